"""What the page asks of the core, and what it gets: JSON in, JSON out.

Every request has ``what``, a name in :data:`ANSWERS`, and the page's state: ``text``,
``html``?, ``order``?, ``rules``?, ``player``?, ``choices``?, ``changes``? and what else the
answer reads.
The reply's ``state`` is ``done`` or ``error``; trees are those of :func:`calculator.view.to_tree`.
"""

import json
from collections.abc import Callable

from calculator.page.calculate import calculate, worked
from calculator.page.request import Json, text_of
from calculator.reading import ReadError
from calculator.view import problem, to_tree

#: What can be asked. An answer raises :class:`ReadError` where the text cannot be read.
ANSWERS: dict[str, Callable[[Json], Json]] = {"calculate": calculate, "workings": worked}


def answer(request_json: str) -> str:
    """Answer one question of the page; a fault in the text is an answer, not an exception.

    >>> json.loads(answer('{"what": "calculate", "text": ""}'))["state"]
    'error'
    """
    request: Json = json.loads(request_json)
    try:
        reply = {"state": "done", **ANSWERS[request["what"]](request)}
    except ReadError as error:
        reply = {
            "state": "error",
            "problem": to_tree(problem(error, text_of(request, "text"))),
            "line": error.line,
            "column": error.column,
            "length": error.length,
        }
    return json.dumps(reply, ensure_ascii=False)
