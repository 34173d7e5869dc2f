"""The tiebreaks of ratings (art. 10).

With an unrated player in the event they have no value, unless a rule for them was published
(``/U1400`` rates the unrated). Forfeits and byes are left out.
"""

from calculator.model import RESULT_CODES, Message
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.cuts import cut
from calculator.tiebreaks.fide.event import Round, event_of
from calculator.tiebreaks.fide.rating_tables import difference, expected
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, added


def rating(tally: Tally, number: int, code: Code) -> Value:
    """10.6: the rating, the highest ahead (``/R``: the lowest).

    >>> from calculator.tiebreaks.example import coded
    >>> coded(rating, Code("RTNG"))
    [1800, 1700, 1600, 1500]
    """
    if lacking := _unrated(tally, code):
        return Value(None, missing=lacking)
    amount, note = _rating(tally, number, code)
    return Value(amount, terms=(Term(None, None, amount, (note,)),), how="other")


def average_rating(tally: Tally, number: int, code: Code) -> Value:
    """10.1: the mean rating of the opponents met over the board, rounded half up.

    Before September 2023 an unplayed round was itself the first to be cut.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(average_rating, Code("ARO"))
    [1600, 1633, 1750, 1750]
    """
    games = _games(tally, number, code)
    if isinstance(games, Message):
        return Value(None, missing=games)
    rated = [_rating(tally, opponent, code) for _, opponent in games]
    event = event_of(tally)
    unplayed = len(event.record[number]) - len(games) if event.edition.virtual else 0
    low = max(0, code.low - unplayed)
    high = max(0, code.high - max(0, unplayed - code.low))

    def term(at: int, amount: int) -> Term:
        game, opponent = games[at]
        return Term(game.number, opponent, amount, (rated[at][1],))

    amounts = [theirs for theirs, _ in rated]
    out = cut(amounts, amounts, low, high)
    total, count = added(amounts, 1, term, out), len(amounts) - len(out)
    if total.amount is None or not count:
        return Value(None, 1, total.terms, Message("met-nobody"), "average")
    return total._replace(amount=_half_up(total.amount, count), how="average")


def performance(tally: Tally, number: int, code: Code) -> Value:
    """10.2: the average rating of the opponents and the difference for the percentage scored.

    Scored are 1, ½ and 0 over the board whatever the event's points; the percentage is
    rounded half up. Where a round has two games, each opponent was met in two.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(performance, Code("TPR"))
    [1873, 1633, 950, 1750]
    """
    games = _games(tally, number, code)
    if isinstance(games, Message):
        return Value(None, missing=games)
    if not games:
        return Value(None, missing=Message("met-nobody"))
    average = average_rating(tally, number, code).amount or 0
    scored = _scored(games)
    count = len(games) * tally.table.games_per_round
    percent = _half_up(50 * scored, count)
    rise = difference(percent)
    terms = (
        Term(None, None, average, (Message("average-rating", (len(games),)),)),
        Term(None, None, rise, (Message("percentage", (scored, count, percent)),)),
    )
    return Value(average + rise, terms=terms)


def perfect_performance(tally: Tally, number: int, code: Code) -> Value:
    """10.3: the lowest rating of which at least the points scored are expected.

    The expected percentages are whole numbers and the full table is used (no 400 points
    rule). Who scored nothing has the lowest opponent's rating minus 800.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(perfect_performance, Code("PTP"))
    [1889, 1630, 900, 1747]
    """
    games = _games(tally, number, code)
    if isinstance(games, Message):
        return Value(None, missing=games)
    if not games:
        return Value(None, missing=Message("met-nobody"))
    ratings = [_rating(tally, opponent, code)[0] for _, opponent in games]
    scored = _scored(games)
    each = tally.table.games_per_round
    perfect = _perfect(ratings, scored, each)
    terms = tuple(
        Term(
            game.number,
            opponent,
            each * expected(perfect - theirs),
            (Message("expected", (theirs, expected(perfect - theirs))),),
        )
        for (game, opponent), theirs in zip(games, ratings, strict=True)
    )
    if not scored:
        terms = (Term(None, None, 100 * perfect, (Message("nothing-scored", (min(ratings),)),)),)
    return Value(perfect, 1, terms, how="other", term_scale=100)


def _perfect(ratings: list[int], scored: int, each: int) -> int:
    """Return the lowest rating of which ``scored`` half points are expected in ``each`` games."""
    low = min(ratings) - 800
    if not scored:
        return low
    high = max(ratings) + 800
    while high - low > 1:  # low is too low, high is enough
        middle = (low + high) // 2
        if each * sum(expected(middle - theirs) for theirs in ratings) >= 50 * scored:
            high = middle
        else:
            low = middle
    return high


def average_performance(tally: Tally, number: int, code: Code) -> Value:
    """10.4: the mean of the opponents' performances (TPR), 10.5: of their perfect ones (PTP).

    Rounded half up; an opponent who met nobody has none and is left out. Where the table does not
    say an opponent's performance, it does not say the mean.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(average_performance, Code("APRO"))
    [1444, 1524, 1753, 1753]
    """
    games = _games(tally, number, code)
    if isinstance(games, Message):
        return Value(None, missing=games)
    work, base = (performance, "TPR") if code.base == "APRO" else (perfect_performance, "PTP")
    inner = code._replace(base=base)
    terms = []
    for game, opponent in games:
        theirs = tally.value(inner.name, opponent, lambda tally, number: work(tally, number, inner))
        if theirs.missing and theirs.missing.code != "met-nobody":
            return Value(None, missing=Message("no-opponents-results"))
        if theirs.amount is None:
            left_out = (Message("no-performance"),)
            terms.append(Term(game.number, opponent, 0, left_out, counted=False))
        else:
            notes = (Message("their-performance", (base,)),)
            terms.append(Term(game.number, opponent, theirs.amount, notes))
    counted = [term.amount for term in terms if term.counted]
    if not counted:
        return Value(None, 1, tuple(terms), Message("met-nobody"), "average")
    return Value(_half_up(sum(counted), len(counted)), 1, tuple(terms), None, "average")


def _games(tally: Tally, number: int, code: Code) -> list[tuple[Round, int]] | Message:
    """Return the games over the board with their opponents, or why there is no value."""
    event = event_of(tally)
    lacking = _unrated(tally, code) or event.without(number, results=code.base != "ARO")
    return lacking or [
        (game, game.opponent) for game in event.games(number) if game.opponent is not None
    ]


def _unrated(tally: Tally, code: Code) -> Message | None:
    """Say that somebody is unrated and no rule for that was published."""
    if code.unrated is not None:
        return None
    return Message("unrated-event", (tally.unrated,)) if tally.unrated else None


def _rating(tally: Tally, number: int, code: Code) -> tuple[int, Message]:
    known = tally.player[number].rating
    if known is not None:
        return known, Message("rating", (known,))
    taken = code.unrated or 0
    return taken, Message("unrated-as", (taken,))


def _scored(games: list[tuple[Round, int]]) -> int:
    """Half points over the board, a win 1 and a draw ½ whatever the event's points."""
    return sum(RESULT_CODES[game.result.code].halves for game, _ in games)


def _half_up(total: int, count: int) -> int:
    return (2 * total + count) // (2 * count)
