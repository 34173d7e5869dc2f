"""What only teams have: the matches among the tied, and the boards."""

from fractions import Fraction

from calculator.answers.because.reason import Pair, Reason, exact
from calculator.answers.round_phrases import when
from calculator.model import Message
from calculator.tiebreaks import Value
from calculator.tiebreaks.fide import MiniTable, mini_tables
from calculator.tiebreaks.fide.boards import COMPARED, matches, on_boards
from calculator.tiebreaks.fide.encounter_tables import MiniRow
from calculator.tiebreaks.fide.extended_direct_encounter import BoardTable, encounter_of


def encounter(pair: Pair) -> list[Reason]:
    """Direct encounter of teams, the extended one too: the step that put the two apart."""
    code, numbers = pair.tiebreak.code, (pair.row.number, pair.other.number)
    if code is None:  # pragma: no cover - a rank among the tied is FIDE's
        return []
    if code.base == "DE":
        steps: tuple[MiniTable | BoardTable, ...] = mini_tables(pair.tally, pair.own.group, code)
    else:
        steps = encounter_of(pair.tally, pair.own.group, code).steps
    for step in steps:
        if isinstance(step, BoardTable):
            places = [step.places.get(number) for number in numbers]
            if None not in places and len(set(places)) > 1:
                rows = [step.rows[number] for number in numbers]
                return [Reason(_boards(pair, step.by, rows, ours=True), pair.apart)]
            continue
        rows_ = {row.number: row for row in step.rows}
        found = [rows_[number] for number in numbers if number in rows_]
        if len(found) == len(numbers) and found[0].place != found[1].place:
            kind = step.of or code.of or pair.tally.table.ranked_by
            return [Reason(_mini(pair, step, (found[0], found[1]), kind), pair.apart)]
    raise LookupError(f"{numbers[0]} and {numbers[1]} are not apart")  # pragma: no cover


def _mini(pair: Pair, table: MiniTable, rows: tuple[MiniRow, MiniRow], kind: str) -> Message:
    """Say what the matches among the tied brought to both."""
    own, theirs = rows
    if not table.all_met:
        ahead, behind = (own, theirs) if own.place < theirs.place else (theirs, own)
        reached = (Fraction(ahead.least, table.unit), Fraction(behind.reach, table.unit))
        side = "own" if ahead is own else "their"
        return Message(f"because-{side}-reach", (*reached, pair.name))
    points = (Fraction(own.points, table.unit), Fraction(theirs.points, table.unit))
    met = [
        (round_, result)
        for round_, result in enumerate(pair.tally.record[own.number], 1)
        if result.opponent == theirs.number
    ]
    if len(table.rows) == 2 and len(met) == 1 and kind == "MP" and met[0][1].code in {"W", "L"}:
        at = when(pair.tally.table, [met[0][0]])
        if own.place < theirs.place:
            return Message("because-match-won", (at,))
        return Message("because-match-lost", (at, pair.name))
    two = "-two" if len(table.rows) == 2 else ""
    facts = (len(table.rows), points[0], pair.name, points[1])
    return Message(f"because-matches-{kind}{two}", facts)


def boards(pair: Pair) -> list[Reason]:
    """The boards of all matches: top boards, or without the bottom ones."""
    teams = pair.tally.table.teams
    if teams is None:  # pragma: no cover - without boards there is no rank
        return []
    rows = [
        on_boards(matches(pair.tally, one.number), teams.boards) for one in (pair.row, pair.other)
    ]
    return [Reason(_boards(pair, pair.tiebreak.base, rows, ours=False), pair.apart)]


def _boards(pair: Pair, by: str, rows: list[tuple[int, ...]], *, ours: bool) -> Message:
    """Say what told the boards of two teams apart; ``ours`` are those of the match between them."""
    where = "match" if ours else "all"
    own, theirs = (COMPARED[by](row) for row in rows)
    both = enumerate(zip(own, theirs, strict=True))
    at = next((at for at, (one, other) in both if one != other), 0)
    figures = (Fraction(abs(own[at]), 2), pair.name, Fraction(abs(theirs[at]), 2))
    if by == "BC":
        return Message(f"because-board-count-{where}", figures)
    # Board 1 is the first figure from the top; from the bottom it is the last one.
    board = at + 1 if by == "TBR" else len(rows[0]) - at - 1
    what = "board" if by == "TBR" or board == 1 else "boards"
    return Message(f"because-{what}-{where}", (board, *figures))


def board_count(pair: Pair) -> list[Reason]:
    """Both counts: the lower one is ahead."""
    facts = (exact(pair.own), pair.name, exact(pair.theirs))
    return [Reason(Message("because-board-count-all", facts), pair.apart)]


def schedule(pair: Pair) -> list[Reason]:
    """The points of the kind that does not rank, and the share of Buchholz, of both."""
    own, theirs = (_shares(value) for value in (pair.own, pair.theirs))
    facts = (*own, pair.name, *theirs)
    return [Reason(Message("because-schedule", facts), pair.apart)]


def _shares(value: Value) -> tuple[Fraction, Fraction]:
    first, *rest = value.terms
    return (
        Fraction(first.amount, value.unit),
        Fraction(sum(term.amount for term in rest if term.counted), value.unit),
    )
