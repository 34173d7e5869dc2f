"""Which column says whose a player is, and who is of the same school."""

from collections import Counter
from collections.abc import Container, Iterable
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.model.names import known_by
from calculator.ranking.classes import facts
from calculator.ranking.schools.rule import SchoolsError

#: What columns of each kind are called, as :func:`calculator.ranking.classes.facts.plain` has it;
#: a school comes before a club, a club before a team. The kinds are codes of the catalogue.
KINDS: dict[str, frozenset[str]] = {
    kind: frozenset(words.split())
    for kind, words in {
        "school": "school schoolname schoolcode schoolteam sch escuela colegio instituto centro "
        "schule école ecole scuola escola szkoła skola škola",
        "club": "club clubname club/city club/ort verein klub klubb equipo/club circolo clube "
        "vereniging oddíl seura",
        "team": "team teamname teamcode tm equipo mannschaft équipe equipe equipa squadra ploeg "
        "lag hold",
        "state": "state st estado provincia province",
        "fed": "fed feder federation federación country land nat nation país pais",
    }.items()
}
#: Words that only say what kind of school it is: what they are short for.
_KINDS_OF_SCHOOL = {
    **dict.fromkeys(
        ["school", "schools", "sch", "the", "of", "chess", "club", "cc", "escuela", "colegio"], ""
    ),
    **dict.fromkeys(["elementary", "elem", "es"], "elementary"),
    **dict.fromkeys(["middle", "ms"], "middle"),
    **dict.fromkeys(["high", "hs"], "high"),
    **dict.fromkeys(["academy", "acad"], "academy"),
    **dict.fromkeys(["prep", "preparatory"], "prep"),
}
#: A name of fewer letters is not compared with others: two short ones are often alike.
_LONG = 5


class Group(NamedTuple):
    """Those who are of one school."""

    name: str
    """As most of their rows have it."""
    numbers: tuple[int, ...]
    apart: tuple[int, ...] = ()
    """Who is of it, too, but was not entered."""


class Grouped(NamedTuple):
    """The players by their schools."""

    column: str
    """The heading of the column."""
    kind: str
    """One of :data:`KINDS`; empty where its heading is none of theirs."""
    groups: tuple[Group, ...]
    nobodys: tuple[int, ...]
    """Who is of no school."""


def kind_of(heading: str) -> str:
    """Return what kind of group a heading names; empty where it names none.

    >>> kind_of("School"), kind_of("Club/City"), kind_of("Equipo"), kind_of("Grade")
    ('school', 'club', 'team', '')
    """
    found = facts.plain(heading)
    return next((kind for kind, words in KINDS.items() if found in words), "")


def columns(table: Crosstable) -> tuple[str, ...]:
    """Return the headings that group players, a school's first; of one kind as the table has them.

    One in which all say the same comes after the others.
    """
    found = [heading for heading in facts.headings(table) if kind_of(heading)]
    kinds = list(KINDS)

    def rank(heading: str) -> tuple[bool, int]:
        said = {_key(facts.value(one, heading)) for one in table.competitors} - {""}
        return len(said) < 2, kinds.index(kind_of(heading))

    return tuple(sorted(found, key=rank))


def column(name: str, table: Crosstable) -> str:
    """Return the heading that is meant, or the first that groups players where none is named.

    Raises :class:`SchoolsError` where there is none, or a name may mean several.

    >>> from calculator.model import Player, crosstable
    >>> table = crosstable([Player(1, "Ann", about=(("Grade", "5"), ("Club", "Oak")))])
    >>> column("", table), column("grade", table)
    ('Club', 'Grade')
    """
    known = facts.headings(table)
    listed = ", ".join(known)
    if not name.strip():
        found = columns(table)
        if not found:
            raise SchoolsError(*(("schools-none-of", listed) if known else ("schools-none",)))
        return found[0]
    # "Team" is the team's column where there is a school's too, though classes know both as one.
    asked = kind_of(name)
    meant = facts.meant(name, known)
    meant = tuple(heading for heading in meant if kind_of(heading) == asked)[:1] or meant
    if len(meant) != 1:
        if not known:
            raise SchoolsError("schools-none")
        code = "class-columns" if meant else "class-no-column"
        raise SchoolsError(code, name.strip(), ", ".join(meant) or listed)
    return meant[0]


def grouped(
    table: Crosstable, heading: str, numbers: Iterable[int], out: Container[int] = ()
) -> Grouped:
    """Put players together who have the same under a heading; case and dots have no effect.

    Those who are ``out`` were not entered.

    >>> from calculator.model import Player, crosstable
    >>> said = ("St. Mary", "ST MARY", "Oak", "")
    >>> players = [Player(at, f"P{at}", about=(("School", one),)) for at, one in enumerate(said)]
    >>> grouped(crosstable(players), "School", range(4))[2:]
    ((Group(name='Oak', numbers=(2,), apart=()), Group(name='ST MARY', numbers=(0, 1), ...)), (3,))
    """
    player = {one.number: one for one in table.players}
    by_key: dict[str, list[int]] = {}
    nobodys = []
    for number in numbers:
        key = _key(facts.value(player[number], heading))
        if key:
            by_key.setdefault(key, []).append(number)
        else:
            nobodys.append(number)
    groups = []
    for members in by_key.values():
        spelled = Counter(" ".join(facts.value(player[one], heading).split()) for one in members)
        # Whatever the order of the rows, the same name.
        name = min(spelled, key=lambda one: (-spelled[one], one))
        entered = tuple(one for one in members if one not in out)
        groups.append(Group(name, entered, tuple(one for one in members if one in out)))
    groups.sort(key=lambda group: (group.name.casefold(), group.name))
    return Grouped(heading, kind_of(heading), tuple(groups), tuple(nobodys))


def _key(said: str) -> str:
    """Return by what a school is known; empty for what stands for none.

    >>> _key("St. Mary's"), _key("Oak-2"), _key("--"), _key("None")
    ('stmarys', 'oak2', '', '')
    """
    key = known_by(said)
    return "" if key in {"none", "na", "unattached", "individual", "noteam", "ninguno"} else key


def alike(names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return pairs of names that are perhaps one school, spelled in two ways.

    They differ in one letter, or in two that are swapped; or words of the one are short for those
    of the other; or one has a word more that says what kind of school it is.

    >>> alike(["Northpoint", "Norhpoint", "Southport", "Lakeside 1", "Lakeside 2"])
    (('Northpoint', 'Norhpoint'),)
    >>> alike(["St. Mark", "Saint Mark", "Maple Grv", "Maple Grove ES", "Oak Academy", "Oak A"])
    (('St. Mark', 'Saint Mark'), ('Maple Grv', 'Maple Grove ES'))
    >>> alike(["Lincoln Elementary", "Lincoln MS", "Lincoln Middle School"])
    (('Lincoln MS', 'Lincoln Middle School'),)
    """
    listed = [(name, _key(name), _words(name)) for name in names]
    return tuple(
        (one, other)
        for at, (one, first, words) in enumerate(listed)
        for other, second, others in listed[at + 1 :]
        if _short_for(words, others)
        or (min(len(first), len(second)) >= _LONG and _one_letter_apart(first, second))
    )


class _Words(NamedTuple):
    """A school's name, word by word."""

    own: tuple[str, ...]
    kinds: frozenset[str]
    """What kind of school it says that it is: "elementary"."""


def _words(name: str) -> _Words:
    words = [word for word in map(known_by, name.split()) if word]
    own = tuple(word for word in words if word not in _KINDS_OF_SCHOOL)
    return _Words(own, frozenset(_KINDS_OF_SCHOOL.get(word, "") for word in words) - {""})


def _short_for(one: _Words, other: _Words) -> bool:
    """Whether two names have the same words, some of them shortened, and no two kinds of school."""
    if one.kinds and other.kinds and one.kinds != other.kinds:
        return False
    return len(one.own) == len(other.own) > 0 and all(
        first == second or _shortened(*sorted((first, second), key=len))
        for first, second in zip(one.own, other.own, strict=True)
    )


def _shortened(short: str, long: str) -> bool:
    """Whether a word of two letters or more leaves some of another out, not its first."""
    rest = iter(long[1:])
    return (
        1 < len(short) < len(long)
        and (short + long).isalpha()
        and short[0] == long[0]
        and all(char in rest for char in short[1:])
    )


def _one_letter_apart(one: str, other: str) -> bool:
    """Whether a letter more, less, or another one makes one word of the other, or a swap."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    at = next((at for at, char in enumerate(short) if char != long[at]), len(short))
    if len(short) == len(long) and short[at : at + 2] == long[at : at + 2][::-1]:
        return short[at + 2 :] == long[at + 2 :] and short[at : at + 2].isalpha()
    rest = short[at + 1 :] if len(short) == len(long) else short[at:]
    letters = long[at] + (short[at] if len(short) == len(long) else "")
    return rest == long[at + 1 :] and letters.isalpha()
