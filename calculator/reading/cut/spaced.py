"""Lines whose cells only blanks part: the ways to cut them, and where a table's columns begin.

In lines that are lined up some places are blank in every line: there the columns are apart
(:func:`lined_up`; :func:`below_headings` where a heading tells which lines are the table's). Else
two blanks may part cells (:func:`by_gaps`), or a name is all words between figures and results
(:func:`by_words`). Under a heading that is known :mod:`calculator.reading.cut.aligned` deals the
words out to its columns instead.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise, takewhile
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import is_rating, thousandths
from calculator.reading.cells.joined_words import HALF, whole_cells
from calculator.reading.cells.looks import goes_on, is_game, is_name, is_sure
from calculator.reading.columns.heading_rows import heads_rounds, heads_surely
from calculator.reading.columns.headings import joined_headings, kind_headed, may_head
from calculator.reading.columns.words_of_columns import AND, is_bye_in_letters
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.errors import MOST_PLAYERS, too_many_players
from calculator.reading.text.grid import CHUNK, WORD, Cell, Row, chunks, loose, words
from calculator.reading.text.joined_lines import LONGEST_LINE

if TYPE_CHECKING:
    from calculator.reading.cut.word_by_word import heads_words, word_by_word
    from calculator.reading.cut.words_beside_names import with_words_apart
else:
    heads_words = late("calculator.reading.cut.word_by_word", "heads_words")
    word_by_word = late("calculator.reading.cut.word_by_word", "word_by_word")
    with_words_apart = late("calculator.reading.cut.words_beside_names", "with_words_apart")

#: Fewer lines do not make a table.
_MIN_TABLE_LINES = 3
#: Characters: no line below a heading of names has more; and it has this many columns.
_MAX_LINE_CHARS, _COLUMNS = 400, range(3, 81)
#: After this many lines that only look like headings the search stops.
_IN_VAIN = 8
#: This many words of a line that may be results of games are some.
_GAMES = 3
#: This many words with numbers after them head rounds.
_PAIRS = 2
#: A table's heading is up to this many lines above it.
_ABOVE = 3
#: After a line of prose it may be up to this many lines away.
_FURTHEST = 6
#: This many rows in succession may be of players who only had byes.
_BYES = 3
#: One line in this many is a few.
_LINES_PER_EXCEPTION = 3
#: A letter and the number of an opponent.
_APART = pattern(r"(?<!\S)[WLDXF] \d{1,3}(?!\S)")
_SECOND = pattern(r"\(\d{3,4}\w*\)")
_OWN = {"x", "xx", "xxx"}
#: Byes of one letter.
_LETTERS = set("BHU")
_NUMBER = pattern(r"\d{1,4}[.)]?")
#: What an empty cell is between two others, and where one may be: behind a number and a name.
_EMPTY_BETWEEN, _BEHIND = 2, 2
#: A blank within a cell.
_WITHIN = pattern(r"\S \S")
#: So many lines, and so many tables, are remembered: they are cut at the same places whether their
#: heading or their rows tell that they are a table.
_REMEMBERED, _TABLES = 12_000, 512


def by_words(lines: Sequence[str]) -> list[Row]:
    """Cut lines with results at their spaces, the words of a name being one cell.

    >>> [cell.text for cell in by_words(["1 Ann Lee W2 1.0"])[0].cells]
    ['1', 'Ann Lee', 'W2', '1.0']
    """
    every = [
        (number, line, _by_words(number, line))
        for number, line in enumerate(lines, 1)
        if line.strip() and len(line) <= LONGEST_LINE
    ]
    if not any(row for _, _, row in every):
        return []
    usual, _ = Counter(len(row.cells) for _, _, row in every if row).most_common(1)[0]
    every = [
        (number, line, row and _with_empty_cells(_with_first(row, usual), usual))
        for number, line, row in every
    ]
    made: list[Row] = []
    for at, (number, line, row) in enumerate(every):
        heads = row is None and _are_rows(every[at + 1 : at + _ABOVE])
        made.append(row or (_counted(number, line) if heads else None) or loose(number, line))
    return with_words_apart(made) if any(map(_has_gap, made)) else made


def _has_gap(row: Row) -> bool:
    """Whether a cell of several words has a gap between two of them."""
    return any(
        " " in cell.text and not row.text.startswith(cell.text, cell.column - 1)
        for cell in row.cells
    )


def _are_rows(below: Iterable[tuple[int, str, Row | None]]) -> bool:
    """Whether rows are below a line, which may be a heading in which "Week 1" is one cell.

    A sentence or two may be between them.
    """
    rows = (row for _, line, row in below if row or not is_sentence(line))
    return next(rows, None) is not None


def _with_first(row: Row, usual: int) -> Row:
    """Take a bye, or what is in the place of a rating, out of the name in a row of too few cells.

    >>> row = Row(1, (Cell("3", 1, 1), Cell("Lee, Ann H U", 1, 3), Cell("W2", 1, 16)), "")
    >>> [cell.text for cell in _with_first(row, 5).cells]
    ['3', 'Lee, Ann', 'H', 'U', 'W2']
    """
    lacks = usual - len(row.cells)
    at = next((at for at, cell in enumerate(row.cells) if " " in cell.text), None)
    if lacks < 1 or at is None:
        return row
    found = words(row.line, row.cells[at].text)
    name, rest = found[:-lacks], found[-lacks:]
    if not name or not any(is_name(cell.text) for cell in name) or not _may_be_first(rest):
        return row
    begins = row.cells[at].column
    cells = [cell._replace(column=begins + cell.column - 1) for cell in rest]
    whole = Cell(" ".join(cell.text for cell in name), row.line, begins)
    return row._replace(cells=(*row.cells[:at], whole, *cells, *row.cells[at + 1 :]))


def _with_empty_cells(row: Row, usual: int) -> Row:
    """Take two blanks for an empty cell behind a name, if just as many cells are missing.

    >>> cells = words(1, "5 Lee 1.0 D3  -H-")
    >>> [cell.text for cell in _with_empty_cells(Row(1, cells, ""), 6).cells]
    ['5', 'Lee', '1.0', 'D3', '', '-H-']
    """
    lacks = usual - len(row.cells)
    if lacks < 1:
        return row
    gaps = [behind.column - before.end for before, behind in pairwise(row.cells)]
    wide = [at for at, gap in enumerate(gaps, 1) if gap > 1]
    if len(wide) != lacks or not all(gap <= _EMPTY_BETWEEN for gap in gaps) or wide[0] < _BEHIND:
        return row
    cells: list[Cell] = []
    for at, cell in enumerate(row.cells):
        cells += [cell._replace(text="", column=cell.column - 1)] if at in wide else []
        cells.append(cell)
    return row._replace(cells=tuple(cells))


def _may_be_first(cells: Sequence[Cell]) -> bool:
    """Whether cells begin what is behind a name: "unr" or a bye, and then byes."""
    texts = [cell.text for cell in cells]
    if is_rating(texts[0]):
        return True
    return all(text in _LETTERS or is_bye_in_letters(text) for text in texts)


def _counted(number: int, line: str) -> Row | None:
    """Cut a heading in which a word comes again with other numbers; ``None`` if it is none.

    >>> found = _counted(1, "No Name Week 2 Week 1 Total")
    >>> found and [cell.text for cell in found.cells]
    ['No', 'Name', 'Week 2', 'Week 1', 'Total']
    """
    found = words(number, line)
    pairs = [
        (one.text, two.text)
        for one, two in pairwise(found)
        if one.text.isalpha() and two.text.isdecimal()
    ]
    if len(set(pairs)) < _PAIRS or len({word for word, _ in pairs}) > 1:
        return None
    made: list[Cell] = []
    for cell in found:
        if made and (made[-1].text, cell.text) in pairs:
            made[-1] = made[-1]._replace(text=f"{made[-1].text} {cell.text}")
        else:
            made.append(cell)
    return Row(number, tuple(made), line)


def by_gaps(lines: Sequence[str]) -> list[Row]:
    """Cut lines at two and more spaces: single ones may be within a cell.

    >>> [cell.text for cell in by_gaps(["1  Ann Lee   W 2  1 (3w)"])[0].cells]
    ['1', 'Ann Lee', 'W 2', '1 (3w)']
    """
    if not any("  " in line.strip() for line in lines):
        return []
    return [
        Row(number, chunks(number, line), line)
        for number, line in enumerate(lines, 1)
        if line.strip() and len(line) <= LONGEST_LINE
    ]


def _by_words(number: int, line: str) -> Row | None:
    if len(line.split(None, 2)) < 2:
        return None
    found = words(number, line)
    if _heads(found):
        return Row(number, tuple(joined_headings(found)), line)
    if len(_APART.findall(line)) >= _PAIRS and not any(is_sure(cell.text) for cell in found):
        # "W 6 L 3": a blank is within each result.
        found = whole_cells(found)
    if not any(is_sure(cell.text) for cell in found) and (
        sum(is_game(cell.text) for cell in found[1:]) < _GAMES
    ):
        return None
    # A place and a pairing number.
    first = sum(1 for _ in takewhile(lambda cell: _NUMBER.fullmatch(cell.text), found[:2]))
    end = first
    while end < len(found) and not (
        is_sure(found[end].text)
        or thousandths(found[end].text) is not None
        or (end > first and not (any(map(str.isalnum, found[end].text)) or found[end].text == AND))
        or _is_own(found[end : end + 2])
    ):
        end += 1
    if end == first or end == len(found):
        return None
    name = Cell(" ".join(cell.text for cell in found[first:end]), number, found[first].column)
    rest: list[Cell] = []
    for cell in found[end:]:
        # Behind a total at the end is the new rating.
        new = cell is found[-1] and len(rest) > 1 and not is_sure(rest[-1].text)
        if rest and not new and _SECOND.fullmatch(cell.text):
            rest[-1] = rest[-1]._replace(text=f"{rest[-1].text} {cell.text}")
        else:
            rest.append(cell)
    return Row(number, (*found[:first], name, *rest), line)


def _is_own(found: Sequence[Cell]) -> bool:
    """Whether a word is the mark of a player's own cell, with a game after it."""
    return len(found) > 1 and found[0].text.lower() in _OWN and is_game(found[1].text)


def lined_up(lines: Sequence[str]) -> list[Row]:
    """Cut the lines of tables at the places that are blank in all of them.

    >>> lines = [
    ...     "    Student    A  B",
    ...     " 1. Ann Lee    W2 D3",
    ...     " 2. Bo         L1 D4",
    ...     " 3. Cleo Marsh W4 D1",
    ... ]
    >>> [[cell.text for cell in row.cells] for row in lined_up(lines)][:2]
    [['', 'Student', 'A', 'B'], ['1.', 'Ann Lee', 'W2', 'D3']]
    """
    rows: list[Row] = []
    numbers = [at for at, line in enumerate(lines) if _is_row(line)]
    if not numbers:
        return []
    cut: dict[int, Row] = {}
    for found in _runs(numbers, lines):
        run = _with_ends(found, lines)
        if len(run) < _MIN_TABLE_LINES:
            continue
        if len(run) > 2 * MOST_PLAYERS:
            raise too_many_players(run[MOST_PLAYERS] + 1, len(run))
        heading = _heading_above(run[0], lines)
        above = lines[heading] if heading is not None else ""
        starts = _starts(tuple([lines[at] for at in run]), above)
        table = [at for at in range(run[0], run[-1] + 1) if lines[at].strip()]
        if heading is not None and heading not in cut:
            table.insert(0, heading)
        dealt = [_dealt(at + 1, lines[at], starts) for at in table]
        if table[0] == heading:
            dealt = _with_joined_apart(dealt, {at + 1 for at in run})
        cut.update(zip(table, dealt, strict=True))
    for at, line in enumerate(lines):
        if not line.strip() or len(line) > LONGEST_LINE:
            continue
        rows.append(cut.get(at) or loose(at + 1, line))
    return rows


def _with_joined_apart(table: Sequence[Row], full: Container[int]) -> list[Row]:
    """Part columns that run into each other, under a heading that has a word for each.

    One blank is between them, and not in the same place in each row. The lines that are ``full``
    are players' rows: each of these must have as many words there as the heading has.

    >>> lines = ["Name     R1    R2    Pts", "Ann Lee  =Fox +Dunn 1.5", "Bo Marsh -Kay =Poe 0.5"]
    >>> table = [_dealt(at, line, (0, 9, 14)) for at, line in enumerate(lines, 1)]
    >>> [[cell.text for cell in row.cells] for row in _with_joined_apart(table, {2, 3})][:2]
    [['Name', 'R1', 'R2', 'Pts'], ['Ann Lee', '=Fox', '+Dunn', '1.5']]
    """
    made = list(table)
    for at in reversed(range(len(table[0].cells))):
        heads = joined_headings(_words_of(table[0], at))
        if len(heads) < 2 or any(kind_headed(head.text) in {"name", "other"} for head in heads):
            continue
        parts = [heads, *(_words_of(row, at) for row in table[1:])]
        counts = [len(own) for row, own in zip(table, parts, strict=True) if row.line in full]
        if all(count == len(heads) for count in counts):
            made = [
                row._replace(cells=(*row.cells[:at], *own, *row.cells[at + 1 :]))
                if len(own) == len(heads)
                else row._replace(cells=_with_empty_after(row.cells, at, len(heads) - 1))
                for row, own in zip(made, parts, strict=True)
            ]
    return made


def _words_of(row: Row, at: int) -> list[Cell]:
    """Return the words of a cell, each where it is in the line."""
    cell = row.cells[at]
    there = [word for word in words(row.line, row.text) if word.column >= cell.column]
    return there[: len(cell.text.split())]


def _with_empty_after(cells: Sequence[Cell], at: int, count: int) -> tuple[Cell, ...]:
    empty = cells[at]._replace(text="", column=cells[at].end)
    return (*cells[: at + 1], *[empty] * count, *cells[at + 1 :])


def below_headings(lines: Sequence[str], heads: str) -> Iterator[Row]:
    """Cut the lines below headings that match a pattern; other lines are one cell.

    What is in them need not look like results.

    >>> lines = ["Kid      R1          Pts", "Ann Lee  Bob Poe  1  1", "Bob Poe  Ann Lee  0  0"]
    >>> [[cell.text for cell in row.cells] for row in below_headings(lines, "Kid")][:2]
    [['Kid', 'R1', '', 'Pts'], ['Ann Lee', 'Bob Poe', '1', '1']]
    """
    names = pattern(heads)
    at = vain = 0
    while at < len(lines):
        line, first = lines[at], at
        at += 1
        if not line.strip():
            continue
        may_head = (
            vain < _IN_VAIN
            and len(line) <= _MAX_LINE_CHARS
            and names.search(line) is not None
            and (len(CHUNK.findall(line)) in _COLUMNS or heads_words(at, line) is not None)
        )
        table = _below_heading(lines, first) if may_head else []
        if table:
            yield from table
            at = table[-1].line
        else:
            vain += may_head
            yield loose(at, line)


def _below_heading(lines: Sequence[str], first: int) -> Sequence[Row]:
    """Cut a heading and the lines below it; nothing where there are no columns."""
    heading = first + 1, lines[first]
    body = [(at + 1, lines[at]) for at in _body(lines, first + 1)]
    chunked = list(takewhile(lambda row: len(CHUNK.findall(row[1])) > 1, body))
    starts = _starts(tuple([line for _, line in chunked]), heading[1]) if chunked else ()
    further = body[len(chunked) :]
    if further and len(starts) in _COLUMNS and _is_below(further[0], starts):
        lined = takewhile(
            lambda one: len(CHUNK.findall(one[1])) > 1 or _is_below(one, starts), body
        )
        chunked = list(lined)
        starts = _starts(tuple([line for _, line in chunked]), heading[1])
    dealt: list[Row] = []
    if len(starts) in _COLUMNS:
        rows = [_dealt(number, line, starts) for number, line in chunked]
        dealt = [_dealt_heading(*heading, starts), *rows]
        dealt = _with_joined_apart(dealt, {row.line for row in dealt[1:]})
        if _are_headed(dealt[0]) and _are_whole(dealt):
            # After the longest name a row may have one blank everywhere, and not be lined up.
            return (len(chunked) < len(body) and word_by_word(heading, body)) or dealt
    return word_by_word(heading, body) or (dealt and _by_gaps_alike([heading, *chunked])) or dealt


def _is_below(line: tuple[int, str], starts: tuple[int, ...]) -> bool:
    """Whether a line has something in every column, and no word across two.

    >>> [
    ...     _is_below((3, line), (0, 12, 19))
    ...     for line in ("Hana Jessup L-Bell 0", "Thanks to Jo Bell 0")
    ... ]
    [True, False]
    """
    dealt = _dealt(*line, starts)
    return all(
        cell.text and cell.column == at + 1 for cell, at in zip(dealt.cells, starts, strict=True)
    )


def in_columns(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Cut numbered lines where all of them are blank; at two blanks where they are not lined up.

    >>> rows = in_columns([(1, "Ann Ray   1500  W Poe"), (2, "Bo Poe          L Ray")])
    >>> [[cell.text for cell in row.cells] for row in rows]
    [['Ann Ray', '1500', 'W Poe'], ['Bo Poe', '', 'L Ray']]
    """
    starts = _starts(tuple([line for _, line in lines]), "")
    dealt = [_dealt(number, line, starts) for number, line in lines]
    if len(starts) in _COLUMNS and _are_whole(dealt):
        return dealt
    return [Row(number, chunks(number, line), line) for number, line in lines]


def _are_whole(rows: Sequence[Row]) -> bool:
    """Whether no cell goes on over two blanks: else a line is not where the others are.

    >>> lines = ["Kid  Rd 1    Rd 2", "Ann  W Bob   bye", "Bob  L Al  W Cy"]
    >>> _are_whole([_dealt(1, line, (0, 5, 13)) for line in lines])
    False
    """
    return all(
        {chunk.column for chunk in chunks(row.line, row.text)}
        <= {cell.column for cell in row.cells if cell.text}
        for row in rows
    )


def _are_headed(heading: Row) -> bool:
    """Whether no cell holds the headings of several columns."""
    return all(len(joined_headings(_words_of(heading, at))) < 2 for at in range(len(heading.cells)))


def _by_gaps_alike(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Cut a heading and its lines at two blanks, if then each has as many cells; else nothing.

    A heading may have more that is over nothing.
    """
    (_, heading), *body = lines
    end = max(len(line.rstrip()) for _, line in body)
    over = len(chunks(1, heading)) - len(_beyond(heading, end))
    made = [Row(number, chunks(number, line), line) for number, line in lines]
    return made if {len(row.cells) for row in made[1:]} == {over} else []


def _body(lines: Sequence[str], first: int) -> list[int]:
    """Return the lines below a heading, down to an empty one or to the heading again."""
    found: list[int] = []
    heading = lines[first - 1].split()
    for at in range(first, len(lines)):
        line = lines[at]
        if not line.strip():
            if found:
                break
        elif len(line) > _MAX_LINE_CHARS or line.split() == heading:
            break
        elif line.strip(" -=_+"):
            found.append(at)
    return found


#: Where nothing else parts cells, the ways to cut lines, in the order in which they are tried.
WAYS: tuple[Callable[[Sequence[str]], list[Row]], ...] = (lined_up, by_gaps, by_words)


def _heading_above(first: int, lines: Sequence[str]) -> int | None:
    """Return the line above a run of rows that may head it: the nearest, but for a line of prose.

    >>> _heading_above(
    ...     3, ["No  Name     Week 2  Week 1", "", "Sent on Sunday", "1   Ann Lee  W2  L3"]
    ... )
    0
    """
    filled = (at for at in range(first - 1, -1, -1) if lines[at].strip(" -=_"))
    above = list(islice(filled, _ABOVE))
    near = [at for at in above[: _ABOVE - 1] if first - at <= _FURTHEST]
    for at in near:
        line = lines[at]
        if len(CHUNK.findall(line)) >= _MIN_TABLE_LINES and not (
            is_sentence(line) or _is_row(line)
        ):
            return at
    if not above or first - above[0] > _ABOVE or len(lines[above[0]].split()) == 1:
        # One word is a title, whatever columns it is over.
        return None
    return above[0] if _may_head_columns(lines[above[0]]) else None


def _may_head_columns(line: str) -> bool:
    """Whether a line may head columns: words one blank apart do if headings are known among them.

    >>> _may_head_columns("Kid Wk1 Wk2"), _may_head_columns("Standings after 3 of 4 rounds")
    (True, False)
    """
    found = words(1, line)
    if any(cell.column - before.end > 1 for before, cell in pairwise(found)):
        return True
    return may_head(line) or heads_rounds(found) or heads_surely(found)


@lru_cache(maxsize=_REMEMBERED)
def _is_row(line: str) -> bool:
    """Whether a line may be a player's: words of a name, and results."""
    if len(line) > LONGEST_LINE:
        return False
    parts = line.split()
    if len(parts) < 2 or not any(map(is_name, parts)):
        return False
    if any(map(is_sure, parts)):
        return not (_heads(words(1, line)) or is_sentence(line))
    return sum(map(is_game, parts)) >= _GAMES and not heads_surely(words(1, line))


def _heads(found: Sequence[Cell]) -> bool:
    """Whether words head rounds, though they could be results too: ``T1 T2 T3``."""
    return not found[0].text[:1].isdecimal() and heads_rounds(found)


def _runs(numbers: Sequence[int], lines: Sequence[str]) -> list[list[int]]:
    """Return the runs of rows between which there are only blank lines and numbered ones."""
    runs: list[list[int]] = []
    for at in numbers:
        between = range(runs[-1][-1] + 1, at) if runs else range(0)
        filled = [number for number in between if lines[number].strip().strip(" -=+_")]
        if runs and len(filled) <= _BYES and all(lines[n].split()[0][:1].isdigit() for n in filled):
            runs[-1] += [*filled, at]
        else:
            runs.append([at])
    return runs


def _with_ends(run: list[int], lines: Sequence[str]) -> list[int]:
    """Add the lines just above and below whose numbers go on: players who only had byes."""
    made = list(run)
    for _ in range(_BYES):
        if made[0] and 0 < _number(lines[made[0] - 1]) == _number(lines[made[0]]) - 1:
            made.insert(0, made[0] - 1)
        if made[-1] + 1 < len(lines) and 1 < _number(lines[made[-1] + 1]) == (
            _number(lines[made[-1]]) + 1
        ):
            made.append(made[-1] + 1)
    return made


def _number(line: str) -> int:
    """Return the number that a line begins with; 0 where it begins with none."""
    first = line.split(None, 1)[:1]
    return int(first[0].rstrip(".)")) if first and _NUMBER.fullmatch(first[0]) else 0


@lru_cache(maxsize=_TABLES)
def _starts(lines: tuple[str, ...], heading: str) -> tuple[int, ...]:
    """Return where the columns begin: after places that are blank in every line.

    A single blank parts two columns only where the heading has a word at or near the second.
    """
    width = max(map(len, lines))
    used = bytearray(width + 1)
    begun: dict[int, list[str]] = {}
    for line in lines:
        for found in WORD.finditer(line):
            begin, end = found.span()
            used[begin:end] = b"\x01" * (end - begin)
            begun.setdefault(begin, []).append(found[0])
    starts = [at for at in range(width) if used[at] and (at == 0 or not used[at - 1])]
    rounds = _rounds(heading)
    # "Round 3" is one heading.
    headed = {
        found.column - 1
        for found in words(1, heading)
        if not any(one.column < found.column < one.end for one in rounds)
    }
    # Where two blanks part nearly all columns, a single one is within a cell.
    apart = 3 * sum(at > 1 and used[at - 2] for at in starts) <= len(starts)
    kept: list[int] = []
    for index, at in enumerate(starts):
        end = starts[index + 1] if index + 1 < len(starts) else width + 1
        # Where nothing is headed before the rounds, the heading tells nothing of what is there.
        narrow = at > 1 and used[at - 2] and headed and min(headed) < at
        over = next((there for there in range(at, width + 1) if not used[there]), width)
        below = any(at - 1 <= begin < end and begin <= over for begin in headed)
        here = begun[at]
        texts = begun[kept[-1]] if kept else []
        # A second name that only a few have is no column of its own.
        few = at > 1 and used[at - 2] and _LINES_PER_EXCEPTION * len(here) <= len(lines)
        # Without headings words after words are names, also where they happen to be as long;
        # words that come again are clubs.
        named = not headed and 2 * sum(map(goes_on, texts)) > len(texts)
        named = named and 3 * len(set(here)) > 2 * len(here)
        further = (apart or named) and bool(kept) and _are_further_words(lines, at)
        within = (narrow or few or further) and not below
        # Behind whole points a half is the rest of them.
        half = at > 1 and used[at - 2] and set(here) <= HALF
        if half and kept and all(text.isdecimal() for text in texts):
            continue
        if not (within and (_go_on(here, texts) or (kept and _are_results(lines, kept[-1], at)))):
            kept.append(at)
    kept = _with_clubs_whole(kept, starts, lines, headed)
    kept = _with_rounds(_with_empty(kept, used, heading), used, rounds)
    return (*kept, *_beyond(heading, used.rfind(1) + 1))


def _go_on(here: Sequence[str], before: Sequence[str]) -> bool:
    """Whether words may be the rest of those before them: figures go on with names alone."""
    if not all(word[:1].isalpha() or word.isdigit() for word in here):
        return False
    return all(word[:1].isalpha() for word in here) or 2 * sum(map(is_name, before)) > len(before)


def _with_clubs_whole(
    kept: Sequence[int], starts: Sequence[int], lines: Sequence[str], headed: Container[int]
) -> list[int]:
    """Let columns begin where their cells do, not where the last words of these happen to.

    So it is where words are lined up at their ends: some have two words, which begin behind a gap,
    and the heading is over the second.

    >>> lines = ["Ann Lee    Oak Hall", "Maximilian  SC Nord", "Cem Day         Elm"]
    >>> _with_clubs_whole([0, 15], [0, 11, 15], lines, {0, 15})
    [0, 11]
    """
    made = [*kept[:1]]
    for before, at in pairwise(kept):
        first = at
        if at in headed or at - 1 in headed:
            between = [one for one in starts if before < one < at and one not in headed]
            first = next((one for one in between[::-1] if _are_whole_from(lines, one, at)), at)
        made.append(first)
    return made


def _are_whole_from(lines: Sequence[str], first: int, second: int) -> bool:
    """Whether words begin between two places and go on at the second, most behind two blanks."""
    there = [line for line in lines if line[first:second].strip()]
    begins = [first + len(line[first:]) - len(line[first:].lstrip()) for line in there]
    gaps = [line[begin - 2 : begin] for line, begin in zip(there, begins, strict=True)]
    return (
        2 * gaps.count("  ") > len(there)
        and all(gap.endswith(" ") for gap in gaps)
        and all(_WITHIN.match(line, second - 2) for line in there)
    )


def _rounds(heading: str) -> list[Cell]:
    """Return the headings of rounds in a line, in a word that nobody knows if it counts them.

    >>> for line in ("Name  Round 1  Round 2  Pts", "Name Week 1  Week 2  Score", "Born 12 34"):
    ...     print([cell.text for cell in _rounds(line)])
    ['Round 1', 'Round 2']
    ['Week 1', 'Week 2']
    []
    """
    found = words(1, heading)
    known = [cell for cell in joined_headings(found) if kind_headed(cell.text) == "round"]
    counted = [
        first._replace(text=f"{first.text} {second.text}")
        for first, second in pairwise(found)
        if second.text.isdecimal() and first.text.isalpha() and second.column == first.end + 1
    ]
    same = {cell.text.split()[0] for cell in counted}
    numbers = [int(cell.text.split()[1]) for cell in counted]
    unknown = len(same) == 1 and len(numbers) > 1 and numbers == [*range(1, len(numbers) + 1)]
    return counted if unknown and len(counted) > len(known) else known


def _with_rounds(starts: Sequence[int], used: Sequence[int], rounds: Sequence[Cell]) -> list[int]:
    """Add where a round begins that no line has anything in, right of another in the same column.

    >>> used = [*[1] * 4, *[0] * 10, *[1] * 3]
    >>> _with_rounds([0, 14], used, _rounds("R3     R4    Pts"))
    [0, 7, 14]
    """
    empty = {
        one.column - 1
        for before, one in pairwise(rounds)
        if not any(used[one.column - 2 : one.end]) and before.end > _column(starts, one.column)
    }
    return sorted({*starts, *empty})


def _column(starts: Sequence[int], place: int) -> int:
    """Return where the column begins in which a place is."""
    return max((at for at in starts if at < place), default=0)


def _with_empty(starts: Sequence[int], used: Sequence[int], heading: str) -> list[int]:
    """Add where a column begins that no line has anything in: below a heading, between others.

    >>> used = [*[1] * 4, *[0] * 7, *[1] * 3]
    >>> _with_empty([0, 11], used, "R3    R4   Pts"), _with_empty([0, 11], used, "R3  R4")
    ([0, 6, 11], [0, 11])
    """
    made: list[int] = []
    heads = [cell.column - 1 for cell in chunks(1, heading)]
    for at, end in pairwise([*starts, len(used)]):
        made.append(at)
        if end in heads:
            made += [head for head in heads if at < head < end and not any(used[head - 2 : end])]
    return made


def _beyond(heading: str, end: int) -> list[int]:
    """Return where headings begin that are right of all that the lines have: over nothing.

    >>> _beyond("Name      Pts  TB", 11), _beyond("Name      Final Score", 11)
    ([15], [])
    """
    return [cell.column - 1 for cell in chunks(1, heading)[1:] if cell.column - 1 >= end]


def _are_further_words(lines: Sequence[str], at: int) -> bool:
    """Whether words of names are at a place, one blank after others in every line.

    >>> _are_further_words(["Lee, Ann Kay", "Poe, Ben", "Fox, Lea Eve"], 9)
    True
    """
    there = [line for line in lines if at < len(line) and line[at] != " "]
    if not all(at > 1 and line[at - 2] != " " for line in there):
        return False
    return 2 * sum(goes_on(_word_at(line, at)) for line in there) > len(there)


def _are_results(lines: Sequence[str], first: int, second: int) -> bool:
    """Whether words at two places are results together: ``0 (2s)``, ``BYE (½)``, ``bye ½``."""
    pairs = [
        (one, two)
        for line in lines
        if (one := _word_at(line, first)) and (two := _word_at(line, second))
    ]
    told = sum(
        is_sure(f"{one} {two}")
        or ((two[0] == "(" or two in HALF) and is_bye_in_letters(one.lower()))
        for one, two in pairs
    )
    # Beside "4 1", "2 ½" is a draw.
    draws = sum(two in HALF and one.isdecimal() for one, two in pairs) if told else 0
    return 2 * (told + draws) > len(pairs)


def _word_at(line: str, at: int) -> str:
    return line[at:].split(" ", 1)[0] if at < len(line) else ""


@lru_cache(maxsize=_REMEMBERED)
def _dealt(number: int, line: str, starts: tuple[int, ...]) -> Row:
    """Cut a line at the columns; a word that lies across two belongs to the nearer one.

    So does one that begins just before a column, apart from what is in the one before it: a
    heading.

    >>> [cell.text for cell in _dealt(1, "Rtg   1     3  Pts", (0, 7, 13, 16)).cells]
    ['Rtg', '1', '3', 'Pts']
    """
    return _at_starts(words(number, line), starts, number, line)


def _dealt_heading(number: int, line: str, starts: tuple[int, ...]) -> Row:
    """Cut a heading at the columns; "Rd 4" belongs to one, whole.

    >>> [cell.text for cell in _dealt_heading(1, "Name  Rd 3  Rd 4", (0, 8, 15)).cells]
    ['Name', 'Rd 3', 'Rd 4']
    """
    rounds = {one.column: one._replace(line=number) for one in _rounds(line)}
    found = [
        rounds.get(word.column, word)
        for word in words(number, line)
        if not any(one.column < word.column < one.end for one in rounds.values())
    ]
    return _at_starts(found, starts, number, line)


def _at_starts(found: Sequence[Cell], starts: tuple[int, ...], number: int, line: str) -> Row:
    cells: list[list[Cell]] = [[] for _ in starts]
    index = 0
    for word in found:
        begin = word.column - 1
        while index + 1 < len(starts) and starts[index + 1] <= begin:
            index += 1
        at = index
        if at + 1 < len(starts):
            following, before = starts[at + 1], cells[at][-1] if cells[at] else None
            across = word.end - 1 > following
            nearer = begin - starts[at] > following - begin
            apart = before is not None and begin + 1 == following and word.column > before.end + 1
            if apart or (across and (nearer or before)):
                at += 1
        cells[at].append(word)
    made: list[Cell] = []
    for at, parts in zip(starts, cells, strict=True):
        if len(parts) == 1:
            made.append(parts[0])
        elif parts:
            made.append(parts[0]._replace(text=" ".join([part.text for part in parts])))
        else:
            made.append(Cell("", number, min(at, len(line)) + 1))
    return Row(number, tuple(made), line)
