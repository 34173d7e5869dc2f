"""What makes the difference between two players of the same score."""

from calculator.words.catalogues import Catalogue, Plural

BECAUSE: Catalogue = {
    # Who else has the score
    "level-on": "Con {0:scored}:",
    "also-tied": "También con {0:scored}: {1}.",
    "level-place": "{0} (puesto {1:place})",
    "level-more": "{0:count} más",
    # Amounts
    "because-one": "un punto",
    "because-half": "medio punto",
    "because-part": "{0} de punto",
    "because-many": "{0} puntos",
    "because-round": "la ronda {0}",
    "because-rounds": "las rondas {0}",
    "round-untold": "una ronda que la tabla no dice",
    "rounds-untold": Plural(0, "una ronda", "{0:count} rondas"),
    # Points that somebody has
    "points-one": "{0} punto",
    "points-many": "{0} puntos",
    "because-range": "{0}–{1}",
    # Sums of the opponents' scores
    "because-sums": "Tus rivales sumaron {0:scored}; los de {1}, {2}.",
    "because-sums-counting": "Tus rivales tienen {0:scored} y los de {1}, {2}, contando {3}.",
    "because-sums-equal": "Tus rivales sumaron {0:scored}, igual que los de {1}.",
    "because-sums-equal-counting": (
        "Tus rivales tienen {0:scored}, igual que los de {1}, contando {3}."
    ),
    "because-sum-own": "Tus rivales sumaron {0:scored}.",
    "because-sum-own-counting": "Tus rivales tienen {0:scored}, contando {1}.",
    "because-sum-their": "Los rivales de {0} sumaron {1:scored}.",
    "because-sum-their-counting": "Los rivales de {0} tienen {1:scored}, contando {2}.",
    "because-nobody-own": "No jugaste ninguna partida.",
    "because-nobody-own-0": "No jugaste ninguna partida; cada ronda cuenta 0.",
    "because-nobody-their": "{0} no jugó ninguna partida.",
    "because-nobody-their-0": "{0} no jugó ninguna partida; cada ronda cuenta 0.",
    "counting-unplayed": "como {0:amount} cada ronda que un rival no jugó",
    "counting-byes": "como tablas los byes finales de un rival",
    "counting-last": "como tablas las partidas de la última ronda",
    "counting-last-and-byes": (
        "como tablas las partidas de la última ronda y los byes finales de un rival"
    ),
    "because-counting": "Esto se obtiene contando {0}.",
    # Unplayed rounds in such a sum: 0 in the US rules, a made-up opponent in FIDE's
    "because-own-empty": "No jugaste {0} ({1:kind}): cuenta como un rival con 0.",
    "because-own-empties": "No jugaste {0}; cada una cuenta como un rival con 0.",
    "because-their-empty": "{2} no jugó {0} ({1:kind}): cuenta como un rival con 0.",
    "because-their-empties": "{1} no jugó {0}; cada una cuenta como un rival con 0.",
    "because-own-dummy": (
        "No jugaste {0} ({1:category}): las reglas de la FIDE ponen {2} con {3:scored}."
    ),
    "because-own-dummies": (
        "No jugaste {0}; por cada una, las reglas de la FIDE ponen {1}, en total con {2:scored}."
    ),
    "because-their-dummy": (
        "{4} no jugó {0} ({1:category}): las reglas de la FIDE ponen {2} con {3:scored}."
    ),
    "because-their-dummies": (
        "{3} no jugó {0}; por cada una, las reglas de la FIDE ponen {1}, en total con {2:scored}."
    ),
    "because-dummy": "un rival ficticio",
    "because-virtual": "un rival virtual",
    # What is dropped, and why that end
    "because-plus": Plural(
        0,
        "La mitad de {1:points} es {2:points}, {3}: más de la mitad, y se descarta el más bajo.",
        "La mitad de {1:points} es {2:points}, {3}: más de la mitad, y se descartan los "
        "{0:count} más bajos.",
    ),
    "because-minus": Plural(
        0,
        "La mitad de {1:points} es {2:points}, {3}: menos de la mitad, y se descarta el más alto.",
        "La mitad de {1:points} es {2:points}, {3}: menos de la mitad, y se descartan los "
        "{0:count} más altos.",
    ),
    "because-even": Plural(
        0,
        "La mitad de {1:points} es {2:points}, {3}: justo la mitad, y se descartan el más bajo y "
        "el más alto.",
        "La mitad de {1:points} es {2:points}, {3}: justo la mitad, y se descartan los {0:count} "
        "más bajos y los {0:count} más altos.",
    ),
    "because-have": "tú tienes {0:points}",
    "because-have-played": "tú tienes {0:points} hasta ahora, sin los byes por venir",
    "because-without": "Sin {0}: {1} a {2}.",
    "because-each-low": Plural(
        0,
        "el rival más débil de cada uno",
        "los {0:count} rivales más débiles de cada uno",
    ),
    "because-each-high": Plural(
        0,
        "el rival más fuerte de cada uno",
        "los {0:count} rivales más fuertes de cada uno",
    ),
    "because-each-both": Plural(
        0,
        "el rival más débil y el más fuerte de cada uno",
        "los {0:count} rivales más débiles y los {0:count} más fuertes de cada uno",
    ),
    "because-drops": "Tú descartas {0}; {1} descarta {2}. Quedan {3} a {4}.",
    "because-piece-low": Plural(0, "el rival más débil", "los {0:count} rivales más débiles"),
    "because-piece-high": Plural(0, "el rival más fuerte", "los {0:count} rivales más fuertes"),
    "because-piece-rounds": "{0} (sin jugar)",
    "because-piece-nothing": "nada",
    # Running scores
    "because-running": "Los puntos tras cada ronda dan en total {0} para ti y {2} para {1}.",
    "because-running-from": (
        "Los puntos tras cada ronda, desde la ronda {3}, dan en total {0} para ti y {2} para {1}."
    ),
    "because-running-equal": (
        "Los puntos tras cada ronda dan en total {0} para ti y también para {1}."
    ),
    "because-running-from-equal": (
        "Los puntos tras cada ronda, desde la ronda {3}, dan en total {0} para ti y también "
        "para {1}."
    ),
    "because-running-more": Plural(
        2,
        "Ibas por delante tras {0}, por {1:amount}.",
        "Ibas por delante tras {0}, por {1:amount} en total.",
    ),
    "because-running-less": Plural(
        2,
        "Ibas por detrás tras {0}, por {1:amount}.",
        "Ibas por detrás tras {0}, por {1:amount} en total.",
    ),
    "because-own-taken": "Por rondas no jugadas se te descuenta {0:amount}.",
    "because-their-taken": "Por rondas no jugadas, a {1} se le descuenta {0:amount}.",
    "because-cumulatives": (
        "Los puntos de tus rivales tras cada ronda dan en total {0}; los de los rivales de "
        "{1}, {2}."
    ),
    "because-buchholz-sum": (
        "Los Buchholz de tus rivales suman {0}; los de los rivales de {1}, {2}."
    ),
    "because-buchholz": "El Buchholz medio de tus rivales es {0}; el de los rivales de {1}, {2}.",
    # Scores times results
    "because-beaten": (
        "Las puntuaciones de los rivales a los que ganaste dan {0}; las de los que perdieron "
        "con {1}, {2}."
    ),
    "because-drawn": (
        "La mitad de las puntuaciones de aquellos con los que hiciste tablas da {0}; para {1}, {2}."
    ),
    "because-beaten-equal": (
        "Las puntuaciones de los rivales a los que ganaste dan {0}, igual que las de los que "
        "perdieron con {1}."
    ),
    "because-drawn-equal": (
        "La mitad de las puntuaciones de aquellos con los que hiciste tablas da {0}, igual que "
        "para {1}."
    ),
    "because-products-equal": (
        "La puntuación de cada rival por los puntos que hiciste contra él da en total {0}, igual "
        "que para {1}."
    ),
    "because-products": (
        "La puntuación de cada rival por los puntos que hiciste contra él da en total {0}; "
        "para {1} da {2}."
    ),
    "because-products-match-equal": (
        "Los puntos de cada rival por los tuyos en ese encuentro suman {0} en total, igual que "
        "para {1}."
    ),
    "because-products-match": (
        "Los puntos de cada rival por los tuyos en ese encuentro suman {0} en total; para {1} "
        "suman {2}."
    ),
    "because-matches": (
        "Los puntos de encuentro de cada rival por los puntos de partida de ese encuentro dan "
        "en total {0} para ti y {2} para {1}."
    ),
    # Games among the tied
    "because-you-won": "Ganaste la partida entre los dos, en {0}.",
    "because-they-won": "{1} ganó la partida entre los dos, en {0}.",
    "because-among": (
        "En las partidas entre los {0:count} empatados tienes {1}; {2} tiene {3}. Cuentan las "
        "victorias menos las derrotas."
    ),
    "because-among-two": (
        "En las partidas entre los dos tienes {1}; {2} tiene {3}. Cuentan las victorias menos las "
        "derrotas."
    ),
    "because-W": Plural(0, "una victoria", "{0:count} victorias"),
    "because-D": Plural(0, "unas tablas", "{0:count} tablas"),
    "because-L": Plural(0, "una derrota", "{0:count} derrotas"),
    "because-no-game": "ninguna partida",
    "because-encounter": (
        "En las partidas entre los {0:count} empatados hiciste {1:scored}; {2}, {3}."
    ),
    "because-encounter-two": "En la partida entre los dos hiciste {1:scored}; {2}, {3}.",
    "because-encounter-average": (
        "Hiciste {0} de {1} en las partidas contra {2}: {3} de media, por {4}."
    ),
    # Matches of teams, and boards
    "because-match-won": "Ganaste el encuentro entre los dos, en {0}.",
    "because-match-lost": "{1} ganó el encuentro entre los dos, en {0}.",
    "because-matches-MP": (
        "En los encuentros entre los {0:count} empatados tienes {1} {1:|punto|puntos} de "
        "encuentro; {2}, {3}."
    ),
    "because-matches-GP": (
        "En los encuentros entre los {0:count} empatados tienes {1} {1:|punto|puntos} de "
        "tablero; {2}, {3}."
    ),
    "because-matches-MP-two": (
        "En el encuentro entre los dos tienes {1} {1:|punto|puntos} de encuentro; {2}, {3}."
    ),
    "because-matches-GP-two": (
        "En el encuentro entre los dos tienes {1} {1:|punto|puntos} de tablero; {2}, {3}."
    ),
    "because-board-count-match": (
        "En el encuentro entre los dos, tu recuento de tableros es {0} y el de {1}, {2}: el más "
        "bajo va delante."
    ),
    "because-board-count-all": (
        "Tu recuento de tableros es {0} y el de {1}, {2}: el más bajo va delante."
    ),
    "because-board-match": (
        "En el tablero {0} del encuentro entre los dos hiciste {1:scored}; {2}, {3}."
    ),
    "because-boards-match": (
        "En los tableros 1 a {0} del encuentro entre los dos hiciste {1:scored}; {2}, {3}."
    ),
    "because-board-all": "En el tablero {0} tu equipo hizo {1:scored} en total; {2}, {3}.",
    "because-boards-all": "En los tableros 1 a {0} tu equipo hizo {1:scored} en total; {2}, {3}.",
    "because-schedule": (
        "Tienes {0} propios y {1} como parte de tu Buchholz; {2} tiene {3} y {4}."
    ),
    "because-averaged": "Las partidas contra un mismo rival cuentan por su media.",
    # Why games among the tied left two of them, or more, tied
    "level-you-and": "{0} y tú",
    "level-you-all": "tú y los {0:count} con los que compartes el puesto",
    "level-not-met": "{0} y tú no os habéis enfrentado.",
    "level-none-met": "Ninguno de los {0:count} empatados se ha enfrentado a otro.",
    "level-drew": Plural(
        1,
        "{0} y tú hicisteis tablas en vuestra partida.",
        "{0} y tú hicisteis tablas en vuestras {1:count} partidas.",
    ),
    "level-won-each": Plural(
        1,
        "{0} y tú ganasteis una partida cada uno.",
        "{0} y tú ganasteis {1:count} partidas cada uno.",
    ),
    "level-drew-match": Plural(
        1,
        "{0} y tú empatasteis vuestro encuentro.",
        "{0} y tú empatasteis vuestros {1:count} encuentros.",
    ),
    "level-won-each-match": Plural(
        1,
        "{0} y tú ganasteis un encuentro cada uno.",
        "{0} y tú ganasteis {1:count} encuentros cada uno.",
    ),
    "level-even-match": "{0} y tú sacasteis lo mismo en los encuentros entre los dos.",
    "level-records-match": (
        "En los encuentros entre los {0:count} empatados, {1} tenéis {2} cada uno."
    ),
    "level-scored-match": (
        "En los encuentros entre los {0:count} empatados, {1} tenéis {2:points} cada uno."
    ),
    "level-balance-match": (
        "En los encuentros entre los {0:count} empatados, {1} tenéis la misma diferencia entre "
        "victorias y derrotas."
    ),
    "level-due-match": (
        "No todos los {0:count} empatados se han enfrentado. En un torneo de todos contra todos, "
        "sus encuentros solo deciden cuando se han enfrentado todos."
    ),
    "level-reach-match": (
        "No todos los {0:count} empatados se han enfrentado, y nadie tiene en esos encuentros más "
        "puntos de los que cada uno de los otros podría alcanzar aún."
    ),
    "level-even": "{0} y tú sacasteis lo mismo en las partidas entre los dos.",
    "level-circle": (
        "Los tres empatados se ganaron en círculo: una victoria y una derrota cada uno."
    ),
    "level-no-game": (
        "De los {0:count} empatados, {1} no os habéis enfrentado a ninguno de los otros."
    ),
    "level-records": "En las partidas entre los {0:count} empatados, {1} tenéis {2} cada uno.",
    "level-scored": (
        "En las partidas entre los {0:count} empatados, {1} hicisteis {2:scored} cada uno."
    ),
    "level-balance": (
        "En las partidas entre los {0:count} empatados, {1} tenéis la misma diferencia entre "
        "victorias y derrotas."
    ),
    "level-due": (
        "No todos los {0:count} empatados se han enfrentado. En un torneo de todos contra todos, "
        "sus partidas solo deciden cuando se han enfrentado todos."
    ),
    "level-reach": (
        "No todos los {0:count} empatados se han enfrentado, y nadie tiene en esas partidas más "
        "puntos de los que cada uno de los otros podría alcanzar aún."
    ),
    "because-own-least": (
        "No todos los empatados se han enfrentado; pero tú sumarías al menos {0:scored}, y {2} no "
        "habría podido pasar de {1}."
    ),
    "because-their-least": (
        "No todos los empatados se han enfrentado; pero {2} sumaría al menos {0:scored}, y tú no "
        "habrías podido pasar de {1}."
    ),
    "because-own-reach": (
        "No todos los empatados se han enfrentado; pero tú tienes {0:scored}, y {2} no habría "
        "podido llegar a más de {1}."
    ),
    "because-their-reach": (
        "No todos los empatados se han enfrentado; pero {2} tiene {0:scored}, y tú no habrías "
        "podido llegar a más de {1}."
    ),
    # Own results
    "because-wins": Plural(0, "Ganaste {0} partida; {1}, {2}.", "Ganaste {0} partidas; {1}, {2}."),
    "because-wins-forfeits": Plural(
        0,
        "Ganaste {0} partida; {1}, {2}; cuentan las ganadas por incomparecencia.",
        "Ganaste {0} partidas; {1}, {2}; cuentan las ganadas por incomparecencia.",
    ),
    "because-wins-rounds": Plural(
        0,
        "Sacaste los puntos de una victoria en {0} ronda; {1}, en {2}; cuentan los byes de "
        "un punto y las ganadas por incomparecencia.",
        "Sacaste los puntos de una victoria en {0} rondas; {1}, en {2}; cuentan los byes de "
        "un punto y las ganadas por incomparecencia.",
    ),
    "because-blacks": Plural(
        0,
        "Jugaste {0} partida con negras; {1}, {2}.",
        "Jugaste {0} partidas con negras; {1}, {2}.",
    ),
    "because-black-wins": Plural(
        0,
        "Ganaste {0} partida con negras; {1}, {2}.",
        "Ganaste {0} partidas con negras; {1}, {2}.",
    ),
    "because-elected": Plural(
        0,
        "Tienes {0} ronda y {1}, {2}, sin contar byes de medio punto o de cero puntos ni "
        "derrotas por incomparecencia.",
        "Tienes {0} rondas y {1}, {2}, sin contar byes de medio punto o de cero puntos ni "
        "derrotas por incomparecencia.",
    ),
    "because-outscored": (
        "Con 1 por cada ronda en la que se sacó más que el rival y la mitad por lo mismo, "
        "tienes {0}; {1}, {2}."
    ),
    "because-pairing-low": (
        "Tu número de emparejamiento es el {0}, el de {1} es el {2}; va delante el más bajo."
    ),
    "because-pairing-high": (
        "Tu número de emparejamiento es el {0}, el de {1} es el {2}; va delante el más alto."
    ),
    "because-played": (
        "Una victoria cuenta 4, unas tablas 2, una derrota 1: tienes {0}; {1} tiene {2}."
    ),
    "because-koya": (
        "Contra rivales con al menos la mitad de los puntos hiciste {0:scored}; {1}, {2}."
    ),
    "because-koya-other": "Contra los rivales que cuentan hiciste {0:scored}; {1}, {2}.",
    "because-game-points": "En las partidas tu equipo hizo {0:scored}; {1}, {2}.",
    "because-points": "Tienes {0:scored}; {1}, {2}.",
    "because-first-loss": "Tu primera derrota fue en la ronda {0}; la de {1}, en la ronda {2}.",
    "because-never-lost-own": (
        "No perdiste ninguna partida; la primera derrota de {1} fue en la ronda {0}."
    ),
    "because-never-lost-their": (
        "Tu primera derrota fue en la ronda {0}; {1} no perdió ninguna partida."
    ),
    "because-there-own": "Estuviste desde la ronda 1; {0} llegó más tarde.",
    "because-there-their": "{0} estuvo desde la ronda 1; tú llegaste más tarde.",
    "because-board-own": "Hiciste {0:scored} en el tablero; {1} no hizo ninguno.",
    "because-board-their": "{1} hizo {0:scored} en el tablero; tú no hiciste ninguno.",
    "because-at-the-board": "Se decidió en el tablero, tras el torneo.",
    "because-lots": "Se decidió por sorteo.",
    # What only the sheet knows
    "because-printed": "No sabemos qué contiene {0}: son las cifras de la propia hoja.",
    "because-printed-called": "En tu hoja {0} es «{1}». No lo calculamos.",
    "because-printed-by-hand": "{0} se introdujo a mano («{1}»): no se puede calcular.",
    # Ratings
    "because-rated": "El Elo medio de tus rivales es {0}; el de los de {1}, {2}.",
    "because-rated-are": "Es el Elo medio de los demás rivales.",
    "because-rated-out": "Los rivales sin Elo no cuentan.",
    "because-performed": (
        "El rendimiento medio de tus rivales es {0}; el de los rivales de {1}, {2}."
    ),
    "because-performed-out": "Los rivales que no jugaron con nadie con Elo no cuentan.",
    "because-performance": "Tu rendimiento es {0}; el de {1}, {2}.",
    "because-rating": "Tu Elo es {0}; el de {1}, {2}.",
    "because-rating-low": "Tu Elo es {0}, el de {1} es {2}; va delante el más bajo.",
}
