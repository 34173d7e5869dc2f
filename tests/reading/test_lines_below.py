"""Lines below the players' rows that go on with these, and lines that do not."""

import itertools

import pytest

from calculator.reading import opened

_NAMES = ("Hartwell, Zoe", "Bell, Mary Jo", "De Leon, Ann", "Farrow, Bo")
_RATINGS = ("1402", "1390", "unr.", "1100")
_ROUNDS = (("W4", "D2", "W3"), ("L3", "D1", "W4"), ("W2", "L4", "L1"), ("L1", "W3", "L2"))
_TOTALS = ("2.5", "1.5", "1", "1")


def _tabs(rows: list[list[str]]) -> str:
    return "\n".join("\t".join(row) for row in rows)


def _aligned(rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _html(rows: list[list[str]]) -> str:
    lines = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table>{''.join(lines)}</table>"


_WRITERS = {"tabs": _tabs, "aligned": _aligned, "html": _html}


def _text(writer: str, below: str, *, numbered: bool, lacking: frozenset[str]) -> str:
    """An event of which each player's row lacks some cells, which a line below it has."""
    headings = ["No.", "Name", "Rating", "R1", "R2", "R3", "Total"]
    rows = [headings]
    for at, name in enumerate(_NAMES):
        last, _, first = name.partition(", ")
        cells = [
            str(at + 1),
            f"{last}," if below == "first name" else name,
            _RATINGS[at],
            *_ROUNDS[at],
            _TOTALS[at],
        ]
        said = {
            "first name": first,
            "rating": _RATINGS[at],
            "club and rating": f"Elm School, {_RATINGS[at]}",
            "rating in words": f"Rating: {_RATINGS[at]}",
            "club": ("Elm School", "Oak School")[at % 2],
        }
        second = ["", said.get(below, ""), *[""] * 5]
        for index, heading in enumerate(headings):
            if heading in lacking:
                cells[index], second[index] = "", cells[index] if not below else ""
        rows += [cells, second]
    return _WRITERS[writer]([row if numbered else row[1:] for row in rows])


@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize("writer", _WRITERS)
def test_what_is_below_a_player_is_the_players(writer: str, *, numbered: bool) -> None:
    for lacking in itertools.chain.from_iterable(
        # Of columns lined up by blanks, more of them move what is below.
        itertools.combinations(("Rating", "R3", "Total"), count)
        for count in (range(4) if writer != "aligned" else (0,))
    ):
        text = _text(writer, "", numbered=numbered, lacking=frozenset(lacking))
        table = opened(text).table
        assert [player.name for player in table.players] == list(_NAMES), text
        assert [player.rating for player in table.players] == [1402, 1390, None, 1100], text
        assert [player.total_halves for player in table.players] == [5, 3, 2, 2], text
        assert [
            tuple(f"{result.code}{result.opponent}" for result in player.results)
            for player in table.players
        ] == list(_ROUNDS), text
        assert not table.warnings, text


@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize("writer", _WRITERS)
@pytest.mark.parametrize("below", ["rating", "club and rating", "rating in words"])
def test_a_rating_below_a_name_is_the_players(writer: str, below: str, *, numbered: bool) -> None:
    if writer == "aligned" and below != "rating":
        # Without numbers, a line of several words may be a row.
        numbered = True
    text = _text(writer, below, numbered=numbered, lacking=frozenset(["Rating"]))
    table = opened(text).table
    assert [player.name for player in table.players] == list(_NAMES), text
    assert [player.rating for player in table.players] == [1402, 1390, None, 1100], text


@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize("writer", _WRITERS)
@pytest.mark.parametrize("below", ["first name", "club"])
def test_a_first_name_below_a_last_one_is_the_players_and_a_club_is_not(
    writer: str, below: str, *, numbered: bool
) -> None:
    text = _text(writer, below, numbered=numbered, lacking=frozenset())
    table = opened(text).table
    assert [player.name for player in table.players] == list(_NAMES), text
    assert [player.rating for player in table.players] == [1402, 1390, None, 1100], text
