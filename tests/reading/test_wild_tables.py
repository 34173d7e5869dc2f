"""Tables of kinds that people publish, each with all that is read of it, or why it is refused.

``published`` has a text, and beside it in a file ``.expect`` what is right.
"""

from pathlib import Path

import pytest

from calculator.model import Crosstable, Message
from calculator.ranked import rank
from calculator.reading import ReadError, opened, read

_TEXTS = sorted((Path(__file__).parent / "published").glob("*.txt"))


def told(text: str) -> str:
    """What reading makes of a text: sections, everybody's results, places, what is said of it."""
    try:
        sections = opened(text).sections
    except ReadError as error:
        if not error.sections:
            return f"{_refused(error)}\n"
        sections = error.sections
    lines: list[str] = []
    for at, section in enumerate(sections):
        if len(sections) > 1:
            lines.append(f"section {section.title}".rstrip())
        try:
            lines += _table(opened(text, section=at).table)
        except ReadError as error:
            lines.append(_refused(error))
    return "\n".join(lines) + "\n"


def _refused(error: ReadError) -> str:
    quoted = "" if error.cell is None else f" “{error.cell}”"
    return f"refused at {error.line}:{error.column}: {error.said.code}{quoted}"


def _table(table: Crosstable) -> list[str]:
    lines = [f"{table.format}, {table.kind}, {table.rounds} rounds"]
    if table.announced:
        places = {row.number: row.place for row in rank(table).rows}
        listed = " ".join(str(places[player.number]) for player in table.players)
        lines.append(f"order {', '.join(table.announced)}: places {listed}")
    for player in table.players:
        results = [
            f"{found.code or '.'}{found.opponent or ''}{found.color.lower()}"
            for found in player.results
        ]
        rating = f" {player.rating}" if player.rating else ""
        points = f"{player.halves(table.rounds_played) / 2:g}"
        total = "" if player.total_halves is None else f", printed {player.total_halves / 2:g}"
        lines.append(f"{player.name}{rating}: {' '.join(results)} = {points}{total}")
    said = (
        " ".join(
            (
                "!",
                one.code,
                " | ".join(
                    fact.words() if isinstance(fact, Message) else str(fact) for fact in one.facts
                ),
            )
        )
        for one in table.warnings
    )
    return [*lines, *map(str.rstrip, said)]


@pytest.mark.parametrize("path", _TEXTS, ids=lambda path: path.stem)
def test_as_published(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert told(text) == path.with_suffix(".expect").read_text(encoding="utf-8")


def test_every_text_has_what_is_right() -> None:
    assert {path.stem for path in _TEXTS} == {
        path.stem for path in _TEXTS[0].parent.glob("*.expect")
    }


#: Where others write "No.": how many there are, a year, a number that is no player's at all.
OVER_NUMBERS = ["9", "4", "0", "1", "2026"]
HEADINGS = {
    "R1 R2": "Name Rating R1 R2 Pts",
    "rounds in words": "Player\tRating\tRound 1\tRound 2\tTotal",
    "digits": "Name,Rating,1,2,Score",
    "lined up": "Name          Rating  Rd1  Rd2  Tot",
    "bars": "Name | Rtg | Rd 1 | Rd 2 | Pts",
}


@pytest.mark.parametrize("heading", HEADINGS.values(), ids=HEADINGS)
@pytest.mark.parametrize("number", OVER_NUMBERS)
def test_a_number_over_the_players_numbers_is_a_heading(number: str, heading: str) -> None:
    between = next(one for one in ("\t", ",", " | ", "  ", " ") if one in heading)
    rows = [
        ("1", "Nora Hale", "1911", "W2", "D3", "1.5"),
        ("2", "Tom Irwin", "1820", "L1", "W4", "1.0"),
        ("3", "Ada Jonas", "1700", "D4", "D1", "1.0"),
        ("4", "Ben Kerr", "1650", "D3", "L2", "0.5"),
    ]
    lines = [between.join(row) for row in rows]
    if between == "  ":
        widths = (4, 14, 8, 5, 5, 3)
        lines = [
            "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            for row in rows
        ]
    table = read(
        "\n".join(
            (number.ljust(4) + heading if between == "  " else number + between + heading, *lines)
        )
    )
    assert [player.name for player in table.players] == [row[1] for row in rows]
    assert [player.rating for player in table.players] == [1911, 1820, 1700, 1650]
    assert [player.total_halves for player in table.players] == [3, 2, 2, 1]
    assert [[one.code for one in player.results] for player in table.players] == [
        ["W", "D"],
        ["L", "W"],
        ["D", "D"],
        ["D", "L"],
    ]
    assert table.warnings == ()


def test_somebody_called_player_is_no_heading() -> None:
    table = read(
        "No\tName\tR1\tR2\tPts\n1\tPlayer\tW2\tD3\t1.5\n2\tBen\tL1\tB\t1\n3\tCem\tB\tD1\t1.5"
    )
    assert [player.name for player in table.players] == ["Player", "Ben", "Cem"]
