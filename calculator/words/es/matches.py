"""Listas y cuadros de encuentros de equipos: qué se tomó por qué, y qué no puede ser."""

from calculator.words.catalogue import Catalogue, Plural

MATCHES: Catalogue = {
    "match-line-left-out": "Entre los encuentros está “{0}”: no se cuenta.",
    "rounds-taken-teams": (
        "El texto no nombra las rondas: se tomaron {0}, una nueva cuando un equipo vuelve a jugar."
    ),
    "match-short": (
        "{0} contra {1}, ronda {2}: entre los dos no suman {3} {3:|punto|puntos}, uno por tablero. "
        "Se toma "
        "como está."
    ),
    "matches-short": Plural(
        0,
        "Lo mismo pasa en otro encuentro.",
        "Lo mismo pasa en otros {0} encuentros.",
    ),
    "matches-repeated": Plural(
        0,
        "El encuentro de {1} y {2} está dos veces: se cuenta una.",
        "{0} encuentros están dos veces, por ejemplo {1} y {2}: se cuentan una.",
    ),
    "match-boards-missing": Plural(
        0,
        "{1} contra {2}, ronda {3}: el texto tiene {4} de {5} {5:|tablero|tableros}. No hay "
        "valores que "
        "dependan de los tableros.",
        "En {0} encuentros faltan tableros, por ejemplo en {1} contra {2}, ronda {3}, con {4} de "
        "{5}. No hay valores que dependan de los tableros.",
    ),
    "teams-unlisted": Plural(
        0,
        "El texto no tiene ni encuentro ni bye de {1}: cuenta como 0. Las rondas van entre "
        "paréntesis.",
        "Faltan en el texto algunas rondas de {0} equipos, sin encuentro ni bye: cuentan como 0. "
        "Las rondas van entre paréntesis: {1}.",
    ),
    "team-byes-guessed": Plural(
        0,
        "El texto no dice cuántos puntos de encuentro da el bye de {1}. Tomado: {2:points}.",
        "El texto no dice cuántos puntos de encuentro da un bye ({1}). Tomado: {2:points}.",
    ),
    "team-total": (
        "{0}: la tabla da {2:points} {1}, los encuentros suman {3:points}. Calculado con los "
        "encuentros."
    ),
    "team-counts": (
        "{0}: la tabla da {1} ganados, {2} empatados y {3} perdidos; por los encuentros son {4}, "
        "{5} y {6}."
    ),
    "error-match-sum": "{0} y {1} no pueden tener tantos puntos en {2} {2:|tablero|tableros}",
    "hint-match-sum": "los puntos de los dos equipos suman el número de tableros",
    "error-match-boards": "los tableros de {0} y {1} suman {2:points} y {3:points}",
    "hint-match-boards": (
        "un encuentro tiene los puntos de sus tableros, y cada tablero está una vez"
    ),
    "error-two-matches": "{0} tiene dos encuentros en la ronda {1}",
    "hint-two-matches": (
        "el otro está en la línea {0}; un equipo tiene un encuentro en cada ronda"
    ),
    "error-match-round": "el encuentro de {0} y {1} no dice de qué ronda es",
    "hint-match-round": "pon una línea como Ronda 1 encima de los encuentros de una ronda",
    "error-only-matches": "estos son emparejamientos: ningún encuentro tiene resultado",
    "hint-matches-results": (
        "pega los encuentros de todas las rondas con sus resultados, como Oak 2½ - 1½ Elm"
    ),
    "error-match-round-missing": "aquí está la ronda {1}, pero no hay encuentros de la ronda {0}",
    "hint-all-match-rounds": "pega los encuentros de todas las rondas, una ronda tras otra",
    "error-no-match": "eso no es ni un encuentro ni un bye",
    "hint-match": "un encuentro son dos equipos y lo que sumaron los dos: Oak 2½ - 1½ Elm",
    "error-no-match-points": "eso no es lo que un equipo sumó en un encuentro",
    "hint-match-points": "una celda tiene los puntos de todos los tableros: 2½",
    "error-match-unanswered": "la fila de {1} no corresponde a la de {0}",
    "hint-match-unanswered": "un encuentro está en las filas de ambos equipos, en la misma ronda",
    "error-no-match-cell": "eso no es ni un encuentro ni un bye",
    "hint-match-cell": (
        "una celda tiene el rival, un color y los puntos de todos los tableros: 3w2½"
    ),
    "error-match-nobody": "no hay ningún equipo {0}",
    "error-team-row-twice": "{0} tiene dos filas",
    "hint-team-row-twice": "cada equipo tiene una fila; pega un grupo cada vez",
    "error-match-cut": "aquí no se pueden separar los dos nombres de un encuentro",
    "hint-match-cut": "pon el resultado entre los dos nombres: Oak 2½ - 1½ Elm",
}
