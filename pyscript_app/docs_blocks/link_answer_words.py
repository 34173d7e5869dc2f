"""The words for an answer that a link carries: see :mod:`calculator.answers.link_answer`.

A page of the calculator shows such an answer before Python is there, so it has the sentences
itself: those of the core's catalogue, made ready for its script (link-answer-view.js) when it is
built.
"""

from __future__ import annotations

import json
import re

from calculator.answers.link_answer import SCORE, SENTENCES, TITLES
from calculator.words import Plural, catalogue, language, say
from calculator.words.titles import title

_SLOT = re.compile(r"\{(\d)(?::[^}]*)?\}")


def words() -> str:
    """Return them as JSON, in the language in use.

    ``said`` has the sentences by their letters; after the number of each fact comes its kind.

    >>> json.loads(words())["said"]["a"]
    '{0n} is {1p} of {2i} with {3s}.'
    """
    said = {letter: _template(code, kinds) for code, (letter, kinds) in SENTENCES.items()}
    found = {
        "said": said,
        "titles": {SCORE: say(SCORE)} | {name: title(name) for name in sorted(TITLES)},
        "ordinals": say("ordinals").split() if language().ordinals else [],
        "points": [_plain("points-one"), _plain("points-many")],
        "and": _plain("names-two"),
        "decimal": language().decimal,
        "round": say("round"),
        "sum": say("sum"),
        "dropped": say("dropped"),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _plain(code: str) -> str:
    """Return a sentence of the catalogue as it is there."""
    found = catalogue(language().code)[code]
    if isinstance(found, Plural):
        raise TypeError(f"{code} has several forms")
    return found


def _template(code: str, kinds: str) -> str:
    """Return a sentence with the kind of each fact in place of how the core writes it."""
    return _SLOT.sub(lambda found: f"{{{found[1]}{kinds[int(found[1])]}}}", _plain(code))
