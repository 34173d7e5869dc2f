"""The fenced block ``picture``: how a tiebreak's value arises, drawn from the core's terms.

One module a motif. They are here and not in :mod:`calculator.view`: only the docs draw them, and
what is in the core is loaded by every visitor of the calculator.
"""

from collections.abc import Callable

from calculator.view import Element, el
from calculator.words import say, shown
from pyscript_app.docs_blocks.fences import Example, FenceError, figures, keys_of, settings, words
from pyscript_app.docs_blocks.figures import areas, bars, dots, duel, marks, steps
from pyscript_app.docs_blocks.figures.panel import Panel, drawn, listed, name
from pyscript_app.docs_blocks.links import Page, calculator_page, state
from pyscript_app.docs_blocks.worked import Worked, work

__all__ = ["KEYS", "MOTIFS", "picture"]

#: What a block may say.
KEYS = frozenset(
    ["tiebreak", "table", "players", "expect", "rules", "order", "choices", "ahead"],
)
Motif = Callable[[Worked], list[Panel]]
#: The motif of each family, by what explains a tiebreak (:attr:`Tiebreak.explained`).
MOTIFS: dict[str, Motif] = {
    "opponents": bars.panels,
    "buchholz-sum": bars.panels,
    "buchholz": bars.panels,
    "cumulatives": bars.panels,
    "running": steps.panels,
    "by-result": areas.panels,
    "matches": areas.panels,
    "between": duel.panels,
    "encounter": duel.panels,
    "rated": dots.panels,
    "performed": dots.panels,
    **dict.fromkeys(
        [
            *("wins", "wins-rounds", "blacks", "black-wins", "elected", "kashdan", "koya"),
            *("points", "game-points", "first-loss", "over-the-board"),
        ],
        marks.panels,
    ),
}


def picture(block: str, sample: Callable[[str], str], page: Page) -> Element:
    r"""Draw how a tiebreak's value arises, for each of the players named.

    Args:
        block: ``tiebreak``, ``players`` and ``expect`` (each player's value), and ``table``, or
            the table after a line ``---``; ``rules``, ``order`` and ``choices`` as in an example.
            ``ahead: no`` leaves out who is ahead.
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
            raise FenceError(f"expect: say which value {name(worked, number)} has")
    motif = MOTIFS.get(worked.tiebreak.explained)
    if motif is None:
        raise FenceError(f"no picture is made for {worked.tiebreak.title}")
    made = [drawn(panel) for panel in motif(worked)]
    said = _ahead(worked) if keys.get("ahead") != "no" else None
    fragment = state(worked.text, worked.order, worked.shown[0], dict(worked.example.choices))
    link = el("a", say("example-open"), href=page.link(calculator_page(), fragment))
    return el("div", *made, el("p", said, " ", link, class_="tb-below"), class_="tb-panels")


def _ahead(worked: Worked) -> Element | None:
    """Say who of those drawn is ahead."""
    if len(worked.shown) < 2 or worked.ahead is None:
        return None
    rest = [shown(worked.value(number)) for number in worked.shown if number != worked.ahead]
    best = shown(worked.value(worked.ahead))
    said = say("example-ahead", name(worked, worked.ahead), best, listed(rest))
    return el("strong", said)
