"""The answer for one player, to be sent or read aloud."""

from collections.abc import Callable

from calculator import answers
from calculator.ranking import Standing, Standings
from calculator.words import say
from calculator.writing.trf_records import WriteError


def answer_to_send(
    standings: Standings, player: int | None = None, _rows: tuple[Standing, ...] | None = None
) -> str:
    r"""Write the answer as one paragraph of plain text.

    Raises :class:`calculator.writing.WriteError` if no player was chosen.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> answer_to_send(rank(read("Ann 2 of 2: 1 0.5"), "solkoff"), 1)
    'Ann is 1st of 1 with 2 points. Nobody else has that score.\n'
    """
    return _line(answers.to_send, standings, player)


def answer_spoken(
    standings: Standings, player: int | None = None, _rows: tuple[Standing, ...] | None = None
) -> str:
    r"""Write the answer to be read aloud.

    Raises :class:`calculator.writing.WriteError` if no player was chosen.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> answer_spoken(rank(read("Ann 2 of 2: 1 0.5"), "solkoff"), 1)
    'Ann is first of 1 with 2 points. Nobody else has that score.\n'
    """
    return _line(answers.spoken, standings, player)


def _line(write: Callable[[Standings, int], str], standings: Standings, player: int | None) -> str:
    if player is None:
        raise WriteError(say("answer-needs-player"))
    return write(standings, player) + "\n"
