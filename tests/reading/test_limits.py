"""What is too much: players, sections, rounds, spans; every reader says so, at its line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import pytest

from calculator.reading import ReadError, read, read_all
from calculator.reading.text.errors import MOST_PLAYERS, MOST_SECTIONS
from calculator.writing import to_json
from tests.reading.test_many_players import MANY

#: So many players are too many here: the real limit takes long.
FEW = 30
SECTIONS = MOST_SECTIONS + 1
HEAD = "No\tName\tR1\tR2\tR3\tPts"
QUAD = (
    "1\tAnn\tW2\tD3\tW4\t2.5",
    "2\tBen\tL1\tW4\tW3\t2",
    "3\tCem\tW4\tD1\tL2\t1.5",
    "4\tDea\tL3\tL2\tL1\t0",
)


def games(players: int) -> str:
    """A list of games."""
    pairs = (f"{at}. Ann A{at} 1-0 Ben B{at}" for at in range(1, players // 2 + 2))
    return "\n".join(["Round 1", *pairs])


def only_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the limit for the readers that are imported."""
    for name, module in list(sys.modules.items()):
        if name.startswith("calculator.") and hasattr(module, "MOST_PLAYERS"):
            monkeypatch.setattr(module, "MOST_PLAYERS", FEW)


def saved(players: int) -> str:
    """A table that the calculator saved."""
    found = json.loads(to_json(read("Ann: W\nBen: L\n")))
    one = found["players"][0]
    return json.dumps({**found, "players": [{**one, "number": at} for at in range(players)]})


@pytest.mark.parametrize("write", [*MANY.values(), games, saved], ids=[*MANY, "games", "saved"])
def test_more_players_than_the_limit(
    write: Callable[[int], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all(write(FEW))  # imports the reader
    only_few(monkeypatch)
    (found, *_) = read_all(write(2 * FEW + 2))
    assert isinstance(found[1], ReadError)
    assert found[1].said.code == (
        "error-too-many-players-listed" if write is games else "error-too-many-players"
    )
    assert found[1].line is not None


def test_as_many_players_as_the_limit_with_lines_below(monkeypatch: pytest.MonkeyPatch) -> None:
    text = MANY["tabs"](FEW) + "\n\nSection prizes\n1st place\t$50\n"
    read(text)
    only_few(monkeypatch)
    assert len(read(text).players) == FEW


def test_the_limit_is_what_four_figures_number() -> None:
    assert MOST_PLAYERS == 9999


def quads(cell: str = "\t") -> str:
    """One quad below another, with headings."""
    section = "\n".join((HEAD, *QUAD)).replace("\t", cell)
    return "\n\n".join([section] * SECTIONS)


def headless() -> str:
    """Quads under headings that nobody knows."""
    heading = "Seat\tKid\tWk 1\tWk 2\tWk 3\tSum total"
    rows = "\n".join((heading, *QUAD))
    return "\n\n".join(rows.replace("Ann", f"Ann {at}") for at in range(SECTIONS))


def page() -> str:
    """Quads as tables of a page."""
    rows = "".join(f"<tr><td>{row.replace(chr(9), '</td><td>')}</td></tr>" for row in (HEAD, *QUAD))
    return f"<table>{rows}</table>" * SECTIONS


def rating_files() -> str:
    """The files of a rating report."""
    head = "Pair\tName\tState\tRating\tRd 1"
    section = f"{head}\n1\tANN\tMI\t1850\tW 2\n2\tBEN\tMI\t1790\tL 1\n"
    return "US Chess rating report files\n" + section * SECTIONS


def swisssys() -> str:
    """The file of an event."""
    players = [
        {"Pair number": 1, "Name": "Ann", "Rating": 1850, "Results": ["+;2;W;1;0;0;0"]},
        {"Pair number": 2, "Name": "Ben", "Rating": 1790, "Results": ["-;1;B;1;0;0;0"]},
    ]
    section = {"Section name": "Quad", "Rounds paired": 1, "Rounds played": 1, "Players": players}
    return json.dumps({"Overview": {"Program": "SwissSys"}, "Sections": [section] * SECTIONS})


@pytest.mark.parametrize("write", [quads, headless, page, rating_files, swisssys])
def test_more_sections_than_any_event_has(write: Callable[[], str]) -> None:
    with pytest.raises(ReadError) as caught:
        read(write())
    assert caught.value.message == f"There are more than {MOST_SECTIONS} tables here."
    assert caught.value.line is not None


def test_a_round_for_each_of_a_hundred_and_one_results() -> None:
    results = ["+;2;W;1;0;0;0"] * 101
    players = [{"Pair number": at, "Name": "Ann", "Results": results} for at in (1, 2)]
    section = {"Section name": "Quad", "Rounds played": 101, "Players": players}
    with pytest.raises(ReadError) as caught:
        read(json.dumps({"Overview": {"Program": "SwissSys"}, "Sections": [section]}))
    assert caught.value.said.code == "error-no-round-numbers"


def test_cells_that_span_more_than_a_page_has() -> None:
    rows = "".join(f"<tr><td>{row.replace(chr(9), '</td><td>')}</td></tr>" for row in QUAD)
    head = f"<tr><th>{HEAD.replace(chr(9), '</th><th>')}</th></tr>"
    wide = '<tr><td colspan="19" rowspan="19">Club Open</td></tr>' * 100
    table = read(f"<table>{wide}</table><table>{head}{rows}</table>")
    assert [player.name for player in table.players] == ["Ann", "Ben", "Cem", "Dea"]


def test_a_row_of_far_too_many_words_is_not_read() -> None:
    text = "\n".join((HEAD, *QUAD)).replace("\t", "  ")
    with pytest.raises(ReadError, match="cells of this row begin and end") as caught:
        read(f"{text}\n5 {'and so on ' * 40}\n")
    assert caught.value.line == 6
