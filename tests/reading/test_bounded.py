"""However odd or long a text is, what is not worth a try is not tried: counted, not timed."""

from __future__ import annotations

import string
from functools import partial
from random import Random
from textwrap import fill
from typing import Any

import pytest

from calculator.reading import ReadError, read
from calculator.reading.choose import opened
from calculator.reading.columns import parts
from calculator.reading.cut import stretches
from calculator.reading.text.grid import tabbed
from calculator.reading.text.wrapped import rejoined
from tests.reading.samples import BY_FILE
from tests.reading.test_limits import FEW, only_few
from tests.reading.test_many_players import text as written
from tests.support.work import steps
from tests.support.written import LAYOUTS, random_written

LENGTH = 20_000
#: A character of what is no table may take so many times the steps of one of a table.
TIMES = 2
LETTERS = "".join(char for char in map(chr, range(32, 0x590)) if char.isprintable())
WORDS = "Ann Bob Chess Club the open round won 1 2 3 W2 L1 D3 ½ 1-0 0-1 draw bye Lee, 1500 2.5"
#: What random characters are taken from, between blanks and ends of lines.
CHARACTERS = {
    "characters": string.printable[:95] + "\n",
    "results": "0123456789½/.,:+-=*()? wbWLDXHBsk\n\t ",
    "results apart": "0123456789½/.,:+-=*()? wbWLDXHBsk\n\t \n      ",
    "letters of any language": LETTERS + " " * 250 + "\n" * 120,
    "letters between tabs": LETTERS + " " * 120 + "\t" * 120 + "\n" * 120,
}


def random_text(kind: str) -> str:
    random = Random(kind)  # noqa: S311 - no secret
    if kind == "wrapped words":
        return fill(" ".join(random.choices(WORDS.split(), k=LENGTH // 4)), 60)
    if kind == "words between tabs":
        words = WORDS.split()
        return "\n".join("\t".join(random.choices(words, k=9)) for _ in range(LENGTH // 30))
    return "".join(random.choices(CHARACTERS[kind], k=LENGTH))


KINDS = [*CHARACTERS, "wrapped words", "words between tabs"]


def refused(text: str) -> None:
    with pytest.raises(ReadError):
        read(text)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_table_is_no_more_work_than_a_table(kind: str) -> None:
    honest = BY_FILE["chess-results-rank.csv"].text
    text = random_text(kind)
    read(honest)
    refused(text)
    unit = steps(lambda: read(honest + "\n")) / len(honest)
    found = steps(lambda: refused(text + "\n")) / len(text)
    assert found <= TIMES * unit, f"{found / unit:.2f} times"


@pytest.mark.parametrize("kind", KINDS)
def test_lines_that_are_not_numbered_are_not_put_together(kind: str) -> None:
    assert next(rejoined(random_text(kind)), None) is None


def row(at: int) -> list[str]:
    return [str(at), f"Ann A{at}", f"W{at + 1}", f"L{at + 2}", "1.0"]


HEAD = ["No.", "Name", "Rd1", "Rd2", "Total"]
UNKNOWN = ["Seat", "Kid", "Wk1", "Wk2", "All"]


@pytest.mark.parametrize("heading", [HEAD, UNKNOWN, []], ids=["known", "unknown", "none"])
@pytest.mark.parametrize("between", ["\t", ",", " "])
def test_of_far_too_many_rows_only_the_first_are_looked_at(
    heading: list[str], between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def text(rows: int) -> str:
        every = [heading] if heading else []
        return "\n".join(between.join(cells) for cells in (*every, *map(row, range(1, rows + 1))))

    looked_at = 0

    def counted(function: Any) -> Any:  # noqa: ANN401 - whatever it stands for
        def call(*given: object) -> object:
            nonlocal looked_at
            looked_at += 1
            return function(*given)

        return call

    refused(text(FEW - 2))  # imports the reader: the last ones' opponents are missing
    only_few(monkeypatch)
    monkeypatch.setattr(parts, "_is_player", counted(parts._is_player))
    monkeypatch.setattr(stretches, "_is_row", counted(stretches._is_row))
    many = 100 * FEW
    with pytest.raises(ReadError) as caught:
        read(text(many))
    assert caught.value.said.code == "error-too-many-players"
    limit, found = caught.value.said.facts
    assert limit == FEW
    # A heading that nobody knows has as many cells.
    assert found in {many, many + bool(heading)}
    # By a few rows it is told what separates cells.
    assert looked_at <= 2 * FEW + stretches._SAMPLE + 3


def test_of_too_many_that_are_called_by_name_none_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def text(count: int) -> str:
        rows = (f"Ann A{at}\tW Ann A{at ^ 1}\t1" for at in range(count))
        return "\n".join(("Name\tR1\tPts", *rows))

    with pytest.raises(ReadError):
        read(text(4))
    only_few(monkeypatch)
    with pytest.raises(ReadError) as caught:
        read(text(10 * FEW))
    assert caught.value.said.facts == (FEW, 10 * FEW)


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_clean_table_is_read_as_it_stands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        pytest.fail("Lines are put together of a table that is whole.")

    monkeypatch.setattr(opened, "rejoined", never)
    for seed in range(4):
        made = random_written(name, Random(seed), people=True)  # noqa: S311 - no secret
        if made is not None:
            read(made.text)


def test_a_report_of_fide_is_no_more_work_than_a_table_of_wintd() -> None:
    few = [written(layout, 50) for layout in ("trf", "wintd-tabs")]
    for text in few:
        read(text)
    report, table = (steps(partial(read, written(layout, 400))) for layout in ("trf", "wintd-tabs"))
    assert report <= table, f"{report / table:.2f} times"


def test_each_line_is_cut_once_whoever_asks_for_its_cells() -> None:
    text = written("wintd-tabs", 100)
    tabbed.cache_clear()
    read(text)
    found, lines = tabbed.cache_info(), text.count("\n") + 1
    # A few are looked at for another separator, or as the first line of something.
    assert found.misses <= 1.2 * lines
    assert found.hits > lines / 2
