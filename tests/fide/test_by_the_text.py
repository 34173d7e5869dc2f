"""C.07 of March 2026 by its own text, on small events made for one article each."""

import json
from pathlib import Path
from random import Random

import pytest

from calculator import UnknownTiebreakError
from calculator.answers import compare, why
from calculator.answers.as_text import in_words, versus_in_words
from calculator.model import Crosstable
from calculator.page.session import Session
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices, Tally, carried, tiebreaks
from calculator.tiebreaks.changed_results import Carrier
from calculator.writing import FORMS
from calculator.writing.standings_json import document
from tests.fide.tournaments import round_robin, swiss

DATA = Path(__file__).parent / "data" / "c07"


def table(name: str, kind: str = "") -> Crosstable:
    found = read((DATA / name).read_text(encoding="utf-8"))
    return found._replace(kind="round-robin" if kind == "round-robin" else found.kind)


def values(event: Crosstable, name: str) -> list[float | int | None]:
    """Return everybody's values, in the order of the starting numbers."""
    (tiebreak,) = tiebreaks(name)
    tally = Tally(event)
    found = tiebreak.values(tally, tally.player)
    return [found[number].number for number in tally.player]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        *((f"{code}-{cut}", f"{code}/{cut}") for code in ("BH", "SB", "FB", "ARO")
          for cut in ("C1", "C2", "M1", "M2")),
        ("PS-C1", "PS/C1"), ("ps-c2", "PS/C2"), ("BH:GP-C1", "BH:GP/C1"), ("BH-C1/P", "BH/C1/P"),
        ("KS/L1", "KS/L+1"), ("KS/L2", "KS/L+2"), ("KS/L-1", "KS/L-1"), ("KS/L60", "KS/L60"),
    ],
)  # fmt: skip
def test_the_handbooks_spelling_and_fides_own(written: str, name: str) -> None:
    assert [tiebreak.name for tiebreak in tiebreaks(written)] == [name]
    record = f"202 {written}\n" + (DATA / "de2.trf").read_text(encoding="utf-8")
    standings = rank(read(record))
    assert [tiebreak.name for tiebreak in standings.order] == [name]
    assert "announced-unknown" not in [warning.code for warning in standings.warnings]


def test_the_cut_of_the_handbook_in_a_record_and_over_a_column() -> None:
    standings = rank(table("hy.trf"))
    assert [tiebreak.name for tiebreak in standings.order] == ["BH/C1", "SB"]
    text = "No,Name,Rd1,Pts,{}\n1,Ann,2w1,1,0\n2,Bob,1b0,0,1\n"
    for heading in ("SB-C1", "FB-C2", "BH:MP-M1"):
        (column,) = read(text.format(heading)).printed
        assert column.tiebreak == heading.replace("-", "/")


def test_the_limit_of_koya_in_half_points() -> None:
    """14.5: 50 per cent and half a point more; never one per cent."""
    event = table("koya.trf")
    assert values(event, "KS/L1") == values(event, "KS/L+1")
    assert values(event, "KS/L1")[4] == 1
    for limit in ("L10", "L19", "L101", "L00"):
        with pytest.raises(UnknownTiebreakError, match=f"the limit /{limit}: /L1 to /L9 raise it"):
            tiebreaks(f"KS/{limit}")


@pytest.mark.parametrize("code", ["PS/M1", "AOB/C1", "APRO/C1", "DE/C1"])
def test_why_there_is_no_such_cut(code: str) -> None:
    """Art. 14 speaks of any sum, art. 5 lists the cuts."""
    with pytest.raises(UnknownTiebreakError, match=r"\(C.07 art. 5\) has no such cut of it"):
        tiebreaks(code)


def test_forfeit_wins_of_round_robins_are_no_games_over_the_board() -> None:
    """7.2 to 7.4 beside 15.2."""
    event = table("rr5.trf")
    assert values(event, "WON") == [2, 1, 1, 1, 0]
    assert values(event, "WIN") == [3, 1, 1, 1, 0]


TWICE = ["DE", "WON", "DE"]


@pytest.mark.parametrize("order", [TWICE, "DE,WON,DE", "de, WON, DE"])
def test_direct_encounter_looks_again_at_those_still_tied(order: str | list[str]) -> None:
    """4.3: type A may be listed several times."""
    for standings in (rank(table("de2.trf"), order), rank(table("de2b.trf"))):
        assert [(row.place, row.name) for row in standings.rows[:4]] == [
            (1, "C"),
            (2, "D"),
            (3, "A"),
            (4, "B"),
        ]
        assert standings.rows[3].decided_by == "DE#2"
        assert standings.rows[3].values["DE#2"].number == 2
        assert standings.rows[3].values["DE"].number == 1
        assert not standings.warnings


def test_each_direct_encounter_is_told_by_itself() -> None:
    standings = rank(table("de2.txt"), TWICE)
    told = document(standings, workings=True)
    assert told["order"] == ["DE", "WON", "DE#2"]
    assert told["standings"][3]["values"] == {"DE": 1, "WON": 1, "DE#2": 2}
    assert set(told["standings"][3]["workings"]) == {"DE", "WON", "DE#2"}
    assert [tiebreak.title for tiebreak in standings.order] == [
        "Direct Encounter",
        "Games won",
        "Direct Encounter (2nd time)",
    ]
    # What was told can be asked for again.
    again = rank(table("de2.txt"), ",".join(told["order"]))
    assert document(again, workings=True) == told


def test_a_pasted_list_with_direct_encounter_twice() -> None:
    """Its third column is compared with the second direct encounter."""
    text = (
        "Rk.\tSNo\tName\tPts.\tTB1\tTB2\tTB3\t1.Rd\t2.Rd\n"
        "1\t1\tAnn\t1,5\t{}\t1\t1\t3w1\t2b½\n"
        "2\t2\tBob\t1,5\t{}\t1\t0\t4w1\t1w½\n"
        "3\t3\tCyd\t0,5\t0\t0\t0\t1b0\t4w½\n"
        "4\t4\tDan\t0,5\t0\t0\t0\t2b0\t3b½\n"
        "Tie Break1: Direct Encounter Tie Break2: Games won over the board Tie Break3: "
        "Direct Encounter\n"
    ).format("0.5", "0.5")
    standings = rank(read(text))
    assert [tiebreak.name for tiebreak in standings.order] == ["DE", "WON", "DE#2"]
    assert [column.tiebreak for column in standings.table.printed] == ["DE", "WON", "DE#2"]
    trf = FORMS["trf"](standings.table)
    assert "202 DE,WON,DE\n" in trf
    assert [tiebreak.name for tiebreak in rank(read(trf)).order] == ["DE", "WON", "DE#2"]


def test_what_is_named_again_and_cannot_change_anything_is_said() -> None:
    standings = rank(table("de2.trf"), "BH,DE,BH,DE,coin-flip,coin-flip")
    assert [tiebreak.name for tiebreak in standings.order] == ["BH", "DE", "DE#2", "coin-flip"]
    assert [warning.words() for warning in standings.warnings] == [
        f"{title} is in the order twice. The second time it cannot change anything, so it was left "
        "out."
        for title in ("Buchholz", "Coin Flip")
    ]
    with pytest.raises(UnknownTiebreakError, match="unknown tiebreak or order “BH#2”"):
        tiebreaks("BH#2")


LICHESS = {
    "sonneborn-berger": Choices((("sonneborn-berger", "lichess"),)),
    "SB": Choices((("fide-sonneborn-berger", "lichess"),)),
}
#: What Lichess printed, and what its rule gives the others.
PRINTED = {"P1": 26.5, "P2": 16.75, "P3": 12.75, "P4": 10, "P5": 10, "P6": 3.5, "P7": 0}


def by_name(event: Crosstable, name: str, choices: Choices) -> dict[str, float | int | None]:
    (tiebreak,) = tiebreaks(name)
    tally = Tally(event, choices)
    found = tiebreak.values(tally, tally.player)
    for value in found.values():
        counted = sum(term.amount for term in value.terms if term.counted)
        assert counted == (value.amount or 0)
        assert all(note.words() for term in value.terms for note in term.notes)
    return {tally.player[number].name: value.number for number, value in found.items()}


@pytest.mark.parametrize("name", LICHESS)
def test_sonneborn_berger_of_lichess(name: str) -> None:
    """A bye is a game against the virtual opponent; opponents' byes count in full."""
    event = table("lichess.txt")._replace(kind="swiss")
    assert by_name(event, name, LICHESS[name]) == PRINTED
    assert by_name(event, name, Choices())["P1"] != 26.5


@pytest.mark.parametrize("name", LICHESS)
def test_forfeits_and_absences_at_lichess(name: str) -> None:
    text = (
        "No.,Name,Rnd1,Rnd2,Rnd3,Pts\n1,Ann,X2,B,D3,2.5\n2,Bob,F1,W4,U,1\n"
        "3,Cyd,W4,H,D1,2\n4,Dan,L3,L2,U,0\n"
    )
    found = by_name(read(text)._replace(kind="swiss"), name, LICHESS[name])
    # Ann: Bob's 1, half of Cyd's 2, and a virtual opponent with her 1½.
    assert found == {"Ann": 3.5, "Bob": 0, "Cyd": 1.25, "Dan": 0}


@pytest.mark.parametrize("heading", ["SB", "Sonneborn-Berger"])
@pytest.mark.parametrize("fide", [False, True])
def test_a_printed_column_of_lichess_is_recognised(heading: str, fide: bool) -> None:
    lines = (DATA / "lichess.txt").read_text(encoding="utf-8").splitlines()
    names = [line.split("\t")[1] for line in lines[1:]]
    columns = [heading, *(str(PRINTED[name]) for name in names)]
    if fide:
        columns = [f"{column}\t{other}" for column, other in
                   zip(columns, ("Fed", *["ESP"] * 7), strict=True)]  # fmt: skip
    standings = rank(read("\n".join(map("\t".join, zip(lines, columns, strict=True)))))
    assert standings.published is not None
    assert standings.published.compared == standings.published.agree == 7
    (convention,) = standings.tally.choices.conventions
    assert convention[1] == "lichess"


def test_fore_buchholz_draws_the_pairings_of_the_last_round() -> None:
    """8.3: also those that have not been played."""
    event = table("fb3open.trf")
    assert values(event, "FB") == [3.5, 3.5, 5.5, 5.5]
    assert values(event, "AOB/F") == [5.5, 5.5, 3.5, 3.5]
    assert values(table("fb4open.trf"), "FB") == [7.5, 7, 7, 9.5, 9.5, 7.5]
    (fore,) = tiebreaks("FB")
    found = fore.values(Tally(event), [1])[1]
    assert [note.words() for note in found.terms[2].notes] == [
        "final score 2",
        "round 3, the last of the event, is paired and counts as drawn: 2½ (8.3)",
    ]
    assert not rank(event, "FB").warnings


@pytest.mark.parametrize(
    ("name", "buchholz"),
    [("part5.trf", [4, 3, 4, 6, 4, 3]), ("fb_during.trf", [5.5, 5.5, 5, 3.5, 5.5, 4, 3.5, 3.5])],
)
def test_fore_buchholz_before_the_last_round_is_paired_is_buchholz(
    name: str, buchholz: list[float]
) -> None:
    event = table(name)
    assert values(event, "FB") == values(event, "BH") == buchholz
    assert values(event, "AOB/F") == values(event, "AOB")
    assert [warning.words() for warning in rank(event, "FB,AOB").warnings] == [
        (
            "Fore Buchholz: round 5, the last of the event, is not paired yet. Until then no game "
            "is taken as drawn (8.3)."
        )
    ]


def test_the_last_round_that_is_played_is_drawn_where_it_is_the_last() -> None:
    """It is, where nothing says that there are more; not, where something does."""
    event = table("de2.trf")
    (fore,) = tiebreaks("FB")
    assert fore.values(Tally(event), [1])[1].terms[0].notes[1].words() == (
        "round 3, the last of the event, counts as drawn (it scored 1): 1½ (8.3)"
    )
    assert values(event, "FB") != values(event, "BH")
    assert values(event._replace(scheduled=None), "FB") == values(event, "FB")
    (warning,) = rank(event._replace(scheduled=None, after=3), "FB").warnings
    assert warning.words() == (
        "Fore Buchholz: nothing says how many rounds the event has, so round 3 was taken as the "
        "last (8.3)."
    )
    assert not rank(event, "FB").warnings
    more = event._replace(scheduled=4)
    assert values(more, "FB") == values(more, "BH") == values(event, "BH")


def test_fore_buchholz_after_another_result() -> None:
    """A player of the last round is an opponent, though the two have not played."""
    event = table("fb4open.trf")
    before = Tally(event)
    (fore,) = tiebreaks("FB")
    fore.values(before, before.player)
    ann, *others = event.players
    lost = ann.results[0]._replace(code="L")
    won = others[2].results[0]._replace(code="W")
    players = (
        ann._replace(results=(lost, *ann.results[1:]), total_halves=None),
        *others[:2],
        others[2]._replace(results=(won, *others[2].results[1:]), total_halves=None),
        *others[3:],
    )
    after = event._replace(players=players)
    fresh, kept = Tally(after), carried(before, after)
    rows = {1: players[0], 4: players[3]}
    for tally in (kept, Carrier(before).after(rows)):
        assert fore.values(tally, tally.player) == fore.values(fresh, fresh.player)


def places(event: Crosstable, order: str) -> list[tuple[int, str]]:
    return [(row.place, row.name) for row in rank(event, order).rows]


def test_a_free_round_takes_nothing_off_the_rounds_elected_to_play() -> None:
    """7.6 with 15.2: half-way it would change places."""
    event = table("rr5part.trf")
    assert values(event, "REP") == [2] * 5
    assert values(table("rr5.trf"), "REP") == [5, 3, 5, 4, 5]
    (rep,) = tiebreaks("REP")
    free = rep.values(Tally(event), [1])[1].terms[0]
    assert free.notes[0].words() == "free round of a round robin: takes nothing off (15.2)"
    assert values(event._replace(kind="swiss"), "REP") == [1, 2, 2, 1, 2]


def test_direct_encounter_in_a_round_robin_waits_until_all_have_met() -> None:
    """6.2 is for those who have all met, 6.3 for Swiss events only."""
    event = table("rrpart2.trf")
    assert places(event, "DE") == [(1, "A"), (1, "B"), (1, "C"), (4, "D"), (4, "E"), (6, "F")]
    said = in_words(why(rank(event, "DE"), 1))
    assert "In a round robin the games among them decide only when all have." in said
    # D and E have not met either; A and B have.
    two = event._replace(
        players=tuple(
            player._replace(results=player.results[:1], total_halves=None)
            for player in event.players
        ),
        rounds_played=1,
    )
    assert [row.name for row in rank(two, "DE").rows][:3] == ["A", "C", "E"]


#: 3, 2 and 1 for a win, a draw and a loss; the first four are tied, and A and B, B and C have met.
LOSSES_SCORE = """\
092 Individual: Swiss-System
142 5
162 W 3.0    D 2.0    L 1.0
001    1      A                                 2000                             9.0          2 w 1     3 w 1     5 b 0     6 b 0     7 b 0
001    2      B                                 1990                             9.0          1 b 0     4 w 1     3 b =     5 b 0     6 w =
001    3      C                                 1980                             9.0          4 w =     1 b 0     2 w =     7 w =     8 b =
001    4      D                                 1970                             9.0          3 b =     2 b 0     6 w =     8 w =     5 b =
001    5      E                                 1960                            14.0          6 w 1     7 w 1     1 w 1     2 w 1     4 w =
001    6      F                                 1950                            11.0          5 b 0     8 w 1     4 b =     1 w 1     2 b =
001    7      G                                 1940                            11.0          8 w 1     5 b 0     8 b =     3 b =     1 w 1
001    8      H                                 1930                             8.0          7 b 0     6 b 0     7 w =     4 b =     3 w =
"""  # noqa: E501 - a report has long lines


def test_the_worst_case_of_direct_encounter_where_a_loss_scores() -> None:
    """6.3: A gets 7 at least, and nobody else can get more than 6."""
    standings = rank(read(LOSSES_SCORE), "DE")
    assert [(row.place, row.name) for row in standings.rows[3:7]] == [
        (4, "A"), (5, "B"), (6, "C"), (7, "D"),
    ]  # fmt: skip
    assert "you would get 7 points at least, and B could have reached no more than 6" in (
        versus_in_words(compare(standings, 1, 2), 1)
    )


def test_the_limit_of_koya_during_an_event_is_told_as_one_so_far() -> None:
    (koya,) = tiebreaks("KS")
    (term,) = koya.values(Tally(table("rr5part.trf")), [1])[1].terms
    assert term.notes[0].words() == (
        "1 so far, at least 1, half of what was possible so far: counts"
    )
    term = koya.values(Tally(table("koya.trf")), [1])[1].terms[0]
    assert term.notes[0].words() == "final score 2½, at least 2½: counts"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("order", ["FB,AOB/F", "DE,WON,DE", "SB/C1,sonneborn-berger"])
def test_the_page_tells_everybody_all_of_it(order: str, seed: int) -> None:
    """Also of a last round that is paired, and of what Lichess counts for a bye."""
    random = Random(seed)  # noqa: S311
    made = swiss(random, "fide-2026", 7, ahead=seed % 3)
    if seed % 4 == 3:
        made = round_robin(random, "fide-2026")
    standings, session = rank(read(made.trf), order), Session()
    choices = dict.fromkeys(("fide-sonneborn-berger", "sonneborn-berger"), "lichess")
    for row in standings.rows:
        asked = {"text": made.trf, "order": order, "choices": choices, "player": str(row.number)}
        asked["language"] = ("en", "es")[row.place % 2]
        reply = json.loads(session.answer(json.dumps({"what": "calculate", **asked})))
        assert reply["state"] == "done"
        for tiebreak in standings.order:
            one = {**asked, "what": "workings", "number": row.number, "tiebreak": tiebreak.name}
            assert json.loads(session.answer(json.dumps(one)))["state"] == "done"
