"""The tiebreaks: their names, column headings, and what they measure in one line."""

from calculator.words.catalogues import Catalogue, Plural

TIEBREAKS: Catalogue = {
    # US Chess 34E, and the others that American sources name
    "title-modified-median": "Mediana modificada",
    "title-solkoff": "Solkoff",
    "title-cumulative": "Acumulativo",
    "title-median": "Mediana",
    "title-result-between-tied": "Resultado entre empatados",
    "title-most-blacks": "Mayor número de partidas con negras",
    "title-kashdan": "Kashdan",
    "title-sonneborn-berger": "Sonneborn-Berger",
    "title-cumulative-opposition": "Acumulativo de los rivales",
    "title-opposition-performance": "Rendimiento de los rivales",
    "title-average-opposition": "Rating medio de los rivales",
    "title-playoff": "Desempate a partidas rápidas",
    "title-single-fast-game": "Una sola partida rápida",
    "title-coin-flip": "Cara o cruz",
    "title-most-wins": "Mayor número de victorias",
    "title-time-of-loss": "Momento de la primera derrota",
    "title-late-arrival": "Llegada tarde",
    "title-actual-play": "Puntos ante el tablero",
    "title-team-game-points": "Puntos de tablero del equipo",
    "title-printed": "{0} de la hoja",
    "title-us-amateur-team": "US Amateur Team",
    # The headings of their columns
    "heading-modified-median": "Med. modif.",
    "heading-solkoff": "Solkoff",
    "heading-cumulative": "Acumul.",
    "heading-median": "Mediana",
    "heading-result-between-tied": "Entre empat.",
    "heading-most-blacks": "Negras",
    "heading-kashdan": "Kashdan",
    "heading-sonneborn-berger": "Sonn.-Berger",
    "heading-cumulative-opposition": "Acum. rival.",
    "heading-opposition-performance": "Rend. rival.",
    "heading-average-opposition": "Media rival.",
    "heading-playoff": "Rápidas",
    "heading-single-fast-game": "Una rápida",
    "heading-coin-flip": "Sorteo",
    "heading-most-wins": "Victorias",
    "heading-time-of-loss": "1.ª derrota",
    "heading-late-arrival": "A tiempo",
    "heading-actual-play": "Jugados",
    "heading-team-game-points": "Ptos. tablero",
    "heading-us-amateur-team": "US Am. Team",
    # What they measure
    "meaning-printed": "Lo que tu hoja trae bajo ese encabezado; no lo calculamos.",
    "meaning-modified-median": (
        "La suma de los puntos de tus rivales, sin el más bajo si tienes más de la mitad de los "
        "puntos, sin el más alto si tienes menos, sin ambos si tienes la mitad."
    ),
    "meaning-solkoff": "La suma de los puntos de tus rivales, todos ellos.",
    "meaning-cumulative": (
        "La suma de tus puntos tras cada ronda: los primeros puntos cuentan más."
    ),
    "meaning-median": "La suma de los puntos de tus rivales, sin el más alto ni el más bajo.",
    "meaning-result-between-tied": (
        "Victorias menos derrotas en las partidas entre los empatados."
    ),
    "meaning-most-blacks": "Cuántas partidas jugaste con negras.",
    "meaning-kashdan": "Cuatro por victoria, dos por tablas, uno por derrota jugada.",
    "meaning-sonneborn-berger": (
        "Los puntos de los rivales a los que ganaste y la mitad de los de aquellos con quienes "
        "hiciste tablas."
    ),
    "meaning-cumulative-opposition": "La suma de los acumulativos de tus rivales.",
    "meaning-opposition-performance": (
        "Cuánto rindieron tus rivales, expresado en rating, por término medio."
    ),
    "meaning-average-opposition": "La media del rating de los rivales con los que jugaste.",
    "meaning-playoff": "Partidas rápidas entre los empatados.",
    "meaning-single-fast-game": "Una partida rápida que las blancas tienen que ganar.",
    "meaning-coin-flip": "Un sorteo, cuando ninguna otra cosa separa.",
    "meaning-most-wins": "Cuántas partidas ganaste.",
    "meaning-time-of-loss": (
        "La ronda en la que perdiste por primera vez: cuanto más tarde, mejor."
    ),
    "meaning-late-arrival": "Si estabas cuando se emparejó la primera ronda.",
    "meaning-actual-play": "Si alguno de tus puntos se consiguió ante el tablero.",
    "meaning-team-game-points": "Los puntos de tablero de todos los miembros del equipo.",
    "meaning-us-amateur-team": (
        "Los puntos de encuentro de cada rival por tus puntos de tablero en ese encuentro."
    ),
    # FIDE's, by code
    "title-PTS": "Puntos",
    "title-MP": "Puntos de encuentro",
    "title-GP": "Puntos de tablero",
    "title-DE": "Encuentro directo",
    "title-WIN": "Número de victorias",
    "title-WON": "Partidas ganadas",
    "title-BPG": "Partidas con negras",
    "title-BWG": "Partidas ganadas con negras",
    "title-PS": "Puntuación progresiva",
    "title-REP": "Rondas que el jugador eligió jugar",
    "title-STD": "Puntos estándar",
    "title-TPN": "Número de emparejamiento",
    "title-BH": "Buchholz",
    "title-AOB": "Media de los Buchholz de los rivales",
    "title-sum-of-buchholz": "Suma de los Buchholz de los rivales",
    "heading-sum-of-buchholz": "Suma BH",
    "title-FB": "Buchholz anticipado",
    "title-SB": "Sonneborn-Berger",
    "title-KS": "Sistema Koya",
    "title-ARO": "Elo medio de los rivales",
    "title-TPR": "Rendimiento en el torneo",
    "title-PTP": "Rendimiento perfecto en el torneo",
    "title-APRO": "Rendimiento medio de los rivales",
    "title-APPO": "Rendimiento perfecto medio de los rivales",
    "title-RTNG": "Elo",
    "title-MPvGP": "Puntos de encuentro o de tablero",
    "title-EMMSB": "Sonneborn-Berger ampliado (encuentro × encuentro)",
    "title-EMGSB": "Sonneborn-Berger ampliado (encuentro × tablero)",
    "title-EGMSB": "Sonneborn-Berger ampliado (tablero × encuentro)",
    "title-EGGSB": "Sonneborn-Berger ampliado (tablero × tablero)",
    "title-EDE": "Encuentro directo ampliado",
    "title-EDEBT": "Encuentro directo ampliado (recuento de tableros, primeros tableros)",
    "title-EDEBB": "Encuentro directo ampliado (recuento de tableros, últimos tableros)",
    "title-EDET": "Encuentro directo ampliado (primeros tableros)",
    "title-EDEB": "Encuentro directo ampliado (últimos tableros)",
    "title-SSSC": "Combinación de puntos y fuerza de los rivales",
    "title-BC": "Recuento de tableros",
    "title-TBR": "Resultado en los primeros tableros",
    "title-BBE": "Eliminación del último tablero",
    "meaning-PTS": "Los puntos del torneo.",
    "meaning-MP": "Los puntos de un equipo por sus encuentros.",
    "meaning-GP": "Los puntos de un equipo por todas sus partidas.",
    "meaning-DE": "Las partidas entre los empatados.",
    "meaning-WIN": "Rondas que puntuaron como una victoria, jugadas o no.",
    "meaning-WON": "Partidas ganadas ante el tablero.",
    "meaning-BPG": "Partidas jugadas con negras.",
    "meaning-BWG": "Partidas ganadas con negras.",
    "meaning-PS": "La suma de tus puntos tras cada ronda: los primeros puntos cuentan más.",
    "meaning-REP": "Todas las rondas menos los byes pedidos y las incomparecencias propias.",
    "meaning-STD": "1 por cada ronda en la que sacaste más que el rival, ½ si sacaste lo mismo.",
    "meaning-TPN": "El número en la lista inicial.",
    "meaning-BH": "La suma de los puntos de tus rivales.",
    "meaning-AOB": "La media de los Buchholz de los rivales con los que jugaste.",
    "meaning-sum-of-buchholz": "La suma de los Buchholz de los rivales con los que jugaste.",
    "meaning-FB": "El Buchholz como si todas las partidas de la última ronda fueran tablas.",
    "meaning-SB": "Los puntos de cada rival por los puntos que hiciste contra él.",
    "meaning-KS": "Tus puntos contra los que hicieron la mitad o más.",
    "meaning-ARO": "La media del Elo de los rivales con los que jugaste.",
    "meaning-TPR": "El Elo medio de tus rivales y lo que vale tu porcentaje.",
    "meaning-PTP": "El Elo más bajo con el que cabría esperar tus puntos.",
    "meaning-APRO": "La media de los rendimientos de tus rivales en el torneo.",
    "meaning-APPO": "La media de los rendimientos perfectos de tus rivales.",
    "meaning-RTNG": "El Elo del propio jugador.",
    "meaning-MPvGP": "Los puntos que no deciden la clasificación.",
    "meaning-EMMSB": (
        "Los puntos de encuentro de cada rival por tus puntos de encuentro contra él."
    ),
    "meaning-EMGSB": "Los puntos de encuentro de cada rival por tus puntos de tablero contra él.",
    "meaning-EGMSB": "Los puntos de tablero de cada rival por tus puntos de encuentro contra él.",
    "meaning-EGGSB": "Los puntos de tablero de cada rival por tus puntos de tablero contra él.",
    "meaning-EDE": (
        "Los encuentros entre los empatados: por puntos de encuentro, luego por puntos de tablero."
    ),
    "meaning-EDEBT": (
        "Los encuentros entre los empatados; luego, entre dos, el recuento de tableros y los "
        "primeros tableros."
    ),
    "meaning-EDEBB": (
        "Los encuentros entre los empatados; luego, entre dos, el recuento de tableros y el "
        "encuentro sin los últimos tableros."
    ),
    "meaning-EDET": (
        "Los encuentros entre los empatados; luego, entre dos, los primeros tableros."
    ),
    "meaning-EDEB": (
        "Los encuentros entre los empatados; luego, entre dos, el encuentro sin los últimos "
        "tableros."
    ),
    "meaning-SSSC": "Tus puntos de tablero y una parte de tu Buchholz.",
    "meaning-BC": "El número de cada tablero por los puntos en él: el más bajo va delante.",
    "meaning-TBR": "Los puntos en el tablero 1, luego en el 2, y así sucesivamente.",
    "meaning-BBE": (
        "Los puntos sin el último tablero, luego sin los dos últimos, y así sucesivamente."
    ),
    # What a cut makes of the meaning
    "meaning-cut": Plural(1, "{0}, sin el más bajo.", "{0}, sin los {1:count} más bajos."),
    "meaning-ends": Plural(
        1,
        "{0}, sin el más bajo ni el más alto.",
        "{0}, sin los {1:count} más bajos ni los {1:count} más altos.",
    ),
    "meaning-highest": Plural(1, "{0}, sin el más alto.", "{0}, sin los {1:count} más altos."),
    "meaning-later": Plural(
        1, "{0}, sin la primera ronda.", "{0}, sin las {1:count} primeras rondas."
    ),
    # What modifiers make of a title
    "with-cut": "{0} Corte {1}",
    "with-median": "{0} mediano {1}",
    "with-modifiers": "{0} ({1})",
    "title-again": "{0} ({1:ordinal} uso)",
    "meaning-again": "{0}, entre quienes siguen empatados entonces.",
    "modifier-MP": "puntos de encuentro",
    "modifier-GP": "puntos de tablero",
    "modifier-F": "anticipado",
    "modifier-P": "incomparecencias como jugadas",
    "modifier-L": "límite {0} %",
    "modifier-shift": "límite {0}{1:scored}",
    "modifier-R": "al revés",
    "modifier-U": "sin Elo: {0}",
    "modifier-K": "dividido entre {0}",
}
