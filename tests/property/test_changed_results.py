"""Changed results: working out and drawing only what changed gives the same as doing it all."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import alternatives, changed, in_force
from calculator.answers.what_if.outcomes import Outcomes
from calculator.model import Crosstable
from calculator.page import answer
from calculator.page.session import Session
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.tiebreaks import CONVENTIONS, EDITIONS, REGISTER, Choices, Tally, carried, find
from calculator.view import Asked, difference, result, to_tree
from tests.asked.trees import find as find_all
from tests.asked.trees import patched
from tests.support.events import events, random_event
from tests.support.oracle import Event
from tests.support.sheets import wintd_tabs
from tests.support.tables import core_table

MODIFIED = ("BH/C1", "BH/M1", "BH/P", "FB/C1", "AOB/F", "SB/C1", "KS/L+1", "PS/C1", "ARO/C1/U1400")
NAMES = [*REGISTER, *MODIFIED, "BH:GP", "SB:GP", "APRO/U1000", "PTP/U1000"]
choices = st.builds(
    lambda options: Choices(tuple(options.items()), seed="a seed"),
    st.fixed_dictionaries(
        {name: st.sampled_from(found.options) for name, found in CONVENTIONS.items()}
    ),
)


def changes_of(table: Crosstable, draw: st.DataObject) -> tuple[Change, ...]:
    """Draw some cells of a table and another result for each."""
    cells = [
        Change(round_, player.number, code)
        for player in table.players
        for round_, found in enumerate(player.results, 1)
        if found.code
        for code in alternatives(found)
    ]
    if not cells:
        return ()
    return tuple(draw.draw(st.lists(st.sampled_from(cells), max_size=4, unique_by=lambda c: c[:2])))


@given(events(max_players=10), st.sampled_from(["us-chess", "fide-2026", "DE,BH/C1,SB"]), st.data())
def test_the_place_that_is_promised_is_the_one_that_comes(
    event: Event, order: str, draw: st.DataObject
) -> None:
    table = core_table(event)
    real = rank(table, order)
    changes = (*changes_of(table, draw), *changes_of(table, draw))
    kept = in_force(table, changes)
    other = rank(changed(table, kept), order, rules=real.tally.rules)
    near_kept = in_force(table, changes_of(table, draw))
    near = rank(changed(table, near_kept), order, rules=real.tally.rules)
    for row in other.rows:
        assert Outcomes(real, row.number).under(kept) == row.place
        assert Outcomes(real, row.number, near).under(kept) == row.place
        assert Outcomes(real, row.number, near).now == near.row(row.number).place


@given(events(max_players=10), st.data())
def test_the_last_change_of_each_game_is_all_that_counts(event: Event, draw: st.DataObject) -> None:
    table = core_table(event)
    changes = (*changes_of(table, draw), *changes_of(table, draw))
    kept = in_force(table, changes)
    for one in kept:
        player = table.players[[found.number for found in table.players].index(one.number)]
        assert player.results[one.round - 1].code != one.code
    assert set(kept) <= set(changes)
    assert in_force(table, kept) == kept


@given(events(max_players=12), choices, st.sampled_from(list(EDITIONS)), st.data())
def test_every_value_that_is_taken_over_still_holds(
    event: Event, chosen: Choices, edition: str, draw: st.DataObject
) -> None:
    table = core_table(event)
    numbers = [player.number for player in table.players]
    before = Tally(table, chosen, edition)
    tiebreaks = [found for name in NAMES if (found := find(name))]
    for tiebreak in tiebreaks:
        tiebreak.values(before, numbers)
    other = changed(table, changes_of(table, draw))
    after, again = carried(before, other), Tally(other, chosen, edition)
    assert (after.score, after.adjusted, after.unplayed) == (
        again.score,
        again.adjusted,
        again.unplayed,
    )
    assert after.has_colors == again.has_colors
    for tiebreak in tiebreaks:
        assert tiebreak.values(after, numbers) == tiebreak.values(again, numbers), tiebreak.name


@given(events(max_players=12), st.lists(st.sampled_from(NAMES), min_size=1, max_size=4), st.data())
def test_the_standings_after_some_changes_are_those_of_the_changed_table(
    event: Event, order: list[str], draw: st.DataObject
) -> None:
    standings = rank(core_table(event), order)
    for _ in range(2):
        table = changed(standings.table, changes_of(standings.table, draw))
        again = rank(table, order)
        standings = rank(table, order, like=standings)
        assert standings.rows == again.rows
        assert standings.warnings == again.warnings


def drawn(standings: Standings, draw: st.DataObject) -> tuple[Standings, Asked]:
    table = standings.table
    changes = changes_of(table, draw)
    player = draw.draw(st.sampled_from([None, *(found.number for found in table.players)]))
    cell = draw.draw(st.sampled_from(["", f"1.{table.players[0].number}"]))
    asked = Asked(player, "", "../", changes, cell, draw.draw(st.booleans()))
    names = [tiebreak.name for tiebreak in standings.order]
    return rank(changed(table, changes), names, like=standings), asked


@given(events(max_players=10, max_rounds=5), st.data())
def test_what_changed_makes_the_new_tree_of_the_old_one(event: Event, draw: st.DataObject) -> None:
    real = rank(core_table(event), "us-chess")
    trees = [
        result(standings, asked, before=real)
        for standings, asked in (drawn(real, draw) for _ in range(3))
    ]
    for old, new in pairwise(trees):
        patch = json.loads(json.dumps(difference(old, new)))
        assert patched(json.loads(json.dumps(to_tree(old))), patch) == to_tree(new)


@given(st.randoms(use_true_random=False))
def test_the_page_gets_the_difference_from_what_it_shows_and_from_nothing_else(
    rng: Random,
) -> None:
    text = wintd_tabs(random_event(rng, players=6, rounds=3, plain=True))

    def ask(**more: object) -> dict[str, object]:
        request = {"what": "calculate", "text": text, "results": "1", **more}
        reply: dict[str, object] = json.loads(answer(json.dumps(request)))
        return reply

    first = ask(drawn=1, over=0)
    assert first["state"] == "done"
    assert "patch" not in first
    second = ask(drawn=2, over=1, player="1")
    patch = second["patch"]
    assert isinstance(patch, list)
    whole = ask(player="1")["result"]
    assert patched(first["result"], patch) == whole
    assert "result" in ask(drawn=3, over=2), "another tree was sent since"
    # An answer that came too late for the page: the next one is drawn over what it shows.
    assert "patch" in ask(drawn=4, over=3, player="2")
    late = ask(drawn=5, over=3, player="3")["patch"]
    assert isinstance(late, list)
    assert patched(ask()["result"], late) == ask(player="3")["result"]
    assert "result" in ask(drawn=6, over=4), "the page never showed it"


#: What a person does next, by the part of the request that it changes.
STEPS = {
    "player": ["", "1", "2", "3", "4", "5", "6", "7"],
    "changes": ["", "1.1.W", "1.1.L", "2.3.D", "1.1.D-2.3.W", "3.2.L"],
    "cell": ["", "1.1", "2.3"],
    "versus": ["", "2", "5"],
    "sort": ["", "-score"],
    "order": ["", "fide-2026"],
    "results": ["", "1"],
    "every": ["", "1"],
}


@given(st.randoms(use_true_random=False))
def test_an_answer_in_two_parts_is_the_whole_one(rng: Random) -> None:
    text = wintd_tabs(random_event(rng, players=7, rounds=3, plain=True))
    session, number = Session(), 0
    state: dict[str, str] = {"results": "1", "player": "3"}
    shown: Any = None

    def ask(other: Session, **more: object) -> dict[str, Any]:
        request = {"what": "calculate", "text": text, **state, **more}
        reply: dict[str, Any] = json.loads(other.answer(json.dumps(request)))
        return reply

    def draw(part: str) -> bool:
        nonlocal number, shown
        number += 1
        reply = ask(session, drawn=number, over=number - 1, part=part)
        shown = patched(shown, reply["patch"]) if "patch" in reply else reply["result"]
        return "more" in reply

    for _ in range(6):
        name = rng.choice(["player", "changes", "cell", *STEPS])
        state[name] = rng.choice(STEPS[name])
        more = draw("first")
        whole = ask(Session())["result"]
        # What a person asked for is there at once.
        for class_ in ("tb-answer", "tb-standings", "tb-choices"):
            assert find_all(shown, class_) == find_all(whole, class_)
        if more and rng.random() < 0.2:
            # Somebody was quicker than the rest of the answer.
            continue
        assert not (more and draw("rest"))
        assert shown == whole
