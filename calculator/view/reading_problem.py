"""What the page says about a text that cannot be read.

Who, which round, what it says, what that means; then where that is; then what one can do.
"""

from calculator.reading import ReadError, excerpt
from calculator.view.corrections import cell_field, contradictions, proposals, spot_of
from calculator.view.element import Child, Element, el
from calculator.view.reading_choice import sections_control
from calculator.words import say
from calculator.words.titles import page_like

#: The guide that says what can be pasted, below the site's root.
_GUIDE = "guides/what-can-i-paste/"
#: The one that says what columns of tiebreaks hold.
_TBRK = "guides/what-do-tbrk1-to-tbrk4-mean/"


def problem(
    error: ReadError, text: str, *, section: int | None = None, reading: str = "", root: str = "../"
) -> Element:
    """Return the problem, with the faulty cell as a field if there is one.

    ``section`` and ``reading`` are what the person chose; there is a way back from them. ``root``
    is the way from the page to the site's root.
    """
    empty = not text.strip()
    # The core does not know that there is a page to paste into.
    message = say("nothing-pasted") if empty else error.message
    return el(
        "div",
        el("p", message, class_="tb-fault"),
        *([] if empty else _place(error, text)),
        el("p", error.hint) if error.hint else None,
        *_example(error),
        *(contradictions(error.contradictions, error.names, text) or _field(error, text)),
        *proposals(error.slips, error.names, text),
        _ways(error, section, reading, root),
        class_="tb-error",
    )


def _place(error: ReadError, text: str) -> list[Child]:
    """Return where in the text it is, and that line of it."""
    if error.line is None:
        return []
    column = error.column or 1
    # Where there is no table at all, no line of it is at fault.
    shown = "" if _lacks_table(error) else excerpt(text, error.line, column, error.length)
    return [
        el("p", say("fault-place", error.line, column), class_="tb-place"),
        el("pre", shown, tabindex="0") if shown else "",
    ]


def _lacks_table(error: ReadError) -> bool:
    return error.said.code in {"error-nothing", "error-no-table"}


def _example(error: ReadError) -> list[Child]:
    """Return what a table looks like, where there is none."""
    if not _lacks_table(error):
        return []
    return [
        el("p", say("example-is")),
        el("pre", say("example-table"), tabindex="0"),
        el("p", say("example-key"), class_="tb-hint"),
    ]


def _field(error: ReadError, text: str) -> list[Child]:
    """Return the faulty cell as a field; nothing if the fault is not a cell."""
    if error.line is None or error.column is None:
        return []
    spot = spot_of(text, error.line, error.column, error.length)
    if spot is None:
        return []
    # Its place says which cell is meant to those who do not see it.
    label = say("cell-at", error.line, error.column)
    if error.whose:
        label = error.whose.said.words()
    return [el("p", say("correct-it"), " ", cell_field(text, spot, label))]


def _ways(error: ReadError, section: int | None, reading: str, root: str) -> Element:
    """Return what else one can do."""
    return el(
        "div",
        sections_control(error.sections, error.section if section is None else section),
        el(
            "button",
            say("read-otherwise"),
            type="button",
            class_="tb-again",
            data_key="reading",
            data_value="",
        )
        if reading
        else None,
        # The page shows it where there was another text before.
        el(
            "button",
            say("put-back"),
            type="button",
            class_="tb-again",
            data_part="put-back",
            hidden="",
        ),
        el("a", say("tbrk-guide"), href=root + page_like(_TBRK))
        if error.said.code == "error-only-tiebreaks"
        else None,
        el("a", say("what-can-i-paste"), href=root + page_like(_GUIDE)),
        class_="tb-controls",
    )
