"""Why a term has its amount, in FIDE's tiebreaks."""

from calculator.words.catalogues import Catalogue, Plural

FIDE: Catalogue = {
    # Reasons in the workings of FIDE's tiebreaks
    "category-of": "{0:category}",
    "trailing-byes": Plural(
        1,
        "puntuación final {0:points}, el bye del final cuenta como tablas (16.3.2)",
        "puntuación final {0:points}, los {1:count} byes del final cuentan como tablas (16.3.2)",
    ),
    "last-round-drawn": (
        "la ronda {0}, la última del torneo, cuenta como tablas (dio {1:points}): {2:points} (8.3)"
    ),
    "last-round-open": (
        "la ronda {0}, la última del torneo, está emparejada y cuenta como tablas: {1:points} (8.3)"
    ),
    "dummy": "{0:category}: un rival ficticio con tu propia puntuación {1:points} (16.4)",
    "dummy-capped-opponent": (
        "limitado a {0:points}, la puntuación ajustada del rival emparejado (16.4.1)"
    ),
    "dummy-capped-draws": "limitado a {0:points}, tablas en todas las rondas (16.4.2)",
    "virtual-opponent": (
        "{0:category}: un rival virtual con {1:points} antes de la ronda, {2:points} en ella "
        "y tablas en las siguientes ({3:count})"
    ),
    "times-points": "{0:points} × {1:points} conseguidos",
    "times-draw": "{0:points} × {1:points}, como tablas con el rival virtual",
    "cut-lowest": "descartado por ser el más bajo (14.1)",
    "cut-highest": "descartado por ser el más alto (14.3)",
    "cut-voluntary": "descartado en lugar del más bajo: ronda no jugada por voluntad propia (16.5)",
    "cut-early": "descartado: una de las primeras rondas (14.1)",
    "their-buchholz": "su Buchholz: {0:points}",
    "their-fore-buchholz": "su Buchholz anticipado: {0:points}",
    "koya-counts": "puntuación final {0:points}, al menos {1:points}: cuenta",
    "koya-below": "puntuación final {0:points}, menos de {1:points}: no cuenta",
    "koya-counts-so-far": (
        "lleva {0:points}, al menos {1:points}, la mitad de lo posible hasta ahora: cuenta"
    ),
    "koya-below-so-far": (
        "lleva {0:points}, menos de {1:points}, la mitad de lo posible hasta ahora: no cuenta"
    ),
    "free-round": "descanso de un torneo de todos contra todos: no resta nada (15.2)",
    "running-score": "{0:category}, +{1:points}",
    "against-theirs": "sacaste {0:points}, el rival emparejado {1:points}",
    "against-draw": "sacaste {0:points}, unas tablas son {1:points}",
    "pairing-number": "número en la lista inicial",
    "unrated-as": "sin Elo: se toma {0}",
    "average-rating": Plural(0, "Elo del único rival", "Elo medio de {0} rivales"),
    "percentage": "{0:points} de {1}: {2} % (tabla de Elo 8.1.1)",
    "expected": "Elo {0}: se espera el {1} % (tabla de Elo 8.1.2)",
    "nothing-scored": "sin puntos: el Elo más bajo de los rivales, {0}, menos 800",
    "their-performance": "{0}",
    "mini-game": "{0:category} contra otro de los empatados",
    "mini-games": "media de {0:count} partidas contra otro de los empatados (6.1.2)",
    "mini-all-met": "entre {0:count} que se han enfrentado todos: puesto {1} (6.2)",
    "mini-robin": (
        "entre {0:count}, no todos han jugado entre sí: en un torneo de todos contra todos eso no "
        "decide nada (6.2)"
    ),
    "mini-reach": (
        "entre {0:count} que no se han enfrentado todos: aún podría llegar a {1:points}; "
        "puesto {2} (6.3)"
    ),
    "own-GP": "tus {0:points} {0:points|punto|puntos} de tablero",
    "own-MP": "tus {0:points} {0:points|punto|puntos} de encuentro",
    "by-divisor": "{0:points} / {1}",
    "board-times": "{0} × {1:points}",
    "board-products": "número de tablero × puntos: {0}",
    "board-none": "ningún punto en los tableros",
    "boards-up-to": Plural(0, "solo el tablero 1", "tableros 1 a {0}"),
    "points-on-board": "tablero {0}",
    "board-count-of-match": "recuento de tableros del encuentro entre ambos",
    "recorded": "según se anotó",
    "drawn": "número {1}, sorteado con «{0}»",
}
