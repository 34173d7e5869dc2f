"""What the page says before Python runs, or where it cannot: the build hands it to JavaScript."""

from calculator.words.catalogue import Catalogue

APP: Catalogue = {
    "app.loading": "Preparando…",
    "app.working": "Calculando…",
    "app.waiting": "Recibido. Se calculará en cuanto la calculadora esté lista…",
    "app.links.damaged": (
        "La tabla de este enlace está dañada. Pide otra vez el enlace o pega la tabla."
    ),
    "app.links.large": "La tabla de este enlace es demasiado grande. Pide su texto y pégalo.",
    "app.links.version": (
        "Este enlace es de una versión más nueva de esta página. Vuelve a cargarla."
    ),
    "app.close": "Cerrar",
    "app.update": "Hay una versión nueva",
    "app.useUpdate": "Usarla",
    "app.again": "Reintentar",
    "app.files.large": (
        "«{0}» es demasiado grande para un cuadro. Ábrelo, copia una sección y pégala aquí."
    ),
    "app.files.spreadsheet": (
        "«{0}» es una hoja de cálculo o un documento. "
        "Ábrelo, selecciona la tabla, cópiala y pégala aquí."
    ),
    "app.files.pdf": "«{0}» es un PDF. Ábrelo, selecciona la tabla, cópiala y pégala aquí.",
    "app.files.picture": (
        "«{0}» es una imagen. Busca la tabla como texto: en la página del torneo, por ejemplo."
    ),
    "app.files.binary": "«{0}» no es texto. Ábrelo en su programa, copia la tabla y pégala aquí.",
    "app.files.empty": "«{0}» está vacío.",
    "app.files.unreadable": (
        "No se pudo abrir el archivo. Reintenta, o copia la tabla y pégala aquí."
    ),
    "app.failures.download": (
        "No se pudo descargar la calculadora. Comprueba la conexión y reintenta."
    ),
    "app.failures.browser": (
        "Este navegador no puede ejecutar la calculadora: falta WebAssembly o está desactivado "
        "(lo hace el modo de aislamiento). Prueba con otro navegador."
    ),
    "app.failures.start": "La calculadora no arrancó. Reintenta o prueba con otro navegador.",
    "app.failures.crash": "La calculadora se detuvo. Tu texto sigue aquí: reintenta.",
}
