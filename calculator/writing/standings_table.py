"""Standings written for other programs and for messages: plain text, Markdown, CSV."""

from collections.abc import Callable, Sequence

from calculator import answers
from calculator.answers import wording
from calculator.answers.classes import title
from calculator.model.late import pattern
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Value
from calculator.words import capital, points, say, shown
from calculator.writing.formulas import as_text, csv_line
from calculator.writing.standings_text import report

#: How standings are written: all of them, or some rows with the reasons for one player.
Write = Callable[[Standings, int | None, tuple[Standing, ...] | None], str]

#: Characters with a meaning inside a line of Markdown.
_MARKDOWN = pattern(r"([\\`*_{}\[\]<>#|~&$])")


def standings_text(
    standings: Standings, player: int | None = None, rows: tuple[Standing, ...] | None = None
) -> str:
    r"""Write standings as the command line shows them, with the reasons for ``player``'s place.

    ``rows`` limits them to some players.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> print(standings_text(rank(read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1"), "solkoff"), 1))
    Read as scores only: 2 players, 2 rounds
    <BLANKLINE>
    Place  #  Name  Score  Solkoff
        1  1  Ann       2       1½
        2  2  Bob       1        3
    <BLANKLINE>
    Ann is 1st of 2 with 2 points. Nobody else has that score. Bob is just below with 1 point.
    <BLANKLINE>
    """
    shown = standings.rows if rows is None else rows
    parts = [
        title(standings),
        report(standings, shown, reasons=False, workings=False),
        "" if player is None else "\n" + answers.in_words(answers.why(standings, player)),
    ]
    return "\n".join(part for part in parts if part) + "\n"


def standings_markdown(
    standings: Standings, player: int | None = None, rows: tuple[Standing, ...] | None = None
) -> str:
    r"""Write standings as a table in Markdown; the value that decided a place is bold.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> print(standings_markdown(rank(read("A|nn 2 of 2: 1 0.5\nBob 2 of 2: 2 1"), "solkoff")))
    | Place | Name | Score | Solkoff |
    | ---: | :--- | ---: | ---: |
    | 1 | Bob | 2 | 3 |
    | 2 | A\|nn | 2 | **1½** |
    <BLANKLINE>
    """
    part = standings.part
    heads = [say("place"), *([say("overall")] if part else []), say("name"), say("score")]
    heads += [tiebreak.heading for tiebreak in standings.columns]
    lines = [
        markdown_row([plain(head) for head in heads]),
        markdown_row([":---" if head == say("name") else "---:" for head in heads]),
    ]
    for row in standings.rows if rows is None else rows:
        overall = [str(part.overall[row.number])] if part else []
        cells = [str(row.place), *overall, plain(row.name), points(row.score)]
        for tiebreak in standings.columns:
            value = row.values.get(tiebreak.name)
            said = shown(value) if value else ""
            cells.append(f"**{said}**" if row.decided_by == tiebreak.name else said)
        lines.append(markdown_row(cells))
    parts = ["\n".join(lines)]
    if event := title(standings):
        parts.insert(0, f"**{plain(event)}**")
    if now := wording.so_far(standings.table):
        parts.insert(1 if event else 0, plain(capital(now.words())))
    parts += [f"- {plain(wording.warning(found))}" for found in wording.warnings(standings)]
    if player is not None:
        parts.append(plain(answers.in_words(answers.why(standings, player))))
    return "\n\n".join(parts) + "\n"


def standings_csv(
    standings: Standings, _player: int | None = None, rows: tuple[Standing, ...] | None = None
) -> str:
    r"""Write standings as CSV for a spreadsheet: figures with a decimal point, the full titles.

    What a spreadsheet would read as a formula gets an apostrophe in front.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> print(standings_csv(rank(read("Ann 2 of 2: 1 0.5\n=Bob 1 of 2: 2 1"), "solkoff")))
    Place,Number,Name,Score,Solkoff,Decided by
    1,1,Ann,2,1.5,Score
    2,2,'=Bob,1,3,Score
    <BLANKLINE>
    """
    titles = {tiebreak.name: tiebreak.title for tiebreak in standings.columns}
    titles["score"] = say("score")
    heads = [tiebreak.title for tiebreak in standings.columns]
    part = standings.part
    heads += [say("decided-by"), *([say("overall"), say("class")] if part else [])]
    now = wording.so_far(standings.table)
    heads += [say("standings")] if now else []
    lines = [csv_line([say("place"), say("number"), say("name"), say("score"), *heads])]
    for row in standings.rows if rows is None else rows:
        values = [row.values.get(tiebreak.name) for tiebreak in standings.columns]
        lines.append(
            csv_line(
                [
                    row.place,
                    row.number,
                    as_text(row.name),
                    figure(Value(row.score, 2)),
                    *("" if value is None else figure(value) for value in values),
                    titles.get(row.decided_by or "", ""),
                    *([part.overall[row.number], as_text(part.rule.text)] if part else []),
                    *([now.words()] if now else []),
                ]
            )
        )
    return "".join(lines)


def several(write: Write, every: Sequence[Standings], player: int | None = None) -> str:
    """Write the standings of several classes one below another; CSV has its heading once.

    With a ``player``, they hold only that one.
    """
    parts = []
    for standings in every:
        rows = standings.rows if player is None else (standings.row(player),)
        parts.append(write(standings, player, rows))
    if write is standings_csv:
        parts[1:] = [part.partition("\n")[2] for part in parts[1:]]
        return "".join(parts)
    return "\n".join(parts)


def figure(value: Value) -> str:
    """Return a value as a spreadsheet has it; empty where there is none."""
    number = value.number
    return "" if number is None else f"{number:.6f}".rstrip("0").rstrip(".")


def markdown_row(cells: list[str]) -> str:
    """Return a row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def plain(text: str) -> str:
    r"""Return text that Markdown shows as it is.

    >>> plain("*Ann*, <b>")
    '\\*Ann\\*, \\<b\\>'
    """
    return _MARKDOWN.sub(r"\\\1", text)
