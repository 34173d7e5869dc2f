"""The answer's table: several players' sums, one below the other, a column for each round."""

import json
from pathlib import Path

import pytest

from calculator.page import answer
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import tiebreaks
from calculator.view import Asked, Element, aligned, result, text_of, to_tree
from calculator.view.why import why_section
from calculator.words import points, use
from tests.asked.trees import Tree, find, of_tag, text_in

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
WSCF = rank(read((SAMPLES / "wscf.txt").read_text(encoding="utf-8")))


def tree(element: Element) -> Tree:
    found = to_tree(element)
    assert isinstance(found, list)
    return found


def rows(found: Tree) -> list[list[str]]:
    """The texts of a table's cells."""
    return [[text_in(cell) for cell in row[2:]] for row in of_tag(found, "tr")]


def sums(number: int, order: str = "", root: str = "") -> list[Tree]:
    standings = rank(WSCF.table, order or None)
    return find(tree(why_section(standings, Asked(number, root=root))), "tb-aligned")


def test_a_column_is_a_round_and_under_each_term_stands_who_it_was() -> None:
    (both,) = sums(2)
    table = find(both, "tb-sums")[0]
    assert rows(table) == [
        ["Round", "1", "2", "3", "4", "5", "6", "Sum"],
        [
            "1 Player, A",
            *("3 W Player, I", "4 W Player, E", "2½ dropped W Player, G"),
            *("3½ W Player, D", "3½ W Player, C", "3 W Player, F", "17"),
        ],
        [
            "2 Player, B",
            *("1½ dropped W Player, H", "3½ W Player, D", "3½ W Player, C"),
            *("4 W Player, E", "2½ W Player, N", "2½ W Player, G", "16"),
        ],
    ]


def test_the_rule_stands_above_in_one_line_with_a_link() -> None:
    (both,) = sums(2, root="../")
    line = find(both, "tb-rule-in-short")[0]
    said = "Modified Median: your opponents’ scores added up, without the lowest."
    assert text_in(line) == said
    assert of_tag(line, "a")[0][1]["href"] == "../rules/modified-median/"


def test_only_the_signs_that_occur_are_explained() -> None:
    signs = [text_in(find(one, "tb-signs")[0]) for one in sums(5)]
    assert signs == [
        "Underlined: where Player, C and Player, D differ · W win · D draw · L loss",
        (
            "Struck out: dropped · Dotted: not the score in the standings · Ringed: not played · "
            "Underlined: where Player, D and Player, I differ · W win · D draw · L loss"
        ),
    ]


def test_every_adjusted_score_says_why() -> None:
    _, median = sums(5)
    assert [text_in(item) for item in of_tag(find(median, "tb-reasons")[0], "li")] == [
        "Player, K: 2½ points, 1 of them for a full-point bye, which counts ½ here: 2",
        "Player, L: 2 points, 1 of them for a full-point bye, which counts ½ here: 1½",
        "Player, J: 2 points, 1 of them for a full-point bye, which counts ½ here: 1½",
        "Player, I, round 4 – full-point bye: counts as an opponent with 0",
    ]


def test_three_neighbors_by_one_tiebreak_are_one_table() -> None:
    (table,) = [find(one, "tb-sums")[0] for one in sums(10)]
    assert [row[0] for row in rows(table)[1:]] == ["9 Player, G", "10 Player, N", "11 Player, K"]
    assert [row[1].get("aria-current") for row in of_tag(table, "tr")[1:]] == [None, "true", None]


def test_a_sum_of_sums_opens_in_place() -> None:
    (both,) = sums(2, order="cumulative-opposition")
    inside = find(both, "tb-made-of")
    titles = [text_in(of_tag(one, "summary")[0]) for one in inside]
    assert titles == [
        "Cumulative of those Player, A played",
        "Cumulative of those Player, B played",
    ]
    outer = rows(find(both, "tb-sums")[0])[1]
    made = {row[0]: row[-1] for row in rows(find(inside[0], "tb-sums")[0])[1:]}
    # Each term of the sum is a sum below: "10 W Player, G" and Player, G's six running scores.
    assert [cell.split(" ", 2) for cell in outer[1:-1]] == [
        [made[name], "W", name] for name in made
    ]


def test_an_average_says_what_is_divided() -> None:
    text = "Name,Rating,R1,R2\nAnn,1500,W2,D3\nBob,1401,L1,W4\nCem,1600,D4,D1\nDea,,D3,L2\n"
    standings = rank(read(text), "average-opposition")
    table = tree(aligned(standings, standings.rows[:1], tiebreaks(["average-opposition"])[0]))
    assert rows(find(table, "tb-sums")[0])[1][-1] == "1501 3001 ÷ 2"


def test_any_two_are_compared_in_place_of_the_neighbors() -> None:
    standings = rank(WSCF.table)
    found = tree(why_section(standings, Asked(6, versus=4)))
    assert "Tied with Player, C on score, behind on Modified Median, 14 to 20." in text_in(found)
    (table,) = find(found, "tb-sums")
    assert [row[0] for row in rows(table)[1:]] == ["4 Player, C", "6 Player, I"]
    # No line's end tears "6th of 15".
    head = "Player, I is 6th\xa0of\xa015 with 3½\xa0points"
    assert find(found, "tb-answer")[0][2:] == [["h2", {}, head]]
    (compare,) = find(found, "tb-compare")
    control = of_tag(compare, "select")[0]
    chosen = [text_in(one) for one in of_tag(control, "option") if "selected" in one[1]]
    assert chosen == ["4  Player, C"]
    # Somebody of another score: both scores say it.
    other = text_in(tree(why_section(standings, Asked(6, versus=1))))
    assert "Player, A has 6 points, you have 3½." in other


def test_nobody_is_compared_with_himself_or_with_somebody_who_is_not_there() -> None:
    plain = text_of(why_section(WSCF, Asked(6)))
    for versus in (6, 99):
        assert text_of(why_section(WSCF, Asked(6, versus=versus))) == plain


def test_the_other_one_is_part_of_the_question() -> None:
    text = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
    request = {"what": "calculate", "text": text, "player": "6", "versus": "4"}
    reply = json.loads(answer(json.dumps(request)))
    assert len(find(find(reply["result"], "tb-why")[0], "tb-sums")) == 1


def test_who_is_alone_is_compared_with_nobody() -> None:
    alone = rank(read("Ann 1 of 1: 0"))
    assert not find(tree(result(alone, Asked(player=1))), "tb-compare")


@pytest.mark.parametrize(("language", "said"), [("en", "Sum"), ("es", "Suma")])
def test_a_screen_reader_hears_a_table_however_it_is_laid_out(language: str, said: str) -> None:
    with use(language):
        (both,) = sums(2)
    table = find(both, "tb-sums")[0]
    assert table[1]["role"] == "table"
    roles = {(one[0], one[1].get("role")) for one in of_tag(table, "thead", "tbody", "tr", "td")}
    assert roles == {("thead", "rowgroup"), ("tbody", "rowgroup"), ("tr", "row"), ("td", "cell")}
    heads = {one[1]["role"] for one in of_tag(table, "th")}
    assert heads == {"columnheader", "rowheader"}
    assert rows(table)[0][-1] == said


def test_every_tiebreak_can_be_added_up_too() -> None:
    """The handout shows the sums of Players C and D by each of its four tiebreaks."""
    few = tree(why_section(WSCF, Asked(5)))
    (button,) = of_tag(find(few, "tb-every")[0], "button")
    assert button[1]["data-key"] == "every"
    all_of_them = tree(why_section(WSCF, Asked(5, every=True)))
    titles = [text_in(of_tag(one, "strong")[0]) for one in find(all_of_them, "tb-aligned")]
    assert titles == ["Cumulative", "Modified Median", "Solkoff", "Cumulative of Opposition"]
    (solkoff,) = (one for one in find(all_of_them, "tb-sums") if one[1]["aria-label"] == "Solkoff")
    assert [row[-1] for row in rows(solkoff)[1:]] == ["21½", "21½", "14"]


def test_rounds_that_were_not_played_for_one_reason_are_told_together() -> None:
    games = "Ann,W2,W4,W3\nBob,L1,W3,W4\nCem,W4,L2,L1\nDea,L3,L1,L2\nEve,W6,U,U\nFay,L5,U,U\n"
    text = f"Name,R1,R2,R3\n{games}"
    standings = rank(read(text), "solkoff")
    said = text_in(tree(why_section(standings, Asked(5))))
    assert "Eve, rounds 2 and 3 – not paired: counts as an opponent with 0" in said


MIXED = """\
No.\tName\tRating\tPts\tRnd1
1\tAna\tunr.\t1\tW2
2\tBob\tunr.\t0\tL1
3\tCy\t1700\t1\tW4
4\tDee\t1600\t0\tL3
"""


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        # Nobody has a value: no table of dashes; the reason is told of the tiebreak.
        ("en", "most-blacks", ["Most Blacks: no value, the table gives no colors."]),
        (
            "es",
            "most-blacks",
            ["Mayor número de partidas con negras: sin valor, la tabla no da los colores."],
        ),
        # Of two, one has none: it is told of that player, below the table.
        ("en", "average-opposition", ["Ana: no value, no opponent has a rating in the table."]),
    ],
)
def test_who_has_no_value_is_told_once_below(language: str, order: str, said: list[str]) -> None:
    use(language)
    standings = rank(read(MIXED), order)
    ana_and_cy = [row for row in standings.rows if row.score]
    found = tree(aligned(standings, tuple(ana_and_cy), tiebreaks([order])[0]))
    use("en")
    assert [text_in(item) for item in of_tag(found, "li")] == said
    assert len(of_tag(found, "table")) == (order == "average-opposition")
    assert text_in(found).count(said[0].split(", ")[1]) == 1


def test_bars_and_table_are_of_the_two_who_are_compared() -> None:
    # B and D are not tied: there is nothing to add up but the score, round by round.
    found = tree(why_section(WSCF, Asked(2, versus=4)))
    (sums_,) = find(found, "tb-aligned")
    scores = WSCF.row(2), WSCF.row(4)
    totals = [points(row.score) for row in scores]
    assert [row[-1] for row in rows(find(sums_, "tb-sums")[0])] == ["Sum", *totals]
    for row in rows(find(sums_, "tb-sums")[0])[1:]:
        assert sum(halves(cell.split()[0]) for cell in row[1:-1]) == halves(row[-1])
    # The points are drawn as well. Those who are tied have what decided between these two.
    (by_points,) = find(found, "tb-bars")
    assert [text_in(one) for one in find(by_points, "tb-bar-sum")] == totals
    (bars,) = find(tree(why_section(WSCF, Asked(6, versus=4))), "tb-bars")
    names = {
        text_in(name).split("  ")[1]
        for name in [*find(bars, "tb-bar-name"), *find(bars, "tb-bar-own")]
    }
    assert names == {WSCF.row(4).name, WSCF.row(6).name}


def halves(figure: str) -> int:
    """Half points as the page writes them."""
    return int(figure.rstrip("½") or 0) * 2 + figure.endswith("½")
