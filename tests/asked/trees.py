"""What an answer's tree of elements must be, whatever was asked."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from calculator.tiebreaks import CONVENTIONS, ORDERS, REGISTER
from calculator.view.tree_changes import Patch
from calculator.words import LANGUAGES, catalogue
from calculator.words.catalogues import Plural
from tests.support.page_drawing import draws_attribute, draws_tag

Tree = list[Any]

_NAME = re.compile(r"[a-z][a-z0-9-]*")
#: Elements that say nothing if they hold nothing.
_SPEAKING = {"p", "li", "button", "summary", "legend", "h1", "h2", "h3", "option", "figcaption"}
_FILLED = {"ul", "ol", "tbody", "select", "svg", "details", "figure", "fieldset"}
#: What is empty until somebody chooses a player or opens a value, and what the script fills.
_EMPTY_AT_FIRST = {
    *("tb-why", "tb-workings", "tb-choices", "tb-found", "tb-shared", "tb-address"),
    "tb-picture-place",
}
#: Lists that the script fills when they are unfolded, from the page around.
_FILLED_WHEN_UNFOLDED = {"build-who", "build-part", "build-order", "build-language"}
#: Attributes that people hear or see.
_SPOKEN = ("aria-label", "title", "placeholder", "alt")
_LEFTOVER = re.compile(r"\{[^{}]*\}|\bNone\b(?! of\b)|\bTrue\b|\bFalse\b|\bnan\b|<[a-z.]+ object")
_WORD = re.compile(r"(?<![\w/-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])")


class FoundError(AssertionError):
    """An answer that is not what it should be."""


def walk(tree: Tree | str) -> Iterator[Tree]:
    """Go through all the elements of a tree, the outer ones first."""
    # Without a call for each level: a large tree is gone through thousands of times.
    ahead = [tree]
    while ahead:
        one = ahead.pop()
        if isinstance(one, list):
            yield one
            ahead.extend(reversed(one[2:]))


def find(tree: Tree, class_: str) -> list[Tree]:
    """Find the elements of a class."""
    return _by_class(tree).get(class_, [])


#: The elements of the trees asked last, by class: an answer is looked through dozens of times.
_INDEXED: dict[int, tuple[Tree, dict[str, list[Tree]]]] = {}
_KEPT = 50


def _by_class(tree: Tree) -> dict[str, list[Tree]]:
    # The tree is kept with its index, so that no other has its identity meanwhile.
    kept = _INDEXED.get(id(tree))
    if kept is not None:
        return kept[1]
    found: dict[str, list[Tree]] = {}
    for one in walk(tree):
        for class_ in dict.fromkeys(one[1].get("class", "").split()):
            found.setdefault(class_, []).append(one)
    if len(_INDEXED) >= _KEPT:
        _INDEXED.pop(next(iter(_INDEXED)))
    _INDEXED[id(tree)] = tree, found
    return found


def of_tag(tree: Tree, *tags: str) -> list[Tree]:
    """Find the elements with one of these tags."""
    return [one for one in walk(tree) if one[0] in tags]


def text_in(tree: Tree | str) -> str:
    """Return all the text in a tree."""
    return tree if isinstance(tree, str) else "".join(text_in(child) for child in tree[2:])


def texts(tree: Tree | str) -> Iterator[str]:
    """Return each text of a tree separately, including those in attributes."""
    ahead = [tree]
    while ahead:
        one = ahead.pop()
        if isinstance(one, str):
            yield one
            continue
        yield from (one[1][name] for name in _SPOKEN if name in one[1])
        ahead.extend(reversed(one[2:]))


def check_tree(tree: object) -> Tree:
    """Check that a tree can become elements, and that none of them is empty."""
    _well_formed(tree)
    assert isinstance(tree, list)
    ids = [one[1]["id"] for one in walk(tree) if "id" in one[1]]
    if len(ids) > len(set(ids)):
        raise FoundError(f"an id stands twice: {sorted(ids)}")
    for one in walk(tree):
        _not_empty(one)
    return tree


def _well_formed(tree: object) -> None:
    if isinstance(tree, str):
        return
    if not isinstance(tree, list) or len(tree) < 2:
        raise FoundError(f"no element: {tree!r}")
    tag, attributes, *children = tree
    if not isinstance(tag, str) or not _NAME.fullmatch(tag):
        raise FoundError(f"no tag: {tag!r}")
    if not draws_tag(tag):
        raise FoundError(f"the page does not draw <{tag}>")
    for name, value in attributes.items():
        if not draws_attribute(name):
            raise FoundError(f"the page does not draw {name} of <{tag}>")
        if not isinstance(value, str):
            raise FoundError(f"{name} of {tag} is no text: {value!r}")
    for child in children:
        _well_formed(child)


def _not_empty(one: Tree) -> None:
    tag, attributes = one[0], one[1]
    classes = set(attributes.get("class", "").split())
    if classes & _EMPTY_AT_FIRST:
        return
    region = tag == "section" or attributes.get("role") in {"region", "group", "status", "alert"}
    # A chart has its own text; a field shows what is in it.
    if (region or tag in _SPEAKING) and not text_in(one).strip():
        raise FoundError(f"an empty {tag}: {attributes}")
    filled_later = attributes.get("data-part") in _FILLED_WHEN_UNFOLDED
    if tag in _FILLED and len(one) == 2 and not filled_later:
        raise FoundError(f"a {tag} with nothing in it: {attributes}")


def check_words(said: Iterable[str], own: Iterable[str]) -> None:
    """Check that no code, placeholder or Python is said; ``own`` words are the text's."""
    words = {word for word in own if word.strip()}
    # A picture shortens a name, "None Such" to "None".
    words |= {part for word in words for part in word.split() if _LEFTOVER.search(part)}
    known = sorted(words, key=len, reverse=True)
    for text in said:
        rest = text
        for word in known:
            if word in rest:
                rest = rest.replace(word, "…")
        if found := _LEFTOVER.search(rest):
            raise FoundError(f"left over: {found[0]!r} in {text!r}")
        if raw := set(_WORD.findall(rest)) & _codes():
            raise FoundError(f"a code instead of words: {sorted(raw)} in {text!r}")


@cache
def _codes() -> frozenset[str]:
    """Return all the codes that are not words of any sentence."""
    said = set()
    codes = {*REGISTER, *ORDERS, *CONVENTIONS}
    for language in LANGUAGES:
        for code, words in catalogue(language).items():
            codes.add(code)
            text = " ".join(words[1:]) if isinstance(words, Plural) else words
            said |= set(_WORD.findall(text))
    return frozenset(code for code in codes if "-" in code) - said


def patched(tree: object, patch: Patch) -> object:
    """Do to a tree what the page does to its nodes."""
    assert isinstance(tree, list)
    tag, attributes, *children = tree
    altered, order = patch
    assert isinstance(altered, dict)
    attributes = {name: text for name, text in (attributes | altered).items() if text is not None}
    if order is None:
        return [tag, attributes, *children]
    assert isinstance(order, list)
    made: list[object] = []
    for child in order:
        if isinstance(child, int):
            made.append(children[child])
        elif isinstance(child, list) and isinstance(child[0], int):
            made.append(patched(children[child[0]], child[1:]))
        else:
            made.append(child)
    return [tag, attributes, *made]
