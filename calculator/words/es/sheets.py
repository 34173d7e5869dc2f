"""The sheets of HTML that the command line writes, and what it says about them."""

from calculator.words.catalogues import Catalogue, Plural

SHEETS: Catalogue = {
    "sheet-edition": "Reglas de la FIDE: {1} ({0}).",
    "sheet-arise": "Cómo se obtiene cada valor",
    "sheet-made-with": (
        "Hecho con la calculadora de desempates de ajedrez. Esta página no lleva ningún script ni "
        "carga nada."
    ),
    # The index of an event
    "sheet-sections": "Secciones",
    "sheet-all-sections": "Todas las secciones",
    "sheet-players": "Jugadores",
    "sheet-rounds": "Rondas",
    "sheet-ties": "Empates",
    "sheet-ties-are": "Empates: cuántas puntuaciones comparten varios jugadores.",
    "sheet-unread": "No se ha podido leer",
    # What is said in the terminal
    "sheet-written": "Escrito: {0}",
    "sheets-written": Plural(0, "Escritos: {1} y una hoja", "Escritos: {1} y {0} hojas"),
    "sheet-left": Plural(
        0,
        "Ya no forma parte del torneo, pero no se ha borrado: {1}",
        "Ya no forman parte del torneo, pero no se han borrado: {0} hojas, como {1}",
    ),
    "sheet-in-the-way": (
        "{0} ya existe y no lo escribió esta orden, así que no se ha escrito nada. Elige otro "
        "lugar o muévelo."
    ),
    "sheet-for-one": (
        "{0} es una sola hoja y {1} es una carpeta. Indica una carpeta de destino: recibirá una "
        "hoja por sección y un índice."
    ),
}
