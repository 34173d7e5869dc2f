"""What a person can choose: the player, the order, and what the rules leave open.

Every control carries what it sets: a select's value or a button's ``data-value`` becomes
the part of the page's state that ``name`` or ``data-key`` names. The page needs to know
nothing of tiebreaks.
"""

from functools import lru_cache

from calculator.ranking import Standing, Standings
from calculator.tiebreaks import (
    CONVENTIONS,
    ORDERS,
    REGISTER,
    Tiebreak,
    UnknownTiebreakError,
    default_order,
)
from calculator.tiebreaks import tiebreaks as order_of
from calculator.view.element import Child, Element, el
from calculator.words import say


def controls(standings: Standings, player: int | None, order: str) -> Element:
    """Return the controls above the standings; ``order`` is what the person chose."""
    return el(
        "div",
        el("div", _players(standings, player), _orders(standings, order), class_="tb-controls"),
        _editor(standings),
        _left_open(standings, order),
    )


def _players(standings: Standings, chosen: int | None) -> Element:
    rows = sorted(standings.rows, key=lambda row: row.name.casefold())
    options = [_option(say("nobody"), "", chosen=chosen is None)]
    options += [_option(row.name, str(row.number), chosen=row.number == chosen) for row in rows]
    return _select("player", say("player"), options)


def _orders(standings: Standings, chosen: str) -> Element:
    options = []
    table = standings.table
    announced = table.announced
    default = default_order(table.system, table.kind, standings.tally.rules)
    current = chosen or ("" if announced else default)
    if announced:
        options.append(_option(say("own-order"), "", chosen=not chosen))
    if current and current not in ORDERS:
        options.append(_option(say("my-order"), current, chosen=True))
    options += [
        _option(order.title, order.name, chosen=order.name == current)
        for order in ORDERS.values()
        if _known(order.name)
    ]
    return _select("order", say("order"), options)


def _known(order: str) -> bool:
    try:
        return bool(order_of(order))
    except UnknownTiebreakError:  # pragma: no cover - an order of tiebreaks to come
        return False


def _editor(standings: Standings) -> Element:
    """Return the order as a list whose buttons move a tiebreak up, down or out."""
    names = [tiebreak.name for tiebreak in standings.order]
    items = []
    for index, tiebreak in enumerate(standings.order):
        up = [*names[: max(index - 1, 0)], tiebreak.name, *names[max(index - 1, 0) : index]]
        up += names[index + 1 :]
        down = [*names[:index], *names[index + 1 : index + 2], tiebreak.name, *names[index + 2 :]]
        out = names[:index] + names[index + 1 :]
        items.append(
            el(
                "li",
                el("span", tiebreak.title),
                _set("↑", say("move-up", tiebreak.title), up, index > 0),
                _set("↓", say("move-down", tiebreak.title), down, index < len(names) - 1),
                _set("×", say("take-out", tiebreak.title), out, len(names) > 1),
            )
        )
    others = [
        _option(tiebreak.title, ",".join([*names, tiebreak.name]), chosen=False)
        for tiebreak in REGISTER.values()
        if tiebreak.name not in names
    ]
    add = _select("order", say("add"), [_option("…", "", chosen=True), *others])
    return el(
        "details",
        el("summary", say("change-order")),
        el("ol", *items, class_="tb-moves"),
        add,
        class_="tb-editor",
    )


def _set(sign: str, label: str, order: list[str], possible: bool) -> Element:  # noqa: FBT001
    return el(
        "button",
        sign,
        type="button",
        class_="tb-set",
        aria_label=label,
        title=label,
        data_key="order",
        data_value=",".join(order),
        disabled=None if possible else "",
    )


def _left_open(standings: Standings, order: str) -> Element | None:
    """Return switches for conventions, and records and draws that the order asks for."""
    parts: list[Child] = []
    choices = standings.tally.choices
    for tiebreak in standings.order:
        for convention in CONVENTIONS.values():
            if convention.tiebreak != tiebreak.name.partition("/")[0]:
                continue
            if convention.rules not in {"", standings.rules}:
                continue
            current = choices.convention(convention.name)
            options = [
                _option(
                    say(f"convention-{convention.name}-{option}"), option, chosen=option == current
                )
                for option in convention.options
            ]
            parts.append(_select(f"choices.{convention.name}", tiebreak.title, options))
        if "seed" in tiebreak.needs and _undecided(standings, tiebreak):
            parts.append(_draw(standings, tiebreak, order))
        if "record" in tiebreak.needs:
            parts += [
                _record(standings, tiebreak, group) for group in _undecided(standings, tiebreak)
            ]
    return el("div", *parts, class_="tb-open") if parts else None


def _undecided(standings: Standings, tiebreak: Tiebreak) -> list[list[Standing]]:
    """Return the groups that were level when it came to this tiebreak."""
    groups: dict[tuple[int, ...], list[Standing]] = {}
    for row in standings.rows:
        value = row.values.get(tiebreak.name)
        if value is not None and len(value.group) > 1:
            groups.setdefault(value.group, []).append(row)
    return list(groups.values())


def _draw(standings: Standings, tiebreak: Tiebreak, order: str) -> Element:
    seed = standings.tally.choices.seed
    named = ORDERS.get(order)
    return el(
        "fieldset",
        el("legend", tiebreak.title),
        el("p", say("seed-is", seed)) if seed else None,
        el("button", say("draw"), type="button", class_="tb-draw", data_key="choices.seed"),
        el("p", say("not-for-titles"), class_="tb-hint")
        if named and tiebreak.name in named.no_titles
        else None,
    )


def _record(standings: Standings, tiebreak: Tiebreak, group: list[Standing]) -> Element:
    """Return selects by which a person says how the tied players came out."""
    recorded = dict(dict(standings.tally.choices.recorded).get(tiebreak.name, ()))
    selects = []
    for row in group:
        # The highest wins: of three, the first has 2.
        points = range(len(group) - 1, -1, -1)
        options = [_option("–", "", chosen=row.number not in recorded)]
        options += [
            _option(say("came", rank), str(won), chosen=recorded.get(row.number) == won)
            for rank, won in enumerate(points, 1)
        ]
        selects.append(_select(f"choices.{tiebreak.name}.{row.number}", row.name, options))
    return el("fieldset", el("legend", tiebreak.title), *selects)


@lru_cache(maxsize=2000)
def _option(text: str, value: str, *, chosen: bool) -> Element:
    return el("option", text, value=value, selected="" if chosen else None)


def _select(name: str, label: str, options: list[Element]) -> Element:
    return el(
        "label",
        el("span", label),
        " ",
        el("select", *options, name=name, aria_label=label),
        class_="tb-control",
    )
