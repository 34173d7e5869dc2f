"""Tables typed by hand: a line out of place, a heading over nothing, "bye" for half a point."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.answers import wording
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import ReadError, read
from tests.support.examples import examples

NAMED = """\
Name          Rating  Rd 1     Rd 2     Rd 3     Rd 4     Score  TB
Ada Moss      1610    W Finn   W Cole   D Beth   W Dora   3.5
Beth Lowe     1540    W Gil    W Dora   D Ada    D Cole   3
Cole Hunt     1720    W Hugo   L Ada    W Finn   D Beth   2.5
Dora Vance    1480    W Ivy    L Beth   W Gil    L Ada    2
Ivy Sears     1210    L Dora   W Hugo   bye      H        2.5
Finn Peck     1390    L Ada    bye      L Cole   W Gil    2
Gil Rand      1300    L Beth   bye      L Dora   L Finn   1
Hugo Tate     1150    L Cole   L Ivy    -        -        0
"""
NUMBERED = """\
Pos Nombre        Club   R1   R2   R3   Ptos
1   Lena Pardo    Roque  4b1  3n1  2b1  3
2   Max Quiroga   Alfil  5n1  bye  1n0  {2}
3   Ivo Sastre    Roque  6b1  1b0  bye  {3}
4   Noa Torres    Peón   1n0  5b1  6n0  1
5   Gala Uribe    Alfil  2b0  4n0  bye  {5}
6   Bo Vila       Peón   3n0  bye  4b1  {6}
"""


def codes(table: Crosstable) -> list[str]:
    return [found.code for found in table.warnings]


def results(table: Crosstable) -> list[str]:
    return ["".join(one.code for one in player.results) for player in table.players]


class TestALineOutOfPlace:
    def test_is_read_as_if_it_were_in_its_place(self) -> None:
        moved = NAMED.replace("L Ada    bye      L Cole   W Gil", "L Ada    bye   L Cole   W Gil")
        assert moved != NAMED
        assert results(read(moved)) == results(read(NAMED))
        assert codes(read(moved)) == codes(read(NAMED))

    def test_also_without_the_heading_that_is_over_nothing(self) -> None:
        text = NAMED.replace("  TB", "").replace("L Ada    bye  ", "L Ada  bye  ")
        assert results(read(text)) == results(read(NAMED))


class TestAHeadingOverNothing:
    def test_leaves_the_totals_to_their_own(self) -> None:
        table = read(NAMED)
        assert [player.total_halves for player in table.players] == [7, 6, 5, 4, 5, 4, 2, 0]

    def test_is_no_sign_that_lines_were_cut(self) -> None:
        assert "totals-cut" not in codes(read(NAMED))
        assert "totals-cut" in codes(
            read(
                "\n".join(line[:56] for line in NAMED.splitlines()[:1])
                + "   Score\n"
                + "\n".join(line[:56] for line in NAMED.splitlines()[1:])
            )
        )


class TestAByeByTheTotals:
    @pytest.mark.parametrize(
        ("totals", "code"),
        [(("1.5", "1.5", "0.5", "1.5"), "H"), (("1", "1", "0", "1"), "U")],
    )
    def test_is_worth_what_they_all_say(self, totals: tuple[str, ...], code: str) -> None:
        table = read(NUMBERED.format(0, 1, *totals[:2], 4, *totals[2:]))
        assert results(table) == ["WWW", f"W{code}L", f"WL{code}", "LWL", f"LL{code}", f"L{code}W"]
        assert "total-differs" not in codes(table)
        (said,) = (one for one in wording.warnings(rank(table)) if one.code == "byes-worth")
        worth = "½" if code == "H" else "0"
        assert said.words() == (
            f"“bye” counts {worth} here: the totals of everybody who has one say so."
        )

    def test_is_a_full_point_where_one_of_them_says_so(self) -> None:
        table = read(NUMBERED.format(0, 1, "1.5", "1.5", 4, "0.5", "2"))
        assert results(table)[1] == "WPL"
        assert codes(table).count("total-differs") == 3
        assert "byes-worth" not in codes(table)

    def test_counts_what_it_says(self) -> None:
        text = NUMBERED.replace("bye", "1 bye").format(0, 1, "1.5", "1.5", 4, "0.5", "1.5")
        assert results(read(text))[1] == "WPL"

    def test_is_a_full_point_where_the_totals_are_of_an_earlier_round(self) -> None:
        text = NUMBERED.replace("2b1  3", "2b1  2").format(0, 1, "1.5", "1.5", 4, "0.5", "1.5")
        assert results(read(text))[1] == "WPL"

    def test_of_a_round_to_come_is_not_there_yet(self) -> None:
        rows = NUMBERED.format(0, 1, "2", "2", 4, "1", "2").splitlines()
        heads = rows[0].replace("R3 ", "R3   R4 ")
        cells = (
            line[:38] + (" bye " if at < 2 else "     ") + line[38:]
            for at, line in enumerate(rows[1:])
        )
        table = read("\n".join((heads, *cells)))
        assert "byes-worth" not in codes(table)
        assert results(table)[1] == "WPLP"

    def test_of_one_player_may_be_a_wrong_total(self) -> None:
        text = NUMBERED.replace("bye  {3}", "-    {3}").replace("bye  {5}", "-    {5}")
        text = text.replace("3n0  bye", "3n0  -  ")
        table = read(text.format(0, 1, "1.5", "1", 4, "0", "1"))
        assert "total-differs" in codes(table)
        assert "byes-worth" not in codes(table)


def test_a_row_of_results_is_no_name_of_a_team() -> None:
    text = """\
#   Place  Name                    Rtng  Rd 1 Rd 2 Rd 3 Total
1   1      Abel, Chen        1188          W 6  W 4  D 2  2.5
2   2-3    Doss, Nia         1150 W 5 W 3 D 1 2.5 8 8.5
3   2-3    Kerr, Tim         1101 W 8 L 2 W 7 2.0 9
"""
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.line in {2, 3}


class TestWhatASheetTellsAboutItsRules:
    SHEET = """\
Rk Name               Rtg  1    2    3   Pts  BH-C1 BH
1  Olsen, Karin      2101  4w1  3b1  2w½ 2.5  3.5   5.5
2  Petrov, Ilya      2044  5b1  6w1  1b½ 2.5  2.5   4.5
3  Quist, Mads       1980  6w1  1w0  4b1 2    3.0   4.0
4  Rahman, Tariq     1912  1b0  5w1  3w0 1    5     6
5  Sand, Lena        1850  2w0  4b0  6w+ 1
6  Toft, Bo          1800  3b0  2b0  5b- 0
"""

    def test_one_that_is_wrong_anyway_tells_no_edition(self) -> None:
        standings = rank(read(self.SHEET))
        assert standings.rules == "fide-2026"
        assert wording.basis(standings) == ()

    def test_each_column_that_differs_is_named(self) -> None:
        said = [one.words() for one in wording.warnings(rank(read(self.SHEET)))]
        assert said[:2] == [
            "BH-C1 is Buchholz Cut 1; 4 values differ, Olsen, Karin first: 3.5 instead of 4.5.",
            "BH is Buchholz; 3 values differ, Petrov, Ilya first: 4.5 instead of 3.5.",
        ]

    def test_one_value_does_not_tell_which_tiebreak_a_column_holds(self) -> None:
        text = """\
#  Name             R1   R2   R3   Tot  Med  Sol
1  Priya Natarajan  W4   W2   D3   2.5  2.5  4.5
2  Ben Ostrow       W3   L1   W4   2
3  Caleb Winfrey    L2   W4   D1   1.5
4  Dana Feld        L1   L3   L2   0
"""
        standings = rank(read(text))
        found = [one.code for one in wording.warnings(standings)]
        assert found.count("column-differs") == 2
        assert "column-holds" not in found


class TestWhatIsStillToBePlayed:
    SWISS = """\
{0}
Place Name         R1   R2   R3   Total
1     Wyatt Hale   W4   W3   D2   2.5
2     Noor Haddad  W5   D6   D1   2
3     Eli Brandt   W6   L1   D4   1.5
4     Sofia Reyes  L1   W5   D3   1.5
5     Jack Monroe  L2   L4   W6   1
6     Ada Quill    L3   D2   L5   0.5
"""
    ROBIN = """\
{0}
               Kim  Roe  Zed  Otto Pts
Kim Dahlberg   x    {1:3}  1    1    2
Roe Abbott     {1:3}  x    ½    1    1½
Zed Quaid      0    ½    x    1    1½
Otto Hill      0    0    0    x    0
"""

    @pytest.mark.parametrize(
        ("said", "of"),
        [
            ("Standings with one round to go", 4),
            ("Clasificación, faltan 2 rondas", 5),
            ("Noch eine Runde", 4),
            ("2 rounds left", 5),
        ],
    )
    def test_rounds_that_are_left_are_counted(self, said: str, of: int) -> None:
        now = read(self.SWISS.format(said)).provisional
        assert now is not None
        assert (now.after, now.of) == (3, of)

    @pytest.mark.parametrize(
        "said", ["3 rounds to be played at the club", "Three rounds, G/60", "No rounds left"]
    )
    def test_what_only_announces_an_event_leaves_nothing_open(self, said: str) -> None:
        assert read(self.SWISS.format(said)).provisional is None

    def test_one_open_game_of_a_round_robin_is_one_to_be_played(self) -> None:
        table = read(self.ROBIN.format("Kim-Roe still to be played", "."))
        assert table.provisional is not None
        assert table.provisional.open == 1
        assert codes(table) == ["games-to-play"]

    def test_where_nobody_says_so_it_may_never_have_been_played(self) -> None:
        table = read(self.ROBIN.format("Club championship", "."))
        assert table.provisional is None
        assert codes(table) == ["blank-result"]


class TestARoundInOneLine:
    """As a newsletter prints it, or a chat: the games of a round one after another."""

    LINES = """\
Round 1: Ortiz 1 Bell 0; Wu 1 Orr 0; Kim ½ Hall ½
Round 2: Ortiz 1 Wu 0; Kim 1 Bell 0; Hall ½ Orr ½
Round 3: Kim 1 Ortiz 0; Wu 1 Hall 0; Orr bye; Bell bye
"""

    def one_by_one(self) -> Crosstable:
        found = read(self.LINES.replace(": ", "\n").replace("; ", "\n"))
        names = {player.name for player in found.players}
        assert names == {"Ortiz", "Bell", "Wu", "Orr", "Kim", "Hall"}
        return found

    @pytest.mark.parametrize(
        ("changed", "to"),
        [
            (r"$^", ""),
            # Only the first game of a round is beside its title.
            (r"; ", "\n"),
            (r"(\w+) ([01½]) (\w+) ([01½])", r"\1 \2-\4 \3"),
            (r"(\w+) ([01½]) (\w+) ([01½])(; )?", r"\1 \2-\4 \3\n"),
            (r"(\w+) ([01½]) (\w+) ([01½])", r"\1 \2, \3 \4"),
        ],
    )
    def test_is_every_game_of_it(self, changed: str, to: str) -> None:
        found = read(re.sub(changed, to, self.LINES))
        assert found.players == self.one_by_one().players
        assert found.rounds_played == 3

    def test_with_commas_between_games(self) -> None:
        text = re.sub(r"(\w+) ([01½]) (\w+) ([01½])", r"\1 \2-\4 \3", self.LINES)
        assert read(text.replace("; ", ", ")).players == self.one_by_one().players

    HEADS = (
        "Round {}: ", "R{}: ", "Rd {} – ", "{}st round: ", "Ronda {}: ", "Round {}\t", "Rd. {}) ",
        "ROUND {} - ", "Round {}. ", "Round {} (Sat 10am): ", "Round {} results: ", "* Round {}: ",
        "Sat, Round {}: ", "After round {}: ", "Round #{}: ",
    )  # fmt: skip
    GAMES = (
        r"\1 \2 \3 \4", r"\1 \2-\4 \3", r"\1-\3 \2-\4", r"\1 – \3 \2–\4", r"\1 \2, \3 \4",
        r"\1 v \3 \2-\4", r"\1 (\2) \3 (\4)", r"\1/\3 \2-\4", r"\2-\4 \1-\3",
    )  # fmt: skip

    @examples(300)
    @given(
        st.sampled_from(HEADS),
        st.sampled_from(GAMES),
        st.sampled_from(["; ", ", ", " | ", " / ", "\n", "  ", ". ", " • "]),
    )
    def test_however_it_is_written_no_game_is_lost_without_a_word(
        self, head: str, game: str, between: str
    ) -> None:
        lines = []
        for line in self.LINES.splitlines():
            title, _, rest = line.partition(": ")
            games = [re.sub(r"(\w+) ([01½]) (\w+) ([01½])", game, one) for one in rest.split("; ")]
            lines.append(head.format(title[-1]) + between.join(games))
        try:
            found = read("\n".join(lines) + "\n")
        except ReadError:
            return
        said = set(codes(found)) - {"blank-result"}
        assert said or found.players == self.one_by_one().players

    def test_a_game_played_later_does_not_turn_the_round_back(self) -> None:
        found = read(
            "Round 1\nOrtiz 1-0 Bell\nWu 1-0 Orr\nRound 2\nOrtiz 1-0 Wu\n"
            "Round 1: Kim 1-0 Hall\nKim 1-0 Bell\nHall 1-0 Orr\n"
        )
        assert results(found) == ["WW", "LL", "WL", "LL", "WW", "LW"]


@pytest.mark.parametrize(
    "games",
    [
        "1st  Ann Ray (905)  3.5   beat Ruth, Max, drew Chidi, beat Ben",
        "Ann beat Ruth, drew Max and Chidi",
        "Ann drew Ruth who drew Max",
    ],
)
def test_what_somebody_did_in_all_rounds_is_no_name(games: str) -> None:
    text = f"Final standings\n\n{games}\n2nd  Chidi Abe (880)  3.0\n3rd  Max Lee (842)  2.5"
    with pytest.raises(ReadError):
        read(text)


def test_signs_for_games_and_american_letters_for_byes() -> None:
    table = read("""\
Name        Rtg   1    2    3    4    Tot
Ann Ray     1500  +4   +3   =2   +5   3.5
Max Lee     1450  +6   +5   =1   H    3
Noah Katz   1400  +5   -1   +6   B    3
Sam Poe     1350  -1   =6   +5   U    1.5
Lia Cruz    1300  -3   -2   -4   -1   0
Ben Ash     1250  -2   =4   -3   H    1
""")
    assert results(table) == ["WWDW", "WWDH", "WLWB", "LDWU", "LLLL", "LDLH"]
    assert not table.warnings


def test_matches_of_two_games_in_a_line_are_no_names() -> None:
    rounds = ("Rd 1: Ray 2 Lee 0, Katz 1.5 Poe 0.5", "Rd 2: Ray 1 Katz 1, Lee 2 Poe 0")
    with pytest.raises(ReadError):
        read("\n".join(("2 games each round.", *rounds)))


@pytest.mark.parametrize("aside", ["", " (agreed)", " (11/26)", " [32 moves]"])
@pytest.mark.parametrize("draw", [" - {}: draw", " - {} 1/2", " vs. {}, drawn", " v {} ½"])
def test_a_draw_may_have_a_remark_behind_it(draw: str, aside: str) -> None:
    games = ("Ann Ray - Max Lee: 1-0 (11/5)", "Sam Poe - Ann Ray: 0-1 (time)")
    lines = (*games, f"Max Lee{draw.format('Sam Poe')}{aside}")
    table = read("\n".join(f"Round {at}\n{line}" for at, line in enumerate(lines, 1)))
    assert {one.name: one.halves(table.rounds) for one in table.players} == {
        "Ann Ray": 4,
        "Max Lee": 1,
        "Sam Poe": 1,
    }


@pytest.mark.parametrize("heading", ["Name", "", "Player"])
def test_no_heading_above_the_names_is_in_no_language(heading: str) -> None:
    table = read(f"""\
{heading}\t1\t2\t3\t4\tTotal
Ortiz\tx\t1\t½\t1\t2.5
Bell\t0\tx\t1\t½\t1.5
Wu\t½\t0\tx\t1\t1.5
Orr\t0\t½\t0\tx\t.5
""")
    assert (table.kind, table.system) == ("round-robin", "us-chess")


#: As a club writes into its chat: what is in front of a row, its rounds, and its total.
CHAT = (
    ("Mia Chen", 1710, ("W4", "W3", "½"), "2½"),
    ("Omar Diaz", 1650, ("W5", "D4", "½"), "2"),
    ("Leo Park", 1588, ("W6", "L1", "W5"), "2"),
    ("Ana Silva", 1602, ("L1", "D2", "W6"), "1½"),
    ("Tom Reed", 1490, ("L2", "W6", "L3"), "1"),
    ("Eva Stone", 1377, ("L3", "L5", "L4"), "0"),
)
PLACES = {
    "medals": ("🥇", "🥈", "🥉", "4.", "5.", "6."),
    "medals behind numbers": ("1. 🥇", "2. 🥈", "3. 🥉", "4.", "5.", "6."),
    "metals": ("Gold:", "Silver:", "Bronze:", "4th:", "5th:", "6th:"),
    "words": (
        *("First place:", "Second place:", "Third place:"),
        *("Fourth place:", "Fifth place:", "Sixth place:"),
    ),
    "ordinals": (
        *("1st place –", "2nd place –", "3rd place –", "4th place –", "5th place –", "6th place –"),
    ),
}


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize(
    "row",
    [
        "{place} {name} {rating} {apart} {total}",
        "{place} {name} ({rating}) {apart} {total}",
        "{place}\t{name}\t{rating}\t{tabs}\t{total}",
        "{place} {name} {rating} – {total} ({apart})",
        "{place} {name} {rating}: {commas} = {total}",
    ],
)
def test_places_by_medals_and_by_words_are_no_part_of_a_name(places: str, row: str) -> None:
    lines = [
        row.format(
            place=place,
            name=name,
            rating=rating,
            total=total,
            apart=" ".join(rounds),
            tabs="\t".join(rounds),
            commas=", ".join(rounds),
        )
        for place, (name, rating, rounds, total) in zip(PLACES[places], CHAT, strict=True)
    ]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == [name for name, *_ in CHAT]
    assert [player.rating for player in table.players] == [rating for _, rating, *_ in CHAT]
    assert results(table) == ["WWH", "WDH", "WLW", "LDW", "LWL", "LLL"]
    assert codes(table) == []


@pytest.mark.parametrize("opened", ["()", "[]"])
@pytest.mark.parametrize("bye", ["½", "hp bye", "1/2 bye", "half"])
def test_rounds_in_brackets_behind_the_total(opened: str, bye: str) -> None:
    lines = [
        f"{at}. {name} {rating} – {total} {' '.join(rounds).replace('½', bye).join(opened)}"
        for at, (name, rating, rounds, total) in enumerate(CHAT, 1)
    ]
    table = read("\n".join(lines))
    assert results(table) == ["WWH", "WDH", "WLW", "LDW", "LWL", "LLL"]
    assert [player.total_halves for player in table.players] == [5, 4, 4, 3, 2, 0]
    assert codes(table) == []


def test_prizes_by_words_stay_beside_the_table() -> None:
    prizes = "First place: Mia Chen $60\nSecond place: Omar Diaz & Leo Park $20 each"
    rows = "\n".join(
        f"{at}. {name} ({rating}): {', '.join(rounds)} = {total}"
        for at, (name, rating, rounds, total) in enumerate(CHAT, 1)
    )
    for text in (f"{prizes}\n\n{rows}", f"{rows}\n\n{prizes}"):
        assert results(read(text)) == ["WWH", "WDH", "WLW", "LDW", "LWL", "LLL"]


@pytest.mark.parametrize("sign", ["-", "–", "--", "---", "*", "...", "?"])
@pytest.mark.parametrize("club", [True, False])
@pytest.mark.parametrize("parts", ["\t", "   ", ";"])
@pytest.mark.parametrize("more", [1, 2, 3])
def test_rounds_to_come_count_where_nothing_heads_them(
    sign: str, parts: str, more: int, *, club: bool
) -> None:
    """An event that goes on is not told as one that is over."""
    rows = [
        ["1", "Novak, Iris", "OAK", "1822", "W6", "W2", "W3", *[sign] * more, "3.0"],
        ["2", "Lund, Peter", "ELM", "1790", "W5", "L1", "W4", *[sign] * more, "2.0"],
        ["3", "Lee, Max", "OAK", "1644", "W4", "W5", "L1", *[sign] * more, "2.0"],
        ["4", "Ray, Ann", "FIR", "1701", "L3", "W6", "L2", *[sign] * more, "1.0"],
        ["5", "Diaz, Carla", "ELM", "1511", "L2", "L3", "W6", *[sign] * more, "1.0"],
        ["6", "Said, Omar", "FIR", "1450", "L1", "L4", "L5", *[sign] * more, "0.0"],
    ]
    kept = [row if club else [*row[:2], *row[3:]] for row in rows]
    widths = [max(map(len, column)) if parts == "   " else 0 for column in zip(*kept, strict=True)]
    lines = [parts.join(map(str.ljust, row, widths)) for row in kept]
    table = read("\n".join(lines))
    assert (table.rounds, table.rounds_played) == (3 + more, 3)
    assert [player.total_halves for player in table.players] == [6, 4, 4, 2, 2, 0]


@pytest.mark.parametrize("sign", ["{0}{1}", "{2}{1}"])
@pytest.mark.parametrize("before", [" - {0}: ", ", {0}: ", " {0} - "])
def test_a_grade_in_brackets_is_no_part_of_the_name(before: str, sign: str) -> None:
    """The first player was taken for a heading, or the points for a part of the name."""
    signs = {"W": "+", "D": "=", "L": "-"}
    rows = [
        ("Lee Moss (5)", "2.5", "W4 W2 D3"),
        ("Ann Cole (4)", "2.0", "W3 L1 W4"),
        ("Raj Patel (11)", "1.5", "L2 W4 D1"),
        ("Kim Woods (3)", "0.0", "L1 L3 L2"),
    ]
    lines = [
        f"{at}. {name}{before.format(total)}"
        + " ".join(sign.format(one[0], one[1], signs[one[0]]) for one in games.split())
        for at, (name, total, games) in enumerate(rows, 1)
    ]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == [
        *("Lee Moss", "Ann Cole", "Raj Patel", "Kim Woods"),
    ]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        "WWD",
        "WLW",
        "LWD",
        "LLL",
    ]
    assert not table.warnings


def test_the_amount_of_a_bye_is_no_word_of_a_name() -> None:
    table = read("""\
Ann Ray: +4 | half-point bye | =3
Bo Lee: half-point bye | +3 | -4
Cy Katz: bye | -2 | =1
Di Poe: -1 | bye | +2
""")
    assert [player.name for player in table.players] == ["Ann Ray", "Bo Lee", "Cy Katz", "Di Poe"]
    assert results(table) == ["WHD", "HWL", "BLD", "LBW"]


def test_a_game_against_a_number_is_no_players_name() -> None:
    """Each line would be a draw between two people, one of whom is called "4, W3, L2"."""
    rows = ("Ann Ray tied 4, W3, L2", "Bo Lee tied 3, L4, W1", "Cy Katz tied 2, L1, W4")
    lines = [*(f"{at}. {row}" for at, row in enumerate(rows, 1)), "4. Di tied 1, W2, L3"]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == ["Ann Ray", "Bo Lee", "Cy Katz", "Di"]
    assert results(table) == ["DWL", "DLW", "DLW", "DWL"]


def test_def_is_short_for_defeated_where_a_number_is_behind_it() -> None:
    rows = ("Ann Ray: tied 4, def. 3, lost to 2", "Bo Lee: tied 3, lost to 4, def. 1")
    table = read(
        "\n".join([*rows, "Cy Katz: tied 2, lost to 1, def. 4", "Di: tied 1, def. 2, lost to 3"])
    )
    assert results(table) == ["DWL", "DLW", "DLW", "DWL"]


def test_pictures_of_a_chat_in_front_of_numbers() -> None:
    table = read("""\
| # | Player | R1 | R2 | R3 |
|--:|:--|:-:|:-:|:-:|
| 1 | **Ann Ray** | ✅ 4 | ❌ 2 | 🤝 3 |
| 2 | Bo Lee | ✔️ 3 | ✅ 1 | ✅ 4 |
| 3 | Cy Katz | ✗ 2 | ✅ 4 | 🤝 1 |
| 4 | Di Poe | ❌ 1 | ❌ 3 | ❌ 2 |
""")
    assert results(table) == ["WLD", "WWW", "LWD", "LLL"]
