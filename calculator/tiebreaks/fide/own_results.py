"""The tiebreaks of a player's own results (art. 7) and the points themselves."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from calculator.model import Message, answer_at
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.event import Event, Round, event_of
from calculator.tiebreaks.fide.event import rounds as rounds_of
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Out, Term, Value, added, summed


def points(tally: Tally, number: int, code: Code) -> Value:
    """Return the points that rank, or a team's match points or game points.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(points, Code("PTS"))
    [2.5, 1.5, 1, 1.5]
    """
    event = event_of(tally, code.of or code.base)
    if code.base == "GP" and not any(found.result.game_halves is not None for found in _all(event)):
        return Value(None, 2, missing=Message("no-game-points"))
    if lacking := event.without(number, results=True):
        return Value(None, 2, missing=lacking)
    rounds = event.record[number]
    if code.base == "PTS" and tally.ahead[number]:
        # What counts in the score already counts here, or the score would be two numbers.
        counted = tally.player[number].results[: tally.player[number].counted_to]
        later = (at for at in rounds_of(counted) if at.number > tally.rounds and at.result.code)
        rounds = (*rounds, *later)
    amounts = [at.points for at in rounds]
    return added(amounts, 2, lambda at, amount: _term(rounds[at], amount))


def _all(event: Event) -> list[Round]:
    return [found for number in event.player for found in event.record[number]]


def _counting(
    counts: Callable[[Event, Sequence[Round]], Iterable[bool]],
) -> Callable[[Tally, int, Code], Value]:
    """Make the rule that counts the rounds of which something holds (7.2 to 7.4).

    >>> from calculator.tiebreaks.example import coded
    >>> coded(wins, Code("WIN")), coded(games_won, Code("WON"))
    ([2, 1, 1, 1], [2, 1, 0, 1])
    >>> coded(blacks, Code("BPG")), coded(blacks_won, Code("BWG"))
    ([1, 1, 2, 1], [0, 0, 0, 0])
    """

    def rule(tally: Tally, number: int, code: Code) -> Value:
        event = event_of(tally, code.of)
        if lacking := event.without(number, results=True):
            return Value(None, missing=lacking)
        rounds = event.record[number]
        if code.base in {"BPG", "BWG"} and any(
            found.played and not found.result.color for found in rounds
        ):
            return Value(None, missing=Message("no-colors"))
        amounts = list(map(int, counts(event, rounds)))
        term = _of_color if code.base in {"BPG", "BWG"} else _term
        return added(amounts, 1, lambda at, amount: term(rounds[at], amount))

    return rule


def wins(tally: Tally, number: int, code: Code) -> Value:
    """7.1: rounds with as many points as a win gives, played or not."""
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=True):
        return Value(None, missing=lacking)
    win = event.win
    amounts = [1 if points == win else 0 for points in event.points(number)]
    return added(amounts, 1, _term_of, of=(event, number))


def _term_of(event: Event, number: int, at: int, amount: int) -> Term:
    return _term(event.record[number][at], amount)


def _black(at: Round) -> bool:
    return at.result.color == "B"


# 7.2 to 7.4 ask for games over the board, even where 15.2 takes forfeits as games (of the two the
# special rule); FIDE's own programs do so.
#: 7.2: games won over the board.
games_won = _counting(lambda event, every: [at.played and at.points == event.win for at in every])
#: 7.3: games played with Black.
blacks = _counting(lambda _event, every: [at.played and _black(at) for at in every])
#: 7.4: games won with Black.
blacks_won = _counting(
    lambda event, every: [at.played and _black(at) and at.points == event.win for at in every]
)


def rounds_elected(tally: Tally, number: int, code: Code) -> Value:
    """7.6: all rounds but half-point byes, zero-point byes and forfeit losses.

    The free round of a round robin is none that anybody chose: in one of predetermined pairings
    forfeits are the only unplayed rounds (15.2).

    >>> from calculator.tiebreaks.example import coded
    >>> coded(rounds_elected, Code("REP"))
    [3, 3, 3, 2]
    """
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=True):
        return Value(None, missing=lacking)
    rounds = event.record[number]

    def term(at: int, amount: int) -> Term:
        free = event.robin and rounds[at].opponent is None
        found = _term(rounds[at], amount)
        return found._replace(notes=(Message("free-round"),)) if free else found

    amounts = [int(not at.voluntary or (event.robin and at.opponent is None)) for at in rounds]
    return added(amounts, 1, term)


def progressive(tally: Tally, number: int, code: Code) -> Value:
    """7.5: the score after each round added up; a cut takes the first rounds.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(progressive, Code("PS"))
    [5, 4, 2, 2]
    """
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=True):
        return Value(None, 2, missing=lacking)
    rounds = event.record[number]

    def term(at: int, amount: int) -> Term:
        round_ = rounds[at]
        note = Message("running-score", (round_.category, round_.points, amount))
        return Term(round_.number, round_.opponent, amount, (note,), unplayed=not round_.played)

    amounts = list(accumulate(at.points for at in rounds))
    out: Out = dict.fromkeys(range(min(code.low, len(amounts))), "early")
    return added(amounts, 2, term, out)


def standard_points(tally: Tally, number: int, code: Code) -> Value:
    """7.7: 1 for each round that scored more than the scheduled opponent, ½ for the same.

    An unplayed round without an opponent is compared with a draw.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(standard_points, Code("STD"))
    [2.5, 1.5, 1, 1.5]
    """
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=True):
        return Value(None, 2, missing=lacking)
    terms = []
    for at in event.record[number]:
        if at.opponent is None:
            other, code_ = event.draw, "against-draw"
        else:
            other, code_ = _theirs(tally, event, number, at), "against-theirs"
        amount = (at.points >= other) + (at.points > other)
        terms.append(_term(at, amount)._replace(notes=(Message(code_, (at.points, other)),)))
    return summed(terms, 2)


def _theirs(tally: Tally, event: Event, number: int, at: Round) -> int:
    """Return what the opponent scored in the same game."""
    player, opponent = event.player, at.opponent
    if opponent is None:  # pragma: no cover - then there is nobody to ask for
        return 0
    column = tally.columns(number)[at.number - 1]
    answer = answer_at(event.table, player[number], player[opponent], column)
    theirs = zip(tally.columns(opponent), event.record[opponent], strict=True)
    return next((found.points for found_at, found in theirs if found_at == answer), 0)


def pairing_number(_tally: Tally, number: int, _code: Code) -> Value:
    """7.8: the pairing number, the lowest ahead (``/R``: the highest).

    >>> from calculator.tiebreaks.example import coded
    >>> coded(pairing_number, Code("TPN"))
    [1, 2, 3, 4]
    """
    return Value(
        number, terms=(Term(None, None, number, (Message("pairing-number"),)),), how="other"
    )


def _of_color(at: Round, amount: int) -> Term:
    """Return a term that says the color of a game played, and what came of it."""
    found = _term(at, amount)
    if not at.played:
        return found
    return found._replace(notes=(Message("color", (at.result.color,)), *found.notes))


def _term(at: Round, amount: int) -> Term:
    note = Message("category-of", (at.category if not at.played else at.result.code,))
    return Term(at.number, at.opponent, amount, (note,), unplayed=not at.played)
