"""Pictures on the command line: read where Tesseract is, else it is said what to install."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageDraw
from pypdf import apply_configuration
from pypdf.errors import DependencyError

from calculator.__main__ import main
from calculator.command import paths
from calculator.command.pictures import opened
from calculator.command.pictures.cleaned import cleaned
from calculator.command.pictures.light import Tones
from calculator.command.pictures.rules import tidied
from calculator.command.pictures.tesseract import cells_read, words_read
from calculator.files import File, text_of
from calculator.scanned import Again, Box
from tests.scans.reading import reading, stand_in
from tests.scans.spoiled import spoiled
from tests.scans.test_read import HIGH, ROWS, UNDER, framed, rows_of, ruled, two_sections
from tests.support.printouts import jbig2, pictured, printout, scan

pytestmark = [
    pytest.mark.native,
    pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a shell"),
]


@pytest.fixture
def tesseract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that alone is searched for programs; Tesseract is in it."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return stand_in(folder)


def saved(picture: Image.Image, path: Path) -> str:
    picture.save(path)
    return str(path)


@pytest.mark.parametrize("color", ["#000", "#888", "#aaa", "#ccc"])
def test_pale_rules_are_taken_away_as_well(color: str) -> None:
    found = cleaned(ruled(color).convert("L"))
    # Nothing that is as long as a cell is wide is left, and no piece as high as two lines.
    assert all(box.wide < 40 and box.high < HIGH for box in found.ink)
    shades = found.image.point([1] * 200 + [0] * 56).tobytes()
    wide = found.image.width
    rows = [shades[at : at + wide] for at in range(0, len(shades), wide)]
    assert not any(b"\1" * 60 in row for row in rows)


def test_a_wall_bars_and_noise_of_a_photo_are_taken_away_and_letters_stay() -> None:
    photo = Image.new("L", (400, 300), 255)
    draw = ImageDraw.Draw(photo)
    wall, shown_, bar, speck, letter = (
        (0, 0, 60, 299),
        (200, 150, 290, 240),
        (150, 40, 151, 55),
        (300, 60, 303, 62),
        (100, 40, 106, 49),
    )
    for place, dark in (wall, 150), (shown_, 150), (bar, 40), (speck, 130), (letter, 40):
        draw.rectangle(place, fill=dark)
    clean, bars = tidied(photo, Tones(180, 100), 10)
    assert [(box.left, box.top) for box in bars] == [bar[:2]]
    kept = {place: clean.getpixel(place[:2]) == 255 for place in (wall, bar, speck, letter)}
    assert kept == {wall: True, bar: True, speck: True, letter: False}


def test_cells_of_which_nothing_is_read_are_left_out(tmp_path: Path) -> None:
    # A program that reads a word on the first page only, whatever it is asked for.
    program = tmp_path / "tesseract"
    cells = "\\t".join(("5", "1", *"1111", "24", "24", "30", "30", "90", "W4"))
    program.write_text(f"#!/bin/sh\nprintf '{cells}\\n'\n", encoding="utf-8")
    program.chmod(0o755)
    clean = cleaned(framed(frames=False).convert("L"))
    asked = [Again(0, Box(left, 20, left + 20, 40), "WLD") for left in (40, 80)]
    assert cells_read(str(program), "wall.png", clean, asked[:1]) == {asked[0]: ("W4", 0.9)}
    empty = tmp_path / "nothing"
    empty.write_text("#!/bin/sh\n", encoding="utf-8")
    empty.chmod(0o755)
    assert cells_read(str(empty), "wall.png", clean, asked) == {}


def test_a_picture_is_read_and_what_is_doubtful_is_said(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Not quite level: that is set right first.
    photo = framed().rotate(2.5, Image.Resampling.BICUBIC, expand=True, fillcolor="white")
    assert main([saved(photo, tmp_path / "wall.png"), "--as", "csv"]) == 0
    told = capsys.readouterr()
    rows = [line.split(",") for line in told.out.splitlines()[1:]]
    wanted = [("Ann Ray", "3"), ("Max Lee", "2"), ("Ida Poe", "1.5"), ("Guy Fox", "1")]
    assert [(row[2], row[3]) for row in rows[:4]] == wanted
    assert all(line.startswith("Read from the picture") for line in told.err.splitlines())

    noise = Image.effect_noise((300, 200), 5).point(lambda value: value + 100)
    assert main([saved(noise, tmp_path / "noise.png")]) == 2
    assert "no table was found" in capsys.readouterr().err
    (tmp_path / "cut.png").write_bytes((tmp_path / "wall.png").read_bytes()[:2000])
    assert main([str(tmp_path / "cut.png")]) == 2
    assert "is damaged" in capsys.readouterr().err


@pytest.mark.long
def test_two_sections_are_read_and_one_is_chosen(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(two_sections(), tmp_path / "wall.png")
    for section, text in (("Open", ROWS), ("Under 1200", UNDER)):
        assert main([path, "--section", section, "--as", "csv"]) == 0
        rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
        assert [row[3] for row in rows] == [row[3].removesuffix(".0") for row in rows_of(text)]


@pytest.mark.long
def test_what_is_wrong_with_the_whole_table_is_said_once(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = framed(ROWS.replace("Rnd3", "Rnd4"), frames=False)
    assert main([saved(shown, tmp_path / "wall.png")]) == 0
    told = capsys.readouterr().err
    assert "“Rnd4” heads round 3" in told
    assert "R3:" not in told


@pytest.mark.long
def test_a_photo_from_the_side_is_made_straight(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wide, high = framed().size
    large = framed().resize((2 * wide, 2 * high), Image.Resampling.BICUBIC)
    photo = spoiled(large, Random(1))  # noqa: S311 - no secret
    assert main([saved(photo, tmp_path / "wall.jpg"), "--as", "csv"]) == 0
    rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
    wanted = [line.replace("-", "").split("|") for line in ROWS.split("\n")[1:]]
    assert [row[3] for row in rows] == ["3", "2", "1.5", "1", "1", "0.5"]
    assert [row[0] for row in rows] == [row[0] for row in wanted]


@pytest.mark.long
def test_a_scanned_pdf_is_read_as_its_pages_look(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = framed()
    below = 14 + 4 * HIGH
    parts = [(0, 0, whole.width, below), (0, below, whole.width, whole.height)]
    fax = whole.convert("L").point([0] * 140 + [255] * 116).convert("1")
    made = {
        "strips.pdf": scan([whole.crop(part) for part in parts]),
        "fax.pdf": pictured([fax]),
        "jpeg.pdf": pictured([whole]),
    }
    for name, data in made.items():
        path = tmp_path / name
        path.write_bytes(data)
        assert main([str(path), "--as", "csv"]) == 0, name
        rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
        assert [row[3] for row in rows] == ["3", "2", "1.5", "1", "1", "0.5"], name
    empty = tmp_path / "empty.pdf"
    empty.write_bytes(printout([[]]))
    assert main([str(empty)]) == 2
    assert "neither text nor a picture" in capsys.readouterr().err
    many = tmp_path / "many.pdf"
    many.write_bytes(pictured([Image.new("L", (40, 30), 255)] * 13))
    assert main([str(many)]) == 2
    assert "more than 12" in capsys.readouterr().err


def test_a_scan_packed_as_jbig2_says_what_reads_it(
    tesseract: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "copier.pdf"
    path.write_bytes(jbig2(framed().convert("1")))
    with apply_configuration(jbig2dec_binary=None):
        assert main([str(path)]) == 2
    assert "install jbig2dec" in capsys.readouterr().err


def test_a_scan_packed_in_a_way_that_nothing_here_reads_is_damaged(
    tesseract: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def packed(_: object) -> None:
        raise DependencyError("brotli is required for BrotliDecode.")

    monkeypatch.setattr(opened, "_page", packed)
    path = tmp_path / "copier.pdf"
    path.write_bytes(pictured([framed()]))
    assert main([str(path)]) == 2
    assert "is damaged" in capsys.readouterr().err


def test_a_scan_is_asked_for_its_text_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def text(files: Sequence[File]) -> str:
        asked.extend(file.name for file in files[:1])
        return text_of(files)

    monkeypatch.setattr(paths, "text_of", text)
    monkeypatch.setenv("PATH", str(tmp_path))
    names = [str(tmp_path / f"{number}.pdf") for number in range(3)]
    for name in names:
        Path(name).write_bytes(pictured([framed()]))
    assert main(names) == 2
    assert "install Tesseract" in capsys.readouterr().err
    assert asked == names
    # A text beside them is none of a sheet's pictures.
    Path(names[1]).write_text(ROWS, encoding="utf-8")
    assert main(names) == 2
    assert "shows neither text nor a picture" in capsys.readouterr().err


def test_what_is_missing_is_named(
    tesseract: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = saved(framed(), tmp_path / "wall.png")
    tesseract.write_text("#!/bin/sh\necho 'no such language: eng' >&2\nexit 1\n", encoding="utf-8")
    assert main([path]) == 2
    assert "no such language: eng" in capsys.readouterr().err
    tesseract.unlink()
    assert main([path]) == 2
    assert "apt install tesseract-ocr" in capsys.readouterr().err
    tesseract.write_text("", encoding="utf-8")
    tesseract.chmod(0o755)
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert main([path]) == 2
    assert "chess-tiebreak-calculator[pictures]" in capsys.readouterr().err


def test_the_command_sees_the_words_that_the_page_sees(tesseract: Path) -> None:
    plain = framed(frames=False)
    clean = cleaned(plain.convert("L"))
    here = sorted(
        words_read(str(tesseract), "wall.png", clean),
        key=lambda word: (word.box.bottom // HIGH, word.box),
    )
    with reading() as reader:
        page = reader.look(plain)
    there = sorted(page["words"], key=lambda word: (word[5] // HIGH, word[2:]))
    assert len(here) == len(there)
    near = 0.3 * clean.letter
    for one, (_, _, *box) in zip(here, there, strict=True):
        assert all(abs(a - b) <= near for a, b in zip(one.box, box, strict=True)), (one, box)
    # They enlarge it in two ways: a figure may be read as another.
    same = sum(one.text == text for one, (text, *_) in zip(here, there, strict=True))
    assert same >= len(here) - 3
    assert abs(clean.letter - page["letter"]) <= 1
