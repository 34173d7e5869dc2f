"""What ``--set`` chooses; what it does not know is refused, and so is a value it cannot take."""

from collections.abc import Iterator, Sequence

from calculator.model import Crosstable
from calculator.model.message import MessageError
from calculator.tiebreaks import CONVENTIONS, REGISTER, Choices, chosen
from calculator.tiebreaks.choices import WITHDRAWN, is_number


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
    “all” is not an option of most-wins; the options are played, forfeits
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
    elif name == "withdrawn":
        if value not in WITHDRAWN:
            raise UnknownSettingError("set-option", value, name, ", ".join(WITHDRAWN))
    elif dot and tiebreak in _recorded():
        if not is_number(number) or not is_number(value.removeprefix("-")):
            raise UnknownSettingError("set-record", name, value, tiebreak)
    elif name not in {"seed", "out"}:
        raise UnknownSettingError("set-unknown", name, ", ".join(_known()))


def of_table(choices: Choices, pairs: Sequence[str], table: Crosstable) -> Choices:
    """Return the choices with the players whom they name looked up in a table.

    Raises :class:`UnknownSettingError` for a number that no player has, or for a name that is
    nobody's or more than one player's.
    """
    there = {player.number for player in table.players}
    named = {number for _, points in choices.recorded for number, _ in points}
    for number in sorted(named.union(choices.late or ()) - there):
        raise UnknownSettingError("set-nobody", number)
    out = [value for name, _, value in (pair.partition("=") for pair in pairs) if name == "out"]
    return choices._replace(out=tuple(number for who in out for number in numbers(who, table)))


def numbers(who: str, table: Crosstable) -> Iterator[int]:
    """Yield the players meant by numbers between commas, or by names between semicolons."""
    parts = [part.strip() for part in who.split(",")]
    if not all(map(is_number, parts)):
        parts = [part.strip() for part in who.split(";")]
    for part in parts:
        wanted = part.lower()
        names = {player.number: player.called.lower() for player in table.players}
        found = [number for number in names if is_number(part) and number == int(part)]
        found = found or [number for number, name in names.items() if name == wanted]
        found = found or [number for number, name in names.items() if wanted in name]
        if len(found) != 1 or not part:
            called = [player.called for player in table.players if player.number in found]
            raise UnknownSettingError(
                "several-players" if found else "no-player", part, ", ".join(called[:5])
            )
        yield found[0]


def _recorded() -> list[str]:
    return [name for name, tiebreak in REGISTER.items() if "record" in tiebreak.needs]


def _known() -> list[str]:
    return [
        *CONVENTIONS,
        "withdrawn",
        "out",
        "seed",
        "late",
        *(f"{name}.NUMBER" for name in _recorded()),
    ]
