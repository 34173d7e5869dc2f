"""The same games listed in every way that people list them: read right, or a word about it."""

from collections.abc import Iterator

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

NAMES = ("Zoe Park", "Kim Bell", "Sam Ortiz", "Li Chen")
#: White, black and the result of each game, by round.
GAMES = (
    ((0, 3, "1"), (1, 2, "1")),
    ((1, 0, "½"), (2, 3, "1")),
    ((2, 0, "0"),),
)
RIGHT = {
    "Zoe Park": "WLi Chen DKim Bell WSam Ortiz",
    "Kim Bell": "WSam Ortiz DZoe Park H",
    "Sam Ortiz": "LKim Bell WLi Chen LZoe Park",
    "Li Chen": "LZoe Park LSam Ortiz H",
}
RESULTS = {
    "1-0": ("1-0", "½-½", "0-1"),
    "1:0": ("1:0", "½:½", "0:1"),
    "1/2-1/2": ("1-0", "1/2-1/2", "0-1"),
    "1 - 0": ("1 - 0", "½ - ½", "0 - 1"),
    ".5-.5": ("1-0", ".5-.5", "0-1"),
    "1.0-0.0": ("1.0-0.0", "0.5-0.5", "0.0-1.0"),
    "draw": ("1-0", "draw", "0-1"),
    "1–0": ("1–0", "½–½", "0–1"),
}
LINES = (
    "{a} - {b} {r}",
    "{a} {r} {b}",
    "{a} vs {b} {r}",
    "{a} v. {b}: {r}",
    "{n}. {a} - {b} {r}",
    "Bd {n}: {a} - {b} {r}",
    "{a} (1500) - {b} (1400) {r}",
    "{a} | {b} | {r}",
    "{a}\t{b}\t{r}",
    "{a}\t{r}\t{b}",
    "{n}\t{a}\t{b}\t{r}",
    "{a}  {r}  {b}",
    "{r} {a} - {b}",
    "{a}-{b}, {r}",
    "White: {a}, Black: {b}, Result: {r}",
    "* {a} - {b} {r}",
    "{a} [1500] {r} {b} [1400]",
)
ABOVE = (
    *("Round {}", "Rd {}", "R{}:", "ROUND {} - Sept 5", "Round {} (7 pm)", "*** Round {} ***"),
    *("## Round {}", "Round #{}", "Runde {}", "Ronda {}", "Week {}", "Results of round {}"),
)
BYES = (
    *("Half-point byes: {a}, {b}", "{a} - half-point bye\n{b} - half-point bye"),
    *("Bye: {a} (½), {b} (½)", "{a} ½ bye\n{b} ½ bye", "{a} and {b}: half byes"),
    *("{a} half-point bye, {b} half-point bye", "Byes (½): {a}; {b}", "{a} BYE ½\n{b} BYE ½"),
    *("{a}: bye (0.5)\n{b}: bye (0.5)", "½-pt byes {a} & {b}", "1/2 byes - {a}, {b}"),
    *("{a} and {b} had half-point byes", "{a} took a half-point bye.\n{b} took a half-point bye."),
)
FORFEITS = (
    *("{a} - {b} 1-0F", "{a} - {b} 1F-0F", "{a} - {b} + -", "{a} - {b} +:-", "{a} - {b} +/-"),
    *("{a} - {b} 1-0 forfeit", "{a} - {b} 1-0 (ff)", "{a} 1X-0F {b}", "{a} - {b} 1-0 by forfeit"),
    *("{a} won by forfeit vs {b}", "{a} beat {b} (forfeit)", "{a} def. {b} by default"),
    *("{a} - {b} 1-0 (no show)", "{a} - {b} 1-0 (Chen no-show)", "{a} - {b} 1-0 (no-show by {b})"),
    *("{a} - {b} 1-0 (not played)", "{a} - {b} 1-0 (w/o)", "{b} forfeits to {a}"),
    *("{b} did not show up against {a}", "{a} - {b} 1 - 0 (kampflos)", "{a} 1 {b} 0 (forfeit)"),
    *("{a} 1-0 {b} - forfeit", "{a} 1-0 {b}, forfeit", "{a} 1-0 {b} [forfeit]", "{a} X {b}"),
    *("(forfeit) {a} 1-0 {b}", "{a} - {b} 1-0 unplayed", "{a} - {b} 1-0 (didn't play)"),
)


def listed(line: str, results: str, above: str, byes: str, second: str = "") -> str:
    """Return the games as text; the second of round 2 may be written in another way."""
    said = dict(zip("1½0", RESULTS[results], strict=True))
    lines = []
    for round_, games in enumerate(GAMES, 1):
        lines.append(above.format(round_))
        for board, (white, black, result) in enumerate(games, 1):
            form = second if second and (round_, board) == (2, 2) else line
            lines.append(form.format(a=NAMES[white], b=NAMES[black], r=said[result], n=board))
    return "\n".join([*lines, byes.format(a="Kim Bell", b="Li Chen")])


def found(table: Crosstable) -> dict[str, str]:
    names = {player.number: player.name for player in table.players}
    return {
        player.name: " ".join(
            f"{one.code}{names[one.opponent] if one.opponent else ''}" for one in player.results
        )
        for player in table.players
    }


def ways() -> Iterator[str]:
    usual = BYES[0]
    for line in LINES:
        yield from (listed(line, results, ABOVE[0], usual) for results in RESULTS)
        yield from (listed(line, "1-0", above, usual) for above in ABOVE)
        yield from (listed(line, "1-0", ABOVE[0], byes) for byes in BYES)
    for above in ABOVE:
        yield from (listed(LINES[1], "1-0", above, byes) for byes in BYES)


def test_games_are_read_right_or_a_word_is_said() -> None:
    silent, refused, tried = [], 0, 0
    for text in ways():
        tried += 1
        try:
            table = read(text)
        except ReadError:
            refused += 1
            continue
        if found(table) != RIGHT and not table.warnings:
            silent.append((text, found(table)))
    assert (silent, 20 * refused < tried) == ([], True), (refused, tried)


@pytest.mark.parametrize("line", [LINES[0], LINES[1], LINES[4]])
def test_a_forfeit_is_one_or_a_word_is_said(line: str) -> None:
    right = RIGHT | {
        "Sam Ortiz": RIGHT["Sam Ortiz"].replace("WLi", "XLi"),
        "Li Chen": RIGHT["Li Chen"].replace("LSam", "FSam"),
    }
    silent, refused = [], 0
    for forfeit in FORFEITS:
        try:
            table = read(listed(line, "1-0", ABOVE[0], BYES[0], forfeit))
        except ReadError:
            refused += 1
            continue
        if found(table) != right and not table.warnings:
            silent.append((forfeit, found(table)))
    assert (silent, 4 * refused < len(FORFEITS)) == ([], True), refused
