"""What is around sums: the columns, the signs that occur, why a score counts otherwise."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.answers import wording
from calculator.answers.round_phrases import missed
from calculator.tiebreaks import Tally, Term, Tiebreak, Value
from calculator.view.element import Element, el
from calculator.view.result_letters import letters
from calculator.words import say

#: How many reasons are listed before they are folded.
_REASONS = 6
#: What a result's letter needs no explanation for: the word itself is there.
_IN_WORDS = set("BHPU?")


class SumLine(NamedTuple):
    """One player's sum."""

    place: str
    """Empty where places have no effect."""
    name: str
    number: int
    value: Value
    chosen: bool = False
    marked: frozenset[int] = frozenset()
    """The positions of the terms that make the difference."""


def columns_of(values: list[Value]) -> list[int | None]:
    """Return the rounds that sums have terms of; ``None`` at the end for terms of no round."""
    rounds = {term.round for value in values for term in value.terms}
    return [*sorted(filter(None, rounds)), *([None] if None in rounds else [])]


def total_head(values: list[Value]) -> str:
    """Return what is above the totals: how the terms make them, where they do so alike."""
    how = {value.how for value in values if value.terms}
    return say(how.pop()) if how in ({"sum"}, {"average"}) else say("sheet-value")


def of_terms(terms: Sequence[Term]) -> list[str]:
    """Explain the signs that the amounts of some terms have."""
    occurs = {
        "sign-dropped": any(not term.counted for term in terms),
        "sign-adjusted": any(term.adjusted for term in terms),
        "sign-unplayed": any(term.unplayed for term in terms),
    }
    return [say(code) for code, does in occurs.items() if does]


def signs(tally: Tally, lines: list[SumLine]) -> Element | None:
    """Explain the signs and letters that occur, and no others."""
    terms = [(line, term) for line in lines for term in line.value.terms]
    said = of_terms([term for _, term in terms])
    if marked := list(dict.fromkeys(tally.spoken(line.number) for line in lines if line.marked)):
        said.append(say("sign-differs", *marked) if len(marked) == 2 else say("sign-differs-one"))
    said += letters(
        (
            record[term.round - 1].code
            for line, term in terms
            if term.opponent is not None
            and term.round
            and term.round <= len(record := tally.record[line.number])
        ),
        but=_IN_WORDS,
    )
    return el("p", " · ".join(said), class_="tb-signs") if said else None


def reasons(tally: Tally, lines: list[SumLine]) -> list[str]:
    """Say why scores count otherwise than in the standings, and what unplayed rounds count."""
    scores: dict[str, None] = {}
    unplayed: dict[tuple[str, str], list[int]] = {}
    for line in lines:
        for term in line.value.terms:
            unlike = term.adjusted or term.dummy or (term.unplayed and term.why_amount)
            # What belongs to no round, such as a rating, counts as it is.
            if not unlike or not term.round:
                continue
            said = wording.reason(term._replace(notes=term.why_amount))
            if term.opponent is not None and not term.unplayed:
                scores.setdefault(say("reason-of", tally.player[term.opponent].called, said))
            else:
                unplayed.setdefault((line.name, said), []).append(term.round)
    found = [*scores]
    for (name, said), rounds in unplayed.items():
        at = missed(tally.table, rounds).words()
        found.append(say("reason-in-round", name, at, said))
    return found


def without_value(lines: list[SumLine], tiebreak: Tiebreak) -> list[str]:
    """Say who has no value and why, each reason once; of the tiebreak where nobody has one."""
    whose: dict[str, list[str]] = {}
    for line in lines:
        if line.value.missing is not None:
            whose.setdefault(line.value.missing.words(), []).append(line.name)
    return [
        say("value-missing", tiebreak.title if len(names) == len(lines) else ", ".join(names), why)
        for why, names in whose.items()
    ]


def listed(found: list[str]) -> Element:
    """Return reasons as a list."""
    return el("ul", *(el("li", said) for said in found), class_="tb-reasons", key="reasons")


def folded(found: list[str]) -> Element | None:
    """Return reasons as a list, folded where they are many; nothing where there are none."""
    if len(found) <= _REASONS:
        return listed(found) if found else None
    return el(
        "details",
        el("summary", say("reasons-of-scores")),
        listed(found),
        class_="tb-fold",
        data_part="reasons",
    )
