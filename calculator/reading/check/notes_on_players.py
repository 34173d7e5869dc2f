"""Lines beside a table that say of its players what it does not have.

*Penalty: Ann Lee -0.5*, *Bob Ray forfeit round 3*, *Corrected: Cy Fox beat Dan Roe in round 2*.
What such a line says is compared with the player's row: where the table has it, the line tells
nothing new, as most reports of an event do. So do prizes, congratulations and who directed.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from calculator.model import HALVES, PLAYED, Crosstable, Line, Message, Player
from calculator.model.late import pattern
from calculator.reading.cells.people import cut
from calculator.reading.lexicon import alternatives, plain, words_of, written
from calculator.reading.lexicon.headings import round_words
from calculator.reading.lexicon.notes import ELSEWHERE, NOTE
from calculator.reading.lexicon.phrases import Unit, around, units
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.lexicon.words import ABSENCE, BYE, FORFEIT, RESULT
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: So many lines are looked at, none of more letters; so many are mentioned, each so far.
_LINES, _LONGEST, _TOLD, _QUOTED = 300, 200, 3, 80
#: A name has at most so many words; a last name alone so many letters.
_WORDS_OF_A_NAME, _OF_A_NAME = 4, 3
_WORD = pattern(r"[^\W\d_]+(?:[-'\u2019.][^\W\d_]+)*")
_LETTERS = pattern(r"[^\W\d_]{2,}")
_ROUND = round_words()
#: "round 3", "Rd. 2 and 3", "3rd round"; and what says that the rounds behind it are meant.
_OF_ROUNDS = pattern(
    rf"(?<![^\W\d_]){_ROUND}\.?\s?#?(\d{{1,2}}(?:\s?(?:,|&|\+|and|und|y|et|e)\s?\d{{1,2}})*)(?![\d.,½/]\d)"
    rf"|(?<!\d)(\d{{1,2}})(?:st|nd|rd|th|\.|ª|º|e|a)\s?{_ROUND}(?![^\W\d_])",
    re.IGNORECASE,
)
_AFTER = pattern(
    r"(?<!\w)(?:after|since|from|nach|ab|después de|tras|après|dopo|após|na|po|efter|etter)"
    r"\s+(?:the\s+|der\s+|la\s+)?$",
    re.IGNORECASE,
)
#: Points taken away. A whole one may be a score below one half.
_TAKEN = pattern(r"(?<![^\s(\[])[-−–](?:0?[.,]5|½|1/2|1½|1[.,][05])(?![\w%.:/-])")
#: A total.
_SCORE = pattern(
    r"(?<![\w$€£.,:/+−–-])(\d{1,2}[.,][05]|\d{0,2}½|\d{1,2}(?=\s?(?:pts?|points?|Punkte?|puntos|punti|"
    r"pontos|punten)(?!\w)))(?![\d%€$:/]|[.,-]\d)"
)
#: Words for an absence that are also said of prizes.
_VAGUE = {"missed", "left", "late", "out", "pause"}
_SCORED = {"W": 2, "D": 1, "L": 0, "X": 2, "F": 0}


class _Named(NamedTuple):
    start: int
    end: int
    player: Player


def noted(table: Crosstable | ReadError, cells: Sequence[Cell]) -> Crosstable | ReadError:
    """Return a table with a warning for each line that says of a player what it does not have."""
    if isinstance(table, ReadError) or table.of_teams:
        return table
    told = {one.line for one in table.warnings}
    lines = [
        cell
        for cell in cells[:_LINES]
        if cell.line not in told and len(cell.text) <= _LONGEST and _may_tell(cell.text)
    ]
    people = _People(table.players if lines else ())
    found = []
    for cell in lines:
        if (player := _otherwise(cell.text, people, table)) is not None:
            facts = (Line(cell.line), player.name, cell.text[:_QUOTED])
            found.append(Message("note-not-in-table", facts, cell.line, cell.column))
    return table._replace(warnings=(*table.warnings, *found[:_TOLD])) if found else table


def _may_tell(text: str) -> bool:
    """Whether a line has a word for a result, a bye, a penalty or a correction, or points.

    >>> [_may_tell(text) for text in ("Penalty: Ann Lee", "Ann Lee: 3.0", "Thanks to Ann Lee")]
    [True, True, False]
    """
    if _SCORE.search(text) or _TAKEN.search(text):
        return True
    return not _telling().isdisjoint(_LETTERS.findall(plain(text)))


@cache
def _telling() -> frozenset[str]:
    """Return with what the words begin that a line must have."""
    return frozenset(
        parts[0]
        for table in (NOTE, RESULT, BYE, ABSENCE, FORFEIT)
        for word, means in words_of(table)
        for form in written(word)
        if means.sure and (parts := _LETTERS.findall(plain(form)))
    )


@cache
def _of_note(meaning: str) -> re.Pattern[str]:
    table = NOTE if meaning else ELSEWHERE
    return re.compile(rf"(?<!\w)(?:{alternatives(table, meaning)})(?!\w)", re.IGNORECASE)


class _People:
    """The players by their names: by all words, in any order, or by a last name of one alone."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._whole: dict[tuple[str, ...], Player | None] = {}
        self._last: dict[str, Player | None] = {}
        for player in players:
            if player.stub:
                continue
            name = cut(player.name)
            key = tuple(sorted(name.words))
            self._whole[key] = None if key in self._whole else player
            last = name.last[0] if name.last != name.words else name.words[-1] if key else ""
            self._last[last] = None if last in self._last else player

    def named(self, text: str) -> list[_Named]:
        """Return who is named in a line, and where."""
        found: list[_Named] = []
        places = [(one.start(), one.end()) for one in _WORD.finditer(text)]
        at = 0
        while at < len(places):
            taken = 1
            for count in range(min(_WORDS_OF_A_NAME, len(places) - at), 0, -1):
                start, end = places[at][0], places[at + count - 1][1]
                if (player := self._called(text[start:end])) is not None:
                    found.append(_Named(start, end, player))
                    taken = count
                    break
            at += taken
        return found

    def _called(self, text: str) -> Player | None:
        words = cut(text).words
        if len(words) > 1:
            return self._whole.get(tuple(sorted(words)))
        if len(text) < _OF_A_NAME or not text[0].isupper() or not words:
            return None
        return self._last.get(words[0])


def _otherwise(text: str, people: _People, table: Crosstable) -> Player | None:
    """Return of whom a line says what the table does not have, if it does."""
    named = people.named(text)
    if not named:
        return None
    rest = text
    for one in named:
        rest = rest[: one.start] + ";" * (one.end - one.start) + rest[one.end :]
    if _of_note("").search(rest):
        return None
    rounds = list(_rounds(rest))
    if any(not 0 < number <= table.rounds for number, _ in rounds):
        return None
    first = named[0].player
    corrected = _of_note("correction").search(rest) is not None
    if _of_note("penalty").search(rest) or _TAKEN.search(rest):
        return first if _adds_up(first) else None
    found = units(rest)
    if len(named) == 2 and (of_game := around(text[named[0].end : named[1].start].strip())):
        code = of_game.code
        return None if code not in _SCORED or _met(named, code, rounds) else first
    absent = [one for one in found if _is_absence(one, rest, told=bool(rounds) or corrected)]
    if absent and (rounds or corrected or not is_sentence(text)):
        half = any("amount" in one.means and one.means["amount"].meaning == "½" for one in found)
        return next(
            (one.player for one in named if not _absent(one, rest, rounds, half=half)), None
        )
    results = {one.means["result"].meaning for one in found if "result" in one.means}
    if len(results) == 1 and len(rounds) == 1 and len(named) == 1 and not rounds[0][1]:
        result = first.results[rounds[0][0] - 1 : rounds[0][0]]
        return None if result and HALVES[result[0].code] == _SCORED[results.pop()] else first
    if corrected and (results or rounds or _SCORE.search(rest)):
        return first
    scores = _SCORE.findall(rest)
    if len(scores) == 1 and len(named) == 1 and not is_sentence(text):
        said = _halves(scores[0])
        own = {first.total_halves, first.halves(table.rounds)}
        return first if said <= 2 * table.rounds and said not in own else None
    return None


def _rounds(text: str) -> Iterator[tuple[int, bool]]:
    """Yield the rounds that a text names, and whether those after them are meant.

    >>> list(_rounds("withdrew after round 2")), list(_rounds("out in Rd 2 and 3; 4th round"))
    ([(2, True)], [(2, False), (3, False), (4, False)])
    """
    for one in _OF_ROUNDS.finditer(text):
        after = _AFTER.search(text, 0, one.start()) is not None
        for number in re.findall(r"\d+", one[1] or one[2]):
            yield int(number), after


def _adds_up(player: Player) -> bool:
    """Whether the points of a player are those of the results: nothing is taken away."""
    return player.total_halves in {None, sum(one.halves for one in player.results)}


def _met(named: Sequence[_Named], code: str, rounds: Sequence[tuple[int, bool]]) -> bool:
    """Whether two players have met with a result for the first of them, in these rounds."""
    one, other = (each.player for each in named)
    return any(
        result.opponent == other.number
        and HALVES[result.code] == _SCORED[code]
        and (not rounds or number in {each for each, _ in rounds})
        for number, result in enumerate(one.results, 1)
    )


def _is_absence(unit: Unit, text: str, *, told: bool) -> bool:
    """Whether a word says that no game was played; some do only beside a round."""
    means = unit.means.get("bye") or unit.means.get("absence") or unit.means.get("forfeit")
    if means is None or not means.sure:
        return False
    return told or plain(text[unit.start : unit.end]) not in _VAGUE


def _absent(named: _Named, text: str, rounds: Sequence[tuple[int, bool]], *, half: bool) -> bool:
    """Whether a player has no game where a line says so: in rounds behind the name, or at all."""
    behind = text[named.end :].lstrip(" ,(:").split(";", 1)[0]
    told = list(_rounds(behind)) or rounds
    results = named.player.results
    if not told:
        return any(not PLAYED[one.code] for one in results)
    for number, after in told:
        own = results[number:] if after else results[number - 1 : number]
        if any(PLAYED[one.code] for one in own):
            return False
        if half and not after and any(one.code and HALVES[one.code] != 1 for one in own):
            return False
    return True


def _halves(text: str) -> int:
    """Return a score in half points.

    >>> [_halves(text) for text in ("2.5", "½", "3½", "3", "3,0")]
    [5, 1, 7, 6, 6]
    """
    whole, _, part = text.replace("½", ".5").replace(",", ".").partition(".")
    return 2 * int(whole or 0) + (part == "5")
