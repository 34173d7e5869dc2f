"""Names that were put together where a line was broken, and it is unknown if a blank was there."""

from calculator.model import Crosstable, Message
from calculator.reading.lexicon.prose import BEFORE_LAST_NAMES
from calculator.reading.text.wrapped_lines import Rejoined


def joined_names(table: Crosstable, lines: Rejoined) -> tuple[Message, ...]:
    r"""Return a warning for names that may have been broken within a word.

    >>> from calculator.model import Player, crosstable
    >>> broken = ((0, 1, 1), (8, 2, 1))
    >>> lines = Rejoined("1 Ekstr om, Pat W2\n2 Lee, Mary Jo L1", (broken, broken), 2)
    >>> players = [Player(1, "Ekstr om, Pat", ()), Player(2, "Lee, Mary Jo", ())]
    >>> [one.facts for one in joined_names(crosstable(players), lines)]
    [(1, 'Ekstr om, Pat')]
    """
    names = {player.name for player in table.players}
    found = [
        (name, number, begins + 1)
        for number, (line, parts) in enumerate(
            zip(lines.text.split("\n"), lines.parts, strict=True), 1
        )
        for at, _, _ in parts[1:]
        if _is_within_a_word(line, at)
        for name, begins in [_across(line, at, names)]
        if name
    ]
    if not found:
        return ()
    name, number, column = found[0]
    return (Message("names-joined", (len(found), name), number, column),)


def _across(line: str, at: int, names: set[str]) -> tuple[str, int]:
    """Return the name that goes over a place in a line, and where it begins; empty if none does.

    The rest of a line may have kept its blanks in front.

    >>> _across("3  Lee, Fé    lix  2082", 14, {"Ray, Bob", "Lee, Fé lix"})
    ('Lee, Fé lix', 3)
    """
    front, rest = line[:at].rstrip(), line[at:].lstrip()
    if len(front) + 1 + len(rest) < len(line):
        # A name has one blank there.
        line, at = f"{front} {rest}", len(front) + 1
    for name in names:
        begins = line.find(name, max(0, at - len(name)))
        if 0 <= begins < at < begins + len(name):
            return name, begins
    return "", 0


def _is_within_a_word(line: str, at: int) -> bool:
    """Whether a line may have been broken within a word there, or between it and a comma.

    >>> [_is_within_a_word(line, 3) for line in ("Xu Felix", "Xu felix", "Xu , Ann", "Xu van Rijn")]
    [False, True, True, False]
    >>> _is_within_a_word("MaryJo", 4)
    True
    >>> [_is_within_a_word(line, 5) for line in ("Hall y  1500", "Hall y Poe")]
    [True, False]
    """
    word = next(iter(line[at:].split(None, 1)), "")
    if line[at - 1 : at] == " ":
        behind = line[at + len(word) :]
        # Behind "y" or "van" the name goes on.
        named = BEFORE_LAST_NAMES.fullmatch(word) and behind[:1] == " " and behind[1:2].isalpha()
        small = word[:1].islower() and not named
        return small or word[:1] in {",", "."}
    return line[at - 1 : at].islower() and word[:1].isupper()
