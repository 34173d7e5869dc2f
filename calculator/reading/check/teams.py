"""What holds for a team event, whatever text it was read from."""

from calculator.model import Crosstable, Player


def absent(player: Player, played: int) -> Player:
    """Make blanks in rounds that were played zero-point byes; later ones are none yet."""
    return player._replace(
        results=tuple(
            result._replace(code="U" if at <= played else "", game_halves=0, scored_halves=0)
            if not result.code and result.opponent is None
            else result
            for at, result in enumerate(player.results, 1)
        )
    )


def all_met(table: Crosstable) -> bool:
    """Whether every team met every other the same number of times."""
    numbers = {player.number for player in table.players}
    counts = []
    for player in table.players:
        met = [result.opponent for result in player.results if result.opponent is not None]
        counts += [met.count(other) for other in numbers - {player.number}]
    return len(numbers) > 2 and len(set(counts)) == 1 and counts[0] > 0
