"""What the page and the core say to one another, as types.

The page's own types (``pyscript_app/page/protocol.ts``), and what a link is read by
(``pyscript_app/page/fields.js``), are written from these by
``python -m pyscript_app.build.protocol``, so that neither side can drift from the other.
What comes in is not to be trusted: :mod:`calculator.page.request` takes from it what fits.
"""

from typing import Literal, NotRequired, Required, TypedDict

from calculator.view import Patch, Tree

#: A whole number, in digits.
type Digits = str
#: Not empty where it is so.
type Flag = str

# "class" is a word of Python's own: it cannot be a field of a class.
Classed = TypedDict("Classed", {"class": NotRequired[str]})


class State(Classed, total=False):
    """What a link carries: the text, and what was chosen."""

    text: Required[str]
    order: str
    """A named order, or the names of tiebreaks with commas between them."""
    player: Digits
    """The number of the chosen player."""
    versus: Digits
    """The number of the player to be compared with, in place of those just above and below."""
    choices: dict[str, str]
    """What an event chose, by name: see :class:`calculator.tiebreaks.choices.Choices`."""
    changes: str
    """Changed results, as :func:`calculator.view.written` writes them."""
    reading: str
    """The layout that the text is read as; where it is missing, the one that fits."""
    section: Digits
    """The position of the chosen section, from 0."""
    language: str
    rules: str
    """The edition of FIDE's rules."""
    show: str
    """``answer`` where a page inside another one shows no tables, only the answer."""
    teams: str
    """What was chosen for the standings of schools, clubs or teams; empty where they are not shown:
    see :func:`calculator.ranking.schools.rule.written`."""
    every: Flag
    """Whether the answer has the sums by every tiebreak."""


class View(State, total=False):
    """A state with what is unfolded or sorted in the page."""

    cell: str
    """The cell of the crosstable whose choices are open, as ``round.number``."""
    find: str
    """``higher`` where ways to a higher place are looked for; ``need`` for what gives each."""
    results: Flag
    """Whether the crosstable is shown."""
    sort: str
    """The column by which the standings are sorted; with ``-`` in front the other way around."""
    effects: Flag
    """Whether each choice of the order says which place it would give the player."""


#: What only unfolds or sorts something: a search and the choices of a cell stay open then. The page
#: has this, and the fields of a state, in ``pyscript_app/page/fields.js``.
LOOKS = ("cell", "results", "sort", "teams", "every", "effects")


class AnyRequest(View, total=False):
    """What every request has."""

    html: str
    """The HTML of the same clipboard as ``text``."""
    root: str
    """The way from the page to the site's root."""


class Calculate(AnyRequest):
    """Ask for the whole result."""

    what: Literal["calculate"]
    drawn: NotRequired[int]
    """The number by which the page will know the tree that it gets."""
    over: NotRequired[int]
    """The number of the tree that it shows now."""
    part: NotRequired[Literal["first", "rest"]]
    """``first`` where pieces may stay as they are in that tree; ``rest`` for these pieces alone,
    when ``more`` was replied: nothing else in the request is changed but these numbers."""
    earlier: NotRequired[str]
    """The text before this one: if both are of one event, it is said what changed."""
    who: NotRequired[str]
    """Whom ``player`` means, where the number may be an earlier version's: who has this name."""
    whom: NotRequired[str]
    """The same of ``versus``."""


# So is "from".
Since = TypedDict("Since", {"from": NotRequired[str]})


class Higher(AnyRequest, Since):
    """Ask to go on with what ``find`` looks for: ``from`` is the ``next`` of the last reply."""

    what: Literal["higher"]
    stop: NotRequired[Flag]
    """Whether nothing more is to be looked for."""


class Workings(AnyRequest):
    """Ask for the workings of one value."""

    what: Literal["workings"]
    number: int
    tiebreak: str


# And "as".
Form = TypedDict("Form", {"as": str})


class Export(AnyRequest, Form):
    """Ask for the result in another form: ``as`` is a name in ``EXPORTS``."""

    what: Literal["export"]


class Print(AnyRequest):
    """Ask for a sheet of paper."""

    what: Literal["print"]
    sheet: str
    """See :func:`calculator.view.paper.sheet`."""


class Picture(AnyRequest):
    """Ask for the answer as a picture, and for what is handed on with it."""

    what: Literal["picture"]


type Request = Calculate | Higher | Workings | Export | Print | Picture


class Pasted(TypedDict):
    """What every reply has."""

    pasted: NotRequired[str]
    """The text that stands for the request's HTML from then on."""


class Calculated(Pasted):
    """The whole result: a tree, or what makes it of the tree that the page shows."""

    state: Literal["done"]
    result: NotRequired[Tree]
    patch: NotRequired[Patch]
    more: NotRequired[bool]
    """Whether pieces of it are as they were in the tree that the page shows, and may be wrong."""
    format: str
    """The layout of the text."""
    message: str
    """What to say of it: what was understood, or what the last choice has done; else empty."""
    player: str
    """The chosen player's name; empty where nobody is chosen."""
    number: str
    """The chosen player's number: by ``who`` it may be another than was asked for."""
    versus: str
    """The same of the player to be compared with, where one was asked for."""
    event: str
    """The event's name; empty where the text has none."""
    size: str
    """How many players it has, in words: where no event is named, that tells tables apart."""
    after: str
    """How far the event is, in words; empty where it is over."""
    told: str
    """What a link may carry of the answer (:mod:`calculator.answers.link_answer`); else empty."""


class Searched(Pasted):
    """What is looked for, as far as it was found."""

    state: Literal["done"]
    higher: Tree | None
    """``null`` where nobody is chosen."""
    next: str
    """From where the search goes on; empty at its end."""


class Worked(Pasted):
    """The workings of one value."""

    state: Literal["done"]
    workings: Tree


class Exported(Pasted):
    """The result in another form."""

    state: Literal["done"]
    text: str
    name: str
    """For a file that holds it."""
    media: str
    """The media type of that file."""


class Refused(Pasted):
    """The table cannot be written in that form."""

    state: Literal["done"]
    refused: str
    """Why, in a sentence."""


class OnPaper(Pasted):
    """A sheet of paper."""

    state: Literal["done"]
    sheet: Tree


class Pictured(Pasted):
    """The answer as a picture."""

    state: Literal["done"]
    picture: Tree | None
    """An SVG; ``null`` where nobody is chosen."""
    said: str
    """What it shows, for people who cannot see it: the answer in short."""
    text: str
    """The answer as text to send; without a player, the title."""
    name: str
    """For a file that holds it."""


class Problem(Pasted):
    """What is wrong with the text: the reply to any request."""

    state: Literal["error"]
    problem: Tree
    line: int | None
    """Where in the text it is, from 1; ``null`` where it is in no one place."""
    column: int | None
    length: int
    """How many characters of the text are at fault."""


class Replies(TypedDict):
    """The reply to each request, by the request's ``what``."""

    calculate: Calculated | Problem
    higher: Searched | Problem
    workings: Worked | Problem
    export: Exported | Refused | Problem
    print: OnPaper | Problem
    picture: Pictured | Problem


#: What a long calculation is doing: it is told at the beginning of each.
type Step = Literal["reading", "ranking", "drawing"]

type Done = Calculated | Searched | Worked | Exported | Refused | OnPaper | Pictured
type Reply = Done | Problem
