"""The named orders, and what decides a place under them."""

from typing import Literal

import pytest

from calculator import UnknownTiebreakError
from calculator.answers import in_words, why
from calculator.model import System
from calculator.ranked import rank
from calculator.tiebreaks import ORDERS, REGISTER, Choices, ranked, tiebreaks
from calculator.tiebreaks.us_chess import US_CHESS
from calculator.view import text_of
from calculator.view.open_choices import to_enter
from calculator.words import say, use
from tests.support.tables import places, section

SWISS = (
    "actual-play",
    "modified-median",
    "solkoff",
    "cumulative",
    "result-between-tied",
    "most-blacks",
    "coin-flip",
)

PUBLISHED = {
    "us-chess": ("modified-median", "solkoff", "cumulative", "cumulative-opposition"),
    "big-rapids-swiss": SWISS,
    "big-rapids-round-robin": (
        "actual-play",
        "sonneborn-berger",
        "result-between-tied",
        "coin-flip",
    ),
    "big-rapids-team": ("team-game-points", *SWISS),
    "golombek-round-robin": ("sonneborn-berger", "most-wins"),
    "wintd-default": ("modified-median", "solkoff", "sonneborn-berger", "cumulative"),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_as_their_sources_print_them(name: str) -> None:
    assert ORDERS[name].tiebreaks == PUBLISHED[name]


def test_iccf_begins_with_wins() -> None:
    assert ORDERS["iccf"].tiebreaks[0] == "most-wins"


@pytest.mark.parametrize("name", ORDERS)
def test_every_order_can_be_used(name: str) -> None:
    standings = rank(section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1"), name)
    assert [tiebreak.name for tiebreak in standings.order] == list(ORDERS[name].tiebreaks)
    assert len(standings.rows) == 4


def test_the_default() -> None:
    standings = rank(section("W2", "L1"))
    assert tuple(tiebreak.name for tiebreak in standings.order) == PUBLISHED["us-chess"]


@pytest.mark.parametrize("order", ["luck", "solkoff,luck", ["luck"]])
def test_an_unknown_name(order: str | list[str]) -> None:
    with pytest.raises(UnknownTiebreakError, match="luck"):
        rank(section("W2", "L1"), order)


def test_the_first_tiebreak_that_differs_decides() -> None:
    table = section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")  # 2 and 4 have 1 point
    rows = rank(table, ["solkoff", "kashdan"]).rows
    assert [(row.place, row.number, row.decided_by) for row in rows] == [
        (1, 1, "score"),
        (2, 3, "score"),
        (3, 2, "score"),
        (4, 4, "kashdan"),
    ]
    # Both have 5 by Solkoff; a win and two losses make 6 by Kashdan, two draws and a loss 5.
    assert [rows[2].values["kashdan"].number, rows[3].values["kashdan"].number] == [6, 5]


def test_a_tiebreak_without_values_is_passed_over() -> None:
    table = section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")
    assert places(table, "most-blacks", "kashdan")[4] == 4
    rows = rank(table, ["most-blacks", "kashdan"]).rows
    assert rows[3].decided_by == "kashdan"


class TestAtTheBoard:
    """34E12 and 34E13 are recorded or drawn, never made up."""

    TABLE = section("D2 W3 W4", "D1 W4 W3", "L4 L1 L2", "W3 L2 L1")

    @pytest.mark.parametrize("name", ["playoff", "single-fast-game", "coin-flip"])
    def test_nothing_recorded_decides_nothing(self, name: str) -> None:
        assert places(self.TABLE, name) == {1: 1, 2: 1, 4: 3, 3: 4}
        # That is no fault of the table.
        assert rank(self.TABLE, [name]).warnings == ()

    @pytest.mark.parametrize("name", ["playoff", "single-fast-game", "coin-flip"])
    def test_what_is_still_to_be_decided_is_said(self, name: str) -> None:
        said = in_words(why(rank(self.TABLE, [name]), 1))
        assert f"{REGISTER[name].title} comes next: its result is not entered yet." in said

    @pytest.mark.parametrize("name", ["playoff", "single-fast-game"])
    def test_a_recorded_result_decides(self, name: str) -> None:
        choices = Choices(recorded=((name, ((1, 0), (2, 1))),))
        rows = rank(self.TABLE, [name], choices=choices).rows
        assert [(row.number, row.decided_by) for row in rows[:2]] == [(2, "score"), (1, name)]

    def test_a_draw_can_be_repeated(self) -> None:
        draws = [
            tuple(
                row.number
                for row in rank(
                    self.TABLE, ["coin-flip"], choices=Choices(seed=f"dice {n // 2}")
                ).rows
            )
            for n in range(60)
        ]
        assert draws[::2] == draws[1::2]
        assert len(set(draws)) == 2

    @pytest.mark.parametrize("kind", ["swiss", "round-robin", "team"])
    def test_where_lots_are_for_no_title_it_is_said_beside_the_button(self, kind: str) -> None:
        for order, said in ((f"big-rapids-{kind}", True), ("coin-flip", False)):
            asked = to_enter(rank(self.TABLE, order), order)
            assert asked is not None
            assert (say("not-for-titles") in text_of(asked)) == said

    def test_a_draw_is_told_as_places(self) -> None:
        drawn = rank(self.TABLE, ["coin-flip"], choices=Choices(seed="dice"))
        said = [in_words(why(drawn, row.number)) for row in drawn.rows[:2]]
        assert "ahead on Coin Flip: 1st, not 2nd, of the two. Lots were drawn." in said[0]
        assert "behind on Coin Flip: 2nd, not 1st, of the two. Lots were drawn." in said[1]


def test_what_a_column_of_another_name_may_hold() -> None:
    usual = ("modified-median", "median", "solkoff", "cumulative")
    assert ranked("mistaken", "us-chess")[:4] == usual


#: What is tried for a column without a name, and for an order, the likeliest first.
TRIED: dict[tuple[Literal["column", "order"], System], str] = {
    ("column", "us-chess"): "modified-median solkoff cumulative cumulative-opposition median "
    "sonneborn-berger us-amateur-team kashdan most-blacks opposition-performance "
    "average-opposition most-wins team-game-points",
    ("column", "fide"): "BH/C1 BH SB BH/C2 BH/M1 PS WIN WON BPG BWG KS ARO ARO/C1 TPR PTP APRO FB "
    "AOB SB/C1 BH/M2 REP RTNG DE",
    ("order", "us-chess"): "modified-median solkoff cumulative cumulative-opposition median "
    "sonneborn-berger result-between-tied kashdan most-wins most-blacks average-opposition "
    "opposition-performance time-of-loss",
    ("order", "fide"): "BH/C1 BH DE SB WIN WON BPG PS BWG ARO KS BH/M1 BH/C2 ARO/C1 TPR SB/C1 FB "
    "AOB REP STD PTP APRO RTNG",
}


@pytest.mark.parametrize(("what", "system"), TRIED)
def test_what_is_tried_the_likeliest_first(
    what: Literal["column", "order"], system: System
) -> None:
    names = TRIED[what, system].split()
    # A new one may stand between them.
    assert [name for name in ranked(what, system) if name in names] == names


#: What a table has to tell for a value.
NEEDS = {
    **dict.fromkeys(("modified-median", "solkoff", "median"), "opponents"),
    **dict.fromkeys(("kashdan", "most-wins", "actual-play"), "results"),
    **dict.fromkeys(("cumulative", "time-of-loss"), "results rounds"),
    **dict.fromkeys(("playoff", "single-fast-game"), "group record"),
    "sonneborn-berger": "opponents results",
    "result-between-tied": "opponents results group",
    "most-blacks": "results colors",
    "cumulative-opposition": "opponents results rounds",
    "opposition-performance": "opponents results ratings",
    "average-opposition": "opponents ratings",
    "coin-flip": "group seed",
    "late-arrival": "results late",
    "team-game-points": "game-points",
    "us-amateur-team": "opponents game-points",
}


def test_what_the_american_tiebreaks_need() -> None:
    needs = {entry.name: " ".join(entry.needs) for entry in US_CHESS}
    assert {name: needs[name] for name in NEEDS} == NEEDS


def test_a_player_who_is_not_there_is_named() -> None:
    standings = rank(section("W2", "L1"))
    assert standings.row(2).number == 2
    with pytest.raises(KeyError, match=r"^3$"):
        standings.row(3)


def test_every_tiebreak_says_what_it_is() -> None:
    for name, tiebreak in REGISTER.items():
        assert tiebreak.name == name
        for words in (tiebreak.title, tiebreak.heading, tiebreak.source, tiebreak.meaning):
            assert words.strip()
        assert tiebreak.page.endswith("/")


def test_a_name_of_several_tiebreaks_of_teams_asks_which() -> None:
    with pytest.raises(UnknownTiebreakError) as error:
        tiebreaks("BH,ESB/C1")
    assert str(error.value) == (
        "“ESB/C1” is several tiebreaks; say which one: EMMSB, EMGSB, EGMSB or EGGSB"
    )
    with use("es"):
        assert str(error.value) == (
            "«ESB/C1» son varios desempates; indica cuál: EMMSB, EMGSB, EGMSB o EGGSB"
        )


@pytest.mark.parametrize(
    ("code", "meaning"),
    [
        ("BH", "Your opponents’ scores added up."),
        ("BH/C1", "Your opponents’ scores added up, without the lowest."),
        ("BH/C2", "Your opponents’ scores added up, without the two lowest."),
        ("BH/M1", "Your opponents’ scores added up, without the lowest and the highest."),
        (
            "BH:GP/M2",
            "Your opponents’ scores added up, without the two lowest and the two highest.",
        ),
        ("ARO/C1", "The mean rating of the opponents you played, without the lowest."),
        ("BH/C1/P", "Your opponents’ scores added up, without the lowest."),
    ],
)
def test_a_cut_says_what_it_leaves_out(code: str, meaning: str) -> None:
    (entry,) = tiebreaks(code)
    assert entry.meaning == meaning


def test_a_cut_of_the_progressive_score_leaves_out_rounds() -> None:
    (entry,) = tiebreaks("PS/C1")
    assert entry.meaning.endswith(", without the first round.")


def test_what_is_announced_and_not_known_is_named() -> None:
    table = section("W2", "L1")._replace(announced=("XYZ", "ESB", "solkoff"))
    unknown, of_teams = (found.words() for found in rank(table, "solkoff").warnings)
    assert unknown == (
        "The text announces “XYZ”, which we do not know, and prints no values for it: it decides "
        "nothing here."
    )
    assert of_teams == (
        "The text announces ESB and does not say which one it is, EMMSB, EMGSB, EGMSB or EGGSB: "
        "left out."
    )
