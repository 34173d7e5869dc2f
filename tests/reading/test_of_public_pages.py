"""Kinds of texts found on public pages: each with what is right, and a variant or two.

The names are invented.
"""

from __future__ import annotations

import json

import pytest

from calculator.model import Crosstable
from calculator.reading import opened, read
from tests.reading.test_games_list import refused

#: Who met whom in two rounds, and how the first of the two did.
ROUNDS = (
    (("Lee, Ann", "Poe, Cy", "1-0"), ("Day, Di", "Ray, Bo", "½-½")),
    (("Lee, Ann", "Day, Di", "0-1"), ("Poe, Cy", "Ray, Bo", "1-0")),
)
#: Everybody's results in them, with the numbers in the order in which the names come.
PLAYED = {
    "Lee, Ann": "W2w L3w",
    "Poe, Cy": "L1b W4w",
    "Day, Di": "D4w W1b",
    "Ray, Bo": "D3b L2b",
}


def played(table: Crosstable) -> dict[str, str]:
    """Return everybody's results: how, against whom, with which color."""
    return {
        player.name: " ".join(
            f"{one.code or '.'}{one.opponent or ''}{one.color.lower()}" for one in player.results
        )
        for player in table.players
    }


def said(table: Crosstable) -> list[str]:
    return [one.code for one in table.warnings]


def listed(game: str, between: str = "\n", above: str = "Round {}\n") -> str:
    """Write the rounds in a form: ``{a}`` and ``{b}`` are the names, ``{r}`` is the result."""
    return "\n".join(
        above.format(number) + between.join(game.format(a=a, b=b, r=r) for a, b, r in games)
        for number, games in enumerate(ROUNDS, 1)
    )


@pytest.mark.parametrize(
    "game",
    [
        "{a}\n{b}\n{r}",
        "{a}\n\n{b}\n\n{r}\n",
        "{a}\n1500\n{b}\n1400\n{r}",
        "{a}\n{r}\n{b}",
        "{a}\n1500\n{r}\n{b}\n1400",
    ],
)
def test_games_whose_cells_are_lines(game: str) -> None:
    # The result behind both names was taken for one between the second and the next first.
    table = read(listed(game))
    assert (played(table), said(table)) == (PLAYED, [])


@pytest.mark.parametrize("drawn", ["½", "1/2", "="])
def test_a_draw_is_one_sign_behind_both_names(drawn: str) -> None:
    table = read(f"Round 1\nAnn Lee\nBo Ray\n{drawn}\nCy Poe\nDi Day\n1-0\n")
    assert list(played(table).values()) == ["D2w", "D1b", "W4w", "L3b"]


def test_points_so_far_are_no_draw() -> None:
    lines = "Ann Lee\n1½\nBo Ray\n½\n1-0\nCy Poe\n1\nDi Day\n1\n0-1\n"
    assert list(played(read(f"Round 1\n{lines}")).values()) == ["W2w", "L1b", "L4w", "W3b"]


def test_a_bye_below_games_whose_cells_are_lines() -> None:
    lines = "1\nAnn Lee\nBo Ray\n1-0\n2\nCy Poe\nDi Day\n0-1\nEd Fox\nbye\n"
    assert list(played(read(f"Round 1\n{lines}")).values()) == ["W2w", "L1b", "L4w", "W3b", "B"]


def test_where_nobody_can_tell_which_two_met() -> None:
    # A menu above and a word below the games: it may be Ann and Bo, or Bo and Cy.
    games = "Home\nAnn Lee\n1-0\nBo Ray\nCy Poe\n0-1\nDi Day\nImprint\n"
    assert refused(games).said.code == "error-no-table"
    # Empty lines between the games say it, or the numbers of the boards.
    apart = "Home\n\nAnn Lee\n1-0\nBo Ray\n\nCy Poe\n0-1\nDi Day\n\nImprint\n"
    assert list(played(read(apart)).values()) == ["W2w", "L1b", "L4w", "W3b"]
    numbered = "Home\n1\nAnn Lee\n1-0\nBo Ray\n2\nCy Poe\n0-1\nDi Day\n3\nImprint\n"
    assert list(played(read(numbered)).values()) == ["W2w", "L1b", "L4w", "W3b"]
    # A round of which it is known says it of the others.
    known = "Round 1\nAnn Lee\nDi Day\n1-0\nCy Poe\nBo Ray\n1-0\nRound 2\nHall A\n"
    table = read(f"{known}Ann Lee\nCy Poe\n1-0\nBo Ray\nDi Day\n1-0\nNext\n")
    assert list(played(table).values()) == ["W2w W3w", "L1b L4b", "W4w L1b", "L3b W2w"]


@pytest.mark.parametrize("score", ["", "()", "(0)", "(½)"])
def test_pairings_with_numbers_and_no_results(score: str) -> None:
    # “1 8. Lee - 1. Ray” was a game that both had won.
    row = "{} {}. {} {} - {}. {} {} -"
    rows = [
        ("Lee, Ann", 8, "Ray, Bo", 1),
        ("Poe, Cy", 7, "Day, Di", 2),
        ("Fox, Ed", 6, "Orr, Fi", 3),
    ]
    lines = [
        row.format(at, one, a, score, other, b, score)
        for at, (a, one, b, other) in enumerate(rows, 1)
    ]
    title = (
        "Paarungsliste der 1. Runde\nTisch TNr Teilnehmer Punkte - TNr Teilnehmer Punkte Ergebnis\n"
    )
    error = refused(title + "\n".join(lines))
    assert error.said.code == "error-only-pairings"


def card(number: int, name: str, rating: int, title: str = "-") -> str:
    """Write a player as some pages do: the number, the title and the rating below the name."""
    return (
        f'<td><div class="box"> \n <div>\n\t\t\t<span>{name}</span>\n\t\t</div> \n\t\t<div>\n'
        f"\t\t\t<div> {number}</div> \n\t\t\t<div> \n <div>{title}</div>\n\t\t\t</div>\n"
        f'\t\t\t<div>{rating}</div>\n\t\t\t<div> <img src="./flag.png" alt="flag"></div>\n'
        "\t\t</div> \n\t</div> \n</td>"
    )


def pages(bye: str = "") -> str:
    cards = {
        name: card(number, name, rating, title)
        for number, (name, rating, title) in enumerate(
            (
                ("Lee,Ann", 2100, "CM"),
                ("Ray,Bo", 1400, "-"),
                ("Poe,Cy", 1300, "-"),
                ("Day,Di", 0, "-"),
            ),
            1,
        )
    }
    made = []
    for number, games in enumerate(ROUNDS, 1):
        rows = [
            f"<tr> <td>{board}</td>{cards[a.replace(', ', ',')]}<td>0</td>"
            f'<td class="result">{r.replace("-", " - ")}</td><td>0</td>'
            f"{cards[b.replace(', ', ',')]}</tr>"
            for board, (a, b, r) in enumerate(games, 1)
        ]
        made.append(
            f"<h5>Pairing of round {number}, at 17:30 of 15/04/2025</h5>\n<table><thead><tr>"
            "<th>Bo.</th><th>White Player</th><th>Pts</th><th>Result</th><th>Pts</th>"
            f"<th>Black Player</th></tr></thead><tbody>\n{'\n'.join(rows)}{bye}</tbody></table>\n"
        )
    return f"<html><body>{''.join(made)}</body></html>"


def test_numbers_and_titles_below_names_are_no_part_of_them() -> None:
    table = read(pages())
    assert played(table) == {name.replace(", ", ","): told for name, told in PLAYED.items()}
    assert [player.rating for player in table.players] == [2100, 1300, None, 1400]
    assert said(table) == []


def test_somebody_without_an_opponent_on_such_a_page() -> None:
    alone = f"<tr> <td>3</td>{card(5, 'Fox,Ed', 900)}<td>0</td><td>1</td><td></td><td></td></tr>"
    assert played(read(pages(alone)))["Fox,Ed"] == "B B"


def test_a_long_page_of_pairings() -> None:
    # Of its lines hardly any has a result: each player takes a dozen of them.
    rows = "".join(
        f"<tr> <td>{at}</td>{card(at, f'Lee{chr(64 + at)},Ann', 1500)}<td>0</td><td>1 - 0</td>"
        f"<td>0</td>{card(at + 26, f'Ray{chr(64 + at)},Bo', 1400)}</tr>\n"
        for at in range(1, 27)
    )
    heads = "<th>Bo.</th><th>White</th><th>Pts</th><th>Result</th><th>Pts</th><th>Black</th>"
    menu = "<li>\n<a href='#'>Menu</a>\n</li>\n" * 150
    page = f"<h5>Round 1</h5><table><tr>{heads}</tr>\n{rows}</table>"
    table = read(f"<html><body>{menu}{page}{menu}</body></html>")
    assert len(table.players) == 52
    assert played(table)["LeeA,Ann"] == "W2w"


def test_rows_of_such_a_page_as_text() -> None:
    rows = (
        "1\t\nLee, Ann\n1\nCM\n2100\n\t0\t1 - 0\t0\t\nPoe, Cy\n3\n-\n1300\n"
        "2\t\nDay, Di\n4\n-\n1200\n\t0\t½ - ½\t0\t\nRay, Bo\n2\n-\n1400\n"
        "3\t\nFox, Ed\n5\n-\n0\n\t0\t1\t\t\n"
    )
    heads = "Bo.\tWhite Player\tPts\tResult\tPts\tBlack Player\n"
    table = read(f"Pairing of round 1\n{heads}{rows}")
    assert played(table) == {
        "Lee, Ann": "W2w",
        "Poe, Cy": "L1b",
        "Day, Di": "D4w",
        "Ray, Bo": "D3b",
        "Fox, Ed": "B",
    }
    assert [player.rating for player in table.players] == [2100, 1300, 1200, 1400, None]


@pytest.mark.parametrize("head", ["{}. Runde: ", "{}.Runde (6. Oktober): ", "Round {} (5/3): "])
@pytest.mark.parametrize("between", [", ", "; "])
def test_games_that_run_on_in_a_line(head: str, between: str) -> None:
    text = listed("{a} - {b} {r}", between, head).replace("½-½", "remis")
    short = text.replace("Lee, Ann", "Lee").replace("Poe, Cy", "Poe")
    short = short.replace("Day, Di", "Day").replace("Ray, Bo", "Ray").replace("1-0", "1:0")
    table = read(short)
    assert list(played(table).values()) == list(PLAYED.values())
    assert list(played(table)) == ["Lee", "Poe", "Day", "Ray"]


@pytest.mark.parametrize(
    "open_", [", Fox - Orr", "; nachzuholen: Fox - Orr", "; postponed: Fox - Orr"]
)
def test_a_game_to_play_among_those_of_a_line(open_: str) -> None:
    rounds = (
        f"1.Runde: Lee - Poe 1:0, Day - Ray ½:½{open_}\n2.Runde: Lee - Day 0:1, Fox - Poe 1:0\n"
    )
    table = read(f"{rounds}3.Runde: Ray - Fox 1:0, Orr - Lee 0:1, Day - Poe remis")
    assert played(table)["Fox"].split()[:2] == [".6w", "W2w"]
    assert played(table)["Orr"] == ".5b . L1w"


def test_pairings_of_the_next_round_in_a_line() -> None:
    # They were left out, with nothing said.
    table = read("1.Runde: Lee - Ray 1:0, Poe - Day 0:1\n2.Runde (6.10.): Lee - Day, Ray - Poe\n")
    assert list(played(table).values()) == ["W2w .4w", "L1b .3w", "L4w .2b", "W3b .1b"]


def test_a_forfeit_in_front_of_the_result() -> None:
    table = read("1. Runde: Lee - Ray 1:0, Poe - Day kampflos 1:0\n")
    assert list(played(table).values()) == ["W2w", "L1b", "X4w", "F3b"]


def test_a_long_line_of_games_behind_prose() -> None:
    names = [f"{letter}. {letter}ison" for letter in "ABCDEFGHIJKLMNOPQRSTWXYZ"]
    games = "; ".join(
        f"{one} - {other} 0:1" for one, other in zip(names[::2], names[1::2], strict=True)
    )
    table = read(f"On Tuesday the cup began. These are the results: {games}.\n\nSee you soon.\n")
    assert list(played(table)) == names
    assert {told[0] for told in list(played(table).values())[::2]} == {"L"}


def test_an_initial_behind_a_dash_is_no_versus() -> None:
    table = read("Round 1: A. Lee - V. Ray 1:0, V. Poe - D. Day 0:1\n")
    assert (list(played(table)), said(table)) == (["A. Lee", "V. Ray", "V. Poe", "D. Day"], [])


def test_a_sentence_behind_games_of_a_line_is_said() -> None:
    table = read("It went well: Lee - Ray 1:0, Poe - Day 0:1, but Fox - Orr is on Monday.\n")
    assert list(played(table).values()) == ["W2w", "L1b", "L4w", "W3b"]
    assert said(table) == ["line-left-out"]


@pytest.mark.parametrize("between", ["\t", "|"])
def test_a_title_in_a_cell_of_its_own_moves_no_row(between: str) -> None:
    rows = [
        "Bo.\tNo.\tName\tPts\tResult\tPts\tName\tNo.",
        "1\t3\tLee, Ann\t0\t1 - 0\t0\tPoe, Cy\t4\t",
        "2\t1\tFM\tDay, Di\t0\t½ - ½\t0\tRay, Bo\t2",
        "3\t5\tFox, Ed\t0\t0 - 1\t0\tIM\tOrr, Fi\t6",
        "4\t7\tGM\tKay, Jo\t0\t- - +\t0\tIM\tRoe, Al\t8",
    ]
    table = read("Round 1\n" + "\n".join(rows).replace("\t", between))
    assert played(table) == {
        "Lee, Ann": "W2w",
        "Poe, Cy": "L1b",
        "Day, Di": "D4w",
        "Ray, Bo": "D3b",
        "Fox, Ed": "L6w",
        "Orr, Fi": "W5b",
        "Kay, Jo": "F8w",
        "Roe, Al": "X7b",
    }


@pytest.mark.parametrize("word", ["remis", "tablas", "patta"])
def test_two_hyphenated_names_drew(word: str) -> None:
    drawn = f"Poe-Day {word}\nFox-Orr Jo. {word}\n"
    text = f"Group A:\nLee-Ray 1:0\n\nGroup B:\n{drawn}\nGroup C:\nKay-Roe 0:1\n"
    sections = opened(text).sections
    assert len(sections) == 3
    assert played(opened(text, section=1).table) == {
        "Poe": "D2w",
        "Day": "D1b",
        "Fox": "D4w",
        "Orr Jo.": "D3b",
    }


@pytest.mark.parametrize("games", ["Fox - Orr\nKay - Roe", "Fox-Orr drew\nKay-Roe drew"])
def test_a_section_of_which_nothing_is_read_is_told(games: str) -> None:
    text = (
        f"Group A:\nLee - Ray 1:0\nPoe - Day 0:1\n\nGroup B:\n{games}\n\nGroup C:\nGil - Hay 1:0\n"
    )
    table = read(text)
    assert len(opened(text).sections) == 2
    assert [one.facts for one in table.warnings] == [(games.split("\n", maxsplit=1)[0],)]


@pytest.mark.parametrize("blank", ["\n", "\n\n"])
def test_standings_without_places_below_games(blank: str) -> None:
    scores = blank.join(["Day, Di 1½", "Lee, Ann 1", "Poe, Cy 1", "Ray, Bo ½"])
    text = listed("{a} 1500 {r} {b} 1400")
    table = read(f"{text}\n\nThe standings are as follows:\n\n{scores}\n")
    assert [(player.name, player.total_halves) for player in table.players] == [
        ("Day, Di", 3),
        ("Lee, Ann", 2),
        ("Poe, Cy", 2),
        ("Ray, Bo", 1),
    ]
    wrong = read(f"{text}\n\n{scores.replace('Ray, Bo ½', 'Ray, Bo 2')}\n")
    assert "total-differs" in said(wrong)


def test_results_without_a_heading_between_the_names() -> None:
    text = listed("{a}\t{r}\t{b}", "\n", "Round {}\nWhite\tBlack\n")
    assert played(read(text)) == PLAYED


@pytest.mark.parametrize("key", ["results", "rounds", "roundResults"])
def test_the_results_of_a_player_in_a_list(key: str) -> None:
    rows = [
        {"rank": at, "name": name, "score": score, key: cells, "bh": "1.0"}
        for at, (name, score, cells) in enumerate(
            (
                ("Lee, Ann", 2.0, ["W2", "W3"]),
                ("Ray, Bo", 1.0, ["L1", "W4"]),
                ("Poe, Cy", 1.0, ["W4", "L1"]),
                ("Day, Di", 0.0, ["L3", "L2"]),
            ),
            1,
        )
    ]
    table = read(json.dumps(rows, indent=2))
    assert list(played(table).values()) == ["W2 W3", "L1 W4", "W4 L1", "L3 L2"]
    # Another list is none of results: of which rounds the cells are nobody says.
    assert refused(json.dumps([{**row, "bh": ["1", "2"]} for row in rows], indent=2)).line


CROSS = [
    ["Lee, Ann", "X", "1", "½", "1", "2.5"],
    ["Ray, Bo", "0", "X", "1", "1", "2"],
    ["Poe, Cy", "½", "0", "X", "0", "0.5"],
    ["Day, Di", "0", "0", "1", "X", "1"],
]
MET = ["W2 D3 W4", "L1 W3 W4", "D1 L2 L4", "L1 L2 W3"]


@pytest.mark.parametrize("between", ["\n", "\n\n", "\n|\n"])
@pytest.mark.parametrize(
    "heads", ["Group A\n1\n2\n3\n4\nTotal", "1\n2\n3\n4\nTotals", "Name\n1\n2\n3\n4\nPts"]
)
def test_a_round_robin_of_which_every_cell_is_a_line(heads: str, between: str) -> None:
    cells = [*heads.split("\n"), *(cell for row in CROSS for cell in row)]
    assert list(played(read(between.join(cells))).values()) == MET


def test_empty_cells_of_a_column_that_were_lost() -> None:
    # Two players were left out, and the marks of the own cells were forfeits.
    rows = [[*CROSS[0], "1"], *CROSS[1:]]
    cells = ["Name", "1", "2", "3", "4", "Pts", "Place", *(cell for row in rows for cell in row)]
    assert refused("\n".join(cells)).said.code == "error-no-table"
    whole = [cell for row in rows for cell in (*row, *[""] * (7 - len(row)))]
    assert list(played(read("\n".join([*cells[:7], *whole]))).values()) == MET


@pytest.mark.parametrize("day", ["", " (5/3)", " (6 May)", " (6. Oktober)"])
def test_a_day_behind_the_round_is_no_part_of_a_name(day: str) -> None:
    text = f"Round 1{day}: Lee - Poe 1:0\nRound 1: Day - Ray 0:1\nRound 2{day}: Lee - Day 1:0\n"
    assert list(played(read(text))) == ["Lee", "Poe", "Day", "Ray"]


@pytest.mark.parametrize(
    "form",
    ["W {w} {a} B {b} {o}", "B {b} {o} W {w} {a}", "W {w} - B {b} {a}-{o}", "B {b} {o}-{a} W {w}"],
)
def test_colors_in_front_of_names_of_one_word(form: str) -> None:
    # Everybody was two people, one with each color.
    games = [("Lee", "Poe", "1", "0"), ("Day", "Ray", "½", "½"), ("Lee", "Day", "0", "1")]
    lines = [form.format(w=w, b=b, a=a, o=o) for w, b, a, o in [*games, ("Poe", "Ray", "1", "0")]]
    table = read(f"Round 1\n{lines[0]}\n{lines[1]}\nRound 2\n{lines[2]}\n{lines[3]}\n")
    named = {player.number: player.name for player in table.players}
    met = {
        player.name: " ".join(
            f"{one.code}{named[one.opponent or 0]}{one.color.lower()}" for one in player.results
        )
        for player in table.players
    }
    assert met == {
        "Lee": "WPoew LDayw",
        "Poe": "LLeeb WRayw",
        "Day": "DRayw WLeeb",
        "Ray": "DDayb LPoeb",
    }


def test_a_caption_of_one_word_above_standings() -> None:
    text = listed("{a} {r} {b}")
    table = read(f"{text}\n\nScores:\n1 Day, Di 1½\n2 Lee, Ann 1\n3 Poe, Cy 1\n4 Ray, Bo ½\n")
    assert [player.total_halves for player in table.players] == [3, 2, 2, 1]


@pytest.mark.parametrize(
    "places", ["1 2= 2= 4", "1. 2=. 2=. 4.", "1 =2 =2 4", "1 2 2 4", "1 2 2 3", "1 2 3 4"]
)
def test_shared_places_of_standings_below_games(places: str) -> None:
    # With "2=" the standings were left out, with nothing said.
    scores = ["Day, Di 1½", "Lee, Ann 1", "Poe, Cy 1", "Ray, Bo ½"]
    rows = [f"{place} {one}" for place, one in zip(places.split(), scores, strict=True)]
    table = read(f"{listed('{a} {r} {b}')}\n\nStandings\n{'\n'.join(rows)}\n")
    assert [player.total_halves for player in table.players] == [3, 2, 2, 1]
    assert said(table) == []
    alone = refused("\n".join(rows))
    assert alone.said.code == "error-ranking"
