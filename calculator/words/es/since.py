"""Qué ha cambiado: dos versiones de un torneo."""

from calculator.words.catalogues import Catalogue, Plural

SINCE: Catalogue = {
    "since": "Qué ha cambiado desde {0}",
    "since-before": "Qué ha cambiado desde la versión anterior",
    "since-round": "Qué ha cambiado desde la ronda {0}",
    "since-nothing": "No ha cambiado nada salvo, si acaso, el orden de las filas.",
    "since-nothing-of-one": "De este jugador no ha cambiado nada, tampoco el puesto.",
    "since-other-event": (
        "Quizá no sean dos versiones de un mismo torneo: de los nombres de antes ({1}) y los de "
        "ahora ({2}) hay en las dos {0}, o quién jugó con quién no es lo mismo."
    ),
    "since-nobody": "nadie de «{0}» está en esta tabla: son dos torneos",
    "since-n-moved": Plural(0, "1 puesto cambiado", "{0} puestos cambiados"),
    "since-n-came": Plural(0, "1 resultado nuevo", "{0} resultados nuevos"),
    "since-n-changed": Plural(0, "1 resultado corregido", "{0} resultados corregidos"),
    "since-n-gone": Plural(0, "1 resultado quitado", "{0} resultados quitados"),
    "since-n-paired": Plural(0, "1 emparejamiento", "{0} emparejamientos"),
    "since-n-new": Plural(0, "1 llegó", "{0} llegaron"),
    "since-n-left": Plural(0, "1 ya no está", "{0} ya no están"),
    "since-n-names": Plural(0, "1 nombre", "{0} nombres"),
    "since-n-ratings": Plural(0, "1 Elo", "{0} Elos"),
    "since-n-printed": Plural(0, "1 cifra impresa", "{0} cifras impresas"),
    "since-n-order": "otro orden",
    "since-order": "Los empates se deshacen con otro orden: {1}. Antes: {0}.",
    "since-moved": Plural(0, "Uno de {1} tiene otro puesto:", "{0} de {1} tienen otro puesto:"),
    "since-changed": Plural(0, "Se corrigió un resultado:", "Se corrigieron {0} resultados:"),
    "since-gone": Plural(0, "Se quitó un resultado:", "Se quitaron {0} resultados:"),
    "since-came": Plural(0, "Un resultado nuevo:", "{0} resultados nuevos:"),
    "since-came-in": Plural(
        0, "Ronda {1}, un resultado nuevo:", "Ronda {1}, {0} resultados nuevos:"
    ),
    "since-paired": Plural(0, "Un emparejamiento nuevo:", "{0} emparejamientos nuevos:"),
    "since-paired-in": Plural(
        0, "Ronda {1}, un emparejamiento nuevo:", "Ronda {1}, {0} emparejamientos nuevos:"
    ),
    "since-new": Plural(0, "Hay un nombre nuevo:", "Hay {0} nombres nuevos:"),
    "since-left": Plural(0, "Uno ya no está:", "{0} ya no están:"),
    "since-names": Plural(
        0, "Un nombre se escribe de otra forma:", "{0} nombres se escriben de otra forma:"
    ),
    "since-ratings": Plural(0, "Un Elo es otro:", "{0} Elos son otros:"),
    "since-printed": Plural(
        0,
        "Una cifra impresa es otra, aunque los resultados dicen lo mismo:",
        "{0} cifras impresas son otras, aunque los resultados dicen lo mismo:",
    ),
    "since-opponents": Plural(
        0, "Los puntos de un rival son otros:", "Los puntos de {0} rivales son otros:"
    ),
    "since-who": "{0}",
    "since-kind": "{0:kind}",
    "since-was": "{0} (antes: {1})",
    "since-against": "{0:kind} contra {1}",
    "since-color": "{0} contra {1}: {2:words}, antes {3:words}",
    "since-match": "{0} contra {1}: {2} en los tableros, antes {3}",
    "since-name": "{1} (antes: {0})",
    "since-rating": "{0}: {1}, antes {2}",
    "since-unrated": "sin Elo",
    "since-total": "{0}: total {1}, antes {2}",
    "since-figure": "{0}: {1} {2}, antes {3}",
    "since-opponent": "{0}, rival {1}: {2}, antes {3}",
    "since-points": "{0:scored}, antes {1}.",
    "since-still": "Sigue con {0:scored}.",
    "since-more": "{0} más",
    "since-passed-score": "Adelantó por puntos a {0}.",
    "since-passed-by": "Adelantó por {1} a {0}.",
    "since-passed-values": "Adelantó por {1} a {0}, {2} a {3} (antes: {4} a {5}).",
    "since-passed-level": "Ahora comparte el puesto con {0}.",
    "since-passed-gone": "Ya no está en la clasificación: {0}.",
    "since-overtaken-score": "Por puntos va por detrás de {0}.",
    "since-overtaken-by": "Por {1} va por detrás de {0}.",
    "since-overtaken-values": "Por {1} va por detrás de {0}, {3} a {2} (antes: {5} a {4}).",
    "since-overtaken-new": "Nuevo en la clasificación y por delante: {0}.",
}
