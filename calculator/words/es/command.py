"""The command line, and unknown names."""

from calculator.words.catalogues import Catalogue, Plural

COMMAND: Catalogue = {
    "list-tiebreaks": "Desempates",
    "list-orders": "Órdenes",
    "list-conventions": "Convenciones",
    "list-layouts": "Formatos",
    "several-players": "«{0}» puede ser más de un jugador: {1}",
    "answer-needs-player": "antes hay que elegir un jugador con --player",
    "same-player": "«{0}» es dos veces el mismo jugador",
    "no-player": "aquí no hay nadie llamado «{0}»",
    "unknown-tiebreak": "desempate u orden desconocido: «{0}»",
    "several-tiebreaks": "«{0}» son varios desempates; indica cuál: {1}",
    "set-unknown": "--set no conoce «{0}»; conoce {1}",
    "set-option": "«{0}» no es una opción de {1}; tiene {2}",
    "set-numbers": (
        "«{0}» no es una lista de jugadores; {1} admite sus números, como en {1}=3,5, o none"
    ),
    "set-record": (
        "«{0}={1}» no es un resultado; {2} admite el número de un jugador y sus puntos, como en "
        "{2}.4=1"
    ),
    "set-nobody": "ningún jugador tiene el número {0}, que --set nombra",
    "no-language": "no hay ningún idioma «{0}»; hay {1}",
    "unknown-rules": "no hay reglas «{0}»; hay {1}",
    "only-of-matches": (
        "{0} cuenta encuentros enteros: {0}:{1} exigiría el resultado de cada tablero, que una "
        "tabla de equipos no trae"
    ),
    "not-made-of": "{0} no se calcula con «{1}»",
    "no-modifier": "{0} no admite el modificador /{1} (admite: {2})",
    "no-modifiers": "{0} no admite el modificador /{1}",
    "no-cut": "{0} no admite /{1}: la lista de la FIDE (C.07 art. 5) no prevé ese corte",
    "no-limit": (
        "{0} no admite el límite /{1}: /L1 a /L9 lo suben en medios puntos, /L-1 lo baja, y un "
        "porcentaje va de 20 a 100, como /L60"
    ),
    # The summary of a run of the action
    "run-file": "Archivo",
    "run-printed": "Lo que imprime",
    "run-said": "Todo lo que se dijo",
    # tiebreaks.toml
    "settings-line": "línea {0}: {1}",
    "settings-toml": "esto no es TOML: {0}",
    "settings-encoding": "esto no es UTF-8; guarda el archivo como UTF-8",
    "settings-unknown": "aquí no se conoce «{0}»; se conocen: {1}",
    "settings-written": "«{0}» se escribe como en {1}",
    "settings-value": "«{0}» no es ninguno de {1}",
    "settings-nobody": "ningún archivo se llama «{0}»",
    "did-you-mean": "¿querías decir {0}?",
    "list-names-them": "--list muestra los que hay",
    # Lo que se nombra no es un archivo
    "path-address": (
        "{0} es una dirección, y aquí no se descarga nada: guarda la página e indica el archivo, o "
        "abre la dirección en la página de la calculadora, detrás de ?src="
    ),
    "path-folder": (
        "{0} es una carpeta: --check compara todas sus tablas, --html OUT hace una hoja de cada una"
    ),
    "path-empty": "el nombre de un archivo está vacío",
    "path-fits-nothing": "ningún archivo encaja con {0}",
    # --check
    "check-unread": "no se puede leer: {0}",
    "check-nothing": "no hay nada impreso que comparar",
    "check-left-out": Plural(0, "columna sin comparar: {1}", "columnas sin comparar: {1}"),
    "check-columns": Plural(0, "una columna sin comparar", "{0} columnas sin comparar"),
    "check-contradict": Plural(
        0, "un par de resultados se contradice", "{0} pares de resultados se contradicen"
    ),
    "check-totals": Plural(
        0,
        "un total impreso no es la suma de los resultados",
        "{0} totales impresos no son la suma de los resultados",
    ),
    "check-more": Plural(0, "y una línea más", "y {0} líneas más"),
    "check-total": "Total: {0}",
    "check-files": Plural(0, "un archivo", "{0} archivos"),
    "check-sections": Plural(0, "una sección", "{0} secciones"),
    "check-values": "{0:|coincide|coinciden} {0} de {1} {1:|valor impreso|valores impresos}",
    "check-places": "{0:|coincide|coinciden} {0} de {1} {1:|puesto impreso|puestos impresos}",
    "check-faults": Plural(0, "un fallo en los resultados", "{0} fallos en los resultados"),
    "check-unread-count": Plural(0, "uno no se puede leer", "{0} no se pueden leer"),
    "check-agrees": "todo coincide",
    "check-passed": Plural(
        0,
        "Omitido por su nombre: {1}",
        "Omitidos por sus nombres: {0} archivos, como {1}",
    ),
    "check-skipped": Plural(
        0,
        "Sin leer, según tiebreaks.toml: {1}",
        "Sin leer, según tiebreaks.toml: {0} archivos, como {1}",
    ),
    "check-no-files": "no hay en ella ningún archivo que pueda tener una clasificación",
    "check-none": "no hay nada que leer",
}
