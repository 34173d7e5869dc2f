"""Worked examples, and the page that sums up the tiebreaks."""

from calculator.words.catalogue import Catalogue

EXAMPLES: Catalogue = {
    "example-rules": "Reglas: {0:edition}",
    "example-prints": "La fuente imprime {0} ",
    "example-agrees": "coincide",
    "example-misprints": "Por error, la fuente imprime ",
    "example-misprint": " La errata: {0}.",
    "example-level": "Siguen empatados, {0}.",
    "example-to": " a ",
    "example-ahead": "{0} va delante, {1} a {2}.",
    "example-and": " y ",
    "example-source": "Fuente: ",
    "example-ours": "Ejemplo propio, con nombres inventados",
    "example-open": "Abrir en la calculadora",
    # The sources that examples cite
    "cited-000": "Reglamento de US Chess",
    "cited-001": "Regla 34E en la página de un organizador",
    "cited-002": "Artículo de enciclopedia",
    "cited-003": "Folleto de la WSCF",
    "cited-004": "Big Rapids Chess",
    "cited-sheets": "Clasificaciones publicadas",
    # The page that sums up the tiebreaks
    "in-full": "completa, en inglés",
}
