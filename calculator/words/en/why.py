"""Why this place."""

from calculator.words.catalogue import Catalogue

WHY: Catalogue = {
    # Why this place
    "place-with": "{0} of {1} with {2:points} points.",
    "place-with-one": "{0} of {1} with {2:points} point.",
    "nobody-level": "Nobody else has that score.",
    "shares-with": "Shares the place with {0}.",
    "level-behind": "Level with {0} on {1}; behind on {2}, {3} to {4}.",
    "level-ahead": "Level with {0} on {1}; ahead on {2}, {3} to {4}.",
    "score-only": "score",
    "and-score": "score and {0}",
    "and-more": "score, {0} and {1}",
    "names-more": "{0} and {1:count} more",
    "names-two": "{0} and {1}",
    "ordinals": "th st nd rd th th th th th th",
}
