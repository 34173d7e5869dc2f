"""What ``--set`` chooses; what it does not know is refused, and so is a value it cannot take."""

from collections.abc import Sequence

from calculator.model import Crosstable
from calculator.model.message import MessageError
from calculator.tiebreaks import CONVENTIONS, REGISTER, Choices, chosen
from calculator.tiebreaks.choices import is_number


class UnknownSettingError(MessageError):
    """A name that ``--set`` does not know, or a value that the name does not take."""


def settings(pairs: Sequence[str]) -> Choices:
    """Return the choices of ``NAME=VALUE`` each; raises :class:`UnknownSettingError`.

    >>> settings(["sonneborn-berger=adjusted"]).convention("sonneborn-berger")
    'adjusted'
    >>> try:
    ...     settings(["most-wins=all"])
    ... except UnknownSettingError as error:
    ...     print(error)
    “all” is no option of most-wins; it has played, forfeits
    """
    flat = dict(pair.partition("=")[::2] for pair in pairs)
    for name, value in flat.items():
        _check(name.strip(), value.strip())
    return chosen({name.strip(): value.strip() for name, value in flat.items()})


def _check(name: str, value: str) -> None:
    tiebreak, dot, number = name.partition(".")
    if name in CONVENTIONS:
        if value not in CONVENTIONS[name].options:
            raise UnknownSettingError(
                "set-option", value, name, ", ".join(CONVENTIONS[name].options)
            )
    elif name == "late":
        if value != "none" and not all(is_number(part.strip()) for part in value.split(",")):
            raise UnknownSettingError("set-numbers", value, name)
    elif dot and tiebreak in _recorded():
        if not is_number(number) or not is_number(value.removeprefix("-")):
            raise UnknownSettingError("set-record", name, value, tiebreak)
    elif name != "seed":
        raise UnknownSettingError("set-unknown", name, ", ".join(_known()))


def check_numbers(choices: Choices, table: Crosstable) -> None:
    """Raise :class:`UnknownSettingError` for a number that no player of the table has."""
    there = {player.number for player in table.players}
    named = {number for _, points in choices.recorded for number, _ in points}
    for number in sorted(named.union(choices.late or ()) - there):
        raise UnknownSettingError("set-nobody", number)


def _recorded() -> list[str]:
    return [name for name, tiebreak in REGISTER.items() if "record" in tiebreak.needs]


def _known() -> list[str]:
    return [*CONVENTIONS, "seed", "late", *(f"{name}.NUMBER" for name in _recorded())]
