"""One event in many guises, as people paste it: every one is read through the page, and rightly.

The texts were written apart from the readers, each in a family of what people paste: other
headings, languages and spacing, e-mail, phones, prizes below, cells over columns.
"""

import re
from pathlib import Path

import pytest

from calculator.reading import read
from tests.reading.test_changed_cells_in_the_page import ask, said_in

_PARTS = re.split(
    r"^=== (.*)\n",
    (Path(__file__).parent / "data" / "as-people-paste.txt").read_text(encoding="utf-8"),
    flags=re.MULTILINE,
)[1:]
TEXTS = dict(zip(_PARTS[::2], _PARTS[1::2], strict=True))
NAMES = ("ashdown", "brook", "calder", "dunn")
#: Everybody's games: the opponent, and who won.
GAMES = {
    "ashdown": {("dunn", "W"), ("brook", "D"), ("calder", "W")},
    "brook": {("calder", "W"), ("ashdown", "D"), ("dunn", "D")},
    "calder": {("brook", "L"), ("dunn", "W"), ("ashdown", "L")},
    "dunn": {("ashdown", "L"), ("calder", "L"), ("brook", "D")},
}
_PLAYED = {"X": "W", "F": "L"}


def _who(name: str) -> str:
    (found,) = [one for one in NAMES if one in name.casefold()]
    return found


def test_there_are_many_texts() -> None:
    assert len(TEXTS) > 40


@pytest.mark.parametrize("title", TEXTS)
def test_a_text_is_read_as_the_event(title: str) -> None:
    reply = ask(TEXTS[title])
    assert reply["state"] == "done", reply
    table = read(TEXTS[title])
    # Of a round robin whose columns are opponents it is said that the rounds are not told.
    # Where a column holds Buchholz, the sheet's order has it, and the rules bar it there.
    said = {note for note in said_in(reply["result"]) if "bar it in round robins" not in note}
    assert "rounds" in table.lacks or not said
    names = {player.number: _who(player.name) for player in table.players}
    found = {
        names[player.number]: {
            (names[one.opponent or 0], _PLAYED.get(one.code, one.code)) for one in player.results
        }
        for player in table.players
    }
    assert found == GAMES
    assert all(re.fullmatch(r"[\w, .'-]+", player.name) for player in table.players)
