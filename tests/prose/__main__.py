"""Say what is wrong with spelling and prose; stop if anything is."""

import sys

from tests.prose import problems

sys.exit("\n".join(problems()) or None)
