"""Reading does work in proportion to the text, and looks at each kind of cell once."""

import re
import sys
from itertools import zip_longest
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.reading import read
from calculator.reading.cells.forms import ANYWHERE, FAMILIES, Form, alike
from calculator.reading.cells.forms.family import _NAME, _is_spelled
from calculator.reading.cells.forms.form import Found, Patterns
from calculator.reading.columns.headings import column
from calculator.reading.cut import aligned
from calculator.reading.lexicon.phrases import spoken
from calculator.reading.text.grid import words
from tests.reading.form_writers import WRITERS as CELLS
from tests.reading.test_layouts import colors_given
from tests.reading.test_round_trip import table_of
from tests.reading.writers import WRITERS as LAYOUTS
from tests.reading.writers import held
from tests.support.events import random_event
from tests.support.examples import examples

FORMS = (*(family.forms for family in FAMILIES), ANYWHERE)
EXAMPLES = [text for forms in FORMS for form in forms for text, _ in form.examples]
PIECES = [*"0123456789½/.,:+-=*()? wbWLDXHBsk", "bye", "12", "1/2", "0.5", "1.0", "50", "002", "vs"]


def by_hand(forms: tuple[Form, ...], text: str) -> Found | None:
    """What the first form says that a text has, each form asked in turn."""
    for form in forms:
        given = spoken(text) if form.worded else text
        match = re.fullmatch(form.pattern, given, re.IGNORECASE)
        if match and (found := form.read(match)):
            return found
    return None


@examples(150)
@given(
    st.one_of(
        st.lists(st.sampled_from(PIECES), max_size=9).map("".join),
        st.builds(
            lambda text, rng: re.sub(r"\d", lambda _: str(rng.randrange(10)), text),
            st.sampled_from(EXAMPLES),
            st.randoms(use_true_random=False),
        ),
    )
)
def test_texts_that_are_alike_are_of_the_same_form(text: str) -> None:
    # The patterns have seen what is alike before they see the text itself.
    for forms in FORMS:
        patterns = Patterns(forms)
        patterns.read(alike(text))
        assert patterns.read(text) == by_hand(forms, text)


@examples(300)
@given(st.data())
def test_no_form_has_the_letters_of_a_name(data: st.DataObject) -> None:
    # A text with such letters is of no form: that is told before it is looked up in them.
    form = data.draw(st.sampled_from([one for forms in FORMS for one in forms if not one.worded]))
    text = data.draw(st.from_regex(re.compile(form.pattern, re.IGNORECASE), fullmatch=True))
    assert all(map(_is_spelled, _NAME.findall(text)))


def test_words_that_a_form_has_are_no_letters_of_a_name() -> None:
    assert all(map(_is_spelled, _NAME.findall(" ".join(EXAMPLES))))


def calls(text: str) -> int:
    """How often reading a text calls functions, or goes on in them: the same on every machine."""
    count = 0

    def counted(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(counted)
    try:
        read(text)
    finally:
        sys.setprofile(None)
    return count


def lined_up(text: str) -> str:
    """The text with its columns apart by spaces."""
    rows = [line.split("\t") for line in text.splitlines()]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        for row in rows
    )


def written(name: str, players: int) -> str:
    event = table_of(random_event(Random(5), players, 5, plain=True))  # noqa: S311 - no secret
    writer = CELLS.get(name) or LAYOUTS[name]
    table = held(event, writer.holds)
    return writer.write(table if name == "rating-report" else colors_given(table))


#: Four times the players may be so many times the work.
MOST = 4.3
SPACED = [name for name in [*CELLS, *LAYOUTS] if "\t" in written(name, 4) and name != "headless"]


@pytest.mark.parametrize(
    ("name", "apart"),
    [
        pytest.param(name, apart, marks=[pytest.mark.long] * (at % 4 > 0))
        for apart, names in ((False, [*CELLS, *LAYOUTS]), (True, SPACED))
        for at, name in enumerate(names)
    ],
)
def test_four_times_the_players_are_four_times_the_work(name: str, apart: bool) -> None:
    few, many = (written(name, players) for players in (20, 80))
    if apart:
        few, many = lined_up(few), lined_up(many)
    # What is kept in mind of cells makes the second time quicker, in both alike.
    for text in (few, many):
        read(text)
    less, more = calls(few + "\n"), calls(many + "\n")
    assert more <= MOST * less, f"{less} and {more} calls"


def test_a_row_like_the_one_above_is_dealt_out_without_trying_all_ways(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heads, *lines = (
        "No  Name      Rtg   R1     R2     Pts",
        "1   Ann Lee   1500  W2 w   L3 b   1.0",
        "2   Bo Poe    1400  L1 b   W4 w   1.0",
    )
    columns = [column(cell) for cell in words(1, heads)]
    dealer = aligned.Aligner(len(heads))
    first = dealer.deal(columns, words(2, lines[0]))
    steps = dealer.steps
    monkeypatch.setattr(aligned, "_cheapest", pytest.fail)
    second = dealer.deal(columns, words(3, lines[1]))
    assert first
    assert second
    assert [cell.text for cell in first] == ["1", "Ann Lee", "1500", "W2 w", "L3 b", "1.0"]
    assert [cell.text for cell in second] == ["2", "Bo Poe", "1400", "L1 b", "W4 w", "1.0"]
    # Hostile texts are still bounded by what all ways would have taken.
    assert dealer.steps < steps
