"""The header of a FIDE tournament report: dates, rounds, points, byes, tiebreaks."""

import re
from typing import NamedTuple

from calculator.model import RESULT_CODES, EventKind, Message, Points, Result
from calculator.model.late import pattern
from calculator.reading.cells.grammar import halves
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import slashed

_NAMED = pattern(r"(?:(\d{1,2})[^A-Za-z]+)?([A-Za-z]{3})[a-z]*\D+(?:(\d{1,2})\D+)?(\d{4})")
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
#: What a result scores by the code of record 162, by JaVaFo's XXS, and where neither says so.
_SCORING = {
    "W": ("W", "", 2),
    "D": ("D", "", 1),
    "L": ("L", "", 0),
    "X": ("FW", "W", 2),
    "F": ("FL", "A", 0),
    "B": ("FPB", "W", 2),
    "P": ("PAB", "P", 2),
    "H": ("HPB", "D", 1),
    "U": ("ZPB", "A", 0),
}


class Header(NamedTuple):
    """What the records other than the players' say."""

    event: str | None = None
    starts: str | None = None
    kind: EventKind | None = None
    rounds: int = 0
    scoring: tuple[tuple[str, int], ...] = ()
    """Code of the point system -> half points."""
    announced: tuple[str, ...] = ()
    byes: tuple[tuple[int, int, str, int], ...] = ()
    """Round, start number, code and line of byes that the players' rows need not have."""
    abnormal: tuple[tuple[int, int, int, int], ...] = ()
    """Round, start number and half points that were assigned to it, and the line."""
    teams: bool = False
    players: tuple[int, int] = (0, 0)
    """How many players there are, if a record says so, and its line."""
    warnings: tuple[Message, ...] = ()

    @property
    def points(self) -> Points:
        """What a game over the board scores."""
        return Points(*(self.scores(Result(code)) for code in "WDL"))

    def scores(self, result: Result) -> int:
        """Return the half points of a result under the event's point system.

        >>> Header(scoring=(("W", 6), ("D", 2))).scores(Result("X", 3))
        6
        """
        if result.code not in _SCORING:
            return result.halves
        javafo, code, usual = _SCORING[result.code]
        if not self.scoring:
            return usual
        known = dict(self.scoring)
        colored = f"{result.color}{javafo}" if result.played else ""
        for name in (colored, javafo, code):
            if name in known:
                return known[name]
        # An unplayed round scores what the game does that it replaces (PAB and FPB a win).
        replaced = {"P": "W", "X": "W", "B": "W", "H": "D"}.get(result.code, "")
        return known.get(replaced, usual)

    @property
    def told(self) -> dict[str, int] | None:
        """What each result scores, where a record says anything of it."""
        if not (self.scoring or self.abnormal):
            return None
        return {code: self.scores(Result(code)) for code in RESULT_CODES}

    def scored(self, result: Result) -> Result:
        """Return a result with its points, where they are not those of its code."""
        points = self.scores(result)
        usual = RESULT_CODES[result.code].halves
        return result if points == usual else result._replace(scored_halves=points)


def read_header(lines: list[tuple[int, str]]) -> Header:
    """Read all records but the players'; unknown ones are skipped."""
    # In a team event byes and assigned points are those of teams, and so are the tiebreaks.
    teams = _of_teams(lines)
    header = Header(teams=teams)
    standings: tuple[str, ...] | None = None
    for number, line in lines:
        record, rest = line[:3].upper(), line[4:].strip()
        match record:
            case "012":
                header = header._replace(event=rest or None)
            case "042" if rest:
                starts = date(rest)
                header = header._replace(starts=starts)
                if starts is None:
                    found = Message("start-unreadable", (rest,), number, 5)
                    header = header._replace(warnings=(*header.warnings, found))
            case "062" if count := re.match(r"\d{1,4}\b", rest):
                header = header._replace(players=(int(count[0]), number))
            case "092" | "192":
                header = header._replace(kind=_kind(rest) or header.kind)
            case "142" | "XXR":
                header = header._replace(rounds=_rounds(number, line))
            case "162" | "XXS":
                header = header._replace(scoring=(*header.scoring, *scoring(number, line)))
            case "202":
                header = header._replace(announced=_codes(rest))
            case "212":
                standings = _codes(rest)
            case "240" if not teams:
                header = header._replace(byes=(*header.byes, *_byes(number, line)))
            case "299" if not teams:
                header = header._replace(abnormal=(*header.abnormal, *_abnormal(number, line)))
    return header if standings is None else header._replace(announced=standings)


def _of_teams(lines: list[tuple[int, str]]) -> bool:
    """Whether it is a team event; the older record of teams is also in others, as a remark."""
    if any(line.startswith("310") for _, line in lines):
        return True
    kinds = [line[4:].upper() for _, line in lines if line.startswith(("092", "192"))]
    return any(line.startswith("013") for _, line in lines) and not any(
        "INDIVIDUAL" in kind for kind in kinds
    )


def date(text: str) -> str | None:
    """Read a date in any of the ways that reports have it; ``None`` where it is none.

    >>> date("28. 07. 2005"), date("2026/3/1"), date("Jun 26, 2020"), date("05/09/26")
    ('2005-07-28', '2026-03-01', '2020-06-26', '2026-09-05')
    """
    year, month, day = 0, 0, 0
    if found := re.match(r"(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?!\d)", text):
        year, month, day = map(int, found.groups())
    elif found := re.match(r"(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})(?!\d)", text):
        day, month, year = map(int, found.groups())
    elif found := re.match(r"(\d{4})(\d\d)(\d\d)(?!\d)", text):
        year, month, day = map(int, found.groups())
    elif found := _NAMED.match(text):
        name = found[2].lower()
        month = _MONTHS.index(name) + 1 if name in _MONTHS else 0
        day, year = int(found[1] or found[3] or 0), int(found[4])
    if year < 100:
        year += 2000
    if month > 12 >= day:
        day, month = month, day
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return None
    return f"{year:04}-{month:02}-{day:02}"


def _kind(text: str) -> EventKind | None:
    words = text.upper()
    if "SWISS" in words or "DUTCH" in words:
        return "swiss"
    robin = re.search(r"\bRR\b|ROBIN|BERGER", words)
    return "round-robin" if robin else None


def _rounds(number: int, line: str) -> int:
    # Scripts that write reports fill it up with zeros: "005".
    found = re.match(r"\s*0*(\d{1,2})\b", line[3:])
    if not found:
        text = line[4:].strip()
        hint = Message("hint-trf-rounds", (line[:3],))
        if not text:
            raise ReadError("error-trf-no-rounds", number, min(5, len(line) + 1), hint, length=1)
        raise ReadError.says(Cell(text, number, 5), "error-trf-rounds", hint)
    return int(found[1])


def scoring(number: int, line: str) -> list[tuple[str, int]]:
    """Read what results score: letters, each with its points, here in half points."""
    found_all = []
    for found in re.finditer(r"([A-Z]{1,3})\s*=?\s*(\d+(?:[.,]\d+)?)", line[3:].upper()):
        points = halves(found[2])
        if points is None:
            cell = Cell(found[2], number, found.start(2) + 4)
            raise ReadError.says(cell, "error-no-score", "hint-trf-points")
        found_all.append((found[1], points))
    return found_all


def _codes(text: str) -> tuple[str, ...]:
    """Return the tiebreaks of a list; the points, which come first anyway, are left out."""
    codes = [code for code in re.split(r"[,\s]+", text) if code]
    return tuple(slashed(code) for code in codes if code.upper() not in {"PTS", "MPTS", "GPTS"})


def _byes(number: int, line: str) -> list[tuple[int, int, str, int]]:
    """Read record 240: F, H or Z in column 5, the round in 7 to 9, then start numbers."""
    code = {"F": "B", "H": "H", "Z": "U", " ": "U"}.get(line[4:5].upper())
    words = line[5:].split()
    if code is None or not words or not all(word.isdecimal() for word in words):
        raise _unreadable("error-trf-byes", "hint-trf-byes", number, line)
    round_, *players = map(int, words)
    return [(round_, player, code, number) for player in players]


def _abnormal(number: int, line: str) -> list[tuple[int, int, int, int]]:
    """Read record 299: match points (of teams), game points, the round, then start numbers."""
    words = line[5:].split()
    figures = [word for word in words if "." in word or "," in word]
    others = words[len(figures) :]
    points = halves(figures[-1]) if figures else None
    if points is None or not others or not all(map(str.isdecimal, others)):
        raise _unreadable("error-trf-assigned", "hint-trf-assigned", number, line)
    round_, *players = map(int, others)
    return [(round_, player, points, number) for player in players]


def _unreadable(error: str, hint: str, number: int, line: str) -> ReadError:
    """Return the error of a record that gives players something, all of it after its number."""
    return ReadError(
        error,
        number,
        min(5, len(line) + 1),
        hint,
        length=max(1, len(line) - 4),
    )
