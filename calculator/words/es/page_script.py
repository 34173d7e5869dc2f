"""What the page says before Python runs, or where it cannot: the build hands it to JavaScript."""

from calculator.words.catalogues import Catalogue

APP: Catalogue = {
    "app.loading": "Preparando…",
    "app.working": "Calculando…",
    # A text that waits: what there is to be seen of it, then what comes next.
    "app.table.one": "Tu tabla: una línea.",
    "app.table.many": "Tu tabla: {0} líneas.",
    "app.soon": "Lista en un momento…",
    "app.toldOther": ("El enlace traía otra respuesta. Esta se acaba de calcular con su tabla."),
    "app.press": "Pulsa «Calcular» cuando esté completa.",
    "app.changed": "El texto ha cambiado. Pulsa «Calcular».",
    # What takes longer than a second
    "app.steps.reading": "Leyendo la tabla…",
    "app.steps.ranking": "Calculando los desempates…",
    "app.steps.drawing": "Preparando el resultado…",
    "app.seconds": "{0} {1} s",
    "app.stop": "Detener",
    "app.stopped": "Detenido. Tu texto sigue aquí.",
    "app.slow": "El cálculo tardó más de {0} segundos y se detuvo. Tu texto sigue aquí.",
    "app.anyway": "Dejar que continúe",
    "app.links.damaged": "Este enlace está dañado. Pídelo otra vez o pega la tabla.",
    "app.links.large": "La tabla de este enlace es demasiado grande. Pide su texto y pégalo.",
    "app.links.version": "Este enlace es de una versión más nueva. Recarga la página.",
    # A table that an address names
    "app.source.loading": "Descargando {0}…",
    "app.source.from": "Tabla de {0}",
    "app.source.address": "«{0}» no es la dirección de una página web.",
    "app.source.refused": (
        "No se pudo descargar {0}: su servidor no permite que otras páginas lean la tabla, o "
        "no hay conexión. Ábrela, copia la tabla y pégala aquí."
    ),
    "app.source.status": (
        "No se pudo descargar {0}: su servidor responde {1}. Revisa la dirección o pega la tabla."
    ),
    "app.source.large": (
        "{0} ocupa más de 2 MB, demasiado para un cuadro cruzado. Copia una sección y pégala aquí."
    ),
    "app.source.slow": "{0} no llegó en 10 segundos.",
    "app.source.kind": ("{0} no es texto ni una página web. Descarga el archivo y ábrelo aquí."),
    "app.pasting.refused": (
        "Esta página no puede leer el portapapeles. Pega en el cuadro: pulsa Ctrl+V, o mantén el "
        "dedo sobre él y elige Pegar."
    ),
    "app.pasting.empty": "No hay texto en el portapapeles. Copia antes la tabla.",
    "app.close": "Cerrar",
    "app.update": "Hay una versión nueva",
    "app.useUpdate": "Usarla",
    "app.again": "Reintentar",
    "app.files.opening": "Abriendo «{0}»…",
    "app.files.large": (
        "«{0}» es demasiado grande para un cuadro cruzado. Ábrelo, copia una sección y pégala aquí."
    ),
    "app.files.binary": "«{0}» no es texto. Ábrelo en su programa, copia la tabla y pégala aquí.",
    "app.files.password": (
        "«{0}» está protegido con contraseña. Guárdalo sin ella y abre esa copia."
    ),
    "app.files.damaged": "«{0}» está dañado. Descárgalo o guárdalo de nuevo.",
    "app.files.scanned": "«{0}» no muestra ni texto ni imágenes: sus páginas están vacías.",
    "app.files.many": (
        "«{0}» tiene más de 200 páginas, o más de 12 que son imágenes. Abre una sola sección."
    ),
    "app.files.fetch": (
        "No se pudo descargar el programa que abre «{0}». Revisa la conexión y prueba otra vez."
    ),
    "app.files.slow": (
        "«{0}» tardaba más de un minuto en abrirse, así que se canceló. Abre solo una sección, o "
        "copia la tabla y pégala aquí."
    ),
    "app.files.empty": "«{0}» está vacío.",
    "app.files.unreadable": (
        "No se pudo abrir el archivo. Reintenta, o copia la tabla y pégala aquí."
    ),
    # Una imagen: lo que se lee en ella
    "app.scan.loading": "Cargando el lector de imágenes: {0} de {1} MB…",
    "app.scan.looking": "Leyendo la imagen…",
    "app.scan.cells": "Leyendo celda por celda…",
    "app.scan.title": "Leído en la imagen",
    "app.scan.titles": "Leído en {0} imágenes",
    "app.scan.sure": "No hay celdas dudosas. Aun así, compara algunas filas con la imagen.",
    "app.scan.one": "Una celda puede estar mal: mira qué hay en la imagen.",
    "app.scan.many": "{0} celdas pueden estar mal: mira qué hay en la imagen.",
    "app.scan.private": (
        "La imagen se queda en este dispositivo y desaparece al salir de la página."
    ),
    "app.scan.beside": "Comparar con la imagen",
    "app.scan.press": "Pulsa una celda para verla ampliada y cambiarla.",
    "app.scan.of": "{0} de {1}",
    "app.scan.before": "Anterior",
    "app.scan.next": "Siguiente",
    "app.scan.read": "leído como {0}",
    "app.scan.may": "Puede decir",
    "app.scan.cut": "La celda en la imagen",
    "app.scan.checked": "Ya se ha mirado todo lo dudoso.",
    "app.scan.keys": "Intro la deja así, escribir la corrige, ↑ y ↓ llevan a las demás.",
    "app.scan.right": "Está bien",
    "app.scan.take": "Usar esto",
    "app.scan.says": "Lo que dice la celda",
    "app.scan.empty": "nada",
    "app.scan.doubtful": "puede estar mal",
    "app.scan.mended": "leído primero como «{0}»",
    "app.scan.cell": "{0}, {1}",
    "app.scan.heading": "Encabezado",
    "app.scan.round": "ronda {0}",
    "app.scan.row": "Fila {0}",
    "app.scan.column": "columna {0}",
    "app.scan.table": "La tabla leída",
    "app.scan.picture": "Imagen {0}",
    "app.scan.calculate": "Calcular",
    "app.scan.stop": "Detener",
    "app.scan.stopped": "Detenido.",
    "app.scan.close": "Cerrar",
    "app.scan.nothing": (
        "En esta imagen no se lee ninguna tabla. Haz la foto de frente, con buena luz y de modo "
        "que la tabla la llene."
    ),
    "app.scan.unreadable": (
        "«{0}» es una imagen que este navegador no puede mostrar: HEIC de un teléfono, o TIFF, por "
        "ejemplo. Guárdala como JPEG, o haz una captura de pantalla, y abre esa."
    ),
    "app.scan.fetch": (
        "No se pudo descargar el lector de imágenes. Revisa la conexión y prueba otra vez."
    ),
    "app.scan.late": (
        "La lectura de la imagen tardaba demasiado y se detuvo. Toma solo la tabla, con buena luz."
    ),
    "app.scan.browser": "Este navegador no puede leer imágenes. Prueba con otro.",
    "app.plain": (
        "Una parte de esta página no se cargó; por eso se ve sin diseño. La calculadora funciona."
    ),
    "app.failures.download": (
        "No se pudo descargar la calculadora, o llegó dañada. Comprueba la conexión y reintenta."
    ),
    "app.failures.policy": (
        "El servidor de este sitio no deja funcionar la calculadora: su Content-Security-Policy "
        "es demasiado estricta. Avisa a los responsables del sitio."
    ),
    "app.failures.memory": (
        "No hay suficiente memoria libre para la calculadora. Cierra otras pestañas o programas y "
        "reintenta."
    ),
    "app.failures.browser": (
        "Este navegador no puede ejecutar la calculadora: faltan WebAssembly o los workers, o "
        "están desactivados (lo hace el modo de aislamiento). Prueba con otro navegador."
    ),
    "app.failures.start": "La calculadora no arrancó. Reintenta o prueba otro navegador.",
    "app.failures.crash": "La calculadora se detuvo. Tu texto sigue aquí: reintenta.",
}
