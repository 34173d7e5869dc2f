"""Prize classes: the rules, what is said about them, and where they can be asked for."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from calculator import answers
from calculator.__main__ import main
from calculator.model import Crosstable, Player, crosstable
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking.class_standings import of_class
from calculator.ranking.classes import ClassError, members, parse
from calculator.ranking.classes.offers import offers
from calculator.reading import ReadError, read
from calculator.words import use
from calculator.writing.standings_json import documents
from tests.support.project import ROOT
from tests.support.tables import section
from tests.unit.test_page_text import elements, options, words

PRIZES = str(ROOT / "docs" / "samples" / "prizes.txt")
TEXT = (ROOT / "docs" / "samples" / "prizes.txt").read_text(encoding="utf-8")
SAMPLE = read(TEXT)

Capture = pytest.CaptureFixture[str]


def people(**columns: str) -> Crosstable:
    """A table with a player for each value of the columns: ``Grade="5 K 3"``."""
    count = max(len(values.split()) for values in columns.values())
    return crosstable(
        Player(
            number + 1,
            f"Player {number + 1:02}",
            about=tuple(
                (heading, values.split()[number])
                for heading, values in columns.items()
                if values.split()[number] != "-"
            ),
        )
        for number in range(count)
    )


def who(rule: str, table: Crosstable = SAMPLE) -> list[int]:
    return list(members(parse(rule, table), table).numbers)


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("rating<1047", [9, 11]),
        ("rating<=1047", [8, 9, 11]),
        ("rating ≤ 1047", [8, 9, 11]),
        ("rating>1290", [1, 2]),
        ("Rating >= 1290", [1, 2, 3]),
        ("rating ≥ 1290", [1, 2, 3]),
        ("rating == 985", [9]),
        ("rating<unrated", [10, 12]),
        ("NR", [10, 12]),
        ("rating=unr", [10, 12]),
        ("rating:1000-1199", [5, 6, 7, 8]),
        ("rating:1000 – 1199", [5, 6, 7, 8]),
        ("rating=unrated", [10, 12]),
        ("unrated", [10, 12]),
        ("U1000", [9, 11]),
        ("U1000;unrated", [9, 10, 11, 12]),
        ("rating<1000;unrated", [9, 10, 11, 12]),
        ("rating=985", [9]),
        ("grade=5", [5, 7, 9]),
        ("grade<=3", [8, 11]),
        ("grade=K", [8]),
        ("grade:K-3", [8, 11]),
        ("G.=k;3", [8, 11]),
        ("club=north  point", [1, 3, 6, 10]),
        ("Cl=Castle;SOUTHPORT", [2, 4, 5, 7, 8, 9, 11, 12]),
        ("name=Ada Quill", [1]),
        ("name=quill, ada; Wren; 3 ;Ada Quill", [1, 3, 11]),
    ],
)
def test_who_is_in_a_class(rule: str, numbers: list[int]) -> None:
    assert who(rule) == numbers


def test_a_name_is_found_with_and_without_its_comma() -> None:
    table = crosstable([Player(1, "Quill, Ada"), Player(2, "Ben Wren")])
    assert who("name=Ada Quill", table) == [1]
    assert who("name=Wren, Ben", table) == [2]


@pytest.mark.parametrize(
    ("rule", "columns", "numbers"),
    [
        ("sex=f", {"Sex": "w m F - female"}, [1, 3, 5]),
        ("gender=male", {"Sex": "w m F - female"}, [2]),
        ("born>=2012", {"B-Year": "2011 2012 2014"}, []),
        ("born>=2012", {"Geburt": "2011/12/31 01.06.2012 2014 -"}, [2, 3]),
        ("born<2012", {"Born": "2011/12/31 01.06.2012 2014 -"}, [1]),
        ("born=2012", {"Born": "2011/12/31 01.06.2012 2014 -"}, [2]),
        ("born:2011-2012", {"Born": "2011/12/31 01.06.2012 2014 -"}, [1, 2]),
        ("fed=ger", {"FED": "GER SUI ger", "Fedora": "GER GER GER"}, [1, 3]),
        ("team=1", {"Team": "1 01 2"}, [1, 2]),
        ("grade<1", {"Gr.": "PK K 1 5th 12"}, [1, 2]),
        ("grade<=5", {"Grd": "PK K 1 5th 12"}, [1, 2, 3, 4]),
        ("grade=5", {"Grd": "PK K 1 5th 12"}, [4]),
        ("room=2.5", {"Room": "2,5 2.50 25"}, [1, 2]),
        ("school=St. Mary", {"School": "st.mary ST-MARY StMary"}, [1, 3]),
        ("club=.", {"Club": "- A"}, []),
    ],
)
def test_what_columns_are_called_and_hold(
    rule: str, columns: dict[str, str], numbers: list[int]
) -> None:
    table = people(**columns)
    if numbers:
        assert who(rule, table) == numbers
    else:
        with pytest.raises(ClassError):
            who(rule, table)


@pytest.mark.parametrize(
    ("rule", "title", "spanish"),
    [
        ("rating<1200", "rating under 1200", "rating inferior a 1200"),
        ("rating<=1199", "rating 1199 or lower", "rating 1199 o inferior"),
        ("rating>1200", "rating over 1200", "rating superior a 1200"),
        ("rating>=1200", "rating 1200 or higher", "rating 1200 o superior"),
        ("rating:1000-1199", "rating 1000 to 1199", "rating de 1000 a 1199"),
        ("rating<900;nr", "rating under 900 or unrated", "rating inferior a 900 o sin rating"),
        ("unrated", "unrated players", "jugadores sin rating"),
        ("grade=5", "grade 5", "grado 5"),
        ("grade<=3", "grade 3 or lower", "grado 3 o inferior"),
        ("grade=K;3;4", "grade K, 3 or 4", "grado K, 3 o 4"),
        ("club=Castle", "club Castle", "club Castle"),
        ("name=1;2", "the 2 players on the list", "los 2 jugadores de la lista"),
    ],
)  # fmt: skip
def test_a_title_says_the_rule(rule: str, title: str, spanish: str) -> None:
    found = parse(rule, SAMPLE)
    assert found.title == title
    with use("es"):
        assert found.title == spanish


def test_titles_of_people() -> None:
    assert parse("name=Ada Quill;1;quill;9", SAMPLE).title == "the 2 players on the list"
    assert parse("name=9", SAMPLE).title == "the one player on the list"
    table = people(Sex="w m", Born="2011 2012", Gr="U12 U14", Hat="red blue")
    assert parse("sex=f", table).title == "women and girls"
    assert parse("sex=f;m", table).title == "women and girls or men and boys"
    assert parse("sex=x", table).title == "Sex x"
    assert parse("born>=2012", table).title == "players born in 2012 or later"
    # "Gr" is the group on a sheet of chess-results, and a grade elsewhere.
    assert parse("gr=U12", table).title == "Gr U12"
    assert parse("hat=red", table).title == "Hat red"


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("", "“” is not a class"),
        ("rating", "“rating” is not a class"),
        ("rating<", "“rating<” is not a class"),
        ("rating=;", "“rating=;” is not a class"),
        ("school=x", "no column “school”; the columns are: rating, name, Grade, Club"),
        ("rating<low", "“low” is not a figure that “rating” can be compared with"),
        ("club<5", "nobody is in the class “club under 5”; “Club” says: Castle, Northpoint"),
        ("rating:1200", "“1200” is not a range"),
        ("rating:1200-1300;1400-1500", "“1200-1300;1400-1500” is not a range"),
        ("rating:;", "“rating:;” is not a class"),
        ("rating<1200;1300", "rating< takes one figure only"),
        ("name<Ann", "names are listed after an equals sign"),
        ("name=Nobody Known", "“Nobody Known” is not in this table"),
        ("name=a", "“a” is more than one player: Ada Quill"),
        ("name=13", "“13” is not in this table"),
        ("club=Westport", "“Club” says: Castle, Northpoint, Southport"),
        ("grade=12", "“Grade” says: K, 3, 4, 5, 6, 7, 8"),
        ("rating>2000", "class “rating over 2000”; the ratings go from 912 to 1412"),
    ],
)  # fmt: skip
def test_what_goes_wrong_is_said(rule: str, said: str) -> None:
    with pytest.raises(ClassError) as caught:
        who(rule)
    assert said in str(caught.value)


def test_columns_that_begin_alike_and_a_table_without_ratings() -> None:
    with pytest.raises(ClassError, match="could be any of these columns: School A, School B"):
        parse("sch=1", people(**{"School A": "1", "School B": "1"}))
    with pytest.raises(ClassError, match="nobody in this table has a rating"):
        who("rating<1200", people(Club="A B"))


def test_somebody_without_a_value_is_not_counted_in_and_it_is_said() -> None:
    table = people(Born="2011 2012 -")
    for rule, numbers, unknown in (("born>=2012", [2], 1), ("born=2012", [2], 0)):
        found = of_class(rank(table, "solkoff"), rule)
        assert [row.number for row in found.rows] == numbers
        codes = [(warning.code, warning.facts) for warning in found.warnings]
        assert codes == ([("class-without-value", (unknown, "Born"))] if unknown else [])


def test_what_a_long_or_sparse_column_says_instead() -> None:
    many = " ".join(f"Club{letter}" for letter in "ABCDEFGHIJKLMN")
    with pytest.raises(ClassError) as caught:
        who("club=Nowhere", people(Club=many))
    listed = ", ".join(many.split()[:12])
    assert str(caught.value) == (
        f"nobody is in the class “club Nowhere”; “Club” says: {listed} and 2 more"
    )
    with pytest.raises(ClassError, match=f"says: {listed} and 1 more$"):
        who("club=Nowhere", people(Club=many.removesuffix(" ClubN")))
    with pytest.raises(ClassError, match=r"“Club” says: A, B$"):
        who("club=Nowhere", people(Club="B - A"))
    with pytest.raises(ClassError, match=f"says: {listed}$"):
        who("club=Nowhere", people(Club=many.removesuffix(" ClubM ClubN")))


def test_several_of_a_name_are_listed() -> None:
    with pytest.raises(ClassError, match=r"more than one player: Player 01, Player 02$"):
        who("name=player", people(Club="A B"))
    # The whole name counts before a part of it.
    assert who("name=Player 01", crosstable([Player(1, "Player 011"), Player(2, "Player 01")])) == [
        2
    ]


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Mannschaft", "team Rooks"), ("Nat", "federation Rooks"), ("Estado", "state Rooks"),
        ("Verein", "club Rooks"), ("Kategorie", "Kategorie Rooks"),
    ],
)  # fmt: skip
def test_a_title_names_the_fact_not_the_heading(heading: str, title: str) -> None:
    assert parse(f"{heading}=Rooks", people(**{heading: "Rooks"})).title == title


@pytest.mark.parametrize("heading", ["Club", "Team", "Fed", "State", "Typ", "Grade"])
def test_every_such_column_is_offered(heading: str) -> None:
    found = [rule.text for rule in offers(people(**{heading: "U12 U14", "Hat": "red blue"}))]
    assert found == [f"{heading}=U12", f"{heading}=U14"]


@pytest.mark.parametrize("heading", ["Born", "YOB", "DOB", "Birth year", "Nacimiento", "Año"])
def test_what_a_year_of_birth_is_called(heading: str) -> None:
    assert who("born<2010", people(**{heading: "2011 2008"})) == [2]


def test_women_and_men_are_offered() -> None:
    found = [rule.text for rule in offers(people(Sex="f m f -"))]
    assert found == ["Sex=f", "Sex=m"]


@pytest.mark.parametrize(("word", "women"), [
    *((word, True) for word in ("f", "W", "Female", "woman", "girl", "fem")),
    *((word, False) for word in ("M", "male", "man", "Boy")),
])  # fmt: skip
def test_words_for_women_and_men(word: str, women: bool) -> None:
    title = "women and girls" if women else "men and boys"
    assert parse(f"sex={word}", people(Sex="f m")).title == title


def test_a_column_whose_name_means_another_one_is_not_offered() -> None:
    # A rule's sign is in its heading: nobody could ask for it by that name.
    table = people(**{"Club<": "A B"})
    assert offers(table) == ()


def test_offers() -> None:
    found = [rule.text for rule in offers(SAMPLE)]
    assert found[:5] == ["rating<1000", "rating<1200", "rating<1400", "rating=unrated", "Grade=K"]
    assert found[-3:] == ["Club=Castle", "Club=Northpoint", "Club=Southport"]
    assert offers(section("W2", "L1")) == ()
    # All in one club: nothing to choose.
    assert offers(people(Club="A A")) == ()


def test_the_sentence_gives_both_places_and_names_the_neighbour_in_the_class() -> None:
    whole = rank(SAMPLE, "us-chess")
    said = answers.in_words(answers.why(of_class(whole, "grade=5"), 9))
    assert said.startswith(
        "Ivo Tarn is 2nd of 3 in grade 5 (7th of 12 overall), with 2 points. "
        "Tied with Gia Pell on score, behind on Modified Median, 3½ to 6."
    )
    # In the whole event, Hal Sorrel is next above.
    assert "Hal Sorrel" not in said
    assert "Hal Sorrel" in answers.in_words(answers.why(whole, 9))
    alone = answers.in_short(answers.why(of_class(whole, "name=9;12;2"), 12))
    assert alone == (
        "Lia Yarrow is 3rd of 3 among the 3 players on the list (12th of 12 overall), "
        "with ½ point. Nobody else in the class has that score. "
        "Ivo Tarn is just above with 2 points."
    )
    with use("es"):
        said = answers.in_short(answers.why(of_class(whole, "grade=5"), 9))
        assert said.startswith(
            "Ivo Tarn: 2.º de 3 en grado 5 (7.º de 12 en la general), con 2 puntos."
        )


def test_a_direct_encounter_is_one_of_those_tied_in_the_class() -> None:
    # Three are tied; the games of all three form a circle, between two of them one game decides.
    table = section("W2 W4 L3", "L1 W3 W5", "W6 L2 W1", "W5 L1 L6", "L4 W6 L2", "L3 L5 W4")
    whole = rank(table, "result-between-tied")
    assert [row.place for row in whole.rows][:3] == [1, 1, 1]
    two = of_class(whole, "name=1;2")
    assert [(row.place, row.number) for row in two.rows] == [(1, 1), (2, 2)]
    assert two.rows[1].decided_by == "result-between-tied"
    assert answers.why(two, 2).above is not None
    # What is worked out for the class does not leak into the whole.
    assert whole.rows == rank(table, "result-between-tied").rows


def test_other_readings_and_tiebreaks_beside_the_order_go_with_the_class() -> None:
    wrong = TEXT.replace("L4    L1    W12   L2     1.0", "L4    L1    D12   L2     1.0")
    whole = rank(read(wrong), "solkoff", also=("kashdan",))
    found = of_class(whole, "rating=unrated")
    assert found.other is not None
    assert sorted(row.number for row in found.other.rows) == [10, 12]
    assert all("kashdan" in row.values for row in found.rows)


def run(capsys: Capture, *arguments: str) -> str:
    assert main([PRIZES, *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_the_command_line_says_classes_one_after_another(capsys: Capture) -> None:
    out = run(capsys, "--class", "rating<1200", "--class", "club=Castle")
    assert out.count("Read as") == 1
    first, _, second = out.partition("\nClub Castle: 4 of 12 players\n")
    assert (
        "Rating under 1200: 6 of 12 players\n! 2 unrated players are not included. "
        "To include unrated players, write: rating<1200;unrated\n"
    ) in first
    rows = [line.split() for line in first.splitlines() if line.strip()[:1].isdigit()]
    assert [row[:3] for row in rows] == [
        ["1", "2", "6"], ["2", "5", "7"], ["3", "6", "8"], ["4", "7", "9"], ["5", "9", "11"],
        ["6", "11", "5"],
    ]  # fmt: skip
    rows = [line.split() for line in second.splitlines() if line.strip()[:1].isdigit()]
    assert [row[:3] for row in rows] == [
        ["1", "1", "4"], ["2", "5", "7"], ["3", "6", "8"], ["4", "9", "11"],
    ]  # fmt: skip


def test_a_player_is_told_of_the_classes_he_or_she_is_in(capsys: Capture) -> None:
    asked = ("--class", "club=Castle", "--class", "grade=5", "--class", "U1400", "--player", "Gia")
    out = run(capsys, *asked)
    assert out.count("Gia Pell") >= 3
    assert "2nd of 4 in club Castle" in out
    assert "1st of 3 in grade 5" in out
    assert main([PRIZES, "--class", "grade=8", "--player", "Gia"]) == 1
    assert "Gia Pell is not in the class “grade 8”" in capsys.readouterr().err


def test_json_of_one_class_and_of_several(capsys: Capture) -> None:
    one: dict[str, Any] = json.loads(run(capsys, "--class", "grade=5", "--json", "--workings"))
    assert one["class"] == "grade=5"
    assert [(row["place"], row["place_overall"]) for row in one["standings"]] == [
        (1, 5), (2, 7), (3, 11),
    ]  # fmt: skip
    assert one["standings"][0]["workings"]["solkoff"]
    two = json.loads(run(capsys, "--class", "grade=5", "--class", "U1200", "--json", "--workings"))
    assert "class" not in two
    assert len(two["standings"]) == 12
    assert two["classes"][0] == one
    assert two["classes"][1]["class"] == "U1200"
    assert [w["code"] for w in two["classes"][1]["warnings"]] == ["class-without-rating"]
    assert "place_overall" not in two["standings"][0]
    assert documents(rank(SAMPLE), []).keys().isdisjoint({"class", "classes"})


def test_markdown_and_csv(capsys: Capture) -> None:
    out = run(capsys, "--class", "grade=5", "--class", "U1000", "--as", "csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [(row["Place"], row["Overall"], row["Name"], row["Prize class"]) for row in rows] == [
        ("1", "5", "Gia Pell", "grade=5"), ("2", "7", "Ivo Tarn", "grade=5"),
        ("3", "11", "Eve Marl", "grade=5"), ("1", "7", "Ivo Tarn", "U1000"),
        ("2", "9", "Kit Wren", "U1000"),
    ]  # fmt: skip
    out = run(capsys, "--class", "grade=5", "--as", "markdown", "--player", "Ivo")
    assert "**Grade 5**" in out
    assert "| 2 | 7 | Ivo Tarn | 2 | **3½** |" in out
    assert "2nd of 3 in grade 5" in out
    assert "Prize class" not in run(capsys, "--as", "csv")


def ask(**more: str) -> dict[str, Any]:
    request = {"what": "calculate", "text": TEXT, "order": "us-chess"} | more
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    assert reply["state"] == "done"
    return reply


def test_the_page_shows_a_class_and_the_way_out_of_it() -> None:
    reply = ask(**{"class": "grade=5"}, player="9")
    tree = reply["result"]
    assert [words(found) for found in elements(tree, "h2")][:2] == [
        "Grade 5: 3 of 12 players",
        "Ivo Tarn is 2nd\xa0of\xa03 in grade 5 (7th\xa0of\xa012 overall), with 2\xa0points",
    ]
    table = next(t for t in elements(tree, "table") if t[1].get("aria-label") == "Standings")
    rows = [words(row) for row in elements(table, "tr") if row[1].get("data-number")]
    assert rows[1].startswith("2 7th overallIvo Tarn2")
    assert len(rows) == 3
    said = words(tree)
    # What other results would do is not worked out for a class, and nothing says that it is.
    assert "would have put" not in said.replace("What would have", "")
    leaving = [b for b in elements(tree, "button") if b[1].get("data-key") == "class"]
    assert [button[1]["data-value"] for button in leaving] == [""]
    chosen = [text for text in options(reply, "class").values() if text.endswith("*")]
    assert chosen == ["grade 5*"]


def test_the_page_includes_unrated_players_with_one_tap() -> None:
    reply = ask(**{"class": "U1000"})
    assert "2 unrated players are not included." in words(reply["result"])
    adding = [b for b in elements(reply["result"], "button") if b[1].get("data-key") == "class"]
    assert [b[1]["data-value"] for b in adding] == ["U1000;unrated", ""]
    more = ask(**{"class": "U1000;unrated"})
    assert "Rating under 1000 or unrated: 4 of 12 players" in words(more["result"])
    assert "not included" not in words(more["result"])


def test_a_class_of_another_text_is_refused_and_the_standings_are_there() -> None:
    reply = ask(**{"class": "team=Castle"})
    said = words(reply["result"])
    assert "This class cannot be shown: there is no column “team”" in said
    assert "Ada Quill" in said


@pytest.mark.parametrize("changes", ["", "1.9.W"])
def test_changed_results_and_the_crosstable_in_a_class(changes: str) -> None:
    reply = ask(**{"class": "grade=5"}, player="9", changes=changes, results="1", effects="1")
    cells = next(
        t for t in elements(reply["result"], "table") if "tb-crosstable" in t[1].get("class", "")
    )
    assert len(list(elements(cells, "tr"))) == 13


def test_workings_exports_and_sheets_follow_the_class() -> None:
    asked = {"text": TEXT, "class": "grade=5", "order": "result-between-tied,solkoff"}
    work = json.loads(
        answer(json.dumps(asked | {"what": "workings", "number": 9, "tiebreak": "solkoff"}))
    )
    assert work["state"] == "done"
    text = json.loads(answer(json.dumps(asked | {"what": "export", "as": "text", "player": 9})))
    assert "2nd of 3 in grade 5" in text["text"]
    assert text["name"] == "grade-5-standings.txt"
    table = json.loads(answer(json.dumps(asked | {"what": "export", "as": "crosstable-text"})))
    assert "Kit Wren" in table["text"]
    assert table["name"] == "crosstable.txt"
    for kind in ("standings", "answer", "score:4"):
        reply = answer(json.dumps(asked | {"what": "print", "sheet": kind, "player": 9}))
        sheet = json.loads(reply)["sheet"]
        assert words(next(elements(sheet, "h1"))) == "Grade 5"
        said = words(sheet)
        assert "Kit Wren" not in said
        assert "Ivo Tarn" in said


def test_an_unreadable_text_with_a_class_is_still_only_unreadable() -> None:
    reply = json.loads(answer(json.dumps({"what": "calculate", "text": "", "class": "grade=5"})))
    assert reply["state"] == "error"
    with pytest.raises(ReadError):
        read("")
