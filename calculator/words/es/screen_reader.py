"""What is said aloud, in short, when a choice has changed the result."""

from calculator.words.catalogues import Catalogue, Plural

ANNOUNCED: Catalogue = {
    # The chosen player
    "now-place": "{0}: {1:ordinal}.",
    "now-was": "{0}: {1:ordinal}, antes {2:ordinal}.",
    "now-still": "{0}: sigue {1:ordinal}.",
    "now-decided": "Decidió {0:tiebreak}.",
    "now-by-score": "Decidieron los puntos.",
    "now-shared": Plural(
        0, "Puesto compartido con otro jugador.", "Puesto compartido con otros {0:count}."
    ),
    # Nobody is chosen
    "now-nobody": "No hay ningún jugador elegido.",
    "now-first": "{0}: 1.º.",
    "now-first-shared": "{0} comparten el 1.er puesto.",
    "now-order": "Orden: {0}.",
    "now-changed": Plural(0, "1 resultado cambiado.", "{0} resultados cambiados."),
    "now-real": "De nuevo los resultados reales.",
    "now-moved": Plural(0, "Cambia 1 puesto.", "Cambian {0} puestos."),
    "now-unmoved": "Todos los puestos siguen igual.",
}
