"""Every language says the same things: the same codes, the same facts, the same plurals."""

from __future__ import annotations

import re

import pytest

from calculator.words import LANGUAGES, Catalogue, Plural, about, catalogue, say, use
from calculator.words.catalogues import Form

ENGLISH = catalogue("en")
OTHERS = [code for code in LANGUAGES if code != "en"]
_FACT = re.compile(r"\{[^}]*\}")


def forms(entry: str | Plural) -> tuple[str, ...]:
    """All forms of an entry; those of a plural begin with ``one`` and ``other``."""
    if isinstance(entry, str):
        return (entry,)
    return (entry.one, entry.other, *filter(None, (entry.few, entry.many)))


def facts(form: str) -> set[str]:
    """The facts of a form, with their formats; what agrees with one is the language's own."""
    return {fact for fact in _FACT.findall(form) if "|" not in fact}


def alike(english: str | Plural, other: str | Plural) -> bool:
    """Whether the facts are the same; "one" may name the number too, as it may mean 21."""
    first, *more = forms(other)
    last = facts(forms(english)[-1])
    return facts(first) in (facts(forms(english)[0]), last) and all(
        facts(form) == last for form in more
    )


def missing(other: Catalogue) -> str:
    """What is missing in a catalogue, as lines to be filled in."""
    lacking = [code for code in ENGLISH if code not in other]
    return "\n".join(f'    "{code}": {ENGLISH[code]!r},' for code in lacking)


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_missing(code: str) -> None:
    lines = missing(catalogue(code))
    assert not lines, f"to be said in {about(code).name}:\n{lines}"


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_over(code: str) -> None:
    assert sorted(catalogue(code).keys() - ENGLISH.keys()) == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_facts_in_the_same_form(code: str) -> None:
    other = catalogue(code)
    wrong = {
        name: (entry, other[name])
        for name, entry in ENGLISH.items()
        if name in other and not alike(entry, other[name])
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
    assert still == about(code).same
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_folder_says_what_its_language_is(code: str) -> None:
    assert about(code).code == code
    assert about(code).name


def test_a_language_that_is_not_in_the_register() -> None:
    with pytest.raises(KeyError):
        catalogue("xx")
    with pytest.raises(KeyError):
        about("xx")


def test_a_language_with_more_forms_of_a_plural(monkeypatch: pytest.MonkeyPatch) -> None:
    def polish(number: int) -> Form:
        if number == 1:
            return "one"
        return "few" if number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14} else "many"

    spoken = about("es")._replace(form=polish)
    rounds = Plural(0, "jedna runda", "{0} rundy", few="{0} rundy", many="{0} rund")
    monkeypatch.setattr("calculator.words.es.LANGUAGE", spoken)
    monkeypatch.setitem(catalogue("es"), "summary-rounds", rounds)
    with use("es"):
        said = [say("summary-rounds", number) for number in (1, 3, 5, 12, 22)]
    assert said == ["jedna runda", "3 rundy", "5 rund", "12 rund", "22 rundy"]
