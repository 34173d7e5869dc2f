"""The JSON document that other programs rely on."""

from typing import Any

from calculator import explain
from calculator.ranking import Standing, Standings
from calculator.reading import ReadError
from calculator.tiebreaks import Term, Value

Json = dict[str, Any]


def document(
    standings: Standings, *, workings: bool = False, rows: tuple[Standing, ...] | None = None
) -> Json:
    r"""Return the JSON document of a ranking; ``rows`` limits it to some players.

    >>> from calculator import rank, read
    >>> document(rank(read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")))["standings"][1]["score"]
    1
    """
    table = standings.table
    published = standings.published
    return {
        "format": table.format or None,
        "event": table.event,
        "section": table.section,
        "kind": table.kind,
        "rules": standings.rules,
        "rounds": table.rounds,
        "rounds_played": table.rounds_played,
        "order": [tiebreak.name for tiebreak in standings.order],
        "standings": [
            _standing(row, workings=workings) for row in (standings.rows if rows is None else rows)
        ],
        "published": None
        if published is None
        else {
            "compared": published.compared,
            "agree": published.agree,
            "differences": [
                {
                    "number": difference.number,
                    "tiebreak": difference.tiebreak,
                    "printed": difference.printed / 1000,
                    "computed": difference.computed.number,
                }
                for difference in published.differences
            ],
        },
        "warnings": [
            {
                "code": warning.code,
                "message": explain.warning(warning),
                "line": warning.line,
                "column": warning.column,
            }
            for warning in explain.warnings(standings)
        ],
    }


def error_document(error: ReadError) -> Json:
    """Return the JSON document of a text that could not be read."""
    return {
        "error": {
            "message": error.message,
            "line": error.line,
            "column": error.column,
            "hint": error.hint,
        }
    }


def _standing(row: Standing, *, workings: bool) -> Json:
    standing: Json = {
        "place": row.place,
        "number": row.number,
        "name": row.name,
        "score": _number(row.score, 2),
        "values": {name: value.number for name, value in row.values.items()},
        "decided_by": row.decided_by,
    }
    if workings:
        standing["workings"] = {
            name: [_term(term, value.unit) for term in value.terms]
            for name, value in row.values.items()
        }
    return standing


def _term(term: Term, scale: int) -> Json:
    return {
        "round": term.round,
        "opponent": term.opponent,
        "amount": _number(term.amount, scale),
        "counted": term.counted,
        "reason": explain.reason(term),
    }


def _number(amount: int, scale: int) -> float | int | None:
    return Value(amount, scale).number
