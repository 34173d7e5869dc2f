"""The JSON document that other programs rely on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from calculator import answers
from calculator.answers import Versus, wording
from calculator.model import Crosstable
from calculator.model.late import late
from calculator.ranking import Place, Published, Standing, Standings
from calculator.ranking.classes import Part
from calculator.reading import ReadError
from calculator.tiebreaks import Term, Value

if TYPE_CHECKING:  # few tables are of teams
    from calculator.writing.reasons_json import reasons as of_reasons
    from calculator.writing.team_json import of_team
else:
    of_team = late("calculator.writing.team_json", "of_team")
    of_reasons = late("calculator.writing.reasons_json", "reasons")

Json = dict[str, Any]
#: The document's own version: within one, keys are only added.
VERSION = 1


def document(
    standings: Standings,
    *,
    workings: bool = False,
    reasons: bool = False,
    rows: tuple[Standing, ...] | None = None,
) -> Json:
    r"""Return the JSON document of a ranking; ``rows`` limits it to some players.

    ``workings`` adds to each row the working of its values, ``reasons`` why it has its place.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> document(rank(read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")))["standings"][1]["score"]
    1
    """
    table = standings.table
    published = standings.published
    printed = published.places.printed if published and published.places else {}
    return {
        "version": VERSION,
        "format": table.format or None,
        "event": table.event,
        "section": table.section,
        "kind": f"team-{table.kind}" if table.of_teams else table.kind,
        "rules": standings.rules,
        "rounds": table.rounds,
        "rounds_played": table.rounds_played,
        "provisional": table.provisional and table.provisional._asdict(),
        "points": {name: number(halves, 2) for name, halves in table.points._asdict().items()},
        **({"class": standings.part.rule.text} if standings.part else {}),
        "order": [tiebreak.name for tiebreak in standings.order],
        "standings": [
            _standing(row, standings.part, printed.get(row.number), workings=workings)
            | (of_team(standings.tally, row.number) if table.of_teams else {})
            | (of_reasons(standings, row.number) if reasons else {})
            for row in (standings.rows if rows is None else rows)
        ],
        **_without_place(table),
        "order_from": standings.basis.origin,
        **({"sheet_order": sheet_order} if (sheet_order := standings.basis.sheet_order) else {}),
        "published": None if published is None else _published(published),
        "warnings": [
            {
                "code": warning.code,
                "message": wording.warning(warning),
                "line": warning.line,
                "column": warning.column,
            }
            for warning in wording.warnings(standings)
        ],
    }


def _without_place(table: Crosstable) -> Json:
    """Return who has no place in the standings, and why; nothing if everybody has."""
    why = dict.fromkeys(table.annulled, "withdrawn") | dict.fromkeys(table.out, "out")
    apart = [
        {"number": player.number, "name": player.called, "reason": why[player.number]}
        for player in table.players
        if player.number in why
    ]
    return {"without_place": apart} if apart else {}


def documents(
    standings: Standings,
    classes: Sequence[Standings],
    *,
    workings: bool = False,
    reasons: bool = False,
    player: int | None = None,
) -> Json:
    """Return the document of a ranking, or of its prize classes if there are any.

    For one class it is the document of that class. For several it is that of the whole event,
    with the classes' documents, each whole, under ``classes``. ``player`` limits the rows to one.
    """

    def one(each: Standings) -> Json:
        rows = each.rows if player is None else (each.row(player),)
        return document(each, workings=workings, reasons=reasons, rows=rows)

    if len(classes) == 1:
        return one(classes[0])
    made = one(standings)
    return made | {"classes": [one(each) for each in classes]} if classes else made


def versus_document(versus: Versus) -> Json:
    r"""Return the JSON document of a comparison of two players.

    ``tiebreak`` is ``"score"`` where the scores differ, ``None`` where they share a place; the
    two are then in the order in which they were asked for. ``values`` are those that decided.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> versus_document(answers.compare(standings, 1, 2))["values"]
    {'ahead': 2, 'behind': 1}
    """
    rows = {"ahead": versus.ahead, "behind": versus.behind}
    decided = versus.decided
    values = None
    if decided == "score":
        values = {side: number(row.score, 2) for side, row in rows.items()}
    elif decided is not None:
        values = {side: row.values[decided].number for side, row in rows.items()}
    return {
        **{side: row.number for side, row in rows.items()},
        "tiebreak": decided,
        "tied_on": list(versus.tied_on),
        "values": values,
        "message": answers.versus_text(versus),
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


def _published(published: Published) -> Json:
    found: Json = {
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
    }
    if published.places is not None:
        found["places"] = {
            "compared": published.places.compared,
            "agree": published.places.agree,
            "differences": [
                {"number": one.number, "printed": _place(one.printed), "computed": one.computed}
                for one in published.places.differences
            ],
        }
    return found


def _place(place: Place) -> int | str:
    """Return a printed place: a number, or ``2-5`` where a group shares it."""
    return place.first if place.first == place.last else f"{place.first}-{place.last}"


def _standing(row: Standing, part: Part | None, printed: Place | None, *, workings: bool) -> Json:
    standing: Json = {
        "place": row.place,
        **({"place_overall": part.overall[row.number]} if part else {}),
        "number": row.number,
        "name": row.name,
        "score": number(row.score, 2),
        "values": {name: value.number for name, value in row.values.items()},
        "decided_by": row.decided_by,
    }
    if printed is not None:
        standing["printed_place"] = _place(printed)
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
        "amount": number(term.amount, scale),
        "counted": term.counted,
        "reason": wording.reason(term),
    }


def number(amount: int, scale: int) -> float | int | None:
    """Return an amount as the document has it: whole where it is."""
    return Value(amount, scale).number
