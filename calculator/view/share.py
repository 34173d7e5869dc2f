"""Sharing a result: what the page offers. The page's script does the work."""

from calculator.answers.classes import titled
from calculator.ranking import Standings
from calculator.view.builder import builder
from calculator.view.element import Child, Element, el
from calculator.view.fields import roomy
from calculator.view.panel import panel
from calculator.view.tied_groups import tied_groups
from calculator.words import remembered, say

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
    "crosstable-json",
    "crosstable-trf",
)
#: What has no room for the boards of a team event.
_WITHOUT_BOARDS = {"crosstable-text", "crosstable-csv"}


def copy_link(player: int | None) -> Element:
    """Return the button that copies the link; with a player, the link opens the answer.

    Its name stays the same, because other code finds it by that.
    """
    title = None if player is None else say("copy-answer-link")
    return el(
        "button",
        *roomy(say("copy-link")),
        type="button",
        class_="tb-copy",
        data_part="copy",
        title=title,
    )


def share(standings: Standings, player: int | None) -> Element:
    """Return the panel "Share": picture, text, QR code, paper; other forms and frames.

    What the script will have to say is in its ``data-`` attributes.
    """
    return _share(
        titled(standings.part) if standings.part else "",
        "" if player is None else standings.tally.spoken(player),
        tuple(group[0].score for group in tied_groups(standings)),
        standings.table.teams is not None,
    )


@remembered
def _share(of_class: str, player: str, tied: tuple[int, ...], boards: bool) -> Element:  # noqa: FBT001 - positional facts are remembered
    """Return the panel of somebody's answer, by name, or of the standings of all or of a class.

    Remembered, for a changed result or another order seldom changes who is tied.
    """
    return panel(
        "share",
        say("share-group"),
        el(
            "div",
            _picture() if player else None,
            el(
                "div",
                _at_hand(bool(player)),
                el("div", class_="tb-shared", data_part="shared"),
                _choice("print-what", _sheets(of_class, player, tied), print="print"),
                _more(bool(player), boards),
                class_="tb-share-ways",
                key="ways",
            ),
            builder(),
            class_="tb-sharing",
        ),
        data_part="share",
        data_link_copied=say("link-copied"),
        data_link_too_long=say("link-too-long"),
        data_embed_copied=say("embed-copied"),
        data_embed_title=say("embed-title"),
        data_copied=say("copied"),
        data_not_copied=say("not-copied"),
        data_copy_this=say("copy-this"),
        data_picture_copied=say("picture-copied"),
        data_picture_not_copied=say("picture-not-copied"),
        data_qr_of=say("qr-code-of"),
        data_qr_too_long=say("qr-too-long"),
        data_qr_address=say("qr-address"),
        data_qr_make=say("qr-make"),
    )


def _button(code: str, part: str, **attributes: str | None) -> Element:
    return el("button", say(code), type="button", class_=f"tb-{part}", data_part=part, **attributes)


@remembered
def _picture() -> Element:
    """Return the place of the picture of the answer, which the script draws, and its buttons."""
    return el(
        "div",
        el("div", class_="tb-picture-place", data_part="picture"),
        el(
            "p",
            _button("copy-picture", "copy-picture"),
            " ",
            _button("save-picture", "save-picture"),
        ),
        class_="tb-share-picture",
        key="picture",
    )


def _at_hand(of_player: bool) -> Element:  # noqa: FBT001 - as below
    """Return what one button does; the first is there where the browser can hand things on."""
    return el(
        "p",
        _button("share-with", "hand-on", hidden=""),
        " ",
        # Of nobody's answer there is no text to send: then it is the standings.
        _button("copy-text", "copy-text", data_form="send" if of_player else "text"),
        " ",
        _button("qr-code", "qr", aria_expanded="false"),
        class_="tb-at-hand",
    )


@remembered
def _more(of_player: bool, boards: bool) -> Element:  # noqa: FBT001 - positional facts are remembered
    """Return, folded, what is for programs and web pages: other forms, the code of a frame.

    ``of_player`` is whether somebody's answer is shown; with ``boards`` the event is of teams.
    """
    left_out = set[str]() if of_player else _OF_PLAYER
    if boards:
        left_out = left_out | _WITHOUT_BOARDS
    copies = [
        el("option", say(f"export-{name}"), value=name) for name in COPIES if name not in left_out
    ]
    return el(
        "details",
        el("summary", say("share-more")),
        el(
            "div",
            _choice("copy-as", copies, copy="take", save="save"),
            el("p", _button("copy-embed", "embed")),
        ),
        class_="tb-share-more",
        data_part="share-more",
    )


def _choice(code: str, options: list[Element], **buttons: str) -> Element:
    """Return a select with the buttons that act on it; no name, because it is not state.

    ``buttons`` are the parts of the buttons, by their labels.
    """
    pressed: list[Child] = []
    for said, part in buttons.items():
        pressed += [" ", _button(said, part)]
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


def _sheets(of_class: str, player: str, tied: tuple[int, ...]) -> list[Element]:
    """Return what can be printed, by the names used in requests for a sheet."""
    said = say("sheet-class", of_class) if of_class else say("sheet-standings")
    sheets = [el("option", said, value="standings")]
    if player:
        sheets.append(el("option", say("sheet-answer", player), value="answer", selected=""))
    if of_class and tied:
        sheets.append(el("option", say("sheet-class-wall", of_class), value="wall"))
    # One for each score: it has the sums of all who are tied there, too.
    sheets += [el("option", say("sheet-wall", score), value=f"wall:{score}") for score in tied]
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
