"""The block of measured times: it draws what its table says, and what `make bench` prints."""

from __future__ import annotations

import pytest

from calculator.view import Element, text_of
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.times import times
from pyscript_app.docs_blocks.measured import quantity
from tests.bench.__main__ import _startup
from tests.bench.startup import Startup, Times

MEASURED = Startup(Times([1300, 1200, 1250], [400]), Times([3000, 2500, 2400], [2000]))


def printed() -> str:
    """What `make bench` prints, without the marks of the block."""
    first, *block, last = _startup("First result", MEASURED).split("\n")
    assert (first, last) == ("```times", "```")
    return "\n".join(block)


def every(element: Element, tag: str) -> list[Element]:
    found = [element] if element.tag == tag else []
    children = [child for child in element.children if isinstance(child, Element)]
    return [*found, *(one for child in children for one in every(child, tag))]


def test_the_bars_are_as_long_as_the_figures_of_the_table() -> None:
    made = times(printed())
    cells = [text_of(cell) for cell in every(made, "td")]
    assert cells == ["first visit", "1250", "2500", "0.50", "second visit", "400", "2000", "0.20"]
    widths = [float(bar.attributes["width"]) for bar in every(made, "rect")]
    assert widths == pytest.approx([each * widths[1] / 2500 for each in (1250, 2500, 400, 2000)])
    (said,) = every(made, "desc")
    ours, theirs = quantity(400, "ms"), quantity(2000, "ms")
    assert f"second visit: {ours}, stock Pyodide {theirs}." in text_of(said)


@pytest.mark.parametrize(
    "block",
    [
        "title: A\nbeside: B",
        "beside: B\nfirst visit: 1 2",
        "title: A\nbeside: B\nfirst visit: 1",
        "title: A\nbeside: B\nfirst visit: 1 0",
        "title: A\nbeside: B\nfirst visit: 1 2.5",
    ],
)
def test_what_is_no_measurement_is_refused(block: str) -> None:
    with pytest.raises(FenceError):
        times(block)
