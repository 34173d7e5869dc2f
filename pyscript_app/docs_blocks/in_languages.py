"""A MkDocs hook: puts the pages of each language into the navigation and links them.

A page in another language has `language: es` in its front matter. It may also have `english:`, the
English page that says the same, and `menu:`, its name in the navigation. Pages are optional: a
language without a calculator or a page to embed gets them from the English ones.
"""

import json
import posixpath
import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from calculator.words import LANGUAGES, about, say, use

CALCULATOR, EMBED = "calculator.md", "embed/index.md"
_BLOCK = re.compile(r"^```calculator\n.*?(?=^```$)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Make the pages that a language lacks, and add all to the navigation: MkDocs calls this."""
    versions: dict[str, dict[str, str]] = {}
    sections = []
    for code in LANGUAGES[1:]:
        for file in _made(files, config, code):
            files.append(file)
        section = []
        for file in sorted(files.documentation_pages(), key=_place):
            meta = _front_matter(file)
            if meta.get("language") != code or meta.get("template") == "embed.html":
                continue
            section.append({str(meta.get("menu", meta["title"])): file.src_uri})
            if "english" in meta:
                english = str(meta["english"])
                versions.setdefault(english, {"en": english})[code] = file.src_uri
        sections.append({about(code).name: section})
    if config.nav is not None:
        # The last section is the developers'.
        config.nav[-1:-1] = [one for one in sections if any(one.values())]
    config.extra["versions"] = versions
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Begin a page with links to its other languages: MkDocs calls this."""
    del files
    here = page.file.src_uri
    found = config.extra["versions"].get(page.meta.get("english", here), {})
    links = [
        f"[{about(code).name}]({posixpath.relpath(path, posixpath.dirname(here) or '.')})"
        f"{{ .tb-language hreflang={code} lang={code} }}"
        for code, path in found.items()
        if path != here
    ]
    return f"{' '.join(links)}\n\n{markdown}" if links else markdown


def _made(files: Files, config: MkDocsConfig, code: str) -> list[File]:
    """Make a language's calculator and its page to embed, where docs/ has none."""
    made = []
    path = about(code).calculator_page
    for english, there, name in (
        (CALCULATOR, path, "site-calculator"),
        (EMBED, f"{code}/{EMBED}", "site-embed"),
    ):
        source = files.get_file_from_path(english)
        if source is None or files.get_file_from_path(there) is not None:
            continue
        with use(code):
            meta = _front_matter(source) | {
                "title": say(name),
                "description": say(f"{name}-about"),
                "language": code,
            }
            heading = "" if english == EMBED else f"# {meta['title']}\n\n"
        if english == CALCULATOR:
            meta["english"] = english
        block = _BLOCK.search(source.content_string)
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in meta.items()]
        front = "\n".join(lines)
        body = f"{block[0] if block else '```calculator\n'}language: {code}\n```\n"
        text = f"---\n{front}\n---\n\n{heading}{body}"
        made.append(File.generated(config, there, content=text))
    return made


def _front_matter(file: File) -> dict[str, Any]:
    """Return what a page's front matter says."""
    found: dict[str, Any] = get_data(file.content_string)[1]
    return found


def _place(file: File) -> tuple[str, bool, str]:
    """Return a sort key that puts a folder's index first."""
    folder, name = posixpath.split(file.src_uri)
    return folder, name != "index.md", name
