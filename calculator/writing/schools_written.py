"""Standings of schools to take away: as a text to send, as CSV."""

from collections.abc import Sequence
from itertools import pairwise

from calculator.answers import schools as sentences
from calculator.answers import wording
from calculator.answers.classes import heading
from calculator.ranking import Standing
from calculator.ranking.schools import School, Schools
from calculator.ranking.schools.school_scores import TEAM_SCORE, name_of
from calculator.tiebreaks import Value
from calculator.words import capital, points, say
from calculator.writing.formulas import as_text, csv_line
from calculator.writing.standings_table import figure


def heading_of(found: Schools) -> str:
    """Return what is ranked: "Schools: the best 4 of each · after 2 rounds"."""
    part = found.standings.part
    titles = [sentences.title(found)]
    if part:
        titles.append(heading(part, len(found.standings.rows)))
    if now := wording.so_far(found.standings.table):
        titles.append(now.words())
    return capital(" · ".join(titles))


def schools_send(found: Schools, row: School | None = None) -> str:
    r"""Write standings of schools to send: a line each, then what decided between the tied.

    Of one ``row`` it is why that school has its place, in one paragraph.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Fir,W4,L1\nDi,Elm,L3,D2")
    >>> print(schools_send(schools(rank(table, "solkoff"))), end="")
    Clubs: the best 4 of each
    1. Oak 2
    2. Elm 1
    3. Fir 1
    Elm and Fir are tied on score. Elm is ahead on the sum of Solkoff, 4 to 2½. ...
    """
    if row is not None:
        return " ".join(sentences.why(found, row.name)) + "\n"
    lines = [heading_of(found)]
    lines += [f"{one.place}. {one.name} {points(one.score)}" for one in found.rows]
    for ahead, behind in pairwise(found.rows):
        if ahead.score == behind.score:
            lines.append(
                " ".join(sentences.compared(found, sentences.between(found, ahead, behind)))
            )
    return "\n".join(lines) + "\n"


def schools_csv(found: Schools, rows: Sequence[School] | None = None) -> str:
    r"""Write standings of schools as CSV: figures with a decimal point, the full titles.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> print(schools_csv(schools(rank(table, "solkoff"))))
    Place,Club,Score,Sum of Solkoff,Decided by,Counted,Players
    1,Oak,3,4,Team score,Ann 2; Cy 1,Ann 2; Cy 1
    2,Elm,1,4,Team score,Bob 0.5; Di 0.5,Bob 0.5; Di 0.5
    <BLANKLINE>
    """
    names = [name_of(tiebreak) for tiebreak in found.summed.added]
    titles = {name: capital(sentences.sum_title(name)) for name in (TEAM_SCORE, *names)}
    heads = [say("place"), as_text(sentences.one(found)), say("score")]
    heads += [titles[name] for name in names]
    heads += [say("decided-by"), say("schools-counted"), say("schools-players")]
    lines: list[list[object]] = [
        [
            row.place,
            as_text(row.name),
            figure(Value(row.score, 2)),
            *(figure(row.values[name]) for name in names),
            titles.get(row.decided_by or "", ""),
            *(as_text(_listed(rows_)) for rows_ in (row.counted, row.members)),
        ]
        for row in (found.rows if rows is None else rows)
    ]
    return csv_line(heads) + "".join(map(csv_line, lines))


def _listed(rows: Sequence[Standing]) -> str:
    return "; ".join(f"{row.name} {figure(Value(row.score, 2))}" for row in rows)
