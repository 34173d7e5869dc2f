"""What a player needs, in words: "You win and Ruth does not beat Ben: 2nd or better"."""

from calculator.answers.what_if.changed_table import GAME, Open
from calculator.answers.what_if.conditions import Condition
from calculator.answers.what_if.need import Need, Needed, Own, open_games
from calculator.answers.what_if.other_result_sentences import (
    of_matches,
    reach_headed,
    reach_in_words,
)
from calculator.model import RESULT_CODES
from calculator.ranking import Standings
from calculator.tiebreaks import of_print
from calculator.words import capital, ordinal, say
from calculator.words.message_words import listed

#: How many ways to a place are listed before the others are unfolded.
SHOWN = 4
#: What is shorter said of the other player: who loses is beaten.
_TURNED = {"L", "WD"}


def heading(standings: Standings) -> str:
    """Say what is asked, and of which round."""
    games = open_games(standings.table)
    if not standings.table.tells_rounds:
        return say(f"need-games{of_matches(standings.table)}", len(games))
    return say("need-round", max(game.round for game in games))


def beginning(need: Need) -> str:
    """Say how it was found: exactly, by points alone, or from some of the games."""
    if sure := need.sure:
        shared = "-shared" if sure.shared else ""
        return say(f"need-sure{shared}{of_matches(need.standings.table)}", sure.place)
    if need.how == "some":
        return say(
            f"need-some{of_matches(need.standings.table)}", len(need.matter), len(need.games)
        )
    how = "points" if need.how == "points" else "exact"
    return say(f"need-{how}{of_matches(need.standings.table)}", len(need.matter))


def all_set(need: Need) -> str:
    """Say the place where every game has a result; whether it is shared."""
    rows = need.standings.rows
    shared = sum(row.place == need.now for row in rows) > 1
    also = "-shared" if shared else ""
    return say(f"need-all-set{also}{of_matches(need.standings.table)}", need.now)


def own(need: Need) -> list[tuple[str, str]]:
    """Return each result of the player's own game, with the places that it leaves open."""
    return [(capital(_own(need, one)), _open(one)) for one in need.own()]


def _open(one: Own) -> str:
    """Say the places that one result leaves open, and whether they are shared."""
    places = _places(one.best, one.worst)
    if one.shared == "never":
        return places
    return say("need-own-shared" if one.shared == "always" else "need-own-maybe-shared", places)


def _own(need: Need, one: Own) -> str:
    if one.games and len(one.games) < need.codes.count(one.code):
        return _by_boards(need, one)
    if need.standings.table.games_per_round == 1:
        kind = f"D{of_matches(need.standings.table)}" if one.code == "D" else one.code
        return say(f"need-you-{kind}")
    opponent = next(other for game in need.games for other in game[1:] if other != need.number)
    return say("need-you-exactly", _name(need, opponent), RESULT_CODES[one.code].halves)


def _by_boards(need: Need, one: Own) -> str:
    """Say what a match has to bring, where it is not enough to win it or to lose it."""
    high, low = one.games[0], one.games[-1]
    most, least = need.brings[0] or 0, need.brings[-1] or 0
    total = most + least
    if high == low:
        return say("need-own-exactly", high, total - high)
    if high == most:
        return say("need-own-least", low, total - low)
    if low == least:
        return say("need-own-most", high, total - high)
    return say("need-own-between", low, high)


def _places(best: int, worst: int) -> str:
    if best == worst:
        return ordinal(best)
    return say(
        "need-two-places" if worst - best == 1 else "need-places", ordinal(best), ordinal(worst)
    )


def place(need: Need, needed: Needed) -> str:
    """Say which place conditions lead to: "2nd or better"."""
    found = needed.found
    best = need.needed[0].found
    if found.shared:
        code = "need-shared" if found == best else "need-shared-or-better"
    else:
        code = "need-place" if found == best and found.place == found.last else "need-or-better"
    return say(code, found.last)


def ways(need: Need, needed: Needed) -> list[str]:
    """Say each condition for a place: "You win and Ruth does not beat Ben"."""
    return [capital(_condition(need, one)) for one in needed.conditions]


def _condition(need: Need, condition: Condition) -> str:
    if not condition.games:
        return say("need-always")
    return listed([_literal(need, at, results) for at, results in condition.games])


def _literal(need: Need, at: int, results: tuple[int, ...]) -> str:
    """Say what one game has to bring, from the side from which it is shortest said."""
    game = need.games[at]
    one, other = game.one, game.other
    every = len(need.codes)
    codes = [need.codes[result] for result in results]
    # What has a name by who wins, and what has one by points alone.
    kind = "".join(dict.fromkeys(codes))
    named = sum(map(need.codes.count, dict.fromkeys(codes))) == len(results)
    named = named and need.standings.table.games_per_round == 1
    if other == need.number or (one != need.number and named and kind in _TURNED):
        one, other = other, one
        # As the other player has it a result is as far from the end of the list.
        results = tuple(every - 1 - result for result in reversed(results))
        kind = "".join(dict.fromkeys(need.codes[result] for result in results))
    own_game = one == need.number
    names = [_name(need, other)] if own_game else [_name(need, one), _name(need, other)]
    if not named:
        most, least = (brought(need, result) for result in (results[0], results[-1]))
        kind = "between"
        figures: tuple[int, ...] = (least, most)
        if most == least:
            kind, figures = "exactly", (most,)
        elif results[0] == 0 or results[-1] == every - 1:
            kind, figures = ("least", (least,)) if results[0] == 0 else ("most", (most,))
        return say(f"need-you-{kind}" if own_game else f"need-{kind}", *names, *figures)
    if kind in {"D", "WL"}:
        kind += of_matches(need.standings.table)
    if own_game and sum(need.number in other_game[1:] for other_game in need.games) > 1:
        return say(f"need-you-over-{kind}", *names)
    return say(f"need-you-{kind}" if own_game else f"need-{kind}", *names)


def brought(need: Need, result: int) -> int:
    """Return the half points of a result: of two games in one round, or of a match's boards."""
    brings = need.brings[result]
    return RESULT_CODES[need.codes[result]].halves if brings is None else brings


def _name(need: Need, number: int) -> str:
    return need.standings.tally.spoken(number)


def outcome(need: Need, game: Open, result: int) -> str:
    """Say a result of a game: "Ann beats Ben"; of two in one round, or boards, by the points."""
    names = [_name(need, game.one), _name(need, game.other)]
    code = need.codes[result]
    if len(need.codes) > len(GAME):
        return say("need-exactly", *names, brought(need, result))
    return say("need-D" if code == "D" else "need-W", *(names[::-1] if code == "L" else names))


def ending(need: Need, *, stopped: bool = False) -> list[str]:
    """Say which places cannot be reached, and what was not tried or taken for granted."""
    said = []
    if stopped and not need.finished:
        return [say("higher-stopped")]
    if need.games and need.needed and (out := need.out_of_reach()):
        said.append(say("need-out", listed(_runs(out))))
    if need.how != "exact" and need.needed:
        said.append(say("need-ties"))
    if need.boards and need.needed and need.how == "exact":
        said.append(say("need-boards"))
    if unpaired := need.unpaired():
        names = listed([_name(need, number) for number in unpaired])
        said.append(say(f"need-unpaired{of_matches(need.standings.table)}", len(unpaired), names))
    if need.one_sided:
        said.append(say("higher-one-sided", need.one_sided))
    of_sheet = [head for one in need.standings.order if (head := of_print(one.name))]
    if of_sheet:
        said.append(say("higher-note-printed", listed(of_sheet)))
    return said


def _runs(places: tuple[int, ...]) -> list[str]:
    """Write places, those in a row as a range."""
    runs: list[list[int]] = []
    for one in places:
        if runs and runs[-1][-1] == one - 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    said: list[str] = []
    for run in runs:
        two = len(run) == 2
        said += [ordinal(one) for one in run] if two else [_places(run[0], run[-1])]
    return said


def askable(standings: Standings) -> bool:
    """Whether a place can depend on remaining games, and results can be tried.

    Of teams it must be known how many boards a match has, and what is won on one is lost to the
    other.
    """
    table = standings.table
    teams = table.teams
    known = not table.of_teams if teams is None else sum(teams.game[::2]) == 2 * teams.game.draw
    return known and bool(open_games(table))


def _not_paired(standings: Standings, number: int) -> list[str]:
    """Say that no games remain, or that they are not paired, and what is open by points alone."""
    standings.row(number)
    now = standings.table.provisional
    if not now or not now.of or now.after >= now.of:
        return [say(f"need-nothing{of_matches(standings.table)}")]
    said = [say(f"need-not-paired{of_matches(standings.table)}", now.of - now.after, now.after + 1)]
    if places := reach_in_words(standings, number):
        said += ["", reach_headed(standings), *(f"  {place}" for place in places)]
    return said


def lines(standings: Standings, number: int) -> list[str]:
    """Return everything that a player needs, as lines of text.

    Raises ``KeyError`` where nobody has the number.
    """
    if not askable(standings):
        if standings.table.of_teams and open_games(standings.table):
            return [say("need-teams")]
        return _not_paired(standings, number)
    need = Need(standings, number)
    need.run()
    said = [heading(standings), beginning(need)]
    if not need.sure:
        said += ["", *(f"  {result}: {places}" for result, places in own(need))]
        for one in need.needed:
            said += ["", f"{capital(place(need, one))}:", *(f"  {way}" for way in ways(need, one))]
    if last := ending(need):
        said += ["", " ".join(last)]
    return said
