"""What separates a player from the neighbors, or from anybody else: sentences and sums."""

from functools import partial

from calculator import answers
from calculator.answers import Comparison, Versus, Why
from calculator.ranking import Standing, Standings
from calculator.view.asked import Asked
from calculator.view.comparison_figure import against, by_points
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.view.fields import option, select
from calculator.view.pieces import Pieces
from calculator.view.sums import aligned, scores
from calculator.words import say


def somebody(standings: Standings, asked: Asked) -> int | None:
    """Return with whom the player is to be compared; ``None`` for the neighbors.

    Nobody is compared with himself or herself, or with somebody who is not there.
    """
    other = asked.versus
    there = other != asked.player and any(row.number == other for row in standings.rows)
    return other if there else None


def compared(
    answer: Why, asked: Asked, other: int | None, pieces: Pieces | None = None
) -> list[Child | None]:
    """Return the comparison with :func:`somebody`, and the control that asks for another."""
    standings, row = answer.standings, answer.row
    pieces = pieces or Pieces()
    if other is None:
        found, rows, shown = _neighbors(answer, asked.root, pieces)
    else:
        versus = answers.compare(standings, row.number, other)
        found, rows, shown = _versus(versus, row, asked.root)
    if said := answers.shared_in_words(answer):
        found.append(el("p", said, class_="tb-because tb-shared-place", key="because"))
    found += _others(standings, rows, shown, asked)
    return [
        *found,
        *pieces.of("compare-with", lambda: [_compare_with(standings, row.number, other)]),
    ]


def _next_below(below: Comparison, row: Standing) -> Element:
    """Return what separates from the one below, folded: nobody asks that first."""
    said = answers.comparison_in_words(below, row)
    return el(
        "details",
        el("summary", said),
        *_reasons(below, row),
        class_="tb-fold tb-answer-more",
        data_part="next-below",
    )


def _reasons(below: Comparison, row: Standing) -> list[Child | None]:
    return [_because(below, row), against(below, row)]


#: What a comparison shows, whose sums, and by which tiebreaks.
type _Shown = tuple[list[Child | None], tuple[Standing, ...], set[str]]


def _neighbors(answer: Why, root: str, pieces: Pieces) -> _Shown:
    """Return what separates from the one above and the one below, with the sums as a table."""
    above, below, row = answer.above, answer.below, answer.row
    found: list[Child | None] = []
    more: list[Child | None] = []
    if above is not None:
        found += [_because(above, row), against(above, row), _beaten(answer, root)]
    if below is not None:
        more += (
            pieces.of("next-below", lambda: [_next_below(below, row)])
            if above
            else _reasons(below, row)
        )
    sums = partial(aligned, answer.standings, chosen=row.number, root=root)
    rows: tuple[Standing, ...] = (row,)
    if above:
        rows = (above.ahead, *rows)
    if below:
        rows = (*rows, below.behind)
    shown = {one.tiebreak.name for one in (above, below) if one}
    if above and below and len(shown) == 1:
        return [*found, sums(rows, above.tiebreak), *more], rows, shown
    if above:
        found.append(sums((above.ahead, row), above.tiebreak))
    if below:
        more.append(sums((row, below.behind), below.tiebreak))
    return found + more, rows, shown


def _versus(versus: Versus, row: Standing, root: str) -> _Shown:
    """Return why one of two is ahead, with both sums of what decided: a tiebreak, or the score."""
    said = answers.versus_in_words(versus, row.number)
    pair = (versus.ahead, versus.behind)
    found: list[Child | None] = [el("p", said, class_="tb-versus", key="versus")]
    if versus.beaten is not None and versus.behind is row:
        found.append(el("p", _guide(root), class_="tb-because tb-beaten", key="guide"))
    if versus.decided == "score":
        found.append(by_points(versus.standings, pair, row.number))
        found.append(scores(versus.standings, pair, chosen=row.number))
    if versus.comparison is None:
        return found, pair, set()
    tiebreak = versus.comparison.tiebreak
    found.append(against(versus.comparison, row))
    found.append(aligned(versus.standings, pair, tiebreak, chosen=row.number, root=root))
    return found, pair, {tiebreak.name}


def _others(
    standings: Standings, rows: tuple[Standing, ...], shown: set[str], asked: Asked
) -> list[Child | None]:
    """Return the sums by all the other tiebreaks of the order, or the button that shows them."""
    others = [
        tiebreak
        for tiebreak in standings.order
        if tiebreak.name not in shown and any(tiebreak.name in row.values for row in rows)
    ]
    if not others:
        return []
    if not asked.every:
        button = set_button(say("every-tiebreak"), "every", "1")
        return [el("p", button, class_="tb-every", key="every")]
    button = set_button(say("only-deciding"), "every", "")
    return [
        *(
            aligned(standings, rows, tiebreak, chosen=asked.player, root=asked.root, decides=False)
            for tiebreak in others
        ),
        el("p", button, class_="tb-every", key="every"),
    ]


def _compare_with(standings: Standings, number: int, other: int | None) -> Element | None:
    """Return the control "Compare with": the neighbors, or anybody else; alone there is nobody."""
    others = [row for row in standings.rows if row.number != number]
    if not others:
        return None
    options = [option(say("compare-neighbors"), "", chosen=other is None)]
    options += [
        option(f"{row.place}  {row.name}", str(row.number), chosen=row.number == other)
        for row in others
    ]
    return el("p", select("versus", say("compare-with"), options), class_="tb-compare", key="vs")


def _because(comparison: Comparison, row: Standing) -> Element | None:
    """Return what in the terms made the difference, in words."""
    said = answers.reasons_in_words(comparison, row)
    return el("p", said, class_="tb-because", key="because") if said else None


def _beaten(answer: Why, root: str) -> Element | None:
    """Return that the player beat the one above, and the guide on why that does not decide."""
    said = answers.beaten_in_words(answer)
    if not said:
        return None
    return el("p", said, " ", _guide(root), class_="tb-because tb-beaten", key="because")


def _guide(root: str) -> Element:
    return el("a", say("beat-guide"), href=root + answers.GUIDE, hreflang="en")
