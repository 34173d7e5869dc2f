"""The named orders, the editions of FIDE's rules, and the sources that have no number."""

from calculator.words.catalogues import Catalogue

ORDERS: Catalogue = {
    "order-us-chess": "US Chess default",
    "order-wintd-default": "WinTD’s recommendation",
    "order-big-rapids-swiss": "Big Rapids, Swiss",
    "order-big-rapids-round-robin": "Big Rapids, round robin",
    "order-big-rapids-team": "Big Rapids, teams",
    "order-golombek-swiss": "Golombek, Swiss",
    "order-golombek-round-robin": "Golombek, round robin",
    "order-iccf": "ICCF",
    "order-olympiad": "Chess Olympiad",
    "order-fide-annex": "FIDE, former annex",
    "order-fide": "FIDE, {0:edition}",
    "order-fide-round-robin": "FIDE round robin, {0:edition}",
    "order-fide-teams": "FIDE teams, {0:edition}",
    # Editions
    "edition-fide-2022": "before September 2023",
    "edition-fide-2024": "September 2023 to February 2026",
    "edition-fide-2026": "from March 2026",
    # Sources
    "source-olympiad": "Regulations of the Chess Olympiad",
    "source-sheet": "as printed",
    "source-encyclopedia": "Encyclopedia article",
    "source-baumbach": "Encyclopedia article (Baumbach)",
    "source-golombek": "Encyclopedia article, after Golombek 1977; in part our reading",
    "source-wintd": "WinTD help",
}
