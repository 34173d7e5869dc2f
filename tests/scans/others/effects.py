"""What becomes of a picture: a photo, a turn, a cut edge; and pictures that show no table."""

from collections.abc import Callable
from random import Random

from PIL import Image, ImageFilter

from tests.scans.others.events import part
from tests.scans.others.fonts import canvas, font
from tests.scans.others.styles import Drawn
from tests.scans.phone_faults import spoiled

type Effect = Callable[[Random, Drawn], Drawn]


def photo(rng: Random, drawn: Drawn) -> Drawn:
    """A phone's photo of it, in a size in which a letter has some 20 pixels."""
    picture = drawn.picture
    scale = 2200 / max(picture.size)
    scale = min(max(scale, 1), 3)
    size = round(picture.width * scale), round(picture.height * scale)
    large = picture.resize(size, Image.Resampling.BICUBIC)
    return drawn._replace(picture=spoiled(large, rng, turned=(0, 4)), places=())


def turned(rng: Random, drawn: Drawn) -> Drawn:
    """The camera was held upright, or upside down, and did not say so."""
    how = rng.choice(
        (Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270)
    )
    return drawn._replace(picture=drawn.picture.transpose(how), places=())


def cut(rng: Random, drawn: Drawn, edge: str) -> Drawn:
    """Cut off within the table."""
    (table,), ((across, down),) = drawn.tables, drawn.places
    wide, high = drawn.picture.size
    columns, rows = list(range(len(table.kinds))), list(range(len(table.rows)))
    box = [0.0, 0.0, float(wide), float(high)]
    if edge == "right":
        last = rng.randint(max(3, len(columns) - 3), len(columns) - 1)
        box[2] = across[last] + rng.uniform(-2, 0.3 * (across[last + 1] - across[last]))
        columns = columns[:last]
    elif edge == "left":
        box[0] = across[1] + rng.uniform(0.15, 0.4) * (across[2] - across[1])
        columns = columns[2:]
    elif edge == "bottom":
        last = rng.randint(len(rows) - 3, len(rows) - 1)
        box[3] = down[last] + rng.uniform(-1, 0.4 * (down[last + 1] - down[last]))
        rows = rows[:last]
    else:
        first = rng.randint(1, 3)
        box[1] = down[first] - rng.uniform(-1, 0.4 * (down[1] - down[0]))
        rows = [0, *rows[first:]]
    picture = drawn.picture.crop((round(box[0]), round(box[1]), round(box[2]), round(box[3])))
    return Drawn(picture, (part(table, rows, columns),))


def noise(rng: Random) -> Image.Image:
    """Nothing but noise."""
    size = rng.choice(((900, 700), (1500, 1200), (640, 480)))
    if rng.random() < 0.5:
        return Image.frombytes("RGB", size, rng.randbytes(size[0] * size[1] * 3))
    raw = Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))
    return raw.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 2))).convert("RGB")


def face(rng: Random) -> Image.Image:
    """A face, more or less."""
    picture, draw = canvas((rng.randint(500, 1200), rng.randint(500, 1200)), "#c8d8e8")
    wide, high = picture.size
    for _ in range(60):
        x, y, r = rng.uniform(0, wide), rng.uniform(0, high), rng.uniform(3, 60)
        color = rng.randint(120, 255), rng.randint(120, 255), rng.randint(90, 255)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=color)
    draw.ellipse((wide * 0.2, high * 0.1, wide * 0.8, high * 0.9), fill="#e8c4a0")
    for x in (0.38, 0.62):
        draw.ellipse(
            (wide * x - 40, high * 0.4 - 20, wide * x + 40, high * 0.4 + 20), fill="#ffffff"
        )
        draw.ellipse(
            (wide * x - 14, high * 0.4 - 14, wide * x + 14, high * 0.4 + 14), fill="#204060"
        )
    draw.arc((wide * 0.35, high * 0.55, wide * 0.65, high * 0.75), 20, 160, fill="#a04040", width=9)
    for _ in range(200):
        x = rng.uniform(wide * 0.2, wide * 0.8)
        draw.line((x, high * 0.05, x + rng.uniform(-40, 40), high * 0.25), fill="#402810", width=3)
    return picture.filter(ImageFilter.GaussianBlur(rng.uniform(0, 2)))


def board(rng: Random) -> Image.Image:
    """A chess board with men, letters and figures at its edges."""
    side = rng.randint(50, 110)
    picture, draw = canvas((side * 9, side * 9), "#f7f5f0")
    letters = font("inter", side // 4)
    men = font("serif", round(side * 0.6), bold=True)
    dark = rng.choice(("#b58863", "#769656", "#8ca2ad"))
    for row in range(8):
        for column in range(8):
            x, y = side * (column + 0.5), side * (row + 0.5)
            draw.rectangle(
                (x, y, x + side, y + side), fill=dark if (row + column) % 2 else "#f0e4cc"
            )
            if rng.random() < 0.5:
                ink = rng.choice(("#111111", "#ffffff"))
                if rng.random() < 0.5:
                    draw.ellipse(
                        (x + side * 0.25, y + side * 0.2, x + side * 0.75, y + side * 0.8), fill=ink
                    )
                else:
                    men.write(draw, (x + side * 0.25, y + side * 0.75), rng.choice("KQRBNP"), ink)
        letters.write(draw, (side * 0.2, side * (row + 1.1)), str(8 - row), "#333333")
        letters.write(draw, (side * (row + 0.95), side * 8.8), "abcdefgh"[row], "#333333")
    return picture


def prose(rng: Random) -> Image.Image:
    """A page of a book."""
    said = "the knight goes to its best square and white has a small but lasting edge here"
    picture, draw = canvas((900, 1100), "#fffdf6")
    letters = font("serif", 24)
    for line in range(28):
        text = " ".join(rng.choices(said.split(), k=11))
        letters.write(draw, (50, 60 + 36 * line), text, "#222222")
    return picture


NOTHING: dict[str, Callable[[Random], Image.Image]] = {
    "noise": noise,
    "face": face,
    "board": board,
    "prose": prose,
}
