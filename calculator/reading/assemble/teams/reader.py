"""The reader of lists of matches, with or without boards, and rankings beside them."""

import re
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from calculator.model import Crosstable, Line, Message
from calculator.model.late import pattern
from calculator.reading.assemble.teams.boards import halves_of
from calculator.reading.assemble.teams.event import table_of
from calculator.reading.assemble.teams.records import Match, Sheet, key
from calculator.reading.assemble.teams.rosters import Roster, alone, name_their_players, unknown
from calculator.reading.assemble.teams.walk import sheets_of
from calculator.reading.columns.heading_rows import heads_rounds
from calculator.reading.columns.headings import joined_headings
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.headings import TEAM
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, words

#: A match of two has fewer boards than one of teams, unless the text says that these are teams.
_MIN_BOARDS = 3
#: The half points of a match on two boards, which are also those of two games.
_OF_TWO = 4
#: This many rows of another table are mentioned.
_TOLD = 3
#: So large a part of the matches has as many points as there are boards.
_MIN_MATCH_SHARE = 0.6
#: Above or below the matches: that these are teams.
_TEAMS = pattern(rf"\b(?:{alternatives(TEAM, 'team')})", re.IGNORECASE)
#: The columns that only a ranking of teams has.
_OF_TEAMS = {"MP", "GP"}


class Matches(NamedTuple):
    """The sections of a list of matches."""

    found: Sequence[Crosstable | ReadError] = ()
    sure: bool = True
    """Whether something tells that these are teams, not players who play two games a round."""


def read_matches(text: str) -> Matches:
    """Read the matches of every section; none where the text is not a list of matches."""
    try:
        sheets, games, others, rosters, of_players = sheets_of(text)
    except ReadError as error:
        return Matches([error])
    form = "html" if is_html(text) else "text"
    matches = [match for sheet in sheets for match in sheet.matches]
    if rosters and not matches:
        return Matches([alone(rosters)])
    seated = any(map(_is_seated, matches))
    if of_players or any(map(_is_of_a_table, sheets)):
        return Matches()
    if len(matches) < max(1 if seated else 2, games, len(others) + 1):
        # It is a table of players, or a list of games, beside which something looks like a match.
        return Matches()
    told = [_are_told(sheet, rosters) for sheet in sheets]
    sure = [_of_teams(sheet) or one for sheet, one in zip(sheets, told, strict=True)]
    if not all(one or _may_be_teams(sheet) for sheet, one in zip(sheets, sure, strict=True)):
        return Matches()
    found: list[Crosstable | ReadError] = []
    unmet = unknown(rosters, matches)
    for sheet in sheets:
        try:
            table = table_of(sheet, form, rosters)
            found.append(table._replace(warnings=(*unmet, *table.warnings)))
        except ReadError as error:
            found.append(error.knowing(size=2 * len(sheet.matches)))
    read = [_told(one, others) if isinstance(one, Crosstable) else one for one in found]
    return Matches(read, all(sure))


def _told(table: Crosstable, others: Sequence[Cell]) -> Crosstable:
    """Say of the rows of another table, beside the matches, that they are left out."""
    said = {one.line for one in table.warnings}
    more = tuple(
        Message("row-left-out", (Line(cell.line),), cell.line, cell.column)
        for cell in others[:_TOLD]
        if cell.line not in said
    )
    return table._replace(warnings=table.warnings + more) if more else table


def _of_teams(sheet: Sheet) -> bool:
    """Whether the results are those of teams: of more boards than two players play games."""
    seated = any(map(_is_seated, sheet.matches))
    if not seated and _are_people(sheet):
        return False
    unclear = sum(bool(match.ways) for match in sheet.matches)
    if 2 * unclear > len(sheet.matches):
        return False
    played = [match for match in sheet.matches if match.halves and not match.signs]
    if not played:
        # Of a table of players two rows may look like boards below a third.
        return seated and len(sheet.left) <= sum(1 + len(one.seats) for one in sheet.matches)
    sums = [sum(match.halves or ()) for match in played]
    usual = max(set(sums), key=sums.count)
    if _MIN_MATCH_SHARE * len(sums) > sums.count(usual) or len(sheet.left) > len(sheet.matches):
        return False
    boards = usual // 2
    if usual % 2 or boards < _MIN_BOARDS:
        return seated or (sheet.headed and usual > _MIN_BOARDS and usual % 2 == 0)
    # Three points for a win of one game look like three boards, all won by one side.
    return seated or sheet.headed or boards > _MIN_BOARDS or any(map(_is_shared, played))


def _are_told(sheet: Sheet, rosters: Sequence[Roster]) -> bool:
    """Whether the text says that two boards are those of teams.

    Their players are listed, the ranking has points of matches, or a caption says so.
    """
    names = {key(cell.text) for match in sheet.matches for cell in (match.one, match.other)}
    listed = len(names & {key(one.name.text) for one in rosters})
    around = sorted({*sheet.before, *sheet.after, *sheet.left}, key=attrgetter("line"))
    columns = sheet.ranking.columns if sheet.ranking else ()
    return _may_be_teams(sheet) and (
        2 * listed > len(names)
        or name_their_players(around, names)
        or any(column.key in _OF_TEAMS for column in columns)
        or any(_TEAMS.search(cell.text) for cell in around if not is_sentence(cell.text))
    )


def _may_be_teams(sheet: Sheet) -> bool:
    """Whether every result is one of two boards, or of two games."""
    played = [match.halves for match in sheet.matches if match.halves and not match.signs]
    return (
        bool(played) and {sum(halves) for halves in played} == {_OF_TWO} and not _are_people(sheet)
    )


def _are_people(sheet: Sheet) -> bool:
    """Whether most are "Last, First": no teams are."""
    people = sum("," in cell.text for match in sheet.matches for cell in (match.one, match.other))
    return people > len(sheet.matches)


def _is_shared(match: Match) -> bool:
    return (
        match.halves is not None and min(match.halves) > 0 and sum(match.halves) == 2 * _MIN_BOARDS
    )


def _is_of_a_table(sheet: Sheet) -> bool:
    """Whether the one match without a result is three rows below headings of rounds."""
    if len(sheet.matches) > 1 or any(match.halves for match in sheet.matches):
        return False
    around = (*sheet.before, *sheet.left)
    return any(heads_rounds(joined_headings(words(cell.line, cell.text))) for cell in around)


def _is_seated(match: Match) -> bool:
    """Whether the lines below a match are its boards: they add up to it."""
    if len(match.seats) < 2:
        return False
    each = [halves_of(seat.outcome) for seat in match.seats]
    sums = sum(one for one, _ in each), sum(other for _, other in each)
    return match.halves is None or match.signs or match.halves == sums
