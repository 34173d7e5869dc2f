"""What a cell may say, form by form: every example of the table of forms, read in a table."""

import pytest

from calculator.model import RESULT_CODES, shared
from calculator.reading import ReadError, read
from calculator.reading.cells.dialects import DIALECTS, dialect_of, is_result, result
from calculator.reading.cells.forms import ANYWHERE, FAMILIES, Family, Parsed
from calculator.reading.cells.forms.form import BYE
from calculator.reading.cells.grammar import REMEMBERED, Kept
from calculator.reading.text.grid import Cell

EXAMPLES = [
    (family, text, said)
    for family in FAMILIES
    for form in family.forms
    for text, said in form.examples
]
WORDS = [(text, said) for form in ANYWHERE for text, said in form.examples]


def of_the_kind(family: Family) -> list[str]:
    """Cells of a family, as a table of it has them."""
    return [text for form in family.forms for text, _ in form.examples]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_table_of_its_own_kind_is_known(family: Family) -> None:
    assert dialect_of(of_the_kind(family)).name == family.name


@pytest.mark.parametrize(
    ("family", "text", "said"),
    EXAMPLES,
    ids=[f"{family.name} {text}" for family, text, _ in EXAMPLES],
)
def test_each_example_says_what_the_table_of_forms_says(
    family: Family, text: str, said: Parsed
) -> None:
    found = result(Cell(text, 1, 1), dialect_of(of_the_kind(family)))
    assert Parsed(found.code, found.opponent, found.color, found.game_halves) == said


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
@pytest.mark.parametrize(("text", "said"), WORDS, ids=[text for text, _ in WORDS])
def test_words_are_understood_in_every_dialect(family: Family, text: str, said: Parsed) -> None:
    dialect = dialect_of(of_the_kind(family))
    code = family.bye if said.code == BYE else said.code
    for written in (text, text.upper(), text.lower()):
        assert dialect.parse(written) == said._replace(code=code)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("exempt libre livre spielfrei freilos descansa descanso riposo vrij PAB", "P"),
        ("half hbye HPB half-bye ½-bye bye(half) half-point-bye bye-½-pt", "H"),
        ("zero out wd withdrew none unpaired unplayed ausente abwesend dnp", "U"),
        ("zero-bye zero-point-bye 0-point-bye bye-zero bye(0)", "U"),
        ("bye full-bye one-bye 1-bye full-point-bye one-point-bye bye(full) bye-one", "BYE"),
        ("full FPB", "B"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_byes_and_absences_in_several_languages(family: Family, words: str, code: str) -> None:
    dialect = dialect_of(of_the_kind(family))
    expected = Parsed(family.bye if code == "BYE" else code)
    for word in words.split():
        for written in (word, word.replace("-", " "), word.upper()):
            assert dialect.parse(written) == expected, written


def test_a_cell_says_the_same_after_very_many_others() -> None:
    cells = of_the_kind(FAMILIES[0])
    dialect = dialect_of(cells)
    before = [dialect.parse(text) for text in cells]
    for at in range(REMEMBERED + 2):
        dialect.parse(f"nothing {at}")
    assert [dialect.parse(text) for text in cells] == before


def test_equal_numbers_of_opponents_are_one_object() -> None:
    parse = dialect_of(["W1234", "L1234"]).parse
    won, lost = parse("W1234"), parse("L1234")
    assert won
    assert lost
    assert won.opponent is lost.opponent
    assert won.opponent is shared(int("1234"))


def test_what_is_kept_in_mind_has_an_end() -> None:
    kept = Kept(int)
    for at in range(100_000):
        assert kept[f"{at}"] == at
    assert kept["12"] == 12
    assert len(kept) <= REMEMBERED + 1


def test_every_code_of_an_example_is_one() -> None:
    codes = {said.code for _, _, said in EXAMPLES} | {said.code for _, said in WORDS} - {BYE}
    assert codes <= RESULT_CODES.keys()
    assert set(RESULT_CODES) - codes <= {"N", "R", "S", "?"}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_no_form_is_left_out_for_another(family: Family) -> None:
    # Each pattern reads its own examples; one that another form takes first would be idle.
    for form in family.forms:
        for text, said in form.examples:
            alone = Family(family.name, (form,), family.expected, letters=family.letters)
            found = alone.found(text)
            assert found is not None
            assert found.parsed == said._replace(color="")
            assert bool(found.letter) == bool(said.color)


@pytest.mark.parametrize(
    ("cells", "name", "said"),
    [
        # Swiss-Chess: who did not play has no color; with letters everywhere it is chess-results.
        ("3w1 1s0 22- 8/+", "swiss-chess", {"22-": Parsed("F", 22), "8/+": Parsed("X", 8)}),
        ("3w1 1s0 22s-", "chess-results", {"22s-": Parsed("F", 22, "B")}),
        # Signs alone are games.
        ("22- 21+ 3- 5+", "turned", {"22-": Parsed("L", 22), "21+": Parsed("W", 21)}),
        ("22- 21+ 3= 5=", "turned", {"3=": Parsed("D", 3)}),
        ("5W 3D 12L", "turned", {"5W": Parsed("W", 5)}),
        ("5w1 3b0 12w", "chess-results", {"12w": Parsed("", 12, "W")}),
        ("w12 b3 w7 d5 l4", "us", {"w12": Parsed("W", 12)}),
        ("w12 1|b3 0|w7", "color-first", {"b3 0": Parsed("L", 3, "B"), "w7": Parsed("", 7, "W")}),
        ("+5 -12 =3", "signed", {"-12": Parsed("L", 12)}),
        ("+5 -12 =3 -1", "signed", {"-1": Parsed("L", 1)}),
        ("5w1 3b0 -1", "chess-results", {"-1": Parsed("P")}),
        ("+26N =13B -4N", "signed", {"+26N": Parsed("W", 26, "B"), "=13B": Parsed("D", 13, "W")}),
        ("+26W =13B -4W", "signed", {"+26W": Parsed("W", 26, "W"), "=13B": Parsed("D", 13, "B")}),
        ("+W26 =B13 -W4", "vega", {"=B13": Parsed("D", 13, "B")}),
        ("1 16|0 3|½ BYE|1 1", "result-first", {"1 16": Parsed("W", 16), "1 1": Parsed("W", 1)}),
        ("16 1|3 0|½ BYE|1 1", "opponent-first", {"16 1": Parsed("W", 16), "3 0": Parsed("L", 3)}),
        ("1 (15s)|½ (3w)", "result-first", {"1 (15s)": Parsed("W", 15, "B")}),
        ("1 (15)|½ (3)|W5", "result-first", {"1 (15)": Parsed("W", 15)}),
        ("W (15) D (3) L(4)", "us", {"(15)": None}),
        ("1w15 0b3 ½w4", "result-first", {"1w15": Parsed("W", 15, "W")}),
        ("15w1 3b0 4w½", "chess-results", {"15w1": Parsed("W", 15, "W")}),
        ("15:W : 3:D", "swiss-perfect", {":": Parsed("U")}),
        ("1 0 ½ B", "scores", {"1": Parsed("W"), "B": Parsed("B")}),
        ("1-0 0-1 ½-½", "scores", {"0-1": Parsed("L")}),
    ],
)  # fmt: skip
def test_cells_of_two_dialects_are_settled_by_the_table(
    cells: str, name: str, said: dict[str, Parsed | None]
) -> None:
    dialect = dialect_of(cells.split("|") if "|" in cells else cells.split())
    if "(15)" not in said:
        assert dialect.name == name
    assert {text: dialect.parse(text) for text in said} == said


@pytest.mark.parametrize(
    ("cells", "white", "black"),
    [
        ("3w1 4b0", "w", "b"),
        ("3w1 4s0", "w", "s"),
        ("3w1 4z0", "w", "z"),
        ("3b1 4n0", "b", "n"),
        ("3b1 4c0", "b", "c"),
        ("3b1 4č0", "b", "č"),
        ("3b1 4s0", "b", "s"),
        ("3b1 4p0", "b", "p"),
        ("3h1 4s0", "h", "s"),
        ("3б1 4ч0", "б", "ч"),
    ],
)
def test_letters_of_colors(cells: str, white: str, black: str) -> None:
    dialect = dialect_of(cells.split())
    assert dialect.parse(f"7{white}1") == Parsed("W", 7, "W")
    assert dialect.parse(f"7{black}½") == Parsed("D", 7, "B")
    assert dialect.parse("7x1") is None
    assert not dialect.unclear


def test_a_lone_b_is_no_color() -> None:
    dialect = dialect_of(["3b1", "4b0"])
    assert (dialect.unclear, dialect.parse("3b1")) == ("b", Parsed("W", 3))


def test_letters_of_two_languages_are_no_colors() -> None:
    dialect = dialect_of(["3b1", "4z0", "5b½", "6z½"])
    assert dialect.unclear == "b, z"
    assert dialect.parse("7z1") == Parsed("W", 7)


def test_a_letter_that_is_there_once_is_a_slip() -> None:
    dialect = dialect_of(["3w1", "4b0", "5b½", "6w½", "7s1"])
    assert dialect.parse("3w1") == Parsed("W", 3, "W")
    assert dialect.parse("7s1") is None


def test_letters_of_no_known_language_are_no_colors_and_said() -> None:
    text = (
        "No.\tName\t1\t2\tPts\n1\tAnn\t2q1\t3k1\t2\n2\tBob\t1k0\t4q½\t0.5\n"
        "3\tCem\t4q0\t1q0\t0\n4\tDea\t3k1\t2k½\t1.5\n"
    )
    table = read(text)
    assert [found.code for found in table.warnings] == ["colors-unclear"]
    assert (table.warnings[0].line, table.warnings[0].column) == (2, 7)
    assert [(r.code, r.opponent, r.color) for r in table.players[0].results] == [
        ("W", 2, ""),
        ("W", 3, ""),
    ]


@pytest.mark.parametrize("text", ["Smith", "17.5", "1", "4", "0.5", "A4", "2026", "WFM", "Ann"])
def test_what_is_no_result_by_itself(text: str) -> None:
    assert not is_result(text)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("us", "W2 L1", "Q2"),
        ("chess-results", "2w1 1b0", "2x1"),
        ("vega", "+W2 -B1", "+X2"),
        ("signed", "+2 -1", "~2"),
        ("turned", "2W 1L", "2Q"),
        ("result-first", "1 (2w)|0 (1s)", "2 (2w)"),
        ("swiss-chess", "2w/1 1s/0", "2w/3"),
        ("swiss-perfect", "2:W 1:L", "2:Q"),
        ("opponent-first", "2 (w) 1|1 (b) 0", "2 (w) 5"),
        ("color-first", "w2 1|b1 0", "w2 7"),
    ],
)
def test_a_cell_of_no_form_is_refused_with_what_was_expected(
    name: str, good: str, bad: str
) -> None:
    won, lost = good.split("|") if "|" in good else good.split()
    table = f"No.\tName\tR1\tR2\tR3\n1\tAnn\t{won}\t{won}\t{{}}\n2\tBob\t{lost}\t{lost}\t{lost}\n"
    assert read(table.format(won)).players[0].results[0].opponent == 2
    with pytest.raises(ReadError) as caught:
        read(table.format(bad))
    error = caught.value
    assert f"Ann, round 3 says “{bad}”, but that is not a result" in error.message
    assert (error.line, error.column) == (2, table.split("\n")[1].index("{}") + 1)
    assert error.hint
    dialect = next(found for found in DIALECTS if found.name == name)
    assert dialect.expected.code.startswith("hint-result")


def test_which_forms_are_results_only_among_others() -> None:
    # A figure, a sign, a date: what may as well be a total, a note or a day.
    weak = [form.examples[0][0] for family in FAMILIES for form in family.forms if form.weak]
    assert weak == ["½ 12", "B1", "X", "½3", "=", "12+", "6X", "(15w)", "1w15", "8/½", "+", ":",
                    "w12", "1", "Draw", "1-0", "2-Jan"]  # fmt: skip
