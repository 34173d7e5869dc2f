"""Why this place: the sentence, and both sums side by side."""

from calculator import answers
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.element import Child, Element, el
from calculator.view.workings import amount
from calculator.words import points, say

#: What stands between the terms and the value that they make.
_SIGN = {"sum": "= ", "average": "⌀ ", "other": "→ "}


def why_section(standings: Standings, number: int | None) -> Element:
    """Return the region "Why this place", empty until a player was chosen."""
    children: list[Child] = []
    if number is not None:
        answer = answers.why(standings, number)
        children.append(el("p", answers.in_words(answer), class_="tb-answer"))
        comparison = answer.comparison
        if comparison is not None and comparison.tiebreak is not None:
            cards = [
                card(row, comparison.tiebreak, chosen=row.number == number)
                for row in (comparison.ahead, comparison.behind)
            ]
            children.append(el("div", *cards, class_="tb-cards"))
    return el("section", *children, class_="tb-why", aria_label=say("why"))


def card(row: Standing, tiebreak: Tiebreak, *, chosen: bool) -> Element:
    """Return one player's sum in one line: the terms, then what they add up to."""
    value = row.values[tiebreak.name]
    terms: list[Child] = []
    for term in value.terms:
        terms += [amount(term, value.unit), " "]
    return el(
        "div",
        el("p", el("strong", row.name), " ", points(row.score), class_="tb-card-head"),
        el("p", *terms, _SIGN[value.how], el("strong", answers.shown(value)), class_="tb-card-sum"),
        class_="tb-card tb-chosen" if chosen else "tb-card",
    )
