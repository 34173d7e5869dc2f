"""What was read, and how printed values compare."""

from calculator.words.catalogues import Catalogue, Plural

READING: Catalogue = {
    # What was read
    "summary-players": Plural(0, "one player", "{0} players"),
    "summary-teams": Plural(0, "one team", "{0} teams"),
    "summary-rounds": Plural(0, "one round", "{0} rounds"),
    "games-open": Plural(0, "one game still open", "{0} games still open"),
    "read-as": "Read as {0}",
    "all-agree": Plural(0, "the printed value agrees", "all {0} printed values agree"),
    "some-differ": "{0} of {1} printed {1:|value|values} {0:|differs|differ}",
    "order-agrees": "the printed order agrees",
    "order-differs": Plural(
        0,
        "one pair of neighbors is the other way around",
        "{0} pairs of neighbors are the other way around",
    ),
    "difference": "{0}, {1}: printed {2}, worked out {3}",
    "understood": "{0}: {1}, {2}",
    "section-taken": "Section {0}; the others: {1}",
    "section-untitled": "without a title",
    "summary-partly": "{0} {0:|round|rounds}, {1} played",
    "summary-so-far": Plural(0, "one round played", "{0} rounds played"),
    "opponents-by-row": "opponents by row",
    "opponents-by-standings": "opponents by standings number",
    "opponents-by-place": "opponents by place",
    "opponents-by-start": "opponents by start number",
    "opponents-by-pairing": "opponents by pairing number",
    "opponents-by-name": "opponents by name",
    "without": "no {0}",
    "lacks-colors": "colors",
    "lacks-ratings": "ratings",
    "lacks-opponents": "opponents",
    "lacks-rounds": "rounds of the games",
    "lacks-byes": "kinds of byes",
    "lacks-totals": "totals",
}
