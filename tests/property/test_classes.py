"""The places in a prize class are those that anybody would work out by hand."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from calculator import answers
from calculator.model import Crosstable
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class
from calculator.ranking.classes import ClassError, members, parse
from calculator.ranking.classes.offers import offers
from calculator.tiebreaks import REGISTER, Choices
from calculator.view import Asked, text_of, why_section
from calculator.words import LANGUAGES, use
from calculator.writing import to_json
from calculator.writing.standings_json import document
from tests.support.events import events
from tests.support.examples import examples
from tests.support.tables import core_table

ALONE = sorted(name for name, entry in REGISTER.items() if not entry.of_a_group)
GRADES = ("K", "1", "2", "3", "5th", "")
CLUBS = ("Northpoint", "Southport", "Castle & Knights", "")


def table_with_facts(table: Crosstable, lot: int) -> Crosstable:
    """The table with a grade and a club for most players."""
    return table._replace(
        players=tuple(
            player._replace(
                about=tuple(
                    (heading, value)
                    for heading, value in (
                        ("Grade", GRADES[(lot + at * 7) % len(GRADES)]),
                        ("Club", CLUBS[(lot // 5 + at * 3) % len(CLUBS)]),
                    )
                    if value
                )
            )
            for at, player in enumerate(table.players)
        )
    )


tables = st.builds(lambda event, lot: table_with_facts(core_table(event), lot), events(),
                   st.integers(0, 60))  # fmt: skip


def by_hand(whole: Standings, numbers: list[int]) -> dict[int, int]:
    """Every member's place: by score, then by each tiebreak among those still tied."""
    found = {}
    for one in numbers:
        score = whole.tally.score[one]
        ahead = sum(whole.tally.score[other] > score for other in numbers)
        tied = [other for other in numbers if whole.tally.score[other] == score]
        for entry in whole.order:
            if len(tied) == 1:
                break
            values = (
                entry.values(whole.tally, tied)
                if entry.of_a_group
                else {other: whole.row(other).values[entry.name] for other in tied}
            )
            sign = -1 if entry.lowest_first else 1
            known = {other: sign * (value.amount or 0) for other, value in values.items()}
            if any(value.amount is None for value in values.values()):
                continue
            ahead += sum(amount > known[one] for amount in known.values())
            tied = [other for other in tied if known[other] == known[one]]
        found[one] = ahead + 1
    return found


@examples(80)
@given(table=tables, names=st.permutations(list(REGISTER)), part=st.data())
def test_places_are_those_worked_out_by_hand(
    table: Crosstable, names: list[str], part: st.DataObject
) -> None:
    whole = rank(table, names[:4], choices=Choices(seed="1"))
    everybody = [player.number for player in table.players]
    listed = part.draw(st.lists(st.sampled_from(everybody), min_size=1, unique=True))
    found = of_class(whole, "name=" + ";".join(map(str, listed)))
    numbers = [number for number in everybody if number in listed]
    assert {row.number: row.place for row in found.rows} == by_hand(whole, numbers)
    assert found.part is not None
    assert found.part.overall == {row.number: row.place for row in whole.rows}
    for row in found.rows:
        theirs = whole.row(row.number)
        assert (row.name, row.score) == (theirs.name, theirs.score)
        for entry in whole.order:
            if not entry.of_a_group:
                assert row.values[entry.name] == theirs.values[entry.name]


def all_known(whole: Standings) -> bool:
    return all(value.amount is not None for row in whole.rows for value in row.values.values())


@examples(40)
@given(table=tables, names=st.permutations(ALONE), part=st.data())
def test_where_no_tiebreak_depends_on_who_is_tied_a_class_is_the_whole_without_the_others(
    table: Crosstable, names: list[str], part: st.DataObject
) -> None:
    known = [name for name in names[:8] if all_known(rank(table, [name]))]
    whole = rank(table, known[:4])
    everybody = [player.number for player in table.players]
    listed = part.draw(st.lists(st.sampled_from(everybody), min_size=1, unique=True))
    found = of_class(whole, "name=" + ";".join(map(str, listed)))
    left = [row for row in whole.rows if row.number in listed]
    assert [row.number for row in found.rows] == [row.number for row in left]
    assert [row.place for row in found.rows] == [
        1 + sum(other.place < row.place for other in left) for row in left
    ]


@examples(25)
@given(
    table=tables, order=st.sampled_from(["us-chess", "fide-2026", "result-between-tied,solkoff"])
)
def test_every_class_that_is_offered_is_explained_in_every_language(
    table: Crosstable, order: str
) -> None:
    whole = rank(table, order)
    for rule in offers(table):
        found = of_class(whole, rule.text)
        assert found.part is not None
        assert 0 < len(found.rows) < len(whole.rows)
        for language in LANGUAGES:
            with use(language):
                for row in found.rows:
                    why = answers.why(found, row.number)
                    said = answers.in_words(why)
                    assert str(found.part.rule.title) in said
                    assert f"{len(found.rows)}" in said
                    assert text_of(why_section(found, Asked(row.number)))
        for above, below in pairwise(found.rows):
            if above.score == below.score and above.place < below.place:
                comparison = answers.separated(found, above, below)
                assert comparison is not None
                assert comparison.tiebreak.name == below.decided_by


@examples(40)
@given(table=tables, limit=st.integers(100, 2700), sign=st.sampled_from(["<", "<=", ">", ">="]))
def test_a_class_of_ratings_is_all_who_have_such_a_rating(
    table: Crosstable, limit: int, sign: str
) -> None:
    compared = {"<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}[sign]
    expected = [p.number for p in table.players if p.rating and compared(p.rating, limit)]
    unrated = [p.number for p in table.players if p.rating is None]
    for more in (False, True):
        rule = parse(f"rating{sign}{limit}" + (";unrated" if more else ""), table)
        wanted = sorted(expected + unrated) if more else expected
        try:
            found = members(rule, table)
        except ClassError:
            assert not wanted
        else:
            assert sorted(found.numbers) == wanted
            assert found.unknown == (0 if more else len(unrated))


@examples(20)
@given(table=tables, part=st.data())
def test_the_page_and_the_document_tell_the_same_places(
    table: Crosstable, part: st.DataObject
) -> None:
    rules = offers(table)
    assume(rules)
    rule = part.draw(st.sampled_from(rules)).text
    told = document(of_class(rank(table), rule))
    assert told["class"] == rule
    asked = {"what": "export", "as": "json", "text": to_json(table), "class": rule}
    theirs = json.loads(json.loads(answer(json.dumps(asked)))["text"])
    keys = ("place", "place_overall", "number", "decided_by")
    assert [[row[key] for key in keys] for row in theirs["standings"]] == [
        [row[key] for key in keys] for row in told["standings"]
    ]
    reply = json.loads(answer(json.dumps(asked | {"what": "calculate"})))
    assert reply["state"] == "done"
