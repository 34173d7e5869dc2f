"""A crosstable as a JSON document, and back: nothing is lost."""

import json
from typing import Any

from calculator.model import Crosstable
from calculator.tiebreaks import as_listed

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
        "players": [
            {
                "number": player.number,
                "name": player.called,
                "rating": player.rating,
                "total": player.total,
                "place": player.place,
                "about": [list(pair) for pair in player.about],
                "given": None
                if player.given is None
                else [player.given.halves, list(player.given.unplayed)],
                "results": [list(result) for result in player.results],
                **({"counted_to": player.counted_to} if player.counted_to else {}),
            }
            for player in table.players
        ],
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
    }
    return json.dumps(document, ensure_ascii=False)
