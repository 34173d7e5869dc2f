"""What a screen reader reads out by itself: what was read first, then what a choice has done."""

from __future__ import annotations

import json

import pytest

from calculator.page import Session

#: By Solkoff Ann 3, Bob 2, Cem 1, Dee 0: everybody met everybody.
TABLE = (
    "No.\tName\tPts\tR1\tR2\tR3\n"
    "1\tAnn\t3\tW4\tW3\tW2\n"
    "2\tBob\t2\tW3\tW4\tL1\n"
    "3\tCem\t1\tL2\tL1\tW4\n"
    "4\tDee\t0\tL1\tL2\tL3\n"
)
READ = "Read as table: 4 players, 3 rounds, opponents by standings number, no colors or ratings"
#: Bob and Cem have a point each, and the same Solkoff.
TIED = (
    "No.\tName\tPts\tR1\tR2\n"
    "1\tAnn\t2\tW2\tW3\n"
    "2\tBob\t1\tL1\tW4\n"
    "3\tCem\t1\tW4\tL1\n"
    "4\tDee\t0\tL3\tL2\n"
)


class Page:
    """A page that asks one thing after another; each answer is drawn over the one before."""

    def __init__(self, text: str = TABLE) -> None:
        self.session = Session()
        self.text = text
        self.number = self.drawn = 0

    def says(self, **asked: str) -> str:
        """Ask, draw the answer, and return what is said of it."""
        said = self.too_late(**asked)
        self.drawn = self.number
        return said

    def too_late(self, **asked: str) -> str:
        """Ask, and do not draw the answer, as another question came first."""
        request = {"what": "calculate", "text": self.text, "order": "solkoff", **asked}
        self.number += 1
        numbers = {"drawn": self.number, "over": self.drawn}
        reply = json.loads(self.session.answer(json.dumps(request | numbers)))
        message: str = reply["message"]
        return message


def test_of_a_new_text_it_says_what_was_read() -> None:
    page = Page()
    assert page.says(player="2") == READ
    page.text = TABLE.replace("Ann", "Eva")
    assert page.says(player="2") == READ


def test_what_only_unfolds_or_sorts_says_nothing_new() -> None:
    page = Page()
    page.says()
    page.says(player="2")
    assert page.says(player="2", sort="name", results="1", cell="1.2") == ""


def test_what_came_too_late_to_be_said_is_said_with_the_next_answer() -> None:
    page = Page()
    page.says()
    page.too_late(player="2")
    assert page.says(player="2", find="higher") == "Bob: 2nd. Decided by score."
    page.too_late(player="2", changes="3.2.W")
    assert page.says(player="2", changes="3.2.W") == "Bob: 1st, was 2nd. Decided by score."


def test_of_a_new_player_it_says_the_place_and_what_decided_it() -> None:
    page = Page()
    page.says()
    assert page.says(player="2") == "Bob: 2nd. Decided by score."
    assert page.says(player="3") == "Cem: 3rd. Decided by score."
    assert page.says() == "No player is chosen."


def test_of_a_changed_result_it_says_what_it_did_to_the_player() -> None:
    page = Page()
    page.says(player="2")
    assert page.says(player="2", changes="3.2.W") == "Bob: 1st, was 2nd. Decided by score."
    assert page.says(player="2", changes="3.2.W;3.4.W") == "Bob: still 1st. Decided by score."
    assert page.says(player="2") == "Bob: 2nd, was 1st. Decided by score."


def test_a_tiebreak_that_decided_is_named_and_a_shared_place_is_said() -> None:
    page = Page(TIED)
    page.says()
    assert page.says(player="2") == "Bob: 2nd. Shared with one other."
    # Cem beats Ann: Ann's opponents then have 3 points, Bob's 1.
    assert page.says(player="2", changes="2.3.W") == "Bob: 3rd, was 2nd. Decided by Solkoff."


def test_of_another_order_it_says_the_place_before_and_now() -> None:
    page = Page()
    page.says(player="2")
    assert page.says(player="2", order="most-wins") == "Bob: still 2nd. Decided by score."


def test_where_nobody_is_chosen_it_speaks_of_everybody() -> None:
    page = Page()
    page.says()
    assert page.says(changes="3.2.W") == "1 changed result. 2 places change."
    assert page.says(changes="3.2.W;1.3.D") == "2 changed results. 2 places change."
    assert page.says() == "The real results again."
    assert page.says(order="most-wins") == "Order: Most Wins. Ann is 1st."
    assert page.says(order="solkoff", changes="3.4.W") == "1 changed result. 2 places change."


def test_those_who_share_the_first_place_are_all_named() -> None:
    page = Page("No.\tName\tPts\tR1\n1\tAnn\t½\tD2\n2\tBob\t½\tD1\n")
    page.says()
    assert page.says(order="most-wins") == "Order: Most Wins. Ann and Bob share 1st place."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"player": "2"}, "Bob: 2.º. Decidieron los puntos."),
        ({"changes": "3.2.W"}, "1 resultado cambiado. Cambian 2 puestos."),
        ({"order": "most-wins"}, "Orden: Mayor número de victorias. Ann: 1.º."),
    ],
)
def test_in_spanish(asked: dict[str, str], said: str) -> None:
    page = Page()
    page.says(language="es")
    assert page.says(language="es", **asked) == said
