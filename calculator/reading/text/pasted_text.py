"""The pasted text as the readers want it: every line and column stays where it was."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from calculator.model.late import late, pattern
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, too_many_lines
from calculator.reading.text.grid import CONTROL, first_lines, visible

if TYPE_CHECKING:
    from calculator.reading.text.around_cells import undressed
    from calculator.reading.text.page_numbers import without_pages
    from calculator.reading.text.places_in_words import with_medals_as_places, with_words_as_places
else:
    undressed = late("calculator.reading.text.around_cells", "undressed")
    without_pages = late("calculator.reading.text.page_numbers", "without_pages")
    _PLACES = "calculator.reading.text.places_in_words"
    with_medals_as_places = late(_PLACES, "with_medals_as_places")
    with_words_as_places = late(_PLACES, "with_words_as_places")

type Markup = Literal["", "html", "bbcode", "wikitext"]
NO_TABLE_HINT = "hint-whole-table"
#: No crosstable is larger; a file that is takes minutes and is something else.
LARGEST = 4_000_000
_NOT_TEXT = CONTROL - {"\n"} | {"\ufffd"}
#: What is bold in Markdown; asterisks alone may be somebody's own cell in a crosstable.
_BOLD = pattern(r"\*\*(?=\S)([^*|\n]*\w[^*|\n]*)(?<=\S)\*\*")
#: What is bold in a messenger, "*1.* Ann W2 *2½*".
_STARRED = pattern(r"(?<![\w*])\*(?=[\w½(#])([^*|\t\n]*)(?<=[\w½.)])\*(?![\w*])")
#: A link in Markdown, bold or not, or a picture there: the address says nothing.
_LINKED = pattern(
    r"(?P<bold>\*\*)?(?P<drawn>!?)\[(?P<said>[^\[\]\n|]*)\]"
    r"\((?:https?://|mailto:|\.{0,2}/[^\W_]|#[^\W\d_])[^\s()|]*\)(?(bold)\*\*)"
)
_QUOTED = pattern(r"(?:> ?)+")
#: What a messenger puts in front of a message: "[3/11/2026, 18:22] Ann: ", "[3/11, 6:22 PM] Ann: ".
SENT = pattern(
    r"^(?:\[\d{1,2}[/.-]\d{1,2}|\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}),? "
    r"\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]?(?: -)? [^:\n\t]{1,40}: (?=\S)",
    re.IGNORECASE | re.MULTILINE,
)
#: What is a cell or a row of a table: of HTML ("<td@club.org>" is somebody's address), of a forum,
#: of a wiki.
_HTML = pattern(r"<t[dh][\s/>]", re.IGNORECASE)
_BBCODE = pattern(r"\[/(?:t[drh]|row|col(?:umn)?|cell)\]", re.IGNORECASE)
_WIKITEXT = pattern(
    r"^[ \t:*]*(?:\{\|(?!\|)|\|-+[ \t]*(?:$|[a-z]+ ?=))", re.IGNORECASE | re.MULTILINE
)
#: What a forum makes bold, a link, a box: it says nothing. A picture's address is not text either.
_STYLES = "b|i|u|s|url|color|size|font|center|left|right|quote|code|pre|tt|spoiler|list|img"
_CLOSED = pattern(rf"\[/(?:{_STYLES})\]", re.IGNORECASE)
_STYLED = pattern(
    rf"\[img[^\[\]\n]*\][^\[\]\n]*\[/img\]|\[/?(?:{_STYLES}|\*)(?:[= ][^\[\]\n]*)?\]", re.IGNORECASE
)
#: What DataTables has after its headings for people who use screen readers.
_SORTED = pattern(
    r":? ?\b(?:activate to|activar para ordenar|aktivieren, um|activer pour trier)\b"
    r"(?:(?! {2})[^\t\n|;<>\"])*",
    re.IGNORECASE,
)
#: Where a document of JSON begins. Up to this many lines of prose, this long, may be around it.
_JSON = pattern(r"^[ \t]*[{\[]\s*[\"{\[]", re.MULTILINE)
_PROSE, _LONGEST = 30, 300
#: What only says how lines and cells look: code, a heading of Jira, bullets, dots behind names.
_DRESSED = pattern(
    r"^[ \t]*`(?!`).*`[ \t]*$|^[ \t]*\|\|.*\|\|[ \t]*$"
    r"|^[ \t]*[•▪◦●‣·*–-] #?\d{1,4}[.):]?[ \t|]"
    r"|[._·…]{3}(?: |\d|$)|…{2}|(?: [.·]){3}",
    re.MULTILINE,
)
#: The number of the first page, alone in its line.
_FIRST_PAGE = pattern(
    r"^[^\S\n]*(?:[-–—‐‑−][^\S\n]*)?1[^\S\n]*(?:[-–—‐‑−][^\S\n]*)?$", re.MULTILINE
)
#: Digits in boxes, as a phone offers them: "1", a selector, the box around it.
_BOXED = pattern("(?:[0-9]\ufe0f?\u20e3)+")
#: A number in front of a line, or after a place there: "#7", "7)". A name follows: where nobody has
#: one, "#7" is what a player is called.
_MARKED = pattern(
    r"^([ \t|]*(?:\d{1,4}[.)]?[ \t,;|]+)?)(?:#(\d{1,4})|(\d{1,4})\))"
    r"(?=[ \t,;|]+[\"(]?[^\W\d_](?:[^\W\d_]|['’.]))",
    re.MULTILINE,
)
#: The same in other ways, "(7)", "7.)", "№ 7", "7º", "7 -", which may also be parts of a name, a
#: result or a heading: they count from 1 on.
_COUNTED = pattern(
    r"^([ \t|]*)(?:\((\d{1,4})\)|(\d{1,4})(?:\.\)|\.?[º°ª]\.?| [-–—])|№ ?(\d{1,4})[.)]?)"
    r"(?=[ \t,;|]+[\"(]?[^\W\d_](?:[^\W\d_]|['’.]))",
    re.MULTILINE,
)
_FIRST_COUNTED = ("(1)", "1.)", "№", "1º", "1°", "1ª", "1.º", "1.ª", "1 -", "1 –", "1 —")
#: The same as the first cell of a row.
_MARKED_CELL = pattern(
    r"(<tr\b[^<>]{0,200}>\s{0,20}<t[dh]\b[^<>]{0,200}>\s{0,20})(?:#(\d{1,4})|(\d{1,4})\))"
    r"(?=\s{0,20}</t[dh])",
    re.IGNORECASE,
)
#: A place in front of a line and a name: "1st Ann Ray", "T2nd, Bob Lee", "2-3 Cem Roe". "1º" may be
#: a tiebreak's.
_PLACED = pattern(
    r"^(?P<before>[ \t|]*)(?P<tied>T-?)?(?P<from>[1-9]\d{0,2})(?:-(?P<to>\d{1,3}))?"
    r"(?P<th>(?i:st|nd|rd|th))?(?P<colon>:)?(?=[ \t,;|]+[\"(]?[^\W\d_a-z])",
    re.MULTILINE,
)
#: Where this heads them, places stay what they are: several may have the same.
_HEADS_PLACES = pattern(r"(?im)^[ \t|]*(?:#|no\b|pl|pos|rank|rk)")
#: Where places are told by words.
_IN_WORDS = pattern(r"(?im)^[ \t|]*(?:first|gold|1st\s(?:place|prize))\b")
#: Fewer are no standings; and a row begins at most so many lines below the one before.
_FEWEST_PLACES, _NEAR = 3, 3
#: This many lines with as many bars are a table's.
_ALIKE = 3
#: So far down the signs around lines and cells are looked for.
_NEAR_THE_TOP = 4_000
#: This many messages are a conversation.
_MESSAGES = 3


def checked(text: str) -> str:
    r"""Return the text with one kind of line end; raise for what cannot be a table at all.

    Marks of quotation in front of the lines of an e-mail become spaces, and so does what
    a messenger puts in front of messages.

    >>> checked("> Name,R1\r\n> Ann,W2")
    '  Name,R1\n  Ann,W2'
    >>> checked("1. [Ann Ray](https://club.org/ann) 1-0 Ben").split()
    ['1.', 'Ann', 'Ray', '1-0', 'Ben']
    >>> checked("[W](#3) [½](.5)")
    '[W](#3) [½](.5)'
    """
    # One end of line for all readers, so that every fault is at the line a person counts.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    # In JSON columns count whatever is there; a wiki's table begins alike.
    if not text.startswith("{") or text.startswith("{|"):
        text = visible(text)
    if not text.strip():
        raise ReadError("error-nothing", 1, 1, "hint-paste")
    if len(text) > LARGEST:
        raise ReadError("error-too-long", 1, 1, "hint-one-section")
    # SwissSys leaves control characters in the texts of its files: JSON's readers take them.
    at = min((found for char in _NOT_TEXT if (found := text.find(char)) >= 0), default=-1)
    if at >= 0 and text.lstrip()[:1] not in {"{", "["}:
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        raise ReadError("error-not-text", line, column, "hint-open-in-program")
    if "\u20e3" in text:
        text = _BOXED.sub(_unboxed, text)
    if "**" in text and "|" in text:
        text = _BOLD.sub(r"  \1  ", text)
    if text.count("*") > _ALIKE and len(_STARRED.findall(text)) >= _ALIKE:
        text = _STARRED.sub(r" \1 ", text)
    if "](" in text:
        text = _LINKED.sub(_unlinked, text)
    if "[/" in text and _CLOSED.search(text):
        text = _STYLED.sub(_blanks, text)
    if "ctiva" in text or "ktivieren" in text:
        text = _SORTED.sub(_blanks, text)
    if _DRESSED.search(text, 0, _NEAR_THE_TOP):
        text = undressed(text)
    if _FIRST_PAGE.search(text):
        text = without_pages(text)
    if '":' in text and (alone := _json_alone(text)):
        return alone
    if "🥈" in text:
        text = with_medals_as_places(text)
    if _IN_WORDS.search(text):
        text = with_words_as_places(text)
    text = _plainly_numbered(_unsent(_unquoted(text)))
    # A rating report has two lines a player, which need not be alike.
    return _evenly_barred(text) if "|" in text and "/ R:" not in text else text


def _plainly_numbered(text: str) -> str:
    r"""Return a text with "#1" and "1)" in front of its lines as "1.", and "1st" there as "1".

    >>> _plainly_numbered("#1,Ann,W2\n#2,Bob,L1"), _plainly_numbered("1 1) Ann W2\n2 2) Bob L1")
    ('1.,Ann,W2\n2.,Bob,L1', '1 1. Ann W2\n2 2. Bob L1')
    >>> _plainly_numbered("<tr><td>#1</td><td>Ann</td></tr><tr><td>#2</td><td>Bob</td></tr>")
    '<tr><td>1.</td><td>Ann</td></tr><tr><td>2.</td><td>Bob</td></tr>'
    >>> _plainly_numbered("(1) Ann W2\n(2) Bob L1\n(3) Cem B").split("\n")[0]
    '1.  Ann W2'
    >>> _plainly_numbered("1st Ann W2\n2nd Bob L1\n3rd Cem L1")
    '1   Ann W2\n2   Bob L1\n3   Cem L1'
    """
    if max(text.count("#"), text.count(")")) >= 2:
        marked = _MARKED_CELL if "<t" in text else _MARKED
        if len(marked.findall(text)) >= 2:
            text = marked.sub(lambda found: f"{found[1]}{found[2] or found[3]}.", text)
    counted = any(first in text for first in _FIRST_COUNTED)
    found = [int(one[1] or one[2] or one[3]) for one in _COUNTED.findall(text)] if counted else []
    if len(found) >= _FEWEST_PLACES and found == [*range(1, len(found) + 1)]:
        text = _COUNTED.sub(_as_number, text)
    return _with_rows_numbered(text)


def _as_number(found: re.Match[str]) -> str:
    """Return a number as "7.", with blanks: what follows stays in its column."""
    return f"{found[1]}{found[2] or found[3] or found[4]}.".ljust(len(found[0]))


def _with_rows_numbered(text: str) -> str:
    r"""Return a text with the numbers of rows in place of places in front of them.

    Blanks keep in its column what follows. Places that come again, in a list of prizes, stay.

    >>> _with_rows_numbered("1st Ann\nT2nd Bob\nT2nd Cem").split("\n")
    ['1   Ann', '2    Bob', '3    Cem']
    >>> _with_rows_numbered("1-2 Ann\n1-2 Bob\n3 Cem").split("\n")
    ['1   Ann', '2   Bob', '3 Cem']
    >>> _with_rows_numbered("1-0 Ann\n1-0 Bob\n1st Cem\n").split("\n")[:2]
    ['1-0 Ann', '1-0 Bob']
    """
    rows: list[re.Match[str]] = []
    for found in _PLACED.finditer(text):
        at, last = int(found["from"]), int(rows[-1]["from"]) if rows else 0
        # "1-0 Ann Ray" begins with a result, and what is far below is of another list.
        is_place = not found["to"] or at < int(found["to"])
        near = not rows or text.count("\n", rows[-1].start(), found.start()) <= _NEAR
        if is_place and near and (at == len(rows) + 1 or (at == last and at <= len(rows))):
            rows.append(found)
        elif len(rows) < _FEWEST_PLACES:
            rows = [found] if is_place and at == 1 else []
        else:
            break
    told = any(found["th"] or found["to"] or found["tied"] for found in rows)
    if len(rows) < _FEWEST_PLACES or not told:
        return text
    shared = any(int(found["from"]) != at or found["to"] for at, found in enumerate(rows, 1))
    if shared and _HEADS_PLACES.search(text, 0, rows[0].start()):
        return text
    made, end = [], 0
    for at, found in enumerate(rows, 1):
        number = f"{at}{'.' if found['colon'] else ''}"
        begin = found.end("before")
        made += [text[end:begin], number.ljust(found.end() - begin)]
        end = found.end()
    return "".join(made) + text[end:]


def _evenly_barred(text: str) -> str:
    r"""Return a text in which a bar at an end of a few lines of a table has an empty cell there.

    Bars around lines are no cells; but where lines with as many bars have none there, the cell at
    that end is empty.

    >>> _evenly_barred("Name | 1 | 2\nAnn |  | 1\nBob | 0 | ").split("\n")[2]
    'Bob | 0 | |'
    >>> _evenly_barred("  | Name | 1\n1 | Ann | W2\n2 | Bob | L1").split("\n")[0]
    ' || Name | 1'
    """
    lines = text.split("\n")
    begin = 0
    while begin < len(lines):
        bars = lines[begin].count("|")
        end = begin + 1
        while end < len(lines) and bars and lines[end].count("|") == bars:
            end += 1
        if bars > 1 and end - begin >= _ALIKE:
            rows = range(begin, end)
            first = [at for at in rows if lines[at].lstrip().startswith("|")]
            last = [at for at in rows if lines[at].rstrip().endswith("|")]
            if len(first) < len(rows):
                for at in first:
                    before, _, after = lines[at].partition("|")
                    lines[at] = f"{before[:-1]}||{after}"
            if len(last) < len(rows):
                for at in last:
                    lines[at] += "|"
        begin = end
    return "\n".join(lines)


def _blanks(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _unlinked(match: re.Match[str]) -> str:
    """Return what a link shows, with blanks: what follows stays in its column."""
    bold = match["bold"] or ""
    return ("" if match["drawn"] else f"{bold}{match['said']}{bold}").ljust(len(match[0]))


def _unboxed(match: re.Match[str]) -> str:
    """Return a number in boxes as "10.", with blanks: what follows stays in its column."""
    figures = "".join(filter(str.isdecimal, match[0]))
    return f"{figures}.".ljust(len(match[0]))


#: A list has at most this many lines per player; of a longer text only the beginning is used,
#: a fifth as many lines as there may be players.
_LINES, _FIRST = 5, 5


def beginning(text: str) -> str:
    r"""Return a text, or of one with far more lines than any list the first, which tell what it is.

    >>> beginning("Ann 2\nBen 1\n"), len(beginning("Ann 2\n" * 60_000).split("\n"))
    ('Ann 2\nBen 1\n', 1999)
    """
    if text.count("\n") <= _LINES * MOST_PLAYERS or markup_of(text):
        return text
    return first_lines(text, MOST_PLAYERS // _FIRST)


def far_too_long(text: str) -> ReadError:
    """Return the error of a text of which only :func:`beginning` was looked at."""
    return too_many_lines(text.count("\n") + 1, _LINES * MOST_PLAYERS)


@lru_cache(maxsize=2)
def markup_of(text: str) -> Markup:
    r"""Return of which markup there are tables in a text; empty where there are none.

    >>> (
    ...     markup_of("<tr><td>1"),
    ...     markup_of("[tr][td]1[/td]"),
    ...     markup_of("{|\n! Name"),
    ...     markup_of("1|2"),
    ... )
    ('html', 'bbcode', 'wikitext', '')
    """
    if "<" in text and _HTML.search(text):
        return "html"
    if "[/" in text and _BBCODE.search(text):
        return "bbcode"
    if ("{|" in text or "|-" in text) and _WIKITEXT.search(text):
        return "wikitext"
    return ""


def _unsent(text: str) -> str:
    """Replace what a messenger puts in front of messages by spaces."""
    if "] " not in text and " - " not in text:
        return text
    if len(SENT.findall(text)) < _MESSAGES:
        return text
    return SENT.sub(lambda mark: " " * len(mark[0]), text)


def _json_alone(text: str) -> str:
    """Return a document of JSON without the prose of the mail around it; empty if there is none."""
    begins, end = _JSON.search(text), max(text.rfind("}"), text.rfind("]")) + 1
    if begins is None or end <= begins.start():
        return ""
    above, below = text[: begins.start()], text[end:]
    prose = [line for line in (above + below).split("\n") if line.strip()]
    if not prose or len(prose) > _PROSE:
        return ""
    if any("\t" in line or "|" in line or len(line) > _LONGEST for line in prose):
        return ""
    return "\n" * above.count("\n") + text[begins.start() : end]


def _unquoted(text: str) -> str:
    if text.startswith("|"):
        return _unbarred(text)
    if ">" not in text or "</" in text:
        return text
    lines = text.split("\n")
    quoted = sum(line.startswith(">") for line in lines)
    if 2 * quoted < sum(bool(line.strip()) for line in lines):
        return text
    return "\n".join(
        _QUOTED.sub(lambda mark: " " * len(mark.group()), line, count=1)
        if line.startswith(">")
        else line
        for line in lines
    )


def _unbarred(text: str) -> str:
    """Take bars in front of all lines, some mails' marks of quotation, for blanks.

    Where bars part cells, the cells stay what they are; unless bars end the lines as well.
    """
    lines = text.split("\n")
    told = [line.rstrip() for line in lines if line.strip()]
    if not all(line[0] == "|" and line[1:][-1:] != "|" for line in told) or markup_of(text):
        return text
    return "\n".join(line.replace("|", " ", 1) for line in lines)
