"""What changed from one tree of elements to the next, for a page that shows the first.

A changed result leaves most rows of a large table alone: they are neither sent nor drawn again.
"""

from collections import defaultdict, deque

from calculator.view.element import Child, Element, to_tree

#: What turns one tree into another: see :func:`difference`.
type Patch = list[object]

#: Sent whole: what a person wrote in it is not in its attributes.
_WHOLE = {"textarea"}


def difference(old: Element, new: Element) -> Patch:
    """Return what turns ``old`` into ``new``: ``[attributes, children]``, as lists for JSON.

    ``attributes`` are those that changed, with ``None`` for one that went. ``children`` are all
    the children in their new order: the position of one that stays as it is, ``[position,
    attributes, children]`` for one that changes, a tree or a text for one that is new. It is
    ``None`` if all stay as they are.

    >>> from calculator.view.element import el
    >>> difference(el("p", "a", el("b", "c")), el("p", el("b", "d"), "a", id="x"))
    [{'id': 'x'}, [[1, {}, ['d']], 0]]
    """
    before, after = old.attributes, new.attributes
    attributes: dict[str, str | None] = {}
    if before != after:
        attributes = {name: None for name in before if name not in after}
        attributes |= {name: text for name, text in after.items() if before.get(name) != text}
    ones, others = old.children, new.children
    if len(ones) == len(others):
        found: list[object] = list(range(len(ones)))
        changed = False
        for at, (one, other) in enumerate(zip(ones, others, strict=True)):
            if one is other or one == other:
                continue
            if not _same(one, other):
                break
            found[at] = _changed(at, one, other)
            changed = True
        else:
            return [attributes, found if changed else None]
    waiting: defaultdict[object, deque[int]] = defaultdict(deque)
    for position, child in enumerate(old.children):
        waiting[_key(child)].append(position)
    children = []
    for child in new.children:
        alike = waiting[_key(child)]
        children.append(_child(old.children, alike.popleft(), child) if alike else to_tree(child))
    return [attributes, children]


def _child(before: tuple[Child, ...], position: int, new: Child) -> object:
    """Return what turns the child at a position into ``new``."""
    old = before[position]
    return position if old is new or old == new else _changed(position, old, new)


def _changed(position: int, old: Child, new: Child) -> object:
    """Return what turns the child at a position, which is another one, into ``new``."""
    if isinstance(old, str) or isinstance(new, str) or new.tag in _WHOLE:
        return to_tree(new)
    return [position, *difference(old, new)]


def _same(old: Child, new: Child) -> bool:
    """Whether a child is the earlier one in its place, changed."""
    if isinstance(old, str) or isinstance(new, str):
        return isinstance(old, str) and isinstance(new, str)
    return old.tag == new.tag and _key(old) == _key(new)


def _key(child: Child) -> object:
    """Return what two elements must have in common to count as the same one."""
    if isinstance(child, str):
        return child
    named = child.attributes
    return child.tag, named.get("data-number") or named.get("data-part") or child.key
