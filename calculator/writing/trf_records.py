"""Records of FIDE's tournament report: the header, the point system, everybody's row."""

from collections.abc import Mapping

from calculator.model import Crosstable, Player, Points, Result
from calculator.model.late import pattern
from calculator.reading.formats.trf.header import Header, date
from calculator.reading.formats.trf.rows import ABOUT
from calculator.tiebreaks import as_listed
from calculator.words import decimal

#: The character of a game's result, and of an unplayed round.
_GAMES = {
    "W": "1",
    "N": "1",
    "D": "=",
    "R": "=",
    "L": "0",
    "S": "0",
    "$": "1",
    "#": "1",
    "X": "+",
    "F": "-",
    "Z": "H",
    "?": " ",
    "": " ",
}
_BYES = {"B": "F", "P": "U", "H": "H", "Z": "H", "U": "Z", "F": "Z", "X": "+"}
_SHORT = {"1": "W", "=": "D", "0": "L"}
_CODE = pattern(r"(?:[A-Z]{2,6}|MPvGP)(?:[/:][A-Z0-9+.-]+)*")
#: Start numbers have four digits.
MOST_PLAYERS = 9999

#: Each player's characters, round by round, by the number in the table.
type Chars = Mapping[int, tuple[str, ...]]


class WriteError(ValueError):
    """The table lacks something that the requested form needs, or has what it has no room for."""


def numbers_of(table: Crosstable) -> dict[int, int]:
    """Return each player's start number: the table's own if it fits into four digits."""
    numbers = [player.number for player in table.players]
    if all(0 < number <= MOST_PLAYERS for number in numbers):
        return {number: number for number in numbers}
    return {number: row for row, number in enumerate(numbers, 1)}


def header_of(table: Crosstable, kind: list[tuple[str, str]]) -> list[str]:
    """Write what is known of the event; ``kind`` are the records that say what event it is."""
    starts = date(table.starts) if table.starts else None
    rated = sum(bool(player.rating) for player in table.players)
    # Where nobody knows how many there will be, the report does not say it either.
    here = table.provisional
    rounds = str(table.rounds if here is None else here.of or "")
    # Names that are not FIDE codes (US Chess's, for example) have no place in this record.
    announced = [as_listed(name) for name in table.announced]
    announced = announced if all(map(_CODE.fullmatch, announced)) else []
    records = [
        ("012", one_line(": ".join(filter(None, (table.event, table.section))))),
        ("042", (starts or "").replace("-", "/")),
        ("062", str(len(table.players))),
        ("072", str(rated) if rated else ""),
        *kind,
        ("142", rounds),
        # The same for programs that know TRF16 as JaVaFo extended it, but not TRF26.
        ("XXR", rounds),
        ("202", ",".join(announced)),
    ]
    return [f"{record} {said}" for record, said in records if said]


def scoring_of(table: Crosstable, also: Mapping[str, set[str]] | None = None) -> Header:
    """Return the point system in the terms of record 162, as its reader understands it.

    ``also`` are more of its codes, each with the results that it is about.
    """
    header = Header()
    if table.points != Points():
        header = Header(scoring=tuple(zip("WDL", table.points, strict=True)))
    results = [result for player in table.players for result in player.results]
    for record, codes in {"P": {"P"}, "A": {"U", "F"}, **(also or {})}.items():
        given = {result.halves for result in results if result.code in codes}
        usual = {header.scores(Result(code)) for code in codes}
        if len(given) == 1 and given != usual:
            scoring = header.scoring or tuple(zip("WDL", Points(), strict=True))
            header = Header(scoring=(*scoring, (record, given.pop())))
    return header


def point_system(header: Header) -> list[str]:
    """Write record 162 if a game or a bye scores something unusual."""
    worth = "    ".join(f"{code}{halves / 2:4.1f}" for code, halves in header.scoring)
    return [f"162  {worth}"] if worth else []


def chars_of(table: Crosstable) -> dict[int, tuple[str, ...]]:
    """Return everybody's characters."""
    scored = {
        (player.number, round_): result.halves
        for player in table.players
        for round_, result in enumerate(player.results)
    }

    def char(round_: int, result: Result) -> str:
        if result.opponent is None:
            return _BYES.get(result.code, " ")
        if table.games_per_round == 1 or not result.played:
            return _GAMES[result.code]
        # The winner of the two games: 1½ against ½ is one victory.
        theirs = scored.get((result.opponent, round_), 0)
        return "=" if result.halves == theirs else "01"[result.halves > theirs]

    return {
        player.number: tuple(char(round_, result) for round_, result in enumerate(player.results))
        for player in table.players
    }


def rows_of(table: Crosstable, chars: Chars, numbers: dict[int, int]) -> list[str]:
    """Write everybody's row (001)."""
    return [_row(player, chars[player.number], table, numbers) for player in table.players]


def _row(player: Player, chars: tuple[str, ...], table: Crosstable, numbers: dict[int, int]) -> str:
    rating = str(player.rating or "")
    place = player.place if player.place.isdecimal() and len(player.place) < 5 else ""
    total = player.total_halves
    if total is None:
        total = player.halves(table.rounds_played)
    points = decimal(500 * total)
    points = points if len(points) < 5 else points.removesuffix(".0")
    cells = "".join(
        _cell(result, char, numbers) for result, char in zip(player.results, chars, strict=True)
    )
    line = (
        f"001 {numbers[player.number]:4}      {one_line(player.called)[:33]:33} "
        f"{rating if len(rating) < 5 else '':>4} {'':26} "
        f"{points if len(points) < 5 else '':>4} {place:>4}{cells.rstrip(' ')}"
    )
    for heading, value in player.about:
        at = ABOUT.get(heading)
        if at and len(value) <= at.stop - at.start:
            line = line[: at.start] + f"{one_line(value):{at.stop - at.start}}" + line[at.stop :]
    return line


def _cell(result: Result, char: str, numbers: dict[int, int]) -> str:
    if result.opponent is None or result.code == "Z":
        return f"  0000 - {char}" if char != " " else " " * 10
    char = _SHORT.get(char, char) if result.short else char
    return f"  {numbers[result.opponent]:4} {result.color.lower() or '-'} {char}"


def one_line(text: str) -> str:
    """Return a text on one line, however it was broken."""
    return " ".join(text.split())
