"""Why this place: the answer in a sentence, and the sums that it rests on as one table."""

from typing import TYPE_CHECKING

from calculator import answers
from calculator.answers.wording import by_default
from calculator.model.late import late, pattern
from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.view.pieces import Pieces
from calculator.view.standings import player_link
from calculator.words import ordinal, say

if TYPE_CHECKING:
    from calculator.answers import Why
    from calculator.view.comparison import compared, somebody
    from calculator.view.need import need, need_button
    from calculator.view.other_results import higher, reach
else:
    compared = late("calculator.view.comparison", "compared")
    somebody = late("calculator.view.comparison", "somebody")
    need = late("calculator.view.need", "need")
    need_button = late("calculator.view.need", "need_button")
    higher = late("calculator.view.other_results", "higher")
    reach = late("calculator.view.other_results", "reach")

_NO_BREAK = "\N{NO-BREAK SPACE}"
#: "7th of 19", and a number with its noun, which a short word is not: "3 points after 3 of 5".
_OF, _POINTS = pattern(r"(\d\S*) (\w\w?) (\d)"), pattern(r"([\d½]) (\w{4,})(?=$| \D+\d)")
#: How many of the same score are named above and below.
_AROUND = 5


def why_section(
    standings: Standings,
    asked: Asked,
    real: Standings | None = None,
    pieces: Pieces | None = None,
) -> Element:
    """Return the region "Why this place", empty until a player was chosen, or could not be.

    ``real`` are the standings by the results of the text, where some are changed; ``pieces`` what
    is to be taken from another result.
    """
    pieces = pieces or Pieces()
    children: list[Child | None] = [
        el("p", one.words(), class_="tb-missing", key=one.code) for one in asked.missing
    ]
    if asked.player is not None:
        answer = answers.why(standings, asked.player)
        says, unsaid = answers.by_which_order(answer)
        if says:
            children.append(el("p", says, class_="tb-sheet-says", key="sheet-says"))
        other = somebody(standings, asked)
        children += [
            _answer(answer, neighbors=other is None),
            *pieces.of("comparison", lambda: compared(answer, asked, other, pieces)),
        ]
        if unsaid:
            children.append(el("p", unsaid, class_="tb-hint", key="unsaid"))
        if standings.basis.sheet_order:
            children.append(el("p", _by_default(standings)))
        children += pieces.of(
            "around",
            lambda: [_level(answer), *_otherwise(standings, real or standings, answer, asked)],
        )
    return el(
        "section",
        *children,
        class_="tb-why",
        data_part="why",
        aria_label=say("why"),
        id="tb-why",
        tabindex="-1",
    )


def _by_default(standings: Standings) -> Element:
    """Return the button that breaks the ties of a sheet that breaks none."""
    name = standings.usual
    return set_button(say("rank-by", by_default(name).words()), "order", name)


def _answer(answer: "Why", *, neighbors: bool) -> Element:
    """Return who has which place, as a heading, and what decided it."""
    head, rest = answers.headline(answer, neighbors=neighbors)
    return el(
        "div",
        el("h2", held_together(head)),
        el("p", rest) if rest else None,
        class_="tb-answer",
        data_part="answer",
    )


def held_together(heading: str) -> str:
    r"""Return a heading that no line's end tears at a figure: not "7th of", "19".

    >>> held_together("Gwen is 7th of 19 with 3½ points").split(" ")
    ['Gwen', 'is', '7th\xa0of\xa019', 'with', '3½\xa0points']
    """
    held = _OF.sub(f"\\1{_NO_BREAK}\\2{_NO_BREAK}\\3", heading)
    return _POINTS.sub(f"\\1{_NO_BREAK}\\2", held)


def _otherwise(
    standings: Standings, real: Standings, answer: "Why", asked: Asked
) -> list[Child | None]:
    """Return what can still be reached, and what would have put the player higher."""
    if standings.part:
        # Other results are tried for everybody: the places that they lead to are overall.
        return [el("p", say("class-whole"), class_="tb-hint")]
    number = answer.row.number
    found: list[Child | None] = []
    if standings.table.rounds_played:
        found.append(reach(standings, number))
    if asked.find == "need":
        found.append(need(standings, real, number, asked.changes))
    elif any(result.to_play for player in real.table.players for result in player.results):
        found.append(need_button(real))
    if asked.find == "higher":
        found.append(higher(standings, number, asked.changes))
    elif answer.row.place > 1:
        found.append(el("p", set_button(say("find-higher"), "find", "higher")))
    return found


def _level(answer: "Why") -> Element | None:
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
    return el(
        "div",
        el("p", say("level-on", row.score)),
        el("ul", *items),
        class_="tb-level-with",
        key="level",
    )
