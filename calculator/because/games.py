"""Games among the tied: who won the one between two, or what all of them scored."""

from calculator.because.reason import Pair, Reason, listed
from calculator.tiebreaks import Note, Value
from calculator.tiebreaks.fide import mini_tables
from calculator.tiebreaks.fide.codes import parse
from calculator.words import quantity, say

#: Results as direct encounter has them, by which one player won and the other lost.
_WON, _LOST = {"W", "N", "FW"}, {"L", "S", "FL"}


def between(pair: Pair) -> list[Reason]:
    """Who won the game, or all results among those who were level."""
    group = pair.own.group
    theirs = [term for term in pair.own.terms if term.opponent == pair.other.number]
    balance = (pair.own.amount, pair.theirs.amount)
    if len(group) == 2 and len(theirs) == 1 and balance in {(1, -1), (-1, 1)}:
        return [Reason(_game(pair, theirs[0].round or 0), pair.apart)]
    facts = (
        len(group),
        _record(pair.own),
        pair.other.name,
        _record(pair.theirs),
    )
    return [Reason(Note("because-among", facts), pair.apart)]


def _game(pair: Pair, round_: int) -> Note:
    if (pair.apart > 0) != pair.tiebreak.lowest_first:
        return Note("because-you-won", (round_,))
    return Note("because-they-won", (round_, pair.other.name))


def _record(value: Value) -> str:
    """Write results in words: "two wins and one loss"."""
    counts = {"W": 0, "D": 0, "L": 0}
    for term in value.terms:
        if term.round is not None:
            code = "W" if term.amount > 0 else "L" if term.amount < 0 else "D"
            counts[code] += 1
    return results_in_words(counts)


def results_in_words(counts: dict[str, int]) -> str:
    """List how many were won, drawn and lost: code -> number."""
    said = [say(f"because-{code}", number) for code, number in counts.items() if number]
    return listed(said) or say("because-no-game")


def encounter(pair: Pair) -> list[Reason]:
    """FIDE's article 6: by points where all have met, else by what could still be reached."""
    code = parse(pair.tiebreak.name)
    tables = mini_tables(pair.tally, pair.own.group, code) if code else ()
    for table in reversed(tables):
        rows = {row.number: row for row in table.rows}
        own, theirs = rows.get(pair.row.number), rows.get(pair.other.number)
        if not (own and theirs) or own.place == theirs.place:
            continue
        if not table.all_met:
            ahead, behind = (own, theirs) if own.place < theirs.place else (theirs, own)
            side = "own" if ahead is own else "their"
            reached = (quantity(ahead.points, table.unit), quantity(behind.reach, table.unit))
            return [Reason(Note(f"because-{side}-reach", (*reached, pair.other.name)), pair.apart)]
        games = [term for term in pair.own.terms if term.opponent == pair.other.number]
        one = len(games) == 1 and games[0].notes[0].code == "mini-game"
        decided = _WON if own.place < theirs.place else _LOST
        if len(rows) == 2 and one and games[0].notes[0].facts[0] in decided:
            return [Reason(_game(pair, games[0].round or 0), pair.apart)]
        points = (quantity(own.points, table.unit), quantity(theirs.points, table.unit))
        facts = (len(rows), points[0], pair.other.name, points[1])
        return [Reason(Note("because-encounter", facts), pair.apart)]
    return []
