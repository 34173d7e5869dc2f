"""What a look at a text tells: which ways to read it are worth a try, and which mislead.

A table that would be read, but not as it is meant, is refused, with the place.
"""

import itertools
import operator
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from calculator.model import RESULT_CODES, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import DIALECTS, Dialect, is_result
from calculator.reading.cells.forms import FAMILIES
from calculator.reading.cells.grammar import halves, thousandths
from calculator.reading.cells.looks import is_game, is_name, is_score, is_sure, noted
from calculator.reading.columns.cross import is_crossed_out, is_games, odd_cell
from calculator.reading.columns.headings import Column, is_fact
from calculator.reading.columns.headings import column as heading
from calculator.reading.columns.raw import RawRow
from calculator.reading.cut.segments import has_heading, is_html
from calculator.reading.lexicon.headings import round_words
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell, lines_of

if TYPE_CHECKING:
    from calculator.reading.columns.opponents import answering, naming
else:
    answering = late("calculator.reading.columns.opponents", "answering")
    naming = late("calculator.reading.columns.opponents", "naming")

#: What no tiebreak reaches, in thousandths: ratings do.
_MOST_OF_A_TIEBREAK = 200_000
_NUMBERED = pattern(r"\d{1,4}[.)]?\s")
_MAX_LINE_CHARS = 300
#: Rounds without an opponent, by their letter.
_LONE = set("BHUXF")
_SIGNS = set("+-=")
#: What may be a result, and a mark of which nobody knows what it means.
_TOTALED = pattern(r"([^\s.,;]+)[.,;]\s(?=.*\d)")
_MARKED = pattern(
    r"(?:[^\w\s+=-]{1,2})?([^?*!]{2,12}?)(?: ?[^\w\s+=-]{1,2}| ?\([^\W\d_]\)| ?[^\W\d_])?"
)
#: A hyphen between two names, as in a list of games.
_TWO_NAMES = pattern(r"[^\W\d_]{2}\s+[-–—]\s+[^\W\d_]{2}")
#: This many words of a name look like results where its row has a result for every round.
_MANY = 2
_BYES = frozenset("BHU")
_HALVES = {"½", "1/2", "½½"}
#: What a player may score in a game, in half points.
_OF_ONE_GAME = {0, 1, 2}
_LETTER = pattern(r"[^\W\d_]")
#: A game against an opponent whose number it has.
_NAMED = pattern(r"[WLDwld]\d{1,3}")
_SCORE = r"(?:1/2|[01](?:[.,]0)?|0?[.,]5|½|[WLDwld=+-])"
_COLOR = r"[WBwb]"
#: A line of scores and nothing else; without one a text is no such table.
_LINE = pattern(rf"\n[ \t|;,]*{_SCORE}(?:[ \t|;,]+{_SCORE}){{0,40}}[ \t|;,]*\r?(?=\n|$)")
#: A line of scores so far, with a state and a member's number in front: "MI 12345678  1.0  1.5".
_SO_FAR = pattern(
    r"\n[ \t]+(?=[^\W_])(?:[^\W\d_]{2,3}[ \t]+)?(?:\d{6,9}[ \t]+)?"
    r"\d{1,2}[.,][05](?:[ \t]+\d{1,2}[.,][05]){1,40}[ \t]*\r?(?=\n|$)"
)
#: A word of six letters at most, and a figure as of a rating.
_LABELED = pattern(r"(?<![^\W_])[^\W\d_]{3,6}[:.]? (?:[1-9]\d{2,3}\b|[Uu]nr)")
#: The end of a line as of those that end in colors: most texts have none.
_ENDED = pattern(r"\n(?<=[WBwbXx|\s-]\n)")
#: A line that ends in colors, and those of rounds without a game.
_COLORED = pattern(
    rf"\n[^\n]{{0,80}}?[ \t|]{_COLOR}(?:[ \t|]+(?:{_COLOR}|[-xX]+)){{0,40}}[ \t|]*\r?(?=\n|$)"
)
#: The same in a page: cells over several rows, or one of a color.
_BOXES = pattern(r"rowspan|>\s*[WB]\s*</t", re.IGNORECASE)
#: That of a numbered heading, "Rnd1", is none.
_WORD = pattern(r"[^\W\d_]{2,}+(?!\d)")
#: A result with the number of an opponent: "W12", "+12b", "12w1".
_BY_NUMBER = pattern(
    r"(?<![^\s;|,])(?:[WLDwld+=-]\s?\d{1,3}[a-z]?|\d{1,3}[a-z](?:[10½=+-]|0[.,]5))(?![^\s;|,])"
)
#: A heading over two columns or three.
_MERGED = pattern(r"colspan\s?=\s?[\"']?[23]\b")
#: What is around the cells of a page; so much of one is looked at.
_TAG, _OF_A_PAGE = pattern(r"<[^<>]*>|&#?\w+;"), 100_000
#: A word, or what is in brackets.
_GAME_SAID = pattern(r"[(\[{]|[^\W\d_]{2}")
#: How headings of opponents begin, in small letters.
_OPPONENTS = (
    *("opp", "rival", "oponent", "contrar", "gegner", "advers", "tegenst", "avv", "przeciwn"),
    *("soupe", "súper", "motst", "modst", "vastust", "andst"),
    *("op1", "op 1", "op.1", "\tvs\t", "\tvs.\t", "vs1", "vs 1", "against", " vs "),
)
#: That of a round that is over several columns, once or over each.
_OVER_COLUMNS = pattern(
    r"\b((?:[^\W\d_]{1,9}[. #-]{0,3}1|1[.ªº°]?(?:st|er?|ère|a)? ?[^\W\d_]{1,9})[.:]?) ?([\t,;|])"
    r" {0,2}(?:\1 ?)?\2|([\t,;|]) ?1\.? ?\3 {0,2}\3 ?2\.? ?\3"
)
#: Rounds with a heading of results between them: "Rd 1 | Result | Rd 2".
_BESIDE_RESULTS = pattern(
    r"\b([^\W\d_]{1,9}[. #]?)1\b[^\d]{1,60}?\b(?:res|result|results|score|pts|points)\b[^\d]{1,60}?"
    r"\b\1 ?2\b"
)
#: Of so many lines it is kept whether they tell of rounds: texts with some put together are alike.
_LINES_KEPT = 8192
#: This much of a text tells what it is.
_LOOKED_AT = 20_000
#: So much of it has the headings.
_HEAD = 2000
#: What is behind a name in its cell and may be the first round: "Ann Lee: W 4", "Ann Lee (beat 4".
_SAID = pattern(r"[^:(]*[^\W\d_][^:(]*?(?::|\(|\s[-–—])\s*([^\s(].*)")
#: One of these is in front of it: most names have none.
_BEHIND = frozenset(":(-–—")
#: Behind a name in a line: a word, or a letter, and more after what parts rounds.
#: A FIDE report has "0000 - U".
_TOLD = pattern(
    r"[^\W\d_\n][^\n]{0,12}?(?:: |[(\[]| (?<!0000 )(?:[-–—=]|[-=]>|→) )"
    r"(?:[01½] )?[^\W\d_][^\n]{0,40}?(?:[;,|\t/]|\n|$)"
    r"|[^\W\d_] +[WLD]\d{1,3}[,;] ?[WLDBHUXF]"
    r"|[^\W\d_]\t(?:[WLD][ -]|(?:win|won|beat|loss|lost|draw|drew)\s)[^\W\d_]"
    r"|[^\W\d_] +[Rr](?:d|nd|ound)?[. ]?1[:.)]? [^\W\d_]"
    r"|[^\W\d_] +(?:beat|lost|drew|won|def\.?|draw|win|loss)\s[^\n,;]{1,40}(?:[,;]| and )"
    # The points are in front of the rounds.
    r"|[^\W\d_](?: \(?\d{3,4}\)?)? (?:[-–—] )?(?:\d?½|\d{1,2}(?:[.,][05])?) (?:[-–—] )?"
    r"(?:[01½] \(?)?[^\W\d_][^\n,;]{1,40}[,;] (?:[01½] )?[^\W\d_]"
    r"|[^\W\d_] +[WLD](?: (?:vs?\.? )?|[(-])[^\n,;]{1,40}[,;]"
    # Signs are right in front of names.
    r"|(?<=\s)[+=-][^\W\d_]{2}[^\n,;]{0,40}[,;]? [+=-][^\W\d_]{2}"
)
#: What was done in a round, on a line below the player.
_ROUND = rf"{round_words()}[. ]?\d{{1,2}}"
_LABEL = rf"{_ROUND}(?:[:.)]| [-–—])? "
_TOLD_BELOW = pattern(
    rf"\n[ \t]*(?:[-*•+][ \t]+)?(?:(?:{_ROUND}: |\d[.:)] )(?-i:[a-zà-ÿ])"
    rf"|(?:{_LABEL}|\d[.:)] )[10½](?! ?-) "
    rf"|(?:{_LABEL}|\d[.:)] )?(?:beat|lost|drew|won|win|loss|draw|w|l|d) )[^\n]{{0,80}}\n"
    # One round below the other.
    rf"|\n[ \t]*(?:[-*•+][ \t]+)?{_ROUND}(?:[:.)]| [-–—]) [^\n]{{1,80}}"
    rf"\n[ \t]*(?:[-*•+][ \t]+)?{_ROUND}(?:[:.)]| [-–—]) ",
    re.IGNORECASE,
)
#: So many lines of a text that has some tell so.
_TOLD_LINES = 2
#: In longer texts nobody looks for such lines.
_MOST_TOLD = 60_000
#: This share of its words is repeated where opponents are named.
_REPEATED = 0.25


#: A row as people type them: a number, if it has one, and a name with what is behind it.
TYPED = pattern(
    r"^[ \t|]*(?:#?(?P<number>\d{1,3})[.):]?[ \t|]+)?(?P<rest>[\"(]?[^\W\d_].*)$", re.MULTILINE
)
#: A game in such a row: "W3", "l-12", "D(2)", "+4", "4=".
GAME = pattern(
    r"(?<![^\s,;|/(\[])(?:(?:[WLDwld][ (-]?|[=+-])\d{1,3}\)?|\d{1,3}[=+-])(?![^\s,;|/:)\]])",
    re.MULTILINE,
)
#: So many of such rows may be a table.
FEWEST_TYPED = 3


def may_be_typed(text: str) -> bool:
    r"""Whether a text has no heading, and games below or behind what may be names.

    >>> may_be_typed("Ann W2\nBo L1\nCy bye\nDi W1"), may_be_typed("No Name R1\n1 Ann W2\n2 Bo L1")
    (True, False)
    """
    begun = TYPED.findall(text, 0, _LOOKED_AT)
    games = GAME.findall(text, 0, _LOOKED_AT)
    return len(begun) >= FEWEST_TYPED and len(games) >= _MANY and not has_heading(text)


def may_name(text: str) -> bool:
    r"""Whether a text may name opponents: most words of names occur there again and again.

    >>> may_name("Player\tR1\nAnn Reed\tW Poe\nBen Poe\tL Reed"), may_name("Ann\tW2\nBen\tL1")
    (True, False)
    >>> may_name("Name\tRd. 1\t\tRd. 2\t\n"), may_name("Name|1. Runde||2. Runde||")
    (True, True)
    >>> may_name("1\tAnn\tUSA\tW2\n2\tBen\tUSA\tL1"), may_name("Team A\tW Team B\nTeam B\tL Team A")
    (False, True)
    >>> rows = "<tr><td>{}&nbsp;</td><td>{}&nbsp;</td></tr>"
    >>> may_name("".join(rows.format(*row) for row in (("Ann", "W2"), ("Ben", "L1"))))
    False
    >>> may_name("".join(rows.format(*row) for row in (("Ann", "W Ben"), ("Ben", "L Ann"))))
    True
    """
    head = text[:_LOOKED_AT]
    first = head[:_HEAD].casefold()
    if any(map(first.__contains__, _OPPONENTS)):
        return True
    if _OVER_COLUMNS.search(first) or _BESIDE_RESULTS.search(first):
        return True
    rows = head.count("\n") + 1
    if "</t" in head:
        if _MERGED.search(first):
            return True
        rows = max(rows, text.count("<tr", 0, _OF_A_PAGE))
        head = _TAG.sub(" ", text[:_OF_A_PAGE])
    words = _WORD.findall(head)
    enough = _REPEATED * len(words)
    # Of the places of a repeated word, at least half come after the first.
    if 2 * (len(words) - len(set(words))) <= enough:
        return False
    again = [count for count in Counter(words).values() if count > 1]
    # One word may be once in every row: a federation, a state, "Player 01".
    most = max(again)
    named = sum(again) - (most if most <= rows else 0)
    # Clubs come again, too: beside more results with numbers they are no opponents.
    return named > enough and named > len(_BY_NUMBER.findall(head))


def may_go_on(text: str) -> bool:
    r"""Whether lines of a text may be about the player above: only scores, or colors at the end.

    >>> may_go_on("1\tAnn\t2\t3\n\t\t1\t0\n"), may_go_on("1\tAnn\tW2\tL3\n")
    (True, False)
    >>> may_go_on("1 Ann W2 W3\n  MI 12345678 1.0 2.0\n")
    True
    """
    if _LINE.search(text) or _SO_FAR.search(text):
        return True
    if _ENDED.search(f"{text}\n") and _COLORED.search(text):
        return True
    return is_html(text) and _BOXES.search(text) is not None


def may_label(text: str) -> bool:
    r"""Whether a word may be in front of a rating: it is quick.

    >>> may_label("1 Ann Roe (Elo 1810) W2"), may_label("1\tAnn Roe\t1810\tW2")
    (True, False)
    """
    return _LABELED.search(text) is not None


def may_tell(text: str) -> bool:
    r"""Whether lines of a text may be a player with the rounds in words; it is quick.

    >>> may_tell("Ray: beat Bell, drew Kim\nBell: lost to Ray, bye"), may_tell("1\tRay\tW2")
    (True, False)
    >>> may_tell("Spring Swiss: Open, U1600\n1\tRay\tW2")
    False
    >>> may_tell("Ray\nRd 1: beat Bell\nBell\nRd 1: lost to Ray\n"), may_tell("1\nRay\n1 W2\n")
    (True, False)
    """
    if len(text) > _MOST_TOLD:
        return False
    if _TOLD_BELOW.search(text):
        return True
    if _TOLD.search(text) is None:
        return False
    # One line by itself is a caption.
    return any(map(all, itertools.pairwise(map(_tells, lines_of(text)))))


@lru_cache(maxsize=_LINES_KEPT)
def _tells(line: str) -> bool:
    return _TOLD.search(line) is not None


def may_tell_in_parts(text: str) -> bool:
    r"""Whether lines of a text may be such players, some of them broken; it is quick.

    >>> may_tell_in_parts("Ray: beat Bell,\ndrew Kim\nBell: lost\nto Ray, bye\nKim: bye, drew\nRay")
    True
    """
    return len(text) <= _MOST_TOLD and len(_TOLD.findall(text, 0, _LOOKED_AT)) >= _TOLD_LINES


#: Over what ratings gained or lost.
_GAINED = {"+/-", "±"}


def left_out(columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]) -> tuple[Message, ...]:
    """Return a warning for each column of results whose heading is that of something else.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "Club")]
    >>> [
    ...     message.facts
    ...     for message in left_out(head, [(Cell("Ann", 2, 1), *[Cell("W2", 2, 5)] * 2)])
    ... ]
    [('Club', 3)]
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "2 3")]
    >>> rows = [(Cell("Ann", 2, 1), Cell("W2", 2, 5), Cell("absent", 2, 8))]
    >>> [message.facts for message in left_out(head, rows)]
    [('2 3', 3)]
    """
    found = []
    numbers = {one.heading.text for one in columns if one.kind == "round"}
    follows = {str(int(text) + 1) for text in numbers if text.isdecimal()}
    for at, column in enumerate(columns):
        # What ratings gained and lost is headed so.
        gained = column.heading.text in _GAINED
        if column.kind in {"other", "first", "id"} and not gained:
            texts = [cells[at].text for cells in rows if at < len(cells) and cells[at].text]
            # "$20" is a prize, not two games won against number 20.
            texts = [text for text in texts if text[0] != "$"]
            sure = sum(is_sure(text) or _is_with_a_mark(text) for text in texts)
            byes = sum(text in _LONE for text in texts)
            # A hyphen alone only parts what is on both sides of it.
            of_a_round = not column.heading.text or heading(column.heading).kind == "round"
            lone = any(map(str.isalnum, texts)) and of_a_round
            lone = lone and all(text in _LONE or is_score(text) for text in texts)
            # What is left of "= 3B" where lines are cut off.
            lone = lone or (not column.heading.text and _are_signs(texts))
            heads = column.heading.text.split()
            # The numbers of several rounds are over one column, or that of the next one is.
            joined = (len(heads) > 1 or follows & {*heads}) and all(map(str.isdecimal, heads))
            joined = joined and any(any(map(str.isalnum, text)) for text in texts)
            # What a bye counts was in the same cell.
            parted = not column.heading.text and any(map(_is_an_amount, texts))
            # Where nothing says what else they are, forms that may be something else are told, too.
            games = [] if column.heading.text else [*map(_may_be_a_game, texts)]
            weak = any(games) and sum(map(operator.or_, games, map(is_result, texts)))
            told = len(texts) if lone else sure and sure + byes
            if joined or parted or 2 * max(told, weak) > len(rows):
                cell = column.heading
                facts = (cell.text, at + 1)
                found.append(Message("column-of-results", facts, cell.line, cell.column))
    return tuple(found)


def _may_be_a_game(text: str) -> bool:
    """Whether a text may be a game against somebody, in a form that may be something else.

    >>> [_may_be_a_game(text) for text in ("1b4", "8=", "2,0", "12", "U12")]
    [True, True, False, False, False]
    """
    made = (family.found(text) for family in FAMILIES)
    return any(one and one.parsed.code and one.parsed.opponent for one in made)


def _is_an_amount(text: str) -> bool:
    return text[0] in "([" and is_score(text.strip("()[]"))


def _is_with_a_mark(text: str) -> bool:
    """Whether a text is a result with an unknown mark after it, or before it, or with a total.

    >>> [_is_with_a_mark(text) for text in ("L2?", "-H-*", "!W12", "D18 (a)", "?", "U1600")]
    [True, True, True, True, False, False]
    >>> [_is_with_a_mark(text) for text in ("W(5). Total 3.5", "W3, 2 pts", "B. Lee")]
    [True, True, False]
    """
    found = _MARKED.fullmatch(text), _TOTALED.match(text)
    return any(match is not None and is_sure(match[1]) for match in found)


def _are_signs(texts: Sequence[str]) -> bool:
    """Whether cells are signs alone, and more than one of those of results.

    >>> _are_signs(["+", "-", ">"]), _are_signs(["*", "", "+"]), _are_signs(["+4", "-2"])
    (True, False, False)
    """
    return all(len(text) == 1 and not text.isalnum() for text in texts) and (
        len(_SIGNS & set(texts)) > 1
    )


def figures_left_out(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]
) -> tuple[Message, ...]:
    """Return a warning for a column after the rounds that holds figures as tiebreaks do.

    Under a heading that nobody knows they are not compared: it is none of a club, an age, a price.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "Zw", "Cash")]
    >>> rows = [tuple(Cell(text, 2, 1) for text in ("Ann", "W2", "3,25", "$5.50"))]
    >>> [message.facts for message in figures_left_out(head, rows)]
    [('Zw',)]
    """
    last = max((at for at, one in enumerate(columns) if one.kind == "round"), default=0)
    found = []
    for at, one in enumerate(columns[last + 1 :], last + 1):
        heading = one.heading
        if one.kind != "other" or not any(map(str.isalpha, heading.text)) or is_fact(heading.text):
            continue
        texts = [text for cells in rows if at < len(cells) and (text := cells[at].text)]
        values = [thousandths(text) if text[0] not in "+-" else None for text in texts]
        figures = [value for value in values if value is not None]
        if (
            len(figures) == len(texts) > len(rows) / 2
            and any(value % 1000 for value in figures)
            and max(figures) < _MOST_OF_A_TIEBREAK
        ):
            found.append(Message("column-unknown", (heading.text,), heading.line, heading.column))
    return tuple(found)


def beside_left_out(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]], read: Sequence[RawRow]
) -> tuple[Message, ...]:
    """Return a warning for a column of opponents or of colors that no column of results took up."""
    results = [result for row in read for result in row.results]
    wanted = {
        "column-of-opponents": not any(one.opponent for one in results),
        "column-of-colors": any(one.opponent for one in results),
    }
    kinds = [column.kind for column in columns]
    for at, column in enumerate(columns):
        if column.kind != "other" or "round" not in (
            *kinds[max(0, at - 1) : at],
            *kinds[at + 1 : at + 2],
        ):
            continue
        if not column.heading.text and kinds[at - 1] == "round" and _end_results(rows, at):
            cell = column.heading
            return (Message("column-of-opponents", ("", at + 1), cell.line, cell.column),)
        if not any(wanted.values()):
            continue
        texts = [cells[at].text for cells in rows if at < len(cells) and cells[at].text]
        code = _beside(column.heading.text.casefold(), texts)
        if wanted["column-of-opponents"] and (
            _answer(read, rows, at) or (not column.heading.text and _named(read, rows, at))
        ):
            code = "column-of-opponents"
        if wanted.get(code):
            cell = column.heading
            return (Message(code, (cell.text, at + 1), cell.line, cell.column),)
    return ()


def _answer(read: Sequence[RawRow], rows: Sequence[tuple[Cell, ...]], at: int) -> bool:
    """Whether a column holds opponents' numbers."""
    own = [row.number.text.rstrip(".") or str(place) for place, row in enumerate(read, 1)]
    there = [cells[at].text if at < len(cells) else "" for cells in rows]
    return len(own) == len(there) and answering(own, there)


def _end_results(rows: Sequence[tuple[Cell, ...]], at: int) -> bool:
    """Whether a column holds the opponents of results in the one before: "0.5", and "7"."""
    both = [(cells[at - 1].text, cells[at].text) for cells in rows if at < len(cells)]
    filled = [(before, text) for before, text in both if text]
    return len(filled) > 1 and all(
        text.isdecimal()
        and 0 < int(text) <= len(rows)
        and is_score(before)
        and _may_be_a_game(f"{before} {text}")
        for before, text in filled
    )


def _named(read: Sequence[RawRow], rows: Sequence[tuple[Cell, ...]], at: int) -> bool:
    """Whether a column without a heading holds players of the table."""
    there = [cells[at].text if at < len(cells) else "" for cells in rows]
    own = [(row.number.text.rstrip("."), row.name.text) for row in read]
    return len(own) == len(there) and naming(own, there)


def _beside(heading: str, texts: Sequence[str]) -> str:
    """Return which of the two warnings a column deserves; empty where it holds something else."""
    names = sum(map(is_name, texts))
    if 2 * names > len(texts) and any(map(heading.__contains__, _OPPONENTS)):
        return "column-of-opponents"
    colors = {text for text in texts if text not in {"-", "--"}}
    return (
        "column-of-colors"
        if colors and len(colors) <= 2 and colors_among(texts).keys() >= colors
        else ""
    )


def check_cells(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]], rounds: Sequence[int]
) -> None:
    """Raise for the first cell that keeps a table from being a crosstable of opponents."""
    odd = odd_cell([[cells[at].text for at in rounds] for cells in rows])
    if odd is None:
        return
    cells, at = rows[odd[0]], rounds[odd[1]]
    name = next(at for at, column in enumerate(columns) if column.kind == "name")
    # It is not a round: its column is an opponent's.
    whose = Whose(cells[name].text, column=columns[at].heading.text)
    raise ReadError.says(cells[at], "error-no-result", DIALECTS[-1].expected).knowing(whose=whose)


#: What marks a player's own cell, and is no sign of a result.
_OWN = frozenset("x×*■█#")


def check_square(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]], rounds: Sequence[int]
) -> None:
    """Raise for a crosstable of opponents of which rows, columns or cells are missing.

    Each row marks its own column, by the number of the player; half of them do where cells have
    moved. Rows whose numbers nobody knows are in order.
    """
    further = [
        at
        for at, one in enumerate(columns)
        if one.kind == "other"
        and one.heading.text.rpartition(" ")[2].isdecimal()
        and all(is_games(cells[at].text) for cells in rows)
    ]
    rounds = sorted([*rounds, *further])
    if any(_NAMED.fullmatch(cells[at].text) for cells in rows for at in rounds):
        # Where games name opponents, an X is a forfeit, wherever it is.
        return
    number = next((at for at, one in enumerate(columns) if one.kind in {"number", "place"}), None)
    odd: list[tuple[Cell, int]] = []
    own, without, signs = 0, False, False
    for place, cell, marks in _marked(rows, rounds, number):
        without = without or not marks
        if not marks and not cell.text:
            return
        if marks == [place]:
            own += 1
            signs = signs or cell.text.casefold() not in _OWN
        else:
            odd.append((cell, place))
    # Of one row the results must be of games as well, without an opponent.
    enough = own > 1 or (
        own == len(rows) == 1
        and all(is_games(rows[0][at].text) or is_crossed_out(rows[0][at].text) for at in rounds)
    )
    if without and (own <= len(odd) or len(rows) != len(rounds) or signs):
        # Marks of forfeits or byes, a few of which happen to be there.
        return
    if len(rows) != len(rounds) and enough and not odd:
        cell = columns[rounds[0]].heading
        said = Message("error-cross-not-square", (len(rows), len(rounds)))
        raise ReadError.at(cell, said, "hint-whole-table")
    if odd and own > 1 and own >= len(odd) and (number is not None or own > len(odd)):
        cell, column = odd[0]
        raise ReadError.at(cell, Message("error-cross-moved", (column,)), "hint-cross-moved")


def _marked(
    rows: Sequence[tuple[Cell, ...]], rounds: Sequence[int], number: int | None
) -> Iterator[tuple[int, Cell, list[int]]]:
    """Yield the place of each row in a square, its own cell, and the places that it marks."""
    for at, cells in enumerate(rows, 1):
        text = str(at) if number is None else cells[number].text.rstrip(".")
        if text.isdecimal() and 0 < int(text) <= len(rounds):
            marks = [i for i, there in enumerate(rounds, 1) if is_crossed_out(cells[there].text)]
            yield int(text), cells[rounds[int(text) - 1]], marks


def check_beside(columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]) -> None:
    """Raise for a column of no known kind that holds whole rows: names with several results.

    >>> from calculator.reading.columns.headings import column
    >>> cells = [Cell(f"1 Kim Poe W2 {rest} 1.0", at, 40) for at, rest in ((1, "L3"), (2, "U U"))]
    >>> check_beside([column(Cell("", 1, 40))], [(cell,) for cell in cells])
    Traceback (most recent call last):
        ...
    calculator.reading.text.errors.ReadError: line 1, column 40: Two tables are side by side here...
    """
    for at, one in enumerate(columns):
        if one.kind != "other":
            continue
        there = [cells[at] for cells in rows if at < len(cells) and " " in cells[at].text]
        whole = [cell for cell in there if _is_row(cell.text)]
        if len(whole) >= _MANY:
            raise ReadError.at(whole[0], "error-side-by-side", "hint-one-section")


def _is_row(text: str) -> bool:
    words = text.split()
    sure = sum(map(is_sure, words))
    # Of a row with one game the others are byes; a letter alone is an initial.
    many = sure >= _MANY or (sure and sum(word in _BYES for word in words) >= _MANY)
    return bool(many) and any(map(is_name, words))


def check_numbered(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]], rounds: Sequence[int]
) -> None:
    """Raise for the cell that keeps a column beside the rounds from being one of them.

    Its heading is the number before the first, or after the last, and all or most of it are
    results.
    """
    for at, beside, step in ((rounds[0] - 1, rounds[0], -1), (rounds[-1] + 1, rounds[-1], 1)):
        if not 0 <= at < len(columns) or columns[at].kind != "other":
            continue
        one, next_ = columns[at].heading.text, columns[beside].heading.text
        if not (one.isdecimal() and next_.isdecimal() and int(one) == int(next_) + step):
            continue
        filled = [cells for cells in rows if cells[at].text]
        odd = [cells for cells in filled if not (is_games(text := cells[at].text) or is_sure(text))]
        if filled and not odd:
            # A round that few have results in, of which others may be below another heading.
            raise ReadError.at(filled[0][at], "error-too-many-ways", "hint-separate-cells")
        if odd and 2 * len(odd) < len(rows):
            name = next(at for at, column in enumerate(columns) if column.kind == "name")
            whose = Whose(odd[0][name].text, column=one)
            error = ReadError.says(odd[0][at], "error-no-result", DIALECTS[-1].expected)
            raise error.knowing(whose=whose)


def check_games(rows: Sequence[RawRow]) -> None:
    """Raise where nobody has a game, and results are in columns that are not rounds."""
    results = [found for row in rows for found in row.results]
    if not any(one.opponent or RESULT_CODES[one.code].of_a_game for one in results):
        cell = results[0].cell
        raise ReadError.at(cell, "error-nobody-has-a-result", "hint-nobody-has-a-result")


def rows_above(before: Sequence[Cell]) -> list[Cell]:
    """Return the texts above a table that look like players' rows: a number, a name and results.

    >>> [cell.line for cell in rows_above([Cell("Open", 1, 1), Cell("1 Ann Lee W2 1.0", 2, 1)])]
    [2]
    """
    return [cell for cell in before if _NUMBERED.match(cell.text) and _holds_result(cell.text)]


def _holds_result(text: str) -> bool:
    words = text[:_MAX_LINE_CHARS].split()
    return any(map(is_sure, words[2:])) and any(map(is_name, words[1:]))


def _is_marked(word: str) -> bool:
    """Whether a word after a figure is a cell's: that of the player's own column, or a result."""
    return word == "*" or noted(word) is not None or (len(word) > 1 and is_game(word))


def _ends_in_a_score(name: str) -> bool:
    """Whether the last word of a name is a score or the mark of the own cell.

    >>> [_ends_in_a_score(name) for name in ("Lee, Ann 1", "Lee, Ann X", "Lee, Ann", "Ann W", "1")]
    [True, True, False, False, False]
    """
    words = name.split()
    last = words[-1] if len(words) > 1 else ""
    return is_crossed_out(last) or (not last.isalpha() and is_score(last))


def _lost_marks(marked: Sequence[RawRow], rows: Sequence[RawRow]) -> list[Cell]:
    """Return the names that end in the mark of the own cell, which most other rows have in one.

    ``marked`` are those of the rows whose names end in a score or such a mark.
    """
    lost = [row for row in marked if _ends_in_the_mark(row.name.text)]
    if not lost or 2 * sum(map(_has_the_mark, rows)) <= len(rows):
        return []
    return [row.name for row in lost if not _has_the_mark(row)]


def _has_the_mark(row: RawRow) -> bool:
    return any(is_crossed_out(found.cell.text) for found in row.results)


def _ends_in_the_mark(name: str) -> bool:
    return " " in name and is_crossed_out(name.rsplit(maxsplit=1)[-1])


def _check_behind(names: Sequence[Cell], dialect: Dialect) -> None:
    """Raise where names go on with a result, as in "Ann Lee: W 4" and "Ann Lee (beat 4"."""
    behind = [
        (name, found)
        for name in names
        if not _BEHIND.isdisjoint(name.text)
        and (found := _SAID.fullmatch(name.text))
        and (is_sure(found[1]) or (":" in name.text and is_result(found[1])))
    ]
    if len(behind) >= _MANY:
        name, found = behind[0]
        cell = Cell(found[1], name.line, name.column + found.start(1))
        whose = Whose(name.text[: found.start(1)].rstrip(" :(–—-"))
        raise ReadError.says(cell, "error-in-a-name", dialect.expected).knowing(whose=whose)


def _holds_nothing(name: str) -> bool:
    """Whether a name of several words is of letters alone, and none of them is the own cell's mark.

    >>> [_holds_nothing(name) for name in ("Ann Lee", "Lee, Ann", "Ann w,l", "Ann 1", "Ann xxx")]
    [True, True, False, False, False]
    """
    return name.replace(", ", "").replace(" ", "").isalpha() and "xx" not in name.casefold()


def _up_to_a_comma(name: str) -> str:
    return name[: max(name.rfind(","), name.rfind(";"))] if "," in name or ";" in name else name


def _check_ends(names: Sequence[Cell], of: int, dialect: Dialect) -> None:
    """Raise where half of so many names end in a game: "Ann Lee beat 4", "Lee,1500,W4"."""
    ends = [
        (name, len(head))
        for name in names
        for head in (
            *(name.text.rsplit(" ", count)[0] for count in (2, 1)),
            _up_to_a_comma(name.text),
        )
        if head != name.text
        and (game := name.text[len(head) + 1 :].lstrip())
        and (_GAME_SAID.match(game) or name.text[len(head)] != " ")
        and is_sure(game.lstrip("([{"))
    ]
    if len(ends) >= _MANY and 2 * len(ends) >= of:
        name, end = ends[0]
        cell = Cell(name.text[end + 1 :], name.line, name.column + end + 1)
        whose = Whose(name.text[:end])
        raise ReadError.says(cell, "error-in-a-name", dialect.expected).knowing(whose=whose)


def check_names(rows: Sequence[RawRow], dialect: Dialect) -> None:
    """Raise for a name that holds results: where its cells end could not be told.

    The cell that is named is the first word of it that is neither a name nor a result. Of one word
    after each name nobody knows whether it is a score, but where most have one, and not all are
    whole figures as in "Team 1", they are.
    """
    # Most are of letters alone, which is neither a score nor a result.
    told = [row for row in rows if not _holds_nothing(row.name.text)]
    alone = [row.name for row in told if halves(row.name.text) in _OF_ONE_GAME]
    if alone and 2 * len(alone) < len(rows):
        # What is left of a row that is missing.
        raise ReadError.says(alone[0], "error-not-a-name", "hint-name-missing")
    joined = [row.name for row in told if _TWO_NAMES.search(row.name.text)]
    if len(joined) >= _MANY and 2 * len(joined) >= len(rows):
        raise ReadError.says(joined[0], "error-no-game", "hint-game")
    marked = [row for row in rows if _ends_in_a_score(row.name.text)]
    scored = [row.name for row in marked]
    scores = any(not name.text[-1].isdecimal() for name in scored)
    if not (scores and len(scored) > 1 and 2 * len(scored) >= len(rows)):
        scored = _lost_marks(marked, rows)
    if scored:
        name, _, score = scored[0].text.rpartition(" ")
        cell = Cell(score, scored[0].line, scored[0].end - len(score))
        raise ReadError.says(cell, "error-in-a-name", dialect.expected).knowing(whose=Whose(name))
    _check_behind([row.name for row in told], dialect)
    _check_ends([row.name for row in told], len(rows), dialect)
    for row in told:
        # "W4; L2; " is what is left of a cell that holds all rounds.
        words = [word.rstrip(";,") or word for word in row.name.text.split()]
        if len(words) < _MANY:
            continue
        pairs = [f"{word} {behind}" for word, behind in itertools.pairwise(words)]
        held = [
            at
            for at, word in enumerate(words)
            if at
            and (
                is_sure(word)
                or word in _HALVES
                # "Oak School 1A" is a name, "Ashdown 2150 1A" holds a result.
                or (_is_marked(word) and not any(map(str.isalpha, words[at - 1])))
                or (at < len(pairs) and is_sure(pairs[at]))
            )
        ]
        if not held:
            continue
        missing = any(not cell.cell.text for cell in row.results) and len(words) > 2
        # A tab parts cells, also where semicolons seem to.
        if len(held) < (1 if missing or "\t" in row.name.text else _MANY):
            continue
        odd = next(
            (
                at
                for at in range(held[0], len(words))
                if not (is_sure(words[at]) or is_score(words[at]) or words[at] == "*")
            ),
            held[0],
        )
        start = sum(len(word) + 1 for word in row.name.text.split()[:odd])
        cell = Cell(words[odd], row.name.line, row.name.column + start)
        ends = next(at for at in range(held[0], 0, -1) if _LETTER.search(words[at - 1]) or at == 1)
        name = " ".join(words[:ends])
        raise ReadError.says(cell, "error-in-a-name", dialect.expected).knowing(whose=Whose(name))
