"""Events as large as they come are read in every layout, lined up by spaces or not."""

from random import Random

import pytest

from calculator.reading import read
from tests.property.test_reading_back import printable
from tests.reading.test_layouts import colors_given
from tests.reading.test_round_trip import table_of
from tests.reading.writers import WRITERS as OTHERS
from tests.reading.writers import held
from tests.support.events import random_event
from tests.support.examples import one_in
from tests.support.sheets import WRITERS as SHEETS

EVENT = random_event(Random(5), 600, 9, plain=True)  # noqa: S311


@pytest.mark.parametrize("name", one_in(3, OTHERS))
def test_layouts_of_other_programs(name: str) -> None:
    writer = OTHERS[name]
    table = held(table_of(EVENT), writer.holds)
    if writer.holds.colors and name != "rating-report":
        table = colors_given(table)
    again = read(writer.write(table))
    assert [player.name for player in again.players] == [player.name for player in table.players]
    assert again.rounds_played == 9
    assert again.contradictions == ()


@pytest.mark.parametrize("name", one_in(4, SHEETS))
def test_sheets(name: str) -> None:
    event = printable(EVENT, SHEETS[name])
    assert event is not None
    again = read(SHEETS[name].write(event))
    assert [player.name for player in again.players] == [one.name for one in event.entrants]
