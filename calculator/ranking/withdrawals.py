"""Players without a place: those who withdrew from a round robin early, or were taken out.

FIDE's General Regulations for Competitions, 6.6: a player of a round robin who withdraws, or is
expelled, after completing less than half of the games stays in the table, and the games played
are not counted in the standings. What the printed totals show, or somebody chose, comes first.
"""

from collections.abc import Collection, Mapping

from calculator.model import PLAYED, RESULT_CODES, Crosstable, Message, Player
from calculator.tiebreaks import Choices

#: What is said here; a table that is ranked again has it already.
_SAID = {"taken-out", "withdrawn-in", "withdrawn-in-print", "withdrawn-out"}


def apart(table: Crosstable, choices: Choices, *, fide: bool) -> Crosstable:
    """Return the table with those marked who have no place, and whose games do not count.

    ``fide`` says whose rules apply where nothing else tells: US Chess leaves the games in.
    """
    numbers = {player.number for player in table.players if not player.stub}
    out = tuple(number for number in choices.out if number in numbers)
    table = table._replace(
        # Without anybody there are no standings: somebody has to stay.
        out=out if len(set(out)) < len(numbers) else (),
        withdrawn=(),
        annulled=(),
        warnings=tuple(one for one in table.warnings if one.code not in _SAID),
    )
    if table.out:
        names = "; ".join(player.called for player in table.players if player.number in table.out)
        table = _saying(table, Message("taken-out", (len(table.out), names)))
    found = withdrawn(table)
    if not found:
        return table
    shown = _totals_count(table, found)
    counted = {"counted": True, "left-out": False}.get(choices.withdrawn, shown)
    if counted is None:
        counted = not fide
    code = "withdrawn-in" if counted else "withdrawn-out"
    if counted and shown and not choices.withdrawn:
        code = "withdrawn-in-print"
    for number, (played, due) in found.items():
        name = next(player.called for player in table.players if player.number == number)
        table = _saying(table, Message(code, (name, played, due)))
    table = table._replace(withdrawn=tuple(found))
    if counted:
        return table
    table = table._replace(annulled=tuple(found))
    return _without_slips(table) if shown is False else table


def withdrawn(table: Crosstable) -> dict[int, tuple[int, int]]:
    """Return who withdrew before half of the games: how many were played, and were due.

    Only where the event is over for everybody else, and the player's last games were not played.
    """
    over = table.provisional is None and table.rounds_played == table.final_round
    if table.kind != "round-robin" or table.of_teams or not over:
        return {}
    due = max((_paired(player) for player in table.players), default=0)
    found: dict[int, tuple[int, int]] = {}
    for player in table.players:
        played = sum(PLAYED[result.code] for result in player.results)
        last = next((one for one in reversed(player.results) if _of_a_game(one.code)), None)
        went = not table.tells_rounds or (last is not None and not PLAYED[last.code])
        if 2 * played < due and went and _forfeited(player):
            found[player.number] = played, due
    if 2 * len(found) >= len(table.players) or not _over(table, found):
        return {}
    return found


def _of_a_game(code: str) -> bool:
    return RESULT_CODES[code].of_a_game or code == ""


def _paired(player: Player) -> int:
    return sum(RESULT_CODES[result.code].of_a_game for result in player.results)


def _forfeited(player: Player) -> bool:
    """Whether what a player did not play was lost by forfeit; an empty cell may be played yet."""
    rest = {result.code for result in player.results if not PLAYED[result.code]}
    return bool(rest) and rest <= {"F", "U"}


def _over(table: Crosstable, gone: Collection[int]) -> bool:
    """Whether everybody else met everybody else, and every game has a result."""
    others = {player.number for player in table.players} - set(gone)
    for player in table.players:
        if player.number in gone:
            continue
        games = [one for one in player.results if one.opponent in others]
        met = {one.opponent for one in games} | {player.number}
        if met != others or any(one.code in {"", "?"} for one in games):
            return False
    return True


def _totals_count(table: Crosstable, gone: Collection[int]) -> bool | None:
    """Whether the printed totals count the games against them; ``None`` where they do not say."""
    votes = set()
    for player in table.players:
        if player.number in gone or player.total_halves is None:
            continue
        against = sum(one.halves for one in player.results if one.opponent in gone)
        if against:
            points = player.halves(table.rounds_played)
            votes.add({points: True, points - against: False}.get(player.total_halves))
    return votes.pop() if len(votes) == 1 else None


def _without_slips(table: Crosstable) -> Crosstable:
    """Take back what was said of totals that do not count the games."""
    players: Mapping[int, Player] = {player.number: player for player in table.players}

    def explained(number: int) -> bool:
        player = players[number]
        against = sum(one.halves for one in player.results if one.opponent in table.annulled)
        points = player.halves(table.rounds_played)
        return number in table.annulled or player.total_halves == points - against

    if not all(explained(total.number) for total in table.wrong_totals):
        return table
    return table._replace(
        wrong_totals=(),
        other=table.other if table.contradictions else None,
        slips=table.slips if table.contradictions else (),
        warnings=tuple(one for one in table.warnings if one.code != "total-differs"),
    )


def _saying(table: Crosstable, said: Message) -> Crosstable:
    return table._replace(warnings=(*table.warnings, said))
