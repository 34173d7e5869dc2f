"""What was read, and how printed values compare."""

from calculator.words.catalogues import Catalogue, Plural

READING: Catalogue = {
    # What was read
    "summary-players": Plural(0, "un jugador", "{0} jugadores"),
    "summary-teams": Plural(0, "un equipo", "{0} equipos"),
    "summary-rounds": Plural(0, "una ronda", "{0} rondas"),
    "games-open": Plural(0, "una partida sin terminar", "{0} partidas sin terminar"),
    "read-as": "Leído como {0}",
    "all-agree": Plural(0, "el valor impreso coincide", "los {0} valores impresos coinciden"),
    "some-differ": ("{0} de {1} {1:|valor impreso|valores impresos} no {0:|coincide|coinciden}"),
    "order-agrees": "el orden impreso coincide",
    "order-differs": Plural(
        0,
        "una pareja de vecinos va al revés",
        "{0} parejas de vecinos van al revés",
    ),
    "difference": "{0}, {1}: impreso {2}, calculado {3}",
    "understood": "{0}: {1}, {2}",
    "section-taken": "Sección {0}; las demás: {1}",
    "section-untitled": "sin título",
    "summary-partly": "{0} {0:|ronda|rondas}, {1} {1:|jugada|jugadas}",
    "summary-so-far": Plural(0, "una ronda jugada", "{0} rondas jugadas"),
    "opponents-by-row": "rivales por fila",
    "opponents-by-standings": "rivales por número de la clasificación",
    "opponents-by-place": "rivales por puesto",
    "opponents-by-start": "rivales por número inicial",
    "opponents-by-pairing": "rivales por número de emparejamiento",
    "opponents-by-name": "rivales por nombre",
    "without": "sin {0}",
    "lacks-colors": "colores",
    "lacks-ratings": "Elo",
    "lacks-opponents": "rivales",
    "lacks-rounds": "las rondas de las partidas",
    "lacks-byes": "el tipo de los byes",
    "lacks-totals": "totales",
}
