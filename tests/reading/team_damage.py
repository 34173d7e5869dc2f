"""Texts of team events damaged as copying, mailing and editing do."""

from collections.abc import Callable
from random import Random


def _lines(text: str) -> list[str]:
    return text.split("\n")


def wrapped(text: str, random: Random) -> str:
    """Break long lines at a width, between words or anywhere."""
    width, hard = random.randint(18, 60), random.random() < 0.3
    out = []
    for line in _lines(text):
        rest = line
        while len(rest) > width:
            at = width if hard else rest.replace("\t", " ").rfind(" ", 1, width + 1)
            at = width if at < 1 else at
            out.append(rest[:at])
            rest = rest[at:].lstrip()
        out.append(rest)
    return "\n".join(out)


def cut(text: str, random: Random) -> str:
    """Cut all lines off behind a width."""
    longest = max(map(len, _lines(text)))
    width = random.randint(longest // 2, longest - 1)
    return "\n".join(line[:width] for line in _lines(text))


def line_lost(text: str, random: Random) -> str:
    """Leave out a line that is no heading, and not among the last ones."""
    lines = _lines(text)
    at = random.randrange(len(lines) - 1)
    return "\n".join(lines[:at] + lines[at + 1 :])


def lines_joined(text: str, random: Random) -> str:
    """Put two lines into one."""
    lines = _lines(text)
    at = random.randrange(len(lines) - 1)
    return "\n".join([*lines[:at], f"{lines[at]} {lines[at + 1]}", *lines[at + 2 :]])


def line_twice(text: str, random: Random) -> str:
    """Have a line twice."""
    lines = _lines(text)
    at = random.randrange(len(lines))
    return "\n".join([*lines[: at + 1], lines[at], *lines[at + 1 :]])


def figure_changed(text: str, random: Random) -> str:
    """Change one figure."""
    places = [at for at, char in enumerate(text) if char in "0123456789½"]
    at = random.choice(places)
    return text[:at] + random.choice("0123456789½".replace(text[at], "")) + text[at + 1 :]


def name_changed(text: str, random: Random) -> str:
    """Lose a letter of a word."""
    places = [at for at, char in enumerate(text) if char.isalpha()]
    at = random.choice(places)
    return text[:at] + text[at + 1 :]


def blanks(text: str, random: Random) -> str:
    """Have blanks for tabs."""
    del random
    return text.replace("\t", "  ")


DAMAGE: dict[str, Callable[[str, Random], str]] = {
    one.__name__: one
    for one in (
        wrapped,
        cut,
        line_lost,
        lines_joined,
        line_twice,
        figure_changed,
        name_changed,
        blanks,
    )
}
