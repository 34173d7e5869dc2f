"""What an order leaves to the event: conventions, the edition, latecomers; records and draws."""

from collections.abc import Iterable

from calculator.answers import wording
from calculator.answers.choices import Effect, Effects
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import EDITIONS, ORDERS, Tiebreak, edition_of
from calculator.tiebreaks.editions import edition_at
from calculator.view.asked import Asked
from calculator.view.element import Child, Element, el
from calculator.view.fields import option, select, with_place
from calculator.words import say


def left_open(standings: Standings, asked: Asked, effects: Effects | None) -> Element | None:
    """Return switches for conventions and the edition, and who came late.

    With ``effects``, each switch says what place it would give the player.
    """
    parts: list[Child] = []
    if standings.rules in EDITIONS:
        parts.append(_editions(standings, asked, effects.editions() if effects else ()))
    choices = standings.tally.choices
    for tiebreak in standings.order:
        for convention in wording.conventions(tiebreak, standings.rules):
            current = choices.convention(convention.name)
            places = _places(effects.options(convention.name) if effects else ())
            options = [
                option(
                    with_place(say(f"convention-{convention.name}-{each}"), places.get(each)),
                    each,
                    chosen=each == current,
                )
                for each in convention.options
            ]
            parts.append(select(f"choices.{convention.name}", tiebreak.title, options))
        if "late" in tiebreak.needs:
            parts.append(_late(standings, tiebreak))
    return el("div", *parts, class_="tb-open", key="open") if parts else None


def to_enter(standings: Standings, asked: Asked) -> Element | None:
    """Return what the order still has to be told: lots to draw, games that were played off."""
    parts: list[Child] = []
    for tiebreak in standings.order:
        undecided = _undecided(standings, tiebreak)
        if "seed" in tiebreak.needs and undecided:
            parts.append(_draw(standings, tiebreak, asked.order))
        if "record" in tiebreak.needs:
            parts += [_record(standings, tiebreak, group) for group in undecided]
    return el("div", *parts, class_="tb-open", key="to-enter") if parts else None


def _places(effects: tuple[Effect, ...]) -> dict[str, int]:
    return {effect.choice: effect.place for effect in effects}


def _editions(standings: Standings, asked: Asked, effects: tuple[Effect, ...]) -> Element:
    """Return the editions of FIDE's rules; by default the order's or the day's decides."""
    places = _places(effects)
    of_event = standings.tally.rules if not asked.rules else edition_of(asked.order)
    of_event = of_event or standings.table.rules or edition_at(standings.table.starts)
    titles = {name: edition.title for name, edition in EDITIONS.items()}
    options = [
        option(
            with_place(say("rules-of-event", titles[of_event]), places.get(of_event)),
            "",
            chosen=not asked.rules,
        )
    ]
    options += [
        option(with_place(title, places.get(name)), name, chosen=name == asked.rules)
        for name, title in titles.items()
    ]
    return select("rules", say("rules"), options)


def _undecided(standings: Standings, tiebreak: Tiebreak) -> list[list[Standing]]:
    """Return the groups that were tied when it came to this tiebreak."""
    groups: dict[tuple[int, ...], list[Standing]] = {}
    for row in standings.rows:
        value = row.values.get(tiebreak.name)
        if value is not None and len(value.group) > 1:
            groups.setdefault(value.group, []).append(row)
    return list(groups.values())


def _draw(standings: Standings, tiebreak: Tiebreak, order: str) -> Element:
    seed = standings.tally.choices.seed
    named = ORDERS.get(order)
    return el(
        "fieldset",
        el("legend", tiebreak.title),
        el("p", say("seed-is", seed)) if seed else None,
        el("button", say("draw"), type="button", class_="tb-draw", data_key="choices.seed"),
        el("p", say("not-for-titles"), class_="tb-hint")
        if named and tiebreak.name in named.no_titles
        else None,
    )


def _record(standings: Standings, tiebreak: Tiebreak, group: list[Standing]) -> Element:
    """Return selects by which a person says how the tied players came out."""
    recorded = dict(dict(standings.tally.choices.recorded).get(tiebreak.name, ()))
    selects = []
    for row in group:
        # The highest wins: of three, the first has 2.
        points = range(len(group) - 1, -1, -1)
        options = [option("–", "", chosen=row.number not in recorded)]
        options += [
            option(say("came", rank), str(won), chosen=recorded.get(row.number) == won)
            for rank, won in enumerate(points, 1)
        ]
        selects.append(select(f"choices.{tiebreak.name}.{row.number}", row.name, options))
    return el("fieldset", el("legend", tiebreak.title), *selects)


def _late(standings: Standings, tiebreak: Tiebreak) -> Element:
    """Return who came late, and a way to correct what the table suggests."""
    late = [row for row in standings.rows if row.values[tiebreak.name].amount == 0]
    numbers = [row.number for row in late]
    items = [
        el(
            "li",
            row.name,
            " ",
            _set("×", _written(n for n in numbers if n != row.number), say("late-gone", row.name)),
        )
        for row in late
    ]
    rest = sorted(
        (row for row in standings.rows if row.number not in numbers),
        key=lambda row: row.name.casefold(),
    )
    others = [option(row.name, _written([*numbers, row.number]), chosen=False) for row in rest]
    corrected = standings.tally.choices.late is not None
    return el(
        "fieldset",
        el("legend", say("late")),
        el("ul", *items) if items else el("p", say("late-nobody")),
        select(
            "choices.late", say("late-add"), [option("…", _written(numbers), chosen=True), *others]
        ),
        _set(say("late-reset"), "") if corrected else None,
        class_="tb-late",
    )


def _written(numbers: Iterable[int]) -> str:
    """Write the numbers of those who came late; a word if nobody did."""
    return ",".join(map(str, numbers)) or "none"


def _set(text: str, late: str, label: str | None = None) -> Element:
    return el(
        "button",
        text,
        type="button",
        class_="tb-set",
        data_key="choices.late",
        data_value=late,
        aria_label=label,
        title=label,
    )
