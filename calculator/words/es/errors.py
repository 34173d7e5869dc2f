"""Why a text cannot be read, and what to do about it.

Messages and hints are sentences without their capital and full stop, or the end of one: what
comes after "but" where a cell is quoted (``error-says``).
"""

from calculator.words.catalogues import Catalogue, Plural

ERRORS: Catalogue = {
    # The place; whose cell it is; what it says, but …
    "error-at": "línea {0}, columna {1}: ",
    "error-who-row": "fila de {0}",
    "error-who-round": "{0}, ronda {1}",
    "error-who-column": "{0}, columna «{1}»",
    "error-who-unknown": "esta casilla",
    "error-says": "{0}: pone «{1}», pero {2}",
    "error-of": "{0}: {1}",
    # The text as a whole
    "error-nothing": "aquí no hay ningún texto",
    "hint-paste": (
        "pega la clasificación o el cuadro cruzado: la tabla entera, con los resultados de todas "
        "las rondas"
    ),
    "error-too-long": "este texto es demasiado largo para un solo torneo",
    "hint-one-section": "pega una sola sección",
    "error-not-text": "esto no es texto, sino otro tipo de archivo",
    "hint-open-in-program": "ábrelo en su programa y copia la tabla desde allí",
    "error-no-table": "en este texto no se encontró ninguna tabla",
    "error-not-this-layout": "en este texto no se encontró ninguna tabla de este formato",
    "hint-whole-table": (
        "copia la tabla entera: su cabecera y, por cada jugador, una fila con los resultados de "
        "las rondas"
    ),
    "error-only-tiebreaks": "esto son columnas de desempate, sin los resultados de las rondas",
    "hint-only-tiebreaks": (
        "copia la tabla entera, con las rondas; TBrk1 es el primer desempate que se aplica, TBrk2 "
        "el siguiente"
    ),
    "hint-only-tiebreaks-ahead": (
        "{0} está por delante en {1}, {2} a {3}, y decide el primer desempate que difiere; para "
        "ver de dónde salen las cifras, copia la tabla entera, con las rondas"
    ),
    "error-ranking": "esto es una clasificación: tiene los puntos, pero no los resultados",
    "hint-lichess-trf": (
        "pega el informe del torneo, que tiene los emparejamientos: lichess.org/swiss/ID.trf, con "
        "el ID del torneo; o las partidas en PGN"
    ),
    "hint-lichess-arena": (
        "en una arena cada cual juega cuantas partidas quiere, así que no tiene rondas; pega los "
        "resultados de un torneo que las tenga"
    ),
    "error-team-standings": (
        "esto es la clasificación de los equipos, sin los resultados de las rondas"
    ),
    "hint-team-standings": "copia la clasificación o el cuadro cruzado de los jugadores",
    "error-list-of-players": "esto es una lista de jugadores, sin sus resultados",
    "hint-open-crosstable": (
        "abre el cuadro cruzado, que tiene una columna por ronda, y copia ese; o pega también las "
        "partidas de todas las rondas"
    ),
    "error-too-many-tables": "aquí hay más de {0} tablas",
    "hint-one-event-sections": "pega las secciones de un solo torneo",
    "error-too-many-players": "aquí hay {1} jugadores; se pueden leer {0} como máximo",
    "error-too-many-players-listed": (
        "en esta lista hay más de {0} jugadores; se pueden leer {0} como máximo"
    ),
    "error-too-many-lines": "aquí hay {1} líneas; se pueden leer {0} como máximo",
    "error-too-many-ways": (
        "no se puede saber dónde empiezan y acaban las casillas de estas líneas"
    ),
    "hint-separate-cells": (
        "copia la tabla de donde sus casillas están separadas: una página web o una hoja de cálculo"
    ),
    "error-no-layout": "no hay ningún formato «{0}»",
    "error-no-section": "no hay ninguna sección «{0}»",
    "hint-sections": "las secciones son {0}",
    "hint-one-of": "hay {0}",
    "error-no-numbering": "no hay ninguna numeración «{0}»",
    "error-not-numbered-by": "esta tabla no se puede leer con {0:words}",
    # Headings and rows
    "error-side-by-side": "aquí hay dos tablas una al lado de la otra",
    "error-path": "esto es el nombre de un archivo, no una tabla: {0}",
    "hint-path": 'Indica su ruta: read(Path("{0}")), u open("{0}").',
    "hint-path-script": (
        'Lee antes el archivo y pasa sus bytes: read(await readFile("{0}")) en Node, '
        'read(fetch("{0}")) en un navegador.'
    ),
    "error-address": "esto es una dirección, no una tabla: {0}",
    "hint-address": "Descarga antes la página y pasa su texto o sus bytes.",
    "error-no-players": "no hay jugadores bajo esta cabecera",
    "hint-copy-players": "copia también las filas de los jugadores",
    "error-round-follows": "la ronda {0} viene justo después de la ronda {1}",
    "hint-rounds-in-order": "copia las columnas de todas las rondas, cada una una vez y por orden",
    "error-rounds-begin": "la primera ronda aquí es «{0}», no la ronda 1",
    "hint-copy-rounds": "copia las columnas de todas las rondas",
    "error-met-unequally": (
        "en este torneo de todos contra todos algunos jugadores tienen más partidas que otros"
    ),
    "hint-met-unequally": "copia la tabla entera, con una casilla por partida",
    "error-cross-not-square": (
        "cada fila de este cuadro marca su propia columna, pero hay "
        "{0} {0:|fila|filas} y {1} {1:|columna|columnas}"
    ),
    "error-cross-moved": (
        "otras filas de este cuadro marcan la columna del propio jugador, y solo esa; "
        "esta es la del número {0}"
    ),
    "hint-cross-moved": "comprueba que a esa fila no le falte ni le sobre ninguna casilla",
    "error-lines-wrapped": (
        "esta línea es parte de una tabla, pero de ninguna de sus filas: puede que las líneas se "
        "partieran por ser demasiado largas"
    ),
    "hint-lines-whole": "copia la tabla desde una ventana más ancha o abre el propio archivo",
    "error-row-short": Plural(
        0,
        "esta fila solo tiene una casilla; la cabecera tiene {1}",
        "esta fila solo tiene {0} casillas; la cabecera tiene {1}",
    ),
    "error-cells-unclear": "no se puede saber dónde empiezan y acaban las casillas de esta fila",
    "hint-row-short": "falta «{0}» y lo que viene después: copia las filas enteras",
    "error-row-long": (
        "esta fila tiene {0} celdas; el encabezado, o la mayoría de las filas, tienen {1}"
    ),
    "hint-row-long": "quita lo que no es de la tabla, o copia filas enteras con su encabezado",
    "hint-rows-whole": "copia las filas enteras",
    # Cells
    "error-name-missing": "el número {0} no tiene nombre",
    "error-name-codes": "«{0}» es un título o un país, no un nombre",
    "hint-name-missing": "cada fila necesita el nombre del jugador",
    "error-no-score": "eso no es un número de puntos",
    "hint-score": "los puntos se escriben como 3, 3.5 o 3½",
    "error-no-tiebreak-value": "eso no es un número",
    "hint-tiebreak-value": "el valor de un desempate es un número como 17.5",
    "error-no-result": "eso no es un resultado",
    "error-nobody-has-a-result": "nadie tiene un resultado en esta tabla",
    "hint-nobody-has-a-result": "copia la tabla que muestra los resultados de cada ronda",
    "hint-result": "los resultados se escriben como {0} o {1}",
    "hint-result-us": (
        "los resultados se escriben como W12 (ganó al número 12), D5 (tablas con el número 5), "
        "L3 (perdió), -B- (bye) o H--- (bye de medio punto)"
    ),
    "hint-result-chess-results": (
        "los resultados se escriben como 12{0}1 (ganó con blancas al número 12), 5{1}½ (tablas "
        "con negras), 7{0}+ (ganó por incomparecencia), -1 (bye) o -0 (no emparejado)"
    ),
    "hint-result-vega": (
        "los resultados se escriben como +W5 (ganó con blancas al número 5), =B2 (tablas con "
        "negras), -W3 (perdió), +F8 (ganó por incomparecencia), +PAB (bye) o -- (no emparejado)"
    ),
    "hint-result-signed": (
        "los resultados se escriben como +5 (ganó al número 5), =3 (tablas) o -12 (perdió con "
        "el número 12)"
    ),
    "hint-result-turned": (
        "los resultados se escriben como 5W (ganó al número 5), 3D (tablas), 12L (perdió) o "
        "-B- (bye)"
    ),
    "error-in-a-name": "eso está entre las palabras del nombre",
    "error-no-number": "eso no es un número",
    "hint-number-under": "bajo «{0}» va un número",
    "error-number-twice": "{0} y {1} tienen los dos el número {2}",
    "hint-number-once": "cada jugador necesita su propio número",
    "error-row-twice": "{0} está dos veces en la tabla, y las dos filas son distintas",
    "hint-row-twice": (
        "la otra fila está en la línea {0}: ¿se copió dos veces, o son dos secciones?"
    ),
    # Opponents
    "error-rating-adjustment": "{0} parece un Elo, no el número de un jugador",
    "hint-rating-adjustment": (
        "esta sección solo ajusta el Elo: no dice quién se enfrentó a quién"
    ),
    "error-no-such-player": "no hay ningún jugador {0} (la tabla tiene del {1} al {2})",
    "hint-no-such-player": "corrige la casilla; si faltan filas, copia la tabla entera",
    "hint-no-such-players": (
        "los resultados nombran a más jugadores que no están en la tabla ({0}): copia la tabla "
        "entera"
    ),
    "hint-rows-in-sight": (
        "la página muestra {0} de {1} {1:|fila|filas}: muéstralas todas y copia la tabla entera"
    ),
    "error-met-oneself": "{0} es el número del propio jugador",
    "hint-another-number": "ahí va el número del rival",
    "error-most-contradict": (
        "la mayoría de los resultados se contradicen: en la ronda {0}, {1} tiene «{2}», pero {3} "
        "tiene «{4}»"
    ),
    "error-most-contradict-cross": (
        "la mayoría de los resultados se contradicen: {0} tiene «{1}» contra {2}, que tiene «{3}»"
    ),
    "hint-most-contradict": (
        "si un jugador ganó, su rival tuvo que perder con él en la misma ronda: "
        "¿es esto una sola sección completa?"
    ),
    # One line per player
    "hint-short": (
        "una línea se escribe como «Adam 4 de 5: 1 2 3 3,5 4» (los puntos, y luego los de sus "
        "rivales) o «George: G T P» (los resultados; también W D L)"
    ),
    "error-short-line": "esta línea no nombra a ningún jugador",
    "error-short-rounds": Plural(
        0, "aquí hay una ronda; los demás tienen {1}", "hay {0} rondas; los demás tienen {1}"
    ),
    "hint-short-rounds": "todos los jugadores de una tabla tienen las mismas rondas",
    "error-short-nothing": "aquí no hay resultados",
    "error-short-count": Plural(0, "aquí hay una ronda, no {1}", "aquí hay {0} rondas, no {1}"),
    "error-short-score": "faltan los puntos del propio jugador",
    "error-short-sum": "los resultados suman {0}",
    "error-short-too-much": Plural(
        0, "una ronda no da más de un punto", "{0} rondas no dan más de {0} puntos"
    ),
    "error-short-token": "eso no es ni un número de puntos ni un resultado",
    "error-short-note": (
        "entre paréntesis solo puede ir una ronda no jugada: bye, half, zero, forfeit win, "
        "forfeit loss o forfeit draw"
    ),
    # Files
    "error-document": "esto no es una tabla que guardó la calculadora, o es solo una parte",
    "hint-document": "pégala entera, tal como se guardó",
    "error-document-later": "esto se guardó con una versión más nueva de la calculadora",
    "hint-newest-page": "recarga la página para tener esa versión",
    "error-two-games": "{0} tiene dos partidas en la ronda {1}",
    "hint-one-event": "pega las partidas de un solo torneo, sin las de desempate",
    "hint-one-game": "un jugador tiene una partida en cada ronda",
    "error-no-round": "la partida entre {0} y {1} no dice de qué ronda es",
    "hint-round-header": 'cada partida necesita una línea como [Round "3.1"]',
    "error-only-players": "estos son los jugadores, sin sus resultados",
    "hint-export-pairings": "exporta también los emparejamientos de todas las rondas y pega ambos",
    "error-no-round-numbers": "estos emparejamientos no dicen de qué ronda son",
    # Lists of games, opponents by name
    "error-no-game": "eso no es ni una partida ni un bye",
    "hint-game": (
        "una partida son dos nombres con el resultado en medio o detrás: "
        "Ashdown, Felix 1-0 Brook, Ida"
    ),
    "hint-game-result": (
        "un resultado es 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F, o nada si aún no se ha jugado"
    ),
    "error-bye-unclear": "no queda claro quién tiene el bye",
    "hint-bye": "un bye es un nombre y los puntos que da: Brook, Ida bye ½",
    "error-whose-no-show": "no está claro cuál de los dos no se presentó",
    "hint-whose-no-show": (
        "escribe también el resultado: 1-0 si el jugador de esta fila se presentó, 0-1 si no"
    ),
    "error-bye-or-name": "eso puede ser un bye o el nombre de un jugador",
    "hint-bye-or-name": "escribe el nombre y el apellido del jugador, o la palabra bye",
    "error-not-a-name": (
        "eso no es el nombre de un jugador ni una palabra para un bye o una ausencia"
    ),
    "hint-not-a-name": (
        "escribe el nombre y el apellido del jugador, o una palabra como bye o ausente"
    ),
    "error-game-alone": "no hay nadie al otro lado",
    "error-bye-round": "el bye de {0} no dice de qué ronda es",
    "hint-round-line": "escribe una línea como «Ronda 1» encima de las partidas de cada ronda",
    "error-round-missing": "aquí está la ronda {1}, pero faltan las partidas de la ronda {0}",
    "error-earlier-rounds": (
        "esta es una ronda posterior: la puntuación de alguien antes de ella era {0}"
    ),
    "hint-all-rounds": "pega las partidas de todas las rondas, una ronda tras otra",
    "error-only-pairings": "esto son emparejamientos: ninguna partida tiene resultado",
    "hint-pairings-results": (
        "pega las partidas de todas las rondas con sus resultados, como "
        "Ashdown, Felix 1-0 Brook, Ida"
    ),
    "error-sums-of-games": "esa es la suma de varias partidas entre {0} y {1}",
    "hint-sums-of-games": (
        "escribe el resultado de cada partida: una casilla “1½” de dos partidas es “1 ½” o “½ 1”; "
        "si son equipos, pon “Equipo” sobre los nombres"
    ),
    "error-games-by-number": (
        "estas partidas llaman a los jugadores por su número y ninguna lista dice quiénes son"
    ),
    "hint-games-by-number": "pega encima de las partidas la lista de jugadores con sus números",
    "hint-two-games": "la otra está en la línea {0}; un jugador tiene una partida en cada ronda",
    "error-met-oneself-name": "{0} no puede jugar contra {0}",
    "error-name-several": "puede ser cualquiera de estos: {0}",
    "hint-name-whole": "escribe el nombre completo",
    "error-nobody-called": "aquí nadie se llama «{0}»",
    "hint-named-result": (
        "un resultado con el nombre del rival es como W Brook (ganó a Brook), L Brook, D Brook; "
        "un bye, como BYE o ½ bye"
    ),
    "error-no-color": "eso no es un color",
    "hint-color": "W son blancas, B son negras",
    "error-not-in-standings": "nadie en la clasificación se llama así",
    "hint-nearest": "lo más parecido: {0}",
    # FIDE's tournament report
    "error-trf-no-rounds": "falta el número de rondas",
    "error-trf-rounds": "eso no es un número de rondas",
    "hint-trf-rounds": "después de {0} va un número, como 7",
    "hint-trf-points": "los puntos son enteros o medios, como 3.0 o 0.5",
    "error-trf-byes": "este registro de byes no se puede leer",
    "hint-trf-byes": "lleva F, H o Z, una ronda y números iniciales",
    "error-trf-assigned": "este registro de puntos asignados no se puede leer",
    "hint-trf-assigned": "lleva puntos como 1.5, una ronda y números iniciales",
    "error-trf-team": "este registro de equipos no se puede leer",
    "hint-trf-team": "lleva los números de equipos, rondas y jugadores en sus columnas",
    "error-trf-team-points": "este registro da a equipos puntos que ningún encuentro dio",
    "hint-trf-team-points": (
        "aún no contamos esos puntos en equipos: quita la línea y mira la clasificación sin ellos"
    ),
    "error-trf-nobody": "nadie tiene el número {0} en este informe",
    "error-trf-team-twice": "dos equipos tienen el número {0}",
    "error-trf-two-teams": "el jugador {0} está en dos equipos, {1} y {2}",
    "error-trf-no-team": "el jugador {0}, {1}, tiene partidas y no está en ningún equipo",
    "error-trf-own-team": "los jugadores {0} y {1}, del mismo equipo, se enfrentan en la ronda {2}",
    "error-trf-two-matches": (
        "los jugadores de {0} se enfrentan a los de dos equipos en la ronda {1}"
    ),
    "error-trf-forfeit": (
        "{0} ganó un encuentro por incomparecencia en la ronda {1}, y ningún registro 330 dice "
        "contra quién"
    ),
    "error-trf-no-start": "este jugador no tiene número inicial",
    "error-trf-start": "eso no es un número inicial",
    "hint-trf-start": "el número inicial va en las columnas 5–8",
    "hint-trf-score": "los puntos, como 3.5, van en las columnas 81–84",
    "error-trf-no-opponent": "eso es un resultado sin rival",
    "hint-trf-cell": (
        "un resultado lleva rival, color y puntos: « 141 w 1» (ganó con blancas al número 141), "
        "«0000 - H» (bye de medio punto), o espacios en blanco"
    ),
    # Matches of teams
    "error-match-sum": "{0} y {1} no pueden tener tantos puntos en {2} {2:|tablero|tableros}",
    "hint-match-sum": "los puntos de los dos equipos suman el número de tableros",
    "error-composition-alone": "aquí están los jugadores de {0} {0:|equipo|equipos} con sus "
    "puntos, pero no qué equipos se enfrentaron",
    "hint-composition-alone": "copia «Emparejamientos por equipos de todas las rondas» de la misma "
    "página y pega esto debajo si importan los tableros",
    "error-composition-cell": "eso no es el resultado de un jugador",
    "hint-composition-cell": "la celda de un jugador tiene 1, ½ o 0, + o - sin jugar, o nada",
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
    "error-match-round-missing": "aquí está la ronda {1}, pero no hay encuentros de la ronda {0}",
    "hint-all-match-rounds": "pega los encuentros de todas las rondas, una ronda tras otra",
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
