"""What ``--teams`` prints: standings of schools, clubs, teams or states, in each form."""

import argparse
from typing import Any

from calculator.answers import schools as sentences
from calculator.answers.schools_need import need_lines
from calculator.command.school_forms import schools_document, schools_markdown, schools_text
from calculator.command.set_option import numbers
from calculator.command.sheets.single_sheet import write_one
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class
from calculator.ranking.schools import Rule, School, Schools, SchoolsError, schools
from calculator.reading import Opened
from calculator.words import say
from calculator.writing.schools_written import schools_csv, schools_send
from calculator.writing.standings_text import above as above_standings


def of_schools(
    found: Opened, standings: Standings, options: argparse.Namespace
) -> str | dict[str, Any]:
    """Return what is to be printed, or the JSON document.

    Raises :class:`SchoolsError` where there are no schools.
    Of several prize classes each has its own standings of schools.
    """
    out = tuple(numbers(options.team_out, found.table)) if options.team_out else ()
    rule = Rule(options.team_by, options.team_best, options.team_limit, options.team_order, out)
    parts = [of_class(standings, one) for one in options.classes] or [standings]
    every = [schools(one, rule) for one in parts]
    if options.json:
        return _documents(every, options)
    if options.html:
        return write_one(parts, options.files, options.html, every)
    if options.form == "send":
        rows = [_named(one, options.player) if options.player else None for one in every]
        texts = [schools_send(one, row) for one, row in zip(every, rows, strict=True)]
        return "\n".join(texts).rstrip("\n")
    if options.form == "csv":
        texts = [schools_csv(one, _rows(one, options)) for one in every]
        return "".join([texts[0], *(text.partition("\n")[2] for text in texts[1:])]).rstrip("\n")
    if options.form == "markdown":
        return "\n".join(schools_markdown(one, _rows(one, options)) for one in every).rstrip("\n")
    lines = above_standings(standings, found.section, found.sections)
    for at, one in enumerate(every):
        lines += [""] if at else []
        lines += schools_text(one, _rows(one, options))
        lines += _answers(one, options)
    return "\n".join(lines)


def _documents(every: list[Schools], options: argparse.Namespace) -> dict[str, Any]:
    made = [schools_document(one, _rows(one, options)) for one in every]
    for one, document in zip(every, made, strict=True):
        if options.player:
            name = _named(one, options.player).name
            document["answer"] = " ".join(sentences.why(one, name))
            if options.need:
                document["need"] = {"message": "\n".join(need_lines(one, name))}
        if options.compare:
            document["compare"] = {"message": " ".join(_versus(one, options))}
    return made[0] if len(made) == 1 else made[0] | {"classes": made}


def _rows(found: Schools, options: argparse.Namespace) -> tuple[School, ...]:
    return (_named(found, options.player),) if options.player else found.rows


def _answers(found: Schools, options: argparse.Namespace) -> list[str]:
    """Return what is said of one school, of two, of all where the workings are asked for."""
    asked = _rows(found, options) if options.player or options.workings else ()
    lines: list[str] = []
    for row in asked:
        lines += ["", *sentences.why(found, row.name)]
        if options.need:
            lines += ["", *need_lines(found, row.name)]
        if options.what_if:
            lines += ["", *sentences.what_if(found, row.name)]
    if options.compare:
        lines += ["", *_versus(found, options)]
    return lines


def _versus(found: Schools, options: argparse.Namespace) -> list[str]:
    one, other = (_named(found, name) for name in options.compare)
    if one.name == other.name:
        raise LookupError(say("same-player", one.name))
    return sentences.versus(found, one.name, other.name)


def _named(found: Schools, who: str) -> School:
    """Return the school that a name or a unique part of one means; else :class:`SchoolsError`."""
    asked = who.casefold().strip()
    names = [row.name for row in found.rows]
    same = [name for name in names if name.casefold() == asked] or [
        name for name in names if asked in name.casefold()
    ]
    if len(same) != 1:
        code = "schools-who-several" if same else "schools-who-none"
        raise SchoolsError(code, who, ", ".join(same or names))
    return found.row(same[0])
