"""Lines of a list of games that no heading explains: ``1. Ashdown, Felix 1-0 Brook, Ida``."""

import itertools
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.cells.byes import (
    bye_code,
    check_opponent,
    is_bye,
    may_be_bye,
    names_bye,
)
from calculator.reading.cells.items import Bye, Game, Item, moved, no_game
from calculator.reading.cells.scores import (
    FOOTNOTE,
    NONE,
    PAIR,
    Outcome,
    of_match,
    of_sides,
    outcome,
)
from calculator.reading.cells.sides import has_name, side_of
from calculator.reading.cells.titles import BEHIND, IN_FRONT, ROUNDS
from calculator.reading.columns.game_headings import BOARDS, has_labels
from calculator.reading.lexicon import alternatives, words_of
from calculator.reading.lexicon.phrases import color
from calculator.reading.lexicon.phrases import told as phrase
from calculator.reading.lexicon.prose import ASIDE
from calculator.reading.lexicon.words import AGAINST, ENDED, FORFEIT, OPEN, RESULT, VERB
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.assemble.games.forfeits import by_forfeit
    from calculator.reading.assemble.games.labels import labelled
    from calculator.reading.assemble.games.told import told
    from calculator.reading.cells.byes_in_lines import bye_behind, byes_in
else:
    by_forfeit = late("calculator.reading.assemble.games.forfeits", "by_forfeit")
    labelled = late("calculator.reading.assemble.games.labels", "labelled")
    told = late("calculator.reading.assemble.games.told", "told")
    bye_behind = late("calculator.reading.cells.byes_in_lines", "bye_behind")
    byes_in = late("calculator.reading.cells.byes_in_lines", "byes_in")

#: What may number games, as boards do.
_GAMES = "game|match|partida|partie|partita|spiel"
_PREFIX = pattern(
    rf"\s*{IN_FRONT}?(?:(?:[(\[]?(?:(?:on|an|auf|en el)\s)?(?:{BOARDS}|b|{_GAMES})\.?\s?#?\s?"
    r"(?P<named>\d{1,3})(?!\d|-[01½](?![\d:-])|/2)\s?[\]):.,-]{0,2}\s*)"
    r"|(?:(?P<both>[1-9]\d?)\.(?P<of>\d{1,3})[.:)]?\s+)"
    # No board is number 0: "0 bye" says how much it counts.
    r"|(?:[(\[]?(?P<board>(?!0\b)\d{1,3})(?:[\].):]\s*(?!\d)|\s+(?=\D))))?",
    re.IGNORECASE,
)
_ROUND_BEHIND = pattern(BEHIND, re.IGNORECASE)
_NUMBERED = pattern(rf"(?<![^\W_])(?:{ROUNDS})\.?\s?#?\d{{1,2}}(?!\d)", re.IGNORECASE)
_S = r"(?:½|1/2|0?[.,]5|[10](?:[.,]0)?(?:\s?[FfXxKk])?|[+=])"
_BEFORE = r"(?<![\w½.,/+:=(\[-])"
_AFTER = r"(?![\w½/:]|[.,]\d)"
_OF_SCORES = pattern(r"[\d½=+]")
_BETWEEN = pattern(rf"{_BEFORE}({_S})\s{{1,20}}({_S}){_AFTER}\s*(?=\S)")
#: Behind both names: "Ashdown vs Brook 1 0".
_LAST = pattern(rf"{_BEFORE}({_S})\s{{1,3}}({_S})\s*$")
_SINGLE = pattern(rf"{_BEFORE}({_S}){_AFTER}")
#: Behind the number of a player: "8. Ashdown - 1. Brook" has no score.
_OF_A_NUMBER = pattern(r"[.)]\s*[^\W\d]")
_DRAW = alternatives(RESULT, "D")
#: "Draw: Ashdown, Brook": what parts the two is behind it.
_DRAW_LABEL = pattern(rf"\s*(?:{_DRAW})\s?:\s+", re.IGNORECASE)
_AND = pattern(r"\s+(?:and|&)\s+", re.IGNORECASE)
#: "Ashdown and Brook drew", "Ashdown won, Brook lost": no title ends so.
_DREW = pattern(r"\s(?:(?:and|&)\s.*\s(?:drew|tied)|(?:won|lost)\W.*\s(?:won|lost))[.!\s]*$")
#: Words and signs with which people tell of games.
_TELLS = pattern(rf"\s(?:[<>]|over|{_DRAW}|{alternatives(RESULT, 'W')})(?!\w)", re.IGNORECASE)
_OVER = pattern(r"\sover\s")
_DRAWN = pattern(rf"\s(½|1/2|0[.,]5|{_DRAW})\s+(?=[^\W\d])", re.IGNORECASE)
_EQUAL = pattern(r"\s=\s+(?=[^\W\d])")
_DRAWN_END = pattern(
    rf"[\s:,(]+(½|1/2|{_DRAW})\)?\s*(?:\([^()]*\)\s*|\[[^\[\]]*\]\s*)?$", re.IGNORECASE
)
#: What no single player did: "Ray-Bell remis" is of two. A "semi-final draw" is none.
_IS_A_DRAW = pattern("remise?|remi|rem[íi]za|tablas|patta|nulle|empate", re.IGNORECASE)
_AGAINST = alternatives(AGAINST)


def _verbs(code: str) -> str:
    """Return the words for a result that come between two sides, as a pattern."""
    met = rf"(?:{alternatives(RESULT, code)})\s(?:{_AGAINST})\.?"
    return "|".join(filter(None, (met, alternatives(VERB, code))))


_VERB = pattern(
    rf"\s(?:(?P<W>def\.?|d\.|bt\.?|{_verbs('W')})|(?P<L>{_verbs('L')})|(?P<D>{_verbs('D')}))\s",
    re.IGNORECASE,
)
#: In small letters: Drew is a name.
_DOING = pattern(rf"\s(?:{alternatives(VERB)}|(?:{alternatives(RESULT)})\s(?:{_AGAINST}))\s")
#: Beside a game: in brackets, or as the last words.
SAYS_FORFEIT = pattern(
    rf"[\s(\[,;:-](?:{alternatives(FORFEIT, 'both', 'F', 'loss', 'mark', 'X', perhaps=True)})"
    r"\s*(?:[)\]]|[.!\s]*$)",
    re.IGNORECASE,
)
#: In front of the opponent: "won by forfeit over Brook", "forfeited to Brook".
_FORFEIT_AGAINST = pattern(
    rf"\s(?:{alternatives(FORFEIT, 'F', 'loss', 'mark', 'X')})\s(?:{_AGAINST})\s", re.IGNORECASE
)
#: Behind a dash it is an initial: "Ray - V. Lee".
_VERSUS = pattern(rf"(?<!-)\s+(?:vs?\.?|{alternatives(AGAINST, 'versus')}|x|\*)\s+", re.IGNORECASE)
#: After the names of a game that has no result yet: a sign, or a word that says so.
_OPEN = pattern(
    rf"\s+(?:\*|\?|_+|\.{{2,}}|[-:_]\s?[-:_]?)\s*$|[\s:,]+\(?(?:{alternatives(OPEN)})\)?[.!\s]*$",
    re.IGNORECASE,
)
#: How a game ended, behind its result; in small letters, for Mate is a name.
_ENDED = pattern(
    rf"(?:(?<=[\d½])|(?<=\s(?:won|win))|(?<=\s(?:draw|wins))|(?<=\sdrawn))"
    rf"[\s,;:-]+\(?(?:{alternatives(ENDED)})\)?[.!\s]*$"
)
#: Behind a result: what is explained somewhere else, or nowhere.
_MARK = pattern(rf" ?(?:\({FOOTNOTE}\)|{FOOTNOTE}(?![\w*]))")
#: What a remark says of a game that was not played; and one that ended by the clock was.
_UNPLAYED = pattern(
    r"\b(?:un|not |never )played\b|no.?show|\bforf(?:ei|ai)t|\bby default|\babsent|kampflos"
    r"|did(?: not|n.t) (?:play|show|come|appear)|nicht (?:gespielt|erschienen)"
    r"|no (?:se )?(?:jugó|jugada|presentó)",
    re.IGNORECASE,
)
#: Last of all behind a blank: what a game won by forfeit is marked with. "(-)" may say of somebody
#: that they have no rating.
_SIGNS = pattern(r"\s(?:\+|[(\[][-−–/=\s]*\+[-−–/=\s]*[)\]])\s*$")
_ON_TIME = pattern(r"\b(?:time|clock)\b", re.IGNORECASE)
_PLAYED = frozenset("WDL")
_ENDS = frozenset(word.split()[-1] for word, _ in words_of(ENDED))
_DASH = pattern(r"\s+-{1,2}\s+|\s+[:/]\s+")
_GAP = pattern(r"\s{2,}|\s*\t\s*|\s*[;|]\s*")
#: A hyphen between two names: no name has one with blanks around it.
_TWO_NAMES = pattern(r"[^\W\d_]{2}\s+[-–—]\s+[^\W\d_]{2}")
#: What may be the mark of a forfeit behind a result, or an initial; and a name with one.
_INITIAL = pattern(r"\s([A-Z])")
_BEGINS = pattern(r"\s*[A-Z]\s[^\W\d_]{2}")
#: The color in front of a name; a letter alone in front of one word is an initial.
_SHADE = pattern(
    r"\s*(?:(?P<word>White|Black):?|\((?P<aside>[WB])\)|(?P<letter>[WB]):?"
    r"(?=\s+[^\W\d_]{2,},?\s+[^\W\d_]{2}))\s+(?=[^\W\d_]{2})"
)
#: One word in brackets behind a result.
_WORD_ASIDE = pattern(r"\s*[(\[]\s*([^\W\d_](?:[^\W\d_]|\.){1,11})\s*[)\]]\s*$")
#: What is in brackets at the end of a line, or its last word.
_LAST_SAID = pattern(r"(?:\((?P<inside>[^()]{2,40})\)|\s(?P<word>[^\W\d_]{2,}\.?))\s*$")
#: What is said last, behind a comma or a colon or in brackets.
_SAID_LAST = pattern(r"[,:](?P<said>[^,:()]+)$|\s*\((?P<aside>[^()]+)\)[\s.]*$")
_HYPHEN = pattern(r"\s*-\s*")
#: That of a half parts nothing.
_STROKE = pattern(r"\s*(?:(?<!1)/|/(?!2))\s*")
_COMMA = pattern(r"\s*,\s*")
_FIGURE = pattern(r"\d{3,4}\s*(?:$|[,:;])")
#: A rating after a name.
_RATED = pattern(r"[^\W\d].*(?<!\d)\d{3,4}[A-Za-z]?[)\]]?$")
_WORD = pattern(r"[^\W\d_]{2,}")
_CAPITALS = pattern(r"[^\W\d_a-zà-öø-ÿ][^\W\d_]*")
#: In front of a name there is more than a name: "Top board: Lee", "Upset! Lee".
_LABELLED = pattern(r"[^\W\d_]\s?[:!]\s+[^\W\d_]")
#: A score between two names: "Ray 2 Lee".
_SCORED = pattern(r"[^\W\d_]\s+(?:\d\s?½?|½|\d[.,]5)[,;]?\s+[^\W\d_]")
#: "Ashdown W Brook": the letter may be an initial.
_LETTER = pattern(r"\s(?P<code>[WLD])\s(?=[^\W\d_]{2})")
#: What a line must have to be looked at: a figure or sign of a result, or a word between names.
_HINT = pattern(
    r"[01½+=*]|[.,]5|\s[WLD]\s?[-:]|\s-\s|\s[Vv]\.?[Ss]?\.?\s|\bbye",
    re.IGNORECASE,
)
#: What may be around the word for a bye in the place of an opponent.
_AROUND_BYE = " -:()[]"
#: Lines are no longer.
LONGEST = 300
#: A comma behind the number of a round parts no games: "In round 2, Lee beat Fox". This comes
#: behind the comma, as all that looks back below does: a search then goes from sign to sign.
_NO_ROUND = r"(?<!round\s\d.)(?<!rd\s\d.)"
#: The end of a sentence, or of a round: "Ashdown beat Brook. Calder lost to Dunn."
_FULL_STOP = pattern(
    r"[\s.;,|/–-](?:(?<=[^\W\d_]{2}\.)(?<!def\.)(?<!\b(?:bt|dr|jr|mr|ms|sr|st|vs)\.)\s+(?=[^\W\d_])"
    r"|(?<=[\d½]\.)\s+(?=[^\W\d_])"
    r"|(?:(?<=[\d½]\s)[.;,|/–-]|(?<=[\d½][.;,|/–-]))\s+"
    rf"(?=(?:in\s)?(?:{ROUNDS})\.?\s?#?\d))",
    re.IGNORECASE,
)
#: What parts games in a line, the surest first.
_PARTS = (
    _FULL_STOP,
    pattern(r"[;|]"),
    pattern(rf",{_NO_ROUND}(?:\s+and\s)?", re.IGNORECASE),
    pattern(rf"[\s,](?:(?<=,){_NO_ROUND}(?:\s+and\s)?|(?<=\s)\s*and\s)", re.IGNORECASE),
    pattern(
        r"[\s.;,](?:(?<=\.)(?<!\d\.)(?<!def\.)(?<!\bvs\.)\s"
        rf"|(?<=[;,]){_NO_ROUND}(?:\s+and\s)?|(?<=\s)\s*and\s)",
        re.IGNORECASE,
    ),
    # "Ashdown-Brook 1-0 Calder-Dunn ½"
    pattern(
        r"(?<=[01½F2])\s+(?=[^\W\d_][^\d½;,]{1,60}?(?:\s?[-–]\s?|\svs?\.?\s)[^\W\d_][^\d½;,]{0,60}"
        r"\s(?:[01½]|0[.,]5))"
    ),
)
#: What each of them needs, in small letters, to part a line in another way than those above it.
_OF_PARTS = ("", ";|", ",", ("and",), (".", ";", "and"), "")
#: One of these is in what any of them parts.
_MAY_PART = pattern(
    r"[;,|]|\.\s|[\d½]\s?[|/–-]\s|\sand\s|[012½]\s+[^\W\d_][^\d½;,]{1,120}\s[01½]", re.IGNORECASE
)
_Span = tuple[int, int]
#: By what the first of two did.
_OUTCOMES = {"W": Outcome("W", "L"), "L": Outcome("L", "W"), "D": Outcome("D", "D")}


def names_met(text: str) -> bool:
    """Whether a word of a line is between two sides.

    >>> names_met("Ann beat Ben"), names_met("Ann gegen Ben"), names_met("Ann, Ben")
    (True, True, False)
    """
    return bool(_VERB.search(text) or _VERSUS.search(text))


def tells_who_won(text: str) -> bool:
    """Whether a word between two sides says who won.

    >>> tells_who_won("Ann (White) beat Ben"), tells_who_won("White vs Black")
    (True, False)
    """
    return _VERB.search(text) is not None


def items_of(number: int, text: str) -> list[Item]:
    """Return the game or the byes of a line; empty where it is neither.

    Raises :class:`ReadError` where it looks like a game and cannot be read.

    >>> game = items_of(4, "2. Calder, Ivo ½-½ Dunn, Pat")[0]
    >>> [side.name.text for side in game.sides], game.outcome.white, game.board
    (['Calder, Ivo', 'Dunn, Pat'], 'D', 2)
    >>> (game,) = items_of(1, "D.J. Poe - Al Fox, White won on time")
    >>> game.sides[0].name.text, game.outcome.white
    ('D.J. Poe', 'W')
    """
    if len(text) > LONGEST or not has_name(text):
        return []
    # A word at the end is behind both names: where a day was, blanks are.
    text = text.rstrip()
    if _last_word(text) in _ENDS and (how := _ENDED.search(text)):
        text = text[: how.start()]
    if (behind := _ROUND_BEHIND.search(text)) and behind.start() and not _by_round(text):
        said = int(behind[behind.lastgroup or 0])
        items = items_of(number, text[: behind.start()])
        return [item if item.round else item._replace(round=said) for item in items]
    if has_labels(text) and (fields := labelled(number, text)):
        return fields
    if (label := _DRAW_LABEL.match(text)) and (drawn := _labelled_draw(number, text, label)):
        return [drawn]
    against = _FORFEIT_AGAINST.search(text)
    hint = bool(
        _HINT.search(text) or _VERB.search(text) or names_bye(text) or _DREW.search(text) or against
    )
    if not hint and not _TELLS.search(text):
        return _by_letter(number, text) or _bye_behind(number, text)
    if several := _several(number, text):
        return several
    says = against or SAYS_FORFEIT.search(text) or (text[-1] in ")]" and PAIR.search(text))
    if says and (forfeited := by_forfeit(number, text, items_of)):
        return [forfeited]
    start, round_, board = _prefixed(text)
    found: Item | None = _with_pair(number, text, start)
    if found is None and names_bye(text):
        return [
            bye._replace(round=bye.round or round_, board=board)
            for bye in byes_in(number, text, start)
        ]
    if found is None:
        found = (
            _in_words(number, text, start)
            or (_as_told(number, text, start) if _tells(text) else None)
            or _with_scores(number, text, start)
            or _said_behind(number, text, start)
        )
    if found is None:
        # A figure at the end is a result, or a rating.
        open_ = None if text[-1].isnumeric() else _OPEN.search(text, _lead(text))
        spans = _two(text, (start, open_.start() if open_ else len(text)), _VERSUS, _DASH)
        found = _made(number, text, spans, NONE, (start, len(text))) if spans else None
        if found and any(_tells_result(note[0]) for note in ASIDE.finditer(text)):
            # "Ashdown (won) vs Brook (lost)" would be a game to be played.
            raise no_game(number, text)
        if found and not (board or round_ or open_ or _VERSUS.search(text, _lead(text))):
            found = found._replace(sure=False)
    ends = None if hint else _DRAWN_END.search(text, _lead(text))
    if found and not hint and not (ends and _IS_A_DRAW.fullmatch(ends[1])):
        # "Lucky draw winners" is no game, either.
        found = found._replace(sure=False)
    if found is None:
        return _by_letter(number, text) or _bye_behind(number, text)
    return [found._replace(round=round_, board=board) if round_ or board else found]


def _bye_behind(number: int, text: str) -> list[Item]:
    """Return the bye of a line that ends with a word that may be a name elsewhere.

    >>> [item.code for item in _bye_behind(1, "4. Ann Lee (vrij)") if isinstance(item, Bye)]
    ['P']
    """
    last = _LAST_SAID.search(text)
    said = phrase((last["inside"] or last["word"]).strip()) if last else None
    if said is None or said.kind != "bye":
        return []
    start, round_, board = _prefixed(text)
    found = bye_behind(number, text, start)
    return [found._replace(round=round_, board=board)] if found else []


def _by_round(text: str) -> bool:
    """Whether a line has byes of several rounds, each behind its name: "Ann (rd 1), Bo (rd 2)".

    >>> _by_round("Byes: Ann (rd 1), Bo (rd 2)"), _by_round("Ann bye (rd 2)")
    (True, False)
    """
    several = sum(1 for _ in _NUMBERED.finditer(text)) > 1
    return several and names_bye(text) and not PAIR.search(text)


def _last_word(text: str) -> str:
    return text[text.rfind(" ") + 1 :].strip("().!-,;:")


def _lead(text: str) -> int:
    """Return where the last blank in front of a text is, or its first word.

    A part of a line has blanks where the others are: to begin at each of them takes long.
    """
    return max(0, len(text) - len(text.lstrip()) - 1)


def _by_letter(number: int, text: str) -> list[Item]:
    """Read "Ashdown W Brook", where nothing else tells: others must name both again.

    >>> [(game.outcome.white, game.sure) for game in _by_letter(1, "2. Ashdown L Brook")]
    [('L', False)]
    """
    start, round_, board = _prefixed(text)
    letters = list(_LETTER.finditer(text, start))
    if len(letters) != 1 or any(map(str.isdecimal, text[start:])):
        return []
    (letter,) = letters
    spans = (start, letter.start()), (letter.end(), len(text))
    won = _OUTCOMES[letter["code"]]
    game = _made(number, text, spans, won, letter.span("code"), colored=False)
    return [game._replace(sure=False, round=round_, board=board)] if game else []


def _labelled_draw(number: int, text: str, label: re.Match[str]) -> Item | None:
    """Read "Draw: Ashdown, Brook"; ``None`` where not two names are behind the word."""
    span = label.end(), len(text)
    spans = _two(text, span, _VERSUS, _DASH, _AND)
    if spans is None:
        commas = list(_COMMA.finditer(text, *span))
        if len(commas) not in {1, 3}:
            return None
        middle = commas[len(commas) // 2]
        spans = (span[0], middle.start()), (middle.end(), span[1])
        if not all(has_name(text[slice(*one)]) for one in spans):
            return None
    return _made(number, text, spans, _OUTCOMES["D"], label.span(), colored=False)


def _several(number: int, text: str) -> list[Item]:
    """Return the games and byes of a line with more than one: "A 1-0 B; C 0-1 D; E bye".

    >>> several = (
    ...     "Lee 1 Fox 0; Poe ½ Kay ½",
    ...     "Lee 1-0 Fox, Poe bye",
    ...     "Lee beat Fox, and Poe beat Kay",
    ... )
    >>> [len(_several(1, text)) for text in several]
    [2, 0, 2]
    """
    end = len(text.rstrip(" ;,."))
    tried: list[_Span] = []
    if not _MAY_PART.search(text):
        return []
    small = text.lower()
    for separator, signs in zip(_PARTS, _OF_PARTS, strict=True):
        if signs and not any(map(small.__contains__, signs)):
            continue
        breaks = [one.span() for one in separator.finditer(text, 0, end)]
        # Where a line has no "and", two of them part it alike.
        if not breaks or breaks == tried:
            continue
        surely = separator in _PARTS[:2]
        tried = [] if surely else breaks
        begins = [0, *(behind for _, behind in breaks)]
        spans = list(zip(begins, [*(before for before, _ in breaks), end], strict=True))
        texts = [text[slice(*span)] for span in spans]
        if separator is not _FULL_STOP and not _may_be_games(texts, surely=surely):
            continue
        found: list[Item] = []
        for (start, _), part in zip(spans, texts, strict=True):
            try:
                items = _of_part(number, part, start)
            except ReadError:
                # "Byes: 12; Cobb": it is for the line as a whole to say what is wrong.
                break
            several = len(items) > 1 and not all(isinstance(item, Bye) for item in items)
            if not items or (several and separator is not _FULL_STOP):
                break
            found += items
        else:
            return _with_rounds(found)
    return []


def _may_be_games(parts: Sequence[str], *, surely: bool) -> bool:
    """Whether no part of a line has two results; a comma, which is in many names, parts several.

    >>> _may_be_games(["Lee 1-0 Fox", "Poe ½-½ Kay"], surely=False)
    True
    >>> _may_be_games(["Lee 1-0 Fox", "Al Poe bye"], surely=False)
    True
    >>> _may_be_games(["Al Poe bye", "Bo Kay half-point bye"], surely=False)
    True
    >>> (
    ...     _may_be_games(["Lee", "Al 1-0 Fox", "Bo"], surely=False),
    ...     _may_be_games(["Lee 1-0 Fox", "Poe bye"], surely=False),
    ...     _may_be_games(["Lee"], surely=True),
    ... )
    (False, False, True)
    """
    found = 0
    for part in parts:
        results = _results_in(part)
        byes = not results and names_bye(part)
        if results > 1 or not (surely or results or byes):
            return False
        # "Lee 1-0 Fox, Poe bye" may be of one who is called Fox, Poe.
        found += results + (byes and _has_several_words(part))
    return surely or found > 1


def _has_several_words(part: str) -> bool:
    """Whether beside the words for a bye there are several that begin as names do.

    >>> _has_several_words("Al Poe half-point bye"), _has_several_words("Poe: Bye")
    (True, False)
    """
    return sum(not is_bye(word) for word in _CAPITALS.findall(part)) > 1


def _results_in(text: str) -> int:
    """Return how many results of games a part of a line seems to have."""
    return (
        len(PAIR.findall(text))
        or len(_VERB.findall(text))
        or any(sign.search(text) for sign in (_DRAWN_END, _DREW, _OVER, _DRAWN))
    )


def _of_part(number: int, part: str, start: int) -> list[Item]:
    """Return the items of a part of a line, with one blank for all that is in front of it."""
    if not start:
        return items_of(number, part)
    return [moved(item, start - 1) for item in items_of(number, f" {part}")]


def _with_rounds(items: Sequence[Item]) -> list[Item]:
    """Return items in which a round counts until the next one is named."""
    made: list[Item] = []
    round_ = 0
    for one in items:
        round_ = one.round or round_
        made.append(one if one.round == round_ else one._replace(round=round_))
    return made


def _prefixed(text: str) -> tuple[int, int, int]:
    """Return where the numbers in front end, and those of the round and the board."""
    prefix = _PREFIX.match(text)
    if prefix is None:  # pragma: no cover - all parts of the pattern may be missing
        return 0, 0, 0
    board = prefix["named"] or prefix["board"] or prefix["of"] or 0
    round_ = prefix["round"] or prefix["nth"] or prefix["both"] or 0
    return prefix.end(), int(round_), int(board)


def _with_pair(number: int, text: str, start: int) -> Item | None:
    """Read a line with a result of both sides: between the names, after them or before them."""
    found = list(PAIR.finditer(text, _score_start(text, start)))
    remarks = list(ASIDE.finditer(text))
    if len(found) > 1:
        # What is in parentheses is a remark on the game, if there is a result without it.
        bare = [
            one
            for one in found
            if not any(note.start() < one.start() and one.end() < note.end() for note in remarks)
        ]
        found = bare or found
    if not found:
        return None
    if len(found) > 1:
        raise no_game(number, text)
    match = found[0]
    result = of_match(match)
    end = match.end()
    if (initial := _INITIAL.fullmatch(match["bf"] or "")) and _BEGINS.match(text, start):
        # "J Smith 1-0 F Lee": both are called by an initial.
        result, end = of_sides(match["a"], match["b"]), match.start("bf") + initial.start(1)
    if result is None:
        raise no_game(number, text)
    left, right = (start, match.start()), (end, len(text))
    mark = _MARK.match(text, end)
    span = (match.start(), mark.end() if mark else end)
    behind = text[slice(*right)]
    # "Ashdown 1-0 (bye)": nobody else is in the line.
    byes = is_bye(behind.strip(_AROUND_BYE))
    names = has_name(text[slice(*left)]), byes or has_name(_noteless(behind))
    spans: tuple[_Span, _Span] | None
    if all(names):
        spans = (left, right)
        if _VERSUS.search(text, *left) and (told := _two(text, left, _VERSUS)):
            spans = told
    else:
        part = left if names[0] else right
        spans = _two(text, part, _VERSUS, _DASH, _GAP, _COMMA, _HYPHEN, _STROKE)
    if spans is None:
        if names_bye(text):
            return None
        raise no_game(number, text)
    made = _made(number, text, spans, result, span)
    if made is None or (
        isinstance(made, Game)
        and result.white in _PLAYED
        and (any(says_unplayed(note[0]) for note in remarks) or _is_marked(text, remarks))
    ):
        raise no_game(number, text)
    if isinstance(made, Game) and remarks and (aside := _unknown_aside(text, end)):
        made = made._replace(aside=Cell(aside[0].strip(), number, aside.start(1)))
    return made


def _unknown_aside(text: str, end: int) -> re.Match[str] | None:
    """Return a word in brackets behind the result, at the end of a line, that nobody knows.

    >>> found = [_unknown_aside(f"Ann 1-0 Bo {word}", 10) for word in ("(Zonk)", "(36)", "(mate)")]
    >>> [one and one[1] for one in found]
    ['Zonk', None, None]
    """
    found = _WORD_ASIDE.match(text, end)
    if found is None or phrase(found[1]) is not None or color(found[1]) is not None:
        return None
    return None if _ENDED.search(f"1-0 {found[1]}") else found


def _is_marked(text: str, remarks: Sequence[re.Match[str]]) -> bool:
    """Whether the letter or a sign of a forfeit is last, and no other letter says a sex.

    >>> texts = "Ann Lee 1-0 Bo Ray (F)", "Bo Ray (M) 1-0 Ann Lee (F)", "Ann Lee 1-0 Bo Ray (B)"
    >>> [_is_marked(text, list(ASIDE.finditer(text))) for text in texts]
    [True, False, False]
    >>> texts = "Ann Lee 1-0 Bo Ray +", "Ann Lee - Bo Ray 1-0 (+)"
    >>> [_is_marked(text, list(ASIDE.finditer(text))) for text in texts]
    [True, True]
    """
    if _SIGNS.search(text):
        return True
    letters = [note[0][1:-1].strip() for note in remarks]
    letters = [letter for letter in letters if len(letter) == 1]
    last = bool(remarks) and not text[remarks[-1].end() :].strip(" .!")
    return last and len(letters) == 1 and letters[0] in "FXfx"


def says_unplayed(aside: str) -> bool:
    """Whether a remark on a game with a result says that it was not played.

    >>> [says_unplayed(text) for text in ("(not played)", "(no-show by Bo)", "(time forfeit)")]
    [True, True, False]
    >>> [says_unplayed(text) for text in ("(half-point bye)", "(abwesend)", "(Byers)")]
    [True, True, False]
    """
    if _UNPLAYED.search(aside):
        return _ON_TIME.search(aside) is None
    said = phrase(aside[1:-1].strip())
    return said is not None and said.kind in {"bye", "no-show"} and said.sure


def _tells_result(aside: str) -> bool:
    """Whether a remark says how a game ended.

    >>> [_tells_result(text) for text in ("(Win)", "(lost by forfeit)", "(1850)", "(Oak Hall)")]
    [True, True, False, False]
    """
    inside = aside[1:-1].strip()
    said = phrase(inside)
    if said and said.kind in {"result", "forfeit", "no-show"}:
        return True
    # A color alone is that of a player, figures are a rating or points.
    ended = outcome(inside) if _WORD.search(inside) and color(inside) is None else None
    return ended is not None and ended != NONE


def _score_start(text: str, start: int) -> int:
    """Return where results are looked for: "1-0 Ashdown - Brook" begins with one."""
    return 0 if PAIR.match(text.lstrip()) else start


def _noteless(text: str) -> str:
    """Return a text without its asides, in (…) or […]."""
    return ASIDE.sub(" ", text)


def _two(text: str, span: _Span, *separators: re.Pattern[str]) -> tuple[_Span, _Span] | None:
    """Cut a part of a line in two at the first separator that leaves a name on each side."""
    begin, end = span
    for separator in separators:
        found = [
            one
            for one in separator.finditer(text, begin, end)
            if has_name(text[begin : one.start()]) and has_name(text[one.end() : end])
        ]
        if not found:
            continue
        if separator is _COMMA:
            found = [one for one in found if not _FIGURE.match(text, one.end(), end)]
            found = _between_sides(text, span, found)
            if not found:
                continue
        if len(found) == 1:
            return (begin, found[0].start()), (found[0].end(), end)
        return None
    return None


def _between_sides(text: str, span: _Span, commas: list[re.Match[str]]) -> list[re.Match[str]]:
    """Return the comma that parts two sides, if it can be told from those in names.

    "Ashdown, Felix, Brook, Ida" has it in the middle. One alone parts two that are rated, or where
    another is in front of the result two of several words each: else it is in a name.
    """
    if len(commas) == 3:
        return [commas[1]]
    if len(commas) != 1:
        return []
    begin, end = span
    parts = text[begin : commas[0].start()].strip(), text[commas[0].end() : end].strip()
    rated = [_RATED.search(part.rstrip(" ,:;.")) is not None for part in parts]
    several = all(len(_WORD.findall(part)) > 1 for part in parts) and not names_bye(text)
    listed = parts[1][-1:] in {",", ":", ";"} or text[:begin].rstrip()[-1:] == ","
    # "De la Cruz, Ana Maria 1850, 1-0": a rating after the second alone is that of both.
    return commas if all(rated) or (several and listed and rated != [False, True]) else []


def _made(
    number: int,
    text: str,
    spans: tuple[_Span, _Span],
    result: Outcome,
    at: _Span,
    *,
    colored: bool = True,
) -> Item | None:
    """Make the game, or the bye where one of the sides is none."""
    cell = _cell(number, text, at)
    shades = [_SHADE.match(text, *span) for span in spans]
    letters = [found[found.lastgroup or 0][0] for found in shades if found]
    if sorted(letters) == ["B", "W"]:
        # "W Ashdown - B Brook": the colors are no parts of names.
        (one, other) = (found.end() for found in shades if found)
        found = _made(
            number, text, ((one, spans[0][1]), (other, spans[1][1])), result, at, colored=True
        )
        if not isinstance(found, Game) or letters == ["W", "B"]:
            return found
        return Game(found.black, found.white, result.turned, cell)
    texts = [text[begin:end] for begin, end in spans]
    if any(_TWO_NAMES.search(one) or _DOING.search(_noteless(one)) for one in texts):
        # Two tables beside each other, or two games: "Ashdown beat Brook, drew Cobb".
        raise no_game(number, text)
    # Most lines have neither sign.
    if (":" in text or "!" in text) and any(_LABELLED.search(_noteless(one)) for one in texts):
        return None
    for index, own in enumerate(texts):
        if is_bye(own.strip(_AROUND_BYE)):
            who = side_of(_cell(number, text, spans[1 - index]))
            seen = result if index else result.turned
            if not may_be_bye(result):
                raise no_game(number, text)
            if who and seen.white:
                check_opponent(_cell(number, text, spans[index]), who, seen)
            return Bye(who, bye_code(own.strip(_AROUND_BYE), seen), cell) if who else None
    white, black = (side_of(_cell(number, text, span)) for span in spans)
    if white is None or black is None:
        return None
    if {white.color, black.color} == {"w", "b"} and white.color == "b":
        return Game(black, white, result.turned, cell)
    told = (white.color, black.color) == ("w", "b")
    return Game(white, black, result, cell, colored or told)


def _cell(number: int, text: str, span: _Span) -> Cell:
    part = text[slice(*span)]
    kept = part.strip()
    return Cell(kept, number, span[0] + (part.find(kept) if kept else 0) + 1)


def _with_scores(number: int, text: str, start: int) -> Item | None:
    """Read a line with a score for each side: between the names, or beside each."""
    # Without one of these a word alone says a draw.
    signs = _OF_SCORES.search(text) is not None
    for match in _BETWEEN.finditer(text, start) if signs else ():
        result = of_sides(match[1], match[2])
        if result and (sides := _named_beside(text, start, match)):
            return _made(number, text, sides, result, (match.start(1), match.end(2)))
    drawn = list(_DRAWN.finditer(text, start))
    # Of two scores each is one side's.
    if (
        len(drawn) == 1
        and len(list(_SINGLE.finditer(text, start))) < 2
        and (sides := _named_beside(text, start, drawn[0]))
    ):
        return _made(number, text, sides, Outcome("D", "D"), drawn[0].span(1))
    equal = [] if drawn else list(_EQUAL.finditer(text, start))
    if len(equal) == 1 and (sides := _named_beside(text, start, equal[0])):
        game = _made(number, text, sides, Outcome("D", "D"), equal[0].span())
        # "Buc1 = Buchholz Cut 1" says what a word means: other games must name both.
        return game._replace(sure=False) if game else None
    if (last := _LAST.search(text, _lead(text))) and (result := of_sides(last[1], last[2])):
        spans = _two(text, (start, last.start()), _VERSUS, _DASH)
        if spans and not any(map(_SCORED.search, [text[slice(*span)] for span in spans])):
            return _made(number, text, spans, result, last.span())
    ends = _DRAWN_END.search(text, _lead(text))
    for parts in ((_VERSUS, _DASH, _STROKE), (_HYPHEN,), (_GAP,)) if ends else ():
        if ends and (told := _two(text, (start, ends.start()), *parts)):
            game = _made(number, text, told, Outcome("D", "D"), ends.span(1))
            # "Ray-Bell drew" may be of one player; other games tell that blanks part two.
            sure = parts not in {(_HYPHEN,), (_GAP,)} or (
                parts == (_HYPHEN,) and _IS_A_DRAW.fullmatch(ends[1]) is not None
            )
            return game._replace(sure=game.sure and sure) if game else None
    if not signs:
        return None
    # A figure in front is a board's number, or a score: "1 Ashdown 0 Brook".
    scores = [list(_SINGLE.finditer(text, begin)) for begin in dict.fromkeys((start, 0))]
    if len(scores[-1]) > 6:
        return None
    for first, second in itertools.chain.from_iterable(map(itertools.pairwise, scores)):
        result = of_sides(first[1], second[1])
        if _OF_A_NUMBER.match(text, second.end()):
            continue
        if result is None or "=" in {first[1], second[1]} > {"="}:
            # "Buc1 = Buchholz Cut 1" says what a word means.
            continue
        behind = (start, first.start()), (first.end(), second.start())
        before = (first.end(), second.start()), (second.end(), len(text))
        rest = has_name(text[second.end() :])
        spans = before if rest else behind
        texts = [text[slice(*span)] for span in spans]
        if all(map(has_name, texts)) and not (rest and has_name(text[: first.start()])):
            if any(map(_SCORED.search, texts)) or set(result) == {"N", "R"}:
                # Several matches of two games in a line, "Ray 2 Lee 0, Katz 1.5 Poe 0.5"; or two
                # byes, or a slip, "Cy 1, Dee ½".
                raise no_game(number, text)
            trimmed = tuple(_trimmed(text, span) for span in spans)
            at = (first.start(), second.end())
            return _made(number, text, (trimmed[0], trimmed[1]), result, at)
    return None


def _named_beside(text: str, start: int, found: re.Match[str]) -> tuple[_Span, _Span] | None:
    """Return what is before and behind a part of a line, if both have a name."""
    spans = (start, found.start()), (found.end(), len(text))
    return spans if all(has_name(text[slice(*span)]) for span in spans) else None


def _trimmed(text: str, span: _Span) -> _Span:
    """Leave out what separates two sides: "- Brook", "vs Brook"."""
    begin, end = span
    lead = re.compile(r"\s*(?:[-,;:/|]|vs?\.?\s)?\s*").match(text, begin, end)
    tail = re.compile(r"\s*(?:[-,;:/|]|\svs?\.?)?\s*$").search(text, begin, end)
    return (lead.end() if lead else begin), (tail.start() if tail else end)


def _said_behind(number: int, text: str, start: int) -> Item | None:
    """Read "Ashdown 1850, Brook 1790, White won", "Ashdown - Brook (Black resigned)".

    What the result was is said last.
    """
    last = _SAID_LAST.search(text)
    said = (last["said"] or last["aside"]).strip(" .") if last else ""
    result = outcome(said) if _WORD.fullmatch(said.replace(" ", "")) and len(said) > 3 else None
    if last is None or result is None or result == NONE:
        return None
    listed = last["said"] is not None and text[last.start()] == ","
    if not (listed or result.white == "D" or _tells_whose(said)):
        # "Ashdown (won) - Brook (lost)", "Ashdown - Brook (White)", "Ashdown - Brook: forfeit"
        return None
    end = last.start() + listed
    spans = _two(text, (start, end), _VERSUS, _DASH, _COMMA)
    return _made(number, text, spans, result, (last.start() + 1, len(text))) if spans else None


def _tells_whose(said: str) -> bool:
    """Whether words say of a color how the game ended for it.

    >>> _tells_whose("Black resigned"), _tells_whose("White"), _tells_whose("lost")
    (True, False, False)
    """
    words = said.split()
    return len(words) > 1 and any(color(word) for word in words)


def _tells(text: str) -> bool:
    return _TELLS.search(text) is not None or _VERSUS.search(text, _lead(text)) is not None


def _as_told(number: int, text: str, start: int) -> Item | None:
    """Read "Ashdown and Brook drew" and the like."""

    def two(begin: int, end: int) -> tuple[_Span, _Span] | None:
        return _two(text, (begin, end), _VERSUS, _DASH)

    verb = _VERB.search(text, start)
    if verb and not _two(text, (start, verb.start()), _VERSUS):
        return None
    said = told(text, start, two)
    if said is None:
        return None
    if said.outcome is None:
        raise no_game(number, text)
    made = _made(number, text, said.sides, said.outcome, said.at, colored=said.colored)
    return made._replace(sure=said.sure) if made else None


def _in_words(number: int, text: str, start: int) -> Item | None:
    """Read "Ashdown beat Brook"; who had White is not said."""
    verbs = list(_VERB.finditer(text, start))
    if len(verbs) != 1:
        return None
    verb = verbs[0]
    if _two(text, (start, verb.start()), _VERSUS):
        # "Ashdown vs. Brook, win for Ashdown"
        return None
    if not has_name(_noteless(text[verb.end() :])):
        # "Ashdown vs. Brook, drawn (agreed)": the word is behind both.
        return None
    code = verb.lastgroup or ""
    end = len(text.rstrip(" ."))
    spans = (start, verb.start()), (verb.end(), end)
    at = (verb.start() + 1, verb.end() - 1)
    return _made(number, text, spans, _OUTCOMES[code], at, colored=False)
