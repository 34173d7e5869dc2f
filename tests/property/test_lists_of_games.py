"""Random events as lists of games and as tables with names are read back; damage is noticed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from calculator.reading.cells.people import key
from tests.support.examples import examples

LASTS = (
    "Ashdown", "Brook", "Calder", "Dunn", "Eads", "Finch", "Gärtner", "Hale", "Łoś", "O'Neil",
    "Peña", "Quist-Ray", "van Rijn", "Šimić", "Tuncel", "Ünal",
)  # fmt: skip
FIRSTS = ("Félix", "Ida", "Ivo", "Pat", "Kim", "Zoë", "José", "Ann", "Tom", "Eva")
#: White's and Black's codes of a result, by how lists write it.
RESULTS = {
    "1-0": "WL", "0-1": "LW", "½-½": "DD", "1F-0F": "XF", "0F-1F": "FX", "0F-0F": "FF", "*": "  ",
}  # fmt: skip
BYES = {"1": "B", "½": "H", "0": "U"}
WORDS = {"W": "W", "L": "L", "D": "D", "X": "X", "F": "F"}

type Event = list[list[tuple[str, str | None, str]]]
"""Rounds of games: White, Black (or nobody) and the result."""


def event(rng: Random) -> Event:
    count = rng.randrange(4, 13)
    lasts = rng.sample(LASTS, count)
    names = [f"{last}, {rng.choice(FIRSTS)}" for last in lasts]
    rounds: Event = []
    for at in range(rng.randrange(1, 6)):
        order = rng.sample(names, count)
        here: list[tuple[str, str | None, str]] = []
        while order:
            white = order.pop()
            if not order or rng.random() < 0.1:
                here.append((white, None, rng.choice(list(BYES))))
                continue
            chosen = rng.choice(list(RESULTS)[: 7 if at else 6])
            here.append((white, order.pop(), chosen))
        # A game of each round is played, so that the round counts.
        played = [at for at, game in enumerate(here) if game[1] is not None]
        white, black, _ = here[played[0]] if played else here[0]
        if played:
            here[played[0]] = (white, black, "1-0")
        rounds.append(here)
    return rounds


def expected(rounds: Event) -> dict[str, list[tuple[str, str | None, str]]]:
    """Everybody's results: code, opponent, color."""
    found: dict[str, list[tuple[str, str | None, str]]] = {}
    for games in rounds:
        for white, black, result in games:
            if black is None:
                found.setdefault(white, []).append((BYES[result], None, ""))
            else:
                codes = RESULTS[result]
                found.setdefault(white, []).append((codes[0].strip(), black, "W"))
                found.setdefault(black, []).append((codes[1].strip(), white, "B"))
    return found


def told(table: Crosstable) -> dict[str, list[tuple[str, str | None, str]]]:
    names = {player.number: player.name for player in table.players}
    return {
        player.name: [
            (one.code, names[one.opponent] if one.opponent else None, one.color)
            for one in player.results
        ]
        for player in table.players
    }


def by_words(
    results: dict[str, list[tuple[str, str | None, str]]],
) -> dict[tuple[str, ...], list[tuple[str, tuple[str, ...] | None, str]]]:
    """The same results, names cut into words: one without its comma is the same name."""
    return {
        key(name): [(code, key(other) if other else None, color) for code, other, color in own]
        for name, own in results.items()
    }


def said(table: Crosstable) -> list[str]:
    """The warnings, but for games that have no result yet."""
    # In the last round they may be so many that it is being played.
    open_ = {"blank-result", "round-running"}
    return [warning.words() for warning in table.warnings if warning.code not in open_]


def turned(name: str, rng: Random) -> str:
    """The same name, written in another way."""
    last, _, first = name.partition(", ")
    return rng.choice([name, f"{first} {last}", name.upper(), f"{last},  {first}"])


def as_list(rounds: Event, rng: Random, *, spelled: bool) -> str:
    between = rng.choice(["{w} {r} {b}", "{w} - {b}  {r}", "{w}\t{r}\t{b}", "{w} vs {b} {r}"])
    boards = rng.random() < 0.5
    title = rng.choice(["Round {}", "Rd {}", "Runde {}", "{}. kolo", "Ronda {} (10:00)"])
    order = list(enumerate(rounds, 1))
    rng.shuffle(order)
    lines = []
    for number, games in order:
        lines.append(title.format(number))
        for board, (white, black, result) in enumerate(rng.sample(games, len(games)), 1):
            names = [turned(name, rng) if spelled else name for name in (white, black or "")]
            start = f"{board}. " if boards else ""
            if black is None:
                lines.append(start + f"{names[0]} bye {result}")
            else:
                lines.append(start + between.format(w=names[0], b=names[1], r=result))
        lines += [""] * rng.randrange(2)
    return "\n".join(lines)


def as_columns(rounds: Event, rng: Random) -> str:
    rows = [
        (str(number), str(board), white, black or "BYE", result)
        for number, games in enumerate(rounds, 1)
        for board, (white, black, result) in enumerate(games, 1)
    ]
    rng.shuffle(rows)
    order = rng.sample(range(5), 5)
    separator = rng.choice(["\t", ";", "|"])
    heads = ("Round", "Board", "White", "Black", "Result")
    return "\n".join(separator.join(row[at] for at in order) for row in [heads, *rows])


def as_names(rounds: Event, rng: Random) -> str:
    """A table with opponents by name, in a cell or beside it; its totals too."""
    points = {"W": 2, "D": 1, "L": 0, "X": 2, "F": 0, "B": 2, "H": 1, "U": 0, "": 0}
    two = rng.random() < 0.5
    heads = [f"R{at}" for at in range(1, len(rounds) + 1)]
    lines = [
        "\t".join(["Name", *([x for h in heads for x in (f"{h} Opp", h)] if two else heads), "Pts"])
    ]
    for name, results in expected(rounds).items():
        cells = []
        for code, opponent, _ in results:
            shown = opponent.partition(",")[0] if opponent else ""
            if opponent is None:
                cells += ["BYE", {"B": "1", "H": "½", "U": "0"}[code]] if two else [f"-{code}-"]
            else:
                cells += [opponent, code] if two else [f"{code} {shown}" if code else shown]
        total = sum(points[code] for code, _, _ in results)
        lines.append("\t".join([name, *cells, str(total / 2)]))
    return "\n".join(lines)


def uncolored(
    found: dict[str, list[tuple[str, str | None, str]]],
) -> dict[str, list[tuple[str, str | None, str]]]:
    return {name: [(code, other, "") for code, other, _ in own] for name, own in found.items()}


@pytest.mark.parametrize("seed", range(60))
def test_a_list_by_rounds(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    rounds = event(rng)
    table = read(as_list(rounds, rng, spelled=False))
    assert told(table) == expected(rounds)
    assert said(table) == []


@pytest.mark.parametrize("seed", range(30))
def test_names_spelled_in_other_ways(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    rounds = event(rng)
    table = read(as_list(rounds, rng, spelled=True))
    got = sorted([(code, color) for code, _, color in own] for own in told(table).values())
    assert got == sorted(
        [(code, color) for code, _, color in own] for own in expected(rounds).values()
    )
    assert said(table) == []


@pytest.mark.parametrize("seed", range(40))
def test_a_list_in_columns(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    rounds = event(rng)
    table = read(as_columns(rounds, rng))
    assert told(table) == expected(rounds)


@pytest.mark.parametrize("seed", range(40))
def test_opponents_by_name(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    rounds = event(rng)
    table = read(as_names(rounds, rng))
    assert told(table) == uncolored(expected(rounds))


#: Lists and tables in which Cem Poe has a bye in round 1, and a result is written beside it.
WITH_A_BYE = {
    "columns": """Round;White;Black;Result\n1;Ann Lee;Ben Orr;1-0
1;Cem Poe;BYE;{}\n2;Ann Lee;Cem Poe;1-0""",
    "columns, bye first": """Round;White;Black;Result\n1;Ann Lee;Ben Orr;1-0
1;BYE;Cem Poe;{}\n2;Ann Lee;Cem Poe;1-0""",
    "lines": """Round 1\nAnn Lee - Ben Orr 1-0\nCem Poe bye {}
Round 2\nAnn Lee - Cem Poe 1-0""",
    "stacked": """Round 1\nAnn Lee\n1-0\nBen Orr\nCem Poe\n{}\nBYE
Round 2\nAnn Lee\n1-0\nCem Poe""",
    "labels": """Round 1\nWhite: Ann Lee Black: Ben Orr Result: 1-0
White: Cem Poe Black: BYE Result: {}\nRound 2\nWhite: Ann Lee Black: Cem Poe Result: 1-0""",
    "by name": """Name\tR1 Opp\tR1\tR2 Opp\tR2\nAnn Lee\tBen\tW\tCem\tW
Ben Orr\tAnn\tL\t\t\nCem Poe\tBYE\t{}\tAnn\tL""",
    "by number": """#\tName\tR1 Opp\tR1\tR2 Opp\tR2\n1\tAnn Lee\t2\tW\t3\tW
2\tBen Orr\t1\tL\t\t\n3\tCem Poe\tBYE\t{}\t1\tL""",
}


@pytest.mark.parametrize("name", WITH_A_BYE)
def test_points_of_a_bye_are_read_or_it_is_said_that_they_are_none(name: str) -> None:
    text = WITH_A_BYE[name]
    for said, code in (("1", "B"), ("½", "H"), ("0", "U"), ("-", "B")):
        assert told(read(text.format(said)))["Cem Poe"][0] == (code, None, ""), said
    # In tables of opponents X and Z are codes of their own.
    for said in ("?",) if name.startswith("by") else ("?", "x", "z", "tbd"):
        error = tried(text.format(said))
        assert isinstance(error, ReadError), said
        assert error.line is not None


def test_points_so_far_beside_a_bye_are_not_the_byes() -> None:
    for said in ("2", "2.5", "1500"):
        assert told(read(WITH_A_BYE["stacked"].format(said)))["Cem Poe"][0] == ("B", None, "")


@pytest.mark.parametrize(("letter", "code"), [("B", "B"), ("H", "H"), ("U", "U"), ("W", "B")])
def test_a_letter_beside_a_bye_is_the_byes(letter: str, code: str) -> None:
    for name in ("columns", "columns, bye first", "labels"):
        assert told(read(WITH_A_BYE[name].format(letter)))["Cem Poe"][0] == (code, None, ""), name


DAMAGE = st.sampled_from(
    ["", "x", "?", "l-0", "1-O", "7", "Brook", "Zzyzx, Quo", "Brook, Ida", "1/2", "bye", "-", "W12",
     "Round 9", "2-1", "0-0", "½", "1", "see note", "Ashdown", "0.5", "10-0", "\t", "none"]
)  # fmt: skip


def tried(text: str) -> Crosstable | ReadError:
    try:
        return read(text)
    except ReadError as error:
        return error


@examples(300)
@given(seed=st.integers(0, 10_000), damage=DAMAGE, columns=st.booleans())
def test_a_damaged_cell_is_noticed(seed: int, damage: str, columns: bool) -> None:
    """The event is the same, or something is said; a result may become another result."""
    rng = Random(seed)  # noqa: S311
    # In a single round nobody can tell that a name is another one.
    rounds = next(found for found in (event(rng) for _ in range(100)) if len(found) > 1)
    text = as_columns(rounds, rng) if columns else as_list(rounds, rng, spelled=False)
    lines = text.split("\n")
    at = rng.randrange(1, len(lines))
    parts = (
        lines[at].replace(";", "\t").replace("|", "\t").split("\t")
        if columns
        else lines[at].split(" ")
    )
    cell = rng.randrange(len(parts))
    before = parts[cell]
    if not before.strip():
        return
    lines[at] = lines[at].replace(before, damage, 1)
    table = tried("\n".join(lines))
    if isinstance(table, ReadError):
        assert table.line is not None
        return
    if table.warnings:
        assert any(warning.line is not None for warning in table.warnings)
        return
    same = by_words(told(table)) == by_words(expected(rounds))
    results = {"½", "1", "bye", "0-0", "1/2", "-", "", "0.5", "\t"}
    assert same or damage in results, "\n".join(lines)
