"""One small event in many styles: e-mails, chats, phones' notes, ladders, odd cells."""

import itertools

import pytest

from calculator.model import Crosstable
from calculator.reading import read

ROUNDS = (
    (("Maya Ortiz", "Carter Oneil", "W"), ("Ben Kowalski", "Dev Patel", "W")),
    (("Maya Ortiz", "Ben Kowalski", "W"), ("Carter Oneil", "Dev Patel", "D")),
    (("Maya Ortiz", "Dev Patel", "D"), ("Ben Kowalski", "Carter Oneil", "W")),
)
"""Who met whom in each round, and how that ended for the first."""
MET = {
    "Maya Ortiz": ("W Carter Oneil", "W Ben Kowalski", "D Dev Patel"),
    "Ben Kowalski": ("W Dev Patel", "L Maya Ortiz", "W Carter Oneil"),
    "Carter Oneil": ("L Maya Ortiz", "D Dev Patel", "L Ben Kowalski"),
    "Dev Patel": ("L Ben Kowalski", "D Carter Oneil", "D Maya Ortiz"),
}
TOTALS = {"Maya Ortiz": "2 1/2", "Ben Kowalski": "2", "Carter Oneil": "1/2", "Dev Patel": "1"}
NUMBERS = {name: str(at) for at, name in enumerate(MET, 1)}
DAYS = ("12/2", "12/9", "12/16")


def met(table: Crosstable) -> dict[str, tuple[str, ...]]:
    names = {player.number: player.name for player in table.players}
    return {
        player.name: tuple(f"{one.code} {names[one.opponent or 0]}" for one in player.results)
        for player in table.players
    }


def codes(table: Crosstable) -> list[str]:
    return [found.code for found in table.warnings]


def games(won: str, drawn: str) -> list[list[str]]:
    """The lines of each round, of games in words."""
    return [
        [(won if code == "W" else drawn).format(*pair) for *pair, code in round_]
        for round_ in ROUNDS
    ]


@pytest.mark.parametrize(
    ("won", "drawn"),
    [
        ("{} > {}", "{} = {}"),
        ("{} > {}", "{} ½ {}"),
        ("{} over {}", "{} draw {}"),
        ("{} def. {}", "{} and {} drew"),
        ("{} def. {}", "{} & {} tied"),
        ("{}/{} 1-0", "{}/{} draw"),
        ("{}/{} 1-0", "{}/{} ½-½"),
        ("{0} vs {1} - {0} won", "{} vs {} - draw"),
        ("{0} v. {1} ({0} wins)", "{} v. {} (tie)"),
        ("{} vs {}: white won", "{} vs {}: draw"),
        ("{1} vs {0} - black wins", "{} vs {}, draw"),
        ("- {} 1, {} 0", "- {} .5, {} .5"),
    ],
)
def test_games_as_people_tell_them(won: str, drawn: str) -> None:
    parts = ["\n".join((f"Round {at}", *lines)) for at, lines in enumerate(games(won, drawn), 1)]
    table = read("\n".join(parts))
    assert met(table) == MET
    assert not codes(table)


@pytest.mark.parametrize(
    "said", ["{} vs {} - {} won", "{} vs {} ({} won)", "{} v {}: {} wins!", "{} - {}, {} won"]
)
def test_the_first_name_says_who_won(said: str) -> None:
    rounds = [
        [said.format(two, one, one.split()[0]) if code == "W" else f"{one} - {two} ½-½"
         for one, two, code in round_]
        for round_ in ROUNDS
    ]  # fmt: skip
    parts = ["\n".join((f"Round {at}", *lines)) for at, lines in enumerate(rounds, 1)]
    assert met(read("\n".join(parts))) == MET


def test_whole_sentences_in_one_paragraph() -> None:
    told = games("{} beat {}", "{} and {} drew")
    first, *others = [f"In round {at} {', and '.join(lines)}." for at, lines in enumerate(told, 1)]
    short = "\n".join((first, *others))
    assert met(read(short)) == MET
    names = {name: name.split()[0] for name in MET}
    for name, given in names.items():
        short = short.replace(name, given)
    assert list(met(read(short.replace("\n", " ")))) == ["Maya", "Carter", "Ben", "Dev"]


@pytest.mark.parametrize("won", ["{} def. {}", "{} 1-0 {}"])
@pytest.mark.parametrize(
    ("above", "line"),
    [
        ("", "{day}: {game}"),
        ("", "{day}  {game}"),
        ("", "Tue {day} - {game}"),
        ("", "{game} ({day})"),
        ("{day}\n", "{game}"),
        ("Week of {day}\n", "{game}"),
        ("Tuesday, {named}\n", "{game}"),
        ("{named}\n", "{game}"),
    ],
)
def test_days_without_a_year_are_the_rounds_of_a_ladder(won: str, above: str, line: str) -> None:
    lines = []
    # In front of a line with two names and "drew" a day is told from a name.
    drawn = "{} and {} drew" if line.startswith("{day}") else "{} drew {}"
    for day, told in zip(DAYS, games(won, drawn), strict=True):
        said = {"day": day, "named": day.replace("12/", "Dec ")}
        lines.append(above.format(**said))
        lines += [f"{line.format(game=game, **said)}\n" for game in told]
    table = read("".join(lines))
    assert met(table) == MET
    assert codes(table) == ["rounds-by-day"]


def test_two_names_in_a_path_are_no_game() -> None:
    rounds = games("{} 1-0 {}", "{} ½-½ {}")
    parts = ["\n".join((f"Round {at}", *lines)) for at, lines in enumerate(rounds, 1)]
    table = read("\n".join(("Home > Results", *parts, "Lucky draw winners")))
    assert met(table) == MET


def crosstable(cell: str, won: str, drawn: str, lost: str) -> str:
    """The event as rows with tabs, each cell made of a result and a number or a first name."""
    lines = ["No\tName (Rating)\tR1\tR2\tR3\tTotal"]
    colors = iter("WBWBWBBWWWBB")
    for name, results in MET.items():
        cells = [
            cell.format(
                n=NUMBERS[other], first=other.split()[0], color=next(colors),
                r={"W": won, "D": drawn, "L": lost}[code],
            )
            for code, _, other in (text.partition(" ") for text in results)
        ]  # fmt: skip
        rating = "unr." if name == "Dev Patel" else "1450"
        lines.append("\t".join((NUMBERS[name], f"{name} ({rating})", *cells, TOTALS[name])))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("{color}{r}{n}", "W D L"),
        ("{r}{color}{n}", "W D L"),
        ("{n} ({r})", "1 .5 0"),
        ("{n} ({r})", "1 1/2 0"),
        ("{r} {first}", "W D L"),
        ("{r}-{first}", "W D L"),
        ("{first} ({color}) {r}", "1 ½ 0"),
        ("{first} ({color}) {r}", "won drew lost"),
        ("{r} {first}", "✅ 🤝 ❌"),
        ("{first} {r}", "✔\ufe0f = ✗"),
    ],
)
def test_cells_as_people_type_them(cell: str, words: str) -> None:
    table = read(crosstable(cell, *words.split()))
    assert met(table) == MET
    assert [player.rating for player in table.players] == [1450, 1450, 1450, None]
    assert set(codes(table)) <= {"name-taken"}


@pytest.mark.parametrize("total", ["{}", "{} pts"])
def test_a_half_beside_totals_with_fractions_is_a_half(total: str) -> None:
    rows = ("x 1 1 1/2", "0 x 1 1", "0 0 x 1/2", "1/2 0 1/2 x")
    lines = ["Name\t1\t2\t3\t4\tTotal"]
    for (name, points), row in zip(TOTALS.items(), rows, strict=True):
        lines.append("\t".join((name, *row.split(), total.format(points))))
    table = read("\n".join(lines))
    assert [player.total_halves for player in table.players] == [5, 4, 1, 2]
    assert not codes(table)


def in_blocks(*, boards: bool) -> str:
    """The rounds side by side, as a spreadsheet has them: each in four columns, or in one."""
    titles, heads, *rows = ([], [], [], []) if boards else ([""], [], ["Bd 1"], ["Bd 2"])
    for at, round_ in enumerate(ROUNDS, 1):
        titles += [f"Round {at}", "", "", ""] if boards else [f"Round {at}"]
        heads += ["Bd", "White", "Result", "Black"]
        for board, (row, (one, two, code)) in enumerate(zip(rows, round_, strict=True), 1):
            score = "1-0" if code == "W" else "½-½"
            row.extend([str(board), one, score, two] if boards else [f"{one} {score} {two}"])
    return "\n".join(map("\t".join, (titles, heads, *rows) if boards else (titles, *rows)))


@pytest.mark.parametrize("boards", [True, False])
@pytest.mark.parametrize("separator", ["\t", ";", "|"])
def test_rounds_side_by_side(separator: str, *, boards: bool) -> None:
    table = read(in_blocks(boards=boards).replace("\t", separator))
    assert met(table) == MET
    assert not codes(table)


@pytest.mark.parametrize("title", ["Lakeside vs Oakmont", "Lakeside MS vs. PS 122"])
def test_two_teams_above_their_boards_are_no_players(title: str) -> None:
    boards = "1. Ann Lee 1-0 Bob Ray\n2. Cy Dunn ½-½ Dot Fox\n3. Ed Hill 0-1 Flo Ingram"
    table = read(f"{title}\n{boards}")
    assert [player.name for player in table.players] == [
        *("Ann Lee", "Bob Ray", "Cy Dunn", "Dot Fox", "Ed Hill", "Flo Ingram")
    ]
    assert codes(table) == ["line-left-out"]
    both = read(f"{title}\n{boards}\n\nElm vs Oak\n1. Gus Ames 1-0 Hal Burr\n2. Ivy Coe 1-0 Jo Day")
    assert codes(both) == ["line-left-out"] * 2
    assert len(both.players) == 10


@pytest.mark.parametrize(
    ("won", "said"), [("{} + - {}", True), ("{} +:- {}", True), ("{} 1-0 {}", False)]
)
def test_where_every_win_is_a_plus_and_a_minus_that_is_said(won: str, *, said: bool) -> None:
    rounds = games(won, "{} = {}")
    text = "\n".join("\n".join((f"Round {at}", *one)) for at, one in enumerate(rounds, 1))
    found = codes(read(text))
    assert ("signs-are-forfeits" in found) is said


@pytest.mark.parametrize("heading", ["Who won?", "Winner", "Result"])
def test_answers_to_a_form(heading: str) -> None:
    lines = [f"Timestamp\tRound\tWhite player\tBlack player\t{heading}"]
    lines += [
        f"12/{at}/2025 18:02:11\t{at}\t{one}\t{two}\t{'White' if code == 'W' else 'Draw'}"
        for at, round_ in enumerate(ROUNDS, 1)
        for one, two, code in round_
    ]
    assert met(read("\n".join(lines))) == MET


def test_a_line_of_scores_below_somebody_unrated_is_nobody() -> None:
    lines = []
    for name, results in MET.items():
        cells = [f"{text[0]}{NUMBERS[text[2:]]}" for text in results]
        lines.append(f"{NUMBERS[name]}. {name:<14}  {'     '.join(cells)}")
        points = itertools.accumulate({"W": 1.0, "D": 0.5, "L": 0.0}[text[0]] for text in results)
        rating = "unr." if name == "Dev Patel" else "1500"
        lines.append(f"   {rating:<14} {'    '.join(map(str, points))}")
    assert met(read("\n".join(lines))) == MET


@pytest.mark.parametrize("score", ["Rd{} Score", "Pts", "Score"])
def test_scores_of_rounds_are_no_totals_that_were_cut_off(score: str) -> None:
    heads = [f"Rd{at} Opp\t{score.format(at)}" for at in (1, 2, 3)]
    lines = ["\t".join(("Player", *heads, "Final"))]
    for name, results in MET.items():
        cells = [f"{text[2:]}\t{ {'W': '1', 'D': '½', 'L': '0'}[text[0]] }" for text in results]
        lines.append("\t".join((name, *cells, TOTALS[name])))
    table = read("\n".join(lines))
    assert met(table) == MET
    assert not codes(table)


@pytest.mark.parametrize("gap", ["\t", "  "])
def test_black_in_front_of_the_result(gap: str) -> None:
    rows = ["Round|Black|Result|White", "1|Ann Lee|0-1|Bo Ray", "1|Cy Poe|1-0|Di Fox",
            "2|Ann Lee|1-0|Cy Poe", "2|Bo Ray|½-½|Di Fox"]  # fmt: skip
    text = "\n".join(rows).replace("|", gap)
    found = {one.code for one in read(text).warnings}
    assert "black-first" in found
    # Where White is in front nothing is to be said of it.
    other = text.replace("Black", "-").replace("White", "Black").replace("-", "White", 1)
    assert "black-first" not in {one.code for one in read(other).warnings}
