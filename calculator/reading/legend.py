"""Names of tiebreaks as programs print them: in headings, in legends, in annotations.

US Chess tiebreaks get their own names, FIDE's their code with its modifiers (``BH/C1``),
whether or not somebody has written the rule yet.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from calculator.reading.grid import Cell

#: Headings, without spaces and dots. SwissSys prints the Modified Median as "Med".
_HEADINGS = {
    "modified-median": "modmed mmed modmedian modifiedmedian med mm tbrk[m] mod-med m-med",
    "solkoff": "solk solkoff sol tbrk[s]",
    "cumulative": "cumul cumulative cumu cum cml tbrk[c]",
    "cumulative-opposition": (
        "opcumul opcumu opcum cumop cumopp oppcum oppcumul cumofopp cumulativeopp opcumulative "
        "cumulativeofopposition cumulativeopposition cumofopposition tbrk[o]"
    ),
    "median": "median harkness",
    "opposition-performance": "opperf oppperf oppositionperformance",
    "kashdan": "kash kashdan",
    "most-blacks": "bpg blacks mostblacks",
    "sonneborn-berger": (
        "sb sonneborn-berger sonnebornberger s-b sberg sonnb sonborn sonn-berger sonneborn"
    ),
    "average-opposition": "avgopp averageopposition avopp",
    "most-wins": "wins mostwins",
    "us-amateur-team": "usat usamateurteam",
    "time-of-loss": "firstloss timeofloss",
    "late-arrival": "intime latearrival",
    "actual-play": "inplay actualplay",
    "team-game-points": "gamepoints teamgamepoints",
    "BH": "buch buchholz bucht buct bh bhz bu",
    "BH/C1": "buc1 buch1 buchholzcut1 bhc1 bhcut1 bh-c1 bhz1",
    "BH/C2": "buc2 bhc2 bhcut2 bh-c2",
    "BH/M1": "medianbuchholz medbuch bhm1 bh-m1",
    "ARO": "aro",
    "ARO/C1": "aroc1 aro-c1",
    "PS": "prog progr progressive ps",
    "DE": "de directencounter headtohead h2h",
    "KS": "koya ks",
    "WIN": "win vict",
    "WON": "won",
    "TPR": "rp tpr",
}
_BY_HEADING = {text: name for name, texts in _HEADINGS.items() for text in texts.split()}

#: The codes that FIDE has for what American headings call by their own names.
FIDE_CODES = {
    "sonneborn-berger": "SB",
    "most-blacks": "BPG",
    "most-wins": "WIN",
    "cumulative": "PS",
}

_CODE = re.compile(
    r"(?:BH|FB|AOB|SB|DE|EDE|WIN|WON|BPG|BWG|PS|KS|ARO|TPR|PTP|APRO|APPO|REP|STD|TPN|RTNG|PTS)"
    r"(?::[MG]P)?(?:/[A-Z]+[+-]?\d*)*"
)


class Announced(NamedTuple):
    """A tiebreak named in the text; ``sure`` is false where its parameters are left open."""

    name: str
    sure: bool = True


def tiebreak_headed(heading: str) -> str | None:
    """Return the tiebreak that a column's heading names, if it does.

    >>> tiebreak_headed("Mod. Med"), tiebreak_headed("BH/C1"), tiebreak_headed("Club")
    ('modified-median', 'BH/C1', None)
    """
    if "/" in heading and _CODE.fullmatch(heading.strip()):
        return heading.strip()
    return _BY_HEADING.get(re.sub(r"[\s.:_]", "", heading.lower()))


#: What the annotations of chess-results say, and the code that FIDE has for it.
_CALLED = (
    ("direct encounter", "DE"),
    ("sonneborn", "SB"),
    ("fore buchholz", "FB"),
    ("average of opponents' buchholz", "AOB"),
    ("average of the opponents' buchholz", "AOB"),
    ("buchholz", "BH"),
    ("wins including byes", "WIN"),
    ("games won over the board", "WON"),
    ("games won with black", "BWG"),
    ("wins with black", "BWG"),
    ("games played with black", "BPG"),
    ("most black", "BPG"),
    ("victories", "WIN"),
    ("number of wins", "WIN"),
    ("koya", "KS"),
    ("progressive", "PS"),
    ("perfect performance rating of opponents", "APPO"),
    ("average perfect", "APPO"),
    ("performance rating of opponents", "APRO"),
    ("perfect tournament performance", "PTP"),
    ("rating average of the opponents", "ARO"),
    ("average rating of opponents", "ARO"),
    ("average rating of the opponents", "ARO"),
    ("tournament performance", "TPR"),
    ("performance", "TPR"),
    ("game-points", "PTS"),
    ("points (", "PTS"),
    ("standard points", "STD"),
    ("rounds one elected to play", "REP"),
    ("average opp", "average-opposition"),
    ("opposition's performance", "opposition-performance"),
    ("cumulative of opp", "cumulative-opposition"),
    ("modified median", "modified-median"),
    ("solkoff", "solkoff"),
    ("cumulative", "cumulative"),
    ("harkness", "median"),
    ("median", "median"),
    ("kashdan", "kashdan"),
)


def tiebreak_called(text: str) -> Announced | None:
    """Return the tiebreak that an annotation describes, with its modifiers.

    >>> tiebreak_called("Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)")
    Announced(name='BH/C1', sure=True)
    >>> tiebreak_called("Buchholz Tie-Breaks (variabel with parameter)").sure
    False
    """
    text = re.sub(r"\s+", " ", text[:200].strip(" .;-"))
    plain = text.removesuffix("?")
    if plain in _HEADINGS or _CODE.fullmatch(plain):
        return Announced(plain, plain == text)
    if name := tiebreak_headed(text):
        return Announced(name)
    low = text.lower()
    name = next((code for word, code in _CALLED if word in low), None)
    if name is None:
        return None
    if name not in {"BH", "SB", "ARO", "KS", "AOB", "FB", "TPR", "APRO", "APPO"}:
        return Announced(name)
    modifiers = [f"/C{n}" for n in re.findall(r"\bcut[\s-]?(\d)", low)[:1]]
    modifiers += [f"/M{n}" for n in re.findall(r"\bmedian[\s-]?(\d)", low)[:1]]
    if name == "KS" and (limit := re.search(r"limit\s*(\d{1,2})", low)) and limit[1] != "50":
        modifiers.append(f"/L{limit[1]}")
    sure = bool(modifiers) or not re.search(r"variabl?el? with param|variable$", low)
    return Announced(name + "".join(modifiers), sure)


_NOTE = re.compile(
    r"(?:tie[\s-]*br(?:ea)?k|wertung|feinwertung|desempate|départage|spareggio|eşitlik bozma|"
    r"tiebreaker)\s*(\d)\s*:\s*",
    re.IGNORECASE,
)
_LISTED = re.compile(r"(?<!\d)(\d)[.)]\s*([A-Za-z .'-]+)")


_YEAR = re.compile(r"\((20\d\d)\)")
#: The editions that an annotation names by their year, the newest first.
_EDITIONS = (("2026", "fide-2026"), ("2023", "fide-2024"))


def edition_named(around: Iterable[Cell]) -> str:
    """Return the edition of FIDE's rules that the annotations of tiebreaks name, if they do.

    >>> edition_named([Cell("Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints)", 1, 1)])
    'fide-2024'
    """
    for cell in around:
        for said in _NOTE.split(cell.text[:2000])[2::2]:
            if year := _YEAR.search(said):
                return next((name for since, name in _EDITIONS if since <= year[1]), "")
    return ""


def legend(around: Iterable[Cell]) -> dict[int, Announced]:
    """Read what the text around a table says that its first, second … tiebreak is.

    >>> legend([Cell("Tie Break1: Direct Encounter Tie Break2: Koya System", 1, 1)])[2].name
    'KS'
    """
    found: dict[int, Announced] = {}
    for cell in around:
        text = cell.text[:2000]
        parts = _NOTE.split(text)
        for number, said in zip(parts[1::2], parts[2::2], strict=False):
            if named := tiebreak_called(said):
                found[int(number)] = named
        if len(parts) == 1:
            for number, name in _LISTED.findall(text):
                if tiebreak := tiebreak_headed(name):
                    found[int(number)] = Announced(tiebreak)
    return found
