"""The DBF files of a US Chess rating report, written by hand: dBase III, version 2C and older."""

from collections.abc import Mapping, Sequence

from calculator.model import Crosstable, Result

type Fields = Sequence[tuple[str, int]]

DETAIL = (
    ("D_EVENT_ID", 12),
    ("D_SEC_NUM", 2),
    ("D_PAIR_NUM", 4),
    ("D_REC_SEQ", 1),
    ("D_MEM_ID", 8),
    ("D_NAME", 30),
    ("D_STATE", 2),
    ("D_RATING", 4),
)
SECTIONS = (("S_SEC_NUM", 2), ("S_SEC_NAME", 30), ("S_TOT_RNDS", 2), ("S_BEG_DATE", 8))
EVENT = (("H_NAME", 35), ("H_BEG_DATE", 8), ("H_TOT_SECT", 2))


def dbf(fields: Fields, records: Sequence[Mapping[str, str]], deleted: Sequence[int] = ()) -> bytes:
    """A table of texts; ``deleted`` are the positions of records that are marked so."""
    head = 32 + 32 * len(fields) + 1
    length = 1 + sum(size for _, size in fields)
    made = bytes([3, 126, 11, 22]) + len(records).to_bytes(4, "little")
    made += head.to_bytes(2, "little") + length.to_bytes(2, "little") + bytes(20)
    for name, size in fields:
        made += name.encode().ljust(11, b"\0") + b"C" + bytes(4) + bytes([size, 0]) + bytes(14)
    made += b"\r"
    for at, record in enumerate(records):
        made += b"*" if at in deleted else b" "
        for name, size in fields:
            made += record.get(name, "").encode("cp1252", "replace")[:size].ljust(size)
    return made + b"\x1a"


def players(tables: Sequence[Crosstable], *, older: bool = False) -> bytes:
    """``TDEXPORT.DBF``: a section for each table; ``older`` has ten rounds a record, no colors."""
    rounds = 10 if older else max(table.rounds for table in tables)
    fields = [field for field in DETAIL if older or field[0] != "D_REC_SEQ"]
    cells = [(f"D_RND{at:02}", 5 if older else 7) for at in range(1, rounds + 1)]
    records = []
    for section, table in enumerate(tables, 1):
        for player in table.players:
            facts = {
                "D_SEC_NUM": str(section),
                "D_PAIR_NUM": str(player.number),
                "D_MEM_ID": "12345678",
                "D_NAME": player.name,
                "D_STATE": "MI",
                "D_RATING": str(player.rating or ""),
            }
            for first in range(0, max(table.rounds, 1), rounds):
                own = player.results[first : first + rounds]
                record = facts | {"D_REC_SEQ": str(first // rounds + 1)}
                for at, result in enumerate(own, 1):
                    record[f"D_RND{at:02}"] = cell(result, colors=not older)
                records.append(record)
    return dbf([*fields, *cells], records)


def cell(result: Result, *, colors: bool = True) -> str:
    """``W    3W``, ``H   0``."""
    if not result.code:
        return ""
    return f"{result.code}{result.opponent or 0:>4}{result.color if colors else ''}"


def sections(tables: Sequence[Crosstable], names: Sequence[str]) -> bytes:
    """``TSEXPORT.DBF``."""
    return dbf(
        SECTIONS,
        [
            {
                "S_SEC_NUM": str(at),
                "S_SEC_NAME": name,
                "S_TOT_RNDS": str(table.rounds),
                "S_BEG_DATE": "20260322",
            }
            for at, (table, name) in enumerate(zip(tables, names, strict=True), 1)
        ],
    )


def event(name: str) -> bytes:
    """``THEXPORT.DBF``."""
    return dbf(EVENT, [{"H_NAME": name, "H_BEG_DATE": "20260322", "H_TOT_SECT": "2"}])
