"""A plugin of pytest's that writes down what the property tests draw.

``pytest -p tests.support.choices --choices=FILE``: for each test, the file has how many examples
it tried and a digest of every choice that made them, so two runs can be compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis.internal.conjecture.data import ConjectureData


class Choices:
    """What one run draws."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.drawn: dict[str, list[str]] = {}
        self.here: list[str] = []
        self.freeze = ConjectureData.freeze

    def note(self, data: ConjectureData) -> None:
        """Write down an example, once it is complete."""
        if not data.frozen:
            self.here.append(repr(data.choices))
        self.freeze(data)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Listen while a test runs."""
        self.here = []
        with pytest.MonkeyPatch.context() as patch:
            # A function, so that it gets the example; a method would not.
            patch.setattr(ConjectureData, "freeze", lambda data: self.note(data))  # noqa: PLW0108
            try:
                yield
            finally:
                if self.here:
                    digest = hashlib.sha256("\n".join(self.here).encode()).hexdigest()
                    self.drawn[item.nodeid] = [str(len(self.here)), digest]

    def pytest_sessionfinish(self) -> None:
        """Keep it."""
        self.path.write_text(json.dumps(self.drawn, indent=1), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the option."""
    parser.addoption("--choices", type=Path, help="where to write down what tests draw")


def pytest_configure(config: pytest.Config) -> None:
    """Listen, if asked."""
    if path := config.getoption("--choices"):
        config.pluginmanager.register(Choices(path))
