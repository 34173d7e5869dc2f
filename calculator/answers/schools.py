"""Why a school is where it is: who counted, who did not, and what put it ahead or behind."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.wording import so_far
from calculator.model import Message
from calculator.model.late import late
from calculator.ranking import Standing
from calculator.ranking.schools import School, Schools
from calculator.ranking.schools.rule import SUM
from calculator.ranking.schools.school_scores import TEAM_SCORE, name_of
from calculator.tiebreaks import Value
from calculator.words import say, shown
from calculator.words.message_words import listed

if TYPE_CHECKING:
    from calculator.answers.what_if.other_result_sentences import condition
    from calculator.answers.what_if.school_other_results import SchoolWay, ways
else:
    condition = late("calculator.answers.what_if.other_result_sentences", "condition")
    ways = late("calculator.answers.what_if.school_other_results", "ways")

#: How many other results are listed; the page says how many more there are.
_TOLD = 5


class Between(NamedTuple):
    """Two schools, and what put the one above the other."""

    ahead: School
    behind: School
    decided: str | None
    """``team-score``, the name of a sum, or ``None`` where nothing did."""
    level: tuple[str, ...]
    """The sums before it, on which both are level."""
    passed: tuple[str, ...]
    """Those before it that decided nothing, as somebody counted has no value."""


def kind(found: Schools) -> str:
    """Return what the ranked groups are called: "Schools", or else the heading of their column."""
    code = found.grouped.kind
    return say(f"schools-of-{code}") if code else found.grouped.column


def one(found: Schools) -> str:
    """Return what one of them is called: "School"."""
    code = found.grouped.kind
    return say(f"schools-one-{code}") if code else found.grouped.column


def title(found: Schools) -> str:
    """Say what is ranked: "Schools: the best 4 of each"."""
    return say("schools-title", kind(found), found.rule.best)


def ties(found: Schools) -> str:
    """Say how ties between schools are broken."""
    titles = [tiebreak.title for tiebreak in found.summed.added]
    return say("schools-order", ", ".join(titles)) if titles else say("schools-order-none")


def sum_title(name: str) -> str:
    """Return what a school is placed by: "sum of Solkoff".

    >>> sum_title("sum:solkoff"), sum_title("team-score")
    ('sum of Solkoff', 'team score')
    """
    if name == TEAM_SCORE:
        return say("schools-team-score")
    return Message("schools-sum", (Message("title", (name.removeprefix(SUM),)),)).words()


def sum_heading(name: str) -> str:
    """Return a short heading of a column of sums."""
    return Message("schools-sum-heading", (Message("heading", (name.removeprefix(SUM),)),)).words()


def adding(found: Schools, rows: Iterable[Standing]) -> str:
    """Write who counts with which score: "Ann 3 + Bob 2½"."""
    tally = found.standings.tally
    return " + ".join(say("schools-who", tally.spoken(row.number), row.score) for row in rows)


def adding_up(found: Schools, value: Value) -> str:
    """Write whose values a sum is made of: "Ann 8½ + Bob 7"."""
    tally = found.standings.tally
    return " + ".join(
        say(
            "schools-who-value",
            tally.spoken(term.opponent or 0),
            shown(Value(term.amount, value.unit)),
        )
        for term in value.terms
    )


def between(found: Schools, one_: School, other: School) -> Between:
    """Tell what put one of two schools above the other; the one ahead comes first."""
    places = {row.name: at for at, row in enumerate(found.rows)}
    ahead, behind = sorted((one_, other), key=lambda row: places[row.name])
    if ahead.score != behind.score:
        return Between(ahead, behind, TEAM_SCORE, (), ())
    # What put the lines from the one to the other apart: the first of them put these two apart.
    by = {row.decided_by for row in found.rows if ahead.place < row.place <= behind.place}
    level: list[str] = []
    passed: list[str] = []
    for name in map(name_of, found.summed.added):
        if name in by:
            return Between(ahead, behind, name, tuple(level), tuple(passed))
        same = _figure(ahead.values[name]) == _figure(behind.values[name])
        known = ahead.values[name].amount is not None
        (level if same and known else passed).append(name)
    return Between(ahead, behind, None, tuple(level), tuple(passed))


def _figure(value: Value) -> Fraction | None:
    return None if value.amount is None else Fraction(value.amount, value.scale)


def compared(found: Schools, pair: Between) -> list[str]:
    """Say why one school is ahead of another, the figures added up."""
    ahead, behind, decided = pair.ahead, pair.behind, pair.decided
    if decided == TEAM_SCORE:
        return [say("schools-more", ahead.name, ahead.score, behind.name, behind.score)]
    said = [_passed(found, pair, name) for name in pair.passed]
    level = listed([say("score-only"), *map(sum_title, pair.level)])
    if decided is None:
        equal = say("schools-level-all", level)
        said.append(say("schools-level", listed([ahead.name, behind.name]), equal))
        return [*said, say("schools-ask")]
    sums = [row.values[decided] for row in (ahead, behind)]
    said.append(
        say(
            "schools-decided",
            ahead.name,
            behind.name,
            level,
            sum_title(decided),
            *map(shown, sums),
        )
    )
    for row, value in zip((ahead, behind), sums, strict=True):
        said.append(say("schools-sum-of", row.name, adding_up(found, value), shown(value)))
    return said


def _passed(found: Schools, pair: Between, name: str) -> str:
    """Say that a sum decided nothing, and who has no value."""
    for row in (pair.ahead, pair.behind, *found.rows):
        if row.score == pair.ahead.score and (missing := row.values[name].missing):
            return say("schools-passed", sum_title(name), missing.words())
    raise ValueError(f"{name} was not passed over")


def placed(found: Schools, row: School) -> str:
    """Say which place a school has, with how many points, and after how many rounds."""
    facts = (row.name, row.place, len(found.rows), row.score)
    now = so_far(found.standings.table)
    return say("schools-place-now", *facts, now.words()) if now else say("schools-place", *facts)


def members(found: Schools, row: School) -> list[str]:
    """Say who of a school counted and who did not, and why."""
    best, tally = found.rule.best, found.standings.tally
    said = [say("schools-adds", adding(found, row.counted), len(row.counted), row.score)]
    if len(row.members) < best:
        said.append(say("schools-short", len(row.members), best))
    if rest := row.members[len(row.counted) :]:
        names = [say("schools-who", tally.spoken(one.number), one.score) for one in rest]
        said.append(say("schools-left", ", ".join(names), best))
    if row.apart:
        apart = [tally.spoken(one.number) for one in row.apart]
        said.append(say("schools-apart", listed(apart)))
    if row.level:
        names = [tally.spoken(number) for number in (row.level.counted, row.level.other)]
        said.append(say(f"schools-level-{row.level.by}", *names))
    return said


def why(found: Schools, name: str) -> list[str]:
    r"""Say why a school has its place, sentence by sentence; ``KeyError`` where there is none.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> for sentence in why(schools(rank(table, "solkoff")), "Elm"):
    ...     print(sentence)
    Elm is 2nd of 2 with 1 point.
    Counted: Bob ½ + Di ½ = 1.
    It has two players; 4 could count, and the missing ones score 0.
    Oak has 3 points, Elm has 1.
    """
    row = found.row(name)
    at = found.rows.index(row)
    said = [placed(found, row)]
    sharing = [other for other in found.rows if other.place == row.place and other is not row]
    if sharing:
        names = listed([row.name, *(other.name for other in sharing)])
        said.append(say("schools-share", names, row.place))
    said += members(found, row)
    above = [other for other in found.rows[:at] if other.place < row.place]
    below = [other for other in found.rows[at:] if other.place > row.place]
    for other in (*above[-1:], *sharing[:1], *below[:1]):
        said += compared(found, between(found, row, other))
    return said


def versus(found: Schools, name: str, other: str) -> list[str]:
    """Say both places of two schools, who counted, and why one is ahead."""
    pair = between(found, found.row(name), found.row(other))
    said: list[str] = []
    for row in (pair.ahead, pair.behind):
        said += [placed(found, row), *members(found, row)]
    return said + compared(found, pair)


def what_if(found: Schools, name: str) -> list[str]:
    """Say which other result of a game of its players would have changed a school's place."""
    tried = ways(found, name)
    row = found.row(name)
    first = row.place == 1 and sum(one.place == 1 for one in found.rows) == 1
    lines: list[str] = []
    if not first:
        lines += _told(found, name, "higher", tried.higher)
    if row.place < len(found.rows) or tried.lower:
        lines += _told(found, name, "lower", tried.lower)
    return lines


def _told(found: Schools, name: str, where: str, ways_: Sequence["SchoolWay"]) -> list[str]:
    if not ways_:
        return [say(f"schools-{where}-none", name)]
    lines = [say(f"schools-{where}", name)]
    lines += [f"- {would(found, name, way)}" for way in ways_[:_TOLD]]
    if more := len(ways_) - _TOLD:
        lines += [f"- {say('schools-if-more', more)}"] if more > 0 else []
    return lines


def would(found: Schools, name: str, way: "SchoolWay") -> str:
    """Say one other result and the place that it leads to: "If Amy had drawn …, … 2nd"."""
    standings = found.standings
    result = standings.tally.player[way.change.number].results[way.change.round - 1]
    who = standings.tally.spoken(way.change.number)
    whom = standings.tally.spoken(result.opponent or 0)
    row = found.row(name)
    code = "schools-if-shared" if way.sharing > 1 else "schools-if"
    if way.sharing == 1 and way.place == row.place:
        code = "schools-if-alone"
    return say(code, condition(standings, way.change, who, whom), name, way.place)
