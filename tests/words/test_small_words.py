"""Numbers, names and adjusted scores as people say them: each rule over all its numbers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from calculator.answers import in_words, spoken, why
from calculator.model import Message
from calculator.model.names import in_a_sentence, in_sentences
from calculator.model.results import RESULT_CODES
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks.adjusted_score_words import adjusted
from calculator.words import aloud, ordinal, say, use
from calculator.words.sentences import amount, scored

TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()  # noqa: SIM905 - as it is said
ONES = "first second third fourth fifth sixth seventh eighth ninth".split()  # noqa: SIM905


def test_every_place_is_a_word_for_the_ear() -> None:
    with aloud():
        said = [ordinal(place) for place in range(1, 201)]
    assert len(set(said)) == 200
    for place, word in enumerate(said, 1):
        hundred, rest = divmod(place, 100)
        assert word.startswith("one hundred" if hundred == 1 else "") or place == 200
        assert not any(letter.isdigit() for letter in word)
        if rest > 20 and rest % 10:
            assert word.endswith(f"{TENS[rest // 10 - 2]}-{ONES[rest % 10 - 1]}")
        elif rest > 0 and not rest % 10 and rest > 10:
            assert word.endswith(TENS[rest // 10 - 2][:-1] + "ieth")
    assert said[10:13] == ["eleventh", "twelfth", "thirteenth"]
    assert (said[99], said[110], said[199]) == (
        "one hundredth",
        "one hundred eleventh",
        "two hundredth",
    )


@pytest.mark.parametrize("place", range(1, 201))
def test_every_place_is_an_ordinal_in_writing(place: int) -> None:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    assert ordinal(place) == f"{place}{'th' if place % 100 in {11, 12, 13} else ending}"
    assert say("shares-with", place, "Kay") == f"You share {ordinal(place)} place with Kay."
    with use("es"):
        assert say("shares-with", place, "Kay") == f"Compartes el puesto {place} con Kay."


@pytest.mark.parametrize("quarters", range(81))
def test_points_of_every_size(quarters: int) -> None:
    value = Fraction(quarters, 4)
    figure = f"{quarters // 4 or ''}{' ¼½¾'[quarters % 4].strip()}" or "0"
    one = 0 < value <= 1
    assert scored(value) == f"{figure} {'point' if one else 'points'}"
    with use("es"):
        assert scored(value) == f"{figure} {'punto' if one else 'puntos'}"
    for said in (scored, amount):
        with aloud():
            english = said(value)
            with use("es"):
                spanish = said(value)
        assert not set("½¼¾") & set(english + spanish)
        if value > 1 and value.denominator == 2:
            whole = "one" if value < 2 else str(quarters // 4)
            assert english == f"{whole} and a half points"
            uno = "un punto" if value < 2 else f"{quarters // 4} puntos"
            assert spanish == f"{uno} y medio"


@pytest.mark.parametrize("count", range(1, 120))
def test_what_differs_agrees_with_its_number(count: int) -> None:
    values, places = say("some-differ", count, 120), say("places-differ", count, 120)
    assert values == f"{count} of 120 printed values differ{'s' if count == 1 else ''}"
    assert places == f"{count} of 120 printed places differ{'s' if count == 1 else ''}"
    with use("es"):
        assert say("some-differ", count, 120).endswith("coincide" if count == 1 else "coinciden")


def test_equal_sums_are_not_contrasted() -> None:
    told = Message("because-sums-equal", (Fraction(8), "Rafe Rao", Fraction(8))).words()
    assert told == "Your opponents scored 8 points, as did Rafe Rao’s."
    standings = rank(read("Ann 2 of 3: 0 1 2\nBob 2 of 3: 1 1 1"), "modified-median")
    said = in_words(why(standings, 1))
    assert "Your opponents scored 3 points, as did Bob’s." in said


NAMES = {
    "Frost, Amy": "Amy Frost",
    "Frost,Amy": "Amy Frost",
    "O'Brien, Sean": "Sean O'Brien",
    "Saint-Amant, Pierre": "Pierre Saint-Amant",
    "de la Cruz, Ana Maria": "Ana Maria de la Cruz",
    "Lee, Jo P.": "Jo P. Lee",
    "GM Kay, Lou": "GM Lou Kay",
    "King, Martin, Jr.": "Martin King Jr.",
    "King, Martin Jr": "Martin King Jr",
    "KING JR., MARTIN": "MARTIN KING JR.",
    "King, Martin III": "Martin King III",
    # Not clearly a surname and a given name: as printed.
    "Player, A": "Player, A",
    "Player, A.": "Player, A.",
    "Lee, J.P.": "Lee, J.P.",
    "Martin King, Jr.": "Martin King, Jr.",
    "King, III": "King, III",
    "Lakeside, 2": "Lakeside, 2",
    "Doe, Jane (TX)": "Doe, Jane (TX)",
    "Wei, Yi, Wang": "Wei, Yi, Wang",
    "Frost, ": "Frost, ",
    ", Amy": ", Amy",
    "Amy Frost": "Amy Frost",
}


@pytest.mark.parametrize(("printed", "said"), NAMES.items())
def test_a_name_in_a_sentence(printed: str, said: str) -> None:
    assert in_a_sentence(printed) == said


def test_two_who_would_be_called_alike_stay_as_printed() -> None:
    names = {1: "Frost, Amy", 2: "Amy FROST", 3: "Reed, Ann"}
    assert in_sentences(names) == {1: "Frost, Amy", 2: "Amy FROST", 3: "Ann Reed"}


TABLE = """Name\tR1\tR2\tPts
Frost, Amy\tW2\tD3\t1.5
Kay, Lou\tL1\tW4\t1
Reed, Ann\tW4\tD1\t1.5
Poe, Bob\tL3\tL2\t0
"""


def test_sentences_have_names_in_their_order_and_tables_have_the_printed_ones() -> None:
    standings = rank(read(TABLE), "most-wins,solkoff")
    said = in_words(why(standings, 1))
    assert said.startswith("Amy Frost is 1st of 4 with 1½ points.")
    assert "Ann Reed" in said
    assert "," not in spoken(standings, 4).split(" is ")[0]
    assert [row.name for row in standings.rows][:2] == ["Frost, Amy", "Reed, Ann"]


def test_teams_keep_their_names() -> None:
    teams = "Name\tR1\nLincoln, North\tW2,3.0\nLincoln, South\tL1,1.0"
    standings = rank(read(teams))
    assert standings.table.of_teams
    assert in_words(why(standings, 1)).startswith("Lincoln, North is 1st")


CODES = [code for code, kind in RESULT_CODES.items() if not kind.played]


@pytest.mark.parametrize("codes", [*product(CODES), *product(CODES, CODES)])
@pytest.mark.parametrize("played", [0, 3, 7])
def test_an_adjusted_score_can_be_redone_from_its_sentence(
    codes: tuple[str, ...], played: int
) -> None:
    missed = [(code, RESULT_CODES[code].halves) for code in codes]
    before = played + sum(halves for _, halves in missed)
    after = played + len(missed)
    said = adjusted(before, missed, 1).words()
    full = sum(halves == 2 for _, halves in missed)
    none = sum(halves == 0 for _, halves in missed)
    figure = say("final-score", after).removeprefix("final score ")
    if not full and not none:
        assert said.startswith(say("final-score", before))
        assert before == after
        return
    assert said.endswith(f": {figure}")
    assert said.startswith(scored(Fraction(before, 2)))
    assert ("of them" in said) == (0 < 2 * full < before)
    if full:
        assert f"count{'s ½' if full == 1 else ' ½ each'} here" in said
    if none:
        rounds = "a round not played counts ½ more" if none == 1 else "count ½ more each"
        assert rounds in said
    assert len(said) < 140
