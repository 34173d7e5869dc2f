"""A result to take away: as text, a table or a document, and as a sheet of paper."""

import json
import re
from collections.abc import Callable
from typing import NamedTuple

from calculator.answers.classes import title
from calculator.page.request import (
    Json,
    asked_standings,
    changes_of,
    of_class_asked,
    player_of,
    real_standings,
    text_of,
    with_changes,
)
from calculator.ranking import Standings
from calculator.view import to_tree
from calculator.view.paper import sheet
from calculator.words import say
from calculator.writing import WriteError, to_csv, to_text, to_trf
from calculator.writing.answer import answer_spoken, answer_to_send
from calculator.writing.standings_json import document
from calculator.writing.standings_table import (
    standings_csv,
    standings_markdown,
    standings_text,
)


class Export(NamedTuple):
    """One form that a result can be written in."""

    write: Callable[[Standings, int | None], str]
    ending: str
    """Of the file's name."""
    media: str
    """The media type."""
    code: str = "file-standings"
    """The catalogue's word for what it holds, as part of the file's name."""


def _document(standings: Standings, _player: int | None) -> str:
    whole = document(standings, workings=True)
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


#: What ``as`` may be.
EXPORTS: dict[str, Export] = {
    "send": Export(answer_to_send, "txt", "text/plain", "file-answer"),
    "spoken": Export(answer_spoken, "txt", "text/plain", "file-answer"),
    "text": Export(standings_text, "txt", "text/plain"),
    "markdown": Export(standings_markdown, "md", "text/markdown"),
    "csv": Export(standings_csv, "csv", "text/csv"),
    "json": Export(_document, "json", "application/json"),
    "crosstable-text": Export(
        lambda standings, _: to_text(standings.table), "txt", "text/plain", "file-crosstable"
    ),
    "crosstable-csv": Export(
        lambda standings, _: to_csv(standings.table), "csv", "text/csv", "file-crosstable"
    ),
    "crosstable-trf": Export(
        lambda standings, _: to_trf(standings.table), "trf", "text/plain", "file-crosstable"
    ),
}


def export(request: Json) -> Json:
    """Answer ``export``: the text of the form ``as``, a name for its file, its media type.

    Where the table cannot be written so: ``refused``, the reason.
    """
    changes = changes_of(request)
    whole = with_changes(real_standings(request), changes)
    form = EXPORTS[text_of(request, "as")]
    # A crosstable is that of everybody.
    standings = of_class_asked(request, whole) if form.code == "file-standings" else whole
    name = [title(standings), say(form.code), say("file-changed") if changes else ""]
    try:
        text = form.write(standings, player_of(request, standings))
    except WriteError as error:
        return {"refused": str(error)}
    return {
        "text": text,
        "name": f"{_slug(' '.join(name))}.{form.ending}",
        "media": form.media,
    }


def printed(request: Json) -> Json:
    """Answer ``print``: the tree of the sheet ``sheet``; see :func:`calculator.view.paper`."""
    changes = changes_of(request)
    standings = asked_standings(request)
    player = player_of(request, standings)
    return {"sheet": to_tree(sheet(standings, text_of(request, "sheet"), player, changes))}


def _slug(text: str) -> str:
    """Return text as part of a file's name, on every system.

    >>> _slug("Spring Open · U1200: standings")
    'spring-open-u1200-standings'
    """
    return re.sub(r"\W+", "-", text.lower()).strip("-")[:80].strip("-")
