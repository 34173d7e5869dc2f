"""Rows with one blank between all cells, also within them, as text is copied from a page."""

from functools import partial

import pytest

from calculator.reading import opened, read
from calculator.reading.assemble.standings.counted_back import counted_back
from tests.support.work import steps

#: Opponents, results and colors by round.
_ROUNDS = (
    (("4", "W", "w"), ("2", "D", "b"), ("3", "W", "w")),
    (("3", "L", "b"), ("1", "D", "w"), ("4", "W", "b")),
    (("2", "W", "w"), ("", "H", ""), ("1", "L", "b")),
    (("1", "L", "b"), ("", "B", ""), ("2", "L", "w")),
)
_RIGHT = [["W4", "D2", "W3"], ["L3", "D1", "W4"], ["W2", "H", "L1"], ["L1", "B", "L2"]]
_TOTALS = (2.5, 1.5, 1.5, 1)
_SCORES = {"W": "1", "D": "½", "L": "0"}
_WORDS = {"W": "won", "D": "drew", "L": "lost"}
#: How a game is written; a bye is its letter.
CELLS = (
    "{o} ({c}) {r}",
    "{c}{o} {r}",
    "{r}, {c}, {o}",
    "{o} {s}",
    "{s} ({o})",
    "{o} {r}",
    "{o}/{s}",
    "{s}{c}{o}",
    "{r}#{o}",
    "{r} {o}",
    "{w} {o}",
)
#: The cells in front of the rounds: headings, and those of each player.
FRONTS = {
    "a rating": (("#", "Name", "Rtg"), (1812, 1650, "unr", 905)),
    "a rating and a club": (
        ("#", "Player", "Rtg", "Club"),
        ("1812 Oak Hall", "1650 Elm", "unr St. Ann's Prep", "905 Elm"),
    ),
    "a rating in brackets and a club": (
        ("No.", "Name", "Club"),
        ("(1812) Oak Hall", "(1650) Elm", "(1203) Rook & Roll", "(905) Elm"),
    ),
    "a state": (("#", "Name", "St"), ("NY", "MA", "CA", "NY")),
    "a rating, a state and a grade": (
        ("#", "Name", "Rtg", "St", "Grade"),
        ("1812 NY 8", "1650 MA 11", "unr CA 9", "905 NY 12"),
    ),
    "nothing": (("#", "Players"), ("", "", "", "")),
}
_NAMES = ("Ann Lee", "Mary-Jo O'Neil", "José Van-Dyke", "Kim Fox")


def game(cell: str, opponent: str, result: str, color: str) -> str:
    """Write a cell; who has no opponent has a letter."""
    if not opponent:
        return result
    return cell.format(o=opponent, r=result, c=color, s=_SCORES[result], w=_WORDS[result])


def table(cell: str, front: str, rounds: str, total: str, *, number: str = "{}") -> str:
    """Write the event with one blank between all cells."""
    heads, facts = FRONTS[front]
    lines = [" ".join((*heads, *(rounds.format(at) for at in (1, 2, 3)), *(["Pts"] * bool(total))))]
    for at, name in enumerate(_NAMES):
        games = (game(cell, *one) for one in _ROUNDS[at])
        whole, half = divmod(_TOTALS[at], 1)
        points = f"{whole:g}{' 1/2' if total == 'd 1/2' and half else '½' if half else ''}"
        points = f"{_TOTALS[at]:g}/3" if total == "of" else points
        own = (number.format(at + 1), name, str(facts[at]), *games, points if total else "")
        lines.append(" ".join(filter(None, own)))
    return "\n".join(lines)


def said(text: str) -> list[list[str]]:
    """Return the results of a text, of which nothing is said."""
    found = opened(text).table
    assert [player.name for player in found.players] == list(_NAMES), text
    assert not {one.code for one in found.warnings} - {"names-guessed"}, text
    return [
        [f"{one.code}{one.opponent or ''}" for one in player.results] for player in found.players
    ]


@pytest.mark.parametrize("total", ["d½", "d 1/2", "of", ""])
@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("cell", CELLS)
def test_one_blank_between_all_cells(cell: str, front: str, total: str) -> None:
    for rounds, number in (("R{}", "{}"), ("Week {}", "{}."), ("{}", "#{}")):
        assert said(table(cell, front, rounds, total, number=number)) == _RIGHT


def test_who_is_where_is_that_of_the_pasted_text() -> None:
    text = table("{o} ({c}) {r}", "a rating", "R{}", "d½").replace("2 (w) L", "2 (w) W")
    found = read(text)
    (clash,) = found.contradictions
    assert {clash.first.line, clash.second.line} == {3, 5}
    line = text.split("\n")[clash.second.line - 1]
    assert line[clash.second.column - 1 :].startswith(("4 (b) W", "2 (w) W"))


def test_two_tables_are_not_counted_back_to_one() -> None:
    text = table("{o} ({c}) {r}", "a rating", "R{}", "d½")
    other = text.replace("Ann Lee", "Pat Gray")
    assert len(opened(f"{text}\n\nOpen\n{other}").sections) == 2


@pytest.mark.parametrize("front", [front for front in FRONTS if "club" not in front])
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("total", ["d½", "of", ""])
def test_rounds_that_are_still_to_come(cell: str, front: str, total: str) -> None:
    """Games stood a round or two later; of "½ (6s)" the half was a bye of its own."""
    for more in ("R4", "R4 R5"):
        text = table(cell, front, "R{}", total).replace("R3", f"R3 {more}")
        if (cell, front) == ("{s} ({o})", "a rating, a state and a grade") and " " in more:
            # A grade beside a score is as good as a game.
            assert "round-empty" in {one.code for one in read(text).warnings}
        else:
            assert said(text) == [row + [""] * len(more.split()) for row in _RIGHT]


def test_an_empty_round_stays_where_there_is_room_for_it() -> None:
    rows = "# Name    R1 R2 R3 R4 Pts", "1 Ann Lee W2    L2 D2 1.5", "2 Bo Roe  L1    W1 D1 1.5"
    found = read("\n".join(rows)).players[0].results
    assert [one.code for one in found] == ["W", "", "L", "D"]


def test_rows_that_can_be_parted_in_any_number_of_ways_take_no_longer() -> None:
    def rows(pairs: int) -> str:
        return "\n".join(f"{at} {'= 4B ' * pairs}" for at in range(1, 41))

    few, many = (steps(partial(counted_back, rows(pairs))) for pairs in (20, 40))
    assert many < 3 * few
