"""Methods of data classes that the build has compiled; in the bundle of the JavaScript module.

Each data class has Python compile what ``dataclasses`` writes of its methods. That alone would need
the part of the runtime's WebAssembly that comes when it is called for.
"""

import builtins
import dataclasses
import marshal
from types import CodeType, FunctionType
from zipimport import zipimporter

#: What data classes have compiled, beside this module: the code of a function for each source.
COMPILED = "dataclasses.compiled"


def take(archive: str) -> None:
    """Have data classes take the code that is in a zip: by its source, as ``marshal`` writes it."""
    content = zipimporter(archive).get_data(COMPILED)
    known: dict[str, CodeType] = marshal.loads(content)  # noqa: S302 - the build's own

    def run(source: str, names: dict[str, object], made: dict[str, object]) -> None:
        code = known.get(source)
        if code is None:
            builtins.exec(source, names, made)  # noqa: S102 - the library wrote it
        else:
            made[code.co_name] = FunctionType(code, names)

    # A module's own name comes before the built-in one.
    vars(dataclasses)["exec"] = run
