"""Prize classes in the page: the choice of one, and the heading above its standings."""

from calculator.answers.classes import heading
from calculator.ranking import Standings
from calculator.ranking.class_standings import without_unrated
from calculator.ranking.classes.offers import offers
from calculator.view.crosstable_view import set_button
from calculator.view.element import Element, el
from calculator.view.fields import option, select
from calculator.words import say


def class_choice(standings: Standings) -> Element | None:
    """Return the choice of a class; nothing if the table allows none."""
    chosen = standings.part.rule if standings.part else None
    rules = offers(standings.table)
    if chosen and chosen.text not in [rule.text for rule in rules]:
        rules = (chosen, *rules)
    if not rules:
        return None
    options = [option(say("class-everybody"), "", chosen=chosen is None)]
    options += [
        option(rule.title, rule.text, chosen=chosen is not None and rule.text == chosen.text)
        for rule in rules
    ]
    return el("p", select("class", say("class"), options), class_="tb-class", key="class")


def class_heading(standings: Standings) -> Element | None:
    """Return what is above everything said about a class, with the way out of it."""
    if standings.part is None:
        return None
    return el(
        "div",
        el("h2", heading(standings.part, len(standings.rows))),
        set_button(say("class-with-unrated"), "class", f"{standings.part.rule.text};unrated")
        if without_unrated(standings)
        else None,
        set_button(say("class-leave"), "class", ""),
        class_="tb-class-head",
        key="class-head",
    )
