"""Answers as other programs get them: each is its sentence, and has its facts as attributes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

type Fact = float | str | list[Fact] | dict[str, Fact] | None
"""A number, a name or a code; a list; a part of the sentence, as a dictionary with its code."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence of an answer, with what it says by name. ``str(reason)`` is the sentence."""

    code: str
    """Which sentence it is, the same in every language: ``"tied-behind-values"``."""
    text: str
    """The sentence."""
    facts: Mapping[str, Fact] = field(hash=False)
    """What it says by name, points as points: ``{"opponent": "Ann", "own": 1.5, …}``."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<Reason: {self.code} {facts}>" if facts else f"<Reason: {self.code}>"


@dataclass(frozen=True, slots=True)
class Answer:
    """Why a player is in his or her place. ``str(answer)`` is the text."""

    number: int
    """The number by which the table refers to the player."""
    name: str
    """The name, as the table has it."""
    place: int
    """The place; of a prize class the place within it."""
    of: int
    """How many players have a place."""
    decided_by: str | None
    """What put the player below the one above: ``"score"``, a tiebreak, or ``None`` if nothing."""
    reasons: tuple[Reason, ...]
    """What is to be said, a sentence each, the place first, with its facts."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences alone."""
        return tuple(reason.text for reason in self.reasons)

    @property
    def text(self) -> str:
        """All of it, as one paragraph."""
        return " ".join(self.sentences)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Answer: {self.text}>"


@dataclass(frozen=True, slots=True)
class OtherResults:
    """Results that would have put a player higher. ``str(…)`` is the text."""

    results: tuple[tuple[int, str, str], ...]
    """Each result that would be another: the round, whose it is, and its code (``"W"``)."""
    place: int
    """The place that they lead to."""
    shared: bool
    """Whether somebody else would share it."""
    text: str
    """All of it, as one paragraph."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<OtherResults: {self.text}>"
