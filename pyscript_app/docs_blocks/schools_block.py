"""The fenced block ``schools``: two tied schools and their sums, or what a school needs."""

from collections.abc import Callable

from calculator import ReadError
from calculator.answers import schools as sentences
from calculator.answers.schools_need import askable, need_lines
from calculator.model import MessageError
from calculator.ranked import rank
from calculator.ranking.schools import Rule, School, Schools, schools
from calculator.ranking.schools.rule import written
from calculator.ranking.schools.school_scores import TEAM_SCORE, name_of
from calculator.reading import read
from calculator.view import Element, el
from calculator.words import points, say, shown
from pyscript_app.docs_blocks.fences import FenceError, keys_of
from pyscript_app.docs_blocks.links import Page, calculator_page, state

_CLASS = "tb-example"
_KEYS = frozenset(["table", "order", "best", "show", "need", "what-if", "expect"])


def two_schools(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show which of two tied schools is ahead, and the sum that decided, player by player.

    Args:
        block: ``table`` names a file in docs/samples, ``order`` what is added up, ``best`` how many
            count (four without it); ``show`` has the two schools with a comma between them, the
            one that must be ahead first, and ``expect`` their sums. Or ``need`` has a school, or
            ``what-if``, and ``expect`` lines, with bars between them, that must be among those of
            what it needs, or of what another result of one game would have made of its place.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: there are no such schools, they are not tied on score, or a sum is different.
    """
    keys = keys_of(
        block, frozenset(["table", "order", "best", "show", "need", "what-if", "expect"])
    )
    text = sample(keys.get("table", ""))
    rule = Rule(order=keys.get("order", ""), best=int(keys.get("best", "4")))
    link = page.link(calculator_page(), state(text, "", teams=written(rule, keys.get("need", ""))))
    foot = el("p", el("span"), el("a", say("example-open"), href=link), class_="tb-foot")
    shows = keys.get("show", "")
    names = [name.strip() for name in shows.split(",")]
    try:
        found = schools(rank(read(text)), rule)
    except (ReadError, MessageError) as error:
        raise FenceError(str(error)) from error
    if "need" in keys:
        return el("div", *_needs(found, keys["need"], keys.get("expect", "")), foot, class_=_CLASS)
    if "what-if" in keys:
        others = _others(found, keys["what-if"], keys.get("expect", ""))
        return el("div", *others, foot, class_=_CLASS)
    rows = [row for name in names for row in found.rows if row.name == name]
    if len(rows) != len(names) or len(rows) != 2:
        raise FenceError(f"show: {shows!r} are not two schools")
    pair = sentences.between(found, *rows)
    if pair.decided is None or pair.decided == TEAM_SCORE:
        raise FenceError(f"show: {shows!r} are not tied on score and told apart by a sum")
    if [pair.ahead.name, pair.behind.name] != names:
        raise FenceError(f"{names[1]} is ahead of {names[0]}")
    at = [name_of(one) for one in found.summed.added].index(pair.decided)
    sums = [shown(row.values[pair.decided]) for row in (pair.ahead, pair.behind)]
    if (expected := [one.strip() for one in keys.get("expect", "").split(",")]) != sums:
        raise FenceError(f"expect: the sums are {sums}, not {expected}")
    return el(
        "div",
        el("p", el("strong", sentences.compared(found, pair)[0])),
        el(
            "div",
            *(_members(found, row, at) for row in (pair.ahead, pair.behind)),
            class_="tb-two-schools",
        ),
        foot,
        class_=_CLASS,
    )


def _needs(found: Schools, name: str, expected: str) -> list[Element]:
    """Return what a school needs: the sentences, and the places score by score as a list."""
    if all(row.name != name for row in found.rows) or not askable(found):
        raise FenceError(f"need: {name!r} is no school that has anything to wait for")
    lines = need_lines(found, name)
    items = _items(lines, expected)
    first, *rest = [line for line in lines if not line.startswith("- ")]
    listed = el("ul", *(el("li", item) for item in items))
    return [el("p", el("strong", first)), listed, *(el("p", line) for line in rest)]


def _others(found: Schools, name: str, expected: str) -> list[Element]:
    """Return which other results of single games would have changed a school's place."""
    if all(row.name != name for row in found.rows):
        raise FenceError(f"what-if: there is no school {name!r}")
    lines = sentences.what_if(found, name)
    _items(lines, expected)
    parts: list[Element] = []
    items: list[Element] = []
    for line in reversed(lines):
        if line.startswith("- "):
            items.insert(0, el("li", line.removeprefix("- ")))
            continue
        parts[:0] = [el("p", el("strong", line)), el("ul", *items) if items else el("span")]
        items = []
    return parts


def _items(lines: list[str], expected: str) -> list[str]:
    """Return the lines of a list; raises :class:`FenceError` where one expected is not there."""
    items = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    for line in filter(None, map(str.strip, expected.split("|"))):
        if line not in items:
            raise FenceError(f"{line!r} is not among {items}")
    return items


def _members(found: Schools, row: School, at: int) -> Element:
    """Return the players of a school who count, with the score and what is added up."""
    tiebreak = found.summed.added[at]
    values = tiebreak.values(found.standings.tally, [one.number for one in row.counted])
    heads = [row.name, say("score"), tiebreak.title]
    lines = [
        el(
            "tr",
            el("th", one.name, scope="row"),
            el("td", points(one.score)),
            el("td", shown(values[one.number])),
        )
        for one in row.counted
    ]
    sums = [points(row.score), shown(row.values[name_of(tiebreak)])]
    total = el(
        "tr",
        el("th", el("strong", say("schools-total")), scope="row"),
        *(el("td", el("strong", one)) for one in sums),
    )
    return el(
        "table",
        el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
        el("tbody", *lines, total),
        class_="tb-compare tb-school",
        aria_label=row.name,
    )
