"""What was probably meant in one of several sections: it takes long to find, for each of them."""

from calculator.model import Crosstable
from calculator.reading.check.build import build
from calculator.reading.choose.candidate import Candidate
from calculator.reading.text.errors import ReadError


def solved(part: Candidate) -> Candidate:
    """Return a section with what was probably meant where something is wrong with it."""
    if part.broken or part.judged is None or part.layout is None:
        return part
    result = part.result
    try:
        again = build(part.judged, part.layout)
    except ReadError as error:
        if isinstance(result, ReadError):
            result = error
    else:
        if isinstance(result, Crosstable):
            result = result._replace(slips=again.slips)
    return part._replace(result=result, unsolved=False)
