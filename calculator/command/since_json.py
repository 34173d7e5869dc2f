"""What changed since, as JSON."""

from typing import Any

from calculator.answers.since import Altered, Passing, Since
from calculator.answers.since.change_sentences import Teller, heading, in_short
from calculator.model import Result
from calculator.words.message_words import in_words
from calculator.writing.standings_json import number

Json = dict[str, Any]


def since_document(found: Since, player: int | None = None) -> Json:
    r"""Return what changed; of a ``player`` only his or her place and results.

    Numbers are those of the present version. A player who is gone has none, only a name.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.answers.since import since
    >>> table = "Name\tR1\nAnn\t{}\nBob\t{}\n"
    >>> before, now = (rank(read(table.format(*row))) for row in (("W2", "L1"), ("D2", "D1")))
    >>> since_document(since(before, now))["results"][0]["message"]
    'Round 1 · Ann drew with Bob (before: win)'
    """
    teller = Teller(found)
    both, before, now = teller.both()
    return {
        "message": f"{heading(found).words()}: {in_short(found).words()}",
        "one_event": found.joined.one_event,
        "players": {"before": before, "now": now, "both": both},
        "rounds_played": {
            "before": found.before.table.rounds_played,
            "now": found.now.table.rounds_played,
        },
        "order": {
            "before": [tiebreak.name for tiebreak in found.before.order],
            "now": [tiebreak.name for tiebreak in found.now.order],
        },
        "moved": [
            {
                **_who(teller, one.number),
                "place": {"before": one.was, "now": one.place},
                "score": {
                    "before": number(one.halves_before, 2),
                    "now": number(one.halves, 2),
                },
                "passed": [_passing(teller, other) for other in one.passed],
                "overtaken": [_passing(teller, other) for other in one.overtaken],
                "message": in_words(teller.move(one)),
            }
            for one in found.moved
            if player in {None, one.number}
        ],
        "results": [
            _altered(teller, one)
            for one in found.results
            if player in {None, one.number, one.before.opponent, one.now.opponent}
        ],
        "came": [_who(teller, one) for one in found.joined.came if player in {None, one}],
        "gone": [_who(teller, -one) for one in found.joined.gone if player is None],
        "names": [one._asdict() for one in found.names if player in {None, one.number}],
        "ratings": [one._asdict() for one in found.ratings if player in {None, one.number}],
        "totals": [
            {"number": one.number, **_two(one.before, one.now, 2)}
            for one in found.totals
            if player in {None, one.number}
        ],
        "printed": [
            {"number": one.number, "tiebreak": one.tiebreak, **_two(one.before, one.now, 1000)}
            for one in found.figures
            if player in {None, one.number}
        ],
        "opponents": [
            {"number": one.number, "round": one.round, **_two(one.before, one.now, 2)}
            for one in found.opponents
            if player in {None, one.number}
        ],
    }


def _two(before: int, now: int, scale: int) -> Json:
    return {"before": number(before, scale), "now": number(now, scale)}


def _who(teller: Teller, one: int) -> Json:
    return {"number": one if one > 0 else None, "name": teller.called(one)}


def _passing(teller: Teller, other: Passing) -> Json:
    return {**_who(teller, other.number), "by": other.by}


def _altered(teller: Teller, one: Altered) -> Json:
    what = one.kind
    said = teller.in_round(one) if what in {"changed", "gone"} else teller.game_in_round(one)
    return {
        "what": what,
        **_who(teller, one.number),
        "round": one.round or None,
        "before": _result(teller, one.before),
        "now": _result(teller, one.now),
        "message": said.words(),
    }


def _result(teller: Teller, result: Result) -> Json:
    opponent = result.opponent
    return {
        "result": result.code,
        "points": number(result.halves, 2),
        "opponent": None if opponent is None else _who(teller, opponent),
    }
