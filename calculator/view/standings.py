"""The standings as a table; every value opens its workings, every name its answer."""

from typing import NamedTuple

from calculator.answers.wording import so_far
from calculator.ranking import Standings
from calculator.tiebreaks import Tiebreak
from calculator.view.element import Element, el
from calculator.view.sorting import ROOMY, heads, in_order
from calculator.view.wide_table import scrolled
from calculator.words import lately, points, remembered, say, shown, spoken


def standings_table(
    standings: Standings, chosen: int | None, real: Standings | None = None, sort: str = ""
) -> Element:
    """Return the table "Standings", by place or sorted by ``sort`` (:func:`in_order`).

    If results are changed, ``real`` are the standings by the real ones, and a player who moved
    has the real place beside the new one. Otherwise a different place printed in the pasted
    table is shown there; in a class, the place in the whole event.
    """
    found = _written(standings, real, sort)
    columns, names = found.columns, found.names
    rows = [*found.rows]
    if chosen in found.lines:
        at, line = found.lines[chosen]
        rows[at] = _row(line._replace(chosen=True), names, found.headings)
    long = len(found.lines) >= LONG
    return scrolled(
        el(
            "table",
            el("thead", el("tr", *heads(columns, sort))),
            el("tbody", *rows),
            class_=" ".join(
                ["tb-standings"]
                + ["tb-by-place"] * (not sort)
                # With a single one there is nothing to leave out.
                + ["tb-narrowing"] * (len(names) > 1)
                + ["tb-crowded"] * (len(names) > ROOMY)
                + ["tb-dense"] * long
            ),
            data_part="standings",
            aria_label=say("standings"),
            data_cells="",
        ),
        el("p", say("decided"), id="tb-decided", hidden=""),
        keys=False,
    )


class _Written(NamedTuple):
    """The rows of the table while nobody is chosen."""

    columns: tuple[Tiebreak, ...]
    names: tuple[str, ...]
    headings: tuple[str, ...]
    rows: list[Element]
    """The players' rows, and the lines above those of a score."""
    lines: dict[int, tuple[int, "_Line"]]
    """By number, where the row is, and what it shows."""


@lately
def _written(standings: Standings, real: Standings | None, sort: str) -> _Written:
    """Write the rows; remembered, for only one or two change where another player is chosen."""
    columns = tuple(each for each in standings.order if not lacked(standings, each))
    names = tuple(tiebreak.name for tiebreak in columns)
    headings = tuple(tiebreak.heading for tiebreak in columns)
    was = {row.number: row.place for row in real.rows} if real else {}
    other = {}
    found = standings.published.places if standings.published else None
    if standings.part:
        overall = standings.part.overall
        other = {number: say("place-overall", place) for number, place in overall.items()}
    elif found and not real:
        other = {one.number: say("printed-place", str(one.printed)) for one in found.differences}
    ordered = in_order(standings, sort)
    tells = _telling(standings, sort)
    ties = _groups([row.score for row in ordered]) if not sort else [""] * len(ordered)
    shared = _groups([row.place for row in ordered]) if not sort else [""] * len(ordered)
    long = len(ordered) >= LONG
    heads_of = _score_groups(standings, len(columns) + 3) if long and not sort else {}
    rows: list[Element] = []
    lines: dict[int, tuple[int, _Line]] = {}
    for row, tie, level in zip(ordered, ties, shared, strict=True):
        if tie in {"", "first"} and row.score in heads_of:
            rows.append(heads_of[row.score])
        moved = was.get(row.number, row.place)
        line = _Line(
            row.place,
            row.number,
            row.name,
            row.score,
            tuple([(value := row.values.get(name)) and shown(value) for name in names]),
            row.decided_by,
            chosen=False,
            tie=tie,
            level=level,
            was=say("was", moved) if moved != row.place else "",
            other=other.get(row.number, ""),
            telling=tells.get(row.number, ""),
        )
        lines[row.number] = (len(rows), line)
        rows.append(_row(line, names, headings))
    return _Written(columns, names, headings, rows, lines)


def _score_groups(standings: Standings, width: int) -> dict[int, Element]:
    """Return, by score, the line above those who have it: how many they are, and their places."""
    groups: dict[int, list[int]] = {}
    for row in standings.rows:
        groups.setdefault(row.score, []).append(row.place)
    code = "summary-teams" if standings.table.of_teams else "summary-players"
    return {
        score: _score_group(
            score, say("score-group", score, say(code, len(places)), span(places)), width
        )
        for score, places in groups.items()
    }


@remembered
def _score_group(score: int, said: str, width: int) -> Element:
    # A line of its own, not the heading of what is below it: nobody wants to hear it with each row.
    line = el("td", el("span", said), colspan=str(width))
    return el("tr", line, class_="tb-group", key=f"score {score}")


def span(places: list[int]) -> str:
    """Return the places from the first to the last of several.

    >>> span([7, 8, 9]), span([4, 4])
    ('7–9', '4')
    """
    first, last = places[0], places[-1]
    return str(first) if first == last else f"{first}–{last}"


def lacked(standings: Standings, tiebreak: Tiebreak) -> str:
    """Return why nobody has a value of a tiebreak, which then has no column.

    Empty where somebody has one, where nobody needed one, and where one can still be entered.
    """
    if {"record", "seed"} & set(tiebreak.needs):
        return ""
    why = ""
    for row in standings.rows:
        value = row.values.get(tiebreak.name)
        if value is not None and value.missing is None:
            return ""
        why = why or (value.missing.words() if value and value.missing else "")
    return why


def below_the_table(standings: Standings) -> Element:
    """Return what can be pressed in the table, and which tiebreaks have no column, and why."""
    return el(
        "div",
        el("p", say("tap-value")),
        *(
            el("p", say("value-missing", tiebreak.title, why), key=tiebreak.name)
            for tiebreak in standings.order
            if (why := lacked(standings, tiebreak))
        ),
        class_="tb-hint",
        key="hint",
    )


def standings_titled(standings: Standings) -> str:
    """Return what the standings are called; of an event that is not over, after which round."""
    now = so_far(standings.table)
    return say("standings-so-far", now.words()) if now else say("standings")


def _telling(standings: Standings, sort: str) -> dict[int, str]:
    """Return for each player the tiebreak of which a narrow screen shows the value.

    It is what the table is sorted by, or what decided between the player and the next one above;
    for the first of several with the same score, between the player and the next one below.
    Empty where no tiebreak decided.
    """
    names = {tiebreak.name for tiebreak in standings.order}
    if (column := sort.removeprefix("-")) in names:
        return {row.number: column for row in standings.rows}
    following = [*[row.decided_by for row in standings.rows[1:]], None]
    found = {}
    for row, next_ in zip(standings.rows, following, strict=True):
        decided = row.decided_by if row.decided_by in names else next_
        found[row.number] = decided if decided in names else ""
    return found


def player_link(number: int, name: str) -> Element:
    """Return a name that links to the player's answer."""
    return el(
        "a",
        name,
        href="#tb-why",
        class_="tb-player",
        data_key="player",
        data_value=str(number),
    )


def _groups(keys: list[int]) -> list[str]:
    """Return each row's position in its group of equal keys; nothing if it is alone.

    >>> _groups([6, 4, 4, 4, 2])
    ['', 'first', 'middle', 'last', '']
    """
    found = []
    for at, key in enumerate(keys):
        above = at > 0 and keys[at - 1] == key
        below = at + 1 < len(keys) and keys[at + 1] == key
        found.append(
            {(False, True): "first", (True, True): "middle", (True, False): "last"}.get(
                (above, below), ""
            )
        )
    return found


#: From this many rows on they are closer together, with a line above each score.
LONG = 60


class _Line(NamedTuple):
    """Everything that a row shows."""

    place: int
    number: int
    name: str
    score: int
    values: tuple[str | None, ...]
    """``None`` where the tiebreak was not needed."""
    decided_by: str | None
    chosen: bool
    tie: str
    """The row's position among those with the same score: ``first``, ``middle``, ``last``."""
    level: str
    """The same among those who share the place."""
    was: str
    """The place by the real results, in words, if it differs."""
    other: str
    """The place that the table prints, if it differs, or the place in the whole event, in words."""
    telling: str
    """The tiebreak of which a narrow screen shows the value."""


@remembered
def _row(line: _Line, names: tuple[str, ...], headings: tuple[str, ...]) -> Element:
    """Return a row; remembered, because few rows of a large table change at a time."""
    moved = el("small", line.was, class_="tb-was", data_part="beside-place") if line.was else None
    other = (
        el("small", line.other, class_="tb-other-place", data_part="beside-place")
        if line.other
        else None
    )
    level = f" tb-level tb-{line.level}" if line.level else ""
    tie = f" tb-tie tb-{line.tie}" if line.tie else ""
    shared = " tb-shared" if line.level in {"middle", "last"} else ""
    new_score = line.tie in {"", "first"}
    classes = ["tb-new-score"] * new_score + ["tb-chosen"] * line.chosen
    return el(
        "tr",
        el(
            "td",
            str(line.place),
            " " if moved or other else None,
            moved,
            other,
            class_=f"tb-place{shared}{level}",
        ),
        el("th", player_link(line.number, line.name), scope="row", class_="tb-name"),
        el("td", points(line.score), class_=f"tb-figure tb-score{tie}"),
        *(
            _value(
                line.number,
                name,
                shown,
                "tb-deciding" if line.decided_by == name else "",
                # Without one that tells, the first keeps the place.
                (heading if line.telling else "") if name == (line.telling or names[0]) else None,
            )
            for name, heading, shown in zip(names, headings, line.values, strict=True)
        ),
        class_=" ".join(classes) or None,
        data_number=str(line.number),
        data_part="chosen" if line.chosen else None,
        aria_current="true" if line.chosen else None,
    )


@remembered
def _value(number: int, name: str, shown: str | None, mark: str, telling: str | None) -> Element:
    """Return a value's cell, empty where the tiebreak was not needed.

    A narrow screen shows only the one with ``telling``: the heading that is with it.
    """
    return el(
        "td",
        None
        if shown is None
        else el(
            "button",
            shown,
            type="button",
            class_=f"tb-value {mark}".rstrip(),
            aria_describedby="tb-decided" if mark else None,
            data_number=str(number),
            data_tiebreak=name,
        ),
        class_="tb-figure",
        data_many="" if telling is None else None,
        data_telling=telling,
    )


def other_reading(standings: Standings) -> Element | None:
    """Return the standings under the other reading of a table that contradicts itself."""
    other, reading = standings.other, standings.table.other
    if other is None or reading is None:
        return None
    believing = spoken(reading.believing)
    titles = [say("place"), say("name"), say("score")]
    titles += [tiebreak.title for tiebreak in other.order]
    rows = [
        el(
            "tr",
            el("td", str(row.place), class_="tb-place"),
            el("th", row.name, scope="row", class_="tb-name"),
            el("td", points(row.score), class_="tb-figure"),
            *(
                el("td", shown(row.values[tiebreak.name]), class_="tb-figure")
                for tiebreak in other.order
                if tiebreak.name in row.values
            ),
        )
        for row in other.rows
    ]
    return el(
        "details",
        el("summary", believing),
        scrolled(
            el(
                "table",
                el("thead", el("tr", *(el("th", title, scope="col") for title in titles))),
                el("tbody", *rows),
                class_="tb-standings",
                aria_label=believing,
            )
        ),
        class_="tb-other",
        data_part="other",
        open="",
    )
