"""Crosstables written in other programs' layouts, and what each layout can hold."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from calculator.model import RESULT_CODES, Crosstable, Result, last_round_with_a_game
from tests.support.tables import points


class Holds(NamedTuple):
    """What a layout can say about a table."""

    colors: bool = True
    ratings: bool = True
    splits: bool = False
    """Results N, S, R whose opponent's result differs."""
    opponents_of_forfeits: bool = True
    forfeits_without_opponents: bool = False
    byes: str = "BHU"
    """The kinds of byes that it distinguishes."""
    blanks: bool = True


class Writer(NamedTuple):
    """A layout: its name in the core, how to write it, and what it holds."""

    layout: str
    write: Callable[[Crosstable], str]
    holds: Holds


def held(table: Crosstable, holds: Holds) -> Crosstable:
    """The table with only what the layout can say."""
    players = tuple(
        player._replace(
            results=tuple(_held(result, holds) for result in player.results),
            rating=player.rating if holds.ratings else None,
        )
        for player in table.players
    )
    return table._replace(players=players, rounds_played=last_round_with_a_game(players))


def _held(result: Result, holds: Holds) -> Result:
    code, opponent, color = result.code, result.opponent, result.color
    if not holds.splits:
        code = {"N": "W", "R": "D", "S": "L"}.get(code, code)
    kind = RESULT_CODES[code]
    if kind.of_a_game and not kind.played:
        if opponent is None and not holds.forfeits_without_opponents:
            code = {"X": "B", "Z": "H", "F": "U"}[code]
        elif not holds.opponents_of_forfeits:
            opponent, color = None, ""
    if code in "BHU" and code and code not in holds.byes:
        code = "P" if code == "B" and "P" in holds.byes else ""
    if code in {"B", "H", "U", "P", ""} and not opponent:
        color = ""
    if not code and not holds.blanks:
        code = "U"
    return Result(code, opponent, color if holds.colors else "")


def _row(cells: list[str], separator: str) -> str:
    return separator.join(cells) + "\n"


def rating_report(table: Crosstable) -> str:
    """Two lines per player, between bars."""
    rule = "-" * 80 + "\n"
    rounds = "".join(f"|{at:^5}" for at in range(1, table.rounds + 1))
    text = f"{rule} Pair | Player Name                     |Total|{'Round|' * table.rounds}\n"
    text += f" Num  | USCF ID / Rtg (Pre->Post)       | Pts {rounds}|\n{rule}"
    for player in table.players:
        cells = "".join(f"{result.code:<1}{result.opponent or '':>4}|" for result in player.results)
        colors = "".join(f"{result.color:<5}|" for result in player.results)
        rated = f"R: {player.rating:4}   ->{player.rating:4}" if player.rating else ""
        text += f"{player.number:5} | {player.name:<32}|{points(player, table):<5.1f}|{cells}\n"
        text += f"   MI | {20000000 + player.number} / {rated:<20}|     |{colors}\n{rule}"
    return text


def chess_results_cell(result: Result) -> str:
    """``12w1``, ``-½``, ``7b+``, ``9w``."""
    if result.opponent is None:
        return {"P": "-1", "H": "-½", "U": "-0", "": ""}[result.code]
    code = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-", "": ""}[result.code]
    return f"{result.opponent:>3}{result.color.lower() or 'w'}{code}"


def chess_results_rows(table: Crosstable) -> list[list[str]]:
    """The start-rank crosstable."""
    rounds = [f"{at}.Rd" for at in range(1, table.rounds + 1)]
    rows = [["No.", "", "Name", "Rtg", "FED", *rounds, "Pts.", "Rk."]]
    for player in table.players:
        cells = [chess_results_cell(result) for result in player.results]
        total = f"{points(player, table):g}".replace(".", ",")
        rating = str(player.rating or 0)
        rows.append([str(player.number), "FM", player.name, rating, "SUI", *cells, total, "1"])
    return rows


def chess_results_tabs(table: Crosstable) -> str:
    """As copied from the page."""
    return "Starting rank crosstable\n" + "".join(
        _row(row, "\t") for row in chess_results_rows(table)
    )


def chess_results_csv(table: Crosstable) -> str:
    """As saved from the page's Excel file."""
    return "".join(_row(row, ";") for row in chess_results_rows(table))


def chess_results_html(table: Crosstable) -> str:
    """The page itself, a table within a table."""
    rows = "".join(
        "<tr>" + "".join(f'<td class="CRc">{escape(cell)}</td>' for cell in row) + "</tr>"
        for row in chess_results_rows(table)
    )
    return f"<table><tr><td>Menu</td><td><table>{rows}</table></td></tr></table>"


def vega(table: Crosstable) -> str:
    """Fixed columns."""
    rounds = "".join(f"{at:^6}" for at in range(1, table.rounds + 1))
    text = f"  N NAME                           Rtg   T  Fed  Pts | {rounds}\r\n{'-' * 70}\r\n"
    for player in table.players:
        cells = ""
        for result in player.results:
            sign = {2: "+", 1: "=", 0: "-"}[result.halves]
            if result.opponent is None:
                cell = {"P": "+PAB", "H": "=HPB", "U": "--"}[result.code]
            else:
                letter = "F" if result.code in {"X", "F", "Z"} else result.color or "W"
                cell = f"{sign}{letter}{result.opponent}"
            cells += f"{cell:<6}"
        text += f"{player.number:3} {player.name:<30} {player.rating or 0:04}  FM SUI "
        text += f"{points(player, table):4.1f} | {cells}\r\n"
    return text


def swiss_manager(table: Crosstable) -> str:
    """The two exports one after the other; neither has half-point byes."""
    text = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\n"
    score = {2: "1", 1: "0,5", 0: "0"}
    by_number = {player.number: player for player in table.players}
    for at in range(table.rounds):
        for player in table.players:
            result = player.results[at]
            if result.code == "P":
                text += f"{at + 1};1;0;0;{player.number};-1;1;0;;1:0;0;;\n"
            if result.opponent is None or result.color == "B":
                continue
            theirs = by_number[result.opponent].results[at]
            forfeit = "K" if result.code in {"X", "F"} else ""
            mine, other = score[result.halves], score[theirs.halves]
            text += f"{at + 1};1;0;0;{player.number};{result.opponent};{mine};{other};{forfeit};"
            text += f"{mine}:{other}{forfeit};0;;\n"
    text += "\nNr;Name;Titel;Identnr;EloNat;EloInt\n"
    for player in table.players:
        text += f"{player.number};{player.name};;;0;{player.rating or 0}\n"
    return text


def hand_made(table: Crosstable) -> str:
    """``Name, R1, R2`` and nothing else."""
    rounds = [f"R{at}" for at in range(1, table.rounds + 1)]
    text = _row(["Name", *rounds], ",")
    for player in table.players:
        name = f'"{player.name}"' if "," in player.name else player.name
        cells = [f"{result.code}{result.opponent or ''}" for result in player.results]
        text += _row([name, *cells], ",")
    return text


def bars(table: Crosstable) -> str:
    """A Markdown table."""
    rounds = [f"Round {at}" for at in range(1, table.rounds + 1)]
    text = "| " + " | ".join(["No", "Player", "Rating", *rounds, "Score"]) + " |\n"
    text += "|" + "---|" * (table.rounds + 4) + "\n"
    for player in table.players:
        cells = [f"{result.code}{result.opponent or ''}" for result in player.results]
        row = [str(player.number), player.name, str(player.rating or "unr"), *cells]
        text += "| " + " | ".join([*row, f"{points(player, table):.1f}"]) + " |\n"
    return text


def headless(table: Crosstable) -> str:
    """Rows between TABs without a heading."""
    text = ""
    for player in table.players:
        cells = [f"{result.code}{result.opponent or ''}" for result in player.results]
        row = [str(player.number), player.name, *cells, f"{points(player, table):.1f}"]
        text += _row(row, "\t")
    return text


_AMERICAN = Holds(colors=False, splits=True, forfeits_without_opponents=True)
_FIDE = Holds(byes="PHU")
WRITERS = {
    "rating-report": Writer(
        "rating-report",
        rating_report,
        Holds(splits=True, opponents_of_forfeits=True, forfeits_without_opponents=True),
    ),
    "chess-results-tabs": Writer("chess-results-text", chess_results_tabs, _FIDE),
    "chess-results-csv": Writer("chess-results-csv", chess_results_csv, _FIDE),
    "chess-results-html": Writer("chess-results-html", chess_results_html, _FIDE),
    "vega": Writer("vega", vega, _FIDE._replace(blanks=False)),
    "swiss-manager": Writer("swiss-manager", swiss_manager, _FIDE._replace(byes="P")),
    "hand-made": Writer("table-csv", hand_made, _AMERICAN._replace(ratings=False)),
    "bars": Writer("table-csv", bars, _AMERICAN),
    "headless": Writer("table-text", headless, _AMERICAN._replace(ratings=False, blanks=False)),
}
