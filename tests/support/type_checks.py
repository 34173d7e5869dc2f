"""Whether a value is of a type, at run time: TypedDicts, literals, unions, lists, dictionaries."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    TypeAliasType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

_hints = cache(get_type_hints)


def misfit(value: object, type_: Any, at: str = "it") -> str:  # noqa: ANN401 - any type there is
    """Return in what way a value is not of a type; empty if it is.

    >>> misfit({"a": [1, "x"]}, dict[str, list[int]])
    "it['a'][1] is 'x', no int"
    """
    if isinstance(type_, TypeAliasType):
        return misfit(value, type_.__value__, at)
    origin, inner = get_origin(type_), get_args(type_)
    if type_ is object:
        return ""
    if is_typeddict(type_):
        return _misfit_of_fields(value, type_, at)
    if origin is Literal:
        return "" if value in inner else f"{at} is {value!r:.60}, none of {inner}"
    if origin in {Union, UnionType}:
        found = [misfit(value, one, at) for one in inner]
        return "" if "" in found else " | ".join(found)
    if origin is list and isinstance(value, list):
        whats = (misfit(one, inner[0], f"{at}[{key}]") for key, one in enumerate(value))
        return next(filter(None, whats), "")
    if origin is dict and isinstance(value, dict):
        whats = (misfit(one, inner[1], f"{at}[{key!r}]") for key, one in value.items())
        return next(filter(None, whats), "")
    plain = origin or (NoneType if type_ is None else type_)
    fits = isinstance(value, plain) and not (plain is int and isinstance(value, bool))
    return "" if fits else f"{at} is {value!r:.60}, no {plain.__name__}"


def _misfit_of_fields(value: object, type_: Any, at: str) -> str:  # noqa: ANN401 - as above
    if not isinstance(value, dict):
        return f"{at} is {value!r:.60}, no {type_.__name__}"
    hints = _hints(type_)
    if more := value.keys() - hints.keys():
        return f"{at} has {sorted(more)}, which {type_.__name__} has not"
    if less := type_.__required_keys__ - value.keys():
        return f"{at} lacks {sorted(less)} of {type_.__name__}"
    whats = (misfit(one, hints[key], f"{at}[{key!r}]") for key, one in value.items())
    return next(filter(None, whats), "")
