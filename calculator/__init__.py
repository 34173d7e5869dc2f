r"""Chess tiebreaks: read a crosstable, rank it, and explain every number.

>>> from calculator import rank, read
>>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
>>> [(row.place, row.name, row.decided_by) for row in standings]
[(1, 'Bob', 'score'), (2, 'Ann', 'solkoff')]
>>> print(standings.why("Ann"))
Ann is 2nd of 2 with 2 points. Tied with Bob on score, behind on Solkoff, 1½ to 2½. ...
"""

import sys
from typing import TYPE_CHECKING

if sys.version_info < (3, 12):  # noqa: UP036 - pip refuses older ones, a folder of the project cannot
    _old = "calculator needs Python 3.12 or newer; this is {}.{}.".format(*sys.version_info)
    # While `python -m` looks for the module, it is this: a command says it without a traceback.
    raise SystemExit(_old) if sys.argv[:1] == ["-m"] else ImportError(_old)

# Messages, errors among them, get their words from it, whoever asks first.
import calculator.words  # noqa: F401
from calculator.model.late import names_of

if TYPE_CHECKING:
    from calculator.api.answers import Answer, OtherResults, Reason
    from calculator.api.reading import read, read_all
    from calculator.api.standings import Comparison, Row, Standings, Term, Value, rank
    from calculator.api.tables import crosstable
    from calculator.model import Crosstable, Player, Result, TableError
    from calculator.reading import ReadError
    from calculator.tiebreaks import UnknownTiebreakError
else:
    # A page that ranks with what is inside does not wait for all of it.
    __getattr__ = names_of(
        __name__,
        {
            "api.answers": "Answer OtherResults Reason",
            "api.reading": "read read_all",
            "api.standings": "Comparison Row Standings Term Value rank",
            "api.tables": "crosstable",
            "model": "Crosstable Player Result TableError",
            "reading": "ReadError",
            "tiebreaks": "UnknownTiebreakError",
        },
    )

__all__ = [
    "Answer",
    "Comparison",
    "Crosstable",
    "OtherResults",
    "Player",
    "ReadError",
    "Reason",
    "Result",
    "Row",
    "Standings",
    "TableError",
    "Term",
    "UnknownTiebreakError",
    "Value",
    "crosstable",
    "rank",
    "read",
    "read_all",
]

# The only place where the version is: the wheel's name and a release's tag are held to it.
__version__ = "1.0.0"
