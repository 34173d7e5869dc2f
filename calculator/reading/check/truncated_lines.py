"""Lines whose ends were cut off, as a terminal or a narrow page does: rounds or totals are missing.

Nothing of what was cut off is in the text. What is left of it tells: a heading without its column,
a cell that says less than all others, a row that is not closed.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import attrgetter, itemgetter

from calculator.model import HALVES, PLAYED, RESULT_CODES, Contradiction, Message
from calculator.reading.cells.grammar import RawResult, total
from calculator.reading.columns.headings import joined_headings, kind_headed
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.text.grid import Cell, is_spaced, words

#: This many rows may be of one length by chance.
_FEWEST = 4
#: This many games whose results are cut off.
_OPEN = 2
#: What heads the totals, in small letters.
_TOTALS = ("total", "points", "pts", "score")
#: This many contradictions are looked at.
_LOOKED_AT = 50
#: Byes of a full point.
_FULL = {"B", "P"}


def cut_off(
    table: RawTable, lines: Sequence[str], clashing: Sequence[Contradiction] = ()
) -> tuple[Message, ...]:
    """Return a warning where lines of a table seem to be cut off at their ends.

    ``clashing`` are the results that contradict each other.
    """
    heading = next((one.heading for one in table.columns if one.heading.text), None)
    if heading is None or table.form == "html" or not table.rows:
        return ()
    head, rows = lines[heading.line - 1], [lines[row.name.line - 1] for row in table.rows]
    said = (
        _without_colors(table)
        or _colors_of_none(table, rows)
        or _several_in_one(table)
        or _total_in_another(table, head)
        or _within_results(table, head, rows)
        or _within_byes(table, rows)
        or _scores_alone(table, rows)
        or _before_the_last(table, head, rows)
        or _without_totals(table, head, rows)
        or _before_their_heading(table, head, rows)
        or _all_as_long(table, head, rows)
        or _only_the_first(table, head, rows)
        or _at_one_width(table, head, rows)
        or _with_fewer_cells(table, head, rows)
        or _totals_of_some(table, rows)
        or _at_odds(table, rows, clashing)
        or _within_facts(table, rows)
        or _of_nobody(table, head)
        or _before_the_heading_ends(table, head, rows)
    )
    return (said,) if said else ()


def _several_in_one(table: RawTable) -> Message | None:
    """Return a warning where several headings are over the last column: the others have none."""
    heading = table.columns[-1].heading
    found = joined_headings(words(heading.line, heading.text))
    over = [
        cell
        for cell in found[1:]
        if cell.text.isdecimal() or kind_headed(cell.text) in {"round", "total"}
    ]
    if table.form != "text" or len(over) < 2:
        return None
    place = heading.column + over[-1].column - 1
    return Message("totals-cut", (over[-1].text,), over[-1].line, place)


def _total_in_another(table: RawTable, heading: str) -> Message | None:
    """Return a warning where the heading of the totals is in another column's, and none is read."""
    if table.form != "text" or any(row.total_cell for row in table.rows) or _total(table):
        return None
    line = next(one.heading.line for one in table.columns if one.heading.text)
    whole = {(one.heading.column, one.heading.text) for one in table.columns}
    inside = [
        cell
        for cell in joined_headings(words(line, heading))
        if kind_headed(cell.text) == "total" and (cell.column, cell.text) not in whole
    ]
    # "Rd1 Score" and "Rd2 Score" are of rounds.
    if len(inside) != 1:
        return None
    return Message("totals-cut", (inside[0].text,), inside[0].line, inside[0].column)


def _within_results(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where lines end in a game whose result others have: no line is longer.

    So it is where nobody has a game with a result, and no total is headed. A stroke that has
    nothing behind it at the end of one line will do.
    """
    width = max(map(len, map(str.rstrip, rows)))
    # The heading of a round may be left of which nothing else is.
    filled = [at for row in table.rows for at, one in enumerate(row.results) if one.cell.text]
    at = max(filled, default=0)
    last = [row.results[at] for row in table.rows if at < len(row.results)]
    games = [one for one in last if one.opponent is not None and not one.code]
    open_ = [one.cell for one in games]
    ends = {row.name.line: len(line.rstrip()) for row, line in zip(table.rows, rows, strict=True)}
    for cell in open_:
        if (
            cell.text.endswith("/")
            and cell.text[:-1].isalnum()
            and ends.get(cell.line) == cell.end - 1
        ):
            return Message("lines-cut", (cell.end - 1,), cell.line, cell.end)
    # Some have the sign before the result, or the color, some not even that.
    mixed = len({cell.text[-1:].isalnum() for cell in open_}) > 1
    mixed = mixed or len({bool(one.color) for one in games}) > 1
    played = any(RESULT_CODES[one.code].of_a_game for row in table.rows for one in row.results)
    bare = not played and _total(table) is None and is_spaced(table.form, heading)
    told = mixed or bare or any(one.opponent and one.code for one in last)
    # A blank may be lost at the end of a line.
    if not told or len(open_) < _OPEN or any(cell.end <= width - bare for cell in open_):
        return None
    return Message("lines-cut", (width,), open_[0].line, open_[0].end)


def _within_byes(table: RawTable, rows: Sequence[str]) -> Message | None:
    """Return a warning where lines end in a bye of which others say more: no line is longer.

    Where a full point is written differently, too, "bye" may be what is left of "bye ½".
    """
    if table.form != "text":
        return None
    width = max(map(len, map(str.rstrip, rows)))
    said = {
        one.cell.text: one.code for row in table.rows for one in row.results if not one.opponent
    }
    signs = any(code in _FULL and not text.isalpha() for text, code in said.items())
    for row in table.rows:
        _, _, cell, *_ = row.results[-1]
        if row.total_cell is not None or cell.text not in said:
            continue
        more = any(text.startswith(f"{cell.text} ") for text in said)
        bare = signs and cell.text.isalpha() and said[cell.text] in _FULL
        if (more and cell.end >= width) or (bare and cell.end + len(" ½") > width):
            return Message("lines-cut", (width,), cell.line, cell.end)
    return None


def _scores_alone(table: RawTable, rows: Sequence[str]) -> Message | None:
    """Return a warning where in the last round that has anything several full points name nobody.

    Who plays is not known yet in a round to come, and one player at most gets a full point for it:
    of "1 12" the first figure is left.
    """
    at = max(
        (at for row in table.rows for at, one in enumerate(row.results) if one.cell.text), default=0
    )
    if table.form != "text" or not at or any(row.total_cell is not None for row in table.rows):
        return None
    last = [row.results[at] for row in table.rows if at < len(row.results)]
    full = [one.cell for one in last if one.code in _FULL and one.cell.text.isdecimal()]
    named = sum(
        row.results[at - 1].opponent is not None for row in table.rows if at <= len(row.results)
    )
    if len(full) < _OPEN or any(one.opponent for one in last) or 2 * named <= len(table.rows):
        return None
    ends = {row.name.line: len(line.rstrip()) for row, line in zip(table.rows, rows, strict=True)}
    if any(ends.get(cell.line) != cell.end - 1 for cell in full):
        return None
    return Message("lines-cut", (max(ends.values()),), full[0].line, full[0].end)


def _before_the_last(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where rows that have nothing in the last round are as long as any."""
    totals = any(row.total_cell and row.total_cell.text for row in table.rows)
    if totals or not is_spaced(table.form, heading):
        return None
    width = max(map(len, map(str.rstrip, rows)))
    # A blank may be lost at the end of a line.
    short = [
        row
        for row, line in zip(table.rows, rows, strict=True)
        if not row.results[-1].cell.text and len(line.rstrip()) >= width - 1
    ]
    if len(short) < _OPEN:
        return None
    return Message("lines-cut", (width,), short[0].name.line, width + 1)


def _without_totals(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where no row reaches the column that is headed as that of the totals."""
    total = _total(table)
    if total is None or any(row.total_cell and row.total_cell.text for row in table.rows):
        return None
    games = any(RESULT_CODES[one.code].of_a_game for row in table.rows for one in row.results)
    apart = is_spaced(table.form, heading)
    if not games or not apart or max(map(len, rows)) >= total.column:
        return None
    return Message("totals-cut", (total.text,), total.line, total.column)


def _within_facts(table: RawTable, rows: Sequence[str]) -> Message | None:
    """Return a warning where a row without results ends with the beginning of what most others say.

    >>> def row(at, fed):
    ...     return RawRow(Cell("", at, 1), Cell("Ann", at, 1), (), about=(("Fed", fed),))
    >>> table = RawTable((), tuple(row(at, fed) for at, fed in enumerate(("SUI", "SU", "SUI"), 1)))
    >>> _within_facts(table, ["Ann SUI", "Anna SU", "Ann SUI"]).facts
    (7,)
    """
    if table.form != "text":
        return None
    counts: dict[str, Counter[str]] = {}
    for row in table.rows:
        for heading, text in row.about:
            counts.setdefault(heading, Counter())[text] += 1
    usual = {heading: texts.most_common(1)[0] for heading, texts in counts.items()}
    for row, line in zip(table.rows, rows, strict=True):
        if any(one.cell.text for one in row.results):
            continue
        for heading, text in row.about:
            most, count = usual[heading]
            begun = text and text != most and most.startswith(text)
            if begun and 2 * count > len(rows) and line.rstrip().endswith(text):
                end = len(line.rstrip())
                return Message("lines-cut", (max(map(len, rows)),), row.name.line, end + 1)
    return None


def _before_their_heading(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where totals end before the heading of the last round, and most are wrong.

    They are what is left of another round.
    """
    last = max(
        (one.heading for one in table.columns if one.kind == "round"),
        default=None,
        key=attrgetter("column"),
    )
    if not is_spaced(table.form, heading) or last is None or _total(table) is None:
        return None
    told = [(row, row.total_cell) for row in table.rows if row.total_cell and row.total_cell.text]
    wrong = sum(row.more_than_results != 0 for row, _ in told)
    if 2 * wrong <= len(told) or any(cell.end > last.column for _, cell in told):
        return None
    cell = told[0][1]
    return Message("lines-cut", (max(map(len, rows)),), cell.line, cell.end)


def _at_odds(
    table: RawTable, rows: Sequence[str], clashing: Sequence[Contradiction]
) -> Message | None:
    """Return a warning where results contradict each other at the ends of lines: others may, too.

    After a total that is there, nothing is cut off.
    """
    totals = any(row.total_cell and row.total_cell.text for row in table.rows)
    if not clashing or table.form == "html" or totals:
        return None
    ends = {row.name.line: len(line.rstrip()) for row, line in zip(table.rows, rows, strict=True)}
    last = {row.name.line: row.results[-1] for row in table.rows if row.results}
    texts = {one.cell.text for row in table.rows for one in row.results}
    numbers = {row.number.text.rstrip(".") for row in table.rows}
    found = [
        (end, spot.line)
        for one in clashing[:_LOOKED_AT]
        for spot in (one.first, one.second)
        if one.round == len(table.rounds)
        and ends.get(spot.line) == (end := spot.column - 1 + spot.length)
        and spot.line in last
        and _may_say_more(last[spot.line], texts, numbers)
    ]
    if not found:
        return None
    end, line = min(found)
    return Message("lines-cut", (max(ends.values()),), line, end + 1)


def _may_say_more(result: RawResult, texts: Iterable[str], numbers: Iterable[str]) -> bool:
    """Whether a cell is how others begin, or its opponent's number how other numbers do."""
    own, others = str(result.opponent or ""), numbers
    if not own:
        own, others = result.cell.text, texts
    return any(own != other and other.startswith(own) for other in others)


def _of_nobody(table: RawTable, heading: str) -> Message | None:
    """Return a warning where the headings end with what begins one of a round or the totals'."""
    if table.form == "html" or _total(table) is not None:
        return None
    line = next(one.heading.line for one in table.columns if one.heading.text)
    *_, last = joined_headings(words(line, heading.replace("|", " ")))
    others = [one.heading.text for one in table.columns if one.kind == "round"]
    begun = any(text.lower().startswith(last.text.lower()) for text in (*others, *_TOTALS))
    known = {one.heading for one in table.columns if one.kind != "other"}
    if not begun or last in known or kind_headed(last.text) != "other":
        return None
    if any(dict(row.about).get(last.text) for row in table.rows):
        return None
    return Message("totals-cut", (last.text,), last.line, last.column)


def _before_the_heading_ends(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where rows between tabs, as long as the heading, all have fewer cells.

    Who has no cell in a round to come has a shorter row. Totals would show that nothing is cut off.
    """
    if table.form != "text" or _total(table) is not None:
        return None
    most, longest = max(row.count("\t") for row in rows), max(map(len, map(str.rstrip, rows)))
    if most >= heading.count("\t") or longest < len(heading.rstrip()):
        return None
    last = table.columns[-1].heading
    return Message("totals-cut", (last.text,), last.line, last.column)


def _all_as_long(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where heading and rows between tabs are as long; totals would show it."""
    if table.form != "text" or "\t" not in heading or _total(table) is not None:
        return None
    alike = sum(len(row) == len(heading) and "\t" in row for row in rows)
    if len(rows) < _FEWEST or 5 * alike < 4 * len(rows):
        return None
    line = table.columns[0].heading.line
    return Message("lines-cut", (len(heading),), line, len(heading) + 1)


def _only_the_first(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where lines end in the first round, at one width, and nobody has a total.

    Or nobody has an opponent either: "Won 4" was cut behind its word.
    """
    rounds = [one for one in table.columns if one.kind == "round"]
    if len(rounds) != 1 or _total(table) or not is_spaced(table.form, heading):
        return None
    ends = [len(row.rstrip()) for row in rows]
    width = max(ends)
    unmet = not any(one.opponent for row in table.rows for one in row.results)
    if len(rows) < _FEWEST or (not unmet and 5 * ends.count(width) < 4 * len(rows)):
        return None
    return Message("lines-cut", (width,), rounds[0].heading.line, width + 1)


def _at_one_width(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning where many rows end at one width before what others have, which go on.

    That is a total, or the opponent in the last round. Between tabs they end before cells that the
    heading has: these need not be as many of each.
    """
    tabs = heading.count("\t")
    totals = any(row.total_cell and row.total_cell.text for row in table.rows)
    if table.form != "text":
        return None

    def lacks(row: RawRow, line: str) -> bool:
        if totals:
            return not (row.total_cell and row.total_cell.text)
        return line.count("\t") < tabs if tabs else row.results[-1].opponent is None

    both = list(zip(table.rows, rows, strict=True))
    ends = [(len(line.rstrip()), lacks(row, line)) for row, line in both]
    often = (end for end, lacking in ends if lacking and ends.count((end, True)) >= _FEWEST)
    width = max(often, default=0)
    if not width or (width, False) in ends:
        return None
    # Lines that lost a blank or a tab at their ends are one shorter.
    there = ends.count((width, True)) + ends.count((width - 1, True))
    before = sum(end < width - 1 for end, _ in ends)
    behind = [short for end, short in ends if end > width]
    # Of what goes on, most has all that others have.
    if 3 * there < len(rows) or 5 * before > there or 2 * sum(behind) > len(behind):
        return None
    if tabs:
        parts = {line.count("\t") for line, end in zip(rows, ends, strict=True) if end[1]}
        if len(parts) == 1:
            return None
    elif not behind:
        return None
    at = ends.index((width, True))
    return Message("lines-cut", (width,), table.rows[at].name.line, width + 1)


def _totals_of_some(table: RawTable, rows: Sequence[str]) -> Message | None:
    """Return a warning where only some rows end with their points, for which there is no column."""
    if table.form != "text" or table.of_opponents or any(row.total_cell for row in table.rows):
        return None
    lacking: list[tuple[int, RawRow]] = []
    for row, line in zip(table.rows, rows, strict=True):
        last = row.results[-1].cell
        rest = line[last.end - 1 :].strip(" \t|;,") if last.line == row.name.line else ""
        if not rest:
            lacking.append((len(line.rstrip()), row))
        elif total(rest) != sum(HALVES[one.code] for one in row.results):
            return None
    if not lacking or len(lacking) == len(rows):
        return None
    width, row = max(lacking, key=itemgetter(0))
    return Message("lines-cut", (width,), row.name.line, width + 1)


def _with_fewer_cells(table: RawTable, heading: str, rows: Sequence[str]) -> Message | None:
    """Return a warning for a row between bars or commas that has fewer of them than its heading."""
    # Bars in front of all lines alone are taken for a mail's.
    barred = heading.lstrip().startswith("|") or heading.count("|") > 1
    if not barred and table.form != "csv":
        return None
    part = "|" if barred else max(";,", key=heading.count)
    most = max(line.count(part) for line in ((heading, *rows) if barred else (heading,)))
    for row, line in zip(table.rows, rows, strict=True):
        if line.count(part) < most:
            number = row.name.line
            return Message("cells-cut", (number,), number, len(line.rstrip()) + 1)
    return None


def _without_colors(table: RawTable) -> Message | None:
    """Return a warning for the only round in which games have no color; one may be a slip."""
    games = [
        (round_, one)
        for row in table.rows
        for round_, one in enumerate(row.results, 1)
        if PLAYED[one.code] and one.opponent is not None
    ]
    bare = [(round_, one.cell) for round_, one in games if not one.color]
    of_some = len(bare) > 1 and len({round_ for round_, _ in games}) > 1
    if not of_some or len({round_ for round_, _ in bare}) > 1:
        return None
    round_, cell = bare[0]
    return Message("round-without-colors", (round_,), cell.line, cell.column)


def _colors_of_none(table: RawTable, rows: Sequence[str]) -> Message | None:
    """Return a warning where the last heading is of colors, and no game has one: what follows?"""
    last = table.columns[-1].heading
    games = [one for row in table.rows for one in row.results if one.opponent is not None]
    if heading_kind(last.text) != "color" or not games or any(one.color for one in games):
        return None
    if any(dict(row.about).get(last.text) for row in table.rows):
        return None
    return Message("lines-cut", (max(map(len, map(str.rstrip, rows))),), last.line, last.column)


def _total(table: RawTable) -> Cell | None:
    return next((one.heading for one in table.columns if one.kind == "total"), None)
