"""What an annotation calls a tiebreak, word by word.

A name is known only where each word of it is: "Real Buchholz" is no Buchholz. A word that says
nothing we know leaves it unsure, so that the printed values have to agree; a word that makes
something else of it leaves it unknown.
"""

import re
from functools import lru_cache

from calculator.reading.columns.tiebreak_headings import (
    CODE,
    FIDE_CODES,
    GUESSED,
    HEADED,
    Announced,
    tiebreak_headed,
)
from calculator.tiebreaks import REGISTER, Tiebreak, find, slashed

#: What Spanish announcements call a tiebreak, without accents; the register has English phrases.
_IN_SPANISH = {
    "modified-median": "mediana modificada",
    "median": "mediana",
    "cumulative": "acumulativo",
    "cumulative-opposition": "acumulativo de los rivales",
    "result-between-tied": "resultado entre empatados|resultado entre los empatados",
    "most-blacks": "mayor numero de partidas con negras|mayor numero de negras",
    "opposition-performance": "rendimiento de los rivales",
    "average-opposition": "rating medio de los rivales",
    "coin-flip": "cara o cruz|sorteo",
    "most-wins": "mayor numero de victorias|mas victorias",
    "DE": "encuentro directo|encuentros directos|resultado particular|resultados particulares",
    "WIN": "numero de victorias",
    "WON": "partidas ganadas",
    "BPG": "partidas jugadas con negras|partidas con negras|numero de negras",
    "BWG": "partidas ganadas con negras|victorias con negras",
    "PS": "progresivo|puntuacion progresiva",
    "AOB": "media de los buchholz de los rivales",
    "sum-of-buchholz": "suma de los buchholz de los rivales",
    "FB": "buchholz anticipado",
    "ARO": "elo medio de los rivales|elo medio de los oponentes|media de elo de los rivales|"
    "promedio de elo de los rivales|media elo de los rivales|media de elo de rivales",
    "TPR": "rendimiento en el torneo|rendimiento",
    "PTP": "rendimiento perfecto en el torneo|performance perfecta",
    "APRO": "rendimiento medio de los rivales",
    "APPO": "rendimiento perfecto medio de los rivales",
    "REP": "rondas que el jugador eligio jugar",
}
#: The phrases that mean a tiebreak, the longest first: "Average of Opponents' Buchholz" holds
#: "Buchholz".
_CALLED = sorted(
    (
        *((phrase, entry) for entry in REGISTER.values() for phrase in entry.printed.called),
        *(
            (phrase, REGISTER[name])
            for name, phrases in _IN_SPANISH.items()
            for phrase in phrases.split("|")
        ),
    ),
    key=lambda pair: -len(pair[0]),
)
#: Words that change nothing of what is meant.
_SAYS_NOTHING = (
    "the a of for in by to and then point neustadtl wertung tie break breaks tiebreak tiebreaks "
    "tiebreaker tiebreakers system method score scores points rating variable variabel with "
    "parameter parameters number no greater greatest total all results result players player same "
    "group game games gamepoints swiss fide uscf us chess pieces limit otb board over one only "
    "first second third tournament de del el la los las por y con sistema desempate desempates "
    "criterio torneo partidas"
)
#: Words that make something else of it.
_MEANS_ANOTHER = (
    "sum summe somme suma average without minus plus less extended recursive special real "
    "olympiad olympic ecu fine modified adjusted team teams analog khanty mansiysk chennai lowest "
    "highest or opponent opponents opposition opp adversaires rivales gegner percent percentage "
    "difference youth school own match matchpoints won lost simplified media promedio medio menos "
    "mas sin oponentes perfecto doble ampliado"
)
#: Words that say of a tiebreak what it is anyway: "Modified Median (drop low)".
_OF_ITSELF = {
    "modified-median": frozenset(("drop", "drops", "dropping", "low", "lowest")),
    "median": frozenset(("drop", "drops", "dropping", "low", "lowest", "high", "highest")),
}
#: What programs call a cut in words; the longest is looked for first.
_IN_WORDS = (
    (r"\bwithout two results(?: middle tie breaks)?", "/M1"),
    (r"\bwh?ithout one result", "/C1"),
    (r"\bmiddle tie breaks", "/M1"),
    (r"\bsin (?:el|la) peor(?: resultado)?|\bmenos (?:1|uno|el peor)\b", "/C1"),
    # What the Catalan federation calls it.
    (r"\bbrasile(?:[nñ]o|r)\b", "/C1"),
)
#: Spanish names are written with their accents or without.
_ACCENTS = str.maketrans("áéíóú", "aeiou")
_NOTHING, _ANOTHER = frozenset(_SAYS_NOTHING.split()), frozenset(_MEANS_ANOTHER.split())
#: What says which points a team's tiebreak is made of.
_POINTS = (("matchpoints", ":MP"), ("gamepoints", ":GP"))
#: A sheet of teams' own score: "Matchpoints (2 for wins, 1 for Draws, 0 for Losses)".
_MATCH_POINTS = re.compile(r"match ?points(?: (?:\d+ for|variabel)\b|$)")
#: A name that a sheet of teams has for what is not FIDE's own.
_OTHERS = ("fide sonneborn",)


@lru_cache(maxsize=1024)
def tiebreak_called(text: str, *, teams: bool = False) -> Announced | None:
    """Return the tiebreak that an annotation describes, with its modifiers.

    On a sheet of ``teams`` a name also has to say whether it is of match points or game points.

    >>> tiebreak_called("Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)")
    Announced(name='BH/C1', sure=True, said='')
    >>> tiebreak_called("Buchholz Tie-Breaks (variabel with parameter)").sure
    False
    >>> tiebreak_called("Sum of Buchholz-Tie-Breaks (all Results)").name
    'sum-of-buchholz'
    >>> tiebreak_called("Buchholz corte 1").name, tiebreak_called("Resultado particular").name
    ('BH/C1', 'DE')
    >>> tiebreak_called("Modified Median (drop low)"), tiebreak_called("Solkoff (drop low)").sure
    (Announced(name='modified-median', sure=True, said=''), False)
    >>> tiebreak_called("Buchholz (sum of opponents' ratings)")
    """
    text = re.sub(r"\s+", " ", text[:200].strip(" .;,-"))
    plain = slashed(text.removesuffix("?"))
    if plain in HEADED or CODE.fullmatch(plain):
        guessed = text.endswith(GUESSED)
        return Announced(plain, not guessed, GUESSED if guessed else "")
    if name := tiebreak_headed(text):
        if name == GUESSED:
            return None
        return Announced(name.removesuffix("?"), not name.endswith("?"))
    low = _plain(text)
    if teams and _MATCH_POINTS.match(low):
        return Announced("MP")
    found = next((pair for pair in _CALLED if _holds(low, pair[0])), None)
    if found is None or low.startswith(_OTHERS):
        return None
    phrase, entry = found
    # What comes before and after is looked at apart from the phrase.
    rest = re.sub(rf"\b{phrase}", " ", low, count=1)
    modifiers, rest = _modifiers(rest, entry)
    of = ""
    if teams and entry.fide and (entry.fide.of_points == "both" or entry.name == "PTS"):
        of = next((code for word, code in _POINTS if word in rest.split()), "")
        rest = re.sub(r"\b(?:match|game)points\b", "", rest)
    codes = {code for code in re.findall(r"\b[A-Z]{2,4}\b", text) if find(code)}
    others = codes - {name.partition("/")[0] for name in (entry.name, *entry.printed.family)}
    words = set(re.findall(r"[^\W\d_]+", rest)) - {code.lower() for code in codes}
    words -= _OF_ITSELF.get(entry.name, frozenset())
    name = "GP" if teams and entry.name == "PTS" else entry.name + of + modifiers
    another = others or any(
        _holds(rest, phrase) for phrase, other in _CALLED if _apart(other, entry)
    )
    ours = find(name)
    if ours is None or ours.name != name or another or words & _ANOTHER or "+" in rest:
        return None
    open_ = not modifiers and re.search(r"\bvariabl?el? with param|\bvariable(?: 20\d\d)?$", low)
    half_said = teams and entry.fide is not None and entry.fide.of_points == "both" and not of
    sure = not (entry.printed.unsure or open_ or half_said) and len(codes) < 2 and words <= _NOTHING
    return Announced(name, sure)


def names_a_tiebreak(text: str) -> bool:
    """Whether a text holds a phrase that means a tiebreak, among whatever words.

    >>> names_a_tiebreak("we used Solkoff in U1000 only"), names_a_tiebreak("games at G/10")
    (True, False)
    """
    low = _plain(text)
    return any(_holds(low, phrase) for phrase, _ in _CALLED)


def _apart(one: Tiebreak, other: Tiebreak) -> bool:
    """Whether two entries are not the same under an American and a name of FIDE's."""
    first, second = (FIDE_CODES.get(entry.name, entry.name) for entry in (one, other))
    return first != second


def _plain(text: str) -> str:
    """Return a text in small letters, without apostrophes, hyphens and brackets.

    >>> _plain("Opponents' Tie-Break (Gamepoints)")
    'opponents tie break gamepoints'
    """
    low = re.sub(r"[’'`´]", "", text.lower().translate(_ACCENTS))
    # "Buchholz -1": a hyphen after a blank subtracts something.
    low = re.sub(r"(?<=\s)[-−](?=\d)", "menos ", low)
    low = re.sub(r"[‐‑–—_()\[\],:;=-]", " ", low).replace("tiebreak", "tie break")
    return re.sub(r"\s+", " ", re.sub(r"\.(?=\s|$)", "", low)).strip()


def _holds(text: str, phrase: str) -> bool:
    """Whether a phrase begins a word of a text: "Buchholzwertung" holds "buchholz"."""
    at = text.find(phrase)
    return at >= 0 and (at == 0 or not text[at - 1].isalnum())


def _modifiers(rest: str, entry: Tiebreak) -> tuple[str, str]:
    """Return the modifiers that an annotation says, and the rest of it."""
    modifiers = []
    if entry.fide is None:
        return "", rest
    allowed = entry.fide.modifiers
    for words, modifier in _IN_WORDS:
        if modifier[1] in allowed and re.search(words, rest):
            rest = re.sub(words, " ", rest)
            modifiers.append(modifier)
            break
    for words, letter in ((r"\bc(?:ut|orte)? ?(\d)", "C"), (r"\bm(?:ediano?)? ?(\d?)\b", "M")):
        if letter in allowed:
            # "Cut 1 (BH-C1)" says it twice.
            modifiers += [f"/{letter}{found or 1}" for found in re.findall(words, rest)]
            rest = re.sub(words, " ", rest)
    if "L" in allowed and (limit := re.search(r"limit\s*(\d{1,2})", rest)) and limit[1] != "50":
        # Two digits: one alone would be half points.
        modifiers.append(f"/L{limit[1]:0>2}")
    return "".join(dict.fromkeys(modifiers)), rest
