"""Why this place: the sentences, and both sums side by side."""

from calculator import answers
from calculator.answers import Comparison, Why
from calculator.answers.what_if.changes import Change
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.crosstable import set_button
from calculator.view.element import Child, Element, el
from calculator.view.pictures import bars, running_scores
from calculator.view.standings import player_link
from calculator.view.whatif import higher, reach
from calculator.view.workings import amount
from calculator.words import ordinal, points, say, shown

#: How many of the same score are named above and below.
_AROUND = 5
#: What stands between the terms and the value that they make, by :attr:`Value.how`.
_SIGN = {"sum": "= ", "average": "⌀ ", "rank": "→ ", "other": "→ "}


def why_section(
    standings: Standings,
    number: int | None,
    changes: tuple[Change, ...] = (),
    *,
    search: bool = False,
    root: str = "",
) -> Element:
    """Return the region "Why this place", empty until a player was chosen.

    With ``search`` it holds the fewest results of others that would have changed the place;
    ``root`` leads to the site's root, for the guide of those who beat the one above.
    """
    children: list[Child | None] = []
    if number is not None:
        answer = answers.why(standings, number)
        if answer.contradicted:
            said = answer.contradicted.said().words()
            children.append(el("p", said, class_="tb-sheet-says", key="sheet-says"))
        children.append(el("p", answers.in_short(answer), class_="tb-answer", data_part="answer"))
        if answer.above is not None:
            children += [_because(answer.above, answer.row), _beaten(answer, root)]
            children.append(cards(answer.above, number))
        if answer.below is not None:
            if answer.above is not None:
                said = answers.comparison_in_words(answer.below, answer.row)
                children.append(el("p", said, class_="tb-answer-more", key="more"))
            children += [_because(answer.below, answer.row), cards(answer.below, number)]
        if said := answers.shared_in_words(answer):
            children.append(el("p", said, class_="tb-because tb-shared-place", key="because"))
        children += [_level(answer), _pictures(standings, answer)]
        children += _otherwise(standings, answer, changes, search=search)
    return el(
        "section",
        *children,
        class_="tb-why",
        data_part="why",
        aria_label=say("why"),
        id="tb-why",
        tabindex="-1",
    )


def _otherwise(
    standings: Standings, answer: Why, changes: tuple[Change, ...], *, search: bool
) -> list[Child | None]:
    """Return what can still be reached, and what would have put the player higher."""
    if standings.part:
        # Other results are tried for everybody: the places that they lead to are overall.
        return [el("p", say("class-whole"), class_="tb-hint")]
    number = answer.row.number
    found: list[Child | None] = []
    if standings.table.rounds_played:
        found.append(reach(standings, number))
    if search:
        found.append(higher(standings, number, changes))
    elif answer.row.place > 1:
        found.append(el("p", set_button(say("find-higher"), "find", "higher")))
    return found


def _because(comparison: Comparison, row: Standing) -> Element | None:
    """Return what in the terms made the difference, in words."""
    said = answers.reasons_in_words(comparison, row)
    return el("p", said, class_="tb-because", key="because") if said else None


def _beaten(answer: Why, root: str) -> Element | None:
    """Return that the player beat the one above, and the guide on why that does not decide."""
    said = answers.beaten_in_words(answer)
    if not said:
        return None
    guide = el("a", say("beat-guide"), href=root + answers.GUIDE, hreflang="en")
    return el("p", said, " ", guide, class_="tb-because tb-beaten", key="because")


def _level(answer: Why) -> Element | None:
    """Return those of the same score with their places, each a way to the answer there."""
    if not answer.level:
        return None
    row = answer.row
    people = sorted((row, *answer.level), key=lambda other: other.place)
    at = max(0, min(people.index(row) - _AROUND, len(people) - 2 * _AROUND - 1))
    near = people[at : at + 2 * _AROUND + 1]
    items = [
        el(
            "li",
            el("span", ordinal(other.place), class_="tb-place"),
            " ",
            el("strong", other.name) if other is row else player_link(other.number, other.name),
        )
        for other in near
    ]
    if more := len(people) - len(near):
        items.append(el("li", say("level-more", more)))
    code = "level-on-one" if row.score in {1, 2} else "level-on"
    return el(
        "div",
        el("p", say(code, row.score)),
        el("ul", *items),
        class_="tb-level-with",
        key="level",
    )


def _pictures(standings: Standings, answer: Why) -> Element | None:
    """Return the running scores of the tied players, and the deciding sums as bars."""
    tied = (answer.row, *answer.level)
    comparison = answer.above or answer.below
    drawn = [
        bars(comparison) if comparison else None,
        running_scores(standings, tied) if answer.level else None,
    ]
    if not any(drawn):
        return None
    return el(
        "details",
        el("summary", say("pictures")),
        *drawn,
        class_="tb-pictures",
        data_part="pictures",
    )


def cards(comparison: Comparison, chosen: int) -> Element:
    """Return both players' sums one above the other, the terms that differ marked."""
    tiebreak = comparison.tiebreak
    pair = (comparison.ahead, comparison.behind)
    first, second = (row.values[tiebreak.name] for row in pair)
    marks = answers.differing(first, second, in_step="opponents" not in tiebreak.needs)
    return el(
        "div",
        *(
            card(row, tiebreak, chosen=row.number == chosen, marks=marked)
            for row, marked in zip(pair, marks, strict=True)
        ),
        class_="tb-cards",
        key="cards",
    )


def card(
    row: Standing, tiebreak: Tiebreak, *, chosen: bool, marks: set[int] | None = None
) -> Element:
    """Return one player's sum in one line: the terms, then what they add up to."""
    value = row.values[tiebreak.name]
    terms: list[Child] = []
    # What a lot or a record gave is told by the place alone.
    for position, term in enumerate(value.terms if not value.rank else ()):
        figure = amount(term, value.unit)
        if marks and position in marks:
            figure = el("mark", figure, class_="tb-differs")
        terms += [figure, " "]
    total = el("strong", shown(value))
    return el(
        "div",
        el("p", el("strong", row.name), " ", points(row.score), class_="tb-card-head"),
        el("p", *terms, "" if value.rank else _SIGN[value.how], total, class_="tb-card-sum"),
        class_="tb-card tb-chosen" if chosen else "tb-card",
    )
