"""The standings of schools as a table, and below each line how it arises."""

from calculator.answers import schools as told
from calculator.model import MessageError
from calculator.printed.schools import compared
from calculator.ranking import Standings
from calculator.ranking.schools import ORDERS, Rule, School, Schools, schools
from calculator.ranking.schools.columns import columns
from calculator.ranking.schools.placing import name_of
from calculator.ranking.schools.rule import parsed, written
from calculator.tiebreaks import Tiebreak
from calculator.view.crosstable import set_button
from calculator.view.element import Child, Element, el
from calculator.view.fields import option, select
from calculator.view.scrolled import scrolled
from calculator.words import points, say, shown

#: So many of a school may be chosen to count, and always what was asked for.
_MOST = 8


def shown_schools(standings: Standings, asked: str) -> tuple[str, tuple[Element, ...]]:
    """Return the title and the parts of what is shown of schools where somebody asks for them."""
    rule, tried = parsed(asked)
    try:
        found = schools(standings, rule)
    except MessageError as error:
        return say("schools-of-school"), (el("p", str(error), class_="tb-hint"),)
    return told.title(found), (_controls(found, tried), ranked(found, tried))


def _controls(found: Schools, tried: str) -> Element:
    """Return the choices: which column, how many count, what breaks ties."""
    rule, table = found.rule, found.standings.table
    known = columns(table)
    known = known if found.grouped.column in known else (found.grouped.column, *known)
    counts = sorted({*range(1, _MOST + 1), rule.best})
    orders = ["", *ORDERS]
    orders += [rule.order] if rule.order not in orders else []

    def choice(rule_: Rule, text: str) -> Element:
        return option(text, written(rule_, tried), chosen=rule_ == rule)

    chosen = rule._replace(column=found.grouped.column)
    column = [
        option(one, written(rule._replace(column=one)), chosen=one == chosen.column)
        for one in known
    ]
    best = [choice(rule._replace(best=count), str(count)) for count in counts]
    order = [choice(rule._replace(order=name), _order(name)) for name in orders]
    return el(
        "p",
        select("teams", say("schools-by"), column) if len(column) > 1 else None,
        " ",
        select("teams", say("schools-best"), best),
        " ",
        select("teams", say("schools-ties"), order),
        class_="tb-schools-choices",
    )


def _order(name: str) -> str:
    if name in ORDERS:
        return say(f"schools-order-{name}")
    return name or say("schools-order-own")


def ranked(found: Schools, tried: str = "", *, script: bool = True) -> Element:
    """Return the table: a line for each school, and one that unfolds who counts and why.

    For the school ``tried`` it also says which other results would have changed its place; without
    a ``script`` nobody can ask for that.
    """
    added = found.summed.added
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", told.one(found), scope="col"),
        el("th", say("score"), scope="col", class_="tb-figure"),
        *(
            el("th", told.sum_heading(name_of(tiebreak)), scope="col", class_="tb-figure")
            for tiebreak in added
        ),
    ]
    rows: list[Element] = []
    for row in found.rows:
        rows += [_line(row, added), _unfolding(found, row, tried, len(heads), script=script)]
    listed = compared(found)
    said = (*found.warnings, *(listed.said if listed and not listed.agrees else ()))
    notes = [el("li", one.words()) for one in said]
    agrees = listed.said[0].words() if listed and listed.agrees else ""
    return el(
        "div",
        el("p", told.ties(found), class_="tb-hint"),
        el("p", f"✓ {agrees}", class_="tb-hint") if agrees else None,
        el("ul", *notes, class_="tb-warnings") if notes else None,
        scrolled(
            el(
                "table",
                el("thead", el("tr", *heads)),
                el("tbody", *rows),
                class_="tb-schools-table",
                aria_label=told.title(found),
            ),
            keys=False,
        ),
    )


def _line(row: School, added: tuple[Tiebreak, ...]) -> Element:
    return el(
        "tr",
        el("td", str(row.place), class_="tb-place"),
        el("th", row.name, scope="row", class_="tb-name"),
        _figure(points(row.score), decided=False),
        *(
            _figure(
                shown(row.values[name_of(tiebreak)]),
                decided=row.decided_by == name_of(tiebreak),
            )
            for tiebreak in added
        ),
        class_="tb-new-score",
        key=row.name,
    )


def _figure(text: str, *, decided: bool) -> Element:
    return el("td", el("strong", text) if decided else text, class_="tb-figure")


def _unfolding(found: Schools, row: School, tried: str, width: int, *, script: bool) -> Element:
    """Return the line below a school's own, which unfolds to how it arises."""
    rule = found.rule
    said: list[Child] = [el("p", sentence) for sentence in told.why(found, row.name)]
    if tried == row.name:
        # A list in the words of the command line: what is no item is a heading of its own.
        for line in told.what_if(found, row.name):
            item = line.removeprefix("- ")
            said.append(el("p", item, class_=None if item == line else "tb-schools-way"))
    elif script:
        ask = set_button(say("schools-try", row.name), "teams", written(rule, row.name))
        said.append(el("p", ask, class_="tb-results-switch"))
    inside = el(
        "details",
        el("summary", say("schools-who-counts", row.name)),
        _members(found, row),
        *said,
        open="" if tried == row.name else None,
    )
    cell = el("td", inside, colspan=str(width), class_="tb-schools-why")
    return el("tr", cell, key=f"why {row.name}")


def _members(found: Schools, row: School) -> Element:
    """Return the players of a school with what each adds to its sums; who does not is struck."""
    tally, added = found.standings.tally, found.summed.added
    numbers = [one.number for one in row.members]
    values = [tiebreak.values(tally, numbers) for tiebreak in added]
    heads = [el("th", say("name"), scope="col"), el("th", say("score"), scope="col")]
    heads += [el("th", tiebreak.heading, scope="col") for tiebreak in added]
    lines = []
    for one in row.members:
        counts = one in row.counted
        figures = [points(one.score), *(shown(each[one.number]) for each in values)]
        left_out = None if counts else el("small", say("schools-not"))
        cells = [_amount(figure, counts=counts) for figure in figures]
        name = el("th", one.name, " " if left_out else None, left_out, scope="row")
        lines.append(el("tr", name, *cells))
    sums = [points(row.score), *(shown(row.values[name_of(tiebreak)]) for tiebreak in added)]
    total = el(
        "tr",
        el("th", say("schools-total"), scope="row"),
        *(el("td", el("strong", one), class_="tb-figure") for one in sums),
    )
    return scrolled(
        el(
            "table",
            el("thead", el("tr", *heads)),
            el("tbody", *lines, total),
            class_="tb-schools-members",
            aria_label=row.name,
        ),
    )


def _amount(figure: str, *, counts: bool) -> Element:
    inside = figure if counts else el("del", figure, class_="tb-dropped")
    return el("td", inside, class_="tb-figure")
