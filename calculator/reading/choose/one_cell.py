"""Whether a text is better read with the rounds that share a cell apart."""

from collections.abc import Sequence

from calculator.reading.choose.candidate import Candidate, bearing_out


def is_better(found: Sequence[Candidate], than: Sequence[Candidate]) -> bool:
    """Whether more opponents answer each other, or only these sections are read, and are right."""
    if bearing_out(found) > max(0, bearing_out(than)):
        return True
    whole = bool(found) and all(part.is_sound and part.is_whole for part in found)
    return whole and not any(part.is_read for part in than)
