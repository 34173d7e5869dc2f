"""From the cells of a text to a crosstable."""

import itertools
import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING

from calculator.model import (
    PLAYED,
    RESULT_CODES,
    Crosstable,
    EventKind,
    Lack,
    Message,
    Player,
    PrintedColumn,
    Result,
    System,
    last_round_with_a_game,
    quick,
)
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import FOOTNOTES, total
from calculator.reading.check import repeated_rows
from calculator.reading.check.ambiguous_cells import with_byes_by_totals
from calculator.reading.check.consistency import Judged
from calculator.reading.check.contradictions import with_readings
from calculator.reading.check.layout import Layout
from calculator.reading.check.opponent_numbers import numbers_meant, numbers_odd
from calculator.reading.check.paired_cells import (
    blanks,
    check_opponents,
    clashes,
    facing,
    half_told,
    rounds_empty,
    totals_missing,
)
from calculator.reading.check.rounds_to_come import captioned, stage, to_be_met
from calculator.reading.columns.context import context, in_sight
from calculator.reading.columns.cross import by_cycle
from calculator.reading.columns.headings import (
    columns_of,
    is_fact,
    is_foreign,
    joined_headings,
)
from calculator.reading.columns.legend import edition_named, legend, order_unclear
from calculator.reading.columns.raw import RawTable
from calculator.reading.columns.tiebreak_headings import FIDE_CODES, GUESSED, Announced
from calculator.reading.lexicon.headings import round_word
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.text.grid import Cell, words
from calculator.tiebreaks import ORDERS, REGISTER, as_printed, numbered

if TYPE_CHECKING:
    from calculator.reading.check.rounds_alike import rounds_alike
    from calculator.reading.check.row_above import row_above
    from calculator.reading.check.slips import slips as slips_of
    from calculator.reading.check.team_list import team_list
else:
    row_above = late("calculator.reading.check.row_above", "row_above")
    rounds_alike = late("calculator.reading.check.rounds_alike", "rounds_alike")
    slips_of = late("calculator.reading.check.slips", "slips")
    team_list = late("calculator.reading.check.team_list", "team_list")


#: A round of which a row says nothing: in a list of games most may be such.
_NOTHING = Result()
#: A footnote's sign behind a name, a word by itself; or how many places up or down somebody went
#: since the last round.
_MOVES = "[▲▼△▽▴▾▵▿↑↓⇧⇩⬆⬇⏶⏷🔼🔽→➡]\ufe0f?"
_MOVED = rf"\(?{_MOVES}\s?\d{{0,3}}\)?"
_SIGN = pattern(rf"\s+(?:[{FOOTNOTES}#°^]{{1,3}}|{_MOVED})$|^{_MOVED}\s+")


def _without_sign(name: str) -> str:
    return name if name[-1:].isalpha() and name[:1].isalnum() else _SIGN.sub("", name)


def build(judged: Judged, layout: Layout, by: str = "", *, slips: bool = True) -> Crosstable:
    """Make the crosstable; ``by`` says what the opponents' numbers are, else what fits best.

    Raises :class:`ReadError` where opponents are not in the table.
    Results that contradict each other, totals that do not add up and missing results
    become warnings with the place in the text: nothing is fixed silently. What was probably meant
    takes long to find: without ``slips`` nobody looks.
    """
    raw = judged.raw
    _check_rounds(raw)
    _check_cut(raw)
    if len(raw.rows) > MOST_PLAYERS:
        raise too_many_players(raw.rows[MOST_PLAYERS].name.line, len(raw.rows))
    numbers, numbered_by, _ = numbers_meant(raw, by) if by else judged.numbers
    alike = numbers == judged.numbers.numbers and judged.alike is not None
    totals_right = judged.consistency.right == len(raw.rows)
    beside = [one for one in (raw.after, raw.before, raw.above_all) if one]
    teams = bool(beside) and any(
        cell.game_halves is not None for row in raw.rows for cell in row.results
    )
    said = next(filter(None, (legend(one, teams=teams) for one in beside)), {})
    try:
        if not alike:
            check_opponents(raw, numbers)
    except ReadError as error:
        if slips:
            error.slips = slips_of(raw, numbers, last_round_with_a_game(raw.rows))
        error.names = {n: row.name.text for n, row in zip(numbers, raw.rows, strict=True)}
        raise
    raw = with_byes_by_totals(_ordered(_totals_found(raw, said), numbers))
    right = len(raw.rounds) if raw is judged.raw and totals_right else 0
    players = [
        Player(
            number,
            _without_sign(row.name.text),
            tuple(
                # As a list first: that is quicker.
                [
                    quick(Result, (code, opponent, color, game_halves, None, False))
                    if code or color or opponent is not None or game_halves is not None
                    else _NOTHING
                    for code, opponent, _, game_halves, color in row.results
                ]
            ),
            rating=row.rating,
            total_halves=row.total,
            place=row.place,
            about=row.about,
        )
        for number, row in zip(numbers, raw.rows, strict=True)
    ]
    by_round, blanks_tell = not raw.of_opponents or raw.of_swiss, "byes" not in raw.lacks
    stands = stage(players, raw.told, by_round=by_round, blanks=blanks_tell, right=right)
    played, last = stands.played, last_round_with_a_game(players)
    games = raw.games or _games_per_round(players)
    raw = raw._replace(games=games)
    alike = alike and games == 1
    # Pairings of a round that nobody has finished contradict each other as results do.
    upto = max(last, len(raw.rows[0].results)) if by_round else last
    clashing = () if alike else clashes(raw, numbers, upto)
    around = context(raw)
    system = around.system or layout.system or _system(raw, said)
    said = _of_system(said, system)
    printed = _printed(raw, numbers, said, system)
    # Our own texts say with a question mark what was only guessed.
    words = {at: one for at, one in said.items() if one.said != GUESSED}
    announced = around.order or _announced(raw, printed, words)
    warnings: tuple[Message, ...] = blanks(raw, players, played) + totals_missing(raw)
    warnings += rounds_empty(raw, last) + (captioned(raw, played) if by_round else ())
    warnings += () if alike else half_told(raw, players, last)
    warnings += rounds_alike(raw, players, last) if raw.rows[0].total is None else ()
    warnings += () if announced else order_unclear(raw.around)
    warnings += numbers_odd(raw, numbers, numbered_by)
    names = [
        row.name if row.name.text == player.name else row.name._replace(text=player.name)
        for row, player in zip(raw.rows, players, strict=True)
    ]
    repeated_rows.refuse_codes(names)
    warnings += repeated_rows.doubtful_names(names)
    if shown := in_sight(raw.around, len(raw.rows)):
        warnings += (Message("rows-in-sight", shown),)
    warnings += row_above(raw) if raw.before and not raw.headed else ()
    warnings += layout.remarks(raw) + repeated_rows.warning(raw.repeated) + raw.warnings
    lacks = _lacks(raw, players)
    table = Crosstable(
        tuple(players),
        len(raw.rows[0].results),
        played,
        kind="round-robin"
        if raw.of_opponents and not raw.of_swiss
        else raw.kind or around.kind or _kind(players),
        format=layout.name,
        event=raw.event or around.event,
        section=raw.section or around.section,
        printed=printed,
        announced=announced,
        legend=bool(announced and (around.order or words)),
        warnings=warnings,
        games_per_round=games,
        numbered_by="" if "opponents" in lacks else numbered_by,
        lacks=lacks,
        system=system,
        starts=raw.starts or around.starts,
        rules=around.rules or edition_named(raw.around),
        scheduled=stands.rounds,
        after=stands.after,
        to_play=not by_round and (raw.told.open or raw.told.left > 0 or to_be_met(players)),
        team_list=team_list(raw) if any(row.about for row in raw.rows) else (),
    )
    if not by_round and (now := table.provisional):
        said_of = [found for found in warnings if found.code != "blank-result"]
        table = table._replace(warnings=(Message("games-to-play", (now.open,)), *said_of))
    return with_readings(table, raw, clashing, slips=slips, totals_right=totals_right)


def _check_rounds(raw: RawTable) -> None:
    if not raw.rows:
        heading = raw.columns[0].heading
        raise ReadError(
            "error-no-players",
            heading.line,
            heading.column,
            "hint-copy-players",
        )
    rounds = raw.rounds
    for earlier, later in itertools.pairwise(rounds):
        if later != earlier + 1:
            cell = next(c.heading for c in raw.columns if c.round == later)
            raise ReadError.at(
                cell, Message("error-round-follows", (later, earlier)), "hint-rounds-in-order"
            )
    _check_order([one.heading for one in raw.columns if one.kind == "round"])
    if rounds and rounds[0] != 1:
        cell = next(c.heading for c in raw.columns if c.kind == "round")
        raise ReadError.at(cell, Message("error-rounds-begin", (cell.text,)), "hint-copy-rounds")


def _check_order(heads: Sequence[Cell]) -> None:
    """Raise where one column has the headings of two rounds, another none, and they are turned."""
    counted = [
        (int(found[1]), head)
        for head in heads
        for word in head.text.split()
        if (found := _COUNTED.fullmatch(word))
    ]
    if len(counted) != len(heads) or len({head for _, head in counted}) == len(heads):
        return
    for (earlier, _), (later, head) in itertools.pairwise(counted):
        if later < earlier:
            said = Message("error-round-follows", (later, earlier))
            raise ReadError.at(head, said, "hint-rounds-in-order")


def _check_cut(raw: RawTable) -> None:
    """Raise for a column below several headings of rounds, in which cells hold several words."""
    for found in raw.columns:
        if found.kind != "other" or not found.heading.text:
            continue
        heads = joined_headings(words(1, found.heading.text))
        several = sum(head.kind == "round" for head in columns_of(heads)) > 1
        # The number of a round may be cut off.
        if several or round_word(found.heading.text):
            texts = [dict(row.about).get(found.heading.text, "").split() for row in raw.rows]
            if 2 * sum(len(text) > 1 for text in texts) > len(texts):
                raise ReadError.at(found.heading, "error-too-many-ways", "hint-separate-cells")


def _ordered(raw: RawTable, numbers: Sequence[int]) -> RawTable:
    """Bring the cells of a crosstable of opponents into one order for everybody."""
    if not raw.of_opponents or raw.of_swiss:
        return raw
    rows = tuple(
        row._replace(results=by_cycle(number, results, numbers))
        for number, row, results in zip(numbers, raw.rows, facing(raw.rows, numbers), strict=True)
    )
    longest = max(len(row.results) for row in rows)
    if any(len(row.results) != longest for row in rows):
        cell = rows[0].name
        raise ReadError("error-met-unequally", cell.line, cell.column, "hint-met-unequally")
    return raw._replace(rows=rows)


def _totals_found(raw: RawTable, said: dict[int, Announced]) -> RawTable:
    """Take a tiebreak column that holds the points for the totals where there are none.

    A legend may say that it does; without one it is the first that the results add up to.
    """
    if any(row.total_cell is not None for row in raw.rows):
        return raw
    if not raw.tiebreaks:
        return _total_among_facts(raw)
    sums = [
        1000 * sum(RESULT_CODES[cell.code].halves for cell in row.results) // 2 for row in raw.rows
    ]
    for index, column in enumerate(raw.tiebreaks):
        if not column.key.isdigit():
            continue
        position = int(column.key)
        printed = [row.printed[index] for row in raw.rows]
        right = sum(map(operator.eq, printed, sums))
        if position in said:
            found = said[position].name == "PTS"
        else:
            found = position == 1 and len(set(sums)) > 1 and 4 * right >= 3 * len(sums)
        if found:
            rows = tuple(
                row._replace(total=None if value is None or value % 500 else value // 500)
                for row, value in zip(raw.rows, printed, strict=True)
            )
            columns = tuple(
                other._replace(key="PTS") if other is column else other for other in raw.columns
            )
            return raw._replace(rows=rows, columns=columns)
    return raw


def _total_among_facts(raw: RawTable) -> RawTable:
    """Read an unknown heading's column as the totals, where the results add up to it."""
    headings = dict.fromkeys(name for row in raw.rows for name, _ in row.about)
    unknown = [heading for heading in headings if not is_fact(heading)]
    if not unknown:
        return raw
    sums = [sum(RESULT_CODES[cell.code].halves for cell in row.results) for row in raw.rows]
    if len(set(sums)) < 2:
        return raw
    for heading in unknown:
        said = [total(dict(row.about).get(heading, "")) for row in raw.rows]
        if None in said or 4 * sum(map(operator.eq, said, sums)) < 3 * len(sums):
            continue
        return raw._replace(
            rows=tuple(
                row._replace(
                    total=points, about=tuple(one for one in row.about if one[0] != heading)
                )
                for row, points in zip(raw.rows, said, strict=True)
            )
        )
    return raw


def _printed(
    raw: RawTable, numbers: Sequence[int], said: dict[int, Announced], system: str
) -> tuple[PrintedColumn, ...]:
    """Return the printed tiebreak columns; unnamed ones by the legend, else by the default."""
    columns = []
    # What an unnamed first, second, … column holds unless a legend says otherwise.
    default = ORDERS["us-chess"].tiebreaks if raw.dialect == "us" and not said else ()
    for index, column in enumerate(raw.tiebreaks):
        key, assumed, called = column.key, False, ""
        if column.key.isdigit():
            position = int(column.key)
            named = said.get(position)
            if named is None and position <= len(default):
                named = Announced(default[position - 1], sure=False)
            key, assumed, called = "", False, ""
            if named is not None:
                key, assumed, called = named.name, not named.sure, named.said
        elif key.endswith("?"):
            key, assumed = key[:-1], len(key) > 1
        if key == "PTS":
            continue
        if system == "fide":
            key = FIDE_CODES.get(key, key)
        heading = column.heading.text
        values = {
            number: value
            for number, row in zip(numbers, raw.rows, strict=True)
            if (value := row.printed[index]) is not None
        }
        called = "" if called == GUESSED else called
        key = key or (as_printed(heading) if called else "")
        columns.append(PrintedColumn(heading, key or None, values, assumed, called))
    return tuple(columns)


def _of_system(said: dict[int, Announced], system: str) -> dict[int, Announced]:
    """Take what a legend names for what American sheets mean by it, or FIDE's."""
    names = FIDE_CODES
    if system != "fide":
        codes = {code: name for name, code in FIDE_CODES.items()}
        # A list with Buchholz is FIDE's wherever it is: so are the others in it.
        of_fide = any(_code(one.name) and one.name not in codes for one in said.values())
        names = {} if of_fide else codes
    return {at: one._replace(name=names.get(one.name, one.name)) for at, one in said.items()}


def _code(name: str) -> bool:
    """Whether a name is a code of FIDE's."""
    return name.partition("/")[0].isupper()


def _system(raw: RawTable, said: dict[int, Announced]) -> System:
    """Tell by its headings whose tiebreaks go with a table: FIDE's, or those of US Chess.

    A table in another language than English is not from the United States, unless it prints
    what only they have.
    """
    named = {named.name for named in said.values()} | {column.key for column in raw.tiebreaks}
    headings = {column.heading.text.lower() for column in raw.columns}
    if _INTERNATIONAL & headings:
        return "fide"
    # What FIDE has no code for is American, and so is what is beside it.
    american = {name for name in named if name in REGISTER and name not in FIDE_CODES}
    american = {name for name in american if not _code(name)}
    if any(map(_code, named)) and not american:
        return "fide"
    # Without a heading at all a table is in no language.
    columns = raw.columns if any(headings) else ()
    foreign = not american and (raw.is_foreign or any(map(is_foreign, columns)))
    return "fide" if foreign and not _AMERICAN.search(" ".join(headings)) else "us-chess"


#: The number of a round in its heading, with a word before it or not.
_COUNTED = pattern(r"[^\W\d_]{0,12}[.#]?(\d{1,2})\.?")
#: Federations; at ICCF, remaining games.
_INTERNATIONAL = {"fed", "rg"}
#: What a heading of ratings or of members' numbers says in the United States.
_AMERICAN = pattern(r"us\W?chess|uscf")


def _announced(
    raw: RawTable, printed: Sequence[PrintedColumn], said: dict[int, Announced]
) -> tuple[str, ...]:
    """Return the order that the legend and the columns name.

    What a legend names without our knowing it, or without its parameters, keeps its place as a
    printed column: which it is may be found out by its values
    (:func:`calculator.printed.columns.name_columns`). Without a legend the columns are the order,
    if one of them is named for certain.
    """
    if not said:
        named = numbered(one.tiebreak for one in printed if one.tiebreak and not one.assumed)
        if not named or len(named) > len(set(named)):
            return ()
        return numbered(
            one.tiebreak if one.tiebreak and not one.assumed else as_printed(one.heading)
            for one in printed
        )
    headings = {
        int(column.key): column.heading.text for column in raw.tiebreaks if column.key.isdigit()
    }
    columns = {column.heading: column for column in printed}
    order = []
    for at in sorted(said.keys() | headings):
        column = columns.get(headings.get(at, ""))
        one = said.get(at)
        if column is not None and (column.assumed or not column.tiebreak):
            order.append(as_printed(column.heading))
        elif column is not None and column.tiebreak:
            order.append(column.tiebreak)
        elif one is not None and one.name != "PTS":
            order.append(one.name if one.name and one.sure else as_printed(one.said or f"TB{at}"))
    return tuple(order)


def _lacks(raw: RawTable, players: Sequence[Player]) -> tuple[Lack, ...]:
    every = [result for player in players for result in player.results]
    colored = {(result.code, result.color) for result in every if result.color}
    named = any(PLAYED[result.code] and result.opponent is not None for result in every)
    lacks: list[tuple[Lack, bool]] = [
        ("opponents", not named and any(PLAYED[result.code] for result in every)),
        ("colors", not any(PLAYED[code] for code, _ in colored)),
        ("ratings", all(player.rating is None for player in players)),
        ("rounds", raw.of_opponents),
        ("totals", all(player.total_halves is None for player in players)),
    ]
    return tuple(name for name, lacking in lacks if lacking) + raw.lacks


def _kind(players: Sequence[Player]) -> EventKind:
    """Tell a round robin, where all met all others the same number of times, from a Swiss."""
    if not 3 <= len(players) <= 40:
        return "swiss"
    others = len(players) - 1
    for player in players:
        met = [result.opponent for result in player.results if result.opponent is not None]
        if len(set(met)) != others or len(met) % others:
            return "swiss"
    return "round-robin"


def _games_per_round(players: Sequence[Player]) -> int:
    """Two games a round where any result is of two games."""
    codes = {result.code for player in players for result in player.results}
    return 2 if codes & {"$", "#"} else 1
