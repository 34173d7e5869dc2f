"""Tables between tabs that are shown as blanks, as terminals and e-mails show them."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.fuzz.damage import Damaged, broken, damaged
from tests.fuzz.judge import judge

_TEXTS = 60
#: Of so many texts that are read between tabs as many are read with blanks, whole and broken.
_WHOLE, _BROKEN = 0.95, 0.6


def _with_tabs(first: int) -> Iterator[Damaged]:
    """Yield tables with columns that nobody asked for, as they are read between tabs."""
    for seed in range(first, first + 100 * _TEXTS):
        made = damaged(seed, kinds=("extra columns",))
        if made and made.shown == "tabs" and judge(made).verdict == "right":
            yield made


def _as_blanks(made: Damaged, rng: Random | None) -> Damaged:
    """Show tabs as blanks, and break the lines where there is chance."""
    lines = [line.expandtabs(8) for line in made.text.splitlines()]
    if rng:
        longest = max(map(len, lines))
        width = rng.choice((78, 72, 66, 60, 50, 40))
        width = width if width < longest else max(20, longest - rng.randint(1, 25))
        hard, indent = rng.random() < 0.3, rng.choice(("", "", "    "))
        parts = [broken(line, width, hard=hard) for line in lines]
        lines = [
            part for first, *rest in parts for part in (first, *(indent + one for one in rest))
        ]
    return made._replace(text="\n".join(lines) + "\n")


@pytest.mark.parametrize("wrapped", [False, True])
def test_what_is_read_between_tabs_is_read_or_refused(*, wrapped: bool) -> None:
    verdicts: Counter[str] = Counter()
    for made in islice(_with_tabs(1_000_000 * wrapped), _TEXTS):
        shown = _as_blanks(made, Random(made.seed) if wrapped else None)  # noqa: S311
        judged = judge(shown)
        assert judged.verdict in {"right", "warned", "refused"}, (judged.said, shown.text)
        verdicts[judged.verdict] += 1
    assert verdicts["right"] >= (_BROKEN if wrapped else _WHOLE) * _TEXTS
