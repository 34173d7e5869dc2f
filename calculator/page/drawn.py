"""The tree that the page shows: sent whole, or as what changed since the one before."""

from calculator.page.request import Json
from calculator.view import Element, difference, to_tree

#: The tree that was sent last, and the number that the page gave it.
_last: tuple[object, Element] | None = None


def drawn(request: Json, tree: Element) -> Json:
    """Return ``result``, a whole tree, or ``patch``, what makes it of the tree in the page.

    ``drawn`` is the number by which the page will know this tree, ``over`` the number of the one
    that stands there. Only what was sent last is remembered: over any other, all is sent.
    """
    global _last
    before, _last = _last, (request.get("drawn"), tree)
    if before is not None and before[0] is not None and before[0] == request.get("over"):
        return {"patch": difference(before[1], tree)}
    return {"result": to_tree(tree)}
