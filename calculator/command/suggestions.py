"""What may have been meant by a name that there is not."""

import difflib
from collections.abc import Iterable, Mapping

from calculator.model import Message
from calculator.model.message import MessageError
from calculator.tiebreaks import ORDERS, REGISTER
from calculator.words import say

#: As alike must two names be, from 0 to 1; and those of people.
_ALIKE, ALIKE_PEOPLE = 0.6, 0.75


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the one of several names that is most like another, or that it begins.

    >>> nearest("us-ches", ["us-chess", "iccf"]), nearest("Wintd", ["wintd-default"])
    ('us-chess', 'wintd-default')
    >>> nearest("luck", ["us-chess", "iccf"])
    """
    return meant_by(name, {one: one for one in names})


def meant_by(name: str, labels: Mapping[str, str], alike: float = _ALIKE) -> str | None:
    """Return what a name is most likely the label of; ``None`` if it is none."""
    asked = _folded(name)
    folded = {_folded(label): meant for label, meant in labels.items()}
    if len(asked) > 2:
        begun = [label for label in folded if label.startswith(asked)]
        if begun:
            return folded[min(begun, key=len)]
    found = difflib.get_close_matches(asked, folded, 1, alike)
    return folded[found[0]] if found else None


def _folded(name: str) -> str:
    return name.casefold().strip().replace(" ", "-").replace("_", "-")


def hint(error: MessageError) -> str | None:
    """Say what an error's unknown name may have meant; ``None`` where nothing is like it."""
    match error.said:
        case Message("unknown-tiebreak", (name,)):
            labels = {tiebreak.title: name for name, tiebreak in REGISTER.items()}
            # A name of ours comes before the title of another one.
            labels |= {name: name for name in (*ORDERS, *REGISTER)}
            found = meant_by(str(name), labels)
            return say("did-you-mean", found) if found else say("list-names-them")
        case Message("set-unknown" | "class-no-column", (name, known)):
            found = nearest(str(name), str(known).split(", "))
        case Message("set-option", (name, _, known)):
            found = nearest(str(name), str(known).split(", "))
        case _:
            found = None
    return say("did-you-mean", found) if found else None
