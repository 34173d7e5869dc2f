"""Random events of every kind, as the texts that people paste: :data:`KINDS`."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from tests.asked import american, fide, oddities

SAMPLES = sorted((Path(__file__).parents[2] / "docs" / "samples").rglob("*.txt"))


def _sample(random: Random) -> str:
    return random.choice(SAMPLES).read_text(encoding="utf-8")


#: Every kind of event, by name. A new one is one more line.
KINDS: dict[str, Callable[[Random], str]] = {
    "us-swiss": american.swiss,
    "layouts": fide.layout,
    "printed-right": partial(american.printed, how="right"),
    "printed-altered": partial(american.printed, how="altered"),
    "printed-unknown": partial(american.printed, how="unknown"),
    "fide-report": fide.report,
    "fide-report-bare": partial(fide.report, header=False),
    "fide-report-robin": partial(fide.report, robin=True),
    "chess-results-rank": partial(fide.chess_results, by="rank"),
    "chess-results-start": partial(fide.chess_results, by="start"),
    "round-robin": partial(american.robin, games=1),
    "double-round-robin": partial(american.robin, games=2),
    "two-games": american.two_games,
    "teams": american.teams,
    "one-player": partial(american.sized, players=1),
    "two-players": partial(american.sized, players=2),
    "nobody-played": american.nobody,
    "mid-event": oddities.mid_event,
    "unreported": oddities.unreported,
    "forfeits": oddities.forfeits,
    "odd-names": oddities.odd,
    "contradicting": oddities.contradicting,
    "readings": oddities.readings,
    "sections": oddities.sections,
    "short-results": partial(oddities.short, scores=False),
    "short-scores": partial(oddities.short, scores=True),
    "sample": _sample,
    "large": american.large,
}
#: One of these at a time is enough: asking about them takes long.
SELDOM: Sequence[str] = ("large",)
#: Texts that may be damaged so badly that no table can be made of them.
MAY_BE_REFUSED: Sequence[str] = ("contradicting", "sample", "short-scores", "layouts")
