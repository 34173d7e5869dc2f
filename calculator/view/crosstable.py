"""The crosstable itself: who met whom, with the chosen player's opponents marked."""

from functools import lru_cache
from typing import NamedTuple

from calculator.answers.what_if.changes import Change, alternatives, written
from calculator.model import RESULT_CODES, Player, Result
from calculator.ranking import Standings
from calculator.view.element import Child, Element, el
from calculator.view.scrolled import scrolled
from calculator.view.standings import player_link
from calculator.words import kind, points, say


def crosstable(
    standings: Standings, chosen: int | None, changes: tuple[Change, ...], opened: str
) -> Element:
    """Return the crosstable in the order of places; a result is a button that opens its choices.

    ``changes`` are those in force; ``opened`` is the cell whose choices are shown,
    as ``round.number``. Of the chosen player's, the opponents and the games are marked, and the
    games among those of the same score.
    """
    table = standings.table
    tally = standings.tally
    opponents: set[int | None] = set()
    level: set[int] = set()
    if chosen is not None:
        opponents = {result.opponent for result in tally.record[chosen]}
        level = {row.number for row in standings.rows if row.score == tally.score[chosen]}
    altered = _altered(standings, changes)
    label = say("cell-of", "{0}", "{1}", "{2}")
    heads = [
        el("th", "#", scope="col", class_="tb-figure"),
        el("th", say("name"), scope="col", class_="tb-name"),
        *(
            el("th", str(round_), scope="col", class_="tb-figure")
            for round_ in range(1, table.rounds + 1)
        ),
        el("th", say("score"), scope="col", class_="tb-figure"),
    ]
    none = frozenset[int]()
    rows = []
    for row in standings.rows:
        player = tally.player[row.number]
        met = _rounds(player, {chosen}) if row.number in opponents else none
        if row.number == chosen:
            met = frozenset(range(1, table.rounds + 1))
        among = _rounds(player, level) if row.number in level else none
        marks = _Marks(row.number == chosen, row.number in level, met, among)
        own = altered.get(row.number, none)
        rows.append(_row(player, points(row.score), marks, own, label))
    legend = say("crosstable-legend") if chosen is not None else None
    if legend and len(level) > 1:
        legend += " " + say("crosstable-legend-level")
    return el(
        "section",
        scrolled(
            el(
                "table",
                el("thead", el("tr", *heads)),
                el("tbody", *rows),
                class_="tb-crosstable",
                aria_label=say("results"),
                data_cells="",
            ),
            keys=False,
        ),
        el("p", legend, class_="tb-note") if legend else None,
        # In an element of its own: where a table gets a neighbour, browsers style it again.
        el("div", _choices(standings, changes, opened)),
        class_="tb-results",
        aria_label=say("results"),
    )


class _Marks(NamedTuple):
    """What is marked in a row."""

    chosen: bool
    level: bool
    """Whether the player has the same score as the chosen one."""
    met: frozenset[int]
    """The rounds of the games with the chosen player."""
    among: frozenset[int]
    """The rounds of the games among players with that score."""


def _rounds(player: Player, others: set[int | None] | set[int]) -> frozenset[int]:
    """Return the rounds in which a player met one of the others."""
    return frozenset(
        round_
        for round_, result in enumerate(player.results, 1)
        if result.opponent is not None and result.opponent in others
    )


def _altered(standings: Standings, changes: tuple[Change, ...]) -> dict[int, frozenset[int]]:
    """Return for each player the rounds whose result was changed, by either side."""
    found: dict[int, set[int]] = {}
    for change in changes:
        found.setdefault(change.number, set()).add(change.round)
        opponent = standings.tally.player[change.number].results[change.round - 1].opponent
        if opponent is not None:
            found.setdefault(opponent, set()).add(change.round)
    return {number: frozenset(rounds) for number, rounds in found.items()}


@lru_cache(maxsize=2000)
def _row(player: Player, score: str, marks: _Marks, altered: frozenset[int], label: str) -> Element:
    """Return a row; remembered, because few rows of a large table change at a time."""
    classes = []
    if marks.chosen:
        classes.append("tb-chosen")
    elif marks.met:
        classes.append("tb-met")
    if marks.level:
        classes.append("tb-same-score")
    return el(
        "tr",
        el("td", str(player.number), class_="tb-figure"),
        el("th", player_link(player.number, player.called), scope="row", class_="tb-name"),
        *(
            _cell(player, round_, result, label, marks, changed=round_ in altered)
            for round_, result in enumerate(player.results, 1)
        ),
        el("td", score, class_="tb-figure"),
        class_=" ".join(classes) or None,
        data_part="chosen" if marks.chosen else None,
        data_number=str(player.number),
    )


def _cell(
    player: Player, round_: int, result: Result, label: str, marks: _Marks, *, changed: bool
) -> Element:
    text = f"{result.code}{result.opponent or ''}"
    if not text:
        return el("td", class_="tb-figure")
    classes = ["tb-figure"]
    if not RESULT_CODES[result.code].played:
        classes.append("tb-unplayed")
    if round_ in marks.met:
        classes.append("tb-mine")
    if round_ in marks.among:
        classes.append("tb-among-level")
    return el(
        "td",
        el(
            "button",
            text,
            type="button",
            class_="tb-set tb-cell tb-changed" if changed else "tb-set tb-cell",
            data_key="cell",
            data_value=f"{round_}.{player.number}",
            aria_label=label.format(player.called, round_, text),
        ),
        class_=" ".join(classes),
    )


def _choices(standings: Standings, changes: tuple[Change, ...], opened: str) -> Element | None:
    """Return what a result could be changed to, as buttons."""
    round_text, _, number_text = opened.partition(".")
    if not (round_text.isdecimal() and number_text.isdecimal()):
        return None
    round_, number = int(round_text), int(number_text)
    player = standings.tally.player.get(number)
    if player is None or not 1 <= round_ <= len(player.results):
        return None
    result = player.results[round_ - 1]
    others = tuple(
        change for change in changes if (change.round, change.number) != (round_, number)
    )
    buttons: list[Child] = []
    for code in alternatives(result, standings.table.games_per_round):
        buttons += [
            set_button(kind(code), "changes", written((*others, Change(round_, number, code)))),
            " ",
        ]
    opponent = standings.tally.player.get(result.opponent or 0)
    against = say("against", opponent.called) if opponent else ""
    said = say("cell-now", player.called, round_, kind(result.code))
    return el("div", el("p", said, " ", against), el("p", *buttons), class_="tb-choices")


def set_button(text: str, key: str, value: str, label: str | None = None) -> Element:
    """Return a button that puts ``value`` into the page's state under ``key``."""
    return el(
        "button",
        text,
        type="button",
        class_="tb-set",
        data_key=key,
        data_value=value,
        aria_label=label,
    )
