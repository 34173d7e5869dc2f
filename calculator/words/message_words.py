"""From a message to its words, in the language in use."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from calculator.model import Message, speak_with
from calculator.words import titles
from calculator.words.numbers_aloud import heard
from calculator.words.sentences import say

#: How many characters of the text are quoted, as in an excerpt of it.
_QUOTED = 60


def spoken(message: Message) -> str:
    """Say a message.

    An error quotes no more than an excerpt shows; hints list in full.

    >>> spoken(Message("error-no-layout", ("Q" * 70,)))[-6:]
    'QQQQ…”'
    """
    code, facts = message.code, message.facts
    if code == "rounds":
        return rounds([fact for fact in facts if isinstance(fact, int)])
    quotes = code.startswith(("error-", "unknown-"))
    said = [
        spoken(fact)
        if isinstance(fact, Message)
        else quoted(fact)
        if quotes and isinstance(fact, str)
        else fact
        for fact in facts
    ]
    if code in _OF_TEXTS:
        return _OF_TEXTS[code]([str(part) for part in said])
    return say(code, *said)


def quoted(text: str) -> str:
    """Return what somebody wrote, cut where it is longer than a line.

    >>> quoted("W12"), len(quoted("W" * 3000))
    ('W12', 60)
    """
    return f"{text[: _QUOTED - 1]}…" if len(text) > _QUOTED else text


def in_words(sentences: Iterable[Message]) -> str:
    """Say several sentences, one after the other."""
    return " ".join(sentence.words() for sentence in sentences)


def listed(parts: list[str], two: str = "names-two") -> str:
    """Join parts as in a sentence; ``none-two`` joins what there is none of.

    >>> listed(["one win", "two draws", "one loss"]), listed(["colors", "ratings"], "none-two")
    ('one win, two draws and one loss', 'colors or ratings')
    """
    if len(parts) < 2:
        return "".join(parts)
    return say(two, ", ".join(parts[:-1]), parts[-1])


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


def either(parts: list[str]) -> str:
    """Join alternatives.

    >>> either(["Northpoint", "Southport"])
    'Northpoint or Southport'
    """
    *first, last = parts
    return say("class-or", ", ".join(first), last) if first else last


#: The codes that are not sentences of the catalogue, and what turns their facts into words.
_OF_TEXTS: dict[str, Callable[[list[str]], str]] = {
    "list": listed,
    "either": either,
    "people": "; ".join,
    "commas": ", ".join,
    "title": lambda parts: titles.title(parts[0]),
    "heading": lambda parts: titles.heading(parts[0]),
    "meaning": lambda parts: titles.meaning(parts[0]),
    "source": lambda parts: titles.source(parts[0]),
    "page": lambda parts: titles.page(parts[0], parts[1]),
}

speak_with(spoken)
