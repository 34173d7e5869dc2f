"""The JSON document: the shape that other programs rely on."""

import json
import re
from typing import Any

import pytest

from calculator.ranked import rank
from calculator.reading import ReadError, read
from calculator.writing.standings_json import document, error_document
from tests.corpus.cases import sheet

WSCF = sheet("00_wscf").text


def written(text: str, order: str | None = None, *, workings: bool = False) -> dict[str, Any]:
    """Return the document after a trip through JSON text."""
    made = document(rank(read(text), order), workings=workings)
    again: dict[str, Any] = json.loads(json.dumps(made, ensure_ascii=False, allow_nan=False))
    assert again == made
    return again


def test_the_whole_shape() -> None:
    found = written(WSCF)
    assert list(found) == [
        "version", "format", "event", "section", "kind", "rules", "rounds", "rounds_played",
        "provisional", "points", "order", "standings", "order_from", "published", "warnings",
    ]  # fmt: skip
    assert (found["format"], found["event"], found["section"]) == ("wintd-text", None, None)
    assert (found["kind"], found["rules"]) == ("swiss", "us-chess")
    assert (found["rounds"], found["rounds_played"], found["provisional"]) == (6, 6, None)
    assert found["order"] == ["modified-median", "solkoff", "cumulative", "cumulative-opposition"]
    assert found["published"] == {"compared": 60, "agree": 60, "differences": []}
    assert found["warnings"] == []


def test_a_standing() -> None:
    standings = written(WSCF)["standings"]
    assert len(standings) == 15
    assert standings[1] == {
        "place": 2,
        "number": 2,
        "name": "Player, B",
        "score": 6,
        "values": {
            "modified-median": 16,
            "solkoff": 17.5,
            "cumulative": 21,
            "cumulative-opposition": 65,
        },
        "decided_by": "modified-median",
    }


def test_tied_players_share_the_place() -> None:
    text = "No.\tName\tPts\tRnd1\n1\tA\t0.5\tD2\n2\tB\t0.5\tD1\n3\tC\t0.0\tU\n"
    rows = written(text)["standings"]
    assert [(row["place"], row["decided_by"]) for row in rows] == [
        (1, "score"),
        (1, None),
        (3, "score"),
    ]


def test_workings_only_where_asked_for() -> None:
    assert all("workings" not in row for row in written(WSCF)["standings"])
    rows = written(WSCF, workings=True)["standings"]
    terms = rows[0]["workings"]["modified-median"]
    assert [(term["round"], term["opponent"], term["amount"]) for term in terms] == [
        (1, 6, 3), (2, 3, 4), (3, 9, 2.5), (4, 5, 3.5), (5, 4, 3.5), (6, 7, 3),
    ]  # fmt: skip
    assert [term["counted"] for term in terms] == [True, True, False, True, True, True]
    for row in rows:
        assert set(row["workings"]) == set(row["values"])
        for terms in row["workings"].values():
            for term in terms:
                assert list(term) == ["round", "opponent", "amount", "counted", "reason"]
                assert term["reason"]


def test_the_seeds_explanation_of_player_a() -> None:
    """One unplayed game of player 6 counts ½, and the lowest score is discarded."""
    (row,) = [row for row in written(WSCF, workings=True)["standings"] if row["number"] == 1]
    reasons = [term["reason"] for term in row["workings"]["modified-median"]]
    assert "½" in reasons[0]
    assert "lowest" in reasons[2]
    assert not any("lowest" in reason for reason in reasons[:2] + reasons[3:])


def test_the_subtraction_for_a_bye() -> None:
    (row,) = [row for row in written(WSCF, workings=True)["standings"] if row["number"] == 6]
    terms = row["workings"]["cumulative"]
    assert [term["amount"] for term in terms] == [0, 0, 0.5, 1.5, 2.5, 3.5, -1]
    assert terms[-1]["counted"]
    assert row["values"]["cumulative"] == 7


def test_no_value_is_null() -> None:
    rows = written("Adam 4 of 5: 1 2 3 3.5 4\n")["standings"]
    assert rows[0]["values"]["cumulative"] is None
    assert rows[0]["values"]["solkoff"] == 13.5


def test_no_printed_values() -> None:
    text = re.sub(r"\t\d+\.\d\t\d+\.\d\t\d+\.\d\t\d+\.\d\t(?=[A-Z-])", "\t", WSCF)
    text = text.replace("\tTBrk1\tTBrk2\tTBrk3\tTBrk4", "")
    assert written(text)["published"] is None


def test_a_printed_value_that_differs() -> None:
    found = written(WSCF.replace("17.0\t19.5", "17.0\t19.0"))["published"]
    assert (found["compared"], found["agree"]) == (60, 59)
    (difference,) = found["differences"]
    assert (difference["number"], difference["tiebreak"]) == (1, "solkoff")
    assert (difference["printed"], difference["computed"]) == (19, 19.5)


def test_warnings_have_a_code_and_words() -> None:
    (warning,) = written(WSCF.replace("6.0\t17.0", "5.5\t17.0"))["warnings"]
    assert warning["code"] == "total-differs"
    assert "Player, A" in warning["message"]
    assert "line 2" in warning["message"].lower()


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("solkoff", ["solkoff"]),
        ("solkoff, cumulative", ["solkoff", "cumulative"]),
        ("us-chess", ["modified-median", "solkoff", "cumulative", "cumulative-opposition"]),
    ],
)
def test_the_order(order: str, expected: list[str]) -> None:
    found = written(WSCF, order)
    assert found["order"] == expected
    assert all(list(row["values"]) == expected for row in found["standings"])


def test_the_order_that_the_text_announces() -> None:
    found = written(sheet("01_open_championship").text)
    assert found["order"] == ["solkoff", "modified-median", "cumulative", "cumulative-opposition"]
    assert found["event"] == "Open 01"
    assert found["section"] == "Championship"
    assert found["format"] == "swisssys-text"


def test_the_document_of_an_error() -> None:
    made = error_document(ReadError("error-nothing", 3, 4, "hint-one-section"))
    hint = "Paste one section only."
    said = {"message": "There is no text here.", "line": 3, "column": 4, "hint": hint}
    assert made == {"error": said}
