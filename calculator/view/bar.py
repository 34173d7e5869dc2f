"""The bar above a result: what it is of, whether the print agrees, who is looked for, the order.

What it has to offer besides opens in panels, which move nothing.
"""

from typing import TYPE_CHECKING

from calculator.answers import wording
from calculator.model.late import late
from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.classes import class_choice
from calculator.view.element import Element, el
from calculator.view.fields import roomy
from calculator.view.order import change_order, in_order, orders
from calculator.view.panel import opener, panel
from calculator.view.pieces import Pieces
from calculator.view.print_comparison import printed_values
from calculator.view.reading_choice import PastedText, how_read, sections_control, title
from calculator.view.share import copy_link, share
from calculator.words import say

if TYPE_CHECKING:  # few paste a second version
    from calculator.answers.since import Since
    from calculator.view.since import since_line
else:
    since_line = late("calculator.view.since", "since_line")


def bar(
    standings: Standings,
    asked: Asked,
    source: PastedText | None = None,
    *,
    whole: Standings,
    since: "Since | None" = None,
    pieces: Pieces | None = None,
) -> Element:
    """Return the bar: two lines, and the panels that its buttons open.

    ``whole`` are the standings of everybody, where ``standings`` are those of a class; ``since`` is
    what changed since an earlier text of the event; ``pieces`` what is to be taken from another
    result.
    """
    table = standings.table
    pieces = pieces or Pieces()
    return el(
        "div",
        el(
            "div",
            title(table),
            el(
                "div",
                el("p", wording.players(table), class_="tb-count"),
                *pieces.of("agreement", lambda: [_agreement(whole)]),
                copy_link(asked.player),
                opener("share", say("share-group"), class_="tb-open-share"),
                opener("others", "⋯", label=say("more-group"), class_="tb-open-others"),
                class_="tb-bar-facts",
            ),
            class_="tb-bar-line",
            key="head",
        ),
        el(
            "div",
            _who(standings, asked.player),
            in_order(standings),
            orders(standings, asked.order),
            opener("editor", say("edit-order"), label=say("change-order"), class_="tb-open-editor"),
            sections_control(source.opened.sections, source.opened.section) if source else None,
            class_="tb-bar-line tb-controls",
            key="controls",
        ),
        *(since_line(since, asked.player) if since else ()),
        *pieces.of("panels", lambda: _panels(standings, asked, source, whole)),
        class_="tb-bar",
        key="bar",
    )


def _panels(
    standings: Standings, asked: Asked, source: PastedText | None, whole: Standings
) -> tuple[Element, ...]:
    return (
        panel(
            "agreement",
            say("agreement-group"),
            how_read(standings.table, source),
            printed_values(whole),
        ),
        share(standings, asked.player),
        panel("others", say("more-group"), class_choice(standings), _new()),
        change_order(standings, asked),
    )


def _new() -> Element:
    return el("button", say("change"), type="button", class_="tb-new", data_part="new", key="new")


def _agreement(standings: Standings) -> Element:
    """Return whether what is printed agrees, in a few words; a button that opens the details."""
    class_, mark = "tb-open-agreement", None
    if said := wording.in_a_word(standings):
        class_ += " tb-disagrees"
    elif said := wording.agreed(standings):
        mark = el("span", "✓ ", aria_hidden="true")
    elif wording.apart(standings)[1]:
        said = say("badge-unbroken")
    elif wording.left_out(standings):
        said = say("badge-not-compared")
    else:
        said = say("badge-read")
    return opener("agreement", el("span", mark, *roomy(said), class_="tb-badge"), class_=class_)


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
