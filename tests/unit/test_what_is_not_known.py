"""Tables that do not tell enough, questions that have no answer, and settings that say nothing."""

from __future__ import annotations

import pytest

from calculator.answers.printed_place import shared_in_print
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import altered, changed
from calculator.answers.what_if.other_result_sentences import lines
from calculator.answers.what_if.remaining_games import reachable
from calculator.model import Player, Result, crosstable
from calculator.printed.candidate_orders import others
from calculator.printed.conventions import other_sums
from calculator.printed.edition_scores import Readings
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import REGISTER, Choices, Tally, find, tiebreaks
from calculator.tiebreaks.changed_results import Carrier
from calculator.tiebreaks.choices import chosen
from calculator.tiebreaks.register import UnknownTiebreakError
from tests.corpus.cases import sheet
from tests.support.tables import section, values


class TestTiebreaks:
    def test_whom_one_met_is_not_known(self) -> None:
        # Player 1 won a game against nobody knows whom; player 2 met player 1.
        table = section("W D2", "D1 W3", "L2 U")
        found = values(table, "cumulative-opposition")
        assert found[1] is None
        assert found[3] == values(table, "cumulative")[2]

    def test_a_name_is_asked_for_once(self) -> None:
        assert [one.name for one in tiebreaks("solkoff, BH/C1, solkoff, bh/c1")] == [
            "solkoff",
            "BH/C1",
        ]

    @pytest.mark.parametrize("name", ["WIN:GP", "BH:XY"])
    def test_what_is_not_made_of_those_points_is_refused(self, name: str) -> None:
        with pytest.raises(UnknownTiebreakError):
            tiebreaks(name)

    def test_a_tiebreak_without_a_rule_is_a_mistake_of_ours(self) -> None:
        entry = REGISTER["solkoff"]._replace(each=None, among=None)
        with pytest.raises(TypeError, match="solkoff has no rule"):
            entry.values(Tally(section("W2", "L1")), [1, 2])

    def test_settings_that_say_nothing_are_left_out(self) -> None:
        flat = {"nonsense": "x", "late": "", "playoff.one": "1", "playoff.1": "-", "kashdan": "no"}
        assert chosen(flat) == Choices()
        assert chosen({"late": "none"}).late == ()

    def test_no_color_is_left_after_a_change(self) -> None:
        # The only game with colors becomes a forfeit.
        table = section("W2w D3", "L1b U", "U D1")
        tally = Tally(table, Choices(), "fide-2026")
        change = [Change(1, 1, "X")]
        players = {player.number: player for player in table.players}
        after = Carrier(tally).after(altered(table, players, change))
        fresh = Tally(changed(table, change), Choices(), "fide-2026")
        assert tally.has_colors
        assert not after.has_colors
        entry = find("BPG")
        assert entry is not None
        assert entry.values(after, [1, 2, 3]) == entry.values(fresh, [1, 2, 3])

    def test_who_came_late_is_told_so(self) -> None:
        table = section("W2", "L1")
        standings = rank(table, ["late-arrival"], choices=Choices(late=(1,)))
        said = {
            row.number: [
                note.code for term in row.values["late-arrival"].terms for note in term.notes
            ]
            for row in rank(section("D2", "D1"), ["late-arrival"], choices=Choices(late=(1,))).rows
        }
        assert said == {1: ["arrived-late"], 2: ["arrived-in-time"]}
        assert standings.row(1).place == 1


class TestOrdersThatAreTried:
    @pytest.mark.parametrize("file", ["20_open", "00_wscf"])
    def test_each_once_and_none_that_asks_for_a_lot_or_the_board(self, file: str) -> None:
        table = read(sheet(file).text)
        readings = Readings(table, Choices(), None)
        tried = [*others(table, "fide-2026", readings)]
        named = [one.named for one in tried if one.named]
        assert len(named) == len(set(named)) > 3
        assert not {"seed", "record"} & {
            need for one in tried if one.named for need in tiebreaks(one.order[:1])[0].needs
        }


class TestMistakesOfPrograms:
    def test_the_cumulatives_of_opponents_without_deductions(self) -> None:
        # Running scores: 1: 1, 2; 2: 0, 1 (its bye is not taken off); 3: 1, 1.
        table = section("W2 W3", "L1 B", "B L1")
        tally = Tally(table)
        entry = REGISTER["cumulative-opposition"]
        ((codes, found),) = other_sums(entry, tally, (1, 2, 3))
        assert codes == ("no-deduction",)
        assert {number: value.number for number, value in found.items()} == {1: 1 + 2, 2: 3, 3: 3}


class TestAnswers:
    def test_nobody_prints_a_place_for_a_number_that_is_not_there(self) -> None:
        standings = rank(read(sheet("20_open").text))
        assert standings.published is not None
        assert shared_in_print(standings, 999) is None

    def test_an_event_that_has_not_begun_has_no_way_higher(self) -> None:
        table = crosstable([Player(1, "Ann", ()), Player(2, "Bob", ())], rounds=3)
        said = lines(rank(table, ["TPN"]), 2)
        assert said[0] == "No game has been played yet, so there is no result to change."

    def test_a_round_in_which_nobody_else_is_left_brings_no_place(self) -> None:
        standings = rank(section("W2 -", "L1 U"), ["solkoff"])
        assert reachable(standings, 1) == ()

    def test_places_that_are_open_where_a_round_has_two_games(self) -> None:
        first = Player(1, "Ann", (Result("$", 2), Result("", 3)))
        second = Player(2, "Bob", (Result("L", 1), Result("", 4)))
        third = Player(3, "Cy", (Result("$", 4), Result("", 1)))
        last = Player(4, "Di", (Result("L", 3), Result("", 2)))
        table = crosstable([first, second, third, last], games_per_round=2, rounds_played=1)
        assert reachable(rank(table, ["solkoff"]), 1) == ()  # who knows how many rounds follow?
        table = table._replace(scheduled=2)
        found = reachable(rank(table, ["solkoff"]), 1)
        # Ann has 2 points, Cy too, Bob and Di have none; two points are at stake in each match.
        # That not both of Bob and Di can catch up with Ann, who lost both games, is not seen.
        assert [(one.code, one.best, one.worst) for one in found] == [
            ("$", 1, 1),
            ("#", 1, 1),
            ("W", 1, 2),
            ("D", 2, 2),
            ("L", 2, 4),
        ]
