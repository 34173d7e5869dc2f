"""Why this place."""

from calculator.words.catalogues import Catalogue, Plural

WHY: Catalogue = {
    # Why this place
    "place-with": "{0} ocupa el puesto {1:place} de {2} con {3:scored}.",
    "place-so-far": "{0} ocupa el puesto {1:place} de {2} con {3:scored} {4}.",
    "after-of": "tras {0} de {1} rondas",
    "after": Plural(0, "tras una ronda", "tras {0} rondas"),
    "before-first": "antes del final de la ronda 1",
    "place-in-class": "{0}: {1}",
    "nobody-tied": "Nadie más tiene esos puntos.",
    "score-between": "{0} está justo por encima con {1:scored}, y {2} justo por debajo con {3}.",
    "score-just-above": "{0} está justo por encima con {1:scored}.",
    "score-just-below": "{0} está justo por debajo con {1:scored}.",
    "shares-with": "Compartes el puesto {0:place} con {1}.",
    "tied-behind": "Empate con {0} en {1}; por detrás en {2}.",
    "tied-behind-values": "Empate con {0} en {1}; por detrás en {2}, {3} a {4}.",
    "tied-behind-printed": (
        "Empate con {0} en {1}; la columna {2} de tu hoja pone por delante a {0}, {4} a {3}."
    ),
    "tied-behind-matches": (
        "Empate con {0} en {1}; por detrás en {2}: puesto {3:place}, no {4:place}, en los "
        "encuentros de los {5:count}."
    ),
    "tied-ahead-matches": (
        "Empate con {0} en {1}; por delante en {2}: puesto {3:place}, no {4:place}, en los "
        "encuentros de los {5:count}."
    ),
    "tied-behind-games": (
        "Empate con {0} en {1}; por detrás en {2}: puesto {3:place}, no {4:place}, en las "
        "partidas entre los {5:count}."
    ),
    "tied-behind-drawn": (
        "Empate con {0} en {1}; por detrás en {2}: puesto {3:place}, no {4:place}, de los "
        "{5:count}."
    ),
    "tied-ahead": "Empate con {0} en {1}; por delante en {2}.",
    "tied-ahead-values": "Empate con {0} en {1}; por delante en {2}, {3} a {4}.",
    "tied-ahead-printed": (
        "Empate con {0} en {1}; la columna {2} de tu hoja te pone por delante, {3} a {4}."
    ),
    "tied-ahead-games": (
        "Empate con {0} en {1}; por delante en {2}: puesto {3:place}, no {4:place}, en las "
        "partidas entre los {5:count}."
    ),
    "tied-ahead-drawn": (
        "Empate con {0} en {1}; por delante en {2}: puesto {3:place}, no {4:place}, de los "
        "{5:count}."
    ),
    "score-only": "puntos",
    "names-more": "{0} y {1:count} más",
    "names-two": "{0} y {1}",
    "none-two": "{0} ni {1}",
    "passed-over": "{0:tiebreak} se pasó por alto: alguien en el empate no tiene valor.",
    # Somebody of another score
    "score-behind": "{0} tiene {1:scored}, tú tienes {2}.",
    "score-ahead": "Tú tienes {2:scored}, {0} tiene {1}.",
    "versus-to": "Para {0}: {1}",
    # The sums as a table
    "rule-in-short": ": {0}",
    "dropped": "descartado",
    "sign-dropped": "Tachado: descartado",
    "sign-adjusted": "Punteado: no son los puntos de la clasificación",
    "sign-unplayed": "Con aro: no jugado",
    "sign-differs": "Subrayado: en qué difieren {0} y {1}",
    "sign-differs-one": "Subrayado: lo que hace la diferencia",
    "sign-letter": "{0} {1}",
    "reason-of": "{0}: {1}",
    "reason-in-round": "{0}, {1} – {2}",
    "reasons-of-scores": "Por qué se ajustan algunas puntuaciones",
    "made-of": "{1} de los rivales de {0}",
    # Any two
    "every-tiebreak": "Mostrar todos los desempates sumados",
    "only-deciding": "Solo lo que decidió",
    "compare-with": "Comparar con",
    "compare-neighbors": "los de al lado",
    # I beat him
    "beat-never": "Ganaste a {0} en {1}. Este orden no lo pregunta.",
    "beat-later": (
        "Ganaste a {0} en {1}. Este orden no lo pregunta hasta después de {3:tiebreak}, con "
        "{2:tiebreak}."
    ),
    "beat-passed": (
        "Ganaste a {0} en {1}. {2:tiebreak} lo pregunta, pero no tenía valor para todos."
    ),
    "beat-among": (
        "Ganaste a {0} en {1}. {2:tiebreak} mira todas las partidas entre los {3:count} "
        "empatados, no solo esa."
    ),
    "beat-among-two": (
        "Ganaste a {0} en {1}. {2:tiebreak} mira todas las partidas entre los dos, no solo esa."
    ),
    "beat-guide": "Le gané. ¿Por qué va por delante?",
    # A shared place
    "equal-all": Plural(
        0,
        "El único desempate de este orden es igual.",
        "Los {0:count} desempates son iguales.",
    ),
    "equal-both": "Los dos desempates son iguales.",
    "equal-you-and": "{0} y tú",
    "equal-you-others": "Tú y los otros {0:count}",
    "equal-you-all": Plural(
        0,
        "{1} tenéis lo mismo en el único desempate de este orden.",
        "{1} tenéis lo mismo en los {0:count} desempates.",
    ),
    "equal-you-both": "{1} tenéis lo mismo en los dos desempates.",
    "equal-you-some": "{1} tenéis lo mismo en {0}.",
    "equal-some": "Iguales: {0}.",
    "equal-within": (
        "{0:tiebreak} solo puede separar a equipos con los mismos puntos de tablero (12.1)."
    ),
    "equal-without": "No se sabe para todos: {0}.",
    "next-rounds": Plural(
        0,
        "Aún queda una ronda por jugar.",
        "Aún quedan {0:count} rondas por jugar.",
    ),
    "next-running": "Todavía se está jugando una ronda.",
    "next-maybe": "Tu hoja no dice cuántas rondas faltan.",
    "next-open": "Ahora decide {0:tiebreak}: aún no se ha introducido su resultado.",
    "next-fide": (
        "El orden acaba aquí. Las reglas de la FIDE prevén entonces un sorteo, salvo que las "
        "del torneo dejen el empate."
    ),
    "next-us-chess": (
        "El orden acaba aquí. La regla 34E tiene más desempates, hasta una partida de "
        "desempate y el lanzamiento de una moneda; decide el organizador."
    ),
    "ordinals": ".º .º .º .º .º .º .º .º .º .º",
}
