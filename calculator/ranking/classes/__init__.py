"""Prize classes: a part of the players, by rating, grade, club, team or a list of names.

``rule`` reads what a person writes (``rating<1200``), ``facts`` finds the column that it means,
``standings`` ranks the part, ``offers`` names the classes that a table lends itself to.
"""

from calculator.ranking.classes.rule import ClassError, Part, Rule, members, parse

__all__ = ["ClassError", "Part", "Rule", "members", "parse"]
