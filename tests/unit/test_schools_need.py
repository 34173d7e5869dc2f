"""What a school needs in the games to come: all outcomes, tried one by one, say the same."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from calculator.__main__ import main
from calculator.answers.schools_need import need_lines
from calculator.answers.what_if import school_need
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, changed
from calculator.answers.what_if.need import open_games
from calculator.answers.what_if.school_need import need
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking.schools import Rule, Schools, schools
from calculator.reading import read
from tests.support.examples import seeds
from tests.unit.test_page_text import elements, words

if TYPE_CHECKING:
    from pathlib import Path

RULE = Rule(best=2, order="solkoff")


def event(rng: Random, many: int) -> str:
    """A section before its last round: a table of so many players in three schools."""
    rows = [[f"P{at}", rng.choice(["Oak", "Elm", "Yew"])] for at in range(1, many + 1)]
    for round_ in range(3):
        drawn = list(range(1, many + 1))
        rng.shuffle(drawn)
        for one, other in zip(drawn[::2], drawn[1::2], strict=False):
            if round_ == 2:
                rows[one - 1].append(str(other))
                rows[other - 1].append(str(one))
            else:
                code = rng.choice("WDL")
                rows[one - 1].append(f"{code}{other}")
                rows[other - 1].append(f"{'LDW'['WDL'.index(code)]}{one}")
        if many % 2:
            rows[drawn[-1] - 1].append("B")
    return "\n".join(["Name,School,R1,R2,R3", *(",".join(row) for row in rows)])


def by_trying(found: Schools, name: str) -> dict[int, tuple[int, int, bool]]:
    """The places that each score leaves, by every outcome of every game to come."""
    table = found.standings.table
    games = open_games(table)
    places: dict[int, list[tuple[int, int]]] = {}
    for codes in product(GAME, repeat=len(games)):
        changes = [
            Change(game.round, game.one, code) for game, code in zip(games, codes, strict=True)
        ]
        after = schools(rank(changed(table, changes), "solkoff"), found.rule)
        mine = after.row(name).score
        others = [row.score for row in after.rows if row.name != name]
        ahead, level = sum(one > mine for one in others), others.count(mine)
        places.setdefault(mine, []).append((ahead, level))
    return {
        score: (
            1 + min(ahead for ahead, _ in seen),
            1 + max(ahead + level for ahead, level in seen),
            any(level for _, level in seen),
        )
        for score, seen in places.items()
    }


@pytest.mark.parametrize("seed", seeds(40))
def test_one_rival_after_the_other_leaves_out_nothing(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(seed)  # noqa: S311 - a seed repeats it
    found = schools(rank(read(event(rng, 8)), "solkoff"), RULE)
    exact = {row.name: need(found, row.name) for row in found.rows}
    follow = school_need._Follow.all

    def all_(self: school_need._Follow, games: list[Any]) -> Any:  # noqa: ANN401
        return None if self._many > 2 else follow(self, games)

    monkeypatch.setattr(school_need._Follow, "all", all_)
    for row in found.rows:
        told = need(found, row.name)
        by_score = {one.score: one for one in told.reaches}
        for one in exact[row.name].reaches:
            assert by_score[one.score].best <= one.best
            assert by_score[one.score].worst >= one.worst


@pytest.mark.parametrize("seed", seeds(40))
def test_what_a_school_needs_is_what_trying_everything_shows(seed: int) -> None:
    rng = Random(seed)  # noqa: S311 - a seed repeats it
    found = schools(rank(read(event(rng, rng.choice([6, 7, 8]))), "solkoff"), RULE)
    for row in found.rows:
        told = need(found, row.name)
        assert told.exact
        seen = by_trying(found, row.name)
        if not told.reaches:
            assert {(best, worst) for best, worst, _ in seen.values()} == {(row.place, row.place)}
            continue
        assert {one.score: (one.best, one.worst, one.level) for one in told.reaches} == seen


def test_of_too_many_outcomes_the_ranges_alone_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    text = event(Random(5), 8)  # noqa: S311 - always the same
    found = schools(rank(read(text), "solkoff"), RULE)
    name = found.rows[1].name
    exact = {one.score: one for one in need(found, name).reaches}
    monkeypatch.setattr(school_need, "MOST_STATES", 1)
    rough = need(found, name)
    assert not rough.exact
    for one in rough.reaches:
        if one.score in exact:
            # What can happen is never left out.
            assert one.best <= exact[one.score].best
            assert one.worst >= exact[one.score].worst
    assert "games between two other schools were not tried" in " ".join(need_lines(found, name))


#: Before the last round: Oak has 3 of the best two, Elm 2½, Yew ½.
OPEN = """No. Name School R1 R2 R3
1 Ann Oak W4 W3 2
2 Bob Elm W5 D6 1
3 Cy Oak W6 L1 5
4 Di Elm L1 W5 6
5 Ed Yew L2 L4 3
6 Flo Yew L3 D2 4
"""
LINES = [
    "What Elm needs in round 3: it has 2½ points now, and its players have two games to play.",
    "- 4½ points at the end: 1st",
    "- 3½ to 4 points: 1st or 2nd; the tiebreaks may decide",
    "- 3 points: 2nd",
    "- 2½ points: 2nd or 3rd; the tiebreaks may decide",
    "The others can end like this: Oak 3 to 5, Yew ½ to 2½.",
]


def test_it_is_told_score_by_score() -> None:
    found = schools(rank(read(OPEN), "solkoff"), RULE)
    assert need_lines(found, "Elm") == LINES


def test_where_nothing_is_paired_it_is_said() -> None:
    over = "Name,Club,R1\nAnn,Oak,W2\nBob,Elm,L1"
    found = schools(rank(read(over), "solkoff"), RULE)
    assert need_lines(found, "Oak")[-1].startswith(
        "Your sheet shows no game that is still to be played"
    )
    after = "After round 1 of 3\n" + over
    found = schools(rank(read(after), "solkoff"), RULE)
    assert need_lines(found, "Oak")[-1] == (
        "From round 2 on, two rounds are not paired in your sheet. Ask again with the pairings."
    )


def test_who_has_no_game_there_is_named() -> None:
    text = OPEN.replace("6 Flo Yew L3 D2 4", "6 Flo Yew L3 D2 -").replace("L1 W5 6", "L1 W5 -")
    found = schools(rank(read(text), "solkoff"), RULE)
    assert "According to your sheet, Di and Flo have no game there" in need_lines(found, "Elm")[-1]


def test_the_command_line_and_the_page_tell_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "open.txt"
    file.write_text(OPEN, encoding="utf-8")
    options = ["--teams", "--team-best", "2", "--order", "solkoff", "--need", "--player", "Elm"]
    assert main([str(file), *options]) == 0
    assert LINES[1] in capsys.readouterr().out
    assert main([str(file), *options, "--json"]) == 0
    assert LINES[1] in json.loads(capsys.readouterr().out)["need"]["message"]
    closed = page("2;solkoff")
    asked = [each for each in elements(closed, "button") if "Elm" in words(each)]
    assert words(asked[0]) == "What does Elm need in round 3?"
    assert LINES[0] in words(page(asked[0][1]["data-value"]))


def page(teams: str) -> list[Any]:
    request = {"what": "calculate", "text": OPEN, "teams": teams}
    found: list[Any] = json.loads(answer(json.dumps(request)))["result"]
    return found
