"""The whole result: the bar, what is to be set right, the answer, the standings."""

from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late
from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.bar import bar
from calculator.view.choices import choices, opened
from calculator.view.classes import class_heading
from calculator.view.corrections import concerns, corrections
from calculator.view.crosstable_view import crosstable, set_button
from calculator.view.element import Element, el
from calculator.view.open_choices import to_enter
from calculator.view.pieces import Pieces
from calculator.view.reading_choice import PastedText
from calculator.view.sorting import BESIDE
from calculator.view.standings import (
    below_the_table,
    lacked,
    other_reading,
    standings_table,
    standings_titled,
)
from calculator.words import say

if TYPE_CHECKING:
    from calculator.answers.notes import concerning, said
    from calculator.answers.since import Since
    from calculator.view.schools import schools_block
    from calculator.view.what_if_bar import changes_bar
    from calculator.view.why import why_section
else:
    concerning = late("calculator.answers.notes", "concerning")
    said = late("calculator.answers.notes", "said")
    changes_bar = late("calculator.view.what_if_bar", "changes_bar")
    schools_block = late("calculator.view.schools", "schools_block")
    why_section = late("calculator.view.why", "why_section")

#: Warnings that the blocks of corrections and of printed values say in their own way.
_ELSEWHERE = {
    "results-contradict",
    "total-differs",
    "order-not-by-tiebreak",
    "class-refused",
}
#: From this many rows on, an answer beside the table scrolls by itself.
_LONG = 25


def result(
    standings: Standings,
    asked: Asked | None = None,
    *,
    before: Standings | None = None,
    source: PastedText | None = None,
    whole: Standings | None = None,
    since: "Since | None" = None,
    pieces: Pieces | None = None,
) -> Element:
    """Return everything that the page shows of a ranking.

    ``before`` is the ranking by the real results where some are changed; ``source`` the text,
    where cells can be corrected and another section or reading chosen; ``whole`` the ranking of
    everybody where ``standings`` are those of a class; ``since`` what changed since an earlier
    text; ``pieces`` what is to be taken from another result, and gets what is built.
    """
    asked = asked or Asked()
    pieces = pieces or Pieces()
    chosen = asked.player
    real = before or standings
    cell = opened(standings, asked.cell)
    long = len(standings.rows) >= _LONG
    columns = [each for each in standings.order if not lacked(standings, each)]
    # Then the table is as wide without an answer as with one: nothing moves when one is asked for.
    roomy = len(columns) <= BESIDE
    # The answer comes first: what it may rest on is below, but for what would change it.
    mended = corrections(standings.table, source)
    mended_below = chosen is not None and mended is not None and not concerns(standings, chosen)
    notes = _notes(standings, source, mended if mended_below else None)
    read = el(
        "div",
        bar(standings, asked, source, whole=whole or standings, since=since, pieces=pieces),
        None if mended_below else mended,
        to_enter(standings, asked.order),
        class_heading(standings),
        el(
            "div",
            el(
                "div",
                el(
                    "section",
                    class_="tb-workings",
                    data_part="workings",
                    aria_label=say("workings"),
                    tabindex="-1",
                ),
                choices(standings, real, chosen, asked.changes, cell),
                why_section(standings, asked, real, pieces),
                _invitation(standings) if chosen is None and roomy else None,
                None if chosen is None else notes,
                class_="tb-aside tb-aside-long" if long else "tb-aside",
            ),
            class_="tb-beside",
            key="side",
        ),
        el(
            "div",
            el("h2", standings_titled(standings)),
            _invitation(standings) if chosen is None and not roomy else None,
            el(
                "button",
                say("few-columns"),
                type="button",
                class_="tb-few-columns",
                data_part="columns",
            ),
            class_="tb-above",
            key="above",
        ),
        *pieces.of("standings", lambda: [standings_table(standings, chosen, before, asked.sort)]),
        *(() if chosen is None else (_jump("to-row", "↓"), _jump("to-answer", "↑"))),
        below_the_table(standings),
        notes if chosen is None else None,
        other_reading(standings),
        *pieces.of("beyond", lambda: [_beyond(standings, whole or standings, asked, cell)]),
        class_="tb-read",
        key="read",
    )
    # Beside all of it, so that it stays in view as long as any of it is. Asked for only where there
    # are changes: importing what tells of them takes time.
    changed = changes_bar(standings, real, chosen, asked.changes) if asked.changes else None
    return el("div", changed, read)


def _invitation(standings: Standings) -> Element:
    said = say("choose-team" if standings.table.of_teams else "choose-name")
    return el("p", said, class_="tb-hint tb-invitation", key="invitation")


def _jump(part: str, sign: str) -> Element:
    """Return a button between the answer and the player's row, which the script shows (jump.js)."""
    return el(
        "button",
        el("span", f"{sign} ", aria_hidden="true"),
        say(part),
        type="button",
        class_="tb-jump",
        data_part=part,
        hidden="",
    )


def _beyond(
    standings: Standings, whole: Standings, asked: Asked, cell: tuple[int, int] | None
) -> Element | None:
    """Return what is below it all: schools, where the table has any, and the crosstable."""
    told = asked.teams or any(player.about for player in standings.table.players)
    parts = [schools_block(standings, asked.teams) if told else None, *_results(whole, asked, cell)]
    return el("div", *parts, class_="tb-beyond", key="beyond") if any(parts) else None


def _results(
    standings: Standings, asked: Asked, cell: tuple[int, int] | None
) -> tuple[Element | None, ...]:
    """Return the crosstable, or the button that shows it; the short form has none."""
    if any(player.stub for player in standings.table.players):
        return ()
    if asked.results:
        switch = set_button(say("hide-results"), "results", "")
        shown = crosstable(standings, asked.player, asked.changes, cell)
    else:
        switch = set_button(say("show-results"), "results", "1")
        shown = None
    return (
        el("h2", say("crosstable")),
        el("p", switch, class_="tb-results-switch"),
        shown,
    )


def _notes(
    standings: Standings, source: PastedText | None, mended: Element | None
) -> Element | None:
    """Return what can be set right, and the reader's notes that can change this order."""
    found = [
        one
        for one in standings.table.warnings + standings.warnings
        if one.code not in _ELSEWHERE and not _below_the_table(standings, one)
    ]
    text = source.text if source else ""
    items = [said(one, text) for one in concerning(standings, found)] if found else []
    if not items and mended is None:
        return None
    return el(
        "div",
        mended,
        el("ul", *(el("li", item) for item in items), class_="tb-warnings") if items else None,
        class_="tb-notes",
        key="notes",
    )


def _below_the_table(standings: Standings, found: Message) -> bool:
    """Whether a warning is said below the table, in place of a column."""
    if found.code not in {"no-values", "no-values-teams"}:
        return False
    name, *_ = found.facts
    return any(one.name == name and lacked(standings, one) for one in standings.order)
