"""Lines that are surely no rows of a table and head none: captions, legends, counts, prose.

"8 players in 4 rounds" is no eighth player, and "Oct 5 - Nov 2" is no result.
"""

from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.columns.headings import joined_headings, kind_headed, may_head
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.days import MONTHS, WEEKDAY
from calculator.reading.lexicon.headings import round_words
from calculator.reading.lexicon.phrases import TIME_CONTROL, color, told
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.lexicon.words import ABSENCE, AGAINST, BYE, RESULT
from calculator.reading.text.grid import words

#: Longer lines are of something else.
_LONGEST = 200
#: What parts the cells of rows.
_PARTED = pattern(r"\t|;[^;]*;|\|[^|]*\|[^|]*\|")
#: Somebody's name in the place of a sign: "Ann: bye", "WEBB - bye".
_NAMED = pattern(r"[^\W\d_a-z][a-z]+|[^\W\d_]{3,}")
#: What a letter or a sign means: "W = win, L = loss", "H: half-point bye".
_LEGEND = pattern(r"\W*(\S{1,4})\s*[=:–-]\s*([^\d=:,;]+|1/2[^\d=:,;]+)\s*(?:[,;.]\s*|$)")
#: What may head a legend.
_LABEL = pattern(
    r"(?i)\W*(?:colou?rs?|key|legend|codes?|symbols?|results?|byes?|notes?|abbreviations?|where|leyenda"
    r"|legende|zeichen|légende|legenda)\s?[:=–-]?\s+(?=\S{1,4}\s*[=:–-])"
)
_ROUND = rf"(?:rounds|rds|rondas|rondes|{round_words()})"
_OF_MORE = r"(?:\s?(?:of|/|von|de)\s?\d{1,2})?"
_MONTH = alternatives({"month": {"": ",".join(MONTHS)}})
#: What is counted beside a table, and never in a row of it.
_COUNTED = (
    r"players?|entr(?:y|ies|ants)|participants?|people|kids|games?|boards?|byes|points?|prizes?"
    r"|trophies|medals?|sections?|teams?|minutes?|mins?|days|weeks?|nights?|spieler|jugadores"
    r"|joueurs|giocatori|jogadores|spelers|graczy|hráčů"
)
#: What has a number behind it.
_NUMBERED = (
    r"sections?|quads?|groups?|gr\.?|room|boards?|grades?|page|event|id|affiliate|level|part|weeks?"
    r"|no\.?|class|division|div\.?|under|over|top|best|vol\.?|issue|tables?|tel\.?|k|sud|delay"
)
#: What is no row's, and may have no figures: each goes, and what is left of a line is words or is
#: a row.
_KNOWN_WORDS = (
    pattern(
        r"(?i)(?:^\W*|[-–—,;:|(]\s?)(?:(?:chief|assistant|section)\s)?"
        r"(?:td|director|arbiter|organizer|site|venue|location|dates?|time\scontrol|sponsor|tie-?breaks?|prizes|entry\sfee|turnierleiter|árbitro|arbitre)"
        r"(?:[:.]|\s(?=[^\W\d_]))"
    ),
    pattern(r"(?:https?://|www\.)\S+|\S+@\S+\.\w+"),
    pattern(rf"(?i)\b{WEEKDAY}\b\.?,?(?:\s\d{{1,2}}/\d{{1,2}}(?!\d))?"),
    pattern(r"(?i)\b(?:section|group|division|class|board)\s[A-H]\b"),
)
#: The same with figures.
_KNOWN_FIGURES = (
    # Days, one or several of a month, years, times.
    pattern(
        rf"(?i)\b(?:{_MONTH})\b\.?\s?\d{{1,2}}(?!\d)(?:st|nd|rd|th)?"
        r"(?:(?:\s*,\s*|\s*(?:&|and|-|–|to)\s*)\d{1,2}(?!\d))*"
    ),
    pattern(rf"(?i)\d{{1,2}}(?:st|nd|rd|th|\.)?\s?(?:{_MONTH})\b"),
    pattern(r"(?<![\d./-])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?![\d./-])"),
    pattern(r"\b(?:19|20)\d\d\b"),
    pattern(r"(?i)\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|\b\d{1,2}:\d\d\b|\bat\s\d{1,2}\b"),
    # How far an event is, and how long.
    pattern(
        rf"(?i)(?<![^\W\d_]){_ROUND}\.?\s?#?\d{{1,2}}{_OF_MORE}(?!\d)"
        rf"|\b(?:\d{{1,2}}\s?(?:of|/|von|de)\s?)?\d{{1,2}}(?:st|nd|rd|th|\.)?[\s-]?{_ROUND}(?!\w)"
    ),
    pattern(r"(?i)\bplayed\s\d{1,2}\s(?:of|/)\s\d{1,2}\b|\b\d{1,2}\s(?:of|/)\s\d{1,2}\splayed\b"),
    pattern(r"(?i)\b\d{1,2}[\s-]?(?:SS|RR|rds|rnds)\b"),
    TIME_CONTROL,
    pattern(r"(?i)\+\s?\d{1,3}\s?(?:s|secs?|seconds?)\b\.?"),
    pattern(rf"(?i)\b\d{{1,4}}\s(?:{_COUNTED})\b|\b(?:{_COUNTED})\s?:\s?\d{{1,4}}\b"),
    pattern(rf"(?i)\b(?:{_NUMBERED})[\s:#/=-]*\d{{1,4}}(?:\s?[-–]\s?\d{{1,4}}|{_OF_MORE})\b"),
    # Numbers of members and events, prizes, averages, streets.
    pattern(r"\b[A-Z]?\d{7,14}\b|(?<=\S\s)#\d{1,3}\b|[$€£]\s?\d+|\b\d+\s?[$€£]|\bU\s?\d{3,4}\b"),
    pattern(r"(?i)\b(?:average|avg\.?|mean)[^\d]{0,20}\d{3,4}\b|\bb/\d{1,3}\b"),
    pattern(r"(?i)\b\d{1,3}(?:st|nd|rd|th)(?:\s?[-–]\s?\d{1,3}(?:st|nd|rd|th))?\b"),
    pattern(r"(?i)\b\d{1,5}\s\w+\s(?:st|street|ave|avenue|road|blvd|lane|drive)\b"),
)
#: A sentence, however short: one capital and a period, or an exclamation; and what phones add.
_TOLD = pattern(
    r"\W*[^\W\d_a-z][a-z]+(?:[ ,;-]+[a-z]+){3,}[.!]\W*|[^\d:½]*!|Sent from my \w+"
    r"|Get Outlook for \w+"
)
_HARDLY, _PERHAPS, _SURELY = range(3)
_FIGURE = pattern(r"\d|½")
#: A game against somebody's number, that nothing else is.
_PLAYED = pattern(r"(?<!\S)[WLDwld]\d{1,3}(?!\S)")
_ALONE = frozenset((*"WLDXFBHUwld+=½", "1/2"))
_OF_GAMES = pattern(
    rf"(?i)(?<![^\W\d_])(?:{alternatives(RESULT)}|{alternatives(BYE)}"
    rf"|{alternatives(AGAINST, 'versus')})(?![^\W\d_])"
)
#: Somebody who was not there: "Ann Ray (2055): absent", where the figures are no year.
_ABSENT = pattern(rf"(?i)\W*[^\W\d_].*\S\s*[:–—-]\s*(?:{alternatives(ABSENCE, perhaps=True)})\W*")
_A_ROUND = pattern(rf"(?i)(?<![^\W\d_]){_ROUND}\W{{0,3}}\d{{1,2}}(?!\d)")
_SEQUEL = pattern(r"(?<=[^\W\d_]\s)\d{1,3}(?![\d.,½/-]\d|½)(?!\w)")
_OF = pattern(r"(?i)\d\s?(?:of|/|von|de)\s?\d")
#: A result of two, "1-0": "Ann Page 1-0 Ben" is no page.
_PAIR = pattern(r"(?<![\d.,:/-])(?:1[-:]0|0[-:][01]|(½|1/2|0[.,]5)[-:]\1)(?![\d.,:/-])")
#: What parts two sides.
_SIDES = pattern(r"[-–—:,]|\s(?:vs?|bt)\.?\s")


def is_no_row(line: str) -> bool:
    """Whether a line is surely no row and heads none: a caption, a legend, a count, prose.

    >>> [*map(is_no_row, ("Standings after round 3 of 4", "8 players", "W = win, L = loss"))]
    [True, True, True]
    >>> is_no_row("Time control: 90 min + 30 sec")
    True
    >>> [*map(is_no_row, ("8 Ann Ray", "Ann Ray: beat Poe", "Ann Ray (2055): out", "Oak Open"))]
    [False, False, False, False]
    """
    return _how_sure(line) == _SURELY


def may_be_no_row(line: str) -> bool:
    """Whether a line may be beside a table: such a one, or words alone, which may be a title.

    >>> [*map(may_be_no_row, ("8 players", "Oak Open", "", "Ann Ray 1½", "Ash - Fir"))]
    [True, True, True, False, False]
    """
    return _how_sure(line) > _HARDLY


@lru_cache(maxsize=8192)
def _how_sure(line: str) -> int:
    if len(line) > _LONGEST or _PARTED.search(line) or _PAIR.search(line):
        return _HARDLY
    if not any(map(str.isalnum, line)):
        return _PERHAPS
    if _is_legend(line) or _TOLD.fullmatch(line):
        return _SURELY
    if is_sentence(line) and not _OF_GAMES.search(line):
        return _SURELY
    if _PLAYED.search(line) or _ABSENT.fullmatch(line):
        return _HARDLY
    rounds = _A_ROUND.sub("", line)
    if not any(map(str.isalnum, rounds)) or len(_A_ROUND.findall(line)) > 1:
        # One alone is above its games, several head columns.
        return _HARDLY
    rest = line
    figures = any(map(str.isdecimal, line))
    for known in (*_KNOWN_WORDS, *_KNOWN_FIGURES) if figures else _KNOWN_WORDS:
        rest = known.sub(" ", rest)
    if rest != line:
        # Beside what is known a number is that of an event: "Rook & Roll 5, after 4 rounds".
        rest = _SEQUEL.sub(" ", rest, 1)
    if not any(map(str.isalnum, rest)):
        # "Round 1 (Nov 3)" is above its games, too.
        return _HARDLY if _A_ROUND.match(line) and not _OF.search(line) else _SURELY
    if (
        _FIGURE.search(rest)
        or _ALONE.intersection(rest.split())
        or _OF_GAMES.search(rest)
        or may_head(rest)
    ):
        return _HARDLY
    heads = joined_headings(words(1, rest))
    # "1st place: $60" is a prize; "Rd 8  Total" is the end of a heading.
    headed = len(heads) > 1 or rest == line or _A_ROUND.search(line) is not None
    if headed and all(kind_headed(head.text) != "other" for head in heads):
        return _HARDLY
    if rest != line:
        return _SURELY
    # "Ash - Fir" may be two who shall play.
    return _HARDLY if _SIDES.search(line) else _PERHAPS


def _is_legend(line: str) -> bool:
    """Whether a line says what letters mean, those of results or byes.

    >>> _is_legend("H = half-point bye, U = unplayed"), _is_legend("Hpb: half-point bye")
    (True, True)
    >>> _is_legend("Fox = Roe"), _is_legend("Ann - bye")
    (False, False)
    >>> _is_legend("Colors: w = White, b = Black"), _is_legend("Ray: W = won")
    (True, False)
    """
    label = _LABEL.match(line)
    at = label.end() if label else 0
    while at < len(line):
        one = _LEGEND.match(line, at)
        if one is None or (told(one[2].strip()) or color(one[2].strip())) is None:
            return False
        if _NAMED.fullmatch(one[1]) and told(one[1]) is None:
            return False
        at = one.end()
    return at > (label.end() if label else 0)
