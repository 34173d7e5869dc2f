"""Schools, clubs, teams, states: everybody plays alone, and a school's best scores are added.

``columns`` finds the column that says whose a player is, ``rule`` holds what an event may choose
and the published ways of breaking ties, ``placing`` adds up and places,
``school_standings`` does all of it for the standings of an event.
"""

from typing import TYPE_CHECKING

from calculator.model.late import names_of

if TYPE_CHECKING:
    from calculator.ranking.schools.rule import BEST, ORDERS, Rule, SchoolsError
    from calculator.ranking.schools.school_scores import Level, School
    from calculator.ranking.schools.school_standings import Schools, schools
else:
    # Whether there are schools at all is asked of every table: that takes few of these.
    __getattr__ = names_of(
        __name__,
        {
            "school_scores": "Level School",
            "rule": "BEST ORDERS Rule SchoolsError",
            "school_standings": "Schools schools",
        },
    )

__all__ = ["BEST", "ORDERS", "Level", "Rule", "School", "Schools", "SchoolsError", "schools"]
