"""What the text around a table says of the event: its name, section, kind and order."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import EVENT_KINDS, SYSTEMS, EventKind, System, one_of
from calculator.model.late import late, pattern
from calculator.reading.columns.headings import column, joined_headings, may_head
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell, words

if TYPE_CHECKING:
    from calculator.reading.columns.hints import unbroken
else:
    unbroken = late("calculator.reading.columns.hints", "unbroken")


class Context(NamedTuple):
    """Event and section, and what only our own canonical text says."""

    event: str | None = None
    section: str | None = None
    kind: EventKind | None = None
    system: System | None = None
    order: tuple[str, ...] = ()
    starts: str | None = None
    """A day near the event's, which tells the edition of FIDE's rules."""
    rules: str = ""
    """The edition of FIDE's rules."""
    captions: tuple[str, ...] = ()
    """The lines above the table, down to the last."""

    @property
    def caption(self) -> str:
        """The last line above the table."""
        return self.captions[-1] if self.captions else ""

    @property
    def title(self) -> str:
        """What to call the section where there are several."""
        return self.section or self.caption or self.event or ""


#: What parts the words of a heading that somebody typed.
_SIGN = pattern(r"[-–—:=|/,;()]")
#: Bold or italic type of Markdown, around all of a text.
_BOLD = pattern(r"([*_]{1,3})(?=\S)(.*?\S)\1")
_OWN = pattern(r"(Event|Section|Kind|Order|Rules|Edition|Date): (.+)")
_KINDS = frozenset(f"Kind: {kind}" for kind in EVENT_KINDS)
_SWISSSYS = pattern(r"SwissSys\b.{0,40}?Standings\.\s*(.{1,200}?)\s*(?:\(Standings.*\))?")
_UPDATED = pattern(r"\b(\d\d)\.(\d\d)\.(20\d\d)\b")
_SWISS = pattern(
    r"\b(?:schweizer|swiss|sistema suizo|syst[eè]me suisse|sistema svizzero|zwitsers)"
    r"(?:[ -]s[iy]stem|e? systeem|)\b(?![- ]?(?:chess|sys|manager|master|perfect))",
    re.IGNORECASE,
)
_SERVER = pattern(r"Chess-Results Server Chess-results\.com\s*-\s*(.{1,200}?)[\s:]*")

#: What a line has that is the name of an event, in the languages of the layouts. A line that only
#: might be one names nothing: a greeting in an e-mail is no title.
_NAMES_EVENT = pattern(
    r"\b(?:open|championships?|tournament|cup|swiss|quads?|classic|memorial|invitational|festival"
    r"|congress|scholastics?|league|grand prix|round[ -]robin|blitz|rapid|masters|qualifier"
    r"|torneo|abierto|campeonato|copa|turnier|meisterschaft|tournoi|championnat|trofeo"
    r"|campionato)\b",
    re.IGNORECASE,
)
_NAMES_NO_EVENT = pattern(
    r"update|creator|ranking|standings?|crosstable|cross table|tie.?breaks?|pairings|rounds?\s+\d"
    r"|: |after round|https?:|www\.|@|\bby\b|[.!?:]$|,$|\b(?:hi|hello|dear|thanks|attached)\b",
    re.IGNORECASE,
)
#: A line that announces tiebreaks, or goes on with a list of them: it calls no section.
_OF_TIEBREAKS = pattern(
    r"\W*(?:(?:order of |the )?tie[\s-]*br(?:ea)?k|ties are broken|tbrk|tb ?\d\s*[:=]"
    r"|\d[.)] |[-•*] )",
    re.IGNORECASE,
)
#: What is above a table of which a page shows some rows at a time.
_CONTROLS = pattern(
    r"(?:search|suchen?|buscar|rechercher|cerca|zoeken|filter):?"
    r"|(?:show\s*)?(?:\d+\s+)*(?:entries|rows|registros|eintr[äa]ge)"
    r"(?:\s+(?:per page|por p[áa]gina|pro seite))?(?:\s*search:?)?",
    re.IGNORECASE,
)
#: This many lines above a table may say whose it is.
_LINES = 5
#: A title has not more words than this.
_MOST_WORDS = 12
#: A number of rows, as a page says which of them it shows.
_FIGURE = pattern(r"(?<![\d.,:/])\d{1,4}(?![\d:/]|[.,]\d)")
_COUNT = pattern(
    r"\d{1,4}\s*(?:[-–—]|[^\W\d_A-Z]{1,5})\s*\d{1,4}\s+[^\d\n]{1,30}\d{1,5}(?:\s[^\d\n]*)?"
)
#: Such a line has a number of the first row, of the last, and of all; it is no longer.
_FEWEST, _LONGEST = 3, 120
#: What may be a year is no number of rows.
_YEARS = range(1900, 2100)


def _title(captions: list[str]) -> str | None:
    """Return the first line above a table that is plainly the name of an event.

    >>> _title(["Hi Bob,", "here is the Open we played.", "Spring Open 2026", "Final Standings"])
    'Spring Open 2026'
    """
    for caption in captions:
        if (
            _NAMES_EVENT.search(caption)
            and not _NAMES_NO_EVENT.search(caption)
            and len(caption.split()) <= _MOST_WORDS
            and caption[:1].isalnum()
        ):
            return caption
    return None


def is_own(before: Sequence[Cell]) -> bool:
    """Whether the text above a table is that of our own canonical text, whose words are English.

    >>> is_own([Cell("Event: Open", 1, 1), Cell("Kind: swiss", 2, 1)])
    True
    """
    return any(cell.text.strip(" ;,|\t") in _KINDS for cell in before)


def says_swiss(before: Sequence[Cell]) -> bool:
    """Whether the text just above a table says that it is of a Swiss, not of a round robin.

    >>> says_swiss([Cell("Kreuztabelle im Schweizer-System nach der 6. Runde", 1, 1)])
    True
    """
    return any(_SWISS.search(cell.text[:400]) for cell in before[-_LINES:])


def as_caption(cell: Cell) -> str:
    """Return a text above a table without what separates it, or makes it a heading or bold.

    >>> [as_caption(Cell(text, 1, 1)) for text in ("## **Quad 1** ;", "Spring *Open*")]
    ['Quad 1', 'Spring *Open*']
    """
    text = cell.text[:400].strip(" ;,|\t").lstrip("# ")
    bold = _BOLD.fullmatch(text)
    return bold[2] if bold else text


def _calls_nothing(text: str) -> bool:
    if _OF_TIEBREAKS.match(text) is not None or _CONTROLS.fullmatch(text) is not None:
        return True
    if not may_head(text):
        return False
    # "Name - Score - Results" heads rows that somebody typed.
    kinds = [column(head).kind for head in joined_headings(words(1, _SIGN.sub(" ", text)))]
    others = kinds.count("other")
    return others < 2 <= len(kinds) - others


def above(before: tuple[Cell, ...]) -> Sequence[Cell]:
    """Return the texts above a table, with those as one that an e-mail broke."""
    numbers = any(any(map(str.isdecimal, cell.text)) for cell in before)
    return unbroken(before) if numbers and len(before) > 1 else before


def context(raw: RawTable) -> Context:
    """Read event and section out of captions, as the programs print them."""
    return _context(raw.before)


@lru_cache(maxsize=64)
def _context(before: tuple[Cell, ...]) -> Context:
    found: dict[str, str] = {}
    event: str | None = None
    section: str | None = None
    captions: list[str] = []
    starts: str | None = None
    from_server = False
    for cell in above(before):
        text = as_caption(cell)
        if len(text) < 100 and any(map(str.isalpha, text)) and not _calls_nothing(text):
            captions.append(text)
        if match := _OWN.fullmatch(text):
            found[match[1]] = match[2].strip()
        elif match := _SWISSSYS.fullmatch(text):
            whole, colon, part = match[1].rpartition(": ")
            event, section = (whole, part) if colon else (match[1], None)
        elif match := _SERVER.fullmatch(text):
            event = match[1]
        elif from_server and event is None:
            event = text
        if (match := _UPDATED.search(text)) and starts is None:
            starts = f"{match[3]}-{match[2]}-{match[1]}"
        from_server = text.startswith("From the Tournament-Database of Chess-Results")
    order = tuple(name.strip() for name in found.get("Order", "").split(",") if name.strip())
    return Context(
        found.get("Event", event or _title(captions)),
        found.get("Section", section),
        one_of(found.get("Kind"), EVENT_KINDS),
        one_of(found.get("Rules"), SYSTEMS),
        order,
        found.get("Date", starts),
        found.get("Edition", ""),
        tuple(captions),
    )


def told_apart(sections: Sequence[tuple[str, tuple[str, ...]]]) -> list[str]:
    """Return what to call sections, of which each has a title, and the lines above it.

    Those with the same name are called by the nearest line that is above no other of them, or
    are numbered where there is none.

    >>> told_apart([("Final", ("Quad 1", "Final")), ("Final", ("Quad 2", "Final"))])
    ['Quad 1', 'Quad 2']
    >>> told_apart([("Final", ("Final",)), ("Final", ("Final",)), ("Open", ())])
    ['Final (1)', 'Final (2)', 'Open']
    """
    named = [title for title, _ in sections]
    for title in dict.fromkeys(named):
        alike = [at for at, other in enumerate(named) if other == title and title]
        if len(alike) < 2:
            continue
        above = [sections[at][1][-_LINES:] for at in alike]
        own = [
            next((line for line in lines[::-1] if _count(line, above) == 1), None)
            for lines in above
        ]
        for number, (at, line) in enumerate(zip(alike, own, strict=True), 1):
            named[at] = line if line and all(own) else f"{title} ({number})"
    return named


def _count(line: str, above: Sequence[tuple[str, ...]]) -> int:
    return sum(line in lines for lines in above)


def in_sight(around: Sequence[Cell], rows: int) -> tuple[int, int] | None:
    """Return how many rows are in sight, of how many, if a line beside a table says so.

    In any language it names the first and the last row, which are as many as there are, and then
    how many there are in all.

    >>> lines = ["Showing 1 to 10 of 24 entries", "11 bis 20 von 24 Einträgen", "1 to 10, May 2026"]
    >>> [in_sight([Cell(line, 1, 1)], 10) for line in lines]
    [(10, 24), (10, 24), None]
    >>> in_sight([Cell("Showing 1 to 10 of 10 entries (filtered from 24 total entries)", 1, 1)], 10)
    (10, 24)
    """
    for cell in around:
        found = [int(one) for one in _FIGURE.findall(cell.text[:_LONGEST])]
        # A row of a table has more figures.
        if _FEWEST <= len(found) <= 2 * _FEWEST and found[1] - found[0] + 1 == rows:
            most = max(found[2:])
            if most > max(found[1], rows) and most not in _YEARS:
                return rows, most
    return None


def counts_rows(text: str) -> bool:
    """Whether a line that begins with a number just says which rows are on a page.

    >>> counts_rows("1 bis 10 von 24 Einträgen"), counts_rows("1 Ann Lee 1500 Bob 1600")
    (True, False)
    """
    return _COUNT.fullmatch(text) is not None
