"""Every sentence that people read, by code: one catalogue per language.

The rest of the core uses codes and facts (a :class:`~calculator.model.Message`). They become words
only here, so a second language is a second catalogue and nothing else.
"""

from calculator.words.catalogues import Catalogue, Language, Plural
from calculator.words.language_in_use import (
    LANGUAGES,
    about,
    catalogue,
    language,
    lately,
    remembered,
    use,
)
from calculator.words.message_words import quoted, spoken
from calculator.words.numbers import decimal, points, quantity
from calculator.words.numbers_aloud import aloud
from calculator.words.sentences import capital, kind, ordinal, say
from calculator.words.values import shown

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Language",
    "Plural",
    "about",
    "aloud",
    "capital",
    "catalogue",
    "decimal",
    "kind",
    "language",
    "lately",
    "ordinal",
    "points",
    "quantity",
    "quoted",
    "remembered",
    "say",
    "shown",
    "spoken",
    "use",
]
