"""The standings as a table; every value opens its workings."""

from typing import NamedTuple

from calculator import answers
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Value
from calculator.view.element import Element, el
from calculator.words import points, remembered, say


def standings_table(
    standings: Standings, chosen: int | None, root: str, real: Standings | None = None
) -> Element:
    """Return the table "Standings"; ``root`` is the way from the page to the site's root.

    Where results are changed, ``real`` are the standings by the real ones: who moved has the
    real place beside the new one.
    """
    was = {row.number: row.place for row in real.rows} if real else {}
    names = tuple(tiebreak.name for tiebreak in standings.order)
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", say("name"), scope="col", class_="tb-name"),
        el("th", say("score"), scope="col", class_="tb-figure"),
        *(
            el(
                "th",
                el("a", tiebreak.title, href=root + tiebreak.page, title=tiebreak.meaning),
                scope="col",
                class_="tb-figure",
            )
            for tiebreak in standings.order
        ),
    ]
    rows = []
    before: Standing | None = None
    for row in standings.rows:
        moved = was.get(row.number, row.place)
        line = _Line(
            row.place,
            row.number,
            row.name,
            row.score,
            tuple([(value := row.values.get(name)) and value[:2] for name in names]),
            row.decided_by,
            chosen=row.number == chosen,
            new_score=before is not None and before.score != row.score,
            shared=before is not None and before.place == row.place,
            was=say("was", moved) if moved != row.place else "",
            up=moved > row.place,
        )
        rows.append(_row(line, names))
        before = row
    return el(
        "div",
        el(
            "table",
            el("thead", el("tr", *heads)),
            el("tbody", *rows),
            class_="tb-standings",
            aria_label=say("standings"),
        ),
        el("p", say("decided"), id="tb-decided", hidden=""),
        class_="tb-scroll",
        tabindex="0",
    )


class _Line(NamedTuple):
    """All that a row shows."""

    place: int
    number: int
    name: str
    score: int
    values: tuple[tuple[int | None, int] | None, ...]
    """Amount and scale; ``None`` where the tiebreak was not needed."""
    decided_by: str | None
    chosen: bool
    new_score: bool
    shared: bool
    """The place is that of the row above."""
    was: str
    """The place by the real results, in words, where it is another."""
    up: bool


@remembered
def _row(line: _Line, names: tuple[str, ...]) -> Element:
    """Return a row; remembered, because of a large table few rows change at a time."""
    moved = el("small", line.was, class_="tb-up" if line.up else "tb-down") if line.was else None
    classes = ["tb-new-score"] * line.new_score + ["tb-chosen"] * line.chosen
    return el(
        "tr",
        el(
            "td",
            str(line.place),
            " " if moved else None,
            moved,
            class_="tb-place tb-shared" if line.shared else "tb-place",
        ),
        el("th", line.name, scope="row", class_="tb-name"),
        el("td", points(line.score), class_="tb-figure"),
        *(
            _value(line.number, name, *value, "tb-deciding" if line.decided_by == name else "")
            if value
            else el("td", class_="tb-figure")
            for name, value in zip(names, line.values, strict=True)
        ),
        class_=" ".join(classes) or None,
        data_number=str(line.number),
        aria_current="true" if line.chosen else None,
    )


@remembered
def _value(number: int, name: str, amount: int | None, scale: int, mark: str) -> Element:
    return el(
        "td",
        el(
            "button",
            answers.shown(Value(amount, scale)),
            type="button",
            class_=f"tb-value {mark}".rstrip(),
            aria_describedby="tb-decided" if mark else None,
            data_number=str(number),
            data_tiebreak=name,
        ),
        class_="tb-figure",
    )


def other_reading(standings: Standings) -> Element | None:
    """Return the standings under the other reading of a table that contradicts itself."""
    other = standings.other
    if other is None:
        return None
    heads = [say("place"), say("name"), say("score")]
    heads += [tiebreak.title for tiebreak in other.order]
    rows = [
        el(
            "tr",
            el("td", str(row.place), class_="tb-place"),
            el("th", row.name, scope="row", class_="tb-name"),
            el("td", points(row.score), class_="tb-figure"),
            *(
                el("td", answers.shown(row.values[tiebreak.name]), class_="tb-figure")
                for tiebreak in other.order
                if tiebreak.name in row.values
            ),
        )
        for row in other.rows
    ]
    return el(
        "details",
        el("summary", say("other-reading")),
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
                el("tbody", *rows),
                class_="tb-standings",
                aria_label=say("other-reading"),
            ),
            class_="tb-scroll",
            tabindex="0",
        ),
        class_="tb-other",
        open="",
    )
