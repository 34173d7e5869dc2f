"""The headings of lists of games and of their columns, in the languages of pairing programs."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.headings import column
from calculator.reading.lexicon import alternatives, looked_up, plain
from calculator.reading.lexicon.headings import COLOR, HEADING, ROUND, heading_kind, round_word
from calculator.reading.text.grid import Cell

_WHITE, _BLACK = alternatives(COLOR, "W"), alternatives(COLOR, "B")
#: One letter is a color before these.
_OF_A_SIDE = ("rtg", "elo", "rating", "res", "pts", "score", "no", "title", "fide")
_UNSEEN = pattern(r"[\s.:_#()'?-]")
#: The kinds of the headings that mean something of their own in a list of games.
_KINDS = {
    **{kind: kind for kind in ("result", "board", "section", "winner", "loser", "color")},
    "score": "result",
    "one": "first",
    "two": "second",
    "opponent": "second",
}
#: The words of every color: without two of them, or two names, a line heads no list.
MAY_HEAD = pattern(
    "|".join([_WHITE, _BLACK, *(alternatives({"": HEADING[kind]}) for kind in ("name", "loser"))])
)
BOARDS = alternatives({"": HEADING["board"]})
_LABELLED = (
    ("white", _WHITE),
    ("black", _BLACK),
    ("winner", alternatives({"": HEADING["winner"]})),
    ("loser", alternatives({"": HEADING["loser"]})),
    ("result", alternatives({"": HEADING["result"]})),
    ("round", alternatives(ROUND)),
    ("board", BOARDS),
)
#: "White: Ashdown": a label and its colon.
LABELS = pattern(
    rf"(?<![^\W_])(?:{'|'.join(f'(?P<{kind}>{words})' for kind, words in _LABELLED)})"
    r"\s?[:=]\s{1,9}",
    re.IGNORECASE,
)
_SIGN = pattern(r"[:=]\s")


def has_labels(text: str) -> bool:
    """Whether a label is somewhere in a line: most lines have not even its sign.

    >>> has_labels("1 White: Ashdown"), has_labels("Ashdown 1-0 Brook")
    (True, False)
    """
    return _SIGN.search(text) is not None and LABELS.search(text) is not None


class Listed(NamedTuple):
    """What each column of a list holds; the colors are known or not.

    The kinds are ``round``, ``board``, ``section``, ``result``, ``winner``, ``color``, ``drawn``,
    ``name-1``, ``name-2``, ``score-1``, ``score-2`` (a box of each side), ``rating-1``,
    ``rating-2``, ``number-1``, ``number-2`` and ``other``.
    """

    kinds: tuple[str, ...]
    colored: bool
    cells: tuple[Cell, ...]
    by_player: bool = False
    """Whether the second name is headed as the opponent: each game is there once a player."""
    fide: bool = False
    """Whether it is the heading of chess-results, in any language: numbers and points twice."""
    won: bool = False
    """Whether the names are those of the winner and the loser, so headed."""


@lru_cache(maxsize=2048)
def _kind(heading: str) -> tuple[str, str]:
    """Return the kind of a heading and the side that it names: ``w``, ``b`` or none."""
    # "White [Elo] (Pt)": what is in square brackets, and after them, is beside the names.
    heading = heading.partition(" [")[0]
    text = plain(_UNSEEN.sub("", heading))
    means = heading_kind(text)
    if kind := _KINDS.get(means):
        return kind, ""
    if round_word(text.removesuffix("no"), weeks=True):
        return "round", ""
    sided = [(side, *_of_side(text, word)) for word, side in _sides() if word in text]
    if text[:1] in {"w", "b"} and text[1:].startswith(_OF_A_SIDE):
        sided.append((text[0], *_of_side(text, text[0])))
    if sided:
        side, kind, _ = next((one for one in sided if one[2]), sided[0])
        return kind, side
    kind = column(Cell(heading, 1, 1)).kind
    kind = {"start": "number", "total": "before"}.get(kind, kind)
    return kind if kind in {"name", "rating", "number", "before"} else "other", ""


@cache
def _sides() -> tuple[tuple[str, str], ...]:
    """Return the words of colors in plain form with their sides, the longest first."""
    found = looked_up(COLOR, plain)
    return tuple((word, found[word].meaning.lower()) for word in sorted(found, key=len)[::-1])


def _of_side(text: str, word: str) -> tuple[str, bool]:
    """Return what a heading with the word of a color is of, and whether that is known."""
    rest = text.replace(word, "", 1)
    means = heading_kind(rest)
    if not rest or rest == "s" or means == "name":
        return "name", True
    kind = _KINDS.get(means) or column(Cell(rest, 1, 1)).kind
    kinds = {"result": "score", "total": "before", "rating": "rating", "number": "number"}
    return kinds.get(kind, "other"), kind != "other"


def heading_of(cells: Sequence[Cell]) -> Listed | None:
    """Return the columns where these cells head a list of games, else ``None``.

    >>> heading_of([Cell(text, 1, 1) for text in ("Bo.", "White", "Rtg", "Result", "Black")]).kinds
    ('board', 'name-1', 'rating-1', 'result', 'name-2')
    """
    if not 2 <= len(cells) <= 30 or any(len(cell.text) > 40 for cell in cells):
        return None
    found = [_kind(cell.text) for cell in cells]
    letters = [cell.text.lower() for cell in cells if cell.text.lower() in {"w", "b"}]
    if sorted(letters) == ["b", "w"]:
        # Beside "White" and "Black" these are boxes for the scores.
        found = [
            ("score", cell.text.lower()) if cell.text.lower() in letters else one
            for cell, one in zip(cells, found, strict=True)
        ]
    colored = [side for kind, side in found if kind == "name" and side]
    by_player = any(heading_kind(cell.text) == "opponent" for cell in cells)
    names = _names(found, colored, by_player=by_player)
    if names is None:
        return _of_winners(cells, [kind for kind, _ in found])
    results = [at for at, (kind, side) in enumerate(found) if kind == "result" and not side]
    kinds = [_sided(at, found[at], names, results) for at in range(len(found))]
    fide = {"board", "result", "number-1", "number-2"} <= set(kinds) and (
        [kind for kind, _ in found].count("before") == 2
    )
    return Listed(tuple(kinds), bool(colored) or _by_side(found), tuple(cells), by_player, fide)


def _of_winners(cells: Sequence[Cell], kinds: Sequence[str]) -> Listed | None:
    """Return the columns of a list of winners and losers.

    >>> _of_winners([Cell(text, 1, 1) for text in ("Winner", "Loser")], ["winner", "loser"]).kinds
    ('name-1', 'name-2')
    """
    if kinds.count("winner") != 1 or kinds.count("loser") != 1:
        return None
    renamed = {"winner": "name-1", "loser": "name-2"}
    kept = {"round", "board", "section", "result"}
    made = [
        renamed.get(kind) or (kind if kind in kept else _DRAWN.get(cell.text.lower(), "other"))
        for cell, kind in zip(cells, kinds, strict=True)
    ]
    return Listed(tuple(made), colored=False, cells=tuple(cells), won=True)


#: What heads marks for drawn games, beside who won and who lost.
_DRAWN = dict.fromkeys(("draw", "draw?", "drawn", "drawn?", "tie", "tie?"), "drawn")


def _by_side(found: Sequence[tuple[str, str]]) -> bool:
    """Whether two columns of plain names are White's and Black's: in no order of another kind."""
    return not any(kind in {"first", "second"} for kind, _ in found)


def _names(
    found: Sequence[tuple[str, str]], colored: Sequence[str], *, by_player: bool
) -> tuple[int, int] | None:
    """Return which columns hold the two names."""
    if sorted(colored) == ["b", "w"]:
        at = {side: index for index, (kind, side) in enumerate(found) if kind == "name" and side}
        return at["w"], at["b"]
    kinds = [kind for kind, _ in found]
    if by_player and "round" not in kinds:
        # Players, with their opponents of the one round beside them.
        return None
    if kinds.count("second") == 1 and ("first" in kinds or kinds.count("name") == 1):
        return kinds.index("first" if "first" in kinds else "name"), kinds.index("second")
    plain = [at for at, kind in enumerate(kinds) if kind == "name"]
    if len(plain) == 2 and not colored and {"result", "board"} & set(kinds):
        return plain[0], plain[1]
    return None


def _sided(at: int, own: tuple[str, str], names: tuple[int, int], results: Sequence[int]) -> str:
    """Return the kind of a column, with the side that it is of."""
    kind, side = own
    if at in names:
        return f"name-{1 + names.index(at)}"
    if kind == "result" and len(results) == 2:
        return f"score-{1 + results.index(at)}"
    if kind in {"rating", "number", "score"}:
        if not side:
            # Beside the result, or between the names, it is of the name on the same side.
            low, high = sorted(names)
            middle = results[0] if len(results) == 1 and low < results[0] < high else high
            first = at < middle if low < middle < high else at < high
            side = "w" if first == (names[0] == low) else "b"
        return f"{kind}-{1 if side == 'w' else 2}"
    return kind if kind in {"round", "board", "section", "result", "winner", "color"} else "other"


_BOTH = pattern(r"\s(?:-|vs?\.?|/)\s", 2)


def heads_both(heading: str) -> bool:
    """Whether a heading names both sides of the games below it.

    >>> heads_both("White [Elo] (Pt) - Black [Elo] (Pt)"), heads_both("White")
    (True, False)
    """
    sides = [_kind(side.split()[0])[1] for side in _BOTH.split(heading) if side.strip()]
    return sorted(sides) == ["b", "w"]
