"""The places that a table prints, compared with ours."""

from calculator.model import Player, PrintedColumn, Result, crosstable
from calculator.printed import places
from calculator.ranked import rank
from calculator.ranking import Place, Standings
from calculator.reading import read
from tests.corpus.cases import sheet

OPEN = sheet("20_open").text


def otherwise(standings: Standings) -> dict[int, Place]:
    assert standings.published is not None
    assert standings.published.places is not None
    return {one.number: one.printed for one in standings.published.places.differences}


def test_a_printed_group_shares_its_places() -> None:
    printed = {number: str(place) for number, place in places(read(OPEN)).items()}
    assert printed == {1: "1", 2: "2", 3: "3", 4: "4", 5: "5–6", 6: "5–6", 7: "7", 8: "8"}


def test_a_group_that_we_separate_differs_in_nothing() -> None:
    standings = rank(read(OPEN))
    assert [row.place for row in standings.rows] == list(range(1, 9))
    assert otherwise(standings) == {}


def test_a_different_place_is_reported() -> None:
    text = OPEN.replace("\n7\t7\t", "\n7\t8\t").replace("\n8\t8\t", "\n8\t7\t")
    found = otherwise(rank(read(text)))
    assert {number: str(place) for number, place in found.items()} == {7: "8", 8: "7"}


def test_what_is_no_place_ends_a_group() -> None:
    rows = ("1-2", "", "withdrawn", "", "5", "")
    table = crosstable(
        Player(number, f"P{number}", (Result("H"),), place=place)
        for number, place in enumerate(rows, 1)
    )
    assert {number: str(place) for number, place in places(table).items()} == {
        1: "1–2",
        2: "1–2",
        5: "5",
    }


def test_a_shared_place_of_ours_is_no_printed_place_below_it() -> None:
    players = [Player(number, f"P{number}", (Result("H"),), place=str(number)) for number in (1, 2)]
    standings = rank(crosstable(players))
    assert [row.place for row in standings.rows] == [1, 1]
    assert {number: str(place) for number, place in otherwise(standings).items()} == {2: "2"}


def test_those_whom_the_own_order_of_a_sheet_leaves_tied_may_be_listed_one_after_the_other() -> (
    None
):
    players = [Player(number, f"P{number}", (Result("H"),), place=str(number)) for number in (1, 2)]
    column = PrintedColumn("Solk", "solkoff", {1: 0, 2: 0})
    table = crosstable(players)._replace(printed=(column,), announced=("solkoff",))
    assert [row.place for row in rank(table).rows] == [1, 1]
    assert otherwise(rank(table)) == {}
