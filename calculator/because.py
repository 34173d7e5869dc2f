"""Why one of two tied players has more: what in the terms makes the difference, in plain words.

Every reason carries the part of the difference that it tells of, so that together they can be
checked: the parts add up to the one value less the other.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from calculator import explain
from calculator.ranking import Standing
from calculator.tiebreaks import Note, Tally, Term, Tiebreak, Value
from calculator.tiebreaks.fide import mini_tables
from calculator.tiebreaks.fide.codes import parse
from calculator.words import ordinal, quantity, say


class Reason(NamedTuple):
    """One sentence, as a code of the catalogue, and what it explains."""

    note: Note
    part: Fraction = Fraction(0)
    """What it puts between the two values, own less theirs; 0 for a remark."""


class Pair(NamedTuple):
    """The player who asks, the one of the same score, and their values of one tiebreak."""

    row: Standing
    other: Standing
    tiebreak: Tiebreak
    tally: Tally

    @property
    def own(self) -> Value:
        """The value of the player who asks."""
        return self.row.values[self.tiebreak.name]

    @property
    def theirs(self) -> Value:
        """The other player's value."""
        return self.other.values[self.tiebreak.name]

    @property
    def apart(self) -> Fraction:
        """By how much the own value is more; below 0 where it is less."""
        return _exact(self.own) - _exact(self.theirs)


def because(pair: Pair) -> tuple[Reason, ...]:
    """Return what makes the difference between two players whom a tiebreak separated.

    The parts add up to the difference of the values. Empty where the values say all there is.
    """
    base = pair.tiebreak.name.partition("/")[0].partition(":")[0]
    explained = _FAMILIES.get(base)
    return tuple(explained(pair)) if explained and pair.apart else ()


def in_words(pair: Pair) -> str:
    r"""Say what makes the difference, in sentences.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> bob, ann = standings.rows
    >>> in_words(Pair(ann, bob, standings.order[0], standings.tally))
    'Your opponents scored one point less together.'
    """
    return " ".join(explain.note(reason.note) for reason in because(pair))


def amount(part: Fraction) -> str:
    """Write points without their sign, with the word for them.

    >>> amount(Fraction(1)), amount(Fraction(-1, 2)), amount(Fraction(3, 4)), amount(Fraction(5, 2))
    ('one point', 'half a point', '¾ of a point', '2½ points')
    """
    part = abs(part)
    if part == 1:
        return say("because-one")
    if part == Fraction(1, 2):
        return say("because-half")
    return say("because-part" if part < 1 else "because-many", _figure(part))


def rounds(numbers: list[int]) -> str:
    """List rounds, those in a row as a range.

    >>> rounds([2]), rounds([2, 3, 4, 6])
    ('round 2', 'rounds 2–4 and 6')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    listed = _listed([f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs])
    return say("because-round" if len(numbers) == 1 else "because-rounds", listed)


def _listed(parts: list[str]) -> str:
    """Join parts as one does in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say("names-two", ", ".join(parts[:-1]), parts[-1])


def _exact(value: Value) -> Fraction:
    return Fraction(value.amount or 0, value.scale)


def _figure(part: Fraction) -> str:
    return quantity(part.numerator, part.denominator)


def _sided(code: str, part: Fraction, *facts: int | str) -> Note:
    """Return the sentence for more or for less."""
    return Note(f"because-{code}-{'more' if part > 0 else 'less'}", facts)


def _sum(value: Value, terms: list[Term]) -> Fraction:
    return Fraction(sum(term.amount for term in terms), value.unit)


# Sums of the opponents' scores


def _opponents(pair: Pair) -> list[Reason]:
    """The opponents scored more or less, with or without those who were left out."""
    apart = pair.apart
    total = _sum(pair.own, list(pair.own.terms)) - _sum(pair.theirs, list(pair.theirs.terms))
    terms = (*pair.own.terms, *pair.theirs.terms)
    counted = any(
        term.adjusted or (term.unplayed and term.notes[0].code != "own-unplayed") for term in terms
    )
    verb = "counted" if counted or pair.tiebreak.name.startswith("FB") else "scored"
    if all(term.counted for term in terms):
        found = [Reason(_sided(verb, apart, amount(apart)), apart)]
    else:
        left = _left_out(pair)
        if total == 0:
            note = _sided(f"{verb}-level", apart, amount(apart), left, pair.other.name)
        elif (total > 0) == (apart > 0):
            note = _sided(f"{verb}-even", apart, amount(apart), left)
        else:
            note = _sided(f"{verb}-but", apart, amount(apart), left, amount(total))
        found = [Reason(note, apart)]
    return found + _empty_rounds(pair)


def _left_out(pair: Pair) -> str:
    """Name what both players have left out: "the lowest"; in general where they differ."""
    ends = set()
    for value in (pair.own, pair.theirs):
        codes = [term.notes[-1].code for term in value.terms if not term.counted]
        low = sum(code.endswith("-lowest") for code in codes)
        high = sum(code.endswith("-highest") for code in codes)
        ends.add((low, high) if low + high == len(codes) else (-1, -1))
    (low, high), *others = ends
    if others or (low, high) not in {(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2)}:
        return say("because-left-out")
    return say(f"because-left-{low}-{high}")


def _empty_rounds(pair: Pair) -> list[Reason]:
    """Remark on unplayed rounds that count 0, where the one behind has more of them."""

    def empty(value: Value) -> list[Term]:
        return [
            term
            for term in value.terms
            if term.unplayed and term.counted and term.notes[0].code == "own-unplayed"
        ]

    own, theirs = empty(pair.own), empty(pair.theirs)
    if pair.apart < 0 and len(own) > len(theirs):
        return [
            Reason(Note("because-own-empty", (term.round or 0, term.notes[0].facts[0])))
            for term in own
        ]
    if pair.apart > 0 and len(theirs) > len(own):
        return [
            Reason(
                Note(
                    "because-their-empty",
                    (term.round or 0, term.notes[0].facts[0], pair.other.name),
                )
            )
            for term in theirs
        ]
    return []


# Running scores


def _running(pair: Pair) -> list[Reason]:
    """Ahead after some rounds, behind after others; and what is taken off for unplayed rounds."""

    def split(value: Value) -> tuple[dict[int, int], int]:
        taken = -sum(term.amount for term in value.terms if term.amount < 0)
        return {
            term.round or 0: term.amount
            for term in value.terms
            if term.counted and term.amount >= 0
        }, taken

    (own, own_taken), (theirs, their_taken) = split(pair.own), split(pair.theirs)
    gaps = {at: own.get(at, 0) - theirs.get(at, 0) for at in sorted({*own, *theirs})}
    found = []
    for code, sign in (("more", 1), ("less", -1)):
        at = [number for number, gap in gaps.items() if gap * sign > 0]
        if at:
            part = Fraction(sum(gaps[number] for number in at), pair.own.unit)
            facts = (rounds(at), amount(part), len(at))
            found.append(Reason(Note(f"because-running-{code}", facts), part))
    if pair.apart < 0:
        found.reverse()
    if own_taken != their_taken:
        for taken, code, sign, name in (
            (own_taken, "because-own-taken", -1, ""),
            (their_taken, "because-their-taken", 1, pair.other.name),
        ):
            if taken:
                part = Fraction(sign * taken, pair.own.unit)
                found.append(Reason(Note(code, (amount(part), name)), part))
    return found


# Opponents' scores times own results


def _by_result(pair: Pair) -> list[Reason]:
    """Those beaten and those drawn with bring more or less."""
    whole = [Reason(_sided("products", pair.apart, amount(pair.apart)), pair.apart)]
    points = pair.tally.table.points
    shares = {points.win: "beaten", points.draw: "drawn"}
    terms = (*pair.own.terms, *pair.theirs.terms)
    if not all(term.counted for term in terms) or pair.tally.table.games_per_round != 1:
        return whole
    found: dict[str, Fraction] = {}
    for value, sign in ((pair.own, 1), (pair.theirs, -1)):
        for term in value.terms:
            if not term.amount:
                continue
            times = term.notes[-1]
            if term.unplayed or times.code not in {"share", "times-points"}:
                return whole
            share = shares.get(int(times.facts[1]))
            if share is None:
                return whole
            part = Fraction(sign * term.amount, value.unit)
            found[share] = found.get(share, Fraction(0)) + part
    # What made the difference first, what made up for some of it after.
    parts = sorted(found.items(), key=lambda item: item[1], reverse=pair.apart > 0)
    return [Reason(_sided(share, part, amount(part)), part) for share, part in parts if part]


# Games among the tied

#: Results as direct encounter has them, by which one player won and the other lost.
_WON, _LOST = {"W", "N", "FW"}, {"L", "S", "FL"}


def _between(pair: Pair) -> list[Reason]:
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
    return _results(counts)


def _results(counts: dict[str, int]) -> str:
    said = [say(f"because-{code}", number) for code, number in counts.items() if number]
    return _listed(said) or say("because-no-game")


def _encounter(pair: Pair) -> list[Reason]:
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


# Own results, ratings, and what is recorded


def _count(code: str) -> Callable[[Pair], list[Reason]]:
    def found(pair: Pair) -> list[Reason]:
        number = int(abs(pair.apart))
        return [Reason(_sided(code, pair.apart, number), pair.apart)]

    return found


def _points(code: str) -> Callable[[Pair], list[Reason]]:
    def found(pair: Pair) -> list[Reason]:
        return [Reason(_sided(code, pair.apart, amount(pair.apart)), pair.apart)]

    return found


def _rated(code: str) -> Callable[[Pair], list[Reason]]:
    def found(pair: Pair) -> list[Reason]:
        return [Reason(_sided(code, pair.apart, _figure(abs(pair.apart))), pair.apart)]

    return found


def _kashdan(pair: Pair) -> list[Reason]:
    """The games played, by result."""

    def games(value: Value) -> str:
        amounts = [term.amount for term in value.terms if not term.unplayed]
        return _results(
            {code: amounts.count(worth) for code, worth in zip("WDL", (4, 2, 1), strict=True)}
        )

    return [
        Reason(
            Note("because-played", (games(pair.own), pair.other.name, games(pair.theirs))),
            pair.apart,
        )
    ]


def _facts(pair: Pair) -> list[Reason]:
    """What the one fact is that the value stands for, of each player."""
    own, theirs = (explain.note(value.terms[0].notes[0]) for value in (pair.own, pair.theirs))
    return [Reason(Note("because-facts", (own, pair.other.name, theirs)), pair.apart)]


def _recorded(pair: Pair) -> list[Reason]:
    """The ranks at the board, or of the lots."""
    own, theirs = (ordinal(value.rank) for value in (pair.own, pair.theirs))
    return [Reason(Note("because-came", (own, pair.other.name, theirs)), pair.apart)]


_FAMILIES: dict[str, Callable[[Pair], list[Reason]]] = {
    **dict.fromkeys(("modified-median", "solkoff", "median", "BH", "FB"), _opponents),
    **dict.fromkeys(("cumulative", "PS"), _running),
    "cumulative-opposition": _points("cumulatives"),
    "AOB": _points("buchholz"),
    **dict.fromkeys(("sonneborn-berger", "SB"), _by_result),
    "result-between-tied": _between,
    "DE": _encounter,
    **dict.fromkeys(("most-wins", "WIN", "WON"), _count("wins")),
    **dict.fromkeys(("most-blacks", "BPG"), _count("blacks")),
    "BWG": _count("black-wins"),
    "REP": _count("elected"),
    "kashdan": _kashdan,
    "KS": _points("koya"),
    **dict.fromkeys(("team-game-points", "GP"), _points("game-points")),
    **dict.fromkeys(("average-opposition", "ARO"), _rated("rated")),
    **dict.fromkeys(("opposition-performance", "APRO", "APPO"), _rated("performed")),
    **dict.fromkeys(("TPR", "PTP"), _rated("performance")),
    "RTNG": _rated("rating"),
    **dict.fromkeys(("time-of-loss", "late-arrival", "actual-play"), _facts),
    **dict.fromkeys(("playoff", "single-fast-game", "coin-flip"), _recorded),
}
