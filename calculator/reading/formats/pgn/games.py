"""Games in PGN, as broadcasts publish them: who met whom, with what result, from the headers.

``[Round "3.2"]`` is board 2 of round 3. Who has no game in a round may have had a bye of any
kind or be withdrawn: PGN does not say.
"""

from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.formats.pgn.rounds import Played, by_round
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, lines_of

_TAG = pattern(r'\s*\[(\w{1,40})\s+"([^"]{0,300})"\]\s*')
_ROUND = pattern(r"(\d{1,2})(?:\.\d+)*")
_RESULTS = {"1-0": ("W", "L"), "0-1": ("L", "W"), "1/2-1/2": ("D", "D"), "½-½": ("D", "D")}
_FORFEITS = {"W": "X", "L": "F", "D": "Z"}


class _Game(NamedTuple):
    tags: dict[str, Cell]

    def text(self, tag: str) -> str:
        return self.tags[tag].text if tag in self.tags else ""


def read_pgn(text: str) -> list[RawTable | ReadError]:
    """Read the games, one table for each event; events that share a player are one."""
    games = [game for game in _games(text) if {"White", "Black", "Result"} <= set(game.tags)]
    tables: list[RawTable | ReadError] = []
    for event in _events(games):
        try:
            tables.append(_raw_table(event))
        except ReadError as error:
            tables.append(error)
    return tables


def _games(text: str) -> list[_Game]:
    games: list[_Game] = []
    inside = False
    for number, line in enumerate(lines_of(text), 1):
        match = _TAG.fullmatch(line) if len(line) < 400 else None
        if not match:
            inside = inside and not line.strip()
            continue
        if not inside or match[1] in games[-1].tags:
            games.append(_Game({}))
            inside = True
        games[-1].tags[match[1]] = Cell(match[2].strip(), number, match.start(2) + 1)
    return games


def _who(game: _Game, side: str) -> str:
    identity = game.text(f"{side}FideId")
    return identity if identity.strip("0") else game.text(side)


def _events(games: list[_Game]) -> list[list[_Game]]:
    """Group games by event; broadcasts that name each game as an event are one."""
    leader: dict[str, str] = {}

    def lead(key: str) -> str:
        while leader.setdefault(key, key) != key:
            leader[key] = leader[leader[key]]
            key = leader[key]
        return key

    for game in games:
        event = "event " + game.text("Event")
        for side in ("White", "Black"):
            leader[lead(event)] = lead("player " + _who(game, side))
    groups: dict[str, list[_Game]] = {}
    for game in games:
        groups.setdefault(lead("event " + game.text("Event")), []).append(game)
    return list(groups.values())


def _raw_table(games: list[_Game]) -> RawTable:
    numbers: dict[str, int] = {}
    names: dict[int, Cell] = {}
    ratings: dict[int, int] = {}
    pairings: dict[tuple[int, frozenset[int]], list[Played]] = {}
    seen: set[tuple[tuple[str, str], ...]] = set()
    repeated = []
    for game in games:
        round_ = _round(game)
        pair = []
        for side in ("White", "Black"):
            number = numbers.setdefault(_who(game, side), len(numbers) + 1)
            names.setdefault(number, game.tags[side])
            rating = game.text(f"{side}Elo")
            if rating.isdecimal() and 0 < int(rating[:5]) < 4000:
                ratings.setdefault(number, int(rating))
            pair.append(number)
        tags = tuple((tag, cell.text) for tag, cell in game.tags.items())
        if tags in seen:
            repeated.append(game.tags["White"])
            continue
        seen.add(tags)
        cell = game.tags["Result"]
        codes = _RESULTS.get(cell.text.replace(" ", ""), ("", ""))
        if "forfeit" in game.text("Termination").lower():
            codes = (_FORFEITS.get(codes[0], ""), _FORFEITS.get(codes[1], ""))
        when = (game.text("Date"), game.text("UTCTime"))
        played = Played(pair[0], pair[1], codes, cell, when)
        pairings.setdefault((round_, frozenset(pair)), []).append(played)
    rounds = max(round_ for round_, _ in pairings)
    results, games_per_round, left_out = by_round(pairings, names)
    place = games[0].tags["White"]
    columns = tuple(
        Column("round", Cell(str(round_), place.line, place.column), round=round_)
        for round_ in range(1, rounds + 1)
    )
    rows = []
    for number, name in names.items():
        blank = RawResult("", None, name)
        row = tuple(results.get((number, round_), blank) for round_ in range(1, rounds + 1))
        rows.append(RawRow(Cell(str(number), name.line, 1), name, row, ratings.get(number)))
    events = {game.text("Event") for game in games}
    event = games[0].text("Event") if len(events) == 1 else games[0].text("BroadcastName")
    return RawTable(
        columns,
        tuple(rows),
        event=event or None,
        lacks=("byes",),
        games=games_per_round,
        repeated=tuple(repeated),
        warnings=left_out,
    )


def _round(game: _Game) -> int:
    cell = game.tags.get("Round", game.tags["White"])
    match = _ROUND.fullmatch(game.text("Round"))
    if not match or not int(match[1]):
        said = Message("error-no-round", (game.text("White"), game.text("Black")))
        raise ReadError.at(cell, said, "hint-round-header")
    return int(match[1])
