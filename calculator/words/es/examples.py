"""Worked examples, and the page that sums up the tiebreaks."""

from calculator.words.catalogues import Catalogue

EXAMPLES: Catalogue = {
    "example-rules": "Reglas: {0:edition}",
    "example-prints": "La fuente da {0} ",
    "example-agrees": "coincide",
    "example-misprints": "Por error, la fuente da ",
    "example-misprint": " La errata: {0}.",
    "example-level": "Siguen empatados, {0}.",
    "example-to": " a ",
    "example-ahead": "{0} va delante, {1} a {2}.",
    "example-and": " y ",
    "example-source": "Fuente: ",
    "example-ours": "Ejemplo propio, con nombres inventados",
    "example-open": "Abrir en la calculadora",
    # Examples whose results a reader changes
    "live-results": "Resultados que se pueden cambiar",
    "live-press": "Pulsa un resultado para cambiarlo.",
    "live-press-score": "Pulsa una puntuación para cambiarla.",
    "live-back": "Como estaba",
    "live-game": "Ronda {0}, {1} contra {2}: {3}",
    "live-match": "Ronda {0}, {1} contra {2}: {3} a {4}",
    "live-alone": "Ronda {0}, {1}: {2}",
    "live-score": "{0}, rival {1}: puntuación final {2}",
    "live-own-score": "{0}: puntuación propia {1}",
    "live-shared": "emp.",
    "live-value": "Valor",
    "live-was": "antes {0}",
    "live-apart": "Ya no están empatados a puntos: {0}.",
    "live-same": "No cambia ninguna suma ni ningún puesto.",
    "live-failed": "No se pudo cargar. Comprueba la conexión y vuelve a pulsar.",
    # The sources that examples cite
    "cited-000": "Reglamento de US Chess",
    "cited-001": "Regla 34E en la página de un organizador",
    "cited-002": "Artículo de enciclopedia",
    "cited-003": "Folleto de la WSCF",
    "cited-004": "Big Rapids Chess",
    "cited-sheets": "Clasificaciones publicadas",
    "cited-lichess": "Lo que imprimió Lichess",
    "cited-chesskid": "Página de ayuda de ChessKid",
    # FIDE's codes
    "codes-code": "Código",
    "codes-tiebreak": "Desempate",
    "codes-article": "Artículo",
    "codes-meaning": "Qué es",
    # The page that sums up the tiebreaks
    "in-full": "completa, en inglés",
    "in-full-here": "completa, con ejemplos",
}
