"""The site's search answers in the language of the page, and in people's own words.

The theme makes one index of all pages. Here each language gets one of its own, in its folder, and
its pages are told to look there. A page may say in its front matter what people ask that it
answers, in their words: ``asked:``, a list. That is found, and not shown in the page; so is its
description. Of a page with the calculator nothing else is: its sample's workings have every word
there is.

The theme's worker looks for everything that begins like any word of the question, "a" and "I" as
well. Another step is put in its place: ``wanted.js``, which the worker begins with.
"""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

_INDEX = "search/search_index.json"
_WORKERS = "assets/javascripts/workers"
_WANTED = Path(__file__).with_name("wanted.js")
_CONFIG = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)')
#: The worker's step that has each word stand for all that begin like it.
_STEP = re.compile(r"\.map\((\w)=>/\(\^\[\+-\]\|\[~\^\]\\d\+\$\)/\.test\(\1\)\?\1:`\$\{\1\}\*`\)")
_OURS = ".flatMap((term,at,all)=>at?[]:wanted(all))"

_LANG = re.compile(r'<html[^>]* lang="([\w-]+)"')

#: One page of an index, or a section of one.
type Entry = dict[str, Any]


class Said(NamedTuple):
    """What the index has of a page besides its text."""

    asked: Sequence[str] = ()
    """What people ask that it answers."""
    about: str = ""
    """What it is said to be about."""
    instead: bool = False
    """Whether that stands for its text."""


def base_of(html: str, path: str, codes: Sequence[str]) -> str:
    """Tell a page of another language where its index is.

    Args:
        html: the page.
        path: the page's, below the site's root.
        codes: the languages with a folder.
    """
    code = _LANG.search(html)
    if code is None or code[1] not in codes:
        return html
    base = posixpath.relpath(code[1], posixpath.dirname(path)) + "/"

    def told(found: re.Match[str]) -> str:
        return f"{found[1]}{json.dumps(json.loads(found[2]) | {'base': base})}{found[3]}"

    return _CONFIG.sub(told, html)


def indexes(site: Path, codes: Sequence[str], said: Mapping[str, Said]) -> None:
    """Write an index for each language in place of the theme's one of all pages.

    Args:
        site: the built site.
        codes: the languages with a folder.
        said: what else is to be found, by the address of the page.
    """
    index = site / _INDEX
    if not index.is_file():
        return
    whole = json.loads(index.read_text(encoding="utf-8"))
    for code, docs in parted(whole["docs"], codes, said).items():
        path = site / code / _INDEX
        path.parent.mkdir(parents=True, exist_ok=True)
        made = json.dumps(whole | {"docs": docs}, ensure_ascii=False, separators=(",", ":"))
        path.write_text(made, encoding="utf-8", newline="\n")


def parted(
    docs: Sequence[Entry], codes: Sequence[str], said: Mapping[str, Said]
) -> dict[str, list[Entry]]:
    """Return the entries of each language by its folder: ``""`` for the pages in none of them.

    Args:
        docs: the entries of all pages.
        codes: the languages with a folder.
        said: what else is to be found, by the address of the page.

    >>> docs = [{"location": "b/", "text": "<p>B</p>"}, {"location": "es/c/#d", "text": ""}]
    >>> for code, entries in parted(docs, ["es"], {"b/": Said(["Why?"], "of B")}).items():
    ...     print(repr(code), entries)
    '' [{'location': 'b/', 'text': '<p>B</p><p>of B</p>'}, {'location': 'b/#asked-1', ...}]
    'es' [{'location': 'c/#d', 'text': ''}]
    """
    found: dict[str, list[Entry]] = {code: [] for code in ("", *codes)}
    for entry in docs:
        location: str = entry["location"]
        asked, about, instead = said.get(location, Said())
        text = "" if instead else entry["text"]
        text += f"<p>{about}</p>" if about else ""
        code, _, rest = location.partition("/")
        code, place = (code, rest) if code in codes else ("", location)
        found[code].append({**entry, "location": place, "text": text})
        # As the heading of a part, a question weighs as much as one that the page has.
        more = {name: entry[name] for name in ("boost",) if name in entry}
        for number, question in enumerate(asked, 1):
            part = {"location": f"{place}#asked-{number}", "title": question, "text": ""}
            found[code].append(part | more)
    return found


def worker(site: Path) -> dict[str, str]:
    """Write the theme's worker with our step, under another name; return that by the old one.

    Raises:
        ValueError: the theme's worker is another one.
    """
    names = {}
    for path in sorted((site / _WORKERS).glob("search.*.min.js")):
        text, count = _STEP.subn(lambda _: _OURS, path.read_text(encoding="utf-8"))
        if count != 1:
            raise ValueError(f"{path.name} takes questions apart differently: see search.py")
        ours = re.sub(r"^\s*//.*\n", "", _WANTED.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = ours + re.sub(r"\n?//# sourceMappingURL=\S+\s*", "\n", text)
        name = f"search.{hashlib.sha256(text.encode()).hexdigest()[:8]}.min.js"
        path.with_name(name).write_text(text, encoding="utf-8", newline="\n")
        path.unlink()
        path.with_name(f"{path.name}.map").unlink(missing_ok=True)
        names[path.name] = name
    return names
