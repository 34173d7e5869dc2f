"""A conversation of one page with the core."""

import json
from collections.abc import Callable

from calculator.model.late import late
from calculator.page.calculate import calculate, worked
from calculator.page.memory import Memory
from calculator.page.protocol import Done, Problem, Reply, Step
from calculator.page.request import Request, received
from calculator.reading import ReadError
from calculator.view import problem, to_tree
from calculator.words import use

#: What can be asked. An answer raises :class:`ReadError` where the text cannot be read.
ANSWERS: dict[str, Callable[[Memory, Request], Done]] = {
    "calculate": calculate,
    "higher": late("calculator.page.what_if_search", "higher"),
    "workings": worked,
    "export": late("calculator.page.export", "export"),
    "print": late("calculator.page.export", "on_paper"),
    "picture": late("calculator.page.export", "pictured"),
}


class Session:
    """What one page asks, and what is remembered of it. Two sessions know nothing of each other.

    >>> json.loads(Session().answer('{"what": "calculate", "text": ""}'))["state"]
    'error'
    """

    def __init__(self) -> None:
        self._memory = Memory()

    def answer(self, request_json: str, tell: Callable[[Step], object] = lambda _: None) -> str:
        """Answer one question; a fault in the text is an answer, not an exception.

        ``tell`` is called when a step begins that may take long. ``KeyError`` for a question that
        is none: that is a fault of the page.
        """
        self._memory.tell = tell
        request = received(request_json)
        html = request.html
        if html:
            from calculator.page.clipboard import settled  # noqa: PLC0415 - few paste a page

            # The page's language comes into use below: a text that we write ourselves is English.
            text = settled(request.text, html)
            request = request._replace(text=text.pasted)
            self._memory.pasted(text)
        with use(request.language):
            reply = self._reply(request)
        if html:
            reply["pasted"] = request.text
        return json.dumps(reply, ensure_ascii=False)

    def _reply(self, request: Request) -> Reply:
        """Return the answer, or what is wrong with the text."""
        try:
            answer = ANSWERS[request.what]
            return answer(self._memory, self._memory.with_changes_in_force(request))
        except ReadError as error:
            return _problem(request, error)


def _problem(request: Request, error: ReadError) -> Problem:
    tree = problem(
        error,
        request.text,
        section=request.section,
        reading=request.reading,
        root=request.root,
    )
    return {
        "state": "error",
        "problem": to_tree(tree),
        "line": error.line,
        "column": error.column,
        "length": error.length,
    }
