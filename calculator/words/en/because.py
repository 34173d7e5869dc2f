"""What makes the difference between two players of the same score."""

from calculator.words.catalogue import Catalogue, Plural

BECAUSE: Catalogue = {
    # Who else has the score
    "level-on": "With {0:points} points:",
    "level-on-one": "With {0:points} point:",
    "also-level": "Also on {0:points} points: {1}.",
    "level-place": "{0} ({1:ordinal})",
    "level-more": "{0:count} more",
    # Amounts
    "because-one": "one point",
    "because-half": "half a point",
    "because-part": "{0} of a point",
    "because-many": "{0} points",
    "because-round": "round {0}",
    "because-rounds": "rounds {0}",
    # Sums of the opponents' scores; "counted" where unplayed rounds changed some
    "because-scored-more": "Your opponents scored {0} more together.",
    "because-scored-less": "Your opponents scored {0} less together.",
    "because-counted-more": "Your opponents’ adjusted scores come to {0} more.",
    "because-counted-less": "Your opponents’ adjusted scores come to {0} less.",
    "because-scored-even-more": "Your opponents scored {0} more, even without {1}.",
    "because-scored-even-less": "Your opponents scored {0} less, even without {1}.",
    "because-counted-even-more": (
        "Your opponents’ adjusted scores come to {0} more, even without {1}."
    ),
    "because-counted-even-less": (
        "Your opponents’ adjusted scores come to {0} less, even without {1}."
    ),
    "because-scored-level-more": (
        "All your opponents together scored as much as those of {2}; without {1}, {0} more."
    ),
    "because-scored-level-less": (
        "All your opponents together scored as much as those of {2}; without {1}, {0} less."
    ),
    "because-counted-level-more": (
        "All your opponents’ adjusted scores come to as much as for {2}; without {1}, {0} more."
    ),
    "because-counted-level-less": (
        "All your opponents’ adjusted scores come to as much as for {2}; without {1}, {0} less."
    ),
    "because-scored-but-more": (
        "All your opponents together scored {2} less; but without {1}, {0} more."
    ),
    "because-scored-but-less": (
        "All your opponents together scored {2} more; but without {1}, {0} less."
    ),
    "because-counted-but-more": (
        "All your opponents’ adjusted scores come to {2} less; but without {1}, {0} more."
    ),
    "because-counted-but-less": (
        "All your opponents’ adjusted scores come to {2} more; but without {1}, {0} less."
    ),
    "because-left-out": "what is cut",
    "because-left-1-0": "the lowest",
    "because-left-2-0": "the two lowest",
    "because-left-0-1": "the highest",
    "because-left-0-2": "the two highest",
    "because-left-1-1": "the lowest and the highest",
    "because-left-2-2": "the two lowest and the two highest",
    "because-own-empty": "Your round {0} ({1:kind}) counts as an opponent with 0.",
    "because-their-empty": "Round {0} of {2} ({1:kind}) counts as an opponent with 0.",
    # Running scores
    "because-running-more": Plural(
        2,
        "You were ahead after {0}, by {1}.",
        "You were ahead after {0}: {1} added up.",
    ),
    "because-running-less": Plural(
        2,
        "You were behind after {0}, by {1}.",
        "You were behind after {0}: {1} added up.",
    ),
    "because-own-taken": "For unplayed rounds you have {0} taken off.",
    "because-their-taken": "For unplayed rounds {1} has {0} taken off.",
    "because-cumulatives-more": "Your opponents’ cumulative scores come to {0} more.",
    "because-cumulatives-less": "Your opponents’ cumulative scores come to {0} less.",
    "because-buchholz-more": "Your opponents’ Buchholz is {0} more on average.",
    "because-buchholz-less": "Your opponents’ Buchholz is {0} less on average.",
    # Scores times results
    "because-beaten-more": "Those you beat bring you {0} more.",
    "because-beaten-less": "Those you beat bring you {0} less.",
    "because-drawn-more": "Those you drew with bring you {0} more.",
    "because-drawn-less": "Those you drew with bring you {0} less.",
    "because-products-more": "Your opponents’ scores by your results come to {0} more.",
    "because-products-less": "Your opponents’ scores by your results come to {0} less.",
    # Games among the tied
    "because-you-won": "You won the game between you, in round {0}.",
    "because-they-won": "{1} won the game between you, in round {0}.",
    "because-among": "In the games among the {0:count} who were level: you {1}; {2} {3}.",
    "because-W": Plural(0, "one win", "{0:count} wins"),
    "because-D": Plural(0, "one draw", "{0:count} draws"),
    "because-L": Plural(0, "one loss", "{0:count} losses"),
    "because-no-game": "no game",
    "because-encounter": "Among the {0:count} who were level you scored {1}, {2} {3}.",
    "because-own-reach": (
        "Not all who were level have met; but you have {0}, "
        "and {2} could have reached no more than {1}."
    ),
    "because-their-reach": (
        "Not all who were level have met; but {2} has {0}, "
        "and you could have reached no more than {1}."
    ),
    # Own results
    "because-wins-more": Plural(0, "You have one win more.", "You have {0:count} wins more."),
    "because-wins-less": Plural(0, "You have one win less.", "You have {0:count} wins less."),
    "because-blacks-more": Plural(
        0, "You had Black one time more.", "You had Black {0:count} times more."
    ),
    "because-blacks-less": Plural(
        0, "You had Black one time less.", "You had Black {0:count} times less."
    ),
    "because-black-wins-more": Plural(
        0, "You won with Black one time more.", "You won with Black {0:count} times more."
    ),
    "because-black-wins-less": Plural(
        0, "You won with Black one time less.", "You won with Black {0:count} times less."
    ),
    "because-elected-more": Plural(
        0, "You missed one round less.", "You missed {0:count} rounds less."
    ),
    "because-elected-less": Plural(
        0, "You missed one round more.", "You missed {0:count} rounds more."
    ),
    "because-played": "Games played: you {0}; {1} {2}.",
    "because-koya-more": "Against the opponents who count you scored {0} more.",
    "because-koya-less": "Against the opponents who count you scored {0} less.",
    "because-game-points-more": "You have {0} more from single games.",
    "because-game-points-less": "You have {0} less from single games.",
    "because-facts": "You: {0}. {1}: {2}.",
    "because-came": "You came {0}, {1} {2}.",
    # Ratings
    "because-rated-more": "Your opponents are rated {0} higher on average.",
    "because-rated-less": "Your opponents are rated {0} lower on average.",
    "because-performed-more": "Your opponents performed {0} higher on average.",
    "because-performed-less": "Your opponents performed {0} lower on average.",
    "because-performance-more": "Your performance is {0} higher.",
    "because-performance-less": "Your performance is {0} lower.",
    "because-rating-more": "You are rated {0} higher.",
    "because-rating-less": "You are rated {0} lower.",
}
