"""The search as it is published: what people ask in their words finds the page that answers it."""

from __future__ import annotations

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
}
SPANISH = {
    "bye": "rondas-no-jugadas/ preguntas/",
    "solkoff": "solkoff/",
    "wix": "wix/",
    "¿Qué rival se descartó?": "preguntas/ mediana-modificada/",
    "por qué perdí en el desempate": "preguntas/",
    "mi rival se retiró del torneo": "rondas-no-jugadas/ acumulativo/",
    "qué significa TBrk1": "preguntas/",
    "le gané y va por delante": "preguntas/",
    "qué necesito en la última ronda": "preguntas/",
    "empatados con otro colegio, quién se lleva el trofeo": "equipos-escolares/",
    "incomparecencia": "rondas-no-jugadas/",
}


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
    hits = found(site, folder, list(asked))
    missed = {
        question: pages[:3]
        for (question, wanted), pages in zip(asked.items(), hits, strict=True)
        if not set(pages[:3]) & set(wanted.split())
    }
    assert missed == {}


def test_what_is_asked_first_comes_first(site: Path) -> None:
    questions = ["can someone decypher TBrk1 TBrk2", "opponents?", "why not", "tie break"]
    hits = found(site, "", [*questions, *"0123456789"])
    # Digits were once too much for the index.
    assert [] not in hits
    assert hits[0][0] == LISTS
    # Signs are no letters; words that every question has are looked for where there are no others.
    assert len(hits[1]) > 5
    assert hits[3] == found(site, "", ["tiebreak"])[0]


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
            depth = page.count("/")
            assert json.loads(config[1])["base"].rstrip("/") == ("/".join([".."] * depth) or ".")
