"""The fenced blocks about FIDE's rules: ``codes`` and ``editions``."""

from collections.abc import Callable
from fractions import Fraction

from calculator import ReadError
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import EDITIONS, Tiebreak, UnknownTiebreakError, tiebreaks
from calculator.tiebreaks.fide import FIDE
from calculator.view import Element, el, scrolled
from calculator.words import points, say, shown, use
from pyscript_app.docs_blocks.fences import FenceError, keys_of, settings, words
from pyscript_app.docs_blocks.languages import language_of
from pyscript_app.docs_blocks.links import Page, state
from pyscript_app.docs_blocks.worked_example import order_under


def codes(block: str, page: Page) -> Element:
    """List FIDE's codes with article and meaning, all of them or those of a page (``page:``).

    ``language: es`` says them in Spanish.

    Raises:
        FenceError: no code has that page, or there is no such language.
    """
    keys = keys_of(block, frozenset(["page", "language"]))
    wanted = keys.get("page")
    with use(language_of(keys.get("language"))):
        rows = [
            el(
                "tr",
                el("td", el("code", entry.name)),
                el("th", _title(entry, page, linked=wanted is None), scope="row"),
                el("td", entry.source),
                el("td", entry.meaning),
            )
            for entry in FIDE
            if wanted in {None, entry.english_page.strip("/").rpartition("/")[2]}
        ]
        heads = [
            el("th", say(f"codes-{head}"), scope="col")
            for head in ("code", "tiebreak", "article", "meaning")
        ]
    if not rows:
        raise FenceError(f"no code of FIDE's has the page {wanted!r}")
    table = el(
        "table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-headings tb-codes"
    )
    return scrolled(table)


def _title(entry: Tiebreak, page: Page, *, linked: bool) -> Element | str:
    """Return a tiebreak's name, with a link to its page."""
    return el("a", entry.title, href=page.root + entry.page) if linked else entry.title


def editions(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show a table under each edition: the value of a tiebreak and the place by an order.

    Args:
        block: ``table`` names a file in docs/samples; ``tiebreak`` whose values are shown;
            ``order`` (else the tiebreak alone) gives the places; ``players`` leaves out the
            others; ``first`` says who must come out first, as in ``fide-2024=Ann``.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: a name is unknown, or somebody else is first.
    """
    keys = keys_of(block, frozenset(["table", "tiebreak", "order", "players", "first"]))
    text = sample(keys.get("table", ""))
    try:
        table = read(text)
        (entry,) = tiebreaks([keys.get("tiebreak", "")])
        names = [found.name for found in tiebreaks(keys.get("order", entry.name))]
        under = {name: rank(table, names, rules=name, also=(entry.name,)) for name in EDITIONS}
    except (ReadError, UnknownTiebreakError) as error:
        raise FenceError(str(error)) from error
    _check_first(keys.get("first", ""), under)
    shown_only = words(keys.get("players", ""))
    newest = list(under.values())[-1]
    rows = [
        el(
            "tr",
            el("th", row.name, scope="row"),
            el("td", points(row.score)),
            *(cell for found in under.values() for cell in _cells(found, row.number, entry.name)),
        )
        for row in newest.rows
        if not shown_only or row.name in shown_only
    ]
    if len(rows) < len(shown_only):
        raise FenceError(f"players: not all of {', '.join(shown_only)} are in the table")
    heads: list[Element] = [el("th", say(head), scope="col") for head in ("name", "score")]
    for name, edition in EDITIONS.items():
        fragment = state(text, order_under(name, entry.name, table))
        title = el("a", edition.title, href=page.link("calculator.md", fragment))
        heads += [el("th", title, scope="col"), el("th", say("place"), scope="col")]
    body = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-compare")
    caption = f"{entry.title}, and the places by {', '.join(names)}"
    return el(
        "div",
        scrolled(body),
        el("p", el("span", f"{caption}. {say('example-ours')}"), class_="tb-foot"),
        class_="tb-example",
    )


def _check_first(stated: str, under: dict[str, Standings]) -> None:
    for edition, who in settings(stated):
        if edition not in under:
            raise FenceError(f"first: there are {', '.join(EDITIONS)}, not {edition!r}")
        found = [row.name for row in under[edition].rows if row.place == 1]
        if found != [who]:
            raise FenceError(f"first: {edition} = {who}, but the core has {' and '.join(found)}")


def _cells(standings: Standings, number: int, name: str) -> tuple[Element, Element]:
    """A value and the place; the best value among those tied on score is marked."""
    row = standings.row(number)
    level = [other.values[name] for other in standings.rows if other.score == row.score]
    exact = [Fraction(value.amount or 0, value.scale) for value in level]
    value = row.values[name]
    best = len(set(exact)) > 1 and Fraction(value.amount or 0, value.scale) == max(exact)
    text = shown(value)
    return el("td", el("strong", text) if best else text), el("td", str(row.place))
