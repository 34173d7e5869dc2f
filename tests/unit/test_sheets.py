"""The sheets of HTML: whole, safe, in agreement with the ranking; a whole event of them."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from calculator.__main__ import main
from calculator.command.sheets.event import file_name
from calculator.command.sheets.sheet import sheet
from calculator.ranked import rank
from calculator.ranking.class_standings import of_class
from calculator.reading import read
from calculator.words import points, shown, use
from tests.support.examples import one_in
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples"
NAMES = sorted({path.stem for path in SAMPLES.glob("*.txt")} - {"unreadable"})
#: Elements without an end tag.
VOID = {"meta", "link", "br"}
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style></title><svg/onload=1>",
    "<!-- --><a href=javascript:x>&amp;&#60;",
    "=cmd|' /C calc'!A0",
)

Capture = pytest.CaptureFixture[str]


class Page(HTMLParser):
    """A page as a browser sees it; fails where tags do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.within: list[tuple[str, str]] = []
        self.pieces: list[tuple[tuple[str, str], str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.within.append(("/".join(self.open), data))
        tag, found = self.tags[-1] if self.tags else ("", {})
        self.pieces.append(((tag, found.get("class", "")), data))

    def values(self, name: str) -> list[str]:
        return [found[name] for _, found in self.tags if name in found]

    def texts(self, tag: str) -> list[str]:
        """The texts straight inside a tag."""
        return [text for path, text in self.within if path.endswith(f"/{tag}")]

    def words(self) -> str:
        return " ".join("".join(text for path, text in self.within if "style" not in path).split())


def of(name: str, order: str | None = None) -> Page:
    return Page(sheet([rank(read((SAMPLES / f"{name}.txt").read_text("utf-8")), order)], name))


def safe(page: Page) -> None:
    """Nothing runs, and nothing is asked for."""
    assert not {tag for tag, _ in page.tags} & {"script", "img", "svg", "iframe", "form", "object"}
    assert not [name for _, found in page.tags for name in found if name.startswith("on")]
    assert page.values("src") == []
    assert not [link for link in page.values("href") if re.match(r"\s*(\w+:|//)", link)] or (
        page.values("href")[0] == "data:,"
    )
    assert "url(" not in "".join(page.texts("style"))


@pytest.mark.parametrize("language", one_in(2, ["en", "es"]))
@pytest.mark.parametrize("name", one_in(2, NAMES))
def test_every_sample_is_a_whole_page(name: str, language: str) -> None:
    text = (SAMPLES / f"{name}.txt").read_text("utf-8")
    with use(language):
        page = Page(sheet([rank(read(text))], name))
    safe(page)
    assert page.tags[0] == ("html", {"lang": language})
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in page.values("href") if link.startswith("#")} <= set(ids)
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch(r"h\d", tag)]
    assert levels[0] == 1
    assert max(after - before for before, after in pairwise(levels)) == 1
    heads = [found for tag, found in page.tags if tag == "th" and "scope" not in found]
    assert heads == []
    assert not [name for _, found in page.tags for name in found if name.startswith("data-")]


@pytest.mark.parametrize("order", [None, "DE,SB,BH/C1", "result-between-tied,kashdan,coin-flip"])
def test_standings_and_workings_are_those_of_the_ranking(order: str | None) -> None:
    for name in ("wscf", "fide-robin", "shared-place", "withdrawn"):
        standings = rank(read((SAMPLES / f"{name}.txt").read_text("utf-8")), order)
        page = of(name, order)
        folded = page.texts("summary/strong")
        assert folded == [
            shown(row.values[one.name])
            for row in standings.rows
            for one in standings.order
            if one.name in row.values
        ]
        cells = [text for path, text in page.within if path.endswith(("tr/td", "th/a", "td/a"))]
        for row in standings.rows:
            at = cells.index(row.name)
            assert cells[at - 1 : at + 2] == [str(row.place), row.name, points(row.score)]


def test_the_amounts_that_count_add_up_to_the_value() -> None:
    def number(text: str) -> float:
        return float(text.replace("−", "-").replace("½", ".5"))

    totals, counted = 0, 0.0
    for (tag, classes), text in of("byes", "solkoff").pieces:
        if not text.strip():
            continue
        if tag == "span" and "tb-amount" in classes:
            counted += number(text)
        if tag == "strong" and "tb-amount" in classes:
            assert number(text) == counted
            totals, counted = totals + 1, 0.0
    assert totals == 11


@pytest.mark.parametrize("name", HOSTILE)
def test_no_markup_from_a_table_runs(name: str) -> None:
    table = read("Name\tR1\tR2\nAnn\tW2\tW2\nBob\tL1\tL1")
    players = tuple(one._replace(name=name) for one in table.players)
    table = table._replace(players=players, event=name, section=name)
    page = Page(sheet([rank(table, "us-chess")], name, "index.html"))
    safe(page)
    assert page.texts("h1") == [f"{name} · {name}"]
    assert page.texts("th/a") == [name, name]
    assert page.texts("title") == [f"{name} · {name}"]


def test_what_no_page_may_hold_is_replaced() -> None:
    table = read("Name\tR1\nAnn\tW2\nBob\tL1")
    ann, bob = table.players
    table = table._replace(players=(ann._replace(name="A\x00\x1b\u202en\ud800n"), bob))
    text = sheet([rank(table, "solkoff")], "x")
    assert "A\ufffd\ufffd\ufffdn\ufffdn" in text
    assert text.encode("utf-8")


def test_the_order_the_edition_and_the_convention_are_named() -> None:
    words = of("unplayed", "sonneborn-berger,most-wins").words()
    assert "In order: Sonneborn-Berger, Most Wins." in words
    assert "Sonneborn-Berger: final scores. Most Wins: played wins." in words
    assert "FIDE rules: from March 2026 (fide-2026)." in of("fide-open", "BH,SB").words()


def test_what_was_printed_is_compared() -> None:
    assert "all 60 printed values agree" in of("wscf").words()
    misprint = of("misprint").words()
    assert "2 of 19 printed places differ" in misprint
    assert "NamePrintedWorked out" in misprint
    assert "printed" not in of("unplayed").words()


def test_classes_follow_one_another() -> None:
    whole = rank(read((SAMPLES / "prizes.txt").read_text("utf-8")))
    parts = [of_class(whole, rule) for rule in ("rating<1200", "grade=5")]
    page = Page(sheet(parts, "prizes"))
    assert page.texts("h2")[0] == "Rating under 1200: 6 of 12 players · 4 rounds"
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in page.values("href") if link.startswith("#")} == set(ids)
    (alone,) = Page(sheet(parts[:1], "prizes")).texts("h1")
    assert alone == "Rating under 1200"


# The command


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """A folder with a file of two sections, one in a folder below, and one that is no table."""
    folder = tmp_path / "results"
    (folder / "Día 2").mkdir(parents=True)
    shutil.copy(SAMPLES / "sections.txt", folder / "sections.txt")
    shutil.copy(SAMPLES / "wscf.txt", folder / "Día 2" / "Under 1200.txt")
    return folder


def run(capsys: Capture, *arguments: str | Path, status: int = 0) -> str:
    assert main([str(one) for one in arguments]) == status
    out, err = capsys.readouterr()
    assert bool(err) == (not out)
    return out or err


def written(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_one_sheet(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "new" / "sheet.html"
    assert run(capsys, SAMPLES / "wscf.txt", "--html", out) == f"Written: {out}\n"
    assert out.read_text("utf-8") == run(capsys, SAMPLES / "wscf.txt", "--html", "-")
    document = json.loads(run(capsys, SAMPLES / "wscf.txt", "--html", out, "--json"))
    assert len(document["standings"]) == 15
    run(capsys, SAMPLES / "sections.txt", "--section", "reserve", "--html", out)
    assert "Reserve" in out.read_text("utf-8")
    run(capsys, SAMPLES / "wscf.txt", "--language", "es", "--html", out)
    assert '<html lang="es">' in out.read_text("utf-8")


def test_a_whole_event(capsys: Capture, event: Path, tmp_path: Path) -> None:
    out = tmp_path / "public"
    said = run(capsys, event, "--html", out).splitlines()
    assert said[0].endswith("sections.txt: Open: 4 players, nothing printed to compare → "
                            "sections-open.html")  # fmt: skip
    assert said[-1] == f"Written: {out}/index.html and 3 sheets"
    names = ["dia-2-under-1200.html", "index.html", "sections-open.html", "sections-reserve.html"]
    assert written(out) == names
    index = Page((out / "index.html").read_text("utf-8"))
    safe(index)
    assert sorted(index.values("href")[1:]) == [name for name in names if name != "index.html"]
    assert index.texts("th/small") == [
        "sections.txt",
        "sections.txt",
        "all 60 printed values agree",
    ]
    back = Page((out / "sections-open.html").read_text("utf-8")).values("href")
    assert "index.html" in back
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    run(capsys, event, "--html", out)
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_files_that_are_named_one_by_one(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "public"
    for name, section in (("first", "Open"), ("second", "Under 1200")):
        saved = json.loads((SAMPLES / "layouts/swisssys-file.txt").read_text("utf-8"))
        saved["Sections"][0]["Section name"] = section
        (tmp_path / f"{name}.sjson").write_text(json.dumps(saved), "utf-8")
    text = (SAMPLES / "layouts/table.txt").read_text("utf-8")
    (tmp_path / "third.txt").write_text(text.replace("W", "D", 1), "utf-8")
    files = [tmp_path / name for name in ("first.sjson", "second.sjson", "third.txt")]
    run(capsys, *files[:2], "--html", out)
    assert written(out) == ["first.html", "index.html", "second.html"]
    # Both are of one event: each is called by its section alone.
    index = Page((out / "index.html").read_text("utf-8"))
    assert index.texts("th/a") == ["Open", "Under 1200"]
    run(capsys, files[2], files[0], "--html", out, status=1)
    assert "one fault in the results" in (out / "index.html").read_text("utf-8")


def test_its_own_sheets_are_no_tables(capsys: Capture, event: Path) -> None:
    first = run(capsys, event, "--html", event)
    assert run(capsys, event, "--html", event) == first
    assert "Total: 2 files, 3 sections" in run(capsys, "--check", event)


def test_what_cannot_be_read_is_told_while_the_rest_is_written(
    capsys: Capture, event: Path, tmp_path: Path
) -> None:
    shutil.copy(SAMPLES / "unreadable.txt", event / "<b>.txt")
    (event / "scan.pdf").write_bytes(b"%PDF-1.7")
    said = run(capsys, event, "--html", tmp_path / "out", status=2)
    assert "cannot be read: line 3, column 14: Ben, round 2 says “Q3”" in said
    index = Page((tmp_path / "out" / "index.html").read_text("utf-8"))
    safe(index)
    assert "Could not be read" in index.words()
    assert "<b>.txt: line 3, column 14: Ben, round 2 says “Q3”" in index.words()
    assert len(written(tmp_path / "out")) == 4


def test_a_status_of_1_where_something_differs(
    capsys: Capture, event: Path, tmp_path: Path
) -> None:
    shutil.copy(SAMPLES / "misprint.txt", event)
    out = tmp_path / "out"
    document = json.loads(run(capsys, event, "--html", out, "--json", status=1))
    sheets = [part["sheet"] for file in document["files"] for part in file["sections"]]
    assert {*sheets, "index.html"} == set(written(out))
    assert "2 of 19 printed places differ" in (out / "index.html").read_text("utf-8")


def test_nothing_of_somebody_elses_is_written_over(
    capsys: Capture, event: Path, tmp_path: Path
) -> None:
    out = tmp_path / "site"
    out.mkdir()
    (out / "index.html").write_text("<h1>Our club</h1>", "utf-8")
    said = run(capsys, event, "--html", out, status=1)
    assert f"{out}/index.html already exists" in said
    assert written(out) == ["index.html"]
    assert (out / "index.html").read_text("utf-8") == "<h1>Our club</h1>"
    assert "already exists" in run(
        capsys, SAMPLES / "wscf.txt", "--html", out / "index.html", status=1
    )


def test_a_sheet_that_is_left_over_is_named_and_not_deleted(
    capsys: Capture, event: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run(capsys, event, "--html", out)
    (event / "sections.txt").unlink()
    (out / "about.html").write_text("Our club", "utf-8")
    said = run(capsys, event, "--html", out).splitlines()[-1]
    assert said.startswith("No longer part of the event, and not deleted: 2 sheets, such as ")
    assert said.endswith(f"{out}/sections-open.html")
    assert len(written(out)) == 5


def test_sections_of_the_same_name_have_files_of_their_own(
    capsys: Capture, event: Path, tmp_path: Path
) -> None:
    shutil.copy(event / "sections.txt", event / "Sections!.txt")
    (event / "index.txt").write_bytes((SAMPLES / "wscf.txt").read_bytes())
    run(capsys, event, "--html", tmp_path / "out")
    assert written(tmp_path / "out") == [
        "dia-2-under-1200.html",
        "index-2.html",
        "index.html",
        "sections-open-2.html",
        "sections-open.html",
        "sections-reserve-2.html",
        "sections-reserve.html",
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--player", "1"),
        ("--compare", "1", "2"),
        ("--write", "csv"),
        ("--as", "markdown"),
        ("--list",),
        ("--html", ""),
    ],
)
def test_what_does_not_go_with_a_sheet(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert main([str(SAMPLES / "wscf.txt"), "--html", "-", *arguments]) == 1
    assert "--html" in capsys.readouterr().err


def test_a_folder_is_no_one_sheet(capsys: Capture, event: Path, tmp_path: Path) -> None:
    said = run(capsys, event, "--html", tmp_path / "all.html", status=1)
    assert "Name a folder to write to" in said
    assert main([str(event), "--html", str(tmp_path / "out"), "--class", "rating<1200"]) == 1


def test_a_folder_that_cannot_be_written(capsys: Capture, event: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    said = run(capsys, event, "--html", tmp_path / "file" / "out", status=1)
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "text", ["", "..", "/", "COM1", "a" * 500, "Ünder — 1200!", "C:\\x", "a\n\x00b", "index"]
)
def test_names_of_files_are_safe(text: str) -> None:
    name = file_name(text)
    assert re.fullmatch(r"[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?", name)
    assert name not in {"con", "nul", "com1"}
