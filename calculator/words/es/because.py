"""What makes the difference between two players of the same score."""

from calculator.words.catalogue import Catalogue, Plural

BECAUSE: Catalogue = {
    # Who else has the score
    "level-on": "Con {0:points} puntos:",
    "level-on-one": "Con {0:points} punto:",
    "also-level": "También con {0:points} puntos: {1}.",
    "level-place": "{0} ({1:ordinal})",
    "level-more": "{0:count} más",
    # Amounts
    "because-one": "un punto",
    "because-half": "medio punto",
    "because-part": "{0} de punto",
    "because-many": "{0} puntos",
    "because-round": "la ronda {0}",
    "because-rounds": "las rondas {0}",
    # Sums of the opponents' scores; "counted" where unplayed rounds changed some
    "because-scored-more": "Tus rivales sumaron {0} más en total.",
    "because-scored-less": "Tus rivales sumaron {0} menos en total.",
    "because-counted-more": "La puntuación ajustada de tus rivales suma {0} más.",
    "because-counted-less": "La puntuación ajustada de tus rivales suma {0} menos.",
    "because-scored-even-more": "Tus rivales sumaron {0} más, incluso sin {1}.",
    "because-scored-even-less": "Tus rivales sumaron {0} menos, incluso sin {1}.",
    "because-counted-even-more": (
        "La puntuación ajustada de tus rivales suma {0} más, incluso sin {1}."
    ),
    "because-counted-even-less": (
        "La puntuación ajustada de tus rivales suma {0} menos, incluso sin {1}."
    ),
    "because-scored-level-more": (
        "Todos tus rivales juntos sumaron lo mismo que los de {2}; sin {1}, {0} más."
    ),
    "because-scored-level-less": (
        "Todos tus rivales juntos sumaron lo mismo que los de {2}; sin {1}, {0} menos."
    ),
    "because-counted-level-more": (
        "La puntuación ajustada de todos tus rivales suma lo mismo que la de los de {2}; "
        "sin {1}, {0} más."
    ),
    "because-counted-level-less": (
        "La puntuación ajustada de todos tus rivales suma lo mismo que la de los de {2}; "
        "sin {1}, {0} menos."
    ),
    "because-scored-but-more": (
        "Todos tus rivales juntos sumaron {2} menos; pero sin {1}, {0} más."
    ),
    "because-scored-but-less": (
        "Todos tus rivales juntos sumaron {2} más; pero sin {1}, {0} menos."
    ),
    "because-counted-but-more": (
        "La puntuación ajustada de todos tus rivales suma {2} menos; pero sin {1}, {0} más."
    ),
    "because-counted-but-less": (
        "La puntuación ajustada de todos tus rivales suma {2} más; pero sin {1}, {0} menos."
    ),
    "because-left-out": "lo que se corta",
    "because-left-1-0": "la más baja",
    "because-left-2-0": "las dos más bajas",
    "because-left-0-1": "la más alta",
    "because-left-0-2": "las dos más altas",
    "because-left-1-1": "la más baja y la más alta",
    "because-left-2-2": "las dos más bajas y las dos más altas",
    "because-own-empty": "Tu ronda {0} ({1:kind}) cuenta como un rival con 0.",
    "because-their-empty": "La ronda {0} de {2} ({1:kind}) cuenta como un rival con 0.",
    # Running scores
    "because-running-more": Plural(
        2,
        "Ibas por delante tras {0}, por {1}.",
        "Ibas por delante tras {0}: {1} en suma.",
    ),
    "because-running-less": Plural(
        2,
        "Ibas por detrás tras {0}, por {1}.",
        "Ibas por detrás tras {0}: {1} en suma.",
    ),
    "because-own-taken": "Por rondas no jugadas se te descuenta {0}.",
    "because-their-taken": "Por rondas no jugadas, a {1} se le descuenta {0}.",
    "because-cumulatives-more": "Las puntuaciones acumuladas de tus rivales suman {0} más.",
    "because-cumulatives-less": "Las puntuaciones acumuladas de tus rivales suman {0} menos.",
    "because-buchholz-more": "El Buchholz medio de tus rivales es {0} mayor.",
    "because-buchholz-less": "El Buchholz medio de tus rivales es {0} menor.",
    # Scores times results
    "because-beaten-more": "Los rivales a los que ganaste te dan {0} más.",
    "because-beaten-less": "Los rivales a los que ganaste te dan {0} menos.",
    "because-drawn-more": "Los rivales con los que hiciste tablas te dan {0} más.",
    "because-drawn-less": "Los rivales con los que hiciste tablas te dan {0} menos.",
    "because-products-more": "Las puntuaciones de tus rivales por tus resultados suman {0} más.",
    "because-products-less": "Las puntuaciones de tus rivales por tus resultados suman {0} menos.",
    # Games among the tied
    "because-you-won": "Ganaste la partida entre los dos, en la ronda {0}.",
    "because-they-won": "{1} ganó la partida entre los dos, en la ronda {0}.",
    "because-among": "En las partidas entre los {0:count} empatados: tú {1}; {2} {3}.",
    "because-W": Plural(0, "una victoria", "{0:count} victorias"),
    "because-D": Plural(0, "unas tablas", "{0:count} tablas"),
    "because-L": Plural(0, "una derrota", "{0:count} derrotas"),
    "because-no-game": "ninguna partida",
    "because-encounter": "Entre los {0:count} empatados hiciste {1}, {2} {3}.",
    "because-own-reach": (
        "No todos los empatados se han enfrentado; pero tú tienes {0}, "
        "y {2} no habría podido llegar a más de {1}."
    ),
    "because-their-reach": (
        "No todos los empatados se han enfrentado; pero {2} tiene {0}, "
        "y tú no habrías podido llegar a más de {1}."
    ),
    # Own results
    "because-wins-more": Plural(0, "Tienes una victoria más.", "Tienes {0:count} victorias más."),
    "because-wins-less": Plural(
        0, "Tienes una victoria menos.", "Tienes {0:count} victorias menos."
    ),
    "because-blacks-more": Plural(
        0, "Jugaste con negras una vez más.", "Jugaste con negras {0:count} veces más."
    ),
    "because-blacks-less": Plural(
        0, "Jugaste con negras una vez menos.", "Jugaste con negras {0:count} veces menos."
    ),
    "because-black-wins-more": Plural(
        0, "Ganaste con negras una vez más.", "Ganaste con negras {0:count} veces más."
    ),
    "because-black-wins-less": Plural(
        0, "Ganaste con negras una vez menos.", "Ganaste con negras {0:count} veces menos."
    ),
    "because-elected-more": Plural(
        0, "Faltaste a una ronda menos.", "Faltaste a {0:count} rondas menos."
    ),
    "because-elected-less": Plural(
        0, "Faltaste a una ronda más.", "Faltaste a {0:count} rondas más."
    ),
    "because-played": "Partidas jugadas: tú {0}; {1} {2}.",
    "because-koya-more": "Contra los rivales que cuentan hiciste {0} más.",
    "because-koya-less": "Contra los rivales que cuentan hiciste {0} menos.",
    "because-game-points-more": "Tienes {0} más de las partidas sueltas.",
    "because-game-points-less": "Tienes {0} menos de las partidas sueltas.",
    "because-facts": "Tú: {0}. {1}: {2}.",
    "because-came": "Tú quedaste {0}, {1} {2}.",
    # Ratings
    "because-rated-more": "El Elo medio de tus rivales es {0} mayor.",
    "because-rated-less": "El Elo medio de tus rivales es {0} menor.",
    "because-performed-more": "El rendimiento medio de tus rivales es {0} mayor.",
    "because-performed-less": "El rendimiento medio de tus rivales es {0} menor.",
    "because-performance-more": "Tu rendimiento es {0} mayor.",
    "because-performance-less": "Tu rendimiento es {0} menor.",
    "because-rating-more": "Tu Elo es {0} mayor.",
    "because-rating-less": "Tu Elo es {0} menor.",
}
