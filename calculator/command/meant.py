"""The one player who is meant by a number or by a name."""

from calculator.ranking import Standing, Standings
from calculator.words import say


def meant(standings: Standings, who: str) -> Standing:
    r"""Return the one player meant by a number or a unique part of a name; else ``LookupError``.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
    >>> meant(standings, "bo").number, meant(standings, "1").name
    (2, 'Ann')
    """
    if who.isdecimal():
        found = [row for row in standings.rows if row.number == int(who)]
    else:
        found = [row for row in standings.rows if who.lower() == row.name.lower()] or [
            row for row in standings.rows if who.lower() in row.name.lower()
        ]
    if len(found) != 1:
        many = ", ".join(row.name for row in found[:5])
        raise LookupError(say("several-players" if found else "no-player", who, many))
    return found[0]
