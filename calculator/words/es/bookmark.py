"""Taking standings out of somebody else's page: the bookmark, and what it says there."""

from calculator.words.catalogues import Catalogue

TAKING: Catalogue = {
    # Es el nombre del marcador: en Android se escribe, así que es corto.
    "taking-name": "Desempates",
    "taking-copy": "Copiar el enlace",
    "taking-drag": (
        "Arrástralo a tu barra de marcadores o, en un teléfono, pulsa «Copiar el enlace». Funciona "
        "en la página que tiene la clasificación."
    ),
    "taking-copied": "Copiado. Ahora guárdalo como dirección de un marcador.",
    "taking-refused": (
        "El navegador no nos deja copiar. Mantén el dedo sobre el enlace y cópialo tú."
    ),
    "taking-button": "Explicar la clasificación de esta página",
    "taking-about": (
        "Abre la clasificación de la página que estás viendo en una calculadora que explica cada "
        "desempate."
    ),
    # En la otra página
    "taking-nothing": (
        "En esta página no se puede leer ninguna clasificación. Si es una imagen o un PDF, "
        "guárdalo y abre ese archivo en la calculadora."
    ),
    "taking-calculator": "Abrir la calculadora",
    "taking-frame": (
        "Esta clasificación viene de {0}, y ninguna otra página puede mirar dentro. Ábrela sola y "
        "vuelve a intentarlo allí."
    ),
    "taking-open": "Abrir {0}",
    "taking-large": (
        "Es más de lo que la calculadora admite de una vez. Selecciona la sección que quieras y "
        "vuelve a intentarlo."
    ),
}
