"""The fenced block ``picture``: a tiebreak's values drawn, as the calculator draws them.

Below it are the results of those in it: a reader changes one and sees what the figure becomes.

Beside it what only the docs draw: where to press in other programs, and measured times.
"""

from collections.abc import Callable

from calculator.answers import Comparison
from calculator.answers.sum_remainders import crossed_out
from calculator.ranking import Standing
from calculator.view import Element, el
from calculator.view.element import Child
from calculator.view.figure import figure
from calculator.words import points, say, shown
from pyscript_app.docs_blocks import live_view
from pyscript_app.docs_blocks.fences import Example, FenceError, figures, keys_of, settings, words
from pyscript_app.docs_blocks.links import Page, calculator_page, state
from pyscript_app.docs_blocks.live import State, live
from pyscript_app.docs_blocks.worked_example import Worked, name_of, work

__all__ = ["KEYS", "picture"]

#: What a block may say.
KEYS = frozenset(
    ["tiebreak", "table", "players", "expect", "rules", "order", "choices", "ahead", "still"],
)


def picture(block: str, sample: Callable[[str], str], page: Page) -> Element:
    r"""Draw how a tiebreak's value is worked out, for each of the players named.

    Args:
        block: ``tiebreak``, ``players`` and ``expect`` (each player's value), and ``table``, or
            the table after a line ``---``; ``rules``, ``order`` and ``choices`` as in an example.
            ``ahead: no`` leaves out who is ahead; with ``still: yes`` no result can be changed.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: a value is not the core's, or no motif suits the tiebreak.

    >>> text = "tiebreak: kashdan\nplayers: Wilma\nexpect: Wilma = 6\n---\nWilma: W L"
    >>> picture(text, lambda name: "", Page("", "", None, ""))
    Traceback (most recent call last):
    ...
    pyscript_app.docs_blocks.fences.FenceError: expect: Wilma = 6, but the core works out 5
    """
    head, _, table = block.partition("\n---\n")
    keys = keys_of(head, KEYS)
    for key in ("tiebreak", "players", "expect"):
        if key not in keys:
            raise FenceError(f"the key {key!r} is missing")
    if bool(table) == ("table" in keys):
        raise FenceError("give either a table after a line --- or the key 'table'")
    worked = work(
        Example(
            keys["tiebreak"],
            rules=keys.get("rules"),
            order=keys.get("order"),
            choices=settings(keys.get("choices", "")),
            sample=keys.get("table"),
            table=table.strip("\n"),
            players=words(keys["players"]),
            expect=figures(keys["expect"]),
        ),
        sample,
    )
    for number in worked.shown:
        if number not in worked.printed:
            raise FenceError(f"expect: say which value {name_of(worked.table, number)} has")
    said = keys.get("ahead") != "no"
    if _drawn(worked) is None:
        raise FenceError(f"no picture is made for {worked.tiebreak.title}")
    view = _Figure(worked, page, said=said)
    found = live(worked) if page.publish and "still" not in keys else None
    if found is not None:
        return live_view.example(worked, found, page, "", view)
    parts = [*view.above(worked, None), *view.below(worked, None), view.foot()]
    return el("div", *parts, class_=f"tb-example {view.class_}")


class _Figure:
    """A figure above the results, and who is ahead below them."""

    class_ = "tb-head"

    def __init__(self, worked: Worked, page: Page, *, said: bool) -> None:
        self._worked, self._page, self._said = worked, page, said

    def above(self, now: Worked, state: State | None) -> list[Child | None]:
        del state
        svg = _drawn(now)
        return [svg and el("figure", svg, class_="tb-panel")]

    def below(self, now: Worked, state: State | None) -> list[Child | None]:
        del state
        said = _ahead(now, _rows(now)) if self._said else []
        return [el("p", *said, class_="tb-verdict") if said else None]

    def foot(self) -> Element:
        worked = self._worked
        fragment = state(worked.text, worked.order, worked.shown[0], dict(worked.example.choices))
        to = self._page.link(calculator_page(), fragment)
        link = el("a", say("example-open"), href=to, data_part="live-open")
        return el("p", link, class_="tb-foot")

    def result(self) -> str | None:
        return None


def _drawn(worked: Worked) -> Element | None:
    """Return the figure; ``None`` where nothing is to be drawn."""
    drawn = figure(
        worked.standings.tally,
        worked.tiebreak,
        _rows(worked),
        called=lambda row: _called(worked, row),
    )
    if drawn is None:
        return None
    lettered = {**drawn.svg.attributes, "data-search-exclude": ""}
    return drawn.svg._replace(attributes=lettered)


def _rows(worked: Worked) -> list[Standing]:
    """Return those to draw, the one ahead first."""
    rows = [worked.standings.row(number) for number in worked.shown]
    return sorted(rows, key=lambda row: row.number != worked.ahead)


def _called(worked: Worked, row: Standing) -> str:
    """Return the name with the score, which shows who is tied; a team has two of those."""
    tally = worked.standings.tally
    name = name_of(worked.table, row.number)
    if any(result.game_halves is not None for result in tally.record[row.number]):
        return name
    score = say("figure-points", points(tally.score[row.number]), tally.rounds)
    return f"{name}  {score}"


def _ahead(worked: Worked, rows: list[Standing]) -> list[Element | str]:
    """Say who of those drawn is ahead, and of two what is left of their sums."""
    if len(rows) < 2 or worked.ahead is None:
        return []
    first, *others = rows
    rest = [shown(worked.value(row.number)) for row in others]
    best = shown(worked.value(first.number))
    listed = say("example-and").join(filter(None, [", ".join(rest[:-1]), rest[-1]]))
    said = say("example-ahead", name_of(worked.table, first.number), best, listed)
    found: list[Element | str] = [el("strong", said), " "]
    # With another result they may not be tied any more, and then nobody has such a value.
    if len(rows) == 2 and all(worked.tiebreak.name in row.values for row in rows):
        pair = Comparison(first, others[0], worked.tiebreak, (), worked.standings.tally)
        if left := crossed_out(pair, first):
            found += [el("span", left._replace(code="crossed").words()), " "]
    return found
