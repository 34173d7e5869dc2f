"""Texts that are nearly crosstables: the tests' samples, damaged as by copying and editing."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from random import Random

from calculator.reading import read
from calculator.writing import FORMS

TESTS = Path(__file__).parents[1]
#: Larger ones would leave time for only a few.
LARGEST_SAMPLE = 20_000
LARGEST = 150_000
#: Longer ones are tried but not damaged further: they only reach the same things later.
LONGEST_KEPT = 6_000

#: Results, headings and marks of every layout, and things that belong in none.
WORDS = (
    *("", " ", "  ", "\t", "\n", "\r", "\r\n", "-", "--", "½", "1/2", ",", ";", "|", ":", "*"),
    *("0", "1", "2", "99", "9999999999", "²", "٣", "1.5", "1,5", ".5", "0000", "-1", "+", "="),
    *("W", "W0", "W1", "W12w", "L2", "D3b", "X1", "F2", "X---", "H---", "B---", "U---", "H", "B"),
    *("-B-", "-H-", "-U-", "L²", "W12,4.0", "$1", "#2", "N1", "R2", "S3", "Z4", "?", "*12b"),
    *("12w1", "3b½", "12w+", "3b-", "12w", "-½", "-0", "+W5", "=B2", "-F4", "+PAB", "=HPB"),
    *("   2 w 1", "0000 - H", "0000 - U", "   3 b -", "W  12", "D   5", "1:0", "0,5:0,5", "K"),
    *("#", "No.", "Nr", "Name", "Player", "Rating", "Rtg", "Place", "Rk.", "SNo", "Pts", "Total"),
    *("Rnd2", "Rd 1", "1.Rd", "Round", "TBrk1", "TBrk[M]", "TB1", "Wtg1", "Solk", "Mod. Med"),
    *("Tie Break1: Buchholz", "Tie Break1: ?", "Runde;NrW;NrS;ErgW;ErgS", "Pair |", "| Total |"),
    *("001 ", "142 9", "162  W 3.0", "212 BH/C1", "240 H   2    1", "299 +        2.0   1    1"),
    *("XXR 3", "042 2026/03/01", "Event: x", "Kind: round-robin", "Rules: fide", "Order: solkoff"),
    *('[Event "x"]', '[Round "1.1"]', '[White "A"]', '[Black "B"]', '[Result "1-0"]', "1-0"),
    *("1 of 2: 1 0.5", "Ann 2 of 2:", "(bye)", "forfeit win", "> ", "SwissSys 11 Standings."),
    *("<table>", "</table>", "<tr>", "<td>", "<th colspan=9>", "<td rowspan=3>", "&nbsp;", "<!--"),
    *("<br>", "&#x110000;", "\x00", "\x1a", "\ufeff", "\u00a0", "\u2028", "\u2013", "é", "(", ")"),
    *("nan", "1e999", "null", "[]", "{", '"', '""', '{"crosstable": 1', "\u202f", "\x0b", "i̇sim"),
)


_GAMES = (("1", "Ann", "Bob", "1-0"), ("2", "Bob", "Ann", "1/2-1/2"), ("3", "Ann", "Bob", "*"))


def _game(number: str, white: str, black: str, score: str) -> str:
    tags = {"Event": "x", "Round": f"{number}.1", "White": white, "Black": black, "Result": score}
    return "".join(f'[{tag} "{value}"]\n' for tag, value in tags.items()) + f"\n1. e4 {score}\n"


def samples() -> list[str]:
    """Return the tests' own samples and the forms in which we write some of them."""
    found = []
    for folder in ("reading", "corpus", "fide"):
        for path in sorted((TESTS / folder / "data").rglob("*")):
            if path.suffix in {".txt", ".csv", ".html", ".trf"}:
                text = path.read_text(encoding="utf-8")
                if len(text) <= LARGEST_SAMPLE:
                    found.append(text)
    found.append("Adam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 5: 2 2.5 3 3(bye) bye\n")
    found.append("\n".join(_game(*game) for game in _GAMES))
    table = read((TESTS / "reading/data/vega-crosstable.txt").read_text(encoding="utf-8"))
    return found + [write(table) for write in FORMS.values()]


def mutated(random: Random, text: str, others: list[str]) -> str:
    """Damage a text in one place."""
    made = random.choice(_DAMAGE)(random, text, others)
    return made[:LARGEST]


def _word(random: Random, text: str, _: list[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(WORDS) + text[at + random.choice((0, 0, 1, 4)) :]


def _slice(random: Random, text: str, _: list[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + random.choice((1, 2, 5, 40, 400)) :]


def _cut(random: Random, text: str, _: list[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] if random.random() < 0.5 else text[at:]


def _replaced(random: Random, text: str, _: list[str]) -> str:
    old = random.choice((" ", "\t", "\n", ".", ",", ";", "|", "1", "2", "W", "<", "½", "0"))
    return text.replace(old, random.choice(WORDS), random.choice((-1, 1, 5)))


def _line(random: Random, text: str, others: list[str]) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    other = random.choice(random.choice(others).split("\n"))
    lines[at : at + random.choice((0, 1))] = random.choice(
        ([], [lines[at], lines[at]], [random.choice(lines)], [other], [lines[at][::-1]])
    )
    return "\n".join(lines)


def _cell(random: Random, text: str, _: list[str]) -> str:
    """Change, drop or double one cell of a line that has any."""
    lines = text.split("\n")
    at = random.randrange(len(lines))
    separator = max("\t;,| ", key=lambda one: lines[at].count(one) * (1 + (one != " ")))
    cells = lines[at].split(separator)
    index = random.randrange(len(cells))
    cells[index : index + 1] = random.choice(
        ([random.choice(WORDS)], [], [cells[index]] * 2, [random.choice(cells)])
    )
    lines[at] = separator.join(cells)
    return "\n".join(lines)


def _column(random: Random, text: str, _: list[str]) -> str:
    """Take a column out of a table, as a careless selection does."""
    separator = max("\t;,|", key=text.count)
    rows = list(
        csv.reader(
            io.StringIO(text.replace("\r", "").replace("\0", "")),
            delimiter=separator,
            quoting=csv.QUOTE_NONE,
        )
    )
    index = random.randrange(max(map(len, rows), default=0) + 1)
    return "\n".join(separator.join(row[:index] + row[index + 1 :]) for row in rows)


def _shuffled(random: Random, text: str, _: list[str]) -> str:
    lines = text.split("\n")
    random.shuffle(lines)
    return "\n".join(lines)


def _joined(random: Random, text: str, others: list[str]) -> str:
    other = random.choice(others)
    at = random.randrange(len(text) + 1)
    return random.choice((text + "\n" + other, text[:at] + other, other + text[at:]))


def _repeated(random: Random, text: str, _: list[str]) -> str:
    """Repeat a piece until the text is long: this shows what grows faster than the text."""
    at = random.randrange(len(text) + 1)
    piece = text[at : at + random.choice((1, 3, 8, 30, 200))] or random.choice(WORDS)
    if random.random() < 0.5:
        piece = random.choice(WORDS) + random.choice(("", "\n", "\t", " "))
    size = random.choice((300, 3_000, 100_000)) if random.random() < 0.3 else 60
    return text[:at] + piece * (size // max(1, len(piece))) + text[at:]


_DAMAGE: tuple[Callable[[Random, str, list[str]], str], ...] = (
    *(_word, _word, _word, _slice, _cut, _replaced, _line, _line, _cell, _cell, _cell),
    *(_column, _shuffled, _joined, _repeated),
)
