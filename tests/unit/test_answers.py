"""Why this place: the player above, the tiebreak that decided, both values."""

import pytest

from calculator.answers import in_words, why
from calculator.ranked import rank
from calculator.reading import read
from tests.corpus.cases import sheet
from tests.support.tables import section

WSCF = rank(read(sheet("00_wscf").text))


def words(number: int) -> str:
    return in_words(why(WSCF, number))


def test_behind_the_one_above() -> None:
    answer = why(WSCF, 2)
    assert answer.above is not None
    assert answer.above.ahead.number == 1
    assert answer.above.tiebreak.name == "modified-median"
    assert answer.below is None
    assert "Modified Median, 16 to 17" in words(2)
    assert "Player, A" in words(2)


def test_the_first_of_the_tied_is_compared_with_the_one_below() -> None:
    answer = why(WSCF, 1)
    assert answer.above is None
    assert answer.below is not None
    assert answer.below.behind.number == 2
    assert [row.number for row in answer.level] == [2]


def test_tied_by_two_tiebreaks_and_decided_by_the_third() -> None:
    answer = why(WSCF, 5)
    assert answer.above is not None
    assert answer.above.tiebreak.name == "cumulative"
    assert [tiebreak.name for tiebreak in answer.above.level] == ["modified-median", "solkoff"]
    assert "12½ to 14½" in words(5)


def test_alone_on_a_score() -> None:
    answer = why(WSCF, 3)
    assert (answer.level, answer.above, answer.below) == ((), None, None)
    assert "3rd" in words(3)


def test_tied_on_everything() -> None:
    answer = why(rank(section("D2", "D1")), 2)
    assert [row.number for row in answer.sharing] == [1]
    assert "Player 01" in in_words(answer)


@pytest.mark.parametrize("number", range(1, 16))
def test_everybody_gets_an_answer(number: int) -> None:
    assert f"{number}" in words(number)
    assert "15" in words(number)


def test_nobody_has_that_number() -> None:
    with pytest.raises(KeyError):
        why(WSCF, 99)
