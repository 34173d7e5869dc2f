"""Why this place."""

from calculator.words.catalogue import Catalogue

WHY: Catalogue = {
    # Why this place
    "place-with": "{0} de {1} con {2:points} puntos.",
    "place-with-one": "{0} de {1} con {2:points} punto.",
    "nobody-level": "Nadie más tiene esos puntos.",
    "shares-with": "Comparte el puesto con {0}.",
    "level-behind": "Empate con {0} en {1}; por detrás en {2}, {3} a {4}.",
    "level-ahead": "Empate con {0} en {1}; por delante en {2}, {3} a {4}.",
    "score-only": "puntos",
    "and-score": "puntos y {0}",
    "and-more": "puntos, {0} y {1}",
    "names-more": "{0} y {1:count} más",
    "names-two": "{0} y {1}",
    "ordinals": ".º .º .º .º .º .º .º .º .º .º",
}
