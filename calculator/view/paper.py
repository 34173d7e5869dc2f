"""A sheet of paper: the standings, and the sums of tied players as tables, without buttons."""

from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from calculator import answers
from calculator.answers import wording
from calculator.answers.classes import heading, title
from calculator.answers.notes import concerning, said
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.other_result_sentences import changed_in_words
from calculator.model.late import late
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.comparison_figure import against
from calculator.view.element import Child, Element, el
from calculator.view.figure import figure
from calculator.view.sums import on_paper
from calculator.view.tied_groups import tied_groups, where_and_why
from calculator.words import points, say, shown

if TYPE_CHECKING:
    from calculator.view.school_standings import schools_on_paper
else:
    schools_on_paper = late("calculator.view.school_standings", "schools_on_paper")

#: How wide a drawing is on paper, in heights of its font; of how many players there is one.
_PAPER, _DRAWN = 48, 8


def sheet(
    standings: Standings,
    what: str,
    player: int | None = None,
    changes: tuple[Change, ...] = (),
    teams: str = "",
) -> Element:
    """Return what is printed.

    ``what`` is ``standings``, ``answer`` (of ``player``), ``score:8``: the standings, and
    the sums of everyone with that many half points; ``wall:8``: who of them is where and why;
    ``wall``: the standings, and that for all who are tied; ``schools``: the standings of schools,
    as ``teams`` asks for them. Anything else is the standings alone.
    """
    kind, _, halves = what.partition(":")
    group = tuple(row for row in standings.rows if str(row.score) == halves)
    body: list[Child | None]
    if kind == "answer" and player is not None:
        body = _answer(standings, player)
    elif kind == "schools":
        body = [*schools_on_paper(standings, teams)]
    elif kind == "wall" and group:
        body = _wall(standings, group)
    else:
        more = what == "wall" or (kind == "score" and bool(group))
        body = [_standings(standings, alone=not more)]
        if what == "wall":
            for tied in tied_groups(standings):
                body += _wall(standings, tied)
        elif group and kind == "score":
            body += [el("h2", say("everyone-on", group[0].score)), *_sums(standings, group)]
    return el(
        "section",
        _head(standings, of_players=kind != "schools"),
        _changed(standings, changes),
        *body,
        _doubts(standings),
        class_="tb-sheet",
    )


def _wall(standings: Standings, group: tuple[Standing, ...]) -> list[Child | None]:
    """Return who of a tied group is where and why, and all their sums."""
    return [
        el("h2", say("everyone-on", group[0].score)),
        where_and_why(standings, group),
        _drawn(standings, group),
        *_sums(standings, group),
    ]


def _drawn(standings: Standings, group: tuple[Standing, ...]) -> Element | None:
    """Draw the first tiebreak that put some of a group apart, of all of them."""
    decided = {row.decided_by for row in group[1:]}
    tiebreak = next((one for one in standings.order if one.name in decided), None)
    if tiebreak is None or len(group) > _DRAWN:
        return None
    drawn = figure(standings.tally, tiebreak, group, ems=_PAPER, brief=True)
    return drawn and el("div", el("h3", tiebreak.title), drawn.svg, class_="tb-against")


def _head(standings: Standings, *, of_players: bool) -> Element:
    """Return what is above; the page's script adds its address and a QR code.

    How ties between players are broken is said on their own sheets only.
    """
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
            el("p", " ".join(notes), class_="tb-note") if of_players else None,
        ),
        class_="tb-sheet-head",
        data_part="sheet-head",
    )


def _changed(standings: Standings, changes: tuple[Change, ...]) -> Element | None:
    """Return which results are not the real ones: a reader of the sheet must see that first."""
    if not changes:
        return None
    return el("ul", el("li", changed_in_words(standings, changes)), class_="tb-doubts")


def _doubts(standings: Standings) -> Element | None:
    """Return the reader's notes that can change the order."""
    items = [said(found) for found in concerning(standings, wording.warnings(standings))]
    return el("ul", *(el("li", item) for item in items), class_="tb-doubts") if items else None


#: The largest type is for so many players, the smallest for as many as one column holds; in
#: half points of type.
(
    _ROWS_AT_LARGEST_TYPE,
    _ROWS_AT_SMALLEST_TYPE,
    _LARGEST_TYPE_HALF_POINTS,
    _SMALLEST_TYPE_HALF_POINTS,
) = 19, 60, 30, 19


def type_size(players: int) -> int:
    """Return how large the standings are printed, in half points of type: by how many they are.

    >>> [type_size(players) for players in (6, 19, 40, 60, 200)]
    [30, 30, 24, 19, 19]
    """
    part = min(
        max(players - _ROWS_AT_LARGEST_TYPE, 0) / (_ROWS_AT_SMALLEST_TYPE - _ROWS_AT_LARGEST_TYPE),
        1,
    )
    return round(
        _LARGEST_TYPE_HALF_POINTS - part * (_LARGEST_TYPE_HALF_POINTS - _SMALLEST_TYPE_HALF_POINTS)
    )


def _standings(standings: Standings, *, alone: bool) -> Element:
    """Return the standings; ``alone`` on a sheet, they are as large as their number allows.

    Then it says below each score why those who have it are in order. Of more players than a
    column holds there are two: each has what decided, and no more.
    """
    part = standings.part
    double = alone and len(standings.rows) > _ROWS_AT_SMALLEST_TYPE
    order = [] if double else [one for one in standings.order if _known(standings, one)]
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", say("overall"), scope="col", class_="tb-place") if part else None,
        el("th", say("name"), scope="col", class_="tb-named"),
        el("th", say("score"), scope="col", class_="tb-figure"),
        *(el("th", one.title, scope="col", class_="tb-figure") for one in order),
        el("th", say("decided-by"), scope="col", class_="tb-by") if double else None,
    ]
    rows = []
    width = len([head for head in heads if head is not None])
    for _, found in groupby(standings.rows, lambda row: row.score):
        group = tuple(found)
        rows += [
            el(
                "tr",
                el("td", str(row.place), class_="tb-place"),
                el("td", str(part.overall[row.number]), class_="tb-place") if part else None,
                el("th", row.name, scope="row", class_="tb-named"),
                el("td", points(row.score), class_="tb-figure"),
                *(_figure(row, tiebreak) for tiebreak in order),
                el("td", *_decided(standings, row), class_="tb-by") if double else None,
                class_="tb-new-score" if row is group[0] else None,
            )
            for row in group
        ]
        if alone and len(group) > 1 and standings.order:
            said = answers.group_in_a_line(standings, group)
            rows.append(
                el(
                    "tr",
                    el("td", said, colspan=str(width), class_="tb-reason"),
                    class_="tb-why-row",
                )
            )
    size = f" tb-type-{type_size(len(standings.rows))}" if alone else ""
    return el(
        "div",
        el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_=f"tb-ranked{size}"),
        class_="tb-columns" if double else None,
    )


def _known(standings: Standings, tiebreak: Tiebreak) -> bool:
    """Whether anybody has a value: of the others is said below the standings that nobody has."""
    values = [row.values.get(tiebreak.name) for row in standings.rows]
    return any(value is not None and value.amount is not None for value in values)


def _decided(standings: Standings, row: Standing) -> list[Child]:
    """Return the value that put a player below the one above, with its name in short.

    The head of the sheet has the names in full.
    """
    tiebreak = next((one for one in standings.order if one.name == row.decided_by), None)
    value = row.values.get(tiebreak.name) if tiebreak else None
    if tiebreak is None or value is None:
        return []
    return [el("strong", shown(value)), f" {tiebreak.heading}"]


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
    compared = filter(None, (why.above, why.below))
    parts += [against(comparison, why.row, ems=_PAPER) for comparison in compared]
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
