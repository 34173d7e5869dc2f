"""Lists of games, and opponents by name, in Spanish."""

from calculator.words.catalogues import Catalogue, Plural

GAMES: Catalogue = {
    "line-left-out": "Entre las partidas pone «{0}»: no se ha tenido en cuenta.",
    "ranking-left-out": (
        "La clasificación que empieza por «{0}» no se ha tenido en cuenta: no es la de estas "
        "partidas."
    ),
    "rounds-by-day": (
        "El texto no nombra sus rondas: se han tomado {0}, una por cada día de juego."
    ),
    "rounds-taken": (
        "El texto no nombra sus rondas: se han tomado {0}, una nueva donde vuelven a empezar los "
        "tableros o hay una línea en blanco."
    ),
    "colors-differ": (
        "{0} lleva blancas en una lista de la ronda {1} y negras en otra: vale la primera."
    ),
    "taken-for-two-games": (
        "{0} y {1} se reparten dos puntos: se han leído como jugadores que juegan dos partidas por "
        "ronda. Si son equipos, lee el texto como «{2}» o pega también la lista de sus jugadores."
    ),
    "black-first": "Aquí las negras están delante del resultado y las blancas detrás: «{2}» se lee "
    "como los puntos de {0} y luego los de {1}. Si van primero los de las blancas, intercambia las "
    "dos columnas.",
    "signs-are-forfeits": Plural(
        0,
        "Aquí la única victoria se escribe con un más y un menos, como las incomparecencias: "
        "cuenta como no jugada. Si se jugó, escribe 1-0 o 0-1.",
        "Aquí toda victoria se escribe con un más y un menos, como las incomparecencias: estas "
        "{0} partidas cuentan como no jugadas. Si se jugaron, escribe 1-0 y 0-1.",
    ),
    "both-lost": (
        "{0} – {1}, ronda {2}: nadie puntuó. Se toma por una partida jugada; para una doble "
        "incomparecencia escribe 0F-0F."
    ),
    "name-taken": Plural(
        0,
        "Se entiende que «{1}» es {2}: no puede ser nadie más.",
        "{0} nombres se toman por los únicos que pueden ser: {3}.",
    ),
    "name-taken-only": (
        "Se entiende que «{0}» es {1}: los demás con ese nombre tienen otra partida en la ronda."
    ),
    "name-answered": (
        "Se entiende que «{0}» en la ronda {2} es {1}: de quienes pueden ser, solo {1} nombra "
        "también a este jugador."
    ),
    "not-in-standings": "{0} juega, pero no está en la clasificación.",
    "names-within": (
        "«{0}» y «{1}» tienen partidas en la misma ronda: se han leído como dos jugadores. Si son "
        "uno solo, una de las partidas está mal."
    ),
    "names-alike": (
        "«{0}» y «{1}» se parecen mucho y nunca están en la misma ronda: se toman por dos "
        "jugadores. Si es uno solo, escribe el nombre siempre igual."
    ),
}
