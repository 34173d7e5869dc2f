"""Names that people have, and names that nobody should have."""

from random import Random

from calculator.model import Crosstable

#: What a page, a format string, a spreadsheet or a regular expression might take as its syntax.
ODD = (
    'Ann "the Fox" Ames',
    "<b>Bold</b>",
    "Cy, Ben, Jr.",
    "{0} Brace",
    "{name!r}",
    "%s Percent %d",
    "O'Dea & Sons",
    "&lt;Ent&amp;",
    "=SUM(A1)",
    "-Minus",
    "@At",
    "*Star*",
    "משה כהן",
    "علي حسن",
    "👑 Queen",
    "İsmail Ğ",
    "\\d+ Back\\slash",
    "Ñandú‐Łukasz",
    "None Such",
    "<script>alert(1)</script>",
    "A" * 60,
    "x",
    "Player | Bar",
    "$x^2$",
    "Joined‍Up",
    "null",
)


def renamed(table: Crosstable, names: list[str]) -> Crosstable:
    """Give the players other names, in the order of the table."""
    pairs = zip(table.players, names, strict=True)
    return table._replace(players=tuple(player._replace(name=name) for player, name in pairs))


def odd_names(random: Random, count: int) -> list[str]:
    """Choose names; some are given to two players."""
    names = random.sample(ODD, min(count, len(ODD)))
    names += [f"{random.choice(ODD)} {at}" for at in range(count - len(names))]
    if count > 2 and random.random() < 0.3:
        names[1] = names[0]
    return names
