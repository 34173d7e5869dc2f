"""Marks behind results that a line of the text says are those of forfeits.

"Ann Lee - Bo Ray 1-0*" and below it "* won by forfeit": the letter of a forfeit takes the place of
each such mark, and the line that told it is blank.
"""

import re

from calculator.model.late import pattern
from calculator.reading.assemble.games.forfeits import says_forfeit
from calculator.reading.assemble.games.lines import says_unplayed
from calculator.reading.cells.byes import is_bye
from calculator.reading.cells.scores import PAIR

#: Longer texts have no such line at their end, and longer lines tell nothing.
_LONGEST = 60_000
_MARK = r"\*{1,3}|[#†‡§¹²³]"
#: "* forfeit", "(* = won by forfeit)", "Note: ** forfait", in a line of its own or beside another.
_TOLD = pattern(
    rf"(?:^|[;,]|\.\s)[ \t]*(?:[^\W\d_]{{2,10}}[ \t]?:[ \t]*)?[(\[\"]?[ \t]*(?P<mark>{_MARK})[)\]]?"
    r"(?![*\w½])[ \t]*[=:–—-]?[ \t]*(?P<says>[^\W\d_][^\n;,=()\[\]]{1,40}?)[ \t.)\]\"]*(?=$|[;,])",
    re.MULTILINE,
)
#: "Games marked * were forfeits", "An asterisk marks a forfeit"
_WORDED = pattern(
    rf"^[^\n\d]{{0,40}}?(?:(?P<mark>{_MARK})|\b(?:asterisk|asterisco|astérisque|Sternchen|star)\b)"
    r"[ \t]+(?:(?:were|was|are|is|marks?|means?|denotes?|indicates?|shows?|for|won|decided)[ \t]+)+"
    r"(?:an?[ \t]+)?(?P<says>[^\W\d_][^\n\d;,=]{1,30}?)s?[ \t.)]*$",
    re.MULTILINE | re.IGNORECASE,
)
_UNPLAYED = pattern(r"(?:un|not |never )played\b", re.IGNORECASE)
_DRAWN = pattern(r"[½=dDrRHU]|[.,]5|1/2")
#: What a forfeit is one of.
_GAME = pattern(r"\b(?:games?|results?|wins?|points?|was|were|is|an?|the)\b", re.IGNORECASE)


def with_forfeits(text: str) -> str | None:
    r"""Return a text with the letter of a forfeit for marks that it explains so.

    Every other character stays in its place. ``None`` where nothing is explained so, or no result
    has the mark.

    >>> print(with_forfeits("Ann - Bo 1-0*\nCy - Di ½-½\n* won by forfeit"))
    Ann - Bo 1-0F
    Cy - Di ½-½
    <BLANKLINE>
    >>> with_forfeits("Ann - Bo 1-0*\n* played on Friday")
    """
    if len(text) > _LONGEST:
        return None
    made = text
    for found in (*_TOLD.finditer(text), *_WORDED.finditer(text)):
        if _is_forfeit(found["says"]):
            start, end = found.span()
            parts = made[:start], made[start:end], made[end:]
            mark = found["mark"] or "*"
            marked = [_marked(part, re.escape(mark)) for part in parts[::2]]
            if mark in parts[0] + parts[2]:
                made = "".join((marked[0], re.sub(r"\S", " ", parts[1]), marked[1]))
                if len(made) != len(text):
                    # A mark behind a name moved what is below it: the others are not looked for.
                    break
    return made if made != text else None


def _marked(text: str, mark: str) -> str:
    """Return a text with forfeits where the mark is, behind a result or a name beside one."""
    behind = re.compile(rf"(?P<result>[^\s,;|]*[\d)])(?P<mark> ?[(\[]?{mark}[)\]]?)(?![*\w½])")
    named = re.compile(rf"(?<=[^\W\d_]){mark}(?![*\w])")
    return "\n".join(
        line
        if not re.search(mark, line)
        else other
        if (other := behind.sub(_forfeited, line)) != line
        else _of_a_name(line, named)
        for line in text.split("\n")
    )


def _of_a_name(line: str, mark: re.Pattern[str]) -> str:
    r"""Return the line of one game with a forfeit instead of a mark behind a name.

    >>> _of_a_name("Ann Lee* - Bo Ray 1-0", re.compile(r"\*"))
    'Ann Lee  - Bo Ray 1-0F'
    """
    results = list(PAIR.finditer(line))
    if len(results) != 1 or _DRAWN.search(results[0][0]) or not mark.search(line):
        return line
    end = results[0].end()
    return mark.sub(" ", f"{line[:end]}F{line[end:]}", count=1)


def _is_forfeit(says: str) -> bool:
    """Whether what is told of a mark is that somebody won by forfeit.

    >>> [_is_forfeit(says) for says in ("forfeited game", "Bo did not show", "on time", "by bye")]
    [True, True, False, False]
    """
    bare = " ".join(_GAME.sub(" ", says).split())
    return (
        says_forfeit(bare)
        or _UNPLAYED.match(bare) is not None
        or (says_unplayed(f"({says})") and not is_bye(bare))
    )


def _forfeited(found: re.Match[str]) -> str:
    """Return a result that somebody won or lost with the letter of a forfeit, others as they are.

    What was a draw, or a bye, was no forfeit; nor is a cell of its own a mark on the one before it.
    """
    result, mark = found["result"], found["mark"]
    blank = " " if mark[0] == " " else ""
    if _DRAWN.search(result) or (blank and len(result) == 1 and mark[1] not in "[("):
        return found[0]
    return f"{result}{blank}F".ljust(len(found[0]))
