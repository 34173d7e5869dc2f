"""The program Tesseract: words with their places, and single cells."""

import shutil
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageOps

from calculator.command.pictures.cleaned import Cleaned
from calculator.files import FileError
from calculator.scanned import Again, Box, Word

#: What a picture holds: a block of text, a line, a word, one character.
_BLOCK, _LINE, _WORD, _CHARACTER = 6, 7, 8, 10
#: Letters are read best that are so high; nothing is made larger than so many times.
_BEST, _MOST = 30, 4
_MOST_PIXELS = 24_000_000
_MARGIN = 20
_BILINEAR = Image.Resampling.BILINEAR


class _Found(NamedTuple):
    page: int
    word: Word


def program(name: str) -> str:
    """Return where Tesseract is. Raises :class:`FileError`, with the picture's name, if nowhere."""
    found = shutil.which("tesseract")
    if found is None:
        raise FileError("file-needs-tesseract", name)
    return found


def words_read(reader: str, name: str, clean: Cleaned) -> tuple[Word, ...]:
    """Return the words of a picture."""
    image = clean.image
    room = sqrt(_MOST_PIXELS / (image.width * image.height))
    scale = min(_MOST, _BEST / clean.letter, room)
    large = image.resize((round(image.width * scale), round(image.height * scale)), _BILINEAR)
    found = _run(reader, name, [_framed(large)], _BLOCK, "")
    return tuple(
        word._replace(box=Box(*((edge - _MARGIN) / scale for edge in word.box)))
        for _, word in found
    )


def cells_read(
    reader: str, name: str, clean: Cleaned, cells: Sequence[Again]
) -> Mapping[Again, tuple[str, float]]:
    """Return what each cell says, read alone: as a line, else a word, else one character."""
    said: dict[Again, tuple[str, float]] = {}
    images = {cell: _cut(clean, cell.box) for cell in cells}
    for letters in dict.fromkeys(cell.letters for cell in cells):
        left = [cell for cell in cells if cell.letters == letters]
        for mode in (_LINE, _WORD, _CHARACTER):
            pages: dict[int, list[Word]] = defaultdict(list)
            for page, word in _run(reader, name, [images[cell] for cell in left], mode, letters):
                pages[page].append(word)
            for page, cell in enumerate(left, 1):
                if words := pages.get(page):
                    text = " ".join(word.text for word in words)
                    said[cell] = text, min(word.confidence for word in words)
            left = [cell for cell in left if cell not in said]
    return said


def _cut(clean: Cleaned, box: Box) -> Image.Image:
    """Return a cell, enlarged, with no wide gaps in it."""
    edges = (
        max(0, int(box.left) - 1),
        max(0, int(box.top) - 1),
        min(clean.image.width, int(box.right) + 2),
        min(clean.image.height, int(box.bottom) + 2),
    )
    piece = clean.image.crop(edges)
    bits = piece.point([255] * clean.dark + [0] * (256 - clean.dark))
    kept, white = [], 0
    for x, value in enumerate(_darkest(bits)):
        white = 0 if value else white + 1
        if white <= max(2, 0.4 * clean.letter):
            kept.append(x)
    made = Image.new("L", (len(kept), piece.height), 255)
    for at, x in enumerate(kept):
        made.paste(piece.crop((x, 0, x + 1, piece.height)), (at, 0))
    scale = min(2 * _MOST, 32 / clean.letter)
    size = max(1, round(made.width * scale)), max(1, round(made.height * scale))
    return _framed(made.resize(size, _BILINEAR))


def _darkest(bits: Image.Image) -> bytes:
    """Return for each column whether it has ink."""
    width = bits.width
    data = bits.tobytes()
    return bytes(255 if b"\xff" in data[x::width] else 0 for x in range(width))


def _framed(image: Image.Image) -> Image.Image:
    return ImageOps.expand(image, _MARGIN, 255)


def _run(
    reader: str,
    name: str,
    images: Sequence[Image.Image],
    mode: int,
    letters: str,
) -> list[_Found]:
    """Have pictures read, all at once."""
    if not images:
        return []
    with tempfile.TemporaryDirectory() as folder:
        paths = [str(Path(folder) / f"{at}.png") for at in range(len(images))]
        for image, path in zip(images, paths, strict=True):
            image.save(path)
        list_ = Path(folder) / "list.txt"
        list_.write_text("\n".join(paths) + "\n", encoding="utf-8")
        only = ["-c", f"tessedit_char_whitelist={letters}"] if letters else []
        options = ["-l", "eng", "--dpi", "300", "--psm", str(mode), *only, "tsv"]
        done = subprocess.run(
            [reader, str(list_), "stdout", *options],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode:
        said = done.stderr.strip().splitlines() or [str(done.returncode)]
        raise FileError("file-tesseract-failed", name, said[-1])
    return list(_found(done.stdout))


def _found(table: str) -> Iterator[_Found]:
    """Read what Tesseract writes: a line a word, among others."""
    for line in table.splitlines():
        cells = line.split("\t")
        if len(cells) < 12 or cells[0] != "5" or not cells[11].strip():
            continue
        left, top, wide, high = (float(cell) for cell in cells[6:10])
        box = Box(left, top, left + wide, top + high)
        yield _Found(int(cells[1]), Word(cells[11].strip(), float(cells[10]) / 100, box))
