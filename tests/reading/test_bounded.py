"""However odd or long a text is, what is not worth a try is not tried: counted, not timed."""

from __future__ import annotations

import re
import string
import textwrap
from contextlib import suppress
from functools import partial
from random import Random
from textwrap import fill
from types import ModuleType
from typing import Any

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all
from calculator.reading.assemble.games.reader import read_games
from calculator.reading.assemble.games.sheets import sheets_of
from calculator.reading.assemble.games.walk import Walk
from calculator.reading.assemble.standings import headed, typed_rows
from calculator.reading.assemble.standings.by_content import read_by_content, read_if_all
from calculator.reading.assemble.teams import lines as team_lines
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.forms import FAMILIES, may_be_read
from calculator.reading.cells.forms.form import Patterns
from calculator.reading.cells.people import People
from calculator.reading.choose import candidate, first_rows, readings
from calculator.reading.columns import player_rows
from calculator.reading.columns.headings import column
from calculator.reading.cut import aligned as aligning
from calculator.reading.cut import stretches
from calculator.reading.cut.aligned import Aligner
from calculator.reading.cut.spaced import WAYS
from calculator.reading.layouts import READERS, tables, teams
from calculator.reading.text.grid import tabbed, words
from calculator.reading.text.wrapped_lines import Rejoined, rejoined
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.reading.samples import BY_FILE
from tests.reading.test_in_proportion import aligned, wrapped
from tests.reading.test_limits import FEW, only_few
from tests.reading.test_many_players import text as written
from tests.support import sheets
from tests.support.examples import one_in
from tests.support.work import steps

LENGTH = 20_000
#: A character of what is no table may take so many times the steps of one of a table.
TIMES = 2
LETTERS = "".join(char for char in map(chr, range(32, 0x590)) if char.isprintable())
WORDS = "Ann Bob Chess Club the open round won 1 2 3 W2 L1 D3 ½ 1-0 0-1 draw bye Lee, 1500 2.5"
#: What random characters are taken from, between blanks and ends of lines.
CHARACTERS = {
    "characters": string.printable[:95] + "\n",
    "results": "0123456789½/.,:+-=*()? wbWLDXHBsk\n\t ",
    "results between tabs": "WLD1230½=- \t\n",
    "results apart": "0123456789½/.,:+-=*()? wbWLDXHBsk\n\t \n      ",
    "letters of any language": LETTERS + " " * 250 + "\n" * 120,
    "letters between tabs": LETTERS + " " * 120 + "\t" * 120 + "\n" * 120,
}


def random_text(kind: str) -> str:
    random = Random(kind)  # noqa: S311 - no secret
    if kind == "wrapped words":
        return fill(" ".join(random.choices(WORDS.split(), k=LENGTH // 4)), 60)
    if kind == "words between tabs":
        words = WORDS.split()
        return "\n".join("\t".join(random.choices(words, k=9)) for _ in range(LENGTH // 30))
    return "".join(random.choices(CHARACTERS[kind], k=LENGTH))


KINDS = [*CHARACTERS, "wrapped words", "words between tabs"]


def forbid(monkeypatch: pytest.MonkeyPatch, owner: ModuleType | type, name: str, why: str) -> None:
    """Have a test fail as soon as a function is called that nobody needs."""
    monkeypatch.setattr(owner, name, lambda *_: pytest.fail(why))


def refused(text: str) -> None:
    with pytest.raises(ReadError):
        read(text)


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_what_is_no_table_is_no_more_work_than_a_table(kind: str) -> None:
    honest = BY_FILE["chess-results-rank.csv"].text
    text = random_text(kind)
    # The first times whatever reads it is imported, and its patterns are compiled.
    for warm in ("", " "):
        read(honest + warm)
        refused(text + warm)
    unit = steps(lambda: read(honest + "\n")) / len(honest)
    found = steps(lambda: refused(text + "\n")) / len(text)
    assert found <= TIMES * unit, f"{found / unit:.2f} times"


@pytest.mark.parametrize("kind", KINDS)
def test_lines_that_are_not_numbered_are_not_put_together(kind: str) -> None:
    assert next(rejoined(random_text(kind)), None) is None


def test_lines_that_are_alike_are_dealt_out_once() -> None:
    heads = [column(cell) for cell in words(1, "No. Name Rtg 1 2 3 4 5 Pts")]
    texts = [f"{at} Ann A{at} 1500 = - 10B +  6B -  4B > +  5B 2.5" for at in range(1, 30)]

    def dealt(first: int) -> object:
        aligner = Aligner(10_000)
        return [aligner.deal(heads, words(at, text)) for at, text in enumerate(texts, first)]

    assert dealt(2)
    found, elsewhere = (steps(partial(dealt, first)) for first in (2, 99))
    assert elsewhere <= 1.5 * found


def row(at: int) -> list[str]:
    return [str(at), f"Ann A{at}", f"W{at + 1}", f"L{at + 2}", "1.0"]


HEAD = ["No.", "Name", "Rd1", "Rd2", "Total"]
UNKNOWN = ["Seat", "Kid", "Wk1", "Wk2", "All"]


@pytest.mark.parametrize("heading", [HEAD, UNKNOWN, []], ids=["known", "unknown", "none"])
@pytest.mark.parametrize("between", ["\t", ",", " "])
def test_of_far_too_many_rows_only_the_first_are_looked_at(
    heading: list[str], between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def text(rows: int) -> str:
        every = [heading] if heading else []
        return "\n".join(between.join(cells) for cells in (*every, *map(row, range(1, rows + 1))))

    looked_at = 0

    def counted(function: Any) -> Any:  # noqa: ANN401 - whatever it stands for
        def call(*given: object) -> object:
            nonlocal looked_at
            looked_at += 1
            return function(*given)

        return call

    refused(text(FEW - 2))  # imports the reader: the last ones' opponents are missing
    only_few(monkeypatch)
    monkeypatch.setattr(player_rows, "_is_player", counted(player_rows._is_player))
    monkeypatch.setattr(stretches, "_is_row", counted(stretches._is_row))
    many = 100 * FEW
    with pytest.raises(ReadError) as caught:
        read(text(many))
    assert caught.value.said.code == "error-too-many-players"
    limit, found = caught.value.said.facts
    assert limit == FEW
    # A heading that nobody knows has as many cells.
    assert found in {many, many + bool(heading)}
    # By a few rows it is told what separates cells.
    assert looked_at <= 2 * FEW + stretches._SAMPLE + 3


def test_of_too_many_that_are_called_by_name_none_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def text(count: int) -> str:
        rows = (f"Ann A{at}\tW Ann A{at ^ 1}\t1" for at in range(count))
        return "\n".join(("Name\tR1\tPts", *rows))

    with pytest.raises(ReadError):
        read(text(4))
    only_few(monkeypatch)
    with pytest.raises(ReadError) as caught:
        read(text(10 * FEW))
    assert caught.value.said.facts == (FEW, 10 * FEW)


GAMES = [
    "{at}. Ann A{at} 1-0 Ben B{at}",
    "Ann A{at}\t1-0\tBen B{at}",
    "Ann A{at};Ben B{at};½-½",
    "Ann A{at} beat Ben B{at}",
    "Ann A{at} 1 Ben B{at} 0",
    "• Ann A{at} - Ben B{at}: 1-0",
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("heading", ["Round 1", "Section Open", "Results"])
def test_of_far_too_many_games_only_the_first_are_looked_at(
    game: str, heading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def text(games: int) -> str:
        return "\n".join((heading, *(game.format(at=at) for at in range(games))))

    lines: list[int] = []

    def counted(self: Walk, number: int, line: str) -> object:
        lines.append(number)
        return look(self, number, line)

    look = Walk._read
    read(text(FEW // 2))  # imports the reader
    only_few(monkeypatch)
    monkeypatch.setattr(Walk, "_read", counted)
    with pytest.raises(ReadError) as caught:
        read(text(4 * FEW))
    assert (
        caught.value.message
        == "There are more than 30 players in this list; at most 30 can be read."
    )
    # Each has two players, and one may be called in two ways.
    assert caught.value.line == FEW + 2
    assert len(lines) == FEW + 2


#: Lines that are no players' rows, or lists in which few play: nothing tells how many are too many.
LINES = {
    "a cell a line": "{at}\nAnn A{one}\n1-0\nBen B{other}",
    "a cell a line, few": "Ann A{few}\n1-0\nBen B{less}",
    "points": "{at}. Ann A{one} 2.5",
    "points behind a colon": "Ann A{one}: 3",
    "a ranking": "{at}\tAnn A{one}\t4\t2.5",
    "numbers": "{at}-{other}: 1-0",
    "a few players' numbers": "{few} v {less} 1-0",
    "a few players": "Ann A{few} 1-0 Ben B{less}",
    "a few players, in words": "Ann A{few} beat Ben B{less}",
    "a few players' labels": "White: Ann A{few}\nBlack: Ben B{less}\nResult: 1-0",
    "prose": "Ann A{few} came late to this round, and Ben B{less} was not amused.",
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
@pytest.mark.parametrize("heading", ["Round 1", "Place\tName\tRating\tPoints", ""])
def test_of_far_too_long_a_text_the_beginning_is_looked_at(
    line: str, heading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def text(count: int) -> str:
        made = (
            line.format(at=at, one=at, other=at + count, few=at % 5, less=at % 7)
            for at in range(1, count + 1)
        )
        return "\n".join((heading, *made)) if heading else "\n".join(made)

    only_few(monkeypatch)
    # The first time whatever reads it is imported.
    refused(text(10 * FEW))
    long = text(10 * FEW)
    work = [steps(partial(refused, f"{one}\n")) for one in (text(30 * FEW), long, f"{long}\n")]
    # Each line is still cut from the others, and asked whether it is a heading.
    lines = 20 * FEW * (1 + line.count("\n"))
    each = (work[0] - work[1]) / lines
    assert each <= 80, f"{each:.1f} steps a line"


def test_so_many_lines_are_too_many_for_any_list(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(("Round 1", *["Ann A 1-0 Ben B"] * 200))
    only_few(monkeypatch)
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.message == "There are 201 lines here; at most 150 can be read."
    assert caught.value.line == 151


def test_far_too_many_games_are_read_by_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(("Round 1", *(GAMES[0].format(at=at) for at in range(10 * FEW))))
    with monkeypatch.context() as few:
        only_few(few)
        refused(text)
        looked_at = steps(lambda: refused(f"{text}\n"))
    whole = steps(lambda: read(f"{text}\n\n"))
    assert looked_at < whole / 5


def test_players_of_several_sections_are_not_too_many_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def text(rounds: int, sections: str) -> str:
        return "\n".join(
            f"{sections.format(at=at)}Round 1\n"
            + "\n".join(f"Ann A{at}x{game} 1-0 Ben B{at}x{game}" for game in range(FEW // 2))
            for at in range(rounds)
        )

    for sections in ("", "Section {at}\n"):
        read_all(text(2, sections))
        with monkeypatch.context() as few:
            only_few(few)
            found = read_all(text(5, sections))
        assert [len(table.players) for _, table in found if isinstance(table, Crosstable)] == [
            FEW
        ] * 5


def test_names_of_one_round_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(
        monkeypatch, People, "others", "Whoever plays in every round is nobody else's other name."
    )
    text = "\n".join(("Round 1", *(GAMES[0].format(at=at) for at in range(50))))
    assert len(read(text).players) == 100


def test_rounds_that_begin_again_are_work_in_proportion() -> None:
    def text(name: str, rounds: int) -> str:
        return "\n".join(f"Round 1\nFirst\nLate\n{name} 1-0 Ben B{at}" for at in range(rounds))

    def walked(name: str, rounds: int) -> object:
        return sheets_of(list(Walk(text(name, rounds)).events()))

    # Each has its own names: the games of a line that was walked before are known.
    texts = ("Ann Lee", 100), ("Ann Poe", 100), ("Ann Fox", 300)
    work = [steps(partial(walked, *one)) for one in texts]
    assert work[2] <= 3.2 * work[1]


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_clean_table_is_read_as_it_stands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(monkeypatch, readings, "rejoined", "Lines are put together of a table that is whole.")
    for seed in range(4):
        made = random_written(name, Random(seed), people=True)  # noqa: S311 - no secret
        if made is not None:
            read(made.text)


def test_a_report_of_fide_is_no_more_work_than_a_table_of_wintd() -> None:
    few = [written(layout, 50) for layout in ("trf", "wintd-tabs")]
    for text in few:
        read(text)
    report, table = (steps(partial(read, written(layout, 400))) for layout in ("trf", "wintd-tabs"))
    assert report <= table, f"{report / table:.2f} times"


def test_a_way_to_cut_lines_is_given_up_at_its_first_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def text(sections: int) -> str:
        rows = "Lee   W2 L3\n2 Bo Poe    L1 W9 W1\n3 Cy Marsh  D1 W1\n"
        names = (f"1 Ann{chr(96 + at)} {rows}" for at in range(1, sections + 1))
        return "\n".join(f"U{at}00\n{own}" for at, own in enumerate(names, 1))

    looked_at = 0

    def counted(*given: Any) -> object:  # noqa: ANN401 - as it is called
        nonlocal looked_at
        looked_at += 1
        return look(*given)

    look = stretches._table
    monkeypatch.setattr(stretches, "_table", counted)
    sections = 20
    found = read_by_content(text(sections))
    assert len(found) == sections
    assert all(isinstance(table, ReadError) for table in found)
    # One table is looked at before the one above it is read.
    assert looked_at <= sections + 2 * (len(WAYS) - 1)


def test_each_line_is_cut_once_whoever_asks_for_its_cells() -> None:
    # Who reads opponents by name asks, too.
    text = "Opponents and results\n" + written("wintd-tabs", 100)
    tabbed.cache_clear()
    read(text)
    found, lines = tabbed.cache_info(), text.count("\n") + 1
    # A few are looked at for another separator, or as the first line of something.
    assert found.misses <= 1.2 * lines
    assert found.hits > lines / 2


@pytest.mark.parametrize("whole", [True, False])
def test_of_lines_put_together_the_beginning_tells_whether_the_rest_is_read(
    monkeypatch: pytest.MonkeyPatch, *, whole: bool
) -> None:
    read_whole = []
    best = readings._Lines.best

    def counted(self: readings._Lines, layout: str) -> Any:  # noqa: ANN401 - whatever it returns
        read_whole.append(self.joined is not None)
        return best(self, layout)

    monkeypatch.setattr(readings._Lines, "best", counted)
    text = wrapped(4 * first_rows.TRIED)
    # Without a result in them the parts of a row make none.
    with suppress(ReadError):
        read(text if whole else re.sub(r"[a-zWL](?=\d)", "zonk", text))
    assert any(read_whole) == whole


@pytest.mark.parametrize("count", [300, 600])
def test_a_long_broken_table_is_read_once(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """As it was pasted it is not read at all: its first rows tell that lines are broken."""
    as_pasted = []
    real = candidate.candidates

    def counted(reader: Any, text: str, **more: Any) -> Any:  # noqa: ANN401 - as it is called
        as_pasted.append(text == broken and reader is READERS[-1])
        return real(reader, text, **more)

    monkeypatch.setattr(readings, "candidates", counted)
    broken = "".join(f"{part}\n" for line in aligned(count) for part in textwrap.wrap(line, 30))
    table = read(broken)
    assert len(table.players) == count
    assert as_pasted
    assert not any(as_pasted)


def test_a_complete_table_is_not_put_together_for_the_feet_of_its_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forbid(
        monkeypatch,
        readings,
        "rejoined",
        "Lines are put together of a table in which all cells agree.",
    )
    heading, *rows = aligned(20)
    pages = [[heading, *rows[at : at + 5], f"Page {at // 5 + 1} of 4"] for at in range(0, 20, 5)]
    table = read("".join(f"{line}\n" for page in pages for line in page))
    assert len(table.players) == 20


def test_lines_are_not_put_together_where_more_players_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "No\tName\tR1\tR2\n1\tAnn\tW2\tL9\n2\tBo\tL1\tW8\n3\tCy"
    made = Rejoined(
        text.replace("\n3", " 3"), (((0, 1, 1),), ((0, 2, 1),), ((0, 3, 1), (10, 4, 1))), 2
    )
    monkeypatch.setattr(readings._Lines, "_ways", lambda _: iter([made]))
    forbid(monkeypatch, readings._Lines, "borne_out", "One line more is not both who are missing.")
    refused(text)


def test_of_lines_below_one_heading_its_columns_are_looked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = []
    real = aligning._colors_of

    def counted(columns: Any) -> Any:  # noqa: ANN401 - as it is called
        looked_at.append(columns)
        return real(columns)

    monkeypatch.setattr(aligning, "_colors_of", counted)
    aligning._heads.cache_clear()
    # Cells that begin where their heading does need not be dealt out.
    heading, *rows = aligned(40)
    read("\n".join((f" {heading}", *rows)))
    assert 0 < len(looked_at) < 4


def test_most_words_are_told_from_results_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    real = Patterns.read

    def counted(self: Patterns, text: str) -> Any:  # noqa: ANN401 - whatever it returns
        asked.append(text)
        return real(self, text)

    monkeypatch.setattr(Patterns, "read", counted)
    may_be_read.cache_clear()
    random = Random("words")  # noqa: S311 - no secret
    assert not any(is_result("".join(random.choices("aeiou", k=20))) for _ in range(2000))
    assert len(asked) < 2000 * len(FAMILIES) / 2


def test_of_many_round_robins_none_is_another_with_its_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forbid(monkeypatch, candidate, "_is_with_rounds", "Round robins are compared in vain.")
    robin = "No\tName\t1\t2\t3\tPts\n" + "".join(
        f"{at}\t{name}\t{cells}\n"
        for at, name, cells in (
            (1, "Ann {0}", "*\t1\t1\t2"),
            (2, "Bo {0}", "0\t*\t1\t1"),
            (3, "Cy {0}", "0\t0\t*\t0"),
        )
    )
    text = "\n".join(f"Section {name}\n{robin.format(name)}" for name in ("Elm", "Oak", "Ash"))
    assert len(read_all(text)) == 3


def test_lines_without_a_score_at_their_ends_are_not_searched_for_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(team_lines, "_EACH", None)
    assert team_lines._each_of("Elm 2, Oak 1, round 2 won", 0, 25) is None


@pytest.mark.parametrize("last", ["W7", "W1"])
def test_typed_rows_that_nobody_answers_are_not_tried_in_every_way(
    monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    forbid(monkeypatch, typed_rows, "_table", "Rows are put together that nothing can bear out.")
    assert not typed_rows.read_typed(f"1. Ann W2 1\n2. Bo L1 0\n3. Cy {last} 1")


TABLE = """\
No Name      1      2      Pts
 1 Ann Lee   2w/½   3s/1   1.5
 2 Bo Poe    1s/½   -      1.0
"""


@pytest.mark.parametrize(
    "text",
    [
        f"Round 1 starts at 10:00, round 2 at 1:30 PM, on 3/11/2026.\n{TABLE}Page 1 of 2\n",
        TABLE.replace("3s/1   1.5", "-  3w/0  1.5"),
        "27 v 84: 1-0\n28 v 306: 0-1\nR1: 1-110 0-1; 3-76 0-1; 6-128 0-1\n",
        "Rank\tName\t1\tPts\tK\n1\tAnn Lee\t+B2\t3.5\t-15.4\n",
        TABLE * 60 + "In the blitz match Oak won 3-1.\n",
    ],
)
def test_of_a_table_of_players_no_line_is_looked_at_for_a_match_of_teams(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    forbid(monkeypatch, teams, "read_matches", "A table of players is read as matches of teams.")
    with suppress(ReadError):
        read(text)


@pytest.mark.parametrize("width", [30, 40])
def test_of_a_long_text_the_way_with_most_rows_is_read(width: int) -> None:
    """It is read once only: in the first way that lines may have been broken it was refused."""
    table = written("wintd-tabs", 800)
    broken = "\n".join(
        line[at : at + width]
        for line in table.split("\n")
        for at in range(0, len(line) or 1, width)
    )
    assert len(broken) > first_rows.WORK
    assert [player.name for player in read(broken).players] == [
        player.name for player in read(table).players
    ]


def test_of_a_long_table_few_lines_are_looked_at_for_games(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0

    def counted(self: Walk, number: int, line: str) -> Any:  # noqa: ANN401 - as it returns
        nonlocal looked_at
        looked_at += 1
        return look(self, number, line)

    look = Walk._read
    monkeypatch.setattr(Walk, "_read", counted)
    lines = 1500
    table = "\n".join(f"{at}\tPerson {at}\tW{at % 7}\tL{at % 9}" for at in range(1, lines))
    assert read_games(table) == []
    assert 0 < looked_at < lines / 3
    # Above, below, or beside lines of something else they are found, with a sign or a word.
    for game in ("Ann Lee 1-0 Bob Ray", "Ann Lee beat Bob Ray"):
        for text in (f"{game}\n" * lines, "hello\n" * lines + f"{game}\n" * lines):
            (found,) = read_games(text)
            assert isinstance(found, ReadError)
            # That they play each other on every line is told, not overlooked.
            assert found.said.facts == ("Ann Lee", "Bob Ray")
    # Far down on a page they are below each other: a result by itself is prose.
    around = "hello\n" * lines
    games_ = "Ann Lee 1-0 Bob Ray\nCy Fox 0-1 Di Poe\nEd Orr 1-0 Al Kim\n"
    (games,) = read_games(f"{around}{games_}")
    assert not isinstance(games, ReadError)
    assert len(games.rows) == 6
    looked_at = 0
    assert read_games(f"{around}Ann won 1-0.\n{around}Bob lost 0-1.\n{around}") == []
    assert looked_at < lines / 3


def test_where_headings_mislead_the_first_rows_tell_if_cells_alone_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A mark that nobody knows is in each row: the rest is not read a second time for it."""
    looked_at = []

    def counted(text: str) -> Any:  # noqa: ANN401 - whatever it returns
        looked_at.append(text.count("\n"))
        return read_by_content(text)

    monkeypatch.setattr(tables, "read_by_content", counted)
    monkeypatch.setattr(tables, "read_if_all", lambda text, _: counted(text))
    table = written("wintd-tabs", 300)
    assert len(read(table).players) == 300
    assert not looked_at
    with pytest.raises(ReadError, match="round 1"):
        read(re.sub(r"\b([WLD]\d+)\b", r"\1zz", table))
    assert looked_at
    assert max(looked_at) < 100


def test_of_a_very_long_table_lined_up_by_blanks_the_first_rows_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = []

    def counted(text: str) -> Any:  # noqa: ANN401 - whatever it returns
        looked_at.append(text.count("\n"))
        return look(text)

    look = headed.read_tables
    monkeypatch.setattr(tables, "read_tables", counted)
    rows = [row.split("\t") for row in written("wintd-tabs", 900).splitlines()]
    table = sheets.aligned(rows)
    assert len(table) > tables._VERY_LONG
    assert len(read(table).players) == 900
    unknown = re.compile(r"\b([WLD])(\d+)\b")
    everywhere = unknown.sub(r"\1?\2", table)
    for text, line, only_the_first in (
        (everywhere, 2, True),
        # Somebody else's row is read as ever.
        ("\n".join([*table.splitlines()[:-1], everywhere.splitlines()[-1]]), 901, False),
        # Another section may be below, which can be read.
        (f"{everywhere}\n\n{table}", 2, False),
    ):
        looked_at.clear()
        with pytest.raises(ReadError) as caught:
            read(text, section=0)
        assert caught.value.line == line
        assert (max(looked_at) < 100) is only_the_first


def test_cells_alone_are_not_read_to_the_end_where_headings_outweigh_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first table that is not wanted tells."""
    read_ = 0

    def table_of(*given: Any, **how: Any) -> Any:  # noqa: ANN401 - as it is called
        nonlocal read_
        read_ += 1
        return look(*given, **how)

    look = headed.table_of
    monkeypatch.setattr(headed, "table_of", table_of)
    rows = "Lee   W2 L3\n2 Bo Poe    L1 W9\n3 Cy Marsh  D1 W1\n"
    text = "\n".join(f"Section {at}\n1 Ann{chr(96 + at)} {rows}" for at in range(1, 21))
    assert read_if_all(text, lambda _: False) == ()
    assert read_ <= len(WAYS)
    assert len(read_by_content(text)) == 20


def test_rows_that_are_lined_up_alike_are_weighed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of the others are where its cells are: there is nothing to weigh."""
    weighed = 0

    def counted(self: Aligner, *given: Any) -> Any:  # noqa: ANN401 - as it is called
        nonlocal weighed
        weighed += 1
        return best(self, *given)

    best = Aligner._best
    monkeypatch.setattr(Aligner, "_best", counted)
    rows = [row.split("\t") for row in written("wintd-tabs", 300).splitlines()]
    clubs = ["Club", *(("Oak", "Elm", "Ash")[at % 3] for at in range(len(rows) - 1))]
    rows = [[*row[:2], club, *row[2:]] for row, club in zip(rows, clubs, strict=True)]
    # If all cells began where their heading does, none would be dealt out.
    text = sheets.aligned(rows).replace("  Player 02", " Player 02 ", 1)
    assert len(read(text).players) == 300
    assert 0 < weighed < 60


_IN_LETTERS = str.maketrans("0123456789", "abcdefghij")
_SCORES = {"W": "1", "X": "1", "B": "1", "D": "½", "H": "½"}


def test_where_each_player_has_two_lines_none_are_put_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forbid(
        monkeypatch,
        first_rows,
        "rejoined",
        "Lines of a table in which each player has two are put together.",
    )
    heading, *rows = written("wintd-tabs", 300).replace("\tPts\t", "\t").splitlines()
    lines = [f"{heading}\tTotal"]
    for row in rows:
        number, name, points, *cells = row.split("\t")
        name = name.translate(_IN_LETTERS)
        found = [re.fullmatch(r"-?([A-Z])(\d+|-)", cell) for cell in cells]
        lines.append("\t".join([number, name, *(one[2] if one else "-" for one in found), points]))
        scores = [_SCORES.get(one[1], "0") if one else "0" for one in found]
        lines.append("\t".join(["", "", *scores, ""]))
    # Something far below is of none of them.
    lines[-10] = "10 zonk"
    refused("\n".join(lines))


def test_of_ways_to_put_lines_together_those_beside_a_right_one_are_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lengths = []

    def counted(text: str, by: Any = None) -> Any:  # noqa: ANN401 - as it is called
        lengths.append(text.count("\n"))
        return begun(text, by)

    begun = first_rows._read
    monkeypatch.setattr(first_rows, "_read", counted)
    assert len(read(wrapped(4 * first_rows.TRIED)).players) == 4 * first_rows.TRIED
    # Many rows are read of one way, and of the lines as they were pasted.
    assert len([length for length in lengths if length >= first_rows.TRIED]) <= 5
