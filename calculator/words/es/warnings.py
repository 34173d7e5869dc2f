"""What a reader of the results must know."""

from calculator.words.catalogues import Catalogue, Plural

WARNINGS: Catalogue = {
    # Warnings
    "barred-in-round-robin": (
        "{0}: las reglas de 2026 no lo admiten en torneos de todos contra todos (art. 8)."
    ),
    "doubtful-in-swiss": (
        "{0}: pensado para torneos de todos contra todos; las incomparecencias cuentan "
        "contra el rival."
    ),
    "unrated-players": Plural(
        0,
        "Un jugador no tiene Elo: sin una regla publicada para eso, no hay valor de {1} (art. 10).",
        "{0} jugadores no tienen Elo: sin una regla publicada para eso, no hay valor de {1} "
        "(art. 10).",
    ),
    "order-repeats": (
        "{0:tiebreak} aparece dos veces en el orden: la segunda no puede cambiar nada, y se ha "
        "omitido."
    ),
    "fore-not-paired": (
        "{0:tiebreak}: la ronda {1}, la última del torneo, aún no está emparejada. Hasta entonces "
        "ninguna partida cuenta como tablas (8.3)."
    ),
    "fore-last-unknown": (
        "{0:tiebreak}: nada dice cuántas rondas tiene el torneo, así que la ronda {1} se ha tomado "
        "como la última (8.3)."
    ),
    "not-in-edition": (
        "{0}: no está en las reglas {1:edition}; calculado según las reglas posteriores."
    ),
    "start-unreadable": (
        "«{0}» no es una fecha que podamos leer; se usan las reglas más recientes."
    ),
    "trf-players-missing": (
        "Jugadores según el registro 062: {0}; filas de jugadores aquí: {1}. Pueden faltar algunas."
    ),
    "trf-of-nobody": Plural(
        0,
        "El número inicial {1} recibe byes o puntos, pero ningún jugador lo tiene: no se cuentan.",
        "Los números iniciales {1} reciben byes o puntos, pero ningún jugador los tiene: no se "
        "cuentan.",
    ),
    "points-found": (
        "Leído con {0:scored} por victoria y {1:points} por tablas, como muestran los totales."
    ),
    "points-found-loss": (
        "Leído con {0:scored} por victoria, {1:points} por tablas y {2:points} por derrota, "
        "como muestran los totales."
    ),
    "announced-several": ("El texto anuncia {0} sin decir cuál es, {1}: no se cuenta."),
    "only-within": (
        "{0} solo puede separar a equipos con los mismos puntos de tablero (12.1): pon MPvGP antes."
    ),
    "olympiad-unplayed": Plural(
        0,
        "Una ronda de un equipo no se jugó. La Olimpiada tiene para eso una regla propia, distinta "
        "de una Olimpiada a otra; aquí vale la C.07 de la FIDE.",
        "{0} rondas de equipos no se jugaron. La Olimpiada tiene para eso una regla propia, "
        "distinta de una Olimpiada a otra; aquí vale la C.07 de la FIDE.",
    ),
    "trf-team-total": (
        "{0}: el informe da {2:points} {1}, los encuentros suman {3:points}. Calculado con los "
        "encuentros."
    ),
    "trf-boards-differ": Plural(
        0,
        "En {1} contra {2}, ronda {3}, según el orden de las listas, jugadores de un mismo tablero "
        "no jugaron entre sí. Los valores que dependen de los tableros pueden ser erróneos.",
        "En {0} encuentros (por ejemplo, {1} contra {2}, ronda {3}), según el orden de las listas, "
        "jugadores de un mismo tablero no jugaron entre sí. Los valores que dependen de los "
        "tableros pueden ser erróneos.",
    ),
    "trf-bye-guessed": (
        "{0}, ronda {1}: el informe no dice cuánto vale el bye. Se ha supuesto un empate del "
        "encuentro."
    ),
    "announced-unknown": (
        "El texto anuncia «{0}», que no conocemos, y no trae sus valores: aquí no decide nada."
    ),
    "bye-ambiguous": (
        "«-1» es un bye en esta tabla, y no se sabe de qué clase: un valor que descarta el más "
        "bajo puede diferir del impreso."
    ),
    "total-differs": (
        "{0}: los resultados suman {1:points}, el total impreso es {2:points}. "
        "Calculado con los resultados."
    ),
    "number-shared": (
        "El número {0} está en {1} filas: {2}. Los números de los rivales se han leído como "
        "{3:words}, así que «{0}» es allí {4}."
    ),
    "number-shared-unused": (
        "El número {0} está en {1} filas: {2}. Ningún rival aparece con ese número."
    ),
    "numbers-lettered": Plural(
        0,
        "El número de {1} es «{2}», que no es un simple número. Los números de los rivales se "
        "han leído como {3:words}.",
        "Los números de {0} jugadores no son simples números; el primero es «{2}» ({1}). Los "
        "números de los rivales se han leído como {3:words}.",
    ),
    "numbers-are-row": "filas contadas desde arriba",
    "numbers-are-standings": "números de la clasificación",
    "numbers-are-place": "puestos",
    "numbers-are-start": "números iniciales",
    "numbers-are-pairing": "números de emparejamiento",
    "numbers-are-name": "nombres",
    "byes-ahead": Plural(
        0,
        "El total impreso de {1} ya cuenta un bye de una ronda que aún no se ha jugado: "
        "aquí también se cuenta.",
        "{0} totales impresos ya cuentan un bye de una ronda que aún no se ha jugado ({1}): "
        "aquí también se cuenta.",
    ),
    "byes-ahead-differ": (
        "Los byes de rondas que aún no se han jugado están en unos totales impresos ({1}) y no "
        "en otros ({3}): aquí se cuentan como los tiene cada total."
    ),
    "results-contradict": "Ronda {0}: {1} tiene {2}, pero {3} tiene {4}. {5}",
    "round-running": Plural(
        1,
        "Se está jugando la ronda {0}: una partida no tiene resultado todavía. {2}",
        "Se está jugando la ronda {0}: {1} partidas no tienen resultado todavía. {2}",
    ),
    "round-half-empty": (
        "Se está jugando la ronda {0}: la mayoría no tiene resultado en ella todavía. {1}"
    ),
    "games-to-play": Plural(
        0,
        "Una partida de este torneo de todos contra todos no tiene resultado todavía.",
        "{0} partidas de este torneo de todos contra todos no tienen resultado todavía.",
    ),
    "running-counted": "Las terminadas cuentan donde los totales impresos las incluyen.",
    "running-not-counted": (
        "La clasificación es la de después de la ronda {0}; las partidas terminadas de la ronda "
        "{1} no cuentan todavía."
    ),
    "running-first": "Las terminadas no cuentan todavía.",
    "standings-earlier": (
        "Los totales impresos son los de después de la ronda {0}, y la clasificación de aquí "
        "también: los resultados de rondas posteriores que hay en tu texto no cuentan."
    ),
    "games-left-out": Plural(
        0,
        "La partida de {1} y {2} no está en la tabla y no cuenta aquí.",
        "{0} partidas junto a la tabla, la primera de {1} y {2}, no están en ella y no cuentan.",
    ),
    "caption-later": Plural(
        1,
        "La línea encima de la tabla dice «{0}», pero aquí solo una ronda tiene resultados: "
        "pueden faltar columnas.",
        "La línea encima de la tabla dice «{0}», pero aquí solo {1} rondas tienen resultados: "
        "pueden faltar columnas.",
    ),
    "caption-earlier": (
        "La línea encima de la tabla dice «{0}», pero la tabla tiene los resultados de {1} "
        "rondas: cuentan todos."
    ),
    "rounds-alike": (
        "Las rondas {0} y {1} tienen los mismos rivales y resultados para todos: puede que una "
        "se haya copiado en lugar de otra."
    ),
    "round-empty": (
        "Nadie tiene nada en la ronda {0}, aunque se jugaron rondas posteriores: "
        "puede haber celdas fuera de su sitio."
    ),
    "results-mixed": (
        "Se contradicen demasiados resultados para ser erratas (pares: {0}; partidas: {1}): "
        "puede que las celdas no estén en su sitio, y cualquier resultado puede ser de otra ronda."
    ),
    "totals-more": (
        "De los totales impresos ({1}), {0} son más que la suma de los resultados: "
        "puede faltar una ronda."
    ),
    "round-nearly-empty": (
        "Casi nadie tiene nada en la ronda {0} ({1} de {2}), aunque se jugaron rondas posteriores: "
        "puede haber celdas fuera de su sitio."
    ),
    "round-without-opponents": (
        "Nadie tiene rival en la ronda {0}, aunque se jugaron otras: "
        "quizá se leyó como ronda una columna que no lo es."
    ),
    "order-unclear": "«{0}» menciona desempates, pero no pudimos saber su orden.",
    "round-without-results": (
        "La ronda {0} tiene rivales, pero aún ningún resultado: no cuenta. "
        "Si se cortaron, copia toda la tabla."
    ),
    "total-missing": Plural(
        0,
        "{1} no tiene total, aunque casi todos los demás lo tienen: "
        "puede faltar una celda de su fila.",
        "{0} jugadores no tienen total ({1} es el primero), aunque casi todos los demás lo tienen: "
        "pueden faltar celdas de sus filas.",
    ),
    "blank-result": Plural(
        0,
        "{1} no tiene resultado en la ronda {2}; cuenta como ronda no jugada.",
        "Faltan {0} resultados en rondas que se jugaron (el primero: {1}, ronda {2}); "
        "cada uno cuenta como ronda no jugada.",
    ),
    "forfeit-unanswered": (
        "Ronda {0}: {1} tiene {2}, una incomparecencia, pero {3} tiene {4}. Cada celda cuenta "
        "como está escrita."
    ),
    "color-missing": (
        "{0}, ronda {1}: solo la fila del rival tiene color. ¿Es correcta esta celda?"
    ),
    "colors-missing": Plural(
        0,
        "{1} tiene partidas sin color, aunque las de otros lo tienen: "
        "comprueba que la fila esté completa.",
        "{0} jugadores tienen partidas sin color ({1} es el primero), aunque las de otros lo "
        "tienen: comprueba que sus filas estén completas.",
    ),
    "opponent-missing": "{0}, ronda {1}: «{2}» no nombra rival. ¿Es correcta la celda?",
    "rest-left-out": (
        "«{0}» está solo junto a la fila de un jugador: no se ha tenido en cuenta. "
        "Si es parte de esa fila, únelos."
    ),
    "results-unused": Plural(
        0,
        "{1}: «{2}» parece un resultado, pero no está en ninguna ronda: "
        "comprueba que la fila esté completa.",
        "En {0} filas hay algo que parece un resultado, pero no está en ninguna ronda "
        "(primero {1}: «{2}»): comprueba que las filas estén completas.",
    ),
    "results-left-over": (
        "«{0}» parece tener resultados, pero no está en ninguna fila de la tabla: no se "
        "ha tenido en cuenta."
    ),
    "list-lines-joined": (
        "Las líneas de esta lista venían partidas en dos y aquí se han unido: "
        "comprueba que los nombres de los equipos estén completos."
    ),
    "lines-joined": (
        "Las líneas de esta tabla venían partidas en dos y aquí se han unido: "
        "comprueba que las rondas vacías estén donde corresponde."
    ),
    "lines-cut": (
        "Hay líneas de esta tabla que terminan en el carácter {0}: si se cortaron ahí, faltan "
        "rondas o totales."
    ),
    "cells-cut": (
        "La línea {0} tiene menos celdas que otras líneas de la tabla: si se cortó, faltan "
        "resultados."
    ),
    "round-without-colors": (
        "En la ronda {0} hay partidas sin color, aunque todas las demás lo tienen: comprueba que "
        "el texto esté completo ahí."
    ),
    "names-run-over": Plural(
        0,
        "«{1}» sigue bajo la cabecera de al lado: ¿es todo el nombre?",
        "{0} nombres siguen bajo la cabecera de al lado (el primero: «{1}»): ¿es todo el nombre?",
    ),
    "names-guessed": (
        "Aquí solo un espacio separa las celdas, así que dónde acaban los nombres es una "
        "suposición (el primero: «{0}»; al lado está la columna «{1}»). Con tabuladores entre las "
        "celdas no lo es."
    ),
    "totals-cut": (
        "Nadie tiene nada bajo «{0}»: si las líneas se cortaron antes de esa columna, faltan "
        "rondas."
    ),
    "rows-in-sight": (
        "La página de la que se copió esto muestra {0} de {1} {1:|fila|filas}. Muéstralas todas y "
        "copia otra vez la tabla."
    ),
    "row-left-out": (
        "La línea {0} parece la fila de un jugador, pero sus celdas no están donde las de las "
        "demás: se omite."
    ),
    "note-not-in-table": (
        "La línea {0} dice de {1} algo que la tabla no tiene: «{2}». Aquí no cuenta."
    ),
    "words-left-out": (
        "La línea {0} contiene además «{1}»: se omite. Si es la fila de otro jugador, ponla en "
        "una línea aparte."
    ),
    "round-guessed": "«{0}» se ha tomado por la ronda {1}, por el lugar que ocupa.",
    "name-cut": Plural(
        0,
        "«{2}» está justo al lado del nombre «{1}» y se ha tomado por otra columna: "
        "¿está completo el nombre?",
        "Al lado de {0} nombres hay una palabra que se ha tomado por otra columna (primero «{2}», "
        "junto a «{1}»): ¿están completos los nombres?",
    ),
    "names-joined": Plural(
        0,
        "El nombre «{1}» se ha unido donde su línea estaba cortada: ¿es correcto?",
        "{0} nombres se han unido donde sus líneas estaban cortadas (el primero: «{1}»): "
        "¿son correctos?",
    ),
    "name-odd": Plural(
        0,
        "«{1}» está en el lugar de un nombre: ¿es correcta la celda?",
        "{0} nombres apenas lo parecen (el primero: «{1}»): ¿son correctas las celdas?",
    ),
    "name-short": Plural(
        0,
        "«{1}» es una sola palabra, a diferencia de otros nombres: ¿está completo?",
        "{0} nombres son una sola palabra, a diferencia de los demás (el primero: «{1}»): "
        "¿están completos?",
    ),
    "name-twice": Plural(
        0,
        "«{1}» aparece más de una vez: ¿dos jugadores o un error?",
        "{0} nombres aparecen más de una vez. El primero: «{1}». ¿Dos jugadores o un error?",
    ),
    "column-of-results": (
        "La columna {1} («{0}») tiene resultados, pero no se lee como ronda: se omite."
    ),
    "column-of-opponents": (
        "La columna {1} («{0}») da los rivales, pero no la hay en todas las rondas: se omite."
    ),
    "column-of-colors": (
        "La columna {1} («{0}») da los colores, pero no la hay en todas las rondas: se omite."
    ),
    "rating-unread": Plural(
        0,
        "{1}: «{2}» no se puede leer como rating; cuenta como sin rating.",
        "{0} ratings no se pueden leer (el primero: {1}, «{2}»); estos jugadores cuentan "
        "como sin rating.",
    ),
    "results-noted": "{0}: cuenta el resultado; lo que lleva detrás se toma por una nota.",
    "forfeits-without-rounds": (
        "Esta tabla no dice en qué rondas hubo partidas decididas por incomparecencia («{0}»), y "
        "el Buchholz lo necesita: los valores pueden diferir de los impresos. Está en la tabla "
        "con una columna por ronda; Swiss-Chess la llama «Fortschrittstabelle»."
    ),
    "byes-from-totals": Plural(
        0,
        "El total de {1} tiene puntos que no son de ninguna partida de esta tabla: "
        "se toman por byes.",
        "{0} totales tienen puntos que no son de ninguna partida de esta tabla ({1}): "
        "se toman por byes.",
    ),
    "colors-unclear": (
        "Las letras de los colores ({0}) no dicen cuál es blancas y cuál negras: "
        "no se cuentan los colores."
    ),
    "byes-worth": "«{0}» cuenta {1:points} aquí: lo dicen los totales de todos los que lo tienen.",
    "byes-unscored": Plural(
        0,
        "{1}, ronda {2}: la lista no dice cuánto vale este bye, como sí lo dice de otros; "
        "contado como un punto entero.",
        "{0} byes no dicen cuánto valen, como sí lo dicen otros de aquí (el primero: {1}, ronda "
        "{2}); contados como puntos enteros.",
    ),
    "bye-untold": Plural(
        0,
        "{1}: la tabla no dice cuánto valió la ronda {2}, que no se jugó; cuenta como cero.",
        "{0} rondas no se jugaron y la tabla no dice cuánto valieron "
        "(la primera: {1}, ronda {2}); cuentan como cero.",
    ),
    "order-not-by-tiebreak": (
        "Un informe de rating va por puntos y nuevo rating, nunca por desempates: "
        "su orden no es el de los premios."
    ),
    "column-unknown": "La columna «{0}» no se ha comparado: no sabemos qué contiene.",
    "column-as-printed": ("La columna «{0}» cuenta como está en tu hoja: no sabemos qué contiene."),
    "column-as-printed-called": (
        "{0}, en tu hoja «{1}», cuenta como está impreso: no lo calculamos."
    ),
    "column-not-ours-called": "{0}, en tu hoja «{1}», no se ha comparado: no lo calculamos.",
    "column-of-group": (
        "La columna «{0}» no se ha comparado: {1:tiebreak} depende de quiénes empatan "
        "y aquí es un orden."
    ),
    "turned-win": ("Si {0} hubiera ganado a {1}{2}, los {3} valores impresos coincidirían."),
    "turned-draw": (
        "Si {0} y {1} hubieran hecho tablas{2}, los {3} valores impresos coincidirían."
    ),
    "turned-round": " en la ronda {0}",
    "withdrawn-out": (
        "{0} se retiró tras {1} de {2} partidas, menos de la mitad: esas partidas no cuentan en "
        "la clasificación (Reglamento General de la FIDE, 6.6)."
    ),
    "withdrawn-in": (
        "{0} se retiró tras {1} de {2} partidas, menos de la mitad. Aquí esas partidas cuentan; la "
        "FIDE (Reglamento General, 6.6) no las cuenta."
    ),
    "withdrawn-in-print": (
        "{0} se retiró tras {1} de {2} partidas, menos de la mitad. Aquí esas partidas cuentan, "
        "como en los totales impresos; la FIDE (Reglamento General, 6.6) no las cuenta."
    ),
    "last-round-follows": "La ronda {0} no está emparejada en tu hoja. Todos juegan contra todos, "
    "así que quedan estas partidas: {1}.",
    "taken-out": Plural(
        0,
        "Fuera de la clasificación: {1}. Sus partidas cuentan para los rivales.",
        "Fuera de la clasificación: {1}. Sus partidas cuentan para los rivales.",
    ),
    "differs-by-convention": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} con "
        "la convención «{4:convention}» de {3:tiebreak}."
    ),
    "differs-by-edition": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} con "
        "las reglas FIDE {3:edition}."
    ),
    "differs-as-swiss": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} si las "
        "rondas no jugadas de este torneo de todos contra todos cuentan como en un suizo."
    ),
    "differs-by-forfeits": (
        "La columna «{0}»: {1} de {2} {2:|diferencia desaparece|diferencias desaparecen} si las "
        "incomparecencias cuentan como partidas."
    ),
    "column-encounter": (
        "La columna «{0}» da los puntos entre quienes están empatados antes de ella: se ha "
        "comparado como tal."
    ),
    "column-encounter-met": (
        "La columna «{0}» da los puntos entre quienes están empatados antes de ella, si se han "
        "enfrentado todos: se ha comparado como tal."
    ),
    "column-encounter-rank": (
        "La columna «{0}» da el orden entre quienes están empatados antes de ella: se ha "
        "comparado como tal."
    ),
    "column-holds": "La columna «{0}» contiene {3:tiebreak}: coinciden todos sus valores.",
    "differs-wintd": (
        "La columna «{0}»: {1} de {2} {2:|valor distinto|valores distintos} {1:|queda|quedan} por "
        "debajo de la Mediana de un jugador con más de la mitad de los puntos. WinTD 5.10a "
        "imprimía así la Mediana modificada; 5.10b lo corrigió."
    ),
    "column-lacks": "La columna «{0}» no se ha comparado: {1:words}.",
    "no-values": Plural(
        1,
        "{0:tiebreak}: un jugador no tiene valor, porque {2:words}.",
        "{0:tiebreak}: {1} jugadores no tienen valor, porque {2:words}.",
    ),
    "no-values-teams": Plural(
        1,
        "{0:tiebreak}: un equipo no tiene valor, porque {2:words}.",
        "{0:tiebreak}: {1} equipos no tienen valor, porque {2:words}.",
    ),
    "playoff-left-out": Plural(
        0,
        "{1} – {2}: otra partida en la ronda {3}, que se toma por un desempate y se deja fuera.",
        "{1} – {2}: {0} partidas más en la ronda {3}, que se toman por un desempate y se dejan "
        "fuera.",
    ),
    "no-rounds": "la tabla no dice en qué ronda fue cada partida",
    "total-guessed": (
        "Los resultados suman lo que dicen dos columnas en igual número de filas: se ha tomado "
        "«{0}» como total, y no «{1}»."
    ),
    "columns-guessed": (
        "Lo que hay en las columnas se ha deducido de sus celdas: los nombres están en la columna "
        "{0}; las rondas, de la {1} a la {2}. Si no es así, pon encabezados como Nombre, R1, R2 "
        "y Total."
    ),
    "bye-score-so-far": Plural(
        0,
        (
            "El ({2}) junto a {1} se ha tomado por los puntos que lleva, y el descanso por un "
            "punto entero."
        ),
        (
            "Las cifras junto a {0} jugadores con descanso (la primera: {1}, {2}) se han tomado "
            "por los puntos que llevan, y los descansos por puntos enteros."
        ),
    ),
    "rows-repeated": Plural(
        0,
        "La fila de {1} aparece dos veces, palabra por palabra: se toma una vez.",
        (
            "{0} filas aparecen dos veces, palabra por palabra, la última en la línea {2} ({1}): "
            "se toman una vez."
        ),
    ),
    "place-in-text": "Línea {0}, columna {1}: ",
    "if-other-cells": Plural(
        0, "Si es correcta la fila de {1}", "Si son correctas las otras celdas"
    ),
    "if-totals": Plural(
        0, "Si es correcto el total impreso de {1}", "Si son correctos los totales impresos"
    ),
}
