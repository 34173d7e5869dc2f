"""What a cell, or a part of a line, says in words: one grammar for every context."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from calculator.model import COLORS, Color
from calculator.model.late import pattern
from calculator.reading.lexicon import Word, looked_up, plain, words, words_of, written
from calculator.reading.lexicon.headings import COLOR
from calculator.reading.lexicon.letters import DRAWN, PAIRS, letters_of

_TABLES = {
    "result": words.RESULT,
    "bye": words.BYE,
    "absence": words.ABSENCE,
    "forfeit": words.FORFEIT,
    "color": COLOR,
    "open": words.OPEN,
    "amount": words.AMOUNT,
    "against": words.AGAINST,
    "filler": words.FILLER,
}
_LETTERS = pattern(r"[^\W\d_][./]?[^\W\d_]")
#: Letters are of forms; words are longer. "bye½" is a word and a figure.
_WORDS = pattern(r"[^\W\d_½]{2,}")
_TOKEN = pattern(r"1/2|\d+(?:[.,]\d+)?|[.,]\d+|[^\W\d_½]+|\S")
_AMOUNTS = {
    **dict.fromkeys(("1", "1.0", "1,0", "1.00", "+"), "1"),
    **dict.fromkeys(("½", "1/2", "0.5", ".5", "0,5", ",5", "0.50", "="), "½"),
    **dict.fromkeys(("0", "0.0", "0,0", "0.00"), "0"),
}
#: Signs between words that say nothing.
_SIGNS = set("-.,:;/()[]!'\"*_|–—\u2019")
#: No word of a table is of more parts.
_PARTS = 5
#: By so many letters most words are known not to be one, nor the beginning of several.
_BEGIN = 3
_MAX_PHRASE_CHARS = 60
#: The bye of so many points, where that is not what its word says.
_SCORED = {"1": "B", "½": "H", "0": "U"}
_FORFEITED = {"W": "X", "D": "Z", "L": "F", "1": "X", "½": "Z", "0": "F"}
_POINTS = {"W": "1", "D": "½", "L": "0"}


class Said(NamedTuple):
    """What words say: a result, a forfeit, a round without a game, or no result yet."""

    kind: str
    """``result``; ``forfeit``, with the result; ``no-show``, which is one; ``bye``; ``open``."""
    code: str
    """The code of the result; ``bye`` for a bye of the program's kind; ``both`` lost by forfeit."""
    sure: bool = True
    """Whether they say so wherever they stand; else they may be a name."""
    color: Color = ""
    """The color that they name."""


class Unit(NamedTuple):
    """A word of the tables, or a figure, in a text."""

    start: int
    end: int
    means: dict[str, Word]
    """What it means, by the concept; empty where nobody knows it."""


@cache
def _lexicon() -> dict[str, dict[str, Word]]:
    """Return what each word means, by concept."""
    found: dict[str, dict[str, Word]] = {}
    for concept, table in _TABLES.items():
        for word, means in looked_up(table, _key).items():
            found.setdefault(word, {})[concept] = means
    return found


@cache
def _beginnings() -> frozenset[str]:
    """Return with which letters the words begin: so few that most names have others."""
    return frozenset(word[:_BEGIN] for word in _lexicon())


@cache
def _parts() -> frozenset[str]:
    """Return what words consist of: a text with anything else says nothing."""
    return frozenset(
        part
        for table in _TABLES.values()
        for word, _ in words_of(table)
        for form in written(word)
        for part in _WORDS.findall(plain(form))
    )


@cache
def _of_byes() -> frozenset[str]:
    """Return with what the words begin that can only say a round without a game."""
    tables = (words.BYE, words.ABSENCE, words.FORFEIT)
    return frozenset(
        _WORDS.findall(plain(form))[0]
        for table in tables
        for word, means in words_of(table)
        for form in written(word)
        if means.sure
    )


def _is_known(text: str) -> bool:
    """Whether a text has words, and only such as the tables have."""
    if not _LETTERS.search(text):
        return False
    found = _WORDS.findall(plain(text))
    return _parts().issuperset(found) or "".join(found) in _lexicon()


@cache
def _letters() -> str:
    """Return all words, each in a line of its own."""
    return "\n".join(sorted({*_parts(), *_lexicon()}))


def may_be_part(letters: str) -> bool:
    """Whether letters may be part of a word that is known: else a text with them says nothing.

    >>> may_be_part("Forf"), may_be_part("Ashdown")
    (True, False)
    """
    known = _letters()
    return all(part in known for part in _WORDS.findall(plain(letters)))


def _key(text: str) -> str:
    return "".join(filter(str.isalnum, plain(text)))


def units(text: str) -> list[Unit]:
    """Return the words of a text, the longest that the tables have at each place.

    >>> [unit.means.keys() for unit in units("Won against")][0]
    dict_keys(['result'])
    """
    known, beginnings = _lexicon(), _beginnings()
    if text.isascii():
        tokens = [(*one.span(), one[0]) for one in _TOKEN.finditer(text.lower())]
    else:
        every = ((*one.span(), plain(one[0])) for one in _TOKEN.finditer(text))
        tokens = [one for one in every if one[2]]
    found: list[Unit] = []
    at = 0
    while at < len(tokens):
        start, end, token = tokens[at]
        if token in _AMOUNTS:
            found.append(Unit(start, end, {"amount": Word(_AMOUNTS[token], "")}))
            at += 1
            continue
        if not token[0].isalpha():
            if token not in _SIGNS:
                found.append(Unit(start, end, {}))
            at += 1
            continue
        # One capital letter is an initial.
        initial = end - start == 1 and text[start].isupper()
        taken, means, joined, last = 1, {} if initial else known.get(token, {}), token, at
        while last + 1 < len(tokens) and last - at < 2 * _PARTS:
            last += 1
            part = tokens[last][2]
            between = text[tokens[at][1] : tokens[last][0]]
            if initial and len(part) > 1 and joined == token and between not in _CLOSE:
                # "Ann H. bye": the initial of a name; in "H-bye", "W.O." and "N'est" it is none.
                break
            if part[0].isalpha():
                joined += part
                if len(joined) >= _BEGIN and joined[:_BEGIN] not in beginnings:
                    # Nothing that begins so is known, however it goes on.
                    break
                if joined in known:
                    taken, means, end = last + 1 - at, known[joined], tokens[last][1]
            elif part not in {"-", ".", "/", "'"}:
                break
        found.append(Unit(start, end, means))
        at += taken
    return found


#: What is between a letter and the word that it belongs to.
_CLOSE = {"", " ", "-", " - ", "/", "'", "\u2019"}


@lru_cache(maxsize=8192)
def told(text: str) -> Said | None:
    """Return what a text says, if all its words are known and say one thing.

    >>> [told(text) for text in ("Bye", "half-point bye", "bye 0", "Bye, John")]
    ... # doctest: +NORMALIZE_WHITESPACE
    [Said(kind='bye', code='bye', sure=True, color=''),
     Said(kind='bye', code='H', sure=True, color=''),
     Said(kind='bye', code='U', sure=True, color=''), None]
    >>> [told(text).code for text in ("Won by forfeit", "kampflos verloren", "spielfrei", "Sieg")]
    ['X', 'F', 'P', 'W']
    >>> told("W (bye)").code, told("D-BYE").code, told("W Bye")
    ('B', 'H', None)
    >>> told("frei").sure, told("forfeit win").kind, told("Ann")
    (False, 'forfeit', None)
    """
    if of := _LETTERED.fullmatch(text) or _SCORED_SO.fullmatch(text):
        return Said("bye", of.lastgroup or "")
    if len(text) > _MAX_PHRASE_CHARS or not _is_known(text):
        return None
    return _said(units(text))


def result(text: str) -> str | None:
    """Return the code of the result of a game that a text says: ``W``, ``D`` or ``L``.

    >>> result("gewonnen"), result("défaite"), result("bye")
    ('W', 'L', None)
    """
    found = told(text)
    return found.code if found and found.kind == "result" else None


def bye(text: str) -> Said | None:
    """Return which round without a game a text says; one of a forfeit too where it says whose.

    What is written as names are, and has it beside it, is a name, though the same letters are a
    word in some language.

    >>> bye("Di (no show)"), bye("no show").kind, bye("Bye (half point)").code
    (None, 'no-show', 'H')
    >>> bye("Di no show"), bye("forfeit, An"), bye("Un bye").kind, bye("An absence").kind
    (None, None, 'bye', 'bye')
    >>> bye("Bye H").code, bye("BYE-Z").code, bye("Bye, H.")
    ('H', 'U', None)
    """
    found = told(text)
    said = found if found and found.kind in _ALONE and found.code != "both" else None
    return None if said and _names_somebody(text) else said


def _names_somebody(text: str) -> bool:
    """Whether the first or last word of those that say a bye is somebody's name."""
    found = units(text)
    first, last = (
        one.means.keys() <= {"filler", "against"}
        and _CAPITAL.fullmatch(text[one.start : one.end]) is not None
        for one in (found[0], found[-1])
    )
    if last and _word(text, found[-1]) in _LITTLE:
        return True
    if not first or _IN_PARENTHESES.match(text, found[0].end):
        return first
    word, (concept, means) = _word(text, found[0]), next(iter(found[1].means.items()))
    if word == "an":
        return text[found[1].start].lower() not in "aeiou"
    # "De bye" and "En bye" are Spanish.
    of_a_bye = concept == "bye" and word in {"de", "en"}
    return word in _LITTLE and means.language == "en" and not of_a_bye


def _word(text: str, unit: Unit) -> str:
    return plain(text[unit.start : unit.end])


_ALONE = {"bye", "forfeit", "no-show"}
#: A bye with the letter of what it scores behind it; of all of a cell only, which names nobody.
_LETTERED = pattern(r"(?i:bye)[ (/-]{1,3}(?i:(?P<H>hp?)|(?P<U>[uz]p?)|(?P<B>fp))\)?")
#: The letter of what it scored in front; "W Bye" may be somebody's name.
_SCORED_SO = pattern(r"(?:(?P<B>[Ww])|(?P<H>[Dd])|(?P<U>[Ll]))(?:\s?[-/(]\s?(?i:bye)\)?|\s?BYE)")
#: Little words that people are called too; beside English words none begins or ends a phrase.
_LITTLE = {"an", "da", "de", "di", "en", "to", "van", "von"}
#: A word that begins as names do.
_CAPITAL = pattern(r"[^\W\d_a-z][^\W\d_A-Z]+")
_IN_PARENTHESES = pattern(r"\s*[(\[]")


@lru_cache(maxsize=8192)
def color(text: str) -> Color | None:
    """Return the color that a text names by a word; ``None`` where it is none.

    >>> color("weiß"), color("Negras"), color("w")
    ('W', 'B', None)
    """
    found = units(text) if len(text) < _MAX_PHRASE_CHARS else []
    if len(found) != 1 or "color" not in found[0].means:
        return None
    return COLORS[found[0].means["color"].meaning]


def shade_of(aside: str) -> Color | None:
    """Return the color that an aside on a player names, or draws, and nothing else: "as Black".

    >>> shade_of("Negras"), shade_of("with the white pieces"), shade_of("White Plains")
    ('B', 'W', None)
    >>> shade_of("○"), shade_of("♚")
    ('W', 'B')
    """
    aside = DRAWN.get(aside, aside)
    found = units(aside) if len(aside) < _MAX_PHRASE_CHARS else []
    shades = [COLORS[unit.means["color"].meaning] for unit in found if "color" in unit.means]
    known = all(unit.means.keys() & {"color", "against", "filler"} for unit in found)
    return shades[0] if len(shades) == 1 and known else None


def colors_among(texts: Iterable[str]) -> dict[str, Color]:
    """Return what each text that names a color means; of letters all together tell it.

    >>> colors_among(["b", "n", "b", "-"]), colors_among(["Weiß", "(w)"])
    ({'b': 'W', 'n': 'B'}, {'Weiß': 'W', '(w)': 'W'})
    """
    counts = Counter(texts)
    bare = {text: text.strip("()[]") for text in counts}
    letters = Counter[str]()
    for text, count in counts.items():
        if len(bare[text]) == 1 and bare[text].isalpha():
            letters[bare[text].lower()] += count
    meant = letters_of(letters, PAIRS).colors
    every = {text: meant.get(said.lower()) or color(said) for text, said in bare.items()}
    return {text: shade for text, shade in every.items() if shade}


def _said(found: Sequence[Unit]) -> Said | None:
    """Return what words say together."""
    if not found or not all(unit.means for unit in found):
        return None
    by: dict[str, list[Word]] = {}
    for unit in found:
        concept, word = _meant(unit, found)
        by.setdefault(concept, []).append(word)
    heavy = [word for name in ("result", "bye", "absence", "forfeit") for word in by.get(name, [])]
    sure = any(word.sure for word in heavy) or len(heavy) > 1 or "amount" in by
    colors = _meanings(by.get("color", []))
    if len(colors) > 1:
        return None
    shade: Color = COLORS[colors.pop()] if colors else ""
    if "open" in by:
        return Said("open", "") if set(by) <= {"open", "filler"} else None
    amounts = _meanings(by.get("amount", [])) - {"asked"}
    results = _meanings(by.get("result", []))
    if len(results) > 1 or len(amounts) > 1:
        return None
    if "bye" in by or "absence" in by:
        code = _bye(by, amounts | {_POINTS[one] for one in results})
        return Said("bye", code, sure) if code and not shade else None
    if results and amounts:
        # The figure may be an opponent's number.
        return None
    if "forfeit" in by and not (amounts and "against" in by):
        # In "- 1z walkower" the figure is of the opponent, and z a color.
        code = _forfeit(_meanings(by["forfeit"]), results or amounts)
        lost = not results and not amounts and code == "F"
        kind = "no-show" if lost and "lost" not in _meanings(by["forfeit"]) else "forfeit"
        return Said(kind, code, sure, shade) if code else None
    if results:
        return Said("result", results.pop(), sure, shade)
    return None


def _meanings(found: Iterable[Word]) -> set[str]:
    return {word.meaning for word in found}


def _meant(unit: Unit, found: Sequence[Unit]) -> tuple[str, Word]:
    """Return which of its meanings a word has beside the others."""
    means = unit.means
    if len(means) > 1:
        beside = [one.means for one in found if one is not unit]
        if "amount" in means and any("bye" in one or "absence" in one for one in beside):
            return "amount", means["amount"]
        if "open" in means and "absence" in means:
            return "absence", means["absence"]
    return next(iter(means.items()))


def _bye(by: dict[str, list[Word]], amounts: set[str]) -> str | None:
    """Return the code of a round without a game, by its words and what it scored."""
    codes = _meanings([*by.get("bye", []), *by.get("absence", [])])
    if "forfeit" in by:
        lost = _meanings(by["forfeit"]) <= {"F", "loss"}
        return "F" if "absence" in by and lost and not amounts else None
    for vague in ("B", "bye", "P"):
        # "Full-point bye" is a bye, "half-point bye" is one of half a point.
        if len(codes) > 1 and (vague != "B" or codes == {"B", "bye"}):
            codes.discard(vague)
    if len(codes) > 1 or len(amounts) > 1:
        return None
    code = codes.pop()
    if "asked" in _meanings(by.get("amount", [])) and not amounts and code == "bye":
        # Who asks for a bye gets half a point for it.
        return "H"
    if not amounts:
        return code
    amount = amounts.pop()
    if code == "P" and amount != "1" and all(word.language == "en" for word in by["bye"]):
        # That of the pairing is a whole point; "spielfrei" and the like are any bye.
        return None
    return of_amount(code, amount)


def of_amount(code: str, amount: str) -> str | None:
    """Return the code of a bye that scored so much; ``None`` where its word says something else.

    >>> of_amount("bye", "½"), of_amount("U", "1"), of_amount("H", "1"), of_amount("P", "½")
    ('H', 'B', None, 'H')
    """
    if code == "H":
        return "H" if amount == "½" else None
    if code == "B" or (code in {"bye", "P"} and amount == "1"):
        return code if amount == "1" else None
    return _SCORED[amount]


def _forfeit(marks: set[str], results: set[str]) -> str | None:
    """Return the code of a game that was not played, by its words and the result beside them."""
    if "both" in marks:
        return "both"
    if results:
        code = _FORFEITED[next(iter(results))]
        # Who won because of a no-show was there.
        return None if code == "X" and "lost" in marks else code
    if "X" in marks:
        return "X"
    return "F" if marks & {"F", "loss", "lost"} else None


def byes_said(text: str) -> Iterator[Unit]:
    """Yield the words of a text that can only say a round without a game.

    A word that may be a name, too, says so in front of a colon.

    >>> [found.start for found in byes_said("Ann Lee: half-point bye")]
    [20]
    >>> [list(byes_said(text))[:1] != [] for text in ("Rests: Ann Lee", "Rest, Ann")]
    [True, False]
    """
    if head := _bye_in_front(text):
        return iter(units(head))
    if _of_byes().isdisjoint(_WORDS.findall(plain(text))):
        return iter(())
    return filter(_is_bye, units(text))


def is_about_somebody(text: str) -> bool:
    """Whether a text names somebody, and says of the one that no game was played.

    Short words may be names.

    >>> [is_about_somebody(text) for text in ("Lee, Ann Forfeit", "No Show: Ann Lee", "Bye: Lee")]
    [True, True, True]
    >>> [is_about_somebody(text) for text in ("Bye, Ann", "Vo, Ann", "Forfeit", "Absent (ill)")]
    [False, False, False, False]
    """
    if _of_byes().isdisjoint(_WORDS.findall(plain(text))):
        return False
    found = units(text)
    named = any(not one.means and text[one.start].isupper() for one in found)
    return (named or (told(text) is not None and _names_somebody(text))) and any(
        (one.end - one.start >= _LONG and bool(one.means.keys() & {"absence", "forfeit"}))
        or ("bye" in one.means and text[one.end :].lstrip()[:1] == ":")
        for one in found
    )


#: A word of so many letters that says that no game was played is no name.
_LONG = 5


@lru_cache(maxsize=8192)
def around(aside: str) -> Said | None:
    """Return what the words around an opponent, or in the place of a result, say of the game.

    Among words the letters W, D and L stand for results.

    >>> around("won against").code, around("gewonnen gegen schwarz").color, around("Ann")
    ('W', 'B', None)
    >>> around("W by forfeit").code
    'X'
    """
    if len(aside) > _MAX_PHRASE_CHARS or not _is_known(aside):
        return None
    found = _said(list(_lettered(aside, "result", _BEFORE)))
    return found if found and found.kind in _OF_A_GAME else None


_OF_A_GAME = {"result", "forfeit", "no-show"}


def is_against(word: str) -> bool:
    """Whether a word is between a result and the opponent.

    >>> is_against("vs."), is_against("gegen"), is_against("Ann")
    (True, True, False)
    """
    return any("against" in unit.means for unit in units(word))


def has_letter(text: str) -> bool:
    """Whether one of the words of a text is a letter alone.

    >>> has_letter("vs s"), has_letter("a perdu")
    (True, False)
    """
    return any(unit.end - unit.start == 1 and text[unit.start].isalpha() for unit in units(text))


def is_of_a_game(text: str) -> bool:
    """Whether words are those of results, forfeits and colors.

    >>> is_of_a_game("by forfeit"), is_of_a_game("Ann")
    (True, False)
    """
    found = [unit.means.keys() for unit in _lettered(text, "result", _BEFORE)]
    return any(means & _HEAVY for means in found) and all(means & _OF_GAMES for means in found)


_HEAVY = {"result", "forfeit", "absence"}
_OF_GAMES = {*_HEAVY, "color", "against", "filler"}


#: A time control, as US events print it: "G/60 d5", "40/90, SD/30; d10", "G45;+15". Its delay is
#: no draw against number 5.
TIME_CONTROL = pattern(
    r"(?<!\S)(?:(?:G|SD|\d{2})/\s?\d{1,3}|G\d{2,3})(?:(?:[;,]|(?=\s))\s?(?:(?:d|inc)\.?\s?/?|\+)\d{1,2})?"
    r"(?=[\s,;.)]|$)[,;.]?"
)
#: A cell with the number of an opponent, and what is before and after it.
_OF_NUMBER = pattern(r"(\D*?)#?(\d{1,4})(?![\d.,/½])(\D*)")
#: Letters that stand for a word before a number, and after it.
_BEFORE = {"w": "W", "d": "D", "t": "D", "l": "L"}
_BEHIND = {"w": "W", "b": "B"}


@lru_cache(maxsize=8192)
def spoken(text: str) -> str:
    """Return what the words of a cell say, in letters: a result with its opponent, or alone.

    A round without a game has a sign in front, another one where its word may be a name; nothing
    is what a text says that is no cell.

    >>> [spoken(text) for text in ("Lost to 12 (black)", "Sieg 3", "W5 (kampflos)", "Ann 7")]
    ['L12B', 'W3', 'X5', '']
    >>> [spoken(text) for text in ("6 (forfeit win)", "6 no show", "double forfeit 6")]
    ['X6', '', 'F6']
    >>> [spoken(text) for text in ("gewonnen", "half-point bye", "frei", "pending", "Ann")]
    ['W', '=H', '~P', '=', '']
    """
    if len(text) > _MAX_PHRASE_CHARS or not _is_known(text):
        return ""
    if found := told(text):
        if found.kind == "result":
            return "" if found.color else found.code
        return ("=" if found.sure else "~") + _own_code(found)
    match = _OF_NUMBER.fullmatch(text)
    if match is None or not int(match[2]):
        return ""
    before = list(_lettered(match[1], "result", _BEFORE))
    behind = list(_lettered(match[3], "color", _BEHIND))
    if any("amount" in unit.means for unit in before):
        return ""
    said = _said([*before, *behind])
    # Behind a number nobody knows who did not show up.
    if said is None or said.kind not in (_OF_A_GAME if before else {"forfeit"}):
        return ""
    return f"{_own_code(said)}{match[2]}{said.color}"


def _own_code(said: Said) -> str:
    """Return the code of what is said for the player in whose row it is: of both, each lost."""
    return "F" if said.code == "both" else said.code


def _lettered(text: str, concept: str, letters: Mapping[str, str]) -> Iterator[Unit]:
    """Yield the words of a text; a letter in front may stand for one."""
    for at, unit in enumerate(units(text)):
        letter = None if at else letters.get(text[unit.start : unit.end].lower())
        yield unit._replace(means={concept: Word(letter, "")}) if letter else unit


def phrase_of_bye(text: str, start: int = 0) -> tuple[int, int] | None:
    """Return where a line says a round without a game, with the words that go with that.

    >>> text = "Ann Lee gets a half-point bye"
    >>> text[slice(*phrase_of_bye(text))], phrase_of_bye("Ann Lee")
    ('gets a half-point bye', None)
    >>> text = "Requested byes: Ann Lee"
    >>> text[slice(*phrase_of_bye(text))]
    'Requested byes'
    """
    if head := _bye_in_front(text):
        return len(head) - len(head.lstrip()), len(head)
    found = units(text)
    at = next((at for at, unit in enumerate(found) if unit.start >= start and _is_bye(unit)), None)
    if at is None:
        return None
    first = last = at
    while first and found[first - 1].start >= start and _goes_with(found[first - 1], text):
        first -= 1
    while last + 1 < len(found) and _goes_with(found[last + 1], text):
        last += 1
    return found[first].start, found[last].end


#: Words in front of a colon.
_HEAD = pattern(r"\s*[^\W\d_][^\W\d_ -]*\.?(?:[ -][^\W\d_]+\.?){0,3}(?=\s*:\s)")


def _bye_in_front(text: str) -> str:
    """Return the words in front of a colon if all of them say a bye, of which one may be a name."""
    found = _HEAD.match(text)
    said = bye(found[0].strip()) if found else None
    return found[0] if found and said and said.kind == "bye" else ""


def _is_bye(unit: Unit) -> bool:
    means = unit.means.get("bye") or unit.means.get("absence") or unit.means.get("forfeit")
    if means is None or not means.sure:
        return False
    return "forfeit" not in unit.means or means.meaning == "F"


def _goes_with(unit: Unit, text: str) -> bool:
    """Whether a word beside a bye says how much it scores, or nothing."""
    amount = unit.means.get("amount")
    if unit.means.keys() & {"bye", "absence"} or (amount and amount.meaning == "asked"):
        return True
    # Capitals begin a name, figures may be somebody's number.
    worded = text[unit.start].islower()
    return worded and bool(unit.means.keys() & {"amount", "filler"})
