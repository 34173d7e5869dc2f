"""Sharing a result: links, copies, files, paper."""

from calculator.words.catalogue import Catalogue

SHARE: Catalogue = {
    "share-group": "Compartir",
    "share-or-print": "Compartir o imprimir",
    "copy-link": "Copiar enlace",
    "copy-answer-link": "Copiar enlace a esta respuesta",
    "link-copied": "Enlace copiado",
    "link-too-long": (
        "Esta tabla es demasiado grande para un enlace. Mejor guárdala como archivo."
    ),
    "qr-code": "Código QR",
    "qr-code-of": "Código QR del enlace a esta página",
    "qr-too-long": (
        "Este enlace es demasiado largo para un código QR que lean los teléfonos. "
        "Copia el enlace o guarda la tabla como archivo."
    ),
    "copy-embed": "Copiar código para insertar",
    "embed-copied": "Código copiado",
    "embed-title": "Desempates de ajedrez",
    "copy-as": "Copiar como",
    "copy": "Copiar",
    "save": "Guardar",
    "copied": "Copiado",
    "not-copied": "El navegador no nos deja copiar. Aquí está, seleccionado: cópialo tú.",
    "copy-this": "Para copiar",
    "export-send": "la respuesta: texto para enviar",
    "export-spoken": "la respuesta: para leer en voz alta",
    "export-text": "clasificación: texto",
    "export-markdown": "clasificación: Markdown",
    "export-csv": "clasificación: CSV",
    "export-json": "con todos los cálculos: JSON",
    "export-crosstable-text": "cuadro cruzado: texto",
    "export-crosstable-csv": "cuadro cruzado: CSV",
    "export-crosstable-trf": "cuadro cruzado: TRF (FIDE)",
    "file-answer": "respuesta",
    "file-standings": "clasificacion",
    "file-crosstable": "cuadro",
    "file-changed": "supuesto",
    "number": "Número",
    "decided-by": "Decidido por",
    "print": "Imprimir",
    "print-what": "Hoja",
    "sheet-standings": "clasificación",
    "sheet-score": "clasificación y cálculos de quienes tienen {0:points}",
    "sheet-answer": "la respuesta para {0}",
    "everyone-on": "Todos con {0:points}",
    "sheet-order": "Por orden: {0}.",
    "sheet-decided": "● decidió el puesto.",
    "sheet-marks": (
        "Tachado: eliminado. Con puntos: ajustado por rondas no jugadas. "
        "En un círculo: una ronda que no se jugó."
    ),
    "sheet-rule": "{0} {1}: {2}",
    "sheet-value": "Valor",
    "sheet-other-terms": "Además",
    "made-at": "Calculado en",
    "open-full": "Abrir en Chess Tiebreaks",
    "cannot-run-here": "La calculadora no puede funcionar dentro de este marco.",
}
