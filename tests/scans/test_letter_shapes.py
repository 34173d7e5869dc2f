"""Letters of one shape vote: what was read often settles what was read otherwise once."""

from itertools import product

import pytest

from calculator.scanned.letter_shapes import Sample, Shapes, sample
from calculator.scanned.names import Blank, with_blanks
from calculator.scanned.picture import Box, Parts

HIGH, WIDE, STEP = 10, 6, 8
#: The shape of each letter here; a stop is small, at the foot of its line.
SHAPE = {letter: at for at, letter in enumerate("ABCDEabcdemnr12½.O", 1)}


def _shape(letters: str) -> int:
    return SHAPE.get(letters, 50 + sum(map(ord, letters)))


class Page:
    """A page on which letters are drawn, and what was read of them."""

    def __init__(self) -> None:
        self.shape_of: dict[Box, int] = {}
        self.samples: list[Sample] = []
        self._line = 0

    def drawn(self, text: str, *, touching: str = "") -> tuple[Box, ...]:
        """Draw a text in a line of its own; the letters in ``touching`` are one piece."""
        self._line += 1
        top, left, ink = 20 * self._line, 0, []
        parts = text.replace(touching, f"({touching})").split("(") if touching else [text]
        for part in parts:
            one, _, rest = part.partition(")") if ")" in part else ("", "", part)
            for letters in [*([one] if one else []), *rest]:
                small = letters == "."
                wide = 2 if small else STEP * len(letters) - 2
                box = Box(left, top + 8 if small else top, left + wide, top + HIGH)
                self.shape_of[box] = _shape(letters)
                ink.append(box)
                left += STEP * len(letters)
        return tuple(ink)

    def read(self, text: str, said: str, sure: float = 0.9, **touching: str) -> tuple[Box, ...]:
        """Draw a text that is read as another."""
        ink = self.drawn(text, **touching)
        self.samples.append(sample(ink, [(said, sure)]))
        return ink

    def shapes(
        self, *, whole: bool = True, alike: dict[str, float] | None = None, round_: str = ""
    ) -> Shapes:
        """What the shapes say; letters that touch are so much ``alike`` those that are alone.

        Some letters are ``round_``: they can only be an O.
        """
        parts = {
            _shape(text): Parts(tuple((SHAPE[letter], 0, HIGH) for letter in text), much)
            for text, much in (alike or {}).items()
        }
        only_o = {_shape(letter) for letter in round_}
        return Shapes(self.shape_of, parts, self.samples, whole=whole, only_o=only_o)


def told(shapes: Shapes, ink: tuple[Box, ...], said: str) -> str | None:
    """What a cell says by its shapes, where something was read."""
    found = shapes.reading(ink, [(said, 0.6)])
    return found.text if found else None


def test_what_was_read_often_settles_what_was_read_otherwise_once() -> None:
    page = Page()
    for _ in range(8):
        page.read("Bcd", "Bcd")
    odd = page.read("Bcd", "Ecd", 0.7)
    assert told(page.shapes(), odd, "Ecd") == "Bcd"


def test_a_letter_that_is_nowhere_else_stays_as_it_was_read() -> None:
    page = Page()
    for _ in range(4):
        page.read("Bcd", "Bcd")
    alone = page.read("Acd", "Ecd", 0.7)
    assert told(page.shapes(), alone, "Ecd") == "Ecd"


def test_letters_that_touch_are_learned_from_words_that_have_them() -> None:
    page = Page()
    for _ in range(3):
        page.read("abcde", "abcde")
    for _ in range(3):
        page.read("ambe", "ambe", touching="mb")
    right = page.read("dmbc", "dmbc", 0.4, touching="mb")
    wrong = page.read("cmbd", "cnbd", 0.4, touching="mb")
    shapes = page.shapes()
    found = shapes.reading(right, [("dmbc", 0.4)])
    assert found is not None
    assert found.parts == ("d", "mb", "c")
    # Nobody knows which of them is wrong: that is in doubt.
    doubtful = shapes.reading(wrong, [("cnbd", 0.4)])
    assert doubtful is not None
    assert doubtful.sure < found.sure
    assert doubtful.sure < 0.44


def with_rn(*others: str) -> tuple[Page, tuple[Box, ...]]:
    """A page with an rn that touches and was read as an m; and with other words."""
    page = Page()
    for text in ("abrec", "cdnab", *others):
        for _ in range(3):
            page.read(text, text)
    return page, page.read("acrnb", "acmb", touching="rn")


@pytest.mark.parametrize(
    ("others", "alike", "told"),
    [
        pytest.param(("bmcd",), 0.999, ("acrnb", True, False), id="put right: ms look otherwise"),
        pytest.param((), 0.999, ("acmb", False, True), id="in doubt: no other m is there"),
        pytest.param(("bmcd",), 0.97, ("acmb", False, True), id="in doubt: somewhat like rn"),
    ],
)
def test_an_rn_that_is_read_as_an_m(
    others: tuple[str, ...], alike: float, told: tuple[str, bool, bool]
) -> None:
    page, ink = with_rn(*others)
    found = page.shapes(alike={"rn": alike}).reading(ink, [("acmb", 0.9), ("acmb", 0.8)])
    assert found is not None
    assert (found.text, found.put_right, found.unlike) == told


def test_what_all_looks_say_of_as_many_letters_is_in_doubt_at_most() -> None:
    # One of the known letters may be none: a part of another, which was off by one.
    page, _ = with_rn("bdcd")
    ink = page.read("caeb", "cdeb", touching="ae")
    found = page.shapes(alike={"ae": 0.999}).reading(ink, [("cdeb", 0.9), ("cdeb", 0.8)])
    assert found is not None
    assert (found.text, found.put_right, found.unlike) == ("cdeb", False, True)


def test_a_letter_that_always_looks_like_two_is_one() -> None:
    # In some fonts an m is an r beside an n.
    page, ink = with_rn()
    for _ in range(5):
        page.read("acrnb", "acmb", touching="rn")
    found = page.shapes(alike={"rn": 0.999}).reading(ink, [("acmb", 0.9), ("acmb", 0.8)])
    assert found is not None
    assert (found.text, found.put_right, found.unlike) == ("acmb", False, False)


def test_letters_that_touch_are_put_right_by_those_that_they_are() -> None:
    # Whoever reads an n beside an a for an m: both letters are known from elsewhere.
    page, _ = with_rn("bmcd")
    ink = page.read("cnmae", "cmnae", touching="nma")
    found = page.shapes(alike={"nma": 0.995}).reading(ink, [("cmnae", 0.9), ("cmnae", 0.8)])
    assert found is not None
    assert (found.text, found.put_right) == ("cnmae", True)


def test_a_stop_that_nobody_read_is_there_where_its_ink_is() -> None:
    page = Page()
    for _ in range(4):
        page.read("A.bc", "A.bc")
    lost = page.read("A.de", "Ade")
    for _ in range(3):
        page.read("bcde", "bcde")
    assert told(page.shapes(), lost, "Ade") == "A.de"


def test_a_letter_in_two_pieces_of_a_photo_is_not_two() -> None:
    page = Page()
    for _ in range(4):
        page.read("abcn", "abcn")
        page.read("rabc", "rabc")
    # The m came apart: its ink looks like r and n.
    broken = page.read("arnbc", "ambc")
    assert told(page.shapes(whole=False), broken, "ambc") is None


def test_a_half_is_what_totals_end_with_wherever_there_is_one() -> None:
    page = Page()
    halves = [page.read(text, text.replace("½", "2")) for text in ("1½", "2½", "½")]
    whole = [page.read(text, text) for text in ("1", "2")]
    shapes = page.shapes()
    ends = [(shapes.signs(ink)[-1][0], ink in halves) for ink in (*halves, *whole)]
    shapes.halve(ends, {sign for ink in whole for sign, _ in shapes.signs(ink)})
    assert [told(shapes, ink, "12") for ink in halves] == ["1½", "2½", "½"]
    assert told(shapes, whole[1], "2") == "2"


def test_a_figure_of_other_columns_is_no_half() -> None:
    page = Page()
    ends = [page.read("12", "12") for _ in range(3)]
    shapes = page.shapes()
    signs = [shapes.signs(ink)[-1][0] for ink in ends]
    shapes.halve([(sign, True) for sign in signs], set(signs))
    assert told(shapes, ends[0], "12") == "12"


def test_blanks_of_a_name_are_where_its_ink_has_them() -> None:
    places = [Box(left, 0, left + 6, 10) for left in (0, 7, 14, 24, 31, 38)]
    blank = Blank(1, 5)
    assert with_blanks("AnnLiu", places, "AnnLiu", blank, capital=True) == "Ann Liu"
    assert with_blanks("ANNLlU", places, "ANN LlU", blank, capital=False) == "ANN LIU"


def test_letters_that_are_off_by_one_teach_nothing() -> None:
    page = Page()
    for _ in range(2):
        page.read("abcdenr", "abcdenr")
    # The m is in two pieces, and the last two letters touch: there are as many as were read.
    page.read("Arnbcdear", "Ambcdear", touching="ar")
    right = page.read("bcd", "bcd")
    found = page.shapes().reading(right, [("bcd", 0.9)])
    assert found is not None
    assert (found.text, found.contested, found.unlike) == ("bcd", False, False)


def test_a_figure_that_looks_like_a_letter_puts_no_name_in_doubt() -> None:
    page = Page()
    for _ in range(4):
        page.read("12E", "128")
    ink = page.read("Ebc", "Ebc")
    found = page.shapes().reading(ink, [("Ebc", 0.9), ("Ebc", 0.9)])
    assert found is not None
    assert not found.unlike
    # A letter that it may be does.
    for _ in range(4):
        page.read("Eda", "Bda")
    found = page.shapes().reading(ink, [("Ebc", 0.9), ("Ebc", 0.9)])
    assert found is not None
    assert found.unlike


def test_what_a_shape_is_known_as_and_which_is_nowhere_else() -> None:
    page = Page()
    for _ in range(3):
        page.read("abc", "abc")
    ink = page.read("Cbm", "Cbm")
    shapes = page.shapes()
    assert shapes.characters(ink) == ["b"]
    assert shapes.rare(ink) == "Cm"


def test_what_can_only_be_an_o_is_one_whatever_was_read() -> None:
    page = Page()
    for said in ("Cabc", "Gabc", "CGabc"):
        page.read("Eabc", said)
    ink = page.read("Eabc", "C abc")
    shapes = page.shapes(round_="E")
    assert [shapes.with_round(text, ink) for text in ("C abc", "Gab c", "Dabc")] == [
        "O abc",
        "Oab c",
        "Dabc",
    ]
    assert told(shapes, ink, "Oabc") == "Oabc"
    assert page.shapes().with_round("C abc", ink) == "C abc"


def test_of_letters_that_touch_what_can_only_be_an_o_is_one() -> None:
    page = Page()
    page.read("BdEE", "BdOO")
    ink = page.read("BdEEa", "BdOCa", touching="EE")
    alike = page.shapes(alike={"EE": 1}, round_="E")
    assert alike.with_round("B dO Ca", ink) == "B dO Oa"
    assert told(alike, ink, "BdOOa") == "BdOOa"
    # A C is much like an O where both are cut off.
    assert page.shapes(alike={"EE": 0.95}, round_="E").with_round("BdOCa", ink) == "BdOCa"


def test_letters_that_touch_in_a_way_that_is_nowhere_else_are_told_by_nothing() -> None:
    page = Page()
    for _ in range(3):
        page.read("12", "12")
    once = page.read("1221", "1221", touching="22")
    assert page.shapes().is_lone_pair("1221", once)
    assert not page.shapes().is_lone_pair("121", page.read("121", "121"))
    # Those that are exactly like known ones are known, and so is what was read so elsewhere.
    assert not page.shapes(alike={"22": 1}).is_lone_pair("1221", once)
    page.read("122", "122", touching="22")
    assert not page.shapes().is_lone_pair("1221", once)


@pytest.mark.parametrize(
    ("said", "small", "misfit"),
    [("abcn", False, False), ("abn", True, True), ("abnr", True, False), ("abnr", False, False)],
)
def test_letters_as_wide_as_two_or_wider_than_elsewhere(
    said: str, *, small: bool, misfit: bool
) -> None:
    page = Page()
    for _ in range(4):
        page.read("abcnr", "abcnr")
    ink = page.read("abnr", "abnr", touching="nr") if "r" in said else page.read("abcn", "abcn")
    if said == "abn":
        # A letter with a part of the one beside it.
        ink = (*ink[:2], ink[2]._replace(right=ink[3].right))
    elif "r" in said:
        # Where letters touch, there is no room between them.
        ink = (*ink[:2], ink[2]._replace(right=ink[2].right - 2))
    assert page.shapes().is_misfit(said, ink, small=small) == misfit


def test_a_stem_that_the_letter_before_it_touches_makes_no_letter_more() -> None:
    # The t touches the stem of an h: together they are like a t beside an l.
    page = Page()
    for text in ("abe", "bde", "dea"):
        for _ in range(4):
            page.read(text, text)
    ink = page.read("abdec", "abdc", touching="de")
    found = page.shapes(alike={"de": 0.999}).reading(ink, [("abdc", 0.9), ("abdc", 0.9)])
    assert found is not None
    assert not found.put_right


def test_figures_that_are_known_in_a_photo_are_there_though_one_was_not_read() -> None:
    page = Page()
    for _ in range(5):
        page.read("12E", "128")
        page.read("E21", "821")
    ink = page.read("112", "12")
    found = page.shapes(whole=False).reading(ink, [("12", 0.9)], "0123456789")
    assert found is not None
    assert found.text == "112"


def test_two_figures_that_touch_are_two() -> None:
    page = Page()
    for _ in range(3):
        page.read("212", "212")
    touching, alone = page.drawn("122", touching="22"), page.drawn("122")
    shapes = page.shapes()
    assert [len(touching), shapes.figures(touching), shapes.figures(alone)] == [2, 3, 3]


def test_in_a_photo_a_figure_that_is_half_as_wide_again_has_a_1_beside_it() -> None:
    page = Page()
    for _ in range(3):
        page.read("212", "212")
    (two,) = page.drawn("2")
    wider = two._replace(right=two.left + 1.5 * two.wide)
    assert [page.shapes(whole=False).figures([box]) for box in (two, wider)] == [1, 2]


def test_an_apostrophe_that_touches_a_capital_is_one_by_its_width_and_height() -> None:
    page = Page()
    for letters in ("OBE", "BED", "DEB"):
        page.read(letters, letters)
    for wider, higher, whole in product((0, 1, 2), (0, 1), (True, False)):
        o, d, e = page.drawn("ODE")
        joined = Box(d.left, d.top - higher, d.right + wider, d.bottom)
        page.shape_of[joined] = 99
        ink = (o, joined, e._replace(left=e.left + wider, right=e.right + wider))
        page.shape_of[ink[-1]] = page.shape_of[e]
        said = page.shapes(whole=whole).with_tick("ODE", ink)
        # On a screen, a letter that is a pixel wider than elsewhere has something beside it.
        assert said == ("O'DE" if higher and wider >= (1 if whole else 2) else "ODE")


@pytest.mark.parametrize(("higher", "whole"), [*product((0, 1), (True, False))])
def test_a_capital_that_is_nowhere_else_has_an_apostrophe_if_it_is_higher_on_a_screen(
    higher: int, *, whole: bool
) -> None:
    page = Page()
    for letters in ("OBE", "BEC"):
        page.read(letters, letters)
    o, d, e = page.drawn("ODE")
    joined = d._replace(top=d.top - higher)
    page.shape_of[joined] = 99
    said = page.shapes(whole=whole).with_tick("ODE", (o, joined, e))
    assert said == ("O'DE" if higher and whole else "ODE")


@pytest.mark.parametrize(("top", "bottom", "off"), [(3, 0, False), (0, 0, True), (3, 3, True)])
def test_a_small_letter_that_is_high_or_reaches_below_is_none(
    top: int, bottom: int, *, off: bool
) -> None:
    page = Page()
    large, *low, small = page.drawn("Dcaae")
    low = [box._replace(top=box.top + 3) for box in low]
    small = small._replace(top=small.top + top, bottom=small.bottom + bottom)
    page.shape_of |= dict.fromkeys([*low, small], 99)
    assert page.shapes().is_misplaced("Dcaae", (large, *low, small)) == off


def test_a_letter_that_is_wider_than_others_has_a_stroke_beside_it() -> None:
    page = Page()
    shapes = page.shapes()
    shapes.widths |= dict.fromkeys("aeno", float(WIDE)) | {"d": WIDE + 3.0}
    e, d, a = page.drawn("eda")
    wide = d._replace(right=d.right + 3)
    assert not shapes.is_too_wide("eda", (e, d, a))
    assert shapes.is_too_wide("eda", (e, wide, a._replace(left=a.left + 3, right=a.right + 3)))


def test_a_letter_that_is_much_narrower_than_elsewhere_is_another() -> None:
    page = Page()
    for _ in range(3):
        page.read("abc", "abc")
    a, b, c = page.drawn("abc")
    slim = b._replace(right=b.right - 2)
    assert page.shapes().is_too_narrow("abc", (a, slim, c))
    assert not page.shapes().is_too_narrow("abc", (a, b, c))
    # Of one that is nowhere else, nobody knows how wide it is.
    assert not page.shapes().is_too_narrow("aBc", (a, slim, c))


def test_a_letter_is_one_of_two_by_its_width() -> None:
    page = Page()
    for _ in range(3):
        page.read("nm", "nm")
    n, m = page.read("nm", "nm")
    wide = m._replace(right=m.right + 3)
    shapes = page.shapes()
    shapes.widths |= {"n": n.wide, "m": wide.wide}
    pairs = (("m", "n"), ("n", "m"), ("m", "x"))
    assert [shapes.is_as_wide(*pair, wide) for pair in pairs] == [True, False, False]


def test_two_letters_that_touch_are_not_the_one_that_was_read_of_them() -> None:
    page = Page()
    for _ in range(3):
        page.read("ABCd", "ABCd")
    # As many letters were read as there are pieces: of RI, an I alone.
    for _ in range(4):
        page.read("AdBE", "ACE", touching="dB")
    touching = page.read("EdB", "AdB", touching="EdB")
    parts = {_shape("EdB"): Parts(((SHAPE["A"], 0, HIGH), (_shape("dB"), 0, HIGH)), 0.997)}
    shapes = Shapes(page.shape_of, parts, page.samples)
    # It is not said that these are A and C.
    assert told(shapes, touching, "AdB") is None


def test_two_letters_that_touch_are_both_where_one_of_them_was_read() -> None:
    page = Page()
    for _ in range(4):
        page.read("ABCdE", "ABCdE")
    ink = page.read("AdB", "AdB", touching="dB")
    shapes = page.shapes(alike={"dB": 1})
    assert [shapes.with_touching(text, ink) for text in ("AB", "Ad", "AC")] == ["AdB", "AdB", "AC"]
    # Where another is in two pieces, letters are off by one.
    apart = page.drawn("ACdB", touching="dB")
    assert shapes.with_touching("AdB", apart) == "AdB"
    assert page.shapes(whole=False, alike={"dB": 1}).with_touching("AB", ink) == "AB"


def test_what_is_left_of_a_letter_beside_its_stem_is_no_other_letter() -> None:
    page = Page()
    for _ in range(4):
        page.read("ABCdb", "ABCdb")
    page.read("AdB", "AdB", touching="dB")
    shapes = page.shapes(alike={"dB": 1})
    *before, last = page.drawn("AdBb", touching="dB")
    assert shapes.with_touching("Adb", (*before, last)) == "AdBb"
    # The stem of a b touches the d before it, and has the shape of a B; the rest of it is low.
    low = last._replace(top=last.top + 4)
    page.shape_of[low] = page.shape_of[last]
    assert page.shapes(alike={"dB": 1}).with_touching("Adb", (*before, low)) == "Adb"


def test_the_end_of_an_arm_is_no_other_letter() -> None:
    page = Page()
    for _ in range(4):
        page.read("ABCdE", "ABCdE")
    page.read("AdB", "AdB", touching="dB")
    *before, last = page.drawn("AdBE", touching="dB")
    arm = last._replace(bottom=last.top + 4)
    page.shape_of[arm] = _shape("arm")
    shapes = page.shapes(alike={"dB": 1})
    assert shapes.with_touching("AdE", (*before, last)) == "AdBE"
    # Most of a y is in the piece before it.
    assert shapes.with_touching("Ady", (*before, arm)) == "Ady"


@pytest.mark.parametrize(("beside", "whole"), [("B", "A.B"), (",", "A,")])
def test_the_head_of_a_comma_is_no_period(beside: str, whole: str) -> None:
    page = Page()
    for _ in range(4):
        page.read("A.BC", "A.BC")
    both, last = page.drawn(f"A.{beside}", touching="A.")
    narrow = both._replace(right=both.left + WIDE + 3)
    page.shape_of[narrow] = page.shape_of[both]
    for _ in range(2):
        page.samples.append(sample((narrow, last), [(f"A{beside}", 0.9)]))
    parts = {_shape("A."): Parts(((SHAPE["A"], 0, HIGH), (SHAPE["."], 8, HIGH)), 1)}
    shapes = Shapes(page.shape_of, parts, page.samples)
    assert shapes.with_touching(f"A{beside}", (narrow, last)) == whole


def test_a_name_is_known_letter_by_letter_if_all_its_shapes_are_on_a_screen() -> None:
    page = Page()
    for _ in range(4):
        page.read("ABC", "ABC")
    ink, unknown = page.drawn("CAB"), page.drawn("CAE")
    shapes = page.shapes()
    assert "".join(letter for letter, _ in shapes.certain(ink)) == "CAB"
    assert shapes.certain(unknown) == []
    assert page.shapes(whole=False).certain(ink) == []
