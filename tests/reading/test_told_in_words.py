"""Events as people tell them in a chat or a mail: a player with the rounds, or game by game."""

import contextlib
from collections.abc import Callable, Sequence
from random import Random

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from calculator.reading.lexicon import words_of
from calculator.reading.lexicon.headings import ROUND
from tests.reading.test_broken_lines import broken

#: Player, round, result, opponent; without an opponent it is a bye.
type Game = tuple[int, str, str]
NAMES = (
    *("Ann Ray", "Bob Poe", "Cy Lund", "Dee Fox", "Ida Marsh", "Kim van Dorn", "Lou O'Hara"),
    *("Max Penn", "Noa Tarn", "Pia Quist"),
)
TURNED = {"W": "L", "L": "W", "D": "D"}
BEAT = {"W": "beat", "L": "lost to", "D": "drew"}
WIN = {"W": "Win", "L": "Loss", "D": "Draw"}
WON = {"W": "won vs", "L": "lost vs", "D": "draw vs"}
SCORE = {"W": "1", "L": "0", "D": "½"}
BYES = {"B": "bye", "H": "half-point bye"}
HALVES = {"W": 2, "B": 2, "D": 1, "H": 1, "L": 0}


def event(seed: int) -> dict[str, list[Game]]:
    """Return a random event: what each player did in each round."""
    rng = Random(seed)  # noqa: S311
    players = rng.sample(NAMES, rng.choice((4, 5, 6, 8)))
    found: dict[str, list[Game]] = {name: [] for name in players}
    met: set[frozenset[str]] = set()
    for number in range(1, rng.choice((2, 3)) + 1):
        while True:
            order = rng.sample(players, len(players))
            pairs = list(zip(order[::2], order[1::2], strict=False))
            if not any(frozenset(pair) in met for pair in pairs):
                break
        met |= {frozenset(pair) for pair in pairs}
        for one, other in pairs:
            result = rng.choice("WWLD")
            found[one].append((number, result, other))
            found[other].append((number, TURNED[result], one))
        if len(order) % 2:
            found[order[-1]].append((number, rng.choice("BBH"), ""))
    return found


def said(verbs: dict[str, str], game: Game) -> str:
    _, result, other = game
    return f"{verbs[result]} {other}" if other else BYES[result]


def points(games: Sequence[Game]) -> str:
    return f"{sum(HALVES[result] for _, result, _ in games) / 2:g}"


#: How each player's line begins, what parts the rounds, and what is said of one.
ROWS: dict[str, tuple[str, str, Callable[[Game], str]]] = {
    "hyphen, Round 1:": ("{0} - ", "; ", lambda game: f"Round {game[0]}: {said(WON, game)}"),
    "hyphen, Rd 1:": ("{0} - ", ", ", lambda game: f"Rd {game[0]}: {said(BEAT, game)}"),
    "colon, R1": ("{0}: ", ", ", lambda game: f"R{game[0]} {said(BEAT, game)}"),
    "dash, R1:": ("{0} – ", ", ", lambda game: f"R{game[0]}: {said(WON, game)}"),
    "round in brackets": ("{0}: ", ", ", lambda game: f"{said(BEAT, game)} (Rd {game[0]})"),
    "in rd 1": ("{0}: ", ", ", lambda game: f"{said(BEAT, game)} in rd {game[0]}"),
    "bar": ("{0} | ", " | ", lambda game: f"R{game[0]}: {said(WON, game)}"),
    "equal sign": ("{0} = ", ", ", lambda game: said(BEAT, game)),
    "arrow": ("{0} -> ", ", ", lambda game: said(BEAT, game)),
    "score in front": ("{0}: ", ", ", lambda game: said(SCORE, game)),
    "nothing, Rd 1": ("{0} ", "; ", lambda game: f"Rd {game[0]} {said(BEAT, game)}"),
    "below": ("{0}\n", "\n", lambda game: f"Rd {game[0]} {said(BEAT, game)}"),
    "below, numbered": ("{0}:\n", "\n", lambda game: f"{game[0]}. {said(BEAT, game)}"),
    "below, set in": ("{0}\n", "\n", lambda game: f"  Round {game[0]}: {said(WON, game)}"),
    "below, marked": ("{0}:\n", "\n", lambda game: f"- {said(BEAT, game)}"),
    "below, score": ("{0}\n", "\n", lambda game: f"R{game[0]} {said(SCORE, game)}"),
    "below, points": (
        "{0} {1} points\n",
        "\n",
        lambda game: f"Round {game[0]} - {said(WON, game)}",
    ),
}
#: A game on a line, or in the round that a title names.
GAMES: dict[str, tuple[bool, Callable[[int, str, str, str], str]]] = {
    "(Rd 1) behind": (False, lambda rd, one, code, other: f"{one} {BEAT[code]} {other} (Rd {rd})"),
    "[R1] behind": (False, lambda rd, one, code, other: f"{one} {BEAT[code]} {other} [R{rd}]"),
    "in round 1": (False, lambda rd, one, code, other: f"{one} {BEAT[code]} {other} in round {rd}"),
    "a score, round 1": (
        False,
        lambda rd, one, code, other: (
            f"{one} {SCORE[code]}-{SCORE[TURNED[code]]} {other}, round {rd}"
        ),
    ),
    "winner and loser": (
        True,
        lambda _rd, one, code, other: {
            "W": f"Winner: {one}, Loser: {other}",
            "L": f"Winner: {other}, Loser: {one}",
            "D": f"Draw: {one}, {other}",
        }[code],
    ),
    "a letter between": (True, lambda _rd, one, code, other: f"{one} {code} {other}"),
    "the same, boards": (True, lambda _rd, one, code, other: f"12. {one} {code} {other}"),
    "the winner bold": (
        True,
        lambda _rd, one, code, other: {
            "W": f"**{one}** - {other}",
            "L": f"{one} - **{other}**",
            "D": f"{one} - {other} draw",
        }[code],
    ),
    "a cup": (
        True,
        lambda _rd, one, code, other: {
            "W": f"🏆 {one} vs {other}",
            "L": f"{one} vs {other} 🏆",
            "D": f"{one} vs {other} 🤝",
        }[code],
    ),
}


def found(text: str) -> dict[str, list[tuple[str, str]]]:
    table = read(text)
    names = {player.number: player.name for player in table.players}
    return {
        player.name: [
            (result.code, names[result.opponent] if result.opponent else "")
            for result in player.results
        ]
        for player in table.players
    }


def told(games: dict[str, list[Game]], style: str, between: str = "\n") -> str:
    """Write what each player did."""
    begins, parts, one = ROWS[style]
    whole = (
        begins.format(name, points(own)) + parts.join(map(one, own)) for name, own in games.items()
    )
    return between.join(whole) + "\n"


def truth(games: dict[str, list[Game]]) -> dict[str, list[tuple[str, str]]]:
    """Everybody's results, as :func:`found` has them."""
    return {name: [(result, other) for _, result, other in own] for name, own in games.items()}


def names(text: str) -> list[str]:
    return [player.name for player in read(text).players]


@pytest.mark.parametrize("blank", [False, True])
@pytest.mark.parametrize("style", ROWS)
def test_a_player_with_the_rounds(style: str, blank: bool) -> None:
    _, parts, _ = ROWS[style]
    for seed in range(12):
        games = event(seed)
        text = told(games, style, "\n\n" if blank and "\n" in parts else "\n")
        if blank:
            text = "Thursday club night\n\n" + text
        assert found(text) == truth(games), text


@pytest.mark.parametrize("between", [", ", ", and ", " and "])
@pytest.mark.parametrize("round_", ["", " in rd {0}", " in Round {0}"])
@pytest.mark.parametrize("ends", ["", ".", " for {0}", " = {0}"])
def test_a_sentence_about_each_player(between: str, round_: str, ends: str) -> None:
    """Without a comma it was read as names with words, a round and all draws lost."""
    for seed in range(20):
        games = event(seed)
        if any(not other for own in games.values() for _, _, other in own):
            continue
        lines = []
        for name, own in games.items():
            *first, last = [f"{said(BEAT, game)}{round_.format(game[0])}" for game in own]
            whole = ", ".join(first) + between + last + ends.format(points(own))
            lines.append(f"{name} {whole}")
        text = "\n".join(lines)
        assert found(text) == truth(games), text
        assert not read(text).warnings, text


def right_or_told(text: str, games: dict[str, list[Game]]) -> bool:
    """Whether a damaged text is read rightly; else it is refused, or something is said."""
    try:
        if found(text) == truth(games):
            return True
    except ReadError:
        return False
    assert read(text).warnings, text
    return False


@pytest.mark.parametrize("style", [style for style, (_, parts, _) in ROWS.items() if parts != "\n"])
def test_lines_that_a_mail_broke(style: str) -> None:
    right: list[bool] = []
    for seed in range(4):
        games = event(seed)
        text = told(games, style)
        widest = max(map(len, text.splitlines()))
        right += [
            right_or_told(broken(text, width, hard=False), games)
            for width in (40, 52, 64)
            if width < widest
        ]
    # Nothing but a blank may be before "(Rd 2)", and a bar may begin a line.
    assert 2 * sum(right) >= len(right) or style in {"round in brackets", "bar"}, right


@pytest.mark.parametrize("style", ROWS)
def test_remarks_and_cut_lines(style: str) -> None:
    for seed in range(12):
        games = event(seed)
        rng = Random(seed)  # noqa: S311
        lines = told(games, style).splitlines()
        at = rng.randrange(1, len(lines))
        remark = rng.choice(("Nice games everyone!", "TD: Sam Wall", "1st prize $50", "(photo)"))
        right_or_told("\n".join((*lines[:at], remark, *lines[at:])), games)
        cut = lines[at][: rng.randrange(2, len(lines[at]))].rstrip()
        if at < len(lines) - 1:
            right_or_told("\n".join((*lines[:at], cut, *lines[at + 1 :])), games)


@pytest.mark.parametrize("style", GAMES)
def test_game_by_game(style: str) -> None:
    titled, one = GAMES[style]
    for seed in range(12):
        games = event(seed)
        lines = []
        last = max(number for number, _, _ in next(iter(games.values())))
        for number in range(1, last + 1):
            lines += [f"Round {number}"] if titled else []
            done: set[str] = set()
            for name, own in games.items():
                _, result, other = own[number - 1]
                if not other:
                    behind = "" if titled else f" (Rd {number})"
                    lines.append(f"{name} {BYES[result]}{behind}")
                elif other not in done:
                    lines.append(one(number, name, result, other))
                    done.add(name)
        assert found("\n".join(lines) + "\n") == truth(games), "\n".join(lines)


def test_a_line_that_is_neither_a_player_nor_a_round_is_no_part_of_either() -> None:
    """A remark is nothing; what has a name in it may be the rest of a line."""
    text = "Ray\nR1 beat Poe\nR2 bye\n{}\nPoe\nR1 lost to Ray\nR2 drew Lund\n"
    text += "Lund\nR1 bye\nR2 drew Poe\n"
    assert names(text.format("(see the photo)")) == ["Ray", "Poe", "Lund"]
    with pytest.raises(ReadError):
        read(text.format("(see the photo of Lund)"))


def test_remarks_between_rows_are_none() -> None:
    text = (
        "Ray: beat Poe, bye\n{}\nPoe: lost to Ray, drew Lund\nTD: Sam Wall\nLund: bye, drew Poe\n"
    )
    assert names(text.format("What a game!")) == ["Ray", "Poe", "Lund"]
    with pytest.raises(ReadError):
        read(text.format("What a game of Poe!"))


def test_rounds_out_of_order_below_a_player_are_refused() -> None:
    text = "Ray\nR2 beat Poe\nR1 beat Lund\nPoe\nR2 lost to Ray\nR1 bye\nLund\nR1 lost to Ray\n"
    with pytest.raises(ReadError):
        read(text)


def test_a_total_below_the_rounds_is_the_players() -> None:
    text = "Ray\nR1 beat Poe\nR2 bye\nTotal: 2\nPoe\nR1 lost to Ray\nR2 drew Lund\nTotal: 0.5\n"
    table = read(text + "Lund\nR1 bye\nR2 drew Poe\nTotal: 2.5\n")
    assert [player.total_halves for player in table.players] == [4, 1, 5], table.players
    assert [one.code for one in table.warnings] == ["total-differs"]


ROUND_WORDS = {word for word, of in words_of(ROUND) if of.meaning == "round" and of.sure}


@pytest.mark.parametrize("word", sorted(ROUND_WORDS))
def test_a_round_by_its_word_in_any_language(word: str) -> None:
    games = event(3)
    told_ = told(games, "hyphen, Round 1:").replace("Round", word)
    assert found(told_) == truth(games)
    below = told(games, "below, set in").replace("Round", word)
    assert found(below) == truth(games)


def test_german_words_below_players() -> None:
    table = read(
        "Anna Berg (1½)\nRunde 1: schlug Dorn\nRunde 2: remis gegen Funk\n"
        "Bodo Dorn (1)\nRunde 1: verlor gegen Berg\nRunde 2: schlug Hahn\n"
        "Cem Funk (1½)\nRunde 1: schlug Hahn\nRunde 2: remis gegen Berg\n"
        "Emil Hahn (0)\nRunde 1: verlor gegen Funk\nRunde 2: verlor gegen Dorn\n"
    )
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        "WD",
        "LW",
        "WD",
        "LL",
    ]


@pytest.mark.parametrize("rating", ["", " 1800", " (1800)"])
@pytest.mark.parametrize("points", [". {}/2", ". {} points", " = {}", " ({})"])
def test_points_behind_the_last_round_and_a_rating_behind_the_name(
    points: str, rating: str
) -> None:
    rounds = {
        "Ann Ray": ("W Orr, D Lee", "1.5"),
        "Bo Orr": ("L Ray, bye", "1"),
        "Cy Lee": ("bye, D Ray", "1.5"),
    }
    lines = [f"{who}{rating}: {what}{points.format(n)}" for who, (what, n) in rounds.items()]
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == list(rounds)
    assert [player.rating for player in table.players] == [1800 if rating else None] * 3
    assert [player.total_halves for player in table.players] == [3, 2, 3]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        "WD",
        "LB",
        "BD",
    ]


@pytest.mark.parametrize("points", ["Total: 0.5", "Total: 0.5\nTotal: 1", "0.5"])
def test_a_player_with_points_alone_is_none_with_rounds(points: str) -> None:
    with pytest.raises(ReadError):
        read(f"Ray\nR1 beat Poe\nR2 bye\nTotal: 2\nPoe\n{points}\n")


PIECES = (
    *("Ray", "Poe", "1. Ray", "Ray:", "Ray - 2", "Poe 0.5", "2.5", "Total: 2", "Total:", "", "|"),
    *(
        "R1 beat Poe",
        "Rd 2: bye",
        "- lost to Ray",
        "beat",
        "W Poe",
        "Round 1:",
        "Round 1",
        "(Rd 1)",
    ),
    *("**Ray** - Poe", "Ray vs Poe 🏆", "Winner: Ray, Loser: Poe", "Winner: Ray", "Draw: Ray, Poe"),
    *("Draw:", "Ray (Rd 1)", "Ray beat Poe (Rd 2)", ", round 3", "12. Poe L Ray", "Ray = beat Poe"),
    *("[Ray](/ray)", "[](/ray)", "Name", "Pts", "Rd 1", "Rd 2", "W2", "L1", "No.", "1", "2", "(½)"),
    *("1 Ray - 1 ½", "2 Poe 0 - 1", "Poe | R1: bye | R2: bye"),
)


def test_any_such_lines_are_read_or_refused() -> None:
    for seed in range(250):
        rng = Random(seed)  # noqa: S311
        text = "\n".join(rng.choice(PIECES) for _ in range(rng.randint(2, 14)))
        with contextlib.suppress(ReadError):
            assert read(text).players


@pytest.mark.parametrize(
    "line", ["Ray: {0} Poe, {2} Lund", "Ray\nR1: {0} Poe\nR2: {2} Lund", "Ray ganó a Poe (ronda 1)"]
)
def test_in_spanish_too(line: str) -> None:
    if "ronda" in line:
        text = (
            "Ray ganó a Poe (ronda 1)\nLund perdió con Fox (ronda 1)\n"
            "Ray empató con Lund (ronda 2)\nFox ganó a Poe (ronda 2)\n"
        )
    else:
        text = "".join(
            line.replace("Ray", name).replace("{0} Poe", first).replace("{2} Lund", second) + "\n"
            for name, first, second in (
                ("Ray", "ganó a Poe", "tablas con Lund"),
                ("Poe", "perdió con Ray", "perdió con Fox"),
                ("Lund", "perdió con Fox", "tablas con Ray"),
                ("Fox", "ganó a Lund", "ganó a Poe"),
            )
        )
    results = {
        player.name: "".join(one.code for one in player.results) for player in read(text).players
    }
    assert results == {"Ray": "WD", "Poe": "LL", "Lund": "LD", "Fox": "WW"}


def test_a_check_mark_beside_a_name_is_no_result() -> None:
    """It may say that somebody is there."""
    table = read("Round 1\nRay 1-0 Poe\nRound 2\n✓ Ray vs Poe\n")
    assert [player.results[-1].code for player in table.players] == ["", ""]


@pytest.mark.parametrize("bye", ["(½)", "[½]", "(1/2)", "(H)", "½", ".5", "BYE (½)"])
@pytest.mark.parametrize("parts", [" ", "\t", "  "])
def test_half_a_point_without_an_opponent(bye: str, parts: str) -> None:
    rows = (
        "No|Name|Rd1|Rd2|Rd3|Total",
        *(f"1|Ann|W2|{bye}|W3|2.5", f"2|Bob|L1|W4|{bye}|1.5", "3|Cy|W4|W5|L1|2"),
        *("4|Dee|L3|L2|W5|1", f"5|Ed|{bye}|L3|L4|0.5"),
    )
    table = read("\n".join(row.replace("|", parts) for row in rows))
    assert [player.name for player in table.players] == ["Ann", "Bob", "Cy", "Dee", "Ed"]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        *("WHW", "LWH", "WWL", "LLW", "HLL")
    ]
    assert not table.warnings


@pytest.mark.parametrize("own", ["-", "–", "--", "*", "x"])
@pytest.mark.parametrize("number", ["{}", "{}."])
def test_scores_one_blank_apart_around_the_own_cell(own: str, number: str) -> None:
    scores = ("- 1 ½ 1 2.5", "0 - 1 1 2", "½ 0 - 1 1.5", "0 0 0 - 0")
    rows = [
        f"{number.format(at)} {name} {line.replace('-', own)}"
        for at, (name, line) in enumerate(zip(NAMES, scores, strict=False), 1)
    ]
    table = read("\n".join(("No Name 1 2 3 4 Pts", *rows)))
    assert [player.name for player in table.players] == [*NAMES[:4]]
    assert [player.total_halves for player in table.players] == [5, 4, 3, 0]
    assert {(one.code, one.opponent) for one in table.players[2].results} == {
        *(("D", 1), ("L", 2), ("W", 4))
    }
    assert not table.warnings


def codes_by_name(table: Crosstable) -> dict[str, str]:
    return {one.name: "".join(each.code for each in one.results) for one in table.players}


@pytest.mark.parametrize(
    "round_",
    [
        *("Round {}: ", "Round {} results: ", "Results of round {}: ", "Results for Rd {} - "),
        *("{}st round results: ", "In round {}, "),
    ],
)
@pytest.mark.parametrize(
    ("won", "drew"),
    [
        ("{} beat {}", "{} drew {}"),
        ("{} over {}", "{} and {} drew"),
        ("{} d. {}", "{} and {} tied"),
        ("{} 1-0 {}", "{} ½-½ {}"),
    ],
)
def test_all_games_of_a_round_in_a_line(round_: str, won: str, drew: str) -> None:
    lines = (
        [won.format("Ray", "Poe"), won.format("Fox", "Lund"), won.format("Cobb", "Hale")],
        [won.format("Ray", "Fox"), drew.format("Poe", "Cobb"), won.format("Hale", "Lund")],
    )
    text = "\n".join(round_.format(at) + ", ".join(line) for at, line in enumerate(lines, 1))
    found = read(text.replace("2st", "2nd"))
    assert codes_by_name(found) == {
        "Ray": "WW",
        "Poe": "LD",
        "Fox": "WL",
        "Lund": "LL",
        "Cobb": "WD",
        "Hale": "LW",
    }


@pytest.mark.parametrize("name", ["Webb", "WEBB", "Bo", "Roe", "Al", "Tom Webb"])
@pytest.mark.parametrize("bye", ["{} - bye", "{}: bye", "{} – half-point bye", "{} bye"])
@pytest.mark.parametrize("at", [0, 2, 3])
def test_who_only_had_a_bye_is_a_player(name: str, bye: str, at: int) -> None:
    """Also at the end of a list, and where the name is as short as a sign with its meaning."""
    second = ["Ray - Fox 1-0", "Poe - Lund 1/2", "Cobb - Hale 1-0"]
    second.insert(at, bye.format(name))
    first = ("Round 1", "Ray - Poe 1-0", "Fox - Lund 1-0", "Hale - Cobb 1-0", "Round 2")
    found = read("\n".join((*first, *second)))
    assert sorted(one.name for one in found.players) == sorted(
        ("Ray", "Poe", "Fox", "Lund", "Hale", "Cobb", name)
    )
    (player,) = (one for one in found.players if one.name == name)
    assert player.results[1].code == ("H" if "half" in bye else "B")


@pytest.mark.parametrize("parts", [". ", "; ", ", ", ". In ", ".  "])
@pytest.mark.parametrize(("won", "drew"), [("{}-{} 1-0", "{}-{} ½-½"), ("{} 1-0 {}", "{} ½-½ {}")])
def test_all_rounds_in_a_line(parts: str, won: str, drew: str) -> None:
    rounds = (
        f"Round 1: {won.format('Ray', 'Poe')}, {won.format('Fox', 'Lund')}",
        f"Round 2: {won.format('Ray', 'Fox')}, {won.format('Lund', 'Poe')}",
        f"Round 3: {drew.format('Lund', 'Ray')}, {won.format('Poe', 'Fox')}",
    )
    found = read(parts.join(rounds))
    assert codes_by_name(found) == {"Ray": "WWD", "Poe": "LLW", "Fox": "WLL", "Lund": "LWD"}


def test_lines_that_begin_with_lost_games_are_no_places() -> None:
    """Nor is there a place 0: "0-1" is a result wherever three such lines are."""
    found = read(
        "Round 1\n1-0 Ray - Poe\n0-1 Fox - Lund\n0-1 Cobb - Hale\n"
        "Round 2\n0-1 Poe - Fox\n0-1 Lund - Ray\n½-½ Hale - Cobb\n"
    )
    assert codes_by_name(found) == {
        "Ray": "WW",
        "Poe": "LL",
        "Fox": "LW",
        "Lund": "WL",
        "Cobb": "LD",
        "Hale": "WD",
    }
    assert not found.warnings


@pytest.mark.parametrize(
    "said",
    [
        "The player with the best rating was at the first place",
        "This is the place for the name and the points and the rating of the player",
    ],
)
@pytest.mark.parametrize("above", ["Hi all,\n{}\n{}\n{}", "{1}\n{0}\n{2}"])
def test_a_sentence_above_games_heads_no_standings(said: str, above: str) -> None:
    """The games below were rows of such standings, and were lost."""
    rounds = (
        "Ann Lee beat Bob Ray in round 1\nCem Poe drew with Dee Fox in round 1",
        "Bob Ray beat Cem Poe in round 2\nAnn Lee lost to Dee Fox in round 2",
    )
    assert codes_by_name(read(above.format(said, *rounds))) == {
        "Ann Lee": "WL",
        "Bob Ray": "LW",
        "Cem Poe": "DL",
        "Dee Fox": "DW",
    }


def test_a_sentence_about_colors_heads_no_list_of_games() -> None:
    """The first of two had White then, though "beat" does not say so."""
    found = read(
        "Hi all,\nThe white and the black pieces were shared at the club\n"
        "Ann Lee beat Bob Ray in round 1\nCem Poe drew with Dee Fox in round 1\n"
        "Bob Ray beat Cem Poe in round 2\nAnn Lee lost to Dee Fox in round 2\n"
    )
    assert not any(result.color for player in found.players for result in player.results)
