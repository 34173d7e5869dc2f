"""What a person can choose: the player, the order, and what the rules leave open.

Every control carries what it sets: a select's value or a button's ``data-value`` becomes
the part of the page's state that ``name`` or ``data-key`` names. The page needs to know
nothing of tiebreaks.
"""

from operator import attrgetter

from calculator.answers import wording
from calculator.answers.choices import Effects
from calculator.ranking import Standings
from calculator.tiebreaks import (
    ORDERS,
    REGISTER,
)
from calculator.view.asked import Asked
from calculator.view.classes import class_choice, class_heading
from calculator.view.element import Element, el
from calculator.view.fields import option, select, with_place
from calculator.view.left_open import left_open
from calculator.words import ordinal, remembered, say

#: From this many players on a list is too long to look through.
_MANY = 12


def controls(standings: Standings, asked: Asked, *folded: Element) -> Element:
    """Return the controls above the standings; ``folded`` groups stand beside that of the order."""
    effects = None
    # Of a class no choice says what it would do: the places worked out so are of the whole event.
    if asked.effects and asked.player is not None and standings.part is None:
        effects = Effects(standings, asked.player, asked.rules)
    by_number = sorted(standings.rows, key=attrgetter("number"))
    return el(
        "div",
        el(
            "div",
            _find() if len(standings.rows) >= _MANY else None,
            _players(tuple([(row.name, row.number) for row in by_number]), asked.player),
            _orders(standings, asked.order),
            class_="tb-controls",
            key="controls",
        ),
        el(
            "div",
            _editor(standings, asked, effects),
            class_choice(standings),
            *folded,
            class_="tb-folds",
            key="folds",
        ),
        left_open(standings, asked, effects),
        class_heading(standings),
    )


def _find() -> Element:
    """Return the box in which one types the beginning of a name; the page fills the list."""
    return el(
        "div",
        el(
            "label",
            el("span", say("find-name")),
            " ",
            el("input", type="search", autocomplete="off", spellcheck="false"),
            class_="tb-control",
        ),
        el(
            "ul",
            class_="tb-found",
            data_part="found",
            hidden="",
            aria_live="polite",
            data_none=say("find-none"),
        ),
        class_="tb-find",
        data_part="find",
    )


@remembered
def _players(players: tuple[tuple[str, int], ...], chosen: int | None) -> Element:
    """Return the list of all players, by names; remembered, because results do not change it."""
    options = [option(say("nobody"), "", chosen=chosen is None)]
    options += [
        option(name, str(number), chosen=number == chosen)
        for name, number in sorted(players, key=lambda player: player[0].casefold())
    ]
    return select("player", say("player"), options)


def _orders(standings: Standings, chosen: str) -> Element:
    options = []
    current = _current(standings, chosen)
    if not chosen and standings.basis.origin != "default":
        title = say("own-order-is", wording.order_name(standings.basis, "commas").words())
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
    others = [
        option(tiebreak.title, ",".join([*names, tiebreak.name]), chosen=False)
        for tiebreak in REGISTER.values()
        if tiebreak.name not in names
    ]
    add = select("order", say("add"), [option("…", "", chosen=True), *others])
    return el(
        "details",
        el("summary", say("change-order")),
        el(
            "div",
            el("div", el("ol", *items, class_="tb-moves"), add, class_="tb-edit"),
            _effects(standings, asked, effects) if effects else None,
            class_="tb-choosing",
        ),
        class_="tb-editor",
        data_part="editor",
    )


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
    title = say("effects", standings.row(effects.number).name)
    return el(
        "section",
        el("p", title),
        el("ul", *items),
        class_="tb-effects",
        aria_label=title,
    )
