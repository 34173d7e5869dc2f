"""What a player needs, as JSON."""

from typing import Any

from calculator.answers.what_if import need_sentences
from calculator.answers.what_if.conditions import Condition
from calculator.answers.what_if.need import Need, Own
from calculator.ranking import Standings


def need_document(standings: Standings, number: int) -> dict[str, Any] | None:
    r"""Return what a player needs; ``None`` where no game remains, or where teams play.

    ``how`` is ``exact``, ``points`` (players on the same points count as ahead) or ``some``
    (only some games were tried, and there may be more ways). Each of ``places`` is reached, or a
    better one, if any of its conditions holds. Raises ``KeyError`` where nobody has the number.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> rows = ("1\tAnn\t1\tW2\t4", "2\tBob\t0\tL1\t3", "3\tCem\t1\tW4\t2", "4\tDea\t0\tL3\t1")
    >>> standings = rank(read("\n".join(("No.\tName\tPts\tR1\tR2", *rows))))
    >>> [place["place"] for place in (need_document(standings, 1) or {})["places"]]
    [1, 1, 2, 3]
    """
    if not need_sentences.askable(standings):
        return None
    need = Need(standings, number)
    need.run()
    own = need_sentences.own(need)
    return {
        "how": need.how,
        "games": [game._asdict() for game in need.games],
        "own": [
            {**_own(one), "message": f"{said}: {places}"}
            for one, (said, places) in zip(need.own(), own, strict=True)
        ],
        "places": [
            {
                "place": one.found.last,
                "shared": one.found.shared,
                "message": need_sentences.place(need, one),
                "conditions": [
                    {"games": _games(need, condition), "message": said}
                    for condition, said in zip(
                        one.conditions, need_sentences.ways(need, one), strict=True
                    )
                ],
            }
            for one in need.needed
        ],
        "out_of_reach": list(need.out_of_reach()),
        "message": " ".join([need_sentences.beginning(need), *need_sentences.ending(need)]),
    }


def _games(need: Need, condition: Condition) -> list[dict[str, Any]]:
    """Return what each game has to bring, as codes of its first player."""
    return [
        {**need.games[at]._asdict(), "results": [_result(need, one) for one in results]}
        for at, results in condition.games
    ]


def _result(need: Need, result: int) -> str | float:
    """Return the code of a result; of a match of teams what its boards bring, in points."""
    brings = need.brings[result]
    return need.codes[result] if brings is None else brings / 2


def _own(one: Own) -> dict[str, Any]:
    """Return the places by one result, with what the boards of a match bring in it."""
    found = one._asdict()
    games = found.pop("games")
    return found | ({"games": [halves / 2 for halves in games]} if games else {})
