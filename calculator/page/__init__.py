"""What the page asks of the core, and what it gets: JSON in, JSON out.

A request is one of those in :mod:`calculator.page.protocol`, and the reply the one that belongs
to it. Trees are those of :func:`calculator.view.to_tree`. Where the request has ``html``, the
reply has the text ``pasted`` that stands for it from then on: what is said of lines and columns
is of that text.
"""

from collections.abc import Callable

from calculator.page.protocol import Step
from calculator.page.session import ANSWERS, Session

__all__ = ["ANSWERS", "Session", "answer"]

#: The session of anybody who has only one: the page's worker, which is the only one in its process.
#: Beside the language in use, and caches that nobody can see, no other state outlives a call.
_SESSION = Session()


def answer(request_json: str, tell: Callable[[Step], object] = lambda _: None) -> str:
    """Answer one question of the page: see :meth:`Session.answer`.

    >>> import json
    >>> json.loads(answer('{"what": "calculate", "text": ""}'))["state"]
    'error'
    """
    return _SESSION.answer(request_json, tell)
