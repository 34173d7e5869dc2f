"""Other results than the real ones."""

from calculator.words.catalogue import Catalogue, Plural

WHATIF: Catalogue = {
    # What would have changed it
    "results": "Resultados",
    "show-results": "Mostrar el cuadro cruzado",
    "hide-results": "Ocultar el cuadro cruzado",
    "cell-of": "{0}, ronda {1}: {2}",
    "cell-now": "{0}, ronda {1}: {2}",
    "against": "contra {0}",
    "change-of": "Ronda {0}, {1}: {2} {3}",
    "changed-results": "Con otros resultados:",
    "take-back": "Deshacer: {0}",
    "undo-all": "Volver a los resultados reales",
    "find-higher": "¿Qué me habría puesto más arriba?",
    "higher-first": "No hay nadie más arriba.",
    "higher-none": "Ni uno ni dos resultados de otros jugadores lo habrían cambiado.",
    "higher-too-many": "Hay demasiados resultados para probarlos todos.",
    "higher-found": Plural(
        0,
        "Habría bastado un resultado distinto de otros jugadores:",
        "Hacen falta {0:count} resultados distintos de otros jugadores:",
    ),
    "higher-place": "{0}: serías {1}.",
    "try-it": "Probar",
    "reach": "Tras tu próxima partida, por puntos:",
    "reach-place": "{0}: {1}",
    "reach-places": "{0}: del {1} al {2}",
    "was": "era {0}.º",
}
