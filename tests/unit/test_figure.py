"""The figure: what is written in its parts and behind them, and in which order they stand."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from calculator.answers import why
from calculator.ranked import rank
from calculator.reading import read
from calculator.view import Element, text_of
from calculator.view.figure import PHONE, figure

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"


def drawn(sample: str, name: str, order: str | None = None, ems: float = PHONE) -> Element:
    """The figure of what put a player below the one above."""
    text = (SAMPLES / f"{sample}.txt").read_text(encoding="utf-8")
    standings = rank(read(text), order)
    row = next(row for row in standings.rows if row.name == name)
    pair = why(standings, row.number).above
    assert pair is not None
    found = figure(
        standings.tally, pair.tiebreak, (pair.ahead, pair.behind), own=row.number, ems=ems
    )
    assert found is not None
    return found.svg


def of_class(svg: Element, class_: str) -> list[Element]:
    children = [one for one in svg.children if isinstance(one, Element)]
    inside = [one for child in children for one in of_class(child, class_)]
    return [one for one in children if class_ in one.attributes.get("class", "").split()] + inside


def percent(one: Element, name: str) -> Fraction:
    return Fraction(one.attributes[name].removesuffix("%"))


def test_a_name_comes_before_what_it_brings() -> None:
    svg = drawn("high-school", "Gwen")
    written = [text_of(one) for one in of_class(svg, "tb-part-same") if one.tag == "text"]
    assert written[:2] == ["Ava 4½", "Hugo 3"]
    names = [*of_class(svg, "tb-bar-name"), *of_class(svg, "tb-bar-own")]
    assert {text_of(one) for one in names} == {"6th  Finn", "7th  Gwen"}


def test_what_has_no_room_in_the_last_parts_stands_behind_them() -> None:
    svg = drawn("high-school", "Gwen")
    (behind,) = of_class(svg, "tb-part-behind")
    assert text_of(behind) == "½"
    parts = [one for one in of_class(svg, "tb-part") if one.tag == "rect"]
    ends = [percent(one, "x") + percent(one, "width") for one in parts]
    assert percent(behind, "x") == pytest.approx(ends[-1], abs=0.01)
    # It has room there: the longest bar leaves it free.
    assert 100 - ends[-1] > 100 / Fraction(PHONE)
    # Of several the last ones, as far as they are alike.
    (several,) = of_class(drawn("team-cup", "Beacons"), "tb-part-behind")
    assert text_of(several) == "½ ½"


def test_a_value_below_zero_is_a_bar_on_the_other_side_of_it() -> None:
    rows = ["Ann\t2378\tW2\tW3", "Bob\t189\tL1\tL4", "Cem\t200\tW4\tL1", "Dan\t150\tL3\tW2"]
    table = "\n".join(f"{at}\t{row}" for at, row in enumerate(rows, 1))
    standings = rank(read(f"#\tName\tRating\tR1\tR2\n{table}"), ["PTP"], rules="fide-2024")
    ahead, *_, behind = standings.rows
    assert (ahead.values["PTP"].amount or 0) > 0 > (behind.values["PTP"].amount or 0)
    found = figure(standings.tally, standings.order[0], (ahead, behind))
    assert found is not None
    (zero,) = of_class(found.svg, "tb-zero")
    more, less = of_class(found.svg, "tb-part")
    assert percent(less, "x") == 0
    assert percent(less, "width") == percent(zero, "x1") == percent(more, "x")
    assert percent(more, "x") + percent(more, "width") == 100


def test_where_there_is_room_nothing_stands_behind() -> None:
    svg = drawn("high-school", "Gwen", ems=60)
    assert of_class(svg, "tb-part-behind") == []
    assert "Sam ½" in text_of(svg)


@pytest.mark.parametrize(
    ("sample", "name", "order"),
    [("round-robin", "Wren Adler", None), ("team-cup", "Beacons", "EMGSB")],
)
def test_products_stand_in_the_order_of_the_parts_below_them(
    sample: str, name: str, order: str | None
) -> None:
    svg = drawn(sample, name, order)
    for strip in of_class(svg, "tb-strip"):
        kinds = [
            one.attributes["class"].split()[1]
            for one in strip.children
            if isinstance(one, Element) and one.tag == "rect"
        ]
        filled = [kind for kind in kinds if kind != "tb-part-out"]
        assert filled == sorted(filled, key=["tb-part-same", "tb-part-left"].index)
        assert "tb-part-same" in filled
    # And the parts have their figures.
    rects = [one for one in of_class(svg, "tb-part-left") if one.tag == "rect"]
    texts = [one for one in of_class(svg, "tb-part-left") if one.tag == "text"]
    assert rects
    assert texts
