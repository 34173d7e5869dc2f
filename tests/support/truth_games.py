"""What the sentences about games among the tied must say, worked out again."""

from fractions import Fraction

from calculator.model import Message
from tests.support.case import Case
from tests.support.oracle import DRAWS, LOSSES, PLAYED, POINTS, WINS, Cell

Facts = tuple[object, ...]


def tied(case: Case) -> list[int]:
    """All who were tied when the tiebreak was applied."""
    return case.story.groups[case.decided]


def games(case: Case, number: int, others: list[int], base: str = "") -> list[tuple[int, Cell]]:
    """The games of one against others; ``base`` is the tiebreak that asks, if not what decided."""
    due = case.robin and (base or case.base) == "DE"
    return [
        (at, cell)
        for at, cell in enumerate(case.cells(number), 1)
        if cell.opponent in others and (cell.code in PLAYED or due)
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
    """Results among the tied; where those are two, the sentence has no number."""
    group = tied(case)
    mine, yours = (record(case, number, group) for number in case.both)
    return len(group), mine, case.other, yours


class Table:
    """Article 6 among some players: points by opponent, and what each could still reach."""

    def __init__(self, case: Case, group: list[int], base: str = "") -> None:
        self.group = group
        self.points: dict[int, Fraction] = {}
        self.reach: dict[int, Fraction] = {}
        self.met = True
        for number in group:
            against: dict[int, list[Fraction]] = {}
            for _, cell in games(case, number, group, base):
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


def two_encounter(case: Case) -> Facts:
    """One game of two that the cells do not agree about."""
    assert len(deciding(case).group) == 2
    assert len(games(case, case.me, [case.you])) == 1
    return encounter(case)


def average(case: Case) -> Facts:
    """Several games of two: what was scored, out of how many, and the averages."""
    table = deciding(case)
    assert len(table.group) == 2
    played = games(case, case.me, [case.you])
    assert len(played) > 1
    scored = sum((POINTS[cell.code] for _, cell in played), Fraction(0))
    averages = (table.points[case.me], table.points[case.you])
    assert averages[0] == scored / len(played)
    return scored, Fraction(len(played)), case.other, *averages


def averaged(case: Case) -> Facts:
    """Two of those concerned met more than once."""
    group = tied(case)
    assert any(
        len(games(case, one, [other])) > 1 for one in group for other in group if one != other
    )
    return ()


def level(case: Case, said: Message, others: list[int]) -> Facts:
    """Why games among the tied left some tied: what one of the tiebreaks asked makes of it."""
    found = []
    for who in {(case.you,), tuple(others)} - {()}:
        pair = case._replace(you=who[0])
        for name, group in pair.story.groups.items():
            base = name.partition("/")[0]
            if base not in HEAD_TO_HEAD or name == pair.story.decided:
                continue
            if len({pair.amount(number, name) for number in (case.me, *who)}) == 1:
                found.append(left_level(pair, base, group, list(who)))
    assert said in found, found
    return said.facts


def left_level(case: Case, base: str, group: list[int], others: list[int]) -> Message | None:
    """What is to be said of one tiebreak that left players tied."""
    if case.amount(case.me, "DE" if base == "DE" else base) is None:
        return None
    everybody = [case.me, *others]
    table = Table(case, group, base)
    while base == "DE" and len(found := table.split()) > 1:
        (part,) = [part for part in found if case.me in part]
        assert set(everybody) <= set(part)
        table = Table(case, part, base)
    group = table.group
    own = {number: games(case, number, group, base) for number in group}
    who = [case.name(number) for number in others]
    codes = [cell.code for _, cell in own[case.me]]
    if len(group) == 2:
        if not codes:
            return Message("level-not-met", (who[0],))
        won, drawn = (sum(POINTS[c] == worth for c in codes) for worth in (1, Fraction(1, 2)))
        if drawn == len(codes):
            return Message("level-drew", (who[0], drawn))
        # Where neither showed up, each has a loss.
        apart = won != len(codes) - won - drawn
        assert not apart or "F" in codes
        return Message("level-even" if apart else "level-won-each", (who[0], won)[: 2 - apart])
    size = len(group)
    if not any(own.values()):
        return Message("level-none-met", (size,))
    if base == "DE" and not table.met:
        return Message("level-reach", (size,))
    named = Message("level-you-and", (who[0],))
    if len(who) > 1:
        named = Message("level-you-all", (len(who),))
    if not any(own[number] for number in everybody):
        return Message("level-no-game", (size, named))
    three = all(
        {cell.opponent for _, cell in own[number]} == set(group) - {number}
        and sorted(POINTS[cell.code] for _, cell in own[number]) == [0, 1]
        for number in everybody
    )
    if size == 3 and three:
        return Message("level-circle")
    if base == "DE":
        assert len({table.points[number] for number in everybody}) == 1
        return Message("level-scored", (size, named, table.points[case.me]))
    records = {counts(own[number]) for number in everybody}
    if len(records) == 1:
        return Message("level-records", (size, named, results(*records.pop())))
    assert len({won - lost for won, _, lost in records}) == 1
    return Message("level-balance", (size, named))


def counts(found: list[tuple[int, Cell]]) -> tuple[int, int, int]:
    scored = [POINTS[cell.code] for _, cell in found]
    return scored.count(Fraction(1)), scored.count(Fraction(1, 2)), scored.count(Fraction(0))


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
