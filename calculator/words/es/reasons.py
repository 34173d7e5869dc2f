"""Why a term has its amount, and why a value is missing (US Chess)."""

from calculator.words.catalogues import Catalogue, Plural

REASONS: Catalogue = {
    # Reasons in the workings
    "final-score": "puntuación final {0:points}",
    # An opponent's score after rounds not played: "3 puntos, 1 de ellos por …: 2½"
    "adjusted-score": "{0}: {1:points}",
    "adjusted-same": Plural(
        3,
        "puntuación final {0:points}; {1} sigue contando {2:points}",
        "puntuación final {0:points}; {1} siguen contando {2:points} por ronda",
    ),
    "adjusted-from": "{0:scored}",
    "adjusted-part": Plural(
        4,
        "{0:scored}, {1:points} de ellos por {2}, que aquí cuenta {3:points}",
        "{0:scored}, {1:points} de ellos por {2}, que aquí cuentan {3:points} por ronda",
    ),
    "adjusted-all": Plural(
        4,
        "{0:scored}, por {2}, que aquí cuenta {3:points}",
        "{0:scored}, por {2}, que aquí cuentan {3:points} por ronda",
    ),
    "adjusted-and": "{0}; {1}",
    "adjusted-more": Plural(
        2,
        "{0} cuenta {1:points} más",
        "{0} cuentan {1:points} más cada una",
    ),
    "missed-B": Plural(0, "un bye de un punto", "{0:count} byes de un punto"),
    "missed-P": Plural(
        0, "un bye asignado por el emparejamiento", "{0:count} byes asignados por el emparejamiento"
    ),
    "missed-X": Plural(
        0, "una victoria por incomparecencia", "{0:count} victorias por incomparecencia"
    ),
    "missed-Z": Plural(
        0, "unas tablas por incomparecencia", "{0:count} tablas por incomparecencia"
    ),
    "missed-H": Plural(0, "un bye de medio punto", "{0:count} byes de medio punto"),
    "missed-U": Plural(0, "una ronda no jugada", "{0:count} rondas no jugadas"),
    "own-unplayed": "{0:kind}: cuenta como un rival con 0",
    "dropped-lowest": "descartado por ser el más bajo",
    "dropped-highest": "descartado por ser el más alto",
    "running": "{0:kind}, +{2:points}",
    "running-nothing": "{0:kind}",
    "subtracted": "{0:kind} en la ronda {1}: se resta {2:points}",
    "no-opponent": "{0:kind}: sin rival, no suma nada",
    "their-cumulative": "su acumulativo: {0:points}",
    "result": "{0:kind}",
    "color": "{0:color}",
    "as-printed": "como está en tu hoja en {0}",
    "first-loss": "perdió por primera vez en la ronda {1} ({0:kind})",
    "never-lost": "no perdió ninguna partida",
    "arrived-late": "no estaba en la ronda 1",
    "arrived-in-time": "estaba en la ronda 1",
    "entered-in-round": "entró en la ronda {0}",
    "scored-in-play": "{0:points} conseguidos ante el tablero",
    "nothing-in-play": "nada conseguido ante el tablero, {0:points} sin jugar",
    "share": "{0:kind}: {1:share}",
    "share-2": "entera",
    "share-1": "la mitad",
    "share-0": "nada",
    "share-3": "una vez y media",
    "share-4": "el doble",
    "never-met": "no se enfrentó a ninguno de los otros empatados",
    "met-nobody": "no se enfrentó a nadie",
    "rating": "rating {0}",
    "unrated": "sin rating: no cuenta",
    "no-performance": "no se enfrentó a nadie con rating: no cuenta",
    "performance": Plural(
        0,
        "rendimiento en una partida con rival con rating",
        "rendimiento en {0} partidas con rivales con rating",
    ),
    "performance-floored": "rendimiento según lo calcula SwissSys",
    "game-points": "{0:kind}, {1:points} {1:points|punto|puntos} de tablero",
    "match-times-games": (
        "{0:points} {0:points|punto|puntos} de encuentro × "
        "{1:points} {1:points|punto|puntos} de tablero"
    ),
    # Why there is no value
    "no-colors": "la tabla no da los colores",
    "two-games-a-round": "la tabla da las dos partidas de una ronda como un solo resultado",
    "no-rated-opponents": "ningún rival tiene rating en la tabla",
    "not-printed": "el texto no trae ningún valor y no lo calculamos",
    "no-game-points": "la tabla no da los puntos de tablero",
    "no-teams": "la tabla no es de equipos",
    "no-boards": "la tabla no da los resultados de los tableros",
    "no-divisor": "el torneo tiene pocas rondas para tantos tableros: el divisor sería 0",
    "program-and-unrated": "no se sabe qué hace el programa con los jugadores sin rating",
    "not-recorded": "no hay ningún resultado anotado",
    "not-drawn": "no se ha sorteado nada",
    "no-opponents": "la tabla no dice quiénes fueron los rivales",
    "no-results": "la tabla no da los resultados ronda a ronda",
    "no-opponents-results": "no se conocen los resultados de los rivales ronda a ronda",
    "unrated-event": Plural(
        0, "un jugador del torneo no tiene Elo", "{0} jugadores del torneo no tienen Elo"
    ),
}
