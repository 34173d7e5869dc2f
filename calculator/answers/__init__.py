"""Answers to what people ask: why this place, who is ahead and why, what would have changed it."""

from calculator.answers.as_text import (
    beaten_in_words,
    comparison_in_words,
    in_short,
    in_words,
    reasons_in_words,
    shared_in_words,
    spoken,
    to_send,
    versus_in_words,
    versus_text,
)
from calculator.answers.compared import GUIDE, Comparison, Versus, compare, differing, separated
from calculator.answers.why import Why, why

__all__ = [
    "GUIDE",
    "Comparison",
    "Versus",
    "Why",
    "beaten_in_words",
    "compare",
    "comparison_in_words",
    "differing",
    "in_short",
    "in_words",
    "reasons_in_words",
    "separated",
    "shared_in_words",
    "spoken",
    "to_send",
    "versus_in_words",
    "versus_text",
    "why",
]
