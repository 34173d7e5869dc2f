"""The language in use: what is said in it, and what is the same in every language."""

from __future__ import annotations

import json
import re
from fractions import Fraction

import pytest

from calculator.__main__ import main
from calculator.answers import in_words, why
from calculator.page import answer
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import EDITIONS, ORDERS, REGISTER, find
from calculator.view import Asked, Sample, el, result, shell, to_html
from calculator.words import (
    LANGUAGES,
    about,
    aloud,
    catalogue,
    decimal,
    language,
    points,
    quantity,
    say,
    use,
)
from calculator.words.catalogues import joined
from calculator.words.sentences import scored
from calculator.writing.standings_json import document
from tests.support.project import ROOT

WSCF = (ROOT / "docs/samples/wscf.txt").read_text(encoding="utf-8")
SHORT = "Adam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 5: 2 2.5 3 3 4"


def test_a_language_lasts_as_long_as_its_block() -> None:
    assert language().code == "en"
    with use("es"):
        assert say("place") == "Puesto"
        with use("en"):
            assert say("place") == "Place"
        assert say("place") == "Puesto"
    assert say("place") == "Place"


def test_a_language_that_does_not_exist() -> None:
    with pytest.raises(KeyError):
        use("xx")
    assert language().code == "en"


def test_a_language_that_is_not_there_is_not_loaded() -> None:
    with pytest.raises(KeyError, match="os"):
        about("os")


def test_a_sentence_that_is_said_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"said twice: name, place$"):
        joined({"place": "Place", "name": "Name"}, {"name": "Who", "place": "Where", "now": "Now"})


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((1, 2), "half a point"),
        ((3, 2), "one and a half points"),
        ((5, 4), "one and a quarter points"),
        ((9, 2), "4 and a half points"),
        ((0, 1), "0 points"),
        ((1, 1), "1 point"),
    ],
)
def test_points_are_said_for_the_ear(points: tuple[int, int], said: str) -> None:
    with aloud():
        assert scored(Fraction(*points)) == said


def test_the_block_ends_with_an_error_too() -> None:
    with pytest.raises(ZeroDivisionError), use("es"):
        1 / 0  # noqa: B018 - any error
    assert language().code == "en"


def test_figures() -> None:
    with use("es"):
        assert (points(7), quantity(10, 3), decimal(17500)) == ("3½", "3,33", "17,5")
    assert (points(7), quantity(10, 3), decimal(17500)) == ("3½", "3.33", "17.5")


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_its_words(code: str) -> None:
    with use(code):
        for entry in REGISTER.values():
            assert all([entry.title, entry.heading, entry.source, entry.meaning, entry.page])
            assert entry.meaning.endswith(".")
        titles = [order.title for order in ORDERS.values()]
        assert len(set(titles)) == len(titles)
        assert all(edition.title for edition in EDITIONS.values())


def test_codes_with_modifiers() -> None:
    tiebreak = find("SB:GP/M2/P")
    assert tiebreak is not None
    assert tiebreak.title == "Sonneborn-Berger Median 2 (game points, forfeits as played)"
    with use("es"):
        assert tiebreak.title == (
            "Sonneborn-Berger mediano 2 (puntos de tablero, incomparecencias como jugadas)"
        )
        assert tiebreak.heading == "SB:GP/M2/P"
        assert tiebreak.page == "es/sonneborn-berger/"
        koya = find("KS")
        assert koya is not None
        assert koya.page == "es/reglas/#ks"


def test_standings_are_the_same_in_every_language() -> None:
    here = rank(read(WSCF))
    with use("es"):
        there = rank(read(WSCF))
        # What was worked out in one language can be said in another.
        assert in_words(why(here, 2)) == in_words(why(there, 2))
    assert [row[:4] for row in here.rows] == [row[:4] for row in there.rows]
    assert here.warnings == there.warnings
    assert here.published == there.published


def test_the_document_for_programs_keeps_its_names() -> None:
    here = document(rank(read(WSCF)))
    with use("es"):
        assert document(rank(read(WSCF))) == here


def ask(**request: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(answer(json.dumps(request)))
    return found


def test_the_page_asks_in_its_language() -> None:
    said = ask(what="calculate", text=WSCF, player=2, language="es")
    assert str(said["message"]).startswith("Leído como clasificación de WinTD: 15 jugadores, ")
    assert "por detrás en Mediana modificada, 16 a 17" in json.dumps(said, ensure_ascii=False)
    english = ask(what="calculate", text=WSCF, player=2)
    assert "behind on Modified Median, 16 to 17" in json.dumps(english, ensure_ascii=False)
    # What was read is said once, not again for the same text.
    unknown = ask(what="calculate", text=WSCF, player=2, language="xx")
    assert {**unknown, "message": english["message"]} == english


def test_workings_link_to_the_rules_in_the_language() -> None:
    said = ask(what="workings", text=WSCF, number=2, tiebreak="solkoff", language="es")
    tree = json.dumps(said, ensure_ascii=False)
    assert "1 de ellos por un bye de un punto, que aquí cuenta ½" in tree
    assert "es/solkoff/" in tree


def test_errors() -> None:
    said = json.dumps(ask(what="calculate", text="", language="es"), ensure_ascii=False)
    assert "Todavía no has pegado nada." in said
    said = json.dumps(
        ask(what="calculate", text=WSCF, order="luck", language="es"), ensure_ascii=False
    )
    assert "Desempate u orden desconocido: «luck»" in said


def test_names_that_the_reader_makes_up() -> None:
    assert ask(what="calculate", text=SHORT, language="es") != ask(what="calculate", text=SHORT)
    with use("es"):
        assert read(SHORT).players[-1].called.startswith("Rival ")


def test_no_english_is_left_in_the_page() -> None:
    with use("es"):
        answer = result(rank(read(WSCF)), Asked(player=2, root="../../"))
        html = to_html(el("div", shell([Sample("six-wins", WSCF, 2, answer)])))
    assert 'lang="es"' in html
    for english in ("Place", "Workings", "Standings", "behind", "final score", "unplayed round"):
        assert f">{english}" not in html
        assert f" {english} " not in html


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ROOT / "docs/samples/wscf.txt"), "--language", "es", "--player", "2"]) == 0
    said = capsys.readouterr().out
    assert "Puesto" in said
    assert "Player, B ocupa el puesto 2 de 15 con 6 puntos." in said
    assert main([str(ROOT / "docs/samples/unreadable.txt"), "--language", "es"]) == 2
    assert "línea" in capsys.readouterr().err
    assert main([str(ROOT / "docs/samples/wscf.txt"), "--language", "es", "--player", "zz"]) == 1
    assert "aquí no hay nadie" in capsys.readouterr().err
    assert main(["--list", "--language", "es"]) == 0
    assert "La suma de los puntos de tus rivales" in capsys.readouterr().out
    assert language().code == "en"


def test_spanish_says_tu_to_everybody() -> None:
    formal = re.compile(
        r"\b(?:copie|pegue|escriba|elija|revise|abra|compruebe|haga|pulse|use|vuelva|usted)\b",
        re.IGNORECASE,
    )
    found = {
        code: said
        for code, text in catalogue("es").items()
        for said in ([text] if isinstance(text, str) else [text.one, text.other])
        if formal.search(said)
    }
    assert found == {}
