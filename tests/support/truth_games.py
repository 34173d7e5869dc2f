"""What the sentences about games among the tied must say, worked out again."""

from fractions import Fraction

from calculator.model import Message
from tests.support.case import Case
from tests.support.oracle import DRAWS, LOSSES, PLAYED, POINTS, WINS, Cell

Facts = tuple[object, ...]


def tied(case: Case) -> list[int]:
    """All who were tied when the tiebreak was asked."""
    return case.story.groups[case.decided]


def games(case: Case, number: int, others: list[int]) -> list[tuple[int, Cell]]:
    return [
        (at, cell)
        for at, cell in enumerate(case.cells(number), 1)
        if cell.opponent in others and (cell.code in PLAYED or (case.robin and case.base == "DE"))
    ]


def won(case: Case, *, mine: bool) -> Facts:
    """One game between the two, won by one of them."""
    ((at, cell),) = games(case, case.me, [case.you])
    assert case.ahead is mine
    assert cell.code in ((*WINS, "X") if mine else (*LOSSES, "F"))
    return (Message("rounds", (at,)), *(() if mine else (case.other,)))


def results(won: int, drawn: int, lost: int) -> Message:
    said = [
        Message(f"because-{code}", (number,))
        for code, number in (("W", won), ("D", drawn), ("L", lost))
        if number
    ]
    return Message("list", tuple(said)) if said else Message("because-no-game")


def record(case: Case, number: int, others: list[int]) -> Message:
    codes = [cell.code for _, cell in games(case, number, others)]
    return results(
        sum(code in WINS for code in codes),
        sum(code in DRAWS for code in codes),
        sum(code in LOSSES for code in codes),
    )


def among(case: Case) -> Facts:
    group = tied(case)
    mine, yours = (record(case, number, group) for number in case.both)
    return len(group), mine, case.other, yours


class Table:
    """Article 6 among some players: points by opponent, and what each could still reach."""

    def __init__(self, case: Case, group: list[int]) -> None:
        self.group = group
        self.points: dict[int, Fraction] = {}
        self.reach: dict[int, Fraction] = {}
        self.met = True
        for number in group:
            against: dict[int, list[Fraction]] = {}
            for _, cell in games(case, number, group):
                against.setdefault(cell.opponent or 0, []).append(POINTS[cell.code])
            points = sum(
                (sum(found, Fraction(0)) / len(found) for found in against.values()), Fraction(0)
            )
            missing = 0 if case.robin else len(group) - 1 - len(against)
            self.points[number] = points
            self.reach[number] = points + missing
            self.met = self.met and not missing

    def split(self) -> list[list[int]]:
        """Return the group by places."""
        if self.met:
            levels = sorted(set(self.points.values()), reverse=True)
            return [[n for n in self.group if self.points[n] == level] for level in levels]
        left, found = list(self.group), []
        while left:
            clear = [n for n in left if all(self.points[n] > self.reach[o] for o in left if o != n)]
            if not clear or len(left) == 1:
                found.append(left)
                break
            found.append(clear)
            left = [n for n in left if n not in clear]
        return found


def deciding(case: Case) -> Table:
    """The table of article 6 that separated the two."""
    group = tied(case)
    while True:
        table = Table(case, group)
        found = table.split()
        mine, yours = (next(p for p in found if number in p) for number in case.both)
        if mine is not yours:
            return table
        assert len(found) > 1
        group = mine


def encounter(case: Case) -> Facts:
    table = deciding(case)
    assert table.met
    return len(table.group), table.points[case.me], case.other, table.points[case.you]


def reach(case: Case, *, mine: bool) -> Facts:
    table = deciding(case)
    assert not table.met
    assert case.ahead is mine
    front, behind = (case.me, case.you) if mine else (case.you, case.me)
    assert table.points[front] > table.reach[behind]
    return table.points[front], table.reach[behind], case.other


def kashdan(case: Case) -> Facts:
    everybody = list(case.event.by_number)
    mine, yours = (record(case, number, everybody) for number in case.both)
    return mine, case.other, yours


def beaten(case: Case) -> Message:
    """The rounds in which the one who asks beat the other, if there are more than the other way."""
    rounds = [at for at, cell in enumerate(case.cells(case.me), 1) if cell == won_cell(cell, case)]
    lost = [c for c in case.cells(case.me) if c.opponent == case.you and c.code in LOSSES]
    assert len(rounds) > len(lost)
    return Message("rounds", tuple(rounds))


def won_cell(cell: Cell, case: Case) -> Cell | None:
    return cell if cell.opponent == case.you and cell.code == "W" else None


HEAD_TO_HEAD = {"result-between-tied", "DE"}


def asks(case: Case) -> str:
    """The first tiebreak of the order that asks about games among the tied; empty for none."""
    names = [tiebreak.name for tiebreak in case.standings.order]
    return next((name for name in names if name.partition("/")[0] in HEAD_TO_HEAD), "")


def beat(case: Case, when: str) -> Facts:
    """The one who asks beat the one ahead, who is nevertheless ahead on a tiebreak."""
    story, name = case.story, asks(case)
    assert story.decided not in {None, "score"}
    assert not case.ahead
    facts = (case.other, beaten(case))
    names = [tiebreak.name for tiebreak in case.standings.order]
    if when == "never":
        assert not name
        return facts
    late = names.index(name) > names.index(case.decided)
    assert late == (when == "later")
    if late:
        return (*facts, name, case.decided)
    group = story.groups[name]
    none = any(case.amount(number, name) is None for number in group)
    assert none == (when == "passed")
    return (*facts, name) if none else (*facts, name, len(group))
