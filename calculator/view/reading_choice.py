"""What was read, and the ways to have the text read differently."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.answers import wording
from calculator.model import Crosstable
from calculator.reading import Opened, Section
from calculator.view.element import Element, el
from calculator.view.fields import select
from calculator.words import lately, say


class PastedText(NamedTuple):
    """The text that a table was read from, with everything that it can be read as."""

    text: str
    opened: Opened


def title(table: Crosstable) -> Element | None:
    """Return the event and the section as the result's title; nothing where none is named."""
    found = " · ".join(part for part in (table.event, table.section) if part)
    # A long one is cut off where there is little room.
    return el("p", found, class_="tb-title", title=found) if found else None


@lately
def how_read(table: Crosstable, source: PastedText | None = None) -> Element:
    """Return how the text was read, with other readings to choose, and the way to the text."""
    return el(
        "div",
        el("p", wording.understood(table), class_="tb-read-as"),
        readings_control(source.opened.readings) if source else None,
        el("button", say("edit-text"), type="button", class_="tb-change", data_part="change"),
        class_="tb-how-read",
        key="how-read",
    )


def sections_control(sections: Sequence[Section], chosen: int | None) -> Element | None:
    """Return the control "Section"; nothing where there is only one."""
    if len(sections) < 2:
        return None
    options = [
        el(
            "option",
            _section(section, number),
            value=str(number - 1),
            selected="" if number - 1 == chosen else None,
        )
        for number, section in enumerate(sections, 1)
    ]
    return select("section", say("section"), options)


def _section(section: Section, number: int) -> str:
    title = section.title or say("section-nameless", number)
    if not section.players:
        return say("section-unreadable", title)
    return say("section-of", title, section.players)


def readings_control(readings: Sequence[str]) -> Element | None:
    """Return the control "Read as"; the first reading is the one in force."""
    if len(readings) < 2:
        return None
    # By their words, so that none changes its place when another is chosen.
    options = [
        el("option", reading_words(name), value=name, selected="" if name == readings[0] else None)
        for name in sorted(readings, key=reading_words)
    ]
    return select("reading", say("reading"), options)


def reading_words(reading: str) -> str:
    """Say what a reading is.

    >>> reading_words("wintd-text:place")
    'WinTD standings, opponents by place'
    """
    layout, _, by = reading.partition(":")
    words = say(f"format-{layout}")
    return say("reading-by", words, say(f"opponents-by-{by}")) if by else words
