"""Python's search for garbage is left as it was found, whatever comes of a text."""

from __future__ import annotations

import gc

import pytest

from calculator import ReadError, UnknownTiebreakError, rank, read


def test_reading_and_ranking_leave_the_search_on() -> None:
    table = read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1")
    rank(table, "solkoff")
    with pytest.raises(ReadError):
        read("nothing")
    with pytest.raises(UnknownTiebreakError):
        rank(table, "no-such-order")
    assert gc.isenabled()


def test_who_has_switched_it_off_finds_it_off() -> None:
    gc.disable()
    try:
        rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        assert not gc.isenabled()
    finally:
        gc.enable()
