"""The standings as a table; every value opens its workings."""

from calculator import answers
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.element import Element, el
from calculator.words import points, say


def standings_table(
    standings: Standings, chosen: int | None, root: str, real: Standings | None = None
) -> Element:
    """Return the table "Standings"; ``root`` is the way from the page to the site's root.

    Where results are changed, ``real`` are the standings by the real ones: who moved has the
    real place beside the new one.
    """
    was = {row.number: row.place for row in real.rows} if real else {}
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
        rows.append(_row(standings, row, before, chosen, was.get(row.number)))
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


def _row(
    standings: Standings,
    row: Standing,
    before: Standing | None,
    chosen: int | None,
    was: int | None,
) -> Element:
    classes = []
    if before is not None and before.score != row.score:
        classes.append("tb-new-score")
    if row.number == chosen:
        classes.append("tb-chosen")
    shared = before is not None and before.place == row.place
    moved = None
    if was is not None and was != row.place:
        moved = el("small", say("was", was), class_="tb-up" if was > row.place else "tb-down")
    return el(
        "tr",
        el(
            "td",
            str(row.place),
            " " if moved else None,
            moved,
            class_="tb-place tb-shared" if shared else "tb-place",
        ),
        el("th", row.name, scope="row", class_="tb-name"),
        el("td", points(row.score), class_="tb-figure"),
        *(_value(row, tiebreak) for tiebreak in standings.order),
        class_=" ".join(classes) or None,
        data_number=str(row.number),
        aria_current="true" if row.number == chosen else None,
    )


def _value(row: Standing, tiebreak: Tiebreak) -> Element:
    value = row.values.get(tiebreak.name)
    if value is None:
        return el("td", class_="tb-figure")
    deciding = row.decided_by == tiebreak.name
    return el(
        "td",
        el(
            "button",
            answers.shown(value),
            type="button",
            class_="tb-value tb-deciding" if deciding else "tb-value",
            aria_describedby="tb-decided" if deciding else None,
            data_number=str(row.number),
            data_tiebreak=tiebreak.name,
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
