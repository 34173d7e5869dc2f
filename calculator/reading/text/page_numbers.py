"""The numbers of a document's pages, alone in their lines between the rows of a table."""

import re

_NUMBER = re.compile(
    r"^[^\S\n]*(?P<dash>[-–—‐‑−][^\S\n]*)?(?P<page>\d{1,3})"
    r"(?(dash)[^\S\n]*[-–—‐‑−])[^\S\n]*$",
    re.MULTILINE,
)
#: A row has so many words.
_WORDS = 4
#: A page has so many lines at least. So many pages tell by their numbers alone.
_LINES, _PAGES = 4, 3


def without_pages(text: str) -> str:
    r"""Return a text without its pages' numbers, which count from 1 on; every line stays.

    No other line is a number alone. That of a page may be the end of a broken row, unless there are
    dashes around it, or what comes next was there before.

    >>> page = "Open\nAnn W2\nBo L1\nCy Fox B 1\n"
    >>> without_pages(f"{page}1\n{page}2") == f"{page}\n{page}"
    True
    >>> cells = "".join(f"{at}\nAnn Ray\nW2\nD3\n1.5\n1500\n" for at in (1, 2, 3))
    >>> without_pages(cells) == cells
    True
    """
    found = list(_NUMBER.finditer(text))
    if [int(one["page"]) for one in found] != [*range(1, len(found) + 1)]:
        return text
    ends = [0, *(one.end() for one in found)]
    short = any(
        text.count("\n", end, one.start()) < _LINES
        for end, one in zip(ends, found[:-1], strict=False)
    )
    if short or not (_is_marked(found) or _are_below_rows(text, found)):
        return text
    return _NUMBER.sub("", text)


def _is_marked(found: list[re.Match[str]]) -> bool:
    return len(found) > 1 and all(one["dash"] for one in found)


def _are_below_rows(text: str, found: list[re.Match[str]]) -> bool:
    """Whether numbers without dashes are below rows: else each may be a cell in its line."""
    above = (text[: one.start()].rstrip().rpartition("\n")[2] for one in found)
    if any(len(line.split()) < _WORDS for line in above):
        return False
    return len(found) >= _PAGES or _comes_again(text, found)


def _comes_again(text: str, found: list[re.Match[str]]) -> bool:
    """Whether a page begins as the one before it: with a title, or with a heading."""
    if len(found) < _PAGES - 1:
        return False
    begins = text[found[0].end() :].lstrip().partition("\n")[0].strip()
    above = text[: found[0].start()].split("\n")
    return bool(begins) and any(line.strip() == begins for line in above)
