"""Headings in two lines, as spreadsheets have them: "Round 1" over "Opp" and "Res".

Or "Rounds" is over 1, 2, 3, or "Results" and "Opponents" each over all rounds. Merged cells are
copied as one that is filled and empty ones beside it.
"""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.columns.headings import kind_headed
from calculator.reading.lexicon import plain
from calculator.reading.lexicon.headings import heading_kind

#: Bars are also the borders of a line: which cell is the first one, they do not say.
_SEPARATORS = "\t;,"
#: Such a heading is among the first lines; so many columns are of one round at most.
_FIRST_LINES, _WIDEST = 60, 5
_FEWEST = 2
#: What may be over a block of all rounds, and what heads its columns.
_BLOCKS = {
    **dict.fromkeys(("result", "score", "total"), "Result"),
    "opponent": "Opponent",
    "color": "Color",
}
_NUMBER = pattern(r"\D{0,12}?(\d{1,2})(?!\d).*")
_COUNTED = pattern(r"[^\W\d_]{0,8}[\s.#-]{0,2}(\d{1,2})\.?")
#: Below the heading of a round these are the opponent's number and what was scored.
_OPPONENT = {"#", "no", "no.", "nr", "nr.", "num", "number", "nº"}
_SCORED = {"pts", "pts.", "pt", "points", "score", "punkte", "pkt", "pkt.", "puntos", "punti"}


def with_one_heading(text: str) -> str:
    r"""Return a text in which both lines are one, the second; the first is empty.

    >>> rows = "1\tAnn\t2\t1\t3\t½\n2\tBob\t1\t0\t4\t1"
    >>> over = "\t\tRound 1\t\tRound 2\t\n#\tName\tOpp\tRes\tOpp\tRes"
    >>> with_one_heading(f"{over}\n{rows}").splitlines()[:2]
    ['', '#\tName\tOpp 1\tRes 1\tOpp 2\tRes 2']
    >>> with_one_heading(f"#,Name,Rounds,\n,,1,2\n1,Ann,W2,D2").splitlines()[:2]
    ['', '#,Name,1,2']
    """
    lines = text.split("\n")
    made = list(lines)
    for at in range(min(_FIRST_LINES, len(lines) - 2)):
        upper, lower = lines[at : at + 2]
        separator = next((one for one in _SEPARATORS if upper.count(one) > 1), None)
        if separator is None or '"' in upper or '"' in lower or lower.count(separator) < _FEWEST:
            continue
        cells = [[cell.strip() for cell in line.split(separator)] for line in (upper, lower)]
        width = max(map(len, cells))
        above, below = ([*one, *[""] * (width - len(one))] for one in cells)
        below = _below_rounds(above, below)
        if all(kind_headed(text) != "name" for text in (*above, *below)):
            continue
        heading = _in_blocks(above, below) or _in_rounds(above, below) or _numbered(above, below)
        if heading:
            made[at], made[at + 1] = "", separator.join(heading)
    return text if made == lines else "\n".join(made)


def _below_rounds(above: Sequence[str], below: list[str]) -> list[str]:
    """Return the lower headings below those of the rounds.

    Where the others reach over both lines, a browser copies the lower one without cells for them.

    >>> _below_rounds(["#", "Name", "R1", "", "R2", "", "Pts"], ["Opp", "Res"] * 2 + [""] * 3)
    ['', '', 'Opp', 'Res', 'Opp', 'Res', '']
    """
    filled = [text for text in below if text]
    if below[: len(filled)] != filled:
        return below
    for width in range(_FEWEST, _WIDEST + 1):
        part, count = filled[:width], len(filled) // width
        if count < _FEWEST or part * count != filled or len(set(part)) < width:
            continue
        over = [bool(text) for text in above]
        group = [True] + [False] * (width - 1)
        for start in range(1, len(above) - len(filled) + 1):
            if over[start : start + len(filled)] == group * count and all(over[:1]):
                return [*[""] * start, *filled, *[""] * (len(above) - start - len(filled))]
    return below


def _in_rounds(above: Sequence[str], below: Sequence[str]) -> list[str] | None:
    """Return the headings where each round has the same ones below its own."""
    for start in range(len(below)):
        for width in range(_FEWEST, _WIDEST + 1):
            part = below[start : start + width]
            if not part[0] or len(part) < width or len(set(part)) < width:
                continue
            end = start + width
            while below[end : end + width] == part:
                end += width
            groups = [above[at : at + width] for at in range(start, end, width)]
            titles = [{text for text in group if text} for group in groups]
            if len(groups) < _FEWEST or any(len(one) != 1 for one in titles):
                continue
            beside = [
                (one, other)
                for at, (one, other) in enumerate(zip(above, below, strict=True))
                if not start <= at < end
            ]
            if any(one and other for one, other in beside):
                continue
            numbers = _numbers([next(iter(one)) for one in titles])
            called = _called(part)
            rounds = [f"{text} {number}" for number in numbers for text in called]
            whole = [one or other for one, other in zip(above, below, strict=True)]
            return [*whole[:start], *rounds, *whole[end:]]
    return None


def _in_blocks(above: Sequence[str], below: Sequence[str]) -> list[str] | None:
    """Return the headings where the same rounds are below "Results" and below "Opponents".

    >>> _in_blocks(
    ...     ["", "Results", "", "", "Opponents", ""], ["Name", "R1", "R2", "Pts", "R1", "R2"]
    ... )
    ['Name', 'Result 1', 'Result 2', 'Pts', 'Opponent 1', 'Opponent 2']
    """
    starts = [at for at, text in enumerate(above) if heading_kind(plain(text)) in _BLOCKS]
    if len(starts) < _FEWEST or len({above[at] for at in starts}) < len(starts):
        return None
    one, other = starts[:2]
    width = next(
        (
            width
            for width in range(other - one, 0, -1)
            if all(below[at : at + width] == below[one : one + width] for at in starts)
        ),
        0,
    )
    inside = {at + step for at in starts for step in range(width)}
    beside = zip(above, below, strict=True)
    if width < _FEWEST or any(
        (text and at not in starts) if at in inside else (text and label)
        for at, (text, label) in enumerate(beside)
    ):
        return None
    made = [text or label for text, label in zip(above, below, strict=True)]
    for start in starts:
        word = _BLOCKS[heading_kind(plain(above[start]))]
        made[start : start + width] = [f"{word} {at}" for at in range(1, width + 1)]
    return made


def _numbers(titles: Sequence[str]) -> list[int]:
    """Return the numbers of rounds that are called so; where these are no such, their order.

    >>> _numbers(["Rd 2 (Sat)", "Rd 1"]), _numbers(["May 3", "May 10"])
    ([2, 1], [1, 2])
    """
    order = list(range(1, len(titles) + 1))
    found = [int(match[1]) for text in titles if (match := _NUMBER.fullmatch(text))]
    return found if sorted(found) == order else order


def _called(headings: Sequence[str]) -> list[str]:
    """Return the headings of a round with usual ones for the opponent's number and the score.

    >>> _called(["#", "Pts"]), _called(["Opp", "Res", "Pts"])
    (['Opp', 'Res'], ['Opp', 'Res', 'Pts'])
    """
    plain = [text.casefold() for text in headings]
    made = list(headings)
    for words, usual in ((_OPPONENT, "Opp"), (_SCORED, "Res")):
        own = [at for at, text in enumerate(plain) if text in words]
        if len(own) == 1 and not any(text.startswith(usual.lower()) for text in plain):
            made[own[0]] = usual
    return made


def _numbered(above: Sequence[str], below: Sequence[str]) -> list[str] | None:
    """Return the headings where one title is above the numbers of all rounds."""
    counted = [(at, match) for at, text in enumerate(below) if (match := _COUNTED.fullmatch(text))]
    if len(counted) < _FEWEST or len(counted) != sum(map(bool, below)):
        return None
    if [int(match[1]) for _, match in counted] != list(range(1, len(counted) + 1)):
        return None
    places = [at for at, _ in counted]
    over = {above[at] for at in places if above[at]}
    beside = [text for at, text in enumerate(above) if text and at not in places]
    named = any(kind_headed(text) == "name" for text in beside)
    if len(over) != 1 or not named or places != list(range(places[0], places[-1] + 1)):
        return None
    return [other or one for one, other in zip(above, below, strict=True)]
