"""Standings, reasons and workings as plain text, for the command line."""

from collections.abc import Container, Sequence

from calculator import answers
from calculator.answers import slips, wording
from calculator.answers.classes import heading
from calculator.ranking import Standing, Standings
from calculator.ranking.class_standings import OF_A_CLASS, without_unrated
from calculator.reading import LAYOUTS, Section
from calculator.tiebreaks import CONVENTIONS, ORDERS, REGISTER, Tiebreak, Value, tiebreaks
from calculator.tiebreaks.choices import WITHDRAWN
from calculator.words import decimal, points, say, shown, spoken
from calculator.writing.colors import bold, red, width


def listing() -> str:
    """Return the tiebreaks, the named orders and the layouts, as text."""
    lines = [say("list-tiebreaks")]
    lines += [f"  {entry.name:24}{entry.source:33}{entry.meaning}" for entry in REGISTER.values()]
    lines += ["", say("list-orders")]
    lines += [f"  {order.name:24}{', '.join(order.tiebreaks)}" for order in ORDERS.values()]
    lines += ["", say("list-conventions")]
    lines += [f"  {switch.name:24}{', '.join(switch.options)}" for switch in CONVENTIONS.values()]
    lines.append(f"  {'withdrawn':24}{', '.join(WITHDRAWN)}")
    lines += ["", say("list-layouts")]
    lines += [f"  {layout.name:24}{layout.title}" for layout in LAYOUTS.values()]
    return "\n".join(lines)


def report(
    standings: Standings,
    rows: tuple[Standing, ...],
    *,
    reasons: bool,
    workings: bool,
    section: int = 0,
    sections: tuple[Section, ...] = (),
) -> str:
    """Return the standings as a text table, with reasons and workings if asked for.

    If the text has several sections, it says which one this is.
    """
    body = _body(standings, rows, reasons=reasons, workings=workings)
    return "\n".join([*above(standings, section, sections), *body])


def reports(
    every: Sequence[Standings],
    player: int | None,
    *,
    workings: bool,
    section: int = 0,
    sections: tuple[Section, ...] = (),
) -> str:
    """Return standings one below another: those of one event, or of several of its classes.

    With a ``player`` they hold only that one, and the reasons. Notes about the text come once.
    """
    lines = above(every[0], section, sections)
    for at, standings in enumerate(every):
        rows = standings.rows if player is None else (standings.row(player),)
        lines += [""] if at else []
        lines += _body(standings, rows, reasons=player is not None, workings=workings)
    return "\n".join(lines)


def above(standings: Standings, section: int, sections: tuple[Section, ...]) -> list[str]:
    """Return what is said about the text, and an empty line."""
    head = [wording.understood(standings.table), wording.agreement(standings)]
    lines = [part for part in (which(section, sections), " · ".join(filter(None, head))) if part]
    lines.append("")
    start = len(lines)
    lines += [f"! {said}" for said in wording.basis(standings)]
    lines += [
        f"! {wording.warning(found)}"
        for found in wording.warnings(standings)
        if found.code not in OF_A_CLASS
    ]
    names = {player.number: player.called for player in standings.table.players}
    lines += [f"! {slips.question(slip, names)}" for slip in standings.table.slips]
    published = standings.published
    for difference in published.differences if published else ():
        printed = decimal(difference.printed)
        name = standings.tally.player[difference.number].called
        text = say(
            "difference",
            name,
            tiebreaks([difference.tiebreak])[0].title,
            printed,
            shown(difference.computed),
        )
        lines.append(red(f"! {text}"))
    for one in wording.apart(standings)[0]:
        name = standings.tally.player[one.number].called
        lines.append(red(f"! {wording.place_differs(name, one)}"))
    if len(lines) > start:
        lines.append("")
    return lines


def _body(
    standings: Standings, rows: tuple[Standing, ...], *, reasons: bool, workings: bool
) -> list[str]:
    """Return the standings, a class's under its title, with reasons and workings."""
    lines = []
    if standings.part:
        lines.append(heading(standings.part, len(standings.rows)))
        own = [found for found in standings.warnings if found.code in OF_A_CLASS]
        lines += [f"! {wording.warning(found)}" for found in own]
        if without_unrated(standings):
            lines[-1] += " " + say("class-count-in", standings.part.rule.text)
    lines += table(standings, rows, asked=reasons)
    if standings.other and standings.table.other:
        believing = spoken(standings.table.other.believing)
        lines += ["", f"{believing}:", *table(standings.other, standings.other.rows)]
    for row in rows:
        if reasons:
            lines += ["", answers.in_words(answers.why(standings, row.number))]
        if workings:
            lines += ["", f"{row.number} {row.name}", *_workings(standings, row)]
    return lines


def which(section: int, sections: tuple[Section, ...]) -> str:
    """Say which of several sections was taken, what the others are called, and which are faulty."""
    if len(sections) < 2:
        return ""
    named = [
        f"{number} {found.title or say('section-untitled')}"
        for number, found in enumerate(sections, 1)
    ]
    others = ", ".join(
        name if found.players else say("section-unreadable", name)
        for at, (name, found) in enumerate(zip(named, sections, strict=True))
        if at != section
    )
    return say("section-taken", named[section], others)


def table(standings: Standings, rows: tuple[Standing, ...], *, asked: bool = False) -> list[str]:
    """Return the standings as lines; the value that decided a place has a mark.

    ``asked`` says that the rows are of those who were asked for, whose places and names stand out.
    """
    stands_out = bold if asked else str
    part = standings.part
    heads = [say("place"), *([say("overall")] if part else [])]
    named = len(heads) + 1
    heads += ["#", say("name"), say("score")]
    heads += [tiebreak.heading for tiebreak in standings.columns]
    body = [
        [
            stands_out(str(row.place)),
            *([str(part.overall[row.number])] if part else []),
            str(row.number),
            stands_out(row.name),
            points(row.score),
            *(_value(row, tiebreak) for tiebreak in standings.columns),
        ]
        for row in rows
    ]
    return in_columns([heads, *body], {named})


def _value(row: Standing, tiebreak: Tiebreak) -> str:
    value = row.values.get(tiebreak.name)
    if value is None:
        return ""
    return bold(f"{shown(value)}*") if row.decided_by == tiebreak.name else shown(value)


def in_columns(rows: Sequence[Sequence[str]], left: Container[int]) -> list[str]:
    """Write rows as lines with columns below each other; those that are words are ``left``.

    >>> in_columns([["Place", "Name"], ["1", "Ann"]], {1})
    ['Place  Name', '    1  Ann']
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            _padded(cell, wide, left=at in left)
            for at, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _padded(cell: str, wide: int, *, left: bool) -> str:
    blanks = " " * (wide - width(cell))
    return cell + blanks if left else blanks + cell


def _workings(standings: Standings, row: Standing) -> list[str]:
    lines = []
    named = wording.round_or_game(standings.table)
    for tiebreak in standings.columns:
        value = row.values.get(tiebreak.name)
        if value is None:
            continue
        lines.append(f"  {tiebreak.title} {shown(value)} ({tiebreak.source})")
        if value.missing:
            lines.append(f"    {value.missing.words()}")
        for term in value.terms:
            opponent = f"{term.opponent}" if term.opponent is not None else ""
            amount = shown(Value(term.amount, value.unit))
            amount = amount if term.counted else f"({amount})"
            where = f"{named} {term.round or '':<3} {opponent:>4}"
            lines.append(f"    {where} {amount:>7}  {wording.reason(term)}")
    return lines
