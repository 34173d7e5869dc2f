"""Small printouts, .pdf, written by hand: every cell is placed by itself, as programs print.

And scans: pages that hold pictures.
"""

import io
import struct
import zlib
from collections.abc import Sequence

from PIL import Image, ImageChops

type Rows = Sequence[Sequence[str]]

#: Where columns begin, in points: number, name, rating or score, rounds.
_STARTS = (40, 70, 200)


#: Of a page that is turned to the right, by quarters: how its letters are placed on the paper.
_LETTERS = {0: "1 0 0 1", 1: "0 1 -1 0", 2: "-1 0 0 -1", 3: "0 -1 1 0"}
_WIDE, _HIGH = 612, 792


def printout(
    pages: Sequence[Rows],
    *,
    encrypt: bool = False,
    turn: int = 0,
    seen: bool = True,
    whole: bool = False,
    characters: str = "",
    starts: Sequence[int] = (),
    inherited: bool = False,
    backward: bool = False,
) -> bytes:
    """A printout with a page for each list of rows; a row of one cell is a line of text.

    The columns begin at ``starts``, if these are given.

    The pages are turned to the right by ``turn`` quarters, as programs print wide tables: their
    letters are set so that they are ``seen`` upright then, or nobody says so. They may be placed on
    the paper one by one, or turned as a ``whole``. With a map of its ``characters`` the font's
    codes are none that a program could guess: letter by letter they begin with 1. That they are
    turned may be ``inherited`` from all pages, and told ``backward``: by -90 in place of 270.
    """
    font = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", font]
    letters = sorted({char for rows in pages for row in rows for cell in row for char in cell})
    if characters:
        objects[2:] = _mapped_font(letters, characters)
    kids = []
    angle = 90 * turn - (360 if backward else 0)
    turned = b"/Rotate %d " % angle if turn and seen else b""
    wide, high = (_WIDE, _HIGH) if turn % 2 == 0 else (_HIGH, _WIDE)
    across = {0: "0 0", 1: f"{_WIDE} 0", 2: f"{_WIDE} {_HIGH}", 3: f"0 {_HIGH}"}[turn]
    for rows in pages:
        content = f"q {_LETTERS[turn]} {across} cm\n" if whole else ""
        for line, row in enumerate(rows):
            for at, cell in enumerate(row):
                if cell:
                    begins = starts or _STARTS
                    x = begins[at] if at < len(begins) else 230 + 34 * (at - len(begins))
                    y = high - 32 - 14 * line
                    place = {0: (x, y), 1: (high - y, x), 2: (wide - x, high - y), 3: (y, wide - x)}
                    stands = 0 if whole else turn
                    matrix = "{} {} {}".format(_LETTERS[stands], *place[stands])
                    said = cell.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
                    said = f"({said})"
                    if characters:
                        said = (
                            "<" + "".join(f"{letters.index(char) + 1:04X}" for char in cell) + ">"
                        )
                    content += f"BT /F1 9 Tf {matrix} Tm {said} Tj ET\n"
        stream = (content + ("Q" if whole else "")).encode("cp1252")
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream))
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] %s/Contents %d 0 R "
            b"/Resources << /Font << /F1 3 0 R >> >> >>"
            % (_WIDE, _HIGH, b"" if inherited else turned, len(objects))
        )
        kids.append(len(objects))
    listed = b" ".join(b"%d 0 R" % kid for kid in kids)
    objects[1] = b"<< /Type /Pages /Kids [%s] /Count %d %s>>" % (
        listed,
        len(kids),
        turned if inherited else b"",
    )
    protected = b""
    if encrypt:
        key = b"<" + b"41" * 32 + b">"
        objects.append(
            b"<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O %s /U %s >>" % (key, key)
        )
        protected = b"/Encrypt %d 0 R /ID [<41> <41>] " % len(objects)
    return _file(objects, protected)


def _mapped_font(letters: Sequence[str], characters: str) -> list[bytes]:
    """A font of which only its map tells the characters: a stretch of codes, written so.

    ``characters`` has ``{0}`` and ``{1}`` for the first and the last code, and ``{2}`` for what
    they are, parted by its last character.
    """
    form, parted = characters[:-1], characters[-1]
    each = parted.join(f"<{ord(char):04X}>" for char in letters)
    said = form.format("<0001>", f"<{len(letters):04X}>", each)
    mapped = (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
        f"{said}\nendcmap\nend\nend\n"
    ).encode()
    return [
        (
            b"<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Arial /Encoding /Identity-H "
            b"/DescendantFonts [4 0 R] /ToUnicode 5 0 R >>"
        ),
        (
            b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Arial /DW 500 "
            b"/FontDescriptor 6 0 R "
            b"/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>"
        ),
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(mapped), mapped),
        (
            b"<< /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 32 "
            b"/FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 "
            b"/Descent -200 /CapHeight 700 /StemV 80 >>"
        ),
    ]


def scan(pictures: Sequence[Image.Image]) -> bytes:
    """A scan as programs other than Pillow write it: in two strips a page, turned by a quarter.

    The strips are compressed as in PNG; a name of the scanner's is below them.
    """
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    kids = []
    for picture in pictures:
        # The page is shown turned to the right: what is on it is turned to the left.
        turned = picture.convert("L").rotate(90, expand=True)
        wide, high = turned.size
        half = high // 2
        first = len(objects) + 1
        for box in ((0, 0, wide, half), (0, half, wide, high)):
            strip = turned.crop(box)
            data = zlib.compress(strip.tobytes())
            objects.append(
                b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8 "
                b"/ColorSpace /DeviceGray /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream"
                % (*strip.size, len(data), data)
            )
        content = (
            f"q {wide / 2} 0 0 {half / 2} 0 {(high - half) / 2} cm /A Do Q "
            f"q {wide / 2} 0 0 {(high - half) / 2} 0 0 cm /B Do Q "
            f"BT /F1 8 Tf 0 1 -1 0 {wide / 2 + 30} 9 Tm (Scanned with a telephone) Tj ET"
        ).encode()
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content))
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /Rotate 90 /MediaBox [0 0 %d %d] /Contents %d 0 R "
            b"/Resources << /Font << /F1 3 0 R >> /XObject << /A %d 0 R /B %d 0 R >> >> >>"
            % (wide // 2 + 40, high // 2, len(objects), first, first + 1)
        )
        kids.append(len(objects))
    listed = b" ".join(b"%d 0 R" % kid for kid in kids)
    objects[1] = b"<< /Type /Pages /Kids [%s] /Count %d >>" % (listed, len(kids))
    return _file(objects)


def drawn(picture: Image.Image, content: bytes, *, inside: bytes = b"") -> bytes:
    """A page that holds a picture ``/A``, drawn as the content says; ``/F`` is ``inside`` drawn."""
    data = zlib.compress(picture.convert("L").tobytes())
    wide, high = picture.size
    form = (
        b"<< /Type /XObject /Subtype /Form /BBox [0 0 %d %d] "
        b"/Resources << /XObject << /A 3 0 R >> >> /Length %d >>\nstream\n%s\nendstream"
        % (wide, high, len(inside), inside)
    )
    held = b"/F 4 0 R" if inside else b"/A 3 0 R"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [6 0 R] /Count 1 >>",
        b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8 "
        b"/ColorSpace /DeviceGray /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream"
        % (wide, high, len(data), data),
        form,
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Contents 5 0 R "
        b"/Resources << /XObject << %s >> >> >>" % (wide, high, held),
    ]
    return _file(objects)


def pictured(pictures: Sequence[Image.Image]) -> bytes:
    """A scan by Pillow: in black and white as faxes are, others as JPEG."""
    held = io.BytesIO()
    first, *others = pictures
    first.save(held, "PDF", resolution=100, save_all=True, append_images=others)
    return held.getvalue()


def jbig2(picture: Image.Image) -> bytes:
    """A scan in black and white as office copiers pack it: one region of JBIG2 a page.

    What is in the region is coded as a fax (T.6), which JBIG2 allows, and Pillow writes.
    """
    black = ImageChops.invert(picture.convert("L")).convert("1")
    held = io.BytesIO()
    black.save(held, "TIFF", compression="group4", tiffinfo={278: picture.height})
    with Image.open(io.BytesIO(held.getvalue())) as saved:
        (begin,), (size,) = saved.tag_v2[273], saved.tag_v2[279]  # type: ignore[attr-defined]
    coded = held.getvalue()[begin : begin + size]
    wide, high = picture.size
    page = struct.pack(">IIIIBH", wide, high, 0, 0, 0, 0)
    region = struct.pack(">IIIIBB", wide, high, 0, 0, 0, 1) + coded
    data = b"".join(
        struct.pack(">IBBBI", number, kind, 0, 1, len(part)) + part
        for number, (kind, part) in enumerate(((48, page), (38, region)))
    )
    content = b"q %d 0 0 %d 0 0 cm /A Do Q" % (wide // 2, high // 2)
    return _file(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Contents 4 0 R "
            b"/Resources << /XObject << /A 5 0 R >> >> >>" % (wide // 2, high // 2),
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
            b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 1 "
            b"/ColorSpace /DeviceGray /Filter /JBIG2Decode /Length %d >>\nstream\n%s\nendstream"
            % (wide, high, len(data), data),
        ]
    )


def _file(objects: Sequence[bytes], protected: bytes = b"") -> bytes:
    made = b"%PDF-1.4\n"
    places = []
    for number, content_ in enumerate(objects, 1):
        places.append(len(made))
        made += b"%d 0 obj\n%s\nendobj\n" % (number, content_)
    start = len(made)
    made += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    made += b"".join(b"%010d 00000 n \n" % place for place in places)
    made += b"trailer\n<< /Size %d /Root 1 0 R %s>>\n" % (len(objects) + 1, protected)
    return made + b"startxref\n%d\n%%%%EOF\n" % start
