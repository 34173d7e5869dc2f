"""Sharing a result: what the page offers. The page's script does the work."""

from calculator.ranking import Standings
from calculator.view.element import Child, Element, el
from calculator.words import say

#: What is written about one player only.
_OF_PLAYER = {"send", "spoken"}
#: What a result can be written as, by the names used in requests.
COPIES = (
    "send",
    "spoken",
    "text",
    "markdown",
    "csv",
    "json",
    "crosstable-text",
    "crosstable-csv",
    "crosstable-trf",
)


def copy_link(player: int | None) -> Element:
    """Return the button that copies the link; with a player, the link opens the answer.

    Its name stays the same, because other code finds it by that.
    """
    title = None if player is None else say("copy-answer-link")
    return el(
        "button", say("copy-link"), type="button", class_="tb-copy", data_part="copy", title=title
    )


def share(standings: Standings, player: int | None) -> Element:
    """Return the group "Share", folded: QR code, embed code, copies, files, paper.

    What the script will have to say is in its ``data-`` attributes.
    """
    copies = [
        el("option", say(f"export-{name}"), value=name)
        for name in COPIES
        if player is not None or name not in _OF_PLAYER
    ]
    return el(
        "details",
        el("summary", say("share-or-print")),
        el(
            "div",
            el(
                "p",
                el(
                    "button",
                    say("qr-code"),
                    type="button",
                    class_="tb-qr",
                    data_part="qr",
                    aria_expanded="false",
                ),
                " ",
                el(
                    "button", say("copy-embed"), type="button", class_="tb-embed", data_part="embed"
                ),
            ),
            _choice("copy-as", copies, copy="take", save="save"),
            _choice("print-what", _sheets(standings, player), print="print"),
            el("div", class_="tb-shared", data_part="shared"),
            role="group",
            aria_label=say("share-group"),
        ),
        class_="tb-share",
        data_part="share",
        data_link_copied=say("link-copied"),
        data_link_too_long=say("link-too-long"),
        data_embed_copied=say("embed-copied"),
        data_embed_title=say("embed-title"),
        data_copied=say("copied"),
        data_not_copied=say("not-copied"),
        data_copy_this=say("copy-this"),
        data_qr_of=say("qr-code-of"),
        data_qr_too_long=say("qr-too-long"),
    )


def _choice(code: str, options: list[Element], **buttons: str) -> Element:
    """Return a select with the buttons that act on it; no name, because it is not state.

    ``buttons`` are the parts of the buttons, by their labels.
    """
    pressed: list[Child] = []
    for said, part in buttons.items():
        pressed += [
            " ",
            el("button", say(said), type="button", class_=f"tb-{part}", data_part=part),
        ]
    return el(
        "p",
        el(
            "label",
            el("span", say(code)),
            " ",
            el("select", *options, class_=f"tb-{code}", data_part=code),
        ),
        *pressed,
    )


def _sheets(standings: Standings, player: int | None) -> list[Element]:
    """Return what can be printed, by the names used in requests for a sheet."""
    sheets = [el("option", say("sheet-standings"), value="standings")]
    if player is not None:
        said = say("sheet-answer", standings.row(player).name)
        sheets.append(el("option", said, value="answer", selected=""))
    scores = [row.score for row in standings.rows]
    sheets += [
        el("option", say("sheet-score", score), value=f"score:{score}")
        for score in dict.fromkeys(scores)
        if scores.count(score) > 1
    ]
    return sheets


def bare_foot(full: str) -> Element:
    """Return what is below the calculator on a bare page; ``full`` links to the full one.

    The sentence is for a frame that may not run scripts; the page's template shows it.
    """
    link = el(
        "a",
        say("open-full"),
        href=full,
        target="_blank",
        rel="noopener",
        class_="tb-full",
        data_part="full",
    )
    return el(
        "div",
        el("p", say("cannot-run-here"), class_="tb-shut", data_part="shut", hidden=""),
        el("p", link),
        class_="tb-bare-foot",
    )
