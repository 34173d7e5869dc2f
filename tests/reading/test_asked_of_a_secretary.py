"""What a club's secretary types: labels in front of names, byes of two, a rating behind a total."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

ROWS = (
    ("Zoe Park", "(1402): W4, D2, W3 = 2.5"),
    ("Kim Bell", "(1377): W3, D1, BYE = 2.5"),
    ("Sam Ortiz", "(1290): L2, W4, L1 = 1"),
    ("Li Chen", "(unr): L1, L3, BYE = 1"),
)
GAMES = (
    "R1\nZoe Park - Li Chen 1-0\nKim Bell - Sam Ortiz 1-0\n"
    "R2\nKim Bell - Zoe Park ½-½\nSam Ortiz - Li Chen 1-0\n"
    "R3\nSam Ortiz - Zoe Park 0-1\n"
)
OPPONENTS = (
    "Name,Opp1,Res1,Opp2,Res2,Opp3,Res3\n"
    "Zoe Park,4,1,2,.5,3,1\n"
    "Kim Bell,3,1,1,.5,{0}\n"
    "Sam Ortiz,2,0,4,1,1,0\n"
    "Li Chen,1,0,3,0,{0}\n"
)
NUMBERED = "#,Player,R1,R2,R3\n1,Zoe,W4,D2,W3\n2,Kim,W3,D1,{0}\n3,Sam,L2,W4,L1\n4,Li,L1,L3,{0}\n"


def codes(table: Crosstable) -> dict[str, str]:
    return {one.name: "".join(found.code for found in one.results) for one in table.players}


@pytest.mark.parametrize(
    "label",
    ["Pairing No. {}: ", "Player {}: ", "Player #{}: ", "#{}: ", "P{}: ", "Player: ", "Name: "],
)
@pytest.mark.parametrize("glued", [False, True])
def test_what_is_said_in_front_of_every_name_is_no_part_of_it(label: str, *, glued: bool) -> None:
    blank = "" if glued else " "
    text = "\n".join(
        label.format(number) + name + blank + rest for number, (name, rest) in enumerate(ROWS, 1)
    )
    table = read(text)
    assert [(one.name, one.rating) for one in table.players] == [
        ("Zoe Park", 1402),
        ("Kim Bell", 1377),
        ("Sam Ortiz", 1290),
        ("Li Chen", None),
    ]
    assert [one.total_halves for one in table.players] == [5, 5, 2, 2]


def test_a_word_in_front_of_all_names_that_is_no_label_stays() -> None:
    text = "\n".join(f"Elm: {name}{rest[rest.index(':') :]}" for name, rest in ROWS)
    assert [one.name for one in read(text).players] == [f"Elm: {name}" for name, _ in ROWS]


@pytest.mark.parametrize(
    ("bye", "code"),
    [("bye,.5", "H"), ("HPB,.5", "H"), ("bye,H", "H"), ("bye,1", "B"), ("H,", "H"), ("bye,0", "U")],
)
def test_half_of_the_players_have_a_bye_in_a_column_of_opponents(bye: str, code: str) -> None:
    assert codes(read(OPPONENTS.format(bye))) == {
        "Zoe Park": "WDW",
        "Kim Bell": f"WD{code}",
        "Sam Ortiz": "LWL",
        "Li Chen": f"LL{code}",
    }


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("Kim Bell and Li Chen had half-point byes", "H"),
        ("Kim Bell, Li Chen had byes", "B"),
        ("Kim Bell & Li Chen - half bye", "H"),
        ("Kim Bell, Li Chen: half-point byes", "H"),
        ("Kim Bell and Li Chen took ½-point byes", "H"),
        ("Kim Bell and Li Chen 0-point byes", "U"),
        ("Bell, Chen: hpb", "H"),
        ("Kim Bell / Li Chen: half-point bye", "H"),
        ("Kim Bell + Li Chen byes", "B"),
        ("Kim Bell (½) and Li Chen (½) byes", "H"),
        ("Kim Bell and Li Chen withdrew", "U"),
        ("Byes (½): Kim Bell; Li Chen", "H"),
        ("Byes [1/2 pt]: Kim Bell, Li Chen", "H"),
        ("Byes, 0 points: Kim Bell and Li Chen", "U"),
        ("Byes ½: Kim Bell / Li Chen", "H"),
    ],
)
def test_two_who_have_a_bye_are_two(said: str, code: str) -> None:
    assert codes(read(GAMES + said)) == {
        "Zoe Park": "WDW",
        "Li Chen": f"LL{code}",
        "Kim Bell": f"WD{code}",
        "Sam Ortiz": "LWL",
    }


def test_each_of_two_may_have_another_bye() -> None:
    found = codes(read(f"{GAMES}Kim Bell (1) and Li Chen (½) byes"))
    assert (found["Kim Bell"], found["Li Chen"]) == ("WDB", "LLH")


@pytest.mark.parametrize("name", ["Ortega y Gasset, José", "De la Cruz, Ana Maria"])
def test_one_with_a_long_name_is_one(name: str) -> None:
    assert codes(read(f"{GAMES}{name}: half-point bye"))[name].strip() == "H"


@pytest.mark.parametrize(
    "said",
    [
        "Kim Bell - Li Chen: not played",
        "Kim Bell vs Li Chen: no show",
        "Kim Bell - Li Chen: Chen withdrew",
        "Kim Bell (Li Chen no-show)",
    ],
)
def test_a_game_that_was_not_played_is_no_bye_of_somebody_called_so(said: str) -> None:
    with pytest.raises(ReadError) as caught:
        read(GAMES + said)
    assert (caught.value.said.code, caught.value.line) == ("error-bye-unclear", 9)


@pytest.mark.parametrize(
    ("cell", "code"), [("Bye H", "H"), ("Bye (H)", "H"), ("BYE-Z", "U"), ("bye - U", "U")]
)
def test_a_bye_has_the_letter_of_what_it_scores_behind_it(cell: str, code: str) -> None:
    assert codes(read(NUMBERED.format(cell))) == {
        "Zoe": "WDW",
        "Kim": f"WD{code}",
        "Sam": "LWL",
        "Li": f"LL{code}",
    }


def test_a_total_is_one_with_the_new_rating_in_brackets_behind_it() -> None:
    text = (
        "1 Park, Zoe 1402 W4 D2 W3 2.5 (1420)\n"
        "2 Bell, Kim 1377 W3 D1 H-- 2.0 (1380)\n"
        "3 Ortiz, Sam 1290 L2 W4 L1 1.0 (1288)\n"
        "4 Chen, Li Unr. L1 L3 H-- 0.5 (1005P3)\n"
    )
    assert [one.total_halves for one in read(text).players] == [5, 4, 2, 1]


def test_rows_that_lost_all_rounds_but_one_are_no_event() -> None:
    text = (
        "  N NAME              Rtg   T  Fed  Pts |   1     2\n"
        "  1 Jost, Ivo         1015\n"
        "  2 Hale, Pat         1014\n"
        "  3 Ives, Mary Jo     2283  FM SUI  1.0 | =HPB  =HPB\n"
        "  4 Birch, Ann        1960\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-nobody-has-a-result"


def test_uscf_heads_ratings_where_they_are_such_and_prizes_are_no_results() -> None:
    rows = (
        "#\tName\tUSCF\tPrize\tR1\tR2\tPts\n"
        "1\tZoe Park\t{}1402\t$20\tW2\tW3\t2\n"
        "2\tKim Bell\t{}1377\t$20\tL1\tB\t1\n"
        "3\tLi Chen\t{}1150\t\tB\tL1\t1\n"
    )
    table = read(rows.replace("{}", ""))
    assert ([one.rating for one in table.players], table.warnings) == ([1402, 1377, 1150], ())
    assert [one.rating for one in read(rows.replace("{}", "1234")).players] == [None] * 3


def test_a_last_round_with_the_total_in_its_cell_is_told_of() -> None:
    text = (
        "1. Zoe Park, W(4), D(2), X3, W(5). Total 3.5\n"
        "2. Kim Bell, W(3), D(1), H, W(6). Total 3\n"
        "3. Sam Ortiz, L(2), W(4), F1, U. Total 1\n"
        "4. Li Chen, L(1), L(3), B, U. Total 1\n"
        "5. Ed Roe, W(6), B, W(6), L(1). Total 3\n"
        "6. Jo Tan, L(5), H, L(5), L(2). Total 0.5\n"
    )
    assert "column-of-results" in {one.code for one in read(text).warnings}


def test_a_dash_between_number_and_name_is_no_part_of_it() -> None:
    text = "1 - Zoe Park: +2\t=3 1.5\n2 - Kim Bell: -1\t+3 1\n3 - Li Chen: =1\t-2 0.5\n"
    assert [one.name for one in read(text).players] == ["Zoe Park", "Kim Bell", "Li Chen"]


def test_id_heads_no_ratings() -> None:
    text = "#\tName\tID\tR1\tPts\n1\tZoe Park\t1402\tW2\t1\n2\tKim Bell\t1377\tL1\t0\n"
    assert [one.rating for one in read(text).players] == [None, None]
