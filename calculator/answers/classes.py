"""What is said of a prize class: its title, its size, a player's place in it."""

from fractions import Fraction

from calculator.answers.wording import so_far
from calculator.model import Crosstable
from calculator.ranking import Standing, Standings
from calculator.ranking.classes import Part
from calculator.words import capital, ordinal, say
from calculator.words.sentences import scored


def place_in_class(part: Part, row: Standing, size: int, table: Crosstable | None = None) -> str:
    """Say a player's place in a class of ``size`` players, and the one in the whole event.

    With a ``table`` it says how far the event is, if it is not over.

    >>> from calculator.ranking.classes import Rule
    >>> part = Part(Rule("rating<1200", "rating", "<", ("1200",)), {1: 2, 2: 3, 3: 1})
    >>> place_in_class(part, Standing(1, 1, "Ann", 7, {}, None), 2)
    '1st of 2 in rating under 1200 (2nd of 3 overall), with 3½ points.'
    """
    code = "class-place-among" if part.rule.of_people else "class-place-in"
    points = scored(Fraction(row.score, 2))
    overall = ordinal(part.overall[row.number])
    if table and (now := so_far(table)):
        points = f"{points} {now.words()}"
    return say(code, ordinal(row.place), size, part.rule.title, overall, part.of, points)


def heading(part: Part, size: int) -> str:
    """Say what a class is called and how many of the players are in it.

    >>> from calculator.ranking.classes import Rule
    >>> heading(Part(Rule("rating<1200", "rating", "<", ("1200",)), {1: 1, 2: 2, 3: 3}), 2)
    'Rating under 1200: 2 of 3 players'
    """
    return say("class-size", titled(part), size, part.of)


def titled(part: Part) -> str:
    """Return a class's title as it begins a line."""
    return capital(part.rule.title)


def title(standings: Standings) -> str:
    """Return the event, its section and the prize class; empty where there are none."""
    table = standings.table
    of_class = titled(standings.part) if standings.part else ""
    return " · ".join(part for part in (table.event, table.section, of_class) if part)
