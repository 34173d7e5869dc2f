"""How people are called in a sentence: "Amy Frost", where the table has "Frost, Amy"."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from calculator.model.late import pattern

#: What may follow a whole name, after a comma or a space.
_SUFFIX = pattern(r"(?:Jr|JR|jr|Sr|SR|sr|II|III|IV|V|MD|M\.D|PhD|Ph\.D|Esq|ESQ)\.?")
#: A title may come before the surname: "GM Frost, Amy".
_TITLES = {"GM", "IM", "FM", "CM", "NM", "SM", "WGM", "WIM", "WFM", "WCM", "WNM"}
#: Letters with what joins them and no digit: no number of a team or of a sample.
_WORD = pattern(r"[^\W\d_](?:[^\W\d_]|['’.\-])*")
#: An initial alone, which is no given name.
_INITIAL = pattern(r"[^\W\d_]\.?(?:-?[^\W\d_]\.)*")


def known_by(name: str) -> str:
    """Return by what a school or a club is known, however it is written: its letters and digits.

    >>> known_by("St. Mary's"), known_by("ST MARYS"), known_by("--")
    ('stmarys', 'stmarys', '')
    """
    return "".join(char for char in name.casefold() if char.isalnum())


def in_a_sentence(name: str) -> str:
    """Turn a name that is clearly "Surname, Given"; leave any other as it is.

    An initial alone is no given name: nobody calls Ann Lee, printed as "Lee, A", "A Lee", and in
    "A Player is 3rd" it would be read as the article. So "Player, A" stays as it is printed,
    everywhere, and so does a school's second team.

    >>> in_a_sentence("Frost, Amy"), in_a_sentence("de la Cruz, Ana Maria")
    ('Amy Frost', 'Ana Maria de la Cruz')
    >>> in_a_sentence("King, Martin Jr."), in_a_sentence("King Jr, Martin")
    ('Martin King Jr.', 'Martin King Jr')
    >>> in_a_sentence("Player, A"), in_a_sentence("Martin King, Jr."), in_a_sentence("Lakeside, 2")
    ('Player, A', 'Martin King, Jr.', 'Lakeside, 2')
    """
    if "," not in name:
        return name
    parts = [part.split() for part in name.split(",")]
    if not all(parts):
        return name
    suffix = parts.pop() if len(parts) == 3 and _is_suffix(parts[2]) else []
    if len(parts) != 2:
        return name
    last, given = parts
    for words in parts:
        if len(words) > 1 and _is_suffix(words[-1:]):
            suffix.append(words.pop())
    title = [last.pop(0)] if len(last) > 1 and last[0] in _TITLES else []
    plain = all(_WORD.fullmatch(word) for word in (*last, *given))
    named = not all(_INITIAL.fullmatch(word) for word in given) and not _is_suffix(given)
    if len(suffix) > 1 or not plain or not named:
        return name
    return " ".join((*title, *given, *last, *suffix))


def _is_suffix(words: list[str]) -> bool:
    return len(words) == 1 and _SUFFIX.fullmatch(words[0]) is not None


def in_sentences(printed: Mapping[int, str]) -> Mapping[int, str]:
    """Return how each is called in a sentence, by number; where two would be alike, as printed.

    >>> in_sentences({1: "Frost, Amy", 2: "Amy Frost", 3: "Reed, Ann"})
    {1: 'Frost, Amy', 2: 'Amy Frost', 3: 'Ann Reed'}
    """
    return _in_sentences(tuple(printed.items()))


# A result is changed, and the names are the same.
@lru_cache(maxsize=8)
def _in_sentences(printed: tuple[tuple[int, str], ...]) -> Mapping[int, str]:
    turned = [in_a_sentence(name) for _, name in printed]
    alike = Counter(map(str.casefold, turned))
    return {
        number: spoken if alike[spoken.casefold()] == 1 else name
        for (number, name), spoken in zip(printed, turned, strict=True)
    }
