"""A sheet of paper: the standings, and the sums of tied players as tables, without buttons."""

from itertools import pairwise

from calculator import answers
from calculator.answers import wording
from calculator.answers.classes import title
from calculator.answers.what_if.changes import Change
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.view.element import Child, Element, el
from calculator.view.encounter import encounter
from calculator.view.whatif import sentence
from calculator.view.workings import among, amount, opponent, working
from calculator.words import points, say, shown


def sheet(
    standings: Standings, what: str, player: int | None = None, changes: tuple[Change, ...] = ()
) -> Element:
    """Return what is printed.

    ``what`` is ``standings``, ``answer`` (of ``player``), or ``score:8``: the standings, and
    the sums of everyone with that many half points. Anything else is the standings alone.
    """
    kind, _, halves = what.partition(":")
    group = tuple(row for row in standings.rows if str(row.score) == halves)
    body: list[Child | None]
    if kind == "answer" and player is not None:
        body = _answer(standings, player)
    else:
        body = [_standings(standings)]
        if group:
            body += [el("h2", say("everyone-on", group[0].score)), *_sums(standings, group)]
    return el(
        "section",
        _head(standings, marks=len(body) > 2),
        _warnings(standings, changes),
        *body,
        class_="tb-sheet",
    )


def _head(standings: Standings, *, marks: bool) -> Element:
    """Return what stands above; the page's script adds its address and a QR code."""
    order = ", ".join(tiebreak.title for tiebreak in standings.order)
    notes = [say("sheet-order", order), say("sheet-decided")]
    return el(
        "div",
        el(
            "div",
            el("h1", title(standings) or say("standings")),
            el("p", wording.extent(standings.table)),
            el("p", " ".join(notes), class_="tb-note"),
            el("p", say("sheet-marks"), class_="tb-note") if marks else None,
            el(
                "p",
                say("made-at"),
                " ",
                el("span", class_="tb-address", data_part="address"),
                class_="tb-note",
            ),
        ),
        class_="tb-sheet-head",
        data_part="sheet-head",
    )


def _warnings(standings: Standings, changes: tuple[Change, ...]) -> Element | None:
    """Return what a reader of the sheet must not miss: doubts, and changed results."""
    items = [wording.warning(found) for found in wording.warnings(standings)]
    if changes:
        said = "; ".join(sentence(standings, change) for change in changes)
        items.append(f"{say('changed-results')} {said}")
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
    """Return why this place: the sentences, both sums, and the player's own term by term."""
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
        parts += _sums(standings, tuple(rows))
    # The last of the two comparisons went further down the order.
    for tiebreak in _decisive(standings, tuple(rows))[-1:]:
        value = why.row.values.get(tiebreak.name)
        if value is not None:
            parts.append(working(standings.tally, player, tiebreak, value, "", level="h2"))
    return parts


def _sums(standings: Standings, rows: tuple[Standing, ...]) -> list[Child | None]:
    """Return a table of sums for every tiebreak that it took to separate these players."""
    return [
        el("div", _sums_of(standings, rows, tiebreak), _rule(tiebreak), class_="tb-sheet-sum")
        for tiebreak in _decisive(standings, rows)
    ]


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
            if comparison is not None:
                needed = max(needed, names.index(comparison.tiebreak.name) + 1)
    return [
        tiebreak
        for tiebreak in standings.order[:needed]
        if any(row.values.get(tiebreak.name) for row in rows)
    ]


def _rule(tiebreak: Tiebreak) -> Element:
    said = say("sheet-rule", tiebreak.source, tiebreak.title, tiebreak.meaning)
    return el("p", said, class_="tb-note")


def _sums_of(standings: Standings, rows: tuple[Standing, ...], tiebreak: Tiebreak) -> Element:
    """Return the sums of some players, one a row, a column for each round."""
    tally = standings.tally
    values = [(row, row.values[tiebreak.name]) for row in rows if tiebreak.name in row.values]
    group = values[0][1].group
    if values[0][1].how == "rank":
        tables: list[Element] = []
        for row, value in values:
            tables += [
                table
                for table in encounter(tally, value.group, tiebreak.name, row.number)
                if table not in tables
            ]
        return el("div", el("h3", tiebreak.title), *tables)
    rounds = sorted({term.round for _, value in values for term in value.terms if term.round})
    loose = any(term.round is None for _, value in values for term in value.terms)
    heads = [
        el("th", el("strong", tiebreak.title), scope="col"),
        *(el("th", str(round_), scope="col") for round_ in rounds),
        el("th", say("sheet-other-terms"), scope="col") if loose else None,
        el("th", say("sheet-value"), scope="col", class_="tb-figure"),
    ]
    lines = []
    for row, value in values:
        lines.append(
            el(
                "tr",
                el("th", row.name, scope="row"),
                *(_sum_cell(tally, row.number, value, round_) for round_ in rounds),
                _sum_cell(tally, row.number, value, None) if loose else None,
                el("td", el("strong", shown(value)), class_="tb-figure"),
            )
        )
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *lines), class_="tb-sums")
    if len(group) > 1 and "opponents" in tiebreak.needs:
        return el("div", table, among(tally, group))
    return table


def _sum_cell(tally: Tally, number: int, value: Value, round_: int | None) -> Element:
    """Return the terms of a player's value that are of one round, or of none."""
    inside: list[Child] = []
    for term in value.terms:
        if term.round == round_:
            inside += [amount(term, value.unit), " "]
            if term.opponent is not None:
                inside.append(el("small", opponent(tally, number, term)))
    return el("td", *inside)
