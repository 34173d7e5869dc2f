"""Numbers for the ear."""

from calculator.words.catalogues import Catalogue, Plural

ALOUD: Catalogue = {
    "aloud-minus": "menos {0}",
    "aloud-with-1": Plural(0, "uno y un cuarto", "{0} y un cuarto"),
    "aloud-with-2": Plural(0, "uno y medio", "{0} y medio"),
    "aloud-with-3": Plural(0, "uno y tres cuartos", "{0} y tres cuartos"),
    "aloud-alone-1": "un cuarto",
    "aloud-alone-2": "medio",
    "aloud-alone-3": "tres cuartos",
    "aloud-points-1": Plural(0, "un punto y cuarto", "{0} puntos y cuarto"),
    "aloud-points-2": Plural(0, "un punto y medio", "{0} puntos y medio"),
    "aloud-points-3": Plural(0, "un punto y tres cuartos", "{0} puntos y tres cuartos"),
    "aloud-range": "{0} a {1}",
}

_ORDINALS = [
    "primero",
    "segundo",
    "tercero",
    "cuarto",
    "quinto",
    "sexto",
    "séptimo",
    "octavo",
    "noveno",
    "décimo",
]


def spelled(number: int) -> str:
    """Write a place as a word; from the eleventh on one says the number.

    >>> spelled(3), spelled(23)
    ('tercero', 'número 23')
    """
    return _ORDINALS[number - 1] if 0 < number <= len(_ORDINALS) else f"número {number}"
