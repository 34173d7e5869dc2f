"""Small drawings, readable in black and white: running scores, and terms as aligned bars."""

from calculator.answers import Comparison
from calculator.ranking import Standing, Standings
from calculator.view.element import Child, Element, el
from calculator.words import points, quantity, say

#: The lines of others differ in their dashes, not in colour; one's own is drawn through.
_DASHES = ("6 3", "2 2", "8 3 2 3", "1 3", "12 4")
_WIDTH, _HEIGHT, _LEFT, _TOP = 320, 150, 24, 8
#: Where the names are, beside the ends of the lines.
_NAMES, _LINE_OF_NAMES = 200, 14


def running_scores(standings: Standings, rows: tuple[Standing, ...]) -> Element | None:
    """Draw the scores of tied players after each round, the first one's as one's own.

    Players with the same scores all along share a line. ``None`` if rounds are not known.
    """
    tally = standings.tally
    rounds = tally.rounds if standings.table.tells_rounds else 0
    drawn = [row for row in rows if len(tally.record[row.number]) >= rounds]
    if rounds < 2 or len(drawn) < 2 or any(_unknown(standings, row) for row in drawn):
        return None
    lines: dict[tuple[int, ...], list[str]] = {}
    for row in drawn:
        lines.setdefault(tuple(_running(standings, row)), []).append(row.name)
    shown = dict(list(lines.items())[: len(_DASHES) + 1])
    highest = max(max(running) for running in shown) or 1

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
    for at, (running, names) in enumerate(shown.items()):
        corners = [f"{x(0):.1f},{y(0):.1f}"]
        corners += [f"{x(round_):.1f},{y(halves):.1f}" for round_, halves in enumerate(running, 1)]
        own = "tb-line tb-own-line" if at == 0 else "tb-line"
        line: dict[str, str | None] = {
            "class_": own,
            "stroke_dasharray": _DASHES[at - 1] if at else None,
        }
        parts.append(el("polyline", points=" ".join(corners), fill="none", **line))
        middle = _TOP + 6 + at * _LINE_OF_NAMES
        parts.append(
            el("line", x1=str(_WIDTH), x2=str(_WIDTH + 24), y1=str(middle), y2=str(middle), **line)
        )
        parts.append(
            el(
                "text",
                _names(names),
                x=str(_WIDTH + 30),
                y=str(middle),
                dy="3.5",
                class_="tb-own-name" if at == 0 else None,
            )
        )
    said = "; ".join(
        f"{name}: {', '.join(map(points, running))}"
        for running, names in shown.items()
        for name in names
    )
    height = max(_HEIGHT, _TOP + len(shown) * _LINE_OF_NAMES + 4)
    return el(
        "figure",
        el("figcaption", say("running-scores")),
        el(
            "svg",
            el("title", say("running-scores")),
            el("desc", said),
            *parts,
            viewBox=f"0 0 {_WIDTH + _NAMES} {height}",
            role="img",
            class_="tb-picture",
        ),
    )


def _names(names: list[str]) -> str:
    """Return those who share a line: the first two, and how many more."""
    first = ", ".join(names[:2])
    return f"{first} +{len(names) - 2}" if len(names) > 2 else first


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
                    class_="tb-term" if term.counted else "tb-term tb-term-out",
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
