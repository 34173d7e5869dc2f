"""The command line, and unknown names."""

from calculator.words.catalogue import Catalogue

COMMAND: Catalogue = {
    "list-tiebreaks": "Tiebreaks",
    "list-orders": "Orders",
    "list-conventions": "Conventions",
    "list-layouts": "Layouts",
    "several-players": "“{0}” is more than one player: {1}",
    "answer-needs-player": "choose a player with --player first",
    "same-player": "“{0}” is one and the same player twice",
    "no-player": "“{0}” is nobody here",
    "unknown-tiebreak": "unknown tiebreak or order “{0}”; --list shows those there are",
    "unknown-rules": "no such rules: “{0}”; there are {1}",
    "not-made-of": "{0} is not made of “{1}”",
    "no-modifier": "{0} has no modifier /{1} (it may have: {2})",
    "no-modifiers": "{0} has no modifier /{1}",
}
