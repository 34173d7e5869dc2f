"""What a place rests on: games of opponents that could change it, played or still to come."""

from collections import Counter
from typing import NamedTuple

from calculator.answers.what_if.candidates import Candidates
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, OF_TWO, answer_to, seated
from calculator.answers.what_if.overtaken_players import Overtaking
from calculator.model import RESULT_CODES
from calculator.ranking import Standings, place
from calculator.tiebreaks import Tiebreak
from calculator.tiebreaks.changed_results import Carrier


class Rest(NamedTuple):
    """A result of an opponent's game that would have put a player lower."""

    change: Change
    place: int
    """The place that it leads to."""
    behind: int
    """Who would be ahead instead: of several the one who is nearest by the real results."""


def rests_on(standings: Standings, number: int) -> tuple[Rest, ...]:
    """Return the single games of a player's opponents that keep him or her where he or she is.

    With what :func:`~calculator.answers.what_if.other_results.ways` says of opponents' games these
    are all of theirs that could have changed the place. The lowest place comes first. Raises
    ``KeyError`` where nobody has the number.
    """
    now = standings.row(number).place
    tally, order = standings.tally, standings.order
    among = [row.number for row in standings.rows]
    before = Overtaking(tally, order, number, among).ahead
    carrier = Carrier(tally)
    source = Candidates(standings, number, carrier)
    found = []
    for at in range(len(source.cells)):
        for one in source.of(at):
            if one.whose != "opponent":
                continue
            boards = seated(tally.table, tally.player, (one.change,))
            after = carrier.after(one.rows, boards)
            if place(after, order, number, among) > now:
                seen = Overtaking(after, order, number, among)
                places = {row.number: row.place for row in standings.rows}
                behind = min(seen.ahead - before, key=lambda other: (places[other], other))
                found.append(Rest(one.change, seen.place, behind))
    return tuple(sorted(found, key=lambda rest: -rest.place))


def on_opponents(standings: Standings) -> tuple[Tiebreak, ...]:
    """Return the tiebreaks of the order that change with what one's opponents score.

    Those among the tied are left out: which games count there, one does not know before.
    """
    return tuple(
        tiebreak
        for tiebreak in standings.order
        if "opponents" in tiebreak.needs and not tiebreak.of_a_group and tiebreak.of_their_results
    )


class ToCome(NamedTuple):
    """An opponent who still has games to play."""

    number: int
    games: int
    """How many rounds without a bye, as far as anything tells."""


def to_come(standings: Standings, number: int) -> tuple[ToCome, ...]:
    """Return a player's opponents over the board who still have games to play.

    Where nothing says how many rounds there are, these are only the games that are paired. Raises
    ``KeyError`` where nobody has the number.
    """
    met = [found.opponent for found in standings.tally.record[number] if found.played]
    games = {one: len(_open(standings, one)) for one in dict.fromkeys(met) if one is not None}
    return tuple(ToCome(one, count) for one, count in games.items() if count)


def _open(standings: Standings, number: int) -> list[int]:
    """Return the rounds of a player that may still bring points.

    In a round that others have played it is a pairing without a result; later it is every round
    without a bye, even where the sheet has no column of it yet. Of an event whose length nobody
    knows it is a pairing in any round.
    """
    table = standings.table
    results = standings.tally.player[number].results
    now = table.provisional
    of = now.of or 0 if now else 0
    found = [
        round_
        for round_, result in enumerate(results, 1)
        if not result.code and (result.opponent is not None or table.rounds_played < round_ <= of)
    ]
    return [*found, *range(len(results) + 1, of + 1)]


class Reach(NamedTuple):
    """The places that a player can still reach with one result of the next game."""

    code: str
    best: int
    worst: int


def reachable(standings: Standings, number: int) -> tuple[Reach, ...]:
    r"""Return the best and the worst place by the result of the player's next game, by score.

    They are limits: no place beyond them can be reached, whatever the pairings and the results
    to come. Who can have the same score in the end may come out ahead or behind, so both are
    counted. Empty where the player has no game left, or nobody else has one, and where nothing
    says how many rounds there will be. Raises ``KeyError`` where nobody has the number.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> rows = ("1\tAnn\t1\tW2\t-", "2\tBob\t0\tL1\t-", "3\tCem\t1\tW4\t-", "4\tDea\t0\tL3\t-")
    >>> standings = rank(read("\n".join(("No.\tName\tPts\tR1\tR2", *rows))))
    >>> reachable(standings, 1)[0]
    Reach(code='W', best=1, worst=2)
    """
    table, tally = standings.table, standings.tally
    if table.teams is not None and table.teams.primary == "GP":
        # A match brings more than a result.
        return ()
    score = {one: _sure(standings, one) for one in tally.player}
    mine = _open(standings, number)
    now = table.provisional
    if not mine or (now is not None and now.of is None):
        return ()
    most = table.points.win * table.games_per_round
    others = [one for one, player in tally.player.items() if one != number and not player.stub]
    rounds = {one: _open(standings, one) for one in others}
    at_stake = _at_stake(mine, rounds, most)
    results = tally.player[number].results
    named = results[mine[0] - 1].opponent if mine[0] <= len(results) else None
    opponents = [named] if named is not None else [one for one in others if rounds[one]]
    ranked = [row.number for row in standings.rows if row.number != number]
    if not opponents:
        return ()
    found = []
    for code in tuple(OF_TWO) if table.games_per_round == 2 else GAME:
        points = _points(standings, code)
        theirs = _points(standings, answer_to(code, table.games_per_round) or "")
        least = score[number] + points
        highest = least + most * (len(mine) - 1)
        bests, worsts = [], []
        # Somebody meets the player next, and gets out of that game what is left.
        for opponent in opponents:
            needs, ahead = [], 0
            for one in ranked:
                meets = one == opponent
                ahead += score[one] + theirs * meets > highest
                short = least - score[one]
                if short <= most * len(rounds[one]) - (most - theirs) * meets:
                    needs.append(max(0, short))
            bests.append(1 + ahead)
            worsts.append(1 + _within(needs, at_stake - points))
        found.append(Reach(code, min(bests), max(worsts)))
    return tuple(found)


def _sure(standings: Standings, number: int) -> int:
    """Return a player's score with the byes that are sure to come, in half points."""
    player = standings.tally.player[number]
    later = player.results[max(standings.table.rounds_played, player.counted_to) :]
    return standings.tally.score[number] + sum(found.halves for found in later if found.code)


def _at_stake(mine: list[int], rounds: dict[int, list[int]], most: int) -> int:
    """Return how many half points all remaining rounds can bring, with a bye for an odd one."""
    there = Counter([*mine, *(round_ for found in rounds.values() for round_ in found)])
    return sum((count + 1) // 2 * most for count in there.values())


def _within(needs: list[int], together: int) -> int:
    """Return how many of some needs can be met together."""
    count = 0
    for need in sorted(needs):
        together -= need
        if together < 0:
            break
        count += 1
    return count


def _points(standings: Standings, code: str) -> int:
    """Return what a result to come scores, in half points."""
    table = standings.table
    if table.games_per_round == 2:
        return RESULT_CODES[code].halves * table.points.win // 2
    return dict(zip(GAME, table.points, strict=True))[code]
