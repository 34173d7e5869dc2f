"""HTML cut into tags and texts, as browsers cut it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.reading.text.markup import pieces


def cut(text: str) -> list[str]:
    return [f"<{piece.tag}>" if piece.tag else piece.text for piece in pieces(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<td>1</td>", ["<td>", "1", "</td>"]),
        ("<TD Class='x > y' b=\"z>\">1", ["<td>", "1"]),
        ("<td title=it's>1<td title=it's>2", ["<td>", "1", "<td>", "2"]),
        ("<td title='it>1<td>2", ["<td>", "1", "<td>", "2"]),
        ("<td a='x>1<td b='y>2</td>", ["<td>", "2", "</td>"]),
        ("1 < 2 <3 & 4 &amp; 5", ["1 < 2 <3 & 4 & 5"]),
        ("<b>1 < 2</b>", ["<b>", "1 ", "< 2", "</b>"]),
        ("<td>W2<td", ["<td>", "W2<td"]),
        ("a<!-- <td> -->b<!-- <td>", ["a", "b"]),
        ("<script>if (a < b) '<td>'</SCRIPT>1<style>x</style >2", ["1", "2"]),
        ("<script>1</td>", []),
        ("<!DOCTYPE html><?xml x?><![if gte mso 9]>1</ >2<![CDATA[3]]>", ["1", "2"]),
        ("<br/><td />x", ["<br>", "<td>", "x"]),
        ("&#" + "9" * 5000 + ";&#x" + "f" * 5000, ["\ufffd\ufffd"]),
        ("İ<style>İ</style>x", ["İ", "x"]),
    ],
)
def test_pieces(text: str, expected: list[str]) -> None:
    assert cut(text) == expected


@given(st.lists(st.sampled_from(
    ["<", ">", "<td", "</td", "<!--", "-->", "<!", "'", '"', "=", "a", " ", "\n", "&", "&#", "/",
     "<script>", "</script>", "1", "<td>", "</td>"]
)).map("".join))  # fmt: skip
def test_places_are_those_of_the_text(text: str) -> None:
    lines = text.split("\n")
    before = (0, 0)
    for piece in pieces(text):
        assert before < (piece.line, piece.column)
        before = (piece.line, piece.column)
        there = lines[piece.line - 1][piece.column - 1 :]
        begins = "<" if piece.tag else piece.text.partition("\n")[0].partition("&")[0][:1]
        # A numeric character reference may stand for nothing at all, in the middle of a text too.
        assert there.startswith((begins, "&#"))
