"""``python -m tests.fuzz.teams COUNT``: events of teams as clubs type them.

Everybody meets everybody. The matches are listed by rounds, some with their boards below, or a
crosstable has the board points of each match, with match points and board points behind.
"""

from itertools import combinations
from random import Random
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, judged, points, search
from tests.support.robins import circle

_TEAMS = (
    *("Northside", "Lincoln High", "St. Mary's", "Knights of Oak", "Harbor CC", "Eastview 2"),
    *("Kings & Pawns", "Ridge-Valley", "The Rooks", "Boylston", "Union", "Cedar Park A"),
)
_LASTS = (
    *("Ashdown", "Calder", "Dunn", "Finch", "Gärtner", "Hale", "Ives", "Nakai", "O'Neil", "Rowe"),
    *("Quist-Ray", "van Rijn", "Xu", "Zeller", "Winn", "Orr", "Day", "Marsh", "Loss", "Byers"),
)
_FIRSTS = ("Ida", "Ivo", "Pat", "Kim", "Zoë", "Ann", "Tom", "Eva", "Lou", "Max")
_HALVES = ("½", "½", ".5", "0.5", "1/2")
_ABOVE = ("Winter League 2026", "Scholastic Team Championship\nMarch 7, 2026", "Final standings")

type Boards = tuple[int, ...]


class League(NamedTuple):
    """Teams that all meet, with the half points of the first team on each board."""

    teams: tuple[str, ...]
    people: tuple[tuple[str, ...], ...]
    rounds: tuple[tuple[tuple[int, int], ...], ...]
    matches: dict[tuple[int, int], Boards]

    def scored(self, one: int, other: int) -> int:
        """Return a team's half points against another."""
        if (one, other) in self.matches:
            return sum(self.matches[one, other])
        boards = self.matches[other, one]
        return 2 * len(boards) - sum(boards)


def _drawn(rng: Random) -> League:
    size, boards = rng.choice((4, 4, 5, 6, 6)), rng.choice((2, 3, 4, 4, 4, 5))
    teams = tuple(rng.sample(_TEAMS, size))
    everybody = rng.sample([f"{first} {last}" for first in _FIRSTS for last in _LASTS], 30)
    people = tuple(tuple(everybody[at * boards : (at + 1) * boards]) for at in range(size))
    rounds, matches = [], {}
    for drawn in circle(range(size)):
        pairs = []
        for one, other in drawn:
            if one is not None and other is not None:
                pairs.append((one, other))
                matches[one, other] = tuple(rng.choice((0, 0, 1, 2, 2)) for _ in range(boards))
        rounds.append(tuple(pairs))
    return League(teams, people, tuple(rounds), matches)


def _list(rng: Random, league: League) -> str:
    half, boarded = rng.choice(_HALVES), rng.random() < 0.4
    form = rng.choice(("{a}{vs}{b}{at}{r}", "{a}{vs}{b}{at}{r}", "{a} {r} {b}", "{a}\t{r}\t{b}"))
    form = rng.choice((form, form, "{a} {x}, {b} {y}", "{a},{b},{x},{y}", "{a}\t{b}\t{x}\t{y}"))
    vs, at_ = rng.choice((" - ", " vs. ", " v ", " vs ")), rng.choice((": ", " ", "  "))
    dash, heading = (
        rng.choice(("-", " - ", ":", " : ")),
        rng.choice(("Round {}", "Rd {}", "ROUND {}")),
    )
    board = rng.choice(("{n}. {p}{vs}{q} {r}", "{p} {r} {q}", "Bd {n}: {p}{vs}{q} {r}"))
    board = rng.choice((board, "{n}\t{p}\t{r}\t{q}", "{n}  {p}  {r}  {q}"))
    said = ("0-1", f"{half}-{half}", "1-0")
    sits = rng.choice(("{} bye", "Bye: {}", ""))
    lines = []
    for number, pairs in enumerate(league.rounds, 1):
        lines += ["", heading.format(number)]
        for one, other in pairs:
            x, y = (_points(league.scored(*pair), half) for pair in ((one, other), (other, one)))
            a, b = league.teams[one], league.teams[other]
            lines.append(form.format(a=a, b=b, vs=vs, at=at_, x=x, y=y, r=f"{x}{dash}{y}"))
            if boarded:
                seats = zip(
                    league.people[one],
                    league.people[other],
                    league.matches[one, other],
                    strict=True,
                )
                lines += [
                    board.format(n=n, p=p, q=q, vs=vs, r=said[halves])
                    for n, (p, q, halves) in enumerate(seats, 1)
                ]
        idle = set(range(len(league.teams))) - {team for pair in pairs for team in pair}
        lines += [sits.format(league.teams[team]) for team in idle if sits]
    return "\n".join(lines).strip()


def _matrix(rng: Random, league: League) -> str:
    half, own = rng.choice(_HALVES), rng.choice(("X", "x", "*", "--", "***", "■", ""))
    between = rng.choice(("lined up", "lined up", "\t", ",", "markdown", " | "))
    size, boards = len(league.teams), len(next(iter(league.matches.values())))
    totals = rng.choice((("MP", "BP"), ("Match Pts", "Game Pts"), ("MP", "GP"), ("Pts",), ()))
    rows = []
    for at, team in enumerate(league.teams):
        scored = [league.scored(at, to) for to in range(size) if to != at]
        wins = sum(2 * (one > boards) + (one == boards) for one in scored)
        row = [str(at + 1), team]
        row += [own if to == at else _points(league.scored(at, to), half) for to in range(size)]
        match_points = points(wins, half, total=True) if _counts_one(league) else str(wins)
        row += [match_points] if len(totals) == 2 else []
        row += [points(sum(scored), half, total=True)] if totals else []
        rows.append(row)
    rows.insert(0, ["No.", "Team", *map(str, range(1, size + 1)), *totals])
    if between == "lined up":
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(
            "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows
        )
    if between == "markdown":
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return "\n".join((lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]))
    return "\n".join(map(between.join, rows))


def _points(halves: int, half: str) -> str:
    whole, rest = divmod(halves, 2)
    # "1/2" stands by itself only.
    return f"{whole}½" if half == "1/2" and whole and rest else points(halves, half)


def _counts_one(league: League) -> bool:
    """Whether a match counts one point, as in the US; half of the events."""
    return len(league.teams[0]) % 2 == 0


def _wanted(league: League) -> list[tuple[str, str, int]]:
    keys = list(map(name_key, league.teams))
    return sorted(
        (keys[one], keys[other], league.scored(one, other))
        for pair in combinations(range(len(keys)), 2)
        for one, other in (pair, pair[::-1])
    )


def _found(table: Crosstable) -> list[tuple[str, str, int]]:
    names = {player.number: name_key(player.name) for player in table.players}
    return sorted(
        (names[player.number], names[one.opponent], one.game_halves or 0)
        for player in table.players
        for one in player.results
        if one.opponent is not None and one.code
    )


def _boards_differ(table: Crosstable, league: League, text: str) -> bool:
    """Whether boards are in the text, and are lost or read otherwise."""
    if league.people[0][0] not in text:
        return False
    if table.teams is None:
        return True
    number = {name_key(player.name): player.number for player in table.players}
    for round_, pairs in enumerate(league.rounds, 1):
        for pair in pairs:
            row = table.teams.lineups.get((number[name_key(league.teams[pair[0]])], round_), ())
            if tuple(one.halves for one in row) != league.matches[pair]:
                return True
    return False


def tried(seed: int) -> Tried:
    """Draw an event of teams, write it and read it."""
    rng = Random(seed)  # noqa: S311 - nothing secret
    league = _drawn(rng)
    text = _list(rng, league) if rng.random() < 0.65 else _matrix(rng, league)
    if rng.random() < 0.3:
        text = f"{rng.choice(_ABOVE)}\n\n{text}"
    try:
        table = read(f"{text}\n")
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    right = _found(table) == _wanted(league) and not _boards_differ(table, league, text)
    return judged(seed, table, text, right=right)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.teams", tried))
