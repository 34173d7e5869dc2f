"""What nobody knows in a cell of a round is told of, with the player and the round."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calculator.model import Crosstable
from calculator.reading import ReadError, opened
from tests.fuzz.damage import Damaged, Put, damaged, last_name


def made(seed: int) -> Damaged:
    """The next damaged text from a seed on: not all layouts are a grid."""
    while True:
        found = damaged(seed, (), ["cell unknown"])
        if found is not None:
            return found
        seed += 10_000


def read(text: str) -> Crosstable | ReadError:
    try:
        return opened(text).table
    except ReadError as error:
        return error


def names_the_cell(read: Crosstable | ReadError, put: Put) -> bool:
    """Whether a reading says which cell is odd: whose it is and of which round."""
    last = last_name(put.name)
    if isinstance(read, ReadError):
        if put.text in read.message:
            return read.whose is not None and last in read.whose.player
        return any(
            put.round == one.round and last in read.names.get(number, "")
            for one in read.contradictions
            for number in (one.number, one.other)
        )
    names = {player.number: player.name for player in read.players}
    told = [(one.round, names[one.number]) for one in read.contradictions]
    told += [(one.round, names[one.other]) for one in read.contradictions]
    told += [(put.round, names[one.number]) for one in read.wrong_totals]
    said = [message.words() for message in read.warnings]
    return any(put.round == round_ and last in name for round_, name in told) or any(
        put.text in sentence or (last in sentence and str(put.round) in sentence)
        for sentence in said
    )


#: One in so many may be refused at a cell beside it: where cells are lined up, an odd one of
#: several words can displace the others.
SELDOM = 100
#: So many texts are tried each time.
COUNT = 60


@given(st.integers(0, 9_999))
@example(3027)
def test_the_cell_is_named_or_the_text_refused(seed: int) -> None:
    """An unknown word or mark, or the number of nobody: in every layout that is a grid."""
    found = made(seed)
    assert found.put is not None
    told = read(found.text)
    assert isinstance(told, ReadError) or names_the_cell(told, found.put), found.text


def test_nearly_always_it_is_named() -> None:
    tried = unnamed = 0
    for seed in range(COUNT):
        found = made(seed)
        clean = read(found.clean)
        if found.put is None or isinstance(clean, ReadError) or clean.warnings:
            continue
        tried += 1
        unnamed += not names_the_cell(read(found.text), found.put)
    assert tried > COUNT / 2
    assert unnamed <= tried / SELDOM


SQUARE = """\
No  Name     1  2  3  4  Total
1   Ann Lee  *  1  ½  1  2.5
2   Ben Poe  0  *  1  {}  1.5
3   Cem Ray  ½  0  *  1  1.5
4   Dea Fox  0  ½  0  *  0.5
"""


@pytest.mark.parametrize("text", ["Q", "7", "§", "moose"])
def test_a_cell_of_a_crosstable_of_opponents_is_named_by_its_column(text: str) -> None:
    """It is no round: the column is an opponent's."""
    told = read(SQUARE.format(text))
    assert isinstance(told, ReadError)
    assert told.message == f"Ben Poe, column “4” says “{text}”, but that is not a result."
    assert (told.line, told.column) == (3, 23)


COACHED = """\
#  Name          Rtg   Rd 1  Rd 2  Rd 3  Total  Coach
1  HOLLIS, TESS  1812  W3    W2    W4    3.0    Ray
2  MORROW, IAN   1755  W4    L1    W3    2.0    Ray
3  PAZ, LUCIA    1690  L1    {:5} L2    1.0    Kim
4  WICK, PAUL    1204  L2    L3    L1    0.0    Lou
"""


@pytest.mark.parametrize("text", ["moose", "see n", "W-", "Q 12"])
def test_a_word_in_a_lined_up_row_does_not_hide_the_row(text: str) -> None:
    told = read(COACHED.format(text))
    assert isinstance(told, ReadError)
    assert told.message == f"PAZ, LUCIA, round 2 says “{text}”, but that is not a result."
    assert (told.line, told.column) == (4, 30)
