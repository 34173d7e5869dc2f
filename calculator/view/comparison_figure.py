"""What put one above the other, drawn; below it by how much, and what is left of both sums."""

from calculator.answers import Comparison
from calculator.answers.sum_remainders import said
from calculator.ranking import Standing, Standings
from calculator.view.element import Element, el
from calculator.view.figure import PHONE, figure, of_score
from calculator.words.message_words import in_words


def against(comparison: Comparison, row: Standing, ems: float = PHONE) -> Element | None:
    """Draw a comparison, the one ahead first; ``None`` where its values are not to be drawn.

    ``row`` is the player who asks; ``ems`` how wide it is at least, in heights of its font.
    """
    pair = (comparison.ahead, comparison.behind)
    drawn = figure(comparison.tally, comparison.tiebreak, pair, own=row.number, ems=ems)
    if drawn is None:
        return None
    words = in_words(said(comparison, row))
    return el(
        "div",
        drawn.svg,
        el("p", words, class_="tb-crossed") if words else None,
        class_="tb-against",
        key=f"against {comparison.tiebreak.name} {comparison.behind.number}",
    )


def by_points(standings: Standings, pair: tuple[Standing, Standing], own: int) -> Element | None:
    """Draw the points of two, the one ahead first; ``own`` is the player who asks."""
    drawn = of_score(standings, pair, own=own)
    return el("div", drawn.svg, class_="tb-against", key="against score") if drawn else None
