"""Tables in which opponents are called by their names, in one cell with the result or beside it."""

from collections import Counter

from calculator.model.late import pattern

#: That of a numbered heading, "Rnd1", is none.
_WORD = pattern(r"[^\W\d_]{2,}+(?!\d)")
#: How headings of opponents begin, in small letters.
_OPPONENTS = (
    *("opp", "rival", "oponent", "contrar", "gegner", "advers", "tegenst", "avvers", "przeciwn"),
    *("soupe", "súper", "motst", "modst", "vastust", "andst"),
)
#: That of a round that stands over several columns.
_OVER_COLUMNS = pattern(r"\b[^\W\d_]{1,9}[. #]?1\t\t")
#: So much of a text tells what it is.
_LOOKED_AT = 20_000
#: So much of it has the headings.
_FIRST = 2000
#: So many of its words stand there twice where opponents are named.
_REPEATED = 0.25


def may_name(text: str) -> bool:
    r"""Whether a text may name opponents: most words of names stand there again and again.

    >>> may_name("Player\tR1\nAnn Reed\tW Poe\nBen Poe\tL Reed"), may_name("Ann\tW2\nBen\tL1")
    (True, False)
    >>> may_name("1\tAnn\tUSA\tW2\n2\tBen\tUSA\tL1"), may_name("Team A\tW Team B\nTeam B\tL Team A")
    (False, True)
    """
    head = text[:_LOOKED_AT]
    first = head[:_FIRST].casefold()
    if any(map(first.__contains__, _OPPONENTS)):
        return True
    if "1\t\t" in first and _OVER_COLUMNS.search(first):
        return True
    words = _WORD.findall(head)
    enough = _REPEATED * len(words)
    # Of a word that stands there again, at least half are more than the first.
    if 2 * (len(words) - len(set(words))) <= enough:
        return False
    again = [count for count in Counter(words).values() if count > 1]
    # One word may be once in every row: a federation, a state, "Player 01".
    most = max(again)
    return sum(again) - (most if most <= head.count("\n") + 1 else 0) > enough
