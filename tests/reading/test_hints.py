"""How many rounds an event has, and after which one its standings are, in people's words."""

import pytest

from calculator.reading.columns.hints import told_around

SAID = {
    "Standings after round 3 of 5": (5, 3),
    "SwissSys 11 - Standings. Open: U1000 (Standings after round 3)": (0, 3),
    "Standings after Round 3 (of 5)": (5, 3),
    "(after 3 of 5 rounds)": (5, 3),
    "after the 4th round of 7": (7, 4),
    "Rd 7/9": (9, 0),
    "Rd.1 , Rd.2/7 , not paired": (7, 0),
    "Round 3 of 5": (5, 0),
    "2 of 5 rounds played": (5, 0),
    "Ranking crosstable after Round 1": (0, 1),
    "Wall chart after rd. 4": (0, 4),
    "Round 4 Standings": (0, 4),
    "Standings - Round 4": (0, 4),
    "Final ranking after 9 rounds": (9, 0),
    "Club Open, 5SS, G/60": (5, 0),
    "A 5-SS in the library": (5, 0),
    "5 round Swiss": (5, 0),
    "USCF-rated 5-round tournament": (5, 0),
    "4 Rounds, G/45;d5": (4, 0),
    "Winter Open (5 rounds)": (5, 0),
    "Rounds: 5": (5, 0),
    "Number of rounds: 7": (7, 0),
    "<td>Number of rounds</td><td>7</td>": (7, 0),
    "nach Runde 3 von 7": (7, 3),
    "Rangliste: Stand nach der 4. Runde": (0, 4),
    "Stand nach 3 von 7 Runden": (7, 3),
    "Endstand nach 7 Runden": (7, 0),
    "7-Runden-Turnier": (7, 0),
    "Schweizer System, 7 Runden": (7, 0),
    "Anzahl Runden: 7": (7, 0),
    "tras la ronda 3 de 7": (7, 3),
    "Clasificación después de la ronda 4": (0, 4),
    "Clasificación final después de 9 rondas": (9, 0),
    "sistema suizo a 7 rondas": (7, 0),
    "Número de rondas: 9": (9, 0),
    "Classement après la ronde 4": (0, 4),
    "Classement final après 7 rondes": (7, 0),
    "Classifica dopo 4 turni di 9": (9, 4),
    "Stand na ronde 5": (0, 5),
    "Pořadí po 4. kole": (0, 4),
    # The place of the event counts more than its announcement.
    "9 round Swiss\nStandings after round 2 of 7": (7, 2),
    # These say nothing, or not the same.
    "Rounds: 10am, 1pm, 4pm": (0, 0),
    "Rounds: 9, 12, 3": (0, 0),
    "Rounds: 9:30 and 1:30": (0, 0),
    "Round 3 - 4/12/2026": (0, 0),
    "Round 3/12/2026": (0, 0),
    "Ronda 3 de 2026": (0, 0),
    "Round 3 of the 2026 Open": (0, 0),
    "Round 10 of 9": (0, 0),
    "Open: 5SS\nReserve: 4SS": (0, 0),
}


@pytest.mark.parametrize("text", SAID)
def test_what_is_said_of_the_rounds(text: str) -> None:
    assert tuple(told_around(text))[:2] == SAID[text]
