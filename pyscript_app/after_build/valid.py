"""What the theme writes that is not valid HTML is fixed; `tests/docs/test_valid.py` looks at it."""

import re

_CHECKBOX = re.compile(r'<input [^>]*type="checkbox"[^>]*>')
_LABEL = re.compile(r"<label [^>]*>")


def valid(html: str) -> str:
    """Return a page without what the theme writes and HTML does not know.

    >>> valid(
    ...     '<input type="checkbox" id="a" autocomplete="off"><label id="b" tabindex="">B</label>'
    ... )
    '<input type="checkbox" id="a"><label id="b">B</label>'
    >>> valid('<label class="md-nav__title" for="__toc">')
    '<label class="md-nav__title">'
    """
    html = _CHECKBOX.sub(lambda found: found[0].replace(' autocomplete="off"', ""), html)
    html = _LABEL.sub(lambda found: found[0].replace(' tabindex=""', ""), html)
    if ' id="__toc"' not in html:
        html = html.replace(' for="__toc"', "")
    return html
