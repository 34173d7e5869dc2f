"""The tiebreaks of US Chess rule 34E, and the others that American sources name.

Each entry is all that anybody needs to know of a tiebreak, but for the words
(``calculator/words``): see :class:`calculator.tiebreaks.Tiebreak` for what its fields mean.
"""

from calculator.tiebreaks.at_the_board import coin_flip, recorded
from calculator.tiebreaks.between_tied import result_between_tied
from calculator.tiebreaks.opponents_scores import (
    drop_both,
    drop_by_score,
    drop_none,
    median,
    modified_median,
    solkoff,
)
from calculator.tiebreaks.own_results import (
    actual_play,
    kashdan,
    late_arrival,
    most_blacks,
    most_wins,
    time_of_loss,
)
from calculator.tiebreaks.ratings import average_opposition, opposition_performance
from calculator.tiebreaks.running_scores import cumulative, cumulative_opposition
from calculator.tiebreaks.sonneborn_berger import sonneborn_berger
from calculator.tiebreaks.teams import team_game_points, us_amateur_team
from calculator.tiebreaks.tiebreak import Printed, Tiebreak


def _at_the_board(name: str, cited: str) -> Tiebreak:
    """Make the entry of a tiebreak whose result a person records."""
    return Tiebreak(
        name, cited, ("group", "record"), among=recorded(name), explained="at-the-board"
    )


US_CHESS: tuple[Tiebreak, ...] = (
    Tiebreak(
        "modified-median",
        "US Chess 34E1",
        ("opponents",),
        each=modified_median,
        drops=drop_by_score,
        explained="opponents",
        mistakes="opponents",
        printed=Printed(
            # SwissSys prints it as "Med".
            headings="modmed mmed modmedian modifiedmedian med mm tbrk[m] mod-med m-med m-m",
            called=("modified median", "mod median", "mod med"),
            column=10,
            order=10,
            mistaken=10,
        ),
    ),
    Tiebreak(
        "solkoff",
        "US Chess 34E2",
        ("opponents",),
        each=solkoff,
        drops=drop_none,
        explained="opponents",
        mistakes="opponents",
        printed=Printed(
            headings="solk solkoff solkof sol tbrk[s]",
            perhaps="sos",
            called=("solkoff", "sum of opponents scores"),
            column=20,
            order=20,
            mistaken=30,
        ),
    ),
    Tiebreak(
        "cumulative",
        "US Chess 34E3",
        ("results", "rounds"),
        each=cumulative,
        explained="running",
        mistakes="running",
        printed=Printed(
            headings="cumul cumulative cumu cum cumm cml tbrk[c]",
            called=("cumulative",),
            fide="PS",
            column=30,
            order=30,
            mistaken=40,
        ),
    ),
    Tiebreak(
        "median",
        "US Chess 34E4",
        ("opponents",),
        each=median,
        drops=drop_both,
        explained="opponents",
        mistakes="opponents",
        printed=Printed(
            headings="median harkness",
            called=("harkness", "median", "harkness median"),
            column=50,
            order=50,
            mistaken=20,
        ),
    ),
    Tiebreak(
        "result-between-tied",
        "US Chess 34E5",
        ("opponents", "results", "group"),
        among=result_between_tied,
        explained="between",
        printed=Printed(
            called=("result between tied players", "result between tied", "results between tied"),
            fide="DE",
            order=70,
        ),
    ),
    Tiebreak(
        "most-blacks",
        "US Chess 34E6",
        ("results", "colors"),
        each=most_blacks,
        explained="blacks",
        printed=Printed(
            headings="bpg blacks mostblacks #blacks numblacks",
            called=("most blacks", "number of blacks", "games with black"),
            fide="BPG",
            column=90,
            order=100,
        ),
    ),
    Tiebreak(
        "kashdan",
        "US Chess 34E7",
        ("results",),
        each=kashdan,
        explained="kashdan",
        printed=Printed(headings="kash kas kashdan", called=("kashdan",), column=80, order=80),
    ),
    Tiebreak(
        "sonneborn-berger",
        "US Chess 34E8",
        ("opponents", "results"),
        each=sonneborn_berger,
        explained="by-result",
        mistakes="by-result",
        printed=Printed(
            headings=(
                "sb sonneborn-berger sonnebornberger s-b sberg soberg sobe sbrg sonnb sonborn "
                "sonn-berger sonn sonneb sberger sonneborn"
            ),
            fide="SB",
            column=60,
            order=60,
            mistaken=60,
        ),
    ),
    Tiebreak(
        "cumulative-opposition",
        "US Chess 34E9",
        ("opponents", "results", "rounds"),
        each=cumulative_opposition,
        explained="cumulatives",
        sum_of="cumulative",
        mistakes="cumulatives",
        printed=Printed(
            headings=(
                "ocum opcumul opcumu opcum cumop cumopp oppcum oppcumul cumofopp cumulativeopp "
                "opcumulative cumulativeofopposition cumulativeopposition cumofopposition tbrk[o]"
            ),
            called=(
                "cumulative of opposition",
                "cumulative of opponents",
                "cumulative of opp",
                "cumulative opposition",
                "cumulative opponents",
                "cumulative opp",
                "opposition cumulative",
                "opponents cumulative",
                "opponent cumulative",
                "opp cumulative",
                "op cumulative",
            ),
            column=40,
            order=40,
            mistaken=50,
        ),
    ),
    Tiebreak(
        "opposition-performance",
        "US Chess 34E10",
        ("opponents", "results", "ratings"),
        each=opposition_performance,
        explained="performed",
        printed=Printed(
            headings="opperf oppperf oppositionperformance",
            called=(
                "oppositions performance",
                "opposition performance",
                "performance of the opposition",
                "opponents performance",
            ),
            column=100,
            order=120,
        ),
    ),
    Tiebreak(
        "average-opposition",
        "US Chess 34E11",
        ("opponents", "ratings"),
        each=average_opposition,
        of_their_results=False,
        explained="rated",
        printed=Printed(
            headings="avgopp averageopposition avopp",
            called=(
                "average opposition",
                "average opponents rating",
                "average opponent rating",
                "average opp rating",
                "average opp",
                "average rating of opposition",
                "average rating of the opposition",
            ),
            column=110,
            order=110,
        ),
    ),
    _at_the_board("playoff", "US Chess 34E12"),
    _at_the_board("single-fast-game", "encyclopedia"),
    Tiebreak(
        "coin-flip",
        "US Chess 34E13",
        ("group", "seed"),
        among=coin_flip,
        explained="lots",
        printed=Printed(called=("coin flip", "coin toss")),
    ),
    Tiebreak(
        "most-wins",
        "baumbach",
        ("results",),
        each=most_wins,
        explained="wins",
        printed=Printed(
            headings="wins mostwins", called=("most wins",), fide="WIN", column=120, order=90
        ),
    ),
    Tiebreak(
        "time-of-loss",
        "encyclopedia",
        ("results", "rounds"),
        each=time_of_loss,
        explained="first-loss",
        printed=Printed(headings="firstloss timeofloss", order=130),
    ),
    Tiebreak(
        "late-arrival",
        "encyclopedia",
        ("results", "late"),
        each=late_arrival,
        explained="arrival",
        printed=Printed(headings="ontime latearrival intime"),
    ),
    Tiebreak(
        "actual-play",
        "Big Rapids Chess",
        ("results",),
        each=actual_play,
        explained="over-the-board",
        printed=Printed(headings="inplay actualplay"),
    ),
    Tiebreak(
        "team-game-points",
        "Big Rapids Chess",
        ("game-points",),
        each=team_game_points,
        explained="game-points",
        printed=Printed(
            headings="gamepoints gamepts gpts teamgamepoints boardpoints boardpts bdpts", column=130
        ),
    ),
    Tiebreak(
        "us-amateur-team",
        "US Chess 34G2",
        ("opponents", "game-points"),
        each=us_amateur_team,
        explained="matches",
        printed=Printed(headings="usat usamateurteam", column=70),
    ),
)
