"""gacrux, the engine that FIDE was given, asked in this process."""

from fractions import Fraction
from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json


def parse(trf: str) -> dict[str, Any]:
    reader = trf2json()
    reader.parse_file(trf, verbose=False)
    if reader.get_status():
        raise AssertionError(reader.chessjson["status"])
    tournament: dict[str, Any] = reader.get_tournament(1)
    return tournament


Values = dict[str, Fraction | None]


def _asked(tournament: dict[str, Any], rounds: int, codes: tuple[str, ...]) -> list[dict[str, Any]]:
    params = {"tiebreak": list(codes), "check": False, "unrated": None}
    result = tiebreak(tournament, rounds, params).compute_tiebreaks(tournament, params)
    competitors: list[dict[str, Any]] = result["competitors"]
    return competitors


def values(tournament: dict[str, Any], rounds: int, codes: tuple[str, ...]) -> dict[int, Values]:
    """Return each player's values; a code that depends on the tie sees those before it."""
    return {
        competitor["cid"]: {
            code: None if score is None else Fraction(score)
            for code, score in zip(codes, competitor["tiebreakScore"], strict=True)
        }
        for competitor in _asked(tournament, rounds, codes)
    }


def places(tournament: dict[str, Any], rounds: int, codes: tuple[str, ...]) -> dict[int, int]:
    """Return each player's place by these tiebreaks in turn."""
    return {found["cid"]: found["rank"] for found in _asked(tournament, rounds, codes)}
