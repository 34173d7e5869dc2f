"""Small drawings, readable in black and white: running scores, and terms as aligned bars."""

from calculator.answers import Comparison
from calculator.ranking import Standing, Standings
from calculator.view.element import Child, Element, el
from calculator.words import points, quantity, say

#: Lines differ in their dashes, not in colour.
_DASHES = (None, "6 3", "2 2", "8 3 2 3", "1 3", "12 4")
_WIDTH, _HEIGHT, _LEFT, _TOP = 320, 150, 24, 8


def running_scores(standings: Standings, rows: tuple[Standing, ...]) -> Element | None:
    """Draw the scores of tied players after each round; ``None`` if rounds are not known."""
    tally = standings.tally
    rounds = 0 if "rounds" in standings.table.lacks else tally.rounds
    shown = [row for row in rows if len(tally.record[row.number]) >= rounds][: len(_DASHES)]
    if rounds < 2 or len(shown) < 2 or any(_unknown(standings, row) for row in shown):
        return None
    highest = max(row.score for row in shown) or 1

    def x(round_: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - 8) * round_ / rounds

    def y(halves: int) -> float:
        return _TOP + (_HEIGHT - _TOP - 20) * (1 - halves / highest)

    parts: list[Child] = []
    for whole in range(0, highest + 1, 2):
        level = f"{y(whole):.1f}"
        parts.append(
            el("line", x1=str(_LEFT), x2=str(_WIDTH - 8), y1=level, y2=level, class_="tb-grid")
        )
        parts.append(
            el("text", points(whole), x=str(_LEFT - 6), y=level, dy="4", text_anchor="end")
        )
    for round_ in range(1, rounds + 1):
        place = f"{x(round_):.1f}"
        parts.append(el("text", str(round_), x=place, y=str(_HEIGHT - 4), text_anchor="middle"))
    legend = []
    for row, dash in zip(shown, _DASHES, strict=False):
        running, corners = 0, [f"{x(0):.1f},{y(0):.1f}"]
        for round_, result in enumerate(tally.record[row.number], 1):
            running += result.halves
            corners.append(f"{x(round_):.1f},{y(running):.1f}")
        line: dict[str, str | None] = {"class_": "tb-line", "stroke_dasharray": dash}
        parts.append(el("polyline", points=" ".join(corners), fill="none", **line))
        sample = el(
            "svg",
            el("line", x1="0", x2="32", y1="5", y2="5", **line),
            viewBox="0 0 32 10",
            width="32",
            height="10",
            aria_hidden="true",
        )
        legend.append(el("li", sample, " ", row.name))
    said = "; ".join(
        f"{row.name}: {', '.join(points(halves) for halves in _running(standings, row))}"
        for row in shown
    )
    return el(
        "figure",
        el("figcaption", say("running-scores")),
        el(
            "svg",
            el("title", say("running-scores")),
            el("desc", said),
            *parts,
            viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
            role="img",
            class_="tb-picture",
        ),
        el("ul", *legend, class_="tb-legend"),
    )


def _unknown(standings: Standings, row: Standing) -> bool:
    return any(result.code == "?" for result in standings.tally.record[row.number])


def _running(standings: Standings, row: Standing) -> list[int]:
    running, found = 0, []
    for result in standings.tally.record[row.number]:
        running += result.halves
        found.append(running)
    return found


def bars(comparison: Comparison) -> Element | None:
    """Draw the terms of both players' sums as aligned bars, the largest first.

    A dropped term is an empty bar. ``None`` for values that are not sums, or have subtractions.
    """
    values = [row.values[comparison.tiebreak.name] for row in (comparison.ahead, comparison.behind)]
    amounts = [term.amount for value in values for term in value.terms]
    if any(value.how != "sum" for value in values) or not amounts or min(amounts) < 0:
        return None
    highest = max(amounts) or 1
    step, left = 12, 4
    count = max(len(value.terms) for value in values)
    height = count * step + 18
    half = _WIDTH / 2
    parts: list[Child] = []
    for side, (row, value) in enumerate(
        zip((comparison.ahead, comparison.behind), values, strict=True)
    ):
        start = side * half + left
        parts.append(el("text", row.name, x=f"{start:.1f}", y="11", class_="tb-bar-name"))
        ordered = sorted(value.terms, key=lambda term: (not term.counted, -term.amount))
        for index, term in enumerate(ordered):
            length = (half - left - 40) * term.amount / highest
            top = 18 + index * step
            parts.append(
                el(
                    "rect",
                    x=f"{start:.1f}",
                    y=str(top),
                    width=f"{max(length, 0.5):.1f}",
                    height=str(step - 4),
                    class_="tb-bar" if term.counted else "tb-bar tb-bar-out",
                )
            )
            text = quantity(term.amount, value.unit)
            parts.append(el("text", text, x=f"{start + length + 4:.1f}", y=str(top + 8)))
    return el(
        "figure",
        el("figcaption", comparison.tiebreak.title),
        el(
            "svg",
            el("title", say("bars-of", comparison.tiebreak.title)),
            *parts,
            viewBox=f"0 0 {_WIDTH} {height}",
            role="img",
            class_="tb-picture",
        ),
    )
