"""Numbers for the ear."""

from calculator.words.catalogue import Catalogue, Plural

ALOUD: Catalogue = {
    "aloud-minus": "menos {0}",
    "aloud-with-1": "{0} y un cuarto",
    "aloud-with-2": "{0} y medio",
    "aloud-with-3": "{0} y tres cuartos",
    "aloud-alone-1": "un cuarto",
    "aloud-alone-2": "medio",
    "aloud-alone-3": "tres cuartos",
    "aloud-points-and-half": Plural(0, "{0} punto y medio", "{0} puntos y medio"),
    "aloud-number": "número {0}",
    "aloud-ordinals": ("primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo"),
    "aloud-range": "{0} a {1}",
}
