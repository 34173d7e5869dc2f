"""A MkDocs hook: what search engines and messengers are told of a page.

Where the site's address is known, each page has a title, a text and a picture for those who show a
link to it; without an address there is nothing to link to. Pages of questions say their questions
and answers as structured data.
"""

import json
import re
from html import escape, unescape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

#: Where the letters of the pictures are: in the npm packages.
_MODULES = Path(__file__).parents[2] / "node_modules"
#: Where the pictures are, below the site's root.
CARDS = "cards"
#: The folder, in docs/, of pages whose titles are questions.
_QUESTIONS = "guides/"
_LOCALES = {"en": "en_US", "es": "es_ES"}
_HEADING = re.compile(r"<h([12])[^>]*>(.*?)</h\1>", re.DOTALL)
_PARAGRAPH = re.compile(r"<p[^>]*>(.*?)</p>", re.DOTALL)
_MARK = re.compile(r"<a [^>]*headerlink.*?</a>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Tell the template of a page what is in its head: MkDocs calls this."""
    del nav
    head = [_linked(page, config)] if config.site_url else []
    if page.file.src_uri.startswith(_QUESTIONS):
        head.append(_structured(questions(page.content or "")))
    context["found"] = "\n".join(filter(None, head))
    return context


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Draw the picture of a page where links to it may be shown: MkDocs calls this."""
    if config.site_url:
        # Only publishing needs what draws it.
        from pyscript_app.docs_blocks.cards import card  # noqa: PLC0415

        path = Path(config.site_dir) / _card(page)
        path.parent.mkdir(parents=True, exist_ok=True)
        made = card(config.site_name, _title(page), _text(page, config), _MODULES)
        path.write_bytes(made)
    return output


def _title(page: Page) -> str:
    """Return what a link to the page is called where it is shown.

    Links to the calculator carry tables, of which a server that only hands out files knows
    nothing: their page says in ``shared:`` what holds for all of them.
    """
    shared = page.meta.get("shared", {})
    return str(shared.get("title") or page.meta.get("title", page.title or ""))


def _text(page: Page, config: MkDocsConfig) -> str:
    shared = page.meta.get("shared", {})
    said = shared.get("text") or page.meta.get("description", config.site_description)
    return str(said or "")


def _card(page: Page) -> str:
    """Return where the picture of a page is, below the site's root."""
    name = re.sub(r"\W+", "-", page.file.src_uri.removesuffix(".md"))
    return f"{CARDS}/{name}.png"


def _linked(page: Page, config: MkDocsConfig) -> str:
    root = (config.site_url or "").rstrip("/") + "/"
    code = str(page.meta.get("language", "en"))
    named = {
        "og:site_name": config.site_name,
        "og:type": "article" if "/" in page.file.src_uri else "website",
        "og:title": _title(page),
        "og:description": _text(page, config),
        "og:url": page.canonical_url or root,
        "og:locale": _LOCALES.get(code, code),
        "og:image": root + _card(page),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": _title(page),
    }
    lines = [f'<meta property="{name}" content="{escape(said)}">' for name, said in named.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def questions(html: str) -> list[tuple[str, str]]:
    """Return the headings of a page that ask something, each with the paragraph below it.

    Args:
        html: the text of the page, as Markdown made it.

    >>> questions("<h1>Is it fair?</h1><p>Mostly.</p><h2>Why</h2><p>So.</p>")
    [('Is it fair?', 'Mostly.')]
    """
    found = []
    for heading in _HEADING.finditer(html):
        asked = _plain(heading[2])
        answer = _PARAGRAPH.search(html, heading.end())
        next_one = _HEADING.search(html, heading.end())
        near = answer and (next_one is None or answer.start() < next_one.start())
        if asked.endswith("?") and answer and near and (said := _plain(answer[1])):
            found.append((asked, said))
    return found


def _plain(html: str) -> str:
    return " ".join(unescape(_TAG.sub("", _MARK.sub("", html))).split())


def _structured(asked: list[tuple[str, str]]) -> str:
    if not asked:
        return ""
    data = {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "mainEntity": [
            {
                "@type": "Question",
                "name": question,
                "acceptedAnswer": {"@type": "Answer", "text": answer},
            }
            for question, answer in asked
        ],
    }
    # Nothing in it may end the element.
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'
