"""What a player is told about where the order comes from: a guess is told as one."""

from calculator.answers.wording import by_default, not_said, order_name
from calculator.model import Message
from calculator.ranking import Standing, Standings, placed
from calculator.tiebreaks import tiebreaks


def origin(standings: Standings, row: Standing) -> list[Message]:
    r"""Say by which order a tied player has the place, where the text does not say it.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> found = rank(read("Name\tR1\tTotal\nAnn\tD2\t0.5\nBob\tD1\t0.5"))
    >>> print(*(said.words() for said in origin(found, found.rows[0])))
    We found no tiebreak order on your sheet; under the US Chess default you share 1st place.
    """
    alike = sum(other.score == row.score for other in standings.rows)
    if alike < 2 or not not_said(standings):
        return []
    basis = standings.basis
    if basis.sheet_order:
        return [Message(f"sheet-listed-{basis.sheet_order}"), _otherwise(standings, row)]
    if basis.origin == "places":
        return [Message("order-guessed", (order_name(basis),))]
    sharing = sum(other.place == row.place for other in standings.rows)
    code = "order-not-said-shared" if sharing > 1 else "order-not-said"
    return [Message(code, (by_default(basis.named), row.place))]


def _otherwise(standings: Standings, row: Standing) -> Message:
    """Say which place the layout's default would give, where the sheet breaks no ties."""
    level = [one.number for one in standings.rows if one.score == row.score]
    ahead = sum(one.score > row.score for one in standings.rows)
    rows = placed(standings.tally, tiebreaks(standings.usual), level)
    places = {one.number: one.place for one in rows}
    would = places[row.number]
    shared = [*places.values()].count(would) > 1
    code = "default-would-share" if shared else "default-would-be"
    return Message(code, (by_default(standings.usual), ahead + would))
