"""Letters that look alike are the same letter: what was read in a hundred places votes on each.

One font in one size draws a letter the same way wherever it is. The page's modules tell pieces
of ink of one shape by a number; a letter is a piece, or some above each other, as an i and a ½ are,
and letters that touch each other are one piece. What each of them says is learned from all cells in
which it was read.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product, zip_longest
from math import inf
from typing import NamedTuple

from calculator.scanned.picture import Box, Parts, around

#: A piece is small below so much of the highest beside it: where it is tells what it is.
_SMALL = 0.45
#: A small piece so far to the right of the middle of what is above it is a period after that.
_BEHIND = 0.18
#: Pieces of one letter are above each other by so much of the narrower.
_OVER = 0.4
#: A piece that is this much wider than high, and this low, is a dash.
_FLAT, _DASH = 1.3, 0.4
#: What is left of one is no higher, and between these heights of its line.
_REST, _MIDDLE = 0.25, (0.4, 0.7)
#: How many characters a piece may be, where letters touch.
_TOUCHING = 4
#: Those that are taken for each other wherever they touch.
_TAKEN = frozenset("mnr")
#: What it costs to take a letter for another, to pass over one, and to take one that is unknown.
_OTHER, _PASSED, _UNKNOWN, _WIDER = 0.8, 1.0, 0.3, 0.4
#: Reading with more than so much of this cost for each letter teaches nothing.
_STRANGE = 0.34
#: So much counts what is told by a reading in which a letter was lost or added.
_LESS = 0.5
#: What was read of letters that touch, and is what they are by themselves, counts so much more.
_PARTS = 4
#: A letter that is off by its own width from what was read tells so much less.
_MISFIT = 3
#: A letter of which this much was read where no letters touch is known.
_OFTEN = 1.6
#: Of a cell in which so many letters read as those beside them, nobody knows which is which.
_SHIFTED = 2
#: So often letters that touch are looked at: each time more is known of them.
_ROUNDS = 3
#: Characters that are narrow or wide in most fonts.
_NARROW, _WIDE = "iljtfIr.,'1-!|:;()", "mwMW½"
#: A letter that was read differently this often may be that, too.
_MAY_BE = 0.25
#: A shape of which so large a part was read differently is contested.
_CONTESTED = 0.12
#: What no one has read counts as this much of a reading.
_NEVER = 0.25
#: A letter that was read twice, and the same, is so sure; if it is as wide, but for so much.
_TWICE, _FITS = 0.8, 0.3
#: Small letters that touch are so much wider or narrower than what was read: it was misread.
_OFF = 0.19
#: And so much narrower than elsewhere is none that is the same.
_MUCH_NARROWER = 0.75
#: So much wider is a letter than elsewhere, in parts of a usual one, that has a part of another.
_WIDER_HERE = 0.3
#: What touches a letter adds so many pixels, at least.
_STROKE = 2
#: Small letters with a stem that rises above others: those are no higher than so much of it.
_RISING, _RISEN = frozenset("bdhk"), 0.85
#: Small letters without a stem, and those that have one, or are large; how much lower they are.
_LOW_LETTERS, _TALL_LETTERS, _LOWER = frozenset("acemnorsuvwxz"), frozenset("bdhkl"), 0.85
#: What reaches below its line; a small letter is not as high as large ones but for so much, and
#: reaches no further below, in parts of their height.
_BELOW, _AS_HIGH, _FURTHER = frozenset("gjpqyQJ,;()[]|"), 0.05, 0.1
#: No letter is lower, in heights of the one before it.
_ARM = 0.5
#: What is so much wider than what was read of it has a letter more, in parts of a usual one; none
#: is wider than so many of those, or than so many times what it is in most fonts.
_BROADER, _AT_MOST, _MOST = 0.8, 1.2, 1.6
#: Figures that touch are less wide than as many: by so much of one at most, they are no fewer.
_BESIDE = 0.1
#: In a photo a figure 1 beside another may add less.
_BESIDE_IN_PHOTO = -0.12
#: What was read differently here, and not often elsewhere, is no surer than so.
_NOT_SO = 0.4
#: Letters that touch are those that they are so much alike: an m is less like an r beside an n.
_CLEARLY = 0.99
#: What was read as one letter so often is one, if nothing else is.
_USUALLY = 4
#: A shape that was read as something else so often, in parts of all and on the whole, may be that.
_RIVAL, _HEARD = 0.25, 0.4
#: A shape that is in fewer places is nowhere else.
_TWO = 2
#: Letters that hardly any shape tells apart: a stroke, and what is large as it is small.
_LIKE = str.maketrans("1I|0", "lllo")
#: A letter that was put right is so sure.
_PUT_RIGHT = 0.95
#: So many totals with half a point end with the same letter, and hardly any others: it is a ½.
_HALVES, _MOSTLY, _HALF = 2, 0.75, "½"
#: So much wider is a capital with an apostrophe that touches it, in pixels, on a screen too, and in
#: parts of itself.
_TICK, _TICK_ON_SCREEN, _TICK_PART = 1.5, 1, 0.12
#: In a photo it is so much higher, in parts of itself.
_TICK_ABOVE = 0.04
#: Letters that are equally wide in most fonts; none is wider than most, by such a part, where so
#: many are known.
_EQUALLY_WIDE, _WIDER_THAN_MOST, _OTHERS = frozenset("abdeghnopqu"), 0.2, 4
#: Capitals that are level above.
_FLAT_ABOVE = frozenset("BDEFHKLMNPRTUVWXYZ")
#: What an O is misread as, alone or as two of them.
_NO_O = re.compile("[CGQO]{1,2}")
#: Characters that look the same in print.
_SAME = str.maketrans("’‘`´“”—–~_", "''''\"\"----")
_DASHES = "-"

#: The shapes of the pieces that a letter has, each with where it is: 0 for what is not small.
type Sign = tuple[tuple[int, int], ...]
#: The letters of a cell, with where they are.
type Signs = list[tuple[Sign, Box]]
#: How often, and how surely, a letter was read as what.
type Votes = dict[str, float]


class Sample(NamedTuple):
    """A cell as it was read: the ink of it, and the characters, each with how sure it is."""

    ink: tuple[Box, ...]
    said: tuple[tuple[str, float], ...]
    dashes: bool
    """Whether a dash is a letter of it: in results, they mean nothing."""


#: A cell with its letters.
type Cell = tuple[Signs, Sample]


class ShapeReading(NamedTuple):
    """What the letters of a cell say by their shapes."""

    parts: tuple[str, ...]
    """The characters of each letter; of some where they touch."""
    places: tuple[Box, ...]
    """Where each letter is."""
    sure: float
    """How sure the least of them is, from 0 to 1."""
    contested: bool = False
    """Whether a shape among them was read as something else, too, in this picture."""
    put_right: bool = False
    """Whether letters that touch were read as others than those that they clearly are, and nothing
    else differs."""
    lone: bool = False
    """Whether a letter of which not all readings say the same has a shape that is nowhere else."""
    unlike: bool = False
    """Whether some were, or a shape was read as another letter elsewhere, and nobody knows which is
    right."""

    @property
    def text(self) -> str:
        """The characters, without blanks."""
        return "".join(self.parts)


class Shapes:
    """What the shapes of a picture say.

    Letters are ``whole`` on a screen; in a photo, thin strokes of them may be lost. Some shapes can
    be ``only_o``, whatever was read of them.
    """

    def __init__(
        self,
        shape_of: Mapping[Box, int],
        parts: Mapping[int, Parts],
        samples: Iterable[Sample],
        *,
        whole: bool = True,
        only_o: Collection[int] = (),
    ) -> None:
        self._shape_of = shape_of
        self._only_o = only_o
        self._parts = parts
        self.whole = whole
        self._votes: dict[Sign, Votes] = defaultdict(dict)
        self._places: dict[Sign, set[Box]] = defaultdict(set)
        self._known: dict[Sign, str] = {}
        self._certain: set[Sign] = set()
        self.widths: dict[str, float] = {}
        """How wide letters are, those that stand alone somewhere."""
        self._unit: float | None = None
        even: list[Cell] = []
        left: list[Cell] = []
        for sample in samples:
            signs = self.signs(sample.ink, dashes=sample.dashes)
            for sign, box in signs:
                self._places[sign].add(box)
            (even if len(signs) == len(sample.said) else left).append((signs, sample))
        shifted = _shifted(even)
        left += [cell for cell in even if cell[1].ink in shifted]
        even = [cell for cell in even if cell[1].ink not in shifted]
        self._votes = _votes_of(even)
        # Where a letter was lost, or some touch, the others say which is which.
        labels = {sign: self._best(votes)[0] for sign, votes in self._votes.items()}
        for sign in _too_high(labels, self._places) if whole else ():
            # One letter was in two pieces there, and two touched: those between are off by one.
            del labels[sign], self._votes[sign]
        known = {
            sign: text for sign, text in labels.items() if sum(self._votes[sign].values()) >= _OFTEN
        }
        widths = _widths(labels, (pair for signs, _ in [*even, *left] for pair in signs))
        self.widths, self._unit = widths, _unit(widths)
        # As many letters were read as there are, but one was lost of two that touch.
        known = {sign: text for sign, text in known.items() if not self._is_broader(sign, text)}
        self._certain = {sign for sign in known if self._best(self._votes[sign])[1] > _TWICE}
        self._clear = self._clear_letters(parts, [*even, *left])
        for sign, text in self._clear.items():
            self._votes[sign] = {text: _OFTEN}
            known[sign] = text
            self._certain.add(sign)
        joined = self._touching_letters(parts, known, [*even, *left])
        self._joined = {sign: frozenset(texts) for sign, (texts, _) in joined.items()}
        learned: dict[Sign, Votes] = {
            sign: dict.fromkeys(texts, _LESS) for sign, (texts, _) in joined.items()
        }
        for _ in range(_ROUNDS):
            more: dict[Sign, Votes] = defaultdict(dict)
            for signs, sample in [*even, *left]:
                for sign, text, sure in _lessons(signs, sample, known, learned, widths):
                    _vote(more[sign], text, sure)
            learned = dict(more)
        self._votes.update(learned)
        for sign, votes in self._votes.items():
            for text in [one for one in votes if self._as_round(one, sign) != one]:
                _vote(votes, self._as_round(text, sign), votes.pop(text))
        self._heard = {sign: dict(votes) for sign, votes in self._votes.items()}
        for sign, (texts, wide) in joined.items():
            # What was read there, and is there by its parts, is right; else it is in doubt.
            votes = self._votes[sign]
            read = [text for text in texts if text in votes]
            text = max(read, key=lambda one: votes[one]) if read else texts[0]
            fits = _PARTS if self._fits(text, wide) else 1.0
            _vote(votes, text, fits * (sum(votes.values()) if read else _LESS))
            if read and fits > 1:
                self._certain.add(sign)
        self._known = {sign: self._best(votes)[0] for sign, votes in self._votes.items()}

    def _touching_letters(
        self, parts: Mapping[int, Parts], known: Mapping[Sign, str], cells: Sequence[Cell]
    ) -> dict[Sign, tuple[list[str], float]]:
        """Return what letters that touch may be by those that are known, the likeliest first.

        Each with how wide they are.
        """
        found: dict[Sign, tuple[list[str], float]] = {}
        for signs, _ in cells:
            place = around([box for _, box in signs]) if signs else Box(0, 0, 0, 0)
            for sign, box in signs:
                ((shape, _), *more) = sign
                if more or sign in found or shape not in parts or sign in known:
                    continue
                own = _own(parts[shape], box, place)
                texts = ["".join(one) for one in product(*map(self._may_be, own))]
                if texts and not set("".join(texts)) & set(_DASHES):
                    found[sign] = texts, box.wide
        return found

    def _clear_letters(self, parts: Mapping[int, Parts], cells: Sequence[Cell]) -> dict[Sign, str]:
        """Return what letters that touch are that have exactly the shapes of known ones."""
        found: dict[Sign, str] = {}
        for signs, _ in cells if self.whole else ():
            place = around([box for _, box in signs]) if signs else Box(0, 0, 0, 0)
            for sign, box in signs:
                ((shape, _), *more) = sign
                if more or shape not in parts or parts[shape].alike < _CLEARLY:
                    continue
                own = _own(parts[shape], box, place)
                if not all(one in self._certain for one in own):
                    continue
                text = "".join(self._best(self._votes[one])[0] for one in own)
                fits = not set(text) & set(_DASHES) and not self._is_broader(sign, text)
                if fits and not self._usual(sign):
                    found[sign] = text
        return found

    def _is_broader(self, sign: Sign, text: str) -> bool:
        """Whether some ink is much wider, everywhere, than what was read of it can be."""
        unit = self._unit
        if unit is None or not all(one in self.widths for one in text):
            return False
        wide = min((box.wide for box in self._places[sign]), default=0)
        # It may have been misread so often that it is what is known of that letter.
        most = (min(self.widths[one], unit * max(_AT_MOST, _MOST * _usual(one))) for one in text)
        return wide - sum(most) > _BROADER * unit

    def _usual(self, sign: Sign) -> bool:
        """Whether a shape is how one letter always looks here.

        In some fonts an m looks exactly like an r beside an n.
        """
        own = self._votes.get(sign)
        text = self._best(own)[0] if own else ""
        if not own or len(text) != 1 or own[text] < _USUALLY:
            return False
        return not any(
            self._best(some)[0] == text for other, some in self._votes.items() if other != sign
        )

    def _may_be(self, sign: Sign) -> list[str]:
        """Return what a letter may be, the likeliest first."""
        votes = self._votes.get(sign, {})
        least = _MAY_BE * sum(votes.values())
        return sorted((one for one in votes if votes[one] >= least), key=lambda one: -votes[one])

    def signs(self, ink: Sequence[Box], *, dashes: bool = True) -> Signs:
        """Return the letters of some ink, from the left."""
        groups = list(_letters(ink, dashes=dashes))
        if not groups:
            return []
        place = around([box for group in groups for box in group])
        return [
            (
                tuple((self._shape_of.get(box, 0), _where(box, place)) for box in sorted(group)),
                around(group),
            )
            for group in groups
        ]

    def characters(self, ink: Sequence[Box]) -> list[str]:
        """Return what letters of some ink certainly are, those whose shapes are known well."""
        votes = (self._votes[sign] for sign, _ in self.signs(ink) if sign in self._votes)
        best = (self._best(some) for some in votes if sum(some.values()) >= _OFTEN)
        return [text for text, sure in best if sure > _TWICE]

    def known(self, ink: Sequence[Box]) -> list[str]:
        """Return what each letter of some ink is mostly read as; nothing where nobody knows."""
        return [self._known.get(sign, "") for sign, _ in self.signs(ink)]

    def certain(self, ink: Sequence[Box]) -> list[tuple[str, Box]]:
        """Return each letter on a screen, and where it is; none where one is not well known."""
        signs = self.signs(ink) if self.whole else []
        known = [(self._known.get(sign, ""), box) for sign, box in signs if sign in self._certain]
        sure = len(known) == len(signs) and all(len(text) == 1 for text, _ in known)
        return known if sure else []

    def rare(self, ink: Sequence[Box]) -> str:
        """Return what letters of some ink were read as whose shapes are nowhere else."""
        return "".join(
            self._known.get(sign, "")
            for sign, _ in self.signs(ink)
            if len(self._places[sign]) < _TWO
        )

    def is_lone_pair(self, text: str, ink: Sequence[Box]) -> bool:
        """Whether letters of a text touch in a way that is nowhere else: nothing tells them."""
        return any(
            len(own) > 1 and sign not in self._certain and len(self._places[sign]) < _TWO
            for own, sign, _ in self.placed(text, ink)
        )

    def halve(self, ends: Iterable[tuple[Sign, bool]], others: Collection[Sign]) -> None:
        """Learn which letter is a ½: what totals end with wherever there is half a point in them.

        Args:
            ends: the last letter of each total, and whether its results make half a point.
            others: the letters of other columns, none of which is a ½.
        """
        counts: dict[Sign, list[int]] = defaultdict(lambda: [0, 0])
        for sign, half in ends:
            if sign not in others:
                counts[sign][half] += 1
        for sign, (without, with_) in counts.items():
            if with_ >= _HALVES and with_ > _MOSTLY * (without + with_):
                self._votes[sign] = {_HALF: float(with_)}
                self._certain.add(sign)

    def _is_o(self, sign: Sign) -> bool:
        """Whether a letter can only be an O."""
        return len(sign) == 1 and sign[0][0] in self._only_o

    def with_round(self, text: str, ink: Sequence[Box]) -> str:
        """Return a text in which what can only be an O is one."""
        said = iter(re.findall(r"\S\s*", text))
        made = ""
        for own, sign, _ in self.placed(text, ink):
            some = [next(said) for _ in own]
            round_ = self._as_round(own, sign)
            # Where two were read of one, what is behind the second is behind it.
            made += "".join(
                one + before[1:] for one, before in zip(round_, some[-len(round_) :], strict=True)
            )
        return made or text

    def _as_round(self, own: str, sign: Sign) -> str:
        """Return what was read of a letter, or of some that touch, with an O for all that are."""
        if self._is_o(sign):
            return "O" if _NO_O.fullmatch(own) else own
        parts = self._parts.get(sign[0][0]) if len(sign) == 1 else None
        if not parts or parts.alike < _CLEARLY or len(parts.letters) != len(own):
            return own
        return "".join(
            "O" if shape in self._only_o and _NO_O.fullmatch(one) else one
            for one, (shape, _, _) in zip(own, parts.letters, strict=True)
        )

    def single(self, letter: str, text: str, ink: Sequence[Box]) -> Iterator[tuple[int, Sign]]:
        """Yield where in a text without blanks a letter is by itself, and which shape it has."""
        at = 0
        for own, sign, _ in self.placed(text, ink):
            if own == letter:
                yield at, sign
            at += len(own)

    def placed(self, text: str, ink: Sequence[Box]) -> list[tuple[str, Sign, Box]]:
        """Return the characters of each letter of a text, and where it is; none if one is lost."""
        signs = self.signs(ink)
        bare = _characters(text)
        each = self._each(signs, bare)
        if sum(map(len, each)) != len(bare):
            return []
        return [(own, sign, box) for own, (sign, box) in zip(each, signs, strict=True)]

    def figures(self, ink: Sequence[Box]) -> int:
        """Return how many figures some ink makes: in most fonts all but a 1 are equally wide."""
        signs = self.signs(ink)
        known = sorted(self.widths[one] for one in "023456789" if one in self.widths)
        if not known:
            return len(signs)
        usual = known[len(known) // 2]
        beside = _BESIDE if self.whole else _BESIDE_IN_PHOTO
        return sum(max(1, round(box.wide / usual - beside)) for _, box in signs)

    def is_misplaced(self, text: str, ink: Sequence[Box]) -> bool:
        """Whether a small letter without a stem is as high as large ones, or reaches below others.

        Then letters are as many as those that were read by chance: one was lost, and two touch.
        """
        placed = self.placed(text, ink)
        lines = sorted(box.bottom for own, _, box in placed if own not in _BELOW)
        tops = [box.top for own, _, box in placed if own in _TALL_LETTERS or own.isupper()]
        if not lines or not tops:
            return False
        line, high = lines[len(lines) // 2], lines[len(lines) // 2] - min(tops)
        low = [
            box.top < line - (1 - _AS_HIGH) * high or box.bottom > line + max(1, _FURTHER * high)
            for own, _, box in placed
            if own in _LOW_LETTERS
        ]
        # Where most are, small letters are large ones there.
        return 0 < 2 * sum(low) < len(low)

    def is_too_wide(self, text: str, ink: Sequence[Box]) -> bool:
        """Whether a letter is wider than all that are as wide as it in most fonts.

        Where it was read so each time, an i or an l touches it, which nobody saw.
        """
        known = sorted(self.widths[one] for one in _EQUALLY_WIDE if one in self.widths)
        if len(known) < _OTHERS:
            return False
        usual = known[(len(known) - 1) // 2]
        return any(
            own in _EQUALLY_WIDE and box.wide - usual >= max(_STROKE, _WIDER_THAN_MOST * usual)
            for own, _, box in self.placed(text, ink)
        )

    def is_too_narrow(self, text: str, ink: Sequence[Box]) -> bool:
        """Whether a letter by itself is much narrower than elsewhere: it is another one."""
        return any(
            box.wide < _MUCH_NARROWER * self.widths.get(own, 0)
            for own, _, box in self.placed(text, ink)
            if len(own) == 1
        )

    def is_misfit(self, text: str, ink: Sequence[Box], *, small: bool) -> bool:
        """Whether a letter is wider than it is elsewhere: it has a part of the one beside it.

        In ``small`` print, also whether letters that touch, an r or an n among them, are not as
        wide as what was read.
        """
        unit = self._unit
        if unit is None:
            return False
        for own, _, box in self.placed(text, ink):
            wide = sum(self.widths.get(one, unit * _usual(one)) for one in own)
            if (
                len(own) == 1
                and own in self.widths
                and box.wide - wide >= max(2, _WIDER_HERE * unit)
            ):
                return True
            slight = not {*own}.isdisjoint("rn") and abs(box.wide - wide) >= max(1, _OFF * unit)
            if small and len(own) > 1 and slight:
                return True
        return False

    def with_tick(self, text: str, ink: Sequence[Box]) -> str:
        """Return a name with an apostrophe that touches the capital behind it: O'Dell.

        That is wider than elsewhere then, and begins above all others.
        """
        placed = self.placed(text, ink)
        tops = sorted(box.top for _, _, box in placed)
        at = 0
        for (own, _, box), (before, _, _) in zip(placed[1:], placed, strict=False):
            at += len(before)
            wide = self.widths.get(own, inf)
            # In a photo any letter may begin a little above others.
            above = tops[1] - tops[0] > (0 if self.whole else _TICK_ABOVE * box.high)
            ticked = before == "O" and own.isupper() and box.top == tops[0] and above
            least = _TICK_ON_SCREEN if self.whole else max(_TICK, _TICK_PART * wide)
            # On a screen no flat letter rises above others, though it be nowhere else.
            flat = self.whole and own in _FLAT_ABOVE and own not in self.widths
            if ticked and (flat or box.wide - wide >= least):
                places = [place for place, one in enumerate(text) if not one.isspace()]
                return f"{text[: places[at]]}'{text[places[at] :]}"
        return text

    def with_touching(self, text: str, ink: Sequence[Box]) -> str:
        """Return a text with both of two letters that touch where one of them was read.

        On a screen: it is clearly both, too wide for one, and as wide as both.
        """
        said = iter(re.findall(r"\S\s*", text))
        bare, made, at = _characters(text), "", 0
        placed = self.placed(text, ink) if self.whole else []
        for (own, sign, box), (beside, _, next_) in zip_longest(
            placed, placed[1:], fillvalue=("", (), Box(0, 0, 0, 0))
        ):
            some = "".join(next(said) for _ in own)
            known = self._clear.get(sign, "")
            off = abs(box.wide - sum(self.widths.get(one, inf) for one in known))
            wider = box.wide - self.widths.get(own, inf)
            both = own in known and len(known) > 1 and wider >= _STROKE and off < wider
            # Where letters are off by one, the other one is beside it: whole, or without its stem.
            there = bare.startswith(known, at) or bare.endswith(known, 0, at + len(own))
            there |= beside in _RISING and next_.high < _RISEN * box.high
            # Or that is but the end of an arm, and the rest of it is here.
            there |= beside.isalpha() and next_.high < _ARM * box.high
            # The head of a comma touches the letter before it, and its tail is apart.
            there |= beside == "," and known == f"{own}."
            made += known + some[len(some.rstrip()) :] if both and not there else some
            at += len(own)
        return made or text

    def is_as_wide(self, one: str, other: str, box: Box) -> bool:
        """Whether a letter is as wide as elsewhere, and so as another is not that is known too."""
        if one not in self.widths or other not in self.widths:
            return False
        off, apart = (abs(box.wide - self.widths[letter]) for letter in (one, other))
        return off < apart

    def _each(self, signs: Signs, said: str) -> list[str]:
        """Return which characters of a text each letter is."""
        if len(said) == len(signs):
            return list(said)
        found = said and _spans(signs, said, self._known, {}, self.widths)
        return [said[begin:end] for begin, end in found] if found else [""] * len(signs)

    @staticmethod
    def _best(votes: Votes) -> tuple[str, float]:
        text = max(votes, key=lambda one: votes[one])
        return text, votes[text] / (sum(votes.values()) + _NEVER)

    def reading(
        self,
        ink: Sequence[Box],
        said: Sequence[tuple[str, float]] = (),
        only: str = "",
        *,
        dashes: bool = True,
    ) -> ShapeReading | None:
        """Return what some ink says; ``None`` where a letter of it was never read.

        Args:
            ink: the pieces.
            said: what was read there, and how sure that is: it decides between letters that look
                the same, and of letters that are nowhere else.
            only: the characters that may be there; if none, all.
            dashes: whether dashes are letters.
        """
        signs = self.signs(ink, dashes=dashes)
        each = [
            (self._each(signs, _characters(text, dashes=dashes)), sure)
            for text, sure in said
            if text
        ]
        if each and not any(self._covered(signs, texts, only) for texts, _ in each):
            # A letter in two pieces looks like two.
            return None
        found: list[tuple[str, float]] = []
        contested = put_right = unlike = lone = False
        same = [True] * len(each)
        for at, (sign, box) in enumerate(signs):
            votes = self._votes.get(sign, {})
            if only:
                votes = {text: votes[text] for text in votes if set(text) <= set(only)}
            if not votes:
                return None
            mine = [(texts[at], sure) for texts, sure in each]
            found.append(self._letter(sign, votes, mine, box))
            if self._otherwise(sign, mine):
                right = self._is_put_right(sign, mine)
                put_right, unlike = put_right or right, unlike or not right
            else:
                told = found[-1][0]
                same = [one and text == told for one, (text, _) in zip(same, mine, strict=True)]
                unlike = unlike or self._has_rival(sign, told) or self._is_in_parts(sign, told)
            differ = len({text.translate(_LIKE) for text, _ in mine if text}) > 1
            lone = lone or (differ and len(self._places[sign]) < _TWO)
            chosen = votes.get(found[-1][0], 0.0)
            contested = contested or chosen < (1 - _CONTESTED) * sum(votes.values())
        if not found:
            return None
        return ShapeReading(
            tuple(text for text, _ in found),
            tuple(box for _, box in signs),
            min(sure for _, sure in found),
            contested,
            put_right and not unlike and any(same),
            lone,
            unlike or (put_right and not any(same)),
        )

    def _otherwise(self, sign: Sign, said: Sequence[tuple[str, float]]) -> bool:
        """Whether letters that touch were read as others than those that they clearly are.

        One of them alone is less, and no other one: an h may begin with the stem that a t touches.
        """
        clear = self._clear.get(sign, "")
        own = {mine for mine, _ in said}
        return clear != "" and clear not in own and not (len(own) == 1 and own < {*clear})

    def _is_in_parts(self, sign: Sign, text: str) -> bool:
        """Whether what was read as one letter is so much like two that it may be those."""
        return self.whole and len(text) == 1 and text not in self._joined.get(sign, text)

    def _has_rival(self, sign: Sign, text: str) -> bool:
        """Whether a shape may as well be something else, by all that was read of it."""
        votes = self._heard.get(sign, {})
        least = max(_HEARD, _RIVAL * sum(votes.values()))
        mine = text.translate(_LIKE).casefold()
        return sign not in self._clear and any(
            other.translate(_LIKE).casefold() != mine and much >= least
            for other, much in votes.items()
            # An S may look like a 5: in a name it is none.
            if not (other.isdecimal() and text.isalpha())
        )

    def _is_put_right(self, sign: Sign, said: Sequence[tuple[str, float]]) -> bool:
        """Whether they are not what was read: where that is one letter, it has another shape here.

        An m may look exactly like an r beside an n; then, nowhere else is an m. Where all looks say
        the same, of as many letters, one of those that are known may be none.
        """
        clear = self._clear[sign]
        own = {mine for mine, _ in said}
        if len(said) > 1 and len(own) == 1 and len(*own) == len(clear):
            differ = {one for mine in own for pair in zip(mine, clear, strict=True)
                      if len({*pair}) > 1 for one in pair}  # fmt: skip
            if not differ <= _TAKEN:
                return False
        return all(
            len(mine) != 1
            or any(text == mine and other != sign for other, text in self._known.items())
            for mine, _ in said
        )

    def _covered(self, signs: Signs, texts: Sequence[str], only: str) -> bool:
        """Whether each letter was read; one that is well known may be there without.

        On a screen; in a photo only figures that were read so again and again.
        """
        return all(
            text or (sign in self._certain and (self.whole or (only and self._is_usual(sign))))
            for (sign, _), text in zip(signs, texts, strict=True)
        )

    def _is_usual(self, sign: Sign) -> bool:
        """Whether a letter was read again and again, and hardly ever as something else."""
        return sum(self._votes.get(sign, {}).values()) >= _USUALLY

    def _letter(
        self, sign: Sign, votes: Votes, said: Sequence[tuple[str, float]], box: Box
    ) -> tuple[str, float]:
        """Return what a letter is, by all that were read of its shape, and how sure that is."""
        text, sure = self._best(votes)
        if self._otherwise(sign, said):
            if self._is_put_right(sign, said):
                return text, _PUT_RIGHT
            return max(said, key=lambda one: one[1])[0], _NOT_SO
        whole = sum(votes.values())
        for mine, _ in said:
            if votes.get(mine, 0) >= _MAY_BE * whole:
                text, sure = mine, whole / (whole + _NEVER)
                break
        if said and all(mine and mine != text for mine, _ in said):
            # Nobody read it so here: all others must have, and often; or it is too wide for that.
            wrong = self._fits(text, box.wide) and not self._fits(said[0][0], box.wide)
            if (sign not in self._certain or sure < _TWICE) and not wrong:
                text, sure = max(said, key=lambda one: one[1])[0], _NOT_SO
        elif said and all(mine == text for mine, _ in said) and self._fits(text, box.wide):
            # It may be nowhere else; where both readings agree, no other one is likely.
            best = max(chance for _, chance in said)
            sure = max(sure, _TWICE if len(said) > 1 else best)
        return text, sure

    def _fits(self, text: str, wide: float) -> bool:
        """Whether a letter is as wide as it is where it is alone."""
        unit = self._unit
        if unit is None:
            return True
        known = all(one in self.widths for one in text)
        usual = sum(self.widths.get(one, unit * _usual(one)) for one in text)
        return abs(usual - wide) < (_FITS if known else 2 * _FITS) * unit


def sample(
    ink: Sequence[Box], words: Iterable[tuple[str, float]], *, dashes: bool = True
) -> Sample:
    """Return a cell as it was read: words, each with how sure it is."""
    said = [(one, sure) for text, sure in words for one in _characters(text, dashes=dashes)]
    return Sample(tuple(ink), tuple(said), dashes)


def _own(parts: Parts, box: Box, place: Box) -> list[Sign]:
    """Return the letters of some that touch, in a piece of ink there, in a cell."""
    return [
        ((one, _where(box._replace(top=box.top + top, bottom=box.top + low), place)),)
        for one, top, low in parts.letters
    ]


def _seen(sign: Sign) -> bool:
    """Whether a letter has a shape: what is too large for one has none."""
    return all(shape for shape, _ in sign)


def _votes_of(cells: Iterable[Cell]) -> dict[Sign, Votes]:
    """Return what letters were read as in cells that have as many as were read."""
    found: dict[Sign, Votes] = defaultdict(dict)
    for signs, sample in cells:
        for (sign, _), (character, sure) in zip(signs, sample.said, strict=True):
            if _seen(sign):
                _vote(found[sign], character, sure)
    return found


def _shifted(cells: Sequence[Cell]) -> set[tuple[Box, ...]]:
    """Return the ink of cells in which some letters were read as what those beside them are.

    One letter was lost there, and another is in two pieces: those between are off by one. What a
    letter is, other cells say.
    """
    votes = _votes_of(cells)
    own: dict[tuple[Box, ...], list[Cell]] = defaultdict(list)
    for cell in cells:
        own[cell[1].ink].append(cell)
    found = set()
    for ink, same in own.items():
        mine = _votes_of(same)
        (signs, _), *_ = same
        known = [_most(votes.get(sign, {}), mine.get(sign, {})) for sign, _ in signs]
        if any(_is_off(known, [text for text, _ in sample.said]) for _, sample in same):
            found.add(ink)
    return found


def _too_high(labels: Mapping[Sign, str], places: Mapping[Sign, Collection[Box]]) -> list[Sign]:
    """Return what was read as a small letter, and is as high as those that are not.

    >>> signs = {letter: ((at, 0),) for at, letter in enumerate("onlv")}
    >>> places = {sign: [Box(0, 6 if one in "on" else 0, 6, 20)] for one, sign in signs.items()}
    >>> _too_high({sign: one for one, sign in signs.items()}, places) == [signs["v"]]
    True
    """
    highs = {sign: max(box.high for box in places[sign]) for sign in labels}
    low, tall = (
        sorted(
            highs[sign] for sign, text in labels.items() for _ in places[sign] if text in letters
        )
        for letters in (_LOW_LETTERS, _TALL_LETTERS)
    )
    if not low or not tall:
        return []
    usual, above = low[len(low) // 2], tall[len(tall) // 2]
    least = (usual + above) / 2
    return [
        sign
        for sign, text in labels.items()
        if text in _LOW_LETTERS and highs[sign] > least and usual < _LOWER * above
    ]


def _most(votes: Votes, own: Votes) -> str:
    """Return what a letter was mostly read as, but for the own reading of a cell."""
    others = {text: much - own.get(text, 0) for text, much in votes.items()}
    text = max(others, key=lambda one: others[one], default="")
    return text if text and others[text] > _LESS else ""


def _is_off(known: Sequence[str], said: Sequence[str]) -> bool:
    """Whether letters were read as what those beside them are, again and again.

    >>> _is_off("Marsh", "Marsh"), _is_off("Marslh,Y", "Marsh,Yu"), _is_off("Brook", "Brock")
    (False, True, False)
    """
    pairs = list(pairwise(zip(known, said, strict=True)))
    before = sum(one[1] == other[0] != one[0] for one, other in pairs)
    behind = sum(other[1] == one[0] != other[0] for one, other in pairs)
    return max(before, behind) >= _SHIFTED


def _vote(votes: Votes, text: str, sure: float) -> None:
    votes[text] = votes.get(text, 0.0) + sure


def _characters(text: str, *, dashes: bool = True) -> str:
    bare = "".join(text.translate(_SAME).split())
    return bare if dashes else bare.replace(_DASHES, "")


def _letters(ink: Sequence[Box], *, dashes: bool) -> Iterator[list[Box]]:
    """Yield the pieces of each letter: what is above each other is one."""
    place = around(list(ink)) if ink else Box(0, 0, 0, 0)
    high = max((box.high for box in ink), default=0)
    group: list[Box] = []
    for box in sorted(ink):
        if not dashes and box.high <= _DASH * high and (
            box.wide >= _FLAT * box.high or _is_of_a_dash(box, place)
        ):  # fmt: skip
            continue
        if group and _above_each_other(group, box, high):
            group.append(box)
            continue
        if group:
            yield group
        group = [box]
    if group:
        yield group


def _is_of_a_dash(box: Box, place: Box) -> bool:
    """Whether a small piece is what was left of a dash: it is in the middle of its line.

    >>> place = Box(0, 0, 40, 36)
    >>> _is_of_a_dash(Box(30, 18, 36, 25), place), _is_of_a_dash(Box(30, 30, 35, 36), place)
    (True, False)
    """
    if box.high > _REST * place.high:
        return False
    return _MIDDLE[0] * place.high < box.middle[1] - place.top < _MIDDLE[1] * place.high


def _above_each_other(group: Sequence[Box], box: Box, high: float) -> bool:
    place = around(list(group))
    if box.left >= place.right - _OVER * min(box.wide, place.wide):
        return False
    small, large = sorted((place, box), key=lambda one: one.high)
    below = small.middle[1] > large.top + 0.6 * large.high
    return not (
        small.high < _SMALL * high
        and below
        and small.middle[0] > large.middle[0] + _BEHIND * large.wide
    )


def _where(box: Box, place: Box) -> int:
    """Return where a small piece is in its line: 1 above, 2 in the middle, 3 below."""
    if box.high >= _SMALL * place.high:
        return 0
    return min(3, 1 + int(3 * (box.middle[1] - place.top) / max(place.high, 1)))


def _widths(known: Mapping[Sign, str], seen: Iterable[tuple[Sign, Box]]) -> dict[str, float]:
    """Return how wide characters are, those that were alone somewhere."""
    wide: dict[str, list[float]] = defaultdict(list)
    for sign, box in seen:
        if sign in known:
            wide[known[sign]].append(box.wide)
    return {text: sorted(some)[len(some) // 2] for text, some in wide.items()}


def _lessons(
    signs: Signs,
    one: Sample,
    known: Mapping[Sign, str],
    learned: Mapping[Sign, Votes],
    widths: Mapping[str, float],
) -> Iterator[tuple[Sign, str, float]]:
    """Yield what a cell teaches whose letters are not as many as its characters."""
    said = "".join(text for text, _ in one.said)
    if not said or all(sign in known for sign, _ in signs):
        return
    wide, unit = _wide(signs, said, widths)
    found = _spans(signs, said, known, learned, widths)
    for (sign, box), (begin, end) in zip(signs, found or [], strict=False):
        if end > begin and sign not in known and _seen(sign):
            off = abs(sum(wide[begin:end]) - box.wide) / unit
            sure = min(sure for _, sure in one.said[begin:end])
            yield sign, said[begin:end], _LESS * sure / (1 + _MISFIT * off)


def _spans(
    signs: Signs,
    said: str,
    known: Mapping[Sign, str],
    learned: Mapping[Sign, Votes],
    widths: Mapping[str, float],
) -> list[tuple[int, int]] | None:
    """Return which characters of a text each letter of a cell is: see :func:`_alignment`."""
    wide, unit = _wide(signs, said, widths)
    letters = [_Letter(known.get(sign, ""), box.wide, learned.get(sign, {})) for sign, box in signs]
    return _alignment(letters, said, wide, unit)


def _wide(signs: Signs, said: str, widths: Mapping[str, float]) -> tuple[list[float], float]:
    """Return how wide the characters of a text are, and how wide a usual one is.

    Those that were nowhere alone are wider or narrower by what they are.
    """
    known = _unit(widths)
    unit = around([box for _, box in signs]).wide / len(said) if known is None else known
    return [widths.get(text, unit * _usual(text)) for text in said], unit


def _unit(widths: Mapping[str, float]) -> float | None:
    """Return how wide a usual character is, by those that were alone; ``None`` if none was."""
    units = sorted(wide / _usual(text) for text, wide in widths.items())
    return units[len(units) // 2] if units else None


def _usual(text: str) -> float:
    """Return how wide a character is in most fonts, in small letters."""
    if text in _NARROW:
        return 0.45
    if text in _WIDE:
        return 1.5
    return 1.25 if text.isupper() else 1.0


class _Letter(NamedTuple):
    """A letter whose characters are looked for."""

    known: str
    wide: float
    votes: Votes


def _alignment(
    letters: Sequence[_Letter], said: str, wide: Sequence[float], unit: float
) -> list[tuple[int, int]] | None:
    """Return which characters of a text each letter is: where they begin and end.

    Args:
        letters: what each letter is known for, if it is; how wide it is; and what it may be.
        said: what was read.
        wide: how wide these characters are.
        unit: how wide a usual one is.

    Returns:
        ``None`` where they hardly fit.

    >>> letters = [_Letter("a", 5, {}), _Letter("", 11, {}), _Letter("d", 5, {})]
    >>> _alignment(letters, "abcd", [5, 5, 5, 5], 5)
    [(0, 1), (1, 3), (3, 4)]
    """
    costs = [[inf] * (len(said) + 1) for _ in range(len(letters) + 1)]
    costs[-1] = [_PASSED * (len(said) - at) for at in range(len(said) + 1)]
    taken: dict[tuple[int, int], tuple[int, int]] = {}
    for row in range(len(letters) - 1, -1, -1):
        one, after = letters[row], costs[row + 1]
        for at in range(len(said), -1, -1):
            best = (_PASSED + after[at], at, at)
            for begin in range(at, min(at + 2, len(said))):
                passed = _PASSED * (begin - at)
                if one.known:
                    # Letters that touch may have been read as one.
                    for end in {begin + len(one.known), begin + 1}:
                        if end <= len(said):
                            cost = 0.0 if one.known == said[begin:end] else _OTHER
                            best = min(best, (passed + cost + after[end], begin, end))
                    continue
                whole = sum(one.votes.values()) or 1.0
                for end in range(begin + 1, min(begin + _TOUCHING, len(said)) + 1):
                    off = abs(sum(wide[begin:end]) - one.wide) / unit
                    share = one.votes.get(said[begin:end], 0.0) / whole
                    cost = _UNKNOWN * (1 - share) + _WIDER * off
                    best = min(best, (passed + cost + after[end], begin, end))
            costs[row][at] = best[0]
            taken[row, at] = best[1:]
    if costs[0][0] > _STRANGE * len(said) + 0.5:
        return None
    at, found = 0, []
    for row in range(len(letters)):
        found.append(taken[row, at])
        at = taken[row, at][1]
    return found
