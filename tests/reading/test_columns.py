"""Columns are told by what is in them; what is around a table does not change it."""

import pytest

from calculator.reading import ReadError, read
from calculator.writing import to_text
from tests.reading.clubs import (
    NAMES,
    PLAIN,
    POINTS,
    RATINGS,
    TRUTH,
    lined_up,
    markdown,
    page,
    table,
    told,
)

KNOWN = ("#", "Name", "Rd 1", "Rd 2", "Rd 3", "Total")
UNKNOWN = ("Seat", "Kid", "Wk 1", "Wk 2", "Wk 3", "Sum total")


@pytest.mark.parametrize(
    "name",
    [
        "Teilnehmer", "Student", "Participante", "Player (School)", "Username", "Mannschaft",
        "Deelnemer", "Zawodnik", "Kid", "Schüler", "Competitor", "Who", "Elev", "Pelaaja", "",
    ],
)  # fmt: skip
def test_any_heading_of_names(name: str) -> None:
    found = read(table(("#", name, "Rd 1", "Rd 2", "Rd 3", "Total")))
    assert (told(found), found.warnings) == (TRUTH, ())


@pytest.mark.parametrize("names", ["Name", "Kid"])
@pytest.mark.parametrize(
    "rounds",
    [
        ("Week 1", "Week 2", "Week 3"), ("G1", "G2", "G3"), ("Jan 5", "Jan 12", "Jan 19"),
        ("I", "II", "III"), ("1st", "2nd", "3rd"), ("Rnd One", "Rnd Two", "Rnd Three"),
        ("10/3", "10/10", "10/17"), ("Ronda 1", "Ronda 2", "Ronda 3"), ("Sept", "Oct", "Nov"),
        ("Rd1 (9am)", "Rd2 (11am)", "Rd3 (1pm)"), ("1. kolo", "2. kolo", "3. kolo"),
        ("R", "R", "R"), ("", "", ""),
    ],
)  # fmt: skip
def test_any_heading_of_rounds(names: str, rounds: tuple[str, ...]) -> None:
    heading = ("#", names, *rounds, "Total")
    for text in (table(heading), table(heading, between=","), markdown(heading), page(heading)):
        found = read(text)
        assert (told(found), found.warnings) == (TRUTH, ()), text


@pytest.mark.parametrize(
    ("heading", "columns"),
    [
        (("Pl", "Kid", "Club", "Fed", "Elo", "Wk1", "Wk2", "Wk3", "Score", "Bhz"),
         ("number", "name", "club", "federation", "rating", "1", "2", "3", "points", "tiebreak")),
        (("Tally", "Wk1", "Wk2", "Wk3", "Power", "Kid", "Home", "Seat"),
         ("points", "1", "2", "3", "rating", "name", "club", "number")),
        (("Kid", "T", "Card", "Power", "Tally", "Extra", "Wk1", "Wk2", "Wk3", "Seat"),
         ("name", "title", "id", "rating", "points", "tiebreak", "1", "2", "3", "number")),
        (("Home", "Kid", "Wk1", "Wk2", "Wk3", "Tally", "Power"),
         ("club", "name", "1", "2", "3", "points", "rating")),
    ],
)  # fmt: skip
def test_columns_in_any_order(heading: tuple[str, ...], columns: tuple[str, ...]) -> None:
    for text in (table(heading, columns), table(heading, columns, ";"), page(heading, columns)):
        found = read(text)
        assert told(found) == TRUTH
        ratings = {player.name: player.rating for player in found.players}
        assert ratings == dict(zip(NAMES, RATINGS, strict=True))


@pytest.mark.parametrize("columns", [PLAIN, PLAIN[1:], PLAIN[:-1], ("name", "rating", *PLAIN[2:])])
def test_without_headings(columns: tuple[str, ...]) -> None:
    expected = [
        (name, points if "points" in columns else None, results) for name, points, results in TRUTH
    ]
    assert told(read(table(columns=columns))) == expected
    assert told(read(lined_up(columns=columns))) == expected


def test_a_heading_of_two_rows() -> None:
    ends = "".join(f"<th rowspan=2>{cell}</th>" for cell in ("Seat", "Kid", "Sum"))
    group = ends.replace("<th rowspan=2>Sum", "<th colspan=3>Rounds</th><th rowspan=2>Sum")
    text = page(("a", "b", "c"))
    text = text.replace("<tr>", f"<tr>{group}</tr><tr>", 1)
    assert told(read(text)) == TRUTH


_PRIZES = "1st\tAshdown, Felix\t$100\n2nd\tBrook, Ida\t$50\n"
_NUMBERED = "1\tAshdown, Felix\t$100\n2\tBrook, Ida\t50\n"
_RANKING = "Rk\tName\tPts\n" + "".join(
    f"{at}\t{name}\t{points}\n"
    for at, (name, points) in enumerate(zip(NAMES, POINTS), 1)  # noqa: B905
)
AROUND = {
    "prizes above": f"Prizes\n{_PRIZES}\n{{}}",
    "prizes below": f"{{}}\nPrizes\n{_PRIZES}",
    "numbered prizes above": f"Place\tName\tPrize\n{_NUMBERED}\n{{}}",
    "numbered prizes below": f"{{}}\n{_NUMBERED}",
    "prizes in words": "{}\nWinners:\n1. Ashdown, Felix $100\n2. Brook, Ida $50\n3 Calder 20\n",
    "ranking above": f"{_RANKING}\n{{}}",
    "ranking below": f"{{}}\n{_RANKING}",
    "navigation": "Home\tAbout\tNews\nLogin | Register\n\n{}\n© Chess Club\nHome\tAbout\tNews\n",
    "e-mail": "Hi all,\n\nhere are 8 players, 3 rounds:\n\n{}\nRegards,\nBob\n--\n555-1234\n",
    "pairings": "{}\nRound 4\n1\tAshdown, Felix (2.5)\tvs\tBrook, Ida (2.5)\n",
    "once more": "{}{}",
}


@pytest.mark.parametrize("heading", [KNOWN, UNKNOWN], ids=["known", "unknown"])
@pytest.mark.parametrize("name", AROUND)
def test_what_stands_around_a_table(name: str, heading: tuple[str, ...]) -> None:
    text = AROUND[name].replace("{}", table(heading))
    assert told(read(text)) == TRUTH
    if "once" not in name:
        assert read(text).warnings == ()


@pytest.mark.parametrize("heading", [KNOWN, UNKNOWN], ids=["known", "unknown"])
@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "{}\n1 Ashdown, Felix 100\n2 Brook, Ida 50\n",
        "Hi,\nhere you go\n\n{}\nRegards\nBob Smith\n",
    ],
)
def test_columns_apart_by_spaces(text: str, heading: tuple[str, ...]) -> None:
    heading = tuple(cell.replace(" ", "") for cell in heading)
    assert told(read(text.replace("{}", lined_up(heading)))) == TRUTH
    single = "\n".join(" ".join(line.split()) for line in lined_up(heading).splitlines())
    assert told(read(text.replace("{}", single))) == TRUTH


@pytest.mark.parametrize("heading", [KNOWN, UNKNOWN], ids=["known", "unknown"])
def test_other_tables_of_a_page(heading: tuple[str, ...]) -> None:
    prizes = "<table><tr><td>1</td><td>Ashdown, Felix</td><td>$100</td></tr></table>"
    menu = "<table><tr><td>Home</td><td>News</td><td>Login</td></tr></table>"
    title = "<table><tr><td colspan=6>Spring Open</td></tr></table>"
    event = page(heading)
    for text in (prizes + event, event + prizes, menu + event + "<p>Foot</p>", title + event):
        assert told(read(text)) == TRUTH


def test_cells_over_several_lines() -> None:
    lines = [
        "#\tName\tPts\t1\t2", "1\t", "Ann Reed", "\t1.5\t", "W2", "w", "\t", "D2", "b",
        "2\t", "Ben Lee", "\t½\t", "L1", "b", "\t", "D1", "w", "Printed by a program",
    ]  # fmt: skip
    found = read("\n".join(lines))
    assert [player.name for player in found.players] == ["Ann Reed", "Ben Lee"]
    assert [[(r.code, r.color) for r in player.results] for player in found.players] == [
        [("W", "W"), ("D", "B")],
        [("L", "B"), ("D", "W")],
    ]


def test_a_faulty_cell_among_spaces_does_not_go_into_the_name() -> None:
    good = lined_up(("No", "Name", "Rd1", "Rd2", "Rd3"), PLAIN[:-1])
    text = good.replace("W6   D1", "W6   Q1")
    with pytest.raises(ReadError, match="Brook, Ida, round 2 says “Q1”") as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (3, 1 + text.splitlines()[2].index("Q1"))


def test_a_guess_is_said() -> None:
    scores = "Kid\tA\tA\nAnn\t1\t0\nBen\t0\t1\nCem\t½\t½\n"
    found = read(scores)
    assert [(said.code, said.facts) for said in found.warnings] == [("columns-guessed", (1, 2, 3))]
    rows = table(("Seat", "Kid", "Wk 1", "Wk 2", "Wk 3", "Amount", "Amount 2"), (*PLAIN, "points"))
    assert "total-guessed" not in [said.code for said in read(rows).warnings]
    lines = rows.splitlines()
    lines[1] = lines[1].replace("2.5\t2.5", "2\t2.5")
    lines[2] = lines[2].replace("2.5\t2.5", "2.5\t2")
    warned = {said.code: said for said in read("\n".join(lines)).warnings}
    assert warned["total-guessed"].facts == ("Amount", "Amount 2")
    assert warned["total-differs"].line == 2


SQUARE = ["*\t½\t1\t1", "½\t*\t1\t0", "0\t0\t*\t1", "0\t1\t0\t*"]
SUMS = ("2.5", "1.5", "1", "1")


def square(heading: str, rows: list[str], sums: tuple[str, ...] = SUMS) -> str:
    """A crosstable of the first players."""
    lines = [
        f"{at}\t{name}\t{row}\t{points}"
        for at, (name, row, points) in enumerate(zip(NAMES, rows, sums), 1)  # noqa: B905
    ]
    return "\n".join([heading, *lines]) + "\n"


@pytest.mark.parametrize(
    "heading",
    [
        "No\tName\t1\t2\t3\t4\tPts", "Seat\tKid\tA\tB\tC\tD\tTally",
        "\tPlayer\tFA\tIB\tIC\tPD\tPoints", "#\tPlayer\tAshdown\tBrook\tCalder\tDunn\tSum",
    ],
)  # fmt: skip
def test_squares_under_any_heading(heading: str) -> None:
    expected = read(square("No\tName\t1\t2\t3\t4\tPts", SQUARE))
    text = square(heading, SQUARE)
    for written in (text, text.expandtabs(16), text.partition("\n")[2]):
        found = read(written)
        assert (found.players, found.kind, found.warnings) == (
            expected.players,
            "round-robin",
            (),
        ), written


def test_two_columns_for_each_opponent() -> None:
    rows = ["*\t*\t½\t1\t1\t1", "½\t0\t*\t*\t1\t0", "0\t0\t0\t1\t*\t*"]
    found = read(square("No\tName\t1\t\t2\t\t3\t\tPts", rows, ("3.5", "1.5", "1")))
    assert [[r.halves for r in player.results] for player in found.players] == [
        [1, 2, 2, 2],
        [1, 2, 0, 0],
        [0, 0, 0, 2],
    ]
    assert (found.kind, found.warnings) == ("round-robin", ())


def test_a_swiss_as_a_matrix_of_players() -> None:
    # Two rounds: 1–2, 3–4, 5 had a bye; 1–3, 5–4, 2 had half a point.
    rows = ["*\t1\t1\t\t", "0\t*\t\t\t", "0\t\t*\t½\t", "\t\t½\t*\t0", "\t\t\t1\t*"]
    found = read(square("No\tName\t1\t2\t3\t4\t5\tPts", rows, ("2", "½", "½", "½", "2")))
    assert (found.kind, found.rounds, found.rounds_played) == ("swiss", 2, 2)
    codes = [sorted(result.code for result in player.results) for player in found.players]
    assert codes == [["W", "W"], ["H", "L"], ["D", "L"], ["D", "L"], ["B", "W"]]
    again = read(to_text(found))
    assert (again.players, again.kind) == (found.players, "swiss")


def test_a_round_robin_that_goes_on_is_no_swiss() -> None:
    rows = ["*\t1\t\t", "0\t*\t\t", "\t\t*\t½", "\t\t½\t*"]
    assert read(square("No\tName\t1\t2\t3\t4\tPts", rows, ("1", "0", "½", "½"))).kind == (
        "round-robin"
    )


@pytest.mark.parametrize("heading", ["No\tTeam\tName\tR1\tPts", "No\tTeam\tKid\tR1\tTally"])
def test_a_column_of_teams_is_not_that_of_names(heading: str) -> None:
    rows = ["1\tOak\tAnn\tW2\t1", "2\tElm\tBob\tL1\t0", "3\tOak\tCem\tW4\t1", "4\tElm\tDi\tL3\t0"]
    found = read("\n".join([heading, *rows]))
    assert [player.name for player in found.players] == ["Ann", "Bob", "Cem", "Di"]
    assert [player.total_halves for player in found.players] == [2, 0, 2, 0]


@pytest.mark.parametrize("separator", ["   ", "\t"])
def test_ratings_in_the_cells_of_federations_are_ratings(separator: str) -> None:
    rows = ["No Name FED R1 R2 Pts", "1 Ann_Lee 1383_SUI W2 D3 1.5", "2 Bob_Ray 1800_GER L1 W3 1"]
    rows += ["3 Cy_Fox 925_SUI D1 L2 0.5"]
    text = "\n".join(separator.join(row.split()).replace("_", " ") for row in rows)
    assert [one.rating for one in read(text).players] == [1383, 1800, 925]


@pytest.mark.parametrize("heading", ["Sex", "M/F", "Gen"])
@pytest.mark.parametrize("gap", [" ", "  ", "\t"])
def test_a_womans_letter_behind_a_rating_is_no_part_of_it(heading: str, gap: str) -> None:
    rows = f"""No|Name|Rtg|{heading}|R1|R2|R3|Tot
1|Ann Lee|1800|F|W2|W3|W4|3
2|Max Ray|1700|M|L1|W4|W3|2
3|Eva Poe|1600|F|W4|L1|L2|1
4|Bob Day|1500|M|L3|L2|L1|0"""
    table = read(rows.replace("|", gap))
    assert not table.warnings
    assert [(player.rating, player.about) for player in table.players] == [
        (rating, ((heading, letter),))
        for rating, letter in ((1800, "F"), (1700, "M"), (1600, "F"), (1500, "M"))
    ]
