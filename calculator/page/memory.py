"""What one session remembers from one question to the next."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed, in_force
from calculator.model import Crosstable, Message
from calculator.model.late import late
from calculator.page.protocol import Step
from calculator.page.request import Request
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class
from calculator.ranking.classes import ClassError
from calculator.reading import ReadError, SectionError, Text
from calculator.tiebreaks import UnknownTiebreakError, chosen
from calculator.view import Element, PastedText, Patch, difference
from calculator.view.pieces import Pieces

if TYPE_CHECKING:  # looked for only when somebody asks
    from calculator.answers.since import Since, earlier, joined, since
    from calculator.answers.what_if.need import Need
    from calculator.answers.what_if.other_results import Search
else:
    earlier = late("calculator.answers.since", "earlier")
    joined = late("calculator.answers.since", "joined")
    since = late("calculator.answers.since", "since")


#: Pieces of a result by their names (calculator.view.pieces): what a changed result need not show
#: at once, and what another player need not.
_OF_THE_ANSWER = ("agreement", "panels", "comparison", "around")
_AROUND_IT = ("agreement", "panels", "next-below", "compare-with", "around", "beyond")


class _Read(NamedTuple):
    """A text, opened, and what of a request that depends on."""

    key: tuple[object, ...]
    source: PastedText


class _Ranked(NamedTuple):
    """The standings by the results of the text, and what of a request they depend on."""

    key: tuple[object, ...]
    standings: Standings


class _Changed(NamedTuple):
    """The standings with some results changed, and those by the results of the text."""

    real: Standings
    changes: tuple[Change, ...]
    standings: Standings


class _Sent[Kind]:
    """What belongs to the answers that were sent, by the numbers that the page gave them.

    Of the one that the page shows and of the newest: one that came too late was never shown, and
    the next is again about the one before it.
    """

    def __init__(self) -> None:
        self._kept: dict[int | None, Kind] = {}

    def next(self, number: int | None, over: int | None, now: Kind) -> Kind | None:
        """Keep what belongs to a number; return what belongs to ``over``, which the page shows."""
        before = self._kept.get(over)
        self._kept = {} if before is None else {over: before}
        self._kept[number] = now
        return before

    def has(self, number: int | None) -> bool:
        """Whether what belongs to a number is still kept."""
        return number in self._kept


class _Built(NamedTuple):
    """What the last result was built of, and what was asked for."""

    request: Request
    pieces: Pieces


class _Past(NamedTuple):
    """The table of an earlier text."""

    text: str
    title: str
    """Of the section; empty for the one that it was asked for."""
    table: Crosstable | None
    """``None`` where it cannot be read."""


class _Since(NamedTuple):
    """What changed since an earlier table; nothing if the two are not of one event."""

    past: _Past
    now: Standings
    found: "Since | None"


class _Going(NamedTuple):
    """A search that goes on, and what it is about."""

    real: Standings
    key: tuple[object, ...]
    search: "Search | Need"


class Said(NamedTuple):
    """What an answer was about, when something was said of it."""

    text: tuple[object, ...]
    order: tuple[object, ...]
    changes: tuple[object, ...]
    class_: str
    number: int | None
    place: int | None
    """The chosen player's."""

    @property
    def choices(self) -> tuple[object, ...]:
        """Everything that a person can choose."""
        return self.order, self.changes, self.class_, self.number


class Memory:
    """The last of each kind only: one page asks about one table at a time.

    So a tap on a value does not read the text again, a changed result leaves most values alone,
    of a large tree only what changed is sent, and a search goes on where it was.
    """

    def __init__(self, tell: Callable[[Step], object] = lambda _: None) -> None:
        """``tell`` is called when a step begins that may take long."""
        self.tell = tell
        self._text: Text | None = None
        self._read: _Read | None = None
        self._ranked: _Ranked | None = None
        self._changed: _Changed | None = None
        self._past: _Past | None = None
        self._since: _Since | None = None
        self._drawn = _Sent[Element]()
        self._built: _Built | None = None
        self._going: _Going | None = None
        self._said = _Sent[Said]()

    def source(self, request: Request) -> PastedText:
        """Return the text, opened; :class:`ReadError` where it cannot be read."""
        key = of_text(request)
        if self._read is None or self._read.key != key:
            self.tell("reading")
            if (last := self._read) is not None and last.source.text != request.text:
                # Most often it is the earlier version that is asked for next.
                self._past = _Past(last.source.text, "", last.source.opened.table)
            if self._text is None or self._text.pasted != request.text:
                self._text = Text(request.text)
            found = self._text.opened(request.reading or None, request.section)
            self._read = _Read(key, PastedText(request.text, found))
        return self._read.source

    def pasted(self, text: Text) -> None:
        """Remember a text that was read already."""
        self._text = text

    def real(self, request: Request) -> Standings:
        """Return the standings by the results of the text; :class:`ReadError` where it has none."""
        key = (*of_text(request), request.order, request.choices, request.rules)
        if self._ranked is None or self._ranked.key != key:
            table = self.source(request).opened.table
            choices = chosen(dict(request.choices))
            self.tell("ranking")
            try:
                standings = rank(
                    table, request.order or None, choices=choices, rules=request.rules or None
                )
            except UnknownTiebreakError as error:
                raise ReadError(error.said) from error
            self._ranked = _Ranked(key, standings)
        return self._ranked.standings

    def with_changes_in_force(self, request: Request) -> Request:
        """Return a request whose changed results all differ from the real ones, one a game.

        Those of a player or a round that is not there are left out, and counted.
        """
        if not request.changes:
            return request
        table = self.real(request).table
        fitting = [change for change in request.changes if _fits(table, change)]
        return request._replace(
            changes=in_force(table, fitting), misfits=len(request.changes) - len(fitting)
        )

    def whole(self, request: Request) -> Standings:
        """Return the standings with the request's changed results; the real ones without any."""
        real = self.real(request)
        if not request.changes:
            return real
        # Most often one result more is changed than a moment ago.
        last = self._changed
        if last is not None and last.real is real and last.changes == request.changes:
            return last.standings
        like = last.standings if last is not None and last.real is real else real
        table = changed(real.table, request.changes)
        names = [tiebreak.name for tiebreak in real.order]
        self.tell("ranking")
        standings = rank(
            table, names, choices=real.tally.choices, rules=real.tally.rules, like=like
        )
        self._changed = _Changed(real, request.changes, standings)
        return standings

    def since(self, request: Request) -> "Since | None":
        """Return what changed since the earlier text, if both are versions of one event."""
        if not request.earlier.strip() or request.earlier == request.text:
            return None
        now = self.real(request)
        past = self._of_past(request)
        if (known := self._since) and known.past is past and known.now is now:
            return known.found
        found = None
        if past.table is not None and (who := joined(past.table, now.table)).one_event:
            found = since(earlier(past.table, now, rank, who), now, who)
        self._since = _Since(past, now, found)
        return found

    def _of_past(self, request: Request) -> _Past:
        """Return the table of the earlier text: of several sections the one of the same title."""
        opened = self.source(request).opened
        many = len(opened.sections) > 1
        title = opened.sections[opened.section].title if many else ""
        past = self._past
        if past is None or (past.text, past.title) != (request.earlier, title):
            past = self._past = _Past(request.earlier, title, _table_before(request.earlier, title))
        return past

    def standings(self, request: Request) -> Standings:
        """Return the standings that a request is about: its results, its class."""
        return of_class_asked(request, self.whole(request))

    def drawn(self, number: int | None, over: int | None, tree: Element) -> Patch | None:
        """Remember a tree that is sent under a number.

        Returns what makes it of the tree ``over``, which the page shows, if that is still known;
        ``None`` where all must be sent.
        """
        before = self._drawn.next(number, over, tree)
        return difference(before, tree) if before and over else None

    def pieces(self, request: Request) -> Pieces:
        """Return what of the last result a request takes as it is: see ``part`` in the protocol."""
        last = self._built
        if last is None or not request.part:
            return Pieces()
        if request.part == "rest":
            same = _of_pieces(last.request) == _of_pieces(request)
            return Pieces(last.pieces.built if same else None)
        waits = _may_wait(last.request, request) if self._drawn.has(request.over) else ()
        return Pieces({name: piece for name, piece in last.pieces.all.items() if name in waits})

    def built(self, request: Request, pieces: Pieces) -> None:
        """Remember what the result that answers a request was built of."""
        self._built = _Built(request, pieces)

    def said(self, request: Request, now: Said) -> Said | None:
        """Remember what is said of the tree that answers a request.

        Returns what was said of the tree that the page shows: an answer that came too late for
        it was not.
        """
        return self._said.next(request.drawn, request.over, now)

    def going(self, request: Request) -> "Search | Need | None":
        """Return the search that goes on if it is the one that a request is about."""
        going = self._going
        if going is None or going.real is not self.real(request):
            return None
        return going.search if going.key == _of_search(request) else None

    def go_on(self, request: Request, search: "Search | Need") -> None:
        """Remember a search, in place of the one before."""
        self._going = _Going(self.real(request), _of_search(request), search)


def _table_before(text: str, title: str) -> Crosstable | None:
    """Read a section by its title, else the largest; ``None`` where the text cannot be read."""
    found = Text(text)
    try:
        return found.table(None, title or None)
    except SectionError:
        return found.table()
    except ReadError:
        return None


def of_text(request: Request) -> tuple[object, ...]:
    """Return what of a request says which text it is about, and how that is read."""
    return request.text, request.reading, request.section, request.language


def _of_search(request: Request) -> tuple[object, ...]:
    return request.player, request.changes, request.class_, request.find


def _of_pieces(request: Request) -> Request:
    """Return what of a request its result depends on."""
    return request._replace(what="", drawn=None, over=None, part="")


def _may_wait(before: Request, now: Request) -> tuple[str, ...]:
    """Return which pieces of a result may be as they were before a request for a moment.

    Where a result or an open cell is all that differs, the player's sums; where another player is,
    what is not about the place alone. Nothing where a person asked for something else.
    """
    one, other = (
        _of_pieces(each)._replace(
            player=None, changes=(), misfits=0, asked=each.asked._replace(cell="")
        )
        for each in (before, now)
    )
    if one != other or now.find:
        return ()
    if before.player == now.player:
        return _OF_THE_ANSWER
    return _AROUND_IT if before.changes == now.changes else ()


def of_class_asked(request: Request, whole: Standings) -> Standings:
    """Return the standings of the class that a request names; the whole ones where it has none.

    A class that the table has no place for (another text was pasted) is said in a warning:
    the standings are still there.
    """
    if not request.class_:
        return whole
    try:
        return of_class(whole, request.class_)
    except ClassError as error:
        refused = Message("class-refused", (error.said,))
        return whole._replace(warnings=(*whole.warnings, refused))


def missed(request: Request, standings: Standings, whole: Standings) -> tuple[Message, ...]:
    """Say what a request asks for that the table does not hold: its link may be another table's.

    Args:
        request: what is asked, with its changes in force.
        standings: of the class that is asked for, if there is one.
        whole: the standings of everybody.
    """
    found = [one for one in standings.warnings if one.code == "class-refused"]
    for number, name, there, code in (
        (request.player, request.who, player_of(request, standings), "player"),
        (request.versus, request.whom, other_of(request, standings), "other"),
    ):
        if number is None or there is not None:
            continue
        names = {row.number: row.name for row in whole.rows}
        called = name if name in names.values() else "" if name else names.get(number, "")
        if called:
            found.append(Message(f"missed-{code}-of-class", (called,)))
        elif name:
            found.append(Message(f"missed-{code}-now", (name,)))
        else:
            found.append(Message(f"missed-{code}", (str(number),)))
    if request.misfits:
        found.append(Message("missed-changes", (request.misfits,)))
    return tuple(found)


def _fits(table: Crosstable, change: Change) -> bool:
    try:
        in_force(table, [change])
    except KeyError:
        return False
    return True


def player_of(request: Request, standings: Standings) -> int | None:
    """Return the chosen player's number if there is such a player."""
    return _named(standings, request.player, request.who)


def other_of(request: Request, standings: Standings) -> int | None:
    """Return the number of the player to be compared with if there is such a player."""
    return _named(standings, request.versus, request.whom)


def _named(standings: Standings, number: int | None, name: str) -> int | None:
    """Return the number of a player who is in the standings.

    The number may be that of an earlier version of the text: the player whom it meant there is
    found by the name, if one player has it.
    """
    names = {row.number: row.name for row in standings.rows}
    if number is None or (number not in names and not name):
        return None
    if not name or names.get(number) == name:
        return number
    called = [number for number, found in names.items() if found == name]
    return called[0] if len(called) == 1 else None
