"""What nobody knows in a cell of a round is told of, with the player and the round."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calculator.model import Crosstable
from calculator.reading import ReadError, opened
from tests.fuzz.damage import Damaged, Put, damaged, last_name
from tests.support.examples import seeds


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
COUNT = len(seeds(300))


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


@pytest.mark.parametrize("text", ["moose", "see n", "W-", "Q 12", "fB---"])
def test_a_word_in_a_lined_up_row_does_not_hide_the_row(text: str) -> None:
    told = read(COACHED.format(text))
    assert isinstance(told, ReadError)
    assert told.message == f"PAZ, LUCIA, round 2 says “{text}”, but that is not a result."
    assert (told.line, told.column) == (4, 30)


#: Tables with a column of words besides, lined up or not, and the word in a round of the third.
BESIDE = {
    "words behind the rounds": """No. Name Rtg R1 R2 R3 Snack Pts
1 Ann Fox 1900 W3 W2 W4 chips 3
2 Bob Roe 1850 W4 L1 W3 cake 2
3 Cyd Day 1800 L1 W4 zonk chips 1
4 Dan Lee 1750 L2 L3 L1 nuts 0
""",
    "words before the rounds": """No. Name Snack Rtg R1 R2 R3 Pts
1 Ann Fox chips 1900 W3 W2 W4 3
2 Bob Roe cake 1850 W4 L1 W3 2
3 Cyd Day chips 1800 zonk W4 L2 1
4 Dan Lee nuts 1750 L2 L3 L1 0
""",
    "a rating before the round": """No. Name Rtg R1 R2 R3 Pts
1 Ann Fox 1900 W3 W2 W4 3
2 Bob Roe 1850 W4 L1 W3 2
3 Cyd Day 1800 zonk W4 L2 1
4 Dan Lee 1750 L2 L3 L1 0
""",
    "words among the rounds": """No  Name     R1    R2    Snack  R3  Pts
 1  Ann Fox  W3    W2    chips  W4  3
 2  Bob Roe  W4    L1    cake   W3  2
 3  Cyd Day  L1    zonk  pie    L2  0
 4  Dan Lee  L2    W3    nuts   L1  1
""",
    "a column of who met the first": """No	Name	1	2	3	4	Total	Snack
1	Ann Fox	X	1	1	½	2.5	chips
2	Bob Roe	0	X	1	1	2	cake
3	Cyd Day	zonk	0	X	1	1	pie
4	Dan Lee	½	0	0	X	0.5	nuts
""",
    "a column of who met the last": """No	Name	Snack	1	2	3	4	Total
1	Ann Fox	chips	X	1	1	½	2.5
2	Bob Roe	cake	0	X	1	1	2
3	Cyd Day	pie	0	0	X	zonk	1
4	Dan Lee	nuts	½	0	0	X	0.5
""",
}


@pytest.mark.parametrize("text", BESIDE.values(), ids=BESIDE)
def test_the_word_is_named_beside_a_column_of_words(text: str) -> None:
    found = read(text)
    assert isinstance(found, ReadError)
    assert "says “zonk”" in found.message
    assert found.whose
    assert found.whose.player.startswith("Cyd Day")
    line = text.splitlines()[3]
    assert (found.line, found.column) == (4, line.index("zonk") + 1)


@pytest.mark.parametrize("text", BESIDE.values(), ids=BESIDE)
def test_without_the_word_the_table_is_read(text: str) -> None:
    assert isinstance(read(text.replace("zonk", "1" if "X" in text else "L1")), Crosstable)


def test_a_club_of_two_words_is_no_result() -> None:
    """Where nobody says that its player had a game in the empty round."""
    found = read("""No  Name     R1  R2  R3  Club      Pts
 1  Ann Fox  W3  W2  D5  Oak       2.5
 2  Bob Roe  W4  W1  W3  Elm       3
 3  Cyd Day  L1  D5  L2  Ash       0.5
 4  Dan Lee  L2  H       Oak Hill  0.5
 5  Eve Poe  U   D3  D1  Elm       1
""")
    assert isinstance(found, Crosstable)
    assert dict(found.players[3].about) == {"Club": "Oak Hill"}
    assert len(found.contradictions) == 1
