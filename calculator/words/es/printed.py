"""What a text itself prints, and how it compares."""

from calculator.words.catalogues import Catalogue, Plural

PRINTED: Catalogue = {
    # Mistakes with a name
    "differs-if": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} si "
        "{3:words}."
    ),
    "differs-if-both": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} si "
        "{3:words} y {4:words}."
    ),
    "if-as-scored": "las rondas no jugadas de un rival cuentan lo que se anotó por ellas, no ½",
    "if-unplayed-zero": "las rondas no jugadas de un rival cuentan 0, no ½",
    "if-own-left-out": (
        "las rondas que el jugador no jugó se omiten, en vez de contar como un rival con 0"
    ),
    "if-forfeited-opponent": "cuenta el rival de una partida perdida o ganada por incomparecencia",
    "if-no-deduction": "no se descuenta nada por los byes ni por las victorias por incomparecencia",
    # Where the order comes from
    "listed-rating": "puntos y Elo",
    "listed-number": "puntos y número de emparejamiento",
    "listed-name": "puntos y nombre",
    "listed-rows": "puntos y orden de las filas",
    "sheet-listed-rating": (
        "La hoja no desempata: con los mismos puntos, ordena a los jugadores por Elo."
    ),
    "sheet-listed-number": (
        "La hoja no desempata: con los mismos puntos, ordena a los jugadores por número de "
        "emparejamiento."
    ),
    "sheet-listed-name": (
        "La hoja no desempata: con los mismos puntos, ordena a los jugadores por nombre."
    ),
    "sheet-listed-rows": (
        "La hoja no desempata: con los mismos puntos, deja a los jugadores en el orden de sus "
        "filas."
    ),
    "by-us-chess": "el orden habitual de US Chess",
    "by-fide": "un orden FIDE frecuente",
    "by-fide-round-robin": "un orden FIDE frecuente para torneos de todos contra todos",
    "by-fide-teams": "un orden FIDE frecuente para equipos",
    "rank-by": "Clasificar con {0}",
    "order-not-said": (
        "No encontramos en tu hoja el orden de desempate; con {0} tu puesto es el {1:place}."
    ),
    "order-not-said-shared": (
        "No encontramos en tu hoja el orden de desempate; con {0} compartes el puesto {1:place}."
    ),
    "order-guessed": (
        "No encontramos en tu hoja el orden de desempate; sus puestos coinciden con {0}."
    ),
    "default-would-be": "Con {0} tu puesto sería el {1:place}.",
    "default-would-share": "Con {0} compartirías el puesto {1:place}.",
    "basis-not-said": "No encontramos en la hoja el orden de desempate. Aquí se usa {0}.",
    "basis-default-fits": (
        "No encontramos en la hoja el orden de desempate. "
        "Los {1} puestos impresos coinciden con {0}."
    ),
    "basis-default-differs": Plural(
        1,
        "No encontramos en la hoja el orden de desempate. Con {0} difiere uno de sus {2} puestos.",
        (
            "No encontramos en la hoja el orden de desempate. "
            "Con {0} difieren {1} de sus {2} puestos."
        ),
    ),
    "basis-guessed": (
        "No encontramos en la hoja el orden de desempate. "
        "Los {1} puestos impresos coinciden con {0}."
    ),
    "basis-alike": "Coinciden igual de bien con {0}.",
    "basis-own": Plural(
        1,
        "Un puesto impreso difiere con el propio orden de la hoja ({0}).",
        "{1} puestos impresos difieren con el propio orden de la hoja ({0}).",
    ),
    "basis-columns": Plural(
        1,
        "Un puesto impreso contradice las propias columnas de la hoja ({0}).",
        "{1} puestos impresos contradicen las propias columnas de la hoja ({0}).",
    ),
    "column-same": "La columna «{0}» tiene la misma cifra para todos: no decidió nada.",
    "basis-edition": "La hoja cuadra con las reglas FIDE {0:edition}: se usan esas.",
    "basis-convention": ("La hoja cuadra con {0:tiebreak} según «{1:convention}»: se calcula así."),
    "places-not-by-points": ("Los puestos impresos no siguen los puntos: no se han comparado."),
    "places-agree": Plural(0, "el puesto impreso coincide", "coinciden los {0} puestos impresos"),
    "places-differ": ("{0} de {1} {1:|puesto impreso|puestos impresos} {0:|difiere|difieren}"),
    "places-unbroken": (
        "{0} de {1} {1:|puesto impreso|puestos impresos} solo {0:|dice|dicen} en qué orden están "
        "los empatados"
    ),
    "places-of-ties": Plural(
        0, "El puesto que es solo un orden", "Los {0} puestos que son solo un orden"
    ),
    "places-that-differ": Plural(0, "El puesto que difiere", "Los {0} puestos que difieren"),
    "place-differs": "{0}: impreso {1}, calculado {2:ordinal}",
    "place-listed": "{0}: en la fila {1}, calculado {2:ordinal}",
    "column-differs": Plural(
        2,
        "{0} es {1:tiebreak}; {3} difiere: {4:decimal} en vez de {5:decimal}.",
        "{0} es {1:tiebreak}; {2} valores difieren, {3} primero: {4:decimal} en vez de "
        "{5:decimal}.",
    ),
    "differs-swaps": Plural(
        0,
        "Por eso {1} y {2} cambian de puesto.",
        "Por eso {0} parejas cambian de puesto, como {1} y {2}.",
    ),
    # What the sheet says about a place
    "print-place": "el puesto {0:place}",
    "print-places": "los puestos {0:place} a {1:place}",
    "print-caused": "Tu hoja te pone en {0}: {1}.",
    "cause-as-scored": (
        "cuenta las rondas no jugadas de un rival por lo que se anotó en ellas, no ½"
    ),
    "cause-unplayed-zero": "cuenta 0, no ½, por cada ronda no jugada de un rival",
    "cause-own-left-out": (
        "omite las rondas que el jugador no jugó, que cuentan como un rival con 0"
    ),
    "cause-forfeited-opponent": "cuenta al rival de una partida perdida por incomparecencia",
    "cause-no-deduction": "no descuenta nada por los byes ni por las victorias sin jugar",
    "cause-by-convention": "calcula {0:tiebreak} con «{1:convention}»",
    "cause-by-edition": "sigue las reglas FIDE {0:edition}",
    "cause-as-swiss": (
        "cuenta las rondas no jugadas de un torneo de todos contra todos como las de un suizo"
    ),
    "cause-by-forfeits": "cuenta las incomparecencias como partidas",
    "cause-holds": "su columna «{0}» contiene {1:tiebreak}",
    "cause-wintd": (
        "WinTD 5.10a imprimía medianas modificadas demasiado bajas; la 5.10b lo corrigió"
    ),
    "print-contradicts": "Tu hoja te pone en {0}, y con este orden tu puesto es {1:place}: {2}.",
    "print-shared": "Tu hoja te pone en {0}.",
    "print-why-order": "la hoja corresponde a otro orden ({0})",
    "print-why-points-above": "la hoja pone por encima de ti a {0}, que tiene {1:scored}",
    "print-why-points-below": "la hoja pone por debajo de ti a {0}, que tiene {1:scored}",
    "print-why-own-value": "la hoja da {1} en tu {0}, y el valor calculado es {2}",
    "print-why-value": "la hoja da {1} en el {0} de {3}, y el valor calculado es {2}",
    "print-why-own-figures": (
        "{0} tiene {1} en {2} y tú tienes {3}, incluso con las cifras de la hoja"
    ),
    "print-why-columns": "el puesto impreso contradice las propias columnas de la hoja",
    "print-why-column": "la columna {0} de la hoja contiene algo que no sabemos nombrar",
    "print-why-no-order": (
        "ningún orden conocido da todos los puestos de la hoja ({0} de {1} difieren)"
    ),
    "print-unexplained": "Tu hoja te pone en {0}.",
}
