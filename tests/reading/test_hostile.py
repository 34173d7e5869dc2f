"""No text makes reading raise anything but its own error, or takes long."""

import contextlib
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calculator.answers import wording
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import ReadError, read, read_all
from calculator.writing import to_json
from tests.reading.samples import BY_FILE, SAMPLES
from tests.support.examples import examples, one_in
from tests.support.work import as_soon_as_honest

TEXTS = [sample.text for sample in SAMPLES if len(sample.text) < 20_000]
TOKENS = st.sampled_from(
    ["#", "Name", "No.", "Rd 1", "Rd 2", "1", "2", "3", "W2", "L1", "D3", "H---", "12w1", "3b½",
     "*", "½", "0", "Pts", "Total", "TB1", "|", ";", ",", "\t", "\n", " ", "  ", "+W5", "=HPB",
     "-1", "Player", "Ann", "<table>", "<tr>", "<td>", "</td>", "<th>", "001 ", '[White "A"]',
     '[Black "B"]', '[Result "1-0"]', '[Round "1.1"]', "Runde;NrW;NrS;ErgW;ErgS", "1 of 2:",
     "17.5", "\xa0", "\u2013", "9" * 30, "\u00b2", "٣", "Tie Break1: Buchholz", '{"crosstable": 1']
)  # fmt: skip


def only_its_error(text: str) -> None:
    for _, found in read_all(text):
        if isinstance(found, Crosstable):
            assert found.players
            wording.understood(found)
        else:
            assert found.line is None or 1 <= found.line <= text.count("\n") + text.count("\r") + 1
    with contextlib.suppress(ReadError):
        rank(read(text))


@given(st.text(max_size=300))
@examples(300)
def test_any_text(text: str) -> None:
    only_its_error(text)


@given(st.lists(TOKENS, max_size=60).map("".join))
@examples(400)
def test_pieces_of_tables(text: str) -> None:
    only_its_error(text)


@given(
    st.lists(st.lists(TOKENS, min_size=2, max_size=9), min_size=2, max_size=8),
    st.sampled_from("\t;, "),
)
@example([["#", "#"], ["1", "½", "-1"]], "\t")
@example([["#", "Name", "W2"], ["1", "Name", "\t"], ["W2", "Name", "Name"]], "\t")
@examples(300)
def test_rows_of_pieces(rows: list[list[str]], separator: str) -> None:
    only_its_error("\n".join(separator.join(row) for row in rows))


@examples(200)
@given(st.sampled_from(TEXTS), st.randoms(use_true_random=False))
def test_damaged_samples(text: str, rng: Random) -> None:
    lines = text.split("\n")
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines))
        line = lines[at]
        place = rng.randrange(len(line) + 1)
        match rng.randrange(5):
            case 0:
                lines[at] = line[:place] + rng.choice("W1½-\t;|* <") + line[place:]
            case 1:
                lines[at] = line[:place] + line[place + rng.randint(1, 8) :]
            case 2:
                lines.pop(at)
                lines = lines or [""]
            case 3:
                lines.insert(at, rng.choice(lines))
            case 4:
                lines = lines[: at + 1]
    only_its_error("\n".join(lines))


@examples(100)
@given(st.randoms(use_true_random=False))
def test_damaged_documents(rng: Random) -> None:
    text = to_json(read(BY_FILE["wintd-wscf.txt"].text))
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(["", "0", '"', "null", "[]", "-9"]) + text[place + 1 :]
    only_its_error(text)


HUNDRED = 100_000
PIECES = [
    "1",
    "½",
    "W12",
    "Ann",
    "Bob,",
    "12w1",
    "-",
    "+",
    "H---",
    "1500",
    "(3s)",
    "bye",
    "0",
    "*",
    ":",
    "=",
    "X30",
    "1-0",
    "3.5",
]
LONG = {
    "one word": "x" * HUNDRED,
    "spaces": " " * HUNDRED + "x",
    "tabs": "\t" * HUNDRED + "x",
    "lines": "\n" * HUNDRED + "x",
    "colons": "a:" * (HUNDRED // 2),
    "short lines": "a 1 of 2: 1 2\n" * (HUNDRED // 14),
    "short with spaces": "a" + " " * 400 + "1 of 2:\n",
    "headings": "# Name Rd 1 Rd 2 Total\n" * (HUNDRED // 23),
    "headings with tabs": "#\tName\tRd 1\tTotal\n" * (HUNDRED // 18),
    "rows of words": "# Name Rd 1 Rd 2 Rd 3 Total\n" + "1 a b c d e f W1 0.5 1 2\n" * 4000,
    "rows of figures": "# Name Club A B C D Rd 1 Rd 2 Total\n" + "1 2 3 4 5 6 7 8 9 1 2 3\n" * 4000,
    "one long row": "# Name Rd 1 Total\n1 " + "a " * (HUNDRED // 2),
    "cells": "#\tName\tRd 1\n" + "1\ta\tW1\n" * (HUNDRED // 8),
    "tags": "<td>" * (HUNDRED // 4),
    "rows of tags": "<tr><td>1<td>a<td>W1" * (HUNDRED // 20),
    "open comments": "<td><!--" * (HUNDRED // 8),
    "open angles": "<td>" + "<" * HUNDRED,
    "declarations": "<td>" + "<!" * (HUNDRED // 2),
    "entities": "<td>" + "&amp" * (HUNDRED // 4),
    **{
        f"{before}{piece!r} again and again": before + piece * (HUNDRED // len(piece))
        for before in ("", "<td>", "<table><tr><td>Name<td>R1<tr><td>Ann<td>W2<tr><td>Bob<td>L1")
        for piece in (
            "<td", "<td ", "<td<", "<td/", "<td\n", "<td a=", "<td a='", "<th", "<", "<!", "<![",
            "<?", "</", "</td", '<a href="', "<td a='>'", '<td a=">', "<![CDATA[", "<!--", "&",
            "&#", "&#9", "<script>", "<table>", "<table><tr><td>", "<tr><td>", "<title>",
            "<td>&#1", "</td>",
        )
    },
    "a long entity": "<td>&#" + "9" * HUNDRED,
    "quotes that never close": '<td a=">"' * (HUNDRED // 9) + '<td a="',
    "attributes": "<td " + "a=" * (HUNDRED // 2),
    "quotes": "#,Name,Rd 1\n" + '"' * HUNDRED,
    "bars": "1|a|1.0|" + "W 1|" * (HUNDRED // 4),
    "reports": "1|a|1.0|W 2|\n" * (HUNDRED // 13),
    "pgn": '[White "a"]\n[Black "b"]\n[Result "1-0"]\n[Round "1"]\n\n' * (HUNDRED // 52),
    "players of pgn": "".join(
        f'[Event "{n}"]\n[White "a{n}"]\n[Black "a{n + 1}"]\n[Result "1-0"]\n[Round "1"]\n\n'
        for n in range(1400)
    ),
    "swiss-manager": "Runde;NrW;NrS;ErgW;ErgS\n" + "1;1;2;1;0\n" * (HUNDRED // 10),
    "trf": "001    1      a" + " " * 60 + "\n" * 3 + "001    2" + " " * 90 * 900,
    "json": '{"crosstable": 1, "a": ' + "[" * HUNDRED,
    "legends": "# Name Rd 1 Total\n1 a W2 1\n2 b L1 0\n" + "Tie Break1: " * (HUNDRED // 12),
    "ties": "Tie Break" * (HUNDRED // 9),
    "results without heading": "1 a W2 L3 1.0\n" * (HUNDRED // 14),
    "tiny lines": "".join(
        f"{chr(0x390 + n % 700)}{chr(0x4E00 + n % 9000)}{'½1w -'[n % 5]}\n"
        for n in range(HUNDRED // 5)
    ),
    "pieces under a heading": "No. Name Rtg R1 R2 R3 R4 R5 Total\n"
    + "\n".join(
        " ".join(PIECES[n * k % len(PIECES)] for k in range(3, 18)) for n in range(1, HUNDRED // 42)
    ),
    "squares": "#\tName\t" + "\t".join(map(str, range(1, 99))) + "\n" + "1\ta" + "\t1" * 98 + "\n",
}  # fmt: skip


def read_or_refused(text: str) -> None:
    with contextlib.suppress(ReadError):
        read(text)


# What is again and again is so after `<td>` as it is at the beginning.
@pytest.mark.parametrize("name", one_in(8, LONG))
def test_long_texts_take_no_longer_than_their_length(name: str) -> None:
    assert as_soon_as_honest(LONG[name], read_or_refused) == ""


def test_a_line_of_other_blanks_between_rows() -> None:
    lines = ["Ann W2 D3", "\t", "Bob L1 W3", "\x0c-", "Cy L2 D1"]
    only_its_error("\n".join(lines))


def test_a_line_of_a_bar_alone_below_a_heading_with_a_total() -> None:
    text = "#  Name  R1  Total\n1  Ann   W2  1\n|\n2  Bob   L1  0\n"
    assert [player.name for player in read(text).players] == ["Ann", "Bob"]
