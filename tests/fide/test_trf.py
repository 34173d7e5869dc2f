"""Reading FIDE tournament reports: TRF16, TRF26 and TRF(x)."""

import pytest

from calculator import ReadError
from calculator.__main__ import main
from calculator.model import RESULT_CODES, Crosstable, Points
from calculator.ranked import rank
from calculator.reading import read
from calculator.reading.formats.trf.header import date
from calculator.words.message_words import spoken
from tests.fide import oracle

HEAD = "012 An event\n042 2026/04/01\n092 Individual: Swiss-System\n"


def row(number: int, points: str, cells: str, *, name: str = "", rating: str = "2000") -> str:
    shown = name or f"Player {number:02}"
    start = f"001 {number:4} m    {shown:33} {rating:>4} FID {0:11} {'':10}"
    return f"{start} {points:>4} {number:4}{cells}"


def trf(*rows: str, head: str = HEAD, end: str = "\n") -> str:
    return end.join([*head.splitlines(), *rows, ""])


PLAIN = (
    row(1, "1.5", "     2 w 1  0000 - H"),
    row(2, "1.0", "     1 b 0  0000 - U"),
    row(3, "2.0", "  0000 - F     4 w +"),
    row(4, "0.0", "  0000 - Z     3 b -"),
)


def codes(table: Crosstable) -> list[str]:
    return ["".join(result.code for result in player.results) for player in table.players]


def test_results_byes_and_forfeits() -> None:
    table = read(trf(*PLAIN))
    assert codes(table) == ["WH", "LP", "BX", "UF"]
    assert [result.color for result in table.players[1].results] == ["B", ""]
    assert table.players[3].results[1].opponent == 3
    assert (table.format, table.system, table.starts, table.event) == (
        "trf",
        "fide",
        "2026-04-01",
        "An event",
    )
    assert table.warnings == ()
    assert table.players[0].rating == 2000


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
def test_line_endings(end: str) -> None:
    assert read(trf(*PLAIN, end=end)).players == read(trf(*PLAIN)).players


def test_a_minus_without_opponent_is_a_zero_point_bye_and_rows_may_stop_early() -> None:
    rows = (
        row(1, "1.0", "     2 w 1  0000 - -"),
        row(2, "0.0", "     1 b 0"),
        PLAIN[2],
        row(4, "0.0", "               3 b -"),
    )
    table = read(trf(*rows))
    assert codes(table) == ["WU", "LU", "BX", "UF"]


def test_later_rounds_are_not_played_yet() -> None:
    table = read(trf(*(line[:99] for line in PLAIN[:2]), head=HEAD + "XXR 5\n"))
    assert (table.rounds, table.rounds_played) == (5, 1)
    assert codes(table) == ["W", "L"]


def test_short_games_are_played_but_not_rated() -> None:
    table = read(trf(row(1, "1.0", "     2 w W"), row(2, "0.0", "     1 b L")))
    assert codes(table) == ["W", "L"]
    assert all(player.results[0].short for player in table.players)


@pytest.mark.parametrize("record", ["162  W 3.0    D 1.0", "XXS W=3 D=1"])
def test_point_systems(record: str) -> None:
    rows = (
        row(1, "4.0", "     2 w 1  0000 - H"),
        row(2, "3.0", "     1 b 0  0000 - U"),
        row(3, "3.0", "  0000 - Z     4 w +"),
        row(4, "0.0", "  0000 - Z     3 b -"),
    )
    table = read(trf(*rows, head=f"{HEAD}{record}\n"))
    assert table.points == Points(6, 2, 0)
    assert [row.score for row in rank(table).rows] == [8, 6, 6, 0]


def test_a_point_system_that_nothing_names_is_found_by_the_totals() -> None:
    rows = (
        row(1, "4.0", "     2 w 1     3 b ="),
        row(2, "0.0", "     1 b 0     4 b 0"),
        row(3, "4.0", "     4 w 1     1 w ="),
        row(4, "3.0", "     3 b 0     2 w 1"),
    )
    table = read(trf(*rows))
    assert table.points.win == 6
    assert [warning.code for warning in table.warnings] == ["points-found"]


def test_a_total_that_does_not_add_up_is_reported() -> None:
    table = read(trf(row(1, "2.0", "     2 w 1"), row(2, "0.0", "     1 b 0")))
    assert [warning.code for warning in table.warnings] == ["total-differs"]
    assert table.other is not None


def test_byes_and_points_of_their_own_records() -> None:
    head = HEAD + "240 H   2    1\n299 +        2.0   1    1\n"
    rows = (
        row(1, "2.5", "     2 w 1"),
        row(2, "1.0", "     1 b 0  0000 - U"),
        row(3, "1.0", "               4 w 1"),
        row(4, "0.0", "               3 b 0"),
    )
    table = read(trf(*rows, head=head))
    assert codes(table)[0] == "WH"
    assert [result.halves for result in table.players[0].results] == [4, 1]


def test_byes_and_points_of_nobody_are_reported() -> None:
    head = HEAD + "240 H   2    1    9\n299 +        2.0   1    8\n"
    (warning,) = read(trf(*PLAIN, head=head)).warnings
    assert warning.line == 1 + HEAD.count("\n")
    assert spoken(warning) == (
        "Byes or points are given to start numbers 8, 9, which no players have: left out."
    )


def test_the_list_of_tiebreaks_is_the_order() -> None:
    standings = rank(read(trf(*PLAIN, head=HEAD + "212 PTS,BH/C1,KS/L+1,EDE\n")))
    assert [tiebreak.name for tiebreak in standings.order] == ["BH/C1", "KS/L+1", "EDE"]


def test_a_tiebreak_of_teams_decides_nothing_among_players() -> None:
    rows = (row(1, "0.5", "     2 w ="), row(2, "0.5", "     1 b ="))
    standings = rank(read(trf(*rows, head=HEAD + "212 PTS,EDE,EMGSB/C1\n")))
    assert [one.place for one in standings.rows] == [1, 1]
    said = " ".join(spoken(warning) for warning in standings.warnings)
    assert said.count("this is not a table of teams") == 2


def test_a_code_that_nobody_knows_is_named() -> None:
    standings = rank(read(trf(*PLAIN, head=HEAD + "212 PTS,BH/C1,LUCK\n")))
    assert (
        "The text announces “LUCK”, which we do not know, and prints no values for it: it decides "
        "nothing here."
    ) in [warning.words() for warning in standings.warnings]


def test_names_padded_by_bytes_shift_the_columns_back() -> None:
    name = "Müller, Jörg"
    line = row(1, "1.0", "     2 w 1", name=name)
    vega = line.replace(f"{name:33}", name + " " * (33 - len(name.encode())))
    assert len(vega) == len(line) - 2
    table = read(trf(vega, row(2, "0.0", "     1 b 0")))
    assert codes(table) == ["W", "L"]
    assert (table.players[0].name, table.players[0].rating) == (name, 2000)


def test_round_robins_are_recognised_by_name_or_by_who_met_whom() -> None:
    rows = (row(1, "1.5", "     2 w 1  0000 -       3 b ="),
            row(2, "0.0", "     1 b 0     3 w 0"),
            row(3, "1.5", "  0000 -       2 b 1     1 w ="))  # fmt: skip
    assert read(trf(*rows, head="042 2026/04/01\n")).kind == "round-robin"
    assert read(trf(*rows, head="092 Swiss\n")).kind == "swiss"
    assert read(trf(*PLAIN, head="192 BERGER_ROUNDROBIN\n")).kind == "round-robin"


@pytest.mark.parametrize(
    ("rows", "line", "column", "message"),
    [
        (
            (row(1, "1.0", "     2 w 8"), row(2, "0.0", "     1 b 0")),
            4,
            95,
            "Player 01, round 1 says “2 w 8”, but that is not a result.",
        ),
        (
            (row(1, "1.0", "     9 w 1"), row(2, "0.0", "")),
            4,
            95,
            "Player 01, round 1 says “9 w 1”, but there is no player 9 (the table has 1 to 2).",
        ),
        (
            (row(1, "x.0", "     2 w 1"),),
            4,
            81,
            "Player 01’s row says “x.0”, but that is not a number of points.",
        ),
        (
            (row(1, "1.0", ""), row(1, "0.5", "", name="Ann")),
            5,
            5,
            "Player 01 and Ann both have the number 1.",
        ),
        (
            (row(1, "1.0", "  0000 w 1"),),
            4,
            92,
            "Player 01, round 1 says “0000 w 1”, but that is a result without an opponent.",
        ),
    ],
)
def test_errors_name_the_place(rows: tuple[str, ...], line: int, column: int, message: str) -> None:
    with pytest.raises(ReadError) as raised:
        read(trf(*rows))
    assert (raised.value.message, raised.value.line) == (message, line)
    assert raised.value.column == column
    assert raised.value.hint


def test_an_unreadable_date_is_reported() -> None:
    table = read(trf(*PLAIN, head="042 in spring\n"))
    assert table.starts is None
    assert [warning.code for warning in table.warnings] == ["start-unreadable"]


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("2026/03/01   ", "2026-03-01"),
        ("01.03.2026", "2026-03-01"),
        ("1/3/26", "2026-03-01"),
        ("20260301", "2026-03-01"),
        ("1 March 2026", "2026-03-01"),
        ("2026-13-45", None),
    ],
)
def test_dates(text: str, iso: str | None) -> None:
    assert date(text) == iso


def test_results_agree_with_gacrux() -> None:
    text = trf(*PLAIN)
    theirs = oracle.values(oracle.parse(text), 2, ("PTS", "BH"))
    assert {n: values["PTS"] for n, values in theirs.items()} == {1: 1.5, 2: 1, 3: 2, 4: 0}


@pytest.mark.parametrize("record", ["XXR", "142", "001", "240", "299"])
def test_a_record_that_ends_after_its_name_is_pointed_at(record: str) -> None:
    with pytest.raises(ReadError) as found:
        read(f"{trf(*PLAIN)}\n{record}")
    assert found.value.column == len(record) + 1


def test_every_result_is_a_kind() -> None:
    assert {code for text in codes(read(trf(*PLAIN))) for code in text} <= set(RESULT_CODES)


def test_the_command_line_takes_the_edition(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    path = f"{tmp_path}/event.trf"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(trf(*PLAIN))
    shown = []
    for rules in ("fide-2024", "fide-2026"):
        assert main([path, "--rules", rules, "--order", "BH", "--json"]) == 0
        shown.append(capsys.readouterr().out)
        assert f'"rules": "{rules}"' in shown[-1]
    assert shown[0] != shown[1].replace("2026", "2024")


@pytest.mark.parametrize("record", ["142 005", "XXR 005", "142  05", "142 5", "XXR 5 ", "142 0005"])
def test_rounds_may_be_filled_up_with_zeros(record: str) -> None:
    table = read(trf(*PLAIN, head=f"{HEAD}{record}\n"))
    assert (len(table.players), table.rounds, table.rounds_played) == (4, 5, 2)
    assert [found[:2] for found in codes(table)] == ["WH", "LP", "BX", "UF"]


@pytest.mark.parametrize("record", ["142 500", "142 0100", "XXR five", "142 -5"])
def test_what_is_no_number_of_rounds_is_refused(record: str) -> None:
    with pytest.raises(ReadError) as caught:
        read(trf(*PLAIN, head=f"{HEAD}{record}\n"))
    assert (caught.value.said.code, caught.value.line) == ("error-trf-rounds", 4)


#: What mails, forums and lists put in front of a line.
FRONTS = ["> ", ">", "> > ", "    ", "\t", "| ", ">> "]


@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("prose", ["", "Hi Ann, here is the report:\n\n"])
def test_a_quoted_report_is_one(front: str, prose: str) -> None:
    plain = trf(*PLAIN, head=f"{HEAD}142 5\n")
    found = read(prose + "".join(f"{front}{line}\n" for line in plain.splitlines()))
    assert found == read(plain)


def test_a_report_in_a_box_of_a_forum_is_one() -> None:
    plain = trf(*PLAIN, head=f"{HEAD}142 5\n")
    assert read(f"[code]{plain}[/code]") == read(plain)


@pytest.mark.parametrize("front", FRONTS)
def test_places_in_a_quoted_report_are_those_of_the_pasted_text(front: str) -> None:
    wrong = trf(*PLAIN).replace("     2 w 1", "     2 w Q")
    quoted = "".join(f"{front}{line}\n" for line in wrong.splitlines())
    with pytest.raises(ReadError) as caught:
        read(quoted)
    error = caught.value
    assert (error.line, error.cell) == (4, "2 w Q")
    assert error.column is not None
    assert quoted.splitlines()[3][error.column - 1 :].startswith("2 w Q")
    odd = trf(*PLAIN).replace("     2 w 1", "     2 w 0")
    quoted = "".join(f"{front}{line}\n" for line in odd.splitlines())
    (clash,) = read(quoted).contradictions
    spots = [clash.first, clash.second]
    lines = quoted.splitlines()
    assert [lines[spot.line - 1][spot.column - 1 :][:5] for spot in spots] == ["2 w 0", "1 b 0"]
