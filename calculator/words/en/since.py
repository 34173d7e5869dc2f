"""What changed since: two versions of one event."""

from calculator.words.catalogues import Catalogue, Plural

SINCE: Catalogue = {
    "since": "What changed since {0}",
    "since-before": "What changed since the previous version",
    "since-round": "What changed since round {0}",
    "since-nothing": "Nothing changed, except perhaps the order of the rows.",
    "since-nothing-of-one": "Nothing changed for this player, not even the place.",
    "since-other-event": (
        "These may not be two versions of one event: of {1} names before and {2} now, both have "
        "{0}, or who met whom is not the same."
    ),
    "since-nobody": "nobody from “{0}” is in this table, so these are two events",
    # Counted, for one line
    "since-n-moved": Plural(0, "1 place changed", "{0} places changed"),
    "since-n-came": Plural(0, "1 new result", "{0} new results"),
    "since-n-changed": Plural(0, "1 result corrected", "{0} results corrected"),
    "since-n-gone": Plural(0, "1 result removed", "{0} results removed"),
    "since-n-paired": Plural(0, "1 pairing", "{0} pairings"),
    "since-n-new": Plural(0, "1 new entry", "{0} new entries"),
    "since-n-left": Plural(0, "1 left", "{0} left"),
    "since-n-names": Plural(0, "1 name", "{0} names"),
    "since-n-ratings": Plural(0, "1 rating", "{0} ratings"),
    "since-n-printed": Plural(0, "1 printed figure", "{0} printed figures"),
    "since-n-order": "a different order",
    # What changed, part by part
    "since-order": "Ties are broken by a different order: {1}. Before: {0}.",
    "since-moved": Plural(
        0, "One of {1} has a different place:", "{0} of {1} have a different place:"
    ),
    "since-changed": Plural(0, "One result was corrected:", "{0} results were corrected:"),
    "since-gone": Plural(0, "One result was removed:", "{0} results were removed:"),
    "since-came": Plural(0, "One new result:", "{0} new results:"),
    "since-came-in": Plural(0, "Round {1}, one new result:", "Round {1}, {0} new results:"),
    "since-paired": Plural(0, "One new pairing:", "{0} new pairings:"),
    "since-paired-in": Plural(0, "Round {1}, one new pairing:", "Round {1}, {0} new pairings:"),
    "since-new": Plural(0, "One new entry:", "{0} new entries:"),
    "since-left": Plural(0, "One entry is gone:", "{0} entries are gone:"),
    "since-names": Plural(
        0, "One name is spelled differently:", "{0} names are spelled differently:"
    ),
    "since-ratings": Plural(0, "One rating changed:", "{0} ratings changed:"),
    "since-printed": Plural(
        0,
        "One printed figure changed, though the results did not:",
        "{0} printed figures changed, though the results did not:",
    ),
    "since-opponents": Plural(
        0, "The score of one opponent changed:", "The scores of {0} opponents changed:"
    ),
    # One by one
    "since-who": "{0}",
    "since-kind": "{0:kind}",
    "since-was": "{0} (before: {1})",
    "since-against": "{0:kind} against {1}",
    "since-color": "{0} against {1}: {2:words}, before {3:words}",
    "since-match": "{0} against {1}: {2} board points, before {3}",
    "since-name": "{1} (before: {0})",
    "since-rating": "{0}: {1}, before {2}",
    "since-unrated": "unrated",
    "since-total": "{0}: total {1}, before {2}",
    "since-figure": "{0}: {1} {2}, before {3}",
    "since-opponent": "{0}, opponent {1}: {2}, before {3}",
    # Players whose place changed, and whom they passed or were passed by
    "since-points": "{0:scored}, before {1}.",
    "since-still": "Still {0:scored}.",
    "since-more": "{0} more",
    "since-passed-score": "Passed {0} on points.",
    "since-passed-by": "Passed {0} on {1}.",
    "since-passed-values": "Passed {0} on {1}, {2} to {3} (before: {4} to {5}).",
    "since-passed-level": "Now shares the place with {0}.",
    "since-passed-gone": "No longer in the standings: {0}.",
    "since-overtaken-score": "Overtaken by {0} on points.",
    "since-overtaken-by": "Overtaken by {0} on {1}.",
    "since-overtaken-values": "Overtaken by {0} on {1}, {3} to {2} (before: {5} to {4}).",
    "since-overtaken-new": "New in the standings, and ahead: {0}.",
}
