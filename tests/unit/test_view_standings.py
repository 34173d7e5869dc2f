"""The tables of standings and results, and what can be chosen, as trees of elements."""

from collections.abc import Iterator

import pytest

from calculator.answers.what_if.change import Change
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices, tiebreaks
from calculator.view import Asked, Element, result, text_of, workings
from calculator.view.sorting import in_order
from tests.corpus.cases import sheet
from tests.support.project import ROOT

WSCF = read(sheet("00_wscf").text)
OPEN = sheet("20_open").text


def sample(name: str) -> str:
    return (ROOT / "docs" / "samples" / f"{name}.txt").read_text(encoding="utf-8")


def inside(tree: Element) -> Iterator[Element]:
    yield tree
    for child in tree.children:
        if isinstance(child, Element):
            yield from inside(child)


def marked(tree: Element, name: str) -> list[Element]:
    """Everything of a class."""
    return [each for each in inside(tree) if name in each.attributes.get("class", "").split()]


def valued(tree: Element, key: str) -> dict[str, str]:
    """Every button that sets a part of the state: its text and its value."""
    return {
        text_of(each): each.attributes["data-value"]
        for each in inside(tree)
        if each.attributes.get("data-key") == key and "data-value" in each.attributes
    }


def options(tree: Element, name: str) -> dict[str, str]:
    """The options of a select, by value."""
    return {
        option.attributes["value"]: text_of(option)
        for select in inside(tree)
        if select.attributes.get("name") == name
        for option in inside(select)
        if option.tag == "option"
    }


@pytest.mark.parametrize(
    ("sort", "first"),
    [
        ("", [1, 2, 3]),
        ("name", [1, 2, 4]),
        ("-name", [13, 10, 8]),
        ("score", [1, 2, 3]),
        ("-score", [12, 13, 14]),
        ("solkoff", [9, 4, 5]),
        ("-solkoff", [8, 11, 14]),
        ("no-such-column", [1, 2, 3]),
    ],
)
def test_rows_by_a_column(sort: str, first: list[int]) -> None:
    assert [row.number for row in in_order(rank(WSCF), sort)][:3] == first


def test_players_without_a_value_come_last_either_way() -> None:
    standings = rank(read(sample("rated")), "average-opposition")
    lacking = [
        row.number for row in standings.rows if row.values["average-opposition"].amount is None
    ]
    for sort in ("average-opposition", "-average-opposition"):
        assert [row.number for row in in_order(standings, sort)][
            len(standings.rows) - len(lacking) :
        ] == lacking


def test_a_head_sorts_turns_round_and_goes_back() -> None:
    standings = rank(WSCF)
    following = ""
    seen = []
    for _ in range(3):
        tree = result(standings, Asked(sort=following))
        heads = [
            each for each in inside(tree) if each.tag == "th" and "aria-sort" in each.attributes
        ]
        assert len(heads) == 1
        seen.append((text_of(heads[0]), heads[0].attributes["aria-sort"]))
        following = valued(tree, "sort")["Solkoff"]
    assert seen == [("Place", "ascending"), ("Solkoff", "descending"), ("Solkoff", "ascending")]
    assert following == ""


def test_players_with_one_score_are_held_together_by_place_only() -> None:
    standings = rank(WSCF)
    scores = [each.attributes["class"].split()[-1] for each in marked(result(standings), "tb-tie")]
    assert scores[:2] == ["tb-first", "tb-last"]
    assert scores.count("tb-first") == scores.count("tb-last") == 5
    assert marked(result(standings, Asked(sort="solkoff")), "tb-tie") == []


def test_players_who_share_a_place_are_held_together() -> None:
    tree = result(rank(WSCF, "most-blacks"))
    assert [text_of(each) for each in marked(tree, "tb-level")][:4] == ["1", "1", "4", "4"]


def test_a_different_printed_place_is_beside_ours_until_results_change() -> None:
    text = OPEN.replace("\n7\t7\t", "\n7\t8\t").replace("\n8\t8\t", "\n8\t7\t")
    standings = rank(read(text))
    assert [text_of(each) for each in marked(result(standings), "tb-other-place")] == [
        "printed 8",
        "printed 7",
    ]
    changed = result(standings, before=rank(read(text)))
    assert marked(changed, "tb-other-place") == []


def test_every_name_leads_to_its_answer() -> None:
    tree = result(rank(WSCF))
    links = marked(tree, "tb-player")
    assert [link.attributes["data-value"] for link in links] == [str(n) for n in range(1, 16)]
    assert {link.attributes["href"] for link in links} == {"#tb-why"}


def test_the_answer_names_players_with_the_same_score() -> None:
    tree = result(rank(WSCF), Asked(player=5))
    (level,) = marked(tree, "tb-level-with")
    assert text_of(level) == "With 3½ points:4th Player, C5th Player, D6th Player, I"
    reasons = [text_of(each) for each in marked(tree, "tb-because")]
    assert reasons[0] == (
        "The scores after each round add up to 12½ for you and 14½ for Player, C. "
        "You were behind after rounds 2 and 4, by 2 points in all."
    )
    assert len(reasons) == 2


def test_the_chosen_players_games_are_marked_in_the_crosstable() -> None:
    tree = result(rank(WSCF), Asked(player=5, results=True))
    mine = [text_of(each) for each in marked(tree, "tb-mine")]
    assert sorted(cell for cell in mine if cell.endswith("5")) == [
        "D5",
        "L5",
        "L5",
        "L5",
        "W5",
        "W5",
    ]
    assert [text_of(each) for each in marked(tree, "tb-among-level")] == ["D5", "D4"]
    assert len(marked(tree, "tb-same-score")) == 3
    nobody = result(rank(WSCF), Asked(results=True))
    assert marked(nobody, "tb-mine") == []
    (letters,) = marked(nobody, "tb-note")
    assert text_of(letters) == "W win · D draw · L loss · B full-point bye"


def test_the_box_says_who_is_chosen() -> None:
    def box(tree: Element) -> dict[str, str]:
        (found,) = [each for each in inside(tree) if each.attributes.get("role") == "combobox"]
        return found.attributes

    nobody = result(rank(WSCF))
    assert (box(nobody)["value"], box(nobody)["aria-label"]) == ("", "Player")
    assert not marked(nobody, "tb-nobody")
    somebody = result(rank(WSCF), Asked(player=5))
    assert box(somebody)["value"] == "Player, D"
    assert marked(somebody, "tb-nobody")


def test_the_bar_names_the_event_and_says_whether_the_print_agrees() -> None:
    def bar(text: str) -> list[str]:
        tree = result(rank(read(text)))
        return [
            text_of(found)
            for class_ in ("tb-title", "tb-count", "tb-badge")
            for found in marked(tree, class_)
        ]

    assert bar(OPEN) == ["Open 04 · Open", "8 players", "✓ 32 of 32 printed values agree"]
    swapped = OPEN.replace("\n7\t7\t", "\n7\t8\t").replace("\n8\t8\t", "\n8\t7\t")
    assert bar(swapped) == ["Open 04 · Open", "8 players", "2 places differ"]
    assert bar("Name,R1\nAnn,W2\nBob,L1") == ["2 players", "The text"]
    # Who reads a check mark takes all that is printed for right.
    title, table = OPEN.rstrip().split("\n\n")
    rows = [f"{line}\t{at * at or 'TBrk9'}" for at, line in enumerate(table.splitlines())]
    unknown = "\n".join([title, "", *rows])
    assert bar(unknown)[-1] == "✓ 32 of 32 printed values agree, 1 column not compared"
    nothing = "No.\tName\tRd 1\tTot\tTBrk1\n1\tAnn\tW2\t1\t9\n2\tBob\tL1\t0\t8"
    assert bar(nothing)[-1] == "not compared"


def test_each_choice_says_its_place_only_when_asked() -> None:
    quiet = result(rank(WSCF), Asked(player=5))
    assert marked(quiet, "tb-effects") == []
    tree = result(rank(WSCF), Asked(player=5, effects=True))
    (found,) = marked(tree, "tb-effects")
    assert found.attributes["aria-label"] == "Player, D’s place under each order"
    assert "US Chess default 5th" in [text_of(item) for item in inside(found) if item.tag == "li"]
    labels = [each.attributes.get("aria-label", "") for each in inside(tree)]
    assert "Cumulative: down (4th)" in labels
    assert "Solkoff: up" in labels
    assert marked(result(rank(WSCF), Asked(effects=True)), "tb-effects") == []


def test_switches_say_the_place_that_they_lead_to() -> None:
    standings = rank(WSCF, "sonneborn-berger")
    found = options(result(standings, Asked(player=6, effects=True)), "choices.sonneborn-berger")
    assert found == {
        "raw": "final scores (6th)",
        "adjusted": "adjusted scores (6th)",
        "lichess": "as Lichess does (6th)",
    }


def test_the_edition_can_be_chosen_if_the_order_is_fides() -> None:
    assert options(result(rank(WSCF)), "rules") == {}
    tree = result(rank(read(sample("fide-open"))), Asked())
    assert list(options(tree, "rules")) == ["", "fide-2022", "fide-2024", "fide-2026"]
    assert options(tree, "rules")[""].startswith("of the event: ")
    chosen = result(rank(read(sample("fide-open")), rules="fide-2022"), Asked(rules="fide-2022"))
    selected = [
        each.attributes["value"]
        for select in inside(chosen)
        if select.attributes.get("name") == "rules"
        for each in inside(select)
        if "selected" in each.attributes
    ]
    assert selected == ["fide-2022"]


def test_latecomers_can_be_corrected() -> None:
    def late(choices: Choices | None = None) -> Element:
        tree = result(rank(WSCF, "late-arrival", choices=choices))
        found, _out = marked(tree, "tb-late")
        return found

    assert "Nobody" in text_of(late())
    assert options(late(), "choices.late")["3"] == "Player, E"
    two = late(Choices(late=(3, 5)))
    assert [text_of(each) for each in inside(two) if each.tag == "li"] == [
        "Player, E ×",
        "Player, D ×",
    ]
    buttons = {
        each.attributes.get("aria-label", text_of(each)): each.attributes["data-value"]
        for each in inside(two)
        if each.attributes.get("data-key") == "choices.late"
    }
    assert buttons == {
        "Player, E was on time": "5",
        "Player, D was on time": "3",
        "As the table says": "",
    }
    assert valued(late(Choices(late=())), "choices.late") == {"As the table says": ""}


def test_a_lot_is_shown_as_a_place() -> None:
    standings = rank(WSCF, "coin-flip", choices=Choices(seed="wall"))
    shown = [text_of(each) for each in marked(result(standings), "tb-value")]
    assert set(shown) <= {"1st", "2nd", "3rd", "4th"}
    number = standings.rows[0].number
    tree = workings(standings, number, tiebreaks("coin-flip")[0], "../")
    assert [text_of(each) for each in marked(tree, "tb-amount")] == ["1st", "1st"]
    assert f"drawn for “wall/{number}/" in text_of(tree)


def test_a_sum_with_something_left_out_has_its_subtotals() -> None:
    standings = rank(WSCF)
    tree = workings(standings, 2, tiebreaks("modified-median")[0], "../")
    assert [text_of(each) for each in marked(tree, "tb-subtotal")] == [
        "All together 17½",
        "Left out −1½",
    ]
    assert marked(workings(standings, 2, tiebreaks("solkoff")[0], "../"), "tb-subtotal") == []


def test_an_average_shows_its_division() -> None:
    standings = rank(read(sample("rated")), "average-opposition")
    row = next(row for row in standings.rows if len(row.values["average-opposition"].terms) > 1)
    tree = workings(standings, row.number, standings.order[0], "../")
    (found,) = marked(tree, "tb-subtotal")
    assert "÷" in text_of(found)


def test_a_changed_result_keeps_the_places_of_before() -> None:
    standings = rank(WSCF)
    tree = result(standings, Asked(changes=(Change(1, 1, "D"),)), before=standings)
    assert marked(tree, "tb-was") == []
