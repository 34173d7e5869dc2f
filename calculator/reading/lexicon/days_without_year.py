"""Days without a year, as clubs write them beside games: no line of standings has one."""

import re
from collections.abc import Callable

from calculator.model.late import pattern
from calculator.reading.lexicon import plain
from calculator.reading.lexicon.days import MONTH, MONTHS, WEEKDAY, Day


def _stroke(one: str, other: str) -> str:
    """Return a day as ``12/9``, without a year, as a pattern; ``1/2`` is a half."""
    return rf"(?!0?1/0?2(?!\d))(?P<{one}>\d{{1,2}})/(?P<{other}>\d{{1,2}})(?!\d)"


def _named(month: str, day: str) -> str:
    """Return a day as ``Dec 9``, as a pattern."""
    return rf"(?P<{month}>{MONTH})\.?\s(?P<{day}>\d{{1,2}})(?:st|nd|rd|th)?(?!\d)"


#: A day without a year, as clubs write it: a line by itself, in front of a game, or behind one in
#: parentheses.
_ALONE = pattern(
    rf"(?:week\s+of\s+)?(?:{WEEKDAY}\.?,?\s+)?"
    rf"(?:{_stroke('one', 'other')}|{_named('month', 'day')})\s*:?",
    re.IGNORECASE,
)
_AT_AN_EDGE = pattern(
    rf"^\s*(?:{WEEKDAY}\.?,?\s+)?(?:{_stroke('one', 'other')}(?:\s*[:,–-]\s*|\s+)"
    rf"|{_named('month', 'day')}\s*[:–-]\s+)(?=[^\W\d_]{{2}})"
    rf"|\((?:{_stroke('first', 'second')}|{_named('named', 'near')})\)\s*$",
    re.IGNORECASE,
)


def day_without_year(text: str, is_of_game: Callable[[str], bool]) -> Day | None:
    """Return the day, without a year, that a line is, or that is beside a game.

    Whether it tells a game is asked only of a line with such a day.

    >>> day_without_year("12/9: Ann beat Ben", lambda line: "beat" in line)
    Day(start=0, end=6, ways=((0, 9, 12), (0, 12, 9)))
    >>> day_without_year("Week of Dec 9", lambda line: False).ways
    ((0, 12, 9),)
    >>> (
    ...     day_without_year("1/2 Ann - Ben 1/2", lambda line: True),
    ...     day_without_year("Ann 9", lambda line: False),
    ... )
    (None, None)
    """
    lead = len(text) - len(text.lstrip())
    found = _ALONE.fullmatch(text.strip())
    if found is None:
        found, lead = _AT_AN_EDGE.search(text), 0
        if found is None or not is_of_game(text):
            return None
    said = {name: value for name, value in found.groupdict().items() if value}
    if month := said.pop("month", "") or said.pop("named", ""):
        (day,) = map(int, said.values())
        ways = [(0, MONTHS.get(plain(month), 0), day)]
    else:
        one, other = map(int, said.values())
        ways = [(0, other, one), (0, one, other)]
    real = tuple(way for way in dict.fromkeys(ways) if 0 < way[1] <= 12 and 0 < way[2] <= 31)
    return Day(found.start() + lead, found.end() + lead, real) if real else None
