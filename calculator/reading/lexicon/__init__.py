"""The lexicon: what every word in a table means, in one place, for every context.

:mod:`.words` has the words of cells and lines, :mod:`.headings` those of headings, rounds and
titles, :mod:`.letters` the letters that stand for words; :mod:`.phrases` tells what several words
say together. Here is what a table of words is, and the plain form in which words are looked up.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

#: The words of each meaning, by language; between commas.
type Table = Mapping[str, Mapping[str, str]]

_ALIKE = {
    "a": "áàâäãåăąāǎ", "c": "çćčĉ", "d": "ďđð", "e": "éèêëěęėē", "g": "ğ", "i": "íìîïīı",
    "l": "ľłĺ", "n": "ñňńņ", "o": "óòôöõøőōº°", "r": "řŕ", "s": "šśşș", "t": "ťţț",
    "u": "úùûüůűū", "y": "ýÿ", "z": "žźż", "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
    "no": "№", "'": "\u2019",
    "α": "ά", "ε": "έ", "η": "ή", "ι": "ί", "ο": "ό", "υ": "ύ", "ω": "ώ",
    "": "\u0300\u0301\u0302\u0303\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328",
}  # fmt: skip
_PLAIN = str.maketrans({char: plain for plain, chars in _ALIKE.items() for char in chars})
#: How a vowel is written where there is no key for it.
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})


class Word(NamedTuple):
    """What a word means."""

    meaning: str
    language: str
    sure: bool = True
    """Whether it means so wherever it stands; else only where a result or an opponent must be."""


def plain(text: str) -> str:
    """Return a text in small letters without accents.

    >>> plain("Weiß"), plain("NÃO"), plain("Łoś")
    ('weiss', 'nao', 'los')
    """
    text = text.casefold()
    return text if text.isascii() else text.translate(_PLAIN)


def words_of(table: Table) -> Iterator[tuple[str, Word]]:
    """Yield each word of a table, and what it means.

    >>> list(words_of({"W": {"en": "win, out?"}}))[1]
    ('out', Word(meaning='W', language='en', sure=False))
    """
    for meaning, columns in table.items():
        for language, words in columns.items():
            for word in words.split(","):
                kept = word.strip()
                yield kept.rstrip("?"), Word(meaning, language, not kept.endswith("?"))


def looked_up(table: Table, key: Callable[[str], str]) -> dict[str, Word]:
    """Return the words of a table by their plain form, also that without umlauts.

    >>> sorted(looked_up({"L": {"de": "schlägt"}}, plain))
    ['schlaegt', 'schlagt']
    """
    found: dict[str, Word] = {}
    for word, means in words_of(table):
        for form in written(word):
            found.setdefault(key(form), means)
    return found


def written(word: str) -> set[str]:
    """Return a word as it is written, with umlauts and without.

    >>> sorted(written("schlägt"))
    ['schlaegt', 'schlägt']
    """
    return {word, word.casefold().translate(_SPELLED)}


def alternatives(table: Table, *meanings: str, perhaps: bool = False) -> str:
    """Return the words of some meanings as a pattern, the longest first; of all, if none is named.

    Words with a question mark are among them only with ``perhaps``.

    >>> alternatives({"B": {"pl": "czarny, czarne"}, "W": {"pl": "białe?"}})
    'czarn(?:e|y)'
    """
    forms = {
        form
        for word, means in words_of(table)
        if (not meanings or means.meaning in meanings) and (means.sure or perhaps)
        for form in (word.lower(), plain(word))
    }
    return _together(sorted(forms, key=lambda word: (-len(word), word)))


def _together(words: Sequence[str]) -> str:
    """Return words as a pattern in which a beginning that several share is written once.

    Elsewhere in a text each beginning fails once, not once for each word. The first that fits is
    the same: words that begin otherwise never fit there.

    >>> _together(["toast", "toad", "to", "bee"])
    'to(?:a(?:st|d)|)|bee'
    """
    by_letter: dict[str, list[str]] = {}
    for word in words:
        by_letter.setdefault(word[:1], []).append(word[1:])
    parts = []
    for letter, rests in by_letter.items():
        rest = _together(rests) if letter else ""
        several = len({one[:1] for one in rests}) > 1
        parts.append(_letter(letter) + (f"(?:{rest})" if several else rest))
    return "|".join(parts)


def _letter(letter: str) -> str:
    return r"[\s.-]?" if letter.isspace() else re.escape(letter)
