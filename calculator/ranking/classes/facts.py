"""What a table says of its players beside results, and how one asks for it by name."""

from collections.abc import Iterable

from calculator.model import Crosstable, Player
from calculator.model.late import pattern

#: Headings that mean the same, without dots and spaces: sheets print the one, people ask for
#: the other. The first of each is the name of the fact in the catalogue.
FACTS: dict[str, frozenset[str]] = {
    name: frozenset((name, *others.split()))
    for name, others in {
        "grade": "gr grd gra gd schoolgrade curso grado klasse",
        "club": "club/city club/ort verein klub clubname equipo/club",
        "team": "teamname equipo mannschaft school escuela",
        "fed": "federation federación country land nat nation país pais",
        "state": "st estado",
        "sex": "gender m/f sexo geschlecht",
        "born": "birth birthyear yearofbirth year yob dob dateofbirth birthdate geburt geb geboren "
        "nacimiento año",
        "type": "typ category cat categoría kat agegroup",
    }.items()
}
_UNSEEN = pattern(r"[\s.:]")
_YEAR = pattern(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_GRADE = pattern(r"(?:grade|gr\.?|curso)?\s*(\d{1,2})(?:st|nd|rd|th|º|°|\.)?(?:\s*grade)?")
_BEFORE_SCHOOL, _KINDERGARTEN = {"pk", "prek", "pre-k"}, {"k", "kg", "kindergarten"}
_FIGURE = pattern(r"-?\d{1,9}(?:[.,]\d{1,3})?")
_WOMEN, _MEN = {"f", "w", "female", "woman", "girl", "fem"}, {"m", "male", "man", "boy"}


def plain(text: str) -> str:
    """Return a heading or a value as it is compared: case, dots and spaces have no effect.

    >>> plain("Fed."), plain("Team Name")
    ('fed', 'teamname')
    """
    return _UNSEEN.sub("", text.casefold())


def headings(table: Crosstable) -> tuple[str, ...]:
    """Return the headings of what a table says of its players, as they are there."""
    return tuple(dict.fromkeys(heading for player in table.players for heading, _ in player.about))


def meant(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the headings that a name may mean: one, several where it is not clear, or none.

    It is the heading itself, else one that means the same, else the one that begins so.

    >>> meant("grade", ["Gr.", "Club"]), meant("fed", ["FED"]), meant("sch", ["School", "Schule"])
    (('Gr.',), ('FED',), ('School', 'Schule'))
    """
    asked = plain(name)
    known = tuple(known)
    same = next((names for names in FACTS.values() if asked in names), frozenset())
    return (
        tuple(heading for heading in known if plain(heading) == asked)[:1]
        or tuple(heading for heading in known if plain(heading) in same)
        or tuple(heading for heading in known if asked and plain(heading).startswith(asked))
    )


def fact(heading: str) -> str:
    """Return the name of the fact that a heading stands for; empty where it is its own.

    >>> fact("Grd"), fact("Colour of the hat")
    ('grade', '')
    """
    found = plain(heading)
    return next((name for name, names in FACTS.items() if found in names), "")


def value(player: Player, heading: str) -> str:
    """Return what a player has under a heading; empty where there is nothing."""
    return next((said for name, said in player.about if name == heading), "")


def figure(text: str, heading: str) -> int | None:
    """Return a value as a figure in thousandths, to be compared; ``None`` where it is none.

    Of a grade, K is 0, and what is before it -1; of a birth date it is the year.

    >>> figure("K", "Grade"), figure("5th", "Gr."), figure("2012/06/01", "Born"), figure("x", "No")
    (0, 5000, 2012000, None)
    >>> figure("Pre-K", "Grade")
    -1000
    """
    told, asked = fact(heading), text.strip().casefold()
    if told == "grade":
        if plain(asked) in _BEFORE_SCHOOL:
            return -1000
        if plain(asked) in _KINDERGARTEN:
            return 0
        grade = _GRADE.fullmatch(asked)
        return int(grade[1]) * 1000 if grade else None
    if told == "born":
        year = _YEAR.search(asked)
        return int(year[0]) * 1000 if year else None
    if not _FIGURE.fullmatch(asked):
        return None
    whole, _, decimals = asked.replace(",", ".").partition(".")
    sign = -1 if whole.startswith("-") else 1
    return int(whole) * 1000 + sign * int(decimals.ljust(3, "0") or 0)


def same(one: str, other: str, heading: str) -> bool:
    """Whether two values under a heading are the same.

    >>> same("North  Point", "northpoint", "Club"), same("w", "F", "Sex"), same("05", "5", "Room")
    (True, True, True)
    """
    if _words(one) == _words(other):
        return True
    if fact(heading) == "sex":
        return any({plain(one), plain(other)} <= words for words in (_WOMEN, _MEN))
    first = figure(one, heading)
    return first is not None and first == figure(other, heading)


def _words(text: str) -> str:
    """Return a value as it is compared: a dot matters in a figure, but not in ``St. Mary``."""
    return "".join(text.casefold().split()) if any(map(str.isdecimal, text)) else plain(text)


def in_order(text: str, heading: str) -> tuple[bool, int, str]:
    """Return by what values of a column are sorted: figures first, by size.

    >>> sorted(["10", "K", "2", "n/a"], key=lambda value: in_order(value, "Grade"))
    ['K', '2', '10', 'n/a']
    """
    found = figure(text, heading)
    return found is None, found or 0, text


def women(text: str) -> bool | None:
    """Whether a value of ``sex`` means women; ``None`` where it is neither."""
    return True if plain(text) in _WOMEN else False if plain(text) in _MEN else None
