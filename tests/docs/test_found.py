"""What search engines and messengers are told of a page, and the picture that they show."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image

from pyscript_app.docs_blocks.cards import HEIGHT, WIDTH, card
from pyscript_app.docs_blocks.page_head import questions
from tests.docs.sites import Html, build
from tests.docs.test_address import ADDRESS, CONFIG, PAGES
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

MODULES = ROOT / "node_modules"
QUESTION = """\
---
title: Why me?
description: Why "me" & nobody else.
---
# Why me?

Because *you* scored `</script>` less.

## Is that fair?

| a | table |
|---|---|
| 1 | 2 |

It is the same for everybody.

## Nothing asked

Nothing said.
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The configuration of a small site with a page of questions."""
    for name, text in {**PAGES, "guides/why.md": QUESTION}.items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    text = CONFIG.format(root=ROOT.as_posix())
    text = text.replace("nav:\n", "nav:\n  - Why: guides/why.md\n")
    hook = f"  - {ROOT.as_posix()}/pyscript_app/docs_blocks/page_head.py\n"
    config.write_text(text.replace("hooks:\n", f"hooks:\n{hook}"), encoding="utf-8")
    return config


def told(page: str) -> dict[str, str]:
    """The properties in a page's head."""
    return {
        attributes["property"]: attributes["content"]
        for tag, attributes in Html(page).tags
        if tag == "meta" and "property" in attributes
    }


def asked(page: str) -> list[tuple[str, str]]:
    """The questions and answers of a page's structured data."""
    (script,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    data = json.loads(script)
    assert data["@type"] == "FAQPage"
    return [(one["name"], one["acceptedAnswer"]["text"]) for one in data["mainEntity"]]


# What stands in a picture is below, a site with an address is built in test_project.py.
@pytest.mark.long
def test_a_link_to_a_page_has_a_title_a_text_and_a_picture(small: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = build(small, site, ADDRESS)
    assert done.returncode == 0, done.stderr
    page = (site / "guides/why/index.html").read_text(encoding="utf-8")
    head = told(page)
    assert head["og:title"] == head["og:image:alt"] == "Why me?"
    assert head["og:description"] == 'Why "me" & nobody else.'
    assert head["og:url"] == f"{ADDRESS}guides/why/"
    assert head["og:locale"] == "en_US"
    assert head["og:image"] == f"{ADDRESS}cards/guides-why.png"
    picture = site / head["og:image"].removeprefix(ADDRESS)
    with Image.open(picture) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
        assert (
            f"{image.width} {image.height}" == f"{head['og:image:width']} {head['og:image:height']}"
        )
    assert asked(page) == [
        ("Why me?", "Because you scored </script> less."),
        ("Is that fair?", "It is the same for everybody."),
    ]
    other = (site / "rules/index.html").read_text(encoding="utf-8")
    assert told(other)["og:image"] != head["og:image"]
    assert "ld+json" not in other


# That nothing names an address then test_address.py notices.
@pytest.mark.long
def test_without_an_address_there_is_no_link_to_show(small: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = build(small, site)
    assert done.returncode == 0, done.stderr
    page = (site / "guides/why/index.html").read_text(encoding="utf-8")
    assert told(page) == {}
    assert not (site / "cards").exists()
    # What is asked needs no address.
    assert [question for question, _ in asked(page)] == ["Why me?", "Is that fair?"]


def test_a_question_is_answered_by_the_paragraph_right_below_it() -> None:
    html = "<h1>A?</h1><h2>B?</h2><p>To B.</p><h2>C?</h2><table></table><h3>D</h3><p>To C.</p>"
    assert questions(html) == [("B?", "To B."), ("C?", "To C.")]
    assert questions('<h2>E?<a class="headerlink" href="#e">¶</a></h2><p>½ &amp; <b>1</b></p>') == [
        ("E?", "½ & 1")
    ]


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Solkoff", "Short."),
        ("Preguntas: ¿por qué perdí?", "½ " * 300),
        ("What do the many long columns of this very long title mean, in all? " * 3, "Text " * 90),
        ("A-word-that-is-long-but-not-too-long", ""),
    ],
)
def test_what_a_picture_says_stays_inside_it(title: str, text: str) -> None:
    made = card("Chess Tiebreaks, Explained", title, text, MODULES)
    assert made == card("Chess Tiebreaks, Explained", title, text, MODULES)
    assert len(made) < 60_000
    with Image.open(io.BytesIO(made)) as image:
        grey = image.convert("L")
    # Below the line at the top, nothing is drawn in the margins.
    for box in (
        (0, 20, 80, HEIGHT),
        (WIDTH - 80, 20, WIDTH, HEIGHT),
        (0, HEIGHT - 40, WIDTH, HEIGHT),
    ):
        assert grey.crop(box).getextrema() == (255, 255)
