"""The parts that the page's script looks for: the values of ``data-part``, listed once.

``pyscript_app/page/parts.js`` has the same names as a type, so the script asks for no others; a
test compares both, and looks for every part in what the views make. Classes are for the style
sheet only. What a control carries (``data-key``, ``data-value`` and the like) is data, not a name.
"""

#: The parts of the page before Python runs: what each one is, by name.
OF_PAGE = {
    "app": "the whole calculator",
    "script": "the element that loads the page's script",
    "paste": "the form with the text box",
    "paste-now": "the button that pastes what is on the clipboard",
    "open-file": "the button that opens a file",
    "open-photo": "the button that opens a picture, or takes one",
    "picker": "the browser's own choice of a file, hidden",
    "before": "the button that brings the last text back",
    "tables": "the list of one's own tables",
    "forget-all": "the button that forgets them",
    "sample": "a button that opens a sample",
    "is-sample": "says that the table is a sample",
    "status": "says what goes on",
    "problem": "says what is wrong",
    "from": "says where the table was fetched",
    "waiting": "shows what there is of a text before its result",
    "told": "the answer that a link carries",
    "result": "holds the result",
    # A bare page.
    "full": "the link to the full calculator",
    "shut": "says that nothing runs here",
}
#: The parts of the core's answers.
OF_ANSWERS = {
    # What was read.
    "copy": "the button that copies the link",
    "change": "the button that goes to the text",
    "new": "the button that empties the box",
    "corrections": "what is to be set right",
    "mend": "a button that puts what may have been meant into the text",
    "more-clashes": "unfolds more cells that contradict each other",
    "differing-values": "unfolds the printed values that differ",
    "differing-places": "unfolds the printed places that differ",
    "differing-ties": "unfolds the places of those whose ties the sheet does not break",
    # What is wrong.
    "put-back": "the button that brings the last text back, beside a problem",
    "more-changed": "unfolds what changed since an earlier text, where that is more than a few",
    # The controls.
    "find": "holds the field in which a name is typed",
    "found": "the list of names that fit",
    "editor": "the panel with the order as a list to change",
    # Sharing.
    "share": "the panel with the ways to hand a result on",
    "picture": "holds the picture of the answer",
    "copy-picture": "the button that copies it",
    "save-picture": "the button that saves it",
    "hand-on": "the button that gives link, text and picture to another app",
    "copy-text": "the button that copies the answer as text to send",
    "share-more": "unfolds the other forms",
    "shared": "holds a QR code, or a text to copy",
    "qr": "the button that shows a QR code",
    "embed": "the button that copies the code of a frame",
    "copy-as": "the choice of what to copy or save",
    "take": "the button that copies it",
    "save": "the button that saves it",
    "builder": "unfolds the making of a link or a frame for a website",
    "build-show": "the choice of what it shows",
    "build-who": "the choice of a player",
    "build-part": "the choice of a prize class",
    "build-order": "the choice of an order",
    "build-language": "the choice of a language",
    "build-every": "whether the sums of every tiebreak are shown",
    "build-form": "the choice of what is made",
    "built": "holds what was made",
    "build-copy": "the button that copies it",
    "build-qr": "the button that shows its QR code",
    "preview": "a button that shows how it looks",
    "previewed": "holds what it looks like",
    "print-what": "the choice of what to print",
    "print": "the button that prints it",
    "sheet-head": "the head of a printed sheet: a QR code goes there",
    "address": "the address on a printed sheet",
    # The answer.
    "why": "why this place",
    "answer": "the answer in one sentence",
    "reasons": "unfolds why scores are adjusted",
    "made-of": "unfolds the sums that a sum is made of",
    "next-below": "unfolds what separates from the player just below",
    "higher": "what is looked for: what would have put the player higher, or what one needs",
    "stop": "the button that stops the search for it",
    "way": "unfolds why a way to a higher place would have led there",
    "more-ways": "unfolds all ways, where there are more than a few",
    "to-crosstable": "the button that leads to the crosstable",
    "more-places": "unfolds lower places, and what one needs for them",
    "more-games": "unfolds more games to come",
    # The tables.
    "standings": "the standings",
    "columns": "on a narrow screen, the button that shows all tiebreaks, or only what decided",
    "beside-place": "another place, beside the place",
    "chosen": "the chosen player's row",
    "to-row": "the button that leads from the answer to the player's row",
    "to-answer": "the button that leads back",
    "other": "unfolds the standings under the other reading",
    "workings": "holds the workings of a value",
    # Other results.
    "crosstable": "the crosstable, where it is shown",
    "choices": "holds what a result can be put to",
    "shut-choices": "the button that closes them",
    "try": "a button that tries a way to a higher place",
    "changes": "says which results are changed, and what that does",
    "changed": "unfolds the changed results",
}
#: The parts of worked examples in the docs (pyscript_app/docs_blocks/live_view.py).
OF_EXAMPLES = {
    "example": "an example whose results can be changed",
    "live": "holds what a change alters",
    "live-cell": "a result to change",
    "live-said": "says what is changed, or how to change something",
    "live-sum": "the row of a player, with value and place",
    "live-now": "whose row it is, the value, the place",
    "live-back": "the button that takes the change back",
    "live-status": "says what the change does",
    "live-problem": "says that a change could not be loaded",
    "live-open": "the link that opens the table in the calculator",
}
PARTS = OF_PAGE | OF_ANSWERS | OF_EXAMPLES
