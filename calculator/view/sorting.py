"""The standings by a column other than the place: headings as buttons, and the sorted rows."""

from collections.abc import Callable, Sequence

from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.element import Child, Element, el
from calculator.words import say

#: With more tiebreaks than this, their columns are narrower.
ROOMY = 4
#: With more than this, a table beside an answer has no room for all of them.
BESIDE = 6


def in_order(standings: Standings, sort: str) -> tuple[Standing, ...]:
    """Return the rows by a column: ``name``, ``score`` or a tiebreak, the best first.

    A ``-`` in front reverses it. An empty or unknown column means by place. Equal rows stay by
    place; players without a value come last.
    """
    column, reverse = sort.removeprefix("-"), sort.startswith("-")
    if column == "name":
        return tuple(sorted(standings.rows, key=lambda row: row.name.casefold(), reverse=reverse))
    amount = _amount(standings, column)
    if amount is None:
        return standings.rows
    amounts = {row.number: amount(row) for row in standings.rows}
    known = [row for row in standings.rows if amounts[row.number] is not None]
    rest = [row for row in standings.rows if amounts[row.number] is None]
    sign = 1 if reverse else -1
    return (*sorted(known, key=lambda row: sign * (amounts[row.number] or 0)), *rest)


def _amount(standings: Standings, column: str) -> Callable[[Standing], int | None] | None:
    """Return what a column sorts by; higher is better."""
    if column == "score":
        return lambda row: row.score
    for tiebreak in standings.order:
        if tiebreak.name == column:
            return _of(tiebreak)
    return None


def _of(tiebreak: Tiebreak) -> Callable[[Standing], int | None]:
    def amount(row: Standing) -> int | None:
        value = row.values.get(tiebreak.name)
        if value is None or value.amount is None:
            return None
        return -value.amount if tiebreak.lowest_first else value.amount

    return amount


def heads(order: Sequence[Tiebreak], sort: str) -> list[Element]:
    """Return the headings of the columns; each button sorts by its column, then reverses it.

    ``order`` are the tiebreaks that have a column.

    The third press, like the heading of the places, returns to the order of places.
    """
    place = _head(say("place"), "", "tb-place", "ascending" if not sort else None)
    found = [place, _sorter("name", say("name"), "tb-name", sort, falls=False)]
    found.append(_sorter("score", say("score"), "tb-figure", sort))
    found += [
        _sorter(
            tiebreak.name,
            tiebreak.title,
            "tb-figure",
            sort,
            falls=not tiebreak.lowest_first,
            hint=tiebreak.meaning,
            many="",
            short=tiebreak.heading,
        )
        for tiebreak in order
    ]
    if len(order) > 1:
        found.append(_all_columns())
    return found


def _all_columns() -> Element:
    """Return the heading of the one value that a narrow screen shows: it shows the others too."""
    button = el(
        "button",
        el("span", say("decided-by")),
        " ",
        el("span", say("all-columns"), class_="tb-all-columns"),
        type="button",
        class_="tb-sort",
        data_part="columns",
    )
    return el("th", button, scope="col", class_="tb-figure tb-only-narrow")


def _sorter(
    name: str,
    title: str,
    class_: str,
    sort: str,
    *,
    falls: bool = True,
    hint: str | None = None,
    many: str | None = None,
    short: str = "",
) -> Element:
    """Return the heading of a column; if it ``falls``, the highest value is the best."""
    following = {name: f"-{name}", f"-{name}": ""}.get(sort, name)
    direction = None
    if sort.removeprefix("-") == name:
        direction = "descending" if falls != sort.startswith("-") else "ascending"
    return _head(title, following, class_, direction, hint, many, short)


def _head(
    title: str,
    sort: str,
    class_: str,
    direction: str | None,
    hint: str | None = None,
    many: str | None = None,
    short: str = "",
) -> Element:
    # The short one is seen; the long one is heard, and is the text.
    both: list[Child] = [title]
    if short not in {"", title}:
        both = [
            el("span", title, class_="tb-long-head"),
            el("span", class_="tb-short-head", data_short=short, aria_hidden="true"),
        ]
    button = el(
        "button",
        *both,
        type="button",
        class_="tb-sort",
        title=hint,
        data_key="sort",
        data_value=sort,
    )
    return el("th", button, scope="col", class_=class_, aria_sort=direction, data_many=many)
