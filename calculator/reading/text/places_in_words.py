"""Places that are told by medals or by words in front of the rows: "🥇 Ann", "First place: Ann"."""

import re

from calculator.model.late import pattern

_MEDALS = {"🥇": "1", "🥈": "2", "🥉": "3"}
#: A medal behind the number of a row, in front of it, at the begin of a line, or anywhere else.
_MEDAL = pattern(
    r"(?m)^(?P<number> *\d{1,4}\b[.)]? +)[🥇🥈🥉] "
    r"|(?P<before>^[ \t|]*)?[🥇🥈🥉](?! ?#?\d{1,4}[.)]?[ \t|])|[🥇🥈🥉]"
)
_NAMES = {"gold": "1", "silver": "2", "bronze": "3"}
_NAMES |= {
    word: str(place)
    for place, word in enumerate(
        (
            *("first", "second", "third", "fourth", "fifth"),
            *("sixth", "seventh", "eighth", "ninth", "tenth"),
        ),
        1,
    )
}
#: Figures behind a name: a row has several, a prize one.
_FIGURES = r"(?=[^\n]*?(?<!\S)(?:[^\W\d_]{0,2}[\d½][^\s]*\s+[^\n]*?){2}(?<!\S)[^\W\d_]{0,2}[\d½])"
_TOLD = pattern(
    rf"(?im)^(?P<before>[ \t|]*)(?:(?P<word>{'|'.join(_NAMES)})(?:\s(?:place|prize))?"
    r"|(?P<figure>\d{1,3})(?:st|nd|rd|th)\s(?:place|prize))"
    rf"\s?[:–—-](?=[ \t]){_FIGURES}"
)
_ENDINGS = {"1": "st", "2": "nd", "3": "rd"}


def with_medals_as_places(text: str) -> str:
    r"""Return a text with the number of a place for its medal; what follows stays in its column.

    A medal behind a number or a name says nothing more.

    >>> with_medals_as_places("🥇 Ann\n🥈 Ben\n1. 🥇 Ann\nBen 🥈")
    '1 Ann\n2 Ben\n  1. Ann\nBen  '
    >>> with_medals_as_places("🥇 1. Ann")
    '  1. Ann'
    """

    def placed(found: re.Match[str]) -> str:
        if found["number"]:
            return f"  {found['number']}"
        before = found["before"]
        return " " if before is None else before + _MEDALS[found[0][-1]]

    return _MEDAL.sub(placed, text)


def with_words_as_places(text: str) -> str:
    r"""Return a text with "1st:" for "First place:" or "Gold:" in front of its rows.

    Lines of prizes stay: behind a name they have less than a row.

    >>> with_words_as_places("Gold: Ann W2 W3 2\nFourth place: Di L1 L2 0\nFirst place: Ann $60")
    '1st:  Ann W2 W3 2\n4th:          Di L1 L2 0\nFirst place: Ann $60'
    """

    def placed(found: re.Match[str]) -> str:
        place = found["figure"] or _NAMES[found["word"].lower()]
        told = f"{place}{_ENDINGS.get(place, 'th')}:"
        begin = found.end("before") - found.start()
        return found[0][:begin] + told.ljust(len(found[0]) - begin)

    return _TOLD.sub(placed, text)
