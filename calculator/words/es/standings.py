"""The words in and around the tables of standings and results."""

from calculator.words.catalogues import Catalogue

STANDINGS: Catalogue = {
    "printed-place": "impreso {0}",
    "score-group": "{0:points} · {1} · {2}",
    "to-row": "Tu fila en la clasificación",
    "to-answer": "Volver a la respuesta",
    "crosstable-legend": "Subrayadas: tus partidas.",
    "crosstable-legend-level": "Entre corchetes: partidas entre los de tu puntuación.",
    # Finding oneself
    "find-none": "Nadie con ese nombre",
    # What a choice would do
    "effects": "Puesto de {0} con cada orden",
    "option-place": "{0} ({1:ordinal})",
    # What the order asks for
    "rules": "Reglas de la FIDE",
    "rules-of-event": "las del torneo: {0}",
    "out": "Fuera de la clasificación",
    "not-placed": "(fuera de la clasificación)",
    "out-nobody": "Nadie",
    "out-add": "Dejar a alguien fuera",
    "out-gone": "Devolver a {0} a la clasificación",
    "withdrawn": "Retirada antes de la mitad de las partidas",
    "withdrawn-left-out": "las partidas no cuentan",
    "withdrawn-counted": "las partidas cuentan",
    "late": "Llegó tarde",
    "late-add": "Añadir",
    "late-gone": "{0} llegó a tiempo",
    "late-reset": "Como dice la tabla",
    "late-nobody": "Nadie",
    # Workings
    "all-terms": "Total",
    "left-out": "Descartado",
    "divided-by": "{0} ÷ {1}",
    "value-missing": "{0}: sin valor, {1}.",
}
