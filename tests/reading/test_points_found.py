"""Tables whose totals are not sums of 1, ½ and 0: what a win and a draw score then is found."""

from calculator.answers import wording
from calculator.model import Points
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import use
from calculator.writing.standings_json import document

THREE = """\
No.	Name	Pts	Rnd1	Rnd2	Rnd3
1	Ann	7	W2	D3	W4
2	Bob	6	L1	W4	W3
3	Cyd	4	W4	D1	L2
4	Dov	0	L3	L2	L1
"""
CROSS = """\
Nr.	Name	Rating	1	2	3	4	Score
1	Ashdown, Felix	2801	*	1	½	1	7
2	Brook, Ida	2772	0	*	1	½	4
3	Calder, Ivo	2615	½	0	*	1	4
4	Dunn, Pat	2597	0	½	0	*	1
"""


def said(text: str) -> list[str]:
    return [wording.warning(warning) for warning in read(text).warnings]


def scores(text: str) -> list[float | int | None]:
    return [row["score"] for row in document(rank(read(text)))["standings"]]


def test_three_points_for_a_win_are_read_so_and_said_in_one_sentence() -> None:
    assert said(THREE) == ["Read with 3 points for a win and 1 for a draw, as the totals show."]
    assert scores(THREE) == [7, 6, 4, 0]
    assert document(rank(read(THREE)))["points"] == {"win": 3, "draw": 1, "loss": 0}


def test_the_sentence_in_spanish() -> None:
    with use("es"):
        assert said(THREE) == [
            "Leído con 3 puntos por victoria y 1 por tablas, como muestran los totales."
        ]


def test_so_are_the_totals_of_a_crosstable_of_opponents() -> None:
    standings = rank(read(CROSS))
    assert [(row.place, row.score) for row in standings.rows] == [(1, 14), (2, 8), (2, 8), (4, 2)]
    assert not read(CROSS).wrong_totals


def test_a_usual_table_says_what_its_points_are_too() -> None:
    usual = (
        THREE.replace("\t7\t", "\t2.5\t").replace("\t6\t", "\t2\t").replace("\t4\tW4", "\t1.5\tW4")
    )
    assert document(rank(read(usual)))["points"] == {"win": 1, "draw": 0.5, "loss": 0}
    assert said(usual) == []


def test_a_loss_that_scores_is_named() -> None:
    text = THREE.replace("\t7\t", "\t8\t").replace("\t6\t", "\t7\t")
    text = text.replace("\t4\tW4", "\t6\tW4").replace("\t0\tL3", "\t3\tL3")
    assert said(text) == [
        "Read with 3 points for a win, 2 for a draw and 1 for a loss, as the totals show."
    ]


def test_one_wrong_total_among_many_stays_one_and_the_right_one_is_offered() -> None:
    rows = THREE.splitlines()
    # The same games four times, as one list of sixteen.
    made = [rows[0]]
    for block in range(4):
        for at, line in enumerate(rows[1:]):
            _, name, total, *cells = line.split("\t")
            moved = [f"{cell[0]}{int(cell[1:]) + 4 * block}" for cell in cells]
            made.append("\t".join([str(at + 1 + 4 * block), f"{name} {block}", total, *moved]))
    made[6] = made[6].replace("\t6\t", "\t5\t")
    table = read("\n".join(made))
    assert table.points == Points(6, 2, 0)
    assert [(total.computed, total.printed) for total in table.wrong_totals] == [(12, 10)]
    assert [change.to for slip in table.slips for change in slip.ways[0]] == ["6"]


def test_too_little_is_not_enough() -> None:
    """Two wrong totals are misprints, and so are many that fit nothing."""
    assert (
        read(THREE.replace("\t7\t", "\t2.5\t").replace("\t4\tW4", "\t1.5\tW4")).points == Points()
    )
    odd = THREE.replace("\t7\t", "\t8\t").replace("\t4\tW4", "\t7\tW4")
    assert read(odd).points == Points()
    assert len(read(odd).wrong_totals) == 3
