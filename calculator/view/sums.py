"""The sums of several players, one below the other, a column for each round.

Anybody who reads one can add it up: under each term is who it was and how the game ended. It is
the same on the page, in a frame, on paper; where there is no room the stylesheet makes the rounds
rows. The roles are written out, because a table that is laid out as a grid loses them.
"""

from collections.abc import Iterator

from calculator import answers
from calculator.answers import wording
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Term, Tiebreak, Value, tiebreaks
from calculator.tiebreaks.opponents_scores import drop_by_score
from calculator.view.element import Child, Element, el
from calculator.view.encounter import encounter
from calculator.view.sum_notes import (
    SumLine,
    columns_of,
    folded,
    listed,
    reasons,
    signs,
    total_head,
    without_value,
)
from calculator.view.value_workings import among, amount, met
from calculator.words import points, quantity, say, shown
from calculator.words.titles import opponents_without

#: From this many columns on there is no room for them side by side on any screen.
_MIN_COLUMNS_TOO_WIDE = 10
#: The ends at which the lowest and the highest are dropped.
_ENDS = ("lowest", "highest")
#: The stylesheet has room for this many columns as rows.
_MAX_COLUMNS_AS_ROWS = 60


def aligned(
    standings: Standings,
    rows: tuple[Standing, ...],
    tiebreak: Tiebreak,
    *,
    chosen: int | None = None,
    root: str = "",
    decides: bool = True,
) -> Element:
    """Return these players' sums by a tiebreak, with its rule above and the signs below.

    ``chosen`` is the player who asks; ``root`` leads to the site's root, for the rule's page.
    Where the tiebreak ``decides``, nothing that its sums are made of is left to be unfolded, but
    sums that are themselves made of opponents’ results.
    """
    tally = standings.tally
    lines = _lines(rows, tiebreak, chosen)
    rule = rule_in_short(tiebreak, root, dropped=_dropped(tiebreak, lines))
    parts: list[Child | None] = [rule, *_tables(tally, lines, tiebreak)]
    parts += [listed(lacking)] if (lacking := without_value(lines, tiebreak)) else []
    if _adds_up(lines):
        parts += [signs(tally, lines), folded(reasons(tally, lines))]
        parts += [*_among(tally, lines, tiebreak)]
        parts += _made_of(tally, lines, tiebreak, opened=decides)
    return el("div", *parts, class_="tb-aligned", key=f"sums {tiebreak.name}")


def scores(
    standings: Standings, rows: tuple[Standing, ...], *, chosen: int | None = None
) -> Element | None:
    """Return what each round brought these players, as a table; ``None`` where it is not known."""
    tally = standings.tally
    of_event = tiebreaks(["PTS"])[0]
    values = of_event.values(tally, [row.number for row in rows])
    found = [(row, values[row.number]) for row in rows]
    # The table may count points otherwise, or tell a total alone.
    if any(value.amount != row.score or not value.terms for row, value in found):
        return None
    marks = _differing(found, of_event, chosen)
    lines = [
        SumLine(str(row.place), row.name, row.number, value, row.number == chosen, marked)
        for (row, value), marked in zip(found, marks, strict=True)
    ]
    table = _scrolled(_sums_table(tally, lines, of_event))
    return el("div", table, signs(tally, lines), class_="tb-aligned", key="sums score")


def on_paper(
    standings: Standings,
    rows: tuple[Standing, ...],
    order: list[Tiebreak],
    chosen: int | None = None,
) -> list[Element]:
    """Return these players' sums by several tiebreaks: nothing folded, nothing said twice."""
    tally = standings.tally
    made: list[Element] = []
    every: list[SumLine] = []
    told: set[str] = set()
    for tiebreak in order:
        lines = _lines(rows, tiebreak, chosen)
        rule = rule_in_short(tiebreak, dropped=_dropped(tiebreak, lines))
        parts: list[Child | None] = [rule, *_tables(tally, lines, tiebreak)]
        parts += [listed(lacking)] if (lacking := without_value(lines, tiebreak)) else []
        if _adds_up(lines):
            fresh = [said for said in reasons(tally, lines) if said not in told]
            told.update(fresh)
            every += lines
            parts += [listed(fresh) if fresh else None, *_among(tally, lines, tiebreak)]
        made.append(el("div", el("div", *parts, class_="tb-aligned"), class_="tb-sheet-sum"))
    if below := signs(tally, every):
        made.append(el("div", below, class_="tb-aligned"))
    return made


def _adds_up(lines: list[SumLine]) -> bool:
    """Whether there are sums, not ranks; where nobody has a value there are none."""
    return bool(lines) and lines[0].value.how != "rank" and not all(map(_lacks, lines))


def _lacks(line: SumLine) -> bool:
    return line.value.missing is not None


def _tables(tally: Tally, lines: list[SumLine], tiebreak: Tiebreak) -> list[Element]:
    """Return the table of the sums, or those of the games among the tied."""
    if not _adds_up(lines):
        return [] if all(map(_lacks, lines)) else _encounters(tally, lines, tiebreak)
    return [_scrolled(_sums_table(tally, lines, tiebreak))]


def _among(tally: Tally, lines: list[SumLine], tiebreak: Tiebreak) -> list[Element]:
    """Return the games among the tied, where the sums are made of those."""
    group = lines[0].value.group
    return [among(tally, group)] if len(group) > 1 and "opponents" in tiebreak.needs else []


def _lines(rows: tuple[Standing, ...], tiebreak: Tiebreak, chosen: int | None) -> list[SumLine]:
    """Return the sums of those who have one, what makes the difference marked."""
    found = [(row, row.values[tiebreak.name]) for row in rows if tiebreak.name in row.values]
    marks = _differing(found, tiebreak, chosen)
    return [
        SumLine(str(row.place), row.name, row.number, value, row.number == chosen, marked)
        for (row, value), marked in zip(found, marks, strict=True)
    ]


def _differing(
    found: list[tuple[Standing, Value]], tiebreak: Tiebreak, chosen: int | None
) -> list[frozenset[int]]:
    """Return which terms differ between the one who asks and the one above; of two, between them.

    Of more, nobody could tell whom a mark is about.
    """
    marks = [frozenset[int]() for _ in found]
    at = next((at for at, (row, _) in enumerate(found) if row.number == chosen), 1)
    first, second = (at - 1, at) if at else (0, 1)
    if len(found) < 2 or (chosen is None and len(found) > 2):
        return marks
    in_step = "opponents" not in tiebreak.needs
    pair = answers.differing(found[first][1], found[second][1], in_step=in_step)
    if all(
        len(one) == len(found[at][1].terms) for one, at in zip(pair, (first, second), strict=True)
    ):
        return marks  # where everything is marked, nothing is
    marks[first], marks[second] = frozenset(pair[0]), frozenset(pair[1])
    return marks


def _dropped(tiebreak: Tiebreak, lines: list[SumLine]) -> tuple[int, int] | None:
    """Return how many of the lowest and of the highest are dropped, where the score says so.

    ``None`` where players of different scores drop different ones.
    """
    if tiebreak.drops is not drop_by_score:
        return None
    ends = {
        tuple(sum(term.dropped == end for term in line.value.terms) for end in _ENDS)
        for line in lines
    }
    low, high = ends.pop() if len(ends) == 1 else (0, 0)
    return (low, high) if low or high else None


def rule_in_short(
    tiebreak: Tiebreak, root: str | None = None, *, dropped: tuple[int, int] | None = None
) -> Element:
    """Return the rule in one line: "Solkoff: your opponents' scores added up."; a link on a page.

    ``root`` leads to the site's root; on paper there is none. ``dropped`` is how many of the
    lowest and of the highest those concerned leave out, where that depends on their scores.
    """
    meaning = opponents_without(*dropped) if dropped else tiebreak.meaning
    said = say("rule-in-short", meaning[:1].lower() + meaning[1:])
    if root is None:
        source = f" ({tiebreak.source})"
        return el("p", el("strong", tiebreak.title), said, source, class_="tb-rule-in-short")
    link = el("a", tiebreak.title, href=root + tiebreak.page)
    return el("p", el("strong", link), said, class_="tb-rule-in-short")


def _encounters(tally: Tally, lines: list[SumLine], tiebreak: Tiebreak) -> list[Element]:
    """Return the tables of the games among the tied, each once."""
    tables: list[Element] = []
    for line in lines:
        made = encounter(tally, line.value.group, tiebreak.name, line.number)
        tables += [table for table in made if table not in tables]
    return tables


def _scrolled(table: Element) -> Element:
    """Return the table in a box of its own width: the stylesheet asks how much room it has."""
    return el("div", table, class_="tb-sums-box")


def _sums_table(tally: Tally, lines: list[SumLine], tiebreak: Tiebreak) -> Element:
    columns = columns_of([line.value for line in lines])
    last = total_head([line.value for line in lines])
    heads = [
        _cell(
            "th",
            "columnheader",
            el("span", wording.round_or_game(tally.table), class_="tb-corner"),
            scope="col",
        ),
        *(
            _cell("th", "columnheader", str(round_ or say("sheet-other-terms")), scope="col")
            for round_ in columns
        ),
        _cell("th", "columnheader", last, scope="col", class_="tb-total"),
    ]
    classes = "tb-sums"
    if len(columns) >= _MIN_COLUMNS_TOO_WIDE:
        classes += " tb-many" if len(columns) < _MAX_COLUMNS_AS_ROWS else " tb-too-many"
    if not all(_is_whole(figure) for line in lines for figure in _figures(line.value)):
        classes += " tb-with-parts"
    return el(
        "table",
        el("thead", el("tr", *heads, role="row"), role="rowgroup"),
        el("tbody", *(_row(tally, line, columns) for line in lines), role="rowgroup"),
        class_=classes,
        role="table",
        aria_label=tiebreak.title,
    )


def _cell(tag: str, role: str, *children: Child | None, **attributes: str | None) -> Element:
    return el(tag, *children, role=role, **attributes)


def _row(tally: Tally, line: SumLine, columns: list[int | None]) -> Element:
    head: list[Child] = [el("span", line.name, class_="tb-sums-name")]
    if line.place:
        head = [el("span", line.place, class_="tb-place"), " ", *head]
    return el(
        "tr",
        _cell("th", "rowheader", *head, scope="row"),
        *(
            _cell("td", "cell", *_terms(tally, line, round_), data_opponent=_opponent(line, round_))
            for round_ in columns
        ),
        _cell("td", "cell", *_total(line.value), class_="tb-total"),
        role="row",
        class_="tb-chosen" if line.chosen else None,
        aria_current="true" if line.chosen else None,
    )


def _terms(tally: Tally, line: SumLine, round_: int | None) -> list[Child]:
    """Return the terms of one round: what each counts, who it was, how the game ended."""
    pieces: list[Child] = []
    for position, term in enumerate(line.value.terms):
        if term.round != round_:
            continue
        # What a lot gave says nothing to people: the place alone does.
        if not line.value.rank:
            figure = amount(term, line.value.unit)
            if position in line.marked:
                figure = el("mark", figure, class_="tb-differs")
            pieces.append(_in_line(figure, quantity(term.amount, line.value.unit)))
        if not term.counted:
            pieces.append(el("span", say("dropped"), class_="tb-heard"))
        product = _product(term)
        said = met(tally, line.number, term.round, term.opponent)
        game = el("small", said) if said else None
        if product:
            times = el("small", product, class_="tb-product")
            pieces.append(el("span", times, " ", game, class_="tb-met"))
        elif game:
            pieces.append(game)
    return [part for piece in pieces for part in (piece, " ")][:-1]


def _opponent(line: SumLine, round_: int | None) -> str | None:
    """Return the number of whose score a cell is about: pointing at it lights that row."""
    them = [term.opponent for term in line.value.terms if term.round == round_ and term.opponent]
    return str(them[0]) if them else None


def _product(term: Term) -> str:
    """Return how a term was multiplied: the opponent's score by what the game brought."""
    score = term.score.amount if term.score else term.dummy.score if term.dummy else None
    if score is None or not term.points or term.amount != score * term.points:
        return ""
    return f"{points(score)} × {points(term.points)}"


def _in_line(figure: Element, said: str) -> Element:
    """Return a figure so that units are below units, whether it has a fraction or not."""
    return el("span", figure, class_="tb-units tb-entire" if _is_whole(said) else "tb-units")


def _figures(value: Value) -> Iterator[str]:
    yield shown(value)
    yield from (quantity(term.amount, value.unit) for term in value.terms)


def _is_whole(said: str) -> bool:
    return said[-1:].isdecimal()


def _total(value: Value) -> list[Child]:
    total: list[Child] = [_in_line(el("strong", shown(value)), shown(value))]
    counted = [term.amount for term in value.terms if term.counted]
    if value.how == "average" and len(counted) > 1 and value.amount is not None:
        whole = quantity(sum(counted), value.unit)
        total += [" ", el("small", say("divided-by", whole, len(counted)))]
    return total


def _made_of(
    tally: Tally, lines: list[SumLine], tiebreak: Tiebreak, *, opened: bool
) -> list[Element]:
    """Return where the terms come from that are sums themselves: one table a player, folded.

    Those of the opponents' own results may be there ``opened``.
    """
    if not tiebreak.made_of:
        return []
    inner = tiebreaks([tiebreak.made_of])[0]
    made = []
    for line in lines:
        played: dict[int, None] = {}
        for term in line.value.terms:
            if term.opponent is not None and not term.unplayed:
                played.setdefault(term.opponent)
        values = inner.values(tally, played)
        theirs = [SumLine("", tally.player[one].called, one, values[one]) for one in played]
        if not theirs:
            continue
        made.append(
            el(
                "details",
                el("summary", say("made-of", tally.spoken(line.number), inner.title)),
                _scrolled(_sums_table(tally, theirs, inner)),
                signs(tally, theirs),
                open="" if opened and "opponents" not in inner.needs else None,
                class_="tb-fold tb-made-of",
                data_part="made-of",
            )
        )
    return made
