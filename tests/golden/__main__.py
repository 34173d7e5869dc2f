"""``python -m tests.golden OTHER [FOLDER …]``: what this checkout reads otherwise than another.

Each text is read by both, each in a process of its own, and what differs is listed by kind: first
what is read no longer, then players, results and so on, last the wording of messages. A text is
listed once, under the gravest of its differences, with the names of the others.
"""

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.golden.texts import Text, texts
from tests.support.project import ROOT

#: From the gravest on. What is not here comes last.
KINDS = (
    *("raised", "refused now", "read now", "sections", "players", "rounds", "results", "byes"),
    *("colors", "totals", "ratings", "printed places", "scores of cells", "standings", "values"),
    *("order", "published", "printed columns", "contradictions", "wrong totals", "warnings"),
    *("refused", "where it is refused", "slips", "layout", "numbered by", "lacks", "about"),
    *("read as", "the rest"),
)
_SHOWN = 160


class Difference(NamedTuple):
    """What two checkouts say of one thing in a text."""

    kind: str
    before: str
    after: str


class ReadingProcess:
    """A process that reads texts in one checkout."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-P",
                str(Path(__file__).with_name("answers.py")),
                str(checkout.resolve()),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=checkout,
        )

    def send(self, text: Text) -> None:
        """Ask about a text."""
        assert self._process.stdin is not None
        asked = {"path": str(text.path)} if text.path else {"text": text.text}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()

    def answer(self) -> list[dict[str, Any]]:
        """Return what it says."""
        assert self._process.stdout is not None
        said: list[dict[str, Any]] = json.loads(self._process.stdout.readline())
        return said

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def differences(
    before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]
) -> list[Difference]:
    """Compare what two checkouts say of a text, the gravest first.

    >>> differences([{"totals": {"1": 2, "2": 3}}], [{"totals": {"1": 2, "2": 4}}])
    [Difference(kind='totals', before='2: 3', after='2: 4')]
    >>> differences([{"refused": ["No.", None]}], [{"totals": {}}])
    [Difference(kind='read now', before='["No.", null]', after='')]
    """
    found: dict[str, Difference] = {}
    if len(before) != len(after):
        found["sections"] = Difference("sections", str(len(before)), str(len(after)))
    for old, new in zip(before, after, strict=False):
        if ("refused" in old) != ("refused" in new) or ("raised" in old) != ("raised" in new):
            kind = (
                "raised" if "raised" in new else "refused now" if "refused" in new else "read now"
            )
            said = [_shown(one.get("raised", one.get("refused", ""))) for one in (old, new)]
            found.setdefault(kind, Difference(kind, *said))
            continue
        for kind in sorted(old.keys() | new.keys()):
            if old.get(kind) != new.get(kind) and kind not in found:
                found[kind] = Difference(kind, *_apart(old.get(kind), new.get(kind)))
    return sorted(found.values(), key=lambda one: _gravity(one.kind))


def _gravity(kind: str) -> int:
    return KINDS.index(kind) if kind in KINDS else len(KINDS)


def _apart(old: Any, new: Any) -> tuple[str, str]:  # noqa: ANN401 - whatever JSON holds
    """Show only what differs of two lists or mappings."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [key for key in {**old, **new} if old.get(key) != new.get(key)]
        return tuple(  # type: ignore[return-value]
            _cut(", ".join(f"{key}: {_shown(one[key])}" for key in keys if key in one))
            for one in (old, new)
        )
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return (
            _shown([one for one in old if one not in new]),
            _shown([one for one in new if one not in old]),
        )
    return _shown(old), _shown(new)


def _shown(value: Any) -> str:  # noqa: ANN401 - whatever JSON holds
    if isinstance(value, str):
        return _cut(value)
    return _cut(json.dumps(value, ensure_ascii=False))


def _cut(said: str) -> str:
    return said if len(said) <= _SHOWN else said[:_SHOWN] + " …"


def compared(
    here: Path, other: Path, chosen: Sequence[Text]
) -> list[tuple[Text, list[Difference]]]:
    """Return the texts that differ, each with its differences."""
    both = ReadingProcess(other), ReadingProcess(here)
    found: list[tuple[Text, list[Difference]]] = []
    for text in chosen:
        for one in both:
            one.send(text)
        if told := differences(*(one.answer() for one in both)):
            found.append((text, told))
    for one in both:
        one.close()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the status is 0 if nothing differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden")
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("folders", type=Path, nargs="*", help="folders of more texts")
    parser.add_argument("--here", type=Path, default=ROOT, help="instead of this checkout")
    parser.add_argument("--events", type=int, default=30, help="so many in each layout")
    parser.add_argument("--only", default="", help="only texts whose name has this in it")
    parser.add_argument("--show", action="store_true", help="show the texts, and all differences")
    asked = parser.parse_args(arguments)
    chosen = [text for text in texts(asked.folders, asked.events) if asked.only in text.name]
    found = compared(asked.here, asked.other, chosen)
    by_kind: dict[str, list[tuple[Text, list[Difference]]]] = defaultdict(list)
    for text, told in found:
        by_kind[told[0].kind].append((text, told))
    print(f"{len(chosen)} texts, {len(found)} differ")
    for kind in sorted(by_kind, key=_gravity):
        print(f"\n{kind}: {len(by_kind[kind])}")
        for text, told in by_kind[kind]:
            others = ", ".join(one.kind for one in told[1:])
            print(f"  {text.name}" + (f" (also {others})" if others else ""))
            for one in told if asked.show else told[:1]:
                label = f"{one.kind}: " if asked.show else ""
                print(f"    {label}{one.before}\n    now: {one.after}")
            if asked.show:
                print(text.path.read_text("utf-8", "replace") if text.path else text.text)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
