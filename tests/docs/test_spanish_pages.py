"""The pages in Spanish, and the links between the languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.exceptions import Abort, BuildError

from calculator.reading import read
from calculator.tiebreaks import REGISTER
from calculator.tiebreaks.fide.rating_tables import difference
from calculator.words import LANGUAGES, about, catalogue, say, use
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.languages import on_post_page, spoken, translated
from tests.docs.sites import Html
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

DOCS = ROOT / "docs"
PAIRS = {
    "index.html": "es/index.html",
    "accessibility/index.html": "es/accesibilidad/index.html",
    "privacy/index.html": "es/privacidad/index.html",
    "calculator/index.html": "es/calculadora/index.html",
    "rules/index.html": "es/reglas/index.html",
    "rules/modified-median/index.html": "es/mediana-modificada/index.html",
    "rules/solkoff/index.html": "es/solkoff/index.html",
    "rules/cumulative/index.html": "es/acumulativo/index.html",
    "rules/cumulative-opposition/index.html": "es/acumulativo-rivales/index.html",
    "rules/unplayed-games/index.html": "es/rondas-no-jugadas/index.html",
    "fide/teams/index.html": "es/desempates-de-equipos/index.html",
    "fide/buchholz/index.html": "es/buchholz/index.html",
    "fide/direct-encounter/index.html": "es/encuentro-directo/index.html",
    "fide/sonneborn-berger/index.html": "es/sonneborn-berger/index.html",
    "fide/ratings/index.html": "es/performance/index.html",
    "fide/unplayed-rounds/index.html": "es/byes/index.html",
    "guides/index.html": "es/preguntas/index.html",
    "guides/school-teams/index.html": "es/equipos-escolares/index.html",
    "guides/what-can-i-paste/index.html": "es/que-puedo-pegar/index.html",
    "guides/on-your-club-site/index.html": "es/en-tu-web/index.html",
    "guides/wordpress/index.html": "es/wordpress/index.html",
    "guides/google-sites/index.html": "es/google-sites/index.html",
    "guides/wix/index.html": "es/wix/index.html",
    "guides/own-html/index.html": "es/html-propio/index.html",
}


def test_the_language_of_every_page(pages: dict[str, Html]) -> None:
    for path, built in pages.items():
        said = next(attributes.get("lang") for tag, attributes in built.tags if tag == "html")
        folder = path.partition("/")[0]
        assert said == (folder if folder in LANGUAGES else "en"), path


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_calculator_and_a_page_to_embed(
    pages: dict[str, Html], code: str
) -> None:
    calculator = about(code).calculator_page.removesuffix(".md") + "/index.html"
    embed = "embed/index.html" if code == "en" else f"{code}/embed/index.html"
    with use(code):
        names = {calculator: "site-calculator", embed: "site-embed"}
        for path, name in names.items():
            (said,) = [
                attributes["content"]
                for tag, attributes in pages[path].tags
                if tag == "meta" and attributes.get("name") == "description"
            ]
            assert said == say(f"{name}-about"), path
            assert say(name) in pages[path].words()


def test_what_the_catalogue_has_of_the_theme_is_what_the_theme_says() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for code, text in catalogue("en").items():
        if code.startswith(("site-theme-", "site-section-", "site-name")):
            assert f": {text}\n" in settings, code


def test_titles_are_in_the_language(site: Path, pages: dict[str, Html]) -> None:
    for path in pages:
        text = (site / path).read_text(encoding="utf-8")
        title = text.partition("<title>")[2].partition("</title>")[0]
        spanish = path.startswith("es/")
        assert ("Chess" in title) is not spanish, (path, title)
        if spanish:
            assert title.count("Desempates de ajedrez") == 1, (path, title)


@pytest.mark.parametrize(("english", "spanish"), PAIRS.items())
def test_either_page_leads_to_the_other(pages: dict[str, Html], english: str, spanish: str) -> None:
    for here, there, code in ((english, spanish, "es"), (spanish, english, "en")):
        links = [
            attributes["href"]
            for tag, attributes in pages[here].tags
            if tag == "a" and attributes.get("hreflang") == code == attributes.get("lang")
        ]
        folder = Path("/", here).parent
        assert [(folder / link).resolve() for link in links] == [Path("/", there).parent]


def test_the_navigation_is_in_the_language(pages: dict[str, Html]) -> None:
    assert "Búsqueda" in pages["es/reglas/index.html"].values("placeholder")
    said = pages["es/reglas/index.html"].words()
    assert "Inicio Calculadora Reglas" in said
    assert "Developers" not in said
    assert "Developers" in pages["rules/index.html"].words()


@pytest.mark.parametrize("path", ["index.html", "rules/solkoff/index.html", "404.html"])
def test_the_other_language_is_named_once(pages: dict[str, Html], path: str) -> None:
    assert pages[path].words().count("Español") == 1
    (link,) = [found for tag, found in pages[path].tags if tag == "a" and "hreflang" in found]
    assert link["hreflang"] == link["lang"] == "es"


def test_what_the_theme_says_is_in_the_language(pages: dict[str, Html]) -> None:
    english = {"Link to this section", "Light; switch to dark"}
    for here, there in PAIRS.items():
        said = [
            {*pages[path].values("title"), *pages[path].values("aria-label")}
            for path in (here, there)
        ]
        assert english <= said[0], here
        assert not english & said[1], there


def test_every_tiebreak_is_summed_up(pages: dict[str, Html]) -> None:
    built = pages["es/reglas/index.html"]
    anchors = built.values("id")
    assert len(anchors) == len(set(anchors))
    said = built.words()
    with use("es"):
        for entry in REGISTER.values():
            assert entry.base.lower() in anchors
            assert entry.meaning in said
    hrefs = set(built.values("href", "a"))
    own = {english.removesuffix("index.html"): spanish for english, spanish in PAIRS.items()}
    for entry in REGISTER.values():
        here = own.get(entry.english_page, entry.english_page).removesuffix("index.html")
        assert f"../../{here}" in hrefs


def test_the_calculator_leads_to_the_pages_that_there_are() -> None:
    wanted = {entry.english_page for entry in REGISTER.values()}
    for code in LANGUAGES[1:]:
        there = {
            english.removesuffix(".md") + "/": own.removesuffix(".md") + "/"
            for english, own in translated(DOCS, code).items()
        }
        led = dict(about(code).pages)
        assert {page: own for page, own in there.items() if page in wanted}.items() <= led.items()
        for page in led.keys() - wanted:
            assert (DOCS / page.rstrip("/")).with_suffix(".md").is_file(), page


def test_the_examples_are_those_of_the_english_pages(pages: dict[str, Html]) -> None:
    said = " ".join(
        pages[f"es/{name}/index.html"].words() for name in ("mediana-modificada", "solkoff")
    )
    assert "Jugador, A va delante, 17 a 16." in said
    assert "La fuente da 17 ✓" in said
    assert "Fuente: Folleto de la WSCF" in said
    assert "Rival 1" in said
    assert not re.search(r"\b(Source|final score|Open in)\b", said)


def test_a_sample_in_spanish_differs_only_in_names() -> None:
    samples = sorted((DOCS / "samples/es").glob("*.txt"))
    assert samples
    for sample in samples:
        english = (DOCS / "samples" / sample.name).read_text(encoding="utf-8")
        spanish = sample.read_text(encoding="utf-8")
        ours, theirs = read(spanish), read(english)
        assert len(ours.players) == len(theirs.players)
        for one, other in zip(ours.players, theirs.players, strict=True):
            assert one._replace(name=other.name) == other
            assert one.name != other.name


def test_no_player_has_an_english_name_for_a_player(pages: dict[str, Html]) -> None:
    for path, built in pages.items():
        if path.startswith("es/"):
            assert not re.search(r"\bPlayer,? [A-Z]\b", built.words()), path


def test_the_table_of_percentages_is_that_of_the_rules() -> None:
    page = (DOCS / "es/performance.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:Porcentaje|Se suma) \| (.*) \|$", page, re.MULTILINE)
    percents, worth = ([int(cell) for cell in row.split(" | ")] for row in rows)
    assert len(percents) >= 6
    assert worth == [difference(percent) for percent in percents]


def test_the_footer_of_a_spanish_page_leads_to_spanish_pages(
    site: Path, pages: dict[str, Html]
) -> None:
    for path in pages:
        text = (site / path).read_text(encoding="utf-8")
        footer = text.partition('<nav class="site-columns')[2].partition("</nav>")[0]
        if path.startswith("es/") and "/embed/" not in path:
            links = re.findall(r'href="([^"]*)"', footer)
            assert len(links) > 5, path
            for link in links:
                assert (site / path).parent.joinpath(link).resolve().is_relative_to(site / "es")


def test_the_calculator_is_there_in_spanish(pages: dict[str, Html]) -> None:
    built = pages["es/calculadora/index.html"]
    (app,) = [attributes for _, attributes in built.tags if attributes.get("id") == "tiebreaks"]
    assert (app["lang"], app["data-root"]) == ("es", "../../")
    said = built.words()
    assert "Owen ocupa el puesto 2 de 15" in said
    assert "Suizo de Estados Unidos" in said
    assert "Modified Median" not in said


def test_a_block_takes_an_example_from_another_page() -> None:
    code, block = spoken("language: es\nfrom: rules/solkoff.md 3", DOCS)
    assert code == "es"
    assert block.startswith("source: 004\ntiebreak: solkoff")


@pytest.mark.parametrize(
    ("block", "said"),
    [
        ("language: xx\ntiebreak: solkoff", "not 'xx'"),
        ("from: rules/solkoff.md 99", "there is no example"),
        ("from: rules/nowhere.md 1", "there is no example"),
        ("from: rules/solkoff.md", "there is no example"),
        ("from: rules/solkoff.md 1\nwins: 1", "no lines of its own"),
        ("language: es\nfrom: rules/modified-median.md 7", "a line 'ours'"),
        ("language: es\nfrom: rules/solkoff.md 1\nours: nada", "a line 'ours'"),
        ("language: es\nfrom: rules/solkoff.md 2", "misprint"),
    ],
)
def test_a_block_that_is_wrong(block: str, said: str) -> None:
    with pytest.raises(FenceError, match=said):
        spoken(block, DOCS)


def test_an_unknown_language_stops_the_build(page: Callable[[str], Html]) -> None:
    with pytest.raises((BuildError, Abort)):
        page("# Page\n\n```summary\nlanguage: xx\n```\n")


def test_a_language_that_the_theme_does_not_speak(tmp_path: Path) -> None:
    words = tmp_path / "partials" / "languages"
    words.mkdir(parents=True)
    (words / "de.html").touch()
    config: Any = SimpleNamespace(theme=SimpleNamespace(dirs=[str(tmp_path)]))
    page: Any = SimpleNamespace(meta={"language": "es"})
    theirs = '<html lang="en" class="no-js"><a title="Link to this section">'
    assert on_post_page(theirs, page=page, config=config) == (
        '<html lang="es" class="no-js"><a title="Enlace a esta sección">'
    )
