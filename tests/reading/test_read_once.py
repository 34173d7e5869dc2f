"""A text is read once by each reader, and what speaks for a table is worked out once."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import CodeType, FrameType
from typing import Any

import pytest

from calculator.page import Session
from calculator.reading import ReadError, Text, label
from calculator.reading.assemble.named.reader import read_named
from calculator.reading.assemble.standings.by_content import tables_by_content
from calculator.reading.assemble.standings.headed import _KEPT, read_tables, table_of
from calculator.reading.assemble.standings.stacked import read_stacked
from calculator.reading.assemble.standings.two_lines import read_two_lines
from calculator.reading.check.build import build
from calculator.reading.check.opponent_numbers import numbers_meant
from calculator.reading.check.paired_cells import clashes
from calculator.reading.cut.segments import segments
from calculator.reading.layouts import READERS

#: Whole readings of a text, by the readers of the register and by what one of them tries in turn.
READ = (read_tables, read_two_lines, read_stacked, read_named, *(reader.read for reader in READERS))
#: Ways to cut a text, which several readers share.
CUT = (segments.__wrapped__, tables_by_content.__wrapped__)
#: What is worked out of one table.
WORKED_OUT = (numbers_meant, clashes, build)
EVERY: tuple[Any, ...] = (*READ, *CUT, *WORKED_OUT, table_of)
#: What stands for a function that is imported late has no code, and no arguments, of its own.
WATCHED = {one.__code__: one for one in EVERY if one.__code__.co_argcount}

TABLE = (
    "No.\tName\tRd 1\tRd 2\tTot\n1\tAnn\tW2\tW3\t2.0\n2\tBob\tL1\t-B-\t1.0\n3\tCem\t-H-\tL1\t0.5\n"
)
RESERVE = "Reserve\nNo.\tName\tRd 1\tTot\n1\tDea\tW2\t1.0\n2\tEva\tL1\t0.0\n"
GAMES = "Round 1\nAnn 1-0 Bob\nRound 2\nAnn 1-0 Cem\nBob bye\n"
#: A text of each kind that takes readers another way, and what it is read as, or the error's code.
WAYS = {
    "good": (TABLE, "table-text:standings"),
    "no result": (TABLE.replace("L1\t-B-", "Ll1\t-B-"), "error-no-result"),
    "a contradiction": (TABLE.replace("L1\t-B-", "W1\t-B-"), "table-text:standings"),
    "most at odds": (
        TABLE.replace("L1\t-B-", "W1\t-B-").replace("W3\t2.0", "L3\t0.0"),
        "error-most-contradict",
    ),
    "a wrong total": (TABLE.replace("\t2.0", "\t1.5"), "table-text:standings"),
    "no heading": (TABLE.partition("\n")[2], "table-text:standings"),
    "unknown headings": (
        TABLE.replace("Name\tRd 1\tRd 2\tTot", "Kid\tA\tB\tC"),
        "table-text:standings",
    ),
    "a matrix": (
        "\tName\t1\t2\t3\n1\tAnn\t*\t1\t½\n2\tBob\t0\t*\t1\n3\tCem\t½\t0\t*\n",
        "cross-text:row",
    ),
    "two lines a player": (
        (
            "No. Name  R1  R2\n1   Ann   2   3\n          1   1\n"
            "2   Bob   1   -\n          0   1\n3   Cem   -   1\n          ½   0\n"
        ),
        "table-text:start",
    ),
    "one cell a line": (TABLE.replace("\t", "\n"), "table-text:standings"),
    "opponents by name": (
        (
            "Name\tR1\tR2\nAnn\tW Bob\tW Cem\nBob\tL Ann\tD Dea\nCem\tW Dea\tL Ann\n"
            "Dea\tL Cem\tD Bob\n"
        ),
        "table-text:name",
    ),
    "games": (GAMES, "games:name"),
    "pairings below": (f"{TABLE}\nPairings of round 3\n1 Ann - Cem\n", "table-text:standings"),
    "games above": (f"{GAMES}\n{TABLE}", "table-text:standings"),
    "two sections": (f"Open\n{TABLE}\n{RESERVE}", "table-text:standings"),
    "places and numbers": (
        (
            "Rk.\tSNo\tName\t1.Rd\tPts.\n1\t3\tA\t2w1\t1\n2\t4\tB\t1b0\t0\n"
            "3\t1\tC\t4w1\t1\n4\t2\tD\t3b0\t0\n"
        ),
        "chess-results-text:place",
    ),
    "two layouts": (
        (
            "Name;R1\nAnn;W2\nBob;L1\n\nNr;Name;Titel\n1;Ann;\n2;Bob;\n"
            "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz\n1;1;1;2;1;0;\n"
        ),
        "swiss-manager:start",
    ),
    "nothing": ("Dear all,\nthe pairings come later.\n", "error-no-table"),
}
TEXTS = {name: text for name, (text, _) in WAYS.items()}
HTML = "<table>{}</table>"


def _arguments(code: CodeType) -> tuple[str, ...]:
    return code.co_varnames[: code.co_argcount]


class Watch:
    """What was called, and with what first."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, object]] = []
        #: What was worked out, and of which table: its rows, and by which numbers, if these are
        #: said. Kept, so that no other rows come to stand at the same place.
        self.tables: list[tuple[Any, int, object]] = []
        self._kept: list[object] = []

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        function = WATCHED.get(frame.f_code) if event == "call" else None
        if function is None:
            return
        given = [frame.f_locals[name] for name in _arguments(frame.f_code)]
        self.calls.append((function, given[0]))
        if function in {numbers_meant, build}:
            rows = getattr(given[0], "raw", given[0]).rows
            self._kept.append(rows)
            self.tables.append((function, id(rows), given[-1]))

    def count(self, function: object) -> int:
        return sum(called is function for called, _ in self.calls)

    @property
    def again(self) -> list[tuple[str, object]]:
        """What was read, cut or worked out more than once."""
        texts = Counter((called, given) for called, given in self.calls if isinstance(given, str))
        return [
            *((f"{of.__module__}.{of.__name__}", n) for (of, _), n in texts.items() if n > 1),
            *((of.__name__, n) for (of, *_), n in Counter(self.tables).items() if n > 1),
        ]


@contextmanager
def watched() -> Iterator[Watch]:
    tables_by_content.cache_clear()
    segments.cache_clear()
    _KEPT.clear()
    watch = Watch()
    sys.setprofile(watch)
    try:
        yield watch
    finally:
        sys.setprofile(None)


def test_a_good_table_is_read_once_and_each_thing_worked_out_once() -> None:
    with watched() as watch:
        Text(TABLE).opened()
    counted = {function.__name__: watch.count(function) for function in (table_of, *WORKED_OUT)}
    assert counted == {"table_of": 1, "numbers_meant": 1, "clashes": 0, "build": 1}
    assert watch.count(segments.__wrapped__) == 1
    assert watch.count(tables_by_content.__wrapped__) == 0


@pytest.mark.parametrize(("text", "found"), WAYS.values(), ids=WAYS)
def test_the_texts_are_of_the_kinds_that_they_are_here_for(text: str, found: str) -> None:
    best = Text(text).best
    assert (best.said.code if isinstance(best, ReadError) else label(best)) == found


def test_cells_that_contradict_each_other_are_compared_once() -> None:
    with watched() as watch:
        Text(TEXTS["a contradiction"]).opened()
    assert [watch.count(function) for function in (table_of, *WORKED_OUT)] == [1, 1, 1, 1]


def test_what_a_cell_was_meant_to_say_only_its_own_reader_looks_for() -> None:
    """It reads the text once more, with a word in that cell that is a result everywhere."""
    with watched() as watch, pytest.raises(ReadError) as caught:
        Text(TEXTS["no result"]).opened()
    assert caught.value.slips[0].ways[0][0].to == "L1"
    assert watch.count(READERS[-1].read) == 2
    assert [watch.count(function) for function in (table_of, *WORKED_OUT)] == [3, 1, 1, 1]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_no_reader_runs_twice(text: str) -> None:
    with watched() as watch:
        pasted = Text(text)
        with suppress(ReadError):
            for reading in pasted.opened().readings:
                pasted.opened(reading)
        with suppress(ReadError):
            pasted.tables()
    assert watch.again == []


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_page_reads_what_it_pastes_once(text: str) -> None:
    """Also where it asks again: for another reading, in another language, by another order."""
    rows = (f"<tr><td>{line.replace('\t', '<td>')}</tr>" for line in text.splitlines())
    with watched() as watch:
        session = Session()
        paste = {"what": "calculate", "text": text, "html": HTML.format("".join(rows))}
        first = json.loads(session.answer(json.dumps(paste)))
        for more in ({}, {"language": "es"}, {"order": "solkoff"}, {"reading": "table-text"}):
            ask = {"what": "calculate", "text": first["pasted"], **more}
            session.answer(json.dumps(ask))
    assert watch.again == []
