"""What is counted agrees with its number: every sentence of every language with 0, 1 and 2."""

from __future__ import annotations

import re

import pytest

from calculator.words import Plural, about, catalogue, say, use

#: What sentences count, in the singular; the plurals that are no singular with an "s" behind it.
#: Languages with other plurals are not tried.
NOUNS = {
    "en": "round player place value game result row line file picture cell pair difference team "
    "board tiebreak column section second opponent change way point sheet page table report "
    "member total color",
    "es": "ronda jugador puesto valor partida resultado fila línea archivo imagen celda pareja "
    "diferencia equipo tablero desempate columna sección segundo rival cambio manera punto "
    "hoja página tabla informe miembro total color",
}
PLURALS = {"imagen": "imágenes", "sección": "secciones"}
#: Words that may stand between a number and what it counts.
BETWEEN = "printed|half|match|game|tied|differing|más"
#: A fact that is a number as it stands, and one that only agrees with it.
NUMBER = re.compile(r"\{\d+(?::count|:points)?\}")
AGREES = re.compile(r"\{\d+:\w*\|([^|}]*)\|([^}]*)\}")
#: Sentences that are said of one only in other words, or of what is never one.
OTHER_WORDS_FOR_ONE = {
    "app.table.many": "app.table.one",
    "app.scan.many": "app.scan.one",
    "app.scan.titles": "app.scan.title",
    "points-many": "points-one",
    "because-many": "because-one",
    "past-encounter": "past-encounter-two",
    "past-encounter-match": "past-encounter-two-match",
}
NEVER_ONE = {
    "app.slow": "a limit",
    "error-too-many-tables": "a limit",
    "error-too-many-players": "a limit",
    "error-too-many-players-listed": "a limit",
    "error-too-many-lines": "a limit",
    "file-many": "a limit",
    "error-row-long": "longer than a heading, which has two cells at least",
    "mini-games": "a mean is of several games",
    "number-shared": "rows that share a number",
    "number-shared-unused": "rows that share a number",
    "withdrawn-out": "one game is not fewer than half of one",
    "withdrawn-in": "one game is not fewer than half of one",
    "withdrawn-in-print": "one game is not fewer than half of one",
    "higher-some-pairs": "more than are tried",
    "after-of": "after one of one round an event is over",
    "caption-earlier": "a caption names one round at least, and an earlier one",
    "basis-default-fits": "two places at least are compared with an order",
    "basis-default-differs": "two places at least are compared with an order",
    "basis-guessed": "two places at least are compared with an order",
    "turned-win": "two totals were changed, and values with them",
    "turned-draw": "two totals were changed, and values with them",
}


def plural(noun: str, language: str) -> str:
    """Several of what is counted."""
    consonant = language == "es" and noun[-1] not in "aeiou"
    return PLURALS.get(noun, f"{noun}{'es' if consonant else 's'}")


def filled(text: str | Plural, count: int, language: str) -> str:
    """A sentence in which every number is this one."""
    if isinstance(text, Plural):
        text = text.of(about(language).form(count))
    text = AGREES.sub(lambda found: found[1 if count == 1 else 2], text)
    return NUMBER.sub(str(count), text)


def disagreeing(text: str | Plural, count: int, language: str) -> list[str]:
    """Numbers with a noun in the wrong number behind them."""
    nouns = NOUNS[language].split()
    wrong = [plural(noun, language) for noun in nouns] if count == 1 else nouns
    pattern = rf"(?<!\w){count} (?:(?:{BETWEEN}) )*(?:{'|'.join(wrong)})(?!\w| points?)"
    return re.findall(pattern, filled(text, count, language))


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("language", NOUNS)
def test_nouns_agree_with_their_numbers(language: str, count: int) -> None:
    excepted = {*OTHER_WORDS_FOR_ONE, *NEVER_ONE} if count == 1 else {"points-one"}
    wrong = {
        code: found
        for code, text in catalogue(language).items()
        if code not in excepted and (found := disagreeing(text, count, language))
    }
    assert wrong == {}


def test_an_exception_is_one() -> None:
    for code in {*OTHER_WORDS_FOR_ONE, *NEVER_ONE}:
        assert any(disagreeing(catalogue(name)[code], 1, name) for name in NOUNS), code
    for code, other in OTHER_WORDS_FOR_ONE.items():
        assert code in catalogue("en")
        assert other in catalogue("en")


def test_what_the_test_would_notice() -> None:
    assert disagreeing("{0} rounds, {1} played", 1, "en") == ["1 rounds"]
    assert disagreeing(Plural(0, "{0} of {1} values", "{0} values"), 1, "en") == ["1 values"]
    assert disagreeing("{0} {0:|round|rounds}", 1, "en") == []
    assert disagreeing("{0} {0:|ronda|ronda}", 0, "es") == ["0 ronda"]


@pytest.mark.parametrize(
    ("facts", "english", "spanish"),
    [
        ((1, 0), "1 round, 0 played", "1 ronda, 0 jugadas"),
        ((2, 1), "2 rounds, 1 played", "2 rondas, 1 jugada"),
    ],
)
def test_two_numbers_in_one_sentence(facts: tuple[int, int], english: str, spanish: str) -> None:
    assert say("summary-partly", *facts) == english
    with use("es"):
        assert say("summary-partly", *facts) == spanish


def test_half_a_point_and_one_point_are_singular() -> None:
    said = [say("match-times-games", halves, halves) for halves in (0, 1, 2, 3)]
    assert said == [
        "0 match points × 0 game points",
        "½ match point × ½ game point",
        "1 match point × 1 game point",
        "1½ match points × 1½ game points",
    ]
