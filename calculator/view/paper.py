"""A sheet of paper: the standings, and the sums of tied players as tables, without buttons."""

from itertools import pairwise

from calculator import answers
from calculator.answers import wording
from calculator.answers.classes import heading, title
from calculator.answers.notes import concerning, said
from calculator.answers.what_if.changes import Change
from calculator.answers.what_if.in_words import changed_in_words
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.element import Child, Element, el
from calculator.view.sums import on_paper
from calculator.view.wall import tied_groups, where_and_why
from calculator.words import points, say, shown


def sheet(
    standings: Standings, what: str, player: int | None = None, changes: tuple[Change, ...] = ()
) -> Element:
    """Return what is printed.

    ``what`` is ``standings``, ``answer`` (of ``player``), ``score:8``: the standings, and
    the sums of everyone with that many half points; ``wall:8``: who of them is where and why;
    ``wall``: the standings, and that for all who are tied. Anything else is the standings alone.
    """
    kind, _, halves = what.partition(":")
    group = tuple(row for row in standings.rows if str(row.score) == halves)
    body: list[Child | None]
    if kind == "answer" and player is not None:
        body = _answer(standings, player)
    elif kind == "wall" and group:
        body = _wall(standings, group)
    else:
        body = [_standings(standings)]
        if what == "wall":
            for tied in tied_groups(standings):
                body += _wall(standings, tied)
        elif group and kind == "score":
            body += [el("h2", say("everyone-on", group[0].score)), *_sums(standings, group)]
    return el(
        "section",
        _head(standings),
        _changed(standings, changes),
        *body,
        _doubts(standings),
        class_="tb-sheet",
    )


def _wall(standings: Standings, group: tuple[Standing, ...]) -> list[Child | None]:
    """Return who of a tied group is where and why, and all their sums."""
    heading = el("h2", say("everyone-on", group[0].score))
    return [heading, where_and_why(standings, group), *_sums(standings, group)]


def _head(standings: Standings) -> Element:
    """Return what is above; the page's script adds its address and a QR code."""
    order = ", ".join(tiebreak.title for tiebreak in standings.order)
    notes = [say("sheet-order", order), say("sheet-decided")]
    extent = wording.extent(standings.table)
    if standings.part:
        size = heading(standings.part, len(standings.rows))
        extent = f"{size} · {wording.rounds(standings.table)}"
    address = el("span", class_="tb-address", data_part="address")
    made_at = el("span", say("made-at"), " ", address, class_="tb-note")
    return el(
        "div",
        el(
            "div",
            el("h1", title(standings) or say("standings")),
            el("p", extent, " · ", made_at, class_="tb-extent"),
            el("p", " ".join(notes), class_="tb-note"),
        ),
        class_="tb-sheet-head",
        data_part="sheet-head",
    )


def _changed(standings: Standings, changes: tuple[Change, ...]) -> Element | None:
    """Return which results are not the real ones: whoever reads the sheet must see that first."""
    if not changes:
        return None
    return el("ul", el("li", changed_in_words(standings, changes)), class_="tb-doubts")


def _doubts(standings: Standings) -> Element | None:
    """Return the reader's notes that can change the order."""
    items = [said(found) for found in concerning(standings, wording.warnings(standings))]
    return el("ul", *(el("li", item) for item in items), class_="tb-doubts") if items else None


def _standings(standings: Standings) -> Element:
    part = standings.part
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", say("overall"), scope="col", class_="tb-place") if part else None,
        el("th", say("name"), scope="col"),
        el("th", say("score"), scope="col", class_="tb-figure"),
        *(el("th", one.title, scope="col", class_="tb-figure") for one in standings.order),
    ]
    rows = []
    score = None
    for row in standings.rows:
        rows.append(
            el(
                "tr",
                el("td", str(row.place), class_="tb-place"),
                el("td", str(part.overall[row.number]), class_="tb-place") if part else None,
                el("th", row.name, scope="row"),
                el("td", points(row.score), class_="tb-figure"),
                *(_figure(row, tiebreak) for tiebreak in standings.order),
                class_="tb-new-score" if row.score != score else None,
            )
        )
        score = row.score
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-ranked")


def _figure(row: Standing, tiebreak: Tiebreak) -> Element:
    value = row.values.get(tiebreak.name)
    figure: list[Child] = [] if value is None else [shown(value)]
    if figure and row.decided_by == tiebreak.name:
        figure = [el("strong", *figure), " ●"]
    return el("td", *figure, class_="tb-figure")


def _answer(standings: Standings, player: int) -> list[Child | None]:
    """Return why this place: the sentences, and the sums of the player and the neighbors."""
    why = answers.why(standings, player)
    parts: list[Child | None] = [
        el("h2", why.row.name),
        el("p", answers.in_words(why), class_="tb-answer"),
    ]
    if why.above is not None and why.below is not None:
        parts.append(el("p", answers.comparison_in_words(why.below, why.row)))
    rows = [why.above.ahead] if why.above else []
    rows += [why.row, *([why.below.behind] if why.below else [])]
    if len(rows) > 1:
        parts += _sums(standings, tuple(rows), player)
    return parts


def _sums(
    standings: Standings, rows: tuple[Standing, ...], chosen: int | None = None
) -> list[Child | None]:
    """Return a table of sums for every tiebreak that it took to separate these players."""
    return [*on_paper(standings, rows, _decisive(standings, rows), chosen)]


def _decisive(standings: Standings, rows: tuple[Standing, ...]) -> list[Tiebreak]:
    """Return the tiebreaks up to the last that decided; all of them where a place is shared."""
    if len(rows) < 2:
        return []
    needed = 0
    for above, below in pairwise(rows):
        names = [tiebreak.name for tiebreak in standings.order]
        if above.place == below.place:
            needed = len(names)
        else:
            comparison = answers.separated(standings, above, below)
            if comparison is not None:  # pragma: no branch - their places differ
                needed = max(needed, names.index(comparison.tiebreak.name) + 1)
    return [
        tiebreak
        for tiebreak in standings.order[:needed]
        if any(row.values.get(tiebreak.name) for row in rows)
    ]
