"""Tables lined up by blanks, or in web pages, whose cells alone say little."""

import pytest

from calculator.reading import opened

#: Opponents and scores by round.
_ROUNDS = (
    ("4/1", "2/½", "3/1"),
    ("3/0", "1/½", "4/1"),
    ("2/1", "4/0", "1/0"),
    ("1/0", "3/1", "2/0"),
)
_RIGHT = [["W4", "D2", "W3"], ["L3", "D1", "W4"], ["W2", "L4", "L1"], ["L1", "W3", "L2"]]
_PLAYERS = (
    ("García Anders", "2193", "Lincoln MS"),
    ("Hartwell Mary", "unr.", "Elm School"),
    ("Chen Kim", "842", "Oak School"),
    ("Van Dyk Zoe", "1633P7", "SK Nord"),
)
_RATINGS = [2193, None, 842, 1633]


def _aligned(rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _html(rows: list[list[str]]) -> str:
    lines = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table>\n{'\n'.join(lines)}\n</table>"


def _said(text: str) -> tuple[list[str], list[int | None], list[list[str]]]:
    table = opened(text).table
    assert not table.warnings, text
    return (
        [player.name for player in table.players],
        [player.rating for player in table.players],
        [[f"{one.code}{one.opponent or ''}" for one in player.results] for player in table.players],
    )


@pytest.mark.parametrize("rounds", ["Rd {}", "{}", "Week {}", "R{}"])
@pytest.mark.parametrize("cell", ["{o}/{s}", "{o} {s}", "{s} ({o})"])
@pytest.mark.parametrize("total", ["{}", "{} 1/2", "{}½"])
def test_games_lined_up_below_their_headings(rounds: str, cell: str, total: str) -> None:
    rows = [["#", "Player", "Rtg", "Team", *[rounds.format(at) for at in (1, 2, 3)], "Score"]]
    points = (2.5, 1.5, 1, 1)
    for at, (name, rating, club) in enumerate(_PLAYERS):
        games = [cell.format(**dict(zip("os", one.split("/"), strict=True))) for one in _ROUNDS[at]]
        whole = int(points[at])
        score = total.format(whole) if points[at] != whole else str(whole)
        score = score if total != "{}" else str(points[at])
        rows.append([str(at + 1), name, rating, club, *games, score])
    names, ratings, results = _said(_aligned(rows))
    assert names == [name for name, *_ in _PLAYERS]
    assert ratings == _RATINGS
    assert results == _RIGHT


def test_a_half_alone_is_a_total() -> None:
    text = (
        "Pair  Players         Rating  R1    R2    Total\n"
        "1.    Marsh Zoe       2044    2w-   3w=   0 1/2\n"
        "2.    Van Dyk Eve     1738    1b+   4b-   1\n"
        "3.    Chen Ines       380     4w-   1b=   0 1/2\n"
        "4.    De Leon Anders  933     3b+   2w+   2\n"
    )
    table = opened(text).table
    assert [player.name for player in table.players][:2] == ["Marsh Zoe", "Van Dyk Eve"]
    assert [player.total_halves for player in table.players] == [1, 2, 1, 4]
    close = "# Player Rtg R1 R2 Pts\n1 Zoe Marsh 2044 L2 D3 0 1/2\n2 Eve Orr 1738 W1 L4 1\n"
    close += "3 Ines Lowe 380 L4 D1 0 1/2\n4 Bo Fox 933 W3 W2 2\n"
    players = opened(close).table.players
    assert [(one.name, one.rating, one.total_halves) for one in players][::2] == [
        ("Zoe Marsh", 2044, 1),
        ("Ines Lowe", 380, 1),
    ]


def test_no_rating_in_brackets_ends_a_name() -> None:
    text = (
        "Players                Club        Score  Rd 1  Rd 2  Rd 3\n"
        "Bo Van Dyk (747)       Elm School  ½      2b0   4b½   3w0\n"
        "Anders Nowak (unr)     SK Nord     3      1w1   3b1   4b1\n"
        "Zoe García (unr)       Elm School  1      4w0   2w0   1b1\n"
        "Jose O'Neil (642)      SK Nord     1½     3b1   1w½   2w0\n"
    )
    names, ratings, _ = _said(text)
    assert names == ["Bo Van Dyk", "Anders Nowak", "Zoe García", "Jose O'Neil"]
    assert ratings == [747, None, None, 642]


@pytest.mark.parametrize("headed", [False, True])
@pytest.mark.parametrize("number", ["#{}", "{})", "{}.", "{}"])
@pytest.mark.parametrize("writer", ["aligned", "html", "tabs"])
def test_games_in_forms_that_say_little(writer: str, number: str, *, headed: bool) -> None:
    rows = [["#", "Player", "Rtg", "Club", "Week 1", "Week 2", "Week 3"]] if headed else []
    for at, (name, rating, club) in enumerate(_PLAYERS):
        rows.append([number.format(at + 1), name, rating, club, *_ROUNDS[at]])
    write = {"aligned": _aligned, "html": _html}
    text = write[writer](rows) if writer in write else "\n".join(map("\t".join, rows))
    assert _said(text) == ([name for name, *_ in _PLAYERS], _RATINGS, _RIGHT)


def test_a_rating_behind_a_club_is_the_players() -> None:
    text = (
        "#\tName\tTeam\tRtg\tR1\tR2\tPts\n1\tZoe Park\tElm School\t1402\tW2\tW3\t2\n"
        "2\tKim Bell\tBlue Knights 1731\t\tL1\tW4\t1\n3\tAnn Marsh\t\t1210\tW4\tL1\t1\n"
        "4\tBo Farrow\tClub 7\t\tL3\tL2\t0\n"
    )
    players = opened(text).table.players
    assert [one.rating for one in players] == [1402, 1731, 1210, None]
    assert [dict(one.about).get("Team") for one in players] == [
        "Elm School",
        "Blue Knights",
        None,
        "Club 7",
    ]
