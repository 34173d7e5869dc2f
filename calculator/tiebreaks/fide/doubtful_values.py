"""Where the rules bar a tiebreak, or make its value doubtful."""

from calculator.model import Message
from calculator.tiebreaks.editions import EDITIONS
from calculator.tiebreaks.orders import OLYMPIAD
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Tiebreak

#: The first edition that bars a tiebreak in a round robin, and does not only doubt it.
_BARS = "fide-2026"


def doubts(tally: Tally, order: tuple[Tiebreak, ...]) -> tuple[Message, ...]:
    """Return a warning for each tiebreak of an order that the rules bar or doubt here."""
    robin = tally.table.kind == "round-robin"
    editions = list(EDITIONS)
    found = []
    for at, tiebreak in enumerate(order):
        if tiebreak.fide is None:
            continue
        if tiebreak.within and tally.table.of_teams and tally.table.ranked_by != tiebreak.within:
            before = {other.base for other in order[:at]}
            if before.isdisjoint({tiebreak.within, "MPvGP"}):
                found.append(Message("only-within", (tiebreak.name,)))
        if robin and tiebreak.fide.meant_for == "swiss" and tally.rules == _BARS:
            found.append(Message("barred-in-round-robin", (tiebreak.name,)))
        if not robin and tiebreak.fide.meant_for == "round-robin":
            found.append(Message("doubtful-in-swiss", (tiebreak.name,)))
        last, here = tally.table.final_round, tally.table.provisional
        fore = tiebreak.code is not None and (tiebreak.code.fore or tiebreak.base == "FB")
        if fore and last > tally.rounds and not tally.table.is_paired(last):
            found.append(Message("fore-not-paired", (tiebreak.name, last)))
        elif fore and here is not None and here.of is None:
            found.append(Message("fore-last-unknown", (tiebreak.name, last)))
        first = tiebreak.fide.since
        if first and editions.index(tally.rules) < editions.index(first):
            found.append(Message("not-in-edition", (tiebreak.name, tally.rules)))
    if tuple(one.name for one in order) == OLYMPIAD and tally.table.of_teams:
        unplayed = sum(not one.played for record in tally.record.values() for one in record)
        if unplayed:
            found.append(Message("olympiad-unplayed", (unplayed,)))
    unrated = sum(player.rating is None for player in tally.player.values())
    by_rating = [
        tiebreak.name
        for tiebreak in order
        if tiebreak.code and "ratings" in tiebreak.needs and tiebreak.code.unrated is None
    ]
    if unrated and by_rating:
        found.append(Message("unrated-players", (unrated, ", ".join(by_rating))))
    return tuple(found)
