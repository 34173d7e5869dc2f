"""The calculator as it is in the page before Python runs."""

import re
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
#: What the page's script would do too late, or cannot do because the script itself is missing.
#:
#: A visitor who follows a link wants that table, and who comes back or has pasted on the first page
#: wants theirs: room is made for it before anything is painted, so nothing jumps when it appears.
#:
#: So is room for the list of one's own tables, whose number is what is kept of them begins with.
#:
#: Unless the address names a table elsewhere, the page gives up asking any other server: its own
#: policy has to allow that for such links.
#:
#: If a script does not load (the connection broke, or this page is older than what the server
#: has now), this says so, with a button to try again. The entry's own failure is an event on the
#: window; the entry reports the others'. An entry that came damaged is told by its silence: once
#: the page has loaded, it has run. In a frame without an origin, the page itself says why.
#:
#: Trying again asks the server for every file: a copy that the browser keeps may be the fault.
#: What was typed meanwhile is kept for the reload as the script keeps it (tab-memory.js).
FIRST = re.sub(
    r"\n +",
    "\n",
    """
{
  const app = document.currentScript.parentElement;
  const key = "tiebreaks:text";
  try {
    const mine = parseInt(top === self && localStorage.getItem("tiebreaks:tables"));
    if (mine && !app.dataset.to) {
      app.dataset.mine = "";
      app.style.setProperty("--tb-mine", Math.min(mine, 5));
    }
  } catch {}
  const asked = () => {
    try {
      return top === self && !app.dataset.to && JSON.parse(sessionStorage.getItem(key)).asked;
    } catch {}
  };
  if (/^#v[0-9]+=./.test(location.hash) || /[?&]src=./.test(location.search) || asked()) {
    app.dataset.folded = app.dataset.link = app.dataset.room = "";
    delete app.dataset.empty;
  }
  if (!/[?&]src=./.test(location.search)) {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "connect-src 'self'";
    document.head.append(policy);
  }
  app.addEventListener("again", async () => {
    const ours = performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => name.startsWith(origin) && /\\.(js|css)$/.test(name));
    const init = { cache: "reload", signal: AbortSignal.timeout(9000) };
    await Promise.allSettled(ours.map((name) => fetch(name, init)));
    const box = app.querySelector("textarea");
    try {
      if (top === self && box.value !== box.defaultValue) {
        let old = {};
        try {
          old = JSON.parse(sessionStorage.getItem(key));
        } catch {}
        const kept = { asked: null, before: [], link: "", ...old, text: box.value };
        sessionStorage.setItem(key, JSON.stringify(kept));
      }
    } catch {}
    location.reload();
  });
  const missing = () => {
    if (self.origin === "null") return;
    app.dataset.state = "error";
    const said = document.createElement("p");
    said.textContent = app.dataset.missing;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tb-again";
    button.textContent = app.dataset.again;
    button.onclick = () => {
      button.disabled = true;
      app.dispatchEvent(new Event("again"));
    };
    delete app.dataset.folded;
    app.querySelector("[data-part=problem]").replaceChildren(said, button);
  };
  addEventListener("error", ({ target }) => {
    if (target === app || target.dataset?.part === "script") missing();
  }, true);
  const look = () => app.dataset.live ?? missing();
  addEventListener("load", look);
  setTimeout(look, 60000);
}
""",
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
    samples: Sequence[Sample] = (), *, root: str = "../", first: str = "", told: str = ""
) -> Element:
    """Return the whole calculator, empty: a box, a button, and samples that show an answer.

    The page's script takes it over by the parts' names. A bare page names in ``first`` the script
    that does at once what is to be done (:data:`FIRST`). ``told`` are the words for an answer that
    a link carries, as JSON.
    """
    return el(
        "div",
        el("script", src=first) if first else el("script", FIRST),
        *_entering(),
        None if first or not samples else _tables(),
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


def text_box(to: str, example: str) -> Element:
    """Return the calculator's box alone, for another page of the site.

    What is put into it is worked out on the calculator's own page, whose address is ``to``;
    ``example`` is that of an answer there.
    """
    return el(
        "div",
        el("script", FIRST),
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
