"""Pictures as other people make them are read, or it is said what is missing."""

from __future__ import annotations

import pytest

from tests.scans.others.__main__ import look, pictures
from tests.scans.others.judgment import Judged
from tests.scans.reading import reading

SEED = 5


#: Of these kinds a small picture: the others' cells would show nothing more.
SMALL = {"dark 2x": 10, "spreadsheet": 36, "side by side": 13, "cut left": 24}
#: This one has hardly any noise, and was taken for a screen.
SMALL["photo, dark 1x"] = 13002


def read(kind: str, number: int = 1) -> list[tuple[str, int, int, list[str]]]:
    """Read pictures of a kind: how well, cells lost without a mark, totals among them, notes."""
    found = []
    with reading() as reader:
        for _, _, one in pictures(number, SMALL.get(kind, SEED), kind):
            judged, _, notes = look(reader, one)
            found.append((judged.verdict, judged.lost, judged.totals, notes))
    return found


def judged_of(kind: str, seed: int, number: int) -> Judged:
    """Read one of the pictures of a kind, and judge it."""
    *_, (_, _, one) = pictures(number, seed, kind)
    with reading() as reader:
        judged, _, _ = look(reader, one)
    return judged


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        # On dark paper, and twice as large, it is the same picture.
        pytest.param("dark 2x", 0, marks=pytest.mark.long),
        ("spreadsheet", 0),
        ("side by side", 0),
        ("noise", 0),
        ("board", 0),
        *(
            pytest.param(kind, wrong, marks=pytest.mark.long)
            for kind, wrong in {
                "dark 1x": 1,
                "photo, dark 1x": 0,
                "phone": 1,
                "zebra": 1,
                "browser": 1,
                "light": 1,
            }.items()
        ),
        *(
            pytest.param(kind, wrong, marks=pytest.mark.long)
            for kind, wrong in {"below": 1, "four": 2, "turned": 1, "face": 0, "prose": 0}.items()
        ),
    ],
)
def test_a_picture_of_a_kind(kind: str, wrong: int) -> None:
    ((verdict, lost, totals, _),) = read(kind)
    assert verdict in ({"right", "marked"} if not wrong else {"right", "marked", "wrong"})
    assert lost <= wrong
    assert totals == 0


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("cut left", "left edge"),
        pytest.param("cut right", "right edge", marks=pytest.mark.long),
        pytest.param("cut bottom", "rows are missing", marks=pytest.mark.long),
        pytest.param("cut top", "missing", marks=pytest.mark.long),
    ],
)
def test_what_an_edge_cuts_is_said(kind: str, said: str) -> None:
    found = read(kind, 1 if kind == "cut left" else 4)
    assert all(lost == 0 for _, lost, _, _ in found)
    assert any(said in note for _, _, _, notes in found for note in notes)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "seed", "number"),
    [
        pytest.param("zebra", 16001, 4, id="a narrow cell that its text fills is paper"),
        pytest.param("spreadsheet", 16002, 4, id="the frame of a cell joins no columns"),
        pytest.param("mono", 20012, 8, id="an n that stands alone has its own width"),
        pytest.param("mono", 20012, 12, id="a player whose number was misread is no heading"),
        pytest.param("dark 1x", 20012, 12, id="where rules cross is no letter"),
        pytest.param("dark 1x", 20012, 10, id="an apostrophe that touches makes a D wider"),
        pytest.param("spreadsheet", 26001, 1, id="a V as high as a capital begins no van"),
        pytest.param("browser", 26002, 1, id="a sign of money is a Y with its period"),
        pytest.param(
            "spreadsheet", 26003, 3, id="an initial that no look has is known by its shape"
        ),
        pytest.param("browser", 26004, 2, id="stems of letters larger than most are no rules"),
        pytest.param("cut top", 26004, 2, id="an arm apart from its y is no i"),
        pytest.param("photo, turned", 26004, 2, id="the edge of a turned sheet is no round"),
        pytest.param("photo, zebra", 26004, 1, id="three strokes before an i without its dot"),
        pytest.param("photo, small print", 26004, 1, id="a blank that one look saw"),
        pytest.param("below", 26004, 1, id="strokes that a closer look lost are in the ink"),
        pytest.param(
            "photo, dark 1x", 26002, 4, id="a blank that one look saw beside a usual name"
        ),
        pytest.param("light", 27301, 2, id="a usual name lacks no letter that touches"),
        pytest.param("cut right", 27301, 3, id="totals without their points tell no rounds"),
        pytest.param("dot matrix", 26005, 3, id="names whose heading is misread are the table's"),
    ],
)
def test_a_picture_is_wholly_right(kind: str, seed: int, number: int) -> None:
    judged = judged_of(kind, seed, number)
    assert judged.verdict == "right", judged.said


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "seed", "number"),
    [
        pytest.param("cut left", 26002, 4, id="letters below each other are no bar"),
        pytest.param("photo, stripes", 26004, 4, id="a total that was not seen"),
        pytest.param("turned", 27301, 15, id="a letter that touches where it makes no name"),
    ],
)
def test_what_is_not_right_is_marked(kind: str, seed: int, number: int) -> None:
    judged = judged_of(kind, seed, number)
    assert (judged.verdict, judged.lost) == ("marked", 0), judged.said


@pytest.mark.long
def test_an_m_that_touches_is_in_doubt_where_it_may_be_an_n() -> None:
    """A typewriter's *Um* and *Un* are hardly apart where they touch, and both are usual names."""
    judged = judged_of("mono", 16002, 8)
    assert (judged.verdict, judged.lost) == ("marked", 0), judged.said


@pytest.mark.long
def test_an_rn_that_touches_is_no_m() -> None:
    # Three looks of Tesseract agree on Redfem.
    judged = judged_of("dark 1x", 11002, 1)
    assert (judged.verdict, judged.said) == ("right", ())
