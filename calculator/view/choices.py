"""What a result of the crosstable can be put to instead, and what that would do."""

from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.what_if.change import Change, written
from calculator.answers.what_if.changed_table import GAME, in_force, offered
from calculator.model.late import late
from calculator.ranking import Standings
from calculator.view.element import Child, Element, el
from calculator.words import ordinal, say

if TYPE_CHECKING:
    from calculator.answers.what_if.boards import seats
    from calculator.answers.what_if.other_result_sentences import game, result_kind
    from calculator.answers.what_if.outcomes import Outcomes
else:
    seats = late("calculator.answers.what_if.boards", "seats")
    game = late("calculator.answers.what_if.other_result_sentences", "game")
    result_kind = late("calculator.answers.what_if.other_result_sentences", "result_kind")
    Outcomes = late("calculator.answers.what_if.outcomes", "Outcomes")


def choices(
    standings: Standings,
    real: Standings,
    chosen: int | None,
    changes: tuple[Change, ...],
    cell: tuple[int, int] | None,
) -> Element:
    """Return the region "Another result", empty unless a cell of the crosstable is open.

    ``real`` are the standings by the real results, ``changes`` those in force, ``cell`` the
    open one (:func:`opened`). With a ``chosen`` player each choice says where it leads.
    """
    return el(
        "section",
        *(_inside(standings, real, chosen, changes, *cell) if cell else ()),
        class_="tb-choices",
        data_part="choices",
        aria_label=say("choices"),
        tabindex="-1",
    )


def opened(standings: Standings, cell: str) -> tuple[int, int] | None:
    """Return the round and the number of a cell; ``None`` where there is no such cell.

    ``cell`` is as :attr:`calculator.view.Asked.cell` has it.
    """
    round_text, _, number_text = cell.partition(".")
    if not (round_text.isdecimal() and number_text.isdecimal()):
        return None
    round_, number = int(round_text), int(number_text)
    player = standings.tally.player.get(number)
    if player is None or not 1 <= round_ <= len(player.results):
        return None
    teams, paired = standings.table.teams, player.results[round_ - 1].opponent is not None
    if teams is not None and paired and (number, round_) not in teams.lineups:
        # Nobody knows the boards of that match.
        return None
    return round_, number


def _inside(
    standings: Standings,
    real: Standings,
    chosen: int | None,
    changes: tuple[Change, ...],
    round_: int,
    number: int,
) -> list[Child]:
    result = real.tally.player[number].results[round_ - 1]
    outcomes = None if chosen is None else Outcomes(real, chosen, standings)
    place = outcomes.now if outcomes else None

    def buttons(now: str, was: str, codes: tuple[str, ...], board: int = 0) -> list[Element]:
        found = []
        for code in codes:
            other = in_force(real.table, (*changes, Change(round_, number, code, board)))
            choice = _Choice(
                result_kind(standings.table, code),
                written(other),
                place,
                place if code == now or not outcomes else outcomes.under(other),
                present=code == now,
                real=code == was != now,
            )
            found.append(_button(choice))
        return found

    said = game(standings, number, round_)
    teams, before = standings.table.teams, real.table.teams
    groups: list[Child] = []
    if teams is not None and before is not None and result.opponent is not None:
        pairs = zip(teams.lineups[number, round_], before.lineups[number, round_], strict=True)
        for at, (board, was) in enumerate(pairs, 1):
            if was.code in GAME:
                _, *names = seats(teams, Change(round_, number, board.code, at))
                head = say("choice-board-of", at, *names) if all(names) else say("choice-board", at)
                of_board = buttons(board.code, was.code, GAME, at)
                groups += [el("h3", head), _group(head, of_board, "tb-outcomes tb-of-board")]
    else:
        now = standings.tally.player[number].results[round_ - 1].code
        codes = offered(now, result, standings.table.games_per_round)
        groups = [_group(said, buttons(now, result.code, codes))]
    return [
        el(
            "button",
            "×",
            type="button",
            class_="tb-close",
            data_part="shut-choices",
            aria_label=say("app.close"),
        ),
        el("h2", said),
        *groups,
    ]


def _group(said: str, buttons: list[Element], classes: str = "tb-outcomes") -> Element:
    return el("div", *buttons, role="group", aria_label=said, class_=classes)


class _Choice(NamedTuple):
    """One result that a game can be put to."""

    what: str
    value: str
    """All changed results, were it chosen."""
    place: int | None
    """The chosen player's place now; ``None`` where nobody is chosen."""
    leads: int | None
    """The place that it leads to."""
    present: bool
    real: bool
    """Whether it is the real result, and another is in force."""


def _button(choice: _Choice) -> Element:
    """Return a button that puts the result, beside its name what it would do."""
    said = _leads(choice)
    return el(
        "button",
        el("span", choice.what),
        " ",
        el("small", " · ".join(said)) if said else None,
        type="button",
        class_="tb-set",
        data_key="changes",
        data_value=choice.value,
        aria_pressed="true" if choice.present else "false",
    )


def _leads(choice: _Choice) -> list[str]:
    """Say what a choice does to the chosen player's place, and whether it is the real result."""
    said = []
    if choice.place is not None and choice.leads is not None and not choice.present:
        moves = choice.place != choice.leads
        said.append(
            say("choice-you", say("choice-moves", ordinal(choice.place), ordinal(choice.leads)))
            if moves
            else say("choice-you-stay", choice.place)
        )
    return [*said, say("choice-real")] if choice.real else said
