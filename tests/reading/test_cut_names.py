"""Swiss-Chess cuts names in its lists to different lengths: a beginning of one name is that one."""

from __future__ import annotations

import pytest

from calculator.reading import read
from tests.reading.test_games_list import codes, refused, results

WHOLE = "Dunnington,Pat-Mar"
#: One player plays under his name as another list cuts it.
TEXT = """\
1. Runde
Tisch	TNr	Teilnehmer	Titel	Punkte	–	TNr	Teilnehmer	Titel	Punkte	Ergebnis
1	1	Ashdown,Felix		()	–	3	Calder,Ivo		()	1 – 0
2	4	{cut}		()	–	2	Brook,Ida		()	0 – 1
2. Runde
Tisch	TNr	Teilnehmer	Titel	Punkte	–	TNr	Teilnehmer	Titel	Punkte	Ergebnis
1	2	Brook,Ida		(1)	–	1	Ashdown,Felix		(1)	½ – ½
2	3	Calder,Ivo		(0)	–	4	{cut}		(0)	0 – 1

Rangliste: Stand nach der 2. Runde
Rang	Teilnehmer	TWZ	S	R	V	Punkte	Buchh
1.	Brook,Ida	1980	1	1	0	1.5	2.5
2.	Ashdown,Felix	2001	1	1	0	1.5	1.5
3.	{whole}	1900	1	0	1	1.0	1.5
4.	Calder,Ivo	1850	0	0	2	0.0	2.5
"""


@pytest.mark.parametrize(
    ("cut", "whole"),
    [
        ("Dunnington,Pat-Ma", WHOLE),
        ("Dunnington,Pat-M", WHOLE),
        ("Dunnington,Pa", WHOLE),
        ("Dunnington,P", WHOLE),
        ("Dunnington", WHOLE),
        # The standings may be what cuts.
        ("Dunnington,Pat-Maria", "Dunnington,Pat-Ma"),
        ("Dunningtonshirel", "Dunningtonshireley"),
        ("Dunnington, Pat Ma", "Dunnington, Pat Mar"),
        ("Dünnington,Jö", "Dünnington,Jörg"),
        ("von der Dunn,Wi", "von der Dunn,Wilh"),
    ],
)
def test_a_name_that_begins_exactly_one_other_is_that_one(cut: str, whole: str) -> None:
    table = read(TEXT.format(cut=cut, whole=whole))
    assert results(table) == {
        "Brook,Ida": f"W{whole}b DAshdown,Felixw",
        "Ashdown,Felix": "WCalder,Ivow DBrook,Idab",
        whole: "LBrook,Idaw WCalder,Ivob",
        "Calder,Ivo": f"LAshdown,Felixb L{whole}w",
    }
    assert [player.total_halves for player in table.players] == [3, 3, 2, 0]
    (taken,) = table.warnings
    assert (taken.code, taken.line, taken.facts[1:3]) == ("name-taken", 4, (cut, whole))


@pytest.mark.parametrize(
    ("cut", "whole"),
    [
        # Another first name, another last name, and what may be a whole name.
        ("Dunnington,Pam", WHOLE),
        ("Dunningson,Pat-Ma", WHOLE),
        ("Jo Dunn", "Jo Dunning"),
    ],
)
def test_other_names_are_nobody_s_beginning(cut: str, whole: str) -> None:
    error = refused(TEXT.format(cut=cut, whole=whole))
    assert (error.said.code, error.line) == ("error-not-in-standings", 4)


def test_a_beginning_of_two_names_is_whose_turn_it_can_be_and_that_is_said() -> None:
    text = TEXT.format(cut="Dunnington,Pat-Ma", whole=WHOLE).replace("Calder,Ivo", f"{WHOLE[:-1]}u")
    assert codes(read(text)) == ["name-taken-only"]


def test_in_games_alone_a_cut_name_is_the_longer_one() -> None:
    text = (
        "Round 1\nAshdown,Hans-Joa 1-0 Brook,Ida\nCalder,Ivo 1-0 Dunn,Pat\n"
        "Round 2\nBrook,Ida 1-0 Calder,Ivo\nDunn,Pat 0-1 Ashdown,Hans-Jo\n"
    )
    table = read(text)
    assert results(table)["Ashdown,Hans-Joa"] == "WBrook,Idaw WDunn,Patb"
    assert (len(table.players), codes(table)) == (4, ["name-taken"])
