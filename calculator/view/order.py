"""The order of the tiebreaks: the choice of one, and what there is to change in it.

Every control carries what it sets: a select's value or a button's ``data-value`` becomes
the part of the page's state that ``name`` or ``data-key`` names. The page needs to know
nothing of tiebreaks.
"""

from calculator.answers import wording
from calculator.answers.choices import Effects
from calculator.ranking import Standings
from calculator.tiebreaks import (
    ORDERS,
    REGISTER,
    find,
    of_print,
)
from calculator.view.asked import Asked
from calculator.view.element import Element, el
from calculator.view.fields import option, select, with_place
from calculator.view.open_choices import left_open
from calculator.view.panel import panel
from calculator.words import lately, ordinal, say


def change_order(standings: Standings, asked: Asked) -> Element:
    """Return the panel with the order as a list to change, and what conventions it leaves open.

    Where ``asked.effects``, every choice says what place it would give the chosen player.
    """
    # Of a class no choice says what it would do: the places worked out so are of the whole event.
    if asked.effects and asked.player is not None and standings.part is None:
        effects = Effects(standings, asked.player, asked.rules)
        return _choices(standings, asked, effects)
    return _without_effects(standings, asked.order, asked.rules, asked.root)


@lately
def _without_effects(standings: Standings, order: str, rules: str, root: str) -> Element:
    """Return the panel that is the same whoever is chosen."""
    return _choices(standings, Asked(order=order, rules=rules, root=root), None)


def _choices(standings: Standings, asked: Asked, effects: Effects | None) -> Element:
    return panel(
        "editor",
        say("change-order"),
        el(
            "div",
            _editor(standings, asked, effects),
            _effects(standings, asked, effects) if effects else None,
            left_open(standings, asked, effects),
            class_="tb-choosing",
        ),
        data_part="editor",
    )


@lately
def in_order(standings: Standings) -> Element | None:
    """Return the order as a sentence: one tiebreak after the other."""
    items = [
        el("li", el("span", tiebreak.heading, title=tiebreak.title)) for tiebreak in standings.order
    ]
    return el("ol", *items, class_="tb-chips", key="chips") if items else None


@lately
def orders(standings: Standings, chosen: str) -> Element:
    """Return the choice of an order; ``chosen`` is the one asked for, empty if none was."""
    options = []
    current = _current(standings, chosen)
    basis = standings.basis
    if not chosen and basis.origin != "default":
        # Which order it is is beside it.
        title = say("own-order-is")
        if basis.origin == "places":
            title = say("own-order-guessed")
            if basis.sheet_order:
                title = say("own-order-listed", wording.order_name(basis, "commas").words())
        options.append(option(title, "", chosen=True))
    elif chosen and standings.published:
        options.append(option(say("own-order"), "", chosen=False))
    if current and current not in ORDERS:
        options.append(option(say("my-order"), current, chosen=True))
    options += [
        option(order.title, order.name, chosen=order.name == current) for order in ORDERS.values()
    ]
    return select("order", say("order"), options)


def _current(standings: Standings, chosen: str) -> str:
    """Return the name of the order in force; empty for the one that goes by the print."""
    basis = standings.basis
    return chosen or (basis.named if basis.origin == "default" else "")


def _editor(standings: Standings, asked: Asked, effects: Effects | None) -> Element:
    """Return the order as a list whose buttons move a tiebreak up, down or out."""
    names = [tiebreak.name for tiebreak in standings.order]
    items = []
    for index, tiebreak in enumerate(standings.order):
        up = [*names[: max(index - 1, 0)], tiebreak.name, *names[max(index - 1, 0) : index]]
        up += names[index + 1 :]
        down = [*names[:index], *names[index + 1 : index + 2], tiebreak.name, *names[index + 2 :]]
        out = names[:index] + names[index + 1 :]
        title = tiebreak.title
        link = el("a", title, href=asked.root + tiebreak.page, title=tiebreak.meaning)
        items.append(
            el(
                "li",
                el("span", link),
                _move("↑", say("move-up", title), up if index else None, effects),
                _move(
                    "↓", say("move-down", title), down if index < len(names) - 1 else None, effects
                ),
                _move("×", say("take-out", title), out or None, effects),
            )
        )
    of_sheet = [find(column.tiebreak or "") for column in standings.table.printed]
    of_sheet = [found for found in of_sheet if found and of_print(found.name)]
    others = [
        option(tiebreak.title, ",".join([*names, tiebreak.name]), chosen=False)
        for tiebreak in (*of_sheet, *REGISTER.values())
        if tiebreak and tiebreak.name not in names
    ]
    add = select("order", say("add"), [option("…", "", chosen=True), *others])
    return el("div", el("ol", *items, class_="tb-moves"), add, class_="tb-edit")


def _move(sign: str, label: str, order: list[str] | None, effects: Effects | None) -> Element:
    """Return a button that changes the order; beside its sign the place that it leads to."""
    place = effects.under(order) if effects and order else None
    moved = place if effects and place != effects.now else None
    label = with_place(label, moved)
    return el(
        "button",
        sign,
        type="button",
        class_="tb-set",
        aria_label=label,
        title=label,
        data_key="order",
        data_value=",".join(order or ()),
        # Shown by the stylesheet: the label says it already.
        data_place=ordinal(moved) if moved else None,
        disabled=None if order else "",
    )


def _effects(standings: Standings, asked: Asked, effects: Effects) -> Element:
    """Return the player's place under each named order; each is a button that chooses it."""
    current = _current(standings, asked.order)
    items = []
    for effect in effects.orders():
        chosen = effect.choice == current
        items.append(
            el(
                "li",
                el(
                    "button",
                    ORDERS[effect.choice].title,
                    type="button",
                    class_="tb-set",
                    data_key="order",
                    data_value=effect.choice,
                    aria_current="true" if chosen else None,
                ),
                " ",
                el(
                    "span",
                    ordinal(effect.place),
                    class_="tb-place" if effect.place == effects.now else "tb-place tb-moved",
                ),
                class_="tb-chosen" if chosen else None,
            )
        )
    title = say("effects", standings.tally.spoken(effects.number))
    return el(
        "section",
        el("p", title),
        el("ul", *items),
        class_="tb-effects",
        aria_label=title,
    )
