"""What cannot be written in a form."""

from calculator.words.catalogue import Catalogue

WRITING: Catalogue = {
    "no-report-opponents": "un informe FIDE dice quién jugó con quién, y esta tabla no lo dice",
    "no-report-teams": (
        "un informe FIDE de equipos lleva sus jugadores y tableros, y aún no se escribe aquí"
    ),
    "no-report-rounds": "un informe FIDE dice la ronda de cada partida, y esta tabla no la dice",
    "no-report-size": "un informe FIDE tiene sitio para 9999 jugadores y 99 rondas",
}
