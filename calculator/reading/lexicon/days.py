"""Days of a calendar, as people write them in the languages of the layouts."""

from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.lexicon import plain

#: The months by language, each by the letters with which no other month begins.
_MONTHS = (
    "january januar enero janvier gennaio janeiro januari styczen stycznia leden ledna tammikuuta",
    (
        "february februar febrero fevrier febbraio fevereiro februari luty lutego unor unora "
        "helmikuuta"
    ),
    "march marz maerz marzo mars marco maart marzec marca brezen brezna maaliskuuta",
    "april abril avril aprile kwiecien kwietnia duben dubna huhtikuuta",
    "may mai mayo maggio maio mei maj maja kveten kvetna toukokuuta",
    "june juni junio juin giugno junho czerwiec czerwca cerven cervna kesakuuta",
    "july juli julio juillet luglio julho lipiec lipca cervenec cervence heinakuuta",
    "august agosto aout augustus augusti sierpien sierpnia srpen srpna elokuuta",
    "september septiembre septembre settembre setembro wrzesien wrzesnia zari syyskuuta",
    (
        "october oktober octubre octobre ottobre outubro pazdziernik pazdziernika rijen rijna "
        "lokakuuta"
    ),
    "november noviembre novembre novembro listopad listopada marraskuuta",
    (
        "december dezember diciembre decembre dicembre dezembro grudzien grudnia prosinec prosince "
        "joulukuuta"
    ),
)
_SHORT = (
    "jan ene janv gen sty",
    "feb fev fevr febr",
    "mar mrz",
    "apr abr avr",
    "mag",
    "jun giu",
    "jul lug juil",
    "aug ago",
    "sep sept set",
    "oct okt ott out",
    "nov",
    "dec dez dic",
)
MONTHS = {
    name: at
    for months in (_MONTHS, _SHORT)
    for at, names in enumerate(months, 1)
    for name in names.split()
}
WEEKDAY = (
    r"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:montag|dienstag|mittwoch|"
    r"donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so)|(?:lunes|martes|mi[ée]rcoles|"
    r"jueves|viernes|s[áa]bado|domingo)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))"
)
MONTH = r"[^\W\d_]{3,12}"
_TIME = (
    r"(?:\s*,?\s*(?:(?:at|um|a las|às|à|alle)\s+)?\d{1,2}"
    r"(?:(?::\d\d(?::\d\d)?|h\d\d)(?!\d)|(?=\s?[ap]m)|\.\d\d(?=\s?(?:[ap]m|uhr|h)))"
    r"(?:\s?(?:[ap]\.?m\.?|uhr|hrs|h)(?![^\W\d_]))?)?"
)
#: A day: what is glued to a name, as "Brook19-01-2024", is one too.
DAY = pattern(
    rf"(?:(?<![^\W_]){WEEKDAY}\.?,?\s+)?(?<![\d½])(?<!\d[./-])"
    r"(?:(?P<a>\d{1,2})(?P<sign>[./-])\s?(?P<b>\d{1,2})(?P=sign)\s?(?P<year>(?:19|20)\d\d|(?<=[./])\d\d)"
    r"|(?P<y>(?:19|20)\d\d)(?P<s>[./-])(?P<m>\d{1,2})(?P=s)(?P<d>\d{1,2})"
    rf"|(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|[.ºª°])?[\s-](?:de\s+|of\s+)?(?P<month>{MONTH})\.?,?[\s-]"
    r"(?:del?\s+)?(?P<in>(?:19|20)\d\d)"
    # Without a year only after a comma, in (…) or […], or with a weekday: May is a name too.
    rf"|(?:(?<=, )|(?<=[(\[])|(?<![^\W_]){WEEKDAY}\.?,?\s+)(?P<near>\d{{1,2}})(?:st|nd|rd|th|\.)?"
    rf"[\s-](?:de\s+|of\s+)?(?P<named>{MONTH})(?=\s*(?:[)\]:;|\t]|$))"
    rf"|(?<![^\W_])(?P<first>{MONTH})\.?\s(?P<then>\d{{1,2}})(?:st|nd|rd|th)?,?\s(?P<of>(?:19|20)\d\d))"
    rf"(?!\d|[./-]\d){_TIME}",
    2,
)


#: A part of any day: most lines have none of them.
_PART = pattern(
    r"(?:19|20)\d\d|\d[./-]\s?\d{1,2}[./-]\s?\d\d"
    rf"|\d(?:st|nd|rd|th|\.)?[\s-](?:de\s+|of\s+)?(?P<month>{MONTH})",
    2,
)
#: Around a day that is beside names.
_BRACKETS = {"()", "[]"}


class Day(NamedTuple):
    """A day that a text names, with what comes before and after it."""

    start: int
    end: int
    ways: tuple[tuple[int, int, int], ...]
    """Year (0 if it is not said), month and day; where the first figure may be the month's, too,
    both ways."""


def day_in(text: str) -> Day | None:
    """Return the first day that a text names, if one.

    >>> day_in("Ida Brook19-01-2024 0-1").ways, day_in("Fri 5 January 2024, 19:30").ways
    (((2024, 1, 19),), ((2024, 1, 5),))
    >>> day_in("Ann (5.1.2024) Ben")[:2]
    (4, 14)
    >>> day_in("Ann 1-0 Ben, 7 March").ways, day_in("Ann 1-0 Ben, 7 Marsh"), day_in("1. May, Tom")
    (((0, 3, 7),), None, None)
    >>> day_in("5/1/24").ways, day_in("1-0"), day_in("3 Jan Novak 2024")
    (((2024, 1, 5), (2024, 5, 1)), None, None)
    """
    for found in DAY.finditer(text) if _may_name_one(text) else ():
        if found["a"]:
            year, one, other = (int(found[name]) for name in ("year", "a", "b"))
            year += 0 if year > 99 else 2000
            # With strokes some write the month first.
            ways = [(year, other, one), (year, one, other)][: 1 if found["sign"] == "." else 2]
        elif found["y"]:
            ways = [(int(found["y"]), int(found["m"]), int(found["d"]))]
        elif found["named"]:
            ways = [(0, MONTHS.get(plain(found["named"]), 0), int(found["near"]))]
        else:
            month = MONTHS.get(plain(found["month"] or found["first"]), 0)
            year, day = (int(found[a] or found[b]) for a, b in (("in", "of"), ("day", "then")))
            ways = [(year, month, day)]
        real = tuple(way for way in dict.fromkeys(ways) if 0 < way[1] <= 12 and 0 < way[2] <= 31)
        if real:
            start, end = found.span()
            if text[start - 1 : start] + text[end : end + 1] in _BRACKETS:
                start, end = start - 1, end + 1
            return Day(start, end, real)
    return None


def _may_name_one(text: str) -> bool:
    """Whether a part of a day is in a text: a word behind a figure is one if it is a month.

    >>> _may_name_one("1 Jan Novak"), _may_name_one("1 Ann Novak"), _may_name_one("5/1/24")
    (True, False, True)
    """
    parts = (found["month"] for found in _PART.finditer(text))
    return any(month is None or plain(month) in MONTHS for month in parts)
