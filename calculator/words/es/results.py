"""What happened in a round."""

from calculator.words.catalogues import Catalogue

RESULTS: Catalogue = {
    # Feminine, because it counts rounds and games; anything else counted is in the plural.
    "counts": "ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    # Result codes
    "kind-W": "victoria",
    "kind-D": "tablas",
    "kind-L": "derrota",
    "kind-N": "victoria (el rival tiene otro resultado)",
    "kind-R": "tablas (el rival tiene otro resultado)",
    "kind-S": "derrota (el rival tiene otro resultado)",
    "kind-$": "dos victorias",
    "kind-#": "victoria y tablas",
    "kind-?": "partida",
    "kind-X": "victoria por incomparecencia",
    "kind-Z": "tablas por incomparecencia",
    "kind-F": "derrota por incomparecencia",
    "kind-B": "bye de un punto",
    "kind-H": "bye de medio punto",
    "kind-P": "bye asignado por el emparejamiento",
    "kind-U": "sin emparejar",
    "kind-none": "sin resultado",
    # Rounds in the words of FIDE's article 16
    "category-OTB": "jugada",
    "category-PAB": "bye asignado por el emparejamiento",
    "category-FPB": "bye de un punto",
    "category-HPB": "bye de medio punto",
    "category-ZPB": "bye de cero puntos",
    "category-FW": "victoria por incomparecencia",
    "category-FL": "derrota por incomparecencia",
    "category-W": "victoria",
    "category-N": "victoria",
    "category-D": "tablas",
    "category-R": "tablas",
    "category-L": "derrota",
    "category-S": "derrota",
    "category-$": "dos victorias",
    "category-#": "victoria y tablas",
    "category-?": "partida",
    "color-W": "blancas",
    "color-B": "negras",
    "color-": "no jugada",
}
