"""Answers to what people ask: why this place, and why is somebody else ahead of me?"""

from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from calculator.answers import told
from calculator.answers.against_print import Contradicted, contradicted, shared_in_print
from calculator.answers.classes import place_in_class
from calculator.answers.compared import (
    Beaten,
    Comparison,
    Versus,
    beat,
    separated,
)
from calculator.model import Message
from calculator.ranking import Standing, Standings
from calculator.ranking.classes import Part
from calculator.tiebreaks import Value
from calculator.words import aloud, ordinal, points, quantity
from calculator.words.said import in_words as words


class Why(NamedTuple):
    """Why a player stands where he or she does."""

    row: Standing
    of: int
    """How many players there are."""
    level: tuple[Standing, ...]
    """The others with the same score."""
    sharing: tuple[Standing, ...]
    """Those of them who share the place."""
    above: Comparison | None
    """With the one just above, if tied on score."""
    below: Comparison | None
    """With the one just below, if tied on score."""
    beaten: Beaten | None
    """Set where the player beat the one just above, who is ahead on tiebreaks."""
    standings: Standings
    contradicted: Contradicted | None = None
    """What the pasted text prints for the player's place, where that is not ours."""
    part: Part | None = None
    """The prize class in which the place is; ``None`` for the whole event."""


def why(standings: Standings, number: int) -> Why:
    """Tell what decided a player's place; ``KeyError`` where nobody has that number."""
    rows = standings.rows
    row = standings.row(number)
    level = tuple(other for other in rows if other.score == row.score and other is not row)
    higher = [other for other in level if other.place < row.place]
    lower = [other for other in level if other.place > row.place]
    above = separated(standings, higher[-1], row) if higher else None
    return Why(
        row,
        len(rows),
        level,
        tuple(other for other in level if other.place == row.place),
        above,
        separated(standings, row, lower[0]) if lower else None,
        beat(standings, above) if above else None,
        standings,
        contradicted(standings, number),
        standings.part,
    )


def sentences(answer: Why) -> tuple[Message, ...]:
    """Return the answer's sentences with their facts: the place, who is tied, what decided."""
    comparison = answer.above or answer.below
    said = [answer.contradicted.said()] if answer.contradicted else []
    said += _short(answer)
    if comparison is not None:
        said += told.reasons(comparison, answer.row)
    if answer.beaten is not None and answer.above is not None:
        said.append(told.beaten(answer.above, answer.beaten))
    if answer.sharing:
        said += _shared(answer)
    if len(answer.level) > len(answer.sharing):
        said.append(told.also_tied(answer.row, answer.level))
    return tuple(said)


def in_words(answer: Why) -> str:
    r"""Put the answer into a few sentences: the place, who is tied, what decided and why.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> for sentence in in_words(why(standings, 1)).split(". "):
    ...     print(sentence)
    Ann is 2nd of 2 with 2 points
    Tied with Bob on score, behind on Solkoff, 1½ to 2½
    Your opponents scored 1½ points, those of Bob 2½
    Also on 2 points: Bob (1st).
    """
    return words(sentences(answer))


def in_short(answer: Why) -> str:
    """Say the place, who shares it, and which tiebreak separated from the one above or below."""
    return words(_short(answer))


def _short(answer: Why) -> list[Message]:
    said = [told.headline(answer.row, answer.of)]
    if answer.part:
        place = place_in_class(answer.part, answer.row, answer.of)
        said = [Message("place-in-class", (answer.row.name, place))]
    if not answer.level:
        said.append(Message("class-nobody-level" if answer.part else "nobody-tied"))
    if answer.sharing:
        said.append(told.shares(answer.row, answer.sharing))
    comparison = answer.above or answer.below
    if comparison is not None:
        said.append(told.comparison(comparison, answer.row))
    return said


def comparison_in_words(comparison: Comparison, row: Standing) -> str:
    """Say who is ahead on what; ``row`` is the player who asks, and comes first."""
    return told.comparison(comparison, row).words()


def reasons_in_words(comparison: Comparison, row: Standing) -> str:
    """Say what in the terms made the difference, to the player of ``row``."""
    return words(told.reasons(comparison, row))


def shared_in_words(answer: Why) -> str:
    """Say what a shared place rests on and what comes next; empty where it is not shared."""
    if not answer.sharing:
        return ""
    return words(_shared(answer))


def _shared(answer: Why) -> list[Message]:
    said = told.shared(answer.standings, answer.row, answer.sharing)
    printed = shared_in_print(answer.standings, answer.row.number)
    return [*said[:-1], *([printed] if printed else []), said[-1]]


def beaten_in_words(answer: Why) -> str:
    """Say that the player beat the one just above, and why that does not decide; else nothing."""
    if answer.beaten is None or answer.above is None:
        return ""
    return told.beaten(answer.above, answer.beaten).words()


def versus_in_words(versus: Versus, number: int) -> str:
    r"""Say why one of any two players is ahead, to the one with this number.

    >>> from calculator.answers import compare
    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> versus_in_words(compare(standings, 1, 2), 1)
    'Bob has 2 points, you have 1.'
    """
    return words(told.versus(versus, number))


def versus_text(versus: Versus) -> str:
    r"""Write a comparison of any two as one paragraph: both places, then why, to the one behind.

    >>> from calculator.answers import compare
    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> print(versus_text(compare(standings, 1, 2)))
    Bob is 1st of 2 with 2 points. Ann is 2nd of 2 with 1 point. To Ann: Bob has 2 points, you have 1.
    """  # noqa: E501 - one example on one line
    of = len(versus.standings.rows)
    heads = [told.headline(row, of).words() for row in (versus.ahead, versus.behind)]
    said = versus_in_words(versus, versus.behind.number)
    return " ".join([*heads, Message("versus-to", (versus.behind.name, said)).words()])


def to_send(standings: Standings, number: int) -> str:
    r"""Write the answer as one paragraph of plain text, with the event's name, for a message.

    >>> from calculator import rank, read
    >>> print(to_send(rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff"), 2))
    Bob is 1st of 2 with 2 points. Nobody else has that score.
    """
    table = standings.table
    event = ", ".join(part for part in (table.event, table.section) if part)
    said = in_words(why(standings, number))
    return " ".join(f"{event}: {said}".split()) if event else " ".join(said.split())


def spoken(standings: Standings, number: int) -> str:
    r"""Write the answer to be read aloud: numbers as words say them, no signs.

    >>> from calculator import rank, read
    >>> print(spoken(rank(read("Ann 1.5 of 2: 1 0\nBob 1 of 2: 1 1"), "solkoff"), 1))
    Ann is first of 2 with 1 and a half points. Nobody else has that score.
    """
    with aloud():
        return to_send(standings, number)


def differing(first: Value, second: Value, *, in_step: bool = False) -> tuple[set[int], set[int]]:
    """Return the positions of the terms of each value that the other has no match for.

    Counted terms of the same amount match; with ``in_step`` only those at the same position
    do, as in running scores.

    >>> from calculator.tiebreaks import Term
    >>> one = Value(5, 2, (Term(1, 2, 3, ()), Term(2, 3, 2, ())))
    >>> two = Value(6, 2, (Term(1, 4, 2, ()), Term(2, 5, 4, ())))
    >>> differing(one, two)
    ({0}, {1})
    """
    if in_step:
        pairs = enumerate(zip_longest(first.terms, second.terms))
        apart = {at for at, (one, two) in pairs if not one or not two or one.amount != two.amount}
        return (
            {at for at in apart if at < len(first.terms)},
            {at for at in apart if at < len(second.terms)},
        )

    def alone(value: Value, other: Value) -> set[int]:
        left = Counter(term.amount for term in other.terms if term.counted)
        found = set()
        for position, term in enumerate(value.terms):
            if not term.counted:
                continue
            if left[term.amount] > 0:
                left[term.amount] -= 1
            else:
                found.add(position)
        return found

    return alone(first, second), alone(second, first)


def shown(value: Value) -> str:
    """Write a value as people do: 19½; the place that a lot gave; a dash where there is none.

    >>> shown(Value(39, 2)), shown(Value(None)), shown(Value(2386412, rank=2))
    ('19½', '–', '2nd')
    """
    if value.rank and value.amount is not None:
        return ordinal(value.rank)
    return "–" if value.amount is None else quantity(value.amount, value.scale)


def score(row: Standing) -> str:
    """Write a player's score."""
    return points(row.score)
