"""What one checkout says of texts: a process of its own, which the comparison asks.

``python -P answers.py CHECKOUT``: each line of input is a text or a path as JSON, each line of
output what the checkout at that path says of it. It is run as a script, since the other checkout
may lack this module, and asks only what every checkout has.
"""

import json
import sys
from typing import Any

type Said = dict[str, Any]
"""What is said of a section, by kind."""
#: So many sections of a text are asked about, beside the one that is read if nobody chooses.
_MOST = 5


def told(text: str) -> list[Said]:
    """Read a text, and say of each section what came of it."""
    from calculator.reading import ReadError, opened  # noqa: PLC0415 - of the other checkout

    made: list[Said] = []
    chosen: list[int | None] = [None]
    for section in chosen:
        try:
            found = opened(text, section=section)
        except ReadError as error:
            sections = len(error.sections)
            made.append(_refused(error))
        else:
            sections = len(found.sections)
            listed = [[one.title, one.players, one.rounds] for one in found.sections]
            made.append({**_section(found.table), "sections": listed, "read as": found.readings})
        if section is None and sections > 1:
            chosen += range(min(sections, _MOST))
    return made


def _refused(error: Any) -> Said:  # noqa: ANN401 - a class of the other checkout
    return {
        "refused": [error.message, error.hint],
        "where it is refused": [error.line, error.column],
        "contradictions": len(error.contradictions),
        "slips": len(error.slips),
    }


def _section(table: Any) -> Said:  # noqa: ANN401 - a class of the other checkout
    try:
        from calculator.ranked import rank  # noqa: PLC0415 - of the other checkout
    except ImportError:  # an older one
        from calculator import rank  # type: ignore[assignment]  # noqa: PLC0415
    from calculator.writing.standings_json import document  # noqa: PLC0415

    said = document(rank(table))
    rows = said.pop("standings")
    numbers = [player.number for player in table.players]
    results = [player.results for player in table.players]
    warnings = said.pop("warnings")
    return {
        "players": {player.number: player.called for player in table.players},
        "rounds": [said.pop("rounds"), said.pop("rounds_played"), said.pop("provisional")],
        "results": {
            number: [
                f"{one.code}{one.opponent or ''}" for one in row if one.opponent or not one.code
            ]
            for number, row in zip(numbers, results, strict=True)
        },
        "byes": {
            number: [one.code if one.opponent is None else "." for one in row]
            for number, row in zip(numbers, results, strict=True)
        },
        "colors": {
            number: "".join(_of(one, "color", "colour") or "-" for one in row)
            for number, row in zip(numbers, results, strict=True)
        },
        "scores of cells": {
            number: [[one.game_halves, _of(one, "scored_halves", "scored")] for one in row]
            for number, row in zip(numbers, results, strict=True)
        },
        "totals": {player.number: _of(player, "total_halves", "total") for player in table.players},
        "ratings": {player.number: player.rating for player in table.players},
        "printed places": {player.number: player.place for player in table.players},
        "about": {player.number: player.about for player in table.players},
        "standings": {row["number"]: [row["place"], row["score"]] for row in rows},
        "order": [said.pop("order"), said.pop("order_from"), said.pop("sheet_order", None)],
        "values": {row["number"]: row["values"] for row in rows},
        "printed columns": [[one.heading, one.tiebreak] for one in table.printed],
        "published": said.pop("published"),
        "warnings": [[one["line"], one["message"]] for one in warnings],
        "contradictions": [[one.round, one.number, one.other] for one in table.contradictions],
        "wrong totals": [[one.number, one.computed, one.printed] for one in table.wrong_totals],
        "slips": len(table.slips),
        "lacks": table.lacks,
        "numbered by": table.numbered_by,
        "layout": said.pop("format"),
        "the rest": said,
    }


def _of(one: Any, *names: str) -> Any:  # noqa: ANN401 - a class of the other checkout
    """Return what it has under one of the names that it was given, the newest first."""
    return getattr(one, next(name for name in names if hasattr(one, name)))


def main() -> None:
    """Answer each line of input."""
    sys.path.insert(0, sys.argv[1])
    import calculator  # noqa: PLC0415 - of the other checkout

    if not (calculator.__file__ or "").startswith(sys.argv[1].rstrip("/") + "/"):
        raise SystemExit(f"{sys.argv[1]} has no calculator")
    from calculator.command.paths import text_of_paths  # noqa: PLC0415
    from calculator.files import FileError  # noqa: PLC0415

    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = told(text_of_paths([asked["path"]]) if "path" in asked else asked["text"])
        except FileError as error:
            answer = [{"refused": str(error)}]
        except Exception as error:  # noqa: BLE001 - whatever comes out is told
            answer = [{"raised": f"{type(error).__name__}: {error}"}]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
