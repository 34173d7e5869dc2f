"""The fenced blocks in a page, and how a wrong one stops the build."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from mkdocs.exceptions import Abort

from pyscript_app.docs_blocks.links import state
from tests.docs.sites import SCRIPT, Html, build, make_small_site

SHORT = "Adam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 5: 2 2.5 3 3 4"
GOOD = f"```tiebreak\nsource: 004\ntiebreak: solkoff\nexpect: Adam = 13.5\n---\n{SHORT}\n```"


def unpacked(fragment: str) -> dict[str, object]:
    packed = fragment.removeprefix("#").removeprefix("v1=")
    plain = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
    found: dict[str, object] = json.loads(plain)
    return found


def test_a_wrong_figure_stops_mkdocs_and_names_page_line_and_both_figures(tmp_path: Path) -> None:
    wrong = GOOD.replace("13.5\n---", "12.5\n---")
    config = make_small_site(tmp_path, f"# Title\n\nText.\n\n{wrong}\n")
    done = build(config, tmp_path / "site")
    assert done.returncode != 0
    assert (
        "rules/page.md, line 5: tiebreak: expect: Adam = 12½, but the core works out 13½"
        in done.stderr
    )
    assert "Traceback" not in done.stderr


def test_the_same_page_with_the_right_figure_builds(tmp_path: Path) -> None:
    config = make_small_site(tmp_path, f"# Title\n\nText.\n\n{GOOD}\n")
    done = build(config, tmp_path / "site")
    assert done.returncode == 0, done.stderr


#: Two of its schools have half a point.
SCHOOLS = "schools\ntable: two-schools\norder: solkoff\n"


@pytest.mark.parametrize(
    ("block", "message"),
    [
        ("tiebreak\ntiebreak: solkoff\nexpects: 1", "tiebreak: unknown key"),
        ("tiebreak\ntiebreak: solkoff\ntable: none", "tiebreak: there is no sample 'none'"),
        ("calculator\nsamples: none", "calculator: there is no sample 'none'"),
        ("calculator\nsample: three", "calculator: unknown key"),
        ("register\nnobody", "register: name an order"),
        ("facts\ntiebreak: tossing", "facts: name one of these tiebreaks"),
        ("facts\ntiebreak: solkoff\nheadings: Luck", "does not read 'Luck' as Solkoff"),
        ("used\nluck", "used: name one of these tiebreaks"),
        ("used\nplayoff", "no order has 'playoff'"),
        ("headings\nluck: Luck", "headings: name one of these tiebreaks"),
        ("headings\nsolkoff: Luck", "does not read 'Luck' as Solkoff"),
        ("compare\ntable: three", "give either 'tiebreaks' or 'orders'"),
        ("compare\ntable: none\norders: iccf", "there is no sample 'none'"),
        ("compare\ntable: three\norders: luck", "unknown tiebreak or order “luck”"),
        ("compare\ntable: three\ntiebreaks: luck", "unknown tiebreak or order “luck”"),
        ("compare\ntable: three\ntiebreaks: playoff", "'playoff' gives no values"),
        ("need\ntable: none\nplayer: Ann", "there is no sample 'none'"),
        ("need\ntable: last\nplayer: Eve", "player: nobody of that name"),
        ("need\ntable: three\nplayer: Ann", "nobody of that name has anything to wait for"),
        ("need\ntable: last\nplayer: Ann\norder: luck", "unknown tiebreak or order “luck”"),
        ("need\ntable: last\nplayer: Ann\nexpect: You win: 2nd", "'You win: 2nd' is not among"),
        ("answer\ntable: none", "there is no sample 'none'"),
        ("answer\ntable: three\nplayer: Eve", "nobody is called 'Eve'; there are ["),
        ("answer\ntable: three\norder: luck", "unknown tiebreak or order “luck”"),
        ("answer\ntable: three\nclass: rating<900", "nobody in this table has a rating"),
        ("answer\ntable: three\nexpect: Ann won", "expect: 'Ann won' is not said in:"),
        ("schools\ntable: none", "there is no sample 'none'"),
        (f"{SCHOOLS}what-if: Ash", "what-if: there is no school 'Ash'"),
        (f"{SCHOOLS}what-if: Elm\nexpect: so", "'so' is not among ["),
        ("schools\ntable: three\nshow: Ann, Ben", "does not say which school"),
        (f"{SCHOOLS}show: Elm, Oak", "show: 'Elm, Oak' are not tied on score"),
        (f"{SCHOOLS}show: Elm, Bay", "show: 'Elm, Bay' are not two schools"),
        (f"{SCHOOLS}show: Elm", "show: 'Elm' are not two schools"),
        (f"{SCHOOLS}show: Fir, Elm\nexpect: 2½, 1½", "Elm is ahead of Fir"),
        (f"{SCHOOLS}show: Elm, Fir\nexpect: 3, 1½", "the sums are"),
        (f"{SCHOOLS}need: Elm", "need: 'Elm' is no school that has anything to wait for"),
        ("codes\npage: luck", "no code of FIDE's has the page 'luck'"),
        ("codes\ncode: BH", "codes: unknown key"),
        ("editions\ntable: none\ntiebreak: BH", "there is no sample 'none'"),
        ("editions\ntable: three\ntiebreak: luck", "unknown tiebreak or order “luck”"),
        ("editions\ntable: three\ntiebreak: BH\nplayers: Eve", "not all of Eve are in the table"),
        ("editions\ntable: three\ntiebreak: BH\nfirst: fide-1=Ann", "there are fide-2022"),
        (
            "editions\ntable: three\ntiebreak: WON\nfirst: fide-2024=Cal",
            "first: fide-2024 = Cal, but the core has Ann",
        ),
        ("command\nrm -r site", "is not a command that the docs run"),
        ("command\npython -m calculator --list\nstatus: 3", "status 0, not 3"),
        ("command\npython -m calculator nowhere.txt", "status 1, not 0"),
    ],
)
def test_a_block_that_is_wrong_stops_the_build(
    page: Callable[[str], Html], caplog: pytest.LogCaptureFixture, block: str, message: str
) -> None:
    with pytest.raises(Abort):
        page(f"# Title\n\n```{block}\n```\n")
    said = caplog.messages[-1]
    assert said.startswith("rules/page.md, line 3: ")
    assert message in said


def test_a_block_that_cannot_be_built_stops_the_build_too(
    page: Callable[[str], Html], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyError("something of ours")

    monkeypatch.setattr("pyscript_app.docs_blocks.examples.work", fails)
    with pytest.raises(Abort):
        page(f"# Title\n\n{GOOD}\n")
    assert "rules/page.md, line 3: tiebreak: KeyError('something of ours')" in caplog.messages[-1]


def test_an_example_shows_workings_figure_source_and_link(page: Callable[[str], Html]) -> None:
    built = page(GOOD)
    assert {"tb-example", "tb-card", "tb-sum", "tb-agrees"} <= built.classes()
    assert "The source prints 13½ ✓" in built.words()
    links = built.values("href", "a")
    assert "../../sources/#big-rapids" in links
    (calculator,) = [link for link in links if "#v1=" in link]
    path, _, fragment = calculator.partition("#")
    assert path == "../../calculator/"
    assert unpacked(fragment) == {"text": SHORT, "order": "us-chess", "player": 1}


def test_a_misprint_is_struck_out_with_its_reason(page: Callable[[str], Html]) -> None:
    built = page(
        "```tiebreak\nsource: 004\ntiebreak: solkoff\nwins: Barbara\n"
        f"misprint: Adam = 14.5, Barbara = 13.5 | the sums are swapped\n---\n{SHORT}\n```"
    )
    assert "tb-misprint" in built.classes()
    assert "tb-agrees" not in built.classes()
    assert [tag for tag, _ in built.tags].count("del") == 2
    assert "Barbara is ahead, 14½ to 13½. The misprint: the sums are swapped." in built.words()


def test_an_example_without_a_source_says_so(page: Callable[[str], Html]) -> None:
    built = page(f"```tiebreak\ntiebreak: modified-median\nwins: nobody\n---\n{SHORT}\n```")
    assert "Still tied, 12½ to 12½." in built.words()
    assert "Our own example" in built.words()


def test_what_is_chosen_is_named_and_goes_along_in_the_link(
    page: Callable[[str], Html],
) -> None:
    built = page(
        "```tiebreak\nsource: 004\nours: the names\ntiebreak: most-wins\nwins: nobody\n"
        "order: iccf\nchoices: most-wins=forfeits\n---\nAnn: W X\nBen: W W\n```"
    )
    assert "Most Wins: forfeit wins too" in built.words()
    assert "Big Rapids Chess ; the names" in built.words()
    (link,) = [link for link in built.values("href", "a") if "#v1=" in link]
    held = unpacked(link.partition("#")[2])
    assert held["order"] == "iccf"
    assert held["choices"] == {"most-wins": "forfeits"}


def test_a_crosstable_is_shown_where_it_was_asked_for(page: Callable[[str], Html]) -> None:
    block = "```tiebreak\ntiebreak: solkoff\ntable: three\nplayers: Ann{}\n```"
    assert "tb-crosstable" in page(block.format("\nshow: crosstable")).classes()


def test_markup_in_a_table_stays_text(page: Callable[[str], Html]) -> None:
    built = page("```tiebreak\ntiebreak: solkoff\n---\n<b>Eve</b><script> 1 of 1: 0\n```")
    assert not {"b", "script"} & {tag for tag, _ in built.tags}
    assert "<b>Eve</b><script>" in built.words()


def test_the_calculator_is_there_empty_with_samples(page: Callable[[str], Html]) -> None:
    built = page("```calculator\nsamples: byes\n```")
    assert {"tb-app", "tb-paste", "tb-samples"} <= built.classes()
    assert not {"tb-standings", "tb-why"} & built.classes()
    assert f"../../app/{SCRIPT}" in built.values("src", "script")
    assert "script" in built.values("data-part", "script")


def test_the_register_links_to_the_pages_of_an_order(page: Callable[[str], Html]) -> None:
    built = page("```register\nus-chess\n```")
    assert built.values("href", "a") == [
        "../../rules/modified-median/",
        "../../rules/solkoff/",
        "../../rules/cumulative/",
        "../../rules/cumulative-opposition/",
    ]


def test_the_orders_that_have_a_tiebreak_are_listed(page: Callable[[str], Html]) -> None:
    built = page("```used\nmost-wins\n```")
    assert "Golombek, round robin : second of 2" in built.words()
    assert "../../guides/orders/#iccf" in built.values("href", "a")


def test_headings_are_shown_with_their_tiebreak(page: Callable[[str], Html]) -> None:
    built = page("```headings\nsolkoff: Solk, TBrk[S]\nkashdan: Kash\n```")
    assert "Solk TBrk[S] Solkoff Your opponents’ scores" in built.words()
    assert "Kash Kashdan" in built.words()


def test_the_switch_of_a_tiebreak_is_one_of_its_facts(page: Callable[[str], Html]) -> None:
    built = page("```facts\ntiebreak: sonneborn-berger\n```")
    assert "Switch final scores or adjusted scores" in built.words()


def test_a_table_by_several_tiebreaks(page: Callable[[str], Html]) -> None:
    built = page("```compare\ntable: three\ntiebreaks: kashdan, most-wins\n```")
    # Cal had a bye, Ann did not: tied on score, Ann has more by both.
    assert "Name Score Kashdan Wins Cal 1½ 2 0 Ann 1½ 6 1 Ben 1 1 0" in built.words()
    assert [tag for tag, _ in built.tags].count("strong") == 2


def test_a_table_under_several_orders(page: Callable[[str], Html]) -> None:
    built = page("```compare\ntable: three\norders: us-chess kashdan\n```")
    assert "US Chess default Kashdan Cal 1½ 1 2 Ann 1½ 2 1 Ben 1 3 3" in built.words()
    assert [tag for tag, _ in built.tags].count("strong") == 2


def test_a_tiebreak_whose_page_is_not_written_yet_is_named_without_a_link(
    page: Callable[[str], Html],
) -> None:
    built = page("```register\niccf\n```")
    assert "Most Wins" in built.words()
    assert not built.values("href", "a")


def test_the_codes_of_a_page_are_listed_with_their_articles(page: Callable[[str], Html]) -> None:
    words = page("```codes\npage: koya\n```").words()
    assert "KS Koya System FIDE C.07 art. 9.2" in words
    assert "Buchholz" not in words


def test_all_codes_have_links_to_their_pages(page: Callable[[str], Html]) -> None:
    built = page("```codes\n```")
    assert "../../fide/buchholz/" in built.values("href", "a")
    assert "RTNG" in built.words()


def test_the_forms_of_cells_are_listed(page: Callable[[str], Html]) -> None:
    words = page("```cells\nall\n```").words()
    assert "1 (15s) won against 15 with Black" in words
    assert "H0.5 half-point bye" in words


def test_a_table_under_each_edition(page: Callable[[str], Html]) -> None:
    block = "```editions\ntable: three\ntiebreak: BH\nfirst: fide-2024=Cal\nplayers: Ann, Cal\n```"
    built = page(block)
    # Cal's bye: ½ as a virtual opponent, 1½ as a dummy, 1 with the cap; Ann counts 1½.
    assert "Cal 1½ 2 1 3 1 2½ 1" in built.words()
    assert "Ann 1½ 1½ 2 2½ 2 2½ 1" in built.words()
    orders = [
        unpacked(urlsplit(link).fragment)["order"]
        for link in built.values("href", "a")
        if "#v1=" in link
    ]
    # If the table has no date, the newest edition needs no order that names it.
    assert orders == ["fide-2022", "fide-2024", "fide-2026"]


def test_the_edition_is_named_and_goes_along_in_the_link(page: Callable[[str], Html]) -> None:
    built = page("```tiebreak\ntiebreak: BH/C1\nrules: fide-2024\ntable: three\nplayers: Cal\n```")
    assert "Rules September 2023 to February 2026" in built.words()
    (link,) = [link for link in built.values("href", "a") if "#v1=" in link]
    assert unpacked(urlsplit(link).fragment)["order"] == "fide-2024"


def test_direct_encounter_shows_the_games_among_the_tied(page: Callable[[str], Html]) -> None:
    built = page("```tiebreak\ntiebreak: DE\ntable: three\nplayers: Ann\n```")
    assert "Ann Cal Points Place Ann × ½ ½ 1 Cal ½ × ½ 1 All have met" in built.words()


def test_direct_encounter_shows_what_could_be_reached(page: Callable[[str], Html]) -> None:
    rows = ("1\tAnn\t1\tW3", "2\tBen\t1\tW4", "3\tCal\t0\tL1", "4\tDan\t0\tL2")
    table = "\n".join(("No.\tName\tPts\tRnd1", *rows))
    built = page(f"```tiebreak\ntiebreak: DE\nplayers: Ann\n---\n{table}\n```")
    assert "Points Can still reach Place Ann × 0 1 1 Ben × 0 1 1 Not all have met" in built.words()


@pytest.mark.parametrize(("tiebreak", "shown"), [("BWG", True), ("WON", False)])
def test_colors_are_in_the_table_if_the_tiebreak_is_about_them(
    page: Callable[[str], Html], tiebreak: str, *, shown: bool
) -> None:
    rows = [("1", "Ann", "1.0", "2 b 1"), ("2", "Ben", "0.0", "1 w 0")]
    report = "\n".join(
        f"001{number:>5}{'':6}{name:34}1900{'':28}{points:>4}{'':7}{cell:>8}"
        for number, name, points, cell in rows
    )
    built = page(f"```tiebreak\ntiebreak: {tiebreak}\nshow: crosstable\n---\n{report}\n```")
    assert ("W2 b" in built.words()) is shown


def test_what_a_player_needs_is_shown_and_checked(page: Callable[[str], Html]) -> None:
    block = "need\ntable: last\nplayer: Ann\norder: solkoff\nexpect: You win: 1st | 1st: You win"
    built = page(f"```{block}\n```")
    assert "tb-needs" in built.classes()
    for said in ("You win 1st", "You lose 2nd, perhaps shared", "2nd or better You do not lose"):
        assert said in built.words()
    (link,) = [link for link in built.values("href", "a") if "#v1=" in link]
    assert unpacked(link.partition("#")[2])["player"] == 1


def test_an_answer_is_shown_with_the_standings(page: Callable[[str], Html]) -> None:
    block = "answer\ntable: three\norder: solkoff\nplayer: Ann\nexpect: Ann is "
    built = page(f"```{block}\n```")
    assert "Place Name Score Solkoff" in built.words()
    (link,) = [link for link in built.values("href", "a") if "#v1=" in link]
    assert unpacked(link.partition("#")[2])["player"] == 1


def test_an_answer_without_standings(page: Callable[[str], Html]) -> None:
    built = page("```answer\ntable: three\norder: solkoff\nplayer: Ann\nshows: nobody\n```")
    assert "Ann is " in built.words()
    assert "Place Name" not in built.words()


def test_a_school_is_told_what_another_result_would_have_made(page: Callable[[str], Html]) -> None:
    built = page(f"```{SCHOOLS}what-if: Fir\n```")
    assert "If Ben had beaten Dan in round 2, Fir would be" in built.words()


def test_two_tied_schools_are_shown_and_checked(page: Callable[[str], Html]) -> None:
    built = page(f"```{SCHOOLS}show: Elm, Fir\nexpect: 2½, 1½\n```")
    assert "Elm is ahead on the sum of Solkoff, 2½ to 1½." in built.words()
    assert "Elm Score Solkoff Dan ½ 2½ Sum ½ 2½" in built.words()
    (link,) = [link for link in built.values("href", "a") if "#v1=" in link]
    assert unpacked(link.partition("#")[2])["teams"] == "4;solkoff"


def test_a_command_is_run(page: Callable[[str], Html]) -> None:
    built = page("```command\npython -m calculator docs/samples/three.txt --player Ann\n```")
    assert "$ python -m calculator docs/samples/three.txt --player Ann" in built.words()
    assert "Ann is 2nd of 3 with 1½ points. Tied with Cal on score" in built.words()


def test_the_same_state_makes_the_same_link() -> None:
    assert state("Ann 1 of 1: ½", "us-chess") == state("Ann 1 of 1: ½", "us-chess")
    assert unpacked(state("Ann 1 of 1: ½", "us-chess", 7)) == {
        "text": "Ann 1 of 1: ½",
        "order": "us-chess",
        "player": 7,
    }


def test_workings_are_one_level_below_the_heading_above(page: Callable[[str], Html]) -> None:
    built = page(f"# One\n\n## Two\n\n```python\n# no heading\n```\n\n{GOOD}")
    headings = [tag for tag, _ in built.tags if tag in {"h1", "h2", "h3", "h4"}]
    assert headings == ["h1", "h2", "h3", "h3"]


def test_a_block_with_a_table_between_tabs_is_found_on_its_page(
    page: Callable[[str], Html],
) -> None:
    table = "No.\tName\tPts\tRnd1\n1\tAnn\t1\tW2\n2\tBen\t0\tL1"
    block = f"```tiebreak\ntiebreak: solkoff\nplayers: Ann\n---\n{table}\n```"
    built = page(f"# One\n\n{block}")
    assert [tag for tag, _ in built.tags if tag in {"h1", "h2", "h3"}] == ["h1", "h2"]


def test_an_error_in_a_table_between_tabs_names_the_line(
    page: Callable[[str], Html], caplog: pytest.LogCaptureFixture
) -> None:
    table = "No.\tName\tPts\tRnd1\n1\tAnn\t1\tW2\n2\tBen\t0\tL1"
    with pytest.raises(Abort):
        page(f"# One\n\n```tiebreak\ntiebreak: solkoff\nwins: Zoe\n---\n{table}\n```")
    assert caplog.messages[-1].startswith("rules/page.md, line 3: tiebreak: 'Zoe' is nobody")
