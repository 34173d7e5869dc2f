"""A sentence before it is put into words: its code, and facts that a test can work out again."""

from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from calculator.words.aloud import heard
from calculator.words.sentences import say, title

#: A count, a round or a place; a name or a code; points or another figure; a part of the sentence.
type Fact = int | str | Fraction | Said


class Said(NamedTuple):
    """A sentence, or a part of one, as a code of the catalogue with its facts.

    Four codes are no sentences: ``list`` joins its facts with "and", ``people`` with semicolons,
    ``rounds`` lists rounds, ``title`` is a tiebreak's name.

    >>> Said("because-you-won", (Said("rounds", (3,)),)).words()
    'You won the game between you, in round 3.'
    """

    code: str
    facts: tuple[Fact, ...] = ()

    def words(self) -> str:
        """Say it in the language in use."""
        if self.code == "rounds":
            return rounds([fact for fact in self.facts if isinstance(fact, int)])
        said = [fact.words() if isinstance(fact, Said) else fact for fact in self.facts]
        match self.code:
            case "list":
                return listed([str(part) for part in said])
            case "people":
                return "; ".join(map(str, said))
            case "title":
                return title(str(said[0]))
        return say(self.code, *said)


def in_words(sentences: "list[Said] | tuple[Said, ...]") -> str:
    """Say several sentences, one after the other."""
    return " ".join(sentence.words() for sentence in sentences)


def listed(parts: list[str]) -> str:
    """Join parts as one does in a sentence.

    >>> listed(["one win", "two draws", "one loss"])
    'one win, two draws and one loss'
    """
    if len(parts) < 2:
        return "".join(parts)
    return say("names-two", ", ".join(parts[:-1]), parts[-1])


def rounds(numbers: list[int]) -> str:
    """List rounds, three or more in a row as a range.

    >>> rounds([2]), rounds([2, 3, 4, 6]), rounds([1, 2])
    ('round 2', 'rounds 2–4 and 6', 'rounds 1 and 2')
    """
    runs: list[list[int]] = []
    for before, number in pairwise([-1, *numbers]):
        if before == number - 1 and runs:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = []
    for run in runs:
        if len(run) > 2:
            parts.append(say("aloud-range" if heard() else "because-range", run[0], run[-1]))
        else:
            parts += map(str, run)
    return say("because-round" if len(numbers) == 1 else "because-rounds", listed(parts))
