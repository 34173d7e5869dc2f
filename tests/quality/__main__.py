"""``python -m tests.quality``: compare, count and measure, for the page "Quality".

With names only these: ``compared``, ``counted``, ``lighthouse``.
"""

from __future__ import annotations

import sys

from tests.quality import comparisons, counts, lighthouse
from tests.support.figures import keep


def main(names: list[str]) -> int:
    """Write the documents; the status is 1 where Lighthouse has a score that is too low."""
    wanted = names or ["compared", "counted", "lighthouse"]
    if "compared" in wanted:
        keep("compared", comparisons.figures())
    if "counted" in wanted:
        counts.main()
    return lighthouse.main() if "lighthouse" in wanted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
