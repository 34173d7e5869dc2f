"""A crosstable as FIDE's tournament report (TRF16; the records 142, 162, 202 and 299 of TRF26).

A report of a team event, with its boards, is in :mod:`calculator.writing.team_trf`.

What a report has no room for is left out; nothing is made up:

- A color that the table does not show is a dash. Programs that pair, or that find a game by its
  White player, need colors; give them a report from a table that has them.
- Each of several sections is a separate report. Printed tiebreaks, members' game points and
  ratings of more than four digits are lost. A name is cut after 33 characters.
- A full-point bye stays one (``F``). On US tables that is the bye of the odd player, which FIDE
  calls the pairing-allocated bye (``U``): a table does not say which it was.
- A forfeit win without an opponent's name is kept. Such a forfeit loss becomes a zero-point bye,
  and a forfeit draw a half-point bye. A missing result in a round that was played also becomes a
  zero-point bye: a report leaves those out. A game of unknown result is a pairing without one.
- A split result (N, S, R) is written as what it scored, which contradicts the opponent's.
- Points that no point system gives, such as two games' in one round, are assigned (299).
"""

from typing import TYPE_CHECKING

from calculator.model import Crosstable, Result
from calculator.model.late import late
from calculator.reading.formats.trf.header import Header
from calculator.words import decimal, say
from calculator.writing.trf_records import (
    MOST_PLAYERS,
    Chars,
    WriteError,
    chars_of,
    header_of,
    numbers_of,
    point_system,
    rows_of,
    scoring_of,
)

if TYPE_CHECKING:  # few reports are of teams
    from calculator.writing.team_trf import to_team_trf
else:
    to_team_trf = late("calculator.writing.team_trf", "to_team_trf")

#: How a reader of the report understands a character: with an opponent, and without.
_READ = {"1": "W", "=": "D", "0": "L", "+": "X", "-": "F"}
_READ_BYE = {"F": "B", "U": "P", "H": "H", "Z": "U", "+": "X"}
#: Numbers of rounds have two digits.
_MOST_ROUNDS = 99


def to_trf(table: Crosstable) -> str:
    r"""Write a table as FIDE's tournament report.

    Raises :class:`WriteError` if the table does not say who met whom in which round. A total
    that the table does not print is worked out: a report has every player's points.

    >>> from calculator.reading import read
    >>> print(to_trf(read("Name,R1\nAnn,W2\nBob,L1\nCem,B")).replace(" " * 27, "…"))
    062 3
    092 Individual: Swiss-System
    142 1
    XXR 1
    001    1      Ann……          1.0          2 - 1
    001    2      Bob……          0.0          1 - 0
    001    3      Cem……          1.0       0000 - F
    <BLANKLINE>
    """
    if reason := why_not(table):
        raise WriteError(say(reason))
    if table.teams is not None:
        return to_team_trf(table, table.teams)
    numbers = numbers_of(table)
    header = scoring_of(table)
    chars = chars_of(table)
    assigned = _assigned(table, chars, header, numbers)
    lines = [*_header(table), *point_system(header), *assigned, *rows_of(table, chars, numbers)]
    return "\n".join(lines) + "\n"


def why_not(table: Crosstable) -> str:
    """Return the code of the reason why a table cannot be made a report; empty if it can.

    >>> from calculator.reading import read
    >>> why_not(read("Ann 2 of 2: 1 0.5"))
    'no-report-opponents'
    """
    results = [result for player in table.players for result in player.results]
    unknown = any(result.played and result.opponent is None for result in results)
    if unknown or any(player.stub for player in table.players):
        return "no-report-opponents"
    if not table.tells_rounds:
        return "no-report-rounds"
    if len(table.players) > MOST_PLAYERS or table.rounds > _MOST_ROUNDS:
        return "no-report-size"
    return ""


def _header(table: Crosstable) -> list[str]:
    robin = table.kind == "round-robin"
    kind = f"Individual: {'Round-Robin' if robin else 'Swiss-System'}"
    return header_of(table, [("092", kind)])


def _assigned(
    table: Crosstable, chars: Chars, header: Header, numbers: dict[int, int]
) -> list[str]:
    """Write record 299 for each result that scores what the point system does not say."""
    lines = []
    for player in table.players:
        pairs = zip(player.results, chars[player.number], strict=True)
        for round_, (result, char) in enumerate(pairs, 1):
            paired = result.opponent is not None and char not in _READ_BYE.keys() - {"+"}
            code = (_READ if paired else _READ_BYE).get(char, "")
            if code and header.scores(Result(code, color=result.color)) != result.halves:
                sign = "+" if result.halves else "-"
                points, number = decimal(500 * result.halves), numbers[player.number]
                lines.append(f"299 {sign}        {points:>4}  {round_:3} {number:4}")
    return lines
