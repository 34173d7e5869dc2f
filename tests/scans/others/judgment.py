"""What was read of a picture, compared with what it shows."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from tests.scans.others.events import Made


class Judged(NamedTuple):
    """How well a picture was read."""

    verdict: str
    """``right``; ``marked``: every wrong cell is; ``wrong``; ``refused``."""
    cells: int = 0
    lost: int = 0
    """Cells that are wrong, or not there, without a mark."""
    marks: int = 0
    totals: int = 0
    """Of those that are lost, totals that say something else."""
    said: tuple[str, ...] = ()
    """What differs, for people."""


def plain(text: str) -> str:
    """Return a cell without what means nothing in it."""
    text = text.replace("½", ".5").replace(",", "").replace("’", "'")
    text = " ".join(text.split())
    bare = text.strip("-–—")
    if bare[:1] == ".":
        bare = f"0{bare}"
    return bare.removesuffix(".0")


def _alike(one: Sequence[str], other: Sequence[str]) -> float:
    return SequenceMatcher(None, "|".join(one), "|".join(other), autojunk=False).ratio()


def _pairs(score: Sequence[Sequence[float]]) -> list[tuple[int | None, int | None]]:
    """Return which of some in order go with which of others in order: the best score in all."""
    high, wide = len(score), len(score[0]) if score else 0
    best = [[0.0] * (wide + 1) for _ in range(high + 1)]
    for row in range(high - 1, -1, -1):
        for at in range(wide - 1, -1, -1):
            both = score[row][at] + best[row + 1][at + 1]
            best[row][at] = max(both, best[row + 1][at], best[row][at + 1])
    found: list[tuple[int | None, int | None]] = []
    row = at = 0
    while row < high or at < wide:
        if row < high and at < wide and score[row][at] > 0.3 and (
            best[row][at] == score[row][at] + best[row + 1][at + 1]
        ):  # fmt: skip
            found.append((row, at))
            row, at = row + 1, at + 1
        elif at == wide or (row < high and best[row][at] == best[row + 1][at]):
            found.append((row, None))
            row += 1
        else:
            found.append((None, at))
            at += 1
    return found


def judged(tables: Sequence[Made], found: dict[str, Any], titles: Sequence[str]) -> Judged:
    """Compare what was read, as the page gets it, with what a picture shows."""
    if "error" in found:
        if not tables:
            return Judged("right")
        return Judged("refused", sum(len(table.rows[1:]) * len(table.kinds) for table in tables))
    read = found["tables"]
    if not tables:
        return Judged("wrong", said=(found["text"][:200],))
    cells = lost = marks = totals = marked = 0
    said: list[str] = []
    left = list(range(len(read)))
    if len(read) != len(tables):
        said.append(f"{len(read)} tables instead of {len(tables)}")
    for number, table in enumerate(tables):
        count = len(table.rows[1:]) * len(table.kinds)
        cells += count
        best = max(
            left,
            key=lambda at: _alike(
                ["".join(row) for row in table.rows[1:]],
                ["".join(cell["text"] for cell in row) for row in read[at]["rows"][1:]],
            ),
            default=None,
        )
        if best is None:
            lost += count
            continue
        left.remove(best)
        if len(read) == len(tables) > 1 and best != number:
            said.append("tables in another order")
        one = _table(table, read[best]["rows"])
        lost, marks, totals = lost + one.lost, marks + one.marks, totals + one.totals
        marked += one.verdict == "marked"
        said += one.said
        if len(tables) > 1:
            title = titles[best] if best < len(titles) else ""
            if plain(title) != plain(table.title):
                said.append(f"title {title!r} instead of {table.title!r}")
    for at in left:
        lost += sum(bool(cell["text"]) for row in read[at]["rows"][1:] for cell in row)
    verdict = (
        "wrong"
        if lost or (said and said[0].endswith(str(len(tables))))
        else "marked"
        if marked
        else "right"
    )
    if any(one.startswith("title") for one in said) and verdict != "wrong":
        verdict = "marked"
    return Judged(verdict, cells, lost, marks, totals, tuple(said))


def _table(table: Made, rows: Sequence[Sequence[dict[str, Any]]]) -> Judged:
    true = [[plain(cell) for cell in row] for row in table.rows[1:]]
    got = [[plain(cell["text"]) for cell in row] for row in rows[1:]]
    lost = marks = totals = marked = 0
    said: list[str] = []
    marks = sum("texts" in cell for row in rows[1:] for cell in row)
    pairs = _pairs([[_alike(one, other) for other in got] for one in true])
    both = [(one, other) for one, other in pairs if one is not None and other is not None]
    wide = max(map(len, got), default=0)
    share = [
        [
            sum(
                (1.0 if one[column] else 0.5) * (other[at] == one[column])
                for one, other in ((true[a], got[b]) for a, b in both)
            )
            / max(1, len(both))
            + 0.31
            for at in range(wide)
        ]
        for column in range(len(table.kinds))
    ]
    columns = _pairs(share)
    for row, other in pairs:
        if row is None or other is None:
            cells = true[row] if row is not None else got[other] if other is not None else []
            where = rows[other + 1] if other is not None else []
            if where and all("texts" in cell for cell in where if cell["text"]):
                marked += 1
                continue
            lost += sum(map(bool, cells))
            said.append(f"{'no' if other is None else 'another'} row {' '.join(cells)}")
            continue
        for column, at in columns:
            wanted = true[row][column] if column is not None else ""
            cell = rows[other + 1][at] if at is not None else {"text": ""}
            seen = plain(cell["text"])
            if seen == wanted:
                continue
            kind = table.kinds[column] if column is not None else "more"
            if "texts" in cell:
                marked += 1
                said.append(f"({kind} {wanted} > {seen})")
                continue
            lost += 1
            totals += kind == "total"
            said.append(f"{kind} {wanted} > {seen}")
    verdict = "wrong" if lost else "marked" if marked else "right"
    return Judged(verdict, 0, lost, marks, totals, tuple(said))
