"""What a player needs, in words: "You win and Ruth does not beat Ben: 2nd or better"."""

from calculator.answers.what_if.changes import Open, answer_to
from calculator.answers.what_if.conditions import Condition
from calculator.answers.what_if.in_words import reach_headed, reach_in_words
from calculator.answers.what_if.need import Need, Needed, Own, open_games
from calculator.model import RESULT_CODES
from calculator.ranking import Standings
from calculator.tiebreaks import of_print
from calculator.words import capital, ordinal, say
from calculator.words.said import listed

#: How many ways to a place are told before the others are unfolded.
SHOWN = 4


def heading(standings: Standings) -> str:
    """Say what is asked, and of which round."""
    games = open_games(standings.table)
    if not standings.table.tells_rounds:
        return say("need-games", len(games))
    return say("need-round", max(game.round for game in games))


def beginning(need: Need) -> str:
    """Say how it was found: exactly, by points alone, or from some of the games."""
    if sure := need.sure:
        return say("need-sure-shared" if sure.shared else "need-sure", sure.place)
    if need.how == "some":
        return say("need-some", len(need.matter), len(need.games))
    return say("need-points" if need.how == "points" else "need-exact", len(need.matter))


def all_set(need: Need) -> str:
    """Say the place where every game has a result; whether it is shared."""
    rows = need.standings.rows
    shared = sum(row.place == need.now for row in rows) > 1
    return say("need-all-set-shared" if shared else "need-all-set", need.now)


def own(need: Need) -> list[tuple[str, str]]:
    """Return each result of the player's own game, with the places that it leaves open."""
    return [(capital(_own(need, one.code)), _open(one)) for one in need.own()]


def _open(one: Own) -> str:
    """Say the places that one result leaves open, and whether they are shared."""
    places = _places(one.best, one.worst)
    if one.shared == "never":
        return places
    return say("need-own-shared" if one.shared == "always" else "need-own-maybe-shared", places)


def _own(need: Need, code: str) -> str:
    if need.standings.table.games_per_round == 1:
        return say(f"need-you-{code}")
    opponent = next(other for game in need.games for other in game[1:] if other != need.number)
    return say("need-you-exactly", _name(need, opponent), RESULT_CODES[code].halves)


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
    codes = [need.codes[result] for result in results]
    two = need.standings.table.games_per_round == 2
    turn = other == need.number or (one != need.number and not two and _turned(codes))
    if turn:
        one, other = other, one
        games = need.standings.table.games_per_round
        codes = [answer_to(code, games) or "" for code in reversed(codes)]
    own_game = one == need.number
    names = [_name(need, other)] if own_game else [_name(need, one), _name(need, other)]
    if two:
        halves = [RESULT_CODES[code].halves for code in codes]
        every = [RESULT_CODES[code].halves for code in need.codes]
        kind = "exactly"
        if len(halves) > 1:
            kind = "least" if max(halves) == max(every) else "most"
        figure = min(halves) if kind == "least" else max(halves)
        return say(f"need-you-{kind}" if own_game else f"need-{kind}", *names, figure)
    kind = "".join(codes)
    if own_game and sum(need.number in other_game[1:] for other_game in need.games) > 1:
        return say(f"need-you-over-{kind}", *names)
    return say(f"need-you-{kind}" if own_game else f"need-{kind}", *names)


def _turned(codes: list[str]) -> bool:
    """Whether a result is shorter said of the other player: who loses is beaten."""
    return codes in (["L"], ["W", "D"])


def _name(need: Need, number: int) -> str:
    return need.standings.tally.spoken(number)


def outcome(need: Need, game: Open, code: str) -> str:
    """Say a result of a game: "Ann beats Ben"; of two in one round by the points."""
    names = [_name(need, game.one), _name(need, game.other)]
    if need.standings.table.games_per_round > 1:
        return say("need-exactly", *names, RESULT_CODES[code].halves)
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
    if unpaired := need.unpaired():
        names = listed([_name(need, number) for number in unpaired])
        said.append(say("need-unpaired", len(unpaired), names))
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
    """Whether there are games to come of which a place can depend, and results can be tried.

    The board points of a match that is to come nobody knows, so teams are left out.
    """
    return not standings.table.of_teams and bool(open_games(standings.table))


def _not_paired(standings: Standings, number: int) -> list[str]:
    """Say that nothing is to come, or that it is not paired, and what is open by points alone."""
    standings.row(number)
    now = standings.table.provisional
    if not now or not now.of or now.after >= now.of:
        return [say("need-nothing")]
    said = [say("need-not-paired", now.of - now.after, now.after + 1)]
    if places := reach_in_words(standings, number):
        said += ["", reach_headed(standings), *(f"  {place}" for place in places)]
    return said


def lines(standings: Standings, number: int) -> list[str]:
    """Return everything that a player needs, as lines of text.

    Raises ``KeyError`` where nobody has the number.
    """
    if standings.table.of_teams:
        return [say("need-teams")]
    if not askable(standings):
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
