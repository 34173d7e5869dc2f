"""The calculator as it is in the page before Python runs."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.view.element import Child, Element, el
from calculator.words import language, say

#: What the file picker offers: texts, spreadsheets, printouts, rating reports, as programs name
#: them, and pictures: a phone offers its camera too.
_FILES = (
    ".txt,.csv,.tsv,.html,.htm,.trf,.trfx,.pgn,.json,.sjson,.xlsx,.xlsm,.pdf,.dbf,.zip,"
    "text/*,image/*"
)


class Sample(NamedTuple):
    """A table that shows what the calculator does; in the catalogue it is ``sample-NAME``."""

    name: str
    text: str
    player: int | None = None
    """Whose answer it opens with."""
    shown: Element | None = None
    """That answer, on a card."""


def shell(
    samples: Sequence[Sample] = (),
    *,
    root: str = "../",
    begins: Element | None = None,
    bare: bool = False,
    told: str = "",
) -> Element:
    """Return the whole calculator, empty: a box, a button, and samples that show an answer.

    The page's script takes it over by the parts' names.

    Args:
        samples: what can be opened.
        root: the way from the page to the site's root.
        begins: the script that does what has to be done at once (``page/shell.js``).
        bare: whether it is alone on its page, which keeps no tables.
        told: the words for an answer that a link carries, as JSON.
    """
    return el(
        "div",
        begins,
        *_entering(),
        None if bare or not samples else _tables(),
        _cards(samples),
        el("p", class_="tb-is-sample", data_part="is-sample", hidden="") if samples else None,
        el("p", class_="tb-from", data_part="from", hidden=""),
        el(
            "div",
            class_="tb-waiting",
            data_part="waiting",
            data_said=say("app.loading"),
            data_told=told or None,
            data_checked=say("link-checked") if told else None,
            aria_hidden="true",
        ),
        el("div", class_="tb-result", data_part="result"),
        class_="tb-app",
        data_part="app",
        data_empty="",
        lang=language().code,
        id="tiebreaks",
        data_state="loading",
        data_root=root,
        data_drop=say("drop-here"),
        # For a script that does not arrive: then only the page itself can say so.
        data_missing=say("script-missing"),
        data_again=say("try-again"),
    )


def text_box(to: str, example: str, begins: Element | None = None) -> Element:
    """Return the calculator's box alone, for another page of the site.

    What is put into it is worked out on the calculator's own page, whose address is ``to``;
    ``example`` is that of an answer there. ``begins`` is as in :func:`shell`.
    """
    return el(
        "div",
        begins,
        *_entering(el("a", say("an-example"), href=example, class_="tb-example-link")),
        el("p", say("stays-here"), class_="tb-stays"),
        class_="tb-app tb-box",
        data_part="app",
        data_empty="",
        lang=language().code,
        data_to=to,
        data_drop=say("drop-here"),
        data_missing=say("script-missing"),
        data_again=say("try-again"),
    )


def _entering(*more: Child) -> list[Element]:
    """Return what a text is entered with, and where the page says how that went."""
    form = el(
        "form",
        el("label", say("crosstable"), for_="tb-text"),
        el(
            "textarea",
            id="tb-text",
            name="text",
            rows="8",
            spellcheck="false",
            autocomplete="off",
            placeholder=say("paste-hint"),
        ),
        el("button", say("calculate"), type="submit"),
        class_="tb-paste",
        data_part="paste",
        # Outside a <dialog> this sends nothing: without it a click before the script runs
        # would put the pasted text into a request.
        method="dialog",
    )
    return [
        el("div", _ways(*more), form, class_="tb-entry"),
        el("p", class_="tb-status", data_part="status", role="status"),
        el("div", class_="tb-problem", data_part="problem", role="alert"),
    ]


def _ways(*more: Child) -> Element:
    """Return the ways to enter a text, and the way back; the script brings them to life.

    The script hides the first where the browser lets no page read the clipboard.
    """
    return el(
        "div",
        el(
            "button",
            say("paste-now"),
            type="button",
            class_="tb-paste-now",
            data_part="paste-now",
        ),
        el(
            "p",
            el(
                "button",
                say("open-file"),
                type="button",
                class_="tb-open-file",
                data_part="open-file",
            ),
            el("button", say("open-photo"), type="button", data_part="open-photo"),
            el("span", say("or-drop"), class_="tb-or-drop"),
            *more,
            class_="tb-files",
        ),
        el(
            "input",
            type="file",
            class_="tb-picker",
            data_part="picker",
            multiple="",
            accept=_FILES,
            hidden="",
            aria_label=say("open-file"),
        ),
        el(
            "button",
            say("text-before"),
            type="button",
            class_="tb-before",
            data_part="before",
            hidden="",
        ),
        class_="tb-ways",
    )


def _tables() -> Element:
    """Return the place of one's own tables, which the script fills; a bare page keeps none."""
    return el(
        "section",
        el("h2", say("tables")),
        el(
            "ul",
            data_part="tables",
            data_forget=say("tables-forget", "{0}"),
            data_more=say("tables-more", "{0}"),
        ),
        el(
            "p",
            say("tables-here"),
            " ",
            el("button", say("tables-forget-all"), type="button", data_part="forget-all"),
        ),
        class_="tb-tables",
    )


def _cards(samples: Sequence[Sample]) -> Element | None:
    """Return the samples to open, each with the answer that it opens with."""
    if not samples:
        return None
    cards = [
        el(
            "li",
            el(
                "button",
                say(f"sample-{sample.name}"),
                type="button",
                class_="tb-sample",
                data_part="sample",
                data_said=say("a-sample", say(f"sample-about-{sample.name}")),
                data_text=sample.text,
                data_player=None if sample.player is None else str(sample.player),
            ),
            sample.shown,
        )
        for sample in samples
    ]
    return el("div", el("p", say("try")), el("ul", *cards), class_="tb-samples")
