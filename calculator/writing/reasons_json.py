"""The sentences of an answer for other programs: each with its code, and its facts by name."""

from fractions import Fraction

from calculator import answers
from calculator.answers import place_sentences
from calculator.model import Fact, Message
from calculator.ranking import Standings

type Json = float | str | list[Json] | dict[str, Json] | None

#: What the facts of a sentence are called, in their order, and the sentences that have them.
#: ``own`` and ``theirs`` are the player's and the opponent's; points are points.
_NAMED = {
    # The place
    "name place of points": "place-with",
    "name place of points so_far": "place-so-far",
    "name said": "place-in-class",
    "after of": "after-of",
    "after": "after",
    "above above_points below below_points": "score-between",
    "above above_points": "score-just-above",
    "below below_points": "score-just-below",
    "place others": "shares-with",
    "points others": "also-tied",
    "name place": "level-place",
    "more": "level-more",
    "first more": "names-more",
    # What decides
    "opponent tied_on tiebreak": "tied-ahead tied-behind",
    "opponent tied_on tiebreak own theirs": (
        "tied-ahead-values tied-behind-values tied-ahead-printed tied-behind-printed"
    ),
    "opponent tied_on tiebreak own theirs group": (
        "tied-ahead-games tied-behind-games tied-ahead-matches tied-behind-matches "
        "tied-ahead-drawn tied-behind-drawn"
    ),
    "opponent theirs own": "score-ahead score-behind",
    "tiebreak": "passed-over next-open equal-within because-printed",
    "tiebreak called": "because-printed-called because-printed-by-hand",
    # A game that was won, and does not decide
    "opponent rounds": "beat-never",
    "opponent rounds tiebreak decided_by": "beat-later",
    "opponent rounds tiebreak": "beat-passed",
    "opponent rounds tiebreak group": "beat-among beat-among-two",
    # A shared place
    "tiebreaks who": "equal-you-some",
    "tiebreaks": "equal-without equal-some wall-without order-is",
    "count who": "equal-you-all equal-you-both",
    "count": "equal-all equal-both",
    "players": "equal-you-and level-you-and",
    "others": "equal-you-others level-you-all",
    "rounds_left": "next-rounds",
    # What the sheet says
    "printed": "print-shared print-unexplained",
    "printed cause": "print-caused",
    "printed place cause": "print-contradicts",
    "from to": "print-places",
    "place": "print-place",
    "order": "print-why-order order-guessed",
    "order place": "order-not-said order-not-said-shared default-would-be default-would-share",
    "opponent points": "print-why-points-above print-why-points-below",
    "tiebreak printed own": "print-why-own-value",
    "tiebreak printed theirs opponent": "print-why-value",
    "opponent theirs tiebreak own": "print-why-own-figures",
    "heading": "print-why-column",
    "differ compared": "print-why-no-order",
    "tiebreak convention": "cause-by-convention",
    "edition": "cause-by-edition order-fide order-fide-round-robin order-fide-teams",
    "heading tiebreak": "cause-holds",
    # Sums, and other values of both
    "own opponent theirs": (
        "because-sums because-sums-equal because-running because-running-equal "
        "because-cumulatives because-buchholz because-buchholz-sum because-beaten "
        "because-beaten-equal because-drawn because-drawn-equal because-products "
        "because-products-equal because-products-match because-products-match-equal "
        "because-matches because-board-count-match because-board-count-all because-wins "
        "because-wins-forfeits because-wins-rounds because-blacks because-black-wins "
        "because-elected because-outscored because-pairing-low because-pairing-high "
        "because-played because-koya because-koya-other because-game-points because-points "
        "because-first-loss because-rated because-performed because-performance because-rating "
        "because-rating-low"
    ),
    "own opponent theirs counting": "because-sums-counting because-sums-equal-counting",
    "own opponent theirs from_round": "because-running-from because-running-from-equal",
    "own": "because-sum-own because-own-taken",
    "own counting": "because-sum-own-counting",
    "opponent theirs": "because-sum-their",
    "opponent theirs counting": "because-sum-their-counting",
    "theirs opponent": "because-their-taken because-never-lost-own because-board-their",
    "own opponent": "because-never-lost-their because-board-own",
    "opponent": (
        "because-nobody-their because-nobody-their-0 because-there-own because-there-their "
        "level-not-met level-even level-even-match"
    ),
    "counting": "because-counting",
    "each": "counting-unplayed",
    "own share opponent theirs their_share": "because-schedule",
    "rounds by games": "because-running-more because-running-less",
    # What is dropped
    "drops possible half score": "because-plus because-minus because-even",
    "points": "because-have because-have-played",
    "dropped own theirs": "because-without",
    "own_dropped opponent their_dropped own theirs": "because-drops",
    "dropped": (
        "because-each-low because-each-high because-each-both because-piece-low because-piece-high"
    ),
    "rounds": "because-piece-rounds because-own-empties because-match-won because-you-won",
    # Rounds that were not played
    "rounds result": "because-own-empty",
    "rounds result opponent": "because-their-empty",
    "rounds opponent": "because-their-empties because-match-lost because-they-won",
    "rounds result stand_in points": "because-own-dummy",
    "rounds stand_in points": "because-own-dummies",
    "rounds result stand_in points opponent": "because-their-dummy",
    "rounds stand_in points opponent": "because-their-dummies",
    # Games among the tied
    "group own opponent theirs": (
        "because-among because-among-two because-encounter because-encounter-two "
        "because-matches-MP because-matches-GP because-matches-MP-two because-matches-GP-two"
    ),
    "own own_games opponent theirs their_games": "because-encounter-average",
    "games": "because-W because-D because-L",
    "board own opponent theirs": (
        "because-board-match because-boards-match because-board-all because-boards-all"
    ),
    "opponent games": "level-drew level-won-each level-drew-match level-won-each-match",
    "group": "level-none-met level-due level-reach level-due-match level-reach-match",
    "group who": "level-balance level-balance-match level-no-game",
    "group who record": "level-records level-records-match",
    "group who points": "level-scored level-scored-match",
    "own reached opponent": "because-own-least because-own-reach",
    "theirs reached opponent": "because-their-least because-their-reach",
}
_NAMES = {code: names.split() for names, codes in _NAMED.items() for code in codes.split()}
#: Messages that only say what their facts are: their facts alone are told.
_LISTS = {"list", "commas", "people", "either", "rounds"}
_ONE = {"title", "heading"}
#: A round, or rounds, that the table does not say.
_UNTOLD = {"round-untold", "rounds-untold"}
#: The score, or which points of teams.
_SCORES = {"score-only": "score", "modifier-MP": "MP", "modifier-GP": "GP"}


def names(code: str) -> list[str]:
    """Return what the facts of a sentence are called, in their order.

    >>> names("place-with")
    ['name', 'place', 'of', 'points']
    """
    return _NAMES.get(code, [])


def reason(said: Message) -> dict[str, Json]:
    """Return a sentence with its code, and its facts by name.

    A fact is a number (points are points), a name or a code, a list of these, or a part of the
    sentence that has a code and facts of its own; ``None`` is a round that the table does not say.

    >>> import calculator.words
    >>> reason(Message("because-you-won", (Message("rounds", (3,)),)))["rounds"]
    [3]
    """
    facts = dict(zip(names(said.code), map(_value, said.facts), strict=False))
    return {"code": said.code, "message": said.words()} | facts


def reasons(standings: Standings, number: int) -> dict[str, Json]:
    """Return the answer to one player: as a text, and each of its sentences with its facts."""
    every = map(reason, place_sentences.sentences(answers.why(standings, number)))
    found = [one for one in every if one["message"]]
    return {"answer": " ".join(str(one["message"]) for one in found), "reasons": [*found]}


def _value(fact: Fact) -> Json:
    """Return a fact as JSON has it."""
    if isinstance(fact, Fraction):
        return fact.numerator if fact.denominator == 1 else float(fact)
    if not isinstance(fact, Message):
        return fact
    if fact.code in _UNTOLD:
        return None
    if fact.code in _LISTS:
        return [_value(one) for one in fact.facts]
    if fact.code in _ONE:
        (named,) = fact.facts
        return _value(named)
    return _SCORES.get(fact.code) or reason(fact)
