"""Worked examples, and the page that sums up the tiebreaks."""

from calculator.words.catalogue import Catalogue

EXAMPLES: Catalogue = {
    "example-rules": "Rules {0:edition}",
    "example-prints": "The source prints {0} ",
    "example-agrees": "agrees",
    "example-misprints": "By mistake, the source prints ",
    "example-misprint": " The misprint: {0}.",
    "example-level": "Still level, {0}.",
    "example-to": " to ",
    "example-ahead": "{0} is ahead, {1} to {2}.",
    "example-and": " and ",
    "example-source": "Source: ",
    "example-ours": "Our own example, with invented names",
    "example-open": "Open in the calculator",
    # The sources that examples cite
    "cited-000": "US Chess rule text",
    "cited-001": "Rule 34E on an organizer’s page",
    "cited-002": "Encyclopedia article",
    "cited-003": "WSCF handout",
    "cited-004": "Big Rapids Chess",
    "cited-sheets": "Published standings",
    # The page that sums up the tiebreaks
    "in-full": "all of it, with examples",
}
