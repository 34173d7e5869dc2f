"""What is said about a place is what the ranking did."""

from hypothesis import given

from calculator import rank
from calculator.answers import in_words, why
from tests.support.events import events
from tests.support.oracle import Event
from tests.support.tables import core_table


@given(events(max_players=10))
def test_everybody_gets_words(event: Event) -> None:
    standings = rank(core_table(event))
    for row in standings.rows:
        said = in_words(why(standings, row.number))
        assert str(len(standings.rows)) in said
        assert not set("{}") & set(said)
