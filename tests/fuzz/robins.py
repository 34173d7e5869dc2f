"""``python -m tests.fuzz.robins COUNT``: round robins as clubs print them, once or twice around.

Rows may be sorted by points while the columns stay in the order of the draw; two games against an
opponent stand in one cell, in two columns, or as their sum; a game may be forfeited or still open;
or the games are listed by rounds. Words stand around the table.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from calculator.model import HALVES, Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, judged, points, search
from tests.support.robins import circle

_LASTS = (
    *("Ashdown", "Calder", "Dunn", "Finch", "Gärtner", "Hale", "Ives", "Nakai", "O'Neil", "Rowe"),
    *("Quist-Ray", "van Rijn", "Xu", "Zeller", "Winn", "Orr", "Day", "Marsh", "Loss", "Byers"),
)
_FIRSTS = ("Ida", "Ivo", "Pat", "Kim", "Zoë", "Ann", "Tom", "Eva", "Lou", "Mary Jo", "A.J.", "Max")
_RESULTS = (
    *(("0", "½", "1"), ("0", "½", "1"), ("0", ".5", "1"), ("0", "0.5", "1"), ("0", "=", "1")),
    *(("0", "1/2", "1"), ("0", "d", "1"), ("L", "D", "W"), ("0", "D", "1")),
)
_OWN = ("X", "x", "*", "--", "XX", "", "■", "***", "\\")
_OPEN = ("", ".", "-", "?", "_")
_BETWEEN = ("lined up", "lined up", "lined up", "one blank", "\t", ",", ";", "|", "markdown")
_HEADS = ("numbers", "numbers", "initials", "last names", "cut names", "none", "letters")
_ABOVE = ("Club Championship 2026", "Fall Quads\nOctober 3, 2026\nTD: Ann Best", "Final table")
_BELOW = ("X = not played", "SB = Sonneborn-Berger", "TD: Ann Best", "Congratulations to all!")

type Scores = tuple[int | None, ...]


class Robin(NamedTuple):
    """A round robin in the order of the draw."""

    names: tuple[str, ...]
    games: dict[tuple[int, int], Scores]
    """Half points of the first against the second, of one game or two; none is still open."""
    order: tuple[int, ...]
    """The rows as they stand in the table."""
    forfeits: frozenset[tuple[int, int]]

    def total(self, at: int) -> int:
        """Return the half points of a player."""
        return sum(
            score or 0 for (one, _), scores in self.games.items() if one == at for score in scores
        )


def _drawn(rng: Random, size: int, around: int, lasts: Sequence[str]) -> Robin:
    turned = rng.random() < 0.3
    names = []
    for last in lasts:
        first = rng.choice(_FIRSTS)
        names.append(f"{last}, {first}" if turned else f"{first} {last}")
    games: dict[tuple[int, int], Scores] = {}
    forfeits = set()
    unfinished = rng.choice((0, 0, 0, 0.1, 0.3))
    forfeited = rng.choice((0, 0, 0, 0.08))
    for one, other in combinations(range(size), 2):
        scores: Scores = tuple(rng.choice((0, 0, 1, 2, 2)) for _ in range(around))
        if rng.random() < unfinished:
            scores = (*scores[:-1], None)
        elif around == 1 and rng.random() < forfeited:
            scores = (rng.choice((0, 2)),)
            forfeits |= {(one, other), (other, one)}
        games[one, other] = scores
        games[other, one] = tuple(None if score is None else 2 - score for score in scores)
    robin = Robin(tuple(names), games, tuple(range(size)), frozenset(forfeits))
    if rng.random() < 0.4:
        order = sorted(range(size), key=lambda at: -robin.total(at))
        return robin._replace(order=tuple(order))
    return robin


def _last(name: str) -> str:
    return next(last for last in _LASTS if last in name)


def _initials(name: str) -> str:
    return "".join(part[0] for part in name.replace(",", "").split())


def _headed(heads: str, robin: Robin) -> list[str]:
    names = robin.names
    match heads:
        case "initials" if len(set(map(_initials, names))) == len(names):
            return list(map(_initials, names))
        case "last names":
            return list(map(_last, names))
        case "cut names":
            return [_last(name)[:4] for name in names]
        case "letters":
            return [chr(65 + at) for at in range(len(names))]
    return [str(at + 1) for at in range(len(names))]


def _matrix(rng: Random, robin: Robin, around: int) -> str:
    results, own, open_ = rng.choice(_RESULTS), rng.choice(_OWN), rng.choice(_OPEN)
    between, heads = rng.choice(_BETWEEN), rng.choice(_HEADS)
    if between == "one blank":
        own, open_ = own or "X", open_ or "."
    if robin.forfeits and open_ == "-":
        open_ = "."
    size = len(robin.names)
    sorted_ = robin.order != tuple(range(size))
    # Columns in the order of the draw need numbers or names to say whose they are.
    drawn_order = sorted_ and heads != "none" and rng.random() < 0.5
    if sorted_ and not drawn_order:
        names = [robin.names[at] for at in robin.order]
        moved = {old: new for new, old in enumerate(robin.order)}
        games = {(moved[one], moved[other]): s for (one, other), s in robin.games.items()}
        forfeits = frozenset((moved[one], moved[other]) for one, other in robin.forfeits)
        robin = Robin(tuple(names), games, tuple(range(size)), forfeits)
    numbered = drawn_order or rng.random() < 0.7
    form = rng.choice(("one cell", "columns", "sum", "slash")) if around == 2 else "single"
    wide = 2 if form == "columns" else 1

    def cells(one: int, other: int) -> list[str]:
        if one == other:
            return [own] * wide
        scores = robin.games[one, other]
        if (one, other) in robin.forfeits:
            return ["+" if scores[0] else "-"]
        if form == "sum":
            played = [score for score in scores if score is not None]
            half = results[1] if results[1] in {"½", ".5", "0.5", "1/2"} else "½"
            return [points(sum(played), half) if played else open_]
        said = [open_ if score is None else results[score] for score in scores]
        if form == "one cell":
            return ["".join(said)]
        return ["/".join(said)] if form == "slash" else said

    rated, total = rng.random() < 0.4, rng.choice(("Pts", "Total", "Score", "", None))
    broken, placed = total and rng.random() < 0.25, total and rng.random() < 0.25
    rows = []
    for at in robin.order:
        row = [str(at + 1)] if numbered else []
        row += [robin.names[at]]
        row += [str(rng.randint(900, 2200))] if rated else []
        for to in range(size):
            row += cells(at, to)
        row += [] if total is None else [points(robin.total(at), results[1], total=True)]
        if broken:
            row += [str(_berger(robin, at) / 4)]
        if placed:
            row += [str(1 + sum(robin.total(to) > robin.total(at) for to in range(size)))]
        rows.append(row)
    if heads != "none":
        head = [rng.choice(("#", "No.", "No"))] if numbered else []
        head += [rng.choice(("Name", "Player", "Name"))]
        head += ["Rtg"] if rated else []
        for said in _headed(heads, robin):
            head += [said, *[said if rng.random() < 0.5 else ""][: wide - 1]]
        head += [] if total is None else [total]
        head += ["SB"] if broken else []
        head += [rng.choice(("Pl", "Place", "Rank"))] if placed else []
        rows.insert(0, head)
    return _shaped(rows, between)


def _berger(robin: Robin, at: int) -> int:
    return sum(
        (score or 0) * robin.total(other)
        for (one, other), scores in robin.games.items()
        if one == at
        for score in scores
    )


def _shaped(rows: list[list[str]], between: str) -> str:
    match between:
        case "lined up":
            widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
            return "\n".join(
                "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
                for row in rows
            )
        case "one blank":
            return "\n".join(" ".join(filter(None, row)) for row in rows)
        case "markdown":
            lines = [f"| {' | '.join(row)} |" for row in rows]
            return "\n".join((lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]))
        case "|":
            return "\n".join(" | ".join(row) for row in rows)
        case ",":
            return "\n".join(
                ",".join(f'"{cell}"' if "," in cell else cell for cell in row) for row in rows
            )
    return "\n".join(between.join(row) for row in rows)


def _rounds(rng: Random, robin: Robin, around: int) -> str:
    """List the games by rounds, as the tables of Berger pair them."""
    size = len(robin.names)
    called = rng.choice((robin.names, tuple(map(_last, robin.names))))
    vs = rng.choice((" - ", " vs. ", " v ", "-"))
    if vs == "-" and any("-" in name for name in called):
        vs = " - "
    said = rng.choice((("0-1", "½-½", "1-0"), ("0-1", "1/2-1/2", "1-0"), ("0-1", "draw", "1-0")))
    before, joined = rng.choice((": ", " ")), rng.choice((True, False))
    heading = rng.choice(("Round {}", "Rd {}", "ROUND {}"))
    sits = rng.choice(("{} bye", "Bye: {}", "{} - bye", ""))
    lines = []
    at_round = 0
    for leg in range(around):
        for pairs in circle(range(size)):
            at_round += 1
            games = []
            for one, other in pairs:
                if one is None or other is None:
                    idle = other if one is None else one
                    if sits and idle is not None:
                        games.append(sits.format(called[idle]))
                    continue
                white, black = (other, one) if leg else (one, other)
                score = robin.games[white, black][leg]
                pair = f"{called[white]}{vs}{called[black]}"
                games.append(pair if score is None else f"{pair}{before[-1]}{said[score]}")
            if joined:
                parted = "; " if any("," in name for name in called) else ", "
                lines.append(f"{heading.format(at_round)}: {parted.join(games)}")
            else:
                lines += ["", heading.format(at_round), *games]
    return "\n".join(lines).strip()


def _wanted(robin: Robin) -> dict[str, dict[str, list[int]]]:
    keys = list(map(name_key, robin.names))
    found: dict[str, dict[str, list[int]]] = {key: {} for key in keys}
    for (one, other), scores in robin.games.items():
        if played := sorted(score for score in scores if score is not None):
            found[keys[one]][keys[other]] = played
    return found


def _found(table: Crosstable) -> dict[str, dict[str, list[int]]]:
    names = {player.number: name_key(player.name) for player in table.players}
    found: dict[str, dict[str, list[int]]] = {key: {} for key in names.values()}
    for player in table.players:
        for result in player.results:
            if result.opponent is not None and result.code:
                met = found[names[player.number]].setdefault(names[result.opponent], [])
                met.append(HALVES[result.code])
                met.sort()
    return found


def _of_last_names(games: dict[str, dict[str, list[int]]]) -> dict[str, dict[str, list[int]]]:
    def last(name: str) -> str:
        words = set(name.split())
        return next((one for one in _LASTS if set(name_key(one).split()) <= words), name)

    return {last(one): {last(to): s for to, s in met.items()} for one, met in games.items()}


def tried(seed: int) -> Tried:
    """Draw a round robin, write it and read it."""
    rng = Random(seed)  # noqa: S311 - nothing secret
    size, around = rng.choice((4, 4, 4, 5, 6, 6, 8)), rng.choice((1, 1, 1, 2))
    robin = _drawn(rng, size, around, rng.sample(_LASTS, size))
    listed = rng.random() < 0.2
    text = _rounds(rng, robin, around) if listed else _matrix(rng, robin, around)
    if rng.random() < 0.3:
        text = f"{rng.choice(_ABOVE)}\n\n{text}"
    if rng.random() < 0.3:
        text = f"{text}\n\n{rng.choice(_BELOW)}"
    try:
        table = read(f"{text}\n")
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    right = _of_last_names(_found(table)) == _of_last_names(_wanted(robin))
    return judged(seed, table, text, right=right)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.robins", tried))
