"""A section of a list of games made a table: everybody's result in each round."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from calculator.model import RESULT_CODES, Color, Line, Message
from calculator.model.late import pattern
from calculator.model.results import HALVES
from calculator.reading.assemble.games.by_number import with_names
from calculator.reading.assemble.games.players import Named, named
from calculator.reading.assemble.games.ranking import Ranking
from calculator.reading.assemble.games.sheets import Sheet
from calculator.reading.cells.grammar import RawResult
from calculator.reading.cells.items import Bye, Game, Item
from calculator.reading.cells.people import People, key
from calculator.reading.cells.scores import FOOTNOTE
from calculator.reading.cells.sides import Side
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.text.grid import Cell

_OF_TWO = {"$", "#"}
#: A game that was played and that somebody won.
_DECIDED = {("W", "L"), ("L", "W")}
#: The same of forfeits, too.
_WON = {*_DECIDED, ("X", "F"), ("F", "X")}
#: Two names, each with a comma, have so many parts.
_TWO_NAMES = 4
#: A name with whole points behind it.
_SCORED = pattern(r"(?P<name>.*[^\W\d_]\.?) (?P<points>\d{1,2})")
_WORDED = pattern(r"[^\W_]")
#: So many wins by signs alone may all be games that were played.
_FEWEST_SIGNS = 2
#: A mark behind a result; so many of those that have one are named.
_MARKED = pattern(rf"[\d½] ?\(?{FOOTNOTE}\)?$")
_LISTED = 5
#: Fewer games in which Black is in front of White tell of no columns that are so.
_FEWEST_TURNED = 3


class _Taken(NamedTuple):
    """A result that a player has in a round, and the game or bye that it is of."""

    result: RawResult
    item: Item


class _Results:
    """Everybody's result in each round: for each position those that are told, by round."""

    def __init__(self, players: Named, *, fide: bool) -> None:
        self.players = players
        self.fide = fide
        """Whether a full bye is the pairing-allocated one, as chess-results prints it."""
        self.taken: list[dict[int, _Taken]] = [{} for _ in players.names]
        self.repeated: list[Cell] = []
        self.warnings: list[Message] = []

    def add(self, round_: int, item: Item) -> None:
        """Take a game or a bye; raises where a player has another one in this round."""
        made = list(self._made(item))
        if isinstance(item, Game) and (aside := item.aside):
            said = Message("line-left-out", (aside.text,), aside.line, aside.column)
            self.warnings.append(said)
        before = [self.taken[at].get(round_) for at, _ in made]
        for (at, new), old in zip(made, before, strict=True):
            if old is not None and not _same(new, old.result):
                raise self._two_games(at, round_, item, old.item)
        told = [
            old is not None and (old.result.code or not new.code)
            for (_, new), old in zip(made, before, strict=True)
        ]
        if all(told) and not self._mirrored(item, before):
            # The same again; of a game that was postponed the result is new.
            self.repeated.append(item.cell if isinstance(item, Bye) else item.white.name)
        for (at, new), old in zip(made, before, strict=True):
            if old is None or not old.result.code:
                self.taken[at][round_] = _Taken(new, item)
            elif old.result.color != new.color and new.color and old.result.color:
                facts = (self.players.names[at].text, round_)
                cell = item.cell
                self.warnings.append(Message("colors-differ", facts, cell.line, cell.column))

    def miss(self, bye: Bye, rounds: range) -> None:
        """Take it that somebody who withdrew was not there in the rounds that tell nothing else."""
        for made in self._made(bye):
            for round_ in rounds:
                self.taken[made[0]].setdefault(round_, _Taken(made[1], bye))

    def _mirrored(self, item: Item, before: Sequence[_Taken | None]) -> bool:
        """Whether a game is here once as each player sees it: "Ann, Ben, Win", "Ben, Ann, Loss"."""
        old = before[0].item if before[0] else None
        if not (isinstance(item, Game) and isinstance(old, Game)):
            return False
        if old.first and item.first:
            return old.first != item.first
        # "Ann beat Ben", and then "Ben lost to Ann": no color is told.
        turned = self.players.of(old.white) == self.players.of(item.black)
        return turned and not (old.colored or item.colored)

    def _made(self, item: Item) -> list[tuple[int, RawResult]]:
        if isinstance(item, Bye):
            code = "P" if self.fide and item.code == "B" else item.code
            return [(self.players.of(item.who), RawResult(code, None, item.cell))]
        white, black = self.players.of(item.white), self.players.of(item.black)
        if white == black:
            cell = item.black.name
            said = Message("error-met-oneself-name", (self.players.names[white].text,))
            raise ReadError.at(cell, said, "hint-game")
        colors: tuple[Color, Color] = ("W", "B") if item.colored else ("", "")
        return [
            (white, RawResult(item.outcome.white, black + 1, item.cell, None, colors[0])),
            (black, RawResult(item.outcome.black, white + 1, item.cell, None, colors[1])),
        ]

    def _two_games(self, at: int, round_: int, item: Item, old: Item) -> ReadError:
        name = self.players.names[at].text
        cell = next((side.name for side in item.sides if self.players.of(side) == at), item.cell)
        said = Message("error-two-games", (name, round_))
        hint = Message("hint-two-games", (Line(old.cell.line),))
        return ReadError.at(cell, said, hint).knowing(size=2)


def _same(new: RawResult, old: RawResult) -> bool:
    """Whether two entries may be the same game: the one without a result, or equal ones."""
    if new.opponent != old.opponent:
        return False
    return new.code == old.code or not new.code or (not old.code and old.opponent is not None)


def tables_of(sheets: Sequence[Sheet], form: str) -> list[RawTable | ReadError]:
    """Return the table of each section, or what is wrong with it."""
    found: list[RawTable | ReadError] = []
    for sheet in sheets:
        try:
            found.append(_raw_table(sheet, form))
        except ReadError as error:
            found.append(error.knowing(size=2 * len(sheet.items)))
    return found


def _raw_table(sheet: Sheet, form: str) -> RawTable:
    gone = [(round_, bye) for round_, bye in sheet.items if isinstance(bye, Bye) and bye.gone]
    sheet.items = [one for one in sheet.items if one not in gone]
    rounds = _rounds(sheet)
    listed, columns = _standings(sheet)
    sheet.items = with_names(sheet.items, listed)
    sheet.items = _each_bye(sheet.items)
    sheet.items = _without_scores(sheet.items)
    # In no round: who withdrew may be called by a part of the name.
    players = named([*sheet.items, *((0, bye) for _, bye in gone)], [row.name for row in listed])
    if len(players.names) > MOST_PLAYERS:
        raise too_many_players(players.names[MOST_PLAYERS].line, len(players.names))
    sheet.items = _without_colors(sheet.items)
    results = _Results(players, fide=sheet.fide)
    for round_, item in sheet.items:
        results.add(round_, item)
    for round_, bye in gone:
        results.miss(bye, range(round_, rounds + 1))
    games = _games_a_round(sheet.items)
    ratings = _ratings(sheet, players)
    tiebreaks = sum(column.kind == "tiebreak" for column in columns)
    rows = []
    for at, name in enumerate(players.names):
        if at < len(listed):
            row = listed[at]
        else:
            row = RawRow(Cell("", name.line, 1), name, (), printed=(None,) * tiebreaks)
        own = [RawResult("", None, name)] * rounds
        for round_, one in results.taken[at].items():
            own[round_ - 1] = one.result
        number = Cell(str(at + 1), name.line, name.column)
        rating = row.rating or ratings.get(at)
        rows.append(row._replace(number=number, results=tuple(own), rating=rating))
    place = sheet.items[0][1].cell
    missing = any(
        not result.code and result.opponent is None for row in rows for result in row.results
    )
    return RawTable(
        (
            *columns,
            *(
                Column("round", Cell(str(at), place.line, place.column), round=at)
                for at in range(1, rounds + 1)
            ),
        ),
        tuple(rows),
        before=tuple(sheet.before),
        after=tuple(sheet.after),
        used=tuple(sheet.used),
        form=form,
        dialect="chess-results" if sheet.fide else "",
        section=sheet.title or None,
        lacks=("byes",) if missing else (),
        games=games,
        is_foreign=sheet.is_foreign,
        warnings=(
            *sheet.warnings,
            *players.warnings,
            *results.warnings,
            *_both_lost(sheet.items),
            *_by_signs(sheet.items),
            *_marked(sheet.items),
            *_black_first(sheet.items),
            *(_may_be_teams(sheet, ratings) if games > 1 else ()),
            *_so_far(sheet.items),
            *_unscored(sheet.items),
        ),
        repeated=tuple(results.repeated),
    )


def _each_bye(items: Sequence[tuple[int, Item]]) -> list[tuple[int, Item]]:
    """Part the byes of several, "Byes: Fay, Gus", where each is called as somebody who played.

    Or where everybody who played is called by one word, or nobody with a comma, and one of the
    names is a player's.
    """
    listed = any(isinstance(item, Bye) and item.several for _, item in items)
    games = [item for _, item in items if isinstance(item, Game)]
    called = list(dict.fromkeys(side.name.text for game in games for side in game.sides))
    if not listed or not called:
        return list(items)
    people = People(called)
    made: list[tuple[int, Item]] = []
    for round_, item in items:
        several = isinstance(item, Bye) and item.several
        names = _each(item.sides[0].name.text, called, people) if several else []
        if not isinstance(item, Bye) or not names:
            made.append((round_, item))
            continue
        whole, at = item.who.name, 0
        for name in names:
            at = whole.text.index(name, at)
            cell = Cell(name, whole.line, whole.column + at)
            made.append((round_, item._replace(who=item.who._replace(name=cell, whole=cell))))
    return made


def _each(whole: str, called: Sequence[str], people: People) -> list[str]:
    """Return the names of several in one with commas, or none if it may be one person's.

    ``called`` are the names of those who played.
    """
    names = whole.split(", ")
    if len(names) > 1 and (
        (all(map(str.isalpha, called)) and all(map(str.isalpha, names)))
        or _are_several(names, people)
        or (
            not any("," in name for name in called)
            and all(" " in name for name in names)
            and any(map(people.exact, names))
        )
    ):
        return names
    # "Byes: Dunn, Cy, Fox, Di"
    pairs = _in_pairs(names)
    return pairs if any(map(people.exact, pairs)) else []


def _in_pairs(names: Sequence[str]) -> list[str]:
    """Return last and first names together; empty where there are not two people at least.

    >>> _in_pairs(["Bell", "Kim", "Chen", "Li"]), _in_pairs(["Bell", "Kim"])
    (['Bell, Kim', 'Chen, Li'], [])
    """
    if len(names) % 2 or len(names) < _TWO_NAMES:
        return []
    return [", ".join(pair) for pair in zip(names[::2], names[1::2], strict=True)]


def _are_several(names: Sequence[str], people: People) -> bool:
    """Whether the parts of a name between commas are several people, and all of it nobody.

    >>> people = People(["Kim Bell", "Li Chen", "Moss, Ann"])
    >>> _are_several(["Bell", "Chen"], people), _are_several(["Moss", "Ann"], people)
    (True, False)
    """
    found = [set(people.find(name)) for name in names]
    apart = all(found) and len(set().union(*found)) == sum(map(len, found))
    return apart and not people.exact(", ".join(names))


def _without_scores(items: Sequence[tuple[int, Item]]) -> list[tuple[int, Item]]:
    """Leave out whole points behind names, "Ann 1", where all had just as many before the round.

    Elsewhere such a figure is part of a name: "Player 1".
    """
    if not any(side.name.text[-1:].isdecimal() for _, item in items for side in item.sides):
        return list(items)
    points: dict[str, int] = {}
    figures = 0
    for _, group in groupby(sorted(items, key=itemgetter(0)), key=itemgetter(0)):
        scored: dict[str, int] = {}
        for _, item in group:
            codes = item.outcome if isinstance(item, Game) else (item.code,)
            for side, code in zip(item.sides, codes, strict=True):
                found = _SCORED.fullmatch(side.name.text)
                name = (found["name"] if found else side.name.text).casefold()
                if found and 2 * int(found["points"]) != points.get(name, 0):
                    return list(items)
                figures += found is not None
                scored[name] = HALVES.get(code, 0)
        for name, halves in scored.items():
            points[name] = points.get(name, 0) + halves
    return [(round_, _scoreless(item)) for round_, item in items] if figures > 1 else list(items)


def _scoreless(item: Item) -> Item:
    if isinstance(item, Bye):
        return item._replace(who=_without_score(item.who))
    return item._replace(white=_without_score(item.white), black=_without_score(item.black))


def _without_score(side: Side) -> Side:
    found = _SCORED.fullmatch(side.name.text)
    if not found:
        return side
    name = side.name._replace(text=found["name"])
    return side._replace(name=name, whole=name)


def _without_colors(items: Sequence[tuple[int, Item]]) -> list[tuple[int, Item]]:
    """Leave out the colors of draws where no game that somebody won tells of any: "Ann = Ben"."""
    decided = [item for _, item in items if isinstance(item, Game) and item.outcome in _DECIDED]
    if not decided or any(item.colored for item in decided):
        return list(items)
    return [
        (round_, item._replace(colored=item.white.color == "w"))
        if isinstance(item, Game)
        else (round_, item)
        for round_, item in items
    ]


def _rounds(sheet: Sheet) -> int:
    """Return how many rounds there are; raises where one is missing, or all results are."""
    games = [item for _, item in sheet.items if isinstance(item, Game)]
    if not any(item.outcome.white for item in games):
        first = games[0].cell if games else sheet.items[0][1].cell
        raise ReadError.at(first, "error-only-pairings", "hint-pairings-results")
    there = {round_ for round_, _ in sheet.items}
    for round_ in range(1, max(there) + 1):
        if round_ not in there:
            later = min(each for each in there if each > round_)
            cell = next(item.cell for each, item in sheet.items if each == later)
            raise ReadError.at(
                cell, Message("error-round-missing", (round_, later)), "hint-all-rounds"
            )
    return max(there)


def _standings(sheet: Sheet) -> tuple[list[RawRow], tuple[Column, ...]]:
    """Return the rows of the standings beside the games, and their columns without the rounds."""
    if not sheet.rankings:
        return [], ()
    main, rows, left = _main(sheet)
    sheet.warnings += [ranking.left_out() for ranking in left]
    others = {
        key(row.name.text): row.rating
        for ranking in sheet.rankings
        if ranking is not main
        for row in ranking.raw_rows()
    }
    rows = [row._replace(rating=row.rating or others.get(key(row.name.text))) for row in rows]
    return rows, main.columns


def _main(sheet: Sheet) -> tuple[Ranking, list[RawRow], list[Ranking]]:
    """Return the standings that hold, all their rows, and the standings that are at odds with them.

    Of several the one with the points of most of those who play, and of equal ones the last: it
    was printed later. Further pages have its headings, and other players.
    """
    playing = sheet.keys()

    def worth(at: int) -> tuple[bool, int, int]:
        one = sheet.rankings[at]
        return any(each.kind == "total" for each in one.columns), len(one.names() & playing), at

    main = sheet.rankings[max(range(len(sheet.rankings)), key=worth)]
    headings = [column.heading.text for column in main.columns]
    rows = list({(row.name.text, row.place, row.total): row for row in main.raw_rows()}.values())
    totals = {key(row.name.text): row.total for row in rows}
    left = []
    for ranking in sheet.rankings:
        if ranking is main:
            continue
        own = ranking.raw_rows()
        if [column.heading.text for column in ranking.columns] == headings:
            more = [row for row in own if key(row.name.text) not in totals]
            rows += more
            totals |= {key(row.name.text): row.total for row in more}
        if any(
            row.total is not None and totals.get(key(row.name.text)) != row.total for row in own
        ):
            left.append(ranking)
    return main, sorted(rows, key=lambda row: row.name.line), left


def _ratings(sheet: Sheet, players: Named) -> dict[int, int]:
    """Return the ratings beside the names, the first of each player."""
    found: dict[int, int] = {}
    for _, item in sheet.items:
        for side in item.sides:
            if side.rating:
                found.setdefault(players.of(side), side.rating)
    return {} if players.whole else found


def _games_a_round(items: Sequence[tuple[int, Item]]) -> int:
    """Return 2 where the results are those of two games; raises where only some are."""
    played = [item for _, item in items if isinstance(item, Game) and item.outcome.white]
    two = [item for item in played if _of_two(item)]
    if not two:
        return 1
    one = [item for item in played if not _of_two(item) and RESULT_CODES[item.outcome.white].played]
    if one:
        cell = (two if len(two) < len(one) else one)[0].cell
        raise ReadError.says(cell, "error-no-result", "hint-game-result")
    return 2


def _of_two(game: Game) -> bool:
    codes = set(game.outcome)
    return bool(codes & _OF_TWO) or codes == {"W"}


def _so_far(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning for figures beside the names of those with a bye, if there are some."""
    found = [item for _, item in items if isinstance(item, Bye) and item.beside]
    if not found:
        return []
    cell = found[0].cell
    facts = (len(found), found[0].who.name.text, found[0].beside)
    return [Message("bye-score-so-far", facts, cell.line, cell.column)]


def _unscored(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning for byes beside an empty cell, where those of a full point have a figure."""
    byes = [(at, item) for at, item in items if isinstance(item, Bye) and item.code == "B"]
    bare = [(at, item) for at, item in byes if not any(map(str.isnumeric, item.cell.text))]
    if not bare or len(bare) == len(byes):
        return []
    at, first = bare[0]
    facts = (len(bare), first.who.name.text, at)
    return [Message("byes-unscored", facts, first.cell.line, first.cell.column)]


def _may_be_teams(sheet: Sheet, ratings: Mapping[int, int]) -> list[Message]:
    """Return a warning where two games of two players may be two boards of two teams.

    Teams have no last names followed by a comma, and no headings of White and Black above them.
    """
    games = [item for _, item in sheet.items if isinstance(item, Game)]
    people = [side.name.text for game in games for side in game.sides if "," in side.name.text]
    if sheet.fide or ratings or len(people) > len(games):
        return []
    first = next(game for game in games if _of_two(game))
    names = first.white.name.text, first.black.name.text
    facts = (*names, Message("format-team-matches"))
    return [Message("taken-for-two-games", facts, first.cell.line, first.cell.column)]


def _by_signs(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning where nobody won otherwise than by a plus and a minus, twice or more."""
    games = [item for _, item in items if isinstance(item, Game)]
    won = [game for game in games if game.outcome in _WON]
    signs = [game for game in won if "+" in game.cell.text and not _WORDED.search(game.cell.text)]
    if len(signs) < _FEWEST_SIGNS or len(signs) < len(won):
        return []
    cell = signs[0].cell
    return [Message("signs-are-forfeits", (len(signs),), cell.line, cell.column)]


def _marked(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning where results have marks of which nothing says that they are forfeits."""
    cells = [item.cell for _, item in items if isinstance(item, Game)]
    found = [cell for cell in cells if _MARKED.search(cell.text)]
    if not found:
        return []
    listed = ", ".join([*dict.fromkeys(cell.text for cell in found)][:_LISTED])
    return [Message("results-noted", (listed,), found[0].line, found[0].column)]


def _black_first(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning where Black always stands in front of the result and White behind it.

    "0-1" may be what the one in front scored, or what White did, as everywhere else.
    """
    games = [item for _, item in items if isinstance(item, Game) and len(set(item.outcome)) > 1]
    turned = [
        game
        for game in games
        if game.black.name.line == game.cell.line == game.white.name.line
        and game.black.name.column < game.cell.column < game.white.name.column
    ]
    if len(turned) < max(_FEWEST_TURNED, len(games)):
        return []
    cell, game = turned[0].cell, turned[0]
    facts = (game.black.name.text, game.white.name.text, cell.text)
    return [Message("black-first", facts, cell.line, cell.column)]


def _both_lost(items: Sequence[tuple[int, Item]]) -> list[Message]:
    """Return a warning for each game that nobody won and nobody drew."""
    found = []
    for round_, item in items:
        if isinstance(item, Game) and set(item.outcome) == {"S"}:
            cell = item.cell
            facts = (item.white.name.text, item.black.name.text, round_)
            found.append(Message("both-lost", facts, cell.line, cell.column))
    return found
