"""The layouts that we read."""

from calculator.words.catalogue import Catalogue

LAYOUTS: Catalogue = {
    "layout-short": "Solo puntuaciones, una línea por jugador",
    "layout-trf": "Informe de torneo FIDE: TRF16, TRF26, TRF(x)",
    "layout-rating-report": "Informe de rating de US Chess",
    "layout-wintd-text": "Clasificación de WinTD, texto",
    "layout-wintd-html": "Clasificación de WinTD, HTML",
    "layout-swisssys-text": "Clasificación de SwissSys, texto",
    "layout-swisssys-html": "Clasificación de SwissSys, HTML",
    "layout-chess-results-text": "Cuadro cruzado de chess-results, copiado",
    "layout-chess-results-html": "Cuadro cruzado de chess-results, HTML",
    "layout-chess-results-csv": "Cuadro cruzado de chess-results, CSV",
    "layout-cross-text": "Cuadro de todos contra todos, texto",
    "layout-cross-html": "Cuadro de todos contra todos, HTML",
    "layout-cross-csv": "Cuadro de todos contra todos, CSV",
    "layout-vega": "Cuadro cruzado de Vega",
    "layout-swiss-manager": "Exportación de Swiss-Manager: emparejamientos y jugadores",
    "layout-pgn": "PGN de una retransmisión",
    "layout-json": "Nuestro propio documento JSON",
    "layout-table-text": "Una tabla, texto",
    "layout-table-html": "Una tabla, HTML",
    "layout-table-csv": "Una tabla, CSV",
}
