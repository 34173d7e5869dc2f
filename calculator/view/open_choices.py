"""What an order leaves to the event: conventions, the edition, latecomers; records and draws."""

from collections.abc import Iterable

from calculator.answers import wording
from calculator.answers.choices import Effect, Effects
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import EDITIONS, ORDERS, Tiebreak, edition_of
from calculator.tiebreaks.choices import WITHDRAWN
from calculator.tiebreaks.editions import edition_at
from calculator.view.asked import Asked
from calculator.view.element import Child, Element, el
from calculator.view.fields import option, select, with_place
from calculator.words import lately, remembered, say

#: What is said of a list of players: whose it is, that it is empty, and of its buttons.
_LISTS = {
    "late": ("late", "late-nobody", "late-add", "late-gone"),
    "out": ("out", "out-nobody", "out-add", "out-gone"),
}


def left_open(standings: Standings, asked: Asked, effects: Effects | None) -> Element:
    """Return switches for conventions and the edition, who came late, and who is taken out.

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
    if standings.table.withdrawn:
        parts.append(_withdrawn(standings))
    parts.append(_out(standings))
    return el("div", *parts, class_="tb-open", key="open")


def _withdrawn(standings: Standings) -> Element:
    """Return the choice whether the games of those who left a round robin early count."""
    current = "left-out" if standings.table.annulled else "counted"
    options = [option(say(f"withdrawn-{each}"), each, chosen=each == current) for each in WITHDRAWN]
    return select("choices.withdrawn", say("withdrawn"), options)


@lately
def to_enter(standings: Standings, order: str) -> Element | None:
    """Return what the order still has to be told: lots to draw, games that were played off.

    ``order`` is what was chosen as the order; empty is the default.
    """
    parts: list[Child] = []
    for tiebreak in standings.order:
        undecided = _undecided(standings, tiebreak)
        if "seed" in tiebreak.needs and undecided:
            parts.append(_draw(standings, tiebreak, order))
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
    numbers = [row.number for row in standings.rows if row.values[tiebreak.name].amount == 0]
    corrected = standings.tally.choices.late is not None
    return _listed(
        standings, "late", numbers, _set(say("late-reset"), "late", "") if corrected else None
    )


def _out(standings: Standings) -> Element:
    """Return who was taken out of the standings, and a way to take somebody out."""
    return _listed(standings, "out", list(standings.table.out))


def _listed(
    standings: Standings, key: str, numbers: list[int], reset: Element | None = None
) -> Element:
    """Return a list of players as one choice has it, each with a button, and the others to add."""
    whose, nobody, add, gone = _LISTS[key]
    player = standings.tally.player
    items = [
        el(
            "li",
            player[number].called,
            " ",
            _set(
                "×",
                key,
                _written(other for other in numbers if other != number),
                say(gone, player[number].called),
            ),
        )
        for number in numbers
    ]
    names = tuple(sorted((row.number, row.name) for row in standings.rows))
    return el(
        "fieldset",
        el("legend", say(whose)),
        el("ul", *items) if items else el("p", say(nobody)),
        _others(key, say(add), tuple(numbers), names),
        reset,
        class_="tb-late",
    )


@remembered
def _others(
    key: str, label: str, numbers: tuple[int, ...], names: tuple[tuple[int, str], ...]
) -> Element:
    """Return the choice of one more player; remembered, for results change and names do not."""
    rest = sorted(
        (name.casefold(), number, name) for number, name in names if number not in numbers
    )
    others = [option(name, _written([*numbers, number]), chosen=False) for _, number, name in rest]
    return select(f"choices.{key}", label, [option("…", _written(numbers), chosen=True), *others])


def _written(numbers: Iterable[int]) -> str:
    """Write the numbers of players; a word if it is nobody."""
    return ",".join(map(str, numbers)) or "none"


def _set(text: str, key: str, numbers: str, label: str | None = None) -> Element:
    return el(
        "button",
        text,
        type="button",
        class_="tb-set",
        data_key=f"choices.{key}",
        data_value=numbers,
        aria_label=label,
        title=label,
    )
