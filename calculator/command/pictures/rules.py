"""Rules and frames of tables: letters are hardly read beside them (``scan/rules.js``)."""

from PIL import Image, ImageChops, ImageDraw

from calculator.command.pictures.ink import Piece, Runs, bits_of, pieces, rules_in, runs_of
from calculator.command.pictures.light import Tones
from calculator.scanned import Box

#: A run of so many pixels, and heights of a letter, is a rule.
_SHORTEST, _RULE = 60.0, 5
#: Larger than this, in heights of a letter, is a frame or a rule, if it is thin or mostly empty.
_LARGE, _THIN, _EMPTY = 6, 0.35, 0.3
#: What is so high, and whose ink is but for so much at its edges, is the frame of a cell.
_CELL, _INSIDE = 1.6, 0.1
#: What is so large both ways, and mostly empty, is the frames of a few cells, or of all.
_CELLS = 2
#: What is so thin, and higher than this, is a bar between columns: in heights of a letter.
_BARS = ((0.25, 1.25), (0.4, 1.4))


def without_rules(
    image: Image.Image, dark: int, letter: float
) -> tuple[Image.Image, tuple[Box, ...]]:
    """Take rules away from a screenshot; return the upright ones too.

    Rules may be paler than any letter: what is pale and long is no letter.
    """
    image, pale = _ruled_out(image, (dark + 255) // 2, letter, pieces=False)
    image, upright = _ruled_out(image, dark, letter, pieces=True)
    return image, (*pale, *upright)


def _ruled_out(
    image: Image.Image, dark: int, letter: float, *, pieces: bool
) -> tuple[Image.Image, tuple[Box, ...]]:
    """Take away long runs of what is so dark; with ``pieces``, shorter ones in a line as well."""
    image = image.copy()
    long = max(_SHORTEST, _RULE * letter)

    def found(of: Image.Image, least: float) -> Runs:
        runs = runs_of(bits_of(of, dark).tobytes(), of.width)
        if pieces:
            return rules_in(runs, letter, least)
        return [run for run in runs if run[2] - run[1] > least]

    level = found(image, long)
    upright = found(image.transpose(Image.Transpose.TRANSPOSE), 0.7 * long)
    draw = ImageDraw.Draw(image)
    for y, begin, end in level:
        draw.line((begin, y, end - 1, y), fill=255)
    for x, begin, end in upright:
        draw.line((x, begin, x, end - 1), fill=255)
    return image, tuple(Box(x, begin, x + 1, end) for x, begin, end in upright)


def tidied(image: Image.Image, tones: Tones, letter: float) -> tuple[Image.Image, tuple[Box, ...]]:
    """Clean a photo of what is no letter; return the upright bars too.

    That is frames of tables and rules that are not quite straight, the wall around the sheet,
    creases and noise.
    """
    image = image.copy()
    dark, faint = tones
    # Rules are mostly lighter than letters.
    pale = (dark + 255) // 2
    draw = ImageDraw.Draw(image)
    bars: list[Box] = []
    wall = Image.new("L", image.size, 0)
    walls = ImageDraw.Draw(wall)
    for piece in pieces(bits_of(image, pale).tobytes(), image.width):
        box = piece.box
        less, more = sorted((box.wide, box.high))
        cell = less > _CELL * letter and _is_frame(piece, letter)
        hollow = less > _CELLS * letter and piece.area <= _EMPTY * box.wide * box.high
        if more < _LARGE * letter and not cell and not hollow:
            continue
        thin = less < _THIN * letter or (piece.area < _THIN * letter * more and less < letter)
        if cell or thin or hollow:
            # Frames part no columns: those of some cells hang together.
            _whiten(draw, piece.runs)
        elif box.left == 0 or box.top == 0 or (box.right, box.bottom) != _within(image, box):
            for y, begin, end in piece.runs:
                walls.line((begin, y, end - 1, y), fill=255)
    # Of a wall, or a band at the edge, what is written there stays.
    light = image.point([0] * dark + [255] * (256 - dark))
    image.paste(255, mask=ImageChops.darker(wall, light))
    for piece in pieces(bits_of(image, dark, faint).tobytes(), image.width):
        wide, high = piece.box.wide / letter, piece.box.high / letter
        if any(wide < thick and high > long for thick, long in _BARS):
            bars.append(piece.box)
            _whiten(draw, piece.runs)
        elif not piece.dense:
            for y, begin, end in piece.runs:
                draw.line((begin, y, end - 1, y), fill=255)
    shades = [
        at
        if at <= dark
        else 255
        if at >= pale
        else dark + (at - dark) * (255 - dark) // (pale - dark)
        for at in range(256)
    ]
    return image.point(shades), tuple(bars)


def _within(image: Image.Image, box: Box) -> tuple[float, float]:
    """Return the right and lower edge of a box that does not reach those of its picture."""
    return min(box.right, image.width - 1), min(box.bottom, image.height - 1)


def _is_frame(piece: Piece, letter: float) -> bool:
    edge = _THIN * letter
    left, top, right, bottom = piece.box
    inside = sum(
        max(0.0, min(end, right - edge) - max(begin, left + edge))
        for y, begin, end in piece.runs
        if top + edge <= y < bottom - edge
    )
    return inside <= _INSIDE * piece.area


def _whiten(draw: ImageDraw.ImageDraw, runs: Runs) -> None:
    """Make some places white, and those beside them: edges are blurred."""
    for y, begin, end in runs:
        draw.line((begin - 1, y, end, y), fill=255)
        draw.line((begin, y - 1, end - 1, y - 1), fill=255)
        draw.line((begin, y + 1, end - 1, y + 1), fill=255)
