"""Rounds as secretaries, parents and directors type them: byes, forfeits, and remarks."""

import pytest

from calculator.reading import ReadError, opened


def cells(text: str) -> dict[str, str]:
    """Return everybody's results, with opponents by their first names."""
    table = opened(text).table
    first = {player.number: player.name.split()[0] for player in table.players}
    return {
        player.name: " ".join(
            one.code + (first[one.opponent] if one.opponent else "") or "."
            for one in player.results
        )
        for player in table.players
    }


def said(text: str) -> list[str]:
    return [one.code for one in opened(text).table.warnings]


def in_round_one(line: str) -> str:
    """Return an event with a line of its first round, about Cy Dunn, Di Fox and Eve Holt."""
    return (
        f"Round 1\nAnn Lee - Bo Kerr 1-0\n{line}\n"
        "Round 2\nAnn Lee - Cy Dunn 1-0\nBo Kerr - Di Fox 0-1\n"
    )


def first(line: str) -> dict[str, str]:
    """Return what a line about the first round says of whom it names; nobody is invented."""
    found = cells(in_round_one(line))
    assert found.keys() <= {"Ann Lee", "Bo Kerr", "Cy Dunn", "Di Fox", "Eve Holt"}
    names = ("Cy Dunn", "Di Fox", "Eve Holt")
    return {name.split()[0]: found[name].split()[0] for name in names if name in found}


@pytest.mark.parametrize(
    "line",
    [
        "Half-point byes: Cy Dunn (rd 1), Di Fox (rd 1)",
        "Half-point byes: Cy Dunn in round 1 and Di Fox in round 1",
        "Half-point byes in round 1: Cy Dunn, Di Fox",
        "Half-point byes (Round 1): Cy Dunn, Di Fox",
        "Half-point byes: Cy Dunn (1500, 1), Di Fox (1600, 0)",
        "Cy Dunn HPB, Di Fox HPB",
        "Cy Dunn (1/2 bye), Di Fox (1/2 bye)",
        "Byes: Cy Dunn (half), Di Fox (half point)",
        "Byes: Cy Dunn - half; Di Fox - half point",
        "Byes: Cy Dunn half, Di Fox half",
        "HPB: Cy, Di",
        "Medio punto en la ronda 1: Cy Dunn; Di Fox",
    ],
)
def test_byes_of_half_a_point(line: str) -> None:
    assert first(line) == {"Cy": "H", "Di": "H"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Cy Dunn bye, Di Fox half-point bye", "B H"),
        ("Cy Dunn - bye, Di Fox - bye", "B B"),
        ("Cy Dunn took a bye and Di Fox was absent", "B U"),
        ("Cy Dunn took a bye, Di Fox was absent", "B U"),
        ("Bye Cy Dunn, half-point bye Di Fox", "B H"),
        ("Byes: Cy Dunn (full), Di Fox (withdrew)", "B U"),
        ("Byes: Cy Dunn (full), Di Fox (zero)", "B U"),
        ("Cy Dunn, Di Fox bye", "B B"),
        ("Cy Dunn - Di Fox 1-0, Eve Holt bye", "WDi LCy B"),
        ("Cy Dunn - Di Fox 1-0, bye: Eve Holt", "WDi LCy B"),
        ("Cy Dunn - Di Fox 1-0. Eve Holt had the bye.", "WDi LCy B"),
        ("Cy Dunn - Di Fox 1-0 and Eve Holt had a bye", "WDi LCy B"),
        ("Cy Dunn beat Di Fox and Eve Holt had a bye", "WDi LCy B"),
        ("Cy Dunn drew with Di. Eve Holt had a bye", "DDi DCy B"),
        ("0.5 Cy Dunn (bye)\n1 Di Fox (bye)", "H B"),
    ],
)
def test_games_and_byes_in_a_line(line: str, expected: str) -> None:
    assert " ".join(first(line).values()) == expected


@pytest.mark.parametrize(
    "line",
    [
        # The rounds, or the scores so far.
        "Half-point byes: Cy Dunn (1), Di Fox (2)",
        "Half-point byes: Cy Dunn (full), Di Fox",
        "Byes: Cy Dunn (half, rd 1), Di Fox (full, rd 1)",
        "Cy 1/2 Di, Eve bye",
    ],
)
def test_what_a_bye_scored_is_not_guessed(line: str) -> None:
    with pytest.raises(ReadError, match="clear who has the bye"):
        opened(in_round_one(line))


def test_byes_of_other_rounds_between_the_games_of_one() -> None:
    text = (
        "Round 1\nAnn Lee - Bo Kerr 1-0\n{}\nCy Dunn - Di Fox 0-1\nRound 2\nAnn Lee - Cy Dunn 1-0\n"
    )
    expected = {"Ann Lee": "WBo WCy", "Bo Kerr": "LAnn H", "Cy Dunn": "LDi LAnn", "Di Fox": "WCy H"}
    for line in (
        "Bo Kerr and Di Fox: half-point byes (round 2)",
        "Half-point byes in round 2: Bo Kerr, Di Fox",
        "Half-point byes (rd 2): Bo Kerr, Di Fox",
        "Half-point byes for round 2 - Bo Kerr and Di Fox",
        "Half-point byes: Bo Kerr (R2), Di Fox (R2)",
    ):
        assert cells(text.format(line)) == expected
        assert not said(text.format(line))
    both = text.format("Half-point byes: Bo Kerr (rd 2), Eve Holt (rd 1)")
    assert cells(both) == expected | {"Di Fox": "WCy .", "Eve Holt": "H ."}


def test_short_names_with_games_and_byes_in_a_line() -> None:
    expected = ["WBo WEve", "LAnn WCy", "DDi LBo", "DCy B", "B LAnn"]
    told = "Round 1: Ann bt Bo; Cy drew with Di. Eve had a bye.\n"
    told += "Round 2: Eve lost to Ann; Bo bt Cy. Di had a bye.\n"
    assert list(cells(told).values()) == expected
    listed = "Round 1: Ann 1-0 Bo, Cy 1/2 Di, Eve bye\nRound 2: Eve 0-1 Ann, Bo 1-0 Cy, Di bye\n"
    assert list(cells(listed).values()) == expected
    assert not said(told) + said(listed)


def test_several_byes_behind_games_in_a_line() -> None:
    text = (
        "Round 1\nAnn Lee def Bo Kerr{0} Cy Dunn def Di Fox{0} {1}\nRound 2\nAnn Lee def Cy Dunn\n"
    )
    for sign in ",;":
        for byes in ("byes: Eve Holt and Flo May", "Eve Holt and Flo May byes"):
            found = cells(text.format(sign, byes))
            assert found["Eve Holt"] == found["Flo May"] == "B ."
            assert len(found) == 6


def test_def_without_a_dot_tells_games_whatever_is_below() -> None:
    text = "Round 1\nLee def Kerr\nDunn def Fox\nRound 2\nLee def Dunn\nKerr def Fox\n"
    below = "\n1st: Lee\nT2-3: Kerr, Dunn\n"
    assert cells(text + below) == cells(text)
    with pytest.raises(ReadError, match="Playoff: Kerr def Dunn"):
        opened(text + "Playoff: Kerr def Dunn\n")


@pytest.mark.parametrize(
    "line",
    [
        "Eve Holt withdrew after round 1.",
        "Eve has withdrawn.",
        "Eve Holt (withdrew after this round)",
        "Withdrawals: Eve Holt (after round 1)",
        "Withdrawn before round 2: Eve Holt",
        "Eve Holt ausgeschieden nach Runde 1",
        "Eve Holt se retiró después de la ronda 1",
        "Eve Holt a abandonné après la ronde 1",
    ],
)
def test_who_withdrew_is_missed_in_the_later_rounds(line: str) -> None:
    text = in_round_one(f"Cy Dunn - Di Fox 1-0\nEve Holt bye\n{line}")
    assert cells(text)["Eve Holt"] == "B U"
    assert set(said(text)) <= {"name-taken"}


def test_who_withdrew_after_the_last_round_has_no_round_more() -> None:
    text = in_round_one("Cy Dunn - Di Fox 1-0") + "Ann Lee withdrew after round 2.\n"
    assert cells(text)["Ann Lee"] == "WBo WCy"
    # Nobody knows what a bye counts for one who then withdrew.
    with pytest.raises(ReadError, match="clear who has the bye"):
        opened(in_round_one("Cy Dunn bye (withdrew after this round)"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Cy Dunn won by forfeit over Di Fox", "XDi FCy"),
        ("Cy Dunn lost by forfeit to Di Fox", "FDi XCy"),
        ("Cy Dunn forfeited to Di Fox", "FDi XCy"),
        ("Cy Dunn gewann kampflos gegen Di Fox", "XDi FCy"),
        ("Cy Dunn gana por incomparecencia a Di Fox", "XDi FCy"),
        ("Cy Dunn - Di Fox, Di no-show", "XDi FCy"),
        ("Cy Dunn - Di Fox (Cy no show)", "FDi XCy"),
        ("Cy Dunn - Di Fox, Black forfeits", "XDi FCy"),
        ("Cy Dunn - Di Fox, Cy wins by forfeit", "XDi FCy"),
        ("Cy Dunn - Di Fox 1-0 (Cy won by forfeit)", "XDi FCy"),
        ("Cy Dunn vs Di Fox - double forfeit", "FDi FCy"),
        # Such a game was played.
        ("Cy Dunn - Di Fox 1-0 time forfeit", "WDi LCy"),
        ("Cy Dunn - Di Fox 1-0 on time forfeit", "WDi LCy"),
        ("Cy Dunn vs. Di Fox, win for Di", "LDi WCy"),
        ("Cy Dunn - Di Fox: Sieg für Cy", "WDi LCy"),
        ("Cy Dunn vs Di Fox: won by Cy", "WDi LCy"),
        ("Cy Dunn vs Di Fox 1/2 1/2", "DDi DCy"),
        ("Cy Dunn (1500) - Di Fox (1600) 0 1", "LDi WCy"),
        ("On board 2, Cy Dunn beat Di Fox", "WDi LCy"),
        ("An Brett 2: Cy Dunn - Di Fox 1-0", "WDi LCy"),
        ("Cy Dunn (1500)! beat Di Fox*", "WDi LCy"),
        ("Cy Dunn  Di Fox  draw", "DDi DCy"),
        # The line was taken for the heading of a list.
        ("White Cy Dunn 1-0 Black Di Fox", "WDi LCy"),
        ("Cy Dunn 1500 OH 1-0 Di Fox (1600) PA", "WDi LCy"),
        ("Cy Dunn unr 1-0 Di Fox 1600P", "WDi LCy"),
    ],
)
def test_how_a_game_ended(line: str, expected: str) -> None:
    assert " ".join(first(line).values()) == expected


@pytest.mark.parametrize(
    "line",
    [
        "Cy Dunn - Di Fox 0-1 (Cy won by forfeit)",
        "Cy Dunn vs Di Fox won by Di Fox",
        "Lee 1, Kerr 1, Dunn 0, Fox 0",
    ],
)
def test_what_contradicts_itself_or_is_no_game_is_refused(line: str) -> None:
    with pytest.raises(ReadError, match="neither a game nor a bye"):
        opened(in_round_one(line))


def test_points_so_far_without_brackets() -> None:
    text = "Round 1\nAnn Lee{0} 1-0 Bo Kerr{0}\nCy Dunn{0} 0-1 Di Fox{0}\nRound 2\n"
    text += "Ann Lee 1 1-0 Di Fox 1\nBo Kerr 0 0-1 Cy Dunn 0\n"
    text += "Round 3\nAnn Lee 2 1-0 Cy Dunn 1\nDi Fox 1 1-0 Bo Kerr 0\n"
    expected = {
        "Ann Lee": "WBo WDi WCy",
        "Bo Kerr": "LAnn LCy LDi",
        "Cy Dunn": "LDi WBo LAnn",
        "Di Fox": "WCy LAnn WBo",
    }
    for zero in ("", " 0"):
        assert cells(text.format(zero)) == expected
        assert not said(text.format(zero))
    # Other figures are parts of names.
    names = cells("Round 1\nPlayer 1 - Elm 2 1-0\nOak 3 - Player 4 1-0\n")
    assert list(names) == ["Player 1", "Elm 2", "Oak 3", "Player 4"]


def test_a_game_that_was_postponed_is_not_there_twice() -> None:
    text = in_round_one("Cy Dunn - Di Fox postponed") + "Round 1 makeup\nCy Dunn - Di Fox 1-0\n"
    assert cells(text)["Cy Dunn"] == "WDi LAnn"
    assert not said(text)


def test_byes_of_last_names_with_commas_only() -> None:
    text = (
        "Round 1\nLee, Ann - Kerr, Bo 1-0\n{}\n"
        "Round 2\nLee, Ann - Dunn, Cy 1-0\nKerr, Bo - Fox, Di 1-0\n"
    )
    for line in (
        "Half-point byes: Dunn, Cy, Fox, Di",
        "Half-point byes: Dunn, Cy; Fox, Di",
        "Dunn, Cy and Fox, Di had half-point byes",
        "Half-point byes: Dunn, Fox",
    ):
        found = cells(text.format(line))
        assert {name: one.split()[0] for name, one in found.items()} == {
            "Lee, Ann": "WKerr,",
            "Kerr, Bo": "LLee,",
            "Dunn, Cy": "H",
            "Fox, Di": "H",
        }


@pytest.mark.parametrize(
    "line",
    [
        "Cy Dunn and Di Fox agreed to a draw",
        "Cy Dunn and Di Fox split the point",
        "Cy Dunn und Di Fox trennten sich remis",
        "Cy Dunn y Di Fox hicieron tablas",
        "Cy Dunn et Di Fox font nulle",
    ],
)
def test_draws_that_both_are_told_of(line: str) -> None:
    assert first(line) == {"Cy": "DDi", "Di": "DCy"}


def test_games_that_only_blanks_part() -> None:
    for text in (
        "Rd 1: Lee-Kerr 1-0 Dunn-Fox 0-1\nRd 2: Lee-Fox 1/2 Kerr-Dunn 1-0\n",
        "Rd 1: Lee - Kerr 1-0  Dunn - Fox 0-1\nRd 2: Lee - Fox ½-½  Kerr - Dunn 1-0\n",
    ):
        assert list(cells(text).values()) == [
            "WKerr DFox",
            "LLee WDunn",
            "LFox LKerr",
            "WDunn DLee",
        ]
        assert not said(text)


@pytest.mark.parametrize(
    "titles",
    [
        ("Round {}: Open", "Round {}: Reserve"),
        ("Open - Round {}", "Reserve - Round {}"),
        ("Open\nRound {}", "Reserve\nRound {}"),
        ("Round {} (Open)", "Round {} (Reserve)"),
        ("Round {}\nOpen", "Reserve"),
    ],
)
def test_sections_that_alternate_round_by_round(titles: tuple[str, str]) -> None:
    opens = "Ann Lee 1-0 Bo Kerr\nCy Dunn 0-1 Di Fox", "Ann Lee 1-0 Di Fox\nBo Kerr ½-½ Cy Dunn"
    others = "Eve Holt 1-0 Flo May\nGus Orr bye", "Eve Holt 0-1 Gus Orr\nFlo May bye"
    text = "".join(
        f"{titles[0].format(at + 1)}\n{opens[at]}\n{titles[1].format(at + 1)}\n{others[at]}\n"
        for at in range(2)
    )
    assert [section.title for section in opened(text).sections] == ["Open", "Reserve"]
    first, second = (opened(text, section=at).table for at in range(2))
    assert [player.name for player in second.players] == ["Eve Holt", "Flo May", "Gus Orr"]
    assert len(first.players) == 4
    assert not first.warnings + second.warnings
    # Whoever plays below both titles is of one event: they are of halls, or days.
    mixed = text.replace("Eve Holt 0-1 Gus Orr", "Ann Lee 0-1 Gus Orr").replace(opens[1], "")
    assert len(opened(mixed).sections) == 1


@pytest.mark.parametrize(
    "line",
    [
        "Final scores: Lee 2, Kerr 1, Dunn 1, Fox 0",
        "Lee 2, Kerr 1, Dunn 1 and Fox 0",
        "Endstand: Lee 2 Punkte, Kerr 1, Dunn 1, Fox 0",
    ],
)
def test_points_in_a_line_below_the_games(line: str) -> None:
    text = "Round 1\nLee def Kerr\nDunn def Fox\nRound 2\nLee def Dunn\nKerr def Fox\n"
    assert cells(text + line + "\n") == cells(text)
    assert said(text + line + "\n") == ["line-left-out"]


@pytest.mark.parametrize(
    ("below", "expected"),
    [
        ("Byes:\nAnn Lee (half)\nBo Kerr (zero)", "H U"),
        ("Half-point byes\nAnn\nBo Kerr\n\nSee you next week!", "H H"),
        ("Bye:\nAnn Lee\nNo show:\nBo Kerr", "B F"),
        ("Spielfrei:\nAnn Lee\nBo Kerr", "P P"),
        # The game above the word had the bye.
        ("Byes: none", ". ."),
    ],
)
def test_byes_listed_below_a_word_for_them(below: str, expected: str) -> None:
    text = "Round 1\nAnn Lee beat Bo Kerr\nCy Dunn and Di Fox drew\nRound 2\nCy Dunn beat Di Fox\n"
    found = cells(text + below + "\n")
    assert list(found) == ["Ann Lee", "Bo Kerr", "Cy Dunn", "Di Fox"]
    assert [found[name].split()[1] for name in ("Ann Lee", "Bo Kerr")] == expected.split()
    assert found["Cy Dunn"] == "DDi WDi"


def test_nobody_else_is_found_below_a_word_for_byes() -> None:
    text = "Round 1\nAnn Lee beat Bo Kerr\nByes:\nEve Holt\nRound 2\nBo Kerr beat Ann Lee\n"
    assert said(text) == ["line-left-out", "line-left-out"]
    assert cells(text + "Eve Holt: bye\n")["Eve Holt"] == "B B"
    last = text.replace("Byes:\nEve Holt\n", "") + "Byes:\nEve Holt\nThanks!\n"
    assert list(cells(last)) == ["Ann Lee", "Bo Kerr"]
    assert said(last) == ["line-left-out"]


@pytest.mark.parametrize(
    "text",
    [
        "Round 1\nAnn Lee beat Bo Kerr\nCy Dunn beat Di Fox\nEve Holt: bye\n",
        "Round 1\nAnn Lee beat Bo Kerr\nCy Dunn drew Di Fox\nEve Holt: half-point bye\n",
        "Round 1\nAnn Lee def Bo Kerr\nCy Dunn vs Di Fox\nEve Holt: bye\n",
    ],
)
def test_a_bye_below_games_is_not_all_of_the_event(text: str) -> None:
    """Only the line with a colon was read, as a player with scores: Eve Holt was alone."""
    found = cells(text)
    assert len(found) == 5
    assert found["Ann Lee"] == "WBo"


def test_scores_below_a_remark_that_tells_a_game() -> None:
    text = "Ann Lee beat Bo Kerr in the first round!\nEve Holt: W D L\nFlo May: L D W\n"
    assert list(cells(text)) == ["Eve Holt", "Flo May"]
    with pytest.raises(ReadError):
        opened("Round 1\nAnn Lee - Bo Kerr\nEve Holt: bye\n")
