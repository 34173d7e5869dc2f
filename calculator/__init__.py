r"""Chess tiebreaks: read a crosstable, rank it, and explain every number.

>>> from calculator import rank, read
>>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
>>> [(row.place, row.name, row.decided_by) for row in standings.rows]
[(1, 'Bob', 'score'), (2, 'Ann', 'solkoff')]
"""

from calculator.model import Crosstable, Player, Result, TableError, crosstable
from calculator.ranking import Standing, Standings, rank
from calculator.reading import ReadError, read
from calculator.tiebreaks import UnknownTiebreakError

__all__ = [
    "Crosstable",
    "Player",
    "ReadError",
    "Result",
    "Standing",
    "Standings",
    "TableError",
    "UnknownTiebreakError",
    "crosstable",
    "rank",
    "read",
]

# The only place where the version stands: the wheel's name and a release's tag are held to it.
__version__ = "0.1.0"
