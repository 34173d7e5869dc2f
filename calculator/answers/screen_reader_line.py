"""What a choice has done, in short: for the line that a screen reader reads out by itself."""

from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late
from calculator.ranking import Standings

if TYPE_CHECKING:
    from calculator.answers import Why
    from calculator.answers.place_sentences import names
else:
    names = late("calculator.answers.place_sentences", "names")


def place(answer: "Why", before: int | None = None) -> tuple[Message, ...]:
    r"""Say a player's place, what it was ``before`` the choice, and what decided it.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.answers.why_this_place import why
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
    >>> [said.words() for said in place(why(standings, 1), 1)]
    ['Ann: 2nd, was 1st.', 'Decided by Solkoff.']
    """
    row = answer.row
    name = answer.standings.tally.spoken(row.number)
    if before is None:
        said = [Message("now-place", (name, row.place))]
    elif before == row.place:
        said = [Message("now-still", (name, row.place))]
    else:
        said = [Message("now-was", (name, row.place, before))]
    decided = answer.above or answer.below
    if decided is not None:
        said.append(Message("now-decided", (decided.tiebreak.name,)))
    elif not answer.sharing:
        said.append(Message("now-by-score"))
    if answer.sharing:
        said.append(Message("now-shared", (len(answer.sharing),)))
    return tuple(said)


def first(standings: Standings) -> Message:
    """Say who is first, where nobody is chosen."""
    found = [standings.tally.spoken(row.number) for row in standings.rows if row.place == 1]
    return Message("now-first" if len(found) == 1 else "now-first-shared", (names(found),))


def moved(standings: Standings, real: Standings) -> Message:
    """Say how many places changed results change; ``real`` are the standings without them."""
    was = {row.number: row.place for row in real.rows}
    count = sum(was[row.number] != row.place for row in standings.rows)
    return Message("now-moved", (count,)) if count else Message("now-unmoved")
