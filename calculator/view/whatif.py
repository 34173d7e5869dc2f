"""What would have changed it: what helps, and what is still to come."""

from calculator.answers.what_if.changes import Change, written
from calculator.answers.what_if.in_words import (
    Teller,
    beginning,
    ending,
    grouped,
    reach_headed,
    reach_in_words,
    still_to_come,
)
from calculator.answers.what_if.ways import Search, Way
from calculator.ranking import Standings
from calculator.view.crosstable import set_button
from calculator.view.element import Child, Element, el
from calculator.words import say

#: How many ways of each group are shown before the others are unfolded.
_SHOWN = 6
#: How many pairs of changes the page tries, and how many ways with two it wants: nobody reads a
#: longer list, and a phone would take long to draw it.
PAIRS, ENOUGH = 20_000, 200
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
    teller = Teller(search.standings, search.number)
    children: list[Child | None] = [el("p", beginning(search), class_="tb-found-so-far")]
    if looking:
        pairs = search.at >= search.of_cells
        said = say("higher-looking-pairs" if pairs else "higher-looking")
        children.append(
            el(
                "p",
                el("label", said, " ", _progress(search)),
                " ",
                el("button", say("higher-stop"), type="button", class_="tb-stop", data_part="stop"),
                class_="tb-looking",
            )
        )
    for group, ways in grouped(search).items():
        children.append(el("h3", say(f"higher-{group}")))
        items = [_way(teller, way, changes) for way in ways]
        children.append(el("ul", *items[:_SHOWN]))
        if rest := items[_SHOWN:]:
            more = el("summary", say("higher-more", len(rest)))
            children.append(
                el(
                    "details",
                    more,
                    el("ul", *rest),
                    class_=f"tb-more-{group}",
                    data_part=f"more-{group}",
                )
            )
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


def _way(teller: Teller, way: Way, changes: tuple[Change, ...]) -> Element:
    said = teller.way(way)
    value = written((*changes, *way.changes))
    button = set_button(say("try-it"), "changes", value, f"{say('try-it')}: {said}", part="try")
    return el("li", el("span", said), " ", button)


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
