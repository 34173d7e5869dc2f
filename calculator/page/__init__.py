"""What the page asks of the core, and what it gets: JSON in, JSON out.

Every request has ``what``, a name in :data:`ANSWERS`, and the page's state: ``text``,
``html``?, ``reading``?, ``section``?, ``order``?, ``rules``?, ``class``?, ``player``?,
``choices``?, ``changes``?, ``language``? and what else the answer reads. The reply's ``state`` is
``done`` or ``error``; trees are those of :func:`calculator.view.to_tree`. Where the request has
``html``, the reply has the text ``pasted`` that stands for it from then on: what is said of lines
and columns is of that text.
"""

import json
from collections.abc import Callable

from calculator.page.calculate import calculate, worked
from calculator.page.clipboard import settled
from calculator.page.export import export, printed
from calculator.page.higher import higher
from calculator.page.request import Json, section_of, text_of
from calculator.reading import ReadError
from calculator.view import problem, to_tree
from calculator.words import LANGUAGES, use

#: What can be asked. An answer raises :class:`ReadError` where the text cannot be read.
ANSWERS: dict[str, Callable[[Json], Json]] = {
    "calculate": calculate,
    "higher": higher,
    "workings": worked,
    "export": export,
    "print": printed,
}


def answer(request_json: str) -> str:
    """Answer one question of the page; a fault in the text is an answer, not an exception.

    >>> json.loads(answer('{"what": "calculate", "text": ""}'))["state"]
    'error'
    """
    request: Json = json.loads(request_json)
    html = request.pop("html", None)
    if html:
        request["text"] = settled(text_of(request, "text"), str(html))
    language = text_of(request, "language")
    with use(language if language in LANGUAGES else "en"):
        reply = _reply(request)
    if html:
        reply["pasted"] = request["text"]
    return json.dumps(reply, ensure_ascii=False)


def _reply(request: Json) -> Json:
    """Return the answer, or what is wrong with the text."""
    try:
        return {"state": "done", **ANSWERS[request["what"]](request)}
    except ReadError as error:
        tree = problem(
            error,
            text_of(request, "text"),
            section=section_of(request),
            reading=text_of(request, "reading"),
        )
        return {
            "state": "error",
            "problem": to_tree(tree),
            "line": error.line,
            "column": error.column,
            "length": error.length,
        }
