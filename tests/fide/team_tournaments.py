"""Random team events, written as FIDE tournament reports (TRF26).

Teams meet at random; whatever can be in such a report comes up often: byes of all kinds, matches
and boards that nobody played, reserves, boards left empty, rematches, either kind of points first.
"""

from random import Random
from typing import NamedTuple

STARTS = {"fide-2024": "2025/05/01", "fide-2026": "2026/05/01"}
_GAMES = (("1", "0"), ("0", "1"), ("=", "="), ("1", "0"), ("0", "1"))


class TeamTournament(NamedTuple):
    trf: str
    teams: int
    boards: int
    rounds: int
    robin: bool
    game_points_first: bool


class _Making:
    def __init__(self, random: Random, teams: int, boards: int, *, by_record: bool) -> None:
        self.random, self.teams, self.boards = random, teams, boards
        self.by_record = by_record
        """Whether a match that nobody played has a record of its own, not opponents in cells."""
        self.roster: dict[int, list[int]] = {}
        self.cells: dict[int, list[str]] = {}
        for team in range(1, teams + 1):
            size = boards + random.randint(0, 2)
            first = len(self.cells) + 1
            self.roster[team] = list(range(first, first + size))
            self.cells |= {player: [] for player in self.roster[team]}
        self.records: list[str] = []
        self.byes: dict[tuple[str, int], list[int]] = {}
        self.allocated: list[int] = []
        self.points: dict[int, float] = dict.fromkeys(range(1, teams + 1), 0.0)

    def round(self, number: int, pairs: list[tuple[int, int]], byes: dict[int, str]) -> None:
        here: dict[int, str] = {}
        self.allocated.append(0)
        for team, kind in byes.items():
            if kind == "P":
                self.allocated[-1] = team
                self.points[team] += 1
            elif kind != " ":
                self.byes.setdefault((kind, number), []).append(team)
        for one, other in pairs:
            self.match(number, one, other, here)
        for player, row in self.cells.items():
            row.append(here.get(player, ""))

    def match(self, number: int, one: int, other: int, here: dict[int, str]) -> None:
        random = self.random
        lineups = {team: self._lineup(team) for team in (one, other)}
        chance = random.random()
        whole = "--" if chance < 0.03 else random.choice(("+-", "-+")) if chance < 0.1 else ""
        if whole and self.by_record:
            self.records.append(f"330 {whole} {number:3} {one:3} {other:3}")
        # A match of forfeits alone, some each way, is not among them: the text leaves it open.
        sure = random.randrange(self.boards)
        turned = random.random() < 0.5
        won = [0.0, 0.0]
        for board, (mine, theirs) in enumerate(zip(lineups[one], lineups[other], strict=True)):
            colors = "wb" if (board + turned) % 2 else "bw"
            if whole:
                ours, others = whole[0], whole[1]
            elif board != sure and random.random() < 0.06:
                ours, others = random.choice((("+", "-"), ("-", "+"), ("-", "-")))
            else:
                ours, others = random.choice(_GAMES)
            here[mine] = f"{theirs:4} {colors[0]} {ours}"
            here[theirs] = f"{mine:4} {colors[1]} {others}"
            if whole and self.by_record:
                here |= {mine: f"0000 - {ours}", theirs: f"0000 - {others}"}
            worth = {"1": 1, "+": 1, "=": 0.5}
            won[0] += worth.get(ours, 0)
            won[1] += worth.get(others, 0)
        if not whole and random.random() < 0.12:
            self._leave_empty(number, (one, other), lineups, here, won, sure)
        self.points[one] += (won[0] > won[1]) + (won[0] >= won[1])
        self.points[other] += (won[1] > won[0]) + (won[1] >= won[0])

    def _leave_empty(
        self,
        number: int,
        pair: tuple[int, int],
        lineups: dict[int, list[int]],
        here: dict[int, str],
        won: list[float],
        sure: int,
    ) -> None:
        """One team has nobody at a board: the other wins there, and a record has the lineup."""
        one, other = self.random.sample(pair, 2)
        board = self.random.choice([at for at in range(self.boards) if at != sure])
        gone, there = lineups[one][board], lineups[other][board]
        worth = {"1": 1, "+": 1, "=": 0.5}
        won[pair.index(one)] -= worth.get(here[gone][-1], 0)
        won[pair.index(other)] += 1 - worth.get(here[there][-1], 0)
        del here[gone]
        here[there] = "0000 - +"
        order = [0 if player == gone else player for player in lineups[one]]
        self.records.append(
            f"300 {number:3} {one:3} {other:3} " + " ".join(f"{player:4}" for player in order)
        )

    def _lineup(self, team: int) -> list[int]:
        roster = self.roster[team]
        return sorted(self.random.sample(roster, self.boards))


def swiss(random: Random, edition: str, *, by_record: bool = False) -> TeamTournament:
    teams, boards = random.randint(4, 12), random.choice((2, 3, 4, 4, 4, 5, 6, 8))
    rounds = random.randint(3, 7)
    made = _Making(random, teams, boards, by_record=by_record)
    gone: set[int] = set()
    for number in range(1, rounds + 1):
        byes: dict[int, str] = {}
        here = []
        for team in made.roster:
            if team in gone:
                byes[team] = random.choice("Z ")
            elif random.random() < 0.06:
                byes[team] = random.choice("HHZF")
                if byes[team] == "Z" and random.random() < 0.4:
                    gone.add(team)
            else:
                here.append(team)
        here.sort(key=lambda team: (-made.points[team], random.random()))
        if len(here) % 2:
            byes[here.pop(random.randrange(len(here)))] = "P"
        pairs = []
        while here:
            one = here.pop(0)
            other = here.pop(random.randrange(min(3, len(here))))
            pairs.append((one, other) if random.random() < 0.5 else (other, one))
        made.round(number, pairs, byes)
    return _report(random, made, edition, rounds, robin=False)


def round_robin(random: Random, edition: str, *, by_record: bool = False) -> TeamTournament:
    teams, boards = random.randint(4, 8), random.choice((2, 3, 4, 4, 6))
    made = _Making(random, teams, boards, by_record=by_record)
    ring = list(made.roster) + ([0] if teams % 2 else [])
    rounds = len(ring) - 1
    for number in range(1, rounds + 1):
        pairs, byes = [], {}
        for at in range(len(ring) // 2):
            pair = ring[at], ring[-1 - at]
            if 0 in pair:
                byes[max(pair)] = "Z"
            else:
                pairs.append(pair if random.random() < 0.5 else pair[::-1])
        made.round(number, pairs, byes)
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return _report(random, made, edition, rounds, robin=True)


def _report(
    random: Random, made: _Making, edition: str, rounds: int, *, robin: bool
) -> TeamTournament:
    games_first = random.random() < 0.3
    kind = "ROUNDROBIN" if robin else "TYPEA"
    lines = [
        "012 Random team event",
        f"042 {STARTS[edition]}",
        f"092 Team: {'Round Robin' if robin else 'Swiss-System'}",
        f"142 {rounds}",
        f"192 FIDE_TEAM_{kind}_{'GP_MP' if games_first else 'MP_GP'}",
        f"352 {('WB' * made.boards)[: made.boards]}",
        "362 TW 2.0   TD 1.0   TL 0.0",
    ]
    worth = {"1": 1.0, "+": 1.0, "=": 0.5}
    for player, row in made.cells.items():
        total = sum(worth.get(cell[-1:], 0.0) for cell in row)
        text = "".join(f"  {cell:8}" for cell in row).rstrip()
        lines.append(
            f"001 {player:4} m    {f'Player {player:03}':33} {2500 - player:4} FID {0:11} "
            f"{'':10} {total:4.1f} {player:4}{text}"
        )
    for team, roster in made.roster.items():
        players = " ".join(f"{player:4}" for player in roster)
        # 55-60 match points, 62-67 game points, 69-71 rank: left out, as before the standings.
        lines.append(f"310 {team:3} {f'Team {team:02}':32} {f'T{team:02}':5} {'':25} {players}")
    for (letter, number), teams in made.byes.items():
        lines.append(f"240 {letter} {number:3} " + " ".join(f"{team:4}" for team in teams))
    if any(made.allocated):
        scores = random.choice((f"{1:4.1f} {made.boards / 2:4.1f}", f"{2:4.1f} {made.boards:4.1f}"))
        lines.append(f"320 {scores} " + " ".join(f"{team:03}" for team in made.allocated))
    lines += made.records
    trf = "\n".join(lines) + "\n"
    return TeamTournament(trf, made.teams, made.boards, rounds, robin, games_first)
