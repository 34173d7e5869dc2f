"""Whether a line is a sentence: words between others, which no name and no result has."""

import re
from functools import lru_cache

from calculator.model.late import pattern

#: The little words of sentences, by language; none is part of names, as "de" and "van" are.
_LITTLE = {
    "en": (
        "the, of, in, to, and, with, for, was, were, had, has, have, is, are, his, her, their, "
        "after, on, at, who, which, that, this, these, there, but, not, as, from, it, its, all, "
        "when, while, then, by, he, she, they, we, you, our, your, be, been, will, would, so, "
        "both, into"
    ),
    "de": (
        "und, mit, im, nach, das, ist, war, waren, hat, hatte, auf, bei, ein, eine, einen, sich, "
        "dem, für, noch, aber, auch, nicht, wurde, sind, als, wir, sie, beim, vom"
    ),
    "es": (
        "en, con, por, que, una, para, fue, su, sus, se, al, ante, pero, como, las, los, el, tras, "
        "este, esta, hay, muy"
    ),
    "fr": (
        "dans, avec, pour, une, est, sur, qui, par, aux, les, des, mais, après, ses, il, elle, et"
    ),
    "it": "nel, nella, per, che, una, alla, dopo, con, sono, anche, gli, sul",
    "pt": "com, em, uma, para, foi, na, no, pelo, pela, seu, sua, não, mas, após",
    "nl": "een, het, met, op, voor, niet, bij, zijn, naar, werd, maar, dat, aan",
    "pl": "się, jest, dla, nie, był, oraz, przez, po",
    "nordic": "och, med, på, til, till, som, ikke, inte, etter, efter, var, blev, ble, ett",
}
_WORDS = frozenset(word for words in _LITTLE.values() for word in words.split(", "))
_WORD = pattern(r"(?<![\w'.-])[^\W\d_]+(?![\w'-]|\.\w)")
#: What is in parentheses or brackets: an aside.
ASIDE = pattern(r"\([^()]*\)|\[[^\[\]]*\]")
_ENDS = pattern(r"[.!?](?<=[^\W\d_]{2}.)\s*$")
#: So many lines are kept in mind: each game of a line asks whether it is a sentence.
_LINES = 8192
#: This many make any line a sentence; two do for a line of this many words, or that ends so.
_SURE, _FEW, _LONG = 3, 2, 9
#: What comes in small letters before last names.
BEFORE_LAST_NAMES = pattern(
    "de|del|della|dela|da|das|di|do|dos|du|des|d|van|von|vom|zu|zum|zur|ter|ten|te|t|der|den|la|le"
    "|les|lo|el|al|bin|ibn|abu|ben|st|san|af|av|ap|y|e|i|und|op|in|mc|mac|o"
)
#: The number of a page.
_PAGE = pattern(
    r"-?\s*(?:page|seite|p[áa]gina|p\.|s\.)?\s*\d{1,3}\s*(?:(?:/|of|von|de|sur|di|van)\s*\d{1,3}\s*)?-?",
    re.IGNORECASE,
)


def is_page(text: str) -> bool:
    """Whether a line is the number of a page: "Page 2 of 3".

    >>> is_page("Page 2 of 3"), is_page("- 2 -"), is_page("Board 2 of 3"), is_page("-")
    (True, True, False, False)
    """
    return _PAGE.fullmatch(text.strip()) is not None


def begins_last_name(word: str) -> bool:
    """Whether a word in small letters is one that comes before last names.

    >>> begins_last_name("van"), begins_last_name("club")
    (True, False)
    """
    return BEFORE_LAST_NAMES.fullmatch(word) is not None


def little_words(text: str) -> int:
    """Count the little words of sentences; words in an aside or with a capital do not count.

    >>> little_words("Ida Brook drew with Pat Dunn after a long game"), little_words("In, Ho")
    (2, 0)
    """
    bare = ASIDE.sub(" ", text) if "(" in text or "[" in text else text
    return sum(map(_WORDS.__contains__, _WORD.findall(bare)))


@lru_cache(maxsize=_LINES)
def is_sentence(text: str) -> bool:
    """Whether a line is a sentence, whatever else is in it.

    >>> is_sentence("Oakton completed their fixtures with a 2-2 draw."), is_sentence("Ann 1-0 Ben")
    (True, False)
    """
    count = little_words(text)
    if count < _FEW:
        return bool(count) and _ENDS.search(text) is not None and len(text.split()) >= _LONG // 2
    return count >= _SURE or len(text.split()) >= _LONG or _ENDS.search(text) is not None


def is_told(text: str) -> bool:
    """Whether a sentence tells something: no title of a round ends so.

    >>> is_told("Well done in the second round of the year!"), is_told("Round 3 on Friday at 8")
    (True, False)
    """
    return _ENDS.search(text) is not None and little_words(text) >= _SURE
