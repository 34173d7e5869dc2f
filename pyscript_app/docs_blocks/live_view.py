"""The elements of a live example, and what its script fetches."""

import hashlib
import json
from typing import NamedTuple, Protocol

from calculator.model import RESULT_CODES, Player
from calculator.view import Element, el, scrolled, text_of
from calculator.view.element import Child, to_tree
from calculator.view.tree_changes import difference
from calculator.words import ordinal, points, say, shown
from pyscript_app.docs_blocks import drawing
from pyscript_app.docs_blocks.links import Page
from pyscript_app.docs_blocks.live import Live, State, cell_said, scored
from pyscript_app.docs_blocks.worked_example import Worked

#: From this many rounds on, a narrow phone has no room for all columns.
_FULL = 6

#: Where the data of examples is, below the site's root.
FOLDER = "live"


class View(Protocol):
    """What is shown of an example around the results that a reader changes."""

    class_: str

    def above(self, now: Worked, state: State | None) -> list[Child | None]:
        """Show what comes before the results."""

    def below(self, now: Worked, state: State | None) -> list[Child | None]:
        """Show what comes after the results."""

    def foot(self) -> Element:
        """Show where it is from, and the link that opens it."""

    def result(self) -> str | None:
        """Say what it comes to, where it may be closed."""


class _Workings:
    """The workings of each player, below the results."""

    class_ = ""

    def __init__(self, worked: Worked, page: Page, heading: str) -> None:
        self._worked, self._page, self._heading = worked, page, heading

    def above(self, now: Worked, state: State | None) -> list[Child | None]:
        del now, state
        return []

    def below(self, now: Worked, state: State | None) -> list[Child | None]:
        return [
            drawing.conventions(self._worked),
            drawing.cards(now, self._page, self._heading, agreeing=state is None),
            drawing.verdict(now, was=self._worked),
        ]

    def foot(self) -> Element:
        return drawing.foot(self._worked, self._page)

    def result(self) -> str | None:
        return drawing.result(self._worked)


def example(
    worked: Worked, live: Live, page: Page, heading: str, view: View | None = None
) -> Element:
    """Show an example whose results can be changed.

    Its ``data-live`` names the file with all changes, which this publishes.

    Args:
        worked: the example.
        live: what becomes of it.
        page: where it is.
        heading: the level of the headings over the workings, as in ``h3``.
        view: what is shown of it around the results; the workings, if nothing else is asked for.
    """
    view = view or _Workings(worked, page, heading)
    text = json.dumps(_data(worked, live, view), ensure_ascii=False, separators=(",", ":"))
    path = f"{FOLDER}/{hashlib.sha256(text.encode()).hexdigest()[:12]}.json"
    if page.publish:
        page.publish(path, text)
    return el(
        "div",
        _body(worked, live, view, pressable=False),
        el("p", class_="tb-unseen", role="status", data_part="live-status"),
        el("p", class_="tb-live-problem", role="alert", data_part="live-problem"),
        view.foot(),
        class_=f"tb-example {view.class_}".rstrip(),
        data_part="example",
        data_live=page.root + path,
        data_failed=say("live-failed"),
        data_result=view.result(),
    )


def _data(worked: Worked, live: Live, view: View) -> dict[str, object]:
    """Return the example as it is, and by name what turns it into each other state.

    Each state has a text, too, if a link into the calculator must carry another one; else its name
    is what the link carries as ``changes``.
    """
    real = _body(worked, live, view)
    states = {}
    for name, state in live.states.items():
        body = _body(worked, live, view, state)
        text = [] if state.text is None else [state.text]
        states[name] = [difference(real, body), *text]
    return {"tree": to_tree(real), "cells": live.cells, "states": states}


def _body(
    worked: Worked,
    live: Live,
    view: View,
    state: State | None = None,
    *,
    pressable: bool = True,
) -> Element:
    """Show all of an example that a change can alter.

    Before the script runs nothing in it is ``pressable``.
    """
    now = state.worked if state else worked
    rows = _Rows(worked, now, live, pressable=pressable)
    whole = worked.example.show_crosstable
    return el(
        "div",
        *view.above(now, state),
        drawing.table(now, rows) if whole else _results(now, rows),
        _bar(state, scores=any(player.stub for player in worked.table.players)),
        *view.below(now, state),
        class_="tb-live",
        data_part="live",
        data_same=say("live-same"),
    )


class _Rows:
    """Makes the cells that a reader presses, and the end of each row: its value and its place."""

    def __init__(self, worked: Worked, now: Worked, live: Live, *, pressable: bool) -> None:
        self._worked, self._now, self._live = worked, now, live
        self._disabled = None if pressable else ""

    @property
    def heads(self) -> list[str]:
        """The headings of the columns at the end."""
        return [say("live-value"), say("place")]

    def ends(self, player: Player) -> tuple[list[Element], bool]:
        """Return the last cells of a player's row, and whether a change alters them."""
        value, was = (shown(one.value(player.number)) for one in (self._now, self._worked))
        now, before = (_place(one, player.number) for one in (self._now, self._worked))
        cells = [
            el("td", *_changing(value, was), class_="tb-now", data_part="live-now"),
            el("td", *_placed(now, before), class_="tb-now", data_part="live-now"),
        ]
        return cells, (value, now) != (was, before)

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


def _results(now: Worked, made: _Rows) -> Element:
    """Show the results of those whose workings are shown, or their opponents' scores."""
    players = [player for player in now.table.players if player.number in now.shown]
    rounds = max(len(player.results) for player in players)
    numbers = [str(number + 1) for number in range(rounds)]
    rows = []
    for player in players:
        own = points(now.standings.row(player.number).score)
        results = (_result(now, player, at) for at in range(1, len(player.results) + 1))
        ends, changed = made.ends(player)
        rows.append(
            el(
                "tr",
                el("th", player.called, scope="row", data_part="live-now"),
                *(el("td", made.cell(player, at, one)) for at, one in enumerate(results, 1)),
                *(el("td") for _ in range(rounds - len(player.results))),
                el("td", made.cell(player, 0, own)),
                *ends,
                data_part="live-sum",
                data_changed="" if changed else None,
            )
        )
    heads = [say("name"), *numbers, say("score"), *made.heads]
    return scrolled(
        el(
            "table",
            el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
            el("tbody", *rows),
            class_="tb-crosstable tb-few tb-full" if rounds >= _FULL else "tb-crosstable tb-few",
            aria_label=say("live-results"),
        ),
        keys=False,
    )


def _result(now: Worked, player: Player, round_: int) -> Child:
    code, games = player.results[round_ - 1].code, player.results[round_ - 1].game_halves
    if code == "?":
        return points(scored(now, player, round_))
    if games is not None and RESULT_CODES[code].played:
        return points(games)
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


def _changing(now: str, before: str) -> list[Child]:
    if now == before:
        return [now]
    return [el("strong", now), " ", el("small", say("live-was", before))]


class _Place(NamedTuple):
    place: str
    shared: bool


def _placed(now: _Place, before: _Place) -> list[Child]:
    """Write a place, whether it is shared, and what it was."""
    shared = say("live-shared")
    was = [before.place] if now.place != before.place else []
    if before.shared and not now.shared:
        was.append(shared)
    notes = [shared] if now.shared else []
    if was:
        notes.append(say("live-was", ", ".join(was)))
    place = now.place if now == before else el("strong", now.place)
    return [place, " ", el("small", ", ".join(notes))] if notes else [place]


def _place(worked: Worked, number: int) -> _Place:
    """Return a player's place, and whether it is shared."""
    people = {player.number for player in worked.table.players if not player.stub}
    places = [row.place for row in worked.standings.rows if row.number in people]
    place = worked.standings.row(number).place
    return _Place(ordinal(place), places.count(place) > 1)
