"""FIDE's tiebreaks, one entry each, without modifiers.

Each entry is all that anybody needs to know of a tiebreak, but for the words
(``calculator/words``): see :class:`calculator.tiebreaks.Tiebreak` for what its fields mean.
"""

from functools import partial

from calculator.model.late import late
from calculator.tiebreaks.tiebreak import CodeGroupRule, CodeRule, Fide, Printed, Tiebreak


def _rule(module: str, name: str) -> CodeRule:
    """Return a rule, whose module is imported when it is asked for first."""
    return late(f"calculator.tiebreaks.fide.{module}", name)


def _among(module: str, name: str) -> CodeGroupRule:
    return late(f"calculator.tiebreaks.fide.{module}", name)


#: An entry of a tiebreak of teams alone; no column of players is read as one.
_team_tiebreak = partial(Tiebreak, printed=Printed(codes=""), folder="fide/teams/")
#: The tiebreaks of teams alone (C.07, art. 12 and 13).
_OF_TEAMS: tuple[Tiebreak, ...] = (
    _team_tiebreak(
        "MPvGP",
        "FIDE C.07 art. 13.1",
        ("results", "game-points"),
        fide=Fide(_rule("teams", "secondary"), since="fide-2024"),
        of_event=True,
    ),
    *(
        _team_tiebreak(
            name,
            "FIDE C.07 art. 13.2",
            ("opponents", "results", "game-points"),
            fide=Fide(_rule("teams", "extended_sonneborn_berger"), "CP", since="fide-2024"),
            of_event=True,
            explained="by-result",
        )
        for name in ("EMMSB", "EMGSB", "EGMSB", "EGGSB")
    ),
    *(
        _team_tiebreak(
            name,
            "FIDE C.07 art. 13.3",
            ("group", "opponents", "results", "game-points"),
            fide=Fide(
                modifiers="P",
                among=_among("extended_direct_encounter", "extended_encounter"),
                since="fide-2024" if name == "EDE" else "fide-2026",
            ),
            lowest_first=True,
            explained="encounter",
        )
        for name in ("EDE", "EDEBT", "EDEBB", "EDET", "EDEB")
    ),
    _team_tiebreak(
        "SSSC",
        "FIDE C.07 art. 13.4",
        ("opponents", "results", "game-points"),
        fide=Fide(
            _rule("teams", "score_and_schedule"), "PFK", since="fide-2024", meant_for="swiss"
        ),
        of_event=True,
        explained="schedule",
    ),
    _team_tiebreak(
        "BC",
        "FIDE C.07 art. 12.1",
        ("results", "game-points"),
        fide=Fide(_rule("boards", "board_count"), since="fide-2024"),
        lowest_first=True,
        within="GP",
        explained="board-count",
    ),
    *(
        _team_tiebreak(
            name,
            f"FIDE C.07 art. {article}",
            ("group", "results", "game-points"),
            fide=Fide(among=_among("boards", "ranking"), since="fide-2024"),
            lowest_first=True,
            explained="boards",
        )
        for name, article in (("TBR", "12.2"), ("BBE", "12.3"))
    ),
)

ENTRIES: tuple[Tiebreak, ...] = (
    Tiebreak(
        "PTS",
        "FIDE C.07",
        ("results",),
        fide=Fide(_rule("own_results", "points")),
        explained="points",
        printed=Printed(called=("game points", "points game points")),
        folder="fide/points/",
    ),
    Tiebreak(
        "MP",
        "FIDE C.07",
        ("results",),
        fide=Fide(_rule("own_results", "points")),
        explained="points",
        printed=Printed(codes=""),
        folder="fide/points/",
    ),
    Tiebreak(
        "GP",
        "FIDE C.07",
        ("results", "game-points"),
        fide=Fide(_rule("own_results", "points")),
        of_event=True,  # the number of boards, which all matches tell together
        explained="game-points",
        printed=Printed(codes=""),
        folder="fide/points/",
    ),
    Tiebreak(
        "DE",
        "FIDE C.07 art. 6",
        ("group", "opponents", "results"),
        fide=Fide(
            modifiers="P", of_points="both", among=_among("direct_encounter", "direct_encounter")
        ),
        lowest_first=True,
        explained="encounter",
        printed=Printed(
            headings="de directencounter headtohead h2h",
            called=("direct encounter", "head to head"),
            codes="DE EDE",
            column=230,
            order=30,
        ),
        folder="fide/direct-encounter/",
    ),
    Tiebreak(
        "WIN",
        "FIDE C.07 art. 7.1",
        ("results",),
        fide=Fide(_rule("own_results", "wins"), of_points="match"),
        explained="wins-rounds",
        printed=Printed(
            headings="win",
            perhaps="vict",
            called=(
                "wins including byes",
                "victories",
                "number of victories",
                "number of wins",
                "games won including byes",
            ),
            family=("WIN", "WON", "BWG", "BPG"),
            column=70,
            order=50,
            mistaken=70,
        ),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "WON",
        "FIDE C.07 art. 7.2",
        ("results",),
        fide=Fide(_rule("own_results", "games_won"), of_points="match"),
        explained="wins",
        printed=Printed(
            headings="won",
            called=("games won over the board", "games won otb", "games won"),
            column=80,
            order=60,
            mistaken=80,
        ),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "BPG",
        "FIDE C.07 art. 7.3",
        ("colors",),
        fide=Fide(_rule("own_results", "blacks"), of_points="match"),
        explained="blacks",
        printed=Printed(
            headings="mbl",
            called=("games played with black", "most black"),
            column=90,
            order=70,
        ),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "BWG",
        "FIDE C.07 art. 7.4",
        ("colors", "results"),
        fide=Fide(_rule("own_results", "blacks_won"), of_points="match"),
        explained="black-wins",
        printed=Printed(called=("games won with black", "wins with black"), column=100, order=90),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "PS",
        "FIDE C.07 art. 7.5",
        ("results", "rounds"),
        fide=Fide(_rule("own_results", "progressive"), "C", of_points="both"),
        explained="running",
        printed=Printed(
            headings="prog progr progressive progress progresivo progressivo ps",
            called=("progressive", "progressive score", "sum of progressive scores"),
            column=60,
            order=80,
            mistaken=60,
        ),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "REP",
        "FIDE C.07 art. 7.6",
        ("results",),
        fide=Fide(_rule("own_results", "rounds_elected"), of_points="any", former="GE"),
        explained="elected",
        printed=Printed(
            called=("rounds one elected to play", "rounds elected to play"), column=210, order=190
        ),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "STD",
        "FIDE C.07 art. 7.7",
        ("results",),
        fide=Fide(_rule("own_results", "standard_points"), of_points="match", since="fide-2026"),
        explained="outscored",
        printed=Printed(called=("standard points",), order=200),
        folder="fide/own-results/",
    ),
    Tiebreak(
        "TPN",
        "FIDE C.07 art. 7.8",
        fide=Fide(_rule("own_results", "pairing_number"), "R", of_points="any", since="fide-2026"),
        lowest_first=True,
        explained="pairing-number",
        folder="fide/own-results/",
    ),
    Tiebreak(
        "BH",
        "FIDE C.07 art. 8.1",
        ("opponents",),
        fide=Fide(_rule("buchholz", "buchholz"), "CMPF", of_points="both", meant_for="swiss"),
        explained="opponents",
        mistakes="opponents",
        printed=Printed(
            headings="buch buchh buchholz bucholz buchholtz bucholtz bucht buct buc bh bhz bu",
            called=("buchholz", "buchholtz", "bucholz"),
            family=("BH/C1", "BH", "BH/C2", "BH/M1", "BH/M2", "FB", "AOB", "FB/C1"),
            column=20,
            order=20,
            mistaken=10,
            modified={
                "/C1": Printed(
                    headings=(
                        "buc1 buch1 buchholzcut1 buchholz-cut1 bucholzcut1 bhc1 bhcut1 bh-c1 bhz1"
                    ),
                    perhaps="bh1",
                    column=10,
                    order=10,
                    mistaken=20,
                ),
                "/C2": Printed(
                    headings="buc2 bhc2 bhcut2 bh-c2", column=40, order=130, mistaken=30
                ),
                "/M1": Printed(
                    headings="medianbuchholz median-buchholz medbuch mbuch m-buch bucm bhm1 bh-m1",
                    perhaps="bhm",
                    column=50,
                    order=120,
                    mistaken=40,
                ),
                "/M2": Printed(column=200),
            },
        ),
        folder="fide/buchholz/",
    ),
    Tiebreak(
        "AOB",
        "FIDE C.07 art. 8.2",
        ("opponents",),
        fide=Fide(
            _rule("buchholz", "average_of_buchholz"), "F", of_points="both", meant_for="swiss"
        ),
        of_event=True,  # opponents' opponents
        explained="buchholz",
        sum_of="BH",
        printed=Printed(
            headings="aob",
            called=("average of opponents buchholz", "average of the opponents buchholz"),
            column=180,
            order=180,
        ),
        folder="fide/buchholz/",
    ),
    Tiebreak(
        # No tiebreak of FIDE's, but made of one: so its edition counts.
        "sum-of-buchholz",
        "Swiss-Manager",
        ("opponents",),
        fide=Fide(_rule("buchholz", "sum_of_buchholz")),
        of_event=True,
        explained="buchholz-sum",
        sum_of="BH",
        printed=Printed(
            perhaps="bhs bhsum busumm",
            unsure=True,
            called=(
                "sum of buchholz",
                "sum buchholz",
                "sum of opponents buchholz",
                "sum of the opponents buchholz",
                "buchholz sum",
                "buchholzsumme",
            ),
            codes="",
            column=185,
            order=185,
        ),
        folder="fide/buchholz/",
    ),
    Tiebreak(
        "FB",
        "FIDE C.07 art. 8.3",
        ("opponents", "results", "rounds"),
        fide=Fide(
            _rule("buchholz", "buchholz"),
            "CMP",
            of_points="both",
            since="fide-2024",
            meant_for="swiss",
        ),
        explained="opponents",
        printed=Printed(called=("fore buchholz",), column=170, order=170),
        folder="fide/buchholz/",
    ),
    Tiebreak(
        "SB",
        "FIDE C.07 art. 9.1",
        ("opponents", "results"),
        fide=Fide(_rule("sonneborn_berger", "sonneborn_berger"), "CMP", of_points="both"),
        explained="by-result",
        printed=Printed(
            called=(
                "sonneborn",
                "sonneborn berger",
                "sonneborn berger tie break with modified points analogous to buchholz tie break",
            ),
            family=("SB", "SB/C1", "SB/C2"),
            column=30,
            order=40,
            mistaken=50,
            modified={"/C1": Printed(column=190, order=160)},
        ),
        folder="fide/sonneborn-berger/",
    ),
    Tiebreak(
        "KS",
        "FIDE C.07 art. 9.2",
        ("opponents", "results"),
        fide=Fide(
            _rule("sonneborn_berger", "koya"), "L", of_points="both", meant_for="round-robin"
        ),
        explained="koya",
        printed=Printed(
            headings="koya ks",
            called=("koya",),
            family=("KS",),
            column=110,
            order=110,
        ),
        folder="fide/koya/",
    ),
    Tiebreak(
        "ARO",
        "FIDE C.07 art. 10.1",
        ("opponents", "ratings"),
        fide=Fide(_rule("ratings", "average_rating"), "CMU"),
        of_their_results=False,
        explained="rated",
        printed=Printed(
            headings="aro",
            perhaps="rtgø ratø",
            called=(
                "rating average of the opponents",
                "rating average of opponents",
                "average rating of opponents",
                "average rating of the opponents",
            ),
            family=("ARO", "ARO/C1", "ARO/C2", "ARO/M1"),
            column=120,
            order=100,
            modified={"/C1": Printed(headings="aroc1 aro-c1", column=130, order=140)},
        ),
        folder="fide/ratings/",
    ),
    Tiebreak(
        "TPR",
        "FIDE C.07 art. 10.2",
        ("opponents", "ratings", "results"),
        fide=Fide(_rule("ratings", "performance"), "U"),
        of_their_results=False,
        explained="performance",
        printed=Printed(
            headings="rp tpr ratp",
            called=(
                "tournament performance",
                "tournament performance rating",
                "performance rating",
                "rating performance",
                "performance",
            ),
            family=("TPR", "PTP", "APRO", "APPO"),
            column=140,
            order=150,
        ),
        folder="fide/ratings/",
    ),
    Tiebreak(
        "PTP",
        "FIDE C.07 art. 10.3",
        ("opponents", "ratings", "results"),
        fide=Fide(_rule("ratings", "perfect_performance"), "U", since="fide-2024"),
        of_their_results=False,
        explained="performance",
        printed=Printed(called=("perfect tournament performance",), column=150, order=210),
        folder="fide/ratings/",
    ),
    Tiebreak(
        "APRO",
        "FIDE C.07 art. 10.4",
        ("opponents", "ratings", "results"),
        fide=Fide(_rule("ratings", "average_performance"), "U"),
        explained="performed",
        printed=Printed(
            called=(
                "average performance rating of opponents",
                "average performance rating of the opponents",
            ),
            column=160,
            order=220,
        ),
        folder="fide/ratings/",
    ),
    Tiebreak(
        "APPO",
        "FIDE C.07 art. 10.5",
        ("opponents", "ratings", "results"),
        fide=Fide(_rule("ratings", "average_performance"), "U", since="fide-2024"),
        explained="performed",
        printed=Printed(
            called=(
                "average perfect performance of opponents",
                "average perfect performance of the opponents",
                "average perfect performance rating of opponents",
                "average perfect tournament performance of opponents",
            ),
        ),
        folder="fide/ratings/",
    ),
    Tiebreak(
        "RTNG",
        "FIDE C.07 art. 10.6",
        ("ratings",),
        fide=Fide(_rule("ratings", "rating"), "RU", since="fide-2026"),
        explained="rating",
        printed=Printed(column=220, order=230),
        folder="fide/ratings/",
    ),
    *_OF_TEAMS,
)
