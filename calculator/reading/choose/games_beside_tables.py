"""Games beside tables: sections of other people, and what is left out of the tables' own."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

from calculator.model import Crosstable, Message
from calculator.model.late import pattern
from calculator.reading.assemble.games.walk import ForeignError, Walk
from calculator.reading.cells.items import Game
from calculator.reading.cells.people import cut
from calculator.reading.check.repeated_rows import is_odd
from calculator.reading.choose.candidate import Candidate, first_place, names
from calculator.reading.layouts import LAYOUTS, Reader
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: Fewer games are not a list of them; this many are looked for in the tables.
_MIN_GAMES, _MAX_GAMES_LOOKED_FOR = 2, 300
#: What decided between two who have as many points: "Ann Lee won on tiebreak over Bob Ray".
_TIEBREAK = pattern(r"(?i)\btie-?breaks?\b|\bdesempate\b|\bFeinwertung\b|\bdépartage\b")
#: A word of so many letters may be a last name.
_OF_A_NAME = 3


def with_games(
    found: list[Candidate], gaps: Sequence[str], read: Callable[[Reader, str], list[Candidate]]
) -> list[Candidate]:
    """Add the lists of games of other people; of those of the same people say where they are.

    ``gaps`` are the lines beside the tables, each with so many blank lines above that it has its
    number; ``read`` finds the sections that a reader has of a text.
    """
    reader = LAYOUTS["games"].reader
    words = _words(found)
    made: list[Candidate] = []
    said: list[tuple[int, Message]] = []
    for text in gaps:
        games = list(_games(text))
        strange = [game for game in games if words.isdisjoint(_words_of_both(game))]
        if len(strange) >= _MIN_GAMES:
            parts = [part for part in read(reader, text) if words.isdisjoint(_words([part]))]
            theirs = _words(parts)
            if any(part.is_read for part in parts) or len(strange) == len(games):
                made += (part._replace(beside=True) for part in parts)
                # Of what is wrong in a list its own error tells.
                games = [
                    game
                    for game in games
                    if not (_words_of_both(game) <= theirs or (game in strange and not theirs))
                ]
        new = [game for game in games[:_MAX_GAMES_LOOKED_FOR] if not _is_in(game, found)]
        if new and (len(new) >= _MIN_GAMES or not words.isdisjoint(_words_of_both(new[0]))):
            line = new[0].cell.line
            facts = (len(new), new[0].white.name.text, new[0].black.name.text)
            said.append((line, Message("games-left-out", facts, line, 1)))
    found = _told(found, said)
    return sorted([*found, *made], key=first_place) if made else found


def told_of_page(found: list[Candidate], cells: Sequence[Cell]) -> list[Candidate]:
    """Say which games the texts of a page hold that are in no table."""
    said = []
    games = [
        (cells[game.cell.line - 1], game)
        for game in _games("\n".join(" ".join(cell.text.split()) for cell in cells))
    ]
    new = [(cell, game) for cell, game in games[:_MAX_GAMES_LOOKED_FOR] if not _is_in(game, found)]
    if new and len(new) >= min(_MIN_GAMES, len(games)):
        cell, game = new[0]
        facts = (len(new), game.white.name.text, game.black.name.text)
        said = [(cell.line, Message("games-left-out", facts, cell.line, cell.column))]
    return _told(found, said)


def _told(found: list[Candidate], said: Sequence[tuple[int, Message]]) -> list[Candidate]:
    """Say of each left list of games at the last section above it, or at the first."""
    begins = list(map(first_place, found))
    made = list(found)
    for line, message in said:
        at = max(sum(begin[0] <= line for begin in begins) - 1, 0)
        part = made[at]
        if isinstance(part.result, Crosstable):
            warnings = (*part.result.warnings, message)
            made[at] = part._replace(result=part.result._replace(warnings=warnings))
    return made


def _words_of(name: str) -> set[str]:
    return {word for word in cut(name).words if len(word) >= _OF_A_NAME}


def _words(found: Sequence[Candidate]) -> set[str]:
    return {word for name in names(found) for word in _words_of(name)}


def _words_of_both(game: Game) -> set[str]:
    return {word for side in game.sides for word in _words_of(side.name.text)}


def _games(text: str) -> Iterator[Game]:
    """Yield the games of a text that have a result, each with its round where that is said."""
    round_ = 0
    with contextlib.suppress(ReadError, ForeignError):
        for event in Walk(text).events():
            round_ = event.round if event.kind == "round" else round_
            item = event.item
            if not isinstance(item, Game) or not item.outcome.white:
                continue
            called = [side.name.text for side in item.sides]
            if not any(is_odd(name) or _TIEBREAK.search(name) for name in called):
                yield item._replace(round=item.round or round_)


def _is_in(game: Game, found: Sequence[Candidate]) -> bool:
    """Whether two players of a section met with this result, and in a round that it has."""
    one, other = (_words_of(side.name.text) for side in game.sides)
    for part in found:
        table = part.result if isinstance(part.result, Crosstable) else None
        players = table.players if table and game.round <= table.rounds else ()
        theirs = {player.number for player in players if other <= _words_of(player.name)}
        if any(
            result.opponent in theirs and result.code == game.outcome.white
            for player in players
            if one <= _words_of(player.name)
            for result in player.results
        ):
            return True
    return False
