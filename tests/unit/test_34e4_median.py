"""34E4 (Harkness): highest and lowest dropped whatever the score."""

import pytest

from tests.support.tables import by_name, section, values


def test_both_ends_for_everybody() -> None:
    table = section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")
    assert values(table, "median") == {1: 1, 2: 1.5, 3: 1, 4: 1.5}


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("6 of 8: 1 2 3 4 5 5 6 7", 25.0),
        ("6 of 9: 1 2 3 4 5 5 6 7 8", 23.0),
        ("2 of 9: 1 2 3 4 5 5 6 7 8", 23.0),
        ("2 of 2: 1 1", 0),
    ],
)
def test_two_and_two_in_nine_or_more_rounds(row: str, value: float) -> None:
    assert by_name(f"Adam {row}\nBarbara {row}\n", "median")["Adam"] == value
