"""Telling the project that something is wrong; the links at the foot of each page."""

from calculator.words.catalogues import Catalogue

TELLING: Catalogue = {
    "tell": "¿Algo está mal? Cuéntanoslo",
    "tell-title": "¿Algo está mal?",
    "tell-about": (
        "Esto abre un formulario en {0}, en inglés. Allí puedes cambiarlo todo antes de enviarlo. "
        "Lo que envíes allí es público."
    ),
    "tell-kind": "¿De qué se trata?",
    "tell-value": "Un valor o un puesto no es el de mi hoja",
    "tell-table": "Mi tabla no se puede leer, o se lee mal",
    "tell-sentence": "Una frase está mal o no se entiende",
    "tell-add": "Añadir al formulario",
    "tell-add-text": "mi tabla, con los nombres que tiene",
    "tell-add-says": "lo que dice aquí la calculadora",
    "tell-shown": "Esto es lo que llevará el formulario:",
    "tell-version": "Versión",
    "tell-page": "Página",
    "tell-text": "Tabla",
    "tell-says": "La calculadora dice",
    "tell-long": (
        "Esta tabla es demasiado larga para un enlace. Cópiala y pégala en el formulario."
    ),
    "tell-open": "Abrir el formulario",
    "tell-cancel": "Cancelar",
    # Al pie de cada página
    "foot-version": "Versión {0}",
    "foot-changes": "Cambios",
    "foot-source": "Código fuente",
    "foot-edit": "Editar esta página",
}
