"""Random events in other programs' layouts are read back, as far as the layouts carry them."""

from random import Random

import pytest

from calculator.model import RESULT_CODES, Crosstable, Player, Result
from calculator.reading import read
from tests.reading.test_round_trip import table_of
from tests.reading.writers import WRITERS, Writer, held
from tests.support.events import random_event

EVENTS = 25


def colors_given(table: Crosstable) -> Crosstable:
    """Give every game a color, as FIDE's layouts do: the first named has White."""

    def colored(player: Player, result: Result) -> Result:
        if result.opponent is None or result.color or not RESULT_CODES[result.code].of_a_game:
            return result
        return result._replace(color="W" if player.number < result.opponent else "B")

    return table._replace(
        players=tuple(
            player._replace(results=tuple(colored(player, result) for result in player.results))
            for player in table.players
        )
    )


def seen(
    table: Crosstable, writer: Writer
) -> list[tuple[int, str, int | None, tuple[Result, ...]]]:
    """What can be compared: numbers, names, ratings, results."""
    forfeits = writer.layout == "vega"
    return [
        (
            player.number,
            player.name,
            player.rating,
            tuple(
                result._replace(color="")
                if forfeits and not RESULT_CODES[result.code].played
                else result
                for result in player.results
            ),
        )
        for player in table.players
    ]


@pytest.mark.parametrize("name", WRITERS)
def test_random_events(name: str) -> None:
    writer = WRITERS[name]
    read_back = 0
    for seed in range(EVENTS):
        event = random_event(Random(seed), plain=not writer.holds.splits)  # noqa: S311
        table = held(table_of(event), writer.holds)
        if writer.holds.colors and name != "rating-report":
            table = colors_given(table)
        if not table.rounds_played or table.rounds_played < table.rounds:
            continue
        again = read(writer.write(table))
        assert again.format == writer.layout
        assert seen(again, writer) == seen(table, writer), f"seed {seed}"
        assert again.rounds_played == table.rounds_played
        assert again.contradictions == ()
        read_back += 1
    assert read_back >= EVENTS // 3


def test_a_cross_table_of_a_double_round_robin() -> None:
    text = "Name\t1\t2\t3\tPts\nAnn\t*\t1½\t10\t2,5\nBob\t0½\t*\t½½\t1,5\nCem\t01\t½½\t*\t2\n"
    table = read(text)
    assert (table.kind, table.rounds, table.format) == ("round-robin", 4, "cross-text")
    assert [result.code for result in table.players[0].results] == ["W", "W", "D", "L"]
    assert [result.opponent for result in table.players[1].results] == [1, 3, 1, 3]
    assert table.warnings == ()


def test_in_a_double_round_robin_some_games_have_no_result() -> None:
    """Read as a table with one game in a cell, its rows have different lengths."""
    text = (
        "No.\tName\t1\t2\t3\t4\tPts\n"
        "1\tAnn\t*\t½0\t10\t++\t3.5\n"
        "2\tBob\t½1\t*\t+\t1½\t4.0\n"
        "3\tCem\t01\t-\t*\t0½\t1.5\n"
        "4\tDeb\t--\t0½\t1½\t*\t2.0\n"
    )
    table = read(text)
    assert (table.kind, table.rounds, table.format) == ("round-robin", 6, "cross-text")
    assert [player.halves(6) / 2 for player in table.players] == [3.5, 4, 1.5, 2]
    (blank,) = table.warnings
    assert (blank.code, blank.facts) == ("blank-result", (2, "Bob", 5))


def test_a_report_of_a_round_robin() -> None:
    rows = [
        ("1", "ANN", "2.0", "*", "W   2", "W   3", "", "B", "W"),
        ("2", "BOB", "0.5", "L   1", "*", "D   3", "W", "", "B"),
        ("3", "CEM", "0.5", "L   1", "D   2", "*", "B", "W", ""),
    ]
    text = "".join(
        f"{number:>5} | {name:<20}|{total:<5}|{a:<5}|{b:<5}|{c:<5}|\n"
        f"   NJ | 1000000{number} / R: 1500   ->1510     |     |{d:<5}|{e:<5}|{f:<5}|\n"
        for number, name, total, a, b, c, d, e, f in rows
    )
    table = read(text)
    assert (table.kind, table.rounds) == ("round-robin", 2)
    assert table.players[1].results == (Result("L", 1, "W"), Result("D", 3, "B"))
    assert table.lacks == ("rounds",)


def test_opponents_by_place_or_by_start_number() -> None:
    text = (
        "Rk.\tSNo\tName\t1.Rd\t2.Rd\tPts.\n"
        "1\t7\tA\t{}\t{}\t2\n2\t5\tB\t{}\t{}\t1\n3\t2\tC\t{}\t{}\t1\n"
    )
    by_place = text.format("2w1", "3b1", "1b0", "-1", "-1", "1w0")
    by_start = text.format("5w1", "2b1", "7b0", "-1", "-1", "7w0")
    assert read(by_place).numbered_by == "place"
    assert read(by_start).numbered_by == "start"
    assert [player.number for player in read(by_start).players] == [7, 5, 2]


@pytest.mark.parametrize(
    "heading",
    [
        "Nr.;;Name;Elo;Land;1.Rd;2.Rd;Pkt.;Rg.;Wtg1",
        "Nº.Inic.;;Nome;EloI;FED;Rd1;Rd2;Pts;Rk.;Desp1",
        "No.Ini.;;Nombre;Elo;FED;1.Rd;2.Rd;Ptos.;Rk.;Des 1",
        "Nr;Titel;Naam;Rtg;FED;R1;R2;Pnt.;Plaats;TB1",
        "N°;;Nom;Elo;Féd;Rd.1;Rd.2;Pts;Cl.;Dép 1",
    ],
)
def test_headings_in_other_languages(heading: str) -> None:
    table = read(f"{heading}\n1;FM;Ann;2100;SUI;2w1;-½;1,5;1;2,5\n2;;Bob;2000;SUI;1b0;-1;1;2;2\n")
    assert [player.name for player in table.players] == ["Ann", "Bob"]
    assert [player.rating for player in table.players] == [2100, 2000]
    assert [result.code for result in table.players[0].results] == ["W", "H"]
    assert table.printed[0].values == {1: 2500, 2: 2000}


@pytest.mark.parametrize(("white", "black"), ["wb", "ws", "bn"])
def test_colors_in_other_languages(white: str, black: str) -> None:
    table = read(f"No;Name;1.Rd;2.Rd\n1;Ann;2{white}1;2{black}½\n2;Bob;1{black}0;1{white}½\n")
    assert [result.color for result in table.players[0].results] == ["W", "B"]


def test_games_of_a_broadcast() -> None:
    games = [
        ("1.1", "Ann", "Bob", "1-0"),
        ("1.2", "Cem", "Dea", "1/2-1/2"),
        ("2.1", "Bob", "Cem", "*"),
    ]
    text = "".join(
        f'[Event "Open"]\n[Round "{r}"]\n[White "{w}"]\n[Black "{b}"]\n[Result "{s}"]\n'
        f'[WhiteElo "2000"]\n\n1. e4 e5 {s}\n\n'
        for r, w, b, s in games
    )
    table = read(text)
    assert (table.event, table.rounds, table.rounds_played) == ("Open", 2, 1)
    assert table.players[0].results == (Result("W", 2, "W"), Result())
    assert table.players[1].results[1] == Result("", 3, "W")
    assert "byes" in table.lacks
