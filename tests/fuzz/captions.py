"""``python -m tests.fuzz.captions COUNT``: what stands above and below a table changes nothing.

A table that is read without a word is read again below a drawn caption and above drawn remarks, as
clubs write them: an event's name, a section, how many rounds were played, dates, directors, what
letters mean. Its players and all that is in their rows must be the same.
"""

from collections.abc import Callable, Sequence
from random import Random

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.fuzz import freehand, in_words, numbered_rows, unheaded
from tests.fuzz.seeded import Tried, search
from tests.reading.layout_writers import LAYOUTS, random_written

_NAMES = (
    *("Fall Open", "Oak Hall Quads", "Winter Scholastic Swiss", "2026 Club Championship"),
    *("Elm City Action #4", "Friday Night Chess", "OAK HALL CC", "3rd Annual Lakeside Open"),
    *("Tuesday Ladder", "Thanksgiving G/60", "State K-12 Championship", "Rook & Roll 5"),
)
_SECTIONS = (
    *("U1200", "Section 2", "Reserve", "Section B (under 1600)", "K-5", "Open Section", "Quad 3"),
    *("Under 1400 Section", "Top Section", "K-8 U800", "RESERVE SECTION", "Grades 3-5", "Group A"),
)
#: ``{r}`` rounds were played, ``{t}`` are those of the event; ``{n}`` players.
_STATES = (
    *("Standings after {r} rounds", "Standings after round {r}", "after {r} of {t} rounds"),
    *("Standings after round {r} of {t}", "Round {r} of {t} complete", "Final standings"),
    *("Final standings, {t} rounds", "Crosstable", "Wall chart - round {r}", "{n} players"),
    *("{t} rounds, {n} players", "{t} round Swiss", "{t}-SS G/60 d5", "{t} rds, G/45;d5"),
    *("results through rd {r}", "Rd {r} of {t}", "FINAL CROSSTABLE ({t} rounds)", "{n} entries"),
    *("Unofficial results", "Standings (all games)", "rated, {t}SS", "prize fund $200 b/30"),
    *("Cumulative standings - Rd. {r}", "After {r} Rounds", "played {r} of {t}", "{t} games each"),
)
_WHEN = (
    *("Nov 28, 2026", "2026-11-28", "11/28/26", "Saturday, November 28", "Oct 5 - Nov 2, 2026"),
    *("28.11.2026", "Nov. 28", "Sat 10/3", "November 2026", "Oct 3, 10, 17 and 24"),
)
_WHO = (
    *("TD: Pat Wall", "Chief TD Pat Wall (NTD)", "Arbiter: Pat Wall", "TD Pat Wall 12345678"),
    *("Oakdale, OH", "Directed by Pat Wall", "Oak Hall Library, Room 12", "Event ID 202611281234"),
    *("ID 12345678", "Pat Wall, ANTD", "Oak Hall, 12 Main St", "Affiliate A6012345"),
)
_BELOW = (
    *("TD: Pat Wall", "Average rating: 1432", "Next round: Saturday at 10", "{n} players"),
    *("Thanks to everyone who came!", "Page 1 of 1", "W = win, L = loss, D = draw, B = bye"),
    *("H = half-point bye, U = unplayed", "1st place: $60", "Trophies to the top 3", "K = 32"),
    *(
        "Rated by US Chess on 11/28/2026",
        "Next event Dec 5",
        "Byes count half a point.",
        "See you!",
    ),
    *(
        "{n} players in {t} rounds",
        "Questions? Mail td@example.org",
        "* unrated",
        "Sent from my phone",
    ),
    *("Tiebreaks: modified median, solkoff", "www.example.org/chess/2026", "Prizes on Dec 5"),
    *("1st: trophy, 2nd-3rd: medals", "Top U1200: trophy", "rd 1 started 10:15", "2 byes at most"),
)


def caption(rng: Random, players: int, played: int) -> list[str]:
    """Draw the lines above a table."""
    rounds = played + rng.choice((0, 0, 1, 2))
    parts = [
        rng.choice(part)
        for part, share in ((_NAMES, 0.6), (_SECTIONS, 0.4), (_STATES, 0.7), (_WHEN, 0.3))
        if rng.random() < share
    ]
    if rng.random() < 0.25:
        parts.append(rng.choice(_WHO))
    parts = [part.format(r=played, t=rounds, n=players) for part in parts]
    lines: list[str] = []
    for part in parts:
        if lines and rng.random() < 0.6:
            lines[-1] += rng.choice((" - ", ", ", ": ", " ", " — ", " | ", "  ", " (")) + part
            lines[-1] += ")" if lines[-1].count("(") > lines[-1].count(")") else ""
        else:
            lines.append(part)
    if lines and rng.random() < 0.15:
        lines.append(rng.choice("-=") * len(lines[-1]))
    return [*lines, *[""] * rng.choice((0, 0, 1, 2))] if lines else []


def remarks(rng: Random, players: int, played: int) -> list[str]:
    """Draw the lines below a table."""
    lines = [
        rng.choice(_BELOW).format(n=players, t=played) for _ in range(rng.choice((0, 0, 1, 2, 3)))
    ]
    return [*[""] * rng.choice((0, 1)), *lines] if lines else []


def _freehand(seed: int) -> str:
    rng = Random(seed)  # noqa: S311 - no secret
    style = freehand.random_style(rng)._replace(above="", below="")
    return freehand.written(rng, freehand.random_section(rng), style)


def _printed(seed: int) -> str:
    rng = Random(seed)  # noqa: S311 - no secret
    name = rng.choice([*LAYOUTS])
    found = random_written(name, rng, people=True)
    return found.text if found else ""


_SOURCES: Sequence[Callable[[int], str]] = (
    _freehand,
    _freehand,
    lambda seed: unheaded.tried(seed).text,
    lambda seed: numbered_rows.tried(seed).text,
    lambda seed: in_words.tried(seed).text,
    _printed,
)


def tried(seed: int) -> Tried | None:
    """Read a seed's table alone and in its place; ``None`` where alone there is a word about it."""
    rng = Random(seed)  # noqa: S311 - no secret
    alone = rng.choice(_SOURCES)(seed).strip("\n")
    if not alone or alone.lstrip()[:1] in "<{[" or "\f" in alone:
        return None
    try:
        before = read(alone)
    except ReadError:
        return None
    if before.warnings or before.contradictions or before.wrong_totals:
        return None
    facts = len(before.players), before.rounds_played
    text = "\n".join((*caption(rng, *facts), alone, *remarks(rng, *facts)))
    try:
        after = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    codes = ", ".join(message.code for message in after.warnings)
    if differs := _difference(before, after):
        return Tried(seed, "warned" if codes else "silent", f"{codes} {differs}", text)
    return Tried(seed, "right with a word" if codes else "right", codes, text)


def _difference(before: Crosstable, after: Crosstable) -> str:
    """Return the first row that is otherwise; empty where none is."""
    one, two = map(_rows, (before, after))
    if len(one) != len(two):
        return f"{len(two)} rows, not {len(one)}"
    return next((f"{new}, not {old}" for old, new in zip(one, two, strict=True) if old != new), "")


def _rows(table: Crosstable) -> list[tuple[object, ...]]:
    """Return what is in the rows: lists of games have them in the order of the names."""
    names = {player.number: player.name for player in table.players}
    return sorted(
        (
            player.name,
            str(player.rating),
            str(player.total),
            [(one.code, names.get(one.opponent or 0, ""), one.color) for one in player.results],
        )
        for player in table.players
    )


def _tried(seed: int) -> Tried:
    return tried(seed) or Tried(seed, "right", "", "")


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.captions", _tried))
