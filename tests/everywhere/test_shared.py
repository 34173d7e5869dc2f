"""Which tests share a process is left to chance: one Playwright serves them all."""

from __future__ import annotations

import pytest

from tests.support.browsers import shared_playwright

pytestmark = pytest.mark.browser


def test_a_second_use_gets_the_one_that_runs() -> None:
    with shared_playwright() as first:
        with shared_playwright() as second:
            assert first is second
        assert first.chromium.name == "chromium"
