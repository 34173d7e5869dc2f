"""What ``--check`` tells of a section that differs: what explains it, and where its faults are."""

from collections.abc import Iterator
from typing import Any

from calculator.answers import slips, wording
from calculator.model import Message
from calculator.ranking import Standings
from calculator.tiebreaks import tiebreaks
from calculator.words import decimal, say, shown

#: The warnings that explain why printed values differ, beside those that begin with "differs-".
_EXPLAIN = {"column-holds", "column-differs", "turned-win", "turned-draw"}
#: How many lines of a section are listed one by one.
_SHOWN = 12
#: How many printed values that differ are listed one by one.
_MAX_VALUES_LISTED = 3


def explanations(standings: Standings) -> tuple[str, ...]:
    """Return what would explain that printed values or places differ, in sentences."""
    published = standings.published
    if published is None or not wording.differing(standings):
        return ()
    why = [
        warning.words()
        for warning in published.warnings
        if warning.code.startswith("differs-") or warning.code in _EXPLAIN
    ]
    places = published.places
    return (*why, *(wording.basis(standings) if places and places.differences else ()))


def faults(standings: Standings) -> list[dict[str, Any]]:
    """Return the pairs of results that contradict each other, and the totals that are wrong.

    Each has its place in the text, the player (who has it there) and the round.
    """
    table = standings.table
    named = {player.number: player.called for player in table.players}
    said = {
        code: [warning for warning in table.warnings if warning.code == code]
        for code in ("results-contradict", "total-differs")
    }
    found: list[tuple[Message, int, int | None]] = [
        (warning, pair.number, pair.round)
        for warning, pair in zip(said["results-contradict"], table.contradictions, strict=True)
    ]
    found += [
        (warning, total.number, None)
        for warning, total in zip(said["total-differs"], table.wrong_totals, strict=True)
    ]
    return [
        {
            "code": warning.code,
            "message": wording.warning(warning),
            "line": warning.line,
            "column": warning.column,
            "number": number,
            "name": named[number],
            "round": round_,
        }
        for warning, number, round_ in found
    ]


def proposals(standings: Standings) -> tuple[str, ...]:
    """Return what may have been meant where results or totals are wrong."""
    names = {player.number: player.called for player in standings.table.players}
    return tuple(slips.question(slip, names) for slip in standings.table.slips)


def lines(standings: Standings, *, with_faults: bool = True) -> list[str]:
    """Return all of it as lines; the rest of very many is counted.

    ``with_faults`` says whether the faults are among them, and what may have been meant.
    """
    said = [*explanations(standings)]
    if with_faults:
        said += [*(fault["message"] for fault in faults(standings)), *proposals(standings)]
    said += _one_by_one(standings)
    more = len(said) - _SHOWN
    return [*said[:_SHOWN], say("check-more", more)] if more > 1 else said


def _one_by_one(standings: Standings) -> Iterator[str]:
    """Say which values and places differ, where those are few."""
    published = standings.published
    if published is None:
        return
    called = {player.number: player.called for player in standings.table.players}
    told = any(warning.code == "column-differs" for warning in published.warnings)
    if len(published.differences) <= _MAX_VALUES_LISTED and not told:
        for one in published.differences:
            title = tiebreaks([one.tiebreak])[0].title
            printed, computed = decimal(one.printed), shown(one.computed)
            yield say("difference", called[one.number], title, printed, computed)
    for place in wording.apart(standings)[0]:
        # The rows within a range follow the values that differ, and are counted.
        if not (place.printed.listed and published.differences):
            yield wording.place_differs(called[place.number], place)
