"""What is said about a tiebreak besides its name, in the language in use."""

from calculator.words.language_in_use import known, language
from calculator.words.sentences import AS_PRINTED, base_of, say, title

#: What modifiers add to the meaning.
_CUTS = {"C": "meaning-cut", "M": "meaning-ends"}

__all__ = ["heading", "meaning", "opponents_without", "page", "page_like", "source", "title"]


def heading(name: str) -> str:
    """Return a short column heading; FIDE's codes are headings.

    >>> heading("modified-median"), heading("BH/C1"), heading("DE#2")
    ('Mod. Median', 'BH/C1', 'DE (2)')
    """
    if name.startswith(AS_PRINTED):
        return name.removeprefix(AS_PRINTED)
    name, _, times = name.partition("#")
    if times:
        return f"{heading(name)} ({times})"
    code = f"heading-{name}"
    return say(code) if known(code) else name


def meaning(name: str) -> str:
    """Say in one line what a tiebreak measures.

    >>> meaning("BH"), meaning("BH/C1")
    ('Your opponents’ scores added up.', 'Your opponents’ scores added up, without the lowest.')
    """
    if name.startswith(AS_PRINTED):
        return say(f"meaning-{base_of(name)}")
    name, _, times = name.partition("#")
    said = say(f"meaning-{base_of(name)}")
    if times:
        return say("meaning-again", said.removesuffix("."))
    for modifier in name.split("/")[1:]:
        if modifier[0] in _CUTS and modifier[1:].isdecimal():
            later = base_of(name) == "PS"  # its terms are rounds
            code = "meaning-later" if later else _CUTS[modifier[0]]
            said = say(code, said.removesuffix("."), int(modifier[1:]))
    return said


def opponents_without(low: int, high: int) -> str:
    """Say what a sum of the opponents' scores is that leaves out so many at each end.

    >>> opponents_without(1, 0), opponents_without(0, 2)
    ('Your opponents’ scores added up, without the lowest.', 'Your ... without the two highest.')
    """
    said = say("meaning-BH").removesuffix(".")
    if low and high:
        return say("meaning-ends", said, low)
    return say("meaning-cut" if low else "meaning-highest", said, low or high)


def source(cited: str) -> str:
    """Return where a rule is found; the names of rules are the same in every language.

    >>> source("US Chess 34E1"), source("encyclopedia")
    ('US Chess 34E1', 'Encyclopedia article')
    """
    code = f"source-{cited}"
    return say(code) if known(code) else cited


def page(name: str, english: str) -> str:
    """Return the page that explains a tiebreak: its own, else its place on the one that sums up.

    ``english`` is the page in English.

    >>> page("BH/C1", "fide/buchholz/")
    'fide/buchholz/'
    """
    rules = "" if name.startswith(AS_PRINTED) else language().rules
    summed_up = f"{rules}#{base_of(name).lower()}" if rules else english
    return language().pages.get(english, summed_up)


def page_like(english: str) -> str:
    """Return the page that says what an English one does; that one where there is none.

    >>> page_like("guides/what-can-i-paste/")
    'guides/what-can-i-paste/'
    """
    return language().pages.get(english, english)
