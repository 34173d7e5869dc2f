"""The calculator as it is in the page before Python runs."""

import re
from collections.abc import Sequence

from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.element import Element, el
from calculator.view.result import result
from calculator.view.standings import standings_table
from calculator.view.why import why_section
from calculator.words import language, say

#: What the file picker offers: texts, spreadsheets, printouts, rating reports, as programs name
#: them, and pictures: a phone offers its camera too.
_FILES = (
    ".txt,.csv,.tsv,.html,.htm,.trf,.trfx,.pgn,.json,.sjson,.xlsx,.xlsm,.pdf,.dbf,.zip,"
    "text/*,image/*"
)
#: What the page's script would do too late, or cannot do because the script itself is missing.
#:
#: A visitor who follows a link wants that table, not the sample: room is made for it before
#: anything is painted, so nothing jumps when it appears.
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
#: What was typed meanwhile is kept for the reload as the script keeps it (kept.js).
FIRST = re.sub(
    r"\n +",
    "\n",
    """
{
  const app = document.currentScript.parentElement;
  if (/^#v[0-9]+=./.test(location.hash) || /[?&]src=./.test(location.search)) {
    app.dataset.folded = app.dataset.link = app.dataset.room = "";
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
    const key = "tiebreaks:text";
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


def shell(
    sample: str,
    standings: Standings,
    *,
    samples: Sequence[tuple[str, str]] = (),
    root: str = "../",
    player: int | None = None,
    first: str = "",
) -> Element:
    """Return the whole calculator with a sample and its standings in it.

    ``samples`` are the ones to try, by name and text; in the catalogue they are ``sample-NAME``.
    The page's script takes it over by the parts' names. People can read it and open every
    value's workings before anything has loaded.

    A bare page names in ``first`` the script that does at once what is to be done (:data:`FIRST`),
    and has of the sample's result only the table, until Python runs.
    """
    return el(
        "div",
        el("script", src=first) if first else el("script", FIRST),
        *_entering(sample, samples),
        _label(sample, samples),
        el("p", class_="tb-from", data_part="from", hidden=""),
        el(
            "div",
            class_="tb-waiting",
            data_part="waiting",
            data_said=say("app.loading"),
            aria_hidden="true",
        ),
        el(
            "div",
            # The region, empty as yet, is where the names in the table lead to.
            el(
                "div",
                why_section(standings, Asked()),
                standings_table(standings, None),
                class_="tb-read",
            )
            if first
            else result(standings, Asked(player=player, root=root), templates=True),
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


def text_box(to: str) -> Element:
    """Return the calculator's box alone, for another page of the site.

    What is put into it is worked out on the calculator's own page, whose address is ``to``.
    """
    return el(
        "div",
        el("script", FIRST),
        *_entering("", ()),
        class_="tb-app tb-box",
        data_part="app",
        lang=language().code,
        data_to=to,
        data_drop=say("drop-here"),
        data_missing=say("script-missing"),
        data_again=say("try-again"),
    )


def _entering(sample: str, samples: Sequence[tuple[str, str]]) -> list[Element]:
    """Return what a text is put in with, and where it is said how that went."""
    form = el(
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
        _ways(sample, samples),
        form,
        el("p", class_="tb-status", data_part="status", role="status"),
        el("div", class_="tb-problem", data_part="problem", role="alert"),
    ]


def _ways(sample: str, samples: Sequence[tuple[str, str]]) -> Element:
    """Return the ways to enter a text, and the way back; the script brings them to life.

    The script hides the first where the browser lets no page read the clipboard.
    """
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
            " ",
            el("span", say("or-drop"), class_="tb-or-drop"),
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
        el("p", el("span", say("try")), *tries, class_="tb-samples") if tries else None,
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


def _label(sample: str, samples: Sequence[tuple[str, str]]) -> Element | None:
    """Return the note that the table is a sample; nothing if its name is not known."""
    names = [name for name, text in samples if text == sample]
    return (
        el("p", _about(names[0]), class_="tb-is-sample", data_part="is-sample") if names else None
    )


def _about(name: str) -> str:
    return say("a-sample", say(f"sample-about-{name}"))
