"""The bar of "What if": which results are changed, what that does, and the ways back."""

from calculator.answers import screen_reader_line
from calculator.answers.what_if.change import Change, written
from calculator.answers.what_if.changed_table import real_code
from calculator.answers.what_if.other_result_sentences import result_kind, told
from calculator.ranking import Standings
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.view.fields import roomy
from calculator.words import ordinal, say


def changes_bar(
    standings: Standings, real: Standings, chosen: int | None, changes: tuple[Change, ...]
) -> Element:
    """Return the bar, where some result is changed.

    ``real`` are the standings by the real results; ``changes`` those in force, one a game. Each
    can be taken back by itself, in a list that unfolds.
    """
    return el(
        "section",
        el(
            "details",
            # What only takes room on a phone is left out there: see the style sheet.
            el("summary", *roomy(say("changes-count", len(changes)))),
            el("ul", *(_item(standings, real, change, changes) for change in changes)),
            data_part="changed",
        ),
        el("p", *_effect(standings, real, chosen)),
        set_button(say("undo"), "changes", written(changes[:-1])),
        el(
            "button",
            *roomy(say("undo-all")),
            type="button",
            class_="tb-set",
            data_key="changes",
            data_value="",
        ),
        class_="tb-changes",
        data_part="changes",
        aria_label=say("what-if"),
    )


def _item(
    standings: Standings, real: Standings, change: Change, changes: tuple[Change, ...]
) -> Element:
    """Return one changed game, with what its result really was, and a button that takes it back."""
    said = told(standings, change)
    code = real_code(real.table, real.tally.player, change)
    really = say("really", result_kind(real.table, code))
    rest = written(tuple(other for other in changes if other != change))
    return el(
        "li",
        el("span", f"{said} {really}"),
        " ",
        set_button("×", "changes", rest, say("take-back", said)),
    )


def _effect(standings: Standings, real: Standings, chosen: int | None) -> list[Child]:
    """Say what the changes do to the chosen player's place; where nobody is, to how many."""
    if chosen is None:
        return [screen_reader_line.moved(standings, real).words().rstrip(".")]
    row, was = standings.row(chosen), real.row(chosen).place
    code = "choice-stays" if was == row.place else "choice-moves"
    return [
        el("span", f"{row.name}: ", class_="tb-roomy"),
        say(code, ordinal(was), ordinal(row.place)),
    ]
