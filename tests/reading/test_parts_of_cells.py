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
            # A score in front of a number, "+" and "=" say other things elsewhere.
            clear = between in _CLEAR and results not in {"scores", "decimals", "signs"}
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
