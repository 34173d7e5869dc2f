"""Why a table cannot be written in a form."""

from calculator.words.catalogue import Catalogue

WRITING: Catalogue = {
    "no-report-opponents": "a FIDE report has who met whom, which this table does not say",
    "no-report-teams": (
        "a FIDE report of teams has their players and boards, which is not written here yet"
    ),
    "no-report-rounds": "a FIDE report has the round of each game, which this table does not say",
    "no-report-size": "a FIDE report has room for 9999 players and 99 rounds",
}
