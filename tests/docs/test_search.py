"""The search as it is published: what people ask in their words finds the page that answers it."""

from __future__ import annotations

import functools
import json
import re
import subprocess
from pathlib import Path

import pytest

from pyscript_app.build.bundle import node

pytestmark = [pytest.mark.docs, pytest.mark.node]

ASKS = Path(__file__).with_name("search.mjs")
BYES = "guides/how-does-a-bye-count/ rules/unplayed-games/ fide/unplayed-rounds/"
HEAD_TO_HEAD = "rules/result-between-tied/ fide/direct-encounter/"
WHY = "guides/why-did-i-lose-on-tiebreaks/ guides/i-beat-him/"
LISTS = "guides/what-do-tbrk1-to-tbrk4-mean/"
#: What is asked, and the pages one of which must be among the first three that are found.
ENGLISH = {
    "bye": BYES,
    "solkoff": "rules/solkoff/",
    "wix": "guides/wix/",
    "I had a bye and my opponent played a game why does the bye have higher Buchholz": BYES,
    "why does a forfeit not count": BYES,
    "can someone decypher TBrk1 TBrk2": LISTS,
    "does a forfeit win count as head to head win": HEAD_TO_HEAD,
    "head-to-head only if all have met": HEAD_TO_HEAD,
    "tie-break list changed after tournament started": "guides/prizes-in-a-tie/",
    "is the prize money split in a tie": "guides/prizes-in-a-tie/",
    "my opponent withdrew": BYES,
    "opponents left after round 3": BYES,
    "I beat him, why is he ahead?": "guides/i-beat-him/",
    "which opponent gets thrown out": "guides/which-opponent-was-dropped/",
    "how is a tie between schools broken": "guides/school-teams/",
    "we are tied with Southport, who gets the trophy": "guides/school-teams/",
    "Lichess Sonneborn-Berger": "guides/online-tiebreaks/",
    "Buchholz cut 1 or median?": "guides/buchholz-cut-1-or-median/",
    "CTBCTB": "rules/cumulative-opposition/",
    "same score, same opponents, different tiebreak": "guides/why-did-i-lose-on-tiebreaks/",
    "what do I need in the last round": "guides/what-do-i-need/",
    "do I need to win or is a draw enough": "guides/what-do-i-need/",
    "can I still win the tournament": "guides/what-do-i-need/",
    "why is the rating report different?": "guides/why-is-the-rating-report-different/",
    "why is my kid in 5th place with the same points": WHY,
    "my daughter tied for first but got the second place trophy": (
        "guides/prizes-in-a-tie/ guides/why-did-i-lose-on-tiebreaks/ guides/i-beat-him/"
    ),
    "how are tiebreaks calculated": "rules/",
    "what does TBrk2 mean": "guides/what-do-tbrk1-to-tbrk4-mean/",
    "what is tb1 tb2 tb3 on chess-results": "guides/what-do-tbrk1-to-tbrk4-mean/",
    "do half point byes hurt tiebreaks": BYES,
    "opponent didn't show up do I lose tiebreak": BYES,
    "forfeit win tiebreak": f"{BYES} rules/result-between-tied/",
    "house player": "guides/how-does-a-bye-count/",
    "player withdrew from round robin before half his games": "guides/quads/",
    "tiebreak for a quad": "guides/quads/",
    "can I still appeal": "guides/can-i-appeal/",
    "how long do I have to complain": "guides/can-i-appeal/",
    "director gave the trophy to the wrong player": "guides/can-i-appeal/",
    "he re-entered the tournament, which score counts": "guides/re-entries/",
    "player is listed twice": "guides/re-entries/",
    "reentry": "guides/re-entries/",
    "player was expelled": "guides/re-entries/",
    "I played the same opponent twice": "guides/two-games/",
    "double round robin": "guides/two-games/ guides/quads/",
    "K-3 and K-5 sections were merged": "guides/prizes-in-a-tie/",
    "3 points for a win": "fide/points/",
    "tiebreak entered by hand": "guides/not-worked-out/",
    "sum of opponents ratings": "guides/not-worked-out/ rules/average-opposition/ fide/ratings/",
    "Berlin tiebreak": "guides/not-worked-out/",
    "IHSA": "guides/not-worked-out/",
    "WinTD performance index": "guides/not-worked-out/",
    "why did the US win the Olympiad on tiebreaks": (
        "fide/teams/ guides/how-do-team-tiebreaks-work/"
    ),
    "team tiebreak board count": "fide/teams/",
    "how many players count for school team": "guides/school-teams/",
    "difference between Solkoff and Buchholz": "fide/us-chess/ rules/solkoff/ fide/buchholz/",
    "sum of opponents scores minus lowest": (
        "fide/buchholz/ rules/modified-median/ guides/which-opponent-was-dropped/"
    ),
    "why was my lowest opponent not dropped": (
        "guides/which-opponent-was-dropped/ rules/modified-median/"
    ),
    "drop highest and lowest": (
        "guides/which-opponent-was-dropped/ rules/median/ rules/modified-median/"
    ),
    "MMed": "rules/modified-median/ guides/what-do-tbrk1-to-tbrk4-mean/",
    "Cumul": "rules/cumulative/ guides/what-do-tbrk1-to-tbrk4-mean/",
    "lost in round 1 tiebreak": (
        "rules/cumulative/ rules/time-of-loss/ guides/why-did-i-lose-on-tiebreaks/"
    ),
    "black more often": "rules/most-blacks/ fide/own-results/",
    "number of wins": "rules/most-wins/ fide/own-results/",
    "average rating of opponents": "fide/ratings/ rules/average-opposition/",
    "performance rating tiebreak": "fide/ratings/ rules/opposition-performance/",
    "blitz playoff": "rules/playoff/ rules/single-fast-game/",
    "is the coin flip allowed": "rules/coin-flip/",
    "chess tie breaker calculator": "calculator/",
    "what if someone quits the tournament": BYES,
    "blitz two games per round": "guides/two-games/ guides/online-tiebreaks/",
    "MSA crosstable order different": "guides/why-is-the-rating-report-different/",
    "US Chess rating report wrong order": "guides/why-is-the-rating-report-different/",
    "is the standings sheet wrong": "guides/my-sheet-says-otherwise/",
    "swissmanager tiebreaks wrong": (
        "guides/my-sheet-says-otherwise/ guides/what-do-tbrk1-to-tbrk4-mean/"
    ),
    "who gets the money if two tie": "guides/prizes-in-a-tie/",
    "are tiebreaks fair": "guides/is-it-fair/",
    "tiebreaks are unfair": "guides/is-it-fair/",
    "Lichess swiss tie break": "guides/online-tiebreaks/",
    "chess.com swiss tie break": "guides/online-tiebreaks/",
    "arena tie": "guides/not-worked-out/ guides/online-tiebreaks/",
    "paste from SwissSys": "guides/what-can-i-paste/",
    "photo of the wall chart": "guides/what-can-i-paste/ guides/on-your-phone/",
    "pdf excel upload": (
        "guides/what-can-i-paste/ guides/on-your-phone/ developers/command-line/ calculator/"
    ),
    "put standings on our club website": (
        "guides/on-your-club-site/ guides/own-html/ guides/wordpress/"
    ),
    "embed code": "guides/on-your-club-site/ guides/own-html/ developers/own-page/",
    "TablePress": "guides/wordpress/ guides/own-html/",
    "QR code too long": "guides/on-your-club-site/ developers/own-page/",
    "is my data sent anywhere": "privacy/",
    "install app on iphone": "guides/on-your-phone/",
    "bookmarklet": "guides/from-any-page/",
    "what is accelerated pairing effect on tiebreaks": "guides/is-it-fair/",
    "FIDE tiebreak rules 2024 change": "fide/editions/ fide/",
    "virtual opponent": "fide/editions/ fide/unplayed-rounds/ fide/buchholz/",
    "which tie breaks should my tournament use": "guides/orders/ rules/",
    "order of tiebreaks scholastic": "guides/orders/ rules/",
    "command line python": "developers/command-line/",
    "self host": "developers/host-your-own/",
}
SPANISH = {
    "bye": "byes/ rondas-no-jugadas/",
    "solkoff": "solkoff/",
    "wix": "wix/",
    "¿Qué rival se descartó?": "preguntas/ mediana-modificada/ buchholz/",
    "por qué perdí en el desempate": "preguntas/",
    "mi rival se retiró del torneo": "rondas-no-jugadas/ byes/",
    "qué significa TBrk1": "preguntas/",
    "le gané y va por delante": "preguntas/ encuentro-directo/",
    "qué necesito en la última ronda": "preguntas/",
    "empatados con otro colegio, quién se lleva el trofeo": "equipos-escolares/",
    "incomparecencia": "byes/ rondas-no-jugadas/",
    "por qué quedé tercero con los mismos puntos": "preguntas/ index.html ./",
    "mi hijo empató y le dieron el segundo puesto": "preguntas/",
    "cómo se calcula el Buchholz": "buchholz/",
    "qué es bye de medio punto": "byes/ rondas-no-jugadas/",
    "mi rival no se presentó": "byes/ rondas-no-jugadas/",
    "rondas sin jugar": "byes/ rondas-no-jugadas/",
    "desempate por equipos": "desempates-de-equipos/",
    "olimpiada desempate": "desempates-de-equipos/",
    "cuántos jugadores cuentan en el equipo del colegio": "equipos-escolares/",
    "quitar el peor y el mejor rival": "buchholz/ mediana-modificada/ preguntas/",
    "suma de puntos de los rivales": "buchholz/ solkoff/",
    "progresivo acumulado": "acumulativo/ reglas/",
    "son justos los desempates": "preguntas/",
    "qué puedo copiar de chess-results": "que-puedo-pegar/",
    "foto de la tabla": "que-puedo-pegar/",
    "poner la clasificación en la web del club": "en-tu-web/ html-propio/ wordpress/",
    "TablePress": "wordpress/ html-propio/",
    "código QR": "en-tu-web/ preguntas/",
    "se guardan mis datos": "privacidad/",
    "encuentro directo": "encuentro-directo/",
    "puedo ganar todavía el torneo": "preguntas/",
    "calculadora de desempates": "calculadora/",
    "cómo funciona el desempate": "reglas/",
    "resultado particular": "encuentro-directo/",
    "qué es el buchholz corte 1": "buchholz/",
    "bucholz mediano": "buchholz/",
    "bucholz": "buchholz/",
    "por qué tengo menos bucholz que él": "buchholz/ preguntas/",
    "qué es BH/C1": "buchholz/",
    "sonneborn berger": "sonneborn-berger/",
    "desempate de una liga todos contra todos": "sonneborn-berger/",
    "me retiré del torneo en la tercera ronda": "byes/",
    "pedí un bye me perjudica": "byes/",
    "me tocó descansar": "byes/",
    "descanso": "byes/",
    "gané por incomparecencia qué bucholz me cuenta": "byes/ buchholz/",
    "cuenta la incomparecencia para el encuentro directo": "encuentro-directo/",
    "empatamos tres y cada uno ganó una partida": "encuentro-directo/",
    "empatados que no han jugado entre sí": "encuentro-directo/",
    "performance": "performance/",
    "cómo se calcula la performance": "performance/",
    "rating performance": "performance/",
    "elo medio de los rivales": "performance/",
    "media de elo ARO": "performance/",
    "jugador sin elo": "performance/",
    "rival virtual": "byes/",
    "tb1 tb2 tb3 chess-results": "preguntas/",
    "des 1 des 2 des 3": "preguntas/",
    "quién se lleva el trofeo si empatamos": "preguntas/ equipos-escolares/",
    "se reparte el dinero del premio": "preguntas/",
    "la clasificación está mal": "preguntas/",
    "mayor número de victorias": "reglas/",
    "más partidas con negras": "reglas/",
    "árbitro reclamar desempate": "preguntas/",
    "se puede cambiar el desempate con el torneo empezado": "preguntas/",
}


#: What is asked in few words, or in none.
SHORT = (
    "can someone decypher TBrk1 TBrk2",
    "opponents?",
    "why not",
    "tie break",
    "tiebreak",
    *"0123456789",
)


@functools.cache
def all_found(site: Path, folder: str) -> dict[str, list[str]]:
    """All questions of a language, and what is found: to build the index takes the longest."""
    asked = list({"": {**ENGLISH, **dict.fromkeys(SHORT, "")}, "es": SPANISH}[folder])
    return dict(zip(asked, found(site, folder, asked), strict=True))


def found(site: Path, folder: str, questions: list[str]) -> list[list[str]]:
    """Ask the published worker, with the published index; the pages, best first."""
    (worker,) = (site / "assets/javascripts/workers").glob("search.*.min.js")
    done = subprocess.run(
        [node(), ASKS, worker, site / folder / "search/search_index.json"],
        input=json.dumps(questions),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("folder", "asked"), [("", ENGLISH), ("es", SPANISH)], ids=["en", "es"])
def test_a_question_finds_its_page_among_the_first_three(
    site: Path, folder: str, asked: dict[str, str]
) -> None:
    hits = all_found(site, folder)
    missed = {
        question: hits[question][:3]
        for question, wanted in asked.items()
        # The first page of all has no name.
        if not {page or "./" for page in hits[question][:3]} & set(wanted.split())
    }
    assert missed == {}


@pytest.mark.parametrize(("folder", "asked"), [("", ENGLISH), ("es", SPANISH)], ids=["en", "es"])
def test_pages_for_developers_come_last(site: Path, folder: str, asked: dict[str, str]) -> None:
    people = [question for question, wanted in asked.items() if "developers/" not in wanted]
    assert len(people) >= 30
    for question in people:
        pages = all_found(site, folder)[question]
        assert not [page for page in pages[:3] if page.startswith("developers/")], question


def test_what_is_asked_first_comes_first(site: Path) -> None:
    hits = [all_found(site, "")[question] for question in SHORT]
    # Digits were once too much for the index.
    assert [] not in hits
    assert hits[0][0] == LISTS
    # Signs are no letters; words that every question has are looked for where there are no others.
    assert len(hits[1]) > 5
    assert hits[3] == all_found(site, "")["tiebreak"]


def test_each_language_has_an_index_of_its_own_and_its_pages_use_it(site: Path) -> None:
    for folder in ("", "es/"):
        index = json.loads((site / folder / "search/search_index.json").read_text("utf-8"))
        pages = {entry["location"].split("#")[0] for entry in index["docs"]}
        assert len(pages) >= (15 if folder else 60)
        for page in pages:
            assert not page.startswith("es/")
            html = (site / folder / page / "index.html").read_text("utf-8")
            config = re.search(
                r'<script id="__config" type="application/json">(.*?)</script>', html
            )
            assert config
            assert f'<html lang="{folder.strip("/") or "en"}"' in html
            depth = page.count("/")
            assert json.loads(config[1])["base"].rstrip("/") == ("/".join([".."] * depth) or ".")
