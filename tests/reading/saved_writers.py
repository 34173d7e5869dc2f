"""Crosstables as SwissSys and the ratings site of US Chess save them."""

import json
from typing import Any

from calculator.model import Crosstable, Player, Result
from tests.reading.writers import Holds, Writer
from tests.support.tables import points

_SIGNS = {"W": "+", "D": "=", "L": "-", "": "~"}
_OUTCOMES = {
    "W": "Win",
    "D": "Draw",
    "L": "Loss",
    "X": "WinForfeit",
    "Z": "DrawForfeit",
    "F": "Forfeit",
    "B": "ByeFull",
    "H": "ByeHalf",
    "U": "Unpaired",
    "": "",
}


def swisssys_section(table: Crosstable, name: str = "Open") -> dict[str, Any]:
    """One section of the file of an event."""
    return {
        "Section name": name,
        "Type": 0,
        "Section title": name,
        "Number of players": len(table.players),
        "Rounds paired": table.rounds_played,
        "Rounds played": table.rounds_played,
        "Final round": table.rounds,
        "Players": [
            {
                "Pair number": player.number,
                "Name": player.name,
                "ID": "12345678",
                "Rating": player.rating or 0,
                "Club": "",
                "Current result": "0",
                "Results": [_token(result) for result in player.results],
            }
            for player in table.players
        ],
        "Teams": [],
    }


def _token(result: Result) -> str:
    sign = _SIGNS.get(result.code, result.code)
    return f"{sign};{result.opponent or 0};{result.color or '-'};1;0;0;0"


def swisssys_file(table: Crosstable, *more: Crosstable) -> str:
    """The file of an event, a section for each table."""
    sections = [swisssys_section(one, f"Section {at}") for at, one in enumerate((table, *more), 1)]
    overview = {
        "Program": "SwissSys",
        "Version": 11.79,
        "Tournament title": "Ashdown Open",
        "Starting date": "2026-03-22",
    }
    return json.dumps({"Overview": overview, "Sections": sections}, indent=1)


def swisssys_web(table: Crosstable) -> str:
    """The report behind its web pages."""
    row = {player.number: at for at, player in enumerate(table.players, 1)}
    section = {
        "section": "Open",
        "rounds_paired": table.rounds,
        "rounds_played": table.rounds_played,
        "standings": [],
        "place": [],
        "tiebreaks": [],
        "players": [
            {
                "name": player.name,
                "id1": "12345678",
                "rating": player.rating or 0,
                "results": [result.code for result in player.results],
                "colors": [result.color or "-" for result in player.results],
                "ops": [row.get(result.opponent or 0, 0) for result in player.results],
            }
            for player in table.players
        ],
    }
    return json.dumps({"tournament": "Ashdown Open", "sections": [section]})


def us_chess_players(table: Crosstable) -> list[dict[str, Any]]:
    """The items of an answer."""
    row = {player.number: at for at, player in enumerate(table.players, 1)}

    def player_of(player: Player) -> dict[str, Any]:
        return {
            "ordinal": row[player.number],
            "memberId": "12345678",
            "firstName": "",
            "lastName": player.name,
            "score": points(player, table),
            "ratings": [
                {"ratingSystem": "Q", "preRating": 111, "postRating": 112},
                {"ratingSystem": "R", "preRating": player.rating, "postRating": 1000},
            ]
            if player.rating
            else [],
            "roundOutcomes": [
                {
                    "roundNumber": at,
                    "outcome": _OUTCOMES[result.code],
                    "color": {"W": "White", "B": "Black", "": None}[result.color],
                    "opponentOrdinal": row.get(result.opponent or 0, 0),
                }
                for at, result in enumerate(player.results, 1)
            ],
        }

    return [player_of(player) for player in table.players]


def us_chess(table: Crosstable, size: int = 100) -> str:
    """Its answers, of so many players each."""
    items = us_chess_players(table)
    return "\n".join(
        json.dumps(
            {
                "items": items[at : at + size],
                "offset": at,
                "pageSize": size,
                "hasNextPage": at + size < len(items),
            }
        )
        for at in range(0, len(items), size)
    )


_ALL = Holds(forfeits_without_opponents=True)
WRITERS: dict[str, Writer] = {
    "swisssys-file": Writer("swisssys-file", swisssys_file, _ALL),
    "swisssys-web": Writer("swisssys-web", swisssys_web, _ALL),
    "us-chess-json": Writer("us-chess-json", us_chess, _ALL),
}
