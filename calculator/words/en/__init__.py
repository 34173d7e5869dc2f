"""English."""

from calculator.words.catalogues import Catalogue, Language, joined
from calculator.words.en.aloud import ALOUD, spelled
from calculator.words.en.because import BECAUSE
from calculator.words.en.bookmark import TAKING
from calculator.words.en.classes import CLASSES
from calculator.words.en.command import COMMAND
from calculator.words.en.errors import ERRORS
from calculator.words.en.examples import EXAMPLES
from calculator.words.en.feedback import TELLING
from calculator.words.en.fide import FIDE
from calculator.words.en.figures import FIGURES
from calculator.words.en.files import FILES
from calculator.words.en.games import GAMES
from calculator.words.en.layouts import LAYOUTS
from calculator.words.en.matches import MATCHES
from calculator.words.en.orders import ORDERS
from calculator.words.en.page import PAGE
from calculator.words.en.page_script import APP
from calculator.words.en.place_reasons import WHY
from calculator.words.en.printed import PRINTED
from calculator.words.en.reading import READING
from calculator.words.en.reasons import REASONS
from calculator.words.en.results import RESULTS
from calculator.words.en.schools import SCHOOLS
from calculator.words.en.screen_reader import ANNOUNCED
from calculator.words.en.share import SHARE
from calculator.words.en.sheets import SHEETS
from calculator.words.en.since import SINCE
from calculator.words.en.site import SITE
from calculator.words.en.source import SOURCE
from calculator.words.en.standings import STANDINGS
from calculator.words.en.tiebreaks import TIEBREAKS
from calculator.words.en.warnings import WARNINGS
from calculator.words.en.whatif import WHATIF
from calculator.words.en.writing import WRITING

LANGUAGE = Language("en", "English", calculator="calculator.md", spelled=spelled)

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
