"""Las imágenes al principio de las páginas sobre desempates."""

from calculator.words.catalogue import Catalogue, Plural

FIGURES: Catalogue = {
    "figure-title": "{0} de {1}: {2}",
    "figure-round": "Ronda {0}",
    "figure-out": "no cuenta",
    "figure-nobody": "sin rival",
    "figure-dummy": "ficticio",
    "figure-win": "ganó",
    "figure-draw": "tablas",
    "figure-loss": "perdió",
    "figure-bye": "bye",
    "figure-forfeit": "incomp.",
    "figure-no-game": "no jugó",
    "figure-white": "blancas",
    "figure-black": "negras",
    # Sums of what the opponents have
    "figure-scored": "Los rivales de {0} hicieron {1}.",
    "figure-counting": "Los rivales de {0} cuentan {1}.",
    "figure-cumulatives": "Los rivales de {0} tienen estos acumulativos: {1}.",
    "figure-adjusted": "{0} hizo {1} y cuenta {2}, por las rondas sin partida.",
    "figure-missed": "La ronda {0} no se jugó y cuenta {1}.",
    "figure-missed-dummy": "La ronda {0} no se jugó: un rival ficticio con {1} ocupa su lugar.",
    "figure-out-lowest": Plural(
        0, "Se descarta el más bajo: {1}.", "Se descartan los {0:count} más bajos: {1}."
    ),
    "figure-out-highest": Plural(
        0, "Se descarta el más alto: {1}.", "Se descartan los {0:count} más altos: {1}."
    ),
    "figure-out-both": Plural(
        0,
        "Se descartan el más bajo y el más alto: {1}.",
        "Se descartan los {0:count} más bajos y los {0:count} más altos: {1}.",
    ),
    "figure-out-voluntary": "Se descarta la ronda que se eligió no jugar: {0}.",
    "figure-sum": "En total: {0}.",
    # Running scores
    "figure-running": "Tras cada ronda {0} tenía {1}.",
    "figure-taken": "Por el bye o la incomparecencia de la ronda {0} se resta {1}.",
    "figure-taken-off": "resta",
    "figure-out-first": Plural(
        0, "Se descarta el primero: {1}.", "Se descartan los {0:count} primeros: {1}."
    ),
    # Products
    "figure-products": "Los puntos de cada rival, por lo que {0} hizo en esa partida: {1} = {2}.",
    "figure-matches": "Puntos de cada equipo rival, por los puntos de tablero de {0}: {1} = {2}.",
    # The games among those who are tied
    "figure-balance": "{0}: {1} ganadas, {2} perdidas, {3}.",
    "figure-balances": "Victorias menos derrotas entre los empatados: {0}.",
    "figure-got": "{0}: {1}, {2}.",
    "figure-encounter": "Puntos de las partidas entre los empatados: {0}.",
    "figure-unmet": "Casilla punteada: no jugaron.",
    # Ratings
    "figure-rated": "Los rivales de {0} tienen un Elo de {1}.",
    "figure-performed": "Los rivales de {0} rindieron a {1}.",
    "figure-left-out": Plural(1, "{0} no cuenta.", "{0} no cuentan."),
    "figure-average": "La media es {0}.",
    # Marks
    "figure-marks": "Ronda a ronda {0} consigue {1}. En total: {2}.",
    "figure-points": "{0} de {1} {1:|punto|puntos}",
    "figure-lost": "{0} perdió por primera vez en la ronda {1}.",
    "figure-never-lost": "{0} no perdió ninguna partida: {1}, la ronda tras la última.",
    "figure-in-play": "{0} hizo {1} ante el tablero.",
    "figure-not-in-play": "{0} no hizo nada ante el tablero: {1} sin jugar.",
}
