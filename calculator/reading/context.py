"""What the text around a table says of the event: its name, section, kind and order."""

import re
from typing import NamedTuple

from calculator.model import EVENT_KINDS, SYSTEMS, EventKind, System, one_of
from calculator.reading.raw import RawTable


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
    caption: str = ""
    """The last line above the table."""

    @property
    def title(self) -> str:
        """What to call the section where there are several."""
        return self.section or self.caption or self.event or ""


_OWN = re.compile(r"(Event|Section|Kind|Order|Rules|Edition|Date): (.+)")
_SWISSSYS = re.compile(r"SwissSys\b.{0,40}?Standings\.\s*(.{1,200}?)\s*(?:\(Standings.*\))?")
_UPDATED = re.compile(r"\b(\d\d)\.(\d\d)\.(20\d\d)\b")
_SERVER = re.compile(r"Chess-Results Server Chess-results\.com\s*-\s*(.{1,200}?)[\s:]*")


def context(raw: RawTable) -> Context:
    """Read event and section out of captions, as the programs print them."""
    found: dict[str, str] = {}
    event: str | None = None
    section: str | None = None
    captions: list[str] = []
    starts: str | None = None
    from_server = False
    for cell in raw.before:
        text = cell.text[:400].strip(" ;,|\t")
        if len(text) < 100 and any(map(str.isalpha, text)):
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
        found.get("Event", event),
        found.get("Section", section),
        one_of(found.get("Kind"), EVENT_KINDS),
        one_of(found.get("Rules"), SYSTEMS),
        order,
        found.get("Date", starts),
        found.get("Edition", ""),
        captions[-1] if captions else "",
    )
