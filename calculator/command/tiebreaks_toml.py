"""``tiebreaks.toml``: what counts for the files of a folder, so that each has its own order.

It counts for the files in its folder and below. What is asked on the command line comes first,
then the last pattern that fits a file, then what stands for all.
"""

import argparse
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, NamedTuple

from calculator.command.set_option import UnknownSettingError, settings
from calculator.model import EVENT_KINDS, Message
from calculator.model.message import Fact, MessageError
from calculator.tiebreaks import EDITIONS, UnknownTiebreakError, tiebreaks
from calculator.words import LANGUAGES

NAME = "tiebreaks.toml"
#: Where a parser of TOML says where it stopped.
_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class FileSettingsError(MessageError):
    """What a ``tiebreaks.toml`` says cannot be; ``path`` and ``line`` are where."""

    def __init__(self, path: Path, line: int, code: str, *facts: Fact) -> None:
        """``code`` and ``facts`` say what is wrong there."""
        super().__init__("settings-line", line, Message(code, facts))
        self.path = _from_here(path)
        self.line = line


class Wanted(NamedTuple):
    """What is asked for a file, as options are on the command line."""

    order: str | None = None
    rules: str | None = None
    kind: str | None = None
    language: str | None = None
    all: bool = False
    set: tuple[str, ...] = ()

    def over(self, other: "Wanted") -> "Wanted":
        """Return what both say; where they differ, this one.

        >>> Wanted("solkoff", set=("a=1",)).over(Wanted("median", "fide-2026", set=("a=2",)))[:2]
        ('solkoff', 'fide-2026')
        """
        return Wanted(
            self.order or other.order,
            self.rules or other.rules,
            self.kind or other.kind,
            self.language or other.language,
            self.all or other.all,
            (*other.set, *self.set),
        )


class Rule(NamedTuple):
    """What a pattern of files is given."""

    pattern: str
    line: int
    wanted: Wanted


class Said(NamedTuple):
    """What one ``tiebreaks.toml`` says."""

    path: Path
    whole: Wanted
    """What counts for all files."""
    files: tuple[Rule, ...]
    skip: tuple[Rule, ...]
    """The files that are not read."""

    def rules_of(self, path: Path, rules: Sequence[Rule]) -> Iterator[Rule]:
        """Yield those that fit a file."""
        below = path.relative_to(self.path.parent).as_posix()
        return (rule for rule in rules if fits(below, rule.pattern))


class Unused(NamedTuple):
    """A pattern that no file fits."""

    path: Path
    rule: Rule

    def words(self) -> str:
        """Say it, with its line."""
        what = Message("settings-nobody", (self.rule.pattern,))
        return Message("settings-line", (self.rule.line, what)).words()


class ByFile:
    """What counts for each of the files that were named, and for those in folders that were."""

    def __init__(self, named: Sequence[str], options: argparse.Namespace) -> None:
        """``options`` are those of the command line, which come before any file."""
        paths = [_absolute(name) for name in named if name != "-"]
        self._tops = [(path, path if path.is_dir() else path.parent) for path in paths]
        self._asked = Wanted(
            *(options.order, options.rules, options.kind, options.language),
            all=options.all,
            set=tuple(options.set),
        )
        self._used: set[tuple[Path, Rule]] = set()
        self._found: dict[Path, Said | None] = {}

    def of(self, name: str) -> Wanted:
        """Return what counts for a file; raises :class:`FileSettingsError`."""
        said, path = self._said(name)
        wanted = Wanted()
        if said:
            wanted = said.whole
            for rule in said.rules_of(path, said.files):
                self._used.add((said.path, rule))
                wanted = rule.wanted.over(wanted)
        return self._asked.over(wanted)

    def skipped(self, name: str) -> bool:
        """Whether a file is not to be read."""
        said, path = self._said(name)
        found = [(said.path, rule) for rule in said.rules_of(path, said.skip)] if said else []
        self._used.update(found)
        return bool(found)

    def whole(self) -> Wanted:
        """Return what counts for what is of no one file: the index, the total."""
        said = [found for _, top in self._tops if (found := self._nearest(top, top))]
        return self._asked.over(said[0].whole if said else Wanted())

    def unused(self) -> list[Unused]:
        """Return the patterns that no file fits, which are likely misspelled.

        Only of what is in folders that were named: of a file alone it has no effect.
        """
        folders = [path for path, top in self._tops if path == top]
        return [
            Unused(_from_here(said.path), rule)
            for said in self._found.values()
            if said and any(said.path.is_relative_to(folder) for folder in folders)
            for rule in (*said.files, *said.skip)
            if (said.path, rule) not in self._used
        ]

    def _said(self, name: str) -> tuple[Said | None, Path]:
        path = _absolute(name)
        for named, top in self._tops:
            if path == named or path.is_relative_to(top):
                return self._nearest(path.parent, top), path
        return None, path

    def _nearest(self, folder: Path, top: Path) -> Said | None:
        """Return what the nearest file says, from a folder up to the one where we are.

        Of what is elsewhere, up to the folder that was named.
        """
        here = Path.cwd()
        last = here if folder.is_relative_to(here) else top
        for one in (folder, *folder.parents):
            path = one / NAME
            if path not in self._found:
                self._found[path] = read(path)
            if found := self._found[path]:
                return found
            if one == last:
                break
        return None


def _from_here(path: Path) -> Path:
    """Return the path as people know it: from the folder where they are."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def _absolute(name: str) -> Path:
    # Not resolved: a folder may be a link to one elsewhere.
    return Path(os.path.normpath(Path(name).absolute()))


def fits(below: str, pattern: str) -> bool:
    """Whether a pattern fits a file; ``below`` is its path below the settings' folder.

    As in many such lists: a pattern without a slash is a name in any folder, ``*`` stands for
    what has no slash, ``**`` for any folders. Capitals are small letters.

    >>> [fits("u12/Open.TXT", one) for one in ("open.txt", "*.txt", "u12/*", "**/o*", "u12")]
    [True, True, True, True, False]
    >>> [fits("u12/a/b.txt", one) for one in ("u12/*", "u12/**", "u12/**/b.txt", "/b.txt")]
    [False, True, True, False]
    """
    wanted = pattern.replace("\\", "/")
    path = below if "/" in wanted else PurePath(below).name
    parts = re.split(r"(\*\*/|\*\*|\*|\?)", wanted.removeprefix("/").removeprefix("./"))
    meaning = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    made = "".join(meaning.get(part) or re.escape(part) for part in parts)
    return re.fullmatch(made, path, re.IGNORECASE) is not None


def read(path: Path) -> Said | None:
    """Read a ``tiebreaks.toml``, if there is one; raises :class:`FileSettingsError`."""
    if not path.is_file():
        return None
    import tomllib  # noqa: PLC0415 - few have such a file

    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise FileSettingsError(path, line, "settings-encoding") from error
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        line = int(at[1]) if at and at[1] else text.count("\n") + 1
        raise FileSettingsError(path, line, "settings-toml", _AT.sub("", str(error))) from error
    return _Reader(path, text, tomllib.loads).read(found)


#: How each setting is written, for users who wrote it differently; so are patterns of files.
_WRITTEN = {
    "order": 'order = "us-chess"',
    "rules": 'rules = "fide-2026"',
    "kind": 'kind = "round-robin"',
    "language": 'language = "en"',
    "all": "all = true",
    "set": 'set = { sonneborn-berger = "adjusted" }',
    "skip": 'skip = ["old/*"]',
    "files": '[files."open*.txt"]',
}
_OF_A_FILE = tuple(_WRITTEN)[:6]
_ONE_OF: dict[str, Sequence[str]] = {
    "rules": tuple(EDITIONS),
    "kind": EVENT_KINDS,
    "language": tuple(LANGUAGES),
}


class _Reader:
    """Makes sense of what one file holds."""

    def __init__(self, path: Path, text: str, loads: Callable[[str], Mapping[str, Any]]) -> None:
        self._path, self._text, self._loads = path, text, loads

    def read(self, found: Mapping[str, Any]) -> Said:
        self._known((), found, tuple(_WRITTEN))
        files, skip = found.get("files", {}), found.get("skip", [])
        self._must(isinstance(files, dict), ("files",))
        self._must(_are_texts(skip), ("skip",))
        rules = []
        for pattern, held in files.items():
            at = ("files", pattern)
            self._must(isinstance(held, dict), at, "files")
            self._known(at, held, _OF_A_FILE)
            rules.append(Rule(pattern, self._line(at), self._wanted(at, held)))
        line = self._line(("skip",)) if skip else 0
        leave = tuple(Rule(pattern, line, Wanted()) for pattern in skip)
        return Said(self._path, self._wanted((), found), tuple(rules), leave)

    def _wanted(self, at: tuple[str, ...], held: Mapping[str, Any]) -> Wanted:
        return Wanted(
            self._order((*at, "order"), held.get("order")),
            self._one_of((*at, "rules"), held.get("rules")),
            self._one_of((*at, "kind"), held.get("kind")),
            self._one_of((*at, "language"), held.get("language")),
            self._yes((*at, "all"), held.get("all", False)),
            self._set((*at, "set"), held.get("set", {})),
        )

    def _order(self, at: tuple[str, ...], given: object) -> str | None:
        if given is None:
            return None
        if isinstance(given, list):
            self._must(_are_texts(given), at)
            given = ",".join(given)
        self._must(isinstance(given, str), at)
        order = str(given)
        try:
            tiebreaks(order)
        except UnknownTiebreakError as error:
            raise self._error(at, error.said.code, *error.said.facts) from error
        return order

    def _one_of(self, at: tuple[str, ...], given: object) -> str | None:
        if given is None:
            return None
        self._must(isinstance(given, str), at)
        if given not in _ONE_OF[at[-1]]:
            raise self._error(at, "settings-value", str(given), ", ".join(_ONE_OF[at[-1]]))
        return str(given)

    def _yes(self, at: tuple[str, ...], given: object) -> bool:
        self._must(isinstance(given, bool), at)
        return given is True

    def _set(self, at: tuple[str, ...], given: object) -> tuple[str, ...]:
        if not isinstance(given, dict):
            raise self._error(at, "settings-written", at[-1], _WRITTEN["set"])
        pairs = []
        for name, value in _flat(given):
            values = value if isinstance(value, list) else [value]
            plain = all(type(one) in {str, int} for one in values)
            self._must(plain, (*at, *name.split(".")), "set")
            pair = f"{name}={','.join(map(str, values))}"
            try:
                settings([pair])
            except UnknownSettingError as error:
                where = (*at, *name.split("."))
                raise self._error(where, error.said.code, *error.said.facts) from error
            pairs.append(pair)
        return tuple(pairs)

    def _known(self, at: tuple[str, ...], held: Mapping[str, Any], names: Sequence[str]) -> None:
        for name in held:
            if name not in names:
                raise self._error((*at, name), "settings-unknown", name, ", ".join(names))

    def _must(self, right: object, at: tuple[str, ...], as_in: str = "") -> None:
        if not right:
            raise self._error(at, "settings-written", at[-1], _WRITTEN[as_in or at[-1]])

    def _error(self, at: tuple[str, ...], code: str, *facts: Fact) -> FileSettingsError:
        return FileSettingsError(self._path, self._line(at), code, *facts)

    def _line(self, at: tuple[str, ...]) -> int:
        """Return the line where something begins: that of the statement with which it is there.

        Where a statement ends, the parser says: so no second grammar is needed.
        """
        begins, held = 1, list[str]()
        table: tuple[str, ...] = ()
        for number, line in enumerate(self._text.splitlines(), 1):
            begins = begins if held else number
            held.append(line)
            try:
                found = self._loads("\n".join(held) + "\n")
            except ValueError:
                # In the middle of a value over several lines.
                if len(held) < _MAX_VALUE_LINES:
                    continue
                return begins
            held = []
            if line.lstrip().startswith("["):
                table = tuple(_chain(found))
                inside = at[: len(table)] == table or at == tuple(found)
                if inside and at[len(table) :] == ():
                    return begins
            elif at[: len(table)] == table and _holds(found, at[len(table) :]):
                return begins
        return begins


#: A value over more lines is not looked through to its end.
_MAX_VALUE_LINES = 200


def _chain(found: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of a table, from the outermost."""
    for name, inside in found.items():
        yield name
        yield from _chain(inside) if isinstance(inside, dict) else ()


def _holds(found: object, at: tuple[str, ...]) -> bool:
    for name in at:
        if not isinstance(found, dict) or name not in found:
            return False
        found = found[name]
    return bool(at)


def _are_texts(given: object) -> bool:
    return isinstance(given, list) and all(isinstance(one, str) for one in given)


def _flat(given: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield names and values; ``playoff.4 = 1`` is a table in TOML."""
    for name, value in given.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value
