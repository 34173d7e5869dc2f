"""The text that a table comes from: how it was read, what contradicts, what was printed."""

from calculator.words.catalogue import Catalogue, Plural

SOURCE: Catalogue = {
    # Getting a text in
    "edit-text": "Cambiar el texto",
    "open-file": "Abrir un archivo",
    "script-missing": (
        "No se cargó una parte de la calculadora. Puede que fallara la conexión o que el sitio se "
        "acabe de actualizar. Copia tu texto si lo has cambiado y vuelve a intentarlo."
    ),
    "try-again": "Volver a intentarlo",
    "drop-here": "Suelta aquí el archivo",
    "text-before": "Volver al texto anterior",
    "try": "Prueba con:",
    "a-sample": "Un ejemplo: {0}",
    "sample-wscf": "WSCF",
    "sample-about-wscf": "la tabla del folleto de la WSCF, un suizo de 15 jugadores",
    "sample-byes": "todas las clases de bye",
    "sample-about-byes": "un suizo con todas las clases de bye e incomparecencias",
    "sample-round-robin": "liga",
    "sample-about-round-robin": "ocho jugadores, todos contra todos",
    "sample-fide-event": "torneo FIDE",
    "sample-about-fide-event": "un abierto válido para Elo FIDE con sus desempates impresos",
    # How it was read
    "reading": "Leer como",
    "reading-by": "{0}, {1}",
    "section": "Sección",
    "section-of": Plural(1, "{0} · un jugador", "{0} · {1} jugadores"),
    "section-nameless": "Sección {0}",
    "section-unreadable": "{0} · no se puede leer",
    "read-otherwise": "Leerlo como mejor encaje",
    # Cells that cannot both be right
    "corrections": "Por corregir",
    "contradictions": Plural(
        0,
        "Dos resultados no pueden ser correctos a la vez.",
        "{0} pares de resultados no pueden ser correctos a la vez.",
    ),
    "correct-one": "Corrige aquí el que está mal; el texto cambia con él.",
    "in-round": "Ronda {0}",
    "cell-in-round": "{0}, ronda {1}",
    "worked-out-as": "calculado según la fila de {0}",
    "nameless": "N.º {0}",
    "more-pairs": "{0} más",
    "total-wrong": "{0}: los resultados suman {1:points}, el total impreso es",
    "total-printed": "Total impreso de {0}",
    "other-below": "La otra lectura está más abajo.",
    "no-cell": "nada",
    "correct-it": "Corrígela aquí:",
    "cell-at": "Casilla en la línea {0}, columna {1}",
    # What was printed
    "printed-values": "Valores impresos",
    "printed-differs": Plural(0, "El valor que difiere", "Los {0} valores que difieren"),
    "tiebreak": "Desempate",
    "printed": "Impreso",
    "worked-out": "Calculado",
    "printed-order": "Impreso {0} delante de {1}; con este orden es al revés.",
}
