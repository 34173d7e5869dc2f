"""The standings of schools as a table, and below each line how it is worked out."""

from typing import TYPE_CHECKING

from calculator.answers import schools as sentences
from calculator.model import MessageError
from calculator.model.late import late
from calculator.printed.schools import compared
from calculator.ranking import Standings
from calculator.ranking.schools import ORDERS, Rule, School, Schools, schools
from calculator.ranking.schools.rule import parsed, written
from calculator.ranking.schools.school_columns import columns
from calculator.ranking.schools.school_scores import name_of
from calculator.tiebreaks import Tiebreak
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.view.fields import option, select
from calculator.view.wide_table import scrolled
from calculator.words import points, say, shown

if TYPE_CHECKING:
    from calculator.answers.schools_need import askable, asking, need_lines
else:
    askable = late("calculator.answers.schools_need", "askable")
    asking = late("calculator.answers.schools_need", "asking")
    need_lines = late("calculator.answers.schools_need", "need_lines")

#: So many of a school may be chosen to count, and always what was asked for; and so many may be
#: chosen as those who may be entered.
_MAX_COUNTED_OFFERED, _ENTERED = 8, 12
#: The forms in which the button copies or saves the standings.
_FORMS = {"copy-text": "schools-send", "save": "schools-csv", "print": "schools"}


def shown_schools(standings: Standings, asked: str) -> tuple[str, tuple[Element, ...]]:
    """Return the title and the parts of what is shown of schools where somebody asks for them."""
    rule, tried = parsed(asked)
    try:
        found = schools(standings, rule)
    except MessageError as error:
        return say("schools-of-school"), (el("p", str(error), class_="tb-hint"),)
    parts = (_controls(found, tried), ranked(found, tried), _taken_away())
    return sentences.title(found), parts


def schools_on_paper(standings: Standings, asked: str) -> tuple[Element, ...]:
    """Return the standings of schools for a sheet, everything unfolded; why they cannot be made."""
    try:
        found = schools(standings, parsed(asked)[0])
    except MessageError as error:
        return (el("p", str(error)),)
    return el("h2", sentences.title(found)), ranked(found, script=False, unfolded=True)


def _taken_away() -> Element:
    """Return the buttons that hand the standings on: as text, as a file, on paper."""
    said: list[Child] = []
    for part, form in _FORMS.items():
        button = el(
            "button",
            say(f"schools-{part}"),
            type="button",
            class_="tb-set",
            data_part=part,
            data_form=form,
        )
        said += [" ", button] if said else [button]
    return el("p", *said, class_="tb-results-switch tb-schools-taken")


def _controls(found: Schools, tried: str) -> Element:
    """Return the choices: which column, how many count, what breaks ties."""
    rule, table = found.rule, found.standings.table
    known = columns(table)
    known = known if found.grouped.column in known else (found.grouped.column, *known)
    counts = sorted({*range(1, _MAX_COUNTED_OFFERED + 1), rule.best})
    limits = [None, *sorted({*range(rule.best, _ENTERED + 1), rule.limit or rule.best})]
    orders = ["", *ORDERS]
    orders += [rule.order] if rule.order not in orders else []

    def choice(rule_: Rule, text: str) -> Element:
        return option(text, written(rule_, tried), chosen=rule_ == rule)

    chosen = rule._replace(column=found.grouped.column)
    column = [
        option(one, written(rule._replace(column=one)), chosen=one == chosen.column)
        for one in known
    ]
    best = [choice(_counting(rule, count), str(count)) for count in counts]
    limit = [
        choice(rule._replace(limit=most), str(most or say("schools-any-number"))) for most in limits
    ]
    order = [choice(rule._replace(order=name), _order(name)) for name in orders]
    return el(
        "p",
        select("teams", say("schools-by"), column) if len(column) > 1 else None,
        " ",
        select("teams", say("schools-best"), best),
        " ",
        select("teams", say("schools-entered"), limit),
        " ",
        select("teams", say("schools-ties"), order),
        class_="tb-schools-choices",
    )


def _counting(rule: Rule, best: int) -> Rule:
    """Return a rule by which this many count: no fewer may then be entered."""
    return rule._replace(best=best, limit=rule.limit and max(rule.limit, best))


def _order(name: str) -> str:
    if name in ORDERS:
        return say(f"schools-order-{name}")
    return name or say("schools-order-own")


def ranked(
    found: Schools, tried: str = "", *, script: bool = True, unfolded: bool = False
) -> Element:
    """Return the table: a line for each school, and one that unfolds who counts and why.

    For the school ``tried`` it also says which other results would have changed its place; without
    a ``script`` nobody can ask for that. On paper all is ``unfolded``.
    """
    added = found.summed.added
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", sentences.one(found), scope="col"),
        el("th", say("score"), scope="col", class_="tb-figure"),
        *(
            el("th", sentences.sum_heading(name_of(tiebreak)), scope="col", class_="tb-figure")
            for tiebreak in added
        ),
    ]
    rows: list[Element] = []
    for row in found.rows:
        rows.append(_line(row, added))
        rows.append(
            _unfolded(found, row, len(heads))
            if unfolded
            else _unfolding(found, row, tried, len(heads), script=script)
        )
    listed = compared(found)
    said = (*found.warnings, *(listed.said if listed and not listed.agrees else ()))
    notes = [el("li", one.words()) for one in said]
    agrees = " ".join(one.words() for one in listed.said) if listed and listed.agrees else ""
    return el(
        "div",
        el("p", sentences.ties(found), class_="tb-hint"),
        el("p", f"✓ {agrees}", class_="tb-hint") if agrees else None,
        el("ul", *notes, class_="tb-warnings") if notes else None,
        scrolled(
            el(
                "table",
                el("thead", el("tr", *heads)),
                el("tbody", *rows),
                class_="tb-schools-table",
                aria_label=sentences.title(found),
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
    """Return the line below a school's own, which unfolds to how it is worked out."""
    said: list[Child] = [el("p", sentence) for sentence in sentences.why(found, row.name)]
    ahead = script and askable(found)
    if tried == row.name:
        said += _lines([*(need_lines(found, row.name) if ahead else ())])
        said += _lines(sentences.what_if(found, row.name))
    elif script:
        asked = asking(found, row.name) if ahead else say("schools-try", row.name)
        ask = set_button(asked, "teams", written(found.rule, row.name))
        said.append(el("p", ask, class_="tb-results-switch"))
    inside = el(
        "details",
        el("summary", say("schools-who-counts", row.name)),
        _members(found, row, tried, script=script),
        *said,
        open="" if tried == row.name else None,
    )
    cell = el("td", inside, colspan=str(width), class_="tb-schools-why")
    return el("tr", cell, key=f"why {row.name}")


def _unfolded(found: Schools, row: School, width: int) -> Element:
    """Return the line below a school's own on paper: who counted, and what separated the tied."""
    said = sentences.members(found, row)
    at = found.rows.index(row)
    if at and found.rows[at - 1].score == row.score:
        said += sentences.compared(found, sentences.between(found, found.rows[at - 1], row))
    lines = [el("p", sentence) for sentence in said]
    return el("tr", el("td", *lines, colspan=str(width), class_="tb-schools-why"))


def _lines(lines: list[str]) -> list[Element]:
    """Return a list in the words of the command line: what is no item is a heading of its own."""
    items = [(line.removeprefix("- "), line) for line in lines]
    return [
        el("p", item, class_=None if item == line else "tb-schools-way") for item, line in items
    ]


def _members(found: Schools, row: School, tried: str, *, script: bool) -> Element:
    """Return the players of a school with what each adds to its sums; who does not is struck.

    Where more are there than may be entered, each has a button that says that he or she was not.
    """
    tally, added, rule = found.standings.tally, found.summed.added, found.rule
    numbers = [one.number for one in (*row.members, *row.apart)]
    too_many = rule.limit is not None and len(row.members) > rule.limit
    values = [tiebreak.values(tally, numbers) for tiebreak in added]
    heads = [el("th", say("name"), scope="col"), el("th", say("score"), scope="col")]
    heads += [el("th", tiebreak.heading, scope="col") for tiebreak in added]
    lines = []
    for one in (*row.members, *row.apart):
        counts = one in row.counted
        figures = [points(one.score), *(shown(each[one.number]) for each in values)]
        entered = one not in row.apart
        said: list[Child] = [one.name]
        if not counts:
            said += [" ", el("small", say("schools-not" if entered else "schools-not-entered"))]
        if script and (too_many or not entered):
            out = {*rule.out, one.number} if entered else {*rule.out} - {one.number}
            to = written(rule._replace(out=tuple(sorted(out))), tried)
            code = "schools-leave-out" if entered else "schools-put-back"
            who = f"{say(code)}: {one.name}"
            switch = set_button(say(code), "teams", to, who)
            said += [" ", el("span", switch, class_="tb-results-switch")]
        cells = [_amount(figure, counts=counts) for figure in figures]
        lines.append(el("tr", el("th", *said, scope="row"), *cells))
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
