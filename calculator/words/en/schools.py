"""Schools, clubs and the like, whose best scores are added up."""

from calculator.words.catalogues import Catalogue, Plural

SCHOOLS: Catalogue = {
    # What they are called
    "schools-of-school": "Schools",
    "schools-of-club": "Clubs",
    "schools-of-team": "Teams",
    "schools-of-state": "States",
    "schools-of-fed": "Federations",
    "schools-one-school": "School",
    "schools-one-club": "Club",
    "schools-one-team": "Team",
    "schools-one-state": "State",
    "schools-one-fed": "Federation",
    "schools-title": Plural(1, "{0}: the best one of each", "{0}: the best {1} of each"),
    "schools-sum": "sum of {0}",
    "schools-sum-heading": "{0} sum",
    "schools-team-score": "team score",
    "schools-counted": "Counted",
    "schools-players": "Players",
    # How ties are broken
    "schools-order": "Ties are broken by adding up the counted players’ tiebreaks: {0}.",
    "schools-order-none": "Nothing breaks ties between them.",
    "schools-order-us-scholastic": "US national scholastics",
    "schools-order-us-scholastic-accelerated": "US national scholastics, accelerated pairings",
    "schools-order-state-list": "A state’s list",
    # What is to be known
    "schools-without": Plural(
        0,
        "{0} player is not counted: the table does not say whose player it is.",
        "{0} players are not counted: the table does not say whose players they are.",
    ),
    "schools-alike": (
        "“{0}” and “{1}” are counted apart. If they are the same, spell both the same way."
    ),
    "schools-has": "{0} {1}",
    "schools-over-limit": (
        "There are more players here than the {1} who may be entered: {0}. The table does not say "
        "who was, so the best of all count. Leave out those who were not."
    ),
    "schools-not-added": Plural(
        1,
        "{0} is not added up: two schools cannot be compared by such a sum.",
        "{0} are not added up: two schools cannot be compared by such sums.",
    ),
    "schools-modified-median": (
        "Directors say that national scholastics do not use Modified Median for teams: for a "
        "player with half of the points or fewer, it drops high scores. They add up Solkoff, then "
        "Cumulative."
    ),
    "schools-no-value": "{0} has no value",
    # One of them
    "schools-place": "{0} is {1:place} of {2} with {3:scored}.",
    "schools-place-now": "{0} is {1:place} of {2} with {3:scored} {4}.",
    "schools-share": "{0} share {1:place} place.",
    "schools-who": "{0} {1:points}",
    "schools-who-value": "{0} {1}",
    "schools-adds": Plural(1, "Counted: {0}.", "Counted: {0} = {2:points}."),
    "schools-short": Plural(
        0,
        "It has one player; {1} could count, and the missing ones score 0.",
        "It has {0:count} players; {1} could count, and the missing ones score 0.",
    ),
    "schools-left": Plural(
        1,
        "Not counted: {0}; only the best one counts.",
        "Not counted: {0}; only the best {1} count.",
    ),
    "schools-apart": "Not entered: {0}.",
    "schools-level-place": (
        "{0} and {1} have the same score. {0}, who is higher among all the players, counts."
    ),
    "schools-level-sums": (
        "{0} and {1} share a place. {0}, who has more in the tiebreaks that are added up, counts."
    ),
    "schools-level-alike": (
        "{0} and {1} are tied on everything: it makes no difference which of them counts."
    ),
    # Two of them
    "schools-more": "{0} has {1:scored}, {2} has {3:points}.",
    "schools-decided": "{0} and {1} are tied on {2}. {0} is ahead on the {3}, {4} to {5}.",
    "schools-sum-of": "{0}: {1} = {2}.",
    "schools-passed": "The {0} was skipped: {1}.",
    "schools-level": "Nothing separates {0}: {1}.",
    "schools-level-all": "they are equal in {0}",
    "schools-ask": "Ask the organizer what comes next.",
    # Other results
    "schools-if": "If {0}, {1} would be {2:place}.",
    "schools-if-alone": "If {0}, {1} alone would be {2:place}.",
    "schools-if-shared": "If {0}, {1} would share {2:place} place.",
    "schools-higher": "What would have put {0} higher, the smallest change first:",
    "schools-higher-none": "No other result of a single game of its players puts {0} higher.",
    "schools-lower": "What would have put {0} lower:",
    "schools-lower-none": "No other result of a single game of its players puts {0} lower.",
    "schools-if-more": Plural(0, "One more result would.", "{0} more results would."),
    # What is needed
    "schools-need-ask": "What does {0} need in round {1}?",
    "schools-need-ask-games": "What does {0} need in the remaining games?",
    "schools-need": Plural(
        3,
        (
            "What {0} needs in round {1}: it has {2:scored} now, and its players have one game "
            "to play."
        ),
        (
            "What {0} needs in round {1}: it has {2:scored} now, and its players have {3:count} "
            "games to play."
        ),
    ),
    "schools-need-games": Plural(
        3,
        "What {0} needs: it has {2:scored} now, and its players have one game to play.",
        "What {0} needs: it has {2:scored} now, and its players have {3:count} games to play.",
    ),
    "schools-need-row": "{0}: {1}",
    "schools-need-points": "{0:scored}",
    "schools-need-or-more": "{0:points} {0:points|point|points} or more",
    "schools-need-at-the-end": "{0} at the end",
    "schools-need-or-less": "{0:points} {0:points|point|points} or less",
    "schools-need-between": "{0:points} to {1:points} {1:points|point|points}",
    "schools-need-level": "{0}; the tiebreaks may decide",
    "schools-need-range": "{0} {1:points} to {2:points}",
    "schools-need-sure": "Whatever happens in the remaining games, {0} will be {1:ordinal}.",
    "schools-need-others": "The others can end like this: {0}.",
    "schools-need-more": "and {0} more",
    "schools-need-rough": (
        "There are too many outcomes to follow them all. So games between two other schools "
        "were not tried: some of the places listed here may be out of reach."
    ),
    "schools-need-not-paired": Plural(
        0,
        "Round {1} is not paired in your sheet. Ask again with its pairings.",
        "From round {1} on, {0:count} rounds are not paired in your sheet. Ask again with the "
        "pairings.",
    ),
    # In the page
    "schools-show": "Show their standings",
    "schools-not": "not counted",
    "schools-hide": "Hide",
    "schools-by": "By",
    "schools-best": "How many count",
    "schools-ties": "Ties",
    "schools-order-own": "the event’s tiebreaks, added up",
    "schools-entered": "May be entered",
    "schools-any-number": "any number",
    "schools-not-entered": "not entered",
    "schools-leave-out": "Leave out",
    "schools-put-back": "Put back",
    "schools-copy-text": "Copy as text",
    "schools-save": "Save as CSV",
    "schools-print": "Print this list",
    "schools-who-counts": "{0}: who counts, and why this place",
    "schools-total": "Sum",
    "schools-try": "What if one game of {0} had gone the other way?",
    # A list of the text's own
    "schools-list-agrees": Plural(
        0,
        "The text’s own list agrees.",
        "The text’s own list of {0} agrees.",
    ),
    "schools-list-same": Plural(
        0,
        "The text’s own list has the same score and place.",
        "The text’s own list of {0} has the same scores and places.",
    ),
    "schools-list-score": "The text’s own list has {0} with {1}; here it is {2:points}.",
    "schools-list-place": "The text’s own list has {0} {1:place}; here it is {2:place}.",
    "schools-list-fits-best": Plural(
        0,
        "The list fits if only the best one of each counts.",
        "The list fits if the best {0} of each count.",
    ),
    "schools-list-fits-order": "The list fits these tiebreaks: {0}.",
    "schools-list-sums": Plural(1, "Its {0} agrees.", "Its columns agree, too: {0}."),
    "schools-list-sum": "The text’s own list has a {0} for {1} of {2}; here it is {3}.",
    "schools-list-unknown": (
        "One column of the text’s own list is not compared, because it is not a sum that the "
        "calculator knows: {0}."
    ),
    "schools-figure": "{0}",
    "title-total-opposition": "Total Opposition",
    "heading-total-opposition": "Tot. opp.",
    # What goes wrong
    "schools-none": (
        "this table does not say which school, club, team or state anybody plays for: it has no "
        "such column"
    ),
    "schools-none-of": (
        "this table does not say which school, club, team or state anybody plays for. Beside "
        "results it has: {0}; --team-by takes one of them"
    ),
    "schools-nobody": "nobody has anything under “{0}”",
    "schools-of-teams": "the rows of this table are teams already",
    "schools-at-least-one": "at least one player must count",
    "schools-limit-low": "a school that may enter {0} cannot have {1} who count",
    "schools-who-none": "“{0}” is none of these: {1}",
    "schools-who-several": "“{0}” is more than one of them: {1}",
}
