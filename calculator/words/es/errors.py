"""Why a text cannot be read, and what was expected."""

from calculator.words.catalogue import Catalogue, Plural

ERRORS: Catalogue = {
    "error-at": "línea {0}, columna {1}: {2}",
    "error-hinted": "{0} ({1})",
    # The text as a whole
    "error-nothing": "no hay nada que leer",
    "error-too-long": "este texto es demasiado largo para un cuadro cruzado",
    "hint-one-section": "pega una sola sección",
    "error-not-text": "esto no es texto, sino otro tipo de archivo",
    "hint-open-in-program": "ábrelo en su programa y copia la tabla desde allí",
    "error-no-heading": "no se encontró la cabecera de un cuadro cruzado",
    "error-not-this-layout": "no se encontró ningún cuadro cruzado de este formato",
    "hint-whole-table": (
        "copia la tabla entera con su cabecera, desde «No. Name Pts …» o «# Place Name … Rd 1»"
    ),
    "error-ranking": "esto es una clasificación, sin los resultados de las rondas",
    "error-list-of-players": "esto es una lista de jugadores, sin sus resultados",
    "hint-open-crosstable": (
        "abre el cuadro cruzado, que tiene una columna por ronda, y copia ese"
    ),
    "error-too-many-tables": "aquí hay demasiadas tablas",
    "hint-one-event-sections": "pega las secciones de un solo torneo",
    "error-too-many-players": "aquí hay más de {0} jugadores",
    "error-too-many-ways": "demasiadas líneas encajan con la cabecera de demasiadas maneras",
    "hint-separate-cells": (
        "copia la tabla de donde sus celdas están separadas: una página web o una hoja de cálculo"
    ),
    "error-no-layout": "no hay ningún formato «{0}»",
    "error-no-section": "no hay ninguna sección «{0}»",
    "hint-sections": "las secciones son {0}",
    "hint-one-of": "uno de {0}",
    "error-no-numbering": "los rivales no pueden ir por «{0}»",
    "error-not-numbered-by": "en el texto no hay {0:words}",
    "error-changes": "estos resultados cambiados no encajan en la tabla",
    # Headings and rows
    "error-no-players": "no hay jugadores bajo esta cabecera",
    "hint-copy-players": "copia también las filas de los jugadores",
    "error-round-follows": "la ronda {0} va detrás de la ronda {1}",
    "hint-rounds-in-order": "se esperaba cada ronda una vez, por orden",
    "error-rounds-begin": "las rondas empiezan por la {0}",
    "hint-copy-rounds": "copia las columnas de todas las rondas",
    "error-met-unequally": "los jugadores no se han enfrentado todos las mismas veces",
    "error-row-short": Plural(
        0,
        "esta fila tiene una celda, la cabecera {1} columnas",
        "esta fila tiene {0} celdas, la cabecera {1} columnas",
    ),
    "hint-row-short": (
        "se esperaba una celda para «{0}» y las columnas siguientes; copia filas enteras"
    ),
    # Cells
    "error-name-missing": "falta un nombre",
    "hint-name-missing": "se esperaba el nombre del jugador",
    "error-no-score": "«{0}» no es una puntuación",
    "hint-score": "se esperaba un número de puntos como 3.5",
    "error-no-tiebreak-value": "«{0}» no es el valor de un desempate",
    "hint-tiebreak-value": "se esperaba un número como 17.5",
    "error-no-result": "«{0}» no es un resultado",
    "hint-result": "se esperaba un resultado como {0} o {1}",
    "error-no-number": "«{0}» no es un número",
    "hint-number-under": "se esperaba un número bajo «{0}»",
    "error-number-twice": "«{0}» designa a dos jugadores",
    "hint-number-once": "se esperaba cada número inicial una sola vez",
    "hint-row-twice": "la otra está en la línea {0}; ¿se copió dos veces una fila?",
    # Opponents
    "error-rating-adjustment": "«{0}»: {1} parece un rating, no un jugador",
    "hint-rating-adjustment": (
        "esta sección solo ajusta ratings: no dice quién se enfrentó a quién"
    ),
    "error-no-such-player": "«{0}»: no hay ningún jugador {1}",
    "hint-no-such-player": (
        "la tabla tiene los jugadores {0} a {1} pero menciona {2}; copia la tabla entera"
    ),
    "error-met-oneself": "«{0}»: el jugador {1} no puede haberse enfrentado a sí mismo",
    "hint-another-number": "se esperaba el número de otro jugador",
    "error-most-contradict": "la mayoría de los resultados se contradicen, el primero «{0}»",
    "hint-most-contradict": (
        "si un jugador tiene a otro de rival en una ronda, el otro debe tenerlo a él, "
        "con el resultado contrario; ¿es esto una sola sección completa?"
    ),
    # One line per player
    "hint-short": "se esperaba, por ejemplo, «Adam 4 of 5: 1 2 3 3.5 4» o «George: W D W»",
    "error-short-line": "esta línea no nombra a ningún jugador",
    "error-short-rounds": "{0} tiene {1} rondas, otros {2}",
    "hint-short-rounds": "todos los jugadores de una tabla tienen las mismas rondas",
    "error-short-nothing": "{0} no tiene resultados aquí",
    "error-short-count": Plural(
        1, "{0} tiene aquí una ronda, no {2}", "{0} tiene aquí {1} rondas, no {2}"
    ),
    "error-short-score": "falta la puntuación de {0}",
    "error-short-sum": "«{0}» no es lo que suman los resultados",
    "error-short-too-much": "«{0}» es más de lo que permiten las rondas",
    "error-short-token": "«{0}» no es ni una puntuación ni un resultado",
    "error-short-note": (
        "«{0}» no es una ronda no jugada: bye, half, zero, forfeit win, forfeit loss, forfeit draw"
    ),
    # Files
    "error-document": "esto no es un documento de cuadro cruzado",
    "hint-document": "pega el documento entero, tal como se escribió",
    "error-document-later": "este documento es de una versión posterior",
    "hint-newest-page": "abre la página más reciente",
    "error-two-games": "{0} tiene dos partidas en la ronda {1}",
    "hint-one-event": "pega las partidas de un solo torneo, sin las de desempate",
    "error-no-round": "esta partida no dice de qué ronda es",
    "hint-round-header": 'se esperaba una cabecera como [Round "3.1"]',
    "error-only-players": "estos son los jugadores, sin sus resultados",
    "hint-export-pairings": "exporta también los emparejamientos de todas las rondas y pega ambos",
    "error-paired-twice": "el jugador {0} está emparejado dos veces en la ronda {1}",
    "hint-one-game": "se esperaba una partida por ronda",
    "error-no-round-numbers": "estas rondas no tienen número",
    "error-trf-rounds": "«{0}» no es un número de rondas",
    "hint-trf-rounds": "se esperaba un número después de {0}",
    "error-trf-points": "«{0}» no es un número de puntos",
    "hint-trf-points": "se esperaban puntos enteros o medios como 3.0 o 0.5",
    "error-trf-byes": "este registro de byes no se puede leer",
    "hint-trf-byes": "se esperaba F, H o Z, una ronda y números iniciales",
    "error-trf-assigned": "este registro de puntos asignados no se puede leer",
    "hint-trf-assigned": "se esperaban puntos como 1.5, una ronda y números iniciales",
    "error-trf-start": "«{0}» no es un número inicial",
    "hint-trf-start": "se esperaba un número en las columnas 5–8",
    "hint-trf-score": "se esperaban puntos en las columnas 81–84",
    "error-trf-no-opponent": "«{0}» es un resultado sin rival",
    "hint-trf-cell": (
        "se esperaba rival, color y resultado, como « 141 w 1», «0000 - H» o espacios en blanco"
    ),
}
