"""What was read, in one line, and the ways to have the text read otherwise."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.answers import wording
from calculator.model import Crosstable
from calculator.reading import Opened, Section
from calculator.view.element import Element, el
from calculator.view.share import copy_link
from calculator.words import say


class PastedText(NamedTuple):
    """The text that a table was read from, with everything that it can be read as."""

    text: str
    opened: Opened


def summary(
    table: Crosstable, source: PastedText | None = None, player: int | None = None
) -> Element:
    """Return what was read, with the section and the reading to choose where there are several."""
    title = " · ".join(part for part in (table.event, table.section) if part)
    return el(
        "div",
        el("p", title, class_="tb-title") if title else None,
        el("p", wording.understood(table), class_="tb-read-as"),
        copy_link(player),
        el("button", say("edit-text"), type="button", class_="tb-change", data_part="change"),
        el("button", say("change"), type="button", class_="tb-new", data_part="new"),
        _choosers(source.opened) if source else None,
        class_="tb-summary",
        key="summary",
    )


def _choosers(opened: Opened) -> Element | None:
    parts = [
        sections_control(opened.sections, opened.section),
        _readings_control(opened.readings),
    ]
    if not any(parts):
        return None
    return el("div", *parts, class_="tb-controls tb-source")


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
    return _select("section", say("section"), options)


def _section(section: Section, number: int) -> str:
    title = section.title or say("section-nameless", number)
    if not section.players:
        return say("section-unreadable", title)
    return say("section-of", title, section.players)


def _readings_control(readings: Sequence[str]) -> Element | None:
    """Return the control "Read as"; the first reading is the one that stands."""
    if len(readings) < 2:
        return None
    # By their words, so that none changes its place when another is chosen.
    options = [
        el("option", reading_words(name), value=name, selected="" if name == readings[0] else None)
        for name in sorted(readings, key=reading_words)
    ]
    return _select("reading", say("reading"), options)


def reading_words(reading: str) -> str:
    """Say what a reading is.

    >>> reading_words("wintd-text:place")
    'WinTD standings, opponents by place'
    """
    layout, _, by = reading.partition(":")
    words = say(f"format-{layout}")
    return say("reading-by", words, say(f"opponents-by-{by}")) if by else words


def _select(name: str, label: str, options: list[Element]) -> Element:
    return el(
        "label",
        el("span", label),
        " ",
        el("select", *options, name=name, aria_label=label),
        class_="tb-control",
    )
