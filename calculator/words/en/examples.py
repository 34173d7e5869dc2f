"""Worked examples, and the page that sums up the tiebreaks."""

from calculator.words.catalogues import Catalogue

EXAMPLES: Catalogue = {
    "example-rules": "Rules {0:edition}",
    "example-prints": "The source prints {0} ",
    "example-agrees": "agrees",
    "example-misprints": "By mistake, the source prints ",
    "example-misprint": " The misprint: {0}.",
    "example-level": "Still tied, {0}.",
    "example-to": " to ",
    "example-ahead": "{0} is ahead, {1} to {2}.",
    "example-and": " and ",
    "example-source": "Source: ",
    "example-ours": "Our own example, with invented names",
    "example-open": "Open in the calculator",
    # Examples whose results a reader changes
    "live-results": "Results to change",
    "live-press": "Press a result to change it.",
    "live-press-score": "Press a score to change it.",
    "live-back": "As it was",
    "live-game": "Round {0}, {1} against {2}: {3}",
    "live-match": "Round {0}, {1} against {2}: {3} to {4}",
    "live-alone": "Round {0}, {1}: {2}",
    "live-score": "{0}, opponent {1}: final score {2}",
    "live-own-score": "{0}: own score {1}",
    "live-shared": "tied",
    "live-value": "Value",
    "live-was": "was {0}",
    "live-apart": "No longer tied on points: {0}.",
    "live-same": "No sum and no place changes.",
    "live-failed": "This could not be loaded. Check the connection, then press again.",
    # The sources that examples cite
    "cited-000": "US Chess rule text",
    "cited-001": "Rule 34E on an organizer’s page",
    "cited-002": "Encyclopedia article",
    "cited-003": "WSCF handout",
    "cited-004": "Big Rapids Chess",
    "cited-sheets": "Published standings",
    "cited-lichess": "What Lichess printed",
    "cited-chesskid": "ChessKid’s help page",
    # FIDE's codes
    "codes-code": "Code",
    "codes-tiebreak": "Tiebreak",
    "codes-article": "Article",
    "codes-meaning": "What it is",
    # The page that sums up the tiebreaks
    "in-full": "all of it, with examples",
    "in-full-here": "all of it, in this language",
}
