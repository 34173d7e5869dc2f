"""The DBF files of a US Chess rating report as a text, which is then read as a layout of its own.

``TDEXPORT`` has the players, a record each; ``TSEXPORT`` names the sections and ``THEXPORT`` the
event. The first alone will do. Which one a file is, its fields say.
"""

from collections.abc import Sequence

from calculator.files.dbf import Table
from calculator.files.error import FileError
from calculator.model.late import pattern

#: The first line of the text: the reader of the layout looks for it.
MARK = "US Chess rating report files"
_ROUND = pattern(r"D_RND0*(\d{1,2})")
_DAY = pattern(r"(\d{4})(\d\d)(\d\d)")
#: Nobody was paired: the files of some programs have such rounds after the last one.
_NOTHING = pattern(r"(?:U[ 0]*)?")

type Named = tuple[str, Table]


def text_of_reports(tables: Sequence[Named]) -> str:
    """Write the tables as one text; ``tables`` are those of one event, with the files' names.

    Raises :class:`FileError` where there are no players among them.
    """
    players = [table for _, table in tables if "D_NAME" in table.fields]
    if not players:
        known = any({"S_SEC_NAME", "H_NAME"} & set(table.fields) for _, table in tables)
        raise FileError("file-dbf-no-players" if known else "file-dbf-other", tables[0][0])
    heads = [record for _, table in tables if "H_NAME" in table.fields for record in table.records]
    named = [table for _, table in tables if "S_SEC_NAME" in table.fields]
    sections = {
        _number(record.get("S_SEC_NUM", "")): record for table in named for record in table.records
    }
    found: dict[str, dict[str, dict[str, str]]] = {}
    for table in players:
        for record in table.records:
            section = found.setdefault(_number(record.get("D_SEC_NUM", "")), {})
            number = _number(record.get("D_PAIR_NUM", ""))
            # Files of old have ten rounds a record: the second one goes on.
            _put(section.setdefault(number, {}), record)
    head = heads[0] if heads else {}
    parts = [
        _section(number, rows, sections.get(number, {}), head, alone=len(found) == 1)
        for number, rows in found.items()
    ]
    return f"{MARK}\n" + "\n".join(parts)


def _put(player: dict[str, str], record: dict[str, str]) -> None:
    """Add a record of a player: each round under its number, the facts under their fields."""
    rounds = {int(match[1]): field for field in record if (match := _ROUND.fullmatch(field))}
    sequence = record.get("D_REC_SEQ", "")
    before = (int(sequence) - 1) * max(rounds, default=0) if sequence.isdecimal() else 0
    for round_, field in rounds.items():
        player[str(before + round_)] = record[field]
    for field, value in record.items():
        if not _ROUND.fullmatch(field):
            player.setdefault(field, value)


def _section(
    number: str,
    rows: dict[str, dict[str, str]],
    section: dict[str, str],
    head: dict[str, str],
    *,
    alone: bool,
) -> str:
    rounds = max((int(key) for row in rows.values() for key in row if key.isdecimal()), default=0)
    said = section.get("S_TOT_RNDS", "")
    least = int(said) if said.isdecimal() else 0
    while rounds > least and all(
        _NOTHING.fullmatch(row.get(str(rounds), "")) for row in rows.values()
    ):
        rounds -= 1
    title = section.get("S_SEC_NAME", "") or ("" if alone else number)
    day = _DAY.fullmatch(section.get("S_BEG_DATE", "") or head.get("H_BEG_DATE", ""))
    lines = [
        f"{key}: {value}"
        for key, value in (
            ("Event", head.get("H_NAME", "")),
            ("Date", "-".join(day.groups()) if day else ""),
            ("Section", title),
        )
        if value
    ]
    columns = ["Pair", "Name", "State", "Rating", *(f"Rd {at}" for at in range(1, rounds + 1))]
    lines.append("\t".join(columns))
    for pair, row in rows.items():
        cells = [pair, row.get("D_NAME", ""), row.get("D_STATE", ""), row.get("D_RATING", "")]
        cells += [row.get(str(at), "") for at in range(1, rounds + 1)]
        lines.append("\t".join(cells))
    return "\n".join(lines) + "\n"


def _number(text: str) -> str:
    """Return a number without the zeros before it."""
    return str(int(text)) if text.isdecimal() else text
