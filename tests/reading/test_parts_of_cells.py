"""Cells with result, opponent and color in any order: read as they are meant, or refused."""

import itertools
from collections.abc import Mapping, Sequence

import pytest

from calculator.reading import ReadError, opened

_GAMES = (
    ("W4w", "D2b", "W3w"),
    ("L3w", "D1w", "W4b"),
    ("W2b", "L4w", "L1b"),
    ("L1b", "W3b", "L2w"),
)
_TOTALS = ("2.5", "1.5", "1", "1")
_NAMES = ("Zoe Park", "Kim Bell", "Ann Marsh", "Bo Farrow")
_RESULTS = {
    "letters": {"W": "W", "D": "D", "L": "L"},
    "small letters": {"W": "w", "D": "d", "L": "l"},
    "scores": {"W": "1", "D": "½", "L": "0"},
    "decimals": {"W": "1.0", "D": "0.5", "L": "0.0"},
    "words": {"W": "won", "D": "drew", "L": "lost"},
    "German words": {"W": "Sieg", "D": "Remis", "L": "Niederlage"},
    "signs": {"W": "+", "D": "=", "L": "-"},
}
_COLORS = {
    "letters": {"w": "w", "b": "b"},
    "capitals": {"w": "W", "b": "B"},
    "German letters": {"w": "w", "b": "s"},
    "words": {"w": "white", "b": "black"},
    "Spanish words": {"w": "Blancas", "b": "Negras"},
    "drawn": {"w": "○", "b": "●"},
}
_NUMBERS = ("{}", "#{}", "({})")
_BETWEEN = (
    (" ", " ", ""),
    ("", " ", ""),
    (" ", "", ""),
    ("/", "/", ""),
    (", ", ", ", ""),
    (" (", ", ", ")"),
    (" (", " ", ")"),
)
#: Without letters that stand close together, and without signs, every order is read.
_CLEAR = {(" ", " ", ""), ("/", "/", ""), (", ", ", ", ""), (" (", ", ", ")"), (" (", " ", ")")}

#: One of so many is tried.
_EVERY = 11


def _text(
    results: Mapping[str, str],
    colors: Mapping[str, str],
    number: str,
    order: Sequence[str],
    between: tuple[str, str, str],
) -> str:
    first, second, last = between
    rows = ["#\tName\tR1\tR2\tR3\tTotal"]
    for at, games in enumerate(_GAMES):
        cells = []
        for game in games:
            parts = {"r": results[game[0]], "o": number.format(game[1]), "c": colors[game[2]]}
            one, two, three = (parts[part] for part in order)
            cells.append(f"{one}{first}{two}{second}{three}{last}")
        rows.append("\t".join([str(at + 1), _NAMES[at], *cells, _TOTALS[at]]))
    return "\n".join(rows)


@pytest.mark.parametrize("results", _RESULTS)
@pytest.mark.parametrize("colors", _COLORS)
def test_every_order_is_read_as_meant(results: str, colors: str) -> None:
    every = itertools.product(_NUMBERS, itertools.permutations("roc"), _BETWEEN)
    # Each pair tries others of them.
    first = list(itertools.product(_RESULTS, _COLORS)).index((results, colors)) % _EVERY
    for number, order, between in itertools.islice(every, first, None, _EVERY):
        text = _text(_RESULTS[results], _COLORS[colors], number, order, between)
        try:
            table = opened(text).table
        except ReadError:
            # A score in front of a number says other things elsewhere.
            clear = between in _CLEAR and results not in {"scores", "decimals"}
            if results == "small letters" and colors == "letters" and "," not in between[0]:
                clear = False
            assert not clear, text
            continue
        said = [
            tuple(f"{one.code}{one.opponent}{one.color.lower()}" for one in player.results)
            for player in table.players
        ]
        assert {len(row) for row in said} == {3}, text
        if colors == "German letters":
            # "W/s/4" is understood without: a letter of a color is English there.
            said = [
                tuple(
                    game if one == game[:2] else one for one, game in zip(row, games, strict=True)
                )
                for row, games in zip(said, _GAMES, strict=True)
            ]
        assert said == list(_GAMES), text


@pytest.mark.parametrize("gap", ["\t", "  "])
@pytest.mark.parametrize("results", ["letters", "decimals", "German words", "signs"])
@pytest.mark.parametrize("order", ["roc", "ocr", "cor", "cro"])
def test_of_cells_in_one_order_the_odd_one_is_named(gap: str, results: str, order: str) -> None:
    text = _text(_RESULTS[results], _COLORS["letters"], "{}", order, (" ", " ", ""))
    lines = text.replace("\t", gap).split("\n")
    cells = lines[2].split(gap)
    cells[3] = cells[3].replace("1", "zonk")
    column = len(gap.join(cells[:3])) + len(gap) + 1
    lines[2] = gap.join(cells)
    with pytest.raises(ReadError) as caught:
        opened("\n".join(lines))
    error = caught.value
    assert (error.line, error.column, error.cell) == (3, column, cells[3])
    assert error.whose
    assert (error.whose.player, error.whose.round) == ("Kim Bell", 2)


def test_a_name_does_not_run_over_a_gap_where_every_row_has_as_many_cells() -> None:
    text = (
        "#  Name  R1  R2  R3  Total\n"
        "1  Zoe Park  (4)1 w  (2)½ b  (3)1 w  2.5\n"
        "2  Kim Bell  (3)0 w  (zonk)½ w  (4)1 b  1.5\n"
        "3  Ann Marsh  (2)1 b  (4)0 w  (1)0 b  1\n"
        "4  Bo Farrow  (1)0 b  (3)1 b  (2)0 w  1\n"
    )
    with pytest.raises(ReadError) as caught:
        opened(text)
    assert (caught.value.line, caught.value.cell) == (3, "(zonk)½ w")


def test_an_equals_sign_is_a_draw_beside_scores() -> None:
    text = "#\tName\tR1\tR2\n1\tAnn Lee\t2 1\t3 =\n2\tBo Roe\t1 0\tbye\n3\tCy Day\tbye\t1 =\n"
    (first, *_) = opened(text).table.players
    assert [(one.code, one.opponent) for one in first.results] == [("W", 2), ("D", 3)]
