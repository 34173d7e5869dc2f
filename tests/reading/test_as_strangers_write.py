"""Tables as programs, clubs and people write them who know nothing of how they will be read."""

import itertools

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

NAMES = ("Short, Ahmed", "Hill, Mary Jo", "Carter, Dan", "Best, José", "Wallace, Xin", "Norris, Bo")
RATINGS = (1982, 1834, 1540, 1556, 1269, 1101)
ROUNDS = ("W4 W2 W6", "W6 L1 W5", "D5 H W4", "L1 W6 L3", "D3 H L2", "L2 L4 L1")
TOTALS = ("3", "2", "2", "1", "1", "0")
COLORS = ("wbw", "wwb", "w-b", "bww", "b-w", "bbb")
POINTS = {"W": "1", "D": "½", "L": "0"}


def is_right(table: Crosstable, *, rated: bool = True, totals: bool = True) -> bool:
    """Whether everything is as it was written, and nothing is said of it."""
    assert [player.name for player in table.players] == [*NAMES]
    assert tuple(
        " ".join(f"{one.code}{one.opponent or ''}" for one in player.results)
        for player in table.players
    ) == tuple(ROUNDS)
    if rated:
        assert [player.rating for player in table.players] == [*RATINGS]
    if totals:
        assert [player.total for player in table.players] == [*map(float, TOTALS)]
    assert not table.warnings
    assert not table.wrong_totals
    return True


def written(result: str, game: str, bye: str, color: str = "") -> str:
    """Write a result, with its letter, its points, the opponent and the color."""
    if not result[1:]:
        return bye
    return game.format(r=result[0], p=POINTS[result[0]], n=result[1:], c=color)


def table_of(heads: str, game: str = "{r}{n}", bye: str = "H") -> str:
    """Write a table under headings, with tabs."""
    lines = [heads.replace(" | ", "\t")]
    for at, name in enumerate(NAMES):
        games = [
            written(one, game, bye, color)
            for one, color in zip(ROUNDS[at].split(), COLORS[at], strict=True)
        ]
        lines.append("\t".join((str(at + 1), name, str(RATINGS[at]), *games, TOTALS[at])))
    return "\n".join(lines)


def lined_up(text: str) -> str:
    """Line the columns of a text with tabs up by blanks."""
    rows = [line.split("\t") for line in text.split("\n")]
    widths = [max(map(len, column)) + 3 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def with_columns(text: str, head: str, *cells: str) -> str:
    """Put columns behind those of a text: a cell of each row in turn."""
    first, *lines = text.split("\n")
    return "\n".join(
        (
            f"{first}\t{head}",
            *(f"{line}\t{cells[at % len(cells)]}" for at, line in enumerate(lines)),
        )
    )


SO_FAR = """\
SwissSys Wall Chart. Oak Swiss: Open

 #  Name/State                Rtng/ID    Rd 1   Rd 2   Rd 3    Tot
  1 Short, Ahmed              1982       W4     W2     W6      3.0
    MI                        23075171   1.0    2.0    3.0
  2 Hill, Mary Jo             1834       W6     L1     W5      2.0
    OH                        29254491   1.0    1.0    2.0
  3 Carter, Dan               1540       D5     H---   W4      2.0
    MI                        17667211   0.5    1.0    2.0
  4 Best, José                1556       L1     W6     L3      1.0
    NY                        14506203   0.0    1.0    1.0
  5 Wallace, Xin              1269       D3     H---   L2      1.0
    MI                        14123996   0.5    1.0    1.0
  6 Norris, Bo                1101       L2     L4     L1      0.0
    TX                        12123996   0.0    0.0    0.0
"""


@pytest.mark.parametrize("space", ["", "\n"])
def test_states_numbers_and_scores_so_far_are_below_the_players(space: str) -> None:
    assert is_right(
        read(SO_FAR.replace("\n  ", f"\n{space}  ").replace(f"\n{space}    ", "\n    "))
    )


def test_scores_that_are_not_what_is_above_them_are_no_second_line() -> None:
    # "4" and "W4" may be opponents with the color: then the line below says who won.
    colored = "No;Name;R1;R2;Total\n1;Roe, Ann;W2;B3;1.5\n;;1;½;\n2;Poe, Bo;B1;W4;0.5\n;;0;½;\n"
    colored += "3;Lee, Cy;W4;W1;1.5\n;;1;½;\n4;Day, Di;B3;B2;0.5\n;;0;½;\n"
    table = read(colored)
    assert [one.code for one in table.players[0].results] == ["W", "D"]
    assert [one.color for one in table.players[0].results] == ["W", "B"]


@pytest.mark.parametrize(
    "game",
    [
        "{r}{n}",
        "{n} {c} {p}",
        "{p} ({c}{n})",
        "{p} ({n}{c})",
        "{p} [{n}]",
        "{p} v {n}",
        "{p} vs {n}",
    ],
)
@pytest.mark.parametrize(
    "head", ["FIDE", "R", "NWSRS", "USCF", "US Chess Rating", "Old Rating", "Grade", "Quick"]
)
def test_ratings_whatever_heads_them_and_however_games_are_written(head: str, game: str) -> None:
    assert is_right(
        read(table_of(f"# | Player | {head} | Rd 1 | Rd 2 | Rd 3 | Pts", game, "½ bye"))
    )


def test_ratings_under_the_name_of_a_federation_that_are_lined_up() -> None:
    text = table_of("Pl | Player | USCF | 1 | 2 | 3 | Total", "{r} #{n}", "Bye (1/2)")
    assert is_right(read(lined_up(text)))


@pytest.mark.parametrize("blanks", [False, True])
def test_the_rating_afterwards_is_not_the_one_of_the_event(*, blanks: bool) -> None:
    text = table_of("# | Player | R | Rd1 | Rd2 | Rd3 | Final", "{n}:{r}", "0:D")
    text = with_columns(text, "New Rtg", "1990", "1840", "1533", "1550", "1272", "1099")
    assert [one.rating for one in read(lined_up(text) if blanks else text).players] == [*RATINGS]


@pytest.mark.parametrize("rounds", ["#1 | #2 | #3", "rd_1 | rd_2 | rd_3", "1. | 2. | 3."])
@pytest.mark.parametrize(
    "name",
    ["Name of Player", "Player's Name", "Last Name, First Name", "Name & Rating", "Entrants"],
)
def test_headings_that_clubs_write(name: str, rounds: str) -> None:
    assert is_right(read(table_of(f"No. | {name} | Rtg | {rounds} | Final")))


@pytest.mark.parametrize("rounds", ["{}.Rd", "Game {}", "R{}"])
def test_how_many_games_were_rated_is_no_number_of_a_player(rounds: str) -> None:
    heads = " | ".join(map(rounds.format, (1, 2, 3)))
    text = table_of(f"Rk. | Name | Rtg | {heads} | Pts.", "{n}{c}{p}", "-½")
    assert is_right(read(with_columns(text, "n\tK", "3\t20", "3\t40")))


@pytest.mark.parametrize(
    ("game", "bye"),
    [("{n} ({r})", "H---"), ("#{n} {r}", "½ bye"), ("{n}:{r}", "0:D"), ("{p} ({n})", "½ (-)")],
)
def test_results_beside_the_opponents(game: str, bye: str) -> None:
    assert is_right(read(table_of("# | Name | Rtg | R1 | R2 | R3 | Pts", game, bye)))


@pytest.mark.parametrize("rows", ["+2 +3|-1 {0}|{1} -1", "2w+ 3b+|1b- {0}|{1} 1w-"])
def test_the_sign_of_a_bye_is_what_it_scored(rows: str) -> None:
    for bye, code in (("+BYE", "BP"), ("=BYE", "H"), ("-BYE", "U"), ("-bye", "U")):
        made = rows.format(bye, "=bye").replace(" ", "\t").split("|")
        lines = [f"{at}\t{NAMES[at - 1]}\t{row}" for at, row in enumerate(made, 1)]
        table = read("\n".join(("No\tName\tR1\tR2", *lines)))
        assert table.players[1].results[1].code in code
        assert table.players[2].results[0].code == "H"


HEADS_OF_PAIRS = (
    ("Rd {0}", "Result"),
    ("Rd {0}", "Pts"),
    ("Opp", "Res"),
    ("Opp {0}", "Score {0}"),
    ("R{0} Opp", "R{0} Res"),
)


@pytest.mark.parametrize("heads", HEADS_OF_PAIRS)
@pytest.mark.parametrize("points", ["1.0 0.5 0.0", "1 ½ 0", "W D L", "1,0 0,5 0,0"])
def test_opponent_and_result_beside_each_other(heads: tuple[str, str], points: str) -> None:
    scored = dict(zip("WDL", points.split(), strict=True)) | {"H": points.split()[1]}
    for color, first, called in itertools.product((False, True), repeat=3):
        lines = []
        for at in range(len(NAMES)):
            cells = [str(at + 1), NAMES[at], str(RATINGS[at])]
            for round_, one in enumerate(ROUNDS[at].split()):
                whom = int(one[1:] or 0) - 1
                who = "BYE" if whom < 0 else NAMES[whom] if called else str(whom + 1)
                pair = [who, *[COLORS[at][round_].strip().upper()] * color, scored[one[0]]]
                cells += pair[::-1] if first else pair
            lines.append("\t".join((*cells, TOTALS[at])))
        over: list[str] = []
        for round_ in (1, 2, 3):
            three = [heads[0], *["Color"] * color, heads[1]]
            over += [head.format(round_) for head in (three[::-1] if first else three)]
        head = "\t".join(("#", "Name of Player", "Rtng", *over, "Total"))
        assert is_right(read("\n".join((head, *lines))))


@pytest.mark.parametrize("number", ["{}. ", "{}: ", "{}) ", "#{} ", "({}) ", "{} ", "{} - ", ""])
@pytest.mark.parametrize("rated", [" ({})", " {}", ", {}", " (Elo {})", " rated {}", ""])
def test_a_name_that_a_comma_cuts_in_two_is_whole(number: str, rated: str) -> None:
    text = "\n".join(
        number.format(at) + ", ".join((name + rated.format(rating), *rounds.split(), total))
        for at, (name, rating, rounds, total) in enumerate(
            zip(NAMES, RATINGS, ROUNDS, TOTALS, strict=True), 1
        )
    )
    table = read(text)
    assert [player.name for player in table.players] == [*NAMES], text
    assert not rated or [player.rating for player in table.players] == [*RATINGS], text


@pytest.mark.parametrize("ends", [(" - ", " - "), (": ", " = "), (" | ", " | "), (" ", " ")])
@pytest.mark.parametrize("game", ["{r}{n}", "{n} ({r})", "{p} ({n})"])
@pytest.mark.parametrize("pts", ["", " pts"])
def test_no_result_is_lost_beside_a_name_or_a_total(
    ends: tuple[str, str], game: str, pts: str
) -> None:
    lines = [
        f"{at}. {name} ({rating}){ends[0]}"
        + ", ".join(written(one, game, "½ bye") for one in rounds.split())
        + f"{ends[1]}{total}{pts}"
        for at, (name, rating, rounds, total) in enumerate(
            zip(NAMES, RATINGS, ROUNDS, TOTALS, strict=True), 1
        )
    ]
    assert is_right(read("\n".join(lines)))


@pytest.mark.parametrize("label", ["Elo ", "rated ", "Rating: ", "USCF ", "Rtg. "])
@pytest.mark.parametrize("around", ["({})", "{}", "[{}]"])
def test_what_is_in_front_of_a_rating_is_no_part_of_the_name(around: str, label: str) -> None:
    lines = [
        f"{at}. {name} {around.format(f'{label}{rating}')} {rounds} {total}"
        for at, (name, rating, rounds, total) in enumerate(
            zip(NAMES, RATINGS, ROUNDS, TOTALS, strict=True), 1
        )
    ]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == [*NAMES]
    assert [player.rating for player in table.players] == [*RATINGS]


@pytest.mark.parametrize("word", ["unr", "unrated", "new"])
def test_who_has_no_rating_among_others_who_have_one(word: str) -> None:
    lines = [
        f"{at}. {name} ({rating if at % 3 else word}) - {', '.join(rounds.split())} - {total}"
        for at, (name, rating, rounds, total) in enumerate(
            zip(NAMES, RATINGS, ROUNDS, TOTALS, strict=True), 1
        )
    ]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == [*NAMES]
    assert [player.rating for player in table.players] == [
        rating if at % 3 else None for at, rating in enumerate(RATINGS, 1)
    ]


@pytest.mark.parametrize("between", [" - ", " – ", " vs "])
@pytest.mark.parametrize("title", ["", "Results: Oak Swiss\n\n", "Chief TD: Jo Bell\n"])
def test_games_with_the_result_behind_a_colon(between: str, title: str) -> None:
    text = title + "".join(
        f"Round {round_}\n"
        + "".join(
            f"{board}. {NAMES[one]}{between}{NAMES[other]}: {result}\n"
            for board, (one, other, result) in enumerate(games, 1)
        )
        for round_, games in enumerate(
            (
                ((0, 3, "1-0"), (5, 1, "0 - 1"), (2, 4, "½-½")),
                ((1, 0, "0-1"), (3, 5, "1-0"), (4, 2, "½-½")),
            ),
            1,
        )
    )
    table = read(text)
    assert {player.name for player in table.players} == {*NAMES}
    assert [one.code for one in table.players[0].results] == ["W", "W"]


def test_the_third_of_a_name_is_no_federation() -> None:
    text = "Round 1\nHill, May III (1024) - Roe, Eli (1210) 0-1\nPoe, Al - Lee, Bo 1-0\n"
    text += "Round 2\nRoe, Eli (1210) - Poe, Al 1-0\nLee, Bo - Hill, May III (1024) 0-1\n"
    assert "Hill, May III" in {player.name for player in read(text).players}


def test_a_line_of_tags_alone_is_no_team() -> None:
    with pytest.raises(ValueError, match="No table"):
        read('Club Championship, March 14-16, 2025\n{| class="wikitable"\n')


@pytest.mark.parametrize("label", ["Round {}: ", "  R{}: ", "Rd {} - "])
@pytest.mark.parametrize("game", ["{n} ({r})", "{p} {n}", "{n} {p}", "+ {n}", "{n} (c) {r}"])
def test_rounds_below_a_player_whatever_is_behind_their_numbers(game: str, label: str) -> None:
    for head in ("{0}. {1} ({2}) {3}", "{1} - {3}", "{0}. {1}, {3} points"):
        blocks = []
        for at, name in enumerate(NAMES):
            lines = [head.format(at + 1, name, RATINGS[at], TOTALS[at])]
            for round_, one in enumerate(ROUNDS[at].split()):
                text = "half point bye"
                if one[1:]:
                    sign = {"W": "+", "D": "=", "L": "-"}[one[0]]
                    made = game.replace("+", sign).replace("(c)", f"({COLORS[at][round_]})")
                    text = made.format(r=one[0], p=POINTS[one[0]], n=NAMES[int(one[1:]) - 1])
                lines.append(f"{label.format(round_ + 1)}{text}")
            blocks.append("\n".join(lines))
        for between in ("\n", "\n\n"):
            assert is_right(read(between.join(blocks)), rated="({2})" in head)


def test_a_game_with_the_color_before_the_result() -> None:
    for game in ("{n}{c}{r}", "{n} ({c}) {r}"):
        table = read(table_of("# | Name | Rtg | R1 | R2 | R3 | Pts", game, "H---"))
        assert is_right(table)
        assert "".join(one.color for one in table.players[0].results) == "WBW"


SQUARE = """\
No\tPlayer\tASH, Zoe\tDOE, Una\tLEE, Uri\tFORD, Hans\tPoints\tSB\tPl.
1\tASH, Zoe\tX\t0.5\t0.5\t1\t2\t2.00\t2
2\tDOE, Una\t0.5\tX\t1\t1\t2.5\t1.00\t1
3\tLEE, Uri\t0.5\t0\tX\t1\t1.5\t1.00\t3
4\tFORD, Hans\t0\t0\t0\tX\t0\t0.00\t4
"""
IN_A_LINE = """\
Player Rtg Irwin, Ray Nunn, T.J. Wall, Greta Young, Emma Page, Arjun Total
1 Irwin, Ray 1963 1 = 1 1 3½
2 Nunn, T.J. 1899 0 0 0 1 1
3 Wall, Greta 1788 = 1 1 1 3½
4 Young, Emma 1709 0 1 0 1 2
5 Page, Arjun 1383 0 0 0 0 0
"""


def test_a_square_with_a_row_too_few_or_rows_in_another_order_is_no_list_of_rounds() -> None:
    assert read(SQUARE).lacks == ("colors", "ratings", "rounds")
    for text in (SQUARE, IN_A_LINE):
        lines = text.split("\n")
        for at in (1, 2, 3):
            made = ["\n".join(lines[:at] + lines[at + 1 :])] if text == SQUARE else []
            other = [*lines]
            other[at], other[5 if text == IN_A_LINE else 4] = (
                other[5 if text == IN_A_LINE else 4],
                lines[at],
            )
            for changed in (*made, "\n".join(other)):
                try:
                    table = read(changed)
                except ReadError:
                    continue
                assert "opponents" not in table.lacks, changed


def test_rows_without_those_whom_they_met_are_no_table() -> None:
    rows = (
        "Wexford, Ivo      -U-         D Eastlake  W Simic     W Brook     2.5\n"
        "Lund, Mary Jo     W Ashdown   L Juhl      W Los       L Juhl      2.0\n"
        "Los, Felix        W Eastlake  L Brook     L Lund      W Simic     2.0\n"
        "Simic, Zoe        L Brook     D Ashdown   L Wexford   L Los       0.5\n"
    )
    with pytest.raises(ReadError):
        read(rows)
