"""Each page of the built site gets a Content-Security-Policy of its own.

It is a meta element in front of all that the page loads, so it holds wherever the site is hosted.
It allows what the page needs and nothing else: files of this site, and each script that is written
into the page by its hash. Trusted Types are required, so no text becomes markup or the address of a
script unless a policy of ours lets it through.
"""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape
from html.parser import HTMLParser

#: What is not run, and so is not looked at by browsers' policies.
_DATA = frozenset({"application/json", "application/ld+json"})
_THEME = "/javascripts/bundle."
_FIRST = '<meta charset="utf-8">'
#: Firefox fetches the page ahead that a link names: the policy refuses it, and Firefox says so.
_AHEAD = re.compile(r'\s*<link rel="next"[^>]*>')


class Parts(HTMLParser):
    """Collects what the policy of a page depends on.

    >>> parts = Parts()
    >>> parts.feed('<p style="color: red"><script>a()</script><script src="b.js"></script>')
    >>> parts.scripts, parts.styles, parts.forbidden
    (['a()'], [], ['style="color: red"'])
    """

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []
        """Scripts in the page itself."""
        self.styles: list[str] = []
        """Style sheets in the page itself."""
        self.forbidden: list[str] = []
        """What only a loose policy would allow."""
        self.policy = False
        """Whether the page has a policy already."""
        self.calculator = False
        """Whether Python may start here."""
        self.fetches = False
        """Whether the page reads the table that its address names."""
        self.theme = False
        """Whether the theme's script is loaded."""
        self._open: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of an element."""
        given = {name: value or "" for name, value in attrs}
        if given.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = True
        if "tb-app" in given.get("class", "").split():
            self.calculator = True
            self.fetches = "data-to" not in given
        for name, value in given.items():
            if name == "style" or name.startswith("on") or value.startswith("javascript:"):
                self.forbidden.append(f'{name}="{value}"')
        self._open = None
        if tag == "style":
            self._open = self.styles
        elif tag == "script" and "src" in given:
            self.theme |= _THEME in given["src"]
        elif tag == "script" and given.get("type") not in _DATA:
            # What is written into a page may bring the theme's script (page/later.js).
            self.theme |= _THEME in given.get("data-src", "")
            self._open = self.scripts
        if self._open is not None:
            self._open.append("")

    def handle_endtag(self, tag: str) -> None:
        """Take note of an element's end."""
        del tag
        self._open = None

    def handle_data(self, data: str) -> None:
        """Take what a script or a style holds."""
        if self._open is not None:
            self._open[-1] += data


def guarded(html: str, first: str, *, serving: bool = False) -> str:
    """Return a page with its policy; as it is, if it has one already.

    Args:
        html: the page.
        first: the script that pages of the theme run first.
        serving: whether a script is added later, which loads a changed page again.

    Raises:
        ValueError: the page has something that a strict policy cannot allow.

    >>> html = '<meta charset="utf-8"><p>No script'
    >>> print(guarded(html, "")[:91])
    <meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none
    """
    parts = Parts()
    parts.feed(html)
    parts.close()
    if parts.policy:
        return html
    if parts.forbidden:
        raise ValueError(
            f"the policy of the site forbids {parts.forbidden[0]}: use a class, or a file"
        )
    html = _AHEAD.sub("", html)
    head, charset, rest = html.replace(_FIRST[:-1] + " />", _FIRST, 1).partition(_FIRST)
    if not charset:
        raise ValueError(f"a page begins with {_FIRST}")
    if parts.theme:
        parts.scripts.append(first)
    told = escape(policy(parts, serving=serving), quote=True).replace("&#x27;", "'")
    begins = f"<script>{first}</script>" if parts.theme else ""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{told}">'
    return f"{head}{charset}{meta}{begins}{rest}"


def policy(parts: Parts, *, serving: bool = False) -> str:
    """Return the policy of a page.

    A calculator reads the table that an address after `?src=` names, wherever it is: without one,
    its first script allows nothing but this site (`page/shell.js`). It shows
    pictures that it has made, and in a frame without an origin starts its worker from an address
    with data.
    """
    scripts = ["'unsafe-inline'"] if serving else [_hash(script) for script in parts.scripts]
    ours = parts.calculator
    directives = {
        "default-src": ["'none'"],
        "script-src": [
            "'self'",
            *(["'wasm-unsafe-eval'"] if ours else []),
            *dict.fromkeys(scripts),
        ],
        "style-src": ["'self'", *map(_hash, parts.styles)],
        "img-src": ["'self'", "data:", *(["blob:"] if ours else [])],
        # Only the site's pages have letters of their own.
        **({"font-src": ["'self'"]} if parts.theme else {}),
        "connect-src": ["'self'", *(["https:", "http:"] if parts.fetches else [])],
        # Only the site's pages can be installed as an app.
        **({"manifest-src": ["'self'"]} if parts.theme else {}),
        "worker-src": ["'self'", *(["data:"] if ours and not parts.theme else [])],
        "frame-src": ["'self'"] if ours else ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": [
            *(["default"] if parts.theme else []),
            *(["chess-tiebreaks"] if ours else []),
        ]
        or ["'none'"],
    }
    return "; ".join(f"{name} {' '.join(values)}" for name, values in directives.items())


def _hash(text: str) -> str:
    """Return how a policy names a script or a style by its content.

    >>> _hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
