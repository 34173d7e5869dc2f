"""Spanish, in the words of FIDE's and FEDA's rules where they have them."""

from calculator.words.catalogues import Catalogue, Language, joined
from calculator.words.es.aloud import ALOUD, spelled
from calculator.words.es.because import BECAUSE
from calculator.words.es.bookmark import TAKING
from calculator.words.es.classes import CLASSES
from calculator.words.es.command import COMMAND
from calculator.words.es.errors import ERRORS
from calculator.words.es.examples import EXAMPLES
from calculator.words.es.feedback import TELLING
from calculator.words.es.fide import FIDE
from calculator.words.es.figures import FIGURES
from calculator.words.es.files import FILES
from calculator.words.es.games import GAMES
from calculator.words.es.layouts import LAYOUTS
from calculator.words.es.matches import MATCHES
from calculator.words.es.orders import ORDERS
from calculator.words.es.page import PAGE
from calculator.words.es.page_script import APP
from calculator.words.es.place_reasons import WHY
from calculator.words.es.printed import PRINTED
from calculator.words.es.reading import READING
from calculator.words.es.reasons import REASONS
from calculator.words.es.results import RESULTS
from calculator.words.es.schools import SCHOOLS
from calculator.words.es.screen_reader import ANNOUNCED
from calculator.words.es.share import SHARE
from calculator.words.es.sheets import SHEETS
from calculator.words.es.since import SINCE
from calculator.words.es.site import SITE
from calculator.words.es.source import SOURCE
from calculator.words.es.standings import STANDINGS
from calculator.words.es.tiebreaks import TIEBREAKS
from calculator.words.es.warnings import WARNINGS
from calculator.words.es.whatif import WHATIF
from calculator.words.es.writing import WRITING

LANGUAGE = Language(
    "es",
    "Español",
    decimal=",",
    ordinals=False,
    rules="es/reglas/",
    pages={
        "rules/modified-median/": "es/mediana-modificada/",
        "rules/solkoff/": "es/solkoff/",
        "rules/cumulative/": "es/acumulativo/",
        "rules/cumulative-opposition/": "es/acumulativo-rivales/",
        "fide/buchholz/": "es/buchholz/",
        "fide/direct-encounter/": "es/encuentro-directo/",
        "fide/sonneborn-berger/": "es/sonneborn-berger/",
        "fide/ratings/": "es/performance/",
        "fide/teams/": "es/desempates-de-equipos/",
        "guides/what-can-i-paste/": "es/que-puedo-pegar/",
        "guides/what-do-tbrk1-to-tbrk4-mean/": "es/preguntas/#tbrk1",
    },
    calculator="es/calculadora.md",
    spelled=spelled,
    same=frozenset(
        {
            "app.seconds",
            "check-total",
            "cited-004",
            "class-club",
            "class-rating",
            "convention-opposition-performance-plain",
            "heading-kashdan",
            "heading-solkoff",
            "heading-sonneborn-berger",
            "heading-us-amateur-team",
            "order-fide",
            "order-iccf",
            "sample-byes",
            "sample-fide-event",
            "schools-one-club",
            "title-BH",
            "title-SB",
            "title-kashdan",
            "title-solkoff",
            "title-sonneborn-berger",
            "title-us-amateur-team",
        }
    ),
)

CATALOGUE: Catalogue = joined(
    ALOUD,
    ANNOUNCED,
    APP,
    BECAUSE,
    CLASSES,
    COMMAND,
    ERRORS,
    EXAMPLES,
    FIDE,
    FIGURES,
    FILES,
    GAMES,
    LAYOUTS,
    MATCHES,
    ORDERS,
    PAGE,
    PRINTED,
    READING,
    REASONS,
    RESULTS,
    SCHOOLS,
    SHARE,
    SHEETS,
    SINCE,
    SITE,
    SOURCE,
    STANDINGS,
    TAKING,
    TELLING,
    TIEBREAKS,
    WARNINGS,
    WHATIF,
    WHY,
    WRITING,
)
