"""FIDE's tiebreaks by code, and what modifiers make of them."""

from functools import partial

from calculator.tiebreaks.codes import Code, ModifierError, parsed, split
from calculator.tiebreaks.fide.entries import ENTRIES
from calculator.tiebreaks.tiebreak import CodeRule, Fide, PlayerRule, Printed, Tiebreak

#: Codes are written in any case of letters; a name that is no code of FIDE's is not.
_BY_CODE = {
    entry.name if "-" in entry.name else entry.name.upper(): (entry, entry.fide)
    for entry in ENTRIES
    if entry.fide
}
_FORMER = {fide.former: name for name, (_, fide) in _BY_CODE.items() if fide.former}
#: What may follow the code, by what the tiebreak can be made of.
_MADE_OF = {
    "": {""},
    "match": {"", ":MP"},
    "any": {"", ":MP", ":GP"},
    "both": {"", ":MP", ":GP"},
}
#: As many as this are cut at an end in what sheets print.
_MOST_CUT = 2


def find(name: str) -> Tiebreak | None:
    """Return the tiebreak of a FIDE code with its modifiers; ``None`` where it is no such code.

    Raises :class:`calculator.tiebreaks.fide.ModifierError` for a modifier it cannot have.

    >>> tiebreak = find("bh/c1")
    >>> tiebreak.name, tiebreak.cited, tiebreak.fide.modifiers
    ('BH/C1', 'FIDE C.07 art. 8.1', 'CMPF')
    """
    base, of, modifiers = split(name)
    base = _FORMER.get(base, base)
    if base not in _BY_CODE:
        return None
    entry, fide = _BY_CODE[base]
    if of not in _MADE_OF[fide.of_points]:
        of_boards = of == ":GP" and fide.of_points == "match"
        raise ModifierError("only-of-matches" if of_boards else "not-made-of", base, of[1:])
    if fide.of_points == "any":
        of = ""
    return _made(entry, fide, parsed(entry.name, of[1:], modifiers, fide.modifiers))


def _made(entry: Tiebreak, fide: Fide, code: Code) -> Tiebreak:
    """Return a tiebreak with its modifiers."""
    cuts_only = code == Code(code.base, low=code.low, high=code.high) and code.low <= _MOST_CUT
    return entry._replace(
        name=code.name,
        code=code,
        each=_each(fide.rule, code) if fide.rule else None,
        among=partial(fide.among, code=code) if fide.among else None,
        drops=(lambda _tally, _number: (code.low, code.high)) if cuts_only else None,
        needs=(
            *entry.needs,
            *(("rounds",) if code.fore else ()),
            *(("game-points",) if code.of == "GP" else ()),
        ),
        lowest_first=entry.lowest_first != code.reverse,
        of_event=entry.of_event or code.of == "GP",
        printed=Printed() if code.of else entry.printed,
    )


def _each(rule: CodeRule, code: Code) -> PlayerRule:
    return lambda tally, number: rule(tally, number, code)


#: Every code without modifiers, as the register lists them.
FIDE: tuple[Tiebreak, ...] = tuple(
    _made(entry, fide, Code(entry.name)) for entry, fide in _BY_CODE.values()
)
