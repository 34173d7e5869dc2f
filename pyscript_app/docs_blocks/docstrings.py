"""Docstrings as the page of the Python API shows them: roles are code, examples are set apart.

An extension of griffe, which mkdocstrings reads the sources with.
"""

import re
from typing import Any

from griffe import Extension, GriffeLoader, Object

#: ``:class:`~calculator.Row``` is for those who read the source; readers of the page see ``Row``.
_ROLE = re.compile(
    r":(?:class|func|meth|attr|data|mod):`~?(?:calculator\.(?:[a-z_]+\.)*)?([\w.]+)`"
)
#: An example at the end of a docstring.
_EXAMPLE = re.compile(r"(?:^|\n)(>>> .*)\Z", re.DOTALL)


class Docstrings(Extension):
    """Makes docstrings fit for the page."""

    def on_object(self, *, obj: Object, loader: GriffeLoader, **_: Any) -> None:  # noqa: ANN401, ARG002
        """Change the docstring of what was just read."""
        if obj.docstring is not None:
            obj.docstring.value = as_shown(obj.docstring.value)


def as_shown(text: str) -> str:
    r"""Return a docstring with its roles as code, and with its example under a heading.

    >>> as_shown("Made by :func:`calculator.rank`.\n\n>>> 1 + 1\n2").splitlines()
    ['Made by `rank`.', '', 'Examples:', '    >>> 1 + 1', '    2']
    """
    text = _ROLE.sub(r"`\1`", text)
    found = _EXAMPLE.search(text)
    if found is None:
        return text
    lines = "".join(f"\n    {line}".rstrip(" ") for line in found[1].splitlines())
    return f"{text[: found.start()].rstrip()}\n\nExamples:{lines}"
