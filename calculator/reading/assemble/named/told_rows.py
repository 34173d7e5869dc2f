"""Lines that tell what players did: a player with all rounds, or with each on a line below."""

import itertools
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.sides import has_name
from calculator.reading.columns.headings import kind_headed
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.headings import round_words
from calculator.reading.lexicon.words import RESULT, VERB
from calculator.reading.text.grid import Cell

#: Of so many lines it is kept how they begin: as many as a long text has.
_LINES_KEPT = 8192
_R = round_words()
_SCORE = r"(?:\d{1,2}(?:[.,][05]|\s?½|\s1/2)?|½|1/2|[.,]5)"
#: Behind a name or a rating and points.
_BEHIND_POINTS = "(?:{})".format(
    "|".join(
        rf"(?<={before}\s{points})"
        for before in (r"[^\W\d_.]", r"[^\W\d_]\.", r"\d{3}", r"\d\)", r"\s[-–—:]")
        for points in (r"\d", r"½", r"\d½", r"\d[.,]\d", r"\d\d")
    )
)
#: What is between a player and the rounds.
BEGINS = (
    pattern(r":\s+"),
    pattern(r"\s*[(\[](?=[+=-]?[^\W\d_]|[½\d./]{1,3}[\s-]?(?:pts?|points?|bye)\b)"),
    pattern(r"\s+[-–—]\s+"),
    pattern(r"\s+(?=[WLD]\s?\d{1,3}\s?[,;])"),
    pattern(r"(?<=[^\W\d_]|[.)])\t"),
    pattern(r"\s+(?:\||=|[-=]+>|→)\s+"),
    # A heading says "R1  R2".
    pattern(
        rf"\s+(?={_R}\.?\s?1\b\W{{0,3}}(?!{_R}\.?\s?2\b)[^\W\d_])",
        re.IGNORECASE,
    ),
    pattern(r"\s+(?=(?:beat|lost|drew|won|def\.?|draw|win|loss)\s)"),
    # "Ray 2½ W Bell, D Kim", "Ray - 2½ - Bell W, Kim D": the points are in front.
    pattern(rf"{_BEHIND_POINTS}(?:\s[-–—])?\s+(?=[^\W\d_]|[01½]\s)"),
    # "Ray W v 4, D v 2", "Ray W(Bell), D(Kim)"
    pattern(r"\s+(?=[WLD](?:\s(?:vs?\.?\s)?|[(-])[^,;]{1,40}[,;])"),
    # "Ray +Bell -Kim"
    pattern(r"\s+(?=[+=-][^\W\d_]{2}[^,;]{0,40}[\s,;][+=-][^\W\d_]{2})"),
)
#: What parts rounds, the surest first.
PARTS = (
    *(pattern(part) for part in (r";", r"\|", r"\t", r"\s/\s")),
    pattern(r",(?:\s*and\b)?|\s+and\s+(?=(?:beat|lost|drew|won|had)\b)", re.IGNORECASE),
    pattern(r"(?<=[\dA-Z½-])\s+(?=[WLDXF]\s?\d|[BHU](?:\s|$)|bye|-(?![^\W\d_]))"),
    pattern(r"\s+(?=[+=-][^\W\d_]{2}|(?:bye|[hfz]pb|out|absent)(?!\w))", re.IGNORECASE),
)
_PART = pattern(r"[,;|/\t]|\s[-–—=]\s")
_TH = r"(?:st|nd|rd|th)(?:\s+place)?\s*[-–—:,.]?"
#: The player: a number, a name with what is in brackets behind it, and points.
_WHO = pattern(
    rf"\s*(?:[-*•]\s+)?(?:\#?(?P<number>\d{{1,3}})(?:[.):]?|{_TH})\s+)?\*{{0,2}}(?P<name>[^\W\d][^\d]*?"
    rf"(?:\s*\(\d{{3,4}}\)|(?:(?<![,;])|(?<=,)(?=\s\d{{3,4}}\s*[^\s\d,]))\s(?P<rating>\d{{3,4}}))?)\*{{0,2}}(?:\s*\(\d{{1,2}}-\d{{1,2}}(?:-\d{{1,2}})?\))?"
    rf"(?:[\s,:]*(?:\s[-–—=]\s*)?[\s,(\[](?P<total>{_SCORE})(?:\s?/\s?\d{{1,2}})?(?:\s?(?:pts?|points?)\.?)?[)\]]?)?"
    r"\s*,?\s*"
)
#: The number of a round in front of what is said of it; and with which no player's name ends.
_ROUND = rf"{_R}\.?\s?(?P<round>\d{{1,2}})"
_IN_FRONT = rf"{_ROUND}\s?(?:[:.)]|\s[-–—])?\s+"
_LABEL = pattern(rf"^{_IN_FRONT}(?=\S)", re.IGNORECASE)
_BEHIND_IT = pattern(rf"\s*(?:(?P<open>[(\[])|\bin\s+){_ROUND}(?(open)[)\]])[\s.]*$", re.IGNORECASE)
_ENDS_IN_A_ROUND = pattern(rf"(?:^|[\s:,(–—-]){_ROUND}\W*$", re.IGNORECASE)
_WORD = pattern(r"[^\W\d_]{2,}")
#: No player's name begins with what a player did.
_DID = pattern(r"\s*(?:beat|lost|drew|won|win|loss|draw|bye|def)(?!\w)")
#: How what was done in a round begins.
_SAID = (
    r"(?:def\.?|win|loss|w|l|d|[01½](?![.):])|1/2|bye|half|full|had|did|no|absent|forfeit"
    rf"|{alternatives(VERB)}|{alternatives(RESULT)})(?!\w)"
)
_SAYS = pattern(rf"{_SAID}|[WLDXF]\s?\d|[BHU](?!\w)|-|[+=][^\W\d_]{2}", re.IGNORECASE)
_NUMBERED = pattern(rf"(?<!\w){_IN_FRONT}{_SAID}", re.IGNORECASE)
#: A line about the player above: what was done in a round, with its number or a mark in front.
_BELOW = pattern(
    rf"\s*(?:[-*•+]\s+)?(?:{_IN_FRONT}|(?P<number>\d{{1,2}})[.:)]\s+)?"
    rf"(?P<said>{_SAID}.*)"
    rf"|\s*(?:[-*•+]\s+)?(?:total|score|points)[:=\s]+(?P<total>{_SCORE})\s*",
    re.IGNORECASE,
)
#: The same with whatever was done: "Round 2: Bell (W)", "R3: + Kim".
_LABELED_BELOW = pattern(rf"\s*(?:[-*•+]\s+)?{_IN_FRONT}(?P<said>\S.*)", re.IGNORECASE)
_DEFEATED = pattern(r"^def(?:\.|eated)?\s+(?=\S)", re.IGNORECASE)
#: The points after the last round.
_TOTAL = pattern(
    rf"(?:(?<=\))|[;,|\t]|\s[-–—=/]|\sfor(?=\s)|\s?\(|[.\s]\s*(?=total|score|points)|(?<!def)\.\s+)"
    rf"\s*(?:(?:total|score|points)[:=\s]\s*)?"
    rf"(?P<total>{_SCORE})(?:\s?/\s?\d{{1,2}})?(?:\s?(?:pts?|points?)\.?)?\)?\s*\.?\s*$",
    re.IGNORECASE,
)
_BEHIND = pattern(
    rf"\W{{0,3}}(?:(?<=[\s,=(–—-])(?P<total>{_SCORE})(?:\s?/\s?\d{{1,2}})?)?"
    r"(?:\s?(?:pts?|points?))?\)?[\s.]*",
    re.IGNORECASE,
)
#: What may be left beside a name of what parts it from the rounds.
_AROUND = " ,;:=|>–—-→"
#: Fewer rows make no table.
FEWEST = 2
_LONGEST_LINE = 400


class ToldRow(NamedTuple):
    """A player, what was done in each round, and the points; empty cells where nothing is said."""

    number: Cell
    name: Cell
    rounds: tuple[Cell, ...]
    total: Cell


def begins_a_row(line: str) -> bool:
    """Whether a line may begin with a player and go on with the rounds.

    >>> begins_a_row("Ray (2½): beat Bell, drew Kim"), begins_a_row("Rd 2: lost to Kim, Rd 3: bye")
    (True, False)
    """
    return bool(_players(line))


def tells(line: str) -> bool:
    """Whether a line begins with a player and what was done in a round.

    >>> tells("Ray (2½): beat Bell, drew Kim"), tells("Ray - hp bye, out"), tells("TD: Sam Wall")
    (True, True, False)
    """
    return any(
        _SAYS.match(line, end)
        or _LABEL.match(line[end:])
        or names_bye(_PART.split(line[end:], 1)[0].strip())
        for end in _players(line)
    )


def _players(line: str) -> list[int]:
    """Return where the rounds may begin in a line that begins with a player."""
    if len(line) > _LONGEST_LINE:
        return []
    return [found[1] for found in _whos(line) if found]


@lru_cache(maxsize=_LINES_KEPT)
def _whos(line: str) -> tuple[tuple[re.Match[str], int] | None, ...]:
    """Return the player and where the rounds begin for each of ``BEGINS``.

    Most lines are the same however broken ones are put together.
    """
    return tuple([_who(line, begins) for begins in BEGINS])


def tells_of_a_round(line: str) -> bool:
    """Whether a line says what was done in a round that it numbers: it is a part of a row.

    >>> tells_of_a_round("| R2: beat Bell"), tells_of_a_round("Round 2 on Friday")
    (True, False)
    """
    return _NUMBERED.search(line) is not None


def tells_of_a_bye(line: str) -> bool:
    """Whether a line may say that somebody had a bye: it is no list of them.

    >>> tells_of_a_bye("3. Fay Wu ½ bye"), tells_of_a_bye("Byes: Fay Wu")
    (True, False)
    """
    return ":" not in line and names_bye(line)


def are_remarks(lines: Sequence[str], rows: Sequence[ToldRow]) -> bool:
    """Whether lines between rows are no row's parts: they have nothing of a player's name."""
    names = {word for row in rows for word in _WORD.findall(row.name.text.casefold())}
    return not any(
        tells_of_a_round(line)
        or tells_of_a_bye(line)
        or not names.isdisjoint(_WORD.findall(line.casefold()))
        for line in lines
    )


def _who(line: str, begins: re.Pattern[str]) -> tuple[re.Match[str], int] | None:
    """Return the player with which a line begins, and where the rounds do; ``None`` without one."""
    found = begins.search(line)
    who = _WHO.fullmatch(line, 0, found.start()) if found else None
    if found is None or who is None or not has_name(who["name"]):
        return None
    # "Ray - Round 1: beat Bell": the colon is behind the round. "beat Bell, drew Kim" goes on.
    if _ENDS_IN_A_ROUND.search(line[: found.start()]) or _DID.match(who["name"]):
        return None
    return who, found.end()


class Begun(NamedTuple):
    """A line that begins with a player: all but what is said of each round."""

    line: str
    start: int
    end: int
    """From where to where the rounds are."""
    number: Cell
    name: Cell
    total: Cell

    def count(self, parts: re.Pattern[str]) -> int:
        """Return how many rounds there are if they are parted so."""
        return 1 + sum(1 for _ in parts.finditer(self.line, self.start, self.end))

    def row(self, parts: re.Pattern[str], number: int) -> ToldRow:
        """Return the row with what is said of each round; the line has this number."""
        return ToldRow(
            self.number._replace(line=number),
            self.name._replace(line=number),
            tuple(_rounds(self.line, (self.start, self.end), parts, number)),
            self.total._replace(line=number),
        )


@lru_cache(maxsize=_LINES_KEPT)
def begun(line: str, begins: re.Pattern[str]) -> Begun | None:
    """Cut a line into the player, the rounds and the points; ``None`` where it is no such row.

    >>> found = begun("7. Ray (2½): beat Bell, bye", BEGINS[0])
    >>> row = found and found.row(PARTS[4], 3)
    >>> row and (row.number.text, row.name.text, [one.text for one in row.rounds], row.total.text)
    ('7', 'Ray', ['beat Bell', 'bye'], '2½')
    >>> found and found.count(PARTS[4]), row and row.total.line
    (2, 3)
    """
    if (player := _whos(line)[BEGINS.index(begins)]) is None:
        return None
    who, start = player
    end = len(line.rstrip())
    behind: re.Match[str] | None = None
    if line[:start].endswith(("(", "[")):
        # Behind the bracket are the points, if anything.
        end = line.rfind(")" if line[start - 1] == "(" else "]", start)
        behind = _BEHIND.fullmatch(line, end + 1)
        if end < 0 or behind is None:
            return None
    elif not who["total"] and (behind := _TOTAL.search(line, start)):
        end = behind.start()
    total = who if who["total"] else behind
    return Begun(
        line,
        start,
        end,
        _part(who, "number"),
        _named(who),
        _part(total, "total") if total else Cell("", 0, end + 1),
    )


def _part(found: re.Match[str], name: str) -> Cell:
    return Cell((found[name] or "").strip(_AROUND), 0, max(0, found.start(name)) + 1)


def _named(who: re.Match[str]) -> Cell:
    """Return the name, a rating behind it in brackets: so it is known as one.

    What a card says in front of it, "Player: Ann Ray", is no part of it.
    """
    name = _part(who, "name")
    label, colon, rest = name.text.partition(":")
    if colon and has_name(rest) and kind_headed(label) == "name":
        own = rest.lstrip()
        name = name._replace(text=own, column=name.column + len(name.text) - len(own))
    if (rating := who["rating"]) is None:
        return name
    return name._replace(text=f"{name.text.removesuffix(rating)}({rating})")


def _rounds(
    line: str, span: tuple[int, int], parts: re.Pattern[str], number: int
) -> Iterator[Cell]:
    """Yield what is said of each round between two places of a line with this number."""
    at, end = span
    for count, part in enumerate([*parts.finditer(line, *span), None], 1):
        said = line[at : part.start() if part else end]
        label = _LABEL.match(said.lstrip())
        if label and int(label[1]) == count:
            said = said.replace(label[0], " " * len(label[0]), 1)
        elif (label := _BEHIND_IT.search(said)) and int(label["round"]) == count:
            said = said[: label.start()]
        # Beside a name it is no default.
        text = _DEFEATED.sub("beat ", said.strip(" .")) or "-"
        yield Cell(text, number, at + 1 + len(said) - len(said.lstrip()))
        at = part.end() if part else end


def rows_above_rounds(
    lines: Sequence[str],
) -> tuple[list[ToldRow], list[Cell], list[Cell]] | None:
    r"""Return players with a line below for each of their rounds; ``None`` where there are none.

    Remarks between them are no part of either.

    >>> text = "Club night\n\nRay\nR1 beat Bell\nR2 bye\n\nBell\nR1 lost to Ray\n-"
    >>> rows, before, after = rows_above_rounds(text.split("\n"))
    >>> [(row.name.text, [cell.text for cell in row.rounds]) for row in rows]
    [('Ray', ['beat Bell', 'bye']), ('Bell', ['lost to Ray', ''])]
    >>> [cell.text for cell in before], [cell.text for cell in after]
    (['Club night'], ['-'])
    """
    whole = [Cell(line.strip(), at, 1) for at, line in enumerate(lines, 1) if line.strip()]
    said = [_below(lines[cell.line - 1]) for cell in whole]
    starts = [at for at in range(len(whole) - 1) if said[at] is None and said[at + 1]]
    if len(starts) < FEWEST:
        return None
    rows: list[ToldRow] = []
    after: list[Cell] = []
    for start, following in itertools.pairwise([*starts, len(whole)]):
        end = next((at for at in range(start + 1, following) if said[at] is None), following)
        rest = whole[end:following]
        after += rest
        if (row := _row_above(whole[start], said[start + 1 : end], whole[start + 1 : end])) is None:
            return None
        rows.append(row)
    most = max(len(row.rounds) for row in rows)
    rows = [with_rounds(row, most) for row in rows]
    last = max(cell.line for cell in rows[-1].rounds)
    if not are_remarks([cell.text for cell in after if cell.line < last], rows):
        # What else is between players nobody knows: the rest of a line, perhaps.
        return None
    if len({(bool(row.total.text), bool(row.number.text)) for row in rows}) != 1:
        return None
    return rows, whole[: starts[0]], after


class _Below(NamedTuple):
    """What a line says of the player above it."""

    said: str
    start: int
    round: str = ""
    """The number of the round, if one is said."""
    total: str = ""
    """The points, and nothing else."""


def _below(line: str) -> _Below | None:
    """Return what a line says of the player above; ``None`` where it says nothing of a round.

    >>> _below("Round 2: Bell (W)"), _below("- lost to Kim"), _below("Bell (W)")
    (_Below(said='Bell (W)', start=9, round='2', total=''), \
_Below(said='lost to Kim', start=2, round='', total=''), None)
    """
    if found := _BELOW.fullmatch(line):
        if found["total"]:
            return _Below("", found.start("total"), "", found["total"])
        number = found["round"] or found["number"] or ""
        return _Below(found["said"], found.start("said"), number)
    if found := _LABELED_BELOW.fullmatch(line):
        return _Below(found["said"], found.start("said"), found["round"])
    return None


def _row_above(
    player: Cell, said: Sequence[_Below | None], below: Sequence[Cell]
) -> ToldRow | None:
    """Return a player with what the lines below say; ``None`` where rounds are not in order."""
    who = _WHO.fullmatch(player.text.rstrip(" :"))
    if who is None or not has_name(who["name"]) or _ENDS_IN_A_ROUND.search(player.text):
        return None
    total = _part(who, "total")._replace(line=player.line) if who["total"] else None
    rounds: list[Cell] = []
    for count, (line, cell) in enumerate(zip(said, below, strict=True), 1):
        if line and line.total and total is None and count == len(below):
            total = Cell(line.total, cell.line, line.start + 1)
            continue
        # Points may not be said but once, and last.
        if line is None or not line.said:
            return None
        if int(line.round or count) != count:
            return None
        if len(below) == 1 and not line.round and (several := _several(cell)):
            rounds = several
        else:
            rounds.append(Cell(line.said.strip(" ."), cell.line, line.start + 1))
    if not rounds:
        return None
    return ToldRow(
        _part(who, "number")._replace(line=player.line),
        _named(who)._replace(line=player.line),
        tuple(rounds),
        total or Cell("", player.line, player.end),
    )


def _several(line: Cell) -> list[Cell]:
    """Return what a line below a player says of all rounds; empty where it says one."""
    for parts in PARTS:
        found = list(_rounds(line.text, (0, len(line.text)), parts, line.line))
        if len(found) > 1 and all(_SAYS.match(one.text) for one in found):
            return found
    return []


def with_rounds(row: ToldRow, count: int) -> ToldRow:
    """Return a row with so many rounds: who withdrew has fewer."""
    last = row.rounds[-1]
    ends = Cell("", last.line, last.end)
    return row._replace(rounds=(*row.rounds, *[ends] * (count - len(row.rounds))))
