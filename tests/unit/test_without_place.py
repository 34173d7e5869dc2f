"""Who has no place: withdrawn from a round robin before half of the games, or taken out."""

import json
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.answers import wording
from calculator.model import Crosstable
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import chosen
from calculator.words import use

ROBIN = """\
No.	Name	Pts	Rnd1	Rnd2	Rnd3	Rnd4	Rnd5
1	Ann	3.0	W6	D2	L3	W4	D5
2	Bob	4.0	X4	D1	W5	D3	X6
3	Cyd	3.5	W5	X6	W1	D2	L4
4	Dov	2	F2	L5	X6	L1	W3
5	Eve	2.5	L3	W4	L2	X6	D1
6	Fay	0	L1	F3	F4	F5	F2
"""
#: The same with totals that do not count the games against Fay, and with none.
WITHOUT = (
    ROBIN.replace("3.0", "2.0").replace("4.0", "3.0").replace("3.5", "2.5")
    .replace("Dov\t2", "Dov\t1").replace("Eve\t2.5", "Eve\t1.5")
)  # fmt: skip
NO_TOTALS = "\n".join(
    "\t".join([*line.split("\t")[:2], *line.split("\t")[3:]]) for line in ROBIN.splitlines()
)

IN_PRINT = (
    "Fay withdrew after 1 of 5 games, fewer than half. Those games count here, as in the printed "
    "totals; FIDE (General Regulations 6.6) does not count them."
)
COUNTED = (
    "Fay withdrew after 1 of 5 games, fewer than half. Those games count here; FIDE (General "
    "Regulations 6.6) does not count them."
)
LEFT_OUT = (
    "Fay withdrew after 1 of 5 games, fewer than half: those games do not count in the standings "
    "(FIDE General Regulations 6.6)."
)
#: By name: the score and the Sonneborn-Berger, in half and quarter points, without the games.
APART = {"Bob": (6, 4.75), "Cyd": (5, 5), "Ann": (4, 3.25), "Eve": (3, 2), "Dov": (2, 2.5)}


def robin(text: str) -> Crosstable:
    return read(text)._replace(kind="round-robin")


def said(standings: Standings) -> list[str]:
    return [wording.warning(found) for found in wording.warnings(standings)]


def scores(standings: Standings) -> dict[str, int]:
    return {row.name: row.score for row in standings.rows}


def test_games_that_the_printed_totals_count_are_counted_and_it_is_said() -> None:
    standings = rank(robin(ROBIN), "SB")
    assert said(standings) == [IN_PRINT]
    assert scores(standings) == {"Bob": 8, "Cyd": 7, "Ann": 6, "Eve": 5, "Dov": 4, "Fay": 0}


@pytest.mark.parametrize("text", [ROBIN, WITHOUT, NO_TOTALS])
def test_the_switch_leaves_the_games_out(text: str) -> None:
    standings = rank(robin(text), "SB", choices=chosen({"withdrawn": "left-out"}))
    assert said(standings) == [LEFT_OUT]
    found = {row.name: (row.score, row.values["SB"].number) for row in standings.rows}
    assert found == APART
    assert [row.place for row in standings.rows] == [1, 2, 3, 4, 5]


def test_totals_without_the_games_leave_them_out_and_are_not_wrong() -> None:
    standings = rank(robin(WITHOUT), "SB")
    assert said(standings) == [LEFT_OUT]
    assert scores(standings) == {name: score for name, (score, _) in APART.items()}
    assert standings.table.wrong_totals == ()
    assert standings.table.slips == ()


def test_without_totals_fides_rules_leave_the_games_out_and_those_of_us_chess_in() -> None:
    assert said(rank(robin(NO_TOTALS), "SB")) == [LEFT_OUT]
    assert COUNTED in said(rank(robin(NO_TOTALS), "us-chess"))
    fide = robin(NO_TOTALS)._replace(system="fide")
    assert LEFT_OUT in said(rank(fide))
    assert COUNTED in said(rank(fide, choices=chosen({"withdrawn": "counted"})))


def test_in_spanish() -> None:
    with use("es"):
        assert said(rank(robin(NO_TOTALS), "SB")) == [
            (
                "Fay se retiró tras 1 de 5 partidas, menos de la mitad: esas partidas no cuentan "
                "en la clasificación (Reglamento General de la FIDE, 6.6)."
            )
        ]


@pytest.mark.parametrize(
    "text",
    [
        # Half of the games and more are counted anyway.
        ROBIN.replace("L1\tF3\tF4\tF5\tF2", "L1\tL3\tL4\tF5\tF2").replace("X6\tW1", "W6\tW1")
        .replace("L5\tX6", "L5\tW6"),
        # Who played the last round did not withdraw.
        ROBIN.replace("L1\tF3\tF4\tF5\tF2", "F1\tF3\tF4\tF5\tL2").replace("3.0\tW6", "3.0\tX6")
        .replace("D3\tX6", "D3\tW6"),
        # A game may be played yet.
        ROBIN.replace("F5\tF2", "F5\t").replace("D3\tX6", "D3\t").replace("4.0", "3.0"),
        # After two rounds: who was not there may come.
        "\n".join("\t".join([*line.split("\t")[:2], *line.split("\t")[3:5]])
                  for line in ROBIN.replace("W6", "X6").replace("L1\tF3", "F1\tF3").splitlines()),
        # The event goes on.
        "\n".join(line.rsplit("\t", 1)[0] + ("\tRnd5" if line[0] == "N" else "\t")
                  for line in ROBIN.splitlines()),
    ],
)  # fmt: skip
def test_nobody_withdrew(text: str) -> None:
    standings = rank(robin(text), "SB")
    assert standings.table.withdrawn == ()
    assert not any("withdrew" in one for one in said(standings))


def test_a_crosstable_of_opponents() -> None:
    text = """\
No	Name	1	2	3	4	5	Pts
1	Ann	*	½	1	0	1	2.5
2	Bob	½	*	1	1	+	3.5
3	Cyd	0	0	*	1	+	2
4	Dov	1	0	0	*	+	2
5	Eve	0	-	-	-	*	0
"""
    table = read(text)
    assert (table.kind, table.tells_rounds) == ("round-robin", False)
    shown = rank(table, "SB", choices=chosen({"withdrawn": "left-out"}))
    assert said(shown)[-1] == LEFT_OUT.replace("Fay", "Eve").replace("1 of 5", "1 of 4")
    assert scores(shown) == {"Bob": 5, "Ann": 3, "Dov": 2, "Cyd": 2}


def test_a_swiss_counts_every_game() -> None:
    assert rank(read(ROBIN)._replace(kind="swiss"), "SB").table.withdrawn == ()


def test_somebody_taken_out_has_no_place_and_the_games_count() -> None:
    before = rank(read(ROBIN), "us-chess")
    after = rank(read(ROBIN), "us-chess", choices=chosen({"out": "3"}))
    assert "Taken out of the standings: Cyd. The games count for the opponents." in said(after)
    kept = [row for row in before.rows if row.number != 3]
    assert [row.number for row in after.rows] == [row.number for row in kept]
    assert [row.place for row in after.rows] == [1, 2, 3, 4, 5]
    assert [(row.score, row.values) for row in after.rows] == [
        (row.score, row.values) for row in kept
    ]


def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "robin.txt"
    path.write_text(ROBIN, encoding="utf-8")
    asked = (str(path), "--kind", "round-robin", "--order", "SB", "--set")
    found = command(capsys, *asked, "withdrawn=left-out")
    assert found["without_place"] == [{"number": 6, "name": "Fay", "reason": "withdrawn"}]
    assert [row["score"] for row in found["standings"]] == [3, 2.5, 2, 1.5, 1]
    for who, numbers in (("3", [3]), ("cyd", [3]), ("3,6", [3, 6]), ("Cyd; Fay", [3, 6])):
        apart = command(capsys, *asked, f"out={who}")["without_place"]
        assert [one["number"] for one in apart if one["reason"] == "out"] == numbers
    assert main([*asked, "out=Xavier"]) == 1
    assert capsys.readouterr().err == f"{path}: “Xavier” is not in this table\n"
    assert main([*asked, "out=Xavier", "--check"]) == 1
    assert "“Xavier” is not in this table" in capsys.readouterr().err
    assert main([*asked, "withdrawn=maybe"]) == 1
    assert (
        "“maybe” is not an option of withdrawn; the options are left-out, counted"
        in capsys.readouterr().err
    )


def test_the_list_names_the_switch(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert "  withdrawn               left-out, counted\n" in capsys.readouterr().out


def test_the_page_has_a_control_for_both() -> None:
    def shown(**more: object) -> str:
        request = {"what": "calculate", "text": ROBIN, "order": "us-chess", **more}
        return answer(json.dumps(request))

    plain = shown()
    assert "Out of the standings" in plain
    assert "choices.out" in plain
    taken = shown(choices={"out": "3"}, player="3", results=True)
    assert "Put Cyd back into the standings" in taken
    assert "Taken out of the standings: Cyd." in taken
    assert '"error"' not in taken[:200]


@pytest.mark.parametrize("player", range(1, 7))
@pytest.mark.parametrize("choice", ["left-out", "counted"])
def test_the_page_answers_about_everybody(player: int, choice: str) -> None:
    apart = {2, 6} if choice == "left-out" else {2}
    # Values have their workings only where there are values.
    whats = ("calculate", "higher", "picture", *(() if player in apart else ("workings",)))
    for what in whats:
        for changes in ("", "1.1.L"):
            request = {
                "what": what,
                "text": NO_TOTALS,
                "order": "SB,KS,DE,WIN,PS",
                "choices": {"withdrawn": choice, "out": "2"},
                "player": str(player),
                "number": str(player),
                "tiebreak": "SB",
                "changes": changes,
                "results": True,
                "every": True,
                "effects": True,
            }
            found = json.loads(answer(json.dumps(request)))
            assert "error" not in found
