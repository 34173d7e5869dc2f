"""Python's start in the page: less work for what is imported.

Python imports this by itself before anything of Pyodide's own.

``zipimport`` loads the code of a module a first time only to say what its file is called; here the
name tells. It also reads an eighth of a megabyte for every module, as it reads the head of its
entry first; here one read takes the entry, of which the name tells how long the head is.

A package may have modules in a zip that came later than the one in which it begins: they are found
there. Some of the core comes after the first answer (`more` of bundle.py), with what only that
takes of the library, and where Python begins with the memory that an earlier visit kept, every zip
does: it is empty until then. What is imported before is fetched at once, as Python cannot wait.

``namedtuple`` has Python compile a line of source for every class, which differs from that of the
next class with as many fields in their names only; here it is compiled once for each number.

``re`` compiles regular expressions in Python, which takes a third of a first answer; the build has
compiled those.
"""

import _sre  # type: ignore[import-not-found]
import builtins
import collections
import marshal
import posix
import sys
from importlib.machinery import ModuleSpec
from re import _compiler  # type: ignore[attr-defined]
from types import CodeType, FunctionType
from zipimport import ZipImportError, zipimporter

#: In bytes: what is in front of the name of an entry, and of the code in a module's file.
_HEAD, _START = 30, 16


class Once(zipimporter):
    """Finds and loads modules in a zip that holds bytecode alone, not compressed."""

    # The argument's name is that of the library.
    def find_spec(self, fullname: str, target: object = None) -> ModuleSpec | None:
        """Return what ``zipimport`` does, without loading the module for it."""
        try:
            package = self.is_package(fullname)
        except ZipImportError:
            return super().find_spec(fullname, target)  # type: ignore[arg-type]
        place = f"{self.archive}/{self.prefix}{fullname.rpartition('.')[2]}"
        file = f"{place}/__init__.pyc" if package else f"{place}.pyc"
        # The stubs do not know that it is a loader.
        spec = ModuleSpec(fullname, self, origin=file, is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place)
        return spec

    # It may also be asked about a module that is not there.
    def get_code(self, fullname: str) -> CodeType:
        """Return what ``zipimport`` does, reading no more than that."""
        path = f"{self.prefix}{fullname.rpartition('.')[2]}"
        files: dict[str, tuple[str, int, int, int, int]] = self._get_files()  # type: ignore[attr-defined]
        name = f"{path}/__init__.pyc"
        if name not in files:
            name = f"{path}.pyc"
        if name not in files:
            return super().get_code(fullname)
        size, offset = files[name][2], files[name][4]
        content = _read(self.archive, size, offset + _HEAD + len(name))
        if len(content) < size:
            _fetch(self.archive)
            content = _read(self.archive, size, offset + _HEAD + len(name))
        code: CodeType = marshal.loads(memoryview(content)[_START:])  # noqa: S302 - the build's own
        return code


#: Where the core is, and in it what the build has compiled of regular expressions.
_ZIP, _PATTERNS = "/core.zip", "patterns.compiled"
#: Where the rest of the core is, and whose it is.
_MORE, _CORE = "/more.zip", "calculator."
#: What of the library is there, too: no first answer takes it. The build checks that it is this.
SELDOM = frozenset(("difflib", "hashlib"))
#: For zlib: with the header and the checksum of gzip.
_GZIP = 31


class Later:
    """Finds the modules of packages that begin in another zip; has the rest of the core come."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG004 - as Python calls it
        """Return where a module of a package is that is not where the package begins."""
        if "." not in name and name not in SELDOM:
            return None
        found = (_in(archive, name) for archive in sys.path if archive.endswith(".zip"))
        spec = next(filter(None, found), None)
        if spec or not (name.startswith(_CORE) or name in SELDOM):
            return spec
        try:
            posix.stat(_MORE)
        except OSError:
            _fetch(_MORE)
        return _in(_MORE, name)


def _in(archive: str, name: str) -> ModuleSpec | None:
    """Return where a module is in a zip; ``None`` if it is not there."""
    try:
        finder = Once(f"{archive}/{name.rpartition('.')[0].replace('.', '/')}".rstrip("/"))
    except ZipImportError:
        return None
    return finder.find_spec(name)


def _read(archive: str, size: int, offset: int) -> bytes:
    """Return so many bytes of a file, or fewer where it ends."""
    file = posix.open(archive, posix.O_RDONLY)
    try:
        return posix.pread(file, size, offset)
    finally:
        posix.close(file)


def _fetch(archive: str) -> None:
    """Fetch a zip, and wait for it. Where there is no page around it, it is there or not."""
    from zlib import decompress  # noqa: PLC0415 - rarely

    try:
        from js import zipAtOnce  # type: ignore[import-not-found]  # noqa: PLC0415 - the worker's
    except ImportError:
        return
    content = decompress(zipAtOnce(archive).to_bytes(), _GZIP)
    file = posix.open(archive, posix.O_WRONLY | posix.O_CREAT)
    try:
        posix.write(file, content)
    finally:
        posix.close(file)


_BEGINS = "lambda _cls, "
_compiled: dict[int, CodeType] = {}


def evaluated(source: str, names: dict[str, object]) -> object:
    """Return what ``eval`` does, of what ``namedtuple`` asks it for."""
    if not source.startswith(_BEGINS):
        return builtins.eval(source, names)  # noqa: S307 - the library wrote it
    fields = source[len(_BEGINS) : source.index(":")].rstrip(",").split(", ")
    known = _compiled.get(len(fields))
    if known is None:
        made: FunctionType = builtins.eval(source, names)  # noqa: S307 - as above
        _compiled[len(fields)] = made.__code__
        return made
    return FunctionType(known.replace(co_varnames=("_cls", *fields)), names)


class Patterns:
    """Compiles regular expressions, but for those that the build has compiled."""

    def __init__(self) -> None:
        self._known: dict[
            tuple[str, int], tuple[int, list[int], int, dict[str, int], tuple[str, ...]]
        ] = {}
        self._came = False
        self._compile = _compiler.compile

    # The arguments' names are those of the library.
    def compile(self, p: object, flags: int = 0) -> object:
        """Return what ``re`` does; ``p`` may be one that it has taken apart."""
        if not self._came:
            self._take()
        # Each is asked for once: ``re`` keeps it.
        known = self._known.pop((p, flags), None) if isinstance(p, str) else None
        if known is None:
            return self._compile(p, flags)
        return _sre.compile(p, *known)

    def _take(self) -> None:
        """Take what has come with the core."""
        if _ZIP in sys.path:
            self._came = True
            self._known = marshal.loads(Once(_ZIP).get_data(_PATTERNS))  # noqa: S302 - the build's own


sys.path_hooks.insert(0, Once)
sys.meta_path.append(Later)
sys.path_importer_cache.clear()
# A module's own name comes before the built-in one.
vars(collections)["eval"] = evaluated
_compiler.compile = Patterns().compile
