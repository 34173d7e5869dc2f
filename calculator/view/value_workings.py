"""The workings of a value, as a sum that is easy to follow."""

from calculator.answers import wording
from calculator.ranking import Standings
from calculator.tiebreaks import Tally, Term, Tiebreak, Value
from calculator.view.element import Element, el
from calculator.view.encounter import encounter, table_among
from calculator.view.wide_table import scrolled
from calculator.words import kind, quantity, say, shown


def workings(standings: Standings, number: int, tiebreak: Tiebreak, root: str) -> Element:
    """Return the workings of one player's value; ``KeyError`` for an unknown player."""
    row = standings.row(number)
    value = row.values.get(tiebreak.name) or Value(None)
    return working(standings.tally, number, tiebreak, value, root, level="h2")


def working(
    tally: Tally, number: int, tiebreak: Tiebreak, value: Value, root: str, *, level: str = "h3"
) -> Element:
    """Return a value with its terms, its sum, and its rule with a link to its page."""
    name = tally.player[number].called
    link = el("a", tiebreak.title, href=root + tiebreak.page)
    return el(
        "div",
        el(
            level,
            el("span", name, class_="tb-who"),
            " ",
            el("span", tiebreak.title, class_="tb-what"),
            " ",
            el("strong", shown(value), class_="tb-amount"),
        ),
        *added_up(tally, number, tiebreak, value),
        el("p", link, f" · {tiebreak.source}", class_="tb-rule"),
        class_="tb-working",
    )


def added_up(tally: Tally, number: int, tiebreak: Tiebreak, value: Value) -> list[Element]:
    """Return the terms of a value and their sum, or why there is none."""
    parts: list[Element] = []
    if value.missing is not None:
        parts.append(el("p", value.missing.words(), class_="tb-missing"))
    # Boards that are compared rank as well, and have no table of the games among the tied.
    if value.how == "rank" and tiebreak.explained == "encounter":
        parts += encounter(tally, value.group, tiebreak.name, number)
    elif value.terms:
        terms = [_term(tally, number, term, value) for term in value.terms]
        parts.append(el("ol", *terms, class_="tb-sum"))
    parts += _subtotals(value)
    if value.terms and value.how != "other":
        total = el("strong", shown(value), class_="tb-amount")
        parts.append(el("p", el("span", say(value.how)), " ", total, class_="tb-total"))
    if value.how != "rank" and len(value.group) > 1 and "opponents" in tiebreak.needs:
        parts.append(among(tally, value.group))
    return parts


def among(tally: Tally, group: tuple[int, ...]) -> Element:
    """Return the games among tied players as a small crosstable."""
    names = [tally.player[number].called for number in group]
    heads = [el("td"), *(el("th", name, scope="col") for name in names)]
    rows = []
    for number, name in zip(group, names, strict=True):
        met: dict[int, str] = {}
        for result in tally.record[number]:
            if result.opponent in group:
                met[result.opponent] = met.get(result.opponent, "") + result.code
        cells = [el("td", "×" if other == number else met.get(other, "")) for other in group]
        rows.append(el("tr", el("th", name, scope="row"), *cells))
    return scrolled(table_among(heads, rows))


def term_classes(term: Term) -> str:
    """Return the marks of a term: adjusted (dotted), unplayed (hollow)."""
    marks = ["tb-amount"]
    if term.adjusted:
        marks.append("tb-adjusted")
    if term.unplayed:
        marks.append("tb-unplayed")
    return " ".join(marks)


def amount(term: Term, scale: int) -> Element:
    """Return a term's amount, struck out if it was dropped."""
    text = shown(Value(term.amount, scale))
    if term.counted:
        return el("span", text, class_=term_classes(term))
    return el("del", text, class_=f"{term_classes(term)} tb-dropped")


def _subtotals(value: Value) -> list[Element]:
    """Return what is between the terms and the value: all less those left out, or a division.

    Nothing if the terms say it all.
    """
    counted = [term.amount for term in value.terms if term.counted]
    out = sum(term.amount for term in value.terms if not term.counted)
    if value.how == "average" and len(counted) > 1:
        total = quantity(sum(counted), value.unit)
        return [_subtotal(say("sum"), say("divided-by", total, len(counted)))]
    if value.how == "sum" and counted and out:
        return [
            _subtotal(say("all-terms"), quantity(sum(counted) + out, value.unit)),
            _subtotal(say("left-out"), quantity(-out, value.unit)),
        ]
    return []


def _subtotal(text: str, figure: str) -> Element:
    return el(
        "p",
        el("span", text),
        " ",
        el("span", figure, class_="tb-amount"),
        class_="tb-subtotal",
    )


def _term(tally: Tally, number: int, term: Term, value: Value) -> Element:
    return el(
        "li",
        el("span", round_told(tally, term.round), class_="tb-round"),
        " ",
        el("span", opponent(tally, number, term), class_="tb-who"),
        " ",
        # A lot's figure means nothing to readers; the reason has it for repeating the draw.
        el("span", shown(value), class_="tb-amount") if value.rank else amount(term, value.unit),
        " ",
        el("span", wording.reason(term), class_="tb-reason"),
        class_=None if term.counted else "tb-out",
    )


def round_told(tally: Tally, round_: int | None) -> str:
    """Return a round's number; nothing where the text does not say which round was which."""
    return str(round_) if round_ and tally.table.tells_rounds else ""


def opponent(tally: Tally, number: int, term: Term) -> str:
    """Name a term's opponent with the result against him or her; a dash if there is none."""
    if term.opponent is None:
        return say("unplayed-round")
    return met(tally, number, term.round, term.opponent)


def letter(tally: Tally, number: int, round_: int | None) -> str:
    """Return the letter of a player's result in a round; empty where it is not known."""
    record = tally.record[number]
    code = record[round_ - 1].code if round_ and round_ <= len(record) else ""
    return "" if code == "?" else code


def met(tally: Tally, number: int, round_: int | None, opponent: int | None) -> str:
    r"""Say against whom a round was and how it ended; in words where it was not against anybody.

    >>> from calculator.reading import read
    >>> tally = Tally(read("Name,R1,R2\nAnn,B,W2\nBob,U,L1"))
    >>> met(tally, 1, 2, 2), met(tally, 1, 1, None)
    ('W Bob', 'full-point bye')
    """
    code = letter(tally, number, round_)
    if opponent is None:
        return kind(code) if code else ""
    return f"{code} {tally.player[opponent].called}".strip()
