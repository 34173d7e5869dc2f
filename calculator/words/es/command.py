"""The command line, and unknown names."""

from calculator.words.catalogue import Catalogue

COMMAND: Catalogue = {
    "list-tiebreaks": "Desempates",
    "list-orders": "Órdenes",
    "list-conventions": "Convenciones",
    "list-layouts": "Formatos",
    "several-players": "«{0}» puede ser más de un jugador: {1}",
    "answer-needs-player": "antes hay que elegir un jugador con --player",
    "same-player": "«{0}» es dos veces el mismo jugador",
    "no-player": "aquí no hay nadie llamado «{0}»",
    "unknown-tiebreak": "desempate u orden desconocido: «{0}»; --list muestra los que hay",
    "unknown-rules": "no hay reglas «{0}»; hay {1}",
    "not-made-of": "{0} no se calcula con «{1}»",
    "no-modifier": "{0} no admite el modificador /{1} (admite: {2})",
    "no-modifiers": "{0} no admite el modificador /{1}",
}
