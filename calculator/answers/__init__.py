"""Answers to what people ask: why this place, who is ahead and why, what would have changed it."""

from typing import TYPE_CHECKING

from calculator.model.late import names_of

if TYPE_CHECKING:
    from calculator.answers.as_text import (
        beaten_in_words,
        by_which_order,
        comparison_in_words,
        headline,
        in_short,
        in_words,
        reasons_in_words,
        shared_in_words,
        spoken,
        to_send,
        versus_in_words,
        versus_text,
    )
    from calculator.answers.comparison import (
        GUIDE,
        Comparison,
        Versus,
        compare,
        differing,
        separated,
    )
    from calculator.answers.posted_reasons import group_in_a_line, place_to_all, said_to_all
    from calculator.answers.why_this_place import Why, why
else:
    __getattr__ = names_of(
        __name__,
        {
            "as_text": (
                "beaten_in_words by_which_order comparison_in_words headline in_short in_words "
                "reasons_in_words shared_in_words spoken to_send versus_in_words "
                "versus_text"
            ),
            "comparison": "GUIDE Comparison Versus compare differing separated",
            "posted_reasons": "group_in_a_line place_to_all said_to_all",
            "why_this_place": "Why why",
        },
    )

__all__ = [
    "GUIDE",
    "Comparison",
    "Versus",
    "Why",
    "beaten_in_words",
    "by_which_order",
    "compare",
    "comparison_in_words",
    "differing",
    "group_in_a_line",
    "headline",
    "in_short",
    "in_words",
    "place_to_all",
    "reasons_in_words",
    "said_to_all",
    "separated",
    "shared_in_words",
    "spoken",
    "to_send",
    "versus_in_words",
    "versus_text",
    "why",
]
