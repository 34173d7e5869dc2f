"""``--check``: every section of every file, compared with what it prints itself."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from calculator.answers import wording
from calculator.command import check_report
from calculator.command.check_findings import Checked, Section, Sheet, Written
from calculator.command.events import Content, Event, together
from calculator.command.paths import file_at
from calculator.command.sheets.own_files import is_own
from calculator.command.tiebreaks_toml import NAME, ByFile
from calculator.files import File, FileError, is_of_a_report, text_of
from calculator.files.kinds import kind_of
from calculator.model import Crosstable
from calculator.model.late import late
from calculator.ranking import Standings
from calculator.reading import LAYOUTS, ReadError, read_all
from calculator.words import language, say
from calculator.words.message_words import listed
from calculator.writing.colors import red

if TYPE_CHECKING:  # few look at what changed
    from calculator.command.since_json import since_document
    from calculator.command.since_option import few_lines
else:
    few_lines = late("calculator.command.since_option", "few_lines")
    since_document = late("calculator.command.since_json", "since_document")

#: What files in a folder are called that may hold tables; what is named itself is always opened.
TABLES = (
    *(".txt", ".text", ".csv", ".tsv", ".tab", ".prn", ".md", ".htm", ".html", ".trf", ".trfx"),
    *(".trf16", ".pgn", ".json", ".sjson", ".xlsx", ".xlsm", ".pdf", ".dbf", ".zip"),
)
#: Ranks a table of a file.
type Ranking = Callable[[Crosstable, str], Standings]


def check(paths: Sequence[str], rank: Ranking, by_file: ByFile) -> Checked:
    """Check files, and all tables in folders, in the order of their names.

    ``rank`` says by which order, ``by_file`` what is left out. Raises ``OSError`` where there is no
    such file, and ``LookupError`` where there is none at all in a folder that was named: an empty
    page must not replace what is published.
    """
    passed: list[str] = []
    skipped: list[str] = []
    groups: dict[str, list[File]] = {}
    named = set(paths)
    for path in _all(paths, passed):
        if by_file.skipped(path):
            skipped.append(path)
            continue
        file = file_at(path)
        if path not in named and is_own(file.data):
            continue
        # The DBF files of a folder are one report.
        folder = f"{Path(path).parent}{os.sep}*.DBF" if is_of_a_report(file) else path
        groups.setdefault(folder, []).append(file)
    if not groups and not skipped:
        raise LookupError(say("check-no-files"))
    usual = by_file.whole().language
    sheets = []
    for name, files in groups.items():
        made = _sheet(_named(name, files), files, rank)
        own = by_file.of(files[0].name).language
        sheets.append(made._replace(language=own or "") if own != usual else made)
    sheets = list(_together(sheets, groups, rank))
    return Checked(tuple(sheets), tuple(passed), tuple(skipped), tuple(by_file.unused()))


def _together(
    sheets: Sequence[Sheet], groups: Mapping[str, Sequence[File]], rank: Ranking
) -> Iterator[Sheet]:
    """Yield the sheets, those that only together are a table as one.

    It is looked for in folders where something is missing: a table, or the names in one.
    """
    folders: dict[Path, list[Sheet]] = {}
    for sheet in sheets:
        if sheet.is_text:
            folders.setdefault(Path(sheet.name).parent, []).append(sheet)
    found: dict[str, Sheet] = {}
    for texts in folders.values():
        known = [_content(sheet) for sheet in texts]
        if all(one.alone for one in known):
            continue
        alone = [Event(tuple(groups[one.name]), text_of(groups[one.name])) for one in texts]
        for which in together(alone, known):
            files = [alone[at].files[0] for at in which]
            names = [Path(file.name).name for file in files]
            name = files[0].name.removesuffix(names[0]) + " + ".join(names)
            made = _sheet(name, files, rank)._replace(language=texts[which[0]].language)
            found |= {texts[at].name: made for at in which}
    told: set[str] = set()
    for sheet in sheets:
        made = found.get(sheet.name, sheet)
        if made.name not in told:
            told.add(made.name)
            yield made


def _content(sheet: Sheet) -> Content:
    tables = tuple(one.standings.table for one in sheet.sections if one.standings)
    return Content(tables, len(sheet.sections) - len(tables))


def _named(name: str, files: Sequence[File]) -> str:
    return files[0].name if len(files) == 1 else name


def _all(paths: Sequence[str], passed: list[str]) -> Iterator[str]:
    """Yield the files, those in folders by their names; hidden ones are left out."""
    for path in paths or ("-",):
        if not Path(path).is_dir():
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(one for one in folders if not one.startswith("."))
            for name in sorted(names, key=str.casefold):
                if name.startswith("."):
                    continue
                whole = os.path.join(folder, name)  # noqa: PTH118 - as os.walk gives them
                if name.lower().endswith(TABLES):
                    yield whole
                elif name != NAME:
                    passed.append(whole)


def _sheet(name: str, files: Sequence[File], rank: Ranking) -> Sheet:
    paths = tuple(file.name for file in files)
    try:
        found = read_all(text_of(files))
    except FileError as error:
        return Sheet(name, (Section("", None, str(error)),), paths)
    sections = [
        Section(title, None, str(table), fault=table)
        if isinstance(table, ReadError)
        else Section(title, rank(table, files[0].name))
        for title, table in found
    ]
    is_text = len(files) == 1 and kind_of(files[0].data) == "text"
    return Sheet(name, tuple(sections), paths, is_text)


def as_text(found: Checked, written: Written | None = None) -> str:
    """Return a line for each section, then a total; with what was ``written`` of them.

    Below a section that differs it says what would explain it, and where its faults are.
    """
    names = written.names if written else {}
    lines = []
    for sheet in found.sheets:
        for at, section in enumerate(sheet.sections):
            name = names.get((sheet.name, at))
            lines.append(_line(sheet, section) + (f" → {name}" if name else ""))
            if section.standings and not section.agrees:
                lines += [f"  {said}" for said in check_report.lines(section.standings)]
            if section.since:
                lines += [f"  {said}" for said in few_lines(section.since)]
    lines.append(say("check-total", ", ".join(_sums(found))))
    for unused in found.unused:
        lines.append(f"{unused.path}: {unused.words()}")
    if found.skipped:
        lines.append(say("check-skipped", len(found.skipped), found.skipped[0]))
    if found.passed:
        lines.append(say("check-passed", len(found.passed), found.passed[0]))
    if written:
        lines.append(say("sheets-written", len(names), str(written.first)))
        if written.left:
            lines.append(say("sheet-left", len(written.left), str(written.left[0])))
    return "\n".join(lines)


def _line(sheet: Sheet, section: Section) -> str:
    where = f"{sheet.name}: {section.title}" if section.title else sheet.name
    if section.standings is None:
        return f"{where}: {red(say('check-unread', section.error))}"
    table = section.standings.table
    said = [say("summary-players", _players(table))]
    if now := wording.so_far(table):
        said.append(now.words())
    compared, left_out = wording.agreement(section.standings), section.left_out
    if compared or not left_out:
        differs = wording.differing(section.standings)
        said.append(red(compared) if differs else compared or say("check-nothing"))
    if left_out:
        said.append(say("check-left-out", len(left_out), listed(list(left_out))))
    if table.contradictions:
        said.append(red(say("check-contradict", len(table.contradictions))))
    if table.wrong_totals:
        said.append(red(say("check-totals", len(table.wrong_totals))))
    return f"{where}: {', '.join(said)}"


def _players(table: Crosstable) -> int:
    return sum(not player.stub for player in table.players)


def _sums(found: Checked) -> Iterator[str]:
    """Say of how many printed values and places how many agree, and how much cannot be read."""
    sums = _total(found)
    yield say("check-files", len(found.sheets))
    yield say("check-sections", len(found.sections))
    yield say("summary-players", sums["players"])
    for what, code in (("values", "check-values"), ("places", "check-places")):
        if sums[what]["compared"]:
            yield say(code, sums[what]["agree"], sums[what]["compared"])
    if sums["faults"]:
        yield say("check-faults", sums["faults"])
    if sums["unread"]:
        yield say("check-unread-count", sums["unread"])
    left_out = sum(len(section.left_out) for section in found.sections)
    if left_out:
        yield say("check-columns", left_out)
    elif found.agrees and sums["values"]["compared"] + sums["places"]["compared"]:
        yield say("check-agrees")


def as_json(found: Checked, written: Written | None = None) -> dict[str, Any]:
    """Return the same as a JSON document."""
    names = written.names if written else {}
    return {
        "files": [
            {
                "file": sheet.name,
                "sections": [
                    _document(sheet, section)
                    | ({"sheet": names.get((sheet.name, at))} if written else {})
                    for at, section in enumerate(sheet.sections)
                ],
            }
            for sheet in found.sheets
        ],
        "language": language().code,
        "passed_over": list(found.passed),
        "left_out": list(found.skipped),
        "unused": [
            {"file": str(one.path), "line": one.rule.line, "message": one.words()}
            for one in found.unused
        ],
        "total": {"files": len(found.sheets), "sections": len(found.sections), **_total(found)},
        "agrees": found.agrees,
    }


def _document(sheet: Sheet, section: Section) -> dict[str, Any]:
    if section.standings is None:
        fault = section.fault if sheet.is_text else None
        return {
            "section": section.title or None,
            "error": section.error,
            "line": fault.line if fault else None,
            "column": fault.column if fault else None,
            "agrees": False,
        }
    table = section.standings.table
    return {
        "section": section.title or None,
        "format": table.format if table.format in LAYOUTS else None,
        "players": _players(table),
        "rounds": table.rounds,
        "provisional": table.provisional and table.provisional._asdict(),
        **_compared(section),
        "not_compared": list(section.left_out),
        "contradictions": len(table.contradictions),
        "wrong_totals": len(table.wrong_totals),
        "explanations": list(check_report.explanations(section.standings)),
        "faults": check_report.faults(section.standings),
        "proposals": list(check_report.proposals(section.standings)),
        "agrees": section.agrees,
        **({"since": since_document(section.since)} if section.since else {}),
    }


def _compared(section: Section) -> dict[str, dict[str, int]]:
    """Return how many printed values and places there are, and how many are ours."""
    published = section.standings.published if section.standings else None
    places = published.places if published else None
    return {
        "values": {
            "compared": published.compared if published else 0,
            "agree": published.agree if published else 0,
        },
        "places": {
            "compared": places.compared if places else 0,
            "agree": places.agree if places else 0,
        },
    }


def _total(found: Checked) -> dict[str, Any]:
    compared = [_compared(section) for section in found.sections]
    agree = sum(section.agrees for section in found.sections)
    unread = sum(section.standings is None for section in found.sections)
    return {
        "agree": agree,
        "differ": len(found.sections) - agree - unread,
        "unread": unread,
        "players": sum(
            _players(section.standings.table) for section in found.sections if section.standings
        ),
        **{
            what: {key: sum(one[what][key] for one in compared) for key in ("compared", "agree")}
            for what in ("values", "places")
        },
        "faults": sum(section.faults for section in found.sections),
    }
