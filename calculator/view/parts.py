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
    "open-file": "the button that opens a file",
    "picker": "the browser's own choice of a file, hidden",
    "before": "the button that brings the last text back",
    "sample": "a button that tries another sample",
    "is-sample": "says that the table is a sample",
    "status": "says what goes on",
    "problem": "says what is wrong",
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
    "more-clashes": "unfolds more cells that contradict each other",
    "differing-values": "unfolds the printed values that differ",
    "differing-places": "unfolds the printed places that differ",
    # The controls.
    "find": "holds the field in which a name is typed",
    "found": "the list of names that fit",
    "editor": "unfolds the order as a list to change",
    "class": "unfolds the choice of a prize class",
    # Sharing.
    "share": "unfolds the ways to hand a result on",
    "shared": "holds a QR code, or a text to copy",
    "qr": "the button that shows a QR code",
    "embed": "the button that copies the code of a frame",
    "copy-as": "the choice of what to copy or save",
    "take": "the button that copies it",
    "save": "the button that saves it",
    "print-what": "the choice of what to print",
    "print": "the button that prints it",
    "sheet-head": "the head of a printed sheet: a QR code goes there",
    "address": "the address on a printed sheet",
    # The answer.
    "why": "why this place",
    "answer": "the answer in one sentence",
    "pictures": "unfolds the pictures",
    "higher": "what would have put the player higher",
    "stop": "the button that stops the search for it",
    "more-own": "unfolds more ways by the player's own results",
    "more-opponent": "unfolds more ways by the opponents' results",
    "more-other": "unfolds more ways by other results",
    # The tables.
    "standings": "the standings",
    "beside-place": "another place, beside the place",
    "chosen": "the chosen player's row",
    "other": "unfolds the standings under the other reading",
    "workings": "holds the workings of a value",
}
PARTS = OF_PAGE | OF_ANSWERS
