"""Standings as other programs get them: in points, with every answer a method away."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self, overload

from calculator import ranked
from calculator.answers import compare, versus_text, why, wording
from calculator.answers.place_sentences import sentences
from calculator.answers.what_if.other_result_sentences import Teller
from calculator.answers.what_if.other_results import ways
from calculator.api.answers import Answer, OtherResults, Reason
from calculator.api.notebook import table_of
from calculator.command.player_lookup import meant
from calculator.command.set_option import of_table, settings
from calculator.command.sheets.sheet import sheet
from calculator.model import Crosstable, Message
from calculator.ranking import Standing
from calculator.ranking import Standings as Ranked
from calculator.ranking.class_standings import of_class
from calculator.tiebreaks import Value as Worked
from calculator.words import language, say, shown, use
from calculator.writing.reasons_json import reason
from calculator.writing.standings_json import documents, number
from calculator.writing.standings_table import standings_csv, standings_markdown

type Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a sum: a game, a bye, a subtraction."""

    round: int | None
    """The round, where it is of one."""
    opponent: int | None
    """The opponent's number, where there is one."""
    name: str
    """The opponent's name; empty where there is none."""
    amount: float | int | None
    """What it adds, in the unit of the value: points, rating points, a count."""
    counted: bool
    """Whether it counts; what a rule drops, or cuts, does not."""
    reason: str
    """Why it has this amount, and why it does not count."""


class Value:
    """A tiebreak value of one player: ``number``, how it is written, and how it is worked out."""

    __slots__ = ("_row", "_worked", "tiebreak")

    def __init__(self, row: "Row", tiebreak: str) -> None:
        self._row = row
        self._worked: Worked = row.ranked.values[tiebreak]
        self.tiebreak: str = tiebreak
        """The name of the tiebreak."""

    @property
    def number(self) -> float | int | None:
        """The value; ``None`` where the rule gives none, and :attr:`missing` says why."""
        return self._worked.number

    @property
    def terms(self) -> tuple[Term, ...]:
        """What it is made of. What counts adds up to the value wherever it is a sum."""
        players = self._row.standings.ranked.tally.player
        return tuple(
            Term(
                term.round,
                term.opponent,
                players[term.opponent].called if term.opponent in players else "",
                number(term.amount, self._worked.unit),
                term.counted,
                wording.reason(term),
            )
            for term in self._worked.terms
        )

    @property
    def missing(self) -> str:
        """Why there is no value; empty where there is one."""
        return "" if self._worked.missing is None else self._worked.missing.words()

    def __str__(self) -> str:
        return shown(self._worked)

    def __repr__(self) -> str:
        return f"<Value: {self.tiebreak} {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value):
            return NotImplemented
        return (self.tiebreak, self._worked) == (other.tiebreak, other._worked)

    def __hash__(self) -> int:
        return hash((self.tiebreak, self._worked.amount))

    def __reduce__(self) -> tuple[Any, ...]:
        return Value, (self._row, self.tiebreak)


class _Values(Mapping[str, Value]):
    """A player's values by the names of the tiebreaks."""

    __slots__ = ("_row",)

    def __init__(self, row: "Row") -> None:
        self._row = row

    def __getitem__(self, tiebreak: str) -> Value:
        if tiebreak not in self._row.ranked.values:
            raise KeyError(tiebreak)
        return Value(self._row, tiebreak)

    def __iter__(self) -> Iterator[str]:
        return iter(self._row.ranked.values)

    def __len__(self) -> int:
        return len(self._row.ranked.values)

    def __repr__(self) -> str:
        return f"{{{', '.join(f'{name}: {value}' for name, value in self.items())}}}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _Values, (self._row,)


class Row:
    """One player's line in the standings."""

    __slots__ = ("ranked", "standings")

    def __init__(self, standings: "Standings", number: int) -> None:
        self.standings: Standings = standings
        """Those that it is a line of."""
        self.ranked: Standing = standings.ranked.row(number)
        """What is inside, in half points; not promised to stay as it is."""

    @property
    def place(self) -> int:
        """The place; those whom nothing separates share it."""
        return self.ranked.place

    @property
    def number(self) -> int:
        """The number by which the table refers to the player."""
        return self.ranked.number

    @property
    def name(self) -> str:
        """The name, as the table has it."""
        return self.ranked.name

    @property
    def points(self) -> float:
        """The score, in points."""
        return self.ranked.score / 2

    @property
    def values(self) -> Mapping[str, Value]:
        """The values by tiebreak; one that is asked only of some who are tied may be missing."""
        return _Values(self)

    @property
    def decided_by(self) -> str | None:
        """What put the player below the one above: ``"score"``, a tiebreak, or ``None``."""
        return self.ranked.decided_by

    @property
    def why(self) -> Answer:
        """Why this place: :meth:`Standings.why`."""
        return self.standings.why(self.number)

    def __repr__(self) -> str:
        return f"<Row: {self.place}. {self.name} (number {self.number}), {self.points:g}>"

    def __eq__(self, other: object) -> bool:
        return self.ranked == other.ranked if isinstance(other, Row) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.place, self.number, self.name))

    def __reduce__(self) -> tuple[Any, ...]:
        return Row, (self.standings, self.number)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Why one of two players is ahead of the other. ``str(comparison)`` is the text."""

    ahead: Row
    """The one who is ahead; the first of the two where they share a place."""
    behind: Row
    """The second of the two where they share a place."""
    tiebreak: str | None
    """``"score"``, the tiebreak that decides, or ``None`` where they share a place."""
    tied_on: tuple[str, ...]
    """What both have alike before that, ``"score"`` first."""
    text: str
    """All of it, as one paragraph."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Comparison: {self.text}>"


class Standings(Sequence[Row]):
    r"""Everybody's places, the first place first: a sequence of :class:`Row`.

    Made by :func:`rank`. Players are named by number, by name, or by a part of a name that only
    one has; anybody else raises ``LookupError``. Sentences are in the language in use, or in
    the one that is asked for (``language="es"``).

    >>> from calculator import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
    >>> len(standings), standings[0].name, standings.row("ann").points
    (2, 'Bob', 2.0)
    """

    def __init__(self, ranked: Ranked, asked: Mapping[str, Any], rule: str = "") -> None:
        self.ranked = ranked
        """What is inside, in half points; not promised to stay as it is."""
        self._asked = dict(asked)
        self._rule = rule

    @property
    def table(self) -> Crosstable:
        """The table that was ranked."""
        return self.ranked.table

    @property
    def order(self) -> tuple[str, ...]:
        """The names of the tiebreaks, in the order in which they are asked."""
        return tuple(tiebreak.name for tiebreak in self.ranked.order)

    @property
    def order_from(self) -> str:
        """Where the order comes from.

        ``asked``, ``announced`` by the text, its ``columns``, only its ``places``, or ``default``.
        """
        return self.ranked.basis.origin

    @property
    def warnings(self) -> tuple[str, ...]:
        """What a reader must know: cells that contradict, values that differ, what is missing."""
        return tuple(wording.warning(found) for found in wording.warnings(self.ranked))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The lines, the first place first."""
        return tuple(Row(self, row.number) for row in self.ranked.rows)

    def row(self, player: int | str | Row) -> Row:
        r"""Return the line of one player.

        >>> from calculator import read
        >>> rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff").row("an")
        <Row: 2. Ann (number 1), 2>
        """
        return Row(self, self._number(player))

    def why(self, player: int | str | Row, *, language: str | None = None) -> Answer:
        r"""Say why a player has the place.

        >>> from calculator import read
        >>> print(rank(read("Ann 1.5 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff").why("Ann"))
        Ann is 2nd of 2 with 1½ points. Nobody else has that score. Bob is just above with 2 points.
        """
        with _speaking(language):
            answer = why(self.ranked, self._number(player))
            row = answer.row
            said = tuple(_reason(one) for one in sentences(answer) if one.words())
            return Answer(row.number, row.name, row.place, answer.of, row.decided_by, said)

    def compare(
        self, one: int | str | Row, other: int | str | Row, *, language: str | None = None
    ) -> Comparison:
        r"""Say why one of any two is ahead of the other; the two may not be the same.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> standings.compare("Ann", "Bob").tiebreak
        'solkoff'
        """
        first, second = self._number(one), self._number(other)
        if first == second:
            raise LookupError(say("same-player", self.ranked.row(first).name))
        with _speaking(language):
            found = compare(self.ranked, first, second)
            return Comparison(
                Row(self, found.ahead.number),
                Row(self, found.behind.number),
                found.decided,
                found.tied_on,
                versus_text(found),
            )

    def what_if(
        self, player: int | str | Row, *, language: str | None = None
    ) -> tuple[OtherResults, ...]:
        r"""Return the results that would have put a player higher: one other result, else two.

        It takes seconds for a large event.

        >>> from calculator import read
        >>> rank(read("Ann,W2\nBob,L1"), "solkoff").what_if("Bob")[0].text
        'If you had beaten Ann in round 1, you would be 1st, because you would have 1 point to ...'
        """
        wanted = self._number(player)
        with _speaking(language):
            teller = Teller(self.ranked, wanted)
            players = self.ranked.tally.player
            return tuple(
                OtherResults(
                    tuple((one.round, players[one.number].called, one.code) for one in way.changes),
                    way.place,
                    way.shared,
                    teller.way(way),
                )
                for way in ways(self.ranked, wanted)
            )

    def classes(self, rule: str) -> "Standings":
        r"""Return the standings of a prize class: ``"rating<1200"``, ``"grade=5"``, ``"U1400"``.

        Values are those of the whole event, places those within the class. Raises
        :class:`calculator.ranking.classes.ClassError` where the rule names nobody or no column.

        >>> from calculator import read
        >>> whole = rank(read("Name,Rating,R1\nAnn,1500,W2\nBob,1100,L1"), "solkoff")
        >>> [(row.place, row.name) for row in whole.classes("U1200")]
        [(1, 'Bob')]
        """
        return Standings(of_class(self.ranked, rule), self._asked, rule)

    def as_dict(
        self, *, workings: bool = False, reasons: bool = False, language: str | None = None
    ) -> Json:
        r"""Return the JSON document of the command line, as a dictionary.

        ``workings`` adds to each row how its values arise, ``reasons`` why the place is what it is.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> standings.as_dict()["standings"][0]["name"]
        'Bob'
        """
        with _speaking(language):
            return documents(self.ranked, (), workings=workings, reasons=reasons)

    def to_json(
        self, *, workings: bool = False, reasons: bool = False, language: str | None = None
    ) -> str:
        r"""Return the JSON document as a text; see :meth:`as_dict`.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> json.loads(standings.to_json()) == standings.as_dict()
        True
        """
        found = self.as_dict(workings=workings, reasons=reasons, language=language)
        return json.dumps(found, ensure_ascii=False)

    def records(self) -> list[dict[str, Any]]:
        r"""Return a flat dictionary for each row: ``pandas.DataFrame(standings.records())``.

        >>> from calculator import read
        >>> rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff").records()[0]
        {'place': 1, 'number': 2, 'name': 'Bob', 'points': 2.0, 'solkoff': 2.5, ...}
        """
        return [
            {
                "place": row.place,
                "number": row.number,
                "name": row.name,
                "points": row.points,
                **{
                    tiebreak.name: value.number
                    if (value := row.values.get(tiebreak.name))
                    else None
                    for tiebreak in self.ranked.columns
                },
                "decided_by": row.decided_by,
            }
            for row in self
        ]

    def to_csv(self, *, language: str | None = None) -> str:
        r"""Return the standings as CSV, for spreadsheets.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> print(standings.to_csv().splitlines()[0])
        Place,Number,Name,Score,Solkoff...
        """
        with _speaking(language):
            return standings_csv(self.ranked)

    def to_markdown(self, *, language: str | None = None) -> str:
        r"""Return the standings as a table in Markdown; what decided a place is bold.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> print(standings.to_markdown().splitlines()[-1])
        | 2 | Ann | 2 | **1½** |
        """
        with _speaking(language):
            return standings_markdown(self.ranked)

    def to_html(self, title: str = "", *, language: str | None = None) -> str:
        r"""Return a whole page without script: the standings, and how each value is worked out.

        ``title`` is that of an event that has none.

        >>> from calculator import read
        >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        >>> page = standings.to_html("Friday Quads")
        >>> "<title>Friday Quads</title>" in page, "<script" in page
        (True, False)
        """
        with _speaking(language):
            return sheet([self.ranked], title or say("standings"))

    def _repr_html_(self) -> str:
        """Return the standings for a notebook."""
        return table_of(self.ranked)

    def _number(self, player: int | str | Row) -> int:
        if isinstance(player, Row):
            player = player.number
        who = str(player).strip()
        if not who:
            raise LookupError(say("no-player", who))
        return meant(self.ranked, who).number

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, at: int | slice) -> Row | tuple[Row, ...]:
        return self.rows[at]

    def __len__(self) -> int:
        return len(self.ranked.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __repr__(self) -> str:
        table = self.table
        title = ", ".join(part for part in (table.event, table.section, self._rule) if part)
        named = f" {title}:" if title else ""
        order = ", ".join(self.order) or "no tiebreaks"
        return f"<Standings:{named} {len(self)} players by {order}>"

    def __str__(self) -> str:
        return self.to_markdown()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Standings):
            return NotImplemented
        mine, others = self.ranked, other.ranked
        return (mine.table, mine.order, mine.rows, mine.rules) == (
            *(others.table, others.order, others.rows, others.rules),
        )

    def __hash__(self) -> int:
        return hash((self.order, self.ranked.table.event, len(self)))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Values are made when they are looked at: what comes back is ranked again.
        return _again, (self._asked, self._rule)


def rank(
    table: Crosstable,
    order: str | Sequence[str] | None = None,
    *,
    rules: str | None = None,
    conventions: Mapping[str, str] | None = None,
    also: Sequence[str] = (),
) -> Standings:
    r"""Rank the players of a table by score, then by each tiebreak in turn.

    Args:
        table: what :func:`read` or :func:`crosstable` returns.
        order: a named order (``"us-chess"``), tiebreaks (``["solkoff", "most-wins"]`` or
            ``"solkoff,most-wins"``), or ``None``: what the text announces or its columns show,
            else the usual order of its layout. :attr:`Standings.order_from` says which it was.
        rules: the edition of FIDE's rules, ``"fide-2026"``; without it that of the event's day.
        conventions: what ``--set`` of the command line takes, as ``{"seed": "…"}``.
        also: tiebreaks that are worked out too, and decide nothing.

    Raises:
        UnknownTiebreakError: an order, a tiebreak or an edition that there is not.
        calculator.command.set_option.UnknownSettingError: a convention that there is not.

    >>> from calculator import read
    >>> rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), ["solkoff", "cumulative"])
    <Standings: 2 players by solkoff, cumulative>
    """
    if not isinstance(table, Crosstable):
        raise TypeError(
            f"rank() takes a Crosstable, as read() returns it, not {type(table).__name__}"
        )
    asked = {
        "table": table,
        "order": order if order is None or isinstance(order, str) else tuple(order),
        "rules": rules,
        "conventions": dict(conventions or {}),
        "also": tuple(also),
    }
    return _again(asked, "")


def _again(asked: Mapping[str, Any], rule: str) -> Standings:
    """Rank as it was asked for; ``rule`` is that of a prize class."""
    table = asked["table"]
    pairs = [f"{name}={value}" for name, value in asked["conventions"].items()]
    found = ranked.rank(
        table,
        asked["order"],
        rules=asked["rules"],
        choices=of_table(settings(pairs), pairs, table) if pairs else None,
        also=asked["also"],
    )
    return Standings(of_class(found, rule) if rule else found, asked, rule)


def _reason(said: Message) -> Reason:
    """Return a sentence with its facts."""
    found = reason(said)
    code, text = found.pop("code"), found.pop("message")
    return Reason(str(code), str(text), found)


def _speaking(code: str | None) -> Any:  # noqa: ANN401 - a block in a language
    """Speak a language for a block; without one, that which is in use."""
    return use(code or language().code)
