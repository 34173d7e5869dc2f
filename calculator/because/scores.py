"""Sums of scores: the opponents' scores, running scores, scores times results."""

from fractions import Fraction

from calculator.because.reason import Pair, Reason, amount, rounds, sided, total_of
from calculator.tiebreaks import Note, Term, Value
from calculator.words import say

# Sums of the opponents' scores


def opponents(pair: Pair) -> list[Reason]:
    """The opponents scored more or less, with or without those who were left out."""
    apart = pair.apart
    total = total_of(pair.own, list(pair.own.terms)) - total_of(
        pair.theirs, list(pair.theirs.terms)
    )
    terms = (*pair.own.terms, *pair.theirs.terms)
    counted = any(
        term.adjusted or (term.unplayed and term.notes[0].code != "own-unplayed") for term in terms
    )
    verb = "counted" if counted or pair.tiebreak.name.startswith("FB") else "scored"
    if all(term.counted for term in terms):
        found = [Reason(sided(verb, apart, amount(apart)), apart)]
    else:
        left = _left_out(pair)
        if total == 0:
            note = sided(f"{verb}-level", apart, amount(apart), left, pair.other.name)
        elif (total > 0) == (apart > 0):
            note = sided(f"{verb}-even", apart, amount(apart), left)
        else:
            note = sided(f"{verb}-but", apart, amount(apart), left, amount(total))
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


def running(pair: Pair) -> list[Reason]:
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


def by_result(pair: Pair) -> list[Reason]:
    """Those beaten and those drawn with bring more or less."""
    whole = [Reason(sided("products", pair.apart, amount(pair.apart)), pair.apart)]
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
    return [Reason(sided(share, part, amount(part)), part) for share, part in parts if part]
