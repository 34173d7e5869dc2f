"""The crosstable itself: who met whom, with the chosen player's opponents marked."""

from functools import lru_cache
from typing import NamedTuple

from calculator.answers import wording
from calculator.answers.what_if.change import Change
from calculator.model import RESULT_CODES, Crosstable, Player, Result
from calculator.ranking import Standings
from calculator.view.element import Element, el
from calculator.view.result_letters import letters
from calculator.view.standings import LONG, player_link
from calculator.view.wide_table import scrolled
from calculator.words import points, say


def crosstable(
    standings: Standings,
    chosen: int | None,
    changes: tuple[Change, ...],
    cell: tuple[int, int] | None,
) -> Element:
    """Return the crosstable in the order of places; a result is a button that opens its choices.

    ``changes`` are those in force; ``cell`` is the round and the number of the one whose choices
    are open (:func:`calculator.view.choices.opened`). Of the chosen player's, the opponents and
    the games are marked, and the games among those of the same score.
    """
    table = standings.table
    tally = standings.tally
    opponents: set[int | None] = set()
    level: set[int] = set()
    if chosen is not None:
        opponents = {result.opponent for result in tally.record[chosen]}
        level = {row.number for row in standings.rows if row.score == tally.score[chosen]}
    altered = _altered(standings, changes)
    label = say("cell-of", "{0}", wording.round_or_game(table).lower(), "{1}", "{2}")
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
    round_at, number_at = cell or (0, 0)
    rows = []
    for row in standings.rows:
        player = tally.player[row.number]
        met = _rounds(player, {chosen}) if row.number in opponents else none
        if row.number == chosen:
            met = frozenset(range(1, table.rounds + 1))
        among = _rounds(player, level) if row.number in level else none
        marks = _Marks(row.number == chosen, row.number in level, met, among)
        own = altered.get(row.number, none)
        open_ = round_at if number_at == row.number else 0
        fixed = _fixed(table, player)
        rows.append(_row(player, points(row.score), marks, own, open_, label, fixed))
    placed = {row.number for row in standings.rows}
    for player in table.players:
        if player.number in {*table.annulled, *table.out} - placed:
            score = points(player.halves(table.rounds_played))
            marks = _Marks(chosen=False, level=False, met=none, among=none)
            own = altered.get(player.number, none)
            fixed = _fixed(table, player)
            rows.append(_row(player, score, marks, own, 0, label, fixed, placed=False))
    codes = (result.code for player in table.players for result in player.results)
    legend = " · ".join(letters(codes))
    if chosen is not None:
        legend += f". {say('crosstable-legend')}" if legend else say("crosstable-legend")
    if chosen is not None and len(level) > 1:
        legend += " " + say("crosstable-legend-level")
    return el(
        "section",
        scrolled(
            el(
                "table",
                el("thead", el("tr", *heads)),
                el("tbody", *rows),
                class_="tb-crosstable tb-dense" if len(rows) >= LONG else "tb-crosstable",
                aria_label=say("results"),
                data_cells="",
            ),
            keys=False,
        ),
        el("p", legend, class_="tb-note") if legend else None,
        class_="tb-results",
        data_part="crosstable",
        aria_label=say("results"),
        tabindex="-1",
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


def _fixed(table: Crosstable, player: Player) -> frozenset[int]:
    """Return the rounds of a team whose match cannot be changed: its boards are not known."""
    teams = table.teams
    if teams is None:
        return frozenset()
    return frozenset(
        round_
        for round_, result in enumerate(player.results, 1)
        if result.opponent is not None
        and not any(board.played for board in teams.lineups.get((player.number, round_), ()))
    )


@lru_cache(maxsize=2000)
def _row(
    player: Player,
    score: str,
    marks: _Marks,
    altered: frozenset[int],
    open_: int,
    label: str,
    fixed: frozenset[int],
    *,
    placed: bool = True,
) -> Element:
    """Return a row; remembered, because few rows of a large table change at a time.

    ``altered`` are the rounds with another result, ``open_`` is the one whose choices are open;
    of ``fixed`` ones no result can be chosen.
    The name is the way to the player's answer; who is not ``placed`` has none.
    """
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
        el(
            "th",
            *(
                [player_link(player.number, player.called)]
                if placed
                else [player.called, " ", el("small", say("not-placed"))]
            ),
            scope="row",
            class_="tb-name",
        ),
        *(
            _cell(
                player,
                round_,
                result,
                "" if round_ in fixed else label,
                marks,
                changed=round_ in altered,
                expanded=round_ == open_,
            )
            for round_, result in enumerate(player.results, 1)
        ),
        el("td", score, class_="tb-figure"),
        class_=" ".join(classes) or None,
        data_part="chosen" if marks.chosen else None,
        data_number=str(player.number),
    )


def _cell(
    player: Player,
    round_: int,
    result: Result,
    label: str,
    marks: _Marks,
    *,
    changed: bool,
    expanded: bool,
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
    if result.game_halves is not None:
        text = f"{text} {points(result.game_halves)}"
    if not label:
        return el("td", text, class_=" ".join(classes))
    return el(
        "td",
        el(
            "button",
            text,
            type="button",
            class_="tb-set tb-cell tb-changed" if changed else "tb-set tb-cell",
            data_key="cell",
            data_value="" if expanded else f"{round_}.{player.number}",
            aria_label=label.format(player.called, round_, text),
            aria_expanded="true" if expanded else None,
        ),
        class_=" ".join(classes),
    )


def set_button(
    text: str, key: str, value: str, label: str | None = None, *, part: str | None = None
) -> Element:
    """Return a button that puts ``value`` into the page's state under ``key``."""
    return el(
        "button",
        text,
        type="button",
        class_="tb-set",
        data_key=key,
        data_value=value,
        data_part=part,
        aria_label=label,
    )
