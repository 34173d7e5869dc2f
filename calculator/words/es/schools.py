"""Schools, clubs and the like, whose best scores are added up."""

from calculator.words.catalogues import Catalogue, Plural

SCHOOLS: Catalogue = {
    # What they are called
    "schools-of-school": "Colegios",
    "schools-of-club": "Clubes",
    "schools-of-team": "Equipos",
    "schools-of-state": "Estados",
    "schools-of-fed": "Federaciones",
    "schools-one-school": "Colegio",
    "schools-one-club": "Club",
    "schools-one-team": "Equipo",
    "schools-one-state": "Estado",
    "schools-one-fed": "Federación",
    "schools-title": Plural(1, "{0}: el mejor de cada uno", "{0}: los {1} mejores de cada uno"),
    "schools-sum": "suma de {0}",
    "schools-sum-heading": "Suma {0}",
    "schools-team-score": "puntos del equipo",
    "schools-counted": "Cuentan",
    "schools-players": "Jugadores",
    # How ties are broken
    "schools-order": "Empates: se suma lo que tienen los jugadores que cuentan: {0}.",
    "schools-order-none": "Nada deshace los empates entre ellos.",
    "schools-order-us-scholastic": "Escolares nacionales de EE. UU.",
    "schools-order-us-scholastic-accelerated": (
        "Escolares nacionales de EE. UU., emparejamiento acelerado"
    ),
    "schools-order-state-list": "La lista de un estado",
    # What is to be known
    "schools-without": Plural(
        0,
        "{0} jugador no cuenta para nadie: la tabla no dice aquí nada de él.",
        "{0} jugadores no cuentan para nadie: la tabla no dice aquí nada de ellos.",
    ),
    "schools-alike": (
        "«{0}» y «{1}» se cuentan por separado. Si son el mismo, escribe los dos igual."
    ),
    "schools-has": "{0} {1}",
    "schools-over-limit": (
        "Hay aquí más jugadores que los {1} que se pueden inscribir: {0}. La tabla no dice quiénes "
        "se inscribieron, así que cuentan los mejores de todos. Deja fuera a los demás."
    ),
    "schools-not-added": Plural(
        1,
        "{0} no se suma: no es una cifra con la que se puedan comparar dos colegios.",
        "{0} no se suman: no son cifras con las que se puedan comparar dos colegios.",
    ),
    "schools-modified-median": (
        "Según los árbitros, los escolares nacionales no usan la Mediana modificada para equipos: "
        "a quien tiene la mitad de los puntos o menos le descarta las puntuaciones altas. Suman "
        "el Solkoff y luego el Acumulativo."
    ),
    "schools-no-value": "{0} no tiene valor",
    # One of them
    "schools-place": "{0}: puesto {1:place} de {2}, con {3:scored}.",
    "schools-place-now": "{0}: puesto {1:place} de {2}, con {3:scored} {4}.",
    "schools-share": "{0} comparten el puesto {1:place}.",
    "schools-who": "{0} {1:points}",
    "schools-who-value": "{0} {1}",
    "schools-adds": Plural(1, "Cuenta: {0}.", "Cuentan: {0} = {2:points}."),
    "schools-short": Plural(
        0,
        "Tiene un jugador; podrían contar {1}, y quien falta suma 0.",
        "Tiene {0:count} jugadores; podrían contar {1}, y quien falta suma 0.",
    ),
    "schools-left": Plural(
        1,
        "No cuentan: {0}; solo cuenta el mejor.",
        "No cuentan: {0}; solo cuentan los {1} mejores.",
    ),
    "schools-apart": "Sin inscribir: {0}.",
    "schools-level-place": (
        "{0} y {1} tienen los mismos puntos. Cuenta {0}, que está por delante en la general."
    ),
    "schools-level-sums": (
        "{0} y {1} comparten el puesto. Cuenta {0}, que tiene más en los desempates que se suman."
    ),
    "schools-level-alike": "{0} y {1} están iguales en todo: da lo mismo cuál de los dos cuente.",
    # Two of them
    "schools-more": "{0} tiene {1:scored}; {2}, {3:points}.",
    "schools-decided": (
        "{0} y {1} están empatados en {2}. {0} va por delante por la {3}: {4} contra {5}."
    ),
    "schools-sum-of": "{0}: {1} = {2}.",
    "schools-passed": "La {0} se pasó por alto: {1}.",
    "schools-level": "Nada separa a {0}: {1}.",
    "schools-level-all": "son iguales en {0}",
    "schools-ask": "Pregunta a la organización qué viene después.",
    # Other results
    "schools-if": "Si {0}, {1} habría quedado en el puesto {2:place}.",
    "schools-if-alone": "Si {0}, {1} habría quedado en solitario en el puesto {2:place}.",
    "schools-if-shared": "Si {0}, {1} habría compartido el puesto {2:place}.",
    "schools-higher": "Lo que habría subido a {0}, primero el cambio más pequeño:",
    "schools-higher-none": (
        "Ningún otro resultado de una sola partida de sus jugadores sube a {0}."
    ),
    "schools-lower": "Lo que habría bajado a {0}:",
    "schools-lower-none": "Ningún otro resultado de una sola partida de sus jugadores baja a {0}.",
    "schools-if-more": Plural(0, "Otro resultado más también.", "{0} resultados más también."),
    # What is needed
    "schools-need-ask": "¿Qué necesita {0} en la ronda {1}?",
    "schools-need-ask-games": "¿Qué necesita {0} en las partidas que faltan?",
    "schools-need": Plural(
        3,
        "Lo que necesita {0} en la ronda {1}: ahora tiene {2:scored}, y a sus jugadores les falta "
        "una partida.",
        "Lo que necesita {0} en la ronda {1}: ahora tiene {2:scored}, y a sus jugadores les faltan "
        "{3:count} partidas.",
    ),
    "schools-need-games": Plural(
        3,
        "Lo que necesita {0}: ahora tiene {2:scored}, y a sus jugadores les falta una partida.",
        "Lo que necesita {0}: ahora tiene {2:scored}, y a sus jugadores les faltan {3:count} "
        "partidas.",
    ),
    "schools-need-row": "{0}: {1}",
    "schools-need-points": "{0:scored}",
    "schools-need-or-more": "{0:points} {0:points|punto|puntos} o más",
    "schools-need-at-the-end": "{0} al final",
    "schools-need-or-less": "{0:points} {0:points|punto|puntos} o menos",
    "schools-need-between": "de {0:points} a {1:points} {1:points|punto|puntos}",
    "schools-need-level": "{0}; pueden decidir los desempates",
    "schools-need-range": "{0} de {1:points} a {2:points}",
    "schools-need-sure": "Pase lo que pase en las partidas que faltan, {0} será {1:ordinal}.",
    "schools-need-others": "Los demás pueden acabar así: {0}.",
    "schools-need-more": "y {0} más",
    "schools-need-rough": (
        "Hay demasiadas combinaciones para seguirlas todas. Por eso no se miraron las partidas de "
        "los demás entre ellos: puede que se nombre aquí un puesto que ya no se alcanza."
    ),
    "schools-need-not-paired": Plural(
        0,
        "La ronda {1} no está emparejada en tu hoja. Vuelve a preguntar con sus emparejamientos.",
        "A partir de la ronda {1}, {0:count} rondas no están emparejadas en tu hoja. Vuelve a "
        "preguntar con los emparejamientos.",
    ),
    # In the page
    "schools-show": "Mostrar su clasificación",
    "schools-not": "no cuenta",
    "schools-hide": "Ocultar",
    "schools-by": "Por",
    "schools-best": "Cuántos cuentan",
    "schools-ties": "Empates",
    "schools-order-own": "los desempates del torneo, sumados",
    "schools-entered": "Se pueden inscribir",
    "schools-any-number": "sin límite",
    "schools-not-entered": "no inscrito",
    "schools-leave-out": "Dejar fuera",
    "schools-put-back": "Volver a contar",
    "schools-copy-text": "Copiar como texto",
    "schools-save": "Guardar como CSV",
    "schools-print": "Imprimir esta lista",
    "schools-who-counts": "{0}: quién cuenta, y por qué este puesto",
    "schools-total": "Suma",
    "schools-try": "¿Y si una partida de {0} hubiera acabado de otro modo?",
    # A list of the text's own
    "schools-list-agrees": Plural(
        0,
        "La lista del propio texto coincide.",
        "La lista de {0} del propio texto coincide.",
    ),
    "schools-list-same": Plural(
        0,
        "La lista del propio texto tiene los mismos puntos y puestos.",
        "La lista de {0} del propio texto tiene los mismos puntos y puestos.",
    ),
    "schools-list-score": "La lista del propio texto da a {0} {1}; aquí son {2:points}.",
    "schools-list-place": (
        "La lista del propio texto pone a {0} en el puesto {1:place}; aquí es el {2:place}."
    ),
    "schools-list-fits-best": Plural(
        0,
        "La lista cuadra si solo cuenta el mejor de cada uno.",
        "La lista cuadra si cuentan los {0} mejores de cada uno.",
    ),
    "schools-list-fits-order": "La lista cuadra con estos desempates: {0}.",
    "schools-list-sums": Plural(
        1, "También coincide su {0}.", "También coinciden sus columnas: {0}."
    ),
    "schools-list-sum": "La lista del propio texto da a {1} una {0} de {2}; aquí es {3}.",
    "schools-list-unknown": (
        "Una columna de la lista del propio texto no se compara, porque no es ninguna suma que "
        "se conozca aquí: {0}."
    ),
    "schools-figure": "{0}",
    "title-total-opposition": "Suma del Elo de los rivales",
    "heading-total-opposition": "Suma Elo",
    # What goes wrong
    "schools-none": (
        "esta tabla no dice por qué colegio, club, equipo o estado juega nadie: no tiene esa "
        "columna"
    ),
    "schools-none-of": (
        "esta tabla no dice por qué colegio, club, equipo o estado juega nadie. Además de los "
        "resultados tiene: {0}; --team-by toma una de ellas"
    ),
    "schools-nobody": "nadie tiene nada en «{0}»",
    "schools-of-teams": "las filas de esta tabla ya son equipos",
    "schools-at-least-one": "tiene que contar al menos un jugador",
    "schools-limit-low": "si un colegio puede inscribir {0}, no pueden contar {1}",
    "schools-who-none": "«{0}» no es ninguno de estos: {1}",
    "schools-who-several": "«{0}» es más de uno: {1}",
}
