"""What the page says about a text that cannot be read: where, what, what was expected."""

from calculator.reading import ReadError, excerpt
from calculator.view.corrections import cell_field, contradictions, spot_of
from calculator.view.element import Child, Element, el
from calculator.view.source import sections_control
from calculator.words import say


def problem(
    error: ReadError, text: str, *, section: int | None = None, reading: str = ""
) -> Element:
    """Return the problem, with the faulty cell as a field if there is one.

    ``section`` and ``reading`` are what the person chose; there is a way back from them.
    """
    children: list[Child] = []
    where = "" if error.line is None else say("place-in-text", error.line, error.column or 1)
    message = error.message if where else error.message[:1].upper() + error.message[1:]
    children.append(el("p", el("strong", where), f"{message}."))
    if error.line is not None and (
        shown := excerpt(text, error.line, error.column or 1, error.length)
    ):
        children.append(el("pre", shown, tabindex="0"))
    if error.hint:
        children.append(el("p", _sentence(error.hint)))
    pairs = contradictions(error.contradictions, error.names, text)
    children += pairs or _field(error, text)
    ways = [
        sections_control(error.sections, section),
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
    ]
    if any(ways):
        children.append(el("div", *ways, class_="tb-controls"))
    return el("div", *children, class_="tb-error")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")


def _field(error: ReadError, text: str) -> list[Child]:
    """Return the faulty cell as a field; nothing if the fault is not a cell."""
    if error.line is None or error.column is None:
        return []
    spot = spot_of(text, error.line, error.column, error.length)
    if spot is None:
        return []
    label = say("cell-at", error.line, error.column)
    return [el("p", say("correct-it"), " ", cell_field(text, spot, label))]
