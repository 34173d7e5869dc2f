"""Columns of opponents that no heading names: their numbers answer each other, or are names."""

from collections.abc import Sequence

from calculator.reading.cells.looks import is_name
from calculator.reading.cells.opponent_names import alone, is_nothing
from calculator.reading.cells.people import People

#: Fewer players answer each other by chance; and one cell in this many may be a slip.
_FEWEST, _FEW = 4, 8


def answering(own: Sequence[str], opponents: Sequence[str]) -> bool:
    """Whether whoever plays number 2 is the one whom number 2 plays, and nobody himself.

    >>> answering(["1", "2", "3", "4", "5"], ["4", "3", "2", "1", "bye"])
    True
    >>> answering(["1", "2", "3", "4"], ["1", "2", "2", "1"])
    False
    """
    of = dict(zip(own, opponents, strict=True))
    met = {one: other for one, other in of.items() if other in of}
    if len(met) < _FEWEST or 2 * len(met) <= len(of) or any(a == b for a, b in met.items()):
        return False
    return _FEW * sum(met.get(other) != one for one, other in met.items()) <= len(met)


def naming(players: Sequence[tuple[str, str]], texts: Sequence[str]) -> bool:
    """Whether cells beside players, of whom number and name are known, hold others of them.

    Whoever is called by number calls the other, too; a letter of the result may be in front of a
    name, and no more than half have a bye.

    >>> players = [("1", "Ann Lee"), ("2", "Bo Day"), ("3", "Cy Orr")]
    >>> naming(players, ["2", "1", "bye"]), naming(players, ["2", "3", "1"])
    (True, False)
    >>> naming(players, ["Day", "Lee", ""]), naming(players, ["WDay", "LLee", "Oak Hall"])
    (True, False)
    """
    people = People([name for _, name in players])
    own = [number or str(at) for at, (number, _) in enumerate(players, 1)]
    said = dict(zip(own, texts, strict=False))
    met = names = byes = 0
    filled = [(at, text) for at, text in enumerate(texts) if not is_nothing(text)]
    for at, text in filled:
        if is_name(text) and {*people.find(text), *people.find(text[1:])} - {at}:
            names += 1
        elif text in said and text != own[at] and said[text] == own[at]:
            met += 1
        else:
            byes += alone(text) is not None
    found = max(met, names)
    return found > 1 and found >= byes and found + byes == len(filled)
