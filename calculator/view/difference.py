"""What changed from one tree of elements to the next, for a page that shows the first.

Of a large table a changed result leaves most rows alone: they are neither sent nor drawn again.
"""

from collections import defaultdict, deque

from calculator.view.element import Child, Element, to_tree

#: What makes one tree of another: see :func:`difference`.
type Patch = list[object]

#: Sent whole: what a person chose in it is not in its attributes.
_WHOLE = {"select", "textarea"}


def difference(old: Element, new: Element) -> Patch:
    """Return what makes ``new`` of ``old``: ``[attributes, children]``, as lists for JSON.

    ``attributes`` are those that changed, ``None`` for one that went. ``children`` are all the
    children in their new order: the position of one that stays as it is, ``[position,
    attributes, children]`` for one that changes, a tree or a text for one that is new; or
    ``None`` where all stay as they are.

    >>> from calculator.view.element import el
    >>> difference(el("p", "a", el("b", "c")), el("p", el("b", "d"), "a", id="x"))
    [{'id': 'x'}, [[1, {}, ['d']], 0]]
    """
    before, after = old.attributes, new.attributes
    attributes: dict[str, str | None] = {}
    if before != after:
        attributes = {name: None for name in before if name not in after}
        attributes |= {name: text for name, text in after.items() if before.get(name) != text}
    if old.children == new.children:
        return [attributes, None]
    if len(old.children) == len(new.children) and all(map(_same, old.children, new.children)):
        return [
            attributes,
            [_child(old.children, position, child) for position, child in enumerate(new.children)],
        ]
    waiting: defaultdict[object, deque[int]] = defaultdict(deque)
    for position, child in enumerate(old.children):
        waiting[_key(child)].append(position)
    children = []
    for child in new.children:
        alike = waiting[_key(child)]
        children.append(_child(old.children, alike.popleft(), child) if alike else to_tree(child))
    return [attributes, children]


def _child(before: tuple[Child, ...], position: int, new: Child) -> object:
    """Return what makes ``new`` of the child at a position."""
    old = before[position]
    if old is new or old == new:
        return position
    if isinstance(old, str) or isinstance(new, str) or new.tag in _WHOLE:
        return to_tree(new)
    return [position, *difference(old, new)]


def _same(old: Child, new: Child) -> bool:
    """Whether a child is what became of the one in its place before."""
    if old is new or isinstance(old, str) or isinstance(new, str):
        return old is new or isinstance(old, str) == isinstance(new, str)
    number, other = old.attributes.get("data-number"), new.attributes.get("data-number")
    return old.tag == new.tag and number == other


def _key(child: Child) -> object:
    """Return what two elements have in common that are taken for the same one."""
    if isinstance(child, str):
        return child
    named = child.attributes
    return child.tag, named.get("data-number") or named.get("data-part") or child.key
