"""Standings of schools, written: as text, in Markdown, as the JSON document."""

from collections.abc import Sequence
from typing import Any

from calculator.answers import schools as sentences
from calculator.printed.schools import AGREEING, Compared, compared
from calculator.ranking import Standing
from calculator.ranking.schools import School, Schools
from calculator.ranking.schools.rule import SUM
from calculator.ranking.schools.school_scores import TEAM_SCORE, name_of
from calculator.words import points, say, shown
from calculator.writing.schools_written import heading_of
from calculator.writing.standings_json import document, number
from calculator.writing.standings_table import markdown_row, plain
from calculator.writing.standings_text import in_columns

Json = dict[str, Any]


def schools_text(found: Schools, rows: Sequence[School] | None = None) -> list[str]:
    r"""Write standings of schools as lines; the sum that decided a place has a mark.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> for line in schools_text(schools(rank(table, "solkoff"))):
    ...     print(line)
    Clubs: the best 4 of each
    Ties are broken by adding up the counted players’ tiebreaks: Solkoff.
    Place  Club  Score  Solkoff sum  Counted
        1  Oak       3            4  Ann 2 + Cy 1
        2  Elm       1            4  Bob ½ + Di ½
    """
    names = [name_of(tiebreak) for tiebreak in found.summed.added]
    heads = [say("place"), sentences.one(found), say("score"), *map(sentences.sum_heading, names)]
    heads.append(say("schools-counted"))
    body = [
        [
            str(row.place),
            row.name,
            points(row.score),
            *(shown(row.values[name]) + "*" * (row.decided_by == name) for name in names),
            sentences.adding(found, row.counted),
        ]
        for row in (found.rows if rows is None else rows)
    ]
    return [*above(found), *in_columns([heads, *body], {1, len(heads) - 1})]


def above(found: Schools) -> list[str]:
    """Return what is above the table: what is ranked, by what, and what is to be known."""
    said = [heading_of(found), sentences.ties(found)]
    said += [f"! {one.words()}" for one in found.warnings]
    if listed := compared(found):
        said += [one.words() if one.code in AGREEING else f"! {one.words()}" for one in listed.said]
    return said


def schools_markdown(found: Schools, rows: Sequence[School] | None = None) -> str:
    """Write standings of schools as a table in Markdown; the sum that decided is bold."""
    names = [name_of(tiebreak) for tiebreak in found.summed.added]
    heads = [say("place"), sentences.one(found), say("score"), *map(sentences.sum_heading, names)]
    heads.append(say("schools-counted"))
    lefts = {1, len(heads) - 1}
    lines = [
        markdown_row([plain(head) for head in heads]),
        markdown_row([":---" if at in lefts else "---:" for at in range(len(heads))]),
    ]
    for row in found.rows if rows is None else rows:
        sums = [
            f"**{shown(row.values[name])}**" if row.decided_by == name else shown(row.values[name])
            for name in names
        ]
        counted = plain(sentences.adding(found, row.counted))
        lines.append(
            markdown_row([str(row.place), plain(row.name), points(row.score), *sums, counted])
        )
    said = above(found)
    parts = [f"**{plain(said[0])}**", "\n".join(lines), plain(said[1])]
    listed = compared(found)
    notes = (*found.warnings, *(listed.said if listed else ()))
    parts += [f"- {plain(one.words())}" for one in notes]
    return "\n\n".join(parts) + "\n"


def schools_document(found: Schools, rows: Sequence[School] | None = None) -> Json:
    r"""Return the JSON document: that of the event, with schools in place of the players.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> made = schools_document(schools(rank(table, "solkoff")))
    >>> made["order"], made["standings"][1]["values"]
    (['team-score', 'sum:solkoff'], {'team-score': 1, 'sum:solkoff': 4})
    """
    made = document(found.standings, rows=())
    made["order"] = [TEAM_SCORE, *map(name_of, found.summed.added)]
    made["standings"] = [_school(row) for row in (found.rows if rows is None else rows)]
    made["teams"] = {
        "by": found.grouped.column,
        "best": found.rule.best,
        "limit": found.rule.limit,
        "out": [_member(found.standings.row(one)) for one in _out(found)],
        "without": [_member(found.standings.row(one)) for one in found.grouped.nobodys],
    }
    # What the text prints of players is compared with players.
    listed = compared(found)
    made["published"] = _published(listed) if listed else None
    made["warnings"] += [
        {"code": one.code, "message": one.words(), "line": None, "column": None}
        for one in found.warnings
    ]
    return made


def _out(found: Schools) -> list[int]:
    """Return who was not entered, of those who are of some school."""
    return sorted(one.number for row in found.rows for one in row.apart)


def _published(listed: Compared) -> Json:
    """Return how the text's own list of schools compares, as the document has it of players."""
    count = len(listed.lines)
    made: Json = {
        "compared": count,
        "agree": count - len(listed.scores),
        "differences": [
            {"name": name, "printed": number(printed, 1000), "computed": number(ours, 2)}
            for name, printed, ours in listed.scores
        ],
    }
    if listed.placed:
        made["places"] = {
            "compared": listed.placed,
            "agree": listed.placed - len(listed.places),
            "differences": [
                {"name": name, "printed": printed, "computed": ours}
                for name, printed, ours in listed.places
            ],
        }
    if listed.sums:
        made["sums"] = {
            SUM + one.name: {
                "compared": count,
                "agree": count - len(one.wrong),
                "differences": [
                    {
                        "name": name,
                        "printed": number(printed, 1000),
                        "computed": number(ours.numerator, ours.denominator),
                    }
                    for name, printed, ours in one.wrong
                ],
            }
            for one in listed.sums
        }
    return made


def _school(row: School) -> Json:
    return {
        "place": row.place,
        "name": row.name,
        "score": number(row.score, 2),
        "values": {
            TEAM_SCORE: number(row.score, 2),
            **{name: value.number for name, value in row.values.items()},
        },
        "decided_by": row.decided_by,
        "counted": [_member(one) for one in row.counted],
        "members": [_member(one) for one in row.members],
    }


def _member(row: Standing) -> Json:
    return {
        "place": row.place,
        "number": row.number,
        "name": row.name,
        "score": number(row.score, 2),
    }
