"""The answers in words: for the page, for a message to somebody, to be read aloud."""

from calculator.answers import place_sentences
from calculator.answers.comparison import Comparison, Versus
from calculator.answers.why_this_place import Why, why
from calculator.model import Message
from calculator.ranking import Standing, Standings
from calculator.words import aloud
from calculator.words.message_words import in_words as words


def in_words(answer: Why) -> str:
    r"""Put the answer into a few sentences: the place, who is tied, what decided and why.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.answers import why
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> for sentence in in_words(why(standings, 1)).split(". "):
    ...     print(sentence)
    Ann is 2nd of 2 with 2 points
    Tied with Bob on score, behind on Solkoff, 1½ to 2½
    Your opponents scored 1½ points, Bob’s 2½
    Also with 2 points: Bob (1st).
    """
    return words(place_sentences.sentences(answer))


def headline(answer: Why, *, neighbors: bool = True) -> tuple[str, str]:
    """Say who has which place, as a heading without a full stop; then the rest of it in short.

    Without ``neighbors`` nothing is said of those just above and below.
    """
    first, *rest = place_sentences.short(answer, neighbors=neighbors)
    return words([first]).removesuffix("."), words(rest)


def by_which_order(answer: Why) -> tuple[str, str]:
    """Say what the sheet says instead, which opens an answer; and what it does not say, its end."""
    first, last = place_sentences.by_which_order(answer)
    return words(first), words(last)


def in_short(answer: Why) -> str:
    """Say the place, who shares it, and which tiebreak separated from the one above or below."""
    return words(place_sentences.short(answer))


def for_card(answer: Why) -> list[str]:
    r"""Return the sentences beside a place, for everybody's eyes, what matters most first.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.answers import why
    >>> for_card(why(rank(read("Ann 2 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff"), 1))[0]
    'Tied with Bob on score, behind on Solkoff, 1 to 2.'
    """
    return [sentence.words() for sentence in place_sentences.for_card(answer)]


def comparison_in_words(comparison: Comparison, row: Standing) -> str:
    """Say who is ahead on what; ``row`` is the player who asks, and comes first."""
    return place_sentences.comparison(comparison, row).words()


def reasons_in_words(comparison: Comparison, row: Standing) -> str:
    """Say what in the terms made the difference, to the player of ``row``."""
    return words(place_sentences.reasons(comparison, row))


def shared_in_words(answer: Why) -> str:
    """Say what a shared place rests on and what comes next; empty where it is not shared."""
    if not answer.sharing:
        return ""
    return words(place_sentences.shared_place(answer))


def beaten_in_words(answer: Why) -> str:
    """Say that the player beat the one just above, and why that does not decide; else nothing."""
    if answer.beaten is None or answer.above is None:
        return ""
    return place_sentences.beaten(answer.above, answer.beaten).words()


def versus_in_words(versus: Versus, number: int) -> str:
    r"""Say why one of any two players is ahead, to the one with this number.

    >>> from calculator.answers import compare
    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> versus_in_words(compare(standings, 1, 2), 1)
    'Bob has 2 points, you have 1.'
    """
    return words(place_sentences.versus(versus, number))


def versus_text(versus: Versus) -> str:
    r"""Write a comparison of any two as one paragraph: both places, then why, to the one behind.

    >>> from calculator.answers import compare
    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff")
    >>> print(versus_text(compare(standings, 1, 2)))
    Bob is 1st of 2 with 2 points. Ann is 2nd of 2 with 1 point. To Ann: Bob has 2 points, you have 1.
    """  # noqa: E501 - one example on one line
    standings = versus.standings
    heads = [
        place_sentences.headline(standings, row).words() for row in (versus.ahead, versus.behind)
    ]
    said = versus_in_words(versus, versus.behind.number)
    return " ".join(
        [*heads, Message("versus-to", (standings.tally.spoken(versus.behind.number), said)).words()]
    )


def to_send(standings: Standings, number: int) -> str:
    r"""Write the answer as one paragraph of plain text, with the event's name, for a message.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> print(to_send(rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff"), 2))
    Bob is 1st of 2 with 2 points. Nobody else has that score. Ann is just below with 1 point.
    """
    table = standings.table
    event = ", ".join(part for part in (table.event, table.section) if part)
    said = words(place_sentences.sentences(why(standings, number), crossing=True))
    return " ".join(f"{event}: {said}".split()) if event else " ".join(said.split())


def spoken(standings: Standings, number: int) -> str:
    r"""Write the answer to be read aloud: numbers as words say them, no signs.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> print(spoken(rank(read("Ann 1.5 of 2: 1 0\nBob 1 of 2: 1 1"), "solkoff"), 1))
    Ann is first of 2 with one and a half points. Nobody else has that score. Bob is just below ...
    """
    with aloud():
        return to_send(standings, number)
