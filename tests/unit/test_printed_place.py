"""What the text says about a place if we say something else, and how its order was found."""

import json
import re
from fractions import Fraction

import pytest

from calculator.answers import in_words, spoken, why, wording
from calculator.answers.printed_place import contradicted
from calculator.model import Message, PrintedColumn
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.words import LANGUAGES, use
from calculator.writing import to_json
from calculator.writing.standings_json import document
from tests.corpus.cases import sheet
from tests.reading.samples import BY_FILE
from tests.support.project import ROOT
from tests.support.tables import section

RANKS = (ROOT / "tests/fide/data/rank-crosstable-2021.csv").read_text(encoding="utf-8")
OPEN = sheet("20_open").text
SOLKOFF = Message("title", ("solkoff",))
CHAMPIONSHIP = sheet("01_open_championship").text


def opening(standings: Standings, number: int) -> str:
    """The sentence that begins an answer if the sheet says another place."""
    found = contradicted(standings, number)
    return found.said().words() if found else ""


def bare(text: str, columns: int = 0) -> str:
    """A rank crosstable as people copy it: no legend; the last ``columns`` cut off."""
    rows = [line.split(";") for line in text.splitlines() if re.match(r"Rk|\d", line)]
    return "\n".join(";".join(row[: len(row) - columns]) for row in rows)


def places(standings: Standings) -> tuple[int, int]:
    assert standings.published is not None
    assert standings.published.places is not None
    return standings.published.places.compared, standings.published.places.agree


class TestTheOrderIsFound:
    def test_with_its_legend(self) -> None:
        standings = rank(read(RANKS))
        assert places(standings) == (179, 179)
        # The legend announces it; only which form of it is meant is for the columns to say.
        assert standings.basis.origin == "announced"
        # The copy has lost its date, so only the print shows the edition.
        assert wording.basis(standings) == (
            "The sheet fits the FIDE rules before September 2023, so those are used.",
        )

    def test_without_a_legend_the_columns_tell(self) -> None:
        standings = rank(read(bare(RANKS)))
        assert places(standings) == (179, 179)
        assert [one.name for one in standings.order] == ["BH/C1", "BH", "ARO/C1"]
        assert wording.basis(standings) == (
            "The sheet fits the FIDE rules before September 2023, so those are used.",
        )

    def test_without_columns_the_places_tell(self) -> None:
        standings = rank(read(bare(RANKS, 4)))
        assert places(standings) == (179, 179)
        assert (standings.basis.origin, standings.basis.named) == ("places", "fide-2022")
        assert wording.basis(standings) == (
            (
                "We found no tiebreak order on the sheet. "
                "All 179 printed places fit FIDE, before September 2023."
            ),
        )
        with use("es"):
            (said,) = wording.basis(standings)
        assert said == (
            "No encontramos en la hoja el orden de desempate. "
            "Los 179 puestos impresos coinciden con FIDE, hasta agosto de 2023."
        )

    def test_by_points_and_number_alone(self) -> None:
        standings = rank(read(BY_FILE["chess-results-start-rank.html"].text))
        assert (standings.basis.origin, standings.basis.order) == ("places", ())
        assert standings.basis.sheet_order == "number"
        assert wording.basis(standings) == (
            "The sheet breaks no ties: it lists players with the same score by pairing number.",
        )
        # A printed 6th is no shared 5th.
        compared, agree = places(standings)
        assert (compared, agree) == (108, 12)

    def test_by_trial(self) -> None:
        # This order was never published; only the places show it.
        made = rank(read(bare(RANKS, 4)), ["PS", "BH/C2", "ARO"], rules="fide-2022")
        lines = bare(RANKS, 4).splitlines()
        head = lines[0].replace("Rk.", "No.") + ";Rk."
        printed = {row.number: at for at, row in enumerate(made.rows, 1)}
        rows = [f"{line};{printed[int(line.split(';')[0])]}" for line in lines[1:]]
        standings = rank(read("\n".join([head, *rows])))
        assert standings.basis.origin == "places"
        assert standings.basis.order[0] == "PS"
        compared, agree = places(standings)
        assert compared == agree == 179
        assert "All 179 printed places fit Progressive" in wording.basis(standings)[0]

    def test_what_nobody_can_tell_apart_is_said(self) -> None:
        text = bare(BY_FILE["chess-results-round-robin.csv"].text, 2)
        # The last two change places: neither Direct Encounter nor Sonneborn-Berger gives that.
        standings = rank(read(text))
        assert places(standings) == (6, 6)

    def test_what_no_order_gives_is_said(self) -> None:
        lines = bare(RANKS, 4).splitlines()
        head = lines[0].replace("Rk.", "No.") + ";Rk."
        order = sorted(range(1, 180), key=lambda n: (-points(lines[n]), -n % 7, n))
        place = {number: at for at, number in enumerate(order, 1)}
        rows = [f"{line};{place[number]}" for number, line in enumerate(lines[1:], 1)]
        standings = rank(read("\n".join([head, *rows])))
        assert standings.basis.wrong > 100
        assert standings.basis.origin == "default"
        assert wording.basis(standings)[0].startswith(
            "We found no tiebreak order on the sheet. Under a common FIDE order, "
        )
        row = next(row for row in standings.rows if opening(standings, row.number))
        assert re.match(
            r"Your sheet lists you \w+\. We found no tiebreak order on your sheet; "
            rf"under a common FIDE order you (are|share) {row.place}",
            in_words(why(standings, row.number)),
        )


def points(line: str) -> float:
    return float(line.rsplit(";", maxsplit=1)[-1].replace(",", "."))


class TestTheSheetSays:
    def test_an_altered_place(self) -> None:
        # Player 22 is printed 9th of those from 6 to 14.
        text = OPEN.replace("\n7\t7\t", "\n7\t8\t").replace("\n8\t8\t", "\n8\t7\t")
        standings = rank(read(text))
        said = opening(standings, 7)
        assert said.startswith("Your sheet says 8th, but by this order you are 7th: ")
        assert not wording.agrees(standings)
        assert opening(standings, 1) == ""
        # The whole answer begins with it, for the eye, for the ear and in the page.
        assert in_words(why(standings, 7)).startswith(said)
        assert "Your sheet says eighth, but by this order you are seventh" in spoken(standings, 7)

    def test_another_order_was_asked_for(self) -> None:
        standings = rank(read(bare(RANKS, 4)), "fide-2026")
        number = next(row.number for row in standings.rows if opening(standings, row.number))
        said = opening(standings, number)
        assert said.endswith("the sheet fits a different order (FIDE, before September 2023).")

    def test_somebody_with_fewer_points_is_printed_above(self) -> None:
        rows = ["Place\tName\tR1\tR2\tR3\tTotal"]
        rows += ["1\tAnn\tW2\tW3\tW4\t3", "2\tBob\tL1\tW4\tW3\t2"]
        rows += ["4\tCem\tW4\tL1\tL2\t1", "3\tDea\tL3\tL2\tL1\t0"]
        standings = rank(read("\n".join(rows)))
        found = contradicted(standings, 3)
        assert found is not None
        assert found.reason is not None
        assert found.reason.code == "print-why-points-above"
        assert found.reason.facts == ("Dea", Fraction(0))
        assert opening(standings, 4) == (
            "Your sheet says 3rd, but by this order you are 4th: the sheet puts Cem, "
            "who has 1 point, below you."
        )

    def test_a_printed_value_that_differs(self) -> None:
        cells = [line.split("\t") for line in CHAMPIONSHIP.splitlines()]
        # Player 3 of the rows has Solkoff 24.0; printed as 26.0, and so 2nd.
        row = next(line for line in cells if line[0] == "3")
        assert row[11] == "24.0"
        row[11] = "26.0"
        for line in cells:
            if line[0] in {"2", "3"}:
                line[1] = {"2": "3", "3": "2"}[line[0]]
        cells[5][1] = "4"
        cells[6][1] = "5"
        standings = rank(read("\n".join("\t".join(line) for line in cells)))
        found = contradicted(standings, 3)
        assert found is not None
        assert found.reason is not None
        assert found.reason.code == "print-why-own-value"
        assert found.reason.facts == (SOLKOFF, Fraction(26), Fraction(24))
        other = contradicted(standings, 2)
        assert other is not None
        assert other.reason is not None
        assert other.reason.code == "print-why-value"
        assert other.reason.facts[3] == "Player 02"

    def test_the_printed_values_contradict_the_printed_places(self) -> None:
        cells = [line.split("\t") for line in CHAMPIONSHIP.splitlines()]
        for line in cells:
            if line[0] in {"2", "3", "4", "5"}:
                line[1] = {"2": "3", "3": "2", "4": "4", "5": "5"}[line[0]]
        standings = rank(read("\n".join("\t".join(line) for line in cells)))
        found = contradicted(standings, 3)
        assert found is not None
        assert (str(found.printed), found.place) == ("2", 3)
        assert found.reason is not None
        assert found.reason.code == "print-why-own-figures"
        assert found.reason.facts == ("Player 05", Fraction(25), SOLKOFF, Fraction(24))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_column_is_named_though_one_value_differs(self, language: str) -> None:
        lines = bare(RANKS).splitlines()
        cells = lines[140].split(";")
        cells[-4] = f"{float(cells[-4]) + 1:g}"
        lines[140] = ";".join(cells)
        standings = rank(read("\n".join(lines)))
        assert standings.published is not None
        (difference,) = standings.published.differences
        assert (difference.number, difference.tiebreak) == (140, "BH/C1")
        with use(language):
            said = [wording.warning(found) for found in wording.warnings(standings)]
        name = standings.tally.player[140].name
        assert any(name in sentence and "TB1" in sentence for sentence in said)


def test_a_column_that_needs_results_is_not_compared_where_only_scores_are_known() -> None:
    saved = json.loads(to_json(read("Adam 2 of 2: 1 0.5\nBob 1 of 2: 2 0\n")))
    column = {"heading": "Cumul", "tiebreak": "cumulative", "assumed": False}
    saved["printed"] = [{**column, "values": [[1, 3000], [2, 1000]]}]
    published = rank(read(json.dumps(saved))).published
    assert published is not None
    assert (published.compared, published.differences) == (0, ())
    assert [note.words() for note in published.warnings] == [
        "The column “Cumul” was not compared: the table does not give the results round by round."
    ]


@pytest.mark.parametrize(
    ("tiebreak", "cells", "lacking"),
    [
        ("solkoff", ("W D", "L D"), "no-opponents"),
        ("most-blacks", ("W2 D2", "L1 D1"), "no-colors"),
        ("kashdan", ("? W", "? L"), "no-results"),
        ("team-game-points", ("W2", "L1"), "no-game-points"),
    ],
)
def test_a_column_is_not_compared_with_what_the_table_lacks(
    tiebreak: str, cells: tuple[str, str], lacking: str
) -> None:
    printed = PrintedColumn("TB", tiebreak, {1: 1000, 2: 0})
    published = rank(section(*cells)._replace(printed=(printed,)), tiebreak).published
    assert published is not None
    assert published.compared == 0
    (told,) = published.warnings
    assert (told.code, told.facts) == ("column-lacks", ("TB", lacking))


def test_the_document_holds_the_printed_places() -> None:
    text = OPEN.replace("\n7\t7\t", "\n7\t8\t").replace("\n8\t8\t", "\n8\t7\t")
    found = document(rank(read(text)))
    assert found["published"]["places"] == {
        "compared": 8,
        "agree": 6,
        "differences": [
            {"number": 7, "printed": 8, "computed": 7},
            {"number": 8, "printed": 7, "computed": 8},
        ],
    }
    printed = {row["number"]: row.get("printed_place") for row in found["standings"]}
    # The two rows of the range "5-6" are in the order of the printed tiebreaks.
    assert (printed[5], printed[6]) == (5, 6)
    assert (printed[7], printed[8]) == (8, 7)
    assert found["order_from"] == "announced"


def test_a_shared_place_says_what_the_sheet_prints() -> None:
    rows = ["Place\tName\tR1\tR2\tTotal", "1\tAnn\tD2\tD3\t1", "2\tBob\tD1\tD4\t1"]
    rows += ["3\tCem\tD4\tD1\t1", "4\tDea\tD3\tD2\t1"]
    standings = rank(read("\n".join(rows)))
    assert {row.place for row in standings.rows} == {1}
    said = in_words(why(standings, 3))
    assert "You share 1st place with Ann and two more." in said
    assert said.startswith(
        "Your sheet lists you 3rd. We found no tiebreak order on your sheet; "
        "under the US Chess default you share 1st place."
    )
    assert "You and the other three are tied on all four tiebreaks." in said
