"""Invented players whose names are those of people, for texts as people write them."""

from random import Random

from tests.support.oracle import Event

LASTS = (
    "Ashdown", "Brook", "Calder", "Dunn", "Eastlake", "Finch", "Gärtner", "Hale", "Ives", "Juhl",
    "Kestrel", "Łoś", "Moreau", "Nakai", "O'Neil", "Peña", "Quist-Ray", "Rowe", "Šimić", "Tuncel",
    "Ünal", "van Rijn", "Wexford", "Xu", "Yorke", "Zeller", "Abbot", "Birch", "Corrigan", "Dell",
    "Ekström", "Farrow", "Gunn", "Holloway", "Ingram", "Jost", "Kwan", "Lund", "Marsh", "Novak",
)  # fmt: skip
FIRSTS = (
    "Félix", "Ida", "Ivo", "Pat", "Kim", "Zoë", "José", "Ann", "Tom", "Eva", "Lou", "Mary Jo",
    "Kay H.", "Otis", "Noa", "Bea",
)  # fmt: skip


def named(rng: Random, event: Event, *, comma: bool = False) -> Event:
    """Give everybody a first name, and a last name that nobody else has.

    With ``comma`` the last name comes first; else so it is in some events.
    """
    lasts = rng.sample(LASTS, len(event.entrants))
    comma = comma or rng.random() < 0.6
    return Event(
        tuple(
            entrant._replace(
                name=f"{last}, {rng.choice(FIRSTS)}" if comma else f"{rng.choice(FIRSTS)} {last}"
            )
            for entrant, last in zip(event.entrants, lasts, strict=True)
        )
    )
