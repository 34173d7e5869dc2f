"""Rows without a heading: last and first names apart, clubs beside them, numbers in front."""

import itertools

import pytest

from calculator.reading import opened

#: Last and first names, clubs, ratings, rounds, total.
_ROWS = (
    (("De Leon", "Mary Jo"), "Elm School", "1402", ("W4", "D2", "W3"), "2.5"),
    (("Bell", "Kim"), "Oak School", "1390", ("L3", "D1", "W4"), "1.5"),
    (("Marsh", "Ann"), "Elm School", "1210", ("W2", "L4", "L1"), "1"),
    (("Farrow", "Bo"), "Oak School", "1100", ("L1", "W3", "L2"), "1"),
)
_SEPARATORS = {"tab": "\t", "comma": ", ", "semicolon": "; "}
_NUMBERS = {"none": "", "dot": "{}. ", "bracket": "{}) ", "cell": "{}|"}


@pytest.mark.parametrize("separator", _SEPARATORS)
@pytest.mark.parametrize("number", _NUMBERS)
def test_last_and_first_names_stay_together(separator: str, number: str) -> None:
    for club, rated, with_total in itertools.product((False, True), repeat=3):
        lines = []
        for at, (names, school, rating, rounds, total) in enumerate(_ROWS, 1):
            cells = [*names, *[school] * club, *[rating] * rated, *rounds, *[total] * with_total]
            lines.append(_NUMBERS[number].format(at) + "|".join(cells))
        text = "\n".join(lines).replace("|", _SEPARATORS[separator])
        table = opened(text).table
        assert [player.name for player in table.players] == [
            ", ".join(names) for names, *_ in _ROWS
        ], text
        assert [player.rating for player in table.players] == [
            int(row[2]) if rated else None for row in _ROWS
        ], text


@pytest.mark.parametrize("separator", _SEPARATORS)
def test_clubs_are_no_names(separator: str) -> None:
    for before, whole in itertools.product((False, True), repeat=2):
        lines = []
        for (last, first), school, _rating, rounds, _total in _ROWS:
            name = f"{first} {last}" if whole else first
            pair = (school, name) if before else (name, school)
            lines.append(_SEPARATORS[separator].join([*pair, *rounds]))
        text = "\n".join(lines)
        assert [player.name for player in opened(text).table.players] == [
            f"{first} {last}" if whole else first for (last, first), *_ in _ROWS
        ], text
