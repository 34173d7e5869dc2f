"""English."""

from calculator.words.catalogue import Catalogue, joined
from calculator.words.en.because import BECAUSE
from calculator.words.en.errors import ERRORS
from calculator.words.en.fide import FIDE
from calculator.words.en.page import PAGE
from calculator.words.en.reading import READING
from calculator.words.en.reasons import REASONS
from calculator.words.en.results import RESULTS
from calculator.words.en.standings import STANDINGS
from calculator.words.en.warnings import WARNINGS
from calculator.words.en.whatif import WHATIF
from calculator.words.en.why import WHY

ENGLISH: Catalogue = joined(
    BECAUSE,
    ERRORS,
    FIDE,
    PAGE,
    READING,
    REASONS,
    RESULTS,
    STANDINGS,
    WARNINGS,
    WHATIF,
    WHY,
)
