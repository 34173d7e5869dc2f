"""The command line, and unknown names."""

from calculator.words.catalogues import Catalogue, Plural

COMMAND: Catalogue = {
    "list-tiebreaks": "Tiebreaks",
    "list-orders": "Orders",
    "list-conventions": "Conventions",
    "list-layouts": "Layouts",
    "several-players": "“{0}” is more than one player: {1}",
    "answer-needs-player": "choose a player with --player first",
    "same-player": "“{0}” is the same player twice",
    "no-player": "“{0}” is not in this table",
    "unknown-tiebreak": "unknown tiebreak or order “{0}”",
    "several-tiebreaks": "“{0}” is several tiebreaks; say which one: {1}",
    "set-unknown": "--set does not know “{0}”; it knows {1}",
    "set-option": "“{0}” is not an option of {1}; the options are {2}",
    "set-numbers": (
        "“{0}” is not a list of players; {1} takes their numbers, as in {1}=3,5, or none"
    ),
    "set-record": (
        "“{0}={1}” is not a result; {2} takes a player’s number and points, as in {2}.4=1"
    ),
    "set-nobody": "no player has the number {0} that --set names",
    "no-language": "there is no language “{0}”; the languages are {1}",
    "unknown-rules": "there are no rules “{0}”; the choices are {1}",
    "only-of-matches": (
        "{0} counts whole matches: {0}:{1} would need the result of every board, which this "
        "table does not have"
    ),
    "not-made-of": "{0} is not made of “{1}”",
    "no-modifier": "{0} has no modifier /{1} (it may have: {2})",
    "no-modifiers": "{0} has no modifier /{1}",
    "no-cut": "{0} has no /{1}: FIDE’s list (C.07 art. 5) has no such cut of it",
    "no-limit": (
        "{0} cannot have the limit /{1}: /L1 to /L9 raise it by half points, /L-1 lowers it, and a "
        "percentage is 20 to 100, as in /L60"
    ),
    # The summary of a run of the action
    "run-file": "File",
    "run-printed": "What it prints",
    "run-said": "All that was said",
    # tiebreaks.toml
    "settings-line": "line {0}: {1}",
    "settings-toml": "this is not TOML: {0}",
    "settings-encoding": "this is not UTF-8; save the file as UTF-8",
    "settings-unknown": "“{0}” is not known here; these are: {1}",
    "settings-written": "“{0}” is written as in {1}",
    "settings-value": "“{0}” is none of {1}",
    "settings-nobody": "no file is called “{0}”",
    "did-you-mean": "did you mean {0}?",
    "list-names-them": "--list shows those it has",
    # What is named is no file
    "path-address": (
        "{0} is an address, and nothing is fetched: save the page and name the file, or open "
        "the address in the calculator’s page, after ?src="
    ),
    "path-folder": (
        "{0} is a folder: --check compares all tables in it, --html OUT makes a sheet of each"
    ),
    "path-empty": "the name of a file is empty",
    "path-fits-nothing": "no file matches {0}",
    # --check
    "check-unread": "cannot be read: {0}",
    "check-nothing": "nothing printed to compare",
    "check-left-out": Plural(0, "column not compared: {1}", "columns not compared: {1}"),
    "check-columns": Plural(0, "one column not compared", "{0} columns not compared"),
    "check-contradict": Plural(
        0, "two results contradict each other", "{0} pairs of results contradict each other"
    ),
    "check-totals": Plural(
        0,
        "one printed total is not what the results add up to",
        "{0} printed totals are not what the results add up to",
    ),
    "check-more": Plural(0, "and one more line", "and {0} more lines"),
    "check-total": "Total: {0}",
    "check-files": Plural(0, "one file", "{0} files"),
    "check-sections": Plural(0, "one section", "{0} sections"),
    "check-values": "{0} of {1} printed {1:|value agrees|values agree}",
    "check-places": "{0} of {1} printed {1:|place agrees|places agree}",
    "check-faults": Plural(0, "one fault in the results", "{0} faults in the results"),
    "check-unread-count": Plural(0, "one cannot be read", "{0} cannot be read"),
    "check-agrees": "all agree",
    "check-passed": Plural(
        0,
        "Skipped because of its name: {1}",
        "Skipped because of their names: {0} files, such as {1}",
    ),
    "check-skipped": Plural(
        0,
        "Left out, as tiebreaks.toml says: {1}",
        "Left out, as tiebreaks.toml says: {0} files, such as {1}",
    ),
    "check-no-files": "there is no file in it that may hold standings",
    "check-none": "there is nothing to read",
}
