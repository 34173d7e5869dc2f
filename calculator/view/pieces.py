"""Pieces of a result that the page may see a moment later than the rest.

A changed result has to be seen at once where it was changed; the sums below the answer, and what a
link would say, may follow. So a result can be built with the pieces that are in the page already,
and then with its own.
"""

from collections.abc import Callable, Iterable, Mapping

from calculator.view.element import Child

#: What a name stands for in the tree: children of one element, in their order.
type Piece = tuple[Child | None, ...]


class Pieces:
    """The pieces of one result: those that were there before, and those that were built.

    >>> pieces = Pieces({"bar": ("old",)})
    >>> pieces.of("bar", lambda: ["new"]), pieces.of("table", lambda: ["new"])
    (('old',), ('new',))
    >>> pieces.built, pieces.left
    ({'table': ('new',)}, {'bar': ('old',)})
    """

    def __init__(self, kept: Mapping[str, Piece] | None = None) -> None:
        """``kept`` are pieces to take as they are, by their names."""
        self._kept = kept or {}
        self.built: dict[str, Piece] = {}
        """Those that have nothing of the kept ones."""
        self.left: dict[str, Piece] = {}
        """Those of the kept ones that the result has."""
        self._mixed: dict[str, Piece] = {}

    def of(self, name: str, build: Callable[[], Iterable[Child | None]]) -> Piece:
        """Return a piece: the one that was kept, else what ``build`` makes, of others perhaps."""
        if (kept := self._kept.get(name)) is not None:
            self.left[name] = kept
            return kept
        before = len(self.left)
        made = tuple(build())
        (self.built if len(self.left) == before else self._mixed)[name] = made
        return made

    @property
    def all(self) -> dict[str, Piece]:
        """Every piece of the result."""
        return self.left | self.built | self._mixed
