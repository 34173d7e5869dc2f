"""Which tiebreaks, in which order, the text around a table announces.

Either each by its number ("TBrk1 = Modified Median"), or all as a list ("Tie break order: Modified
Median, Solkoff"). Prose that only mentions a tiebreak is not a list: of a list at least half of the
names must be plain names of tiebreaks, the first among them.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial

from calculator.model.late import pattern
from calculator.reading.columns.tiebreak_headings import GUESSED, Announced, tiebreak_headed
from calculator.reading.columns.tiebreak_names import names_a_tiebreak, tiebreak_called
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import ORDERS

#: What tells what a text calls a tiebreak.
type Called = Callable[[str], Announced | None]

_TIEBREAK = (
    r"tie[\s-]*br(?:ea)?k(?:er|ing)?s?|feinwertung(?:en)?|wertung(?:en)?|desempates?|départages?|"
    r"departages?|spareggi[o]?|eşitlik bozma"
)
_NUMERAL = {
    "first": 1, "1st": 1, "primary": 1, "primer": 1, "primo": 1, "premier": 1, "erste": 1,
    "second": 2, "2nd": 2, "secondary": 2, "segundo": 2, "secondo": 2, "deuxième": 2, "zweite": 2,
    "third": 3, "3rd": 3, "tercer": 3, "terzo": 3, "troisième": 3, "dritte": 3,
    "fourth": 4, "4th": 4, "cuarto": 4, "quarto": 4, "quatrième": 4, "vierte": 4,
    "fifth": 5, "5th": 5,
}  # fmt: skip
_TH = r"\s*(?:er|e|ème|º|ª|°|\.)?"
#: "Tie Break1: …", "TBrk2 = …", "2nd tiebreak: …", "1. Feinwertung: …"
_NOTE = pattern(
    rf"(?<![\w(])(?:(?:{_TIEBREAK}|tbrk)\s*[#\[]?(\d)\]?\s*(?::|=|\bis\b|[-–—](?=\s))"
    rf"|(?:tb|tbk|wtg|fw|desemp|des|dép|dep|spar|sp|eb|bys|pu|pdt)\.?\s*(\d)\s*[:=]"
    rf"|((?:^|(?<=[;,|] ))\d(?={_TH}\s)|{'|'.join(_NUMERAL)}){_TH}\s*"
    rf"(?:{_TIEBREAK})\s*(?::|=|\bis\b|[-–—](?=\s)))\s*",
    re.IGNORECASE,
)
_USED = (
    r"(?:\s+(?:order|rules?|systems?|methods?|procedures?|criteria|criterion|sequence|used|"
    r"applied|in|this|order|are|is|were|will|be|as|follows|utilizados|usados|aplicados|ser[áa]n|son|"
    r"los|siguientes))*"
)
_BEFORE = (
    r"(?:(?:the|los|order|list|sequence|orden|criterios?|critérios?|sistemas?|ordre|critères?|"
    r"système|criteri|ordine|reihenfolge)\s+(?:of|de|del|des|di|der|los|das)?\s*(?:the\s+)?)*"
)
#: "Tie break order: …", "Tiebreaks used: 1. …", "First tiebreak …", "Ties are broken by …",
#: "Criterios de desempate: …". A name may follow at once: "Tiebreaks Solkoff, Median".
_LIST = pattern(
    rf"(?:^|(?<=[.;|!?\t(])\s*|\s{{2,}}|(?<=\s[-–—])\s)\W{{0,3}}"
    rf"(?:(?:{_BEFORE}|(?:the\s+)?(?:first|1st|primary)\s+)(?:{_TIEBREAK}|tbs?){_USED}"
    r"|(?:ties\s+(?:are\s+|were\s+|will\s+be\s+)?(?:broken|decided|resolved)|(?:we\s+)?br(?:oke|eak)\s+ties)"
    r"(?:\s+(?:by|on|with|using|in|this|order|as|follows))*)"
    r"\s*(?:\([^()]{0,30}\)\s*)?(?::|=|[-–—](?=\s)|(?=\d[.)])|(?<=\bby)|(?<=\bare)|$"
    r"|(?P<at_once>(?<!\bby\s)(?<!\bare\s)(?<=\s)(?=[^\W\d_])))\s*",
    re.IGNORECASE,
)
#: Each such list has one of these: looked for alone it is found, or missed, far sooner.
_SPOKEN_OF = pattern(rf"{_TIEBREAK}|tb|ties", re.IGNORECASE)
#: What a line has that says how ties were broken, in whatever words.
_SPEAKS = pattern(
    rf"(?<!\w)(?:{_TIEBREAK})(?!\w)"
    r"|\bties?\b.{0,20}\b(?:broken|decided|resolved)\b|\b(?:broke|breaks?|breaking)\s+ties\b",
    re.IGNORECASE,
)
_US = r"(?:u\.?s\.?c\.?f\.?|us ?chess(?: federation)?)(?:['’]s)?"
_USUAL = r"(?:standard|default|usual|normal|regular|customary)"
#: "Tie breaks are USCF standard", "standard US Chess tiebreaks": the order of its rule.
_STANDARD = pattern(rf"(?<!\w){_US}\s+{_USUAL}(?!\w)|(?<!\w){_USUAL}\s+{_US}(?!\w)", re.IGNORECASE)
_NOT = pattern(r"\bnot\b|n['’]t\b|\bno\b|\binstead\b", re.IGNORECASE)
#: What leaves open as a heading which tiebreak it is, but not in a list of them.
_IN_A_LIST = frozenset({"sos"})
#: "1.", "1)", "1º", "T1:"; "a)", "[A]"; "1-Median".
_NUMBERED = pattern(
    r"(?<![\w.,(])(?:t?(\d{1,2})(?:[.):ºª]|-(?=[^\W\d_]))|\[?([a-h])[\])])\s*", re.IGNORECASE
)
_SEPARATED = pattern(
    r"\s*(?:[,;>→»|•]|\s/\s|\bthen\b|\bfollowed by\b|\bluego\b|\bdann\b|\bpuis\b|\bpoi\b)\s*"
)
_AND = pattern(r"\s+(?:and|und|y|e|et|&)\s+")
_OPENS = pattern(
    rf"(?:and|und|finally|then|lastly|y|et)\s+|(?:and\s+)?(?:the\s+)?(?:{'|'.join(_NUMERAL)}){_TH}"
    rf"(?:\s*(?:{_TIEBREAK}))?\s*(?:[:=]|\bis\b|[-–—](?=\s)|(?<=\s))\s*",
    re.IGNORECASE,
)
_ENDS = pattern(r"(?:[.;|!?]\s+|\s{3,}|\t)")
_BULLET = pattern(r"[-–•*]\s+")
_LINE = pattern(r"(?:(\d{1,2})[.):ºª°]{0,2}|([a-h])[.)])\s+(\S.*)", re.IGNORECASE)
#: Words with which something begins that is no name.
_PROSE = pattern(
    r"(?:which|that|who|whoever|we|if|because|when|as|see|please|prizes?|in case|only|otherwise|"
    r"no|not|ask|the td|for)\b",
    re.IGNORECASE,
)
#: What comes before the tiebreaks.
_POINTS = {"points", "score", "total", "total score", "total points", "puntos", "punkte", "punti"}
#: A name has no more words than this.
_MOST_WORDS = 9
#: Lines: a list of tiebreaks has no more.
_MOST_LINES = 12
#: So much of a line is read, and of a name kept.
_READ, _KEPT = 2000, 80


def announced(around: Iterable[Cell], *, teams: bool) -> dict[int, Announced]:
    """Read what the text around a table says that its first, second … tiebreak is.

    >>> def said(text):
    ...     found = announced([Cell(line, 1, 1) for line in text.split("|")], teams=False)
    ...     return [one.name or one.said for one in found.values()]
    >>> said("Tie Break1: Direct Encounter Tie Break2: Koya System")
    ['DE', 'KS']
    >>> said("Tie break order: Modified Median, Solkoff, club rule 4.")
    ['modified-median', 'solkoff', 'club rule 4']
    >>> said("Tie-breaks used:|1. Solkoff|2. Modified Median|Thank you")
    ['solkoff', 'modified-median']
    >>> said("First tiebreak Mod Med, then Solkoff"), said("1st tiebreak: Solkoff; 2nd: Median")
    (['modified-median', 'solkoff'], ['solkoff', 'median'])
    >>> said("Tie breaks are USCF standard") == said("standard US Chess tiebreaks")
    True
    >>> said("standard US Chess tiebreaks")[:2], said("Tiebreaks: SOS, cumulative")
    (['modified-median', 'solkoff'], ['solkoff', 'cumulative'])
    >>> said("Tie-breaks: we use Solkoff in the under 1000 section only.")
    []
    """
    lines = [cell.text[:_READ] for cell in around]
    called = partial(tiebreak_called, teams=teams)
    noted = _notes(lines, called)
    if noted and [*noted] != [1]:
        return noted
    # "1st tiebreak: Solkoff; 2nd: Median" is a list that begins as a note.
    said = _list(lines, called) or noted
    if not said and not teams and any(map(_is_standard, lines)):
        return {at: Announced(name) for at, name in enumerate(ORDERS["us-chess"].tiebreaks, 1)}
    return said or _bare(lines, called)


def _is_standard(line: str) -> bool:
    """Whether a line says that ties are broken as US Chess does, and names no tiebreak itself."""
    return bool(_STANDARD.search(line) and _SPEAKS.search(line)) and not (
        _NOT.search(line) or names_a_tiebreak(line)
    )


def not_understood(around: Iterable[Cell]) -> Cell | None:
    """Return the first line that speaks of breaking ties and names a tiebreak.

    It is asked where :func:`announced` found nothing: the line may say the order all the same.

    >>> lines = [Cell("Tie-break games: G/10", 1, 1), Cell("We broke ties on Solkoff", 2, 1)]
    >>> not_understood(lines).line
    2
    """
    for cell in around:
        text = cell.text[:_READ]
        if _SPEAKS.search(text) and names_a_tiebreak(text):
            return cell
    return None


def notes(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered annotations of a line: the number of the tiebreak, and what it is called.

    >>> list(notes("TBrk1 = Modified Median, TBrk2 = Solkoff"))
    [(1, 'Modified Median,'), (2, 'Solkoff')]
    """
    found = list(_NOTE.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)][: len(found)]
    for match, end in zip(found, ends, strict=True):
        number = match[1] or match[2] or match[3]
        yield _NUMERAL.get(number.lower()) or int(number), text[match.end() : end].strip()


def _notes(lines: Sequence[str], called: Called) -> dict[int, Announced]:
    found: dict[int, Announced] = {}
    for line in lines:
        for number, said in notes(line):
            if number and said:
                found[number] = _named(said, called)
    return dict(sorted(found.items()))


def _named(said: str, called: Called) -> Announced:
    """Return what a text names, or names at its beginning, before a sentence ends."""
    whole = called(said)
    if whole is None or not whole.sure:
        first = _ENDS.split(said, maxsplit=1)[0]
        part = called(first)
        if part is not None and (part.sure or whole is None):
            return part
    text = re.sub(r"[\s,]+", " ", said).strip(" .;:|")[:_KEPT]
    return whole or Announced("", said=text)


def _list(lines: Sequence[str], called: Called) -> dict[int, Announced]:
    """Return the first list of tiebreaks; empty where there is none."""
    for at, line in enumerate(lines):
        if match := _SPOKEN_OF.search(line) and _LIST.search(line):
            items = _items(line[match.end() :], lines[at + 1 : at + 1 + _MOST_LINES], called)
            found = _told(items, called)
            sure = sum(bool(one.name) and one.sure for one in found)
            # Where nothing parts the names from the words before them, each of them must be one.
            enough = 2 * sure >= len(found) if match["at_once"] is None else sure >= len(items)
            if found and found[0].name and found[0].sure and enough:
                return dict(enumerate(found, 1))
    return {}


def _items(rest: str, below: Sequence[str], called: Called) -> list[str]:
    """Return the names of a list: in the rest of its line, or in the lines below it."""
    if rest.strip():
        while rest.rstrip().endswith(",") and below:
            rest, below = f"{rest} {below[0]}", below[1:]
        if _NUMBERED.match(rest):
            return [said.strip(" ,;") for said in _NUMBERED.split(rest)[3::3]]
        return [item for item in _SEPARATED.split(rest) if item]
    items: list[str] = []
    for line in below:
        if match := _LINE.fullmatch(line.strip()):
            if _position(match[1], match[2]) != len(items) + 1:
                break
            items.append(match[3])
        elif match := _BULLET.match(line):
            items.append(line[match.end() :])
        elif (named := called(line)) and named.sure:
            items.append(line)
        else:
            break
    return items


def _told(items: Sequence[str], called: Called) -> list[Announced]:
    """Name the items of a list, up to where it ends."""
    found: list[Announced] = []
    for item in items[:_MOST_LINES]:
        text = _OPENS.sub("", item.strip(), count=1) if _OPENS.match(item.strip()) else item.strip()
        whole = called(text)
        if whole is not None and (whole.sure or _plain_key(text) in _IN_A_LIST):
            found.append(whole._replace(sure=True))
            continue
        parts = [called(part) for part in _AND.split(text)]
        if len(parts) > 1 and all(part is not None and part.sure for part in parts):
            found += [part for part in parts if part is not None]
            continue
        first = _ENDS.split(text, maxsplit=1)[0]
        part = called(first)
        if part is not None and part.sure:
            found.append(part)
        elif first.strip(" .").lower() in _POINTS and not found:
            continue
        elif _PROSE.match(first) or len(first.split()) > _MOST_WORDS or not first.strip(" ."):
            break
        else:
            # A form that is left open, or a word that we do not know: it is not ours for sure.
            open_ = part is not None and _leaves_open(first)
            found.append(
                part if part and open_ else Announced("", said=first.strip(" .;:")[:_KEPT])
            )
        if first != text:
            break
    return found


def _plain_key(text: str) -> str:
    return "".join(filter(str.isalnum, text.lower()))


def _leaves_open(text: str) -> bool:
    return re.search(r"variab|parameter", text, re.IGNORECASE) is not None


def _position(number: str | None, letter: str | None) -> int:
    """Return which item of a list it is that has a number, or a letter.

    >>> _position("2", None), _position(None, "B")
    (2, 2)
    """
    return int(number) if number else ord((letter or "").lower()) - ord("a") + 1


@lru_cache(maxsize=1024)
def is_listed(text: str) -> bool:
    """Whether a line is an item of a list that names a tiebreak, or a whole list of them.

    >>> is_listed("2º Bucholz -1"), is_listed("b) Buchholz Cut 1"), is_listed("2 Bob Ray L1")
    (True, True, False)
    >>> is_listed("Desempates: a) Resultado particular, b) Bucholz -1")
    True
    """
    if match := _LINE.fullmatch(text.strip()) if len(text) <= _KEPT else None:
        named = tiebreak_called(match[3])
        return named is not None and named.sure
    return len(text) <= _READ and bool(_list([text], tiebreak_called))


def _bare(lines: Sequence[str], called: Called) -> dict[int, Announced]:
    """Return tiebreaks that are numbered, with nothing that says what they are."""
    found: dict[int, Announced] = {}
    for line in lines:
        _, *parts = _NUMBERED.split(line)
        for number, letter, said in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            at = _position(number, letter)
            head = re.match(r"[A-Za-z .'-]*", said)
            tiebreak = tiebreak_headed(head[0]) if head else None
            named = called(said)
            if named is not None and named.sure:
                found[at] = named
            elif tiebreak and tiebreak != GUESSED:
                found[at] = Announced(tiebreak.removesuffix("?"), not tiebreak.endswith("?"))
    return found
