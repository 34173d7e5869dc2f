"""The one player who is meant by a number or by a name."""

from calculator.command.suggestions import ALIKE_PEOPLE, meant_by
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
    if len(found) > 1:
        raise LookupError(say("several-players", who, ", ".join(row.name for row in found[:5])))
    if not found:
        parts = {part: row.name for row in standings.rows for part in row.name.split()}
        like = meant_by(who, parts | {row.name: row.name for row in standings.rows}, ALIKE_PEOPLE)
        hint = f"; {say('did-you-mean', like)}" if like else ""
        raise LookupError(say("no-player", who) + hint)
    return found[0]
