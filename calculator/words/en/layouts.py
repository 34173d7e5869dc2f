"""The layouts that we read."""

from calculator.words.catalogue import Catalogue

LAYOUTS: Catalogue = {
    "layout-short": "Scores only, one line a player",
    "layout-trf": "FIDE tournament report: TRF16, TRF26, TRF(x)",
    "layout-rating-report": "US Chess rating report",
    "layout-wintd-text": "WinTD standings, text",
    "layout-wintd-html": "WinTD standings, HTML",
    "layout-swisssys-text": "SwissSys standings, text",
    "layout-swisssys-html": "SwissSys standings, HTML",
    "layout-chess-results-text": "chess-results crosstable, copied",
    "layout-chess-results-html": "chess-results crosstable, HTML",
    "layout-chess-results-csv": "chess-results crosstable, CSV",
    "layout-cross-text": "Round-robin crosstable, text",
    "layout-cross-html": "Round-robin crosstable, HTML",
    "layout-cross-csv": "Round-robin crosstable, CSV",
    "layout-vega": "Vega crosstable",
    "layout-swiss-manager": "Swiss-Manager export: pairings and players",
    "layout-pgn": "PGN of a broadcast",
    "layout-json": "Our own JSON document",
    "layout-table-text": "A table, text",
    "layout-table-html": "A table, HTML",
    "layout-table-csv": "A table, CSV",
}
