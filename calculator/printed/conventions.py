"""The usual mistakes with unplayed rounds, worked out: sums of scores as they would be with them.

The rules are those of :mod:`calculator.tiebreaks`; here are the readings that programs and
people take instead, so that a sheet made by one can be told by its name.
"""

from collections.abc import Iterator, Mapping, Sequence

from calculator.model import Result
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.tiebreaks.tiebreak import Drops
from calculator.tiebreaks.values import ends


def other_sums(
    tiebreak: Tiebreak, tally: Tally, numbers: Sequence[int]
) -> Iterator[tuple[tuple[str, ...], dict[int, Value]]]:
    """Yield the codes of the mistakes that a tiebreak can be worked out with, and the values.

    Those of the opponents' scores: an opponent's unplayed rounds at what they scored, or at 0;
    the own unplayed rounds left out before dropping; a forfeited opponent's score counted; and
    two of them together. Those of running scores: nothing taken off for unplayed rounds.
    """
    if tiebreak.mistakes == "opponents" and tiebreak.drops:
        yield from _opponents(tiebreak.drops, tally, numbers)
    elif tiebreak.mistakes == "by-result":
        for code, scores in _scores(tally).items():
            if code:
                yield (code,), {number: _by_result(tally, number, scores) for number in numbers}
    elif tiebreak.mistakes in {"running", "cumulatives"}:
        whole = {number: _running(tally, number) for number in tally.record}
        if tiebreak.mistakes == "running":
            values = {number: Value(whole[number], 2) for number in numbers}
        else:
            values = {
                number: Value(sum(whole[other] for other in _met(tally, number)), 2)
                for number in numbers
            }
        yield ("no-deduction",), values


def _scores(tally: Tally) -> dict[str, Mapping[int, int]]:
    """Return what an opponent may count for, in half points, by the code of the mistake."""
    return {
        "": tally.adjusted,
        "as-scored": tally.score,
        "unplayed-zero": {
            number: tally.score[number] if player.given else _in_play(tally.record[number])
            for number, player in tally.player.items()
        },
    }


def _in_play(record: Sequence[Result]) -> int:
    return sum(result.halves for result in record if result.played)


def _opponents(
    drops: Drops, tally: Tally, numbers: Sequence[int]
) -> Iterator[tuple[tuple[str, ...], dict[int, Value]]]:
    scores = _scores(tally)
    # One mistake alone is likelier than two: those come last.
    tried = [(code, False, False) for code in scores if code]
    tried += [("", True, False), ("", False, True)]
    tried += [(code, True, False) for code in scores if code]
    tried += [(code, False, True) for code in scores if code]
    for code, out, forfeits in tried:
        codes = [code] * bool(code) + ["own-left-out"] * out
        codes += ["forfeited-opponent"] * forfeits
        values = {
            number: _sum(drops, tally, number, scores[code], out=out, forfeits=forfeits)
            for number in numbers
        }
        yield tuple(codes), values


def _sum(
    drops: Drops, tally: Tally, number: int, scores: Mapping[int, int], *, out: bool, forfeits: bool
) -> Value:
    amounts = []
    for result in tally.record[number]:
        if result.opponent is not None and (result.played or forfeits):
            amounts.append(scores[result.opponent])
        elif not out:
            amounts.append(0)
    dropped = ends(amounts, *drops(tally, number))
    return Value(sum(amounts) - sum(amounts[at] for at in dropped), 2)


def _by_result(tally: Tally, number: int, scores: Mapping[int, int]) -> Value:
    """Sonneborn-Berger: the scores of those beaten, half of those drawn with; in quarters."""
    amount = sum(
        scores[result.opponent] * result.halves
        for result in tally.record[number]
        if result.played and result.opponent is not None
    )
    return Value(amount, 4)


def _met(tally: Tally, number: int) -> list[int]:
    return [
        result.opponent
        for result in tally.record[number]
        if result.played and result.opponent is not None
    ]


def _running(tally: Tally, number: int) -> int:
    """Return the running scores added up, in half points, with nothing taken off."""
    score = total = 0
    for result in tally.record[number]:
        score += result.halves
        total += score
    return total
