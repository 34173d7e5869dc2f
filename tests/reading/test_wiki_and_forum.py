"""Tables in the source of a wiki's page and of a message in a forum."""

from __future__ import annotations

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all

#: Four who met each other, as many wikis write it.
INLINE = """\
{| class="wikitable" style="text-align:center"
|+ Spring Masters 2024
! # !! Player !! Rating !! 1 !! 2 !! 3 !! 4 !! Points !! SB
|-
| 1 || {{flagathlete|[[Felix Ashdown]]|ENG}} || 2650 || {{n/a}} || ½ || 1 || 1 || '''2½''' ||
|-
| 2 || align=left| {{flagathlete|[[Ida Brook]]|USA}} ||2630|| ½ || {{n/a}} || ½ || 1 || '''2'''||
|-
| 3 || {{flagathlete|[[Ivo Calder]]|IND}} || 2610 || 0 || ½ || {{n/a}} || ½ || '''1''' ||
|-
| 4 ||align=left| {{flagathlete|[[Pat Dunn]]|CAN}} || 2600 || 0 || 0 || ½ || {{n/a}} || '''½'''||
|}
"""
LINES = """\
== Final standings ==
{|class="wikitable sortable"
!Rank
!Name
!Rating
!1
!2
!3
!4
!Total
|-
|1
|[[Ashdown, Felix]]
|2650
|style="background:#ccc"|
|½
|1
|1
|2.5
|-
|2
|[[Ida Brook (chess player)|Brook, Ida]]
|2630
|½
|style="background:#ccc"|
|½
|1
|2
|-
|3
|[[Calder, Ivo]]
|2610
|0
|½
|style="background:#ccc"|
|½
|1
|-
|4
|[[Dunn, Pat]]
|2600
|0
|0
|½
|style="background:#ccc"|
|0.5
|}
"""
NAMES = ("Felix Ashdown", "Ida Brook", "Ivo Calder", "Pat Dunn")


def told(table: Crosstable) -> list[tuple[str, int | None, str, int | None]]:
    """Everybody's name, rating, results and total."""
    return [
        (
            " ".join(reversed(player.name.split(", "))),
            player.rating,
            " ".join(f"{found.code}{found.opponent}" for found in player.results),
            player.total_halves,
        )
        for player in table.players
    ]


ROBIN = [
    ("Felix Ashdown", 2650, "D2 W3 W4", 5),
    ("Ida Brook", 2630, "D1 D3 W4", 4),
    ("Ivo Calder", 2610, "L1 D2 D4", 2),
    ("Pat Dunn", 2600, "L1 L2 D3", 1),
]


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


WIKIS = {
    "inline": INLINE,
    "a cell a line": LINES,
    "a name sorted by its last word": changed(
        INLINE,
        ("{{flagathlete|[[Felix Ashdown]]|ENG}}", "{{sortname|Felix|Ashdown}}"),
        ("{{flagathlete|[[Ida Brook]]|USA}}", "{{Sortname|Ida|Brook|dab=chess player}}"),
    ),
    "flags beside names": changed(
        INLINE,
        ("{{flagathlete|[[Felix Ashdown]]|ENG}}", "{{flagicon|ENG}} [[Felix Ashdown]]"),
        ("{{flagathlete|[[Ida Brook]]|USA}}", "{{USA}} [[Ida Brook]]"),
        ("{{flagathlete|[[Ivo Calder]]|IND}}", "{{IND|#}} '''[[Ivo Calder|Ivo Calder]]'''"),
        ("{{flagathlete|[[Pat Dunn]]|CAN}}", "[[File:Flag of Canada.svg|20px]]&nbsp;[[Pat Dunn]]"),
    ),
    "results in templates": changed(
        INLINE,
        ("|| ½", "|| {{frac|1|2}}"),
        ("'''2½'''", "'''{{frac|2|1|2}}'''"),
        ("'''½'''", "{{1/2}}"),
        ("|| 1 ||", "|| {{won|1}} ||"),
        ("|| 0 ||", "|| {{color|red|0}} ||"),
    ),
    "ranks that span": changed(
        LINES,
        ("!Rank\n", '!rowspan="1" scope="col"|Rank\n'),
        ("|1\n|[[Ash", "! scope=row | 1\n|[[Ash"),
    ),
    "headings in German": changed(
        INLINE,
        ("! # !! Player !! Rating", "! Rang !! Spieler !! Elo"),
        ("Points !! SB", "Punkte !! SoBe"),
    ),
    "headings in Spanish": changed(
        LINES, ("!Rank", "!Puesto"), ("!Name", "!Jugador"), ("!Total", "!Puntos")
    ),
    "headings in Polish": changed(
        INLINE,
        ("! # !! Player !! Rating", "! Miejsce !! Zawodnik !! Ranking"),
        ("Points !! SB", "Punkty !! SB"),
    ),
    "headings in lines, cells in one": changed(INLINE, (" !! ", "\n! ")),
    "headings with links and hints": changed(
        INLINE,
        ("! # !!", '! {{abbr|#|Place}} !! scope="col" |'),
        ("!! SB", "!! [[Sonneborn–Berger score|SB]]<ref>By rule.</ref>"),
        ('!! scope="col" | Player', '!! scope="col" | [[Chess|Player]]'),
    ),
    "rows with attributes": changed(INLINE, ("|-\n", '|- style="background:#cfc;" <!-- won -->\n')),
    "more dashes": changed(INLINE, ("|-\n", "|----\n")),
    "the diagonal in black": changed(INLINE, ("{{n/a}}", 'style="background:black" | &nbsp;')),
    "the diagonal crossed": changed(INLINE, ("{{n/a}}", "×"), ("|| ×", "|| X")),
    "the diagonal a dash": changed(INLINE, ("{{n/a}}", "—")),
    "only the rows": "\n".join(INLINE.splitlines()[2:-1]) + "\n",
    "indented": changed(INLINE, ("{| class", ":{| class")),
    "a note below": INLINE + "\n''Source:'' [https://example.org/ the club's page]\n",
    "small and bold": changed(
        INLINE, ("'''2½'''", "<small>'''2½'''</small>"), ("|| 2650", "|| <span>2650</span>")
    ),
    "a template over lines": changed(
        INLINE, ("{{flagathlete|[[Ida Brook]]|USA}}", "{{flagathlete\n| [[Ida Brook]]\n| USA\n}}")
    ),
    "a template in a template": changed(
        INLINE, ("[[Ida Brook]]", "{{nowrap|{{lang|en|Ida Brook}}}}")
    ),
}


@pytest.mark.parametrize("text", WIKIS.values(), ids=WIKIS)
def test_a_table_of_a_wiki(text: str) -> None:
    table = read(text)
    assert told(table) == ROBIN
    assert (table.kind, table.warnings, table.contradictions) == ("round-robin", (), ())


SWISS = """\
{| class="wikitable sortable"
! Pl. !! Name !! Elo !! Rd. 1 !! Rd. 2 !! Rd. 3 !! Pts
|-
| 1 || {{CHN}} [[Li, Na]] || 1900 || W4 || W2 || D3 || 2.5
|-
| 2 || {{flag|GER}} Brook, Ida || 1800 || style="color:red" | W3 || L1 || W4 || 2
|-
| 3 || Calder, Ivo {{small|(J)}} || 1700 || L2 || W4 || D1 || 1.5
|-
| 4 || Dunn, Pat || 1600 || L1 || L3 || L2 || 0
|}
"""


def test_rounds_of_a_wiki() -> None:
    assert told(read(SWISS)) == [
        ("Na Li", 1900, "W4 W2 D3", 5),
        ("Ida Brook", 1800, "W3 L1 W4", 4),
        ("Ivo (J) Calder", 1700, "L2 W4 D1", 3),
        ("Pat Dunn", 1600, "L1 L3 L2", 0),
    ]


def test_two_tables_of_a_wiki_are_two_sections() -> None:
    found = read_all(
        f"== Group A ==\n{SWISS}\n== Group B ==\n"
        + changed(
            SWISS, ("Dunn", "Eads"), ("Calder", "Fenn"), ("Li, Na", "Gray"), ("Brook", "Hart")
        )
    )
    assert [title for title, _ in found] == ["Group A", "Group B"]
    assert all(isinstance(table, Crosstable) and len(table.players) == 4 for _, table in found)


@pytest.mark.parametrize(
    ("text", "old", "new", "code", "line"),
    [
        (
            INLINE,
            "2630|| ½ || {{n/a}} || ½ ||",
            "2630|| ½ || {{n/a}} || Q ||",
            "error-no-result",
            7,
        ),
        (SWISS, "W2 || D3", "'''W2''' || D9", "error-no-such-player", 4),
    ],
)
def test_a_fault_is_told_at_its_place_in_the_source(
    text: str, old: str, new: str, code: str, line: int
) -> None:
    source = changed(text, (old, new))
    with pytest.raises(ReadError) as caught:
        read(source)
    error = caught.value
    assert (error.said.code, error.line) == (code, line)
    assert error.column is not None
    shown = source.splitlines()[line - 1][error.column - 1 :]
    assert shown.startswith(("Q", "D9"))


def test_a_ranking_of_a_wiki_is_refused_as_one() -> None:
    text = "{|\n! # !! Name !! Points\n|-\n| 1 || Ann || 2\n|-\n| 2 || Bob || 1\n|}\n"
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-ranking"


FORUM = """\
Final standings
[table]
[tr][td]#[/td][td]Name[/td][td]R1[/td][td]R2[/td][td]R3[/td][td]Pts[/td][/tr]
[tr][td]1[/td][td]Ashdown[/td][td]W4[/td][td]W2[/td][td]D3[/td][td]2.5[/td][/tr]
[tr][td]2[/td][td]Brook[/td][td]W3[/td][td]L1[/td][td]W4[/td][td]2.0[/td][/tr]
[tr][td]3[/td][td]Calder[/td][td]L2[/td][td]W4[/td][td]D1[/td][td]1.5[/td][/tr]
[tr][td]4[/td][td]Dunn[/td][td]L1[/td][td]L3[/td][td]L2[/td][td]0.0[/td][/tr]
[/table]
"""
PLAIN = [
    ("Ashdown", None, "W4 W2 D3", 5),
    ("Brook", None, "W3 L1 W4", 4),
    ("Calder", None, "L2 W4 D1", 3),
    ("Dunn", None, "L1 L3 L2", 0),
]
_HEADING, *_ = FORUM.splitlines()[2:3]
FORUMS = {
    "plain": FORUM,
    "capitals": FORUM.replace("[t", "[T").replace("[/t", "[/T").replace("d]", "D]"),
    "headings": changed(FORUM, (_HEADING, _HEADING.replace("td]", "th]"))),
    "rows and columns": changed(
        FORUM,
        ("[tr]", "[row]"),
        ("[/tr]", "[/row]"),
        ("[td]", "[col]"),
        ("[/td]", "[/col]"),
    ),
    "attributes": changed(
        FORUM, ("[table]", '[TABLE="width: 500, class: grid"]'), ("[td]", "[td width=40]")
    ),
    "bold and links": changed(
        FORUM,
        ("Brook", "[url=https://example.org/?id=7][b]Brook[/b][/url]"),
        ("2.5", "[b][color=#FF0000]2.5[/color][/b]"),
        ("Calder", "[i]Calder[/i]"),
    ),
    "flags": changed(FORUM, ("Dunn", "[img]https://example.org/flag.png[/img] Dunn")),
    "a cell a line": changed(FORUM, ("[td]", "\n  [td]"), ("[/tr]", "\n[/tr]")),
    "in a box": f"[quote=Ann][center]{FORUM}[/center][/quote]\nThanks to all who came!\n",
    "headings in German": changed(
        FORUM, ("#[/td][td]Name", "Platz[/td][td]Spieler"), ("Pts", "Punkte")
    ),
    "code around a text": (
        "[b]Final standings[/b]\n[code]\n#  Name     R1  R2  R3  Pts\n1  Ashdown  W4  W2  D3  2.5\n"
        "2  Brook    W3  L1  W4  2.0\n3  Calder   L2  W4  D1  1.5\n4  Dunn     L1  L3  L2  0.0\n"
        "[/code]\n"
    ),
    "headings over columns": changed(
        FORUM, ("[table]", "[table][tr][td colspan=6]Club Open[/td][/tr]")
    ),
}


@pytest.mark.parametrize("text", FORUMS.values(), ids=FORUMS)
def test_a_table_of_a_forum(text: str) -> None:
    table = read(text)
    assert told(table) == PLAIN
    assert (table.warnings, table.contradictions) == ((), ())


def test_games_in_a_forum() -> None:
    table = read("[b]Round 1[/b]\n[b]Ann[/b] 1-0 Bob\n[url=x]Cem[/url] ½-½ Dea\n")
    assert [(player.name, player.results[0].code) for player in table.players] == [
        ("Ann", "W"),
        ("Bob", "L"),
        ("Cem", "D"),
        ("Dea", "D"),
    ]


def test_a_fault_in_a_forum_is_told_at_its_place() -> None:
    with pytest.raises(ReadError) as caught:
        read(changed(FORUM, ("[td]L1[/td][td]W4", "[td]Q1[/td][td]W4")))
    assert (caught.value.said.code, caught.value.line) == ("error-no-result", 5)


def test_brackets_that_are_no_tags_stay() -> None:
    table = read("Name\tR1\tPts\nAnn [b]\tW2\t1\nBob [U]\tL1\t0\n")
    assert [player.name for player in table.players] == ["Ann [b]", "Bob [U]"]
