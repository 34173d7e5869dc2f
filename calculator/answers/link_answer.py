"""What a link carries of an answer, so that it can be read before it is worked out again.

A link holds the table and the question; working that out takes a phone some seconds. So it may
carry the answer as well: the codes of its first sentences with their facts, and the figures of both
sums. No words: those the page has itself, of the few sentences named here, in its own language.
"""

from fractions import Fraction
from typing import Final

from calculator.answers import place_sentences
from calculator.answers.comparison import Comparison
from calculator.answers.why_this_place import Why
from calculator.model import Fact, Message
from calculator.tiebreaks import Tally, Term, Value
from calculator.tiebreaks.orders import ORDERS
from calculator.words import quantity, shown, use

#: The sentences by their codes: what a link calls each, for good, and what each of its facts is.
#: That is a name (``n``) or two (``m``), a place (``p``), a count (``i``), a figure (``f``), points
#: with their word (``s``), a tiebreak (``t``), what two are tied on (``l``), a part of the sentence
#: (``w``).
SENTENCES: Final = {
    "place-with": ("a", "npis"),
    "place-so-far": ("b", "npisw"),
    "before-first": ("c", ""),
    "after-of": ("d", "ii"),
    "nobody-tied": ("e", ""),
    "score-between": ("f", "nsnf"),
    "score-just-above": ("g", "ns"),
    "score-just-below": ("h", "ns"),
    "shares-with": ("i", "pm"),
    "tied-behind": ("j", "nlt"),
    "tied-ahead": ("k", "nlt"),
    "tied-behind-values": ("l", "nltff"),
    "tied-ahead-values": ("m", "nltff"),
}
#: The tiebreaks whose titles a page has for that: those of the usual orders.
TITLES: Final = frozenset(
    name
    for order in ORDERS.values()
    if not order.of_teams and not order.name.endswith("-teams")
    for name in order.tiebreaks
)
#: What two can be tied on besides.
SCORE: Final = "score-only"
#: What is between lines, between the parts of one, and in a part.
_LINE, _PART, _IN = "^", "|", "+"
#: What a line of a tiebreak begins with, and a figure that is dropped.
_SUMS, _DROPPED = "=", "~"


def in_link(answer: Why) -> str:
    r"""Return what a link may carry of an answer; empty where a page has no words for it.

    A line for each sentence: its letter and its facts. Then, where a sum decided, the tiebreak and
    a line for each player: place, name, total, and for each round what it counts, against whom.

    >>> from calculator.answers import why
    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> for line in in_link(why(standings, 1)).split("^"):
    ...     print(line)
    a|Ann|2|2|2
    l|Bob|score-only|solkoff|1|2
    =solkoff
    1|Bob|2|1|Opponent 1|1|Opponent 2
    2|Ann|1|1|Opponent 1|0|Opponent 2
    """
    says, _ = place_sentences.by_which_order(answer)
    if says:
        # It opens with that the sheet says something else: nothing is to be read without it.
        return ""
    # Figures are written the same in all languages.
    with use("en"):
        lines = [_coded(said, _PART) for said in place_sentences.short(answer)]
        decided = answer.above or answer.below
        sums = _sums(decided) if decided else []
    return "" if "" in lines else _LINE.join([*lines, *sums])


def _coded(said: Message, between: str) -> str:
    """Return a sentence as its letter with its facts; empty where that cannot be."""
    letter, kinds = SENTENCES.get(said.code, ("", ""))
    if len(kinds) != len(said.facts):
        return ""
    facts = [_fact(kind, fact) for kind, fact in zip(kinds, said.facts, strict=True)]
    return "" if "" in facts else between.join([letter, *facts])


def _fact(kind: str, fact: Fact) -> str:
    """Return a fact as it is written in a link; empty where it is of another kind."""
    if isinstance(fact, Fraction):
        return quantity(fact.numerator, fact.denominator) if kind in "fs" else ""
    if isinstance(fact, Message):
        return _part(kind, fact)
    if isinstance(fact, int):
        return str(fact) if kind in "pi" else ""
    return _name(fact) if kind == "n" else ""


def _name(name: str) -> str:
    """Return a name, if nothing in it stands for something else."""
    return "" if {_LINE, _PART, _IN}.intersection(name) else name


def _part(kind: str, said: Message) -> str:
    if kind == "w":
        return _coded(said, _IN)
    if kind == "t":
        if said.code != "title":
            return ""
        (name,) = map(str, said.facts)
        return name if name in TITLES else ""
    if said.code != "list" or kind not in "lm":
        return ""
    parts = [
        (one.code if one.code == SCORE else _part("t", one))
        if isinstance(one, Message)
        else _name(str(one))
        for one in said.facts
    ]
    return "" if "" in parts else _IN.join(parts)


def _sums(found: Comparison) -> list[str]:
    """Return both sums of what decided; nothing where it is not a sum by rounds."""
    name, tally = found.tiebreak.name, found.tally
    rows = (found.ahead, found.behind)
    values = [row.values[name] for row in rows]
    added = all(one.how == "sum" and one.terms for one in values)
    if name not in TITLES or not added or not tally.table.tells_rounds:
        return []
    last = max((term.round or 0 for one in values for term in one.terms), default=0)
    lines = [_SUMS + name]
    for row, value in zip(rows, values, strict=True):
        by_round = {term.round: _term(tally, value, term) for term in value.terms}
        if None in by_round or len(by_round) != len(value.terms) or not _name(row.name):
            return []
        cells = [by_round.get(at, _PART) for at in range(1, last + 1)]
        lines.append(_PART.join([str(row.place), row.name, shown(value), *cells]))
    return lines


def _term(tally: Tally, value: Value, term: Term) -> str:
    """Return a term: what it counts, and against whom."""
    other = "" if term.opponent is None else _name(tally.player[term.opponent].called)
    figure = quantity(term.amount, value.unit)
    return f"{'' if term.counted else _DROPPED}{figure}{_PART}{other}"
