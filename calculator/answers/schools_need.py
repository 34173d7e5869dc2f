"""What a school needs in its remaining games, in words."""

from itertools import groupby

from calculator.answers.schools import placed
from calculator.answers.what_if.need import open_games
from calculator.answers.what_if.school_need import Range, Reach, need, unpaired
from calculator.ranking.schools import Schools
from calculator.words import capital, ordinal, say
from calculator.words.message_words import listed

#: How many rivals are named.
_NAMED = 8


def askable(found: Schools) -> bool:
    """Whether any remaining games are paired."""
    return bool(open_games(found.standings.table))


def asking(found: Schools, name: str) -> str:
    """Ask what a school needs, and in which round."""
    games = open_games(found.standings.table)
    if not found.standings.table.tells_rounds:
        return say("schools-need-ask-games", name)
    return say("schools-need-ask", name, max(game.round for game in games))


def need_lines(found: Schools, name: str) -> list[str]:
    r"""Say which places each score at the end leaves a school; an item begins with a dash.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,3\nBob,Elm,L1,4\nCy,Elm,W4,1\nDi,Oak,L3,2")
    >>> for line in need_lines(schools(rank(table, "solkoff")), "Oak"):
    ...     print(line)
    What Oak needs in round 2: it has 1 point now, and its players have two games to play.
    - 2½ points or more at the end: 1st
    - 2 points: 1st or 2nd; the tiebreaks may decide
    - 1½ points or less: 2nd
    The others can end like this: Elm 1 to 3.
    """
    if not askable(found):
        return _not_paired(found, name)
    told = need(found, name)
    score = found.row(name).score
    facts = (name, told.round or 0, score, len(told.games))
    said = [say("schools-need-games" if told.round is None else "schools-need", *facts)]
    places = {(one.best, one.worst) for one in told.reaches}
    if not told.reaches or (len(places) == 1 and not any(one.level for one in told.reaches)):
        best = told.reaches[0].best if told.reaches else found.row(name).place
        said.append(say("schools-need-sure", name, best))
    else:
        said += _rows(told.reaches)
    rivals = [one for one in told.others if _near(one, told.reaches)]
    if rivals:
        named = [_range(one) for one in rivals[:_NAMED]]
        if (more := len(rivals) - _NAMED) > 0:
            named.append(say("schools-need-more", more))
        said.append(say("schools-need-others", ", ".join(named)))
    if not told.exact:
        said.append(say("schools-need-rough"))
    if left := unpaired(found, told.round):
        names = listed([found.standings.tally.spoken(number) for number in left])
        said.append(say("need-unpaired", len(left), names))
    return said


def _rows(reaches: tuple[Reach, ...]) -> list[str]:
    """Say the places, scores that leave the same together."""
    said = []
    runs = [tuple(run) for _, run in groupby(reaches, lambda one: (one.best, one.worst, one.level))]
    for at, run in enumerate(runs):
        high, low = run[0].score, run[-1].score
        if high == low:
            score = say("schools-need-points", high)
        elif at in {0, len(runs) - 1}:
            score = say(
                "schools-need-or-less" if at else "schools-need-or-more", high if at else low
            )
        else:
            score = say("schools-need-between", low, high)
        score = score if at else say("schools-need-at-the-end", score)
        place = _places(run[0])
        said.append(f"- {say('schools-need-row', score, place)}")
    return said


def _places(one: Reach) -> str:
    best, worst = ordinal(one.best), ordinal(one.worst)
    if one.best == one.worst:
        return best
    code = "need-two-places" if one.worst - one.best == 1 else "need-places"
    place = say(code, best, worst)
    return say("schools-need-level", place) if one.level else place


def _range(one: Range) -> str:
    if one.least == one.most:
        return say("schools-who", one.name, one.least)
    return say("schools-need-range", one.name, one.least, one.most)


def _near(one: Range, reaches: tuple[Reach, ...]) -> bool:
    """Whether a school can tie with the one that is asked for, or end on either side of it."""
    if not reaches:
        return False
    return one.most >= reaches[-1].score and one.least <= reaches[0].score


def _not_paired(found: Schools, name: str) -> list[str]:
    """Say that no games remain, or that nobody knows who plays whom."""
    now = found.standings.table.provisional
    said = [placed(found, found.row(name))]
    if not now or not now.of or now.after >= now.of:
        return [*said, say("need-nothing")]
    return [*said, capital(say("schools-need-not-paired", now.of - now.after, now.after + 1))]
