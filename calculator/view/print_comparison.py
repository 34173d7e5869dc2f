"""The block about what the text printed: values and order, compared with ours."""

from collections.abc import Iterator, Sequence

from calculator.answers import wording
from calculator.ranking import PlaceDifference, Published, Standings
from calculator.tiebreaks import tiebreaks
from calculator.view.element import Element, el
from calculator.words import decimal, lately, say, shown

#: How many differences are shown at once; the rest unfold.
_SHOWN = 6


@lately
def printed_values(standings: Standings) -> Element | None:
    """Return how the printed values and order compare with ours; nothing if there are none."""
    found = standings.published
    items = [
        wording.warning(warning)
        for warning in standings.table.warnings
        if warning.code == "order-not-by-tiebreak"
    ]
    items += wording.basis(standings)
    if found:
        items += [wording.warning(warning) for warning in found.warnings]
        name = {number: player.called for number, player in standings.tally.player.items()}
        items += [
            say("printed-order", name[swap.above], name[swap.below])
            for swap in wording.swapped(standings)
        ]
    said = wording.agreement(standings)
    if said and found and found.swaps == () and not found.places:
        said += " · " + say("order-agrees")
    if not said and not items:
        return None
    agrees = bool(said) and wording.agrees(standings)
    return el(
        "section",
        el("p", el("span", "✓ ", aria_hidden="true") if agrees else None, said) if said else None,
        el("ul", *(el("li", item) for item in items)) if items else None,
        _differences(standings, found) if found and found.differences else None,
        *_places(standings),
        class_="tb-printed tb-agrees" if agrees else "tb-printed",
        key="printed",
        aria_label=say("printed-values"),
    )


def _differences(standings: Standings, found: Published) -> Element:
    rows = [
        el(
            "tr",
            el("th", standings.tally.player[difference.number].called, scope="row"),
            el("td", tiebreaks([difference.tiebreak])[0].title),
            el("td", decimal(difference.printed), class_="tb-figure"),
            el("td", shown(difference.computed), class_="tb-figure"),
        )
        for difference in found.differences
    ]
    heads = [say("name"), say("tiebreak"), say("printed"), say("worked-out")]
    return _unfolded("values", say("printed-differs", len(rows)), heads, rows)


def _places(standings: Standings) -> Iterator[Element]:
    """Yield the places that differ, and those of tied players on a sheet that breaks no ties."""
    wrong, unbroken = wording.apart(standings)
    if wrong:
        yield _differing(standings, "places", "places-that-differ", wrong)
    if unbroken:
        yield _differing(standings, "ties", "places-of-ties", unbroken)


def _differing(
    standings: Standings, what: str, code: str, places: Sequence[PlaceDifference]
) -> Element:
    rows = [
        el(
            "tr",
            el("th", standings.tally.player[one.number].called, scope="row"),
            el("td", str(one.printed), class_="tb-figure"),
            el("td", str(one.computed), class_="tb-figure"),
        )
        for one in places
    ]
    heads = [say("name"), say("printed"), say("worked-out")]
    return _unfolded(what, say(code, len(rows)), heads, rows)


def _unfolded(what: str, title: str, heads: list[str], rows: list[Element]) -> Element:
    """Return a table, unfolded if it is short."""
    return el(
        "details",
        el("summary", title),
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
                el("tbody", *rows),
                class_="tb-differences",
                aria_label=title,
            ),
            class_="tb-scroll",
            tabindex="0",
        ),
        class_="tb-differing",
        data_part=f"differing-{what}",
        open="" if len(rows) <= _SHOWN else None,
    )
