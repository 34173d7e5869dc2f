"""Files to pictures on white: a picture is one, a scanned PDF one a page that shows any."""

import io
from collections.abc import Iterator
from typing import Any

from PIL import Image, ImageChops, ImageCms, ImageOps

from calculator.files import File, FileError
from calculator.files.kinds import kind_of

#: No side is longer, in pixels; that of a page before it is made so small.
_MAX_PAGE_SIDE_PIXELS, _MAX_SIDE_PIXELS = 2600, 8000
#: How many pages of a scan are read.
_MOST_PAGES = 12

type _Matrix = tuple[float, float, float, float, float, float]
"""What takes a square of one by one to a place on a page, as PDFs have it."""


def pictures_of(file: File) -> list[Image.Image]:
    """Return what a file shows. Raises :class:`FileError`."""
    try:
        if kind_of(file.data) == "pdf":
            found = _pages(file)
        else:
            with Image.open(io.BytesIO(file.data)) as opened:
                found = [_on_white(_in_srgb(ImageOps.exif_transpose(opened)))]
    except FileError:
        raise
    except Exception as error:  # whatever a damaged file makes Pillow or pypdf raise
        raise FileError("file-damaged", file.name) from error
    if not found:
        raise FileError("file-scanned", file.name)
    for one in found:
        # Of Pillow's ways the nearest to what browsers do.
        one.thumbnail((_MAX_PAGE_SIDE_PIXELS, _MAX_PAGE_SIDE_PIXELS), Image.Resampling.HAMMING)
    return found


def _in_srgb(image: Image.Image) -> Image.Image:
    """Return a picture in the colors that browsers show: phones and screens have others.

    A profile that nobody understands says nothing there either.
    """
    profile = image.info.get("icc_profile")
    if not profile:
        return image
    if image.mode in {"P", "PA", "LA"}:
        image = image.convert("RGBA")
    mode = "RGBA" if image.mode == "RGBA" else "RGB"
    try:
        found = ImageCms.profileToProfile(
            image, io.BytesIO(profile), ImageCms.createProfile("sRGB"), outputMode=mode
        )
    except (ImageCms.PyCMSError, OSError, ValueError):
        return image
    return found or image


def _on_white(image: Image.Image) -> Image.Image:
    """Return a picture without anything that shines through."""
    image = image.convert("RGBA")
    whole = Image.new("RGBA", image.size, "white")
    whole.alpha_composite(image)
    return whole


def _gray(image: Image.Image) -> Image.Image:
    return _on_white(image).convert("L")


def _pages(file: File) -> list[Image.Image]:
    from pypdf import PdfReader  # noqa: PLC0415 - what found no text has looked for it
    from pypdf.errors import DependencyError  # noqa: PLC0415 - as above

    reader = PdfReader(io.BytesIO(file.data))
    if reader.is_encrypted:
        reader.decrypt("")
    found = []
    for page in reader.pages:
        try:
            look = _page(page)
        except DependencyError as error:
            if "jbig2" not in str(error):
                raise
            raise FileError("file-needs-jbig2", file.name) from error
        if look is not None:
            found.append(look)
        if len(found) > _MOST_PAGES:
            raise FileError("file-many", file.name, _MOST_PAGES)
    return found


def _page(page: Any) -> Image.Image | None:  # noqa: ANN401 - pypdf may not be there
    """Return what a page shows but for text and lines; ``None`` if it has no picture."""
    placed = list(_placed(page))
    if not placed:
        return None
    left, bottom, right, top = (float(edge) for edge in page.cropbox)
    # As many pixels to a point as the finest of its pictures has.
    scale = max(image.width / max(1e-6, abs(at[0]) + abs(at[1])) for image, at in placed)
    scale = min(scale, _MAX_SIDE_PIXELS / max(right - left, top - bottom))
    size = max(1, round((right - left) * scale)), max(1, round((top - bottom) * scale))
    whole = Image.new("L", size, 255)
    for image, at in placed:
        back = _back(image, at, left, top, scale)
        layer = image.transform(
            size, Image.Transform.AFFINE, back, Image.Resampling.BILINEAR, fillcolor=255
        )
        whole = ImageChops.darker(whole, layer)
    return whole.rotate(-page.rotation, expand=True)


def _placed(page: Any) -> Iterator[tuple[Image.Image, _Matrix]]:  # noqa: ANN401 - as above
    """Yield the pictures of a page, gray, with where they are."""
    drawn: list[tuple[str, _Matrix]] = []

    def see(operator: bytes, operands: list[Any], at: list[float], _: list[float]) -> None:
        if operator == b"Do":
            a, b, c, d, e, f = at
            drawn.append((str(operands[0]), (a, b, c, d, e, f)))

    page.extract_text(visitor_operand_before=see)
    names = set(map(str, page.images.keys()))
    mine = [(name, at) for name, at in drawn if name in names]
    left, bottom, right, top = (float(edge) for edge in page.cropbox)
    if mine:
        yield from ((_gray(page.images[name].image), at) for name, at in mine)
    else:
        # What is within another drawing is mostly the whole page.
        whole = (right - left, 0.0, 0.0, top - bottom, left, bottom)
        yield from ((_gray(one.image), whole) for one in page.images)


def _back(image: Image.Image, at: _Matrix, left: float, top: float, scale: float) -> _Matrix:
    """Return what takes the pixels of a page to those of a picture on it."""
    a, b, c, d, e, f = at
    area = a * d - b * c
    if not area:
        return 1, 0, image.width, 0, 1, image.height
    wide, high = image.width / area, image.height / area
    return (
        wide * d / scale,
        wide * c / scale,
        wide * (d * (left - e) - c * (top - f)),
        high * b / scale,
        high * a / scale,
        image.height - high * (a * (top - f) - b * (left - e)),
    )
