"""A value is the sum of its counted terms, and the terms tell the whole story."""

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given

from calculator.ranked import rank
from calculator.tiebreaks import Term, Value
from calculator.writing.standings_json import document
from tests.support import oracle
from tests.support.events import events
from tests.support.oracle import Event
from tests.support.tables import core_table

SUMS = (
    "modified-median",
    "solkoff",
    "cumulative",
    "cumulative-opposition",
    "median",
    "most-blacks",
    "kashdan",
    "sonneborn-berger",
    "most-wins",
)


def workings(event: Event) -> list[tuple[int, str, Value]]:
    """Player, tiebreak and value, for all sums."""
    return [
        (row.number, name, row.values[name])
        for row in rank(core_table(event), order=list(SUMS)).rows
        for name in SUMS
        if row.values[name].amount is not None
    ]


@given(events())
def test_counted_amounts_add_up(event: Event) -> None:
    for number, name, value in workings(event):
        total = sum(term.amount for term in value.terms if term.counted)
        assert total == value.amount, (number, name)
        assert value.number == total / value.scale


@given(events())
def test_numbers_are_whole_halves_where_the_rule_has_halves(event: Event) -> None:
    for _, name, value in workings(event):
        assert value.number is not None
        steps = 4 if name == "sonneborn-berger" else 2
        assert float(value.number * steps).is_integer()


@given(events())
def test_a_product_names_whose_score_it_is(event: Event) -> None:
    for number, name, value in workings(event):
        if name != "sonneborn-berger":
            continue
        met = {
            at: cell.opponent
            for at, cell in enumerate(oracle.cells(event, number), 1)
            if cell.code in oracle.PLAYED
        }
        assert {term.round: term.opponent for term in value.terms if not term.unplayed} == met


def by_round(terms: Sequence[Term]) -> list[tuple[int | None, int | None, Fraction]]:
    return [(term.round, term.opponent, Fraction(term.amount, 2)) for term in terms]


@given(events())
def test_one_term_a_round_says_who_and_how_much(event: Event) -> None:
    rows = rank(core_table(event), order=["modified-median", "solkoff"]).rows
    for row in rows:
        expected = []
        for number, cell in enumerate(oracle.cells(event, row.number), 1):
            met = cell.opponent if cell.code in oracle.PLAYED else None
            worth = Fraction(0) if met is None else oracle.adjusted_score(event, met)
            expected.append((number, met, worth))
        for name in ("modified-median", "solkoff"):
            assert row.values[name].scale == 2
            assert by_round(row.values[name].terms) == expected


@given(events())
def test_what_is_dropped_is_lowest_or_highest(event: Event) -> None:
    for row in rank(core_table(event), order=["modified-median"]).rows:
        terms = row.values["modified-median"].terms
        even = Fraction(event.rounds_played, 2)
        mine = oracle.score(event, row.number)
        ends = (mine >= even) + (mine <= even)
        dropped = sorted(term.amount for term in terms if not term.counted)
        amounts = sorted(term.amount for term in terms)
        assert len(dropped) == min(len(terms), ends * oracle.at_each_end(event))
        if len(dropped) == len(terms) or not dropped:
            continue
        each = oracle.at_each_end(event)
        expected = (amounts[:each] if mine >= even else []) + (
            amounts[-each:] if mine <= even else []
        )
        assert dropped == expected


@given(events())
def test_the_document_says_why_in_words(event: Event) -> None:
    written = document(rank(core_table(event), order=list(SUMS)), workings=True)
    for standing in written["standings"]:
        for name, terms in standing["workings"].items():
            counted = sum(term["amount"] for term in terms if term["counted"])
            if standing["values"][name] is not None:
                assert counted == standing["values"][name]
            for term in terms:
                assert term["reason"].strip()
                assert not set("{}") & set(term["reason"])
