"""Which names in a list of games are one player, however the name is written."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.items import Game, Item
from calculator.reading.cells.people import People, alike, key, names_taken, plain
from calculator.reading.cells.sides import Side, has_name
from calculator.reading.lexicon.phrases import is_about_somebody
from calculator.reading.lexicon.prose import ASIDE, BEFORE_LAST_NAMES
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

type Key = tuple[str, ...]
#: This many names are compared with each other for a slip of the pen.
_COMPARED = 300
#: Where a single word is not a name, at least this many times as many names have several words.
_NAMES_PER_SINGLE_WORD = 3
#: This share of all names has capitals, where a word without one is not a name.
_CAPITAL = 0.7
#: What comes in small letters after names.
_BEHIND = pattern("jr|sr|jun|sen|ii|iii|iv|filho|neto|hijo|filha|w|b|s|n")


class Named(NamedTuple):
    """The players of a section, and who is meant by each name."""

    names: list[Cell]
    """First those of the standings, in their order, then the others as they come."""
    who: dict[Key, int]
    whole: bool
    """Whether figures behind a name belong to it."""
    warnings: list[Message]

    def of(self, side: Side) -> int:
        """Return the position of a player."""
        return self.who[key((side.whole if self.whole else side.name).text)]


class _Seen(NamedTuple):
    cell: Cell
    rounds: set[int]


def named(items: Sequence[tuple[int, Item]], listed: Sequence[Cell]) -> Named:
    """Tell the players of a section apart; ``listed`` are those of the standings beside it.

    Raises :class:`ReadError` where a name may be two players', or is nearly that of one.
    """
    whole = _figures_belong(items, listed)
    _check_sides(items, {key(cell.text) for cell in listed})
    seen: dict[Key, _Seen] = {}
    for round_, item in items:
        for side in item.sides:
            cell = side.whole if whole else side.name
            seen.setdefault(key(cell.text), _Seen(cell, set())).rounds.add(round_)
    if listed:
        return _in_standings(seen, listed, whole=whole)
    return _among_themselves(seen, _told_by_both(items), whole=whole)


def _told_by_both(items: Sequence[tuple[int, Item]]) -> dict[Key, Key]:
    """Return who is meant by a last name in games that both players tell, each in an own line.

    "Dana Kim beat Wu", and then "Ivo Wu lost to Kim" in the same round.
    """
    games = [
        (round_, item, tuple([key(side.name.text) for side in item.sides]))
        for round_, item in items
        if isinstance(item, Game)
    ]
    by_word: dict[tuple[int, str], list[tuple[Key, Key, str]]] = {}
    for round_, game, names in games:
        for whole, called, code in zip(names, names[::-1], game.outcome, strict=True):
            if len(called) == 1 < len(whole):
                for word in whole:
                    by_word.setdefault((round_, word), []).append((whole, called, code))
    meant: dict[Key, Key] = {}
    for round_, game, names in games:
        for called, whole, code in zip(names, names[::-1], game.outcome, strict=True):
            if len(called) > 1 or len(whole) == 1:
                continue
            for theirs, by_them, same in by_word.get((round_, called[0]), ()):
                if same == code and by_them[0] in whole and theirs != whole:
                    meant[called] = theirs
    return meant


def _check_sides(items: Sequence[tuple[int, Item]], listed: AbstractSet[Key]) -> None:
    """Raise for a side that is a word, and nobody's name.

    It is in no standings and in no other name. Hardly anybody else is called by one word, and it
    is on one side only; or it has no capital, where names have, or not at one of its ends. Or it
    says that the one did not play.
    """
    sides = [(at, side.whole) for _, item in items for at, side in enumerate(item.sides)]
    names = {cell.text for _, cell in sides if has_name(cell.text)}
    words = {name for name in names if len(name.split()) == 1}
    whole = {part for name in names - words for part in key(name)}
    few = _NAMES_PER_SINGLE_WORD * len(words) <= len(names - words)
    met = {side.whole.text for _, item in items if isinstance(item, Game) for side in item.sides}
    capital = _CAPITAL * len(met) <= sum(name[0].isupper() for name in met)
    stands: dict[Key, set[int]] = {}
    for at, cell in sides:
        stands.setdefault(key(cell.text), set()).add(at)
    for _, cell in sides:
        own = key(cell.text)
        if own in listed:
            continue
        alone = len(stands[own]) == 1
        strange = capital and (cell.text.islower() or (alone and _has_small_end(cell.text)))
        strange = strange or is_about_somebody(cell.text)
        if cell.text in words and few and not whole & set(own):
            strange = strange or alone
        if strange:
            raise ReadError.says(cell, "error-not-a-name", "hint-not-a-name")


def _has_small_end(text: str) -> bool:
    """Whether the first or the last of several words has no capital, and is none that names have.

    >>> [
    ...     _has_small_end(text)
    ...     for text in (
    ...         "Dan Fox: ill",
    ...         "hat Schule",
    ...         "van Dyke, Ann",
    ...         "Fox, Dan jr.",
    ...         "Fox, Dan (w)",
    ...     )
    ... ]
    [True, True, False, False, False]
    """
    words = [word.strip(".,:;-") for word in ASIDE.sub(" ", text).split()]
    words = [word for word in words if word[:1].isalpha()]
    if len(words) < 2:
        return False
    return (words[0].islower() and not BEFORE_LAST_NAMES.fullmatch(words[0])) or (
        words[-1].islower() and not _BEHIND.fullmatch(words[-1])
    )


def _figures_belong(items: Sequence[tuple[int, Item]], listed: Sequence[Cell]) -> bool:
    """Whether without the figures after them two players of a round have the same name."""
    known = {key(cell.text) for cell in listed}
    whole = {key(side.whole.text) for _, item in items for side in item.sides}
    bare = {key(side.name.text) for _, item in items for side in item.sides}
    if whole == bare:
        return False
    if known:
        return len(whole & known) > len(bare & known)
    seen: dict[tuple[int, Key], Key] = {}
    for round_, item in items:
        for side in item.sides:
            own = key(side.whole.text)
            if seen.setdefault((round_, key(side.name.text)), own) != own:
                return True
    return False


def _in_standings(seen: dict[Key, _Seen], listed: Sequence[Cell], *, whole: bool) -> Named:
    """Find the players in the standings."""
    people = People([cell.text for cell in listed])
    names = list(listed)
    found = Named(names, {}, whole, [])
    taken: list[tuple[Cell, str]] = []
    exact = {
        name: at[0] for name, one in seen.items() if len(at := people.exact(one.cell.text)) == 1
    }
    rounds: dict[int, set[int]] = {}
    for name, position in exact.items():
        rounds.setdefault(position, set()).update(seen[name].rounds)
    found.who.update(exact)
    for name, one in seen.items():
        if name in exact:
            continue
        fitting = people.find(one.cell.text)
        free = [at for at in fitting if not rounds.get(at, set()) & one.rounds]
        if len(free) > 1 or (fitting and not free and len(fitting) > 1):
            raise _several(one.cell, [names[at].text for at in fitting])
        if free:
            place = free[0]
            if len(fitting) == 1:
                taken.append((one.cell, names[place].text))
            else:
                found.warnings.append(_said("name-taken-only", one.cell, names[place].text))
            rounds.setdefault(place, set()).update(one.rounds)
        else:
            near = people.nearest(one.cell.text)
            if near and not fitting:
                listing = "; ".join(near)
                hint = Message("hint-nearest", (listing,))
                raise ReadError.says(one.cell, "error-not-in-standings", hint)
            place = len(names)
            names.append(one.cell)
            found.warnings.append(_said("not-in-standings", one.cell, one.cell.text))
        found.who[name] = place
    return found._replace(warnings=[*names_taken(taken), *found.warnings])


def _among_themselves(seen: dict[Key, _Seen], told: Mapping[Key, Key], *, whole: bool) -> Named:
    """Join the ways in which a player's name is written, where it can be nobody else's.

    Of some it is ``told`` who is meant.
    """
    people = People([one.cell.text for one in seen.values()])
    keys = list(seen)
    at_of = {name: at for at, name in enumerate(keys)}
    meant = dict(told)
    for short, root in told.items():
        seen[root].rounds.update(seen[short].rounds)
    taken = []
    within = []
    every = set().union(*(one.rounds for one in seen.values()))
    mixed = len({len(name) > 1 for name in seen}) > 1
    for name, one in seen.items():
        alone = mixed and len(name) == 1
        if name in told or (one.rounds == every and not alone):
            # Anybody else with games has them in rounds in which this one plays, too.
            continue
        longer = [keys[at] for at in people.others(one.cell.text) if _longer(keys[at], name, at_of)]
        free = [other for other in longer if not seen[_root(other, meant)].rounds & one.rounds]
        if len(free) > 1:
            raise _several(one.cell, [seen[other].cell.text for other in free])
        if free:
            root = _root(free[0], meant)
            meant[name] = root
            seen[root].rounds.update(one.rounds)
            taken.append((one.cell, seen[root].cell.text))
        elif longer and alone:
            within.append(_said("names-within", one.cell, seen[longer[0]].cell.text))
    roots = list(dict.fromkeys(_root(name, meant) for name in keys))
    at_root = {root: at for at, root in enumerate(roots)}
    warnings = [*names_taken(taken), *within, *_look_alike([seen[root] for root in roots])]
    who = {name: at_root[_root(name, meant)] for name in keys}
    return Named([seen[root].cell for root in roots], who, whole, warnings)


def _longer(other: Key, name: Key, at_of: dict[Key, int]) -> bool:
    """Whether one way to write a name says more than another; of equal ones the first."""
    mine, theirs = (len("".join(map(plain, own))) for own in (name, other))
    return theirs > mine or (theirs == mine and at_of[other] < at_of[name])


def _root(name: Key, meant: dict[Key, Key]) -> Key:
    while name in meant:
        name = meant[name]
    return name


def _look_alike(players: Sequence[_Seen]) -> list[Message]:
    """Return a warning for each two names that may be one, misspelled: they never meet a round."""
    every = set().union(*(one.rounds for one in players))
    missing = [one for one in players if one.rounds != every][:_COMPARED]
    found = []
    for index, one in enumerate(missing):
        for other in missing[index + 1 :]:
            if not one.rounds & other.rounds and alike(one.cell.text, other.cell.text):
                rarer, other_ = sorted((one, other), key=lambda each: len(each.rounds))
                found.append(_said("names-alike", rarer.cell, other_.cell.text))
    return found


def _said(code: str, cell: Cell, name: str) -> Message:
    facts = (cell.text,) if code == "not-in-standings" else (cell.text, name)
    return Message(code, facts, cell.line, cell.column)


def _several(cell: Cell, names: Sequence[str]) -> ReadError:
    listed = "; ".join(dict.fromkeys(names))
    said = Message("error-name-several", (listed,))
    return ReadError.says(cell, said, "hint-name-whole")
