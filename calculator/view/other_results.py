"""What would have changed it: what helps, as a table, and what is still to come."""

from calculator.answers.what_if.change import Change, written
from calculator.answers.what_if.other_result_sentences import (
    Teller,
    beginning,
    ending,
    reach_headed,
    reach_in_words,
    still_to_come,
)
from calculator.answers.what_if.other_results import Search, Way
from calculator.ranking import Standings
from calculator.view.crosstable_view import set_button
from calculator.view.element import Child, Element, el
from calculator.words import ordinal, say

#: How many ways are shown before the others are unfolded.
_SHOWN = 6
#: How many pairs of changes the page tries, and how many ways with two it wants: nobody reads a
#: longer list, and a phone would take long to draw it.
PAIRS, ENOUGH = 20_000, 200
#: The heads of the ways; that of rounds is missing where columns are opponents.
_ROUND, _HEADS = "way-round", ("way-game", "way-was", "way-if", "way-place")
#: How much is searched for one answer: about 30 ms in Python on a desktop, 150 ms in a browser.
EFFORT = 1200


def higher(standings: Standings, number: int, changes: tuple[Change, ...]) -> Element:
    """Return the first part of the answer: what would have put the player higher.

    The page asks for the rest (``higher`` in :mod:`calculator.page`), which starts again.
    """
    search = Search(standings, number, pairs=PAIRS, enough=ENOUGH)
    search.run(EFFORT)
    return found(search, changes)


def found(search: Search, changes: tuple[Change, ...], *, stopped: bool = False) -> Element:
    """Return what a search has found so far, and how far it has come.

    ``changes`` are those in force; a way can be tried on top of them. ``data-from`` says that
    there is more to look for.
    """
    looking = not (search.finished or stopped)
    said = beginning(search)
    if len(search.found) > 1:
        said += f" {say('higher-best-first')}"
    children: list[Child | None] = [el("p", said, class_="tb-found-so-far")]
    if looking:
        pairs = search.at >= search.of_cells
        label = say("higher-looking-pairs" if pairs else "higher-looking")
        children.append(
            el(
                "p",
                el("label", label, " ", _progress(search)),
                " ",
                el("button", say("higher-stop"), type="button", class_="tb-stop", data_part="stop"),
                class_="tb-looking",
            )
        )
    if search.found:
        children += _results_table(search, changes)
    if said_last := ending(search, stopped=stopped):
        children.append(el("p", " ".join(said_last), class_="tb-note"))
    return el(
        "div",
        *children,
        class_="tb-higher",
        data_part="higher",
        data_from=str(search.at) if looking else None,
    )


def _progress(search: Search) -> Element:
    done = search.at - (search.of_cells if search.at >= search.of_cells else 0)
    whole = search.total - (search.of_cells if search.at >= search.of_cells else 0)
    return el("progress", value=str(done), max=str(whole))


def _results_table(search: Search, changes: tuple[Change, ...]) -> list[Element]:
    """Return the ways, the best first, what shows all of them, and the way to the crosstable.

    What is folded in is part of the same table: the style sheet shows it as long as what is
    below the table is unfolded, so that all rows share their columns and heads.
    """
    teller = Teller(search.standings, search.number)
    tells = search.standings.table.tells_rounds
    ways = search.best_first
    heads_of = list(_HEADS)
    if search.standings.table.of_teams:
        teams = search.standings.table.teams
        heads_of[0] = "way-game-board" if teams and teams.lineups else "way-game-match"
    heads = [
        el("th", say(_ROUND), scope="col", class_="tb-figure") if tells else None,
        *(el("th", say(code), scope="col") for code in heads_of),
        el("th", el("span", say("try-it"), class_="tb-heard"), scope="col"),
    ]
    table = el(
        "table",
        el("thead", el("tr", *heads)),
        *(_way(teller, way, changes, more=at >= _SHOWN) for at, way in enumerate(ways)),
        class_="tb-better",
        aria_label=say("find-higher"),
    )
    found = [table]
    if len(ways) > _SHOWN:
        every = el("summary", say("higher-all", len(ways)))
        found.append(el("details", every, class_="tb-all-ways", data_part="more-ways"))
    button = set_button(say("show-results"), "results", "1", part="to-crosstable")
    return [*found, el("p", button, class_="tb-to-crosstable")]


def _way(teller: Teller, way: Way, changes: tuple[Change, ...], *, more: bool) -> Element:
    """Return a way: a row for each changed result, and one that says why it would have helped.

    The name of the first game unfolds that.
    """
    said = teller.way(way)
    value = written((*changes, *way.changes))
    button = set_button(say("try-it"), "changes", value, f"{say('try-it')}: {said}", part="try")
    tells = teller.standings.table.tells_rounds
    span = str(len(way.changes)) if len(way.changes) > 1 else None
    rows = []
    for at, change in enumerate(way.changes):
        row = teller.row(change)
        whose = el("small", row.whose) if row.whose else None
        name = [row.game] if whose is None else [row.game, " ", whose]
        rows.append(
            el(
                "tr",
                el("td", str(change.round), class_="tb-figure") if tells else None,
                el(
                    "th",
                    el("span", *name)
                    if at
                    else el("details", el("summary", *name), data_part="way", data_value=value),
                    scope="row",
                ),
                el("td", row.was),
                el("td", row.would),
                *([] if at else [_place(way, span), el("td", button, rowspan=span)]),
            )
        )
    columns = str(5 + tells)
    reason = el("tr", el("td", said, colspan=columns), class_="tb-way-why")
    return el("tbody", *rows, reason, class_="tb-way tb-way-more" if more else "tb-way")


def _place(way: Way, span: str | None) -> Element:
    children: list[Child] = [el("strong", ordinal(way.place))]
    if way.shared:
        children += [" ", el("small", say("way-shared"))]
    return el("td", *children, rowspan=span)


def reach(standings: Standings, number: int) -> Element | None:
    """Return what is still to come: games of opponents, and the places that are open."""
    places = reach_in_words(standings, number)
    coming = still_to_come(standings, number)
    if not places and not coming:
        return None
    return el(
        "div",
        el("p", coming) if coming else None,
        el("p", reach_headed(standings)) if places else None,
        el("ul", *(el("li", place) for place in places)) if places else None,
        class_="tb-reach",
        key="reach",
    )
