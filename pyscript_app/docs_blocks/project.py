"""A MkDocs hook: where the project is, for those who want to tell it something or look into it.

`REPO_URL` in the environment is the address of the repository, as `SITE_URL` is that of the site
(`mkdocs.yml`). With it the foot of each page leads to what changed, the source, the page's own text
and a form that says what is wrong; a calculator has a button for that. Without it there is only the
version: no link leads nowhere. The forms' fields are those of `.github/ISSUE_TEMPLATE`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

import calculator
from calculator.view import Element, el, to_html
from calculator.words import say, use
from pyscript_app.build import pages
from pyscript_app.docs_blocks.languages import spoken_on

#: The branch that the site is published from.
_BRANCH: Final = "main"
_PRIVACY: Final = "privacy.md"
_FORM: Final = "sentence.yml"
#: How the block with a calculator ends (`examples.py`).
_ENDS: Final = 'data-part="script"></script></div>'


class Link(NamedTuple):
    """What is at the foot of a page; without an address it leads nowhere."""

    title: str
    url: str = ""


def version() -> str:
    """Return the version; where GitHub builds the site, with the commit."""
    commit = os.environ.get("GITHUB_SHA", "")[:7]
    return calculator.__version__ + (f" ({commit})" if commit else "")


def repository(config: MkDocsConfig) -> str:
    """Return the repository's address, without a slash at its end; empty if nobody gave it."""
    found = str(config.extra.get("repo") or "").rstrip("/")
    return found if found.startswith(("https://", "http://")) else ""


def foot(repo: str, *, source: str = "", where: str = "") -> list[Link]:
    """Return the links at the foot of a page, in the language in use.

    Args:
        repo: the repository; empty if nobody knows.
        source: the file of the page in the repository; empty for one that the build makes.
        where: what the form says of where the page is.

    >>> [link.title for link in foot("https://git.example")][1:]
    ['Changes', 'Source', 'Something wrong? Tell us']
    >>> [link.url for link in foot("")]
    ['']
    """
    found = [Link(say("foot-version", version()))]
    if not repo:
        return found
    found += [
        Link(say("foot-changes"), f"{repo}/blob/{_BRANCH}/CHANGELOG.md"),
        Link(say("foot-source"), repo),
    ]
    if source:
        found.append(Link(say("foot-edit"), f"{repo}/edit/{_BRANCH}/{source}"))
    asked = {"template": _FORM, "where": where, "version": version()}
    return [*found, Link(say("tell"), f"{repo}/issues/new?{urlencode(asked)}")]


def button(repo: str) -> Element:
    """Return the button of a calculator; its script is ``page/tell.js``."""
    attributes = {"data_tell": repo, "data_version": version()}
    return el("p", el("button", say("tell"), type="button", **attributes), class_="site-tell")


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put the button below a calculator, but not in the frame on a club's page: MkDocs calls this.

    The box of the first page leads to a calculator.
    """
    del files
    repo = repository(config)
    bare = page.meta.get("template") == "embed.html"
    if not repo or bare or ' class="tb-app"' not in html:
        return html
    name = pages.entry(Path(config.docs_dir) / "app").tell
    script = el("script", type="module", src=get_relative_url(f"app/{name}", page.url))
    with use(spoken_on(page)):
        made = f"{to_html(button(repo))}\n{to_html(script)}"
    # Right below the result, before the page says what can be pasted.
    head, end, tail = html.partition(_ENDS)
    return f"{head}{end}\n{made}{tail}" if end else f"{html}\n{made}"


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Tell the template what is at the foot of a page: MkDocs calls this."""
    del nav
    root = Path(config.config_file_path).parent
    written = page.file.abs_src_path
    source = ""
    if written and Path(written).is_relative_to(root):
        source = Path(written).relative_to(root).as_posix()
    where = page.canonical_url or f"/{page.url}"
    with use(spoken_on(page)):
        context["foot"] = foot(repository(config), source=source, where=where)
    return context


def on_template_context(
    context: dict[str, Any], *, template_name: str, config: MkDocsConfig
) -> dict[str, Any]:
    """Tell the page "not found" the same: MkDocs calls this."""
    context["foot"] = foot(repository(config), where=template_name)
    return context
