"""What is said aloud, in short, when a choice has changed the result."""

from calculator.words.catalogues import Catalogue, Plural

ANNOUNCED: Catalogue = {
    # The chosen player
    "now-place": "{0}: {1:ordinal}.",
    "now-was": "{0}: {1:ordinal}, was {2:ordinal}.",
    "now-still": "{0}: still {1:ordinal}.",
    "now-decided": "Decided by {0:tiebreak}.",
    "now-by-score": "Decided by score.",
    "now-shared": Plural(0, "Shared with one other.", "Shared with {0:count} others."),
    # Nobody is chosen
    "now-nobody": "No player is chosen.",
    "now-first": "{0} is 1st.",
    "now-first-shared": "{0} share 1st place.",
    "now-order": "Order: {0}.",
    "now-changed": Plural(0, "1 changed result.", "{0} changed results."),
    "now-real": "The real results again.",
    "now-moved": Plural(0, "1 place changes.", "{0} places change."),
    "now-unmoved": "All places stay.",
}
