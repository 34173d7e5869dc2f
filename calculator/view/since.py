"""What changed since an earlier text of the event: a quiet line, and a panel with all of it."""

from calculator.answers.since import Since
from calculator.answers.since.change_sentences import Part, heading, in_short, parts
from calculator.view.element import Child, Element, el
from calculator.view.panel import opener, panel
from calculator.words.message_words import in_words

#: More of a kind are folded.
_MAX_UNFOLDED = 8


def since_line(found: Since, player: int | None) -> tuple[Element, ...]:
    """Return the line below the bar's controls, and the panel that it opens.

    The panel begins with what concerns the ``player``.
    """
    short = in_short(found).words()
    if found.nothing:
        return (el("p", short, class_="tb-since-line", key="since"),)
    head = heading(found).words()
    whole = [child for part in parts(found) for child in _part(part)]
    own = [] if player is None else _own(found, player)
    return (
        el(
            "p",
            opener("since", head, class_="tb-open-since"),
            el("span", short),
            class_="tb-since-line",
            key="since",
        ),
        panel("since", head, *own, *whole),
    )


def _own(found: Since, player: int) -> list[Child]:
    """Return what concerns a player, under the name, and a heading for all the rest."""
    shown: list[Child] = [el("p", found.now.tally.spoken(player), class_="tb-since-who")]
    for part in parts(found, player):
        # How many others have a different place comes below.
        said, *items = _part(part, few=None)
        shown += items if part.said.code == "since-moved" else [said, *items]
    return [*shown, el("p", in_short(found).words(), class_="tb-since-who")]


def _part(part: Part, few: int | None = _MAX_UNFOLDED) -> tuple[Element, ...]:
    """Return what is said of a part, with what it counts; folded if that is a lot."""
    said = part.said.words()
    if not part.items:
        return (el("p", said),)
    items = el("ul", *(el("li", in_words(item)) for item in part.items))
    if few is None or len(part.items) <= few:
        return (el("p", said), items)
    return (
        el(
            "details",
            el("summary", said),
            items,
            data_part="more-changed",
            data_value=part.said.code,
        ),
    )
