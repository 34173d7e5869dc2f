"""Writers of events of teams in the layouts that people paste."""

from collections.abc import Iterator

from calculator.model import Crosstable, Player, Result
from calculator.ranked import rank
from calculator.tiebreaks import Tally, Value, find
from calculator.words.numbers import points


def score(halves: int | None) -> str:
    """Write half points: 2½."""
    return points(halves or 0)


def _names(table: Crosstable) -> dict[int, str]:
    return {player.number: player.name for player in table.players}


def _answer(table: Crosstable, result: Result, round_: int) -> Result:
    other = next(player for player in table.players if player.number == result.opponent)
    return other.results[round_ - 1]


def matches_of(table: Crosstable, round_: int) -> Iterator[tuple[Player, Result, Result]]:
    """Yield the matches of a round once, with both results."""
    for player in table.players:
        result = player.results[round_ - 1]
        if result.opponent is not None and player.number < result.opponent:
            yield player, result, _answer(table, result, round_)


def byes_of(table: Crosstable, round_: int) -> Iterator[tuple[Player, Result]]:
    """Yield the byes of a round that bring something."""
    for player in table.players:
        result = player.results[round_ - 1]
        if result.opponent is None and result.code in {"P", "B", "H"}:
            yield player, result


def _said(own: Result, theirs: Result, mark: str) -> str:
    both = f"{score(own.game_halves)} - {score(theirs.game_halves)}"
    return f"{both}{mark}" if own.code in {"X", "F", "Z"} else both


_BYES = {"P": "bye", "H": "half-point bye", "B": "FPB"}


def by_round(table: Crosstable) -> str:
    """A list of matches by round: names with the result between them."""
    names, lines = _names(table), []
    for round_ in range(1, table.rounds_played + 1):
        lines.append(f"Round {round_} on {table.starts}")
        for player, own, theirs in matches_of(table, round_):
            lines.append(
                f"{player.name}  {_said(own, theirs, ' (forfeit)')}  {names[own.opponent or 0]}"
            )
        for player, own in byes_of(table, round_):
            lines.append(f"{player.name}  {score(own.game_halves)} - 0  {_BYES[own.code]}")
        lines.append("")
    return "\n".join(lines)


def in_columns(table: Crosstable) -> str:
    """The matches of all rounds as chess-results has them."""
    names, lines = _names(table), []
    for round_ in range(1, table.rounds_played + 1):
        lines += [f"Round {round_} on {table.starts} at 15:00", "No.\tTeam\tTeam\tRes.\t:\tRes."]
        for at, (player, own, theirs) in enumerate(matches_of(table, round_), 1):
            mark = "F" if own.code in {"X", "F", "Z"} else ""
            cells = (at, player.name, names[own.opponent or 0], score(own.game_halves) + mark, ":")
            lines.append("\t".join(map(str, (*cells, score(theirs.game_halves) + mark))))
        for player, own in byes_of(table, round_):
            lines.append(f"9\t{player.name}\t{_BYES[own.code]}\t{score(own.game_halves)}\t:\t")
    return "\n".join(lines) + "\n"


def points_apart(table: Crosstable) -> str:
    """A file of matches by round with each team's points in a cell of its own."""
    names, lines = _names(table), []
    for round_ in range(1, table.rounds_played + 1):
        lines.append(f"Round {round_}")
        for player, own, theirs in matches_of(table, round_):
            mark = "F" if own.code in {"X", "F", "Z"} else ""
            points = f"{score(own.game_halves)}{mark},{score(theirs.game_halves)}{mark}"
            lines.append(f"{player.name},{names[own.opponent or 0]},{points}")
        for player, own in byes_of(table, round_):
            lines.append(f"{player.name},{_BYES[own.code]},{score(own.game_halves)}")
    return "\n".join(lines) + "\n"


def points_headed(table: Crosstable) -> str:
    """The same without lines for the rounds, below headings."""
    lines, round_ = ["Round,Home Team,Away Team,Home Score,Away Score"], ""
    for line in points_apart(table).splitlines():
        if line.startswith("Round "):
            round_ = line.removeprefix("Round ")
        else:
            lines.append(f"{round_},{line}")
    return "\n".join(lines) + "\n"


_BOARDS = {
    ("W", "L"): "1 - 0",
    ("L", "W"): "0 - 1",
    ("D", "D"): "½ - ½",
    ("X", "F"): "+ - -",
    ("F", "X"): "- - +",
    ("X", ""): "+ - -",
    ("", "X"): "- - +",
    ("F", "F"): "- - -",
    ("", ""): "- - -",
}


def with_boards(table: Crosstable) -> str:
    """The matches of all rounds with their boards, as chess-results has them."""
    assert table.teams is not None
    people = {player.number: player for player in table.teams.individuals}
    names, lines = _names(table), []
    for round_ in range(1, table.rounds_played + 1):
        lines.append(f"Round {round_} on {table.starts} at 15:00")
        for at, (player, own, theirs) in enumerate(matches_of(table, round_), 1):
            other = own.opponent or 0
            result = f"{score(own.game_halves)} : {score(theirs.game_halves)}"
            head = (
                "Bo.",
                player.number,
                player.name,
                "Rtg",
                "-",
                other,
                names[other],
                "Rtg",
                result,
            )
            lines.append("\t".join(map(str, head)))
            boards = zip(
                table.teams.lineups[player.number, round_],
                table.teams.lineups[other, round_],
                strict=True,
            )
            for board, (mine, other_board) in enumerate(boards, 1):
                row = [f"{at}.{board}"]
                for seat in (mine, other_board):
                    one = people.get(seat.player or 0)
                    row += [
                        "",
                        one.name if one else "no player",
                        str(one.rating) if one else "",
                        "-",
                    ]
                row[-1] = _BOARDS[mine.code, other_board.code]
                lines.append("\t".join(row))
        for player, own in byes_of(table, round_):
            lines.append(f"\t{player.name}\t{_BYES[own.code]}\t{score(own.game_halves)}\t:\t")
    return "\n".join(lines) + "\n"


_LEGEND = """
Annotation:
Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)
Tie Break2: points (game-points)
"""


def ranking(table: Crosstable, *, legend: bool) -> str:
    """The ranking as chess-results has it: place, starting number, team, matches, points."""
    order = "MPvGP,EMGSB"
    heads = (
        "Rk.",
        "SNo",
        "Team",
        "Team",
        "Games",
        "  + ",
        "  = ",
        "  - ",
        " TB1 ",
        " TB2 ",
        " TB3 ",
    )
    lines = ["Rank after Round " + str(table.rounds_played), "\t".join(heads)]
    tally = Tally(table)
    codes = ("GP", "MP") if table.ranked_by == "GP" else ("MP", "GP")
    values = [find(code).values(tally, tally.player) for code in (*codes, "EMGSB")]  # type: ignore[union-attr]
    for row in rank(table, order).rows:
        results = tally.player[row.number].results[: table.rounds_played]
        counts = [sum(one.code in codes for one in results) for codes in ("WX", "DZ", "LF")]
        figures = [written(of[row.number]) for of in values]
        name = row.name
        cells = (row.place, row.number, name, name, sum(counts), *counts, *figures)
        lines.append("\t".join(map(str, cells)))
    said = _LEGEND
    if table.ranked_by == "GP":
        said = (
            said.replace("Break1", "Break0").replace("Break2", "Break1").replace("Break0", "Break2")
        )
    return "\n".join(lines) + (said if legend else "\n")


def written(value: Value) -> str:
    """Write a value with a comma, as chess-results does."""
    return "0" if value.number is None else f"{value.number:g}".replace(".", ",")


def ranking_and_matches(table: Crosstable) -> str:
    """The ranking with its legend, and below it the matches of all rounds."""
    return ranking(table, legend=True) + in_columns(table)


def boards_and_ranking(table: Crosstable) -> str:
    """The matches with their boards, and below them the ranking, without a legend."""
    return with_boards(table) + ranking(table, legend=False)


def _ranked(table: Crosstable) -> list[int]:
    return [row.number for row in rank(table, "MPvGP,EMGSB").rows]


def _points(table: Crosstable) -> dict[int, list[str]]:
    tally = Tally(table)
    codes = ("GP", "MP") if table.ranked_by == "GP" else ("MP", "GP")
    values = [find(code).values(tally, tally.player) for code in codes]  # type: ignore[union-attr]
    return {number: [written(of[number]) for of in values] for number in tally.player}


def _marked(result: Result) -> str:
    return score(result.game_halves) + ("F" if result.code in {"X", "F", "Z"} else "")


def matrix(table: Crosstable) -> str:
    """Everybody against everybody, in the order of the standings."""
    order, points, names = _ranked(table), _points(table), _names(table)
    heads = ("Rk.", "Team", *map(str, range(1, len(order) + 1)), "TB1", "TB2")
    lines = ["Ranking crosstable", "\t".join(heads)]
    by = {player.number: player for player in table.players}
    for place, number in enumerate(order, 1):
        met = {one.opponent: _marked(one) for one in by[number].results if one.code}
        cells = ["*" if other == number else met.get(other, "") for other in order]
        lines.append("\t".join([str(place), names[number], *cells, *points[number]]))
    said = _LEGEND
    if table.ranked_by == "GP":
        said = (
            said.replace("Break1", "Break0").replace("Break2", "Break1").replace("Break0", "Break2")
        )
    return "\n".join(lines) + said


def swiss_cells(table: Crosstable) -> str:
    """A column for each round, opponents by place."""
    order, points, names = _ranked(table), _points(table), _names(table)
    place = {number: at for at, number in enumerate(order, 1)}
    rounds = range(1, table.rounds_played + 1)
    heads = ("Rk.", "Team", *(f"{at}.Rd" for at in rounds), *_KEYS[table.ranked_by])
    lines = ["\t".join(heads)]
    by = {player.number: player for player in table.players}
    for number in order:
        cells = []
        for result in by[number].results[: table.rounds_played]:
            if result.opponent is not None:
                color = "w" if number < result.opponent else "b"
                cells.append(f"{place[result.opponent]}{color}{_marked(result)}")
            elif result.code == "P":
                cells.append(f"-{score(result.game_halves)}")
            else:
                cells.append({"H": "half-point bye", "B": "FPB"}.get(result.code, "-0"))
        lines.append("\t".join([str(place[number]), names[number], *cells, *points[number]]))
    return "\n".join(lines) + "\n"


_KEYS = {"MP": ("MP", "GP"), "GP": ("GP", "MP")}
