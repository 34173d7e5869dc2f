"""The crosstable itself: who met whom, with the chosen player's opponents marked."""

from functools import lru_cache

from calculator import changes as whatif
from calculator.changes import Change
from calculator.model import KINDS, Player, Result
from calculator.ranking import Standings
from calculator.view.element import Child, Element, el
from calculator.words import kind, points, say


def crosstable(
    standings: Standings, chosen: int | None, changes: tuple[Change, ...], opened: str
) -> Element:
    """Return the crosstable in the order of places; a result is a button that opens its choices.

    ``changes`` are those in force; ``opened`` is the cell whose choices are shown,
    as ``round.number``.
    """
    table = standings.table
    opponents = set()
    if chosen is not None:
        opponents = {result.opponent for result in standings.tally.record[chosen]}
    altered = frozenset((change.round, change.number) for change in changes)
    label = say("cell-of", "{0}", "{1}", "{2}")
    heads = [
        el("th", "", scope="col"),
        el("th", say("name"), scope="col", class_="tb-name"),
        *(
            el("th", str(round_), scope="col", class_="tb-figure")
            for round_ in range(1, table.rounds + 1)
        ),
        el("th", say("score"), scope="col", class_="tb-figure"),
    ]
    rows = []
    for row in standings.rows:
        player = standings.tally.player[row.number]
        mark = "tb-chosen" if row.number == chosen else None
        if row.number in opponents:
            mark = "tb-met"
        rows.append(_row(player, points(row.score), mark, _own(altered, player), label))
    return el(
        "section",
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", *heads)),
                el("tbody", *rows),
                class_="tb-crosstable",
                aria_label=say("results"),
            ),
            class_="tb-scroll",
            tabindex="0",
        ),
        # In an element of its own: where a table gets a neighbour, browsers style it anew.
        el("div", _choices(standings, changes, opened)),
        class_="tb-results",
        aria_label=say("results"),
    )


def _own(altered: frozenset[tuple[int, int]], player: Player) -> frozenset[int]:
    """Return the rounds of a player whose result is put otherwise, by either side."""
    return frozenset(
        round_
        for round_, number in altered
        if number == player.number or player.results[round_ - 1].opponent == number
    )


@lru_cache(maxsize=2000)
def _row(
    player: Player, score: str, mark: str | None, altered: frozenset[int], label: str
) -> Element:
    """Return a row; remembered, because of a large table few rows change at a time."""
    return el(
        "tr",
        el("td", str(player.number), class_="tb-figure"),
        el("th", player.name, scope="row", class_="tb-name"),
        *(
            _cell(player, round_, result, label, changed=round_ in altered)
            for round_, result in enumerate(player.results, 1)
        ),
        el("td", score, class_="tb-figure"),
        class_=mark,
        data_number=str(player.number),
    )


def _cell(player: Player, round_: int, result: Result, label: str, *, changed: bool) -> Element:
    text = f"{result.code}{result.opponent or ''}"
    if not text:
        return el("td", class_="tb-figure")
    return el(
        "td",
        el(
            "button",
            text,
            type="button",
            class_="tb-set tb-cell tb-changed" if changed else "tb-set tb-cell",
            data_key="cell",
            data_value=f"{round_}.{player.number}",
            aria_label=label.format(player.name, round_, text),
        ),
        class_="tb-figure" if KINDS[result.code].played else "tb-figure tb-unplayed",
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
    for code in whatif.alternatives(result):
        buttons += [
            set_button(kind(code), "changes", written((*others, Change(round_, number, code)))),
            " ",
        ]
    opponent = standings.tally.player.get(result.opponent or 0)
    against = say("against", opponent.name) if opponent else ""
    said = say("cell-now", player.name, round_, kind(result.code))
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


def written(changes: tuple[Change, ...]) -> str:
    """Write changes as the page keeps them: ``round.number.code`` with semicolons.

    >>> written((Change(2, 14, "D"),))
    '2.14.D'
    """
    return ";".join(f"{change.round}.{change.number}.{change.code}" for change in changes)


def parsed(text: str) -> tuple[Change, ...]:
    """Read changes back; what is no change is left out.

    >>> parsed("2.14.D;nonsense")
    (Change(round=2, number=14, code='D'),)
    """
    found = []
    for part in text.split(";"):
        round_, _, rest = part.partition(".")
        number, _, code = rest.partition(".")
        if round_.isdecimal() and number.isdecimal() and code in KINDS:
            found.append(Change(int(round_), int(number), code))
    return tuple(found)
