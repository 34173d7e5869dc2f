"""Every word of the lexicon means the same in every context; one that nobody knows is refused."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from calculator.reading.lexicon import Table, headings, looked_up, plain, words, words_of
from calculator.reading.lexicon.phrases import told
from tests.reading.every_word import NAMES, Case, absences, cases, unknown
from tests.support.examples import one_in

#: Of what there are words. Their cases are thirty thousand: only who tries them makes them.
CONCEPTS = (
    *("bye", "absence", "forfeit", "forfeit mark", "forfeit mark and letter"),
    *("result W", "result D", "result L", "round", "color", "title"),
    *(
        f"heading {kind}"
        for kind in headings.HEADING
        if kind not in {"first", "section", "winner", "loser", "one", "two"}
    ),
)
#: So many of the words, of the same context, are tried in one run.
EVERY = 48
#: What one letter behind an opponent means, only columns of colors tell.
LETTERS = {"behind a number", "behind a named opponent"}


@cache
def by_concept() -> dict[str, list[Case]]:
    """All cases, by what their word is of."""
    found: dict[str, list[Case]] = {}
    for one in cases():
        found.setdefault(one.concept, []).append(one)
    return found


def results(table: Crosstable) -> dict[str, str]:
    """Everybody's results: code, opponent's row and color, by name without a title."""
    row = {player.number: at for at, player in enumerate(table.players, 1)}
    order = {name: at for at, name in enumerate(NAMES, 1)}
    by_row = {number: order.get(bare(table.players[at - 1].name), 0) for number, at in row.items()}
    return {
        bare(player.name): " ".join(
            f"{one.code}{by_row[one.opponent] if one.opponent else ''}{one.color.lower()}"
            for one in player.results
        )
        for player in table.players
    }


def bare(name: str) -> str:
    """A name without the title that a case puts before it."""
    return " ".join(name.split()[-2:])


def fits(found: dict[str, str], holds: dict[str, str]) -> bool:
    """Whether results are those; a plain bye is of the kind that goes with the layout."""
    for name, said in holds.items():
        same = found.get(name, "").split(" ") == said.split(" ")
        plain_bye = "bye" in said and _byes(found.get(name, "")) == _byes(said)
        if not (same or plain_bye):
            return False
    return set(found) == set(holds)


def _byes(said: str) -> list[str]:
    return ["bye" if code in {"B", "P"} else code for code in said.split(" ")]


def wrong(case: Case) -> str:
    """What is wrong with the reading of a case; empty where nothing is."""
    try:
        found = results(read(case.text))
    except ReadError as error:
        named = case.text.splitlines()[(error.line or 1) - 1] if error.line else ""
        if not case.holds:
            return "" if error.line and named.strip() else f"names no line: {error}"
        return "" if case.may_refuse else f"refused: {error}"
    if not case.holds:
        return f"read as {found}"
    return "" if fits(found, case.holds) else f"read as {found}"


def faults(tried: list[Case]) -> list[str]:
    return [
        f"{case.concept}, {case.context}, {case.language} {case.word!r}: {said}"
        for case in tried
        if (said := wrong(case))
    ]


def test_all_concepts_are_named() -> None:
    assert set(by_concept()) == set(CONCEPTS)


@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_word_in_every_context(concept: str) -> None:
    of_concept = [
        case
        for case in by_concept()[concept]
        if case.context not in LETTERS or max(map(len, case.word.split())) > 1
    ]
    tried = of_concept[hash_of(concept) % EVERY :: EVERY] if len(of_concept) > 400 else of_concept
    assert not faults(tried)


def hash_of(text: str) -> int:
    return sum(map(ord, text))


@pytest.mark.long
@pytest.mark.parametrize("concept", CONCEPTS)
def test_all_of_them(concept: str) -> None:
    found = [
        case for case in by_concept()[concept] if case.context not in LETTERS or len(case.word) > 3
    ]
    assert not faults(found)


def test_a_word_that_nobody_knows_is_refused() -> None:
    for seed in range(8):
        assert not faults(list(unknown(Random(seed))))  # noqa: S311


#: What a club might print of a round without a game, and the lexicon does not have, alone or
#: beside a word that it has.
UNLISTED = (
    "krank gemeldet, hat Schule, Nachzügler, kommt später; on leave, school trip, house player, "
    "late bus, out of town, bad weather, car trouble, asked for it; falta médica, viaje escolar; "
    "absent justifié, parti tôt, en voyage; assente oggi, gita scolastica, arrivato tardi; "
    "viagem, atrasado; ziek thuis, op reis, te laat; chory dzisiaj, na wycieczce, spóźniony; "
    "nemocný doma, na výletě, přišel pozdě; oanmäld frånvaro, bortrest, kom sent; syk hjemme, "
    "på reise, kom for sent; rejse; sairaana kotona, matkalla"
)


@pytest.mark.parametrize("language", one_in(3, UNLISTED.split("; ")))
def test_a_word_that_the_lexicon_has_not_is_nobody(language: str) -> None:
    for word in language.split(", "):
        tried = [case._replace(holds={}) for case in absences(word)]
        assert not faults(tried)


TABLES = {
    name: table
    for module in (words, headings)
    for name, table in vars(module).items()
    if name.isupper() and not name.startswith("_")
}


@pytest.mark.parametrize("name", [name for name in TABLES if name not in {"HEADING", "ORDINAL"}])
def test_a_word_has_one_meaning_in_a_table(name: str) -> None:
    meanings: dict[str, set[str]] = {}
    for word, means in words_of(TABLES[name]):
        meanings.setdefault(plain(word), set()).add(means.meaning)
    assert not {word: found for word, found in meanings.items() if len(found) > 1}


def test_no_word_of_a_result_is_one_of_a_bye() -> None:
    def keys(table: Table) -> set[str]:
        return set(looked_up(table, lambda word: "".join(plain(word).split())))

    for one in (words.RESULT, headings.COLOR):
        for other in (words.BYE, words.ABSENCE, words.FORFEIT):
            assert not keys(one) & keys(other)


@pytest.mark.parametrize(
    "name", ["Bye, John", "Win Aung", "Frei, Anna", "Rose White", "Out, Jim", "Jan de Wit"]
)
def test_somebody_whose_name_has_a_word_of_the_lexicon(name: str) -> None:
    assert told(name) is None
    text = f"Round 1\n{name} 1-0 Ann Lee\nBob Poe 1-0 Cid Roe\nRound 2\nAnn Lee 1-0 Bob Poe\n"
    table = read(text + f"Cid Roe 0-1 {name}\n")
    assert [player.name for player in table.players].count(name) == 1
    player = next(one for one in table.players if one.name == name)
    assert sum(one.halves for one in player.results) == 4
