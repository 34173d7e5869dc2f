"""One section's standings as a page: below them each player, and how each value is worked out."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from calculator import answers
from calculator.answers import wording
from calculator.answers.classes import heading, title
from calculator.answers.notes import concerning, said
from calculator.command.sheets.document import document, made_with, scrolling
from calculator.model.late import late
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import EDITIONS, Tiebreak
from calculator.view.element import Child, Element, el
from calculator.view.print_comparison import printed_values
from calculator.view.result_letters import letters
from calculator.view.standings import other_reading, standings_titled
from calculator.view.sum_notes import of_terms
from calculator.view.sums import rule_in_short
from calculator.view.value_workings import added_up
from calculator.words import points, say, shown

if TYPE_CHECKING:
    from calculator.answers.schools import title as schools_title
    from calculator.ranking.schools import Schools
    from calculator.view.school_standings import ranked as schools_ranked
else:
    schools_title = late("calculator.answers.schools", "title")
    schools_ranked = late("calculator.view.school_standings", "ranked")

#: What only the calculator's script looks at.
_FOR_SCRIPTS = ("data-", "tabindex")


def sheet(
    parts: Sequence[Standings],
    name: str,
    index: str = "",
    *,
    schools: "Sequence[Schools]" = (),
) -> str:
    r"""Return a page of HTML: the standings, and the workings of every value, folded.

    ``parts`` are the standings of the whole event, or of prize classes. ``name`` is the title
    where the table has none; ``index`` leads to the list of all sections, if there is one.
    ``schools`` are the standings of the schools of each part, where they are asked for: these
    come first then.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> page = sheet([rank(read("Ann 2 of 2: 1 0.5"), "solkoff")], "club")
    >>> page[:44], page.count("<details")
    ('<!doctype html>\n<html lang="en"><head><meta ', 1)
    """
    named = {title(one) for one in parts}
    head = named.pop() if len(named) == 1 else title(parts[0]._replace(part=None))
    head = head or name
    body: list[Child] = [el("h1", head)]
    if index:
        back = el("a", say("sheet-all-sections"), href=index)
        body.insert(0, el("nav", el("p", back), aria_label=say("sheet-all-sections")))
    for at, standings in enumerate(parts, 1):
        if schools:
            found = schools[at - 1]
            body += [el("h2", schools_title(found)), _plain(schools_ranked(found, script=False))]
        body += _part(standings, f"c{at}-" if len(parts) > 1 else "")
    about = f"{head}: {wording.extent(parts[0].table)}. {_ranked_by(parts[0])}"
    return document(head, about, *body, made_with())


def _part(standings: Standings, prefix: str) -> list[Child]:
    """Return the standings of the event or of a class; ``prefix`` tells their places apart."""
    part = standings.part
    parts: list[Child | None] = []
    if part is None:
        parts.append(el("p", wording.extent(standings.table), class_="extent"))
    else:
        size = heading(part, len(standings.rows))
        extent = f"{size} · {wording.rounds(standings.table)}"
        # The class alone is the page's title; of several each has its own.
        parts.append(el("h2" if prefix else "p", extent, class_="extent"))
    parts += [_order(standings), _ranked(standings, prefix)]
    parts += [_plain(printed_values(standings)), _doubts(standings)]
    parts += [_plain(other_reading(standings)), el("h2", say("sheet-arise"))]
    parts += [rule_in_short(tiebreak) for tiebreak in standings.columns]
    parts += [_signs(standings)]
    parts += [_player(standings, row, prefix) for row in standings.rows]
    return [one for one in parts if one is not None]


def _order(standings: Standings) -> Element:
    """Return by what is ranked: the order, the edition, and each convention that it depends on."""
    said = [_ranked_by(standings)]
    if standings.rules in EDITIONS:
        said.append(say("sheet-edition", standings.rules, EDITIONS[standings.rules].title))
    choices = standings.tally.choices
    for tiebreak in standings.columns:
        for convention in wording.conventions(tiebreak, standings.rules):
            option = choices.convention(convention.name)
            said.append(f"{tiebreak.title}: {say(f'convention-{convention.name}-{option}')}.")
    return el("p", " ".join(said), class_="order")


def _ranked_by(standings: Standings) -> str:
    return say("sheet-order", ", ".join(tiebreak.title for tiebreak in standings.order))


def _doubts(standings: Standings) -> Element | None:
    """Return what a reader must not miss; what is about the print is said with that."""
    columns = standings.published.warnings if standings.published else ()
    found = [one for one in wording.warnings(standings) if one not in columns]
    found = [one for one in found if one.code != "order-not-by-tiebreak"]
    items = [said(one) for one in concerning(standings, found)]
    return el("ul", *(el("li", item) for item in items), class_="doubts") if items else None


def _ranked(standings: Standings, prefix: str) -> Element:
    part = standings.part
    heads = [
        el("th", say("place"), scope="col", class_="figure"),
        el("th", say("overall"), scope="col", class_="figure") if part else None,
        el("th", say("name"), scope="col"),
        el("th", say("score"), scope="col", class_="figure"),
        *(_head(tiebreak) for tiebreak in standings.columns),
    ]
    rows = [
        el(
            "tr",
            el("td", str(row.place), class_="figure"),
            el("td", str(part.overall[row.number]), class_="figure") if part else None,
            el("th", el("a", row.name, href=f"#{prefix}p{row.number}"), scope="row"),
            el("td", points(row.score), class_="figure"),
            *(_figure(row, tiebreak, prefix) for tiebreak in standings.columns),
            class_="new" if above is None or above.score != row.score else None,
        )
        for above, row in zip((None, *standings.rows), standings.rows, strict=False)
    ]
    caption = el("caption", standings_titled(standings), ". ", el("small", say("sheet-decided")))
    table = el("table", caption, el("thead", el("tr", *heads)), el("tbody", *rows), class_="ranked")
    return scrolling(say("standings"), table)


def _head(tiebreak: Tiebreak) -> Element:
    short = tiebreak.heading
    inside = short if short == tiebreak.title else el("abbr", short, title=tiebreak.title)
    return el("th", inside, scope="col", class_="figure")


def _figure(row: Standing, tiebreak: Tiebreak, prefix: str) -> Element:
    value = row.values.get(tiebreak.name)
    if value is None:
        return el("td")
    link = el("a", shown(value), href=f"#{_place(row, tiebreak, prefix)}")
    if row.decided_by != tiebreak.name:
        return el("td", link, class_="figure")
    return el("td", el("strong", link), " ●", class_="figure")


def _place(row: Standing, tiebreak: Tiebreak, prefix: str) -> str:
    """Return the id of a value's workings.

    It is inside of what unfolds: browsers unfold it for a link that leads there.
    """
    # A link has one "#" only.
    return f"{prefix}p{row.number}-{tiebreak.name.replace('#', '-')}"


def _player(standings: Standings, row: Standing, prefix: str) -> Element:
    folds = []
    for tiebreak in standings.columns:
        value = row.values.get(tiebreak.name)
        if value is None:
            continue
        inside = [_plain(one) for one in added_up(standings.tally, row.number, tiebreak, value)]
        folds.append(
            el(
                "details",
                el("summary", tiebreak.title, " ", el("strong", shown(value))),
                el("div", *inside, id=_place(row, tiebreak, prefix)),
            )
        )
    return el(
        "section",
        el("h3", f"{row.place}. {row.name}"),
        el("p", answers.place_to_all(standings, row)),
        *folds,
        id=f"{prefix}p{row.number}",
        class_="player",
    )


def _signs(standings: Standings) -> Element | None:
    """Explain the signs and letters that occur."""
    values = (value for row in standings.rows for value in row.values.values())
    said = of_terms([term for value in values for term in value.terms])
    said += letters(_codes(standings), but="BHPU?")
    return el("p", " · ".join(said), class_="signs") if said else None


def _codes(standings: Standings) -> Iterator[str]:
    record = standings.tally.record
    for row in standings.rows:
        yield from (found.code for found in record[row.number] if found.opponent is not None)


def _plain[Made: Element | None](element: Made) -> Made:
    """Return the same without what only the calculator's script looks at."""
    if element is None:
        return element
    kept = {
        name: value
        for name, value in element.attributes.items()
        if not name.startswith(_FOR_SCRIPTS)
    }
    inside = [_plain(one) if isinstance(one, Element) else one for one in element.children]
    return element._replace(attributes=kept, children=tuple(inside))
