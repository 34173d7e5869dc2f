"""Where the rules bar a tiebreak, or make its value doubtful."""

from calculator.model import Message
from calculator.tiebreaks.editions import EDITIONS
from calculator.tiebreaks.fide.codes import Code, ModifierError, parse
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Tiebreak

_BUCHHOLZ = {"BH", "FB", "AOB"}
_RATINGS = {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"}
#: The first edition that knows a tiebreak.
_NEW = {"STD": "fide-2026", "TPN": "fide-2026", "RTNG": "fide-2026", "PTP": "fide-2024",
        "APPO": "fide-2024", "FB": "fide-2024"}  # fmt: skip


def doubts(tally: Tally, order: tuple[Tiebreak, ...]) -> tuple[Message, ...]:
    """Return a warning for each tiebreak of an order that the rules bar or doubt here."""
    codes = [code for tiebreak in order if (code := _code(tiebreak)) is not None]
    robin = tally.table.kind == "round-robin"
    editions = list(EDITIONS)
    found = []
    for code in codes:
        if robin and code.base in _BUCHHOLZ and tally.rules == "fide-2026":
            found.append(Message("barred-in-round-robin", (code.name,)))
        if not robin and code.base == "KS":
            found.append(Message("doubtful-in-swiss", (code.name,)))
        first = _NEW.get(code.base)
        if first and editions.index(tally.rules) < editions.index(first):
            found.append(Message("not-in-edition", (code.name, tally.rules)))
    unrated = sum(player.rating is None for player in tally.player.values())
    by_rating = [code for code in codes if code.base in _RATINGS and code.unrated is None]
    if unrated and by_rating:
        names = ", ".join(code.name for code in by_rating)
        found.append(Message("unrated-players", (unrated, names)))
    return tuple(found)


def _code(tiebreak: Tiebreak) -> Code | None:
    try:
        return parse(tiebreak.name)
    except ModifierError:  # pragma: no cover - the name of a tiebreak is a good one
        return None
