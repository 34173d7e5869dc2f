"""From codes to words: the reasons of terms, the warnings, and what was read."""

from collections import Counter
from typing import Literal

from calculator.model import Crosstable, Message
from calculator.ranking import Basis, PlaceDifference, Published, Standings, Swap
from calculator.tiebreaks import (
    CONVENTIONS,
    EDITIONS,
    ORDERS,
    Term,
    Tiebreak,
    edition_at,
    edition_of,
    of_print,
)
from calculator.tiebreaks.choices import Convention
from calculator.words import lately, say
from calculator.words.message_words import listed

#: The origins of an order that is the text's own.
_OWN = {"announced", "columns"}


def reason(term: Term) -> str:
    """Say why a term has its amount, and whether it was dropped.

    >>> reason(Term(1, 7, 6, (Message("final-score", (6,)), Message("dropped-lowest"))))
    'final score 3; dropped as the lowest'
    """
    return "; ".join(note.words() for note in term.notes)


def warning(found: Message) -> str:
    """Say a warning, with its place in the text in front."""
    where = ""
    if found.line is not None:
        where = say("place-in-text", found.line, found.column or 1)
    return where + found.words()


def warnings(standings: Standings) -> tuple[Message, ...]:
    """Return the warnings about the table and about its printed columns."""
    published = standings.published
    columns = published.warnings if published else ()
    return standings.table.warnings + standings.warnings + columns


@lately
def players(table: Crosstable) -> str:
    r"""Say how many players, or teams, a table has.

    >>> from calculator.reading import read
    >>> (
    ...     players(read("Name,R1\nAnn,W2\nBob,L1")),
    ...     players(read("Name\tR1\nAsh\tW2,3.0\nElm\tL1,1.0")),
    ... )
    ('2 players', '2 teams')
    """
    count = sum(not player.stub for player in table.players)
    return say("summary-teams" if table.of_teams else "summary-players", count)


def extent(table: Crosstable) -> str:
    """Say how many players and rounds a table has."""
    return f"{players(table)} · {rounds(table)}"


@lately
def so_far(table: Crosstable) -> Message | None:
    """Return how far the event is, to be said after the points; ``None`` once it is over.

    >>> from calculator.model import Player, Result
    >>> players = (Player(1, "Ann", (Result("W", 2),)), Player(2, "Ben", (Result("L", 1),)))
    >>> [
    ...     said.words()
    ...     for facts in ({"scheduled": 5}, {"after": 1}, {})
    ...     if (said := so_far(Crosstable(players, 1, 1)._replace(**facts)))
    ... ]
    ['after 1 of 5 rounds', 'after one round']
    """
    now = table.provisional
    if now is None:
        return None
    if not now.after:
        return Message("before-first")
    return Message("after-of", (now.after, now.of)) if now.of else Message("after", (now.after,))


def rounds(table: Crosstable) -> str:
    """Say how many rounds an event has or, while it is not over, how far it is."""
    now = so_far(table)
    if now is None:
        return say("summary-rounds", table.rounds_played or table.rounds)
    still = table.provisional.open if table.provisional else 0
    return f"{now.words()}, {say('games-open', still)}" if still else now.words()


def rounds_in_short(table: Crosstable) -> str:
    """Write how many rounds an event has, for a column; while it is not over, of how many.

    >>> rounds_in_short(Crosstable((), 3, 3)), rounds_in_short(Crosstable((), 3, 1, scheduled=5))
    ('3', '1/5')
    """
    now = table.provisional
    if now is None:
        return str(table.rounds_played or table.rounds)
    return f"{now.after}/{now.of or '?'}"


def round_or_game(table: Crosstable) -> str:
    """Say what is numbered: a crosstable whose columns are opponents tells no rounds.

    >>> round_or_game(Crosstable((), 3, 3)), round_or_game(Crosstable((), 3, 3, lacks=("rounds",)))
    ('Round', 'Game')
    """
    return say("round" if table.tells_rounds else "game")


def understood(table: Crosstable) -> str:
    r"""Say how the text was understood, and what it does not say.

    >>> from calculator.reading import read
    >>> understood(read("Name,R1,R2\nAnn,W2,B\nBob,L1,H"))
    'Read as table: 2 players, 2 rounds, 1 played, opponents by row, no colors, ratings or ...'
    """
    now = table.provisional
    if now is None:
        rounds = say("summary-rounds", table.rounds_played or table.rounds)
    elif now.of is None:
        rounds = say("summary-so-far", now.after)
    else:
        rounds = say("summary-partly", now.of, now.after)
    what = say("read-as", say(f"format-{table.format}")) if table.format else ""
    parts = [say("understood", what, players(table), rounds)]
    if table.numbered_by:
        parts.append(say(f"opponents-by-{table.numbered_by}"))
    if table.lacks:
        lacks = [say(f"lacks-{fact}") for fact in table.lacks]
        parts.append(say("without", listed(lacks, "none-two")))
    return ", ".join(parts)


def agreement(standings: Standings) -> str:
    """Say how the printed tiebreak values compare with ours; empty where there are none."""
    published = standings.published
    if published is None:
        return ""
    said = []
    if published.differences:
        said.append(say("some-differ", len(published.differences), published.compared))
    elif published.compared:
        said.append(say("all-agree", published.compared))
    wrong, unbroken = apart(standings)
    if published.places and (wrong or unbroken):
        counted = (("places-differ", wrong), ("places-unbroken", unbroken))
        said += [say(code, len(of), published.places.compared) for code, of in counted if of]
    elif published.places:
        said.append(say("places-agree", published.places.compared))
    if pairs := swapped(standings):
        said.append(say("order-differs", len(pairs)))
    return " · ".join(said)


def in_a_word(standings: Standings) -> str:
    """Say how many printed values, places or neighbors differ, each apart; empty if none do.

    Each number is one that is found again in the lists of what differs. What differs only because
    the sheet breaks no ties is no fault of it, and not among them.
    """
    found = standings.published
    if found is None:
        return ""
    said = []
    if found.differences:
        said.append(say("badge-values", len(found.differences), found.compared))
    if wrong := apart(standings)[0]:
        said.append(say("badge-places", len(wrong)))
    if pairs := swapped(standings):
        said.append(say("badge-pairs", len(pairs)))
    return " · ".join(said)


def apart(
    standings: Standings,
) -> tuple[tuple[PlaceDifference, ...], tuple[PlaceDifference, ...]]:
    """Return the printed places that contradict ours, and those of ties that are not broken.

    A sheet that breaks no ties lists those whom we leave tied one after another: the second of
    them is no fault of the sheet's.
    """
    published = standings.published
    differ = published.places.differences if published and published.places else ()
    if not standings.basis.sheet_order:
        return differ, ()
    size = Counter(row.place for row in standings.rows)
    ties = [
        one.printed.first < one.computed + size[one.computed] and one.computed <= one.printed.last
        for one in differ
    ]
    return (
        tuple(one for one, of_a_tie in zip(differ, ties, strict=True) if not of_a_tie),
        tuple(one for one, of_a_tie in zip(differ, ties, strict=True) if of_a_tie),
    )


def place_differs(called: str, found: PlaceDifference) -> str:
    """Say of a player which place is printed, or listed by the row within a range, and ours."""
    code = "place-listed" if found.printed.listed else "place-differs"
    return say(code, called, str(found.printed), found.computed)


def swapped(standings: Standings) -> tuple[Swap, ...]:
    """Return the printed neighbors who are the other way around.

    Where places are printed, these say who is before whom, and not the order of the rows.
    """
    found = standings.published
    return () if found is None or found.places else found.swaps or ()


def agrees(standings: Standings) -> bool:
    """Whether something that is printed, values, places or order, was compared and all agrees."""
    found = standings.published
    if found is None or differing(standings):
        return False
    return bool(found.compared or (found.places and found.places.compared) or found.swaps == ())


def agreed(standings: Standings) -> str:
    """Say how many printed values, or places, agree where all do; empty if some differ.

    What is in parentheses is left out where there is little room.
    """
    found = standings.published
    if found is None or not agrees(standings):
        return ""
    if found.compared:
        said = say("badge-values-agree", found.compared)
    elif found.places:
        said = say("badge-places-agree", found.places.compared)
    else:
        said = say("badge-order-agrees")
    if apart := left_out(standings):
        said += ", " + say("badge-left-out", len(apart))
    return said


def left_out(standings: Standings) -> tuple[str, ...]:
    """Return the headings of the printed columns that were not compared, and could not be.

    Nobody can tell what they hold, or we do not work it out: then they are taken as printed.
    What needs something that the sheet does not say, such as colors, is said beside the values.
    """
    if standings.published is None:
        return ()
    columns = standings.table.printed
    taken = [one.heading for one in columns if of_print(one.tiebreak or "")]
    return tuple(dict.fromkeys((*standings.published.unnamed, *taken)))


def differing(standings: Standings) -> int:
    """Return how many of the printed values, places and neighbors differ from ours."""
    found = standings.published
    if found is None:
        return 0
    places = len(found.places.differences) if found.places else 0
    return len(found.differences) + len(swapped(standings)) + places


def known_as(table: Crosstable, name: str) -> str:
    """Return the tiebreak that one is in a table: of the points that do not rank the teams which.

    >>> known_as(Crosstable((), 0, 0), "MPvGP"), known_as(Crosstable((), 0, 0), "BH")
    ('GP', 'BH')
    """
    if name == "MPvGP":
        return "MP" if table.ranked_by == "GP" else "GP"
    return name


def in_sentence(table: Crosstable, name: str) -> Message:
    """Return what a sentence calls a tiebreak: its title, or "game points" as one says it.

    >>> in_sentence(Crosstable((), 0, 0), "MPvGP").words()
    'game points'
    """
    known = known_as(table, name)
    return Message(f"modifier-{known}") if known in {"MP", "GP"} else Message("title", (known,))


def basis(standings: Standings) -> tuple[str, ...]:
    """Say where the order in force comes from, where that is more than what was asked for."""
    found = standings.basis
    if found.origin == "asked" or standings.table.altered:
        return ()
    said = _own_order(standings) if found.origin in _OWN else _unsaid_order(standings)
    if found.origin in _OWN or found.origin == "default":
        edition = standings.rules
        if edition in EDITIONS and edition != edition_at(standings.table.starts) and not said:
            said.append(say("basis-edition", edition))
    for name, option in standings.tally.choices.conventions:
        if (name, option) not in standings.chosen.conventions:
            said.append(say("basis-convention", CONVENTIONS[name].tiebreak, f"{name}-{option}"))
    return tuple(said)


def not_said(standings: Standings) -> bool:
    """Whether a sheet does not say how ties were broken, and some are tied.

    Scores without rounds, as examples have them, are no sheet.
    """
    if standings.basis.origin in {"asked", *_OWN}:
        return False
    if any(player.stub for player in standings.table.players):
        return False
    return len({row.score for row in standings.rows}) < len(standings.rows)


def by_default(name: str) -> Message:
    """Return a default order as "by …" has it; its edition is said elsewhere.

    >>> by_default("us-chess").words(), by_default("fide-2024").words()
    ('the US Chess default', 'a common FIDE order')
    """
    edition = edition_of(name)
    code = name if edition is None else f"fide{name.removeprefix(edition)}"
    return Message(f"by-{code}")


def _own_order(standings: Standings) -> list[str]:
    """Say how many places the sheet's own order does not give."""
    found, published = standings.basis, standings.published
    if not found.wrong or (published and published.differences and _row_by_row(published)):
        # The values differ by which the rows are listed: that says it all.
        return []
    code = "basis-columns" if by_own_columns(standings) else "basis-own"
    return [say(code, order_name(found, "commas").words(), found.wrong)]


def _row_by_row(published: Published) -> bool:
    """Whether a place that differs is told by the row within a printed range alone."""
    places = published.places
    return places is not None and any(one.printed.listed for one in places.differences)


def by_own_columns(standings: Standings) -> bool:
    """Whether a sheet's own columns, with our very values, give the order in force."""
    found, published = standings.basis, standings.published
    if published is None or published.differences or found.origin not in _OWN:
        return False
    return found.origin == "columns" or bool(published.compared)


def _tells_ties_apart(standings: Standings) -> bool:
    """Whether the printed places put anybody before somebody of the same score."""
    places = standings.published.places if standings.published else None
    printed = places.printed if places else {}
    found = {(row.score, printed[row.number]) for row in standings.rows if row.number in printed}
    return len(found) > len({score for score, _ in found})


def _unsaid_order(standings: Standings) -> list[str]:
    """Say what the places show of an order that nothing else tells; nothing if nobody is tied."""
    found = standings.basis
    if not not_said(standings):
        return []
    if found.sheet_order:
        return [say(f"sheet-listed-{found.sheet_order}")]
    if found.origin == "places":
        said = [say("basis-guessed", order_name(found, "commas").words(), found.places)]
        if found.alike:
            said.append(say("basis-alike", ", ".join(ORDERS[name].title for name in found.alike)))
        return said
    usual = by_default(found.named).words()
    if not _tells_ties_apart(standings):
        return [say("basis-not-said", usual)]
    # Who shares a place here and not on the sheet contradicts no order, but still differs.
    places = standings.published.places if standings.published else None
    if differing := max(found.wrong, len(places.differences) if places else 0):
        return [say("basis-default-differs", usual, differing, found.places)]
    return [say("basis-default-fits", usual, found.places)]


def conventions(tiebreak: Tiebreak, rules: str) -> list[Convention]:
    """Return the points on which programs differ about a tiebreak, under an edition.

    >>> from calculator.tiebreaks import REGISTER
    >>> [found.name for found in conventions(REGISTER["sonneborn-berger"], "us-chess")]
    ['sonneborn-berger']
    """
    return [
        convention
        for convention in CONVENTIONS.values()
        if convention.tiebreak == tiebreak.base and convention.rules in {"", rules}
    ]


def order_name(found: Basis, joined: Literal["list", "commas"] = "list") -> Message:
    """Return what an order is called; one without a name by its tiebreaks.

    ``joined`` says how those follow each other: as in a sentence, or with commas as a heading or
    an option has them.

    >>> basis = Basis("columns", ("BH", "SB"), "fide-2024")
    >>> order_name(basis).words(), order_name(basis, "commas").words()
    ('Buchholz and Sonneborn-Berger', 'Buchholz, Sonneborn-Berger')
    """
    if found.sheet_order:
        return Message(f"listed-{found.sheet_order}")
    if found.named in ORDERS:
        return ORDERS[found.named].said
    return Message(joined, tuple(Message("title", (name,)) for name in found.order))
