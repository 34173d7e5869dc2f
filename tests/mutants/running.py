"""One process that has every test at hand, and tries mutants in forks of itself.

All tests are collected once, in this process, and run once, to see which test runs which line.
Then each mutant gets a fork: there the code of the changed function is put in place of the old
one, and the tests that run the changed line are run, the quickest first, until one fails. What
runs only while modules are imported (a register's entries, say) cannot be put in place that way;
for that a second server, forked before anything of the core was imported, imports the changed
module in a fork of its own.
"""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Literal, NamedTuple

import pytest

from tests.mutants.making import Mutant
from tests.support.project import ROOT

TESTS = ("calculator", *(f"tests/{name}" for name in (
    "unit", "property", "corpus", "asked", "fide", "words"
)))  # fmt: skip
#: What is asked of reading alone.
READING = ("tests/reading", "tests/files")
MARKS = "not (long or native or browser or docs or node or cold)"
#: Seconds that the tests of one mutant may take, by what they take without it.
BUDGET = float(os.environ.get("BUDGET", "60"))
#: How many examples of a property are tried for each mutant.
EXAMPLES = 10
#: A mutant may not eat the machine's memory.
_MEMORY = 4 << 30

State = Literal["killed", "timeout", "survived", "not run"]
#: Tests of what registers say: names, meanings, pages.
_OF_ENTRIES = (
    *("tests/reading/test_forms.py", "tests/reading/test_register.py"),
    *("tests/unit/test_headings.py", "tests/unit/test_orders.py", "tests/fide/test_rules.py"),
)
_OF_REGISTERS = ("tests/unit", "tests/words", "tests/fide", "calculator", *_OF_ENTRIES)


class Tried(NamedTuple):
    """What came of a mutant."""

    state: State
    by: str = ""
    """The test that failed."""


class Server:
    """The tests, and which lines each of them runs."""

    def __init__(self, work: Callable[[Server], None], fresh: Fresh, lines: Lines) -> None:
        """Take what is to be done once every test is collected and its lines are known."""
        self._work = work
        self._fresh = fresh
        self._watched = lines
        self.items: list[pytest.Item] = []
        self.seconds: dict[str, float] = {}
        self.lines: dict[tuple[str, int], set[int]] = {}
        """Which tests, by their position, run a line."""
        self.files: dict[str, set[int]] = {}
        """Which tests run a line of a function of a file."""
        self.imported: set[tuple[str, int]] = set()
        """The lines that run while modules are imported or tests are collected."""
        self.failing: set[int] = set()
        """Tests that fail without any mutant, as they may on a machine that lacks something."""
        self._killers: dict[str, Counter[int]] = {}
        self._functions: dict[CodeType, list[FunctionType]] = {}
        self._reports: list[pytest.TestReport] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember how a test went."""
        self._reports.append(report)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run each test once, then do the work."""
        self.items = session.items
        for item in self.items:
            without_shrinking(item)
        self.imported = set(self._watched.seen)
        kept = Seen()
        for at, item in enumerate(self.items):
            found = kept.of(item)
            if found is None:
                self._watched.restart()
                passes = self._passes(at, item)
                found = kept.add(item, passes, self.seconds[item.nodeid], self._watched.seen)
            self.seconds[item.nodeid] = found.seconds
            if not found.passes:
                self.failing.add(at)
            for place in found.lines:
                self.lines.setdefault(place, set()).add(at)
                self.files.setdefault(place[0], set()).add(at)
        kept.save()
        self._watched.stop()
        gc.collect()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self._functions.setdefault(thing.__code__, []).append(thing)
        gc.freeze()
        self._work(self)
        return True

    def _passes(self, at: int, item: pytest.Item) -> bool:
        self._reports.clear()
        begun = time.process_time()
        # Fixtures of modules are made for each test: forks have none of them.
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        self.seconds[item.nodeid] = time.process_time() - begun
        return not any(report.failed for report in self._reports)

    def chosen(self, mutant: Mutant) -> list[int]:
        """The tests of a mutant: those that run its line, quick and successful ones first."""
        return self._within_budget(
            mutant, self.lines.get((mutant.path, mutant.runs), set()), BUDGET
        )

    def near(self, mutant: Mutant) -> list[int]:
        """The tests of what runs only while modules are imported: no test is seen to run it."""
        tests = self.lines.get((mutant.path, mutant.runs)) if mutant.function else None
        tests = tests or self.files.get(mutant.path)
        # An entry is asked for by tests that run no line of its module.
        wanted = _OF_ENTRIES if tests else _OF_REGISTERS
        tests = (tests or set()) | {
            at for at, item in enumerate(self.items) if item.nodeid.startswith(wanted)
        }
        return self._within_budget(mutant, tests, BUDGET)

    def _within_budget(self, mutant: Mutant, tests: set[int], budget: float) -> list[int]:
        killed = self._killers.get(f"{mutant.path} {mutant.function}", Counter())
        order = sorted(
            tests - self.failing,
            key=lambda at: (-killed[at], self.seconds[self.items[at].nodeid], at),
        )
        left, found = budget, list[int]()
        for at in order:
            left -= self.seconds[self.items[at].nodeid]
            if left < 0 and found:
                break
            found.append(at)
        return found

    def attempt(self, mutant: Mutant) -> Tried:
        """Try a mutant."""
        place = (mutant.path, mutant.runs)
        tried = Tried("not run")
        if tests := self.chosen(mutant):
            changes = list(_changed(mutant, self._functions))
            if changes:
                tried = self._forked(lambda: self._hot(changes, tests))
        if tried.state in ("survived", "not run") and place in self.imported:
            tests = self.near(mutant)
            tried = self._fresh.attempt(mutant, [self.items[at].nodeid for at in tests])
        if tried.state == "killed":
            killers = self._killers.setdefault(f"{mutant.path} {mutant.function}", Counter())
            killers.update(at for at in tests if self.items[at].nodeid == tried.by)
        return tried

    def _hot(self, changes: list[tuple[FunctionType, CodeType]], tests: list[int]) -> int:
        for function, code in changes:
            function.__code__ = code
        for at in tests:
            _limit(2 + 10 * self.seconds[self.items[at].nodeid])
            if not self._passes(at, self.items[at]):
                return at
        return -1

    def _forked(self, run: Callable[[], int]) -> Tried:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _quiet()
            os.write(writing, str(run()).encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            said = pipe.read().decode()
        os.waitpid(child, 0)
        if not said:
            return Tried("timeout")
        at = int(said)
        return Tried("survived") if at < 0 else Tried("killed", self.items[at].nodeid)


class Fresh:
    """A process that has imported nothing of the core, and whose forks import it with a mutant."""

    def __init__(self) -> None:
        """Fork it; call this before anything imports the core."""
        assert "calculator" not in sys.modules
        asks, self._ask = os.pipe()
        self._answer, answers = os.pipe()
        if os.fork() == 0:
            os.close(self._ask)
            os.close(self._answer)
            self._serve(os.fdopen(asks, encoding="utf-8"), answers)
            os._exit(0)
        os.close(asks)
        os.close(answers)
        self._said = os.fdopen(self._answer, encoding="utf-8")

    def attempt(self, mutant: Mutant, tests: list[str]) -> Tried:
        """Import the core with a mutant, and run tests by their names."""
        plan = repr((mutant.path, mutant.text, tests)) + "\n"
        with os.fdopen(os.dup(self._ask), "w", encoding="utf-8") as pipe:
            pipe.write(plan)
        state, _, by = self._said.readline().strip().partition("\t")
        return Tried(state, by)  # type: ignore[arg-type] # of the words that _serve writes

    @staticmethod
    def _serve(asks: Iterable[str], answers: int) -> None:
        import ast  # noqa: PLC0415 - see above

        for plan in asks:
            path, text, tests = ast.literal_eval(plan)
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reading)
                _quiet()
                os.write(writing, _fresh(path, text, tests).encode())
                os._exit(0)
            os.close(writing)
            with os.fdopen(reading, "rb") as pipe:
                said = pipe.read().decode() or "timeout"
            os.waitpid(child, 0)
            os.write(answers, f"{said}\n".encode())


def _fresh(path: str, text: str, tests: list[str]) -> str:
    """Run tests against the core with a changed module; say what came of it."""
    file = str(ROOT / path)
    original = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        if self.path == file:
            return compile(text, file, "exec", dont_inherit=True)
        return original(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    _limit(60 + 4 * BUDGET)
    failed: list[str] = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

        def pytest_collectreport(self, report: pytest.CollectReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            order = {name: at for at, name in enumerate(tests)}
            items.sort(key=lambda item: order.get(item.nodeid, 0))
            for item in items:
                without_shrinking(item)

    try:
        # Where pytest rewrites assertions it reads modules itself, those with an example as well.
        status = pytest.main([*OPTIONS, "--assert=plain", "-x", *tests], plugins=[Watch()])
    except BaseException as problem:  # noqa: BLE001 - whatever a mutant raises, it was noticed
        return f"killed\t{type(problem).__name__}"
    if failed or status != pytest.ExitCode.OK:
        return f"killed\t{failed[0] if failed else f'status {int(status)}'}"
    return "survived"


#: Nothing of pyproject.toml's that would slow a mutant's tests down, or hide one that fails.
OPTIONS = (
    "-q", "-s", "--doctest-modules", "--tb=no", "-p", "no:cacheprovider",
    "-p", "no:xdist", "-o", "addopts=", "--hypothesis-seed=0",
    # Hypothesis is imported before pytest looks at it.
    "-W", "ignore::pytest.PytestAssertRewriteWarning",
)  # fmt: skip


def serve(work: Callable[[Server], None], folders: Sequence[str] = TESTS) -> int:
    """Collect every test, see what it runs, and do some work with that."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(ROOT / ".cache" / "mutants" / "bytecode")
    __import__("hypothesis")
    fresh = Fresh()
    server = Server(work, fresh, Lines())
    return int(pytest.main([*OPTIONS, "-m", MARKS, *folders], plugins=[server]))


def _limit(seconds: float) -> None:
    """End this process when it has worked for so long: a mutant may never end by itself."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def _quiet() -> None:
    """Print nothing, and take no more memory than a test may."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


def without_shrinking(item: pytest.Item) -> None:
    """Let a property fail at once: nobody reads its smallest example here."""
    from hypothesis import Phase, settings  # noqa: PLC0415 - not before the fresh server forks

    function = getattr(item, "function", None)
    name = "_hypothesis_internal_use_settings"
    if function is not None and hasattr(function, "hypothesis"):
        given = getattr(function, name, None) or settings()
        phases = (Phase.explicit, Phase.generate)
        few = min(given.max_examples, EXAMPLES)
        setattr(function, name, settings(given, phases=phases, database=None, max_examples=few))


def _changed(
    mutant: Mutant, functions: dict[CodeType, list[FunctionType]]
) -> Iterator[tuple[FunctionType, CodeType]]:
    """Give the live functions that a mutant changes, each with its new code."""
    file = str(ROOT / mutant.path)
    old = compile((ROOT / mutant.path).read_text("utf-8"), file, "exec", dont_inherit=True)
    new = compile(mutant.text, file, "exec", dont_inherit=True)
    for before, after in _differing(old, new):
        for function in functions.get(before, ()):
            if len(before.co_freevars) == len(after.co_freevars):
                yield function, after


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Pair the code of functions that differ, however deep they are."""
    if old == new:
        return
    yield old, new
    parts = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (old, new)]
    if len(parts[0]) == len(parts[1]):
        for before, after in zip(*parts, strict=True):
            yield from _differing(before, after)


class Ran(NamedTuple):
    """How a test went without any mutant."""

    passes: bool
    seconds: float
    lines: frozenset[tuple[str, int]]


class Seen:
    """What tests run, from one start to the next: asked once more where test or core changed."""

    def __init__(self) -> None:
        """Read what there is."""
        self._path = ROOT / ".cache" / "mutants" / "lines.pickle"
        self._modules = {
            str(path.relative_to(ROOT)): _hash(path) for path in ROOT.glob("calculator/**/*.py")
        }
        self._tests: dict[str, Ran] = {}
        if self._path.exists():
            # Only this command writes it.
            modules, tests = pickle.loads(self._path.read_bytes())  # noqa: S301
            changed = {
                path for path, summed in self._modules.items() if modules.get(path) != summed
            }
            self._tests = {
                key: ran
                for key, ran in tests.items()
                if not any(path in changed for path, _ in ran.lines)
            }
        self._files: dict[Path, str] = {}

    def _key(self, item: pytest.Item) -> str:
        if item.path not in self._files:
            self._files[item.path] = _hash(item.path)
        return f"{item.nodeid} {self._files[item.path]}"

    def of(self, item: pytest.Item) -> Ran | None:
        """What is known of a test."""
        return self._tests.get(self._key(item))

    def add(
        self, item: pytest.Item, passes: bool, seconds: float, lines: set[tuple[str, int]]
    ) -> Ran:
        """Keep how a test went."""
        ran = self._tests[self._key(item)] = Ran(passes, seconds, frozenset(lines))
        return ran

    def save(self) -> None:
        """Keep all for the next start."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_bytes(pickle.dumps((self._modules, self._tests)))


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class Lines:
    """Which lines of the core run, test by test; a line costs time only once a test."""

    def __init__(self) -> None:
        """Begin to watch."""
        self.seen: set[tuple[str, int]] = set()
        monitoring = sys.monitoring
        monitoring.use_tool_id(monitoring.COVERAGE_ID, "mutants")
        below = str(ROOT / "calculator") + os.sep
        start = len(str(ROOT)) + 1

        def line(code: CodeType, number: int) -> object:
            if code.co_filename.startswith(below):
                self.seen.add((code.co_filename[start:], number))
            return monitoring.DISABLE

        monitoring.register_callback(monitoring.COVERAGE_ID, monitoring.events.LINE, line)
        monitoring.set_events(monitoring.COVERAGE_ID, monitoring.events.LINE)

    def restart(self) -> None:
        """Forget what was seen."""
        self.seen.clear()
        sys.monitoring.restart_events()

    def stop(self) -> None:
        """Watch no longer."""
        sys.monitoring.set_events(sys.monitoring.COVERAGE_ID, 0)
        sys.monitoring.free_tool_id(sys.monitoring.COVERAGE_ID)
