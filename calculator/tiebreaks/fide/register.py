"""FIDE's tiebreaks by code, and what modifiers make of them."""

from collections.abc import Callable
from typing import NamedTuple

from calculator.model import Need
from calculator.tiebreaks.fide import own_results, ratings
from calculator.tiebreaks.fide.buchholz import average_of_buchholz, buchholz
from calculator.tiebreaks.fide.codes import Code, parse
from calculator.tiebreaks.fide.direct_encounter import direct_encounter
from calculator.tiebreaks.fide.sonneborn_berger import koya, sonneborn_berger
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Rule, Tiebreak, each
from calculator.tiebreaks.values import Value

Work = Callable[[Tally, int, Code], Value]


class _Base(NamedTuple):
    code: str
    article: str
    page: str
    needs: tuple[Need, ...]
    work: Work | None
    """``None`` for direct encounter, which is of a tied group."""


_BASES = {
    base.code: base
    for base in (
        _Base("PTS", "", "points", ("results",), own_results.points),
        _Base("MP", "", "points", ("results",), own_results.points),
        _Base("GP", "", "points", ("results", "game-points"), own_results.points),
        _Base("DE", "art. 6", "direct-encounter", ("group", "opponents", "results"), None),
        _Base("WIN", "art. 7.1", "own-results", ("results",), own_results.wins),
        _Base("WON", "art. 7.2", "own-results", ("results",), own_results.games_won),
        _Base("BPG", "art. 7.3", "own-results", ("colours",), own_results.blacks),
        _Base("BWG", "art. 7.4", "own-results", ("colours", "results"), own_results.blacks_won),
        _Base("PS", "art. 7.5", "own-results", ("results", "rounds"), own_results.progressive),
        _Base("REP", "art. 7.6", "own-results", ("results",), own_results.rounds_elected),
        _Base("STD", "art. 7.7", "own-results", ("results",), own_results.standard_points),
        _Base("TPN", "art. 7.8", "own-results", (), own_results.pairing_number),
        _Base("BH", "art. 8.1", "buchholz", ("opponents",), buchholz),
        _Base("AOB", "art. 8.2", "buchholz", ("opponents",), average_of_buchholz),
        _Base("FB", "art. 8.3", "buchholz", ("opponents", "results", "rounds"), buchholz),
        _Base("SB", "art. 9.1", "sonneborn-berger", ("opponents", "results"), sonneborn_berger),
        _Base("KS", "art. 9.2", "koya", ("opponents", "results"), koya),
        _Base("ARO", "art. 10.1", "ratings", ("opponents", "ratings"), ratings.average_rating),
        _Base(
            "TPR", "art. 10.2", "ratings", ("opponents", "ratings", "results"), ratings.performance
        ),
        _Base(
            "PTP",
            "art. 10.3",
            "ratings",
            ("opponents", "ratings", "results"),
            ratings.perfect_performance,
        ),
        _Base(
            "APRO",
            "art. 10.4",
            "ratings",
            ("opponents", "ratings", "results"),
            ratings.average_performance,
        ),
        _Base(
            "APPO",
            "art. 10.5",
            "ratings",
            ("opponents", "ratings", "results"),
            ratings.average_performance,
        ),
        _Base("RTNG", "art. 10.6", "ratings", ("ratings",), ratings.rating),
    )
}


def find(name: str) -> Tiebreak | None:
    """Return the tiebreak of a FIDE code with its modifiers; ``None`` where it is no such code.

    Raises :class:`calculator.tiebreaks.fide.ModifierError` for a modifier it cannot have.

    >>> tiebreak = find("bh/c1")
    >>> tiebreak.name, tiebreak.title, tiebreak.source
    ('BH/C1', 'Buchholz Cut 1', 'FIDE C.07 art. 8.1')
    """
    code = parse(name)
    if code is None:
        return None
    base = _BASES[code.base]
    needs = base.needs
    if code.fore:
        needs += ("rounds",)
    if code.of == "GP":
        needs += ("game-points",)
    return Tiebreak(
        code.name,
        f"FIDE C.07 {base.article}".strip(),
        f"fide/{base.page}/",
        _rule(base.work, code),
        needs,
        lowest_first=code.base == "DE" or (code.base == "TPN") != code.reverse,
        # Opponents' opponents; the number of boards, which all matches tell together.
        of_event=code.base in {"AOB", "GP"} or code.of == "GP",
    )


def _rule(work: Work | None, code: Code) -> Rule:
    if work is None:
        return lambda tally, numbers: direct_encounter(tally, numbers, code)
    return each(code.name, lambda tally, number: work(tally, number, code))


#: Every code without modifiers, as the register lists them.
FIDE: tuple[Tiebreak, ...] = tuple(
    tiebreak for code in _BASES if (tiebreak := find(code)) is not None
)
