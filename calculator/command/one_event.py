"""What is said of one event: its standings as they were asked for, or why there are none."""

import argparse
from contextlib import nullcontext
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers import Versus, compare, versus_text
from calculator.answers.what_if.other_result_sentences import lines
from calculator.command.events import Event
from calculator.command.failures import Json, Said, UnreadError, failed, unopened, unreadable
from calculator.command.option_conflicts import team_options
from calculator.command.paths import text_of_files
from calculator.command.player_lookup import meant
from calculator.command.set_option import UnknownSettingError, of_table, settings
from calculator.command.sheets.single_sheet import no_folder, write_one
from calculator.command.tiebreaks_toml import FileSettingsError
from calculator.files import FileError
from calculator.model import Crosstable
from calculator.model.late import late
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class, with_player
from calculator.ranking.classes import ClassError
from calculator.reading import Opened, ReadError, opened
from calculator.tiebreaks import REGISTER, UnknownTiebreakError
from calculator.words import aloud, say
from calculator.writing import FORMS, WriteError
from calculator.writing.answer import answer_spoken, answer_to_send
from calculator.writing.standings_json import documents, versus_document
from calculator.writing.standings_table import several, standings_csv, standings_markdown
from calculator.writing.standings_text import reports

if TYPE_CHECKING:
    from calculator.answers.since import Since
    from calculator.answers.what_if.need_sentences import lines as need_lines
    from calculator.command.pictures import text_of_pictures
    from calculator.command.schools import of_schools
    from calculator.command.since_json import since_document
    from calculator.command.since_option import as_lines as since_lines
    from calculator.writing.need_json import need_document
    from calculator.writing.what_if_json import what_if_document
else:
    need_lines = late("calculator.answers.what_if.need_sentences", "lines")
    of_schools = late("calculator.command.schools", "of_schools")
    text_of_pictures = late("calculator.command.pictures", "text_of_pictures")
    need_document = late("calculator.writing.need_json", "need_document")
    what_if_document = late("calculator.writing.what_if_json", "what_if_document")
    since_lines = late("calculator.command.since_option", "as_lines")
    since_document = late("calculator.command.since_json", "since_document")

#: What ``--as`` may be beside ``text``, which alone takes ``--workings``, and ``xlsx``.
STANDINGS_AS = {
    "markdown": standings_markdown,
    "csv": standings_csv,
    "send": answer_to_send,
    "spoken": answer_spoken,
}
#: Those that tell one player's answer, or compare two, and hold no standings.
ANSWER_AS = {"send", "spoken"}
#: What people ask for that there is not, or that cannot be done.
REFUSED = (
    *(ClassError, FileSettingsError, UnknownSettingError, UnknownTiebreakError, WriteError),
    *(LookupError, OSError),
)


class _Ranked(NamedTuple):
    """What the options ask about."""

    standings: Standings
    classes: list[Standings]
    """The standings of each prize class that is asked for."""
    player: int | None
    """The number of the one player who is asked for."""
    versus: Versus | None
    since: "Since | None" = None
    """What changed since the version that is asked for."""

    @property
    def parts(self) -> list[Standings]:
        """The standings to print."""
        return self.classes or [self.standings]


def said_of(event: Event, options: argparse.Namespace) -> Said:
    """Return what the options ask of an event, in the language in use."""
    text = ""
    try:
        if options.html:
            no_folder(options.files, options.html)
        text = _text(event)
        found = opened(text, options.format, _section(options.section))
        if options.kind:
            found = found._replace(table=found.table._replace(kind=options.kind))
        return _said(found, options)
    except ReadError as error:
        return unreadable(text, error, options.files)
    except UnreadError as error:
        return unreadable(error.text, error.error, [options.since])
    except FileError as error:
        return unopened(error)
    except REFUSED as error:
        return failed(error, options.files)


def _text(event: Event) -> str:
    if event.text is not None:
        return event.text
    return text_of_pictures(event.files) if event.are_pictures else text_of_files(event.files)


def _said(found: Opened, options: argparse.Namespace) -> Said:
    """Return what the options ask of a table."""
    if options.write:
        return Said(text=FORMS[options.write](found.table).rstrip("\n"))
    # The rows of an event of teams are teams: then these are the standings.
    if options.teams and (team_options(options) or not found.table.of_teams):
        made = of_schools(found, by_options(found.table, options), options)
        return Said(text=made) if isinstance(made, str) else Said(document=made)
    ranked = _ranked(found.table, options)
    if options.since:
        ranked = _compared(found, ranked, options)
    written = write_one(ranked.parts, options.files, options.html) if options.html else ""
    if options.json:
        return Said(document=_document(ranked, options))
    if options.html:
        return Said(text=written)
    if options.form == "xlsx":
        return Said(parts=tuple(ranked.parts), player=ranked.player)
    if ranked.versus and options.form in ANSWER_AS:
        with aloud() if options.form == "spoken" else nullcontext():
            return Said(text=versus_text(ranked.versus))
    if options.form in STANDINGS_AS:
        made = several(STANDINGS_AS[options.form], ranked.parts, ranked.player)
        return Said(text=made.removesuffix("\n"))
    return Said(text=_report(found, ranked, options))


def by_options(
    table: Crosstable, options: argparse.Namespace, also: tuple[str, ...] = ()
) -> Standings:
    """Rank a table by the order and the conventions that the options name."""
    choices = of_table(settings(options.set), options.set, table)
    return rank(table, options.order, choices=choices, also=also, rules=options.rules)


def _ranked(table: Crosstable, options: argparse.Namespace) -> _Ranked:
    """Work out what the options ask about; ``LookupError`` where somebody is not found."""
    standings = by_options(table, options, tuple(REGISTER) if options.all else ())
    row = meant(standings, options.player) if options.player else None
    classes = [of_class(standings, rule) for rule in options.classes]
    if classes and row:
        classes = with_player(classes, row.number, row.name)
    versus = _versus(standings, options)
    return _Ranked(standings, classes, row.number if row else None, versus)


def _compared(found: Opened, ranked: _Ranked, options: argparse.Namespace) -> _Ranked:
    """Add what changed since the version that the options name."""
    from calculator.command.since_option import since_one  # noqa: PLC0415 - rarely asked for

    return ranked._replace(since=since_one(options, found, ranked.standings, rank))


def _document(ranked: _Ranked, options: argparse.Namespace) -> Json:
    """Return the JSON document."""
    made = documents(
        ranked.standings,
        ranked.classes,
        workings=options.workings,
        reasons=options.reasons or ranked.player is not None,
        player=ranked.player,
    )
    if ranked.versus:
        made["compare"] = versus_document(ranked.versus)
    if options.what_if and ranked.player is not None:
        made["what_if"] = what_if_document(ranked.standings, ranked.player)
    if options.need and ranked.player is not None:
        made["need"] = need_document(ranked.standings, ranked.player)
    if ranked.since:
        made["since"] = since_document(ranked.since, ranked.player)
    return made


def _report(found: Opened, ranked: _Ranked, options: argparse.Namespace) -> str:
    """Return the standings as a text table, with what was asked beside them."""
    parts = [
        reports(
            ranked.parts,
            ranked.player,
            workings=options.workings,
            section=found.section,
            sections=found.sections,
        )
    ]
    if ranked.versus:
        parts += ["", versus_text(ranked.versus)]
    if options.what_if and ranked.player is not None:
        for standings in ranked.parts:
            parts += ["", *lines(standings, ranked.player)]
    if options.need and ranked.player is not None:
        # Of a prize class too: other results are tried for everybody.
        parts += ["", *need_lines(ranked.standings, ranked.player)]
    if ranked.since:
        parts += ["", *since_lines(ranked.since, options.since, ranked.player)]
    return "\n".join(parts)


def _versus(standings: Standings, options: argparse.Namespace) -> Versus | None:
    """Compare the two players who are asked for; ``LookupError`` where they are not two."""
    if not options.compare:
        if options.form in ANSWER_AS and not options.player:
            raise LookupError(say("answer-needs-player"))
        return None
    one, other = (meant(standings, name) for name in options.compare)
    if one.number == other.number:
        raise LookupError(say("same-player", one.name))
    return compare(standings, one.number, other.number)


def _section(wanted: str | None) -> int | str | None:
    """Return the section that is meant: people count them from 1."""
    return int(wanted) - 1 if wanted and wanted.isdecimal() else wanted
