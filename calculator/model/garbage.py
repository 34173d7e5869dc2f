"""Has Python look for garbage later, while a table is read and ranked."""

import gc
from collections.abc import Callable
from functools import wraps


def uncollected[**P, R](work: Callable[P, R]) -> Callable[P, R]:
    """Return the function, during which Python does not look for unused cycles of objects.

    Reading and ranking make several hundred thousand objects for a large event and hardly a
    cycle, and Python would look through all of them again and again: two fifths of the time for
    10,000 players.
    A caller who has switched the search off finds it off afterward.

    >>> gc.isenabled(), uncollected(gc.isenabled)(), gc.isenabled()
    (True, False, True)
    """

    @wraps(work)
    def paused(*given: P.args, **named: P.kwargs) -> R:
        if not gc.isenabled():
            return work(*given, **named)
        gc.disable()
        try:
            return work(*given, **named)
        finally:
            gc.enable()

    return paused
