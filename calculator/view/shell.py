"""The calculator as it is in the page before Python runs."""

from collections.abc import Sequence

from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.element import Element, el
from calculator.view.result import result
from calculator.words import language, say

#: What the file picker offers: text files, as programs name them.
_FILES = ".txt,.csv,.tsv,.html,.htm,.trf,.trfx,.pgn,.json,text/*"
#: What the page's script would do too late, or cannot do because the script itself is missing.
#:
#: A visitor who follows a link wants that table, not the sample: room is made for it before
#: anything is painted, so nothing jumps when it appears.
#:
#: If a script does not load (the connection broke, or this page is older than what the server
#: has now), this says so, with a button to try again. The entry's own failure is an event on the
#: window; the entry reports the others'. In a frame without an origin, the page itself says why.
_FIRST = """
{
  const app = document.currentScript.parentElement;
  if (/^#v[0-9]+=./.test(location.hash)) app.dataset.folded = app.dataset.link = "";
  addEventListener("error", ({ target }) => {
    if (target !== app && target.dataset?.part !== "script") return;
    if (self.origin === "null") return;
    app.dataset.state = "error";
    const said = document.createElement("p");
    said.textContent = app.dataset.missing;
    const again = document.createElement("button");
    again.type = "button";
    again.className = "tb-again";
    again.textContent = app.dataset.again;
    again.onclick = () => location.reload();
    app.querySelector("[data-part=problem]").replaceChildren(said, again);
  }, true);
}
"""


def shell(
    sample: str,
    standings: Standings,
    *,
    samples: Sequence[tuple[str, str]] = (),
    root: str = "../",
    player: int | None = None,
) -> Element:
    """Return the whole calculator with a sample and its standings in it.

    ``samples`` are the ones to try, by name and text; in the catalogue they are ``sample-NAME``.
    The page's script takes it over by the parts' names. People can read it and open every
    value's workings before anything has loaded.
    """
    return el(
        "div",
        el("script", _FIRST),
        el(
            "form",
            el("label", say("crosstable"), for_="tb-text"),
            el(
                "textarea",
                sample,
                id="tb-text",
                name="text",
                rows="8",
                spellcheck="false",
                autocomplete="off",
                wrap="off",
                placeholder=say("paste-hint"),
            ),
            el("button", say("calculate"), type="submit"),
            class_="tb-paste",
            data_part="paste",
            # Outside a <dialog> this sends nothing: without it a click before the script runs
            # would put the pasted text into a request.
            method="dialog",
        ),
        _tools(sample, samples),
        el("p", class_="tb-status", data_part="status", role="status"),
        el("div", class_="tb-problem", data_part="problem", role="alert"),
        _label(sample, samples),
        el(
            "div",
            result(standings, Asked(player=player, root=root), templates=True),
            class_="tb-result",
            data_part="result",
        ),
        class_="tb-app",
        data_part="app",
        lang=language().code,
        id="tiebreaks",
        data_state="loading",
        data_root=root,
        data_drop=say("drop-here"),
        # For a script that does not arrive: then only the page itself can say so.
        data_missing=say("script-missing"),
        data_again=say("try-again"),
    )


def _tools(sample: str, samples: Sequence[tuple[str, str]]) -> Element:
    """Return the other ways to enter a text, and the way back; the script brings them to life."""
    tries = [
        el(
            "button",
            say(f"sample-{name}"),
            type="button",
            class_="tb-sample",
            data_part="sample",
            data_said=_about(name),
            # The first one's text is in the box.
            data_text=None if text == sample else text,
        )
        for name, text in samples
    ]
    return el(
        "div",
        el("button", say("open-file"), type="button", class_="tb-open-file", data_part="open-file"),
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
        el("p", el("span", say("try")), *tries, class_="tb-samples") if tries else None,
        class_="tb-tools",
    )


def _label(sample: str, samples: Sequence[tuple[str, str]]) -> Element | None:
    """Return the note that the table is a sample; nothing if its name is not known."""
    names = [name for name, text in samples if text == sample]
    return (
        el("p", _about(names[0]), class_="tb-is-sample", data_part="is-sample") if names else None
    )


def _about(name: str) -> str:
    return say("a-sample", say(f"sample-about-{name}"))
