"""A crosstable out of the JSON document that :mod:`calculator.writing` makes."""

import json
from typing import Any

from calculator.model import (
    COLORS,
    LACKS,
    NUMBERED_BY,
    RESULT_CODES,
    Crosstable,
    Given,
    Player,
    Points,
    PrintedColumn,
    Result,
    TableError,
    crosstable,
    one_of,
)
from calculator.model.teams import Board, Primary, Teams
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.text.grid import CONTROL, visible

Json = dict[str, Any]
_FAULT = "error-document"
_HINT = "hint-document"
#: A match of more boards than this is none.
_MOST_BOARDS = 100
_PRIMARY: tuple[Primary, ...] = ("MP", "GP")
#: How earlier versions wrote what a table lacks: documents are kept.
_BEFORE = {"colours": "colors"}
_BLANKED = str.maketrans(dict.fromkeys(CONTROL, " "))


def read_document(text: str) -> Crosstable:
    """Read the document; the table's ``format`` is the layout that it was read from at first.

    Raises :class:`ReadError` where it is damaged.
    """
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise ReadError(_FAULT, error.lineno, error.colno, _HINT) from error
    except (RecursionError, ValueError) as error:
        # Nested too deep, or a number of thousands of digits.
        raise ReadError(_FAULT, 1, 1, _HINT) from error
    try:
        return _crosstable(found)._replace(format=str(found["format"]))
    except ReadError:
        raise
    except (TableError, KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise ReadError(_FAULT, 1, 1, _HINT) from error


def _crosstable(found: Json) -> Crosstable:
    if found["crosstable"] != 1:
        raise ReadError("error-document-later", 1, 1, "hint-newest-page")
    players = [_player(player) for player in found["players"]]
    if len(players) > MOST_PLAYERS:
        raise too_many_players(1, len(players))
    rounds, played = int(found["rounds"]), int(found["rounds_played"])
    if not 0 <= played <= rounds <= 100 or not players:
        raise ValueError("the rounds do not fit")
    table = crosstable(
        players,
        rounds=rounds,
        rounds_played=played,
        kind="round-robin" if found["kind"] == "round-robin" else "swiss",
        games_per_round=2 if found["games_per_round"] == 2 else 1,
        points=Points(*map(int, found["points"])),
    )
    numbers = {player.number for player in players}
    return table._replace(
        event=_maybe(found["event"]),
        section=_maybe(found["section"]),
        system="fide" if found["rules"] == "fide" else "us-chess",
        starts=_maybe(found["starts"]),
        scheduled=_number(found.get("scheduled")) or None,
        after=_number(found.get("after")) or None,
        to_play=bool(found.get("to_play", False)),
        rules=_text(found.get("edition", "")),
        announced=tuple(map(_text, found["order"])),
        legend=bool(found.get("legend", False)),
        numbered_by=_of(found["numbered_by"], NUMBERED_BY),
        lacks=tuple(_of(_BEFORE.get(fact, fact), LACKS) for fact in found["lacks"]),
        printed=tuple(
            PrintedColumn(
                _text(column["heading"]),
                _maybe(column["tiebreak"]),
                {
                    int(number): int(value)
                    for number, value in column["values"]
                    if number in numbers
                },
                bool(column["assumed"]),
                _text(column.get("called", "")),
            )
            for column in found["printed"]
        ),
        # Of players, and of teams whose boards are not known, there is no such key.
        teams=_teams(found["teams"], numbers, rounds) if found.get("teams") else None,
    )


def _teams(found: Json, numbers: set[int], rounds: int) -> Teams:
    """Return the boards; ``numbers`` are those of the teams."""
    individuals = tuple(_player(player) for player in found["individuals"])
    if len(individuals) > MOST_PLAYERS:
        raise too_many_players(1, len(individuals))
    there = {player.number for player in individuals}
    members = {int(team): tuple(map(int, each)) for team, each in found["members"]}
    every = [one for each in members.values() for one in each]
    boards = int(found["boards"])
    lineups = {
        (int(team), int(round_)): tuple(_board(board, there) for board in each)
        for team, round_, each in found["lineups"]
    }
    if (
        not 1 <= boards <= _MOST_BOARDS
        or len(there) < len(individuals)
        or not numbers.issuperset(members)
        or not there.issuperset(every)
        or len(set(every)) < len(every)
        or any(team not in numbers or not 1 <= round_ <= rounds for team, round_ in lineups)
        or any(len(each) > boards for each in lineups.values())
    ):
        raise ValueError("the teams do not fit")
    return Teams(
        boards,
        individuals,
        members,
        lineups,
        _of(found["primary"], _PRIMARY),
        Points(*map(int, found["match"])),
        Points(*map(int, found["game"])),
        int(found["bye"]),
    )


def _board(found: list[Any], there: set[int]) -> Board:
    halves, code, player, opponent = found
    one, other = _number(player), _number(opponent)
    if not {one, other} <= {None, *there}:
        raise ValueError("nobody has that number")
    return Board(int(halves), _of(code, tuple(RESULT_CODES)), one, other)


def _player(found: Json) -> Player:
    given = found["given"]
    return Player(
        int(found["number"]),
        _text(found["name"]),
        tuple(_result(*result) for result in found["results"]),
        _number(found["rating"]),
        _number(found["total"]),
        None
        if given is None
        else Given(int(given[0]), tuple(_of(code, tuple(RESULT_CODES)) for code in given[1])),
        _text(found["place"]),
        counted_to=max(0, _number(found.get("counted_to")) or 0),
        # Documents that were written before there were prize classes have no such key.
        about=tuple((_text(heading), _text(value)) for heading, value in found.get("about", ())),
    )


def _result(
    code: object, opponent: object, color: object, games: object, scored: object, short: object
) -> Result:
    return Result(
        _text(code),
        _number(opponent),
        _of(color, tuple(COLORS.values())),
        _number(games),
        _number(scored),
        bool(short),
    )


def _of[Code: str](value: object, known: tuple[Code, ...]) -> Code:
    found = one_of(value, known)
    if found is None:
        raise ValueError("a fact that nobody knows")
    return found


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is missing")
    # Other programs write documents too.
    return value if value.isprintable() else visible(value).translate(_BLANKED)


def _maybe(value: object) -> str | None:
    return None if value is None else _text(value)


def _number(value: object) -> int | None:
    if value is not None and (not isinstance(value, int) or abs(value) > 100_000):
        raise TypeError("a number is missing")
    return value
