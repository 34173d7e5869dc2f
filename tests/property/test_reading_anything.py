"""Whatever is pasted gives a crosstable or a ReadError that points into the text, and soon."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator import ReadError
from calculator.page import answer
from calculator.ranked import rank
from calculator.reading import read
from calculator.writing.standings_json import document
from tests.corpus.cases import sheet
from tests.support.events import by_standing, random_event
from tests.support.examples import examples, one_in, seeds
from tests.support.sheets import WRITERS
from tests.support.work import as_soon_as_honest


def outcome(text: str) -> str:
    """Read and rank a text; the error must say something and point into the text."""
    try:
        table = read(text)
    except ReadError as error:
        fault = error
    else:
        standings = rank(table)
        written = document(standings, workings=True)
        assert json.loads(json.dumps(written)) == written
        assert len(written["standings"]) == sum(not player.stub for player in table.players)
        return "warned" if table.warnings else "read"
    assert fault.message.strip()
    if fault.line is not None:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= fault.line <= len(lines)
        assert 1 <= (fault.column or 1) <= len(lines[fault.line - 1]) + 1
    return "refused"


SAMPLES = [
    sheet("00_wscf").text,
    sheet("20_open").text,
    sheet("27_team").text,
    "Adam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 5: 2 2.5 3 3(bye) bye\n",
    *(
        writer.write(by_standing(random_event(Random(3), 8, 5, plain=True)))  # noqa: S311
        for writer in WRITERS.values()
    ),
]

#: What people and programs put where it does not belong.
INTRUDERS = [
    "", " ", "\t", "\n", "\r\n", "-", "½", "1/2", ",", ";", "|", "0", "99", "9999999999", "²", "٣",
    "W", "W0", "W1", "X1", "B", "H---", "-B-", "L²", "W12,4.0", "$1", "*", "No.", "Rnd2", "Rd 1",
    "Name", "Pts", "TBrk1", "<td>", "</table>", "<tr>", "&nbsp;", "&#x110000;", "<!--",
    "\x00", "\ufeff", "\u00a0", "\u2028", "\ud800", "é", "(", ")", ":", "of", "nan", "1e999",
]  # fmt: skip


def mutated(rng: Random, text: str) -> str:
    """Damage a text in one place, as copying and editing may."""
    lines = text.split("\n")
    row = rng.randrange(len(lines))
    before, line, after = lines[:row], lines[row], lines[row + 1 :]
    cells = line.split("\t")
    cell = rng.randrange(len(cells))
    at = rng.randrange(len(text) + 1)
    intruder = rng.choice(INTRUDERS)
    instead = "\t".join([*cells[:cell], intruder, *cells[cell + 1 :]])
    without = "\t".join(cells[:cell] + cells[cell + 1 :])
    damage: list[Callable[[], str]] = [
        lambda: "\n".join(before + after),
        lambda: "\n".join([*before, line, line, *after]),
        lambda: "\n".join([*before, rng.choice(lines), *after]),
        lambda: "\n".join([line, *after]),
        lambda: "\n".join(before),
        lambda: "\n".join([*before, instead, *after]),
        lambda: "\n".join([*before, without, *after]),
        lambda: text[:at],
        lambda: text[:at] + intruder + text[at:],
        lambda: text[:at] + intruder + text[at + 1 :],
        lambda: text.replace("\t", "  "),
        lambda: text.replace("\t", " "),
        lambda: text.replace("\n", "\r"),
        lambda: text.replace("1", intruder),
    ]
    return rng.choice(damage)()


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_samples_themselves_are_read(sample: str) -> None:
    assert outcome(sample) == "read"


@pytest.mark.parametrize("block", one_in(2, range(4)))
def test_damaged_tables(block: int) -> None:
    rng = Random(block)  # noqa: S311
    found = set()
    for _ in seeds(120, least=24):
        text = rng.choice(SAMPLES)
        for _ in range(rng.randint(1, 4)):
            text = mutated(rng, text)
        found.add(outcome(text))
    assert found == {"read", "refused", "warned"}


@given(st.text())
def test_any_text(text: str) -> None:
    outcome(text)


@given(
    st.lists(st.lists(st.sampled_from(INTRUDERS), max_size=8), max_size=8), st.sampled_from("\t ")
)
def test_any_table_of_odd_cells(rows: list[list[str]], between: str) -> None:
    heading = between.join(["No.", "Name", "Pts", "TBrk1", "Rnd1", "Rnd2"])
    outcome("\n".join([heading, *(between.join(row) for row in rows)]))


@given(
    st.permutations(["No.", "Name", "Pts", "Rnd1", "Rnd2"]),
    st.lists(st.lists(st.sampled_from(INTRUDERS), min_size=5, max_size=5), min_size=1, max_size=4),
)
def test_headings_in_any_order(heading: list[str], rows: list[list[str]]) -> None:
    outcome("\n".join("\t".join(row) for row in [heading, *rows]))


@given(st.lists(st.sampled_from(["<table>", "<tr>", "<td>", "<th>", "</td>", "</tr>", *INTRUDERS])))
def test_any_markup(pieces: list[str]) -> None:
    outcome("<table><tr><td>No.<td>Name<td>Pts<td>Rnd1</tr><tr>" + "".join(pieces))


@examples(40)
@given(st.text(), st.text(), st.sampled_from(["", "us-chess", "solkoff", "nonsense"]))
def test_the_page_always_has_an_answer(text: str, html: str, order: str) -> None:
    request = {"what": "calculate", "text": text, "html": html, "order": order, "player": text}
    reply = json.loads(answer(json.dumps(request)))
    assert reply["state"] in {"done", "error"}


WSCF = sheet("00_wscf").text

HEAVY = {
    "spaces": " " * 300_000,
    "tabs": "\t" * 300_000,
    "lines": "\n" * 300_000,
    "digits": "1" * 300_000,
    "colons": ("a" * 50 + ": ") * 5_000,
    "short form that is none": "Adam 4 of 5: " + "1 " * 30_000 + "x",
    "one name": "a" * 300_000 + ":",
    "spaces before a colon": "Adam" + " " * 50_000 + "x",
    "open brackets": "Adam 1 of 1: 1" + "(" * 100_000,
    "open tags": "<table><tr>" + "<td>" * 20_000,
    "angle brackets": "<td>" + "<" * 100_000,
    "nested tables": "<table><tr><td>" * 8_000,
    "entities": "<td>" + "&nbsp;" * 100_000,
    "headings": "No.\tName\tPts\tRnd1\n" * 500,
    "headings by spaces": "No. Name Pts Rnd1\n" * 500,
    "a wide row": WSCF + "16" + "\tW1" * 30_000,
    "a wide row by spaces": WSCF.replace("\t", " ") + "16 Player" + " W1" * 5_000,
    "many rows": WSCF + "16\tPlayer, Z\n" * 20_000,
    "a long number": WSCF.replace("W15", "W" + "9" * 100_000),
    "text below": WSCF + "lorem ipsum dolor sit amet\n" * 1_000,
    "text above": "lorem ipsum dolor sit amet\n" * 1_000 + WSCF,
    "dashes": WSCF.replace("-B-", "-" * 100_000 + "B" + "-" * 100_000),
    "dashes only": WSCF.replace("-B-", "-" * 100_000 + "!"),
    "a rating that is none": "#\tName\tRating\tRd 1\n1\tA\t1500" + " " * 100_000 + "(\tW2\n",
}


@pytest.mark.parametrize("name", one_in(6, HEAVY))
def test_soon(name: str) -> None:
    assert as_soon_as_honest(HEAVY[name], outcome) == ""
