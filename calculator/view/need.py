"""What a player needs: the results that give each place, and the remaining games to enter."""

from calculator.answers.what_if.change import Change, written
from calculator.answers.what_if.changed_table import Open, in_force
from calculator.answers.what_if.need import Need, Needed, open_games
from calculator.answers.what_if.need_sentences import (
    SHOWN,
    all_set,
    askable,
    beginning,
    brought,
    ending,
    heading,
    outcome,
    own,
    place,
    ways,
)
from calculator.answers.what_if.other_result_sentences import of_matches
from calculator.ranking import Standings
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.words import capital, points, say

#: How many ends of the tree are looked at for one answer: about 30 ms in Python on a desktop.
EFFORT = 60
#: How many places are shown before the others are unfolded.
_PLACES = 6


def need_button(real: Standings) -> Element | None:
    """Return the button that asks what a player needs, where a game remains."""
    if not askable(real):
        return None
    return el("p", set_button(say("need-find"), "find", "need"), key="need-find")


def need(
    standings: Standings, real: Standings, number: int, changes: tuple[Change, ...]
) -> Element | None:
    """Return the first part of the answer; the page asks for the rest, which starts again.

    ``real`` are the standings by the results of the text, where the remaining games have none.
    """
    if not askable(real):
        return None
    search = Need(standings, number)
    search.run(EFFORT)
    return found(search, real, changes)


def found(
    search: Need, real: Standings, changes: tuple[Change, ...], *, stopped: bool = False
) -> Element:
    """Return what has been found, and how far the search has come.

    ``changes`` are those in force. ``data-from`` says that there is more to look for.
    """
    looking = not (search.finished or stopped)
    children: list[Child | None] = [el("h3", heading(real))]
    if looking:
        children += [
            el("p", say("higher-none-yet"), class_="tb-found-so-far"),
            el(
                "p",
                el(
                    "label",
                    say("higher-looking"),
                    " ",
                    el("progress", value=f"{search.done:.3f}", max="1"),
                ),
                " ",
                el("button", say("higher-stop"), type="button", class_="tb-stop", data_part="stop"),
                class_="tb-looking",
            ),
        ]
    elif not search.games:
        children.append(el("p", all_set(search), class_="tb-found-so-far"))
    elif search.finished:
        children += [el("p", beginning(search), class_="tb-found-so-far"), *_told(search)]
    if said := ending(search, stopped=stopped) if not looking else []:
        children.append(el("p", " ".join(said), class_="tb-note"))
    children.append(_games(search, real, changes))
    return el(
        "div",
        *children,
        class_="tb-need",
        data_part="higher",
        data_from=str(search.at) if looking else None,
    )


def _told(search: Need) -> list[Child | None]:
    """Return the tables: the places by the own result, and what leads to each place."""
    if search.sure:
        return []
    by_result = [
        el("tr", el("th", said, scope="row"), el("td", places)) for said, places in own(search)
    ]
    rows = [_row(search, one) for one in search.needed]
    more = rows[_PLACES:]
    return [
        _need_table(by_result) if by_result else None,
        _need_table(rows[:_PLACES]) if rows else None,
        el(
            "details",
            el("summary", say("need-places-more", len(more))),
            _need_table(more),
            data_part="more-places",
        )
        if more
        else None,
    ]


def _need_table(rows: list[Element]) -> Element:
    return el("table", el("tbody", *rows), class_="tb-needed", aria_label=say("need-find"))


def _row(search: Need, one: Needed) -> Element:
    """Return a place with the ways to it, the smallest first."""
    said = ways(search, one)
    more = said[SHOWN:]
    return el(
        "tr",
        el("th", capital(place(search, one)), scope="row"),
        el(
            "td",
            el("ul", *(el("li", way) for way in said[:SHOWN])),
            el(
                "details",
                el("summary", say("need-more", len(more))),
                el("ul", *(el("li", way) for way in more)),
            )
            if more
            else None,
        ),
    )


def _games(search: Need, real: Standings, changes: tuple[Change, ...]) -> Element:
    """Return the remaining games, each with its results to enter; those that matter first."""
    games = open_games(real.table)
    matter = {search.games[at] for at in search.matter} | {
        game
        for game in games
        if search.number in game[1:] or any(_is_of(game, change) for change in changes)
    }
    near = [game for game in games if game in matter]
    near.sort(key=lambda game: search.number not in game[1:])
    rest = [game for game in games if game not in matter]
    items = [_game(search, real, game, changes) for game in near]
    others = [_game(search, real, game, changes) for game in rest]
    return el(
        "div",
        el("h3", say(f"need-set{of_matches(real.table)}")),
        el("ul", *items) if items else None,
        el(
            "details",
            el("summary", say(f"need-games-more{of_matches(real.table)}", len(others))),
            el("ul", *others),
            data_part="more-games",
        )
        if others
        else None,
        class_="tb-games",
    )


def _is_of(game: Open, change: Change) -> bool:
    return change.round == game.round and change.number in game[1:]


def _game(search: Need, real: Standings, game: Open, changes: tuple[Change, ...]) -> Element:
    """Return a game with a button for each result; the one in force takes it back."""
    tally = search.standings.tally
    result = tally.player[game.one].results[game.round - 1]
    now = result.code, result.game_halves if real.table.teams else None
    names = f"{tally.spoken(game.one)} – {tally.spoken(game.other)}"
    buttons: list[Child] = []
    last = len(search.codes) - 1
    for at in range(last + 1):
        to = search.change(game, at)
        present = (to.code, to.games) == now
        figures = [points(brought(search, one)) for one in (at, last - at)]
        if present:
            to = Change(game.round, game.one, "")
        buttons.append(
            el(
                "button",
                "–".join(figures),
                type="button",
                class_="tb-set",
                data_key="changes",
                data_value=written(in_force(real.table, (*changes, to))),
                aria_pressed="true" if present else "false",
                aria_label=f"{'–'.join(figures)}, {outcome(search, game, at)}",
            )
        )
    return el("li", el("span", names), " ", el("span", *buttons, role="group", aria_label=names))
