"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from calculator.words import language, use

#: Hypothesis has parts made for this machine: inside Pyodide there is none, nor what needs it.
WITH_EXAMPLES = sys.platform != "emscripten"
if WITH_EXAMPLES:
    from tests.support import examples

    examples.register()
for name in ("GITHUB_ACTIONS", "NO_COLOR", "FORCE_COLOR"):
    # What the command line prints does not depend on who runs the tests.
    os.environ.pop(name, None)


@pytest.hookimpl(trylast=True)
def pytest_configure() -> None:
    """Let fixed examples depend on nothing else, now that it is known which ones are asked for."""
    if WITH_EXAMPLES:
        examples.independent()


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more worker than there are cores: what drives a browser waits half of its time."""
    return (yield) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Where all tests are collected by several workers, let each of them begin with other files.

    In a fresh clone Python has compiled nothing yet. Workers that go through the same files at the
    same time would all compile all of them; so they find most of them compiled by the others.
    """
    config = session.config
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is None or list(config.args) != list(config.getini("testpaths")):
        return
    files = sorted(config.rootpath.glob("tests/*/test_*.py"))
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for path in files[first:] + files[:first]:
        # What goes wrong is said when the file is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(config.rootpath).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what stays: a tenth of the time.

    The tests, and the modules that they import, are hundreds of thousands of objects that it would
    go through again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True)
def speaks_as_before() -> Iterator[None]:
    """Fail a test that leaves another language behind: a later one would expect English."""
    before = language()
    yield
    after = language()
    use(before.code)
    assert after == before, f"the test speaks {after.code!r} from here on"
