"""The elements of a live example, and what its script fetches."""

import hashlib
import json

from calculator.model import RESULT_CODES, Player
from calculator.view import Element, el, scrolled, text_of
from calculator.view.difference import difference
from calculator.view.element import Child, to_tree
from calculator.words import ordinal, points, say, shown
from pyscript_app.docs_blocks import drawing
from pyscript_app.docs_blocks.links import Page
from pyscript_app.docs_blocks.live import Live, State, cell_said, scored
from pyscript_app.docs_blocks.worked import Worked, name_of

#: Where the data of examples is, below the site's root.
FOLDER = "live"


def example(worked: Worked, live: Live, page: Page, heading: str) -> Element:
    """Show an example whose results can be changed.

    Its ``data-live`` names the file with all changes, which this publishes.
    """
    text = json.dumps(_data(worked, live, page, heading), ensure_ascii=False, separators=(",", ":"))
    path = f"{FOLDER}/{hashlib.sha256(text.encode()).hexdigest()[:12]}.json"
    if page.publish:
        page.publish(path, text)
    return el(
        "div",
        _body(worked, live, page, heading, pressable=False),
        el("p", class_="tb-unseen", role="status", data_part="live-status"),
        el("p", class_="tb-live-problem", role="alert", data_part="live-problem"),
        drawing.foot(worked, page),
        class_="tb-example",
        data_part="example",
        data_live=page.root + path,
        data_failed=say("live-failed"),
    )


def _data(worked: Worked, live: Live, page: Page, heading: str) -> dict[str, object]:
    """Return the example as it is, and by name what turns it into each other state.

    Each state has a text, too, if a link into the calculator must carry another one; else its name
    is what the link carries as ``changes``.
    """
    real = _body(worked, live, page, heading)
    states = {}
    for name, state in live.states.items():
        body = _body(worked, live, page, heading, state)
        text = [] if state.text is None else [state.text]
        states[name] = [difference(real, body), *text]
    return {"tree": to_tree(real), "cells": live.cells, "states": states}


def _body(
    worked: Worked,
    live: Live,
    page: Page,
    heading: str,
    state: State | None = None,
    *,
    pressable: bool = True,
) -> Element:
    """Show all of an example that a change can alter.

    Before the script runs nothing in it is ``pressable``.
    """
    now = state.worked if state else worked
    cells = _Cells(worked, now, live, pressable=pressable)
    whole = worked.example.show_crosstable
    return el(
        "div",
        drawing.table(now, cells.cell) if whole else _results(now, cells),
        _bar(state, scores=any(player.stub for player in worked.table.players)),
        _sums(worked, now),
        drawing.conventions(worked),
        drawing.cards(now, page, heading, agreeing=state is None),
        drawing.verdict(now, was=worked),
        class_="tb-live",
        data_part="live",
    )


class _Cells:
    """Makes the cells that a reader presses."""

    def __init__(self, worked: Worked, now: Worked, live: Live, *, pressable: bool) -> None:
        self._worked, self._now, self._live = worked, now, live
        self._disabled = None if pressable else ""

    def cell(self, player: Player, round_: int, content: Child) -> Child:
        """Return a cell's content, as a button if it can be changed."""
        name = f"{round_}.{player.number}"
        if name not in self._live.cells:
            return content
        said = cell_said(self._now, player.number, round_)
        changed = said != cell_said(self._worked, player.number, round_)
        # Who speaks to the machine says what is seen.
        seen = text_of(content)
        return el(
            "button",
            content,
            type="button",
            class_="tb-press",
            disabled=self._disabled,
            aria_label=said if seen in said.split() else f"{seen}: {said}",
            data_part="live-cell",
            data_cell=name,
            data_changed="" if changed else None,
        )


def _results(now: Worked, cells: _Cells) -> Element:
    """Show the results of those whose workings are shown, or their opponents' scores."""
    players = [player for player in now.table.players if player.number in now.shown]
    rounds = max(len(player.results) for player in players)
    heads = [say("name"), *(str(number + 1) for number in range(rounds)), say("score")]
    rows = []
    for player in players:
        own = points(now.standings.row(player.number).score)
        results = (_result(now, player, at) for at in range(1, len(player.results) + 1))
        rows.append(
            el(
                "tr",
                el("th", player.called, scope="row"),
                *(el("td", cells.cell(player, at, one)) for at, one in enumerate(results, 1)),
                el("td", cells.cell(player, 0, own)),
            )
        )
    return scrolled(
        el(
            "table",
            el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
            el("tbody", *rows),
            class_="tb-crosstable tb-few",
            aria_label=say("live-results"),
        ),
        keys=False,
    )


def _result(now: Worked, player: Player, round_: int) -> Child:
    code = player.results[round_ - 1].code
    if code == "?":
        return points(scored(now, player, round_))
    return code if RESULT_CODES[code].played else el("span", code, class_="tb-unplayed")


def _bar(state: State | None, *, scores: bool) -> Element:
    """Say what to do, or what is changed, with the way back."""
    hint = say("live-press-score" if scores else "live-press")
    return el(
        "p",
        el("span", f"{state.said}." if state else hint, data_part="live-said"),
        " ",
        el(
            "button",
            say("live-back"),
            type="button",
            class_="tb-back",
            disabled=None if state else "",
            data_part="live-back",
        ),
        class_="tb-live-bar",
    )


def _sums(worked: Worked, now: Worked) -> Element:
    """Show the value and the place of each player, and what they were."""
    rows = []
    for number in worked.shown:
        value, before = shown(now.value(number)), shown(worked.value(number))
        place, old = _place(now, number), _place(worked, number)
        rank = ordinal(worked.standings.row(number).place)
        rows.append(
            el(
                "li",
                el("span", name_of(worked.table, number), class_="tb-who"),
                " ",
                _changing(value, None if value == before else before),
                " ",
                _changing(place, None if place == old else rank),
                data_changed=None if (value, place) == (before, old) else "",
            )
        )
    return el(
        "ul",
        *rows,
        class_="tb-live-sums",
        data_part="live-sums",
        data_same=say("live-same"),
    )


def _changing(now: str, before: str | None) -> Element:
    if before is None:
        return el("span", now)
    return el("span", el("strong", now), " ", el("small", say("live-was", before)))


def _place(worked: Worked, number: int) -> str:
    """Return a player's place in words; it may be shared."""
    people = {player.number for player in worked.table.players if not player.stub}
    places = [row.place for row in worked.standings.rows if row.number in people]
    place = worked.standings.row(number).place
    code = "live-shared" if places.count(place) > 1 else "live-place"
    return say(code, ordinal(place), len(places))
