"""The small faults themselves: every change that mutmut's operators can make to a module."""

from __future__ import annotations

import ast
import difflib
import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import CodeType

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from tests.support.project import ROOT

#: Calls whose first argument is about types, or only a name.
_ABOUT_TYPES = frozenset({"cast", "TypeVar", "NewType"})


class Mutant:
    """One change of one module."""

    def __init__(
        self, source: Source, node: cst.CSTNode, change: cst.CSTNode, place: Place, number: int
    ) -> None:
        """Remember what is changed: the text is made when it is asked for."""
        self.path = source.path
        self.line = place.line
        self.runs = source.running(place.line)
        """The line that is seen to run when this one does: that on which its statement begins."""
        self.function = place.function
        self.name = f"{self.path} {self.function} {number}"
        """Which of its function's mutants it is; no change of another function changes it."""
        self._source, self._node, self._change = source, node, change

    @cached_property
    def text(self) -> str:
        """The module with the change in it."""
        changed = self._source.module.deep_replace(self._node, self._change)
        assert isinstance(changed, cst.Module)
        return changed.code

    @cached_property
    def key(self) -> str:
        """The same for the same change of the same module."""
        return hashlib.sha256(f"{self.path}\n{self.text}".encode()).hexdigest()[:16]

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """What differs, as lines that begin with ``-`` and ``+``."""
        found = difflib.unified_diff(
            self._source.text.splitlines(), self.text.splitlines(), lineterm="", n=0
        )
        return tuple(
            f"{line[0]} {line[1:].strip()}"
            for line in found
            if not line.startswith(("---", "+++", "@@"))
        )

    @property
    def change(self) -> tuple[str, tuple[str, ...]]:
        """What names it in the list of those that may survive."""
        return f"{self.path} {self.function}".strip(), self.lines

    @property
    def makes_sense(self) -> bool:
        """Whether it can be compiled, and says something else than the module does."""
        try:
            changed = ast.parse(self.text)
        except SyntaxError:
            return False
        return ast.dump(changed) != self._source.dumped


class Place:
    """Where a change is."""

    def __init__(self, line: int, function: str) -> None:
        """Remember it; ``function`` is empty at the module's own level."""
        self.line = line
        self.function = function


class Source:
    """A module of the core, taken apart."""

    def __init__(self, path: str) -> None:
        """Take apart the module of a path below the project's folder."""
        self.path = path
        self.text = (ROOT / path).read_text("utf-8")
        self._wrapper = MetadataWrapper(cst.parse_module(self.text))
        self.module = self._wrapper.module

    @cached_property
    def dumped(self) -> str:
        """Its meaning, to compare with that of a changed module."""
        return ast.dump(ast.parse(self.text))

    @cached_property
    def _lines(self) -> list[int]:
        found, left = set[int](), [compile(self.text, self.path, "exec")]
        while left:
            code = left.pop()
            found.update(line for *_, line in code.co_lines() if line)
            left += [part for part in code.co_consts if isinstance(part, CodeType)]
        return sorted(found)

    def running(self, line: int) -> int:
        """The line itself, or the last one before it that has code."""
        return self._lines[max(bisect_right(self._lines, line) - 1, 0)]

    def mutants(self) -> list[Mutant]:
        """Every change of it, in the order of the text."""
        collector = _Collector(self)
        self._wrapper.visit(collector)
        return collector.found


class _Collector(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source
        self.found: list[Mutant] = []
        self.inside: list[str] = []
        self.skipped: set[cst.CSTNode] = set()
        self.numbers = Counter[str]()

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, (cst.FunctionDef, cst.ClassDef)):
            self.inside.append(node.name.value)
        if node in self.skipped or _says_nothing(node):
            return False
        if _about_types(node):
            assert isinstance(node, cst.Call)
            self.skipped.add(node.args[0])
            return True
        place = Place(self.get_metadata(PositionProvider, node).start.line, ".".join(self.inside))
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                for change in operator(node):
                    number = self.numbers[place.function]
                    self.numbers[place.function] += 1
                    self.found.append(Mutant(self.source, node, change, place, number))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, (cst.FunctionDef, cst.ClassDef)):
            self.inside.pop()


def _about_types(node: cst.CSTNode) -> bool:
    match node:
        case cst.Call(func=cst.Name(value=name)):
            return name in _ABOUT_TYPES
        case _:
            return False


def _says_nothing(node: cst.CSTNode) -> bool:
    """Whether a change in there could not be seen: types, decorators, docstrings, imports."""
    match node:
        case cst.Annotation() | cst.Decorator() | cst.Import() | cst.ImportFrom() | cst.TypeAlias():
            return True
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
        case cst.Expr(value=cst.SimpleString()):
            return True
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value="__all__"))]):
            return True
        case _:
            return False


def modules(chosen: str) -> Iterator[str]:
    """The paths of a package of the core (``tiebreaks``), or of one module."""
    path = Path(chosen)
    if path.suffix != ".py":
        path = Path("calculator") / chosen.removeprefix("calculator/")
        yield from sorted(str(file.relative_to(ROOT)) for file in (ROOT / path).rglob("*.py"))
    else:
        yield str(path)
