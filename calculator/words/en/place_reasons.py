"""Why this place."""

from calculator.words.catalogues import Catalogue, Plural

WHY: Catalogue = {
    # Why this place
    "place-with": "{0} is {1:place} of {2} with {3:scored}.",
    "place-so-far": "{0} is {1:place} of {2} with {3:scored} {4}.",
    "after-of": "after {0} of {1} rounds",
    "after": Plural(0, "after one round", "after {0} rounds"),
    "before-first": "before the end of round 1",
    "place-in-class": "{0} is {1}",
    "nobody-tied": "Nobody else has that score.",
    "score-between": "{0} is just above with {1:scored}, {2} just below with {3}.",
    "score-just-above": "{0} is just above with {1:scored}.",
    "score-just-below": "{0} is just below with {1:scored}.",
    "shares-with": "You share {0:place} place with {1}.",
    "tied-behind": "Tied with {0} on {1}, behind on {2}.",
    "tied-behind-values": "Tied with {0} on {1}, behind on {2}, {3} to {4}.",
    "tied-behind-printed": ("Tied with {0} on {1}; your sheet’s {2} puts {0} ahead, {4} to {3}."),
    "tied-behind-matches": (
        "Tied with {0} on {1}, behind on {2}: {3:place}, not {4:place}, in the matches of the "
        "{5:count}."
    ),
    "tied-ahead-matches": (
        "Tied with {0} on {1}, ahead on {2}: {3:place}, not {4:place}, in the matches of the "
        "{5:count}."
    ),
    "tied-behind-games": (
        "Tied with {0} on {1}, behind on {2}: {3:place}, not {4:place}, in the games among the "
        "{5:count}."
    ),
    "tied-behind-drawn": (
        "Tied with {0} on {1}, behind on {2}: {3:place}, not {4:place}, of the {5:count}."
    ),
    "tied-ahead": "Tied with {0} on {1}, ahead on {2}.",
    "tied-ahead-values": "Tied with {0} on {1}, ahead on {2}, {3} to {4}.",
    "tied-ahead-printed": ("Tied with {0} on {1}; your sheet’s {2} puts you ahead, {3} to {4}."),
    "tied-ahead-games": (
        "Tied with {0} on {1}, ahead on {2}: {3:place}, not {4:place}, in the games among the "
        "{5:count}."
    ),
    "tied-ahead-drawn": (
        "Tied with {0} on {1}, ahead on {2}: {3:place}, not {4:place}, of the {5:count}."
    ),
    "score-only": "score",
    "names-more": "{0} and {1:count} more",
    "names-two": "{0} and {1}",
    "none-two": "{0} or {1}",
    "passed-over": "{0:tiebreak} was skipped: somebody in the tie has no value for it.",
    # Somebody of another score
    "score-behind": "{0} has {1:scored}, you have {2}.",
    "score-ahead": "You have {2:scored}, {0} has {1}.",
    "versus-to": "To {0}: {1}",
    # The sums as a table
    "rule-in-short": ": {0}",
    "dropped": "dropped",
    "sign-dropped": "Struck out: dropped",
    "sign-adjusted": "Dotted: not the score in the standings",
    "sign-unplayed": "Ringed: not played",
    "sign-differs": "Underlined: where {0} and {1} differ",
    "sign-differs-one": "Underlined: what makes the difference",
    "sign-letter": "{0} {1}",
    "reason-of": "{0}: {1}",
    "reason-in-round": "{0}, {1} – {2}",
    "reasons-of-scores": "Why some scores are adjusted",
    "made-of": "{1} of those {0} played",
    # Any two
    "every-tiebreak": "Show every tiebreak added up",
    "only-deciding": "Only what decided",
    "compare-with": "Compare with",
    "compare-neighbors": "neighbors",
    # I beat him
    "beat-never": "You beat {0} in {1}. This order does not use that result as a tiebreak.",
    "beat-later": (
        "You beat {0} in {1}. This order uses that result only after {3:tiebreak}, in {2:tiebreak}."
    ),
    "beat-passed": (
        "You beat {0} in {1}. {2:tiebreak} looks at that result, but not everybody in the tie "
        "has a value there."
    ),
    "beat-among": (
        "You beat {0} in {1}. {2:tiebreak} looks at all games among the {3:count} who were "
        "tied, not that one alone."
    ),
    "beat-among-two": (
        "You beat {0} in {1}. {2:tiebreak} looks at all games between the two of you, not that "
        "one alone."
    ),
    "beat-guide": "I beat him. Why is he ahead of me?",
    # A shared place
    "equal-all": Plural(
        0,
        "The only tiebreak in this order is equal.",
        "All {0:count} tiebreaks are equal.",
    ),
    "equal-both": "Both tiebreaks are equal.",
    "equal-you-and": "{0} and you",
    "equal-you-others": "You and the other {0:count}",
    "equal-you-all": Plural(
        0,
        "{1} are tied on the only tiebreak in this order.",
        "{1} are tied on all {0:count} tiebreaks.",
    ),
    "equal-you-both": "{1} are tied on both tiebreaks.",
    "equal-you-some": "{1} are tied on {0}.",
    "equal-some": "Equal: {0}.",
    "equal-within": "{0:tiebreak} may only separate teams with equal game points (12.1).",
    "equal-without": "Not known for all of you: {0}.",
    "next-rounds": Plural(
        0,
        "One round is still to be played.",
        "There are {0:count} rounds still to be played.",
    ),
    "next-running": "A round is still being played.",
    "next-maybe": "Your sheet does not say how many rounds are still to come.",
    "next-open": "{0:tiebreak} comes next: its result is not entered yet.",
    "next-fide": (
        "The order ends here. Under FIDE’s rules lots come next, unless the rules of the "
        "event leave it a tie."
    ),
    "next-us-chess": (
        "The order ends here. Rule 34E has more tiebreaks, down to a playoff and a coin flip; "
        "the organizer decides."
    ),
    "ordinals": "th st nd rd th th th th th th",
}
