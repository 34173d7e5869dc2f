"""The language of the fenced blocks ``tiebreak`` and ``facts`` in the docs.

A ``tiebreak`` block is ``key: value`` lines. If the table is not a file in docs/samples, then
a line ``---`` and the table follow:

    source: 004
    tiebreak: solkoff
    misprint: Adam = 14.5, Barbara = 13.5 | the two sums are swapped
    wins: Barbara
    ---
    Adam 4 of 5: 1 2 3 3.5 4
    Barbara 4 of 5: 2 2.5 3 3 4
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

#: The keys of a ``tiebreak`` block: what it shows, and what is checked.
SHOWN = frozenset(
    [
        *("source", "ours", "tiebreak", "rules", "order", "choices", "table", "players", "show"),
        "covers",  # taken out before a block is worked out: see coverage.py
    ]
)
CHECKED = frozenset(["expect", "misprint", "counts", "wins", "rounds"])
KEYS = SHOWN | CHECKED

#: Written for ``wins`` if the players shown are tied.
NOBODY = "nobody"


class FenceError(ValueError):
    """A block that cannot be understood, or that contradicts the core."""


class Figure(NamedTuple):
    """``Adam = 12.5``: a player, by number or name, and a figure of the source."""

    who: str
    number: Fraction


class Example(NamedTuple):
    """A worked example as its block writes it."""

    tiebreak: str
    sources: tuple[str, ...] = ()
    """The sources that give the example; empty for one of our own."""
    ours: str = ""
    """What in a source's example is our own."""
    rules: str | None = None
    """The edition of FIDE's rules; if empty, the one in force on the day the event began."""
    order: str | None = None
    """The order in which the table is ranked; if empty, by the tiebreak alone."""
    choices: tuple[tuple[str, str], ...] = ()
    """Conventions, results at the board, a seed: as on the command line."""
    sample: str | None = None
    """The name of a file in docs/samples, without its ending."""
    table: str = ""
    """The table itself, if it is not a file."""
    players: tuple[str, ...] = ()
    """Whose workings are shown; empty for everybody's."""
    expect: tuple[Figure, ...] = ()
    misprint: tuple[Figure, ...] = ()
    why_misprint: str = ""
    counts: tuple[Figure, ...] = ()
    """What opponents count for in the sums that are shown."""
    wins: str | None = None
    """Who is ahead by this tiebreak alone; :data:`NOBODY` if those shown are tied."""
    rounds: int | None = None
    show_crosstable: bool = False


def keys_of(block: str, known: frozenset[str]) -> dict[str, str]:
    r"""Read ``key: value`` lines; raises :class:`FenceError` for an unknown key or one twice.

    >>> keys_of("source: 003\nwins: 1", KEYS)
    {'source': '003', 'wins': '1'}
    """
    found: dict[str, str] = {}
    for line in block.splitlines():
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or key not in known:
            raise FenceError(
                f"unknown key in {line.strip()!r}; there are {', '.join(sorted(known))}"
            )
        if key in found:
            raise FenceError(f"{key!r} stands twice")
        if not value:
            raise FenceError(f"{key!r} is empty")
        found[key] = value
    return found


def parse(text: str) -> Example:
    r"""Read a ``tiebreak`` block; raises :class:`FenceError` if it does not make sense.

    >>> parse("tiebreak: solkoff\nwins: nobody\n---\nAdam 1 of 1: 1").table
    'Adam 1 of 1: 1'
    """
    head, ruler, table = _split(text)
    keys = keys_of(head, KEYS)
    if "tiebreak" not in keys:
        raise FenceError("the key 'tiebreak' is missing")
    if bool(ruler) == ("table" in keys):
        raise FenceError("give either a table after a line --- or the key 'table'")
    misprint, _, reason = keys.get("misprint", "").partition("|")
    if misprint and not reason.strip():
        raise FenceError("a misprint needs its reason, after a |")
    for key in ("expect", "misprint", "ours"):
        if key in keys and "source" not in keys:
            raise FenceError(f"{key!r} is about what a source prints: name the source")
    if "source" in keys and not set(keys) & {*CHECKED - {"rounds"}, "ours"}:
        raise FenceError("an example of a source needs what the source prints ('expect')")
    if keys.get("show", "crosstable") != "crosstable":
        raise FenceError("'show' can only be 'crosstable'")
    rounds = keys.get("rounds")
    if rounds is not None and not rounds.isdecimal():
        raise FenceError(f"{rounds!r} is not a number of rounds")
    return Example(
        tiebreak=keys["tiebreak"],
        sources=words(keys.get("source", "")),
        ours=keys.get("ours", ""),
        rules=keys.get("rules"),
        order=keys.get("order"),
        choices=settings(keys.get("choices", "")),
        sample=keys.get("table"),
        table=table,
        players=words(keys.get("players", "")),
        expect=figures(keys.get("expect", "")),
        misprint=figures(misprint),
        why_misprint=reason.strip(),
        counts=figures(keys.get("counts", "")),
        wins=keys.get("wins"),
        rounds=None if rounds is None else int(rounds),
        show_crosstable="show" in keys,
    )


def _split(text: str) -> tuple[str, str, str]:
    lines = text.splitlines()
    rulers: Sequence[int] = [at for at, line in enumerate(lines) if line.strip() == "---"]
    if not rulers:
        return text, "", ""
    return "\n".join(lines[: rulers[0]]), "---", "\n".join(lines[rulers[0] + 1 :]).strip("\n")


def words(value: str) -> tuple[str, ...]:
    """Split a list at its commas if it has any, else at its spaces.

    >>> words("1 2"), words("Player C, Player D")
    (('1', '2'), ('Player C', 'Player D'))
    """
    parts = value.split(",") if "," in value else value.split()
    return tuple(part.strip() for part in parts if part.strip())


def settings(value: str) -> tuple[tuple[str, str], ...]:
    """Read ``seed=x sonneborn-berger=adjusted``; raises :class:`FenceError` for anything else.

    >>> settings("seed=x, playoff.4=1")
    (('seed', 'x'), ('playoff.4', '1'))
    """
    found = []
    for part in words(value):
        name, equals, setting = part.partition("=")
        if not name or not equals or not setting:
            raise FenceError(f"{part!r} should be a name, = and a value, as in 'seed=x'")
        found.append((name, setting))
    return tuple(found)


def figures(value: str) -> tuple[Figure, ...]:
    """Read ``1 = 17, 2 = 16½``; raises :class:`FenceError` for anything else.

    >>> figures("Adam = 12.5")
    (Figure(who='Adam', number=Fraction(25, 2)),)
    """
    found = []
    for part in filter(None, (part.strip() for part in value.split(","))):
        who, equals, number = (piece.strip() for piece in part.rpartition("="))
        try:
            figure = Fraction(number.replace("½", ".5"))
        except ValueError:
            figure = None
        if not who or not equals or figure is None:
            raise FenceError(f"{part!r} should be a player, = and a figure, as in 'Adam = 12.5'")
        found.append(Figure(who, figure))
    return tuple(found)
