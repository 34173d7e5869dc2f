"""How many examples the property tests try, and whether they are the same in every run.

``make test`` tries fixed examples: a test that passes here passes everywhere, until somebody
changes something. ``make test-all`` and ``make fuzz`` ask for new ones, and for more of them
(``--hypothesis-profile=fresh``). What fails is then in ``.hypothesis/examples`` and is tried
first in the next such run; as an ``@example`` of its test it is tried in every run.
"""

from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests.support.project import ROOT

#: What a test tries if it says nothing else.
USUAL = 100
#: How many of a search's examples are tried where they are fixed: what fixed examples can find,
#: they found on the first day.
SHARE = 0.1
FEWEST = 5


def register() -> None:
    """Make both profiles known, and take the fixed one, whatever the machine's variables say.

    Separate tests watch the time; here a slow machine must not fail.
    """
    both = settings(
        deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True, database=None
    )
    settings.register_profile("fixed", both, derandomize=True, max_examples=round(USUAL * SHARE))
    kept = DirectoryBasedExampleDatabase(ROOT / ".hypothesis" / "examples")
    settings.register_profile("fresh", both, derandomize=False, max_examples=USUAL, database=kept)
    settings.load_profile("fixed")


def independent() -> None:
    """Let fixed examples depend on nothing but the test.

    Hypothesis also draws constants of the modules that happen to be imported, so examples would
    differ with the tests that ran before, and with each change of the core.
    """
    if settings.default is not None and settings.default.derandomize:
        nothing = Constants()
        providers._get_local_constants = lambda: nothing


def examples(count: int) -> settings:
    """Let a test try so many new examples, or its share of fixed ones.

    >>> with_default = examples(USUAL).max_examples
    >>> settings.default is not None and with_default == settings.default.max_examples
    True
    """
    assert settings.default is not None
    return settings(max_examples=_share(count, settings.default.max_examples))


def seeds(count: int, least: int = FEWEST) -> range:
    """Return the seeds of a test that draws for itself: all, or the share of fixed examples.

    ``least`` is how many it needs, to meet for instance each outcome that there is.

    >>> 0 < len(seeds(40)) <= 40
    True
    >>> 12 <= len(seeds(40, least=12)) <= 40
    True
    """
    assert settings.default is not None
    return range(_share(count, settings.default.max_examples, least))


def _share(count: int, of_usual: int, least: int = FEWEST) -> int:
    return min(count, max(least, round(count * of_usual / USUAL)))


def one_in[T](count: int, values: Iterable[T]) -> list[object]:
    """Let a parametrized test try one in so many of its values, and all in ``make test-all``.

    >>> [getattr(each, "values", each) for each in one_in(2, "abc")]
    ['a', ('b',), 'c']
    """
    return [
        value if at % count == 0 else pytest.param(value, marks=pytest.mark.long)
        for at, value in enumerate(values)
    ]
