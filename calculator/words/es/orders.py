"""The named orders, the editions of FIDE's rules, and the sources that have no number."""

from calculator.words.catalogues import Catalogue

ORDERS: Catalogue = {
    "order-us-chess": "US Chess, por defecto",
    "order-wintd-default": "Recomendación de WinTD",
    "order-big-rapids-swiss": "Big Rapids, suizo",
    "order-big-rapids-round-robin": "Big Rapids, todos contra todos",
    "order-big-rapids-team": "Big Rapids, equipos",
    "order-golombek-swiss": "Golombek, suizo",
    "order-golombek-round-robin": "Golombek, todos contra todos",
    "order-iccf": "ICCF",
    "order-olympiad": "Olimpiada de ajedrez",
    "order-fide-annex": "FIDE, antiguo anexo",
    "order-fide": "FIDE, {0:edition}",
    "order-fide-round-robin": "FIDE todos contra todos, {0:edition}",
    "order-fide-teams": "FIDE equipos, {0:edition}",
    # Editions
    "edition-fide-2022": "hasta agosto de 2023",
    "edition-fide-2024": "de septiembre de 2023 a febrero de 2026",
    "edition-fide-2026": "desde marzo de 2026",
    # Sources
    "source-olympiad": "Reglamento de la Olimpiada de ajedrez",
    "source-sheet": "como está impreso",
    "source-encyclopedia": "Artículo de enciclopedia",
    "source-baumbach": "Artículo de enciclopedia (Baumbach)",
    "source-golombek": "Artículo de enciclopedia, según Golombek 1977; en parte, lectura nuestra",
    "source-wintd": "Ayuda de WinTD",
}
