"""Why one is below another, as it is said to everybody, on a sheet on the wall: nobody is "you"."""

from calculator.answers import told
from calculator.answers.compared import Comparison, separated
from calculator.answers.when import when
from calculator.model import Message
from calculator.ranking import Standing, Standings
from calculator.words.said import in_words

#: The explanations of tiebreaks that ask about the games among the tied.
_OF_GAMES = {"between", "encounter"}
_WON = {"W", "N", "$", "#", "X"}


def said_to_all(standings: Standings, above: Standing, row: Standing) -> str:
    r"""Say what put a player below the one above, or that both share the place.

    Nothing where the scores differ: those tell it.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> said_to_all(standings, *standings.rows)
    'Tied with Bob on score, behind on Solkoff, 1½ to 2½.'
    """
    if above.score != row.score:
        return ""
    if above.place == row.place:
        equal = told.equal(standings, (above, row))
        return in_words(
            [Message("wall-shares", (row.place, standings.tally.spoken(above.number))), *equal]
        )
    comparison = separated(standings, above, row)
    if comparison is None:  # pragma: no cover - two of one score with different places
        return ""
    passed = [Message("passed-over", (tiebreak.name,)) for tiebreak in comparison.passed]
    behind = told.comparison(comparison, row)
    if behind.code == "tied-behind-printed":
        behind = behind._replace(code="wall-behind-printed")
    return in_words([behind, *passed, *_game(comparison)])


def place_to_all(standings: Standings, row: Standing) -> str:
    r"""Say who has which place, and what put the player below the one above of the same score.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> for row in standings.rows:
    ...     print(place_to_all(standings, row))
    Bob is 1st of 2 with 2 points.
    Ann is 2nd of 2 with 2 points. Tied with Bob on score, behind on Solkoff, 1½ to 2½.
    """
    at = standings.rows.index(row)
    below = said_to_all(standings, standings.rows[at - 1], row) if at else ""
    placed = told.placed(standings, row).words()
    return f"{placed} {below}".strip()


def _game(comparison: Comparison) -> list[Message]:
    """Say who won, where two were tied and their game decided."""
    ahead, behind = comparison.ahead, comparison.behind
    value = behind.values[comparison.tiebreak.name]
    if comparison.tiebreak.explained not in _OF_GAMES or len(value.group) != 2:
        return []
    won = tuple(
        round_
        for round_, result in enumerate(comparison.tally.record[ahead.number], 1)
        if result.opponent == behind.number and result.code in _WON
    )
    name = comparison.tally.spoken(ahead.number)
    return [Message("wall-won", (name, when(comparison.tally.table, won)))] if won else []
