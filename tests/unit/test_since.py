"""What changed since: the kinds of change, and how the command line tells of them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from calculator.__main__ import main
from calculator.answers.since import Since, earlier, since
from calculator.answers.since.change_sentences import in_short, parts
from calculator.page import Session
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices
from calculator.words.message_words import in_words
from tests.support.events import USUAL, random_event
from tests.support.oracle import Event
from tests.support.project import ROOT
from tests.support.sheets import wintd_tabs

SAMPLES = ROOT / "docs" / "samples"
BEFORE = str(SAMPLES / "going-on.txt")
NOW = str(SAMPLES / "going-on-later.txt")

Capture = pytest.CaptureFixture[str]


def compared(before: str, now: str) -> Since:
    """Read two texts and compare them."""
    standings = rank(read(now))
    return since(earlier(read(before), standings, rank), standings)


def said(found: Since) -> list[str]:
    """Everything that is told, heading and items, a line each."""
    return [
        line
        for part in parts(found)
        for line in (part.said.words(), *(in_words(item) for item in part.items))
    ]


def table(*rows: str, heads: str = "Name\tR1\tR2") -> str:
    return "\n".join((heads, *rows))


def test_two_of_one_name_are_told_apart_by_whom_they_met() -> None:
    before = table("Kim Lee\tW3\tL4", "Kim Lee\tL4\tW3", "Ann Frost\tL1\tL2", "Bob Reed\tW2\tW1")
    now = table("Bob Reed\tW4\tW3", "Ann Frost\tL3\tD4", "Kim Lee\tW2\tL1", "Kim Lee\tL1\tD2")
    found = compared(before, now)
    assert found.joined.now == {1: 3, 2: 4, 3: 2, 4: 1}
    (corrected,) = found.results
    assert (corrected.number, corrected.round, corrected.now.code) == (2, 2, "D")


def test_another_name_with_the_same_opponents_is_the_same_player() -> None:
    before = table("Player 3\tW2\tW3", "Ann Frost\tL1\tW4", "Bob Reed\tW4\tL1", "Cy Lowe\tL3\tL2")
    found = compared(before, before.replace("Player 3", "Zoe Hale"))
    assert said(found) == ["One name is spelled differently:", "Zoe Hale (before: Player 3)"]
    assert not found.moved


@pytest.mark.parametrize(("old", "new"), [("Lakeside 1", "Lakeside 2"), ("Player, A", "Player, B")])
def test_names_that_only_numbers_or_initials_tell_apart_are_two(old: str, new: str) -> None:
    before = table("Ann Frost\tW2\tB", "Bob Reed\tL1\tU", f"{old}\tU\tU")
    found = compared(before, before.replace(old, new))
    assert (found.names, found.joined.gone, found.joined.came) == ((), (3,), (3,))
    assert in_short(found).words() == "1 new entry, 1 left"


def test_case_commas_and_the_order_of_words_are_no_other_name() -> None:
    before = table("FROST, ANN\tW2\tB", "Reed, Bob\tL1\tU")
    found = compared(before, table("Ann Frost\tW2\tB", "Bob Reed\tL1\tU"))
    assert found.nothing
    assert said(found) == ["Nothing changed, except perhaps the order of the rows."]
    assert in_short(found).words() == "Nothing changed, except perhaps the order of the rows."


def test_a_total_that_is_corrected_alone() -> None:
    heads = "No.\tName\tPts\tRnd1\tRnd2"
    before = table("1\tAnn\t1.5\tW2\tD3", "2\tBob\t1.5\tL1\tB", "3\tCy\t1.5\tB\tD1", heads=heads)
    found = compared(before, before.replace("Bob\t1.5", "Bob\t1.0"))
    assert said(found)[-2:] == [
        "One printed figure changed, though the results did not:",
        "Bob: total 1, before 1½",
    ]
    # A total that grows with the results is no news of its own.
    assert not compared(BEFORE_TEXT, NOW_TEXT).totals


BEFORE_TEXT, NOW_TEXT = (Path(name).read_text("utf-8") for name in (BEFORE, NOW))


def test_a_printed_value_that_is_corrected_alone() -> None:
    before = (SAMPLES / "misprint.txt").read_text("utf-8")
    assert before.count("13.5\t46.5") == 1
    found = compared(before, before.replace("13.5\t46.5", "12.5\t46.5"))
    (figure,) = found.figures
    assert figure == (1, "cumulative", 13500, 12500)
    assert said(found)[-1] == "Ava: Cumulative 12½, before 13½"


def test_a_color_and_a_forfeit() -> None:
    before = table("Ann\tW2w\tB", "Bob\tL1b\tU")
    assert "Round 1 · Ann against Bob: Black, before White" in said(
        compared(before, table("Ann\tW2b\tB", "Bob\tL1w\tU"))
    )
    now = compared(before, table("Ann\tX2\tB", "Bob\tF1\tU"))
    assert "Round 1 · Ann against Bob: forfeit win (before: win)" in said(now)


def test_a_result_that_is_taken_away_and_one_against_somebody_else() -> None:
    before = table("Ann\tW2\tW3", "Bob\tL1\tW4", "Cy\tW4\tL1", "Dee\tL3\tL2")
    away = compared(before, table("Ann\tW2\t3", "Bob\tL1\tW4", "Cy\tW4\t1", "Dee\tL3\tL2"))
    assert "Round 2 · Ann – Cy (before: win)" in said(away)
    assert in_short(away).words().endswith("1 result removed")
    other = compared(before, table("Ann\tW2\tW4", "Bob\tL1\tW3", "Cy\tW4\tL2", "Dee\tL3\tL1"))
    assert "Round 2 · Ann beat Dee (before: win against Cy)" in said(other)


def test_a_round_robin_tells_no_rounds() -> None:
    before = "Nr\tName\t1\t2\t3\tPts\n1\tAnn\tX\t1\t\t1\n2\tBob\t0\tX\t½\t½\n3\tCy\t\t½\tX\t½\n"
    now = "Nr\tName\t1\t2\t3\tPts\n1\tCy\tX\t0\t½\t½\n2\tAnn\t1\tX\t1\t2\n3\tBob\t½\t0\tX\t½\n"
    found = compared(before, now)
    assert [(one.number, one.round, one.kind) for one in found.results] == [(1, 0, "came")]
    assert "One new result:" in said(found)
    assert "Cy lost to Ann" in said(found)


def test_scores_of_opponents_of_whom_nothing_else_is_known() -> None:
    found = compared("Ann 1 of 2: 1 0.5\nBob 1 of 2: 1 2", "Ann 1 of 2: 1 1.5\nBob 1 of 2: 1 2")
    assert said(found)[-2:] == [
        "The score of one opponent changed:",
        "Ann, opponent 2: 1½, before ½",
    ]


def test_teams() -> None:
    before = (SAMPLES / "teams.txt").read_text("utf-8")
    assert compared(before, before).nothing


def test_another_order_is_said() -> None:
    before = "Tie breaks: 1. Solkoff\n" + BEFORE_TEXT
    found = compared(before, "Tie breaks: 1. Cumulative\n" + BEFORE_TEXT)
    assert found.other_order
    assert said(found)[0].startswith("Ties are broken by a different order: Cumulative")


def test_a_guess_from_the_places_is_no_other_order() -> None:
    assert not compared(BEFORE_TEXT, NOW_TEXT).other_order


def test_what_is_chosen_for_a_player_goes_with_the_player() -> None:
    standings = rank(read(NOW_TEXT), "us-chess", choices=Choices(out=(6,), late=(6,)))
    before = earlier(read(BEFORE_TEXT), standings, rank)
    assert (before.chosen.out, before.chosen.late) == ((5,), (5,))
    gone = [row.name for row in before.rows]
    assert "Eva" not in gone


def test_a_player_who_joins_and_one_who_is_out_of_the_standings() -> None:
    now = rank(read(NOW_TEXT), "us-chess", choices=Choices(out=(1,)))
    before = rank(read(BEFORE_TEXT), "us-chess")
    found = since(before, now)
    lines = said(found)
    assert any("No longer in the standings: Benn." in line for line in lines)
    back = since(rank(read(BEFORE_TEXT), "us-chess", choices=Choices(out=(1,))), before)
    assert any("New in the standings, and ahead: Ana." in line for line in said(back))


def test_two_events_of_the_same_people_are_not_one() -> None:
    names = ["Ann Frost", "Bob Reed", "Cy Lowe", "Dee Hale", "Eve Moss", "Flo Bell"]
    first = ["W2\tW3", "L1\tW4", "W4\tL1", "L3\tL2", "W6\tB", "L5\tU"]
    second = ["W4\tW6", "W5\tW3", "L6\tL2", "L1\tW5", "L2\tL4", "W3\tL1"]
    before, now = (table(*map("\t".join, zip(names, row, strict=True))) for row in (first, second))
    found = compared(before, now)
    assert not found.joined.one_event
    assert said(found)[0].startswith("These may not be two versions of one event: of 6 names")


# On the command line


def test_text_and_one_player(capsys: Capture) -> None:
    assert main([NOW, "--since", BEFORE]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert f"What changed since {BEFORE}: 2 places changed, 3 new results, 1 name" in out
    assert "Finn: 5th, was 6th. Still ½ point. Passed Dan on Modified Median, 2½ to 1" in out
    assert main([NOW, "--since", BEFORE, "--player", "Ana", "--language", "es"]) == 0
    out, _ = capsys.readouterr()
    assert out.rstrip().endswith("Ronda 3, un resultado nuevo:\n  Ana ganó a Finn")
    assert main([NOW, "--since", NOW, "--player", "Ana"]) == 0
    out, _ = capsys.readouterr()
    assert "Nothing changed for this player, not even the place." in out


def test_json(capsys: Capture) -> None:
    assert main([NOW, "--since", BEFORE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["since"]
    assert found["players"] == {"before": 6, "now": 6, "both": 6}
    assert found["rounds_played"] == {"before": 2, "now": 3}
    assert [one["what"] for one in found["results"]] == ["came"] * 3
    (finn, dan) = found["moved"]
    assert finn["place"] == {"before": 6, "now": 5}
    assert finn["passed"] == [{"number": 3, "name": "Dan", "by": "modified-median"}]
    assert dan["overtaken"] == [{"number": 5, "name": "Finn", "by": "modified-median"}]
    assert found["names"] == [{"number": 1, "before": "Ben", "now": "Benn"}]
    assert main([NOW, "--since", BEFORE, "--json", "--player", "Finn"]) == 0
    found = json.loads(capsys.readouterr().out)["since"]
    assert len(found["moved"]) == len(found["results"]) == 1


def test_what_cannot_be_compared(capsys: Capture) -> None:
    wscf = str(SAMPLES / "wscf.txt")
    assert main([NOW, "--since", wscf]) == 1
    assert f"nobody from “{wscf}” is in this table" in capsys.readouterr().err
    unreadable = str(SAMPLES / "unreadable.txt")
    assert main([NOW, "--since", unreadable]) == 2
    assert capsys.readouterr().err.startswith(f"{unreadable}: line 3")
    assert main([NOW, "--since", unreadable, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["line"] == 3
    assert main([NOW, "--since", "nowhere.txt"]) == 1
    assert "nowhere.txt" in capsys.readouterr().err
    assert main(["--check", NOW, "--since", "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err


@pytest.mark.parametrize(
    "more", [["--teams"], ["--write", "trf"], ["--as", "csv"], ["--html", "a.html"], ["--list"]]
)
def test_what_it_does_not_go_with(capsys: Capture, more: list[str]) -> None:
    assert main([NOW, "--since", BEFORE, *more]) == 1
    assert "--since" in capsys.readouterr().err
    assert main([NOW, "--since", ""]) == 1
    assert "--since needs the name" in capsys.readouterr().err


def test_the_section_of_the_same_title(capsys: Capture, tmp_path: Path) -> None:
    text = (SAMPLES / "sections.txt").read_text("utf-8")
    sections = [title for title in ("Open", "Reserve") if title in text]
    assert len(sections) == 2
    old = tmp_path / "old.txt"
    old.write_text(text, "utf-8")
    for section in sections:
        assert main([str(old), "--section", section, "--since", str(old)]) == 0
        assert "Nothing changed" in capsys.readouterr().out
    assert main([str(old), "--section", "2", "--since", str(old)]) == 0
    assert "Nothing changed" in capsys.readouterr().out


def test_a_folder_with_an_older_state(capsys: Capture, tmp_path: Path) -> None:
    now, old = tmp_path / "now" / "spring", tmp_path / "old" / "spring"
    for folder in (now, old):
        folder.mkdir(parents=True)
        shutil.copy(SAMPLES / "sections.txt", folder)
    shutil.copy(NOW, now / "open.txt")
    shutil.copy(BEFORE, old / "open.txt")
    shutil.copy(SAMPLES / "wscf.txt", now)
    (old / "wscf.txt").write_bytes(b"\x89PNG\r\n\x1a\n")
    arguments = [str(now.parent), "--since", str(old.parent)]
    assert main(["--check", *arguments]) == 0
    out, _ = capsys.readouterr()
    assert "  What changed since round 2: 2 places changed, 3 new results, 1 name" in out
    assert out.count("What changed") == 3, "the two sections that are the same, too"
    assert main(["--check", *arguments, "--json"]) == 0
    files = json.loads(capsys.readouterr().out)["files"]
    told = [section.get("since") for file in files for section in file["sections"]]
    assert sum(bool(one) for one in told) == 3
    assert main(["--html", str(tmp_path / "out"), *arguments]) == 0
    assert "3 new results" in capsys.readouterr().out
    # One file with one older file.
    assert main(["--check", NOW, "--since", BEFORE]) == 0
    assert "3 new results" in capsys.readouterr().out
    assert main(["--check", NOW, "--since", str(SAMPLES / "wscf.txt")]) == 0
    assert "What changed" not in capsys.readouterr().out


def test_many_changes_of_one_section_are_counted(capsys: Capture, tmp_path: Path) -> None:
    event = random_event(Random(3), 40, 5, plain=True, habits=USUAL)  # noqa: S311 - repeatable
    cut = Event(tuple(one._replace(cells=one.cells[:-1]) for one in event.entrants))
    for name, version in (("old.txt", cut), ("now.txt", event)):
        (tmp_path / name).write_text(wintd_tabs(version), "utf-8")
    assert main(["--check", str(tmp_path / "now.txt"), "--since", str(tmp_path / "old.txt")]) == 0
    out, _ = capsys.readouterr()
    found = compared(wintd_tabs(cut), wintd_tabs(event))
    assert f"and {len(found.moved) - 12} more lines" in out
    assert out.count("Still") + out.count(", before") < len(found.moved)


# In the page


def asked(session: Session, text: str, earlier: str, **more: str) -> dict[str, object]:
    request = {"what": "calculate", "text": text, "earlier": earlier, **more}
    found: dict[str, object] = json.loads(session.answer(json.dumps(request)))
    assert found["state"] == "done"
    return found


def line(reply: dict[str, object]) -> str:
    """The quiet line of a reply; empty where there is none."""
    written = json.dumps(reply["result"], ensure_ascii=False)
    _, there, rest = written.partition('"class": "tb-since-line"')
    return rest[:300] if there else ""


def test_the_page_says_it_of_the_text_before() -> None:
    session = Session()
    assert line(asked(session, BEFORE_TEXT, "")) == ""
    reply = asked(session, NOW_TEXT, BEFORE_TEXT)
    assert "What changed since round 2" in line(reply)
    assert str(reply["message"]).endswith("2 places changed, 3 new results, 1 name")
    # Whoever is chosen, whatever changed in a what-if: it stays, of the real results.
    again = asked(session, NOW_TEXT, BEFORE_TEXT, player="5", changes="1.1.D")
    assert line(again) == line(reply)
    assert "Finn: 5th, was 6th" in json.dumps(again["result"])
    # The earlier text was read in another session.
    assert line(asked(Session(), NOW_TEXT, BEFORE_TEXT)) == line(reply)


def test_the_page_says_nothing_of_another_event_or_of_no_table() -> None:
    wscf = (SAMPLES / "wscf.txt").read_text("utf-8")
    for earlier_text in (wscf, "nonsense", " ", NOW_TEXT):
        assert line(asked(Session(), NOW_TEXT, earlier_text)) == ""
    assert "Nothing changed" in line(asked(Session(), NOW_TEXT, NOW_TEXT + "\n"))


def test_of_several_sections_it_is_the_one_that_is_shown() -> None:
    text = (SAMPLES / "sections.txt").read_text("utf-8")
    for section in "01":
        reply = asked(Session(), text + "\n", text, section=section)
        assert "Nothing changed" in line(reply)
    gone = asked(Session(), text, text.replace("Open", "Main"), section="0")
    assert gone["state"] == "done"


def test_long_lists_are_folded_in_the_panel() -> None:
    event = random_event(Random(3), 40, 5, plain=True, habits=USUAL)  # noqa: S311 - repeatable
    cut = Event(tuple(one._replace(cells=one.cells[:-1]) for one in event.entrants))
    reply = asked(Session(), wintd_tabs(event), wintd_tabs(cut), language="es")
    written = json.dumps(reply["result"], ensure_ascii=False)
    assert '"data-part": "more-changed"' in written
    assert "tienen otro puesto" in written
