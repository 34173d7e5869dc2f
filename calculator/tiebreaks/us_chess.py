"""The tiebreaks of US Chess rule 34E, and the others that American sources name."""

from calculator.tiebreaks.at_the_board import coin_flip, recorded
from calculator.tiebreaks.between_tied import result_between_tied
from calculator.tiebreaks.opponents_scores import median, modified_median, solkoff
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
from calculator.tiebreaks.tiebreak import Tiebreak, each

US_CHESS: tuple[Tiebreak, ...] = (
    Tiebreak(
        "modified-median",
        "US Chess 34E1",
        "rules/modified-median/",
        each("modified-median", modified_median),
        ("opponents",),
    ),
    Tiebreak(
        "solkoff",
        "US Chess 34E2",
        "rules/solkoff/",
        each("solkoff", solkoff),
        ("opponents",),
    ),
    Tiebreak(
        "cumulative",
        "US Chess 34E3",
        "rules/cumulative/",
        each("cumulative", cumulative),
        ("results", "rounds"),
    ),
    Tiebreak(
        "median",
        "US Chess 34E4",
        "rules/median/",
        each("median", median),
        ("opponents",),
    ),
    Tiebreak(
        "result-between-tied",
        "US Chess 34E5",
        "rules/result-between-tied/",
        result_between_tied,
        ("opponents", "results", "group"),
    ),
    Tiebreak(
        "most-blacks",
        "US Chess 34E6",
        "rules/most-blacks/",
        each("most-blacks", most_blacks),
        ("results", "colours"),
    ),
    Tiebreak(
        "kashdan",
        "US Chess 34E7",
        "rules/kashdan/",
        each("kashdan", kashdan),
        ("results",),
    ),
    Tiebreak(
        "sonneborn-berger",
        "US Chess 34E8",
        "rules/sonneborn-berger/",
        each("sonneborn-berger", sonneborn_berger),
        ("opponents", "results"),
    ),
    Tiebreak(
        "cumulative-opposition",
        "US Chess 34E9",
        "rules/cumulative-opposition/",
        each("cumulative-opposition", cumulative_opposition),
        ("opponents", "results", "rounds"),
    ),
    Tiebreak(
        "opposition-performance",
        "US Chess 34E10",
        "rules/opposition-performance/",
        each("opposition-performance", opposition_performance),
        ("opponents", "results", "ratings"),
    ),
    Tiebreak(
        "average-opposition",
        "US Chess 34E11",
        "rules/average-opposition/",
        each("average-opposition", average_opposition),
        ("opponents", "ratings"),
    ),
    Tiebreak(
        "playoff",
        "US Chess 34E12",
        "rules/playoff/",
        recorded("playoff"),
        ("group", "record"),
    ),
    Tiebreak(
        "single-fast-game",
        "encyclopedia",
        "rules/single-fast-game/",
        recorded("single-fast-game"),
        ("group", "record"),
    ),
    Tiebreak(
        "coin-flip",
        "US Chess 34E13",
        "rules/coin-flip/",
        coin_flip,
        ("group", "seed"),
    ),
    Tiebreak(
        "most-wins",
        "baumbach",
        "rules/most-wins/",
        each("most-wins", most_wins),
        ("results",),
    ),
    Tiebreak(
        "time-of-loss",
        "encyclopedia",
        "rules/time-of-loss/",
        each("time-of-loss", time_of_loss),
        ("results", "rounds"),
    ),
    Tiebreak(
        "late-arrival",
        "encyclopedia",
        "rules/late-arrival/",
        each("late-arrival", late_arrival),
        ("results",),
    ),
    Tiebreak(
        "actual-play",
        "Big Rapids Chess",
        "rules/actual-play/",
        each("actual-play", actual_play),
        ("results",),
    ),
    Tiebreak(
        "team-game-points",
        "Big Rapids Chess",
        "rules/team-game-points/",
        each("team-game-points", team_game_points),
        ("game-points",),
    ),
    Tiebreak(
        "us-amateur-team",
        "US Chess 34G2",
        "rules/us-amateur-team/",
        each("us-amateur-team", us_amateur_team),
        ("opponents", "game-points"),
    ),
)
