"""The choices of a link, or of a frame, for a website. The page's script does the rest.

None of these choices is part of the page's own state, so none has a name. What there is to choose
from (players, classes, orders, languages) the script takes from the page around.
"""

from calculator.view.element import Element, el
from calculator.words import remembered, say

#: What a link can show, and what can be made of it.
SHOWS = ("standings", "player", "answer", "class")
FORMS = ("frame", "element", "link", "markdown", "wordpress")


@remembered
def builder() -> Element:
    """Return the choices, folded."""
    return el(
        "details",
        el("summary", say("builder")),
        el(
            "div",
            _choice("build-show", [(name, say(f"build-{name}")) for name in SHOWS]),
            _choice("build-who"),
            _choice("build-part"),
            _choice("build-order"),
            _choice("build-language"),
            el(
                "p",
                el(
                    "label",
                    el("input", type="checkbox", data_part="build-every"),
                    " ",
                    say("build-every"),
                ),
            ),
            _choice("build-form", [(name, say(f"build-as-{name}")) for name in FORMS]),
            el("div", class_="tb-built", data_part="built", data_label=say("copy-this")),
            el(
                "p",
                _button("copy", "build-copy"),
                " ",
                _button("qr-code", "build-qr", aria_expanded="false"),
                " ",
                _button("preview-phone", "preview", data_width="320px", aria_pressed="false"),
                " ",
                _button("preview-wide", "preview", data_width="100%", aria_pressed="false"),
            ),
            el("div", class_="tb-preview", data_part="previewed"),
        ),
        class_="tb-builder",
        data_part="builder",
        key="builder",
    )


def _button(code: str, part: str, **attributes: str) -> Element:
    return el("button", say(code), type="button", data_part=part, **attributes)


def _choice(part: str, options: list[tuple[str, str]] | None = None) -> Element:
    """Return a select; the script fills one that has no options."""
    made = [el("option", title, value=value) for value, title in options or []]
    return el("p", el("label", el("span", say(part)), " ", el("select", *made, data_part=part)))
