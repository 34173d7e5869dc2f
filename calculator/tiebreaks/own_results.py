"""Tiebreaks of the player's own results: wins, colors, Kashdan, losses, arrival."""

from calculator.model import RESULT_CODES, Message, Result
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, summed

#: Kashdan's points by what a played game scored, in half points (34E7).
_KASHDAN = {2: 4, 1: 2, 0: 1}


def kashdan(tally: Tally, number: int) -> Value:
    """34E7: four points a win, two a draw, one a loss, nothing for an unplayed round.

    >>> from calculator.tiebreaks.example import each
    >>> each(kashdan)
    [10, 7, 2, 5]
    """
    if unknown := _without_results(tally, number):
        return unknown
    if tally.table.games_per_round != 1:
        return Value(None, missing=Message("two-games-a-round"))
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        amount = _KASHDAN[RESULT_CODES[result.code].halves] if result.played else 0
        terms.append(_term(round_, result, amount, Message("result", (result.code,))))
    return summed(terms, 1)


def most_blacks(tally: Tally, number: int) -> Value:
    """34E6: the number of games played with Black. Needs the colors of all played games.

    >>> from calculator.tiebreaks.example import each
    >>> each(most_blacks)
    [1, 1, 2, 1]
    """
    record = tally.record[number]
    if not tally.has_colors or any(result.played and not result.color for result in record):
        return Value(None, missing=Message("no-colors"))
    terms = []
    for round_, result in enumerate(record, 1):
        black = result.played and result.color == "B"
        note = Message("color", (result.color if result.played else "",))
        terms.append(_term(round_, result, int(black), note))
    return summed(terms, 1)


def most_wins(tally: Tally, number: int) -> Value:
    """Source 002 (Baumbach): the number of games won; forfeit wins only by convention.

    >>> from calculator.tiebreaks.example import each
    >>> each(most_wins)
    [2, 1, 0, 1]
    """
    if unknown := _without_results(tally, number):
        return unknown
    forfeits = tally.choices.convention("most-wins") == "forfeits"
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        won = {"W": 1, "N": 1, "$": 2, "#": 1}.get(result.code, 0)
        if forfeits and result.code == "X":
            won = 1
        terms.append(_term(round_, result, won, Message("result", (result.code,))))
    return summed(terms, 1)


def time_of_loss(tally: Tally, number: int) -> Value:
    """Source 002: the round of the first loss, the later the better; a forfeit loss is one.

    A player who never lost has the number of the round after the last.

    >>> from calculator.tiebreaks.example import each
    >>> each(time_of_loss)
    [4, 3, 1, 1]
    """
    if unknown := _without_results(tally, number):
        return unknown
    for round_, result in enumerate(tally.record[number], 1):
        if result.code in {"L", "S", "F"}:
            note = Message("first-loss", (result.code, round_))
            return Value(round_, terms=(_term(round_, result, round_, note),), how="other")
    after = tally.rounds + 1
    return Value(after, terms=(Term(None, None, after, (Message("never-lost"),)),), how="other")


def late_arrival(tally: Tally, number: int) -> Value:
    """Source 002: 1 for those who were there when round 1 was paired, 0 for late entries.

    Told from the table by the first round: who was neither paired nor given a full-point
    bye came later. The event may correct it (:attr:`Choices.late`).

    >>> from calculator.tiebreaks.example import each
    >>> each(late_arrival)
    [1, 1, 1, 1]
    """
    if tally.choices.late is not None:
        late = number in tally.choices.late
        return _one(0 if late else 1, Message("arrived-late" if late else "arrived-in-time"))
    if not tally.table.tells_rounds:
        return Value(None, missing=Message("no-rounds"))
    record = tally.record[number]
    if unknown := _without_results(tally, number):
        return unknown
    late = bool(record) and record[0].code in {"H", "U", ""}
    first = next((at for at, found in enumerate(record, 1) if found.code not in {"H", "U", ""}), 0)
    if late and first:
        return _one(0, Message("entered-in-round", (first,)))
    return _one(0 if late else 1, Message("arrived-late" if late else "arrived-in-time"))


def actual_play(tally: Tally, number: int) -> Value:
    """Source 004: 1 for scoring over the board, 0 for points by unplayed games only.

    >>> from calculator.tiebreaks.example import each
    >>> each(actual_play)
    [1, 1, 0, 1]
    """
    if unknown := _without_results(tally, number):
        return unknown
    scored = sum(result.halves for result in tally.record[number] if result.played)
    if scored:
        return _one(1, Message("scored-in-play", (scored,)), points=scored)
    return _one(0, Message("nothing-in-play", (tally.score[number],)))


def _without_results(tally: Tally, number: int) -> Value | None:
    """Return the missing value where the results round by round are not known."""
    player = tally.player[number]
    if player.stub or any(result.code == "?" for result in tally.record[number]):
        return Value(None, missing=Message("no-results"))
    return None


def _one(amount: int, note: Message, *, points: int = 0) -> Value:
    return Value(amount, terms=(Term(None, None, amount, (note,), points=points),), how="other")


def _term(round_: int, result: Result, amount: int, note: Message) -> Term:
    opponent = result.opponent
    return Term(round_, opponent, amount, (note,), unplayed=not result.played)
