"""A picture of a table, read with the page's own modules under Node."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageDraw, ImageFont

from calculator.reading import read
from tests.scans.phone_faults import TURNED, spoiled
from tests.scans.reading import reading
from tests.scans.words_and_ink import sections_of

ROWS = """\
No.|Name|Rate|Pts|Rnd1|Rnd2|Rnd3
1|Ann Ray|1804|3.0|W4|W2|W3
2|Max Lee|1755|2.0|W5|L1|W4
3|Ida Poe|1699|1.5|H---|W6|L1
4|Guy Fox|1650|1.0|L1|W5|L2
5|Ulf Orr|1520|1.0|L2|L4|B---
6|Bo Ek|1498|0.5|H---|L3|U---"""
UNDER = """\
No.|Name|Rate|Pts|Rnd1|Rnd2|Rnd3
1|Gus Moe|1150|2.5|W4|D2|W3
2|Hal Oak|1102|2.0|W3|D1|H---
3|Ivy Poe|1044|1.0|L2|W4|L1
4|Jon Qua|980|0.5|L1|L3|H---"""
WIDTHS = (44, 130, 60, 48, 66, 66, 66)
HIGH, FRAME = 28, 4


def framed(said: str = ROWS, *, frames: bool = True) -> Image.Image:
    """A table in which each cell has a frame of its own, in a larger one; the heading is dark.

    Without ``frames`` it is dark letters on white, and nothing else.
    """
    rows = [line.split("|") for line in said.split("\n")]
    size = sum(WIDTHS) + 2 * FRAME, HIGH * len(rows) + 2 * FRAME
    picture = Image.new("RGB", (size[0] + 20, size[1] + 20), "white")
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size=17)
    if frames:
        draw.rectangle((10, 10, 10 + size[0], 10 + size[1]), outline="#555", width=2)
    for line, row in enumerate(rows):
        left, top = 10 + FRAME, 10 + FRAME + HIGH * line
        for text, wide in zip(row, WIDTHS, strict=True):
            box = (left + 1, top + 1, left + wide - 2, top + HIGH - 2)
            dark = frames and not line
            if frames:
                draw.rectangle(box, outline="#555", fill="#224" if dark else "white")
            draw.text((left + 6, top + 4), text, fill="white" if dark else "black", font=font)
            left += wide
    return picture


def ruled(color: str) -> Image.Image:
    """A table with thin rules of a color between all its cells."""
    picture = framed(frames=False)
    draw = ImageDraw.Draw(picture)
    edge, lines = 10 + FRAME, ROWS.count("\n") + 1
    right, bottom = edge + sum(WIDTHS), edge + lines * HIGH
    for line in range(lines + 1):
        draw.line((edge, edge + line * HIGH, right, edge + line * HIGH), fill=color)
    for at in range(len(WIDTHS) + 1):
        left = edge + sum(WIDTHS[:at])
        draw.line((left, edge, left, bottom), fill=color)
    return picture


def two_sections() -> Image.Image:
    """Two tables, each with its title above it."""
    tables = framed(), framed(UNDER)
    font = ImageFont.load_default(size=19)
    high = sum(table.height + 40 for table in tables)
    picture = Image.new("RGB", (tables[0].width, high), "white")
    top = 0
    for title, table in zip(("Open", "Under 1200"), tables, strict=True):
        ImageDraw.Draw(picture).text((14, top + 12), title, fill="black", font=font)
        picture.paste(table, (0, top + 40))
        top += 40 + table.height
    return picture


def rows_of(text: str) -> list[list[str]]:
    """The cells below the heading."""
    return [line.split("|") for line in text.replace("-", "").split("\n")[1:]]


def test_frames_are_no_columns_and_names_are_whole() -> None:
    with reading() as reader:
        found = reader.table([framed()])
    heading, *rows = [[cell["text"] for cell in row] for row in found["tables"][0]["rows"]]
    assert heading[1:4] == ["Name", "Rate", "Pts"]
    wanted = rows_of(ROWS)
    assert rows == wanted
    assert [player.halves(3) for player in read(found["text"]).players] == [6, 4, 3, 2, 2, 1]
    # Nothing confirms a name; all else is certain.
    doubtful = {
        at for row in found["tables"][0]["rows"] for at, cell in enumerate(row) if "texts" in cell
    }
    assert doubtful <= {1}


BETWEEN = ("#000", "#888", "#aaa", "#ccc")


# Frames, which are rules too, are in the test of names.
@pytest.mark.long
@pytest.mark.parametrize(
    "color",
    ["#e4e4e4", *(pytest.param(each, marks=pytest.mark.long) for each in BETWEEN)],
)
def test_rules_are_no_letters_however_pale(color: str) -> None:
    with reading() as reader:
        found = reader.table([ruled(color)])
    _, *rows = [[cell["text"] for cell in row] for row in found["tables"][0]["rows"]]
    assert [row[2:] for row in rows] == [row[2:] for row in rows_of(ROWS)]


# A photo that is not level is read in test_command.py.
@pytest.mark.long
@pytest.mark.parametrize("turned", [pytest.param(TURNED, marks=pytest.mark.long), (20, 20)])
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3))]
)
def test_a_photo_is_made_straight_and_the_wall_around_it_says_nothing(
    seed: int, turned: tuple[float, float]
) -> None:
    wide, high = framed().size
    large = framed().resize((2 * wide, 2 * high), Image.Resampling.BICUBIC)
    with reading() as reader:
        photo = spoiled(large, Random(seed), turned=turned)  # noqa: S311 - no secret
        found = reader.table([photo])
    assert [cell["text"] for cell in found["tables"][0]["rows"][0]][1:4] == ["Name", "Rate", "Pts"]
    rows = [[cell["text"] for cell in row] for row in found["tables"][0]["rows"][1:]]
    wanted = rows_of(ROWS)
    # The points and the results; a name, or a rating, may be misread.
    assert [row[3:] for row in rows] == [row[3:] for row in wanted]


# What two pictures say is joined in test_sheet.py, without pictures.
@pytest.mark.long
def test_two_pictures_of_one_sheet_are_joined_where_they_overlap() -> None:
    whole = framed()
    begins = 10 + FRAME
    top = whole.crop((0, 0, whole.width, begins + 5 * HIGH))
    bottom = whole.crop((0, begins + 3 * HIGH, whole.width, whole.height))
    with reading() as reader:
        found = reader.table([top, bottom])
    rows = [[cell["text"] for cell in row] for row in found["tables"][0]["rows"][1:]]
    wanted = rows_of(ROWS)
    assert [row[3:] for row in rows] == [row[3:] for row in wanted]
    # Each cell is shown in the picture that it was read from.
    assert [row[0]["picture"] for row in found["tables"][0]["rows"][1:]] == [0, 0, 0, 0, 1, 1]


def test_two_sections_in_one_picture_are_two_tables() -> None:
    with reading() as reader:
        found = reader.table([two_sections()])
    read_ = [[[cell["text"] for cell in row][2:] for row in one["rows"]] for one in found["tables"]]
    assert [rows[1:] for rows in read_] == [
        [row[2:] for row in rows_of(text)] for text in (ROWS, UNDER)
    ]
    assert [(title, len(table.players)) for title, table in sections_of(found["text"])] == [
        ("Open", 6),
        ("Under 1200", 4),
    ]
    lines = found["text"].split("\n")
    for one in found["tables"]:
        first = [cell["text"] for cell in one["rows"][0]]
        assert lines[one["first"]].split("\t") == first
