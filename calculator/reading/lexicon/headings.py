"""What the headings of columns, the colors, the names of rounds and the titles of players are.

The tables are like those of :mod:`calculator.reading.lexicon.words`: a row is a meaning, a column
a language. Blanks, dots, colons, capitals and accents have no effect in a heading.
"""

import re
from functools import cache, lru_cache

from calculator.reading.lexicon import Table, Word, alternatives, looked_up, plain, words_of

#: What a column holds. ``score`` is a total in standings and the result in a list of games;
#: ``opponent`` is the second player there; ``fact`` means nothing to a ranking.
HEADING: Table = {
    "number": {
        "": "#, n, n°, nº, №, no, nr, nro",
        "en": "num, number, row, row no, player no, player #",
        "de": "lfd, lfd nr",
        "es": "num",
        "pl": "lp",
        "cs": "č, poř č",
        "hu": "ssz",
        "ru": "№ п/п, п/п",
    },
    "start": {
        "": "sno, snr, stno, st no, st nr",
        "en": "start no, starting no, start rank, pair no, pair num, pair number, pair, pairing, "
        "pairing no, pairing num, pairing number, pairing nr, pairing #, pair #, pr #, start #, "
        "seed, seed no, seed #, seeding",
        "de": "start nr, tln nr, tlnnr, teilnehmernr, teilnehmer nr",
        "es": "no ini, n° ini, nº ini, nro ini, num ini",
        "fr": "no inic",
        "pt": "nº inic, n° inic",
        "cs": "st č",
        "hu": "nost",
        "sk": "ss nr",
    },
    "place": {
        "": "pl, pos, rk, rg",
        "en": "place, position, rank, rnk, plc, final place, final rank",
        "de": "Platz, Rang, Pl",
        "es": "lugar, puesto, posición, pos",
        "fr": "place, clas, rang",
        "it": "posizione, classif, pos, rango",
        "pt": "posição, colocação",
        "nl": "plaats, rang",
        "pl": "miejsce, m-ce, msc",
        "cs": "poř, pořadí",
        "sv": "placering, placeringen, plac, plats",
        "da": "placering, plads",
        "nb": "plass, plassering",
        "fi": "sija, sijoitus",
        "is": "sæti, röð",
        "hu": "helyezés, hely",
        "tr": "sıra",
        "ru": "место, места, стр",
        "hr": "mesto, rang",
    },
    "name": {
        "en": "name, player, player name, players, team, team name, full name, participant, "
        "title/name, last name, surname, family name, student, student name, competitor, "
        "contestant, entrant, username, user name, child, kid, member, pupil, pupils, names, "
        "participants, scholar, camper, name of player, name of the player, player's name, "
        "players name, players' names, name of competitor, competitors, contestants, entrants, "
        "student's name, member name, first and last name, first & last name, last first, "
        "last name first name, surname name, surname first name, surname and name",
        "de": "Name, Spieler, Spielername, Nachname, Teilnehmer, Teilnehmername, Mannschaft, "
        "Namen, Spielerin, Spieler/in, Teilnehmerin, Teilnehmer/in, Schüler, Schülerin, "
        "Schüler/in, Vor- und Nachname, Name Vorname, Nachname Vorname",
        "es": "nombre, jugador, jugadora, participante, participantes, apellidos, "
        "apellidos y nombre, nombre y apellidos, alumno, alumna, jugadores, jugadoras, "
        "jugador/a, jugadora o jugador, "
        "estudiante, deportista, ajedrecista, nombre del jugador, nombre y apellido, "
        "apellido y nombre",
        "fr": "nom, joueur, nom prénom, nom et prénom, élève, joueurs, joueuse, noms, "
        "participant, participants, licencié, nom du joueur",
        "it": "nome, giocatore, concorrente, nominativo, cognome, cognome nome, "
        "cognome e nome, giocatori, partecipante, partecipanti, atleta, alunno",
        "pt": "nome, jogador, participante, jogadores, aluno, atleta, enxadrista",
        "nl": "naam, speler, deelnemer, schaker, spelers, leerling",
        "pl": "nazwisko, imię, nazwisko i imię, nazwisko imię, zawodnik, uczestnik, "
        "imię i nazwisko, zawodnicy, uczeń, gracz",
        "cs": "jméno, hráč, příjmení, příjmení jméno, hráči, žák, jméno a příjmení, "
        "příjmení a jméno",
        "sk": "meno, priezvisko, priezvisko meno",
        "sv": "namn, spelare, deltagare, elev, spelarnamn",
        "da": "navn, spiller, deltager, elev, spillernavn",
        "nb": "navn, spiller, deltaker, elev, spillernavn",
        "fi": "nimi, pelaaja, pelaajan nimi, oppilas, osallistuja",
        "is": "nafn, keppandi",
        "hu": "név, játékos",
        "tr": "isim, i̇sim, oyuncu, sporcu, adı soyadı, ad soyad",
        "ru": "имя, фио, участник, игрок, шахматист, фамилия, фамилия имя, имя фамилия, игроки",
        "hr": "ime",
        "ro": "nume",
        "ca": "nom, jugador, cognoms",
    },
    "first": {
        "en": "first name, given name, forename",
        "de": "Vorname",
        "fr": "prénom",
        "nl": "voornaam",
    },
    "id": {
        "": "id, fide id, fide id no, ident nr",
        "en": "uscf id, us chess id, id number, member id, uscf, id no",
    },
    "rating": {
        "": "elo, rtg, rtng, elo i, elo n, elo int, elo nat, elo i int, rtg i, rtg n, elo fide, "
        "fide elo",
        "en": "rating, rate, rat, uscf rating, pre, pre rtg, pre rating, rating fide, "
        "uscf rtg, us chess rating, us chess rtg, fide rating, cfc rating, ecf rating, "
        "elo rating, regular rating, reg rating, reg rtg, old rating, old rtg, "
        "current rating, current rtg, start rating, initial rating, rating used, "
        "pre-event rating, pre-tournament rating, ratings, rtgs, published rating, "
        "pre event rating",
        "de": "dwz, nwz, twz",
        "fr": "rapide, classement elo",
        "tr": "puanı, ukd",
        "ru": "эло, рейт, рейтинг",
        "fi": "vahvuusluku, vahvuus, selo",
        "nl": "knsb, knsb rating",
        "cs": "lok, elo čr",
        "sv": "lask",
    },
    # A place in one language, a rating in another: the cells tell.
    "ranking": {"": "ranking, ranking fide, nsf, dsu", "fr": "cote, classement", "is": "stig"},
    "total": {
        "en": "total, pts, points, tot, totals, sum, total points, total pts, tot pts, "
        "total score, final score, final points, points total, tournament score, point",
        "de": "Pkt, Punkte, Gesamt, Summe, Pkte, Gesamtpunkte, Pte",
        "es": "puntos, puntuación, puntaje, ptos, puntos totales, total puntos, puntaje total, ptj",
        "fr": "points, total, totaux, total points, total des points",
        "it": "punti, pnt, punteggio, totale, punti totali, totale punti, pti",
        "pt": "pontos, pontuação, total de pontos, soma",
        "nl": "punten, totaal, pnt, ptn, totaal punten",
        "pl": "punkty, punktów, suma, pkt, razem",
        "cs": "body, bodů, součet, celkem",
        "sv": "poäng, summa, summor, totalt, totalpoäng",
        "da": "point, sum, i alt, points i alt, totalt",
        "nb": "poeng, sum, totalt, poengsum, sum poeng",
        "fi": "pisteet, pist, yhteensä, yht",
        "is": "vinningar, vinn",
        "hu": "pont, pontszám",
        "tr": "puan, toplam",
        "ru": "очки, всего, итого, oчки",
    },
    "score": {"en": "score, scores"},
    "result": {
        "en": "result, results, res, white result/black result, pts/pts, outcome",
        "de": "Ergebnis, Erg, Ergeb, Ergebn, Resultat",
        "es": "resultado, resultados",
        "fr": "résultat, résultats, rés",
        "it": "risultato, ris, esito",
        "pt": "resultado",
        "nl": "uitslag, uitsl, resultaat",
        "pl": "wynik, wyn",
        "cs": "výsledek, výsl",
        "sk": "výsledok, výsl",
        "sv": "resultat",
        "da": "resultat",
        "nb": "resultat",
        "fi": "tulos, tul",
        "is": "úrslit, úrsl",
        "hu": "eredmény, eredm",
        "tr": "sonuç",
        "ru": "результат, рез",
        "hr": "rezultat, rez",
        "bg": "резултат",
        "ca": "resultat",
    },
    "board": {
        "": "bo, bd, brd, br",
        "en": "board, table, tab, board no, bd no",
        "de": "Brett, Tisch, Board Nr, Br",
        "es": "mesa, tablero",
        "fr": "échiquier, ech, table",
        "it": "tavola, scacchiera, tavolo",
        "pt": "mesa, tabuleiro",
        "nl": "bord",
        "pl": "szachownica, stół, sz",
        "cs": "stůl, šachovnice",
        "sk": "stol, šachovnica",
        "sv": "bord, b nr, b nummer",
        "da": "bræt, bord",
        "nb": "bord",
        "fi": "pöytä, lauta",
        "is": "borð",
        "hu": "tábla",
        "tr": "masa",
        "ru": "доска",
        "ca": "taula",
    },
    "section": {
        "en": "section, division, group, grp",
        "de": "Gruppe",
        "es": "grupo, sección",
        "fr": "groupe",
        "nl": "groep",
        "pl": "grupa",
        "cs": "skupina",
        "sv": "grupp",
    },
    "color": {
        "en": "color, colour, colors, colours, col, clr, side, w/b",
        "de": "Farbe",
        "es": "color",
        "fr": "couleur",
        "it": "colore",
        "pt": "cor",
        "nl": "kleur",
        "pl": "kolor",
        "cs": "barva",
        "sk": "farba",
        "sv": "färg",
        "da": "farve",
        "nb": "farge",
        "fi": "väri",
        "is": "litur",
    },
    "winner": {
        "en": "winner, who won",
        "de": "Sieger",
        "es": "ganador",
        "fr": "vainqueur, gagnant",
        "it": "vincitore",
        "pt": "vencedor",
        "nl": "winnaar",
        "pl": "zwycięzca",
        "cs": "vítěz",
        "sv": "vinnare",
        "da": "vinder",
        "nb": "vinner",
        "fi": "voittaja",
    },
    "loser": {
        "en": "loser",
        "de": "Verlierer",
        "es": "perdedor",
        "fr": "perdant",
        "it": "perdente",
        "pt": "perdedor",
        "nl": "verliezer",
        "pl": "przegrany",
        "cs": "poražený",
        "sv": "förlorare",
        "da": "taber",
        "nb": "taper",
        "fi": "häviäjä",
    },
    "one": {
        "en": "player 1, player a, name 1, home",
        "de": "Spieler 1, Heim",
        "es": "jugador 1, local",
        "fr": "joueur 1",
        "it": "giocatore 1",
        "pt": "jogador 1",
        "nl": "speler 1",
        "pl": "zawodnik 1",
    },
    "two": {
        "en": "player 2, player b, name 2, away",
        "de": "Spieler 2, Gast",
        "es": "jugador 2, visitante",
        "fr": "joueur 2",
        "it": "giocatore 2",
        "pt": "jogador 2",
        "nl": "speler 2",
        "pl": "zawodnik 2",
    },
    "opponent": {
        "en": "opponent, opponents, opp, opp name, opponent name",
        "de": "Gegner, Gegnerin",
        "es": "rival, oponente, contrario, adversario",
        "fr": "adversaire",
        "it": "avversario, avv",
        "pt": "adversário, oponente",
        "nl": "tegenstander",
        "pl": "przeciwnik",
        "cs": "soupeř",
        "sk": "súper",
        "sv": "motståndare",
        "da": "modstander",
        "nb": "motstander",
        "fi": "vastustaja",
        "is": "andstæðingur",
    },
    "fact": {
        "en": "club, school, grade, class, title, tit, cat, category, fed, feder, federation, "
        "country, nation, state, city, town, sex, gender, born, birth, year, date, age, gr, group, "
        "league, region, note, notes, comment, teacher, coach, room, section, typ, type, prize, "
        "email, e-mail, phone, team, m/f, f/m, paid, dues, dues paid, check-in, checked in, "
        "expires, expiration",
        "de": "Verein, Schule, Team, Mannschaft, Titel, Kat, Land, Ort, Stadt, Jahr, geb, Gruppe, "
        "Liga",
        "es": "club, equipo, categoría, país, ciudad, año, grupo, liga, título",
        "fr": "équipe, titre, catégorie, pays, ville, année, ligue",
        "it": "squadra, categoria, nazione, titolo, circolo",
        "pt": "equipa, equipe, categoria, país, cidade, ano, título, clube",
        "nl": "ploeg, titel, vereniging",
        "pl": "klub, tytuł, kategoria, kat",
        "cs": "klub, oddíl, titul",
        "sv": "lag, klubb, klass",
        "da": "klub, hold",
        "nb": "klubb, lag",
        "fi": "seura, luokka",
    },
}

#: What a team is called, and what may be one or be a fact of a player.
TEAM: Table = {
    "team": {
        "en": "team, teams",
        "de": "Mannschaft, Mannschaften",
        "es": "equipo, equipos",
        "fr": "équipe, équipes",
        "pt": "equipe, equipes",
        "it": "squadra, squadre",
        "nl": "ploeg, ploegen",
        "pl": "drużyna, drużyny",
        "cs": "družstvo, družstva",
        "sv": "lag",
        "nb": "lag",
    },
    "club": {
        "en": "school, schools, club, clubs",
        "de": "Verein, Vereine",
    },
}

#: What heads titles and federations, among the facts of players: marks, which are no names.
MARK: Table = {
    "title": {
        "en": "title, tit, ttl",
        "de": "Titel",
        "es": "título",
        "fr": "titre",
        "it": "titolo",
        "pt": "título",
        "nl": "titel",
        "pl": "tytuł",
        "cs": "titul",
    },
    "federation": {
        "en": "fed, feder, federation, state, st, country",
        "de": "Land",
        "es": "país",
        "fr": "pays",
        "it": "nazione",
        "pt": "país",
    },
}

#: The colors of the pieces.
COLOR: Table = {
    "W": {
        "en": "white, whites, wh, wht, wt",
        "de": "weiß, weiss, weiße, weisse, Weißer",
        "es": "blancas, blanca, blanco, blancos",
        "fr": "blancs, blanc, blanche, blanches",
        "it": "bianco, bianchi, bianca",
        "pt": "brancas, branca, branco, brancos",
        "nl": "wit",
        "pl": "białe, biały, białymi, białych",
        "cs": "bílý, bílé, bílými, bílá",
        "sk": "biely, biele, bielymi",
        "sv": "vit, vita, vitt",
        "da": "hvid, hvide",
        "nb": "hvit, hvite",
        "fi": "valkea, valkeat, valkoinen, valkoiset, valkoisilla, valkea",
        "is": "hvítt, hvítur, hvítir",
        "hu": "fehér, világos",
        "ru": "белые, белыми",
        "tr": "beyaz",
        "el": "λευκά",
        "bg": "бели",
        "hr": "bijeli, beli",
        "ro": "alb",
        "ca": "blanques",
    },
    "B": {
        "en": "black, blacks, bl, blk, bk",
        "de": "schwarz, schwarze, Schwarzer",
        "es": "negras, negra, negro, negros",
        "fr": "noirs, noir, noire, noires",
        "it": "nero, neri, nera",
        "pt": "pretas, preta, preto, pretos, negras",
        "nl": "zwart",
        "pl": "czarne, czarny, czarnymi, czarnych",
        "cs": "černý, černé, černými, černá",
        "sk": "čierny, čierne, čiernymi",
        "sv": "svart, svarta",
        "da": "sort, sorte",
        "nb": "svart, svarte, sort",
        "fi": "musta, mustat, mustilla",
        "is": "svart, svartur, svartir",
        "hu": "fekete, sötét",
        "ru": "черные, чёрные, черными",
        "tr": "siyah",
        "el": "μαύρα",
        "bg": "черни",
        "hr": "crni",
        "ro": "negru",
        "ca": "negres",
    },
}

#: How a round is called. With a question mark it is one only in the heading of a column, or
#: alone on a line: elsewhere it may be anything. Weeks head columns too, but need not begin at 1.
ROUND: Table = {
    "round": {
        "": "r?, rd, rnd",
        "en": "round",
        "de": "Runde, Rde, Rnde, Durchgang, Spielrunde",
        "es": "ronda, jornada, fecha?, rda, ronda nº",
        "fr": "ronde, ronde n, ronde n°, rde, tour",
        "it": "turno, turno n, giornata",
        "pt": "rodada, ronda, jornada",
        "nl": "ronde, speelronde",
        "pl": "runda, runda nr, rundy, rundzie, kolejka",
        "cs": "kolo, kola, kole",
        "sv": "rond, ronden, omgång",
        "da": "runde, omgang",
        "nb": "runde, omgang, omg",
        "fi": "kierros, kierroksen, kierr, krs",
        "is": "umferð",
        "hu": "forduló",
        "tr": "tur",
        "ru": "тур",
        "ca": "ronda, jornada",
        "ro": "runda, etapa",
        "sl": "krog",
    },
    "week": {
        "en": "week, wk, matchday, match day",
        "de": "Spieltag, Woche",
        "es": "semana",
        "nl": "week",
    },
}

#: The first rounds by a word.
ORDINAL: Table = {
    "1": {"en": "one, first", "de": "erste", "es": "primera", "fr": "première"},
    "2": {"en": "two, second", "de": "zweite", "es": "segunda", "fr": "deuxième"},
    "3": {"en": "three, third", "de": "dritte", "es": "tercera", "fr": "troisième"},
    "4": {"en": "four, fourth", "de": "vierte", "es": "cuarta", "fr": "quatrième"},
    "5": {"en": "five, fifth", "de": "fünfte", "es": "quinta", "fr": "cinquième"},
    "6": {"en": "six, sixth", "de": "sechste", "es": "sexta", "fr": "sixième"},
    "7": {"en": "seven, seventh", "de": "siebte", "es": "séptima", "fr": "septième"},
    "8": {"en": "eight, eighth", "de": "achte", "es": "octava", "fr": "huitième"},
    "9": {"en": "nine, ninth", "de": "neunte", "es": "novena", "fr": "neuvième"},
}

#: The titles of players.
TITLE: Table = {
    "fide": {"": "GM, IM, FM, CM, WGM, WIM, WFM, WCM"},
    "arena": {"": "AGM, AIM, AFM, ACM"},
    "national": {"": "NM, WNM, SM"},
}

#: What has no effect in a heading.
_UNSEEN = str.maketrans("", "", " .:_'()-\t")


def _key(text: str) -> str:
    # Of one letter the accent matters: "č" is a number, "C" is not.
    text = (plain(text) if len(text) > 1 else text.lower()).translate(_UNSEEN)
    return text if text.endswith(",") else text.replace(",", "")


@cache
def _headings() -> dict[str, Word]:
    return looked_up(HEADING, _key)


@cache
def _facts() -> dict[str, Word]:
    return looked_up({"fact": HEADING["fact"]}, _key)


@cache
def _marks() -> dict[str, Word]:
    return looked_up(MARK, _key)


def mark_headed(text: str) -> str:
    """Return whether a heading is that of a ``title`` or of a ``federation``; empty if of neither.

    >>> mark_headed("Titel"), mark_headed("Fed."), mark_headed("Club")
    ('title', 'federation', '')
    """
    found = _marks().get(_key(text))
    return found.meaning if found else ""


@cache
def _rounds() -> dict[str, Word]:
    return looked_up(ROUND, _key)


@cache
def round_words() -> str:
    """Return the words in front of a round's number as a pattern, without regard to case.

    >>> import re
    >>> [bool(re.fullmatch(round_words(), word)) for word in ("r", "runde", "table")]
    [True, True, False]
    """
    return f"(?:r|{alternatives(ROUND, 'round')})"


@lru_cache(maxsize=16384)
def heading_word(text: str) -> Word | None:
    """Return what a heading means, and in which language.

    >>> heading_word("Spieler").meaning, heading_word("Nº.Inic.").meaning, heading_word("Zzz")
    ('name', 'start', None)
    """
    return _headings().get(_key(text))


def heading_kind(text: str) -> str:
    """Return what a heading means; empty where nobody knows.

    >>> heading_kind("Pkt."), heading_kind("Zzz")
    ('total', '')
    """
    found = heading_word(text)
    return found.meaning if found else ""


@cache
def _of_one_word() -> frozenset[str]:
    """Return the headings that are always written as one word: "NoSt"."""
    words = [
        word.strip()
        for languages in HEADING.values()
        for listed in languages.values()
        for word in listed.split(",")
    ]
    return frozenset(_key(word) for word in words if " " not in word) - frozenset(
        _key(word) for word in words if " " in word
    )


def is_one_word(text: str) -> bool:
    """Whether a heading is one that is always written as one word, whatever blanks are in it.

    >>> is_one_word("No. St"), is_one_word("St No")
    (True, False)
    """
    return _key(text) in _of_one_word()


def is_of_facts(text: str) -> bool:
    """Whether a heading names something that means nothing to a ranking.

    >>> is_of_facts("Club"), is_of_facts("Name")
    (True, False)
    """
    return _key(text) in _facts()


def round_word(text: str, *, weeks: bool = False) -> Word | None:
    """Return how a round is called, and in which language; also a week if that will do.

    >>> round_word("Omgang").language, round_word("Week"), round_word("Week", weeks=True).meaning
    ('sv', None, 'week')
    """
    found = _rounds().get(_key(text))
    return found if found and (weeks or found.meaning == "round") else None


@cache
def _names_headed() -> tuple[re.Pattern[str], tuple[str, ...], tuple[str, ...]]:
    """Return the headings of names in plain form: the short ones with a pattern, and the others."""
    words = {plain(word) for word, _ in words_of({"name": HEADING["name"]})}
    words |= {"".join(word.split()) for word in words}
    written = sorted(words, key=lambda word: (len(word), word))
    short = [word for word in written if len(word) < _SHORT]
    long = [word for word in written if len(word) >= _SHORT]
    # Where "spieler" is, "spielername" need not be looked for.
    fewest = (
        word for at, word in enumerate(long) if not any(within in word for within in long[:at])
    )
    pattern = rf"(?<![^\W\d_])(?:{'|'.join(short)})(?![^\W\d_])|first\W?last|last\W?first"
    return re.compile(pattern), (*short, "first"), tuple(fewest)


def heads_names(text: str) -> bool:
    """Whether the plain form of a line has the heading of names in it.

    A short one is a word there, a longer one may be part of another.

    >>> heads_names("no. name pts"), heads_names("spielername"), heads_names("genom")
    (True, True, False)
    """
    pattern, short, long = _names_headed()
    # To look for each by itself is far quicker than a pattern of all.
    return any(map(text.__contains__, long)) or (
        any(map(text.__contains__, short)) and pattern.search(text) is not None
    )


#: Shorter headings are part of many words.
_SHORT = 5


def titles() -> str:
    """Return the titles of players as a pattern.

    >>> "WGM" in titles().split("|")
    True
    """
    return "|".join(word for word, _ in words_of(TITLE))


@cache
def list_headings() -> tuple[str, ...]:
    """Return the words that head one of the sides of a list of games, or who won, in small letters.

    >>> "wit" in list_headings(), "opponent" in list_headings()
    (True, True)
    """
    kinds = ("opponent", "two", "loser")
    tables = ({"": COLOR["W"]}, *({"": HEADING[kind]} for kind in kinds))
    every = [word for table in tables for word, _ in words_of(table)]
    found = {form for word in every for form in (word.casefold(), plain(word))}
    return tuple(sorted(word for word in found if len(word) > 2))
