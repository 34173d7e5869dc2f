"""Other results than the real ones."""

from calculator.words.catalogues import Catalogue, Plural

WHATIF: Catalogue = {
    # The crosstable, and the changes in force
    "results": "Results",
    "show-results": "Show the crosstable",
    "hide-results": "Hide the crosstable",
    "cell-of": "{0}, {1} {2}: {3}",
    "changed-results": "With other results:",
    "what-if": "What if",
    # What is in parentheses is left out on a phone.
    "changes-count": Plural(0, "[What if: ]1 changed[ result]", "[What if: ]{0} changed[ results]"),
    "undo": "Undo",
    "really": "(really: {0})",
    "take-back": "Take back: {0}",
    "undo-all": "Real results",
    "was": "was {0}",
    # A game, and what it can be put to
    "choices": "Another result",
    "met-in-round": "Round {0} · {1}",
    "met-W": "{0} beat {1}",
    "met-D": "{0} drew with {1}",
    "met-L": "{0} lost to {1}",
    "met-points": "{0} scored {2:points} against {1}",
    "met-match": "{0} – {1} {2:points}–{3:points}",
    "met-on-board": "Round {0} · {1} – {2}, board {3}: {4}",
    "met-other": "{0} against {1}: {2}",
    "met-alone": "{0}: {1}",
    "choice-moves": "{0} → {1}",
    "choice-stays": "stays {0}",
    "choice-you": "You: {0}",
    "choice-you-stay": "You stay {0:ordinal}",
    "choice-board": "Board {0}",
    "choice-board-of": "Board {0}: {1} – {2}",
    "choice-real": "the real result",
    # What would have put a player higher: how the answer begins and ends
    "find-higher": "What would have put me higher?",
    "higher-first": "You are 1st: nobody is higher.",
    "higher-first-shared": "You share 1st place: nobody is higher.",
    "higher-not-begun": "No game has been played yet, so there is no result to change.",
    "higher-no-games": "This table does not give the games one by one, so none can be changed.",
    "higher-single": Plural(
        0,
        "There is one result that would have put you higher.",
        "Any one of these {0:count} results would have put you higher.",
    ),
    "higher-double": Plural(
        0,
        "No single result would have put you higher. There is one way with two.",
        "No single result would have put you higher. There are {0:count} ways with two.",
    ),
    "higher-none": "No other result of one game or of two would have put you higher. "
    "All of them were tried.",
    "higher-none-single": "No other result of a single game would have put you higher.",
    "higher-none-yet": "Nothing found so far.",
    "higher-some-pairs": "Of the {1} ways to change two results, {0} were tried, "
    "your own results first. The others were not.",
    "higher-stopped": "You stopped before every result was tried.",
    "higher-one-sided": Plural(
        0,
        "One game was not tried: only one of the two players’ rows has it.",
        "{0} games were not tried: only one of the two players’ rows has them.",
    ),
    "higher-unnamed": "Games against opponents whom the table does not name were not tried.",
    "higher-note": "The pairings stay as they were.",
    "higher-note-printed": (
        "Your sheet’s own figures ({0}) stay too: nobody can work them out for other results."
    ),
    "higher-none-match": "No other result of one board or of two would have put you higher. "
    "All of them were tried.",
    "higher-none-single-match": "No other result of a single board would have put you higher.",
    "higher-whole": "The boards are not in the text: each match was tried with up to a point more "
    "or less, as if one board had gone the other way.",
    "higher-unplayed": "Matches and boards that nobody played, or that are not known, were not "
    "tried.",
    "higher-note-matches": "The pairings stay as they were, and so do the game points in a match.",
    "higher-own": "Your own results",
    "higher-own-match": "Your own boards",
    "higher-opponent-match": "Boards of your opponents",
    "higher-other-match": "Other boards",
    "higher-opponent": "Games of your opponents",
    "higher-other": "Other games",
    "higher-best-first": "Best first.",
    "higher-all": "Show all {0}",
    "higher-looking": "Trying every result…",
    "higher-looking-pairs": "Trying every two results…",
    "higher-stop": "Stop",
    "try-it": "Try",
    # The table of ways: its heads, a game as the first player sees it, what one has to do with it
    "way-round": "Rd.",
    "way-game": "Game",
    "way-game-board": "Board",
    "way-game-match": "Match",
    "way-was": "Was",
    "way-if": "What if",
    "way-place": "Place",
    "way-shared": "shared",
    "way-of-two": "{0} – {1}",
    "way-board": "{0}, board {1}",
    "board-of-two": "{0} ({1} – {2})",
    "way-you": "you",
    "way-meeting": "game {0}",
    "way-met": "you met {0}",
    "way-met-both": "you met both",
    "way-above": "{0} is just above you",
    "way-theirs": "{0} met {1}",
    # One way: what would have been different
    "way-one": "If {0}, you would be {1:ordinal}, because {2}.",
    "way-two": "If {0} and {1}, you would be {2:ordinal}, because {3}.",
    "if-own-W": "you had beaten {0} {1}",
    "if-own-D": "you had drawn with {0} {1}",
    "if-own-L": "you had lost to {0} {1}",
    "if-own-H": "you had taken a half-point bye {0}",
    "if-own-points": "you had scored {2:points} against {0} {1}",
    "if-W": "{0} had beaten {1} {2}",
    "if-D": "{0} had drawn with {1} {2}",
    "if-L": "{0} had lost to {1} {2}",
    "if-points": "{0} had scored {3:points} against {1} {2}",
    "if-own-board-W": "you had won board {0} against {1} {2}",
    "if-own-board-D": "you had drawn board {0} against {1} {2}",
    "if-own-board-L": "you had lost board {0} to {1} {2}",
    "if-board-W": "{0} had won board {1} against {2} {3}",
    "if-board-D": "{0} had drawn board {1} against {2} {3}",
    "if-board-L": "{0} had lost board {1} to {2} {3}",
    "if-own-open-W": "you beat {0} {1}",
    "if-own-open-D": "you draw with {0} {1}",
    "if-own-open-L": "you lose to {0} {1}",
    "if-own-open-points": "you score {2:points} against {0} {1}",
    "if-open-W": "{0} beats {1} {2}",
    "if-open-D": "{0} draws with {1} {2}",
    "if-open-L": "{0} loses to {1} {2}",
    "if-open-points": "{0} scores {3:points} against {1} {2}",
    "if-round": "in round {0}",
    "if-at-the-board": "over the board in round {0}",
    "if-meeting": "in game {0} of the two",
    "who-opponent": "your opponent {0}",
    "who-above": "{0}, just above you,",
    "who-theirs": "{0}, an opponent of {1},",
    # … and why that would have been enough
    "past-score": "you would have {0:scored} to {1}’s {2:points}",
    "past-value": "your {0} would be {1} to {2}’s {3}",
    "past-rank": "on {0} you would come {1} and {2} {3}",
    "past-encounter": "in the games among the {0:count} tied players you would come {1:ordinal} "
    "and {2} {3:ordinal}",
    "past-encounter-two": "in the games between the two of you, you would come {1:ordinal} "
    "and {2} {3:ordinal}",
    "past-encounter-match": "in the matches among the {0:count} tied teams you would come "
    "{1:ordinal} and {2} {3:ordinal}",
    "past-encounter-two-match": "in the matches between the two of you, you would come {1:ordinal} "
    "and {2} {3:ordinal}",
    "past-share": "nothing would separate you and {0}",
    "past-share-joined": "you and {0} would both have {1:scored}, with nothing to separate you",
    "past-joined": "you and {0} would both have {1:scored}, and {2}",
    # What a place depends on, and what is still to come
    "rests": "Your place depends on these games of your opponents:",
    "rests-not": "No other result of a single game of your opponents would have put you lower.",
    "rests-match": "Your place depends on these boards of your opponents:",
    "rests-not-match": (
        "No other result of a single board of your opponents would have put you lower."
    ),
    "rests-on": "If {0}, you would be {1:ordinal}, behind {2}.",
    "to-come": "Your opponents still have games to play: {0}.",
    "to-come-match": "Your opponents still have matches to play: {0}.",
    "to-come-one": "{0} ({1})",
    "to-come-changes": "What they score there can change your {0}.",
    "to-come-nothing": (
        "None of it can change your tiebreaks: this order does not look at what opponents score."
    ),
    "reach": "Places still open to you by points, after your next game; all others are out of "
    "reach:",
    "reach-in-the-end": (
        "Places still open to you by points at the end, depending on your next game; all others "
        "are out of reach:"
    ),
    "reach-match": "Places still open to you by points, after your next match; all others are out "
    "of reach:",
    "reach-in-the-end-match": (
        "Places still open to you by points at the end, depending on your next match; all others "
        "are out of reach:"
    ),
    "reach-place": "{0}: {1}",
    "reach-places": "{0}: {1} to {2}",
    # What a player needs before a round is played
    "need-find": "What do I need?",
    "need-nothing": (
        "Your sheet shows no game that is still to be played. If there is one, add a column "
        "for its round, with the pairings."
    ),
    "need-not-paired": Plural(
        0,
        (
            "Round {1} is not paired in your sheet, so nobody knows yet whom you will play. Ask "
            "again with its pairings."
        ),
        (
            "From round {1} on, {0:count} rounds are not paired in your sheet, so nobody knows "
            "yet whom you will play. Ask again when the next one is paired."
        ),
    ),
    "need-nothing-match": (
        "Your sheet shows no match that is still to be played. If there is one, its round "
        "must be paired there."
    ),
    "need-not-paired-match": Plural(
        0,
        (
            "Round {1} is not paired in your sheet, so nobody knows yet which team you will "
            "play. Ask again with its pairings."
        ),
        (
            "From round {1} on, {0:count} rounds are not paired in your sheet, so nobody knows "
            "yet which team you will play. Ask again when the next one is paired."
        ),
    ),
    "need-teams": "What a team needs is worked out where it is known how many boards a match has, "
    "and where a win on a board counts twice as much as a draw.",
    "need-games-match": Plural(
        0,
        "What you need in the remaining match",
        "What you need in the {0:count} remaining matches",
    ),
    "need-exact-match": Plural(
        0,
        "Exact, tiebreaks and all: every result of the one match that can move you was tried.",
        "Exact, tiebreaks and all: every result of the {0:count} matches that can move you was "
        "tried.",
    ),
    "need-sure-match": "Whatever happens in the remaining matches, you will be {0:ordinal}.",
    "need-sure-shared-match": (
        "Whatever happens in the remaining matches, you will share {0:ordinal} place."
    ),
    "need-points-match": Plural(
        0,
        "By points only: too many matches can change the tiebreaks. Every result of the one match "
        "that can change who has more points was tried.",
        "By points only: too many matches can change the tiebreaks. Every result of the {0:count} "
        "matches that can change who has more points was tried.",
    ),
    "need-some-match": (
        "Too many matches can move you to try every result of them. So only the results of "
        "the {0} closest to you were tried, out of {1}. What you see here is true whatever "
        "happens in the others, but there may be more ways. Enter some results below for a "
        "more complete answer."
    ),
    "need-boards": (
        "If only the boards of a match still to be played could separate you from others, "
        "every possible place is listed: nobody can try every board."
    ),
    "need-own-exactly": "you score {0:points}–{1:points}",
    "need-own-least": "you score {0:points}–{1:points} or better",
    "need-own-most": "you score {0:points}–{1:points} or worse",
    "need-own-between": "you score {0:points} to {1:points}",
    "need-round": "What you need in round {0}",
    "need-games": Plural(
        0, "What you need in the remaining game", "What you need in the {0:count} remaining games"
    ),
    "need-exact": Plural(
        0,
        "Exact, tiebreaks and all: every result of the one game that can move you was tried.",
        "Exact, tiebreaks and all: every result of the {0:count} games that can move you was "
        "tried.",
    ),
    "need-sure": "Whatever happens in the remaining games, you will be {0:ordinal}.",
    "need-sure-shared": (
        "Whatever happens in the remaining games, you will share {0:ordinal} place."
    ),
    "need-points": Plural(
        0,
        "By points only: too many games can change the tiebreaks. Every result of the one game "
        "that can change who has more points was tried.",
        "By points only: too many games can change the tiebreaks. Every result of the {0:count} "
        "games that can change who has more points was tried.",
    ),
    "need-ties": (
        "Anybody who ends with the same points as you is counted as ahead: the tiebreaks may "
        "put you higher, never lower."
    ),
    "need-some": (
        "Too many games can move you to try every result of them. So only the results of the "
        "{0} closest to you were tried, out of {1}. What you see here is true whatever "
        "happens in the others, but there may be more ways. Enter some results below for a "
        "more complete answer."
    ),
    "need-place": "{0:ordinal}",
    "need-or-better": "{0:ordinal} or better",
    "need-shared": "a share of {0:ordinal}",
    "need-shared-or-better": "at least a share of {0:ordinal}",
    "need-own-shared": "{0}, shared",
    "need-own-maybe-shared": "{0}, perhaps shared",
    "need-places": "{0} to {1}",
    "need-two-places": "{0} or {1}",
    "need-always": "whatever happens",
    "need-more": Plural(0, "One more way", "{0} more ways"),
    "need-places-more": Plural(0, "One more place", "{0} more places"),
    "need-games-more": Plural(0, "One more game", "{0} more games"),
    "need-out": "Out of reach now: {0}.",
    "need-unpaired": Plural(
        0,
        "According to your sheet, {1} has no game there and gets no point.",
        "According to your sheet, {1} have no game there and get no point.",
    ),
    "need-unpaired-match": Plural(
        0,
        "According to your sheet, {1} has no match there and gets no point.",
        "According to your sheet, {1} have no match there and get no point.",
    ),
    "need-set-match": "Remaining matches: enter a result",
    "need-games-more-match": Plural(0, "One more match", "{0} more matches"),
    "need-all-set-match": "Every match has a result now: you would be {0:ordinal}.",
    "need-all-set-shared-match": "Every match has a result now: you would share {0:ordinal} place.",
    "need-you-D-match": "you draw",
    "need-you-WL-match": "you do not draw",
    "need-you-over-D-match": "you draw with {0}",
    "need-you-over-WL-match": "you do not draw with {0}",
    "need-D-match": "{0} draws with {1}",
    "need-WL-match": "{0} does not draw with {1}",
    "need-set": "Remaining games: enter a result",
    "need-all-set": "Every game has a result now: you would be {0:ordinal}.",
    "need-all-set-shared": "Every game has a result now: you would share {0:ordinal} place.",
    "need-you-W": "you win",
    "need-you-D": "you draw",
    "need-you-L": "you lose",
    "need-you-WD": "you do not lose",
    "need-you-DL": "you do not win",
    "need-you-WL": "you do not draw",
    "need-you-over-W": "you beat {0}",
    "need-you-over-D": "you draw with {0}",
    "need-you-over-L": "you lose to {0}",
    "need-you-over-WD": "you do not lose to {0}",
    "need-you-over-DL": "you do not beat {0}",
    "need-you-over-WL": "you do not draw with {0}",
    "need-you-exactly": "you score {1:points} against {0}",
    "need-you-least": "you score at least {1:points} against {0}",
    "need-you-most": "you score at most {1:points} against {0}",
    "need-you-between": "you score {1:points} to {2:points} against {0}",
    "need-between": "{0} scores {2:points} to {3:points} against {1}",
    "need-W": "{0} beats {1}",
    "need-D": "{0} draws with {1}",
    "need-DL": "{0} does not beat {1}",
    "need-WL": "{0} does not draw with {1}",
    "need-exactly": "{0} scores {2:points} against {1}",
    "need-least": "{0} scores at least {2:points} against {1}",
    "need-most": "{0} scores at most {2:points} against {1}",
}
