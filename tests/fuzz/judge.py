"""Whether a damaged text is read rightly, or with a word; or otherwise and silently."""

import re
import unicodedata
from typing import Literal, NamedTuple

from calculator.model import Crosstable
from calculator.reading import Opened, ReadError, opened
from tests.fuzz.damage import Damaged, Truth, halves
from tests.support.oracle import Event

type Verdict = Literal["right", "refused", "warned", "silent", "raised", "unclean"]
type Cells = tuple[tuple[str, str, str], ...]


class Judged(NamedTuple):
    """What became of a text."""

    verdict: Verdict
    said: str
    """The error, the warnings, or how the reading differs."""


def name_key(name: str) -> str:
    """Return what two ways of writing a name share; a title under no heading may be part of it.

    >>> name_key("Quist-Ray, ANN") == name_key("Ann Quist-Ray")
    True
    """
    plain = unicodedata.normalize("NFC", name).casefold()
    return " ".join(sorted(set(re.findall(r"\w+", plain)) - {"fm"}))


#: A bye of a full point is the same whoever gave it; a round that was not played scores nothing.
_SAME = {"P": "B", "": "U"}
#: The color of a forfeit counts for nothing, and few layouts have it.
_PLAYED = frozenset("WDL")


def _event(event: Event, *, colours: bool, rounds: bool) -> dict[str, Cells]:
    return {
        name_key(one.name): _in_order(
            [
                (
                    _SAME.get(cell.code, cell.code),
                    name_key(event.by_number[cell.opponent].name) if cell.opponent else "",
                    cell.colour if colours and cell.code in _PLAYED else "",
                )
                for cell in one.cells
            ],
            rounds=rounds,
        )
        for one in event.entrants
    }


def _table(table: Crosstable, *, colours: bool, rounds: bool) -> dict[str, Cells]:
    names = {player.number: name_key(player.called) for player in table.players}
    return {
        names[player.number]: _in_order(
            [
                (
                    _SAME.get(one.code, one.code),
                    names.get(one.opponent, "?") if one.opponent else "",
                    one.colour if colours and one.code in _PLAYED else "",
                )
                for one in player.results
            ],
            rounds=rounds,
        )
        for player in table.players
    }


def _in_order(cells: list[tuple[str, str, str]], *, rounds: bool) -> Cells:
    # Where a column is an opponent there is no order, and no cell for having sat out.
    return tuple(cells if rounds else sorted(one for one in cells if one[1]))


def difference(table: Crosstable, truth: Truth, made: Damaged, *, totals: bool) -> str:
    """Say how a reading differs from a truth; nothing if it does not."""
    found = _table(table, colours=made.colours, rounds=made.rounds)
    right = _event(truth.event, colours=made.colours, rounds=made.rounds)
    if found.keys() != right.keys():
        return f"players: {sorted(right.keys() ^ found.keys())}"
    for name, cells in right.items():
        if found[name] != cells:
            return f"{name}: {_shown(found[name])} for {_shown(cells)}"
    if totals and truth.totals:
        sums = {name_key(one.name): halves(one) for one in truth.event.entrants}
        for player in table.players:
            if player.total != sums[name_key(player.called)]:
                return (
                    f"total of {player.called}: {player.total} for {sums[name_key(player.called)]}"
                )
    return ""


def _shown(cells: Cells) -> str:
    return " ".join(f"{code}{colour}:{who}" if who else code for code, who, colour in cells)


def read(text: str) -> Opened | ReadError | Exception:
    """Open a text; return what is raised."""
    try:
        return opened(text)
    except Exception as error:  # noqa: BLE001 - nothing but the reading error should come
        return error


def judge(made: Damaged) -> Judged:
    """Read the clean text and the damaged one, and compare them with what may be read."""
    before, after = read(made.clean), read(made.text)
    if not isinstance(before, Opened):
        return Judged("unclean", f"the clean text is refused: {before}")
    totals = all(player.total is not None for player in before.table.players)
    if fault := difference(before.table, Truth(made.whole), made, totals=totals):
        return Judged("unclean" if before.table.warnings else "silent", f"clean: {fault}")
    if isinstance(after, ReadError):
        return Judged("refused", str(after))
    if not isinstance(after, Opened):
        return Judged("raised", repr(after))
    faults = [difference(after.table, truth, made, totals=totals) for truth in made.truths]
    if "" in faults:
        apart = len(after.sections) > 1 or not made.sections
        return Judged("right", "") if apart else Judged("silent", "one section is lost")
    if said := words(after, before):
        return Judged("warned", said)
    return Judged("silent", faults[0] if faults else "nothing is said")


def words(after: Opened, before: Opened) -> str:
    """Return what a reading says of what is wrong, beside what it says of the clean text."""
    table = after.table
    told = {(one.code, one.facts) for one in before.table.warnings}
    said = [one.code for one in table.warnings if (one.code, one.facts) not in told]
    if table.contradictions:
        said.append("contradictions")
    if table.wrong_totals:
        said.append("wrong totals")
    return " ".join(dict.fromkeys(said))
