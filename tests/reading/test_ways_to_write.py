"""The same small events in every way that people write their cells: read right, or a word about it.

Each part of a table varies alone and with those that it meets: what separates the cells, how a game
is written, what stands for a bye or in a player's own cell, what is above the columns.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

NAMES = ("Zoe Park", "Kim Bell", "Sam Ortiz", "Li Chen", "Ed Roe", "Jo Tan")
ROUNDS = ("W4 D2 X3 W5", "W3 D1 H W6", "L2 W4 F1 U", "L1 L3 B U", "W6 B W6 L1", "L5 H L5 L2")
POINTS = {"W": 1.0, "D": 0.5, "L": 0.0, "B": 1.0, "H": 0.5, "U": 0.0, "X": 1.0, "F": 0.0}
USUAL = {"B": "B---", "H": "H---", "U": "U---", "X": "X{}", "F": "F{}"}
NAMED = USUAL | {"X": "X {}", "F": "F {}"}

FIGURES = {"W": "1", "D": "½", "L": "0"}
SIGNS = {"W": "+", "D": "=", "L": "-"}
WORDS = {"W": "Win", "D": "Draw", "L": "Loss"}
VERBS = {"W": "beat", "D": "drew", "L": "lost to"}
BOTH = {"W": "1-0", "D": "½-½", "L": "0-1"}
LETTERS = {"W": "W", "D": "D", "L": "L"}

Write = Callable[[str, str], str]

BY_NUMBER: dict[str, Write] = {
    "W4": lambda code, who: f"{code}{who}",
    "W 4": lambda code, who: f"{code} {who}",
    "4W": lambda code, who: f"{who}{code}",
    "+4": lambda code, who: f"{SIGNS[code]}{who}",
    "4+": lambda code, who: f"{who}{SIGNS[code]}",
    "4 1": lambda code, who: f"{who} {FIGURES[code]}",
    "4:1": lambda code, who: f"{who}:{FIGURES[code]}",
    "1(4)": lambda code, who: f"{FIGURES[code]}({who})",
    "W(4)": lambda code, who: f"{code}({who})",
}
BY_NAME: dict[str, Write] = {
    "W Li Chen": lambda code, who: f"{code} {who}",
    "Li Chen W": lambda code, who: f"{who} {code}",
    "Li Chen (W)": lambda code, who: f"{who} ({code})",
    "W: Li Chen": lambda code, who: f"{code}: {who}",
    "Li Chen - W": lambda code, who: f"{who} - {code}",
    "1 Li Chen": lambda code, who: f"{FIGURES[code]} {who}",
    "Li Chen 1": lambda code, who: f"{who} {FIGURES[code]}",
    "Li Chen 1-0": lambda code, who: f"{who} {BOTH[code]}",
    "1-0 Li Chen": lambda code, who: f"{BOTH[code]} {who}",
    "beat Li Chen": lambda code, who: f"{VERBS[code]} {who}",
    "Win Li Chen": lambda code, who: f"{WORDS[code]} {who}",
    "Li Chen (1150) W": lambda code, who: f"{who} (1150) {code}",
    "+Chen": lambda code, who: f"{SIGNS[code]}{who.split()[1]}",
    "L. Chen W": lambda code, who: f"{who[0]}. {who.split()[1]} {code}",
}
BYES = {
    "B": ("B", "Bye", "BYE", "-B-", "bye 1", "1-pt bye", "full-point bye", "BYE (1)", "FPB"),
    "H": (
        *("H", "-H-", "½", "1/2", "half bye", "half-point bye", "HPB", "½ bye", "Bye (½)", "Bye H"),
        *(".5", "0.5 bye", "1/2 bye", "½ pt bye"),
    ),
    "U": (
        *("U", "-U-", "absent", "zero-point bye", "ZPB", "out", "0 bye", "withdrawn", "unpaired"),
        *("-", "--", "0", "did not play", "Bye Z"),
    ),
}
FORFEITS = (
    ("X{}", "F{}"),
    ("W{}F", "L{}F"),
    ("WF{}", "LF{}"),
    ("W{} (forfeit)", "L{} (forfeit)"),
    ("+F{}", "-F{}"),
    ("{} 1F", "{} 0F"),
    ("W{}-F", "L{}-F"),
)
SEPARATORS = {"tabs": "\t", "semicolons": ";", "bars": " | ", "blanks": "  "}


def joined(rows: Sequence[Sequence[str]], between: str) -> str:
    """Return the table as text; between blanks the columns are lined up."""
    if between != "  ":
        return "\n".join(map(between.join, rows))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        between.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def written(game: Write, codes: Mapping[str, str], *, by_name: bool) -> list[list[str]]:
    """Return the rows of a crosstable, with a heading and totals."""
    rows = [["#", "Name", "R1", "R2", "R3", "R4", "Pts"]]
    for at, (name, results) in enumerate(zip(NAMES, ROUNDS, strict=True), 1):
        cells = []
        for one in results.split():
            code, who = one[0], one[1:]
            if code in "WDL":
                cells.append(game(code, NAMES[int(who) - 1] if by_name else who))
            else:
                called = NAMES[int(who) - 1] if who and by_name else who
                cells.append(codes[code].format(called))
        total = sum(POINTS[one[0]] for one in results.split())
        rows.append([str(at), name, *cells, f"{total:g}"])
    return rows


def found(table: Crosstable) -> list[tuple[str, str]]:
    """Return everybody's results, byes of the program's kind as byes, none as none."""
    return [
        (
            player.name,
            " ".join(
                f"{one.code.replace('P', 'B') or 'U'}{one.opponent or ''}" for one in player.results
            ),
        )
        for player in table.players
    ]


def ways() -> Iterator[tuple[str, list[list[str]]]]:
    """Yield each way to write the event, with what it is called."""
    for by_name, games in ((False, BY_NUMBER), (True, BY_NAME)):
        for called, game in games.items():
            for code, texts in BYES.items():
                for text in texts:
                    codes = (NAMED if by_name else USUAL) | {code: text}
                    yield f"{called}, {text}", written(game, codes, by_name=by_name)
            if not by_name:
                for won, lost in FORFEITS:
                    codes = USUAL | {"X": won, "F": lost}
                    yield f"{called}, {won}", written(game, codes, by_name=False)


@pytest.mark.parametrize("between", SEPARATORS.values(), ids=SEPARATORS)
def test_an_event_is_read_right_or_a_word_is_said(between: str) -> None:
    """Every second way, another half for each separator."""
    right = list(zip(NAMES, ROUNDS, strict=True))
    every = [way for way in ways() if between.strip() not in way[0] or not between.strip()]
    half = every[len(between) % 2 :: 2]
    silent, refused = [], 0
    for called, rows in half:
        try:
            table = read(joined(rows, between))
        except ReadError:
            refused += 1
            continue
        if found(table) != right and not table.warnings:
            silent.append((called, found(table)))
    assert (silent, refused < len(half) / 10) == ([], True), refused / len(half)


SCORES = (
    (None, 1.0, 0.5, 1.0, 0.0),
    (0.0, None, 1.0, 0.5, 1.0),
    (0.5, 0.0, None, 1.0, 1.0),
    (0.0, 0.5, 0.0, None, 0.5),
    (1.0, 0.0, 0.0, 0.5, None),
)
CELLS = {
    "½": ("1", "½", "0"),
    ".5": ("1", ".5", "0"),
    "0.5": ("1.0", "0.5", "0.0"),
    "1/2": ("1", "1/2", "0"),
    "=": ("1", "=", "0"),
    "letters": ("W", "D", "L"),
    "signs": ("+", "=", "-"),
    "both": ("1-0", "½-½", "0-1"),
    "words": ("win", "draw", "loss"),
    "said": ("Won", "Drawn", "Lost"),
}
OWN = ("X", "x", "-", "*", "---", "", "XX", "#", "\\", "■", "●", "n/a", "xxx", "•", "/", "=")
ABOVE: dict[str, Callable[[int], str]] = {
    "numbers": lambda at: str(at + 1),
    "letters": lambda at: "ABCDE"[at],
    "initials": lambda at: "".join(word[0] for word in NAMES[at].split()),
    "last names": lambda at: NAMES[at].split()[1],
    "names": lambda at: NAMES[at],
    "vs": lambda at: f"vs {NAMES[at].split()[1]}",
}


def robin(cells: Sequence[str], own: str, above: Callable[[int], str]) -> list[list[str]]:
    said = dict(zip((1.0, 0.5, 0.0), cells, strict=True))
    rows = [["#", "Name", *map(above, range(5)), "Total"]]
    for at, scores in enumerate(SCORES):
        total = sum(filter(None, scores))
        row = [own if score is None else said[score] for score in scores]
        rows.append([str(at + 1), NAMES[at], *row, f"{total:g}"])
    return rows


def scored(table: Crosstable) -> list[dict[int, float]]:
    return [
        {one.opponent - 1: one.points for one in player.results if one.opponent}
        for player in table.players
    ]


@pytest.mark.parametrize("written", CELLS)
def test_a_round_robin_is_read_right_or_a_word_is_said(written: str) -> None:
    right = [
        {to: score for to, score in enumerate(scores) if score is not None} for scores in SCORES
    ]
    silent, refused, tried = [], 0, 0
    for own in OWN:
        for name, above in ABOVE.items():
            for between in SEPARATORS.values() if own in {"X", "-"} else ("\t",):
                tried += 1
                try:
                    table = read(joined(robin(CELLS[written], own, above), between))
                except ReadError:
                    refused += 1
                    continue
                if scored(table) != right and not table.warnings:
                    silent.append((own, name, between, scored(table)))
    assert silent == []
    assert refused < tried * (0.9 if written in {"words", "said"} else 0.2)


@pytest.mark.parametrize("by_name", [True, False])
@pytest.mark.parametrize(
    "said", [FIGURES, SIGNS, WORDS, BOTH, LETTERS], ids=["1", "+", "Win", "1-0", "W"]
)
def test_a_result_in_a_column_of_its_own_is_one_of_a_game(
    said: Mapping[str, str], *, by_name: bool
) -> None:
    rows = [["#", "Name", *(f"{head} {at}" for at in (1, 2, 3) for head in ("Opp", "Res"))]]
    rounds = ("W4 D2 W3", "W3 D1 H", "L2 W4 L1", "L1 L3 H")
    for at, results in enumerate(rounds):
        cells: list[str] = []
        for one in results.split():
            to = NAMES[int(one[1:]) - 1] if by_name and one[1:] else one[1:]
            cells += [to, said[one[0]]] if to else ["bye", "½"]
        rows.append([str(at + 1), NAMES[at], *cells])
    table = read(joined(rows, "\t"))
    assert (found(table), table.warnings) == (list(zip(NAMES, rounds, strict=False)), ())
