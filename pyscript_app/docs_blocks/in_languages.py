"""A MkDocs hook: puts the pages of each language into the navigation and links them.

Every page has a link to each other language in its header: to the page that says the same, else to
the first page in that language (`pyscript_app/theme/main.html`).

A page in another language has `language: es` in its front matter. It may also have `english:`, the
English page that says the same, `menu:`, its name in the navigation, `position:`, its number there,
and `under:`, the page whose part it is in. Pages are optional: a language without a calculator or a
page to embed gets them from the English ones.
"""

import json
import posixpath
import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from calculator.words import LANGUAGES, about, say, use

HOME, CALCULATOR, EMBED = "index.md", "calculator.md", "embed/index.md"
_BLOCK = re.compile(r"^```calculator\n.*?(?=^```$)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Make the pages that a language lacks, and add all to the navigation: MkDocs calls this."""
    versions: dict[str, dict[str, str]] = {}
    home = files.get_file_from_path(HOME)
    first = {"en": home.url if home else "./"}
    sections = []
    for code in LANGUAGES[1:]:
        for file in _made(files, config, code):
            files.append(file)
        section: list[dict[str, Any]] = []
        parts: dict[str, str] = {}
        for file in sorted(files.documentation_pages(), key=_place):
            meta = _front_matter(file)
            if meta.get("language") != code or meta.get("template") == "embed.html":
                continue
            name = str(meta.get("menu", meta["title"]))
            parts[file.src_uri] = name
            if (whole := parts.get(str(meta.get("under", "")))) is not None:
                _add(section, whole, {name: file.src_uri})
            else:
                section.append({name: file.src_uri})
            first.setdefault(code, file.url)
            english = files.get_file_from_path(str(meta.get("english", "")))
            if english is not None:
                same = versions.setdefault(english.src_uri, {"en": english.url})
                same[code] = file.url
                versions[file.src_uri] = same
        sections.append({about(code).name: section})
    if config.nav is not None:
        # The last section is the developers'.
        config.nav[-1:-1] = [one for one in sections if any(one.values())]
    config.extra["versions"] = versions
    config.extra["files"] = files
    config.extra["first_pages"] = first
    return files


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Tell the template of a page about the other languages: MkDocs calls this."""
    del nav
    context["columns"] = _footer(config, str(page.meta.get("language", "en")))
    same = config.extra["versions"].get(page.file.src_uri, {})
    here = str(page.meta.get("language", "en"))
    context["versions"] = _versions(config.extra["first_pages"] | same, here)
    return context


def on_template_context(
    context: dict[str, Any], *, template_name: str, config: MkDocsConfig
) -> dict[str, Any]:
    """Tell the page "not found" about the other languages: MkDocs calls this."""
    del template_name
    context["columns"] = _footer(config, "en")
    context["versions"] = _versions(config.extra["first_pages"], "en")
    context["missing"] = say("site-missing")
    for version in context["versions"]:
        with use(version["code"]):
            version["missing"] = say("site-missing")
            version["first"] = say("site-first-page")
    return context


def _add(section: list[dict[str, Any]], whole: str, entry: dict[str, str]) -> None:
    """Put a page into the part of the navigation that another page begins."""
    part = next(one for one in section if whole in one)
    if isinstance(part[whole], str):
        part[whole] = [part[whole]]
    part[whole].append(entry)


def _footer(config: MkDocsConfig, code: str) -> dict[str, Any]:
    """Return the footer's columns, as mkdocs.yml lists them, in a language.

    What is not in the language is left out: the header leads to the English pages.
    """
    found = []
    files, versions = config.extra["files"], config.extra["versions"]
    with use(code):
        for name, paths in config.extra["footer"].items():
            links = []
            for path in paths:
                url = versions.get(path, {}).get(code)
                english = files.get_file_from_path(path) if code == LANGUAGES[0] else None
                file = next((one for one in files if one.url == url), english) if url else english
                if file is None:
                    continue
                part = file.page.parent
                title = part.title if part and file.name == "index" else file.page.title
                links.append({"url": file.url, "title": title})
            if links:
                found.append({"title": say(f"site-footer-{name}"), "links": links})
        return {"name": say("site-footer"), "columns": found}


def _versions(urls: dict[str, str], here: str) -> list[dict[str, str]]:
    """Return what the template says of each language but that of the page."""
    return [
        {"code": code, "name": about(code).name, "url": url}
        for code, url in urls.items()
        if code != here
    ]


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


def _place(file: File) -> tuple[str, bool, int, str]:
    """Return a sort key: a folder's index first, then by ``position``, then by name."""
    folder, name = posixpath.split(file.src_uri)
    return folder, name != "index.md", int(_front_matter(file).get("position", 99)), name
