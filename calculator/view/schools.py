"""Schools, clubs, teams in the page: what shows their standings, and these where it was pressed."""

from typing import TYPE_CHECKING

from calculator.model.late import late
from calculator.ranking import Standings
from calculator.ranking.schools.rule import Rule, written
from calculator.ranking.schools.school_columns import columns, kind_of
from calculator.view.crosstable_view import set_button
from calculator.view.element import Element, el
from calculator.words import say

if TYPE_CHECKING:
    from calculator.view.school_standings import shown_schools
else:
    shown_schools = late("calculator.view.school_standings", "shown_schools")

#: What nearly every sheet outside of the US has, and few ask about: no reason to offer anything.
_EVERYWHERE = "fed"


def schools_block(standings: Standings, asked: str) -> Element | None:
    """Return the standings of schools, or the button that shows them; nothing without schools.

    ``asked`` is what was chosen, as :func:`calculator.ranking.schools.rule.written` writes it.
    """
    kinds = [kind_of(heading) for heading in columns(standings.table)]
    if standings.table.of_teams or kinds in ([], [_EVERYWHERE]):
        return None
    title = say(f"schools-of-{kinds[0]}")
    parts: tuple[Element, ...] = ()
    value = "" if asked else written(Rule())
    switch = set_button(say("schools-hide" if asked else "schools-show"), "teams", value)
    if asked:
        title, parts = shown_schools(standings, asked)
    return el(
        "section",
        el("h2", title),
        el("p", switch, class_="tb-results-switch"),
        *parts,
        class_="tb-schools",
        aria_label=title,
        key="schools",
    )
