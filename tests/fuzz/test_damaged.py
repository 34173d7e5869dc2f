"""A damaged text is read as the event that it was, or with a word about it, or not at all."""

from collections.abc import Callable
from pathlib import Path

import pytest

from calculator.model import Crosstable, Message
from calculator.reading import opened
from tests.fuzz import damaged, judge
from tests.fuzz.damage import CELLS, LINES, Damaged
from tests.fuzz.damage import damaged as damage
from tests.support.examples import one_in, seeds

KINDS = [*CELLS, *LINES]
#: So many texts are tried of each kind of damage; ``make fuzz`` tries others.
EACH = len(seeds(24, least=3))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_without_a_word(kind: str) -> None:
    verdicts: list[str] = []
    for made, judged in damaged.tried(EACH, 0, (), [kind]):
        assert made.text != made.clean
        assert judged.verdict not in {"silent", "raised"}, f"{judged.said}\n{made.text}"
        verdicts.append(judged.verdict)
    # Only few layouts cannot be shown as they are asked to be.
    assert verdicts.count("unclean") <= EACH / 3


# Most differ from another one only in the event; all of them are tried before a release.
@pytest.mark.parametrize("seed", one_in(4, damaged.known()))
def test_what_was_found_is_not_lost_any_more(seed: int) -> None:
    (tried,) = damaged.tried(1, seed)
    made, judged = tried
    assert judged.verdict not in {"silent", "raised"}, f"{judged.said}\n{made.text}"


def test_what_is_found_is_kept_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damaged, "FOUND", tmp_path / "found.txt")
    for seed in (12, 7, 12):
        damaged.keep(seed)
    assert damaged.known() == [7, 12]


def undamaged() -> Damaged:
    """A text that has a sentence above it, of a layout with colors and totals."""
    for seed in range(99):
        made = damage(seed, ["chess-results-tabs"], ["quoted"])
        if made is not None and judge.judge(made).verdict == "right":
            return made
    raise AssertionError


def _renamed(table: Crosstable) -> Crosstable:
    first, *others = table.players
    cut = first._replace(name=first.name.split()[0].rstrip(","))
    return table._replace(players=(cut, *others))


def _with_a_sign(table: Crosstable) -> Crosstable:
    first, *others = table.players
    return table._replace(players=(first._replace(name=f"{first.name} *"), *others))


def _rated_otherwise(table: Crosstable) -> Crosstable:
    first, *others = table.players
    return table._replace(players=(first._replace(rating=999), *others))


def _without_ratings(table: Crosstable) -> Crosstable:
    players = tuple(one._replace(rating=None) for one in table.players)
    return table._replace(players=players)


def _without_a_total(table: Crosstable) -> Crosstable:
    first, *others = table.players
    return table._replace(players=(first._replace(total_halves=None), *others))


def _without_the_last_round(table: Crosstable) -> Crosstable:
    players = tuple(one._replace(results=one.results[:-1]) for one in table.players)
    return table._replace(players=players)


def _without_colors(table: Crosstable) -> Crosstable:
    players = tuple(
        one._replace(results=tuple(cell._replace(color="") for cell in one.results))
        for one in table.players
    )
    return table._replace(players=players)


def _without_a_player(table: Crosstable) -> Crosstable:
    return table._replace(players=table.players[1:])


@pytest.mark.parametrize(
    "change",
    [
        *(_renamed, _with_a_sign, _rated_otherwise, _without_ratings, _without_a_total),
        *(_without_the_last_round, _without_colors, _without_a_player),
    ],
)
def test_what_is_read_otherwise_is_seen(
    change: Callable[[Crosstable], Crosstable], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = undamaged()

    def otherwise(text: str) -> object:
        found = opened(text)
        return found if text == made.clean else found._replace(table=change(found.table))

    monkeypatch.setattr(judge, "opened", otherwise)
    assert judge.judge(made).verdict == "silent"

    names = [player.name for player in opened(made.text).table.players]
    third = next(at for at, line in enumerate(made.text.split("\n"), 1) if names[2] in line)
    for said, verdict in (
        # About everybody, or naming whom it is about: all of them.
        ([Message("lines-cut", (70,))], "warned"),
        ([Message("name-odd", (len(names), names[0]))], "warned"),
        ([Message("total-differs", (name, 2, 4)) for name in names], "warned"),
        # About somebody else, or about a line of somebody else.
        ([Message("total-differs", (names[2], 2, 4))], "silent"),
        ([Message("row-left-out", (third,), third, 1)], "silent"),
    ):

        def with_a_word(text: str, said: list[Message] = said) -> object:
            found = opened(text)
            if text == made.clean:
                return found
            return found._replace(table=change(found.table)._replace(warnings=tuple(said)))

        monkeypatch.setattr(judge, "opened", with_a_word)
        assert judge.judge(made).verdict == verdict


@pytest.mark.parametrize(
    ("change", "fewer", "verdict"),
    [
        (_without_ratings, 0, "warned"),
        # Somebody else is without a rating, too; or it is not the ratings that differ.
        (_without_ratings, 1, "silent"),
        (_renamed, 0, "silent"),
    ],
)
def test_ratings_that_are_said_to_be_unread_are_no_loss_without_a_word(
    change: Callable[[Crosstable], Crosstable],
    fewer: int,
    verdict: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = undamaged()
    rated = [one.name for one in opened(made.text).table.players if one.rating]
    said = Message("rating-unread", (len(rated) - fewer, "Nobody Here", "1500 1"))

    def otherwise(text: str) -> object:
        found = opened(text)
        if text == made.clean:
            return found
        return found._replace(table=change(found.table)._replace(warnings=(said,)))

    monkeypatch.setattr(judge, "opened", otherwise)
    assert judge.judge(made).verdict == verdict


def test_a_section_that_is_lost_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    made = next(
        made
        for made, judged in damaged.tried(50, 0, ["wintd-tabs"], ["section below"])
        if judged.verdict == "right"
    )
    monkeypatch.setattr(
        judge, "opened", lambda text: (found := opened(text))._replace(sections=found.sections[:1])
    )
    assert judge.judge(made) == ("silent", "one section is lost")


def test_the_command_counts_and_shows_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert damaged.main(["4", "--layout", "wintd-tabs", "--kind", "prose"]) == 0
    assert "prose" in capsys.readouterr().out
    monkeypatch.setattr(damaged, "judge", lambda _: judge.Judged("silent", "all is lost"))
    assert damaged.main(["4", "--layout", "wintd-tabs", "--kind", "prose"]) == 1
    assert capsys.readouterr().out.count("all is lost") == 4
