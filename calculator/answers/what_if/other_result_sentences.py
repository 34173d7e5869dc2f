"""What would have put a player higher: "If you had drawn with Ann, you would be 1st, because …"."""

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.what_if.candidates import Near
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, OF_TWO, real_code
from calculator.answers.what_if.other_results import Search, Way
from calculator.answers.what_if.overtaken_players import Overtaken
from calculator.answers.what_if.remaining_games import (
    Rest,
    on_opponents,
    reachable,
    rests_on,
    to_come,
)
from calculator.answers.wording import in_sentence
from calculator.model import RESULT_CODES, Crosstable
from calculator.model.late import late
from calculator.ranking import Standings
from calculator.tiebreaks import of_print
from calculator.words import capital, kind, ordinal, points, say, shown
from calculator.words.message_words import listed
from calculator.words.sentences import scored

if TYPE_CHECKING:  # few tables are of teams
    from calculator.answers.what_if.boards import seats
else:
    seats = late("calculator.answers.what_if.boards", "seats")

_OPPONENT, _ABOVE, _THEIRS = 1, 2, 3
#: The groups in which ways are listed, and whose games each holds.
GROUPS = {"own": ("own",), "opponent": ("opponent",), "other": ("theirs", "other")}


class Changed(NamedTuple):
    """A change of one result, as a table shows it."""

    game: str
    whose: str
    """What somebody else's game has to do with the player; empty where it has nothing."""
    was: str
    would: str


class Teller:
    """Tells of changes as one player sees them."""

    def __init__(self, standings: Standings, number: int) -> None:
        self.standings = standings
        self.number = number
        self.near = Near(standings, number)

    def way(self, way: Way) -> str:
        """Say what would have been different, the place, and why."""
        clauses = [self.clause(change) for change in way.changes]
        code = "way-one" if len(clauses) == 1 else "way-two"
        return _ended(say(code, *clauses, way.place, self._past(way.overtaken)))

    def rest(self, found: Rest) -> str:
        """Say of a result that would have put the player lower where, and behind whom."""
        behind = self._name(found.behind)
        return _ended(say("rests-on", self.clause(found.change), found.place, behind))

    def clause(self, change: Change) -> str:
        """Say a change as the condition of a sentence: "you had drawn with Ann in round 4"."""
        result = self.standings.tally.player[change.number].results[change.round - 1]
        other = result.opponent
        if other is None:
            return say(f"if-own-{change.code}", _when(self.standings, change)).rstrip()
        if change.board:
            return self._board(change, other)
        if self.number == change.number:
            return _condition(self.standings, change, "own-", self._name(other))
        return condition(self.standings, change, self._who(change.number), self._whom(other))

    def _board(self, change: Change, other: int) -> str:
        """Say a board's other result: "you had drawn board 2 (Bo – Gus) against Beacons"."""
        board, when = _on_board(self.standings, change), _when(self.standings, change)
        if self.number == change.number:
            return say(f"if-own-board-{change.code}", board, self._name(other), when)
        who, whom = self._who(change.number), self._whom(other)
        return say(f"if-board-{change.code}", who, board, whom, when)

    def row(self, change: Change) -> Changed:
        """Say a change in the cells of a table, as the first of its two players sees it."""
        table = self.standings.table
        real = self.standings.tally.player[change.number].results[change.round - 1]
        one, other = change.number, real.opponent
        if other is None:
            game = capital(say("way-you"))
        else:
            game = say("way-of-two", self._called(one), self._called(other))
            if change.board:
                game = say("way-board", game, _on_board(self.standings, change))
            if not table.tells_rounds and (meeting := _meeting(self.standings, change)):
                game += f" ({say('way-meeting', meeting)})"
        kinds = (real_code(table, self.standings.tally.player, change), change.code)
        was, code = (_figure(table, each, kinds=kinds) for each in kinds)
        if real.code and change.games is not None:
            was, code = points(real.game_halves or 0), points(change.games)
        return Changed(game, self._whose(one, other), was, code)

    def _called(self, number: int) -> str:
        return capital(say("way-you")) if number == self.number else self._name(number)

    def _whose(self, one: int, other: int | None) -> str:
        """Say what somebody else's game has to do with the player; nothing where it has nothing."""
        if other is None or self.number in {one, other}:
            return ""
        near = sorted((one, other), key=self.near.far)
        far = self.near.far(near[0])
        if far == _OPPONENT and self.near.far(near[1]) == _OPPONENT:
            return say("way-met-both")
        name = self._name(near[0])
        if far == _OPPONENT:
            return say("way-met", name)
        if far == _ABOVE:
            return say("way-above", name)
        return (
            say("way-theirs", name, self._name(self.near.theirs[near[0]])) if far == _THEIRS else ""
        )

    def _name(self, number: int) -> str:
        return self.standings.tally.spoken(number)

    def _who(self, number: int) -> str:
        """Name a player, and say what he or she has to do with the one who asks."""
        far, name = self.near.far(number), self._name(number)
        if far == _OPPONENT:
            return say("who-opponent", name)
        if far == _ABOVE:
            return say("who-above", name)
        if far == _THEIRS:
            return say("who-theirs", name, self._name(self.near.theirs[number]))
        return name

    def _whom(self, number: int) -> str:
        """Name the other player of a game; the one who was named first says whose game it is."""
        return self._who(number) if self.near.far(number) == _OPPONENT else self._name(number)

    def _past(self, found: Overtaken) -> str:
        """Say whom a change takes the player past, and on what."""
        own, theirs = found.scores
        name = self._name(found.number)
        if found.tiebreak is None and not found.shared:
            return say("past-score", own, name, theirs)
        if found.tiebreak is None or found.values is None:
            if found.joined:
                return say("past-share-joined", name, own)
            return say("past-share", name)
        mine, other = found.values
        title = in_sentence(self.standings.table, found.tiebreak.name).words()
        if mine.how == "rank":
            group = len(mine.group)
            two = "-two" if group == 2 else ""
            code = f"past-encounter{two}{of_matches(self.standings.table)}"
            said = say(code, group, mine.amount or 0, name, other.amount or 0)
        elif mine.rank:
            said = say("past-rank", title, ordinal(mine.rank), name, ordinal(other.rank))
        else:
            said = say("past-value", title, shown(mine), name, shown(other))
        return say("past-joined", name, own, said) if found.joined else said


def of_matches(table: Crosstable) -> str:
    """Return how the code of a sentence about games ends where it is about matches of teams."""
    return "-match" if table.teams is not None else ""


def _on_board(standings: Standings, change: Change) -> str:
    """Say which board of a match it is, and who sat there: "2 (Bo – Gus)"."""
    teams = standings.table.teams
    if teams is None:  # pragma: no cover - only teams have boards
        return ""
    _, own, theirs = seats(teams, change)
    return say("board-of-two", change.board, own, theirs) if own and theirs else str(change.board)


def condition(standings: Standings, change: Change, who: str, whom: str) -> str:
    """Say a different result of a game as a condition: "Ann had drawn with Bob in round 4"."""
    return _condition(standings, change, "", who, whom)


def _condition(standings: Standings, change: Change, own: str, *who: str) -> str:
    result = standings.tally.player[change.number].results[change.round - 1]
    code = f"if-{own}{'' if result.code else 'open-'}"
    when = _when(standings, change)
    if result.code and change.games is not None:
        said = say(f"{code}points", *who, when, change.games)
    elif standings.table.games_per_round == 2 and change.code in OF_TWO:
        said = say(f"{code}points", *who, when, RESULT_CODES[change.code].halves)
    else:
        said = say(f"{code}{change.code}", *who, when)
    return said.rstrip()


def _when(standings: Standings, change: Change) -> str:
    """Say in which round; where the table does not say, which game of two it was."""
    result = standings.tally.player[change.number].results[change.round - 1]
    if standings.table.tells_rounds:
        forfeited = result.opponent is not None and result.code and not result.played
        return say("if-at-the-board" if forfeited else "if-round", change.round)
    meeting = _meeting(standings, change)
    return say("if-meeting", meeting) if meeting else ""


def _meeting(standings: Standings, change: Change) -> int:
    """Return which game of two players it is; 0 where they have only one."""
    row = standings.tally.player[change.number].results
    other = row[change.round - 1].opponent
    games = [at for at, one in enumerate(row, 1) if one.opponent == other]
    return games.index(change.round) + 1 if len(games) > 1 else 0


def _figure(table: Crosstable, code: str, *, kinds: tuple[str, ...]) -> str:
    """Write a result as a figure; in words where one of the two is not a game over the board."""
    if not code:
        return "–"
    plain = {*GAME, *OF_TWO, ""} if table.games_per_round == 2 else {*GAME, ""}
    return points(RESULT_CODES[code].halves) if plain.issuperset(kinds) else kind(code)


def _ended(sentence: str) -> str:
    """End a sentence with one period, even where a name before it has its own ("Jr.")."""
    return sentence.replace("..", ".")


def told(standings: Standings, change: Change) -> str:
    """Say what a result that was changed is now: "Round 3 · Ann drew with Bob"."""
    teams = standings.table.teams
    if teams is None or not (change.board or change.games is not None):
        return game(standings, change.number, change.round)
    tally = standings.tally
    result = tally.player[change.number].results[change.round - 1]
    one, other = tally.spoken(change.number), tally.spoken(result.opponent or 0)
    if not change.board:
        own, theirs = result.game_halves or 0, teams.win + teams.loss - (result.game_halves or 0)
        return say("met-in-round", change.round, say("met-match", one, other, own, theirs))
    board, *names = seats(teams, change)
    met = say(f"met-{board.code}", *names) if all(names) else capital(kind(board.code))
    return say("met-on-board", change.round, one, other, change.board, met)


def game(standings: Standings, number: int, round_: int) -> str:
    """Say what a player's result in a round is: "Round 3 · Ann drew with Bob"."""
    table, tally = standings.table, standings.tally
    result = tally.player[number].results[round_ - 1]
    who = tally.spoken(number)
    opponent = result.opponent or 0
    other = tally.spoken(opponent) if opponent in tally.player else None
    if other is None:
        said = say("met-alone", who, kind(result.code))
    elif table.games_per_round == 2 and result.code in OF_TWO:
        said = say("met-points", who, other, RESULT_CODES[result.code].halves)
    elif result.code in GAME:
        said = say(f"met-{result.code}", who, other)
    else:
        said = say("met-other", who, other, kind(result.code))
    return say("met-in-round", round_, said) if table.tells_rounds else said


def changed_in_words(standings: Standings, changes: tuple[Change, ...]) -> str:
    """Say which results are changed: "With other results: Round 3 · Ann drew with Bob"."""
    said = "; ".join(told(standings, change) for change in changes)
    return f"{say('changed-results')} {said}"


def result_kind(table: Crosstable, code: str) -> str:
    """Return what a result is called; that of two games in a round by its points."""
    if table.games_per_round == 2 and code in OF_TWO:
        return scored(Fraction(RESULT_CODES[code].halves, 2))
    return kind(code)


def beginning(search: Search) -> str:
    """Say what was found, or why there is nothing to find."""
    standings = search.standings
    if search.now == 1:
        shared = [row for row in standings.rows if row.place == 1]
        return say("higher-first-shared" if len(shared) > 1 else "higher-first")
    if not standings.table.rounds_played:
        return say("higher-not-begun")
    if search.found:
        return say("higher-single" if search.single else "higher-double", len(search.found))
    if not search.finished:
        return say("higher-none-yet")
    if not search.candidates:
        return say("higher-no-games")
    single = "" if search.complete else "-single"
    return say(f"higher-none{single}{of_matches(standings.table)}")


def ending(search: Search, *, stopped: bool = False) -> list[str]:
    """Say what was not tried, and what stays as it was."""
    said = []
    if stopped and not search.finished:
        said.append(say("higher-stopped"))
    elif search.finished and search.candidates and not search.complete:
        said.append(say("higher-some-pairs", search.paired, search.of_pairs))
    if search.one_sided and search.finished:
        said.append(say("higher-one-sided", search.one_sided))
    if search.unnamed and search.candidates:
        said.append(say("higher-unnamed"))
    if search.whole and search.finished and search.now > 1:
        said.append(say("higher-whole"))
    if search.unplayed and search.finished and search.now > 1:
        said.append(say("higher-unplayed"))
    if search.candidates:
        record = search.standings.tally.record.values()
        matches = search.standings.table.teams is None and any(
            found.game_halves is not None for row in record for found in row
        )
        said.append(say("higher-note-matches" if matches else "higher-note"))
        of_sheet = [head for one in search.standings.order if (head := of_print(one.name))]
        if of_sheet:
            said.append(say("higher-note-printed", listed(of_sheet)))
    return said


def grouped(search: Search) -> dict[str, tuple[Way, ...]]:
    """Return what was found by group, in the order of :data:`GROUPS`; no empty group."""
    found = {
        group: tuple(way for way in search.ways if way.whose in whose)
        for group, whose in GROUPS.items()
    }
    return {group: ways for group, ways in found.items() if ways}


def lines(standings: Standings, number: int, search: Search | None = None) -> list[str]:
    """Return everything that is to be said to a player, as lines of text.

    What would have put him or her higher, what keeps the place, what is still to come. Raises
    ``KeyError`` where nobody has the number.
    """
    search = search or Search(standings, number)
    search.run()
    teller = Teller(standings, number)
    said = [beginning(search)]
    for group, found in grouped(search).items():
        head = say(f"higher-{group}{of_matches(standings.table)}")
        said += ["", f"{head}:", *(f"  {teller.way(way)}" for way in found)]
    if end := ending(search):
        said += ["", " ".join(end)]
    if resting := rests_on(standings, number):
        head = say(f"rests{of_matches(standings.table)}")
        said += ["", head, *(f"  {teller.rest(rest)}" for rest in resting)]
    elif (search.now > 1 or search.candidates) and search.tries_games:
        said += ["", say(f"rests-not{of_matches(standings.table)}")]
    if coming := still_to_come(standings, number):
        said += ["", coming]
    if places := reach_in_words(standings, number):
        said += ["", reach_headed(standings), *(f"  {place}" for place in places)]
    return said


def still_to_come(standings: Standings, number: int) -> str:
    """Say which opponents have remaining games, and which values that can change; or nothing."""
    coming = to_come(standings, number)
    if not coming:
        return ""
    names = [
        say("to-come-one", standings.tally.spoken(found.number), found.games) for found in coming
    ]
    order = on_opponents(standings)
    titles = [in_sentence(standings.table, tiebreak.name).words() for tiebreak in order]
    change = say("to-come-changes", listed(titles)) if titles else say("to-come-nothing")
    head = say(f"to-come{of_matches(standings.table)}", listed(names))
    return f"{head} {change}"


def reach_headed(standings: Standings) -> str:
    """Say what the places are that are listed below; how many rounds are to come, if several."""
    now = standings.table.provisional
    left = now.of - now.after if now and now.of else 1
    if left == 1:
        return say(f"reach{of_matches(standings.table)}")
    end = say(f"reach-in-the-end{of_matches(standings.table)}")
    return f"{say('next-rounds', left)} {end}"


def reach_in_words(standings: Standings, number: int) -> list[str]:
    """Say which places are open after each result of the next game; nothing where there is none."""
    return [
        say("reach-place", capital(kind(one.code)), ordinal(one.best))
        if one.best == one.worst
        else say("reach-places", capital(kind(one.code)), ordinal(one.best), ordinal(one.worst))
        for one in reachable(standings, number)
    ]
