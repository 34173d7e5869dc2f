"""Makes the bundles. Runs in Pyodide under Node: bytecode must come from the Python that runs it.

The first takes the place of Pyodide's `python_stdlib.zip`: the modules of the standard library
that starting up imports, compiled. Stock Pyodide ships sources, and compiles about 125 modules at
every start. The second has the core and what it imports besides: it comes while Python starts. A
third has what of both no first answer about a usual sheet needs: it comes after that answer, or
when one of its modules is imported. A fourth has what opens files: it is loaded when somebody
opens, for example, a spreadsheet. A fifth has what the JavaScript module of other people's pages
needs besides the first three: no page of ours loads it.

The zips themselves are not compressed, but the whole of each is: small files that are much alike
come out a sixth smaller in one piece, and the browser unpacks that while it arrives.
"""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]
import ast
import importlib
import importlib.util
import io
import json
import marshal
import pkgutil
import re
import sys
import traceback
import types
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

CORE = "calculator"
#: What Python imports by itself when it starts.
STARTS = "pyscript_app/build/sitecustomize.py"
#: For zlib: with the header and the checksum of gzip.
GZIP = 31
#: Where a file's checksum and its sizes are in the header in front of it.
SUMS = range(14, 26)
#: Not in the bundle: the command line, what other programs use, and what opens files, which is
#: loaded when one comes.
LEFT_OUT = frozenset(
    f"{CORE}.{name}"
    for name in (
        *("__main__", "api", "command", "files", "incoming", "scanned"),
        "writing.reasons_json",
    )
)
#: Catalogues of what the site, the page's scripts and the command line say: the build gives the
#: scripts their words. The core in the page asks for few of them.
OF_OTHERS = ("app", "command", "site", "taking", "telling")
#: Asks for some more: what of the modules left out the JavaScript module loads.
ASKING = ("api/*.py", "command/set_option.py", "command/player_lookup.py", "command/sheets/*.py")
#: What only this module needs.
OF_THE_BUILD = ("pkgutil",)
#: What the library tries and does without: asyncio asks for it, and no socket is ever opened here.
DONE_WITHOUT = ("ssl", "_ssl")
#: What the second bundle has besides: encodings of names in archives, and of texts.
ALSO_FOR_FILES = ("encodings.cp437", "encodings.utf_16_le", "encodings.utf_16_be")
#: What the bundle of the JavaScript module leaves to the third: what opens these kinds of files.
FOR_FILES = tuple(f"{CORE}.files.{name}" for name in ("archive", "printouts", "sheets"))
#: What joins that bundle to the others.
COMPILES = "pyscript_app/build/precompiled.py"
#: What the core's bundle has besides modules: see ``sitecustomize``.
PATTERNS = "patterns.compiled"
#: Files in packages besides their modules.
BESIDE = ("calculator/command/sheets/style.css",)
# Imported only on demand, so a good run does not show them: error reports, other encodings.
ALSO = (
    "encodings.ascii",
    "encodings.cp1252",
    "encodings.latin_1",
    "linecache",
    "tokenize",
    "traceback",
)


class First(NamedTuple):
    """What first answers take."""

    modules: set[str]
    """Modules of the core and of the library."""
    patterns: bytes
    """Regular expressions, compiled, as `sitecustomize` takes them."""


def asked_first(requests: list[str]) -> First:
    """Return what of the core answering takes, where nothing else has been imported.

    Args:
        requests: JSON texts as the page sends them.
    """
    compiler = vars(re)["_compiler"]
    compile_, asked = compiler.compile, dict[tuple[str, int], None]()

    def noted(pattern: object, flags: int = 0) -> object:
        if isinstance(pattern, str):
            asked[pattern, int(flags)] = None
        return compile_(pattern, flags)

    compiler.compile = noted
    answer = importlib.import_module(f"{CORE}.page").answer
    for request in requests:
        state = json.loads(answer(request))["state"]
        if state not in {"done", "error"}:
            raise RuntimeError(f"the core answered {state!r} to a sample request")
    compiler.compile = compile_
    return First(set(sys.modules), marshal.dumps({each: pattern(*each) for each in asked}))


def pattern(text: str, flags: int) -> tuple[int, list[int], int, dict[str, int], tuple[str, ...]]:
    """Return what ``re`` makes of a regular expression in Python, for the part of it in C.

    Args:
        text: as it was asked for.
        flags: as they were.
    """
    compiler, parser = (vars(re)[name] for name in ("_compiler", "_parser"))
    parsed = parser.parse(text, flags)
    code: list[int] = vars(compiler)["_code"](parsed, flags)
    state = parsed.state
    numbers: dict[str, int] = state.groupdict
    names: list[Any] = [None] * state.groups
    for name, at in numbers.items():
        names[at] = name
    flags |= state.flags
    groups = state.groups - 1
    if _sre.compile(text, flags, code, groups, numbers, tuple(names)) != re.compile(text, flags):
        raise RuntimeError(f"not what re makes of {text!r}")
    # Some of its numbers have names, too.
    return flags, list(map(int, code)), groups, numbers, tuple(names)


def exercise() -> None:
    """Import all that the core may need, to find it in `sys.modules`."""
    for name in ALSO:
        importlib.import_module(name)
    core = importlib.import_module(CORE)
    for module in pkgutil.iter_modules(core.__path__, f"{CORE}."):
        if module.name in LEFT_OUT:
            continue
        found = importlib.import_module(module.name)
        for inner in pkgutil.walk_packages(getattr(found, "__path__", []), f"{module.name}."):
            if inner.name not in LEFT_OUT:
                importlib.import_module(inner.name)
    try:
        importlib.import_module(f"{CORE}.no_such_module")
    except ImportError:
        traceback.format_exc()


def lazily_imported(source: bytes) -> Iterator[str]:
    """The modules that a source imports by absolute names, including those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def without_notes(
    source: bytes, *, typed: bool, fields: bool = False, emptied: bool = False
) -> ast.Module:
    """Parse a source and remove its docstrings.

    Nobody reads them in the page, and they make up a sixth of the download.

    Args:
        source: the module's text.
        emptied: whether an empty docstring stays where there was one.
        typed: whether the types of arguments go too, and what is imported for types only: nothing
            asks for them in the core and in Pyodide's own modules.
        fields: whether those of fields go too, where their names alone make the named tuples:
            Python works each of them out as the class is made.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str()) as text), *_] if emptied:
                    text.value = ""
                case [ast.Expr(value=ast.Constant(value=str())) as docstring, *rest]:
                    node.body = rest or [ast.copy_location(ast.Pass(), docstring)]
        if typed and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        if typed and isinstance(node, ast.arg):
            node.annotation = None
        if fields and isinstance(node, ast.AnnAssign):
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
        if typed and isinstance(node, ast.If):
            match node.test:
                case ast.Name(id="TYPE_CHECKING"):
                    node.body = [ast.copy_location(ast.Pass(), node)]
    return tree


def without_columns(node: ast.AST, line: int | None = None) -> None:
    """Forget where in its line anything is: tracebacks tell that only beside the source.

    Args:
        node: all in it forgets.
        line: put all that a function does on the line where it begins, and this is that of the
            node. The numbers of lines are for tracebacks, and a tenth of the download: the core's
            stay, the library's go.
    """
    for child in ast.iter_child_nodes(node):
        within = line
        if line and isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            within = child.lineno
        if at := within or getattr(child, "lineno", None):
            place = {"lineno": at, "end_lineno": at, "col_offset": 0, "end_col_offset": 0}
            vars(child).update(place)
        without_columns(child, within)


def compiled(name: str, source: bytes) -> bytes:
    """Compile a source to the bytes of a .pyc without a time stamp (PEP 552, unchecked hash).

    Args:
        name: the file's path inside the bundle; tracebacks show it.
        source: the module's text.
    """
    ours = name.startswith(f"{CORE}/")
    # Pyodide copies the docstrings of _pyodide._core_docs onto its C types as it starts, and fails
    # where there is none.
    typed = ours or name.startswith("pyodide/")
    emptied = name.startswith("_pyodide/")
    tree = without_notes(source, typed=typed, fields=ours, emptied=emptied)
    without_columns(tree, None if ours else 1)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if ours else 1)
    # A hash that nobody checks need not be there: 450 of them do not compress.
    unchecked_hash = (0b01).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked_hash + marshal.dumps(code)


def sources(*places: str) -> dict[str, bytes]:
    """The sources of all modules that were loaded from these places, by path.

    Args:
        places: the directory that holds the core's package, Pyodide's zip of the standard
            library, and where other packages are.
    """
    found = {}
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        if spec is None or not spec.origin or spec.name in {__name__, *OF_THE_BUILD, *DONE_WITHOUT}:
            continue
        for place in places:
            if spec.origin.startswith(f"{place}/"):
                found[spec.origin.removeprefix(f"{place}/")] = spec.loader.get_source(
                    spec.name
                ).encode()
    return found


def without_unsaid(core: dict[str, bytes], others: Iterable[bytes] = ()) -> dict[str, bytes]:
    """The sources of the core without sentences that none of them asks for, nor other sources.

    >>> path = "calculator/words/en/site.py"
    >>> words = b"SITE: Catalogue = {'a': 'Ann', 'b': 'Ben'}"
    >>> without_unsaid({path: words, "calculator/x.py": b"say('b')"})[path]
    b"SITE: Catalogue = {'b': 'Ben'}"
    """
    trees = {path: ast.parse(source) for path, source in core.items()}
    words = [
        path for path in core if path.startswith(f"{CORE}/words/") and Path(path).stem in OF_OTHERS
    ]
    asked = {
        node.value
        for tree in [*(trees[path] for path in trees.keys() - words), *map(ast.parse, others)]
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    }
    made = {}
    for path in words:
        for node in ast.walk(trees[path]):
            if not isinstance(node, ast.Dict):
                continue
            kept = [
                (key, value)
                for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant) and key.value in asked
            ]
            node.keys, node.values = [key for key, _ in kept], [value for _, value in kept]
        made[path] = ast.unparse(trees[path]).encode()
    return core | made


def bundles(root: str, requests: list[str], started: list[str]) -> tuple[bytes, bytes, bytes]:
    """The zip with which Python starts, that of the core, and that of more of it, compressed.

    The same sources give the same bytes.

    Args:
        root: the directory that holds the core's package.
        requests: how visits usually begin, as JSON texts: what answering them takes is the core.
        started: the modules that Pyodide has imported as it started.
    """
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, root)
    first = asked_first(requests)
    exercise()
    for name, source in sources(root, stdlib).items():
        if name.startswith(f"{CORE}/"):
            for imported in lazily_imported(source):
                # The package itself names what other programs use.
                if not imported.startswith(tuple(LEFT_OUT)):
                    importlib.import_module(imported)
    start = Path(root, STARTS)
    library: dict[str, bytes] = {start.name: start.read_bytes()}
    core: dict[str, bytes] = {}
    more: list[str] = []
    seldom: set[str] = set()
    for path, source in sources(root, stdlib).items():
        # All modules of a package are in one zip: Python looks for them beside its first one.
        name, _, module = path.removesuffix(".py").replace("/", ".").rpartition(".")
        starts = (name or module) in started or (not name and module in ALSO)
        (library if starts else core)[path] = source
        whole = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        top = whole.partition(".")[0]
        if whole in first.modules or starts or whole == CORE:
            continue
        if top == CORE:
            more.append(path)
        elif top not in first.modules:
            # Not a part of a package alone: see above.
            more.append(path)
            seldom.add(top)
    written = f"SELDOM = frozenset({tuple(sorted(seldom))})".replace("'", '"')
    if written not in start.read_text(encoding="utf-8"):
        raise RuntimeError(f"{STARTS} is to say {written}")
    others = [path.read_bytes() for each in ASKING for path in Path(root, CORE).glob(each)]
    said = without_unsaid(core, others)
    later = {path: said.pop(path) for path in more}
    return packed(library), packed(said, {PATTERNS: first.patterns}), packed(later)


def files_bundle(root: str, site: str, sample: bytes) -> bytes:
    """The compressed zip of what opens files, without what the first one has.

    Args:
        root: the directory that holds the core's package.
        site: the directory with the packages that read spreadsheets, and their licenses.
        sample: a spreadsheet: afterwards `sys.modules` holds what reading one needs.
    """
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    before = set(sources(root, stdlib))
    sys.path.append(site)
    for name in ALSO_FOR_FILES:
        importlib.import_module(name)
    incoming = importlib.import_module(f"{CORE}.incoming")
    files = importlib.import_module(f"{CORE}.files")
    for package in (files, importlib.import_module(f"{CORE}.scanned")):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for content in (sample, sample[:-50]):
        if not incoming.text_or_error([files.File("a.xlsx", content)], "en"):
            raise RuntimeError("nothing came out of the sample")
    found = {
        name: source for name, source in sources(root, stdlib, site).items() if name not in before
    }
    licenses = {
        str(path.relative_to(site)): path.read_bytes() for path in Path(site).glob("*/LICEN?E*")
    }
    return packed(found, licenses)


def api_bundle(root: str, requests: list[tuple[str, bytes | None]], there: list[str]) -> bytes:
    """The compressed zip of what the JavaScript module needs besides the core.

    Args:
        root: the directory that holds the core's package.
        requests: what is asked, as JSON texts, with the bytes of a file: afterwards `sys.modules`
            holds what answering needs.
        there: the paths of what is in the first three.
    """
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, root)
    precompiled = importlib.import_module("precompiled")
    for name in (*ALSO, *ALSO_FOR_FILES):
        importlib.import_module(name)
    written: dict[str, types.CodeType] = {}

    def noted(source: str, *names: dict[str, object]) -> None:
        exec(source, *names)  # noqa: S102 - the library wrote it
        (function,) = names[-1].values()
        if not isinstance(function, types.FunctionType) or function.__defaults__:
            raise TypeError(source)
        written[source] = function.__code__

    vars(precompiled.dataclasses)["exec"] = noted
    answer = importlib.import_module(f"{CORE}.api.asked").answer
    files = importlib.import_module(f"{CORE}.files")
    for module in pkgutil.iter_modules(files.__path__, f"{CORE}.files."):
        if module.name not in FOR_FILES:
            importlib.import_module(module.name)
    for request, content in requests:
        said = json.loads(answer(request, content and Content(content)))
        if said.get("error", {}).get("kind") == "internal":
            raise RuntimeError(f"{said} to {request}")
    found = {
        name: source for name, source in sources(root, stdlib).items() if f"{name}c" not in there
    }
    compiles = Path(root, COMPILES)
    if f"{CORE}/__init__.py" in found or not written:
        raise RuntimeError("the core is not where it was, or dataclasses writes no more")
    others = {name: Path(root, name).read_bytes() for name in BESIDE}
    others[precompiled.COMPILED] = marshal.dumps(written)
    return packed({compiles.name: compiles.read_bytes()} | found, others)


class Content(bytes):
    """The bytes of a file, as JavaScript hands them over."""

    __slots__ = ()

    def to_py(self) -> memoryview:
        """Return the bytes."""
        return memoryview(self)


def packed(found: dict[str, bytes], others: dict[str, bytes] | None = None) -> bytes:
    """Compile sources into a zip, and compress that; the same ones give the same bytes.

    Args:
        found: the sources by their paths.
        others: files that go into it as they are.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        contents = {f"{name}c": compiled(name, source) for name, source in found.items()}
        for name, content in sorted((contents | (others or {})).items()):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, content)
    plain = bytearray(made.getvalue())
    for entry in archive.infolist():
        # Checksum and sizes are in the list at the end, too, where all read them: they do not
        # compress.
        at = entry.header_offset
        plain[at + SUMS.start : at + SUMS.stop] = bytes(len(SUMS))
    whole = zlib.compressobj(9, wbits=GZIP)
    return whole.compress(plain) + whole.flush()


def names(bundle: bytes) -> list[str]:
    """Return the paths of the files in a bundle."""
    with zipfile.ZipFile(io.BytesIO(zlib.decompress(bundle, GZIP))) as archive:
        return archive.namelist()
