"""Other results than the real ones."""

from calculator.words.catalogues import Catalogue, Plural

WHATIF: Catalogue = {
    # The crosstable, and the changes in force
    "results": "Resultados",
    "show-results": "Mostrar el cuadro cruzado",
    "hide-results": "Ocultar el cuadro cruzado",
    "cell-of": "{0}, {1} {2}: {3}",
    "changed-results": "Con otros resultados:",
    "what-if": "¿Y si…?",
    # What is in parentheses is left out on a phone.
    "changes-count": Plural(
        0, "[¿Y si…? ]1 [resultado ]cambiado", "[¿Y si…? ]{0} [resultados ]cambiados"
    ),
    "undo": "Deshacer",
    "really": "(en realidad: {0})",
    "take-back": "Deshacer: {0}",
    "undo-all": "[Resultados ]reales",
    "was": "era {0}.º",
    # A game, and what it can be put to
    "choices": "Otro resultado",
    "met-in-round": "Ronda {0} · {1}",
    "met-W": "{0} ganó a {1}",
    "met-D": "{0} hizo tablas con {1}",
    "met-L": "{0} perdió con {1}",
    "met-points": "{0} hizo {2:points} contra {1}",
    "met-match": "{0} – {1} {2:points}–{3:points}",
    "met-on-board": "Ronda {0} · {1} – {2}, tablero {3}: {4}",
    "met-other": "{0} contra {1}: {2}",
    "met-alone": "{0}: {1}",
    "choice-moves": "{0} → {1}",
    "choice-stays": "sigue {0}",
    "choice-you": "Tú: {0}",
    "choice-you-stay": "Sigues {0:ordinal}",
    "choice-board": "Tablero {0}",
    "choice-board-of": "Tablero {0}: {1} – {2}",
    "choice-real": "el resultado real",
    # What would have put a player higher: how the answer begins and ends
    "find-higher": "¿Qué me habría puesto más arriba?",
    "higher-first": "Eres 1.º: no hay nadie más arriba.",
    "higher-first-shared": "Compartes el 1.er puesto: no hay nadie más arriba.",
    "higher-not-begun": "Aún no se ha jugado ninguna partida: no hay resultado que cambiar.",
    "higher-no-games": "Esta tabla no da las partidas una por una: no se puede cambiar ninguna.",
    "higher-single": Plural(
        0,
        "Hay un resultado que te habría puesto más arriba.",
        "Hay {0:count} resultados, y cada uno te habría puesto más arriba.",
    ),
    "higher-double": Plural(
        0,
        "Ningún resultado por sí solo te habría puesto más arriba. Hay una manera con dos.",
        "Ningún resultado por sí solo te habría puesto más arriba. Hay {0:count} maneras con dos.",
    ),
    "higher-none": "Ningún otro resultado de una partida ni de dos te habría puesto más arriba. "
    "Se probaron todos.",
    "higher-none-single": "Ningún otro resultado de una sola partida te habría puesto más arriba.",
    "higher-none-yet": "Hasta ahora, nada.",
    "higher-some-pairs": "De las {1} maneras de cambiar dos resultados se probaron {0}, "
    "primero los tuyos. Las demás, no.",
    "higher-stopped": "Lo detuviste antes de que se probaran todos los resultados.",
    "higher-one-sided": Plural(
        0,
        "Una partida no se probó: solo está en la fila de uno de los dos jugadores.",
        "{0} partidas no se probaron: solo están en la fila de uno de los dos jugadores.",
    ),
    "higher-unnamed": "No se probaron las partidas contra rivales que la tabla no nombra.",
    "higher-note": "Los emparejamientos quedan como estaban.",
    "higher-note-printed": (
        "También quedan las cifras propias de tu hoja ({0}): no se pueden calcular con otros "
        "resultados."
    ),
    "higher-none-match": "Ningún otro resultado de un tablero ni de dos te habría puesto más "
    "arriba. Se probaron todos.",
    "higher-none-single-match": "Ningún otro resultado de un solo tablero te habría puesto más "
    "arriba.",
    "higher-whole": "El texto no tiene los tableros: cada encuentro se ha probado con hasta un "
    "punto más o menos, como si un tablero hubiera terminado de otra manera.",
    "higher-unplayed": "No se probaron los encuentros ni los tableros que nadie jugó o que no se "
    "conocen.",
    "higher-note-matches": "Los emparejamientos quedan como estaban, y también los puntos de "
    "partida de cada encuentro.",
    "higher-own-match": "Tus propios tableros",
    "higher-opponent-match": "Tableros de tus rivales",
    "higher-other-match": "Otros tableros",
    "higher-own": "Tus propios resultados",
    "higher-opponent": "Partidas de tus rivales",
    "higher-other": "Otras partidas",
    "higher-best-first": "Primero, lo que más ayuda.",
    "higher-all": "Mostrar las {0}",
    "higher-looking": "Probando todos los resultados…",
    "higher-looking-pairs": "Probando los resultados de dos en dos…",
    "higher-stop": "Detener",
    "try-it": "Probar",
    # The table of ways: its heads, a game as the first player sees it, what one has to do with it
    "way-round": "Rda.",
    "way-game": "Partida",
    "way-game-board": "Tablero",
    "way-game-match": "Encuentro",
    "way-was": "Era",
    "way-if": "Sería",
    "way-place": "Puesto",
    "way-shared": "compartido",
    "way-of-two": "{0} – {1}",
    "way-board": "{0}, tablero {1}",
    "board-of-two": "{0} ({1} – {2})",
    "way-you": "tú",
    "way-meeting": "partida {0}",
    "way-met": "jugaste con {0}",
    "way-met-both": "jugaste con los dos",
    "way-above": "{0} está justo por encima de ti",
    "way-theirs": "{0} jugó con {1}",
    # One way: what would have been different
    "way-one": "Si {0}, serías {1:ordinal}, porque {2}.",
    "way-two": "Si {0} y {1}, serías {2:ordinal}, porque {3}.",
    "if-own-W": "hubieras ganado a {0} {1}",
    "if-own-D": "hubieras hecho tablas con {0} {1}",
    "if-own-L": "hubieras perdido con {0} {1}",
    "if-own-H": "hubieras tomado un bye de medio punto {0}",
    "if-own-points": "hubieras hecho {2:points} contra {0} {1}",
    "if-W": "{0} hubiera ganado a {1} {2}",
    "if-D": "{0} hubiera hecho tablas con {1} {2}",
    "if-L": "{0} hubiera perdido con {1} {2}",
    "if-points": "{0} hubiera hecho {3:points} contra {1} {2}",
    "if-own-board-W": "hubieras ganado el tablero {0} contra {1} {2}",
    "if-own-board-D": "hubieras hecho tablas en el tablero {0} contra {1} {2}",
    "if-own-board-L": "hubieras perdido el tablero {0} contra {1} {2}",
    "if-board-W": "{0} hubiera ganado el tablero {1} contra {2} {3}",
    "if-board-D": "{0} hubiera hecho tablas en el tablero {1} contra {2} {3}",
    "if-board-L": "{0} hubiera perdido el tablero {1} contra {2} {3}",
    "if-own-open-W": "ganaras a {0} {1}",
    "if-own-open-D": "hicieras tablas con {0} {1}",
    "if-own-open-L": "perdieras con {0} {1}",
    "if-own-open-points": "hicieras {2:points} contra {0} {1}",
    "if-open-W": "{0} ganara a {1} {2}",
    "if-open-D": "{0} hiciera tablas con {1} {2}",
    "if-open-L": "{0} perdiera con {1} {2}",
    "if-open-points": "{0} hiciera {3:points} contra {1} {2}",
    "if-round": "en la ronda {0}",
    "if-at-the-board": "ante el tablero en la ronda {0}",
    "if-meeting": "en la partida {0} de las dos",
    "who-opponent": "tu rival {0}",
    "who-above": "{0}, justo por encima de ti,",
    "who-theirs": "{0}, rival de {1},",
    # … and why that would have been enough
    "past-score": "tendrías {0:scored} y {1} {2:points}",
    "past-value": "en {0} tendrías {1} y {2} {3}",
    "past-rank": "en {0} quedarías {1} y {2} {3}",
    "past-encounter": "en las partidas entre los {0:count} empatados quedarías {1:ordinal} "
    "y {2} {3:ordinal}",
    "past-encounter-two": "en las partidas entre los dos quedarías {1:ordinal} y {2} {3:ordinal}",
    "past-encounter-match": "en los encuentros entre los {0:count} equipos empatados quedarías "
    "{1:ordinal} y {2} {3:ordinal}",
    "past-encounter-two-match": "en los encuentros entre los dos quedarías {1:ordinal} y {2} "
    "{3:ordinal}",
    "past-share": "nada te separaría de {0}",
    "past-share-joined": "tendrías {1:scored}, igual que {0}, sin ninguna diferencia más",
    "past-joined": "tendrías {1:scored}, igual que {0}, y {2}",
    # What a place depends on, and what is still to come
    "rests": "Tu puesto depende de estas partidas de tus rivales:",
    "rests-not": "Ninguna partida de tus rivales, con otro resultado, te habría puesto más abajo.",
    "rests-match": "Tu puesto depende de estos tableros de tus rivales:",
    "rests-not-match": "Ningún tablero de tus rivales, con otro resultado, te habría puesto más "
    "abajo.",
    "rests-on": "Si {0}, serías {1:ordinal}, detrás de {2}.",
    "to-come": "A tus rivales les quedan partidas por jugar: {0}.",
    "to-come-match": "A tus rivales les quedan encuentros por jugar: {0}.",
    "to-come-one": "{0} ({1})",
    "to-come-changes": "Lo que hagan en ellas puede cambiar tu {0}.",
    "to-come-nothing": "Nada de eso cambia un valor tuyo: este orden no mira lo que hacen "
    "los rivales.",
    "reach": "Puestos que aún puedes alcanzar por puntos tras tu próxima partida; "
    "los demás quedan fuera:",
    "reach-in-the-end": (
        "Puestos que aún puedes alcanzar por puntos al final, según tu próxima partida; los demás "
        "quedan fuera de alcance:"
    ),
    "reach-match": "Puestos que aún puedes alcanzar por puntos tras tu próximo encuentro; "
    "los demás quedan fuera:",
    "reach-in-the-end-match": (
        "Puestos que aún puedes alcanzar por puntos al final, según tu próximo encuentro; los "
        "demás quedan fuera de alcance:"
    ),
    "reach-place": "{0}: {1}",
    "reach-places": "{0}: del {1} al {2}",
    # What a player needs before a round is played
    "need-find": "¿Qué necesito?",
    "need-nothing": "No falta ninguna partida, según tu hoja. Si falta alguna, añade una columna "
    "para su ronda con los emparejamientos.",
    "need-not-paired": Plural(
        0,
        "La ronda {1} no está emparejada en tu hoja: aún nadie sabe contra quién juegas. Vuelve a "
        "preguntar con los emparejamientos.",
        "Desde la ronda {1}, {0:count} rondas no están emparejadas en tu hoja: aún nadie sabe "
        "contra quién juegas. Vuelve a preguntar cuando lo esté la siguiente.",
    ),
    "need-nothing-match": "No falta ningún encuentro, según tu hoja. Si falta alguno, su ronda "
    "tiene que estar emparejada en ella.",
    "need-not-paired-match": Plural(
        0,
        "La ronda {1} no está emparejada en tu hoja: aún nadie sabe contra qué equipo juegas. "
        "Vuelve a preguntar con los emparejamientos.",
        "Desde la ronda {1}, {0:count} rondas no están emparejadas en tu hoja: aún nadie sabe "
        "contra qué equipo juegas. Vuelve a preguntar cuando lo esté la siguiente.",
    ),
    "need-teams": "Lo que necesita un equipo se calcula si se sabe cuántos tableros tiene un "
    "encuentro, y si ganar un tablero vale el doble que hacer tablas.",
    "need-games-match": Plural(
        0,
        "Lo que necesitas en el encuentro que falta",
        "Lo que necesitas en los {0:count} encuentros que faltan",
    ),
    "need-exact-match": Plural(
        0,
        "Exacto, desempates incluidos: se probaron todos los resultados del único encuentro que "
        "puede mover tu puesto.",
        "Exacto, desempates incluidos: se probaron todos los resultados de los {0:count} "
        "encuentros que pueden mover tu puesto.",
    ),
    "need-sure-match": "Traigan lo que traigan los encuentros que faltan, serás {0:ordinal}.",
    "need-sure-shared-match": "Traigan lo que traigan los encuentros que faltan, compartirás el "
    "{0:ordinal} puesto.",
    "need-points-match": Plural(
        0,
        "Solo por puntos: demasiados encuentros pueden cambiar los desempates. Se probaron todos "
        "los resultados del único encuentro que puede cambiar quién tiene más puntos.",
        "Solo por puntos: demasiados encuentros pueden cambiar los desempates. Se probaron todos "
        "los resultados de los {0:count} encuentros que pueden cambiar quién tiene más puntos.",
    ),
    "need-some-match": "Demasiados encuentros pueden mover tu puesto para probar todos sus "
    "resultados. Por eso se probaron los de los {0} más cercanos a ti, y lo que se dice aquí vale "
    "traigan lo que traigan los demás de los {1}: puede haber más maneras. Pon abajo algunos "
    "resultados y será más preciso.",
    "need-boards": "Donde solo los tableros de un encuentro por jugar podrían separarte de otros "
    "se dicen todos los puestos posibles: nadie puede probar cada tablero.",
    "need-own-exactly": "haces {0:points}–{1:points}",
    "need-own-least": "haces {0:points}–{1:points} o mejor",
    "need-own-most": "haces {0:points}–{1:points} o peor",
    "need-own-between": "haces de {0:points} a {1:points}",
    "need-round": "Lo que necesitas en la ronda {0}",
    "need-games": Plural(
        0,
        "Lo que necesitas en la partida que falta",
        "Lo que necesitas en las {0:count} partidas que faltan",
    ),
    "need-exact": Plural(
        0,
        "Exacto, desempates incluidos: se probaron todos los resultados de la única partida que "
        "puede mover tu puesto.",
        "Exacto, desempates incluidos: se probaron todos los resultados de las {0:count} partidas "
        "que pueden mover tu puesto.",
    ),
    "need-sure": "Traigan lo que traigan las partidas que faltan, serás {0:ordinal}.",
    "need-sure-shared": "Traigan lo que traigan las partidas que faltan, compartirás el "
    "{0:ordinal} puesto.",
    "need-points": Plural(
        0,
        "Solo por puntos: demasiadas partidas pueden cambiar los desempates. Se probaron todos los "
        "resultados de la única partida que puede cambiar quién tiene más puntos.",
        "Solo por puntos: demasiadas partidas pueden cambiar los desempates. Se probaron todos los "
        "resultados de las {0:count} partidas que pueden cambiar quién tiene más puntos.",
    ),
    "need-ties": "Quien termine con los mismos puntos que tú se cuenta como por delante: los "
    "desempates pueden ponerte más arriba, nunca más abajo.",
    "need-some": "Demasiadas partidas pueden mover tu puesto para probar todos sus resultados. Por "
    "eso se probaron los de las {0} más cercanas a ti, y lo que se dice aquí vale traigan lo que "
    "traigan las demás de las {1}: puede haber más maneras. Pon abajo algunos resultados y será "
    "más preciso.",
    "need-place": "{0:ordinal}",
    "need-or-better": "{0:ordinal} o mejor",
    "need-shared": "{0:ordinal} compartido",
    "need-shared-or-better": "al menos {0:ordinal} compartido",
    "need-own-shared": "{0}, compartido",
    "need-own-maybe-shared": "{0}, quizá compartido",
    "need-places": "del {0} al {1}",
    "need-two-places": "{0} o {1}",
    "need-always": "pase lo que pase",
    "need-more": Plural(0, "Una manera más", "{0} maneras más"),
    "need-places-more": Plural(0, "Un puesto más", "{0} puestos más"),
    "need-games-more": Plural(0, "Una partida más", "{0} partidas más"),
    "need-out": "Ya fuera de alcance: {0}.",
    "need-unpaired": Plural(
        0,
        "Según tu hoja, {1} no tiene partida allí y no suma ningún punto.",
        "Según tu hoja, {1} no tienen partida allí y no suman ningún punto.",
    ),
    "need-unpaired-match": Plural(
        0,
        "Según tu hoja, {1} no tiene encuentro allí y no suma ningún punto.",
        "Según tu hoja, {1} no tienen encuentro allí y no suman ningún punto.",
    ),
    "need-set-match": "Encuentros que faltan: pon un resultado",
    "need-games-more-match": Plural(0, "Un encuentro más", "{0} encuentros más"),
    "need-all-set-match": "Todos los encuentros tienen ya un resultado: serías {0:ordinal}.",
    "need-all-set-shared-match": "Todos los encuentros tienen ya un resultado: compartirías el "
    "{0:ordinal} puesto.",
    "need-you-D-match": "empatas",
    "need-you-WL-match": "no empatas",
    "need-you-over-D-match": "empatas con {0}",
    "need-you-over-WL-match": "no empatas con {0}",
    "need-D-match": "{0} empata con {1}",
    "need-WL-match": "{0} no empata con {1}",
    "need-set": "Partidas que faltan: pon un resultado",
    "need-all-set": "Todas las partidas tienen ya un resultado: serías {0:ordinal}.",
    "need-all-set-shared": "Todas las partidas tienen ya un resultado: compartirías el "
    "{0:ordinal} puesto.",
    "need-you-W": "ganas",
    "need-you-D": "haces tablas",
    "need-you-L": "pierdes",
    "need-you-WD": "no pierdes",
    "need-you-DL": "no ganas",
    "need-you-WL": "no haces tablas",
    "need-you-over-W": "ganas a {0}",
    "need-you-over-D": "haces tablas con {0}",
    "need-you-over-L": "pierdes con {0}",
    "need-you-over-WD": "no pierdes con {0}",
    "need-you-over-DL": "no ganas a {0}",
    "need-you-over-WL": "no haces tablas con {0}",
    "need-you-exactly": "haces {1:points} contra {0}",
    "need-you-least": "haces al menos {1:points} contra {0}",
    "need-you-most": "haces como mucho {1:points} contra {0}",
    "need-you-between": "haces de {1:points} a {2:points} contra {0}",
    "need-between": "{0} hace de {2:points} a {3:points} contra {1}",
    "need-W": "{0} gana a {1}",
    "need-D": "{0} hace tablas con {1}",
    "need-DL": "{0} no gana a {1}",
    "need-WL": "{0} no hace tablas con {1}",
    "need-exactly": "{0} hace {2:points} contra {1}",
    "need-least": "{0} hace al menos {2:points} contra {1}",
    "need-most": "{0} hace como mucho {2:points} contra {1}",
}
