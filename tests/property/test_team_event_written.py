"""A team event that is written and read again is the same: its matches, boards and players."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from calculator import ReadError
from calculator.__main__ import main
from calculator.model import Crosstable
from calculator.model.teams import Board, Teams
from calculator.ranked import rank
from calculator.reading import read
from calculator.view import to_tree
from calculator.view.share import share
from calculator.writing import WriteError, to_csv, to_json, to_text, to_trf
from tests.asked.trees import of_tag
from tests.fide.test_team_gacrux import tournament
from tests.support.examples import seeds
from tests.support.project import ROOT

#: What is done to a report, by name: everything that can be in one comes up.
FORMS = ("as it is", "last round to play", "three points", "old records", "no colors", "places")


def report(seed: int, form: str) -> str:
    """Return a random report of a team event, in a form."""
    made = tournament(seed, by_record=bool(seed % 3 == 0))
    if form == "last round to play":
        at = 91 + 10 * (made.rounds - 1)
        return re.sub(
            rf"^(001.{{{at - 3}}} *[1-9]\d* . ).", r"\1 ", made.trf, flags=re.MULTILINE
        )  # fmt: skip
    if form == "three points":
        return made.trf.replace("352 ", "162 W 3.0    D 1.0    L 0.5    FW 2.0\n352 ")
    if form == "old records":
        return re.sub(
            r"^310 .{4}(.{32}) .{32}(.*)$", r"013 \1\2", made.trf, flags=re.MULTILINE
        )  # fmt: skip
    if form == "no colors":
        return re.sub(r" [wb] (?=[1=0+-])", " - ", made.trf)
    if form == "places":
        rows = made.trf.split("\n")
        teams = [at for at, row in enumerate(rows) if row.startswith("310")]
        for place, at in enumerate(teams, 1):
            rows[at] = f"{rows[at][:68]}{place:3}{rows[at][71:]}"
        return "\n".join(rows)
    return made.trf


def carried(table: Crosstable) -> Crosstable:
    """The event without what is said of its text: warnings, and totals that nobody printed."""
    return table._replace(
        players=tuple(team._replace(total_halves=None) for team in table.players),
        teams=of(table)._replace(
            individuals=tuple(one._replace(total_halves=None) for one in of(table).individuals)
        ),
        warnings=(),
    )


def of(table: Crosstable) -> Teams:
    assert table.teams is not None
    return table.teams


@pytest.mark.parametrize("seed", seeds(72))
def test_a_report_and_a_document_say_what_was_read(seed: int) -> None:
    form = FORMS[seed % len(FORMS)]
    table = read(report(seed, form))
    assert (table.provisional is not None) is (form == "last round to play")
    written = to_trf(table)
    again = read(written)
    assert carried(again) == carried(table)
    # Its totals are right, and the second report is the first one.
    assert not [one for one in again.warnings if one.code.startswith("trf-")]
    assert to_trf(again) == written
    whole = read(to_json(table))
    assert whole == table._replace(warnings=whole.warnings)


CUP = read((ROOT / "docs/samples/team-cup.txt").read_text("utf-8"))


def with_lineup(change: Callable[[tuple[Board, ...]], tuple[Board, ...]]) -> Crosstable:
    """The cup with another lineup of the Anchors in round 1."""
    teams = of(CUP)
    lineups = dict(teams.lineups)
    lineups[1, 1] = change(lineups[1, 1])
    return CUP._replace(teams=teams._replace(lineups=lineups))


def test_what_a_report_cannot_say_is_refused() -> None:
    nobody = with_lineup(lambda boards: (boards[0]._replace(player=None), *boards[1:]))
    with pytest.raises(WriteError, match="who sat at each board"):
        to_trf(nobody)
    first = CUP.players[0]
    drawn = first._replace(results=(first.results[0]._replace(code="D"), *first.results[1:]))
    with pytest.raises(WriteError, match="a match that the boards do not explain"):
        to_trf(CUP._replace(players=(drawn, *CUP.players[1:])))
    with pytest.raises(WriteError, match="999 teams"):
        to_trf(CUP._replace(players=(first._replace(number=1000), *CUP.players[1:])))


def test_boards_that_are_not_in_the_order_of_the_list_have_their_record() -> None:
    turned = with_lineup(lambda boards: (boards[1], boards[0], *boards[2:]))
    lineups = dict(of(turned).lineups)
    one, two, *rest = lineups[2, 1]
    lineups[2, 1] = (two, one, *rest)
    table = turned._replace(teams=of(turned)._replace(lineups=lineups))
    written = to_trf(table)
    assert "300   1   1   2    2    1    3    4\n300   1   2   1    7    6    8    9\n" in written
    assert carried(read(written)) == carried(table)


@pytest.mark.parametrize("write", [to_text, to_csv])
def test_text_has_no_room_for_boards(write: Callable[[Crosstable], str]) -> None:
    with pytest.raises(WriteError, match="JSON and TRF keep them"):
        write(CUP)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("boards", 0),
        ("boards", 1000),
        ("boards", "four"),
        ("primary", "XP"),
        ("members", [[1, [1, 1]]]),
        ("members", [[1, [99]]]),
        ("members", [[77, [1]]]),
        ("lineups", [[1, 9, []]]),
        ("lineups", [[1, 1, [[2, "W", 1, 6]] * 5]]),
        ("lineups", [[1, 1, [[2, "Q", 1, 6]]]]),
        ("lineups", [[1, 1, [[2, "W", 99, 6]]]]),
        ("individuals", [{}]),
        ("match", [4, "x"]),
    ],
)
def test_a_damaged_document_is_refused(key: str, value: object) -> None:
    document = json.loads(to_json(CUP))
    document["teams"][key] = value
    with pytest.raises(ReadError, match="only part of one"):
        read(json.dumps(document))


def test_the_page_offers_what_keeps_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    offered = [
        str(option[1]["value"])
        for option in of_tag(to_tree(share(rank(CUP), 1)), "option")
        if str(option[1].get("value", "")).startswith("crosstable")
    ]
    assert offered == ["crosstable-json", "crosstable-trf"]
    path = "docs/samples/team-cup.txt"
    for form in ("text", "csv"):
        assert main([path, "--write", form]) == 1
        assert "no room for the boards of a team event" in capsys.readouterr().err
    for form in ("json", "trf"):
        assert main([path, "--write", form]) == 0
        assert carried(read(capsys.readouterr().out)) == carried(CUP)
