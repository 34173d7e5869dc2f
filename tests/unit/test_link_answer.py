"""What a link carries of an answer: codes, figures and names, and never more than is true."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from calculator.answers import why
from calculator.answers.link_answer import SENTENCES, TITLES, in_link
from calculator.page import Session
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.words import LANGUAGES, Plural, catalogue, shown
from tests.support.events import USUAL, random_event
from tests.support.project import ROOT
from tests.support.sheets import wintd_tabs

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")


def sums(told: str) -> tuple[str, list[list[str]]]:
    """The tiebreak and the lines of both players."""
    name, *lines = told.partition("^=")[2].split("^")
    return name, [line.split("|") for line in lines]


def amount(figure: str) -> Fraction:
    for sign, fraction in {"½": ".5", "¼": ".25", "¾": ".75"}.items():
        figure = figure.replace(sign, fraction)
    return Fraction(figure.replace("−", "-"))


def events() -> list[Standings]:
    """Events of several kinds, of both rules."""
    found = [rank(read(WSCF), "us-chess")]
    for seed in range(6):
        event = random_event(Random(seed), 24, 7, habits=USUAL)  # noqa: S311 - no secret
        found += [rank(read(wintd_tabs(event)), order) for order in ("us-chess", "fide-2026")]
    return found


def test_it_has_place_and_points_and_what_decided() -> None:
    told = in_link(why(rank(read(WSCF), "us-chess"), 5))
    head, tied = told.partition("^=")[0].split("^")
    assert head == "a|Player, D|5|15|3½"
    assert tied == "l|Player, C|score-only+modified-median+solkoff|cumulative|12½|14½"
    name, (above, own) = sums(told)
    assert name == "cumulative"
    assert above[:5] == ["4", "Player, C", "14½", "1", "Player, J"]
    assert own[:5] == ["5", "Player, D", "12½", "1", "Player, K"]


def test_the_figures_of_a_line_add_up_to_its_total() -> None:
    seen = dropped = 0
    for standings in events():
        for row in standings.rows:
            told = in_link(why(standings, row.number))
            if "^=" not in told:
                continue
            name, lines = sums(told)
            for place, who, total, *cells in lines:
                terms = [cell for cell in cells[::2] if cell]
                kept = sum((amount(one) for one in terms if not one.startswith("~")), Fraction(0))
                assert kept == amount(total), (told, who)
                seen += 1
                dropped += len(terms) != len([one for one in terms if not one.startswith("~")])
                (of,) = (one for one in standings.rows if one.name == who)
                assert str(of.place) == place
                assert shown(of.values[name]) == total
    assert seen > 150
    assert dropped > 40


def test_it_carries_no_words() -> None:
    for standings in events():
        names = {row.name for row in standings.rows}
        names |= {standings.tally.spoken(row.number) for row in standings.rows}
        letters = {letter for letter, _ in SENTENCES.values()}
        for row in standings.rows:
            told = in_link(why(standings, row.number))
            parts = [part for line in told.split("^") for part in line.split("|") if part]
            for part in parts:
                known = part in names or part in letters or part.strip("~=") in TITLES
                tied = {*part.split("+")} <= names | TITLES | {"score-only"}
                assert known or tied or not any(map(str.isalpha, part)), part


def test_every_sentence_has_its_letter_and_as_many_facts_in_every_language() -> None:
    letters = [letter for letter, _ in SENTENCES.values()]
    assert len(set(letters)) == len(letters)
    for code in LANGUAGES:
        for name, (_, kinds) in SENTENCES.items():
            text = catalogue(code)[name]
            assert not isinstance(text, Plural), name
            assert {at for at in range(10) if f"{{{at}" in text} <= set(range(len(kinds)))


def test_nothing_is_carried_where_the_sheet_says_another_place() -> None:
    text = (SAMPLES / "high-school.txt").read_text(encoding="utf-8")
    standings = rank(read(text), "cumulative")
    rows = [row.number for row in standings.rows]
    otherwise = [number for number in rows if why(standings, number).contradicted]
    assert otherwise
    assert {in_link(why(standings, number)) for number in otherwise} == {""}
    assert any(in_link(why(standings, number)) for number in rows)


def test_what_a_page_has_no_words_for_is_not_carried() -> None:
    # A printed column, an order of a club's own, teams.
    standings = rank(read(WSCF), "TPR")
    tied = [one for one in standings.rows if why(standings, one.number).level]
    assert all("TPR" not in in_link(why(standings, one.number)) for one in tied)
    assert any(in_link(why(standings, one.number)) == "" for one in tied)
    strange = rank(read(WSCF.replace("Player, A", "Player | A")), "us-chess")
    assert in_link(why(strange, 1)) == ""


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"player": "5"}, True),
        ({}, False),
        ({"player": "5", "versus": "9"}, False),
        ({"player": "5", "changes": "1.5.L"}, False),
        ({"player": "5", "language": "es"}, True),
    ],
)
def test_the_page_gets_it_with_an_answer_to_what_the_text_says(
    more: dict[str, str], told: bool
) -> None:
    request = {"what": "calculate", "text": WSCF, "order": "us-chess", **more}
    answer = json.loads(Session().answer(json.dumps(request)))
    assert bool(answer["told"]) is told
    if told:
        assert answer["told"] == in_link(why(rank(read(WSCF), "us-chess"), 5))
