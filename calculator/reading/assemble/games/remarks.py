"""Lines between games that are none: what a sign means, and marks in front of lines."""

import re

from calculator.model.late import pattern
from calculator.reading.cells.scores import PAIR
from calculator.reading.lexicon.letters import DRAWN
from calculator.reading.lexicon.phrases import units

#: In front of a line of a list; pictures and arrows anywhere.
_BULLET = pattern(
    r"\s*(?:[*-] +(?=[^\W_].*[^\W\d_]"
    # "- +:- Ann - Ben": a result in front of the names.
    r"|(?:\+\s{0,2}[:/-]?\s{0,2}-|-\s{0,2}:\s{0,2}\+|=\s?[:-]\s?=)[\s;|,]+\w)"
    # "+ Ann - Ben": no sign of a result comes after it.
    r"|\+ +(?=[^\W\d_]{2}(?!.*(?:^|[\s:])[-=](?:$|[\s;|,]*$)))"
    r"|\.(?=[^\W\d_])|[•·‣→●▪] *(?=\S))"
)
#: What a chat puts before each message that is copied, and marks of an answer in a mail.
_COPIED = pattern(
    r"\s*(?:\[(?=[^\]]*\d:\d\d)[\d:./,\s-]{4,24}(?:[ap]\.?m\.?)?[\d:./,\s-]{0,12}\]\s?"
    r"(?:[^:\d–-]{1,40}:\s(?=.*[^\W\d_]))?|(?:>\s?)+)",
    re.IGNORECASE,
)
#: A drawn color in brackets is the player's.
_PICTURES = pattern(
    rf"(?!(?<=[(\[])[{''.join(DRAWN)}][)\]])"
    "[\u2190-\u21ff\u25a0-\u25cf\u25d0-\u27bf\u2b50-\u2b59\U0001f000-\U0001faff\ufe0f\u200d]"
)
_BOLD = pattern(r"\*\*(?=\S)([^*\n]*\w[^*\n]*)(?<=\S)\*\*")
#: Beside one of two names: who won. And what is between names.
_WON = pattern(r"\*\*(?=\S)[^*\n]*\w[^*\n]*\*\*|[🏆🥇👑]")
_DRAWN = "🤝"
_BETWEEN = pattern(r"\s(vs?\.?|[-–—])\s", re.IGNORECASE)
#: A figure of a result, or a word that says one: the mark is none then.
_RESULT = pattern(r"[01½]|\b(?:draw|drawn|drew|won|win|beat|bye)\b", re.IGNORECASE)
#: A sign, and after it what it means. Letters alone may be somebody's initials, figures alone
#: somebody's number.
_SIGN = pattern(
    r"\s*(?:[½=+*?.:-]{1,5}|1/2|\d{1,2}[A-Za-z]{1,2}|\d[½=+-]|[½=+-][\dA-Za-z]{1,3}"
    r"|[A-Za-z]{1,3}(?=\s?=))\s*(?:[:=]|->|→|-(?=\s))?\s*"
)
#: What is in front of all that is meant.
_LEGEND = pattern(
    r"[\W_]*(?:legends?|keys?|legende|zeichenerkl[äa]rung|leyenda|clave|l[ée]gende|leggenda|legenda)"
    r"(?![^\W_])[\W_]*?[:=][\s*_]*",
    re.IGNORECASE,
)
#: Two numbers and a result: "1-4 1-0 forfeit" is a game.
_BY_NUMBER = pattern(r"#?\d{1,4}\s?[-:x]\s?#?\d{1,4}[\s:=(]+(?:[01½]|1/2)\s?[-:]")
_APART = pattern(r"\s*(?:[:=\t]|\s\s|\s->?\s|→)\s*")
_BEHIND = pattern(r"\s*(?:[:=]|->|→|-(?=\s))?\s*")
_CAPITAL = pattern(r"[^\W\d_a-zà-öø-ÿ]\w")
_MAX_REMARK_CHARS = 80
#: What is in front of everybody's points in a line.
_POINTS_OF = pattern(
    r"\s*(?:(?:the\s)?(?:final|current|overall)\s)?(?:standings?|scores?|totals?|points|final|endstand|tabelle"
    r"|stand|clasificación|classement)(?:\sfinale?)?\s?(?::|\s[-–])\s+",
    re.IGNORECASE,
)
_POINTS = pattern(
    r"\s*(?:and\s+)?(?:\d{1,2}[.)]\s?)?[^\W\d][^\d½:]{0,40}?[\s:=(-]+(?P<points>\d{1,2}(?:[.,]5|½)?|½|[.,]5)\)?"
    r"(?:\s?(?:pts?|points?|punkte?|puntos?)\b)?[\s.!]*",
    re.IGNORECASE,
)
_PARTED = pattern(r"[,;](?!5)|(?<=[\d½])\s+(?:and|und|y|et)\s+")
#: So many names with points are no game.
_FEWEST_POINTS = 3
_OF_A_GAME = {"0", "1", "½", "0.5", "0,5", ".5"}
_MEANT = {"result", "forfeit", "color", "open", "bye", "absence"}


def unmarked(line: str) -> str:
    """Return a line without bullets, pictures and bold type, every column kept.

    So it is without what a chat or a mail puts in front of it.

    >>> unmarked("  • Ann 1-0 Ben"), unmarked(".Tom"), unmarked("- **1-0**: White won")
    ('    Ann 1-0 Ben', ' Tom', '    1-0  : White won')
    >>> unmarked("- - +"), unmarked("* 1 0")
    ('- - +', '* 1 0')
    >>> unmarked("**Ann Ray** vs Ben"), unmarked("Ann Ray - Ben 🏆"), unmarked("**Ann** 1-0 Ben")
    ('  Ann Ray   >  Ben', 'Ann Ray < Ben  ', '  Ann   1-0 Ben')
    >>> unmarked("[12:03, 5/3/25] Pat: Ann 1-0 Ben").strip(), unmarked("> Ann 1-0 Ben")
    ('Ann 1-0 Ben', '  Ann 1-0 Ben')
    """
    if line[:8].lstrip()[:1] in {"[", ">"} and (found := _COPIED.match(line)):
        line = " " * found.end() + line[found.end() :]
    if "**" in line or not line.isascii():
        line = _signed(line)
    if not line.isascii():
        line = _PICTURES.sub(" ", line)
    if "**" in line:
        line = _BOLD.sub(r"  \1  ", line)
    found = _BULLET.match(line)
    return " " * found.end() + line[found.end() :] if found else line


def _signed(line: str) -> str:
    """Return a line in which one of two names is marked, and no result is, with a sign of who won.

    A check mark is none: it may say that somebody is there.

    >>> _signed("🏆 Ann – Ben"), _signed("**Ann** - **Ben**"), _signed("**Ann** - Ben, draw")
    ('🏆 Ann > Ben', '**Ann** - **Ben**', '**Ann** - Ben, draw')
    >>> _signed("Ann v Ben 🤝"), _signed("✓ Ann v Ben")
    ('Ann = Ben 🤝', '✓ Ann v Ben')
    """
    marks = [found.start() for found in _WON.finditer(line)]
    drawn = _DRAWN in line
    between = list(_BETWEEN.finditer(line)) if len(marks) + drawn == 1 else []
    if len(between) != 1 or _RESULT.search(line):
        return line
    start, end = between[0].span(1)
    sign = "=" if drawn else ">" if marks[0] < start else "<"
    return line[:start] + sign.ljust(end - start) + line[end:]


def is_points(line: str) -> bool:
    """Whether a line says how many points several have, and tells no games.

    >>> [
    ...     is_points(text)
    ...     for text in ("Final scores: Ann 1.5, Ben 1, Cy ½", "Ann 2, Ben 1, Cy 1, Di 0")
    ... ]
    [True, True]
    >>> [is_points(text) for text in ("Final: Ann 1, Ben 0", "Ann 1, Ben 0, Cy ½, Di ½")]
    [False, False]
    """
    named = _POINTS_OF.match(line)
    parts = _PARTED.split(line[named.end() if named else 0 :])
    found = list(map(_POINTS.fullmatch, parts)) if len(parts) >= _FEWEST_POINTS else []
    if not found or not all(found):
        return False
    odd = len(found) % 2 or any(one["points"] not in _OF_A_GAME for one in found if one)
    return bool(odd or named)


def is_legend(line: str) -> bool:
    """Whether a line says what a sign of a result means.

    >>> [
    ...     is_legend(text)
    ...     for text in ("1-0: White won", "½ = Remis", "F = forfeit", "1F: forfeit win")
    ... ]
    [True, True, True, True]
    >>> [is_legend(text) for text in ("1-0 Won Lee", "3: zero-point bye", "B: bye", "Ann: bye")]
    [False, False, False, False]
    """
    text = line.strip()
    if named := _LEGEND.match(text):
        text = text[named.end() :]
    pair = PAIR.match(text)
    begins = pair or _SIGN.match(text)
    if len(text) > _MAX_REMARK_CHARS or begins is None or not begins[0].strip():
        return False
    if _BY_NUMBER.match(text):
        return False
    end = begins.end()
    if pair and pair["both"] and _APART.match(text, pair.start("both")):
        # "+:- = by forfeit" says what the signs mean.
        end = pair.start("both")
    behind = _BEHIND.match(text, end)
    rest = text[behind.end() if behind else end :]
    said = units(rest)
    unknown = [rest[unit.start :] for unit in said if not unit.means]
    return (
        any(_MEANT & unit.means.keys() for unit in said)
        and (pair is not None or 2 * len(unknown) <= len(said))
        and not any(map(_CAPITAL.match, unknown))
    )
