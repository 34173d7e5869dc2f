"""The elements that show a worked example, around those of :mod:`calculator.view`."""

from fractions import Fraction
from typing import Protocol

from calculator.model import RESULT_CODES, Crosstable, Player, Result
from calculator.tiebreaks import CONVENTIONS, REGISTER
from calculator.view import Element, el, letters, scrolled, working
from calculator.view.element import Child
from calculator.words import points, quantity, say, shown
from pyscript_app.docs_blocks import citations
from pyscript_app.docs_blocks.citations import SOURCES
from pyscript_app.docs_blocks.links import Page, calculator_page, state
from pyscript_app.docs_blocks.worked_example import Worked, name_of


class Rows(Protocol):
    """What a table whose results a reader changes has besides a table."""

    @property
    def heads(self) -> list[str]:
        """The headings of the columns at the end."""

    def cell(self, player: Player, round_: int, content: Child) -> Child:
        """Make the content of a player's cell in a round a control."""

    def ends(self, player: Player) -> tuple[list[Element], bool]:
        """Return the last cells of a player's row, and whether a change alters them."""


def example(worked: Worked, page: Page, heading: str) -> Element:
    """Show an example: the table if asked for, the workings, the source, the link.

    ``heading`` is the level of the headings over the workings, as in ``h3``.
    """
    return el(
        "div",
        table(worked) if worked.example.show_crosstable else None,
        conventions(worked),
        cards(worked, page, heading),
        verdict(worked),
        foot(worked, page),
        class_="tb-example",
        data_result=result(worked),
    )


def result(worked: Worked) -> str:
    """Say what an example comes to, for the line that it is in while it is closed.

    The tiebreak is named before a bar where a line has several.
    """
    # A source's "Player, A" is Player A in the text of pages.
    names = [name_of(worked.table, one).replace(", ", " ") for one in worked.shown]
    values = [shown(worked.value(one)) for one in worked.shown]
    said = ", ".join(map(" ".join, zip(names, values, strict=True)))
    return f"{worked.tiebreak.heading}|{said}"


def conventions(worked: Worked) -> Element | None:
    """Name the conventions that are not the default, and the edition if one was named."""
    rules = worked.example.rules
    said = [say("example-rules", rules)] if rules else []
    said += [
        f"{REGISTER[CONVENTIONS[name].tiebreak].title}: {say(f'convention-{name}-{option}')}"
        for name, option in worked.example.choices
        if name in CONVENTIONS
    ]
    return el("p", "; ".join(said), class_="tb-convention") if said else None


def cards(worked: Worked, page: Page, heading: str, *, agreeing: bool = True) -> Element:
    """Show the workings of each player; ``agreeing`` marks figures that the source prints so."""
    made = (_player(worked, number, page, heading, agreeing=agreeing) for number in worked.shown)
    return el("div", *made, class_="tb-cards")


def _player(worked: Worked, number: int, page: Page, heading: str, *, agreeing: bool) -> Element:
    """One player's workings, with the figure of the source below."""
    value = worked.value(number)
    tally = worked.standings.tally
    whole = working(tally, number, worked.tiebreak, value, page.root, level=heading)
    # The page around an example already names the rule, which comes last.
    return el(
        "div",
        whole._replace(children=whole.children[:-1]),
        _printed(worked, number, agreeing=agreeing),
        class_="tb-card",
    )


def _printed(worked: Worked, number: int, *, agreeing: bool) -> Element | None:
    if number in worked.printed:
        figure = _figure(worked.printed[number])
        said = say("example-prints", figure)
        tick = _tick() if agreeing else None
        return el("p", said, tick, class_="tb-printed tb-agrees")
    if number in worked.misprinted:
        figure = _figure(worked.misprinted[number])
        wrong = el("del", figure)
        return el("p", say("example-misprints"), wrong, class_="tb-printed tb-misprint")
    return None


def _tick() -> Element:
    return el("span", "✓", class_="tb-tick", role="img", aria_label=say("example-agrees"))


def verdict(worked: Worked, was: Worked | None = None) -> Element | None:
    """Say who is ahead by this tiebreak, and the reason for a misprint.

    ``was`` is the example before something in it was changed.
    """
    sentences: list[Child] = []
    scores = _scores(worked)
    if worked.example.wins is not None and was and len(set(_scores(was))) < len(set(scores)):
        said = say("example-to").join(map(points, scores))
        sentences.append(el("strong", say("live-apart", said)))
    elif worked.example.wins is not None:
        sentences.append(_ahead(worked))
    if worked.misprinted:
        reason = worked.example.why_misprint
        sentences.append(say("example-misprint", reason))
    return el("p", *sentences, class_="tb-verdict") if sentences else None


def _scores(worked: Worked) -> list[int]:
    return [worked.standings.row(number).score for number in worked.shown]


def _ahead(worked: Worked) -> Element:
    values = [shown(worked.value(number)) for number in worked.shown]
    if worked.ahead is None:
        return el("strong", say("example-level", say("example-to").join(values)))
    winner = name_of(worked.table, worked.ahead)
    best = shown(worked.value(worked.ahead))
    rest = [shown(worked.value(number)) for number in worked.shown if number != worked.ahead]
    return el("strong", say("example-ahead", winner, best, say("example-and").join(rest)))


def foot(worked: Worked, page: Page) -> Element:
    """The citation, and the link that opens the table in the calculator."""
    parts: list[Child] = []
    for number in worked.example.sources:
        source = SOURCES[number]
        parts += [", " if parts else say("example-source")]
        parts += [el("a", source.title, href=page.link(citations.PAGE, source.anchor))]
    if not parts:
        parts = [say("example-ours")]
    if worked.example.ours:
        parts.append(f"; {worked.example.ours}")
    fragment = state(worked.text, worked.order, worked.shown[0], dict(worked.example.choices))
    link = el(
        "a", say("example-open"), href=page.link(calculator_page(), fragment), data_part="live-open"
    )
    return el("p", el("span", *parts), " ", link, class_="tb-foot")


def table(worked: Worked, live: Rows | None = None) -> Element:
    """Show the table, with colors if the tiebreak is about them."""
    return crosstable(worked.table, colors="colors" in worked.tiebreak.needs, live=live)


def crosstable(table: Crosstable, *, colors: bool = False, live: Rows | None = None) -> Element:
    """Show a crosstable: a row for each player, a column for each round; its letters below."""
    heads = ["#", say("name"), *(str(number + 1) for number in range(table.rounds)), say("score")]
    heads += live.heads if live else []
    rows = [_row(player, colors=colors, live=live) for player in table.players]
    drawn = scrolled(
        el(
            "table",
            el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
            el("tbody", *rows),
            class_="tb-crosstable",
            aria_label=say("crosstable"),
        ),
        keys=live is None,
    )
    said = letters(result.code for player in table.players for result in player.results)
    return el("div", drawn, el("p", " · ".join(said), class_="tb-letters") if said else None)


def _row(player: Player, *, colors: bool, live: Rows | None) -> Element:
    score = sum(result.halves for result in player.results)
    contents = [_cell(result, colors=colors) for result in player.results]
    ends, changed = live.ends(player) if live else ([], False)
    if live is not None:
        contents = [live.cell(player, at, content) for at, content in enumerate(contents, 1)]
    return el(
        "tr",
        el("td", str(player.number)),
        el("th", player.name, scope="row", data_part="live-now" if live else None),
        *(el("td", content) for content in contents),
        el("td", points(score)),
        *ends,
        data_part="live-sum" if live else None,
        data_changed="" if changed else None,
    )


def _cell(result: Result, *, colors: bool) -> Child:
    text = f"{result.code}{result.opponent or ''}"
    if colors and result.color:
        text += f" {result.color.lower()}"
    if result.game_halves is not None:
        text += f" {points(result.game_halves)}"
    hollow = not RESULT_CODES[result.code].played
    return el("span", text, class_="tb-unplayed") if hollow else text


def _figure(number: Fraction) -> str:
    return quantity(number.numerator, number.denominator)
