"""A session of the page: what it remembers, and what it takes from a request."""

import json
from typing import Any, get_args, get_type_hints

import pytest

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.need import Need
from calculator.answers.what_if.other_results import Search
from calculator.page import ANSWERS, Session, answer
from calculator.page.memory import Memory
from calculator.page.protocol import Problem, Replies, Request
from calculator.page.request import Request as Asked
from calculator.page.request import received
from calculator.page.what_if_search import higher
from tests.support.type_checks import misfit

NO_RATINGS = (
    "This class cannot be shown: nobody is in the class “rating under 1200”; "
    "nobody in this table has a rating"
)
TABLE = (
    "No.\tName\tPts\tR1\tR2\n"
    "1\tAnn\t2\tW2\tW3\n"
    "2\tBob\t0.5\tL1\tD4\n"
    "3\tCem\t1\tW4\tL1\n"
    "4\tDee\t0.5\tL3\tD2\n"
)


def asked(session: Session, what: object = "calculate", **more: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(
        session.answer(json.dumps({"what": what, "text": TABLE, **more}))
    )
    return reply


def test_two_sessions_see_nothing_of_one_another() -> None:
    mine, other = Session(), Session()
    assert "result" in asked(mine, drawn=1)
    assert "result" in asked(other, drawn=2, over=1, player="2"), "it drew over another's tree"
    assert "patch" in asked(mine, drawn=3, over=1, player="2")
    assert "patch" in asked(other, drawn=4, over=2)


class Counting(Memory):
    """A memory that counts how many searches were started."""

    searches = 0

    def go_on(self, request: Asked, search: Search | Need) -> None:
        self.searches += 1
        super().go_on(request, search)


def test_a_search_goes_on_in_its_own_session() -> None:
    mine, other = Counting(), Counting()
    request = received(json.dumps({"what": "higher", "text": TABLE, "player": "3"}))
    for memory in (mine, other, mine, other):
        assert higher(memory, request)["higher"]
    assert mine.searches == other.searches == 1, "each began one search, and went on with it"


def test_a_text_is_read_once_in_a_session() -> None:
    memory, other = Memory(), Memory()
    request = received(json.dumps({"what": "calculate", "text": TABLE}))
    source, real = memory.source(request), memory.real(request)
    assert memory.source(request._replace(player=2, order="kashdan")) is source
    assert memory.real(request._replace(player=2, changes=(Change(1, 1, "D"),))) is real
    assert other.source(request) is not source
    assert other.real(request) is not real


@pytest.mark.parametrize(
    "wrong",
    [
        {"player": ["2"]},
        {"player": True},
        {"player": "9" * 5000},
        {"section": "x"},
        {"section": {}},
        {"choices": "all"},
        {"choices": [1]},
        {"order": ["solkoff"]},
        {"rules": {"fide": 1}},
        {"changes": 7},
        {"class": None},
        {"language": "tlh"},
        {"drawn": "x", "over": []},
        {"from": "-1"},
        {"html": None},
    ],
)
def test_what_is_of_a_wrong_type_is_as_if_it_were_missing(wrong: dict[str, object]) -> None:
    assert asked(Session(), **wrong) == asked(Session())


def test_a_number_may_be_written_in_digits() -> None:
    assert asked(Session(), player=2) == asked(Session(), player="2")
    assert received('{"section": 3}').section == received('{"section": "3"}').section == 3


def test_what_is_no_question_is_an_error_of_the_page() -> None:
    nobody = json.dumps({"what": "workings", "text": TABLE, "tiebreak": "solkoff"})
    for request in ('{"what": "?"}', "{}", "[]", nobody):
        with pytest.raises(KeyError):
            answer(request)
    with pytest.raises(ValueError, match="Expecting value"):
        answer("no JSON")


def test_every_question_has_a_type_and_its_reply_another() -> None:
    hints = [get_type_hints(one) for one in get_args(Request.__value__)]
    assert [get_args(one["what"]) for one in hints] == [(what,) for what in ANSWERS]
    assert list(get_type_hints(Replies)) == list(ANSWERS)


def test_the_checker_finds_what_does_not_fit() -> None:
    good: dict[str, object] = {
        "state": "error",
        "problem": [],
        "line": None,
        "column": 3,
        "length": 0,
    }
    assert misfit(good, Problem) == ""
    assert misfit({**good, "more": 1}, Problem) == "it has ['more'], which Problem has not"
    assert (
        misfit({**good, "line": "3"}, Problem)
        == "it['line'] is '3', no int | it['line'] is '3', no NoneType"
    )
    assert misfit({**good, "length": True}, Problem) == "it['length'] is True, no int"
    del good["problem"]
    assert misfit(good, Problem) == "it lacks ['problem'] of Problem"


def missing(**more: object) -> list[str]:
    """What the page says it was asked for and has not."""
    found: list[str] = []

    def look(tree: list[Any]) -> None:
        if tree[1].get("class") == "tb-missing":
            found.append(tree[2])
        for child in tree[2:]:
            if isinstance(child, list):
                look(child)

    reply = asked(Session(), **more)
    assert reply["state"] == "done"
    look(reply["result"])
    return found


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"player": "9"}, ["This table has no number 9, so nobody is chosen."]),
        ({"player": 1, "versus": "12"}, ["This table has no number 12 to compare with."]),
        (
            {"player": "1", "changes": "1.9.W;7.1.L;2.1.L"},
            ["2 changed results fit no game of this table, and are left out."],
        ),
        (
            {"class": "rating<1200", "player": "8", "versus": "9", "changes": "1.9.W"},
            [
                NO_RATINGS,
                "This table has no number 8, so nobody is chosen.",
                "This table has no number 9 to compare with.",
                "One changed result fits no game of this table, and is left out.",
            ],
        ),
        (
            {"class": "name=Ann;Bob", "player": "3"},
            ["Cem is not in this class, so nobody is chosen."],
        ),
        (
            {"class": "name=Ann;Bob", "player": "1", "versus": "4"},
            ["Dee, to be compared with, is not in this class."],
        ),
        ({"player": "2", "versus": "2"}, []),
        ({"player": "2", "versus": "3", "changes": "1.2.D", "class": "name=Bob;Cem"}, []),
    ],
)
def test_what_a_link_asks_for_that_is_not_there_is_said(
    more: dict[str, object], said: list[str]
) -> None:
    found = missing(**more)
    assert found == said
    aloud = asked(Session(), **more)["message"]
    assert all(one in aloud for one in said)


def test_a_player_of_an_earlier_version_is_found_by_the_name() -> None:
    """In the newer table 2 is somebody else."""
    reply = asked(Session(), player="1", versus="2", who="Cem", whom="Ann")
    assert [reply[part] for part in ("player", "number", "versus")] == ["Cem", "3", "1"]
    assert missing(player="1", versus="2", who="Cem", whom="Ann") == []
    assert missing(player="1", versus="2", who="Cem", whom="Eve") == [
        "Eve, to be compared with, is no longer in this table."
    ]
    reply = asked(Session(), player="1", who="Eve")
    assert (reply["player"], reply["number"]) == ("", "")
    assert missing(player="1", who="Eve") == [
        "Eve is no longer in this table, so nobody is chosen."
    ]
    # Two of one name are told apart by the number alone.
    twice = TABLE.replace("Dee", "Cem")
    assert asked(Session(), text=twice, player="3", who="Cem")["number"] == "3"
    assert asked(Session(), text=twice, player="1", who="Cem")["number"] == ""


def test_how_far_an_event_is_is_told() -> None:
    assert asked(Session())["after"] == ""
    open_ = "No.\tName\tPts\tR1\tR2\n1\tAnn\t1\tW2\t\n2\tBob\t0\tL1\t\n"
    assert asked(Session(), text=open_)["after"] == "after 1 of 2 rounds"
    assert asked(Session(), text=open_, language="es")["after"] == "tras 1 de 2 rondas"
