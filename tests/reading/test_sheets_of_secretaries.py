"""Sheets as directors and secretaries of clubs lay them out themselves."""

import random
from collections.abc import Callable, Sequence

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

_NAMES = ("Ann Lee", "Bo Ray", "Cy Fox", "Di Day")
#: Opponent, result and color of everybody in two rounds.
_GAMES = (
    (("2", "1", "W"), ("3", "0", "B")),
    (("1", "0", "B"), ("4", "½", "W")),
    (("4", "1", "W"), ("1", "1", "W")),
    (("3", "0", "B"), ("2", "½", "B")),
)
_READ = [["W2", "L3"], ["L1", "D4"], ["W4", "W1"], ["L3", "D2"]]


def said(table: Crosstable) -> list[list[str]]:
    """Return everybody's results with the opponents' numbers."""
    return [
        [f"{one.code}{one.opponent or ''}" for one in player.results] for player in table.players
    ]


def colors(table: Crosstable) -> list[str]:
    """Return everybody's colors."""
    return ["".join(one.color or "-" for one in player.results) for player in table.players]


def sheet(*rows: Sequence[str], separator: str = "\t") -> str:
    """Return rows as a spreadsheet copies them."""
    return "\n".join(separator.join(row) for row in rows)


def as_html(*rows: Sequence[str]) -> str:
    """Return rows as a spreadsheet puts them into the clipboard for other programs."""
    cells = ("".join(f"<td>{text}</td>" for text in row) for row in rows)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"


def players(*, opponents_first: bool = False) -> list[list[str]]:
    """Return a row a player: all results and all opponents, in two blocks."""
    rows = []
    for at, (name, games) in enumerate(zip(_NAMES, _GAMES, strict=True), 1):
        of, results = ([game[part] for game in games] for part in (0, 1))
        rows.append([str(at), name, *(of + results if opponents_first else results + of)])
    return rows


@pytest.mark.parametrize("made", [sheet, as_html])
@pytest.mark.parametrize("rounds", [("R1", "R2"), ("4/12", "4/19"), ("Fri 7pm", "Sat 10am")])
def test_results_and_opponents_are_in_two_blocks_below_the_same_headings(
    made: Callable[..., str], rounds: tuple[str, str]
) -> None:
    over = ["", "", "Results", "", "Opponents", ""]
    table = read(made(over, ["No", "Name", *rounds, *rounds], *players()))
    assert said(table) == _READ
    over = ["", "", "Opp", "", "Score", ""]
    rows = players(opponents_first=True)
    assert said(read(made(over, ["No", "Name", *rounds, *rounds], *rows))) == _READ


@pytest.mark.parametrize("rounds", [("R1", "R2"), ("2/2", "2/9"), ("Fri 7pm", "Sat 10am")])
@pytest.mark.parametrize("opponents", [("Opp 1", "Opp 2"), ("R1 Opp", "R2 Opp")])
def test_opponents_have_headings_of_their_own(
    rounds: tuple[str, str], opponents: tuple[str, str]
) -> None:
    table = read(sheet(["No", "Name", "Sex", *rounds, *opponents], *map(_with_sex, players())))
    assert said(table) == _READ


def _with_sex(row: list[str]) -> list[str]:
    return [*row[:2], "F", *row[2:]]


def test_signs_beside_byes_are_points() -> None:
    rows = [
        ["1", "Ann Lee", "+", "=", "2", "bye"],
        ["2", "Bo Ray", "-", "+", "1", "bye"],
        ["3", "Cy Fox", "=", "+", "4", "4"],
        ["4", "Di Day", "=", "-", "3", "3"],
    ]
    table = read(sheet(["No", "Name", "R1", "R2", "Opp 1", "Opp 2"], *rows))
    assert said(table) == [["W2", "H"], ["L1", "B"], ["D4", "W4"], ["D3", "L3"]]


_ROUND_ONE = (("Ann Lee", "1-0", "Bo Ray"), ("Cy Fox", "1-0", "Di Day"))
_ROUND_TWO = (("Cy Fox", "1-0", "Ann Lee"), ("Bo Ray", "½-½", "Di Day"), ("Eli Orr", "½", "BYE"))


@pytest.mark.parametrize("gap", [[], [""]])
@pytest.mark.parametrize("made", [sheet, as_html])
def test_rounds_side_by_side_are_read_one_after_the_other(
    made: Callable[..., str], gap: list[str]
) -> None:
    heads = ["White", "Result", "Black"]
    rows = [
        ["Round 1", "", "", *gap, "Round 2", "", ""],
        [*heads, *gap, *heads],
        *([*one, *gap, *other] for one, other in zip(_ROUND_ONE, _ROUND_TWO, strict=False)),
        ["", "", "", *gap, *_ROUND_TWO[2]],
    ]
    table = read(made(*rows))
    results = dict(zip([player.name for player in table.players], said(table), strict=True))
    number = {player.name: player.number for player in table.players}
    assert results["Ann Lee"] == [f"W{number['Bo Ray']}", f"L{number['Cy Fox']}"]
    assert results["Eli Orr"] == ["", "H"]


def test_rounds_side_by_side_may_be_lined_up_and_faults_are_where_they_are() -> None:
    text = (
        "Round 1                    Round 2\n"
        "Bd  White    Black   Res   Bd  White    Black    Res\n"
        "1   Ann Lee  Bo Ray  1-0   1   Cy Fox   Ann Lee  1-0\n"
        "2   Cy Fox   Di Day  1-0   2   Bo Ray   Di Day   ½-½\n"
        "                               Eli Orr  BYE      1\n"
    )
    assert len(read(text).players) == 5
    with pytest.raises(ReadError) as told:
        read(text.replace("Di Day   ½-½", "Bo Ray   ½-½"))
    assert told.value.line == 4


@pytest.mark.parametrize("separator", ["\t", ";", " | "])
def test_colors_and_points_so_far_are_in_rows_below_the_players(separator: str) -> None:
    rows = [["No", "Name", "R1", "R2", "Pts"]]
    for at, (name, games) in enumerate(zip(_NAMES, _GAMES, strict=True), 1):
        halves = [{"1": 2, "½": 1}.get(result, 0) for _, result, _ in games]
        so_far = [f"{sum(halves[:end]) / 2}" for end in (1, 2)]
        codes = ["WDL"["1½0".index(result)] + of for of, result, _ in games]
        rows.append([str(at), name, *codes, so_far[-1]])
        rows.append(["", "", *(color for _, _, color in games), ""])
        rows.append(["", "", *so_far, ""])
    table = read(sheet(*rows, separator=separator))
    assert said(table) == _READ
    assert colors(table) == ["WB", "BW", "WW", "BB"]
    assert not table.warnings


def test_results_are_in_rows_below_the_opponents() -> None:
    rows = [["No", "Name", "R1", "R2", "Pts"]]
    for at, (name, games) in enumerate(zip(_NAMES, _GAMES, strict=True), 1):
        rows.append([str(at), name, *(of for of, _, _ in games), ""])
        rows.append(["", "", *(color for _, _, color in games), ""])
        rows.append(["", "", *(result for _, result, _ in games), ""])
    table = read(sheet(*rows, separator=","))
    assert (said(table), colors(table)) == (_READ, ["WB", "BW", "WW", "BB"])


@pytest.mark.parametrize("beside", ["", "Tot", "Cum"])
def test_points_so_far_are_beside_each_round(beside: str) -> None:
    rows = [["No", "Name", "R1", beside, "R2", beside, "R3", beside]]
    for at, (name, games) in enumerate(zip(_NAMES, _GAMES, strict=True), 1):
        three = [*games, (str(5 - at), "½", "W")]
        halves = [{"1": 2, "½": 1}.get(result, 0) for _, result, _ in three]
        row = [str(at), name]
        for end, (of, result, _) in enumerate(three, 1):
            row += ["WDL"["1½0".index(result)] + of, f"{sum(halves[:end]) / 2}"]
        rows.append(row)
    table = read(sheet(*rows))
    assert said(table) == [[*row, f"D{5 - at}"] for at, row in enumerate(_READ, 1)]
    assert [player.total for player in table.players] == [1.5, 1, 2.5, 1]
    assert not table.warnings


def test_ratings_below_uscf_and_others_afterwards() -> None:
    rows = [["Name", "USCF", "Week 1", "Week 2", "Post"]]
    for at, (name, row) in enumerate(zip(_NAMES, _READ, strict=True)):
        rows.append([name, str(1500 - at), *row, str(1510 - at)])
    assert [player.rating for player in read(sheet(*rows)).players] == [1500, 1499, 1498, 1497]


@pytest.mark.parametrize(("heading", "total"), [("Classement", "Pts"), ("Stig", "Vinn.")])
def test_a_place_or_points_elsewhere_are_ratings(heading: str, total: str) -> None:
    rows = [["Nom", heading, "R1", "R2", total]]
    for at, (name, row) in enumerate(zip(_NAMES, _READ, strict=True)):
        rows.append([name, str(1500 - at), *row, ""])
    assert [player.rating for player in read(sheet(*rows)).players] == [1500, 1499, 1498, 1497]


@pytest.mark.parametrize("heading", ["Result", "Zzz"])
def test_what_a_bye_scored_is_read_below_any_heading(heading: str) -> None:
    rows = [
        ["1. kolo"],
        ["Bd", "White", "Black", heading],
        ["1", "Ann Lee", "Bo Ray", "1-0"],
        ["2", "Cy Fox", "Di Day", "½-½"],
        ["", "Eli Orr", "bye", "½"],
    ]
    assert said(read(sheet(*rows)))[-1] == ["H"]


def test_numbers_by_which_games_are_answered_are_those_of_players() -> None:
    order = (2, 0, 3, 1)
    rows = [["ID", "Name", "Member ID", "R1", "R2"]]
    rows += [[str(at + 1), _NAMES[at], f"1234567{at}", *_READ[at]] for at in order]
    table = read(sheet(*rows))
    assert [player.number for player in table.players] == [3, 1, 4, 2]
    assert said(table) == [_READ[at] for at in order]


def test_a_line_alone_below_the_names_is_no_player() -> None:
    rows = [["Name", "Rtg", "R1", "R2"]]
    for at, (name, games) in enumerate(zip(_NAMES, _GAMES, strict=True)):
        cells = [f"{_NAMES[int(of) - 1]} ({result})" for of, result, _ in games]
        rows.append([name, str(1500 - at), *cells])
    rows.append(["Next event: April 12", "", "", ""])
    assert [player.name for player in read(sheet(*rows)).players] == [*_NAMES]


def test_numbers_over_a_round_robin_are_in_the_order_of_its_rows() -> None:
    rows = [
        ["No", "Name", "3", "1", "2", "Total"],
        ["3", "Ann Lee", "X", "1", "1", "2"],
        ["1", "Bo Ray", "0", "X", "½", "½"],
        ["2", "Cy Fox", "0", "½", "X", "½"],
    ]
    table = read(sheet(*rows))
    assert not table.warnings
    assert said(table)[0] == ["W2", "W3"]


def test_days_may_head_rounds_though_some_look_like_results() -> None:
    rows = [["ID", "Name", "Rtg", "3/1", "3/8", "4/1", "Total"]]
    every = (("W2", "D4", "W3"), ("L1", "W3", "D4"), ("D4", "L2", "L1"), ("D3", "D1", "D2"))
    for at, (name, row) in enumerate(zip(_NAMES, every, strict=True), 1):
        rows.append([str(at), name, str(1500 - at), *row, ""])
    assert said(read(sheet(*rows))) == [list(row) for row in every]


def test_however_a_sheet_has_its_games_they_are_read() -> None:
    """Random events in blocks, in rows below players and with points so far, between anything."""
    rng = random.Random(20261130)  # noqa: S311
    for _ in range(60):
        count, rounds = rng.choice((6, 8, 10, 14)), rng.choice((3, 4, 5))
        games = _random_games(rng, count, rounds)
        rows = rng.choice((_in_blocks, _below, _running))(games)
        separator = rng.choice("\t;,|")
        want = [[f"{code}{of}" for of, code, _ in each] for each in games]
        assert said(read(sheet(*rows, separator=separator))) == want, rows


type _Game = tuple[int, str, str]


def _random_games(rng: random.Random, count: int, rounds: int) -> list[list[_Game]]:
    """Return the games of everybody: a round robin's first rounds, with random results."""
    made: list[list[_Game]] = [[] for _ in range(count)]
    ring = list(range(count))
    for _ in range(rounds):
        for one, other in zip(ring[: count // 2], reversed(ring[count // 2 :]), strict=True):
            code = rng.choice("WDL")
            made[one].append((other + 1, code, "W"))
            made[other].append((one + 1, {"W": "L", "L": "W"}.get(code, "D"), "B"))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return made


def _front(at: int) -> list[str]:
    return [str(at), f"Player {chr(64 + at)}son", str(2000 - 10 * at)]


def _in_blocks(games: list[list[_Game]]) -> list[list[str]]:
    rounds = [f"Rd {at}" for at in range(1, len(games[0]) + 1)]
    blank = [""] * (len(rounds) - 1)
    rows = [
        ["", "", "", "Result", *blank, "Opponent", *blank],
        ["No", "Name", "Rtg", *rounds, *rounds],
    ]
    for at, each in enumerate(games, 1):
        results, of = [code for _, code, _ in each], [str(of) for of, _, _ in each]
        rows.append([*_front(at), *results, *of])
    return rows


def _points(each: list[_Game]) -> list[str]:
    halves = [{"W": 2, "D": 1}.get(code, 0) for _, code, _ in each]
    return [f"{sum(halves[:end]) / 2}" for end in range(1, len(each) + 1)]


def _below(games: list[list[_Game]]) -> list[list[str]]:
    rows = [["No", "Name", "Rtg", *(f"Rd {at + 1}" for at in range(len(games[0]))), "Total"]]
    for at, each in enumerate(games, 1):
        rows.append([*_front(at), *(f"{code}{of}" for of, code, _ in each), _points(each)[-1]])
        rows.append(["", "", "", *(color for _, _, color in each), ""])
        rows.append(["", "", "", *_points(each), ""])
    return rows


def _running(games: list[list[_Game]]) -> list[list[str]]:
    heads = [text for at in range(len(games[0])) for text in (f"Rd {at + 1}", "Tot")]
    rows = [["No", "Name", "Rtg", *heads]]
    for at, each in enumerate(games, 1):
        beside = zip(each, _points(each), strict=True)
        cells = [text for (of, code, _), so_far in beside for text in (f"{code}{of}", so_far)]
        rows.append([*_front(at), *cells])
    return rows
