"""Every language says the same things: the same codes, the same facts, the same plurals."""

from __future__ import annotations

import re

import pytest

from calculator.words import LANGUAGES, Catalogue, Plural, catalogue

ENGLISH = catalogue("en")
OTHERS = [code for code in LANGUAGES if code != "en"]
_FACT = re.compile(r"\{[^}]*\}")

#: What is the same in another language: names and figures.
SAME = {
    "es": {
        "cited-004",
        "class-club",
        "class-rating",
        "convention-opposition-performance-plain",
        "heading-kashdan",
        "heading-solkoff",
        "heading-sonneborn-berger",
        "heading-us-amateur-team",
        "order-fide",
        "order-iccf",
        "sample-wscf",
        "title-BH",
        "title-SB",
        "title-kashdan",
        "title-solkoff",
        "title-sonneborn-berger",
        "title-us-amateur-team",
    }
}


def forms(entry: str | Plural) -> tuple[str, ...]:
    return (entry.one, entry.other) if isinstance(entry, Plural) else (entry,)


def facts(entry: str | Plural) -> list[set[str]]:
    """The facts of each form, with what their formats make of them."""
    return [set(_FACT.findall(form)) for form in forms(entry)]


def missing(other: Catalogue) -> str:
    """What a catalogue lacks, as lines to be filled in."""
    lacking = [code for code in ENGLISH if code not in other]
    return "\n".join(f'    "{code}": {ENGLISH[code]!r},' for code in lacking)


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_missing(code: str) -> None:
    lines = missing(catalogue(code))
    assert not lines, f"to be said in {LANGUAGES[code].name}:\n{lines}"


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_over(code: str) -> None:
    assert sorted(catalogue(code).keys() - ENGLISH.keys()) == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_facts_in_the_same_form(code: str) -> None:
    other = catalogue(code)
    wrong = {
        name: (entry, other[name])
        for name, entry in ENGLISH.items()
        if name in other and facts(entry) != facts(other[name])
    }
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_plurals_at_the_same_places(code: str) -> None:
    other = catalogue(code)
    wrong = [
        name
        for name, entry in ENGLISH.items()
        if name in other and getattr(entry, "by", None) != getattr(other[name], "by", None)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_empty_or_still_english(code: str) -> None:
    other = catalogue(code)
    still = {
        name
        for name, entry in other.items()
        if name in ENGLISH
        for ours, theirs in zip(forms(ENGLISH[name]), forms(entry), strict=False)
        if ours == theirs and re.search(r"\w", _FACT.sub("", ours))
    }
    assert still == SAME[code]
    assert [name for name, entry in other.items() if not all(map(str.strip, forms(entry)))] == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_words_that_are_counted_with(code: str) -> None:
    counts, theirs = ENGLISH["counts"], catalogue(code)["counts"]
    assert isinstance(counts, str)
    assert isinstance(theirs, str)
    assert len(counts.split()) == len(theirs.split())
    ordinals = catalogue(code)["ordinals"]
    assert isinstance(ordinals, str)
    assert len(ordinals.split()) == 10
