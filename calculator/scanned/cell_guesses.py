"""What a cell may say: what was read there once and again, and what that is often misread as."""

import re
from collections.abc import Iterator, Mapping, Sequence

from calculator.scanned.column_kinds import Kind
from calculator.scanned.table_draft import Guess

#: Letters that figures are read as, and letters that others are.
_FIGURES = str.maketrans("lIi|]![oOQSsZzgqGT", "111111100055229967")
#: After other letters, a 6 is read as these.
_SIX = str.maketrans("éÉ", "66")
_LEADING = (("VV", "W"), ("Vv", "W"), ("vv", "W"), ("Ww", "W"), ("Uu", "U"), ("IL", "L"))
_LIKE = {
    "0": "689", "1": "74", "2": "7", "3": "85", "4": "1", "5": "63", "6": "580", "7": "12",
    "8": "369", "9": "408",
}  # fmt: skip
_NO_HALF = re.compile(r"(\d{1,2})\.(?![05]$)\d{1,2}")
#: A ½ that was read as a percent sign: no total is so many percent.
_PERCENT = re.compile(r"^(\d?|1\d)%$")
#: A nought that was read twice before a point, or alone.
_NOUGHTS = re.compile(r"^00+(?=\.|$)")
#: Two figures 1 that touch are read as one of these; how likely it is they, or nothing.
_ELEVEN, _ONES, _NONE = re.compile("[nmMH]"), 0.5, 0.2
_DASHES = re.compile(r"[-–—~_.\s]+")
_LETTER_OF_RESULT = "WLDBHUXFZ"
#: Of letters that stand for a game, those that a figure at the head of a cell was, and how likely.
_LOST_LETTERS = (("L", 0.4), ("D", 0.05), ("W", 0.05))
_LEAST = 0.01
#: What is read of a cell with more letters is so much less sure.
_LACKING = 0.25
#: How much less likely anything else is where a ½ was seen.
_NO_HALF_SEEN = 0.15
_SEEN_HALF = 0.85
#: So likely is the last figure before it a part of it, and so likely each one if none was read.
_ITS_OWN, _ANY_FIGURE = 0.4, 0.05
#: How likely a U of two pieces is L1.
_FOOT = 0.2
#: What one piece of ink says that was read as two figures; how likely it is a ½.
_TWO, _TOUCHED = re.compile(r"\d\.?\d"), 0.3
_MOST_GUESSES = 12


def guesses(
    kind: Kind,
    first: tuple[str, float],
    second: tuple[str, float] | None,
    players: int,
    *,
    letter: bool = False,
    inked: int = 0,
    half: int | None = None,
    whole: tuple[str, float] | None = None,
    told: tuple[str, float] | None = None,
) -> tuple[Guess, ...]:
    """Return what a cell may say, the likeliest first.

    ``first`` was read with the whole page, ``second`` alone, with no other letters than the
    column's. No opponent has a number greater than that of ``players``; ``letter`` says that there
    is room for one letter only, ``inked`` how many letters its ink makes, and
    ``half`` how many of them come before a ½. ``told`` is what their shapes say, and ``whole`` what
    those before a ½ do.

    >>> guesses("results", ("Wi1l", 0.2), ("W11", 0.9), 20)[0].text
    'W11'
    >>> guesses("figures", ("25", 0.5), ("2.5", 0.9), 20)[0].text
    '2.5'
    >>> [guess.text for guess in guesses("figures", ("1.06", 0.9), None, 20)[:2]]
    ['1.06', '1.0']
    >>> [guesses("figures", (text, 0.9), None, 20)[0].text for text in ("00.5", "00")]
    ['0.5', '0']
    >>> guesses("figures", ("055", 0.9), None, 20, half=2)[0].text
    '0.5'
    >>> {"2.5", "3.5"} < {guess.text for guess in guesses("figures", ("K", 0.9), None, 9, half=1)}
    True
    >>> guesses("figures", ("7'", 0.4), None, 9, half=1, whole=("1", 0.9))[0].text
    '1.5'
    >>> "2.5" in [guess.text for guess in guesses("figures", ("21", 0.7), None, 20, half=2)]
    True
    >>> "0.5" in [guess.text for guess in guesses("figures", ("15", 0.7), None, 20, inked=1)]
    True
    >>> "5.5" in [guess.text for guess in guesses("figures", ("52", 0.7), None, 20)]
    True
    >>> guesses("results", ("07", 0.5), None, 20)[0].text
    'D7'
    >>> [guess.text for guess in guesses("results", ("u", 0.7), None, 20, inked=2)[:2]]
    ['L1', 'U']
    >>> "W9" in [guess.text for guess in guesses("results", ("Wo", 0.9), None, 20)]
    True
    >>> {"W9", "W6"} <= {guess.text for guess in guesses("results", ("W8", 0.6), None, 20)}
    True
    >>> guesses("results", ("Xn", 0.7), None, 20)[0].text
    'X11'
    """
    chances: dict[str, float] = {}
    for said, weight in (second, 1.0), (first, 0.7 if second else 0.95):
        if said is None:
            continue
        text, confidence = said
        sure = weight * max(confidence, 0.1)
        if inked > len("".join(text.split())):
            # Something was not read.
            sure *= _LACKING
        for other, likely in _readings(kind, text):
            chance = sure * likely
            if kind == "results" and not _may_be(other, players):
                chance *= 0.05
            before = chances.get(other, 0.0)
            chances[other] = 1 - (1 - before) * (1 - min(chance, 0.99))
    if kind != "other" and told and (half is None or "½" in told[0]):
        chances = _with_shapes(kind, told, players, chances)
    if kind == "results" and inked > 1 and "U" in chances:
        # An L whose foot touches a 1 looks like it.
        chances.setdefault("L1", _FOOT)
    if kind == "results" and letter:
        # One letter without an opponent, whatever was read.
        for other in "BHUXF":
            chances.setdefault(other, 0.05)
    if kind == "figures" and inked == 1 and any(_TWO.fullmatch(text) for text in chances):
        # A ½ whose figures touch is one piece.
        chances.setdefault("0.5", _TOUCHED)
    if kind == "figures" and half is not None:
        said_so = [one for one in (first, second, whole) if one]
        chances = _with_half(said_so, half, chances, known=whole is not None)
    for text, chance in sorted(chances.items(), key=lambda one: -one[1])[:2]:
        for other, likely in _taken_for(kind, text):
            if kind != "results" or _may_be(other, players):
                chances.setdefault(other, max(_LEAST, chance * likely))
    ordered = sorted(chances.items(), key=lambda one: -one[1])[:_MOST_GUESSES]
    return tuple(Guess(text, round(chance, 3)) for text, chance in ordered)


def alphabet(kind: Kind, text: str) -> str:
    """Return a text with figures for the letters that they are read as, where figures are.

    >>> alphabet("results", "Lé"), alphabet("figures", "Z.O"), alphabet("other", "Lé")
    ('L6', '2.0', 'Lé')
    """
    if kind == "other":
        return text
    if kind == "figures":
        return text.translate(_FIGURES)
    return text[:1].upper() + text[1:].translate(_SIX).translate(_FIGURES)


def _with_shapes(
    kind: Kind, told: tuple[str, float], players: int, chances: Mapping[str, float]
) -> dict[str, float]:
    """Return chances where shapes tell what a cell says: so sure, all others are less likely."""
    text, sure = told
    made = {other: chance * (1 - sure) for other, chance in chances.items()}
    for other, likely in _readings(kind, text):
        chance = sure * likely
        if kind == "results" and not _may_be(other, players):
            chance *= 0.05
        made[other] = 1 - (1 - chances.get(other, 0.0)) * (1 - min(chance, 0.99))
    return made


def _with_half(
    said: Sequence[tuple[str, float]], half: int, chances: Mapping[str, float], *, known: bool
) -> dict[str, float]:
    """Return chances where a ½ was seen, with so many figures before it.

    Where nobody has ``known`` one by its shape, the ½ touches it, and what was read is a guess.
    """
    made = {text: chance * _NO_HALF_SEEN for text, chance in chances.items()}
    seen = False
    for text, confidence in said if half else [("", 1.0)]:
        whole = text.strip().translate(_FIGURES)[:half]
        # No number begins with a nought that has more than one figure.
        whole = "0" if whole[:1] == "0" else whole
        if (whole or not half) and (not whole or whole.isdecimal()):
            other = f"{whole or 0}.5"
            made[other] = max(made.get(other, 0), max(confidence, 0.3) * _SEEN_HALF)
            seen = True
            if half > 1:
                # The ½ begins with a figure 1 and its bar, which may be one piece.
                made.setdefault(f"{whole[: half - 1]}.5", made[other] * _ITS_OWN)
    if half == 1 and not (seen and known):
        # It may be any: what its row has won says which.
        for whole in "123456":
            made[f"{whole}.5"] = max(made.get(f"{whole}.5", 0), _ANY_FIGURE)
    return made


def _readings(kind: Kind, text: str) -> Iterator[tuple[str, float]]:
    """Yield what a text is in a column of a kind."""
    text = text.strip(" |[](){}'\"")
    if kind == "other":
        yield text, 1.0
    elif kind == "figures":
        yield from _figures(text)
    else:
        yield from _results(text)


def _figures(text: str) -> Iterator[tuple[str, float]]:
    plain = text.translate(_FIGURES).replace(",", ".").replace(" ", "")
    plain = re.sub(r"[–—]", "-", re.sub(r"\.?½", ".5", _PERCENT.sub(r"\1½", plain)))
    plain = _NOUGHTS.sub("0", plain)
    if plain:
        yield f"0{plain}" if plain == ".5" else plain.strip("."), 1.0


def _results(text: str) -> Iterator[tuple[str, float]]:
    bare = _DASHES.sub("", text)
    for wrong, right in _LEADING:
        if bare.startswith(wrong):
            bare = right + bare[len(wrong) :]
    if not bare:
        return
    ones = bare[0] in _LETTER_OF_RESULT and _ELEVEN.search(bare, 1)
    if ones:
        yield from ((one, _ONES * sure) for one, sure in _results(_ELEVEN.sub("11", bare)))
    head, rest = bare[0].upper(), bare[1:].translate(_SIX).translate(_FIGURES)
    if head in _LETTER_OF_RESULT:
        number = "".join(character for character in rest if character.isdigit())
        if number[:1] == "0" and number.strip("0"):
            # No number begins so: that was a D, or dirt.
            yield "D" + number.lstrip("0"), 0.5
            yield head + number.lstrip("0"), 0.5
        else:
            yield head + number, _NONE if ones else 1.0
        return
    figures = bare.translate(_FIGURES)
    if figures.isdecimal() and figures[0] == "0" and figures.strip("0"):
        yield "D" + figures.lstrip("0"), 0.5
        figures = figures.lstrip("0")
    if figures.isdecimal():
        for other in {"8": "B", "0": "UD"}.get(figures, ""):
            yield other, 0.3
        for letter, likely in _LOST_LETTERS:
            yield letter + figures, likely
        if figures[0] == "1" and len(figures) > 1:
            yield "L" + figures[1:], 0.5


def _taken_for(kind: Kind, text: str) -> Iterator[tuple[str, float]]:
    """Yield what else a text may be, with how likely that is."""
    if kind == "figures":
        if text.isdecimal() and len(text) in {2, 3} and text[-1] in "05":
            yield f"{text[:-1]}.{text[-1]}", 0.6
        if text.isdecimal() and len(text) == 2 and text[-1] == "2":
            # A ½ of which only the lower figure was seen.
            yield f"{text[:-1]}.5", 0.3
        if found := _NO_HALF.fullmatch(text):
            # After a point comes a half or nothing; a bar beside it may have been read, too.
            yield from ((f"{found[1]}.0", 0.2), (f"{found[1]}.5", 0.1))
        for at, character in enumerate(text):
            for other in _LIKE.get(character, ""):
                yield text[:at] + other + text[at + 1 :], 0.04
        return
    if kind != "results" or not text:
        return
    head, figures = text[0], text[1:]
    for at in range(len(figures)):
        # A figure that is seen twice, or is missed once.
        if len(figures) > 1:
            yield head + figures[:at] + figures[at + 1 :], 0.12 if len(figures) < 3 else 0.3
        for other in _LIKE.get(figures[at], ""):
            yield head + figures[:at] + other + figures[at + 1 :], 0.06
        if figures[at] == "1" and len(figures) == 1:
            yield head + "11", 0.1
    for other in {"D": "BU", "L": "I", "B": "D8", "U": "D"}.get(head, ""):
        if other in _LETTER_OF_RESULT:
            yield other + figures, 0.03


def _may_be(text: str, players: int) -> bool:
    """Whether a text can be a result among this many players."""
    figures = text[1:]
    if not figures:
        return text[:1] in "BHUXFZ"
    return text[0] in "WLDXFZ" and figures[0] != "0" and int(figures) <= players
