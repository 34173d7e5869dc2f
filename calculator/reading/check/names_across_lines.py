"""Names that were put together where a line was broken, and it is unknown if a blank was there."""

import itertools
from collections.abc import Collection, Iterator

from calculator.model import Crosstable, Message
from calculator.model.late import pattern
from calculator.reading.cells.grammar import is_rating
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.lexicon.prose import BEFORE_LAST_NAMES
from calculator.reading.text.wrapped_lines import Rejoined

#: Below these headings are figures, of which one may be broken.
_OF_FIGURES = {"rating", "total"}
_LETTER, _WORD = pattern(r"[^\W\d_]"), pattern(r"\S+")
_INITIAL = pattern(r"(?<!\S)[^\W\d_] +$")


def joined_names(table: Crosstable, lines: Rejoined) -> tuple[Message, ...]:
    r"""Return a warning for names that may have been broken within a word, of clubs as of players.

    Behind a club's name there may be half a rating.

    >>> from calculator.model import Player, crosstable
    >>> broken = ((0, 1, 1), (8, 2, 1))
    >>> lines = Rejoined("1 Ekstr om, Pat W2\n2 Lee, Mary Jo L1", (broken, broken), 2)
    >>> players = [Player(1, "Ekstr om, Pat", ()), Player(2, "Lee, Mary Jo", ())]
    >>> [one.facts for one in joined_names(crosstable(players), lines)]
    [(1, 'Ekstr om, Pat')]
    >>> player = Player(1, "Ray, Ann", (), about=(("Club", "Elm 17 80"),))
    >>> lines = Rejoined("1 Ray, Ann  Elm 17 80 W2", (((0, 1, 1), (19, 2, 1)),), 1)
    >>> [one.facts for one in joined_names(crosstable([player]), lines)]
    [(1, 'Elm 17 80')]
    """
    facts = {text for player in table.players for _, text in player.about if _LETTER.search(text)}
    names = {player.name for player in table.players} | facts
    figures = {text for text in facts if text[-1:].isdecimal()}
    found = [
        (name, number, begins + 1)
        for number, line, at in _joints(lines)
        for name, begins in [
            _across(line, at, names)
            if _is_within_a_word(line, at)
            else _across(line, at, figures if line[at : at + 1].isdecimal() else ())
        ]
        if name
    ]
    if not found:
        return ()
    name, number, column = found[0]
    return (Message("names-joined", (len(found), name), number, column),)


def split_words(lines: Rejoined) -> int:
    r"""Return how many words were split, as it seems, where lines were put together, twice each.

    Where letters of a row meet without a blank, two may have become one: that counts once.

    >>> broken = ((0, 1, 1), (13, 2, 1))
    >>> rows = ("1 Lee  Oak H ill  W2", "2 Ray  Oak   Hall L1", "3 Roe  Oak Hill   L1")
    >>> split_words(Rejoined("\n".join(rows), (broken,) * 3, 3))
    3
    """
    return sum(
        2
        if _is_within_a_word(line, at)
        else line[at - 1 : at + 1].isalpha() and line.lstrip()[:1].isdecimal()
        for _, line, at in _joints(lines)
    )


def splits_a_heading(lines: Rejoined) -> bool:
    r"""Whether the heading of a column of figures was broken within, and is apart still.

    Below it figures were broken as well.

    >>> broken = (((0, 1, 1), (11, 2, 1)),)
    >>> lines = ("# Name  Rat     ing  R1", "# Name  Rating  R1", "# Name  Rat  R1  W")
    >>> [splits_a_heading(Rejoined(line, broken, 0)) for line in lines]
    [True, False, False]
    """
    for _, line, at in _joints(lines):
        before, behind = line[:at].split()[-1:], line[at:].split(None, 1)[:1]
        apart = any(map(str.isspace, line[at - 1 : at + 1]))
        if apart and before and behind and heading_kind(before[0] + behind[0]) in _OF_FIGURES:
            return True
    return False


def _joints(lines: Rejoined) -> Iterator[tuple[int, str, int]]:
    r"""Yield each place where a line was put together: its number, the line, and where in it.

    What all rests of lines are indented is no gap.

    >>> rows = "1 Lee, Fé  lix W2", "2 Ray, Bo   b L1"
    >>> broken = ((0, 1, 1), (9, 2, 1))
    >>> [(line, at) for _, line, at in _joints(Rejoined("\n".join(rows), (broken,) * 2, 2))]
    [('1 Lee, Fé lix W2', 10), ('2 Ray, Bo  b L1', 10)]
    """
    whole = zip(lines.text.split("\n"), lines.parts, strict=True)
    joints = [
        (number, line, at)
        for number, (line, parts) in enumerate(whole, 1)
        for at, _, _ in parts[1:]
    ]
    margin = min((len(line[at:]) - len(line[at:].lstrip()) for _, line, at in joints), default=0)
    for number, line, at in joints:
        if margin and line[at - 1] != " ":
            yield number, f"{line[:at]} {line[at + margin :]}", at + 1
        else:
            yield number, line, at


def _across(line: str, at: int, names: Collection[str]) -> tuple[str, int]:
    """Return the name that goes over a place in a line, and where it begins; empty if none does.

    The rest of a line may have kept its blanks in front, and a figure may be longer.

    >>> _across("3  Lee, Fé    lix  2082", 14, {"Ray, Bob", "Lee, Fé lix"})
    ('Lee, Fé lix', 3)
    """
    front, rest = " ".join(line[:at].split()), " ".join(line[at:].split())
    # A name has one blank there.
    apart = any(map(str.isspace, line[at - 1 : at + 1]))
    whole = f"{front} {rest}" if apart else front + rest
    at = len(whole) - len(rest)
    for name in names:
        begins = whole.find(name, max(0, at - 1 - len(name)))
        end = begins + len(name)
        if 0 <= begins < at and (at < end or (at == end + 1 and name[-1].isdecimal())):
            before = whole[:begins].count(" ")
            return name, next(itertools.islice(_WORD.finditer(line), before, None)).start()
    return "", 0


def _is_within_a_word(line: str, at: int) -> bool:
    """Whether a line may have been broken within a word there, or between it and a comma.

    >>> [_is_within_a_word(line, 3) for line in ("Xu Felix", "Xu felix", "Xu , Ann", "Xu van Rijn")]
    [False, True, True, False]
    >>> _is_within_a_word("Xu, Mar y Jo", 8)
    True
    >>> _is_within_a_word("MaryJo", 4), _is_within_a_word("Elm unr.", 4)
    (True, True)
    >>> _is_within_a_word("Elm  unr.", 5)
    False
    >>> [_is_within_a_word(line, 5) for line in ("Hall y  1500", "Hall y Poe")]
    [True, False]
    >>> _is_within_a_word("Mary J o Poe", 7)
    True
    """
    word = next(iter(line[at:].split(None, 1)), "")
    if line[at - 1 : at] == " ":
        behind = line[at + len(word) :]
        # Behind "y" or "van" the name goes on, where the last name is not in front.
        named = BEFORE_LAST_NAMES.fullmatch(word) and behind[:1] == " " and behind[1:2].isalpha()
        named = named and "," not in line[:at].rsplit("  ", 1)[-1]
        # "Mary J", "o Poe" is rather "Mary Jo".
        named = named and not _INITIAL.search(line[:at])
        # "Elm unr." are two cells that became one.
        apart = is_rating(word) and line[at - 2 : at - 1] == " "
        small = word[:1].islower() and not (named or apart)
        return small or word[:1] in {",", "."}
    return line[at - 1 : at].islower() and line[at : at + 1].isupper()
