"""Standings in a notebook: a table with the sheet's own style, which no other page touches."""

from calculator.answers.classes import title
from calculator.ranking import Standings
from calculator.view.element import el, to_html
from calculator.words import points, say, shown

#: Only what is inside the table is styled; a notebook has its own colors, light or dark.
_STYLE = """
.chess-tiebreaks { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
.chess-tiebreaks caption { text-align: left; font-weight: 600; padding: 0 0 .4em; }
.chess-tiebreaks th, .chess-tiebreaks td { padding: .2em .7em; background: none; }
.chess-tiebreaks td { text-align: right; }
.chess-tiebreaks :is(td.name, th.name) { text-align: left; }
.chess-tiebreaks tr.new > td {
  border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
}
.chess-tiebreaks td.decided { font-weight: 700; }
"""


def table_of(standings: Standings) -> str:
    r"""Return the standings as HTML; the value that decided a place is bold.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> made = table_of(rank(read("A<b 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff"))
    >>> "A&lt;b" in made, '<td class="decided">1½</td>' in made
    (True, True)
    """
    heads = [say("place"), say("name"), say("score")]
    heads += [tiebreak.heading for tiebreak in standings.columns]
    rows = []
    for above, row in zip((None, *standings.rows), standings.rows, strict=False):
        cells = [
            el("td", str(row.place)),
            el("td", row.name, class_="name"),
            el("td", points(row.score)),
        ]
        for tiebreak in standings.columns:
            value = row.values.get(tiebreak.name)
            decided = row.decided_by == tiebreak.name
            cells.append(
                el("td", shown(value) if value else "", class_="decided" if decided else None)
            )
        new = above is not None and above.score != row.score
        rows.append(el("tr", *cells, class_="new" if new else None))
    made = el(
        "table",
        el("caption", title(standings)) if title(standings) else None,
        el(
            "thead",
            el(
                "tr",
                *(el("th", head, class_="name" if head == say("name") else None) for head in heads),
            ),
        ),
        el("tbody", *rows),
        class_="chess-tiebreaks",
    )
    return to_html(el("div", el("style", _STYLE), made))
