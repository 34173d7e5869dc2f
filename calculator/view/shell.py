"""The calculator as it stands in the page before Python runs."""

from calculator.ranking import rank
from calculator.reading import read
from calculator.view.asked import Asked
from calculator.view.element import Element, el
from calculator.view.result import result
from calculator.words import language, say


def shell(sample: str, *, root: str = "../", player: int | None = None) -> Element:
    """Return the whole calculator with a sample's result in it.

    The page's script takes it over by class names; people can read it, and open every
    value's workings, before anything was loaded.
    """
    standings = rank(read(sample))
    return el(
        "div",
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
            # Outside a <dialog> this sends nothing: without it a click before the script runs
            # would put the pasted text into a request.
            method="dialog",
        ),
        el("p", class_="tb-status", role="status"),
        el("div", class_="tb-problem", role="alert"),
        el(
            "div",
            result(standings, Asked(player=player, root=root), templates=True),
            class_="tb-result",
        ),
        class_="tb-app",
        lang=language().code,
        id="tiebreaks",
        data_state="loading",
        data_root=root,
    )
