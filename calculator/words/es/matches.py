"""Listas y cuadros de encuentros de equipos: qué se tomó por qué."""

from calculator.words.catalogues import Catalogue, Plural

MATCHES: Catalogue = {
    "taken-for-teams": "Aquí cada pareja se reparte {0} {0:|punto|puntos}, más que una partida: "
    "se toma por equipos, con {0} {0:|tablero|tableros} por encuentro.",
    "taken-for-two-boards": (
        "Nada dice si son equipos: se ha leído como encuentros a dos tableros. Si son jugadores "
        "que juegan dos partidas por ronda, lee el texto como «{0}»."
    ),
    "composition-differs": Plural(
        0,
        "{1} contra {2}, ronda {3}: los puntos de sus jugadores no son el resultado del encuentro, "
        "así que sus tableros no se cuentan.",
        "En {0} encuentros los puntos de los jugadores no son el resultado, por ejemplo {1} contra "
        "{2} en la ronda {3}: sus tableros no se cuentan.",
    ),
    "composition-unknown": Plural(
        0,
        "{1} tiene lista de jugadores, pero ningún encuentro con ese nombre: sus tableros no se "
        "cuentan.",
        "{0} equipos tienen lista de jugadores, pero ningún encuentro con ese nombre: {1}. Sus "
        "tableros no se cuentan.",
    ),
    "crosstable-differs": Plural(
        0,
        "{1} contra {2}: {1} tiene {3:points} en la tabla y {4:points} en la lista de encuentros. "
        "Se toma la tabla.",
        "La tabla y la lista de encuentros difieren en {0} encuentros, por ejemplo {1} contra {2}: "
        "{1} tiene {3:points} y {4:points}. Se toma la tabla.",
    ),
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
}
