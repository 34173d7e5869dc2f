"""What clubs elsewhere write: words for forfeits, letters of results, ways to count rounds."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all

#: A table of four, whose first game of the second round was not played.
ROUNDS = (
    ("Rask, Ole", "2", "4", "3"),
    ("Brekke, Una", "1", "3", "4"),
    ("Holm, Siv", "4", "2", "1"),
    ("Lund, Tor", "3", "1", "2"),
)
TOTALS = ("2,5", "0,5", "2,5", "0,5")
COLORS = (("W", "B", "W"), ("B", "W", "B"), ("W", "B", "B"), ("B", "W", "W"))
CODES = (("W", "X", "D"), ("L", "L", "D"), ("W", "W", "D"), ("L", "F", "D"))


def results(table: Crosstable) -> list[str]:
    """Return each player's results, as ``W2w``."""
    return [
        " ".join(
            f"{one.code}{one.opponent or ''}{one.color.lower()}"
            for one in player.results
            if one.code
        )
        for player in table.players
    ]


def forfeited(form: str, word: str, colors: str) -> str:
    """Return a table with a forfeit in the first round, each cell in the same form.

    ``form`` has the opponent, the color and the score: ``{o}{c}{s}``.
    """
    shade = {"W": colors[0], "B": colors[1]}
    rows = ["Nr;Name;R1;R2;Pts"]
    for number, name, cells in (
        (1, "Ole Rask", (("2", "W", "1", word), ("3", "B", "½", ""))),
        (2, "Una Brekke", (("1", "B", "0", word), ("4", "W", "1", ""))),
        (3, "Siv Holm", (("4", "W", "1", ""), ("1", "W", "½", ""))),
        (4, "Tor Lund", (("3", "B", "0", ""), ("2", "B", "0", ""))),
    ):
        texts = [form.format(o=o, c=shade[c], s=s) + (f" {w}" if w else "") for o, c, s, w in cells]
        total = {1: "1,5", 2: "1", 3: "1,5", 4: "0"}[number]
        rows.append(";".join([str(number), name, *texts, total]))
    return "\n".join(rows)


@pytest.mark.parametrize("form", ["{o}{c}{s}", "{o} {c} {s}", "{c}{o} {s}", "{s} {c}{o}"])
@pytest.mark.parametrize(
    ("word", "colors"),
    [
        ("kampflos", "ws"),
        ("(kl.)", "ws"),
        ("incomparecencia", "bn"),
        ("NP", "BN"),
        ("forfait", "BN"),
        ("(f)", "bn"),
        ("a tavolino", "bn"),
        ("falta de comparência", "bp"),
        ("reglementair", "wz"),
        ("walkower", "bc"),
        ("(v.o.)", "bc"),
        ("kontumace", "bč"),
        ("w.o.", "vs"),
        ("uden kamp", "hs"),
        ("ikke møtt", "HS"),
        ("luovutus", "vm"),
    ],
)
def test_a_word_behind_a_game_says_that_it_was_not_played(
    form: str, word: str, colors: str
) -> None:
    table = read(forfeited(form, word, colors))
    assert [player.results[0].code for player in table.players] == ["X", "F", "W", "L"]
    assert [player.results[0].opponent for player in table.players] == [2, 1, 4, 3]
    assert results(table)[2] == "W4w D1w"


@pytest.mark.parametrize("word", ["zonk", "(zonk)", "NO", "R"])
def test_a_word_behind_a_game_that_nobody_knows_is_refused_at_its_place(word: str) -> None:
    with pytest.raises(ReadError) as error:
        read(forfeited("{o}{c}{s}", word, "wz"))
    assert (error.value.line, error.value.column) == (2, 12)


def test_a_sign_beside_scores_is_a_forfeit() -> None:
    table = read(
        "Nr;Navn;R1;R2;Poeng\n1;Ole Rask;+ h2;0,5 s3;1,5\n2;Una Brekke;- s1;1 h4;1\n"
        "3;Siv Holm;1 h4;0,5 h1;1,5\n4;Tor Lund;0 s3;0 s2;0"
    )
    assert results(table) == ["X2w D3b", "F1b W4w", "W4w D1w", "L3b L2b"]


@pytest.mark.parametrize(
    ("letters", "colors"),
    [
        ("VRT", "hs"),
        ("SRT", "hs"),
        ("VRF", "vs"),
        ("VTH", "vm"),
        ("ZRP", "bc"),
        ("WRP", "bc"),
        ("VRP", "bč"),
        ("VNS", "bn"),
        ("VPS", "bn"),
        ("SUN", "ws"),
        ("GRV", "wz"),
        ("VED", "bp"),
        ("GNP", "BN"),
    ],
)
@pytest.mark.parametrize("form", ["{r}{o}", "{r}{o}{c}", "{o}{r}"])
def test_letters_of_results_and_of_colors(letters: str, colors: str, form: str) -> None:
    meant = dict(zip("WDL", letters, strict=True))
    shade = dict(zip("WB", colors, strict=True))
    rows = ["Nr;Name;R1;R2;R3;Pts"]
    for number, (name, *opponents) in enumerate(ROUNDS, 1):
        cells = []
        for at, opponent in enumerate(opponents):
            code = CODES[number - 1][at]
            letter = meant[{"X": "W", "F": "L"}.get(code, code)]
            cell = form.format(r=letter, o=opponent, c=shade[COLORS[number - 1][at]])
            cells.append(cell + (" (wo)" if code in "XF" else ""))
        rows.append(";".join([str(number), name, *cells, TOTALS[number - 1]]))
    table = read("\n".join(rows))
    found = ["".join(one.code for one in player.results) for player in table.players]
    assert found == ["WXD", "LLD", "WWD", "LFD"]


@pytest.mark.parametrize("letters", ["VPS", "GRV", "VRT", "ZRP", "VTH", "SUN", "gep"])
def test_letters_alone_in_a_round_robin(letters: str) -> None:
    won, drawn, lost = tuple(letters)
    text = (
        f"Nr;Name;1;2;3;Pts\n1;Ole Rask;x;{won};{drawn};1,5\n2;Una Brekke;{lost};x;{won};1\n"
        f"3;Siv Holm;{drawn};{lost};x;0,5"
    )
    table = read(text)
    assert [[one.code for one in player.results if one.code] for player in table.players] == [
        ["W", "D"],
        ["L", "W"],
        ["D", "L"],
    ]


def test_letters_that_the_totals_do_not_bear_out_are_refused() -> None:
    with pytest.raises(ReadError):
        read("Nr;Name;1;2;3;Pts\n1;Ole Rask;x;V;R;0,5\n2;Una Brekke;S;x;V;2\n3;Siv Holm;R;S;x;0,5")


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("{n} ({c}) {s}", "W.O."),
        ("{c} {n} {s}", "wo"),
        ("{s} {n} ({c})", "(walkover)"),
        ("{s} {c} {n}", ""),
    ],
)
def test_colors_of_another_language_beside_names(form: str, word: str) -> None:
    shade = {"W": "h", "B": "s"}
    games = (
        ("Rask, Ole", (("Brekke", "W", "1"), ("Holm", "B", "0,5"))),
        ("Brekke, Una", (("Rask", "B", "0"), ("Lund", "W", "1"))),
        ("Holm, Siv", (("Lund", "W", "1"), ("Rask", "W", "0,5"))),
        ("Lund, Tor", (("Holm", "B", "0"), ("Brekke", "B", "0"))),
    )
    rows = ["Nr\tNavn\tR1\tR2"]
    for number, (name, cells) in enumerate(games, 1):
        texts = [form.format(n=n, c=shade[c], s=s) for n, c, s in cells]
        if number <= 2 and word:
            texts[0] += f" {word}"
        rows.append("\t".join([str(number), name, *texts]))
    table = read("\n".join(rows))
    first = ("X2", "F1") if word else ("W2", "L1")
    assert [found.split()[0][:2] for found in results(table)] == [*first, "W4", "L3"]
    assert [found.split()[1] for found in results(table)] == ["D3b", "W4w", "D1w", "L2b"]


@pytest.mark.parametrize(
    ("word", "outcome"),
    [
        ("1-0 kampfl.", "XF"),
        ("1:0 (forf.)", "XF"),
        ("0 : 1 v.o.", "FX"),
        ("1 - 0 a forfait", "XF"),
        ("0:0 uteblev", "FF"),
        ("0 : 0 (forf.)", "FF"),
        ("1-0 n.a.", "XF"),
        ("0-1 NP", "FX"),
        ("-/-", "FF"),
        ("rem.", "DD"),
        ("emp.", "DD"),
    ],
)
def test_results_in_lists_with_a_word_behind(word: str, outcome: str) -> None:
    text = f"Rd;Vit;Resultat;Svart\n1;Ole Rask;{word};Una Brekke\n1;Siv Holm;1-0;Tor Lund"
    assert [player.results[0].code for player in read(text).players] == [*outcome, "W", "L"]


def test_a_word_that_means_two_things_in_two_languages_is_refused() -> None:
    # Drawn in Spanish, lost in Danish.
    text = "Ronda;Blancas;Resultado;Negras\n1;Ana Gil;tab.;Eva Sol\n1;Leo Paz;1-0;Ion Rey"
    with pytest.raises(ReadError) as error:
        read(text)
    assert (error.value.line, error.value.column) == (2, 11)


@pytest.mark.parametrize(
    "line",
    [
        "Siv Holm (Vrij)",
        "Siv Holm vapaa",
        "Siv Holm - folga",
        "Siv Holm (pauza ½)",
        "Volný los: Siv Holm",
        "Halve bye: Siv Holm",
        "Halvpoengs-bye: Siv Holm",
        "Rit.: Siv Holm",
        "Siv Holm fri-runde",
    ],
)
def test_byes_among_games(line: str) -> None:
    text = (
        f"1. kolo\nOle Rask - Una Brekke 1-0\n{line}\n\n"
        "2. kolo\nSiv Holm - Ole Rask 1-0\nTor Lund - Una Brekke 1-0"
    )
    table = read(text)
    half = "½" in line or "alv" in line
    code = "H" if half else "U" if "Rit" in line else "P"
    found = next(player for player in table.players if player.name == "Siv Holm")
    assert found.results[0].code in {code, "B" if code == "P" else code}
    assert len(table.players) == 4


def test_a_word_behind_a_result_in_brackets_that_nobody_knows_is_told() -> None:
    text = "Runde 1\nOle Rask - Una Brekke 1-0 (zonk)\nSiv Holm - Tor Lund 0-1 (matt)"
    (said,) = read(text).warnings
    assert (said.code, said.facts, said.line) == ("line-left-out", ("(zonk)",), 2)


@pytest.mark.parametrize(
    "heads",
    ["1e;2e", "1ª;2ª", "1°;2°", "1° T;2° T", "1.k;2.k", "K1;K2", "T1;T2", "1° turno;2° turno"],
)
def test_rounds_by_their_ordinals_in_several_sections(heads: str) -> None:
    rows = "1;{};+2w;=3z;1,5\n2;{};-1z;+4w;1\n3;{};+4z;=1w;1,5\n4;{};-3w;-2z;0\n"
    first = rows.format("Ole Rask", "Una Brekke", "Siv Holm", "Tor Lund")
    other = rows.format("Eva Sol", "Ana Gil", "Leo Paz", "Ion Rey")
    text = f"Groep A\nNr;Naam;{heads};Punten\n{first}\nGroep B\nNr;Naam;R1;R2;Punten\n{other}"
    names = [
        [player.name for player in table.players]
        for _, table in read_all(text)
        if isinstance(table, Crosstable)
    ]
    assert [len(found) for found in names] == [4, 4]
    assert names[0][0] == "Ole Rask"


@pytest.mark.parametrize("heads", ["T1;T2", "1t;2t", "K1;K2"])
def test_behind_the_points_such_headings_are_those_of_tiebreaks(heads: str) -> None:
    with pytest.raises(ReadError) as error:
        read(f"Pos;Naam;Punten;{heads}\n1;Ole Rask;2;7,5;4\n2;Una Brekke;1;6;4\n3;Siv Holm;0;5;3")
    assert error.value.line == 1


def test_a_section_whose_title_lacks_the_word_of_the_one_above_is_its_own() -> None:
    text = (
        "Gruppe A\nRunde 1\nOle Rask - Una Brekke 1-0\nRunde 2\nUna Brekke - Ole Rask 1-0\n\n"
        "U12\nRunde 1\nEva Sol - Ana Gil 1-0\nRunde 2\nAna Gil - Eva Sol ½-½"
    )
    found = [
        (title, len(table.players))
        for title, table in read_all(text)
        if isinstance(table, Crosstable)
    ]
    assert found == [("A", 2), ("U12", 2)]


def test_results_below_a_heading_that_nobody_knows_are_read() -> None:
    text = (
        "Runde 1\nTisch;Weiß;Schwarz;Zonk\n1;Ole Rask;Una Brekke;1-0\n2;Siv Holm;spielfrei;\n\n"
        "Runde 2\nTisch;Weiß;Schwarz;Zonk\n1;Una Brekke;Siv Holm;½-½\n"
    )
    assert results(read(text)) == ["W2w", "L1b D3w", "P D2b"]


def test_a_list_between_tabs_of_which_a_line_is_unclear_is_no_table() -> None:
    text = (
        "1. runde\n1. Ole Rask\tUna Brekke\t1:0\n2. Siv Holm\tTor Lund\t0:1\n\n"
        "2. runde\n1. Una Brekke\tSiv Holm\t1:0\nTor Lund qvx"
    )
    with pytest.raises(ReadError):
        read(text)


def test_a_rank_of_four_figures_is_a_rating() -> None:
    text = (
        "Lp.;Zawodnik;Rank;R1;R2;Pkt\n1;Ole Rask;1623;b2 1;c3 0,5;1,5\n"
        "2;Una Brekke;1937;c1 0;pauza;1\n3;Siv Holm;1751;nieob.;b1 0,5;0,5"
    )
    assert [player.rating for player in read(text).players] == [1623, 1937, 1751]


def test_nothing_alone_below_a_round_leaves_the_rating_alone() -> None:
    text = (
        "Nr.  Nome         Elo   R1     R2     Pts\n"
        "1    Ole Rask     1623  2 b 1  3 n 0  1\n"
        "2    Una Brekke   1937  1 n 0  0      0\n"
        "3    Siv Holm     1751  0      1 b 1  1\n"
    )
    assert [(player.name, player.rating) for player in read(text).players] == [
        ("Ole Rask", 1623),
        ("Una Brekke", 1937),
        ("Siv Holm", 1751),
    ]
