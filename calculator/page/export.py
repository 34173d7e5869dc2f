"""A result to take away: as text, a table or a document, a sheet of paper, a picture."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers import in_short, to_send, why
from calculator.answers.classes import title
from calculator.model import MessageError
from calculator.model.late import late
from calculator.page.memory import Memory, of_class_asked, player_of
from calculator.page.protocol import Exported, OnPaper, Pictured, Refused
from calculator.page.request import Request
from calculator.ranking import Standings
from calculator.view import to_tree
from calculator.view.paper import sheet
from calculator.view.picture import picture
from calculator.words import say
from calculator.writing import WriteError, to_csv, to_json, to_text, to_trf
from calculator.writing.answer import answer_spoken, answer_to_send
from calculator.writing.standings_json import document
from calculator.writing.standings_table import (
    standings_csv,
    standings_markdown,
    standings_text,
)

if TYPE_CHECKING:
    from calculator.ranking.schools.rule import parsed
    from calculator.ranking.schools.school_standings import schools
    from calculator.writing.schools_written import schools_csv, schools_send
else:
    schools = late("calculator.ranking.schools.school_standings", "schools")
    parsed = late("calculator.ranking.schools.rule", "parsed")
    schools_csv = late("calculator.writing.schools_written", "schools_csv")
    schools_send = late("calculator.writing.schools_written", "schools_send")


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
    "crosstable-json": Export(
        lambda standings, _: to_json(standings.table) + "\n",
        *("json", "application/json", "file-crosstable"),
    ),
    "crosstable-trf": Export(
        lambda standings, _: to_trf(standings.table), "trf", "text/plain", "file-crosstable"
    ),
}

#: Those of the schools, as they are ranked now: the ending, the media type.
OF_SCHOOLS = {"schools-send": ("txt", "text/plain"), "schools-csv": ("csv", "text/csv")}


def export(memory: Memory, request: Request) -> Exported | Refused:
    """Answer ``export``: the text of the form ``as``, a name for its file, its media type.

    Where the table cannot be written so: ``refused``, the reason.
    """
    if request.form in OF_SCHOOLS:
        return _of_schools(memory, request)
    whole = memory.whole(request)
    form = EXPORTS[request.form]
    # A crosstable is that of everybody.
    standings = of_class_asked(request, whole) if form.code == "file-standings" else whole
    changed = say("file-changed") if request.changes else ""
    try:
        text = form.write(standings, player_of(request, standings))
    except WriteError as error:
        return {"state": "done", "refused": str(error)}
    return {
        "state": "done",
        "text": text,
        "name": f"{_slug(f'{title(standings)} {say(form.code)} {changed}')}.{form.ending}",
        "media": form.media,
    }


def _of_schools(memory: Memory, request: Request) -> Exported | Refused:
    """Return the standings of the schools, as they are shown."""
    standings = memory.standings(request)
    ending, media = OF_SCHOOLS[request.form]
    try:
        found = schools(standings, parsed(request.teams)[0])
    except MessageError as error:
        return {"state": "done", "refused": str(error)}
    text = schools_csv(found) if ending == "csv" else schools_send(found)
    changed = say("file-changed") if request.changes else ""
    name = f"{_slug(f'{title(standings)} {say("file-schools")} {changed}')}.{ending}"
    return {"state": "done", "text": text, "name": name, "media": media}


def on_paper(memory: Memory, request: Request) -> OnPaper:
    """Answer ``print``: the tree of the sheet ``sheet``; see :func:`calculator.view.paper`."""
    standings = memory.standings(request)
    player = player_of(request, standings)
    tree = sheet(standings, request.sheet, player, request.changes, request.teams)
    return {"state": "done", "sheet": to_tree(tree)}


def pictured(memory: Memory, request: Request) -> Pictured:
    """Answer ``picture``: the answer as a picture, with the text and the name that go with it."""
    standings = memory.standings(request)
    number = player_of(request, standings)
    if number is None:
        text = title(standings)
        return {"state": "done", "picture": None, "said": "", "text": text, "name": ""}
    changed = say("file-changed") if request.changes else ""
    answer = why(standings, number)
    return {
        "state": "done",
        "picture": to_tree(picture(standings, number, request.changes)),
        "said": in_short(answer),
        "text": to_send(standings, number),
        "name": f"{_slug(f'{title(standings)} {answer.row.name} {changed}')}.png",
    }


def _slug(text: str) -> str:
    """Return text as part of a file's name, on every system.

    >>> _slug("Spring Open · U1200: standings")
    'spring-open-u1200-standings'
    """
    return re.sub(r"\W+", "-", text.lower()).strip("-")[:80].strip("-")
