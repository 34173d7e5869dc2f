"""How much shorter a dictionary for deflate would make links: ``python -m tests.bench.links``.

It prints, for each layout, how long the text of an event of 60 players is, how long its link, and
by how much a dictionary would shorten that. About half of the names are in the dictionary.
"""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from random import Random

from tests.reading.layout_writers import LAYOUTS
from tests.support.events import USUAL, random_event
from tests.support.oracle import Event

SAMPLES = Path(__file__).parents[2] / "docs" / "samples" / "layouts"
HEADED = ("swisssys", "wintd", "chess-results", "rating-report", "vega", "table", "swisssys-web")


def _words(text: str) -> list[str]:
    return text.split()


FIRSTS = _words(
    """
    James Michael Robert John David William Richard Joseph Thomas Daniel Matthew Anthony
    Mark Andrew Joshua Kevin Brian Ryan Eric Alexander Benjamin Samuel Nathan Ethan Jacob
    Noah Liam Lucas Henry Oliver Jack Leo Owen Dylan Isaac Adam Aaron Vincent Peter Arjun
    Rohan Aarav Vihaan Aditya Neil Wei Jun Kai Max Evan Emma Olivia Sophia Ava Mia Emily
    Grace Sarah Anna Maya Chloe Alice Julia Claire Diya Anika Zoe Lily Ivan Dmitry Jose
    Juan Carlos Luis Miguel Diego
    """
)
LASTS = _words(
    """
    Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Lopez Wilson
    Anderson Thomas Taylor Moore Jackson Martin Lee Thompson White Harris Clark Lewis
    Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall
    Campbell Mitchell Carter Roberts Chen Wang Li Zhang Liu Yang Huang Wu Zhou Xu Patel
    Kumar Singh Sharma Gupta Shah Reddy Rao Nguyen Tran Kim Park Cohen Katz Levin Fischer
    Weber Schmidt Petrov Ivanov Torres Ramirez Flores Rivera Gomez
    """
)
PARTS = _words(
    """
    an bor cel dar el fen gra hal is jo kal lo mar ne or pra qui ros sta tu ul ven wi xa
    yor zi tch sky son ova eva ini ez
    """
)
PLAYERS, ROUNDS, EVENTS = 60, 6, 3


def dictionary() -> bytes:
    """What tables have in common, the most common last, where it costs least to point at."""
    heads = "".join((SAMPLES / f"{name}.txt").read_text("utf-8")[:400] for name in HEADED)
    results = "".join(f"\\t{letter}{at}" for letter in "DLW" for at in range(PLAYERS, 0, -1))
    frame = '"player":"1","order":"us-chess"}{"text":"'
    return f"{' '.join(LASTS)} {', '.join(FIRSTS)}{heads}{results}{frame}".encode()


def length(text: str, begins: bytes = b"") -> int:
    """The length of the link of a text, behind its ``#v1=``."""
    state = {"text": text, "order": "us-chess", "player": "2"}
    plain = json.dumps(state, ensure_ascii=False, separators=(",", ":")).encode()
    press = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, begins)
    packed = press.compress(plain) + press.flush()
    return len(base64.urlsafe_b64encode(packed).rstrip(b"="))


def _invented(rng: Random) -> str:
    return "".join(rng.choices(PARTS, k=rng.randint(2, 4))).capitalize()


def event(rng: Random) -> Event:
    """An open whose players have people's names."""
    habits = USUAL._replace(forfeit=0.02, colors=True, withdrawn=0.05)
    made = random_event(rng, PLAYERS, ROUNDS, plain=True, habits=habits)
    names: set[str] = set()
    while len(names) < PLAYERS:
        last = rng.choice(LASTS) if rng.random() < 0.4 else _invented(rng)
        first = rng.choice(FIRSTS) if rng.random() < 0.7 else _invented(rng)
        names.add(f"{last}, {first}")
    drawn = rng.sample(sorted(names), PLAYERS)
    return Event(
        tuple(one._replace(name=name) for one, name in zip(made.entrants, drawn, strict=True))
    )


def main() -> None:
    """Print the table."""
    begins = dictionary()
    print(f"{'layout':42}{'text':>7}{'link':>7}{'saves':>7}")
    for name, layout in LAYOUTS.items():
        sums = [0, 0, 0]
        for seed in range(0 if layout.robin else EVENTS):
            held = layout.held(event(Random(seed)))  # noqa: S311 - no secret
            if held is None:
                continue
            try:
                text = layout.write(held)
            except KeyError:
                continue
            found = (len(text), length(text), length(text, begins))
            sums = [one + other for one, other in zip(sums, found, strict=True)]
        written, plain, short = sums
        if plain:
            print(f"{name:42}{written // EVENTS:7}{plain // EVENTS:7}{1 - short / plain:7.1%}")


if __name__ == "__main__":
    main()
