"""Pages of scanned PDFs: each is seen as it is shown, whatever it is made of."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageCms, ImageDraw

from calculator.__main__ import main
from calculator.command.pictures import MODULES
from calculator.command.pictures.picture_files import pictures_of
from calculator.files import File, FileError
from tests.support.printouts import drawn, pictured, printout, scan


def sheet() -> Image.Image:
    """A sheet with bars that no turn or flip leaves as they are."""
    made = Image.new("L", (200, 100), 255)
    draw = ImageDraw.Draw(made)
    draw.rectangle((10, 10, 150, 20), fill=0)
    draw.rectangle((10, 40, 80, 60), fill=0)
    draw.rectangle((170, 70, 190, 90), fill=0)
    return made


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much of two pictures differs, from 0 to 1."""
    small = (100, 50)
    apart = ImageChops.difference(one.resize(small), other.convert("L").resize(small))
    return sum(apart.tobytes()) / (255 * small[0] * small[1])


WHOLE = b"q 200 0 0 100 0 0 cm /A Do Q"


@pytest.mark.parametrize(
    "data",
    [
        pictured([sheet()]),
        pictured([sheet().convert("1")]),
        drawn(sheet(), WHOLE),
        # In another drawing.
        drawn(sheet(), b"/F Do", inside=WHOLE),
        # Beside a picture that takes no room.
        drawn(sheet(), WHOLE + b" q 0 0 0 0 0 0 cm /A Do Q"),
    ],
    ids=["jpeg", "fax", "drawn", "within a drawing", "beside nothing"],
)
def test_a_page_looks_as_it_is_shown(data: bytes) -> None:
    (seen,) = pictures_of(File("scan.pdf", data))
    assert difference(seen, sheet()) < 0.05


def test_strips_on_a_page_that_is_turned() -> None:
    first, second = pictures_of(File("scan.pdf", scan([sheet(), sheet()])))
    assert first.tobytes() == second.tobytes()
    # Below it there is a margin.
    assert first.size == (200, 180)
    assert difference(first.crop((0, 0, 200, 100)), sheet()) < 0.05


def test_colors_are_those_that_a_browser_shows() -> None:
    # A profile whose red is green.
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for one, other in ((b"rXYZ", b"...."), (b"gXYZ", b"rXYZ"), (b"....", b"gXYZ")):
        profile = profile.replace(one, other)
    for mode in ("RGB", "RGBA", "P"):
        red = Image.new("RGB", (20, 10), "#f00").convert(mode)
        for said, wanted in ((profile, (0, 255, 0)), (b"nothing", (255, 0, 0))):
            held = io.BytesIO()
            red.save(held, "PNG", icc_profile=said)
            (seen,) = pictures_of(File("screen.png", held.getvalue()))
            found = seen.convert("RGB").getpixel((5, 5))
            assert isinstance(found, tuple)
            assert all(abs(one - other) < 20 for one, other in zip(found, wanted, strict=True)), (
                mode
            )


def test_a_large_picture_is_made_smaller() -> None:
    (seen,) = pictures_of(File("scan.pdf", drawn(sheet().resize((4000, 2000)), WHOLE)))
    assert max(seen.size) == 2600


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (printout([[["Kind regards"]]]), "file-scanned"),
        (pictured([sheet()] * 13), "file-many"),
        (pictured([sheet()])[:400], "file-damaged"),
        (b"%PDF-1.4 and nothing more", "file-damaged"),
    ],
    ids=["no picture", "many pages", "cut off", "empty"],
)
def test_what_shows_nothing_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(FileError) as caught:
        pictures_of(File("scan.pdf", data))
    assert caught.value.said.code == code


def test_a_scan_needs_what_reads_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, MODULES, None)
    files = {"scan.pdf": pictured([sheet()]), "text.pdf": printout([[["Kind regards"]]])}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    scanned, text = (str(tmp_path / name) for name in files)
    assert main([scanned]) == 2
    assert "calculator[pictures]" in capsys.readouterr().err
    # What is beside a printout with text is not read as a picture.
    assert main([text]) == 2
    assert "calculator[pictures]" not in capsys.readouterr().err


def test_a_locked_printout_is_opened_without_a_password() -> None:
    with pytest.raises(FileError) as caught:
        pictures_of(File("scan.pdf", printout([[["Kind regards"]]], encrypt=True)))
    assert caught.value.said.code in {"file-scanned", "file-damaged"}
