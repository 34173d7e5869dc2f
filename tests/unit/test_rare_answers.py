"""Answers that few tables bring about: what is passed over, printed by nobody, or not known."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from random import Random

import pytest

from calculator import answers
from calculator.answers import wording
from calculator.answers.printed_place import contradicted
from calculator.answers.what_if.other_result_sentences import lines
from calculator.model import Crosstable, Given, Player, PrintedColumn, Result, crosstable
from calculator.page import answer
from calculator.printed.columns import candidates
from calculator.ranked import rank
from calculator.reading import opened, read
from calculator.tiebreaks import Choices
from calculator.view import Asked, result, to_tree
from calculator.view.reading_choice import PastedText
from calculator.words import say
from calculator.writing import to_json
from calculator.writing.standings_json import versus_document
from tests.support.events import random_event
from tests.support.project import ROOT
from tests.support.tables import core_table, section, values

SAMPLES = ROOT / "docs" / "samples"
QUAD = """\
No	Name	R1	R2	R3	Pts
1	Ann	W2	D3	L4	1.5
2	Ben	L1	W4	D3	1.5
3	Cem	W4	D1	D2	2
4	Dea	L3	L2	W1	1
"""


def asked(text: str, what: str = "calculate", **more: object) -> str:
    """The page's reply, as it is."""
    reply = answer(json.dumps({"what": what, "text": text, **more}))
    assert json.loads(reply)["state"] == "done"
    return reply


class TestWhoBeatTheOneAhead:
    #: Player 2 beat player 1; whom player 2 met in round 3 nobody knows.
    TABLE = section("L2 W3 W4", "W1 D4 D", "W4 L1 U", "L3 D2 L1")

    @pytest.mark.parametrize(
        ("order", "title"),
        [
            ("result-between-tied,most-wins", "Result Between Tied Players"),
            ("DE,most-wins", "Direct Encounter"),
        ],
    )
    def test_the_tiebreak_that_asks_for_their_game_had_no_value(
        self, order: str, title: str
    ) -> None:
        versus = answers.compare(rank(self.TABLE, order), 1, 2)
        said = answers.versus_in_words(versus, 2)
        assert (
            f"{title} looks at that result, but not everybody in the tie has a value there." in said
        )

    def test_their_game_was_one_of_several_among_the_tied(self) -> None:
        table = section("L5 W3 W4", "L3 B B", "W2 L1 W5", "B L5 L1", "W1 W4 L3")
        versus = answers.compare(rank(table, "result-between-tied"), 3, 1)
        assert versus.beaten is not None
        assert (versus.beaten.when, versus.beaten.group) == ("among", 4)
        said = answers.versus_in_words(versus, 1)
        assert "looks at all games among the four who were tied, not that one alone." in said

    def test_the_page_leads_to_the_guide(self) -> None:
        text = to_json(self.TABLE)
        assert "tb-beaten" in asked(text, player="2", versus="1", order="most-wins")
        assert "tb-beaten" not in asked(text, player="1", versus="2", order="most-wins")


def test_two_who_share_a_place_have_no_values_that_decided() -> None:
    standings = rank(read((SAMPLES / "shared-place.txt").read_text(encoding="utf-8")))
    found = versus_document(answers.compare(standings, 1, 2))
    assert (found["tiebreak"], found["values"]) == (None, None)


def placed(table: Crosstable, *places: str) -> Crosstable:
    """The table with printed places."""
    pairs = zip(table.players, places, strict=True)
    return table._replace(players=tuple(one._replace(place=place) for one, place in pairs))


class TestPrintedPlacesAndColumns:
    def test_a_few_places_fit_many_an_order_and_show_none(self) -> None:
        table = section("D2 D4 X3", "D1 F3 W4", "W4 X2 F1", "L3 D1 L2")
        assert wording.basis(rank(placed(table, "2", "3", "1", "4"))) == (
            (
                "We found no tiebreak order on the sheet. "
                "Under the US Chess default, 2 of its 4 places differ."
            ),
        )

    def test_another_order_is_asked_for_than_the_printed_values_follow(self) -> None:
        table = section("W4 W3", "L5 W5", "B L1", "L1 B", "W2 L2")
        figures = {1: 3500, 2: 1000, 3: 2000, 4: 1000, 5: 2000}
        column = PrintedColumn("TB", "PS", figures, assumed=True)
        printed = placed(table, "1", "4", "2", "4", "2")._replace(printed=(column,))
        found = contradicted(rank(printed, "KS,PS"), 3)
        assert found is not None
        assert found.reason is not None
        assert found.reason.code == "print-why-no-order"

    @pytest.mark.parametrize(
        ("tiebreak", "printed"),
        # As 34E5 has it: who won the game has 1, but how sheets print that nobody says.
        [("DE", {}), ("playoff", {}), ("result-between-tied", {1: 1000, 2: 0, 3: 0, 4: 0})],
    )
    def test_a_column_about_a_group_that_says_nothing_is_not_compared(
        self, tiebreak: str, printed: dict[int, int]
    ) -> None:
        table = read(QUAD)._replace(printed=(PrintedColumn("Last", tiebreak, printed),))
        published = rank(table).published
        assert published is not None
        assert [note.code for note in published.warnings] == ["column-of-group"]

    def test_printed_columns_are_an_order_to_be_tried(self) -> None:
        columns = (
            PrintedColumn("GP", "GP", {1: 2500, 2: 1500}, assumed=True),
            PrintedColumn("SB", "sonneborn-berger", {1: 3000, 2: 3000}),
        )
        table = placed(section("W2", "L"), "2", "2")._replace(printed=columns)
        assert rank(table).basis.places == 2


class TestWhatTheOpponentsOfAnOpponentScored:
    def table(self, cell: str) -> Crosstable:
        """Of the third player only the score is known, and that there was a half-point bye."""
        return crosstable(
            [
                Player(1, "Ann", (Result("W", 2), Result(cell, 3))),
                Player(2, "Ben", (Result("L", 1), Result("H"))),
                Player(3, "", given=Given(2, ("H",))),
            ]
        )._replace(system="fide")

    @pytest.mark.parametrize("cell", ["W", "L", "F", "X"])
    def test_a_bye_of_which_nobody_knows_the_round_leaves_no_value(self, cell: str) -> None:
        row = rank(self.table(cell), "BH", rules="fide-2026").row(1)
        missing = row.values["BH"].missing
        assert missing is not None
        assert missing.code == "no-opponents-results"

    def test_no_other_result_is_tried_against_whom_only_the_score_is_known(self) -> None:
        # Ann's second game was against somebody of whom only the score is known.
        said = "\n".join(lines(rank(self.table("W"), "WIN"), 2))
        assert "If you had beaten Ann in round 1" in said
        assert "in round 2" not in said

    @pytest.mark.parametrize("name", ["AOB", "AOB/F", "BH", "SB", "ARO"])
    def test_whom_one_met_is_not_known(self, name: str) -> None:
        assert values(section("W2 W B", "L1 W3 H", "L2 U W"), name)[1] is None


def test_what_is_proposed_for_a_slip_shows_without_the_text() -> None:
    text = QUAD.replace("L1\tW4", "D1\tW4")
    standings = rank(read(text))
    # A button would change the text: without it, or with another one, there is none.
    found = opened(text)
    sources = [None, PastedText("No table", found), PastedText(text, found)]
    shown = [json.dumps(to_tree(result(standings, Asked(), source=source))) for source in sources]
    assert ["D1" in one for one in shown] == [True] * 3
    assert ['"data-part": "mend"' in one for one in shown] == [False, False, True]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_what_is_counted_in_fractions_takes_the_same_form_where_it_is_whole(count: int) -> None:
    assert say("now-changed", Fraction(count)) == say("now-changed", count)
    assert say("now-changed", Fraction(1, 2)).endswith("changed results.")


def test_a_result_that_would_leave_it_to_the_lot_says_who_comes_first_then() -> None:
    standings = rank(read(QUAD), "coin-flip", choices=Choices(seed="g"))
    assert (
        "  If you had drawn with Ann in round 1, you would be 1st, because you and Cem would both "
        "have 2 points, and on Coin Flip you would come 1st and Cem 2nd."
    ) in lines(standings, 2)


@pytest.mark.parametrize("rules", ["fide-2022", "fide-2026"])
def test_a_convention_that_fits_a_column_leaves_the_edition_as_it_is(rules: str) -> None:
    table = read((SAMPLES / "wscf.txt").read_text(encoding="utf-8"))._replace(printed=())
    other = Choices(conventions=(("sonneborn-berger", "adjusted"),))
    printed = {
        row.number: int(1000 * (row.values["sonneborn-berger"].number or 0))
        for row in rank(table, "sonneborn-berger", choices=other).rows
    }
    column = PrintedColumn("SB", "sonneborn-berger", printed)
    found = rank(table._replace(printed=(column,)), "BH", rules=rules)
    plain = rank(table, "BH", rules=rules)
    assert found.tally.choices.conventions == other.conventions
    assert [row.values["BH"] for row in found.rows] == [row.values["BH"] for row in plain.rows]


#: Eight players with forfeits and byes: editions and readings of the rules differ over them.
GAPS = section(
    *("D3 L4 L7", "D8 F5 D6", "D1 F7 X4", "U W1 F3"),
    *("U X2 D8", "D7 D8 D2", "D6 X3 W1", "D2 D6 D5 B"),
)


def column(heading: str, tiebreak: str | None, figures: dict[int, float | None]) -> PrintedColumn:
    return PrintedColumn(heading, tiebreak, {at: int(1000 * (n or 0)) for at, n in figures.items()})


def figures(
    table: Crosstable, order: str, rules: str = "fide-2026", choices: Choices | None = None
) -> dict[int, float | None]:
    rows = rank(table, order, rules=rules, choices=choices).rows
    return {row.number: row.values[order].number for row in rows}


def test_a_convention_of_one_edition_is_found_under_that_edition() -> None:
    other = Choices(conventions=(("virtual-opponent", "draw"),))
    printed = figures(GAPS, "SB", choices=other, rules="fide-2022")
    assert printed != figures(GAPS, "SB", rules="fide-2022")
    table = GAPS._replace(printed=(column("SB", "SB", printed),))
    found = rank(table, "BH", rules="fide-2022")
    assert found.tally.choices.conventions == other.conventions
    assert found.published is not None
    assert found.published.differences == ()


def test_a_column_under_a_code_without_modifiers_tells_the_edition() -> None:
    printed = figures(GAPS, "BH", rules="fide-2022")
    assert printed != figures(GAPS, "BH", rules="fide-2026")
    table = GAPS._replace(printed=(column("BH", "BH", printed),))
    assert rank(table).tally.rules == "fide-2022"


@pytest.mark.parametrize("drawn", ["F5 X2", "Z5 Z2"])
def test_forfeits_that_a_program_took_for_games_explain_its_column(drawn: str) -> None:
    second, fifth = drawn.split()
    rows = (
        *("D3 L4 L7", f"D8 {second} D6", "D1 F7 X4", "U W1 F3"),
        *(f"U {fifth} D8", "D7 D8 D2", "D6 X3 W1", "D2 D6 D5 B"),
    )
    games = section(*(row.translate(str.maketrans("XFZ", "WLD")) for row in rows))
    printed = column("Solk", "solkoff", figures(games, "solkoff"))
    published = rank(section(*rows)._replace(printed=(printed,)), "solkoff").published
    assert published is not None
    assert published.differences
    assert published.warnings[0].code == "differs-by-forfeits"
    assert "forfeit" in published.warnings[0].words()


def test_four_different_figures_name_a_column_though_one_is_wrong() -> None:
    table = section(
        *("L2 W2 W2", "W1 L1 L1", "H W8 D5", "X H U"),
        *("H W6 D3", "U L5 L8", "U H X", "H L3 W6"),
    )
    printed = figures(table, "solkoff")
    printed[1] = (printed[1] or 0) + 0.5
    assert len(set(printed.values())) == 4
    found = rank(table._replace(printed=(column("TB1", None, printed),)), "solkoff")
    assert [one.tiebreak for one in found.table.printed] == ["solkoff"]


@pytest.mark.parametrize(("wrong", "name"), [
    ((0, 2, 4, 6, 8, 10, 50, 60, 70), "solkoff"),
    (range(0, 20, 2), "solkoff"),
    (range(11), "printed:TB1"),
])  # fmt: skip
def test_a_long_column_is_known_though_one_in_ten_is_wrong(
    wrong: Iterable[int], name: str | None
) -> None:
    table = core_table(random_event(Random(1), 100, 5, plain=True))  # noqa: S311
    printed = values(table, "solkoff")
    order = list(printed)
    for at in wrong:
        printed[order[at]] = (printed[order[at]] or 0) + 0.5
    found = rank(table._replace(printed=(column("TB1", None, printed),)), "median")
    assert found.table.printed[0].tiebreak == name


def test_a_column_made_as_for_a_swiss_is_explained_under_the_convention_in_force() -> None:
    virtual = Choices(conventions=(("virtual-opponent", "draw"),))
    robin = crosstable(GAPS.players)._replace(kind="round-robin")
    printed = figures(GAPS, "SB", "fide-2022", virtual)
    assert printed != figures(GAPS, "SB", "fide-2022")
    table = robin._replace(printed=(column("SB", "SB", printed),))
    published = rank(table, "SB", rules="fide-2022", choices=virtual).published
    assert published is not None
    assert [one.code for one in published.warnings][:1] == ["differs-as-swiss"]


def test_a_dummy_is_capped_only_by_less_than_it_has() -> None:
    # Player 1 lost to player 4 by forfeit in round 3, and both have 1 1/2 points.
    table = section("W6 D3 F4", "H H H", "D4 D1 D6", "D3 W6 F1", "H H U", "L1 L4 D3")
    row = next(row for row in rank(table, "BH", rules="fide-2026").rows if row.number == 1)
    (term,) = [term for term in row.values["BH"].terms if term.dummy]
    assert (term.opponent, term.dummy and term.dummy.cap) == (4, "")
    assert [note.code for note in term.notes] == ["dummy"]


def test_what_the_order_asks_already_is_not_shown_twice() -> None:
    found = rank(read(QUAD), "solkoff", also=("solkoff", "median", "DE"))
    assert [one.name for one in found.columns] == ["solkoff", "median"]


def test_a_round_without_a_result_does_not_end_the_game_points() -> None:
    match = Result("W", 2, game_halves=5)
    team = Player(1, "Ann", (match, Result(""), match._replace(game_halves=3)))
    other = Player(2, "Ben", (Result("L", 1, game_halves=3),) * 3)
    assert values(crosstable([team, other]), "team-game-points")[1] == 4


@pytest.mark.parametrize("wrong", [0, 1])
def test_of_conventions_that_fit_a_column_alike_it_is_ours(wrong: int) -> None:
    table = read(QUAD)
    printed = values(table, "sonneborn-berger")
    figures = {number: int(1000 * (value or 0)) for number, value in printed.items()}
    figures[1] += 250 * wrong
    column = PrintedColumn("SB", "sonneborn-berger", figures)
    found = rank(table._replace(printed=(column,)))
    assert found.published is not None
    assert (found.published.agree, found.tally.choices.conventions) == (4 - wrong, ())


def test_an_order_that_the_text_announces_has_no_name() -> None:
    basis = rank(read(QUAD)._replace(announced=("solkoff",))).basis
    assert (basis.origin, basis.named) == ("announced", "")


def test_a_bye_asked_for_before_a_game_counts_as_it_scored_for_the_opponents() -> None:
    # Player 2 played again after it; the last round was a bye that nobody asked for.
    assert values(section("W3 D2 L3", "U D1 P", "L1 U W1"), "BH")[1] == 1 + 1.5 + 1


def test_a_heading_that_numbers_a_cut_buchholz_is_tried_as_that_first() -> None:
    column = PrintedColumn("TB1", "BH/C1", {1: 3000}, assumed=True)
    tried = candidates(column, read(QUAD))
    assert tried[0] == "BH/C1"
    assert "BH" in tried
