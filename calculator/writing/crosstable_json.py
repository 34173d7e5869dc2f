"""A crosstable as a JSON document, and back: nothing is lost."""

import json
from typing import TYPE_CHECKING, Any

from calculator.model import Crosstable, Player
from calculator.tiebreaks import as_listed

if TYPE_CHECKING:  # few events are of teams
    from calculator.model.teams import Teams

Json = dict[str, Any]
#: The version of the document; a later one reads the earlier ones.
VERSION = 1


def to_json(table: Crosstable) -> str:
    r"""Write a table as a JSON document that :func:`calculator.read` reads.

    >>> from calculator.reading import read
    >>> read(to_json(read("Name,R1,R2\nAnn,W2,D2\nBob,L1,D1"))).players[0].name
    'Ann'
    """
    document: Json = {
        "crosstable": VERSION,
        "event": table.event,
        "section": table.section,
        "kind": table.kind,
        "format": table.format,
        "rules": table.system,
        "starts": table.starts,
        "edition": table.rules,
        "rounds": table.rounds,
        "rounds_played": table.rounds_played,
        **({"scheduled": table.scheduled} if table.scheduled else {}),
        **({"after": table.after} if table.after else {}),
        **({"to_play": True} if table.to_play else {}),
        "games_per_round": table.games_per_round,
        "points": list(table.points),
        "order": list(map(as_listed, table.announced)),
        **({"legend": True} if table.legend else {}),
        "numbered_by": table.numbered_by,
        "lacks": list(table.lacks),
        "players": list(map(_player, table.players)),
        "printed": [
            {
                "heading": column.heading,
                "tiebreak": column.tiebreak,
                "assumed": column.assumed,
                **({"called": column.called} if column.called else {}),
                "values": [list(pair) for pair in column.values.items()],
            }
            for column in table.printed
        ],
        **({"teams": _teams(table.teams)} if table.teams else {}),
    }
    return json.dumps(document, ensure_ascii=False)


def _player(player: Player) -> Json:
    return {
        "number": player.number,
        "name": player.called,
        "rating": player.rating,
        "total": player.total_halves,
        "place": player.place,
        "about": [list(pair) for pair in player.about],
        "given": None
        if player.given is None
        else [player.given.halves, list(player.given.unplayed)],
        "results": [list(result) for result in player.results],
        **({"counted_to": player.counted_to} if player.counted_to else {}),
    }


def _teams(teams: "Teams") -> Json:
    """Write who plays for whom, and the boards of each match; a board is as the model has it."""
    return {
        "boards": teams.boards,
        "primary": teams.primary,
        "match": list(teams.match),
        "game": list(teams.game),
        "bye": teams.bye,
        "individuals": list(map(_player, teams.individuals)),
        "members": [[team, list(members)] for team, members in teams.members.items()],
        "lineups": [
            [team, round_, [list(board) for board in boards]]
            for (team, round_), boards in teams.lineups.items()
        ],
    }
