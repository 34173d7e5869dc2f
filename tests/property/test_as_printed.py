"""What a sheet prints is explained: by the order it was made with, or by what contradicts it."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calculator.answers import printed_place, wording
from calculator.model import Crosstable, Fact
from calculator.ranked import rank
from calculator.ranking import Places, Standings
from calculator.reading import read
from calculator.words import LANGUAGES, use
from tests.reading.writers import WRITERS, chess_results_rows, held
from tests.support.events import by_standing, random_event, with_colors
from tests.support.examples import one_in, seeds
from tests.support.oracle import (
    Event,
    adjusted_score,
    at_each_end,
    cells,
    score,
    without_ends,
)
from tests.support.sheets import decimal, swisssys_rows, tabbed
from tests.support.tables import core_table

FIDE_LISTS = ("fide-2022", "fide-2024", "fide-2026")
#: A US sheet may print places by one of these lists.
US_LISTS = ("us-chess", "wintd-default", "golombek-swiss", "solkoff,modified-median,cumulative")
SEEDS = st.integers(0, 10**9)


def event_of(seed: int, players: int, rounds: int) -> Event:
    """An event in which every game has its colors."""
    return with_colors(random_event(Random(seed), players, rounds, plain=True))  # noqa: S311


def fide_table(seed: int) -> Crosstable:
    """An event as on chess-results: everybody's colors, no split results."""
    event = event_of(seed, 12 + seed % 28, 5 + seed % 4)
    table = held(core_table(event), WRITERS["chess-results-tabs"].holds)
    return read(WRITERS["chess-results-tabs"].write(table))


def start_rank(
    table: Crosstable, places: dict[int, int], columns: dict[str, dict[int, float]] | None = None
) -> str:
    """The start-rank crosstable with places, and tiebreak columns under TB1, TB2 …; no legend."""
    head, *rows = chess_results_rows(table)
    lines = [[*head, *(f"TB{at}" for at in range(1, len(columns or {}) + 1))]]
    for player, row in zip(table.players, rows, strict=True):
        place = str(places[player.number])
        values = [f"{column[player.number]:g}" for column in (columns or {}).values()]
        lines.append([*row[:-1], place, *values])
    return "".join("\t".join(line) + "\n" for line in lines)


def places_of(standings: Standings) -> dict[int, int]:
    """Places as a program prints them: tied players one after another."""
    return {row.number: at for at, row in enumerate(standings.rows, 1)}


def compared(standings: Standings) -> Places:
    assert standings.published is not None
    assert standings.published.places is not None
    return standings.published.places


@given(SEEDS, st.sampled_from(FIDE_LISTS), st.booleans())
def test_a_bare_chess_results_table(seed: int, order: str, with_columns: bool) -> None:
    table = fide_table(seed)
    made = rank(table, order)
    columns: dict[str, dict[int, float]] = {}
    if with_columns:
        names = [tiebreak.name for tiebreak in made.order if not tiebreak.of_a_group][:3]
        columns = {
            name: {row.number: row.values[name].number or 0 for row in made.rows} for name in names
        }
    found = rank(read(start_rank(table, places_of(made), columns)))
    assert found.published is not None
    assert found.published.differences == ()
    assert compared(found).compared == len(table.players)
    told_or_right(found)
    if not with_columns:
        fits_or_not_said(found)


@given(SEEDS, st.sampled_from(US_LISTS))
def test_an_american_sheet(seed: int, order: str) -> None:
    event = event_of(seed, 10 + seed % 30, 4 + seed % 4)
    table = core_table(event)
    made = rank(table, order)
    rows = swisssys_rows(event)
    places = places_of(made)
    for row in rows[1:]:
        row[1] = str(places[int(row[0])])
    found = rank(read(tabbed(rows)))
    fits_or_not_said(found)
    if order == "us-chess":
        # Nothing but that it leaves some tied whom the sheet lists one after the other.
        assert {one.number for one in compared(found).differences} <= shares(found)
    told_or_right(found)


def fits_or_not_said(found: Standings) -> None:
    """The order is one that gives all printed places, by a clear margin; or it is not said."""
    basis = found.basis
    assert basis.origin in {"places", "default"}
    differing = {one.number for one in compared(found).differences}
    if basis.origin == "places":
        # Nobody is put the other way around; who shares a place is not told apart.
        assert basis.wrong == 0
        assert differing <= shares(found)
    else:
        assert basis.order == rank(found.table._replace(printed=(), altered=True)).basis.order


def shares(standings: Standings) -> set[int]:
    places = Counter(row.place for row in standings.rows)
    return {row.number for row in standings.rows if places[row.place] > 1}


def told_or_right(standings: Standings) -> None:
    """Each printed place is ours, or the answer says that it is not, and why, in every language."""
    wrong = {one.number: one for one in compared(standings).differences}
    for row in standings.rows:
        for language in LANGUAGES:
            with use(language):
                found = printed_place.contradicted(standings, row.number)
                said = found.said().words() if found else ""
            assert bool(said) == (row.number in wrong)
            assert not set("{}") & set(said)
    contradicted = [printed_place.contradicted(standings, number) for number in wrong]
    for one, told in zip(wrong.values(), contradicted, strict=True):
        assert told is not None
        assert (told.printed, told.place) == (one.printed, one.computed)
        assert standings.row(one.number).place == told.place
    if wrong:
        assert not wording.agrees(standings)


@given(SEEDS)
def test_an_altered_place_is_found(seed: int) -> None:
    event = by_standing(event_of(seed, 12 + seed % 20, 5))
    table = core_table(event)
    made = rank(table)
    # SwissSys with its columns: their order is the order in force.
    names = [tiebreak.name for tiebreak in made.order]
    heads = ("Mod. Med", "Solk", "Cumul.", "Op. cumul.")
    columns = [
        (head, [f"{made.row(entrant.number).values[name].number}" for entrant in event.entrants])
        for head, name in zip(heads, names, strict=True)
    ]
    rows = swisssys_rows(event, columns)
    rows[1:] = [rows[row.number] for row in made.rows]
    places = places_of(made)
    for row in rows[1:]:
        row[1] = str(places[int(row[0])])
    assert compared(rank(read(tabbed(rows)))).differences == ()
    # Somebody's place is printed two below the real one.
    at = 1 + seed % (len(rows) - 3)
    one, other = made.row(int(rows[at][0])), made.row(int(rows[at + 2][0]))
    assume(one.place != other.place)
    rows[at][1] = rows[at + 2][1]
    found = rank(read(tabbed(rows)))
    assert one.number in {wrong.number for wrong in compared(found).differences}
    told_or_right(found)
    said = printed_place.contradicted(found, one.number)
    assert said is not None
    assert said.reason is not None
    assert said.reason.code.startswith("print-why-")
    assert found.basis.order == tuple(names)


def unplayed_zero(event: Event, number: int) -> Fraction:
    return sum(
        (Fraction(1) if c.code in "WN" else Fraction(1, 2) if c.code in "DR" else Fraction(0))
        for c in cells(event, number)
        if c.code in "WNDRLS" and c.code
    ) + Fraction(0)


def opposition(
    event: Event,
    number: int,
    worth: Callable[[Event, int], Fraction],
    *,
    out: bool = False,
    forfeits: bool = False,
) -> list[Fraction]:
    found = []
    for cell in cells(event, number):
        if cell.opponent is not None and (forfeits or cell.code not in "XFZ"):
            found.append(worth(event, cell.opponent))
        elif not out:
            found.append(Fraction(0))
    return found


def median_of(event: Event, number: int, scores: list[Fraction]) -> Fraction:
    rounds = event.rounds_played
    mine, even = score(event, number), Fraction(rounds, 2)
    ends = at_each_end(event)
    return without_ends(sorted(scores), ends if mine >= even else 0, ends if mine <= even else 0)


def running(event: Event, number: int) -> Fraction:
    rounds = range(1, len(cells(event, number)) + 1)
    worth = {"W": 2, "X": 2, "B": 2, "D": 1, "H": 1, "Z": 1}
    return Fraction(
        sum(sum(worth.get(cell.code, 0) for cell in cells(event, number)[:at]) for at in rounds),
        2,
    )


MISTAKES: dict[str, tuple[str, Callable[[Event, int], Fraction]]] = {
    "if-as-scored": ("Solk", lambda e, n: sum(opposition(e, n, score), Fraction(0))),
    "if-unplayed-zero": ("Solk", lambda e, n: sum(opposition(e, n, unplayed_zero), Fraction(0))),
    "if-own-left-out": (
        "Mod. Med",
        lambda e, n: median_of(e, n, opposition(e, n, adjusted_score, out=True)),
    ),
    "if-forfeited-opponent": (
        "Solk",
        lambda e, n: sum(opposition(e, n, adjusted_score, forfeits=True), Fraction(0)),
    ),
    "if-no-deduction": ("Cumul.", running),
}


@pytest.mark.parametrize("mistake", one_in(2, MISTAKES))
def test_a_mistake_is_called_by_its_name(mistake: str) -> None:
    heading, worth = MISTAKES[mistake]
    named = swapped = 0
    for seed in seeds(60, least=30):
        event = by_standing(event_of(seed, 16, 6))
        column = [decimal(worth(event, entrant.number)) for entrant in event.entrants]
        found = rank(read(tabbed(swisssys_rows(event, [(heading, column)]))))
        assert found.published is not None
        if len(found.published.differences) < 3:
            continue
        codes = {warning.code: warning.facts for warning in found.published.warnings}
        facts = codes.get("differs-if", ())
        if mistake in facts:
            named += 1
            # With it all of them are gone, and the answer says who changes places.
            assert facts[1] == facts[2] == len(found.published.differences)
        if "differs-swaps" in codes:
            swapped += 1
            true_swap(found, codes["differs-swaps"], column)
        for warning in found.published.warnings:
            assert wording.warning(warning).endswith(".")
    assert named >= 5
    assert swapped >= 1


def true_swap(standings: Standings, facts: tuple[Fact, ...], column: list[str]) -> None:
    """The two named players have the same score, and are printed the other way around."""
    count, first, second = facts
    assert isinstance(count, int)
    assert count >= 1
    by_name = {row.name: row for row in standings.rows}
    one, other = by_name[str(first)], by_name[str(second)]
    assert one.score == other.score
    assert one.place < other.place
    printed = [float(column[row.number - 1]) for row in (one, other)]
    assert printed[0] < printed[1]
