"""FIDE's tiebreaks by code, and what modifiers make of them."""

from collections.abc import Callable
from typing import NamedTuple

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
    title: str
    article: str
    meaning: str
    page: str
    needs: tuple[str, ...]
    work: Work | None
    """``None`` for direct encounter, which is of a tied group."""


_BASES = {
    base.code: base
    for base in (
        _Base("PTS", "Points", "", "The points of the event.", "points", ("results",),
              own_results.points),
        _Base("MP", "Match points", "", "A team's points for its matches.", "points",
              ("results",), own_results.points),
        _Base("GP", "Game points", "", "A team's points for all its games.", "points",
              ("results", "game-points"), own_results.points),
        _Base("DE", "Direct Encounter", "art. 6", "The games among those who are tied.",
              "direct-encounter", ("group", "opponents", "results"), None),
        _Base("WIN", "Number of wins", "art. 7.1",
              "Rounds that scored as much as a win, played or not.", "own-results",
              ("results",), own_results.wins),
        _Base("WON", "Games won", "art. 7.2", "Games won over the board.", "own-results",
              ("results",), own_results.games_won),
        _Base("BPG", "Games with Black", "art. 7.3", "Games played with Black.", "own-results",
              ("colours",), own_results.blacks),
        _Base("BWG", "Games won with Black", "art. 7.4", "Games won with Black.", "own-results",
              ("colours", "results"), own_results.blacks_won),
        _Base("PS", "Progressive Score", "art. 7.5",
              "Your score after each round added up: early points count more.", "own-results",
              ("results",), own_results.progressive),
        _Base("REP", "Rounds elected to play", "art. 7.6",
              "All rounds but byes that you asked for and forfeit losses.", "own-results",
              ("results",), own_results.rounds_elected),
        _Base("STD", "Standard points", "art. 7.7",
              "1 for a round that scored more than the opponent, ½ for as much.", "own-results",
              ("results",), own_results.standard_points),
        _Base("TPN", "Pairing number", "art. 7.8", "The number in the starting list.",
              "own-results", (), own_results.pairing_number),
        _Base("BH", "Buchholz", "art. 8.1", "Your opponents' scores added up.", "buchholz",
              ("opponents",), buchholz),
        _Base("AOB", "Average of opponents' Buchholz", "art. 8.2",
              "The mean of the Buchholz of the opponents you played.", "buchholz",
              ("opponents",), average_of_buchholz),
        _Base("FB", "Fore Buchholz", "art. 8.3",
              "Buchholz as if all games of the last round were drawn.", "buchholz",
              ("opponents", "results"), buchholz),
        _Base("SB", "Sonneborn-Berger", "art. 9.1",
              "Each opponent's score times your points against that opponent.",
              "sonneborn-berger", ("opponents", "results"), sonneborn_berger),
        _Base("KS", "Koya System", "art. 9.2",
              "Your points against those who scored half or more.", "koya",
              ("opponents", "results"), koya),
        _Base("ARO", "Average rating of opponents", "art. 10.1",
              "The mean rating of the opponents you played.", "ratings",
              ("opponents", "ratings"), ratings.average_rating),
        _Base("TPR", "Tournament performance rating", "art. 10.2",
              "Your opponents' mean rating and what your percentage is worth.", "ratings",
              ("opponents", "ratings", "results"), ratings.performance),
        _Base("PTP", "Perfect tournament performance", "art. 10.3",
              "The lowest rating of which your score is expected.", "ratings",
              ("opponents", "ratings", "results"), ratings.perfect_performance),
        _Base("APRO", "Average performance of opponents", "art. 10.4",
              "The mean of your opponents' tournament performances.", "ratings",
              ("opponents", "ratings", "results"), ratings.average_performance),
        _Base("APPO", "Average perfect performance of opponents", "art. 10.5",
              "The mean of your opponents' perfect performances.", "ratings",
              ("opponents", "ratings", "results"), ratings.average_performance),
        _Base("RTNG", "Rating", "art. 10.6", "The player's own rating.", "ratings",
              ("ratings",), ratings.rating),
    )
}  # fmt: skip


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
    return Tiebreak(
        code.name,
        _title(base.title, code),
        code.name,
        f"FIDE C.07 {base.article}".strip(),
        base.meaning,
        f"fide/{base.page}/",
        _rule(base.work, code),
        (*base.needs, "game-points") if code.of == "GP" else base.needs,
        lowest_first=code.base == "DE" or (code.base == "TPN") != code.reverse,
        # Opponents' opponents; the number of boards, which all matches tell together.
        of_event=code.base in {"AOB", "GP"} or code.of == "GP",
    )


def _rule(work: Work | None, code: Code) -> Rule:
    if work is None:
        return lambda tally, numbers: direct_encounter(tally, numbers, code)
    return each(code.name, lambda tally, number: work(tally, number, code))


def _title(title: str, code: Code) -> str:
    """Add the modifiers to a title, in words."""
    parts = [title]
    if code.low:
        parts.append(f"{'Median' if code.high else 'Cut'} {code.low}")
    extra = []
    if code.of:
        extra.append("match points" if code.of == "MP" else "game points")
    if code.fore:
        extra.append("Fore")
    if code.forfeits:
        extra.append("forfeits as played")
    if code.percent is not None:
        extra.append(f"limit {code.percent} %")
    if code.shift:
        extra.append(f"limit {code.shift:+d} half points".replace("-", "−"))
    if code.reverse:
        extra.append("reversed")
    if code.unrated is not None:
        extra.append(f"unrated {code.unrated}")
    return " ".join(parts) + (f" ({', '.join(extra)})" if extra else "")


#: Every code without modifiers, as the register lists them.
FIDE: tuple[Tiebreak, ...] = tuple(
    tiebreak for code in _BASES if (tiebreak := find(code)) is not None
)
