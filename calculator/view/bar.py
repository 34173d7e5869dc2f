"""The bar above a result: what it is of, whether the print agrees, who is looked for, the order."""

from calculator.answers import wording
from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.classes import class_choice
from calculator.view.element import Element, el
from calculator.view.order import change_order, orders
from calculator.view.printed import printed_values
from calculator.view.share import copy_link, share
from calculator.view.source import PastedText, how_read, sections_control, title
from calculator.words import say


def bar(
    standings: Standings, asked: Asked, source: PastedText | None = None, *, whole: Standings
) -> Element:
    """Return the bar: two lines, in which several things unfold.

    ``whole`` are the standings of everybody, where ``standings`` are those of a class.
    """
    table = standings.table
    return el(
        "div",
        el(
            "div",
            title(table),
            el("p", wording.players(table), class_="tb-count"),
            _agreement(whole, source),
            class_choice(standings),
            copy_link(asked.player),
            share(standings, asked.player),
            el(
                "button",
                say("new"),
                type="button",
                class_="tb-new",
                data_part="new",
                aria_label=say("change"),
            ),
            class_="tb-bar-line",
            key="head",
        ),
        el(
            "div",
            _who(standings, asked.player),
            orders(standings, asked.order),
            change_order(standings, asked),
            sections_control(source.opened.sections, source.opened.section) if source else None,
            class_="tb-bar-line tb-controls",
            key="controls",
        ),
        class_="tb-bar",
        key="bar",
    )


def _agreement(standings: Standings, source: PastedText | None) -> Element:
    """Return whether what is printed agrees, in a word; unfolded, how the text was read."""
    badge, mark = "tb-agreement", None
    if said := wording.in_a_word(standings):
        badge = "tb-agreement tb-disagrees"
    elif wording.agrees(standings):
        said = say("badge-in-part" if wording.left_out(standings) else "badge-agrees")
        mark = el("span", "✓ ", aria_hidden="true")
    elif wording.apart(standings)[1]:
        said = say("badge-unbroken")
    elif wording.left_out(standings):
        said = say("badge-not-compared")
    else:
        said = say("badge-read")
    return el(
        "details",
        el("summary", el("span", mark, said, class_="tb-badge")),
        el("div", how_read(standings.table, source), printed_values(standings)),
        class_=badge,
        data_part="agreement",
    )


def _who(standings: Standings, chosen: int | None) -> Element:
    """Return the box in which one types a name; the page's script fills the list of names."""
    return el(
        "div",
        el(
            "label",
            el("span", say("player")),
            " ",
            el(
                "input",
                type="text",
                role="combobox",
                autocomplete="off",
                spellcheck="false",
                value="" if chosen is None else standings.row(chosen).name,
                placeholder=say("which-team" if standings.table.of_teams else "who"),
                aria_label=say("player"),
                aria_controls="tb-found",
                aria_expanded="false",
                aria_autocomplete="list",
            ),
            class_="tb-control",
        ),
        None
        if chosen is None
        else el(
            "button",
            "×",
            type="button",
            class_="tb-nobody",
            data_key="player",
            data_value="",
            aria_label=say("nobody"),
            title=say("nobody"),
        ),
        el(
            "ul",
            id="tb-found",
            class_="tb-found",
            data_part="found",
            role="listbox",
            hidden="",
            aria_label=say("player"),
            data_none=say("find-none"),
        ),
        class_="tb-find",
        data_part="find",
    )
