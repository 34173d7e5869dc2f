"""Every word of the lexicon in every context: small events, and what must be read of them.

An event of five players over three rounds in which one is without a game each round. A context
writes it with a word in the place that it is of; :func:`cases` yields all of them.
"""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from calculator.reading.lexicon import Table, headings, words, words_of
from calculator.reading.lexicon.letters import COLOR_LETTERS

NAMES = ("Ann Lee", "Bob Poe", "Cid Roe", "Dan Fox", "Eve Hill")
#: White, Black and White's result in each round, and who is without a game.
ROUNDS = (
    (((0, 1, "W"), (3, 4, "D")), 2),
    (((2, 0, "L"), (4, 1, "L")), 3),
    (((1, 2, "W"), (3, 0, "D")), 4),
)
OTHER = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
PAIR = {"W": "1-0", "L": "0-1", "D": "½-½"}
POINTS = {
    "W": "1",
    "D": "½",
    "L": "0",
    "B": "1",
    "P": "1",
    "bye": "1",
    "H": "½",
    "U": "0",
    "F": "0",
}
POINTS |= {"X": "1"}


class Case(NamedTuple):
    """A text with a word in it, and what must be read."""

    concept: str
    context: str
    language: str
    word: str
    text: str
    holds: dict[str, str]
    """Everybody's results: code, opponent and color. An empty one is to be refused."""
    may_refuse: bool = False
    """Whether refusing it is right too: nobody could tell."""
    odd: str = ""
    """What a refusal must name."""


class Event(NamedTuple):
    """What stands where, of the event."""

    bye: str = "bye"
    """What the cell of a player without a game says."""
    says: Mapping[str, str] = {"W": "W", "D": "D", "L": "L"}
    """How a result is said, of the player whose row it is."""
    code: str = "bye"
    colored: bool = False
    codes: Mapping[str, str] = {}
    """What a result means, where it does not mean a game."""


def _mine(event: Event, round_: int, player: int) -> tuple[str, int | None, str]:
    """Return a player's result in a round: the code, the opponent and the color."""
    for white, black, code in ROUNDS[round_][0]:
        if player == white:
            return code, black, "w"
        if player == black:
            return OTHER[code], white, "b"
    return event.code, None, ""


def holds(event: Event) -> dict[str, str]:
    """Return everybody's results as a string, as the test writes those of a table."""
    found = {}
    for player, name in enumerate(NAMES):
        parts = []
        for round_ in range(len(ROUNDS)):
            code, other, color = _mine(event, round_, player)
            code = event.codes.get(code, code)
            shade = color if event.colored else ""
            parts.append(f"{code}{'' if other is None else other + 1}{shade}")
        found[name] = " ".join(parts)
    return found


def table(rows: Sequence[Sequence[str]], form: str = "\t") -> str:
    """Write rows with tabs, commas, or as HTML."""
    if form == "html":
        lines = ("".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in rows)
        return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
    return "".join(form.join(row) + "\n" for row in rows)


def numbered(
    event: Event,
    *,
    heads: Sequence[str] = ("R1", "R2", "R3"),
    form: str = "\t",
    cell: str = "{0}{1}",
) -> str:
    """Write a crosstable whose cells have the opponents' numbers."""
    rows = [["No", "Name", *heads]]
    for player, name in enumerate(NAMES):
        row = [str(player + 1), name]
        for round_ in range(len(ROUNDS)):
            code, other, color = _mine(event, round_, player)
            said = event.bye
            if other is not None:
                said = cell.format(event.says[code], other + 1, color)
            row.append(said)
        rows.append(row)
    return table(rows, form)


def named(
    event: Event,
    *,
    heads: Sequence[str] = ("R1", "R2", "R3"),
    form: str = "\t",
    cell: str = "{0} {1}",
) -> str:
    """Write a crosstable whose cells name the opponents."""
    rows = [["Name", *heads]]
    for player, name in enumerate(NAMES):
        row = [name]
        for round_ in range(len(ROUNDS)):
            code, other, color = _mine(event, round_, player)
            said = event.bye
            if other is not None:
                said = cell.format(event.says[code], NAMES[other], color)
            row.append(said)
        rows.append(row)
    return table(rows, form)


def beside(
    event: Event,
    *,
    by_name: bool,
    scored: str | None = "",
    head: str = "Opponent",
    result: str = "Result",
    color: str | None = None,
    shades: tuple[str, str] = ("w", "b"),
    in_result: bool = False,
    form: str = "\t",
) -> str:
    """Write a crosstable with opponent and result, and the color, in columns of their own."""
    each = [head, result] if color is None else [head, color, result]
    rows = [["No", "Name", *each * len(ROUNDS)]]
    for player, name in enumerate(NAMES):
        row = [str(player + 1), name]
        for round_ in range(len(ROUNDS)):
            code, other, shade = _mine(event, round_, player)
            if other is None:
                cells = ["", event.bye] if in_result else [event.bye, scored or ""]
            else:
                cells = [NAMES[other] if by_name else str(other + 1), event.says[code]]
            if color is not None:
                cells.insert(1, shades["wb".index(shade)] if shade else "")
            row += cells
        rows.append(row)
    return table(rows, form)


def listed(
    event: Event,
    *,
    heads: Sequence[str] = ("Board", "White", "Result", "Black"),
    scored: str = "",
    in_result: bool = False,
    first: bool = False,
    label: str = "Round {0}",
    form: str = "\t",
    says: dict[str, str] | None = None,
) -> str:
    """Write a list of games under a heading for each round."""
    says = says or PAIR
    parts: list[list[str]] = []
    for round_, (games, without) in enumerate(ROUNDS, 1):
        parts += [[label.format(round_)], list(heads)]
        for board, (white, black, code) in enumerate(games, 1):
            parts.append([str(board), NAMES[white], says[code], NAMES[black]])
        row = ["3", NAMES[without], scored, event.bye]
        if in_result:
            row = ["3", NAMES[without], event.bye, ""]
        elif first:
            row = ["3", event.bye, scored, NAMES[without]]
        parts.append(row)
    return table(parts, form)


def comma_list(
    event: Event,
    *,
    heads: Sequence[str] = ("White", "Black", "Result", "Round"),
    scored: str = "",
    in_result: bool = False,
    says: dict[str, str] | None = None,
    form: str = ",",
) -> str:
    """Write a list of games with the round in each row."""
    says = says or PAIR
    rows = [list(heads)]
    for round_, (games, without) in enumerate(ROUNDS, 1):
        rows += [
            [NAMES[white], NAMES[black], says[code], str(round_)] for white, black, code in games
        ]
        own = ["", event.bye] if in_result else [event.bye, scored]
        rows.append([NAMES[without], *own, str(round_)])
    return table(rows, form)


def by_player(event: Event, *, head: str = "Opponent", color: str | None = None) -> str:
    """Write a list in which each game is there once for each player."""
    heads = ["Round", "Player", head, "Result"]
    rows = [heads]
    for round_ in range(len(ROUNDS)):
        for player, name in enumerate(NAMES):
            code, other, _ = _mine(event, round_, player)
            if other is None:
                rows.append([str(round_ + 1), name, event.bye, ""])
            else:
                rows.append([str(round_ + 1), name, NAMES[other], event.says[code]])
    return table(rows, ",")


def lines(
    event: Event,
    bye: str = "{0} {1}",
    label: str = "Round {0}",
    game: str = "{1} {3} {2}",
    says: Mapping[str, str] | None = None,
) -> str:
    """Write the games of each round below its name."""
    parts = []
    for round_, (games, without) in enumerate(ROUNDS, 1):
        if label:
            parts.append(label.format(round_))
        for white, black, code in games:
            said = (says or PAIR)[code]
            parts.append(game.format(round_, NAMES[white], NAMES[black], said))
        own = bye.format(NAMES[without], event.bye)
        parts.append(game.partition("{1}")[0].format(round_) + own if "{0}" in game else own)
    return "\n".join(parts) + "\n"


def written(word: str, turn: int) -> str:
    """Return a word in other capitals, or without its accents."""
    ways = (word, word.upper(), word.lower(), word.capitalize(), _bare(word))
    return ways[turn % len(ways)]


def _bare(word: str) -> str:
    apart = unicodedata.normalize("NFKD", word)
    return "".join(char for char in apart if not unicodedata.combining(char))


def _byes(concept: str, language: str, word: str, code: str, *, sure: bool) -> Iterator[Case]:
    """Yield the contexts of a round without a game."""
    odd = word

    def case(context: str, text: str, meant: str, *, may_refuse: bool = False) -> Case:
        own = holds(event._replace(code=meant, colored=colored)) if meant else {}
        return Case(concept, context, language, word, text, own, may_refuse, odd)

    event = Event(word, code=code)
    colored = False
    #: What it scores where its cell says so: a bye that is worth something else is none.
    worth = POINTS.get(code, "0")
    scored = {"F": "F", "X": "X"}.get(code, code)
    yield case("number cell", numbered(event), code)
    yield case("number cell, HTML", numbered(event, form="html"), code)
    yield case("number cell, commas", numbered(event, form=","), code)
    yield case("name cell", named(event), code)
    yield case("name cell, commas", named(event, form=","), code)
    for by_name in (True, False):
        beside_ = "names" if by_name else "numbers"
        yield case(f"opponent of {beside_}", beside(event, by_name=by_name), code)
        with_points = beside(event, by_name=by_name, scored=worth)
        yield case(f"opponent of {beside_}, scored", with_points, scored)
        inside = beside(event, by_name=by_name, in_result=True)
        yield case(f"result of {beside_}", inside, code)
    colored = True
    doubtful = code in {"F", "X"}
    yield case("Black", listed(event), code, may_refuse=doubtful)
    yield case("Black, HTML", listed(event, form="html"), code, may_refuse=doubtful)
    yield case("Black, scored", listed(event, scored=worth), scored)
    yield case("White", listed(event, first=True), code, may_refuse=doubtful)
    yield case("result in a list", listed(event, in_result=True), code)
    yield case("Black, commas", comma_list(event), code, may_refuse=doubtful)
    pair = {"1": "1-0", "½": "½-½", "0": "0-1"}[worth]
    yield case("Black, commas, scored", comma_list(event, scored=pair), scored)
    yield case("result, commas", comma_list(event, in_result=True), code)
    colored = False
    yield case("opponent in a list", by_player(event), code, may_refuse=doubtful)
    colored = True
    yield case("behind a dash", lines(event, "{0} - {1}"), code, may_refuse=doubtful or not sure)
    yield case("behind a name", lines(event), code, may_refuse=not sure)
    yield case("behind a colon", lines(event, "{0}: {1}"), code, may_refuse=not sure)
    yield case("before a colon", lines(event, "{1}: {0}"), code, may_refuse=not sure)


def _results(
    concept: str, language: str, says: dict[str, str], codes: dict[str, str]
) -> Iterator[Case]:
    """Yield the contexts of words for a result."""
    word = " ".join(says.values())
    plain = Event("bye", says, codes=codes)
    color = plain._replace(colored=True)

    def case(context: str, text: str, event: Event, *, may_refuse: bool = False) -> Case:
        return Case(concept, context, language, word, text, holds(event), may_refuse, word)

    yield case("before a number", numbered(plain, cell="{0} {1}"), plain)
    yield case("before a number, HTML", numbered(plain, cell="{0} {1}", form="html"), plain)
    yield case("before a name", named(plain), plain)
    yield case("behind a name", named(plain, cell="{1} {0}"), plain)
    yield case("in brackets", named(plain, cell="{1} ({0})"), plain)
    yield case("result of names", beside(plain, by_name=True), plain)
    yield case("result of numbers", beside(plain, by_name=False), plain)
    yield case("result in a list", listed(color, says=says), color)
    yield case("result in a list, HTML", listed(color, says=says, form="html"), color)
    yield case("result, commas", comma_list(color, says=says), color)
    yield case("result by player", by_player(plain), plain)
    against = _first(words.AGAINST, "versus", language) or "vs"
    between = lines(plain, game=f"{{1}} {{3}} {against} {{2}}", says=says)
    yield case("between names", between, plain)


def _rounds(language: str, word: str, *, sure: bool) -> Iterator[Case]:
    """Yield the contexts of the name of a round."""
    plain, color = Event(), Event(colored=True)

    def case(context: str, text: str, event: Event, *, may_refuse: bool = False) -> Case:
        return Case("round", context, language, word, text, holds(event), may_refuse, word)

    for way, label in (
        ("", f"{word} {{0}}"),
        (" glued", f"{word}{{0}}"),
        (" ordinal", f"{{0}}. {word}"),
    ):
        heads = [label.format(at) for at in (1, 2, 3)]
        yield case(f"head of numbers{way}", numbered(plain, heads=heads), plain)
        yield case(f"head of names{way}", named(plain, heads=heads), plain)
        may = not sure or (way == " glued" and len(word) == 1)
        yield case(f"line above games{way}", lines(color, label=label), color, may_refuse=may)
        yield case(f"line above a list{way}", listed(color, label=label), color, may_refuse=may)
        inside = lines(color, label="", game=label + " {1} {3} {2}")
        yield case(f"in front of a game{way}", inside, color, may_refuse=may)
        inside = lines(color, label="", game=label + ": {1} - {2} {3}")
        yield case(f"in front of a game, colon{way}", inside, color, may_refuse=may)
    of_list = ("White", "Black", "Result", word)
    yield case("column of rounds", comma_list(color, heads=of_list), color, may_refuse=not sure)


def _colors(language: str, white: str, black: str) -> Iterator[Case]:
    """Yield the contexts of words for the colors."""
    event = Event(colored=True)
    word = f"{white} {black}"

    def case(context: str, text: str) -> Case:
        return Case("color", context, language, word, text, holds(event), odd=word)

    def shaded(text: str) -> str:
        return text.replace("(w)", f"({white})").replace("(b)", f"({black})")

    yield case("behind a number", shaded(numbered(event, cell="{0} {1} ({2})")))
    yield case("behind a named opponent", shaded(named(event, cell="{0} {1} ({2})")))
    for by_name in (True, False):
        text = beside(event, by_name=by_name, color="Color", shades=(white, black))
        yield case(f"column beside {'names' if by_name else 'numbers'}", text)
    rows = [["No", "Name", "R1", "C", "R2", "C", "R3", "C"]]
    for player, name in enumerate(NAMES):
        row = [str(player + 1), name]
        for round_ in range(3):
            code, other, shade = _mine(event, round_, player)
            row += [code if other is None else f"{code}{other + 1}"]
            row += [(white, black)["wb".index(shade)] if shade else ""]
        rows.append(row)
    yield case("column beside results", table(rows))
    if len(white) > 1:
        heads = ("Board", white, "Result", black)
        yield case("heads of a list", listed(event, heads=heads))
        yield case("heads of a list, HTML", listed(event, heads=heads, form="html"))
        yield case("heads, commas", comma_list(event, heads=(white, black, "Result", "Round")))


def _headings(kind: str, language: str, word: str) -> Iterator[Case]:
    """Yield the contexts of the heading of a column."""
    plain, color = Event(), Event(colored=True)

    def case(context: str, text: str, event: Event) -> Case:
        return Case("heading " + kind, context, language, word, text, holds(event), odd=word)

    rated = kind in {"rating", "ranking"}
    if rated or kind in {"number", "start", "name", "place", "total", "id", "fact", "score"}:
        heads = {"number": "No", "name": "Name"}
        if kind == "start":
            heads["number"] = word
        heads[kind] = word
        totals = ("2.5", "2", "1", "2", "1.5")
        rows = [
            [
                heads["number"],
                heads["name"],
                *([word] if rated else []),
                "R1",
                "R2",
                "R3",
            ]
        ]
        for player, line in enumerate(numbered(plain).splitlines()[1:]):
            cells = line.split("\t")
            rows.append([*cells[:2], *([str(1900 - 10 * player)] if rated else []), *cells[2:]])
        if kind in {"place", "total", "id", "fact", "score"}:
            more = {
                "place": ("1", "2", "5", "3", "4"),
                "id": tuple(str(12345670 + at) for at in range(5)),
                "fact": ("Elm", "Oak", "Elm", "Oak", "Fir"),
            }.get(kind, totals)
            rows[0].append(word)
            for row, value in zip(rows[1:], more, strict=True):
                row.append(value)
        yield case("standings", table(rows), plain)
    if kind == "name":
        rows = [line.split("\t") for line in named(plain).splitlines()]
        rows[0][0] = word
        yield case("beside names", table(rows), plain)
    if kind in {"result", "board", "score"}:
        of_list = (
            word if kind == "board" else "Board",
            "White",
            word if kind != "board" else "Result",
            "Black",
        )
        yield case("list", listed(color, heads=of_list), color)
        yield case("list, HTML", listed(color, heads=of_list, form="html"), color)
    if kind == "result":
        yield case(
            "list, commas", comma_list(color, heads=("White", "Black", word, "Round")), color
        )
        yield case("beside names", beside(plain, by_name=True, result=word), plain)
        yield case("beside numbers", beside(plain, by_name=False, result=word), plain)
    if kind == "opponent":
        yield case("beside names", beside(plain, by_name=True, head=word), plain)
        yield case("beside numbers", beside(plain, by_name=False, head=word), plain)
        yield case("list by player", by_player(plain, head=word), plain)
    if kind == "color":
        for by_name in (True, False):
            text = beside(color, by_name=by_name, color=word)
            yield case(f"beside {'names' if by_name else 'numbers'}", text, color)


def _titles(word: str) -> Iterator[Case]:
    plain, color = Event(), Event(colored=True)
    for context, text, event in (
        ("number cell", numbered(plain), plain),
        ("name cell", named(plain), plain),
        ("line", lines(color), color),
        ("list", listed(color), color),
        ("commas", comma_list(color), color),
    ):
        titled = text.replace("Ann Lee", f"{word} Ann Lee")
        yield Case("title", context, "", word, titled, holds(event), odd=word)


def unknown(random: Random) -> Iterator[Case]:
    """Yield the contexts of a word that nobody knows: all are refused."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = "".join(random.choice(letters) for _ in range(random.randint(4, 9)))
    word = random.choice((word, word.capitalize(), word.upper(), f"{word} {word[::-1]}"))
    for found in _byes("unknown", "", word, "B", sure=True):
        yield found._replace(holds={})
    says = {"W": word, "D": word + "er", "L": "un" + word}
    for found in _results("unknown result", "", says, {}):
        yield found._replace(holds={}, odd=word)


def absences(word: str) -> Iterator[Case]:
    """Yield the contexts of a word for a round without a game, whatever it scores."""
    return _byes("unlisted", "", word, "U", sure=False)


def _first(table: Table, meaning: str, language: str) -> str | None:
    found = table[meaning].get(language)
    return found.split(",")[0].strip(" ?") if found else None


def cases() -> Iterator[Case]:
    """Yield every word in every context."""
    turn = 0
    for concept, tables in (("bye", words.BYE), ("absence", words.ABSENCE)):
        for word, means in words_of(tables):
            for way in (word, written(word, turn)):
                yield from _byes(concept, means.language, way, means.meaning, sure=means.sure)
            turn += 1
    for word, means in words_of(words.FORFEIT):
        turn += 1
        if means.meaning in {"F", "loss"}:
            way = written(word, turn)
            yield from _byes("forfeit", means.language, way, "F", sure=means.meaning == "F")
        if means.meaning in {"mark", "loss"}:
            way = written(word, turn + 1)
            language = means.language if means.language in words.RESULT["W"] else "en"
            won, lost = (_first(words.RESULT, code, language) for code in "WL")
            says = {"W": f"{won} {way}", "L": f"{lost} {way}"}
            yield from _no_draws("forfeit mark", language, says)
            yield from _no_draws(
                "forfeit mark and letter", language, {"W": f"W {way}", "L": f"L {way}"}
            )
    for code in "WDL":
        for word, means in words_of({code: words.RESULT[code]}):
            turn += 1
            says = {one: _first(words.RESULT, one, means.language) or one for one in "WDL"}
            says[code] = word
            says = {one: written(said, turn) for one, said in says.items()}
            yield from _results("result " + code, means.language, says, {})
    for word, means in words_of(headings.ROUND):
        for way in (word, written(word, turn)):
            yield from _rounds(means.language, way, sure=means.sure)
        turn += 1
    for code, other in (("W", "B"), ("B", "W")):
        for word, means in words_of({code: headings.COLOR[code]}):
            turn += 1
            partner = _first(headings.COLOR, other, means.language) or other
            pair = (word, partner) if code == "W" else (partner, word)
            white, black = (written(one, turn) for one in pair)
            yield from _colors(means.language, white, black)
    for language, (white, black) in COLOR_LETTERS.items():
        yield from _colors(language, white, black)
    for kind in headings.HEADING:
        for word, means in words_of({kind: headings.HEADING[kind]}):
            turn += 1
            yield from _headings(kind, means.language, written(word, turn))
    for word, _ in words_of(headings.TITLE):
        yield from _titles(word)


def _no_draws(concept: str, language: str, says: dict[str, str]) -> Iterator[Case]:
    """Yield the contexts of a forfeit, in an event in which some games are played."""
    word = says["W"]
    # Draws stay games.
    event = Event("bye", {**says, "D": "D"}, codes={"W": "X", "L": "F"})
    for context, text in (
        ("before a number", numbered(event, cell="{0} {1}")),
        ("before a name", named(event)),
        ("behind a name", named(event, cell="{1} {0}")),
        ("result of names", beside(event, by_name=True)),
        ("result of numbers", beside(event, by_name=False)),
        ("result by player", by_player(event)),
    ):
        yield Case(concept, context, language, word, text, holds(event), odd=word)
    mark = word.partition(" ")[2]
    pairs = {"W": f"1-0 {mark}", "L": f"0-1 {mark}", "D": "½-½"}
    color = event._replace(colored=True)
    for context, text in (
        ("pair in a list", listed(color, says=pairs)),
        ("pair, commas", comma_list(color, says=pairs)),
    ):
        yield Case(concept, context, language, mark, text, holds(color), odd=mark)
