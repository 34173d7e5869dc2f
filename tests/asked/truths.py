"""What an answer says must be what the JSON document says: place, score, values, what decided."""

import csv
import io
import re
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from calculator.model.names import in_a_sentence
from calculator.tiebreaks import REGISTER, tiebreaks
from calculator.tiebreaks import find as find_tiebreak
from calculator.words import language, ordinal, say
from calculator.words.sentences import place as in_place
from calculator.words.sentences import title
from tests.asked.trees import FoundError, Tree, find, of_tag, text_in

Json = dict[str, Any]

_SIGNS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
_FIGURE = re.compile(r"(−?)(\d*)(?:[.,](\d+)|([½¼¾]))?")


def figure(number: float | None) -> str:
    """Write a number of the document as people do, in the language in use.

    >>> figure(19.5), figure(-0.25), figure(10 / 3), figure(None)
    ('19½', '−¼', '3.33', '–')
    """
    if number is None:
        return "–"
    sign = "−" if number < 0 else ""
    whole, rest = divmod(Fraction(abs(number)), 1)
    for shown, part in {"": Fraction(0), **_SIGNS}.items():
        if rest == part:
            return f"{sign}{whole if whole or not shown else ''}{shown}"
    hundredths = int(Fraction(abs(number)).limit_denominator(10_000) * 100 + Fraction(1, 2))
    return f"{sign}{hundredths // 100}{language().decimal}{hundredths % 100:02}"


def number_of(shown: str) -> Fraction | None:
    """Read a figure back.

    >>> number_of("−2½"), number_of("3.33"), number_of("2nd")
    (Fraction(-5, 2), Fraction(333, 100), None)
    """
    match = _FIGURE.fullmatch(shown.strip())
    if not match or not shown.strip():
        return None
    sign, whole, decimals, part = match.groups()
    found = Fraction(int(whole or 0)) + _SIGNS.get(part or "", Fraction(0))
    if decimals:
        found += Fraction(int(decimals), 10 ** len(decimals))
    return -found if sign else found


def equal(found: object, expected: object, what: str) -> None:
    """Raise if two things differ that must not."""
    if found != expected:
        raise FoundError(f"{what}: {found!r}, but the document has {expected!r}")


def rows_of(document: Json) -> dict[int, Json]:
    """Return the rows of the document by number."""
    return {row["number"]: row for row in document["standings"]}


def _shown(row: Json, name: str) -> str | None:
    """Return what must be shown for a value; ``None`` for a lot, where the place is shown."""
    if name not in row["values"]:
        return ""
    if "seed" in (REGISTER[name].needs if name in REGISTER else ()):
        return None
    return figure(row["values"][name])


def check_standings(tree: Tree, document: Json) -> None:
    """Check the table "Standings" of the page."""
    table = next(one for one in find(tree, "tb-standings") if "data-cells" in one[1])
    rows = rows_of(document)
    shown = [one for one in of_tag(table, "tr") if "data-number" in one[1]]
    numbers = [int(one[1]["data-number"]) for one in shown]
    equal(sorted(numbers), sorted(rows), "the players in the table")
    if "tb-by-place" in table[1]["class"]:
        equal(numbers, list(rows), "the order of the table")
    # A tiebreak that nobody has a value of has no column.
    # Behind place, name and score: points may be the name of a tiebreak, too.
    heads = [text_in(one) for one in of_tag(of_tag(table, "thead")[0], "th")][3:]
    columns = [
        name
        for name in document["order"]
        if any(title(name) in head for head in heads)
        or any(row["values"].get(name) is not None for row in rows.values())
    ]
    for one, number in zip(shown, numbers, strict=True):
        _row(one, rows[number], columns)


def _row(one: Tree, row: Json, order: list[str]) -> None:
    """Check a row: the first text of the place, the name, the score, a cell for each tiebreak."""
    place, name, score, *cells = one[2:]
    equal(text_in(place[2]), str(row["place"]), "a place")
    equal(text_in(name), row["name"], "a name")
    equal(text_in(score), figure(row["score"]), f"the score of {row['name']}")
    equal(len(cells), len(order), "the columns")
    for cell, tiebreak in zip(cells, order, strict=True):
        expected = _shown(row, tiebreak)
        if expected is not None:
            equal(text_in(cell), expected, f"{tiebreak} of {row['name']}")
        marked = bool(find(cell, "tb-deciding"))
        equal(marked, row["decided_by"] == tiebreak, f"the mark of {tiebreak} at {row['name']}")


def named(name: str, said: str) -> bool:
    """Whether a sentence names somebody: as printed, or "Amy Frost" for "Frost, Amy"."""
    return name in said or in_a_sentence(name) in said


def check_why(tree: Tree, document: Json, number: int) -> None:
    """Check the first sentence of "Why this place": the place, of how many, the score."""
    row = rows_of(document)[number]
    said = text_in(find(tree, "tb-answer")[0])
    check_sheet_says(tree, document, number)
    for fact in (in_place(row["place"]), str(len(document["standings"])), figure(row["score"])):
        if fact not in said:
            raise FoundError(f"{fact} is missing in {said!r}")
    shared = [one["name"] for one in document["standings"] if one["place"] == row["place"]]
    if len(shared) == 2 and not all(name == row["name"] or named(name, said) for name in shared):
        raise FoundError(f"the place is shared, which is missing in {said!r}")


def check_sheet_says(tree: Tree, document: Json, number: int) -> None:
    """Check that the answer opens with the printed place if it is not ours, and only then."""
    places = (document["published"] or {}).get("places") or {"differences": []}
    wrong = {one["number"]: one for one in places["differences"]}
    said = [text_in(one) for one in find(tree, "tb-sheet-says")]
    equal(len(said), int(number in wrong and "class" not in document), "what the sheet says")
    for sentence in said:
        one = wrong[number]
        first, *last = str(one["printed"]).split("-")
        printed = say("print-places" if last else "print-place", *map(int, (first, *last)))
        equal(one["computed"], rows_of(document)[number]["place"], "the place that is worked out")
        # Where it tells how the sheet comes to its place, or nothing, ours is in the heading below.
        short = say("print-unexplained", printed).removesuffix(".")
        facts = [first, *last]
        if not sentence.startswith((f"{short}.", f"{short}:")):
            facts.append(str(one["computed"]))
        for fact in facts:
            if fact not in sentence:
                raise FoundError(f"{fact} is missing in {sentence!r}")


def check_sums(tree: Tree, document: Json) -> None:
    """Check the sums in the answer: each is a value of the player's, and its terms make it."""
    rows: dict[str, list[Json]] = {}
    for row in document["standings"]:
        rows.setdefault(row["name"], []).append(row)
    inner = [table for fold in find(tree, "tb-made-of") for table in find(fold, "tb-sums")]
    for table in find(tree, "tb-sums"):
        head, *lines = of_tag(table, "tr")
        made = text_in(head[-1])
        for line in lines:
            name, shown = text_in(find(line, "tb-sums-name")[0]), text_in(of_tag(line, "strong")[0])
            values = {figure(v) for row in rows.get(name, ()) for v in row["values"].values()}
            if table[1]["aria-label"] == title("PTS"):
                # Where the score decides between two, it is what is added up.
                values = {figure(row["score"]) for row in rows.get(name, ())}
            if table not in inner and number_of(shown) is not None and shown not in values:
                raise FoundError(f"{name} has {shown} in a sum, and the document {values}")
            equal(len(line), len(head), f"the cells in the row of {name}")
            _products(line, name)
            counted = [
                number_of(text_in(one)) or Fraction(0)
                for one in find(line, "tb-amount")
                if one[0] != "del"
            ]
            if number_of(shown) is None:
                continue
            if made == say("sum"):
                equal(sum(counted, Fraction(0)), number_of(shown), f"the terms of {name}")
            if made == say("average") and len(counted) > 1:
                divided = text_in(of_tag(line[-1], "small")[0])
                whole, _, _ = divided.partition(" ")
                equal(divided, say("divided-by", whole, len(counted)), f"the average of {name}")
                # Each term is rounded by itself where it is shown, and so is what they add up to.
                apart = abs((number_of(whole) or Fraction(0)) - sum(counted))
                if apart > Fraction(len(counted) + 1, 200):
                    raise FoundError(f"the average of {name}: {whole} is not the sum of the terms")
            if made == say("sum") and table in inner:
                above = {text_in(one) for one in find(tree, "tb-amount")}
                if shown not in above:
                    raise FoundError(f"{shown} of {name} is a term of nobody's sum")


def _products(line: Tree, name: str) -> None:
    """Check that the factors of a product make its term."""
    for cell in of_tag(line, "td"):
        for product in find(cell, "tb-product"):
            one, other = (number_of(part) or Fraction(0) for part in text_in(product).split(" × "))
            term = number_of(text_in(find(cell, "tb-amount")[0]))
            equal(one * other, term, f"the product of {name}")


#: What a figure of a family shows, by what explains a tiebreak; bars of terms for all others.
_ON_AN_AXIS = {"rated", "performed", "performance", "rating", "buchholz"}
_OF_GAMES = {"between", "encounter"}
_UNDRAWN = {"lots", "pairing-number", "at-the-board", "arrival"}
#: What percentages written with three decimals may be off by, added up.
_NEAR = Fraction(1, 10)


class Line(NamedTuple):
    """What a figure shows of a player."""

    whose: str
    total: str
    bars: tuple[tuple[str, Fraction, Fraction], ...]
    """Of each part its kind, where it begins and how long it is, in percent."""
    strip: tuple[Tree, ...]


def lines_of(svg: Tree) -> list[Line]:
    """Take a figure apart: each line begins with a name."""
    lines: list[Line] = []
    for one in svg[2:]:
        kind = one[1].get("class", "") if isinstance(one, list) else ""
        if kind in {"tb-bar-own", "tb-bar-name"}:
            lines.append(Line(text_in(one), "", (), ()))
        elif kind == "tb-bar-sum":
            lines[-1] = lines[-1]._replace(total=text_in(one))
        elif kind == "tb-strip":
            lines[-1] = lines[-1]._replace(strip=tuple(one[2:]))
        elif one[0] == "rect" and kind != "tb-own":
            part = (kind.split()[1].removeprefix("tb-part-"), _percent(one, "x"))
            bar = (*part, _percent(one, "width"))
            lines[-1] = lines[-1]._replace(bars=(*lines[-1].bars, bar))
    return lines


def _percent(one: Tree, name: str) -> Fraction:
    return Fraction(one[1][name].removesuffix("%"))


def _figure_of(one: Line, family: str, zero: Fraction) -> tuple[Fraction, Fraction]:
    """Return where a line's value begins and ends on the axis: a bar, or a mark."""
    # A performance below zero is a bar on its side of it.
    if family in _ON_AN_AXIS and one.strip:
        (mark,) = [part for part in one.strip if part[1].get("class") == "tb-mean"]
        return Fraction(0), _percent(mark, "x1")
    counted = [bar for bar in one.bars if bar[0] != "out"]
    begins = min((at for _, at, _ in counted), default=zero)
    ends = begins + sum((long for _, _, long in counted), Fraction(0))
    return (ends, begins) if (_signed(one.total) or 0) < 0 else (begins, ends)


def check_bars(tree: Tree, document: Json) -> None:
    """Check each figure: its values, how long they are, who is ahead and by how much."""
    for drawn in find(tree, "tb-bars"):
        check_figure(drawn, document)
    for drawn in find(tree, "tb-against"):
        (svg,) = find(drawn, "tb-bars")
        if len(lines_of(svg)) != 2:
            continue  # a whole group, on paper
        first, second = lines_of(svg)
        lead = [text_in(one) for one in find(svg, "tb-gap-by")]
        for said in find(drawn, "tb-crossed"):
            _lead_said(text_in(said), first, lead, second)


def _lead_said(said: str, first: Line, lead: list[str], second: Line) -> None:
    """Check what is said below a figure: who is ahead by how much, what is left against what."""
    whose = first.whose.split("  ", 1)[1].removesuffix("…")
    if not named(whose, said) and whose.split()[0].strip(",") not in said:
        raise FoundError(f"{whose} is ahead, and it is said {said!r}")
    figures = [
        found
        for word in said.split()
        if (found := number_of(word.rstrip(".").lstrip("+"))) is not None
    ]
    apart = abs((_signed(first.total) or 0) - (_signed(second.total) or 0))
    if lead and figures[:1] != [number_of(lead[0])] and number_of(lead[0]) not in figures:
        raise FoundError(f"{said!r}, and the bracket says {lead}")
    left = figures[-2:]
    crossed = [part[2] for one in (first, second) for part in one.bars if part[0] == "same"]
    if crossed and len(figures) >= 3 and abs(left[0] - left[1]) != apart:
        raise FoundError(f"{said!r}: the values are {first.total} and {second.total}")


def _signed(shown: str) -> Fraction | None:
    return number_of(shown.removeprefix("+"))


def _family(name: str) -> str:
    """Return what explains a tiebreak; a column of the text is printed."""
    entry = find_tiebreak(name)
    return entry.explained if entry else "printed"


def check_figure(svg: Tree, document: Json) -> None:
    """Check a figure of one tiebreak: the one ahead first, lengths, what is the same, the lead."""
    head = text_in(of_tag(svg, "title")[0])
    names = [name for name in document["order"] if say("against", title(name)) == head]
    family = _family(names[0]) if names else "printed"
    lines = lines_of(svg)
    scores = {say("against", title("PTS"))}
    values: dict[str, set[str]] = {}
    for row in document["standings"]:
        at = f"{ordinal(row['place'])}  {row['name']}"
        shown = [*row["values"].values(), *([row["score"]] if head in scores else [])]
        values.setdefault(at, set()).update(map(figure, shown))
    for one in lines:
        start = one.whose.removesuffix("…")
        known = [
            found
            for at, found in values.items()
            if at == one.whose or (one.whose.endswith("…") and at.startswith(start))
        ]
        if not known:
            raise FoundError(f"nobody is {one.whose!r}")
        if family not in _OF_GAMES and not any(one.total in found for found in known):
            raise FoundError(f"{one.whose} has no value {one.total}")
        _strip(one, family)
    places = [int("".join(filter(str.isdecimal, one.whose.split("  ")[0]))) for one in lines]
    if places != sorted(places):
        raise FoundError(f"the one ahead is to be first: {places}")
    totals = [_signed(one.total) or Fraction(0) for one in lines]
    zero = next((_percent(one, "x1") for one in find(svg, "tb-zero")), Fraction(0))
    ends = [_figure_of(one, family, zero) for one in lines]
    _lengths(lines, family, totals, ends)
    _lead(svg, totals, ends)


def _lengths(
    lines: list[Line], family: str, totals: list[Fraction], ends: list[tuple[Fraction, Fraction]]
) -> None:
    """Check that what is more is longer, bars as much longer as it is more."""
    ahead = ends[0][1] - ends[-1][1]
    # Parts are rounded one by one, so that equal bars may end a thousandth apart.
    if ahead <= 0 if totals[0] > totals[-1] else ahead > _NEAR:
        raise FoundError(f"{totals} ends at {ends}")
    if family in _ON_AN_AXIS:
        return
    if any(abs(begin - ends[0][0]) > _NEAR for begin, _ in ends):
        raise FoundError(f"bars of {ends} do not begin at one place")
    long = [end - begin for begin, end in ends]
    # What is no quarter is shown to two places.
    rounded = any((4 * total).denominator > 1 for total in totals)
    near = _NEAR * max(map(abs, totals)) + rounded * sum(map(abs, long)) / 200
    if abs(totals[0] * long[-1] - totals[-1] * long[0]) > near:
        raise FoundError(f"bars of {long} for {totals}")
    same = [[part[2] for part in one.bars if part[0] == "same"] for one in lines]
    if abs(sum(same[0], Fraction(0)) - sum(same[-1], Fraction(0))) > _NEAR:
        raise FoundError("what is the same for both is not as long in both bars")
    for one, (_, end) in zip(lines, ends, strict=True):
        if any(at < end for kind, at, _ in one.bars if kind == "out"):
            raise FoundError(f"what does not count is not at the end of {one.whose}")


def _lead(svg: Tree, totals: list[Fraction], ends: list[tuple[Fraction, Fraction]]) -> None:
    """Check the bracket, from the end of the second to the end of the first, and its figure."""
    said = [text_in(one) for one in find(svg, "tb-gap-by")]
    if len(totals) != 2 or totals[0] <= totals[1]:
        return equal(said, [], "a lead that is none")
    # Totals are rounded to two decimals where they need more.
    if len(said) != 1 or abs((number_of(said[0]) or 0) - (totals[0] - totals[1])) > Fraction(
        1, 100
    ):
        raise FoundError(f"the lead is {said}, the values {totals}")
    left, foot, right = find(svg, "tb-gap")
    for at, end in ((left, ends[1][1]), (right, ends[0][1])):
        if abs(_percent(at, "x1") - end) > _NEAR:
            raise FoundError(f"the bracket stands at {at[1]}, and bars end at {ends}")
    equal((foot[1]["x1"], foot[1]["x2"]), (left[1]["x1"], right[1]["x1"]), "the bracket's foot")
    return None


def _strip(one: Line, family: str) -> None:
    """Check what is above a bar: it makes the value."""
    texts = [text_in(part) for part in one.strip if part[0] == "text"]
    total = _signed(one.total)
    if family == "running" and texts:
        columns = {part[1]["x"] for part in one.strip if part[0] == "rect"}
        amounts = [number_of(text) or Fraction(0) for text in texts]
        dashed = [part for part in one.strip if part[1].get("class", "").endswith("tb-part-out")]
        if not dashed and len(amounts) >= len(columns) and sum(amounts, Fraction(0)) != total:
            raise FoundError(f"{one.whose}: {texts} do not make {one.total}")
    if family in _OF_GAMES and one.strip:
        got = [_signed(text.split(" ")[-1]) or Fraction(0) for text in texts if text != "×"]
        if sum(got, Fraction(0)) != total:
            raise FoundError(f"{one.whose}: {texts} do not make {one.total}")


def check_drawn(tree: Tree, document: Json, number: int) -> None:
    """Check that what decided against the one above is drawn, wherever it is a quantity."""
    rows = document["standings"]
    at = next(at for at, row in enumerate(rows) if row["number"] == number)
    row = rows[at]
    name = row["decided_by"]
    if not at or name in {None, "score"} or rows[at - 1]["place"] == row["place"]:
        return
    # Where the rules put players apart by what they could still reach, no points tell it.
    if _family(name) in {*_UNDRAWN, "encounter", "printed"}:
        return
    # Of three and more who are tied by their boards, these are drawn as a table.
    drawn = ("tb-against", *(["tb-among"] if _family(name) == "boards" else []))
    if not any(find(tree, one) for one in drawn):
        raise FoundError(f"{name} decided against {row['name']}, and nothing is drawn")


def check_picture(tree: Tree, document: Json, number: int) -> None:
    """Check a picture of an answer: the place, the score, and that its figure is true."""
    row = rows_of(document)[number]
    place, of, said = (
        " ".join(text_in(one) for one in find(tree, f"picture-{what}"))
        for what in ("place", "of", "said")
    )
    equal(place, ordinal(row["place"]), "the place on a picture")
    for fact, where in ((str(len(document["standings"])), of), (figure(row["score"]), said)):
        if fact not in where:
            raise FoundError(f"{fact} is missing in {where!r}")
    (svg,) = find(tree, "tb-bars")
    check_figure(svg, document)
    if not any(one.whose.startswith(f"{ordinal(row['place'])}  ") for one in lines_of(svg)):
        raise FoundError(f"{row['name']} is not in the figure of the picture")


def check_printed(tree: Tree, document: Json) -> None:
    """Check the block of what the text prints: how many were compared, and which differ."""
    published = document["published"] or {"differences": [], "compared": 0}
    places = published.get("places") or {"differences": [], "compared": 0}
    shown = [of_tag(one, "tr")[1:] for one in find(tree, "tb-differences")]
    everybody = [*document["standings"], *document.get("without_place", [])]
    names = {row["number"]: row["name"] for row in everybody}
    if "class" in document:
        return
    wanted = []
    if published["differences"]:
        wanted.append(
            [(names[d["number"]], figure(d["computed"])) for d in published["differences"]]
        )
    size = Counter(row["place"] for row in document["standings"])
    # A sheet that breaks no ties lists tied players one after another: that is told apart.
    tied = [
        bool(document.get("sheet_order"))
        and d["computed"] <= d["printed"] < d["computed"] + size[d["computed"]]
        for d in places["differences"]
    ]
    wrong = [d for d, of_a_tie in zip(places["differences"], tied, strict=True) if not of_a_tie]
    wanted += [
        [(names[d["number"]], str(d["computed"])) for d in part]
        for part in (wrong, [d for d in places["differences"] if d not in wrong])
        if part
    ]
    found = [[(text_in(row[2]), text_in(row[-1])) for row in rows] for rows in shown]
    equal(found, wanted, "the printed values and places that differ")
    said = text_in(find(tree, "tb-printed")[0]) if find(tree, "tb-printed") else ""
    numbers = [n for one in find(tree, "tb-badge") for n in re.findall(r"\d+", text_in(one))]
    counts = []
    if published["differences"]:
        counts = [len(published["differences"]), published["compared"]]
    counts += [len(wrong)] * bool(wrong)
    equal(numbers[: len(counts)], list(map(str, counts)), "the numbers of what differs")
    alarmed = bool(find(tree, "tb-disagrees"))
    if alarmed and not numbers:
        raise FoundError("the sheet is said to differ where it only breaks no ties")
    ticked = any("✓" in text_in(one) for one in find(tree, "tb-badge"))
    compared = published["compared"] or places["compared"] or say("order-agrees") in said
    if ticked and (wanted or not compared):
        raise FoundError(f"a check mark, and {said!r}")
    for count in (published["compared"], places["compared"]):
        if count > 1 and str(count) not in said:
            raise FoundError(f"{count} is missing in {said!r}")


def check_workings(tree: Tree, document: Json, number: int, tiebreak: str) -> None:
    """Check the workings of a value: what is above and below the terms, and their sum."""
    row = rows_of(document)[number]
    expected = _shown(row, tiebreak) or None
    shown = [text_in(one) for one in of_tag(find(tree, "tb-working")[0], "h2", "h3")][:1]
    if expected and not shown[0].endswith(expected):
        raise FoundError(f"{tiebreak} of {row['name']}: {shown[0]!r} without {expected!r}")
    totals = find(tree, "tb-total")
    if expected and totals:
        equal(text_in(totals[0][-1]), expected, f"the total of {tiebreak}")
    terms = row["workings"].get(tiebreak, [])
    sums = find(tree, "tb-sum")
    if sums:
        equal(len(of_tag(sums[0], "li")), len(terms), f"the terms of {tiebreak}")
    if not totals or text_in(totals[0][2]) != say("sum"):
        return
    counted = sum(Fraction(term["amount"]) for term in terms if term["counted"])
    equal(counted, Fraction(row["values"][tiebreak]), f"the sum of {tiebreak}")
    seen = Fraction(0)
    for line in of_tag(sums[0], "li"):
        if "tb-out" not in line[1].get("class", ""):
            seen += number_of(text_in(find(line, "tb-amount")[0])) or 0
    equal(seen, counted, f"the terms of {tiebreak} on sight")


def check_crosstable(tree: Tree, document: Json) -> None:
    """Check the numbers, names and scores of the crosstable."""
    for table in find(tree, "tb-crosstable"):
        apart = {one["number"] for one in document.get("without_place", ())}
        every = [one for one in of_tag(table, "tr") if "data-number" in one[1]]
        # Below are those who have no place.
        shown = [one for one in every if int(one[1]["data-number"]) not in apart]
        equal(every[: len(shown)], shown, "those with a place")
        equal(len(every) - len(shown), len(apart), "those without a place")
        rows = rows_of(document)
        # The crosstable of a prize class is the whole event's.
        own = [one for one in shown if int(one[1]["data-number"]) in rows]
        equal(len(own) == len(shown), "class" not in document, "players of the whole event")
        equal([int(one[1]["data-number"]) for one in own], list(rows), "its rows")
        for one, row in zip(own, rows.values(), strict=True):
            equal(text_in(one[3]), row["name"], "a name of the crosstable")
            equal(text_in(one[-1]), figure(row["score"]), "a score of the crosstable")


def check_sheet(tree: Tree, document: Json) -> None:
    """Check the table of the standings on paper, and what is said below each score."""
    for table in find(tree, "tb-ranked"):
        every = of_tag(table, "tr")[1:]
        lines = [one for one in every if one[1].get("class") != "tb-why-row"]
        equal(len(lines), len(document["standings"]), "the rows of the sheet")
        double = len(lines) > 60 and "tb-type-" in table[1]["class"]
        columns = [
            name
            for name in document["order"]
            if any(row["values"].get(name) is not None for row in document["standings"])
        ]
        for line, row in zip(lines, document["standings"], strict=True):
            place, *found = map(text_in, line[2:])
            if "class" in document:
                overall, *found = found
                equal(overall, str(row["place_overall"]), "the place in the whole event")
            name, score, *cells = found
            wanted = [str(row["place"]), row["name"], figure(row["score"])]
            equal([place, name, score], wanted, "a row of the sheet")
            if double:
                _decided(cells, row)
            else:
                _cells(cells, row, columns, "{} ●")
        rows = iter(document["standings"])
        group: list[Json] = []
        for one in every:
            if one[1].get("class") == "tb-why-row":
                _group(text_in(one), [row for row in group if row["score"] == group[-1]["score"]])
            else:
                group.append(next(rows))


def _decided(cells: list[str], row: Json) -> None:
    """Check the one cell of a long sheet: the value that decided, with its name in short."""
    name = row["decided_by"]
    if name in {None, "score"}:
        equal(cells, [""], "what decided")
    elif (short := tiebreaks([name])[0].heading) not in cells[0]:
        raise FoundError(f"{short} is missing in {cells}")


def _group(said: str, group: list[Json]) -> None:
    """Check the line below a score: everybody in order, what decided, the values of the first."""
    if len(group) <= 5:
        for row in group:
            if not named(row["name"], said):
                raise FoundError(f"{row['name']} is missing in {said!r}")
    for above, row in pairwise(group):
        decided = row["decided_by"]
        if above["place"] == row["place"]:
            continue
        if title(decided) not in said:
            raise FoundError(f"{title(decided)} is missing in {said!r}")
        if len(group) > 5 or "group" in tiebreaks([decided])[0].needs:
            continue
        for one in (above, row):
            if figure(one["values"][decided]) not in said:
                raise FoundError(f"{figure(one['values'][decided])} is missing in {said!r}")


def check_wall(tree: Tree, document: Json) -> None:
    """Check who is where and why: the places, the values that decided, and that all are there."""
    rows = {(str(row["place"]), row["name"]): row for row in document["standings"]}
    for table in find(tree, "tb-wall"):
        above: Json | None = None
        for line in of_tag(table, "tr")[1:]:
            cells = [text_in(cell) for cell in line[2:]]
            row = rows.get((cells[0], cells[-2]))
            if row is None:
                raise FoundError(f"nobody is {cells[:-1]}")
            if above is None:
                equal(cells[-1], "", f"what put {row['name']} below nobody")
            else:
                equal(row["score"], above["score"], "the scores of a tied group")
                _why(cells[-1], above, row)
            above = row


def _why(said: str, above: Json, row: Json) -> None:
    """Check the line that says what put one below the other."""
    if not named(above["name"], said):
        raise FoundError(f"{above['name']} is missing in {said!r}")
    facts = []
    if row["place"] == above["place"]:
        facts.append(in_place(row["place"]))
    else:
        decided = row["decided_by"]
        facts.append(title(decided))
        # The values of a group may be ranks, or told by the game itself.
        if "group" not in tiebreaks([decided])[0].needs:
            facts += [figure(one["values"][decided]) for one in (above, row)]
    for fact in facts:
        if fact not in said:
            raise FoundError(f"{fact} is missing in {said!r}")


def _cells(cells: list[str], row: Json, order: list[str], mark: str) -> None:
    equal(len(cells), len(order), "the columns")
    for cell, tiebreak in zip(cells, order, strict=True):
        expected = _shown(row, tiebreak)
        if expected is not None:
            decided = row["decided_by"] == tiebreak
            equal(cell, mark.format(expected) if decided else expected, f"{tiebreak}")


def check_csv(text: str, document: Json) -> None:
    """Check the standings as CSV."""
    _, *lines = csv.reader(io.StringIO(text))
    equal(len(lines), len(document["standings"]), "the lines of the CSV")
    for found, row in zip(lines, document["standings"], strict=True):
        line = found
        if now := document["provisional"]:
            *line, after = line
            rounds = {str(now["after"]), *(("one", "una") if now["after"] == 1 else ())}
            said = any(one in after for one in rounds)
            equal(said or not now["after"], True, "after which round")
        if "class" in document:
            *line, overall, rule = line
            equal([overall, rule], [str(row["place_overall"]), document["class"]], "the class")
        place, number, name, score, *values, decided = line
        wanted = [str(row["place"]), str(row["number"])]
        equal([place, number, name.removeprefix("'")], [*wanted, row["name"]], "a line of the CSV")
        equal(float(score), row["score"], "a score in the CSV")
        for value, tiebreak in zip(values, document["order"], strict=True):
            number_there = row["values"].get(tiebreak)
            if (number_there is None) != (not value) or (
                value and abs(float(value) - number_there) > 1e-6
            ):
                raise FoundError(f"{tiebreak} in the CSV: {value!r}, not {number_there}")
        equal(bool(decided), row["decided_by"] is not None, "what decided, in the CSV")


def check_markdown(text: str, document: Json) -> None:
    """Check the standings as Markdown: the mark of what decided is bold type."""
    lines = [line for line in text.splitlines() if line.startswith("| ")][2:]
    equal(len(lines), len(document["standings"]), "the lines of Markdown")
    for line, row in zip(lines, document["standings"], strict=True):
        place, _, score, *cells = re.split(r"(?<!\\) \| ", line[2:].removesuffix(" |"))
        equal([place, score], [str(row["place"]), figure(row["score"])], "a line of Markdown")
        _cells(cells, row, document["order"], "**{}**")
