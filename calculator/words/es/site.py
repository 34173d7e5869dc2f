"""What the pages of the site say around their text."""

from calculator.words.catalogues import Catalogue

SITE: Catalogue = {
    "site-name": "Desempates de ajedrez, explicados",
    "site-theme-system": "Como el sistema; cambiar a claro",
    "site-theme-light": "Claro; cambiar a oscuro",
    "site-theme-dark": "Oscuro; cambiar a lo que tenga el sistema",
    "site-section-link": "Enlace a esta sección",
    "site-copy": "Copiar al portapapeles",
    "site-footer": "Las páginas del sitio",
    "site-footer-use": "Usar",
    "site-footer-read": "Entender",
    "site-footer-site": "Este sitio",
    "site-footer-build": "Desarrollar",
    "site-yours": "La tuya:",
    "site-yours-paste": "Pegar",
    "site-yours-paste-label": "Pegar tu clasificación en la calculadora",
    "site-missing": "Aquí no hay ninguna página.",
    "site-first-page": "Ir a la página de inicio",
    "site-calculator": "Calculadora",
    "site-calculator-about": (
        "Pega un cuadro cruzado de ajedrez y mira cómo se calcula y se explica cada desempate. "
        "Nada de lo que pegas sale de tu navegador."
    ),
    "site-embed": "Desempates de ajedrez",
    "site-embed-about": "La calculadora sola, para otra página.",
}
