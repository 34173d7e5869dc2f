"""Every sentence of an answer is true: its facts are worked out again, for any two players.

No prose is parsed. The tests check the facts that each sentence is given, each in its position
(:mod:`tests.support.truth`), and that the sentences can be said in every language.
"""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.answers import compare, place_sentences, spoken, to_send, why
from calculator.answers.because import Pair, because
from calculator.model import Message
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import EDITIONS, Choices, find
from calculator.tiebreaks.us_chess import US_CHESS
from calculator.words import LANGUAGES, use
from tests.support.case import Case
from tests.support.events import events
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.project import ROOT
from tests.support.robins import robin as round_robin
from tests.support.robins import robins
from tests.support.tables import core_table, event_of
from tests.support.truth_places import expected, headline

US = [tiebreak.name for tiebreak in US_CHESS]
FIDE = [
    *("BH", "BH/C1", "BH/C2", "BH/M1", "BH/P", "FB", "SB", "SB/C1", "AOB", "KS", "DE", "STD"),
    *("PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP", "ARO", "ARO/C1", "APRO", "APPO"),
    *("TPR", "PTP", "RTNG", "RTNG/R", "TPN", "TPN/R"),
]
ORDERS = st.lists(st.sampled_from(US + FIDE), min_size=1, max_size=4, unique=True)
#: Mostly one tiebreak, since the first of several nearly always decides.
ASKED = st.one_of(st.sampled_from(US + FIDE).map(lambda name: [name]), ORDERS)


def ranked(event: Event, order: list[str], rules: str, *, robin: bool, drawn: bool) -> Standings:
    table = core_table(event)._replace(kind="round-robin" if robin else "swiss")
    numbers = [player.number for player in table.players]
    points = tuple((number, at % 3) for at, number in enumerate(numbers))
    recorded = (("playoff", points), ("single-fast-game", points)) if drawn else ()
    choices = Choices(recorded=recorded, seed="a seed" if drawn else "")
    return rank(table, order, choices=choices, rules=rules)


def true(case: Case, said: Message, sharing: list[int]) -> None:
    """Check one sentence: each of its facts must be the one worked out again."""
    assert said.facts == expected(case, said, sharing), said
    well_said(said)


def well_said(said: Message) -> None:
    """A sentence in every language: it ends, and every gap in it is filled."""
    for language in LANGUAGES:
        with use(language):
            words = said.words()
        assert words.endswith(".")
        assert not set("{}") & set(words)


def of_two(event: Event, standings: Standings, one: int, other: int) -> None:
    """Compare two players; check what the first of them is told."""
    case = Case(event, standings, one, other)
    versus = compare(standings, one, other)
    said = place_sentences.versus(versus, one)
    assert versus.decided == case.story.decided
    assert said
    for sentence in said:
        true(case, sentence, [other])


def every_tiebreak(event: Event, rules: str, *, robin: bool) -> None:
    """Ask each tiebreak first, about all who have the same score."""
    for name in US + FIDE:
        standings = ranked(event, [name], rules, robin=robin, drawn=True)
        for one, other in permutations(standings.rows, 2):
            if one.score == other.score:
                of_two(event, standings, one.number, other.number)


@examples(40)
@given(events(max_players=7, max_rounds=5), st.sampled_from(list(EDITIONS)))
def test_every_tiebreak_of_a_swiss(event: Event, rules: str) -> None:
    every_tiebreak(event, rules, robin=False)


@given(robins(6), st.sampled_from(list(EDITIONS)))
def test_every_tiebreak_of_a_round_robin(event: Event, rules: str) -> None:
    every_tiebreak(event, rules, robin=True)


@given(st.data(), ORDERS, st.sampled_from(list(EDITIONS)), st.booleans(), st.booleans())
def test_any_two_in_any_order(
    data: st.DataObject,
    order: list[str],
    rules: str,
    robin: bool,
    drawn: bool,
) -> None:
    event = data.draw(robins(6) if robin else events(max_players=8, max_rounds=4))
    standings = ranked(event, order, rules, robin=robin, drawn=drawn)
    for one, other in permutations(event.by_number, 2):
        of_two(event, standings, one, other)


@given(events(max_players=10, max_rounds=10), ASKED, st.booleans())
def test_the_whole_answer(event: Event, order: list[str], drawn: bool) -> None:
    standings = ranked(event, order, "fide-2026", robin=False, drawn=drawn)
    for row in standings.rows:
        answer = why(standings, row.number)
        sharing = [other.number for other in answer.sharing]
        near = answer.above or answer.below
        you = row.number
        if near is not None:
            pair = {near.ahead.number, near.behind.number} - {row.number}
            (you,) = pair
        elif sharing:
            you = sharing[0]
        for said in place_sentences.sentences(answer):
            case = Case(event, standings, row.number, you)
            if said.code in {"place-with", "place-so-far", "nobody-tied"}:
                placed = said.code != "nobody-tied"
                assert said.facts == (headline(case, row.number) if placed else ())
                finished = event.rounds_played == event.rounds
                assert said.code == ("place-with" if finished else "place-so-far") or not placed
                well_said(said)
            else:
                true(case, said, sharing)


NEWEST = list(EDITIONS)[-1]
SAMPLES = ("byes", "fide-encounter", "fide-robin", "quad", "round-robin", "withdrawn", "wscf")


@pytest.mark.parametrize(
    ("sample", "rules"),
    [
        # Little differs from edition to edition; two Swisses of clubs show the same.
        pytest.param(
            sample, rules, marks=[] if rules == NEWEST and sample != "wscf" else [pytest.mark.long]
        )
        for sample in SAMPLES
        for rules in EDITIONS
    ],
)
def test_the_samples_of_the_docs(sample: str, rules: str) -> None:
    table = read((ROOT / "docs" / "samples" / f"{sample}.txt").read_text(encoding="utf-8"))
    event = event_of(table)
    for robin in {False, table.kind == "round-robin"}:
        every_tiebreak(event, rules, robin=robin)


@pytest.mark.parametrize("seed", [8, 9, 12])
def test_the_same_round_robins_each_time(seed: int) -> None:
    """Ties of three and more who all met, so that no run goes without them."""
    event = round_robin(Random(seed), 6)  # noqa: S311
    every_tiebreak(event, "fide-2026", robin=True)


@given(events(max_players=8, max_rounds=6), ASKED)
def test_the_parts_add_up_to_the_difference(event: Event, order: list[str]) -> None:
    standings = ranked(event, order, "fide-2026", robin=False, drawn=True)
    for one, other in permutations(event.by_number, 2):
        comparison = compare(standings, one, other).comparison
        if comparison is None:
            continue
        pair: Pair = comparison.seen_by(standings.row(one))
        found = because(pair)
        assert found
        assert sum(reason.part for reason in found) == pair.apart


@given(events(max_players=6, max_rounds=6), ASKED)
def test_what_is_read_aloud_has_no_signs(event: Event, order: list[str]) -> None:
    standings = ranked(event, order, "fide-2024", robin=False, drawn=True)
    for language in LANGUAGES:
        with use(language):
            for row in standings.rows:
                said = spoken(standings, row.number)
                for name in sorted((one.name for one in standings.rows), key=len, reverse=True):
                    said = said.replace(name, "")
                assert not set("½¼¾→–−⌀×÷=%#/·º") & set(said), said
                sent = to_send(standings, row.number)
                assert "\n" not in sent + said
                assert not set("{}*_|") & set(said)


def test_every_tiebreak_is_one_that_there_is() -> None:
    assert all(find(name) for name in US + FIDE)
