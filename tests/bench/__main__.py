"""`python -m tests.bench` measures, and prints Markdown: NOTES.md holds it.

`python -m tests.bench pictures` reads the pictures only that the page tells of, and writes its
figures; `python -m tests.bench looks` those of NOTES.md; `python -m tests.bench own` opens the
site's own page only: see :mod:`tests.bench.own`; `python -m tests.bench core` reads and ranks
large events only; `python -m tests.bench work` has the page at work: :mod:`tests.bench.work`.
"""

from __future__ import annotations

import signal
import statistics
import sys
from collections.abc import Sequence

from tests.bench import (
    beside,
    core,
    elsewhere,
    interaction,
    large,
    own,
    pictures,
    scans,
    startup,
    under_node,
    work,
)

LIMITS = {"first visit": 0.48, "second visit": 0.25}
"""The shares of stock Pyodide's time to the first result that we promise not to exceed."""


def _startup(title: str, measured: startup.Startup) -> str:
    lines = ["```times", f"title: {title}", "beside: stock Pyodide"]
    for name, second in (("first visit", False), ("second visit", True)):
        ours, stock = (
            statistics.median(times.second if second else times.first) for times in measured
        )
        lines.append(f"{name}: {ours:.0f} {stock:.0f}")
    return "\n".join([*lines, "```"])


def _core(figures: core.Figures) -> str:
    small, large = figures.rank_small, figures.rank_large
    ratio = large / small
    return "\n".join(
        [
            "| The core | read, ms | read and rank, ms | ratio |",
            "|---|--:|--:|--:|",
            f"| 15 players, 6 rounds | {figures.read_small:.1f} | {small:.1f} | 1 |",
            f"| 200 players, 9 rounds | {figures.read_large:.0f} | {large:.0f} | {ratio:.0f} |",
        ]
    )


def _beside(found: list[beside.Beside], largest: float) -> str:
    lines = [
        "| Read and rank | ms | to tiebreak-core's ranking alone | to gacrux, with reading |",
        "|---|--:|--:|--:|",
    ]
    for one in found:
        size = f"{one.players} players, {one.rounds} rounds"
        for order, ours in (
            ("BH/C1, BH, SB, WIN, DE", one.read_and_rank),
            ("order of US Chess", one.read_and_rank_us),
        ):
            shares = f"{ours / one.tiebreak_core:.2f} | {ours / one.gacrux:.2f}"
            lines.append(f"| {size}: {order} | {ours:.0f} | {shares} |")
    return "\n".join([*lines, f"\n9,998 players take {largest:.1f} times as long as 1,000."])


def _under_node(found: under_node.Figures) -> str:
    lines = [
        "| In Pyodide: read and rank | ms | to tiebreak-core's ranking alone |",
        "|---|--:|--:|",
    ]
    for one in found.ranked:
        size = f"{one.players} players, {one.rounds} rounds"
        for order, ours in (("BH/C1, BH, SB, WIN, DE", one.fide), ("order of US Chess", one.us)):
            lines.append(f"| {size}: {order} | {ours:.0f} | {ours / one.tiebreak_core:.2f} |")
    lines += [
        "",
        "| In Pyodide | ms |",
        "|---|--:|",
        f"| import the core, {found.modules} modules | {found.imported:.0f} |",
        f"| one result changed, 200 players: the new standings | {found.changed.ranked:.0f} |",
        f"| the same, with what the page is sent | {found.changed.answered:.0f} |",
        f"| what would have put one of 209 higher: first answer | {found.higher.first:.0f} |",
        f"| all of it, median of the players | {found.higher.median:.0f} |",
        f"| all of it, at most | {found.higher.longest:.0f} |",
    ]
    return "\n".join(lines)


def _interaction(found: list[interaction.Interaction]) -> str:
    lines = [
        "| A changed result, 200 players | ms | with a player chosen, ms |",
        "|---|--:|--:|",
    ]
    lines += [f"| order of {one.order} | {one.alone:.0f} | {one.chosen:.0f} |" for one in found]
    return "\n".join(lines)


def _scans(found: Sequence[scans.Figures]) -> str:
    lines = [
        "| Pictures | tables | wholly right | lost | results right | wrong, marked | marks | s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for one in found:
        cells = (
            one.name,
            one.tables,
            one.whole,
            one.lost,
            f"{100 * (1 - one.wrong / one.cells):.1f} % of {one.cells}",
            f"{one.marked} of {one.in_found}" if one.in_found else "none wrong",
            one.marks,
            f"{one.seconds:.1f}",
        )
        lines.append(f"| {' | '.join(map(str, cells))} |")
    unmarked = sum(one.unmarked for one in found)
    return "\n".join([*lines, f"\nTables that contradict themselves without a mark: {unmarked}."])


def _looks() -> None:
    many = sum(kind.tables for kind in scans.KINDS)
    print(f"Reading {many} pictures, about 25 minutes …", file=sys.stderr)
    print(_scans(scans.measure()))


def main() -> int:
    """Measure and print; 1 if the promise about starting up is not kept."""
    if sys.argv[1:2] == ["pictures"]:
        pictures.main(sys.argv[2:])
        return 0
    if sys.argv[1:] == ["looks"]:
        _looks()
        return 0
    if sys.argv[1:2] == ["core"]:
        return large.main(*map(int, sys.argv[2:3]))
    if sys.argv[1:2] == ["own"]:
        return own.main(sys.argv[2:])
    if sys.argv[1:2] == ["work"]:
        return work.main(sys.argv[2:])
    print("Measuring the start in Chromium, about three minutes …", file=sys.stderr)
    measured = startup.measure()
    print(_startup("First result in the page", measured), end="\n\n")
    if sys.platform == "linux":
        print("Measuring it as on a phone, about five minutes …", file=sys.stderr)
        print(_startup("Answer of a link, on a phone", startup.measure(3, slow=True)), end="\n\n")
    for engine, name in elsewhere.ENGINES.items():
        print(_startup(f"First result in {name}", elsewhere.measure(engine)), end="\n\n")
    print(_core(core.measure()), end="\n\n")
    print(_beside(*beside.measure()), end="\n\n")
    large.main()
    print(_under_node(under_node.measure()), end="\n\n")
    print(_interaction(interaction.measure()), end="\n\n")
    _looks()
    pictures.main([])
    found = [measured.ratio(second=second) for second in (False, True)]
    over = [name for name, ratio in zip(LIMITS, found, strict=True) if ratio > LIMITS[name]]
    for name in over:
        print(f"\nThe {name} must not exceed {LIMITS[name]} of stock.", file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    # What is stopped still closes the browsers that it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main())
