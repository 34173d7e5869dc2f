"""Why a table cannot be written in a form."""

from calculator.words.catalogues import Catalogue

WRITING: Catalogue = {
    "xlsx-needs": 'to write a spreadsheet, install what writes it: pip install "{0}"',
    "no-report-opponents": "a FIDE report has who met whom, which this table does not say",
    "no-report-boards": (
        "a FIDE report of teams has who sat at each board, which this table does not say"
    ),
    "no-report-team-size": "a FIDE report has room for 999 teams",
    "no-report-matches": (
        "a FIDE report says who won a match by its boards alone, and this table has a match that "
        "the boards do not explain"
    ),
    "no-text-teams": (
        "text and CSV have no room for the boards of a team event: JSON and TRF keep them"
    ),
    "no-report-rounds": "a FIDE report has the round of each game, which this table does not say",
    "no-report-size": "a FIDE report has room for 9999 players and 99 rounds",
}
