"""The last round of a round robin that nobody has paired yet: who is left to meet whom."""

from collections import Counter

from calculator.model import Crosstable, Message, Result

#: Two who play each other play a match.
_MIN_ROBIN_PLAYERS = 3


def with_last_round(table: Crosstable) -> Crosstable:
    r"""Return the table with its last round paired, where the games that are left are certain.

    Everybody has met everybody the same number of times, but for one opponent each, and the last
    round is empty. Of an odd number of players one has had a bye less instead: it brings what the
    others' did. What is worked out so is said.

    >>> from calculator.reading import read
    >>> rows = ("1\tAnn\tW3\tD4\t", "2\tBen\tL4\tL3\t", "3\tCem\tL1\tW2\t", "4\tRuth\tW2\tD1\t")
    >>> table = with_last_round(read("\n".join(("No.\tName\tR1\tR2\tR3", *rows))))
    >>> [player.results[2].opponent for player in table.players], table.kind
    ([2, 1, 4, 3], 'round-robin')
    """
    left = _left(table)
    if not left:
        return table
    called = {player.number: player.called for player in table.players}
    players = tuple(
        player._replace(results=(*player.results[:-1], left[player.number]))
        for player in table.players
    )
    games = "; ".join(
        f"{called[one]} – {called[result.opponent]}"
        for one, result in left.items()
        if result.opponent is not None and one < result.opponent
    )
    return table._replace(
        players=players,
        kind="round-robin",
        warnings=(*table.warnings, Message("last-round-follows", (table.rounds, games))),
    )


def _left(table: Crosstable) -> dict[int, Result]:
    """Return what each player has in the last round; nothing where that does not follow."""
    players = {player.number: player for player in table.competitors}
    odd = len(players) % 2
    each, rest = divmod(table.rounds, max(len(players) - 1 + odd, 1))
    whole = len(players) == len(table.players) and table.final_round == table.rounds
    if rest or not each or len(players) < _MIN_ROBIN_PLAYERS or not whole:
        return {}
    found: dict[int, Result] = {}
    byes: set[str] = set()
    for number, player in players.items():
        *before, last = player.results
        if last.code or last.opponent is not None:
            return {}
        met = Counter(result.opponent for result in before)
        byes |= {result.code for result in before if result.opponent is None}
        due = Counter[int | None]({one: each for one in players if one != number})
        if odd:
            due[None] = each
        missing = due - met
        if met - due or missing.total() != 1:
            return {}
        (other,) = missing
        found[number] = Result("", other)
    answered = all(
        result.opponent is None or found[result.opponent].opponent == one
        for one, result in found.items()
    )
    if len(byes) > 1 or not answered:
        return {}
    bye = Result("".join(byes))
    return {one: bye if result.opponent is None else result for one, result in found.items()}
