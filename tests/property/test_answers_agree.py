"""What is said about a place is what the ranking did."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from calculator.answers import in_words, why
from calculator.ranked import rank
from calculator.tiebreaks.us_chess import US_CHESS
from tests.support.events import events
from tests.support.oracle import Event
from tests.support.tables import core_table

NAMES = [tiebreak.name for tiebreak in US_CHESS]


@given(
    events(max_players=10, max_rounds=4),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True),
)
def test_the_tiebreak_that_is_named_decided(event: Event, order: list[str]) -> None:
    standings = rank(core_table(event), order)
    for above, below in pairwise(standings.rows):
        answer = why(standings, below.number)
        if above.score == below.score and above.place != below.place:
            assert answer.above is not None
            assert answer.above.ahead.number == above.number
            assert answer.above.tiebreak.name == below.decided_by
        elif above.score != below.score:
            assert answer.above is None
            assert below.decided_by == "score"
        else:
            assert above in answer.sharing
            assert below.decided_by is None


@given(events(max_players=10))
def test_everybody_gets_words(event: Event) -> None:
    standings = rank(core_table(event))
    for row in standings.rows:
        said = in_words(why(standings, row.number))
        assert str(len(standings.rows)) in said
        assert not set("{}") & set(said)
