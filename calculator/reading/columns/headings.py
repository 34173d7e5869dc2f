"""What the heading of a column says that it holds."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.legend import tiebreak_headed
from calculator.reading.text.grid import Cell

#: Headings, without spaces and dots, of the columns that every layout has in common,
#: in the languages in which chess-results and Swiss-Manager print them.
_PLAIN = {
    "number": "# no nr num number n nº n° № rowno row lp lfd lfdnr č pořč ssz №п/п п/п",
    "start": (
        "sno snr stno stnr startno startnr startingno startrank noini noinic nºini nºinic "
        "n°ini n°inic nroini numini pairno pairnum pairnumber pair pairing nost ssnr"
    ),
    "place": (
        "place pos position rank pl rk rg rang rnk platz lugar puesto classif clas classement poř "
        "pořadí miejsce sıra места место стр rango plaats plats plass placering placeringen "
        "posición posizione posição colocação sija helyezés hely"
    ),
    "name": (
        "name player playername players team teamname nombre nome nom spieler jugador naam "
        "navn namn jogador joueur giocatore isim i̇sim jméno jmeno nazwisko imię ime név "
        "имя фио fullname participant title/name lastname surname familyname nachname "
        "teilnehmer teilnehmername spielername mannschaft student studentname participante "
        "participantes competitor contestant entrant username deelnemer speler schaker "
        "zawodnik uczestnik nazwiskoiimię nazwiskoimię hráč příjmení příjmeníjméno spelare "
        "deltagare spiller deltager deltaker pelaaja nimi oyuncu sporcu adısoyadı adsoyad "
        "участник игрок шахматист фамилия фамилияимя фамилия,имя имяфамилия игроки "
        "concorrente nominativo cognome cognomenome cognomeenome apellidos apellidosynombre "
        "nombreyapellidos nomprénom nometprénom nomprenom játékos"
    ),
    "first": "firstname givenname forename vorname prénom prenom",
    "id": "id uscfid uschessid idnumber memberid fideid uscf fideidno idno identnr",
    "rating": (
        "rating rtg rtng rate rat uscfrating elo eloi elon eloint elonat eloiint rtgi rtgn "
        "pre prertg prerating dwz nwz twz эло рейт рейтинг puanı ukd elofide fideelo ratingfide "
        "rapide"
    ),
    "total": (
        "total pts points score tot totals pkt punkte puntos pontos punti pnt puan body "
        "очки pont poeng poäng point gesamt sum pkte punkty punktów bodů puntuación puntaje "
        "punteggio pontuação totaal totale totaux totalpoints totalscore finalscore pisteet "
        "pontszám toplam oчки всего итого summe suma summa"
    ),
}

#: Those of them that stand in English tables too, and in those of programs in any language.
_ENGLISH = (
    "# no nr num number n n° № rowno row sno snr stno stnr startno startingno startrank pairno "
    "pairnum pairnumber pair pairing place pos position rank pl rk rnk name player playername "
    "players team teamname fullname participant title/name lastname surname familyname student "
    "studentname competitor contestant entrant username first firstname givenname forename "
    "total pts points score tot totals point sum body totalpoints totalscore finalscore"
)
_ENGLISH_ROUND = pattern(r"(?:rd|rnd|round|r)[-#]?\d+|\d+(?:rd|rnd|r|st|nd|th|round)")

_BY_HEADING = {heading: kind for kind, headings in _PLAIN.items() for heading in headings.split()}

_NAMED = pattern("|".join([*map(re.escape, _PLAIN["name"].split()), r"first\W?last|last\W?first"]))
_UNSEEN = pattern(r"[\s.:]")

_ROUND = pattern(
    r"(?:rd|rnd|round|r|runde|ronda|rodada|ronde|rde|tour|turno|kolo|тур|runda|omgang|omg|"
    r"kierros|forduló|jornada|giornata)[-#]?(\d{1,2})"
    r"|(\d{1,2})(?:rd|rnd|r|st|nd|th|rde|runde|ronda|rodada|ronde|rnde|tur|тур|kolo|runda|"
    r"omgang|omg|kierros|forduló|tour|turno)"
)
_NUMBERED = pattern(
    r"(?:tbrk|tb|tiebrk|tiebreak|tie|wtg|fw|fein|feinw|desp|des|dsp|desemp|dép|dep|départ|sp|"
    r"spar|spareggio|bys|eb|pu|pdt|tbk|wert|wertung)[-#]?(\d)"
)


_TEAM = pattern("team", re.IGNORECASE)
_FIGURE = pattern(r"\d+[.,]\d+|½|\d+½")


class Column(NamedTuple):
    """A heading and what its column holds.

    ``kind`` is ``number``, ``start``, ``place``, ``name``, ``first`` (name), ``id``, ``rating``,
    ``total``, ``round``, ``tiebreak`` or ``other``; ``key`` is the tiebreak's name, or its
    position where the heading only numbers it (``TBrk2``); ``round`` is the round's number.
    """

    kind: str
    heading: Cell
    key: str = ""
    round: int = 0


def column(heading: Cell) -> Column:
    """Tell what a column holds by its heading.

    >>> column(Cell("Rd 3", 1, 1)).round, column(Cell("Op. cumul.", 1, 1)).key
    (3, 'cumulative-opposition')
    """
    kind, key, round_ = _meaning(heading.text) if len(heading.text) < 40 else ("other", "", 0)
    return Column(kind, heading, key, round_)


@lru_cache(maxsize=4096)
def _meaning(heading: str) -> tuple[str, str, int]:
    text = _UNSEEN.sub("", heading.lower())
    if text[:1] == "(":
        # "Name (Rating)", the words of a line.
        text = text.strip("()")
    if match := _ROUND.fullmatch(text):
        return "round", "", int(match[1] or match[2])
    if match := _NUMBERED.fullmatch(text):
        return "tiebreak", match[1], 0
    if kind := _BY_HEADING.get(text):
        return kind, "", 0
    if tiebreak := tiebreak_headed(heading):
        return "tiebreak", tiebreak, 0
    return "other", "", 0


def is_foreign(found: Column) -> bool:
    """Whether a heading says in another language than English what its column holds.

    >>> [is_foreign(column(Cell(text, 1, 1))) for text in ("Ronda 1", "Rd 1", "Punkte", "Pts")]
    [True, False, True, False]
    """
    text = _UNSEEN.sub("", found.heading.text.lower())
    if found.kind == "round":
        return not text.isdecimal() and not _ENGLISH_ROUND.fullmatch(text)
    return found.kind in _SAID and text not in _ENGLISH.split()


#: What every table has, whoever printed it: ratings are called Elo and the like in English too.
_SAID = {"number", "start", "place", "name", "first", "total"}

_FACTS = pattern(
    r"club|verein|school|schule|team|mannschaft|[ée]quipe|squadra|equipo|ploeg|lag|grade|class|"
    r"title|titre|tit|titel|title|cat|kat|category|categor[ií]a|fed|feder|federation|country|land|"
    r"pays|pa[ií]s|nation|state|city|town|ville|ciudad|ort|stadt|sex|gender|born|birth|year|jahr|"
    r"ann[ée]e|a[ñn]o|geb|date|age|gr|group|gruppe|grupo|ligue|liga|league|region|notes?|comment|"
    r"teacher|coach|room|section|type?|typ|prize|email|phone"
)


def is_fact(heading: str) -> bool:
    """Whether a heading names something that means nothing to a ranking, such as a club.

    >>> is_fact("Club"), is_fact("Born:"), is_fact("Student")
    (True, True, False)
    """
    return _FACTS.fullmatch(_UNSEEN.sub("", heading.lower())) is not None


def may_head(line: str) -> bool:
    """Whether one of the headings of names stands in a line: without, it heads no table.

    >>> may_head("No. Name Pts"), may_head("Kind regards")
    (True, False)
    """
    return _NAMED.search(_UNSEEN.sub("", line.lower())) is not None


def is_name(cell: Cell) -> bool:
    """Whether a cell alone heads the column of names.

    >>> is_name(Cell("Player:", 1, 1)), is_name(Cell("Player,", 1, 1))
    (True, False)
    """
    return _BY_HEADING.get(_UNSEEN.sub("", cell.text.lower())) == "name"


def columns_of(cells: Sequence[Cell]) -> list[Column]:
    """Tell what each column holds; "First" and "Last" side by side are the parts of a name.

    >>> [found.kind for found in columns_of([Cell("First", 1, 1), Cell("Last", 1, 7)])]
    ['first', 'name']
    """
    columns = [column(cell) for cell in cells]
    if any(found.kind == "name" for found in columns):
        return columns
    texts = [_UNSEEN.sub("", cell.text.lower()) for cell in cells]
    for first, last in (("first", "last"), ("given", "family"), ("given", "surname")):
        if texts.count(first) == texts.count(last) == 1:
            for text, kind in ((first, "first"), (last, "name")):
                columns[texts.index(text)] = columns[texts.index(text)]._replace(kind=kind)
            break
    return columns


def heading_columns(cells: Sequence[Cell]) -> tuple[Column, ...] | None:
    """Return the columns if these cells are a heading of standings, else ``None``.

    A heading names the players and at least one round.
    """
    columns = columns_of(cells)
    kinds = {found.kind for found in columns}
    # A row of somebody called Player, whose results may read R1, begins with a figure or has one.
    if "name" not in kinds or cells[0].text.isdecimal():
        return None
    if any(_FIGURE.fullmatch(cell.text) for cell in cells):
        return None
    columns = _digits_as_rounds(columns)
    rounds = [found.round for found in columns if found.kind == "round"]
    if not rounds:
        return None
    # "Player" and "Team" may both stand there, in either order: a team is only a fact then.
    named = [index for index, found in enumerate(columns) if found.kind == "name"]
    whose = next((i for i in named if not _TEAM.match(columns[i].heading.text)), named[0])
    for index in named:
        if index != whose:
            columns[index] = columns[index]._replace(kind="other")
    # Totals between the rounds are scores so far.
    last = max(index for index, found in enumerate(columns) if found.kind == "round")
    if any(found.kind == "total" for found in columns[last:]):
        for index in range(last):
            so_far = any(found.kind == "round" for found in columns[:index])
            if so_far and columns[index].kind == "total":
                columns[index] = columns[index]._replace(kind="other")
    seen = set()
    for index, found in enumerate(columns):
        if found.kind not in {"round", "tiebreak", "other"}:
            if found.kind in seen:
                columns[index] = found._replace(kind="other")
            seen.add(found.kind)
    # Beside a "Mod. Med" a plain "Med" is the Median itself.
    keys = [found.key for found in columns]
    if keys.count("modified-median") > 1:
        for index, found in enumerate(columns):
            if found.key == "modified-median" and found.heading.text.lower().startswith("med"):
                columns[index] = found._replace(key="median")
    return tuple(columns)


def _digits_as_rounds(columns: list[Column]) -> list[Column]:
    """Take headings 1, 2, 3 … in a row for rounds, where nothing else is headed as a round."""
    if any(found.kind == "round" for found in columns):
        return columns
    name = next(index for index, found in enumerate(columns) if found.kind == "name")
    first = next((i for i, found in enumerate(columns) if i > name and _is_digit(found, 1)), 0)
    made = list(columns)
    wanted = 1
    # Where an opponent has two columns, only the first of them is headed.
    step = 2 if first and _is_digit_at(columns, first + 2, 2) else 1
    if step == 2 and columns[first + 1].heading.text:
        step = 1
    while first and _is_digit_at(columns, first + step * (wanted - 1), wanted):
        index = first + step * (wanted - 1)
        made[index] = made[index]._replace(kind="round", round=wanted)
        wanted += 1
    # A lone 1 heads a round only in what is a crosstable's heading anyway; where a 2 stands
    # farther on, it is not alone.
    alone = not any(_is_digit(found, 2) for found in columns)
    crosstable = {"number", "total"} <= {found.kind for found in columns}
    return made if wanted > 2 or (alone and crosstable) else columns


def _is_digit_at(columns: Sequence[Column], at: int, wanted: int) -> bool:
    return at < len(columns) and _is_digit(columns[at], wanted)


def _is_digit(found: Column, wanted: int) -> bool:
    return found.kind == "other" and found.heading.text.rstrip(".") == str(wanted)


def joined_headings(cells: Sequence[Cell]) -> list[Cell]:
    """Join words of a heading line that are one heading together (``Rd`` ``1``)."""
    joined = []
    index = 0
    while index < len(cells):
        whole, length = cells[index], 1
        for more in (3, 2):
            part = cells[index : index + more]
            several = part[0]._replace(text=" ".join(cell.text for cell in part))
            if len(part) == more and column(several).kind != "other":
                whole, length = several, more
                break
        joined.append(whole)
        index += length
    return joined
