"""An opened text: one of its sections, one of the ways to read it."""

from collections.abc import Callable

import pytest

from calculator.reading import ReadError, Section, SectionError, label, opened, read
from calculator.writing import to_json
from tests.reading.samples import SAMPLES, Sample
from tests.support.work import steps

OPEN = "Open\nNo.\tName\tPts\tRd 1\tRd 2\n1\tAnn\t2\tW2\tW3\n2\tBob\t1\tL1\tB\n3\tCem\t0\tH\tL1\n"
RESERVE = "Reserve\nNo.\tName\tPts\tRd 1\n1\tDea\t1\tW2\n2\tEva\t0\tL1\n"
FAULTY = "Booster\nNo.\tName\tPts\tRd 1\n" + "".join(
    f"{number}\tPlayer {number}\t0\tQ7\n" for number in range(1, 6)
)
#: Opponents by place and by start number both make sense here, but place is likelier.
TWO_WAYS = (
    "Rk.\tSNo\tName\t1.Rd\tPts.\n"
    "1\t3\tA\t2w1\t1\n2\t4\tB\t1b0\t0\n3\t1\tC\t4w1\t1\n4\t2\tD\t3b0\t0\n"
)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_the_first_reading_is_that_of_the_table(sample: Sample) -> None:
    found = opened(sample.text)
    assert found.table == read(sample.text)
    assert found.readings[0] == label(found.table)
    assert (found.section, len(found.sections)) == (0, 1)
    assert found.sections[0][1:] == (sample.players, sample.rounds)
    for reading in found.readings:
        again = opened(sample.text, reading)
        assert label(again.table) == reading == again.readings[0]
        assert set(again.readings) == set(found.readings)


def test_the_sections_are_listed_and_one_is_chosen() -> None:
    sections = (Section("Open", 3, 2), Section("Reserve", 2, 1))
    for wanted, at in ((None, 0), (0, 0), (1, 1), ("Open", 0), ("reserve", 1), ("RES", 1)):
        found = opened(OPEN + "\n" + RESERVE, section=wanted)
        assert (found.section, found.sections) == (at, sections)
        assert len(found.table.players) == sections[at].players


@pytest.mark.parametrize("wanted", [2, -1, "U1200", "e", ""])
def test_an_unknown_section_lists_those_that_there_are(wanted: int | str) -> None:
    with pytest.raises(SectionError, match="1 Open, 2 Reserve") as caught:
        opened(OPEN + "\n" + RESERVE, section=wanted)
    assert [section.title for section in caught.value.sections] == ["Open", "Reserve"]


def test_beside_a_faulty_section_the_others_are_named() -> None:
    text = f"{OPEN}\n{FAULTY}"
    with pytest.raises(ReadError, match="Q7") as caught:
        opened(text)
    assert caught.value.sections == (Section("Open", 3, 2), Section("Booster", 0, 0))
    assert opened(text, section=0).table.players[0].name == "Ann"


def test_opponents_by_place_or_by_start_number_may_be_chosen() -> None:
    found = opened(TWO_WAYS)
    assert found.readings == ("chess-results-text:place", "chess-results-text:start")
    assert [player.number for player in found.table.players] == [1, 2, 3, 4]
    other = opened(TWO_WAYS, "chess-results-text:start")
    assert other.readings == ("chess-results-text:start", "chess-results-text:place")
    assert [player.number for player in other.table.players] == [3, 4, 1, 2]


def test_what_refers_to_nobody_is_no_reading() -> None:
    text = TWO_WAYS.replace("\t3\tA", "\t30\tA")
    assert opened(text).readings == ("chess-results-text:place",)
    with pytest.raises(ReadError, match="there is no player 3"):
        opened(text, "chess-results-text:start")


def test_what_most_results_contradict_is_no_reading() -> None:
    text = "Rk.\tSNo\tName\t1.Rd\tPts.\n" + "".join(
        f"{place}\t{(place + 2) % 6 + 1}\tPlayer {place}\t{cell}\t{cell[-1]}\n"
        for place, cell in enumerate(("2w1", "1b0", "4w1", "3b0", "6w1", "5b0"), 1)
    )
    assert opened(text).readings == ("chess-results-text:place",)
    with pytest.raises(ReadError, match="Most results contradict"):
        opened(text, "chess-results-text:start")


def test_a_layout_alone_is_a_reading_too() -> None:
    assert label(opened(TWO_WAYS, "chess-results-text").table) == "chess-results-text:place"
    assert label(read(TWO_WAYS, "chess-results-text:start")) == "chess-results-text:start"
    with pytest.raises(ReadError, match="No table of this layout"):
        opened(TWO_WAYS, "swisssys-text")


def test_a_reading_that_does_not_exist() -> None:
    with pytest.raises(ReadError, match="There is no layout “wintd”"):
        opened(TWO_WAYS, "wintd")
    with pytest.raises(ReadError, match="no numbering “seat”"):
        opened(TWO_WAYS, "chess-results-text:seat")
    with pytest.raises(
        ReadError, match="cannot be read with opponents by pairing number"
    ) as caught:
        opened(TWO_WAYS, "chess-results-text:pairing")
    assert (caught.value.line, caught.value.column) == (2, 1)
    document = to_json(read(TWO_WAYS))
    assert opened(document, "chess-results-text:place").readings == ("chess-results-text:place",)
    with pytest.raises(ReadError, match="cannot be read with opponents by start number"):
        opened(document, "chess-results-text:start")


def test_a_section_has_its_own_readings() -> None:
    text = f"{OPEN}\n{TWO_WAYS}"
    assert opened(text, section=0).readings == ("table-text:standings",)
    assert opened(text, section=1).readings[1] == "chess-results-text:start"
    # The largest of the sections in this layout, wherever it is.
    assert opened(text, "table-text").section == 0
    assert opened(text, "chess-results-text:start").section == 1


def test_two_families_of_layouts() -> None:
    text = (
        "Name;R1\nAnn;W2\nBob;L1\n\nNr;Name;Titel\n1;Ann;\n2;Bob;\n"
        "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz\n1;1;1;2;1;0;\n"
    )
    readings = ("swiss-manager:start", "table-csv:row")
    assert opened(text).readings == readings
    assert opened(text, "table-csv").readings == readings[::-1]


def test_to_open_takes_hardly_longer_than_to_read() -> None:
    # The largest are as the others, and take most of the time.
    texts = [sample.text for sample in SAMPLES if len(sample.text) < 20_000]

    def work(reader: Callable[[str], object], more: str) -> int:
        return steps(lambda: [reader(text + more) for text in texts])

    work(read, " ")  # what is made once
    assert work(opened, "  ") < 1.1 * work(read, "   ")
