"""What would have changed it: the changes in force, the fewest that help, what can be reached."""

from calculator import changes as whatif
from calculator.changes import Change
from calculator.ranking import Standings
from calculator.view.crosstable import set_button, written
from calculator.view.element import Child, Element, el
from calculator.words import kind, ordinal, say

_SHOWN = 6


def changes_list(standings: Standings, changes: tuple[Change, ...]) -> Element | None:
    """Return the changes in force, each with a button that takes it back."""
    if not changes:
        return None
    items = []
    for change in changes:
        rest = tuple(other for other in changes if other != change)
        said = sentence(standings, change)
        items.append(
            el("li", said, " ", set_button("×", "changes", written(rest), say("take-back", said)))
        )
    return el(
        "section",
        el("p", say("changed-results")),
        el("ul", *items),
        set_button(say("undo-all"), "changes", ""),
        class_="tb-changes",
        aria_label=say("changed-results"),
    )


def sentence(standings: Standings, change: Change) -> str:
    """Say a change: who, against whom, in which round, and what it is now."""
    player = standings.tally.player[change.number]
    result = player.results[change.round - 1]
    opponent = standings.tally.player.get(result.opponent or 0)
    against = say("against", opponent.name) if opponent else ""
    return say("change-of", change.round, player.name, kind(change.code), against).replace(
        "  ", " "
    )


def higher(standings: Standings, number: int, changes: tuple[Change, ...]) -> Element:
    """Return the fewest results of other people that would have put the player higher."""
    answers = whatif.smallest(standings, number)
    children: list[Child] = []
    if answers is None:
        children.append(el("p", say("higher-too-many")))
    elif not answers:
        code = "higher-first" if standings.row(number).place == 1 else "higher-none"
        children.append(el("p", say(code)))
    else:
        children.append(el("p", say("higher-found", len(answers[0].changes), len(answers))))
        of_own = [
            any(whatif.of_opponents(standings, number, change) for change in answer.changes)
            for answer in answers
        ]
        code = "all" if all(of_own) else "some" if any(of_own) else "none"
        children.append(el("p", say(f"higher-own-{code}", sum(of_own), len(answers))))
        items = []
        for answer, own in zip(answers[:_SHOWN], of_own, strict=False):
            said = "; ".join(sentence(standings, change) for change in answer.changes)
            value = written((*changes, *answer.changes))
            items.append(
                el(
                    "li",
                    el(
                        "span",
                        say("higher-place", said, ordinal(answer.place)),
                        " " if own else None,
                        el("small", say("higher-own"), class_="tb-own") if own else None,
                    ),
                    set_button(say("try-it"), "changes", value),
                )
            )
        children.append(el("ul", *items))
        if len(answers) > _SHOWN:
            children.append(el("p", say("higher-more", len(answers) - _SHOWN)))
    return el("div", *children, class_="tb-higher", role="status")


def reach(standings: Standings, number: int) -> Element | None:
    """Return the places that the player can still reach, by the result of the next game."""
    found = whatif.reachable(standings, number)
    if not found:
        return None
    rows = [
        el(
            "li",
            say("reach-place", kind(one.code), ordinal(one.best))
            if one.best == one.worst
            else say("reach-places", kind(one.code), ordinal(one.best), ordinal(one.worst)),
        )
        for one in found
    ]
    return el("div", el("p", say("reach")), el("ul", *rows), class_="tb-reach")
