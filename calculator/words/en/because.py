"""What makes the difference between two players of the same score."""

from calculator.words.catalogues import Catalogue, Plural

BECAUSE: Catalogue = {
    # Who else has the score
    "level-on": "With {0:scored}:",
    "also-tied": "Also with {0:scored}: {1}.",
    "level-place": "{0} ({1:place})",
    "level-more": "{0:count} more",
    # Amounts
    "because-one": "one point",
    "because-half": "half a point",
    "because-part": "{0} of a point",
    "because-many": "{0} points",
    "because-round": "round {0}",
    "because-rounds": "rounds {0}",
    "round-untold": "a round that the table does not name",
    "rounds-untold": Plural(0, "one round", "{0:count} rounds"),
    # Points that somebody has
    "points-one": "{0} point",
    "points-many": "{0} points",
    "because-range": "{0}–{1}",
    # Sums of the opponents' scores
    "because-sums": "Your opponents scored {0:scored}, {1}’s {2}.",
    "because-sums-counting": "Your opponents have {0:scored} and {1}’s {2}, counting {3}.",
    "because-sums-equal": "Your opponents scored {0:scored}, as did {1}’s.",
    "because-sums-equal-counting": ("Your opponents have {0:scored}, as do {1}’s, counting {3}."),
    "because-sum-own": "Your opponents scored {0:scored}.",
    "because-sum-own-counting": "Your opponents have {0:scored}, counting {1}.",
    "because-sum-their": "{0}’s opponents scored {1:scored}.",
    "because-sum-their-counting": "{0}’s opponents have {1:scored}, counting {2}.",
    "because-nobody-own": "You played no games.",
    "because-nobody-own-0": "You played no games; each round counts 0.",
    "because-nobody-their": "{0} played no games.",
    "because-nobody-their-0": "{0} played no games; each round counts 0.",
    "counting-unplayed": "each unplayed round of an opponent as {0:amount}",
    "counting-byes": "an opponent’s byes at the end as draws",
    "counting-last": "the games of the last round as draws",
    "counting-last-and-byes": (
        "the games of the last round, and an opponent’s byes at the end, as draws"
    ),
    "because-counting": "This counts {0}.",
    # Unplayed rounds in such a sum: 0 in the US rules, a made-up opponent in FIDE's
    "because-own-empty": "You did not play {0} ({1:kind}): it counts as an opponent with 0.",
    "because-own-empties": "You did not play {0}; each counts as an opponent with 0.",
    "because-their-empty": "{2} did not play {0} ({1:kind}): it counts as an opponent with 0.",
    "because-their-empties": "{1} did not play {0}; each counts as an opponent with 0.",
    "because-own-dummy": (
        "You did not play {0} ({1:category}): FIDE’s rules put in {2} with {3:scored}."
    ),
    "because-own-dummies": (
        "You did not play {0}; for each, FIDE’s rules put in {1}, with {2:scored} in all."
    ),
    "because-their-dummy": (
        "{4} did not play {0} ({1:category}): FIDE’s rules put in {2} with {3:scored}."
    ),
    "because-their-dummies": (
        "{3} did not play {0}; for each, FIDE’s rules put in {1}, with {2:scored} in all."
    ),
    "because-dummy": "a dummy opponent",
    "because-virtual": "a virtual opponent",
    # What is dropped, and why that end
    "because-plus": Plural(
        0,
        "Half of {1:points} is {2:points}; {3}, a plus score, so the lowest is dropped.",
        (
            "Half of {1:points} is {2:points}; {3}, a plus score, so the {0:count} lowest are "
            "dropped."
        ),
    ),
    "because-minus": Plural(
        0,
        "Half of {1:points} is {2:points}; {3}, a minus score, so the highest is dropped.",
        (
            "Half of {1:points} is {2:points}; {3}, a minus score, so the {0:count} highest are "
            "dropped."
        ),
    ),
    "because-even": Plural(
        0,
        (
            "Half of {1:points} is {2:points}; {3}, an even score, so the lowest and the highest "
            "are dropped."
        ),
        (
            "Half of {1:points} is {2:points}; {3}, an even score, so the {0:count} lowest and "
            "the {0:count} highest are dropped."
        ),
    ),
    "because-have": "you have {0:points}",
    "because-have-played": "you have {0:points} so far without byes in later rounds",
    "because-without": "Without {0}: {1} to {2}.",
    "because-each-low": Plural(
        0,
        "each player’s weakest opponent",
        "each player’s {0:count} weakest opponents",
    ),
    "because-each-high": Plural(
        0,
        "each player’s strongest opponent",
        "each player’s {0:count} strongest opponents",
    ),
    "because-each-both": Plural(
        0,
        "each player’s weakest and strongest opponents",
        "each player’s {0:count} weakest and {0:count} strongest opponents",
    ),
    "because-drops": "You drop {0}; {1} drops {2}. That leaves {3} to {4}.",
    "because-piece-low": Plural(0, "the weakest opponent", "the {0:count} weakest opponents"),
    "because-piece-high": Plural(0, "the strongest opponent", "the {0:count} strongest opponents"),
    "because-piece-rounds": "{0} (not played)",
    "because-piece-nothing": "nothing",
    # Running scores
    "because-running": "The scores after each round add up to {0} for you and {2} for {1}.",
    "because-running-from": (
        "The scores after each round from round {3} on add up to {0} for you and {2} for {1}."
    ),
    "because-running-equal": ("The scores after each round add up to {0} for you and for {1}."),
    "because-running-from-equal": (
        "The scores after each round from round {3} on add up to {0} for you and for {1}."
    ),
    "because-running-more": Plural(
        2,
        "You were ahead after {0}, by {1:amount}.",
        "You were ahead after {0}, by {1:amount} in all.",
    ),
    "because-running-less": Plural(
        2,
        "You were behind after {0}, by {1:amount}.",
        "You were behind after {0}, by {1:amount} in all.",
    ),
    "because-own-taken": "For unplayed rounds you have {0:amount} taken off.",
    "because-their-taken": "For unplayed rounds {1} has {0:amount} taken off.",
    "because-cumulatives": (
        "Your opponents’ scores after each round add up to {0}, those of {1}’s opponents to {2}."
    ),
    "because-buchholz": (
        "The Buchholz of your opponents is {0} on average, that of {1}’s opponents {2}."
    ),
    "because-buchholz-sum": (
        "The Buchholz of your opponents adds up to {0}, that of {1}’s opponents to {2}."
    ),
    # Scores times results
    "because-beaten": (
        "The scores of the opponents you beat add up to {0}; for {1} they add up to {2}."
    ),
    "because-drawn": (
        "Half the scores of those you drew with add up to {0}; for {1} they add up to {2}."
    ),
    "because-beaten-equal": (
        "The scores of the opponents you beat add up to {0}, and the same for {1}."
    ),
    "because-drawn-equal": (
        "Half the scores of those you drew with add up to {0}, and the same for {1}."
    ),
    "because-products-equal": (
        "Each opponent’s score times the points you took in that game adds up to {0}, and "
        "the same for {1}."
    ),
    "because-products": (
        "Each opponent’s score times the points you took in that game adds up to {0}; for "
        "{1} it adds up to {2}."
    ),
    "because-products-match-equal": (
        "Each opponent’s points times yours in that match add up to {0}, and the same for {1}."
    ),
    "because-products-match": (
        "Each opponent’s points times yours in that match add up to {0}; for {1} they add up "
        "to {2}."
    ),
    "because-matches": (
        "Each opponent’s match points times the game points of that match add up to {0} for "
        "you and {2} for {1}."
    ),
    # Games among the tied
    "because-you-won": "You won the game between you, in {0}.",
    "because-they-won": "{1} won the game between you, in {0}.",
    "because-among": (
        "In the games among the {0:count} who were tied, you have {1}; {2} has {3}. What "
        "counts is wins minus losses."
    ),
    "because-among-two": (
        "In the games between the two of you, you have {1}; {2} has {3}. What counts is wins "
        "minus losses."
    ),
    "because-W": Plural(0, "one win", "{0:count} wins"),
    "because-D": Plural(0, "one draw", "{0:count} draws"),
    "because-L": Plural(0, "one loss", "{0:count} losses"),
    "because-no-game": "no game",
    "because-encounter": (
        "In the games among the {0:count} who were tied you scored {1:scored}, {2} {3}."
    ),
    "because-encounter-two": (
        "In the game between the two of you, you scored {1:scored}, {2} {3}."
    ),
    "because-encounter-average": (
        "You scored {0} of {1} in the games against {2}: {3} on average, to {4}."
    ),
    # Matches of teams, and boards
    "because-match-won": "You won the match between you, in {0}.",
    "because-match-lost": "{1} won the match between you, in {0}.",
    "because-matches-MP": (
        "In the matches among the {0:count} who were tied you have {1} match "
        "{1:|point|points}, {2} {3}."
    ),
    "because-matches-GP": (
        "In the matches among the {0:count} who were tied you have {1} game "
        "{1:|point|points}, {2} {3}."
    ),
    "because-matches-MP-two": (
        "In the match between the two of you, you have {1} match {1:|point|points}, {2} {3}."
    ),
    "because-matches-GP-two": (
        "In the match between the two of you, you have {1} game {1:|point|points}, {2} {3}."
    ),
    "because-board-count-match": (
        "In the match between the two of you the board count is {0} for you, {2} for {1}: the "
        "lower is ahead."
    ),
    "because-board-count-all": ("The board count is {0} for you, {2} for {1}: the lower is ahead."),
    "because-board-match": (
        "On board {0} of the match between the two of you, you scored {1:scored}, {2} {3}."
    ),
    "because-boards-match": (
        "On boards 1 to {0} of the match between the two of you, you scored {1:scored}, {2} {3}."
    ),
    "because-board-all": "On board {0} your team scored {1:scored} in all, {2} {3}.",
    "because-boards-all": "On boards 1 to {0} your team scored {1:scored} in all, {2} {3}.",
    "because-schedule": (
        "You have {0} yourself and {1} as the share of your Buchholz; {2} has {3} and {4}."
    ),
    "because-averaged": "Games against the same opponent count as their average.",
    # Why games among the tied left two of them, or more, tied
    "level-you-and": "you and {0}",
    "level-you-all": "you and the {0:count} you share the place with",
    "level-not-met": "You and {0} have not met.",
    "level-none-met": "None of the {0:count} who were tied have met.",
    "level-drew": Plural(
        1, "You and {0} drew your game.", "You and {0} drew each of your {1:count} games."
    ),
    "level-won-each": Plural(
        1, "You and {0} won one game each.", "You and {0} won {1:count} games each."
    ),
    "level-drew-match": Plural(
        1, "You and {0} drew your match.", "You and {0} drew each of your {1:count} matches."
    ),
    "level-won-each-match": Plural(
        1, "You and {0} won one match each.", "You and {0} won {1:count} matches each."
    ),
    "level-even-match": "You and {0} scored the same in the matches between the two of you.",
    "level-records-match": "In the matches among the {0:count} who were tied, {1} have {2} each.",
    "level-scored-match": (
        "In the matches among the {0:count} who were tied, {1} have {2:points} each."
    ),
    "level-balance-match": (
        "In the matches among the {0:count} who were tied, wins minus losses are the same for {1}."
    ),
    "level-due-match": (
        "Not all of the {0:count} who were tied have met. In a round robin the matches among them "
        "decide only when all have."
    ),
    "level-reach-match": (
        "Not all of the {0:count} who were tied have met, and nobody has more points from these "
        "matches than each of the others could still reach."
    ),
    "level-even": "You and {0} scored the same in the games between the two of you.",
    "level-circle": (
        "The three who were tied beat one another in a circle: one win and one loss each."
    ),
    "level-no-game": "Of the {0:count} who were tied, {1} met none of the others.",
    "level-records": "In the games among the {0:count} who were tied, {1} have {2} each.",
    "level-scored": "In the games among the {0:count} who were tied, {1} scored {2:scored} each.",
    "level-balance": (
        "In the games among the {0:count} who were tied, wins minus losses are the same for {1}."
    ),
    "level-due": (
        "Not all of the {0:count} who were tied have met. In a round robin the games among them "
        "decide only when all have."
    ),
    "level-reach": (
        "Not all of the {0:count} who were tied have met, and nobody has more points from these "
        "games than each of the others could still reach."
    ),
    "because-own-least": (
        "Not all who were tied have met; but you would get {0:scored} at least, and {2} could "
        "have reached no more than {1}."
    ),
    "because-their-least": (
        "Not all who were tied have met; but {2} would get {0:scored} at least, and you could "
        "have reached no more than {1}."
    ),
    "because-own-reach": (
        "Not all who were tied have met; but you have {0:scored}, and {2} could have reached "
        "no more than {1}."
    ),
    "because-their-reach": (
        "Not all who were tied have met; but {2} has {0:scored}, and you could have reached no "
        "more than {1}."
    ),
    # Own results
    "because-wins": Plural(0, "You won {0} game; {1} won {2}.", "You won {0} games; {1} won {2}."),
    "because-wins-forfeits": Plural(
        0,
        "You won {0} game; {1} won {2}, forfeit wins included.",
        "You won {0} games; {1} won {2}, forfeit wins included.",
    ),
    "because-wins-rounds": Plural(
        0,
        "You had the points of a win in {0} round; {1} had them in {2}. Full-point byes and "
        "forfeit wins count.",
        "You had the points of a win in {0} rounds; {1} had them in {2}. Full-point byes and "
        "forfeit wins count.",
    ),
    "because-blacks": Plural(
        0,
        "You had Black in {0} game; {1} had it in {2}.",
        "You had Black in {0} games; {1} had it in {2}.",
    ),
    "because-black-wins": Plural(
        0,
        "You won {0} game with Black; {1} won {2}.",
        "You won {0} games with Black; {1} won {2}.",
    ),
    "because-elected": Plural(
        0,
        "You have {0} round and {1} {2}, not counting half-point byes, zero-point byes and "
        "forfeit losses.",
        "You have {0} rounds and {1} {2}, not counting half-point byes, zero-point byes and "
        "forfeit losses.",
    ),
    "because-outscored": (
        "With 1 for each round in which a player scored more than the opponent, and ½ if "
        "they scored the same, you have {0}, {1} {2}."
    ),
    "because-pairing-low": ("Your pairing number is {0}, {1}’s is {2}; the lower one is ahead."),
    "because-pairing-high": ("Your pairing number is {0}, {1}’s is {2}; the higher one is ahead."),
    "because-played": "A win counts 4, a draw 2, a loss 1: you have {0}; {1} has {2}.",
    "because-koya": (
        "Against opponents with at least half of the points you scored {0:scored}, {1} {2}."
    ),
    "because-koya-other": "Against the opponents who count you scored {0:scored}, {1} {2}.",
    "because-game-points": "In single games your team scored {0:scored}, {1} {2}.",
    "because-points": "You have {0:scored}, {1} has {2}.",
    "because-first-loss": "You first lost in round {0}, {1} in round {2}.",
    "because-never-lost-own": "You never lost a game; {1} first lost in round {0}.",
    "because-never-lost-their": "You first lost in round {0}; {1} never lost a game.",
    "because-there-own": "You were there for round 1; {0} came later.",
    "because-there-their": "{0} was there for round 1; you came later.",
    "because-board-own": "You scored {0:scored} over the board; {1} scored nothing there.",
    "because-board-their": "{1} scored {0:scored} over the board; you scored nothing there.",
    "because-at-the-board": "It was decided at the board, after the event.",
    "because-lots": "Lots were drawn.",
    # What only the sheet knows
    "because-printed": "We do not know what {0} holds: these are the sheet’s own figures.",
    "because-printed-called": "On your sheet {0} is “{1}”. We do not work that out.",
    "because-printed-by-hand": "{0} was entered by hand (“{1}”): it cannot be worked out.",
    # Ratings
    "because-rated": "Your opponents are rated {0} on average, {1}’s {2}.",
    "because-rated-are": "That is the average rating of the other opponents.",
    "because-rated-out": "Opponents without a rating are left out.",
    "because-performed": (
        "Your opponents’ performance is {0} on average, that of {1}’s opponents {2}."
    ),
    "because-performed-out": "Opponents who met nobody with a rating are left out.",
    "because-performance": "Your performance is {0}, {1}’s is {2}.",
    "because-rating": "Your rating is {0}, {1}’s is {2}.",
    "because-rating-low": "Your rating is {0}, {1}’s is {2}; the lower one is ahead.",
}
