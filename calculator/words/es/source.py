"""The text that a table comes from: how it was read, what contradicts, what was printed."""

from calculator.words.catalogues import Catalogue, Plural

SOURCE: Catalogue = {
    "tbrk-guide": "¿Qué significan TBrk1 a TBrk4?",
    # Getting a text in
    "edit-text": "Editar el texto",
    "paste-now": "Pegar del portapapeles",
    "open-file": "Abrir un archivo",
    "open-photo": "Una foto",
    "an-example": "Un ejemplo",
    "or-drop": "o suelta uno aquí",
    "link-checked": "Esta respuesta venía con el enlace. Se está comprobando…",
    "script-missing": (
        "No se cargó una parte de la calculadora: falló la conexión o el sitio se acaba de "
        "actualizar. Copia tu texto si lo cambiaste y reinténtalo."
    ),
    "try-again": "Reintentar",
    "drop-here": "Suelta aquí el archivo",
    "text-before": "Volver al texto anterior",
    "try": "Mira uno:",
    "a-sample": "Ejemplo: {0}",
    "sample-six-wins": "Suizo de Estados Unidos",
    "sample-about-six-wins": "un suizo de Estados Unidos, 15 jugadores",
    "sample-byes": "Byes",
    "sample-about-byes": "un suizo con todas las clases de bye e incomparecencias",
    "sample-round-robin": "Todos contra todos",
    "sample-about-round-robin": "ocho jugadores, todos contra todos",
    "sample-fide-event": "FIDE",
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
    "outcome-as-row": "Calculado según la fila de {0}.",
    "outcome-as-written": "Cada celda cuenta como está escrita.",
    "outcome-as-another": "El resultado de {0} se toma de la fila de {1}.",
    "nameless": "N.º {0}",
    "more-pairs": "{0} más",
    "total-wrong": "{0}: los resultados suman {1:points}, el total impreso es",
    "total-printed": "Total impreso de {0}",
    "other-below": "La otra lectura está más abajo.",
    "no-cell": "nada",
    # What was meant, perhaps
    "slips": "¿Querías decir esto?",
    "slips-about": "Cada botón corrige un fallo. Nada cambia hasta que pulses uno.",
    "slip-cell": "{0}, ronda {1}: {2}, no {3}",
    "slip-total": "{0}, total: {1}, no {2}",
    "slip-question": "¿Querías decir {0}?",
    "slip-or": " – o ",
    "slip-even": "Igual de probables:",
    # A text that cannot be read
    "nothing-pasted": "Todavía no has pegado nada.",
    "fault-place": "Línea {0}, columna {1}.",
    "example-is": "Una tabla se ve así:",
    "example-table": (
        "Nº   Nombre     Pts  Rd 1  Rd 2\n"
        "1    Ana Ruiz   1½   W2    D3\n"
        "2    Beto Gil   1    L1    W4\n"
        "3    Celia Paz  1½   W4    D1\n"
        "4    Darío Sol  0    L3    L2"
    ),
    "example-key": "W2: ganó al número 2. D3: tablas con el número 3. L1: perdió con el número 1.",
    "put-back": "Volver a poner mi texto",
    "stays-here": "Lo que pegas se queda en tu navegador.",
    "what-can-i-paste": "¿Qué puedo pegar?",
    "correct-it": "Corrígela aquí:",
    "cell-at": "Casilla en la línea {0}, columna {1}",
    # What was printed
    # Lo que está entre corchetes no se ve en un teléfono.
    "badge-values-agree": Plural(
        0, "[coincide ]1 de 1[ valor impreso]", "[coinciden ]{0} de {0}[ valores impresos]"
    ),
    "badge-places-agree": Plural(
        0, "[coincide ]1 de 1[ puesto impreso]", "[coinciden ]{0} de {0}[ puestos impresos]"
    ),
    "badge-order-agrees": "coincide el orden[ impreso]",
    "badge-left-out": Plural(0, "1 columna sin comparar", "{0} columnas sin comparar"),
    "agreement-group": "El texto",
    "badge-not-compared": "sin comparar",
    "badge-unbroken": "sin desempate",
    "badge-values": "{0} de {1} {1:|valor|valores} {0:|difiere|difieren}",
    "badge-places": Plural(0, "{0} puesto difiere", "{0} puestos difieren"),
    "badge-pairs": Plural(0, "{0} pareja al revés", "{0} parejas al revés"),
    "badge-read": "El texto",
    "printed-values": "Valores impresos",
    "printed-differs": Plural(0, "El valor que difiere", "Los {0} valores que difieren"),
    "tiebreak": "Desempate",
    "printed": "Impreso",
    "worked-out": "Calculado",
    "printed-order": "Impreso {0} delante de {1}; con este orden es al revés.",
    # Los cuadros propios
    "tables": "Mis cuadros",
    "tables-here": "Solo en este navegador: los últimos 20.",
    "tables-forget": "Olvidar {0}",
    "tables-forget-all": "Olvidar todos",
    "tables-more": "{0} más",
}
