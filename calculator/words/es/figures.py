"""La figura de un desempate, en una respuesta y al principio de su página."""

from calculator.words.catalogues import Catalogue

FIGURES: Catalogue = {
    "against": "{0}, dibujado a escala",
    "against-line": "{0} {1}: {2}.",
    "against-same": "igual en los dos {0}",
    "against-left": "queda {0}",
    "against-out": "descartado {0}",
    "against-one": "{0}",
    "lead": "{0} va {1} por delante.",
    "crossed-out": "Sin lo que es igual en los dos, queda {0} contra {1}.",
    "crossed": "En gris, lo que es igual en los dos. Decide lo que queda: {0} contra {1}.",
    "figure-dummy": "ficticio",
    "figure-running": "Tras cada ronda {0} tenía {1}.",
    "figure-taken": "Por el bye o la incomparecencia de la ronda {0} se resta {1}.",
    "figure-points": "{0} de {1} {1:|punto|puntos}",
}
