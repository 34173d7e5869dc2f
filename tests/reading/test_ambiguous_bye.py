"""chess-results writes both a pairing-allocated and a full-point bye as -1."""

from calculator.answers.wording import warnings
from calculator.ranked import rank
from calculator.reading import read

TABLE = """Rk.;;Name;Rtg;FED;1.Rd;2.Rd;Pts.
1;;Player 01;2000;FID;2w1;{bye};2
2;;Player 02;1900;FID;1b0;3w1;1
3;;Player 03;1800;FID;-0;2b0;0
"""


def test_the_bye_that_may_be_two_things_is_said() -> None:
    found = [
        one for one in warnings(rank(read(TABLE.format(bye="-1")))) if one.code == "bye-ambiguous"
    ]
    assert [(one.line, one.column) for one in found] == [(2, 27)]


def test_a_half_point_bye_is_clear() -> None:
    text = TABLE.format(bye="-½").replace(";2\n2;", ";1,5\n2;")
    assert not [one for one in warnings(rank(read(text))) if one.code == "bye-ambiguous"]
