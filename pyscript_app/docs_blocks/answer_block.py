"""The fenced block ``answer``: what the calculator says of a table, with its standings."""

from collections.abc import Callable, Iterator

from calculator import ReadError
from calculator.answers import in_words, wording
from calculator.answers import why as why_of
from calculator.answers.classes import heading
from calculator.answers.what_if.other_result_sentences import lines as what_if
from calculator.model import MessageError
from calculator.ranked import rank
from calculator.ranking import Standing, Standings
from calculator.ranking.class_standings import of_class
from calculator.reading import read
from calculator.tiebreaks import chosen, tiebreaks
from calculator.view import Element, el, scrolled
from calculator.words import decimal, points, say, shown
from pyscript_app.docs_blocks.fences import FenceError, keys_of, settings
from pyscript_app.docs_blocks.links import Page, calculator_page, state

KEYS = frozenset(
    ["table", "order", "rules", "choices", "player", "class", "shows", "what-if", "notes", "expect"]
)


def answer(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show what the calculator says of a table, and the standings.

    Args:
        block: ``table`` names a file in docs/samples; ``order``, ``rules`` and ``choices`` are as
            on the command line. ``player`` has the answer to "why?", with ``what-if: yes`` what
            would have put that one higher; ``class`` is a prize class. ``shows`` lists whose lines
            the table has (``nobody``: there is none), else everybody's; with ``notes: no`` nothing
            is said of the sheet. What is between bars in ``expect`` must be among what is said.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: somebody or something is unknown, or what is expected is not said.
    """
    keys = keys_of(block, KEYS)
    text, order = sample(keys.get("table", "")), keys.get("order", "")
    names = tuple(name.strip() for name in order.split(","))
    choices = dict(settings(keys.get("choices", "")))
    try:
        listed = names if "," in order else order
        whole = rank(read(text), listed or None, rules=keys.get("rules"), choices=chosen(choices))
        standings = of_class(whole, keys["class"]) if "class" in keys else whole
    except (ReadError, MessageError) as error:
        raise FenceError(str(error)) from error
    player = _row(standings, keys["player"]) if "player" in keys else None
    wanted = [name.strip() for name in keys.get("shows", "").split(",") if name.strip()]
    bare = wanted == ["nobody"]
    rows = [] if bare else [_row(standings, name) for name in wanted] or list(standings.rows)
    said = [] if keys.get("notes") == "no" else list(_notes(standings))
    told = [in_words(why_of(standings, player.number))] if player else []
    if player and keys.get("what-if") == "yes":
        told = what_if(standings, player.number)
    whole_text = "\n".join([*said, *told])
    for one in filter(None, map(str.strip, keys.get("expect", "").split("|"))):
        if one not in whole_text:
            raise FenceError(f"expect: {one!r} is not said in:\n{whole_text}")
    number = player.number if player else None
    link = page.link(calculator_page(), state(text, order, number, choices))
    return el(
        "div",
        *(el("p", line) for line in said),
        *_lines(told),
        None if bare else scrolled(_table(standings, rows)),
        el("p", el("span"), el("a", say("example-open"), href=link), class_="tb-foot"),
        class_="tb-example tb-said",
    )


def _row(standings: Standings, name: str) -> Standing:
    for row in standings.rows:
        if row.name == name:
            return row
    raise FenceError(f"nobody is called {name!r}; there are {[row.name for row in standings.rows]}")


def _notes(standings: Standings) -> Iterator[str]:
    """Yield what is said of the sheet: by which order, and what it prints otherwise."""
    if standings.part:
        yield heading(standings.part, len(standings.rows))
    yield from wording.basis(standings)
    yield from map(wording.warning, wording.warnings(standings))
    published = standings.published
    for found in published.differences if published else ():
        name = standings.tally.player[found.number].called
        title = tiebreaks([found.tiebreak])[0].title
        yield say("difference", name, title, decimal(found.printed), shown(found.computed))
    for one in wording.apart(standings)[0]:
        yield wording.place_differs(standings.tally.player[one.number].called, one)


def _lines(told: list[str]) -> list[Element]:
    """Return lines of text as paragraphs, and indented ones as lists."""
    found: list[Element] = []
    items: list[Element] = []
    for line in [*told, ""]:
        if line.startswith("  "):
            items.append(el("li", line.strip()))
            continue
        if items:
            found.append(el("ul", *items))
            items = []
        if line:
            found.append(el("p", line if found else el("strong", line)))
    return found


def _table(standings: Standings, rows: list[Standing]) -> Element:
    """Return places, names, scores and values; the value that decided a place stands out."""
    part = standings.part
    heads = [
        say("place"),
        *([say("overall")] if part else []),
        say("name"),
        say("score"),
        *(tiebreak.heading for tiebreak in standings.order),
    ]
    lines = []
    above: int | None = None
    for row in rows:
        new = above is not None and row.score != above
        above = row.score
        values = []
        for tiebreak in standings.order:
            value = row.values.get(tiebreak.name)
            figure = shown(value) if value else ""
            decided = row.decided_by == tiebreak.name
            values.append(el("td", el("strong", figure) if decided else figure))
        lines.append(
            el(
                "tr",
                el("td", str(row.place)),
                el("td", str(part.overall[row.number])) if part else None,
                el("th", row.name, scope="row"),
                el("td", points(row.score)),
                *values,
                class_="tb-new-score" if new else None,
            )
        )
    return el(
        "table",
        el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
        el("tbody", *lines),
        class_="tb-compare",
    )
