"""Tables of kinds that people publish, each with all that is read of it, or why it is refused.

``published`` has a text, and beside it in a file ``.expect`` what is right.
"""

from pathlib import Path

import pytest

from calculator import rank
from calculator.model import Crosstable, Message
from calculator.reading import ReadError, opened

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
            f"{found.code or '.'}{found.opponent or ''}{found.colour.lower()}"
            for found in player.results
        ]
        rating = f" {player.rating}" if player.rating else ""
        points = f"{player.points(table.rounds_played) / 2:g}"
        total = "" if player.total is None else f", printed {player.total / 2:g}"
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
