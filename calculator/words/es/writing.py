"""What cannot be written in a form."""

from calculator.words.catalogues import Catalogue

WRITING: Catalogue = {
    "xlsx-needs": 'para escribir una hoja de cálculo, instala lo que la escribe: pip install "{0}"',
    "no-report-opponents": "un informe FIDE dice quién jugó con quién, y esta tabla no lo dice",
    "no-report-boards": (
        "un informe FIDE de equipos dice quién jugó en cada tablero, y esta tabla no lo dice"
    ),
    "no-report-team-size": "un informe FIDE tiene sitio para 999 equipos",
    "no-report-matches": (
        "un informe FIDE dice quién ganó un encuentro solo por sus tableros, y en esta tabla hay "
        "un encuentro que los tableros no explican"
    ),
    "no-text-teams": (
        "en texto y CSV no caben los tableros de un torneo por equipos: JSON y TRF los guardan"
    ),
    "no-report-rounds": "un informe FIDE dice la ronda de cada partida, y esta tabla no la dice",
    "no-report-size": "un informe FIDE tiene sitio para 9999 jugadores y 99 rondas",
}
