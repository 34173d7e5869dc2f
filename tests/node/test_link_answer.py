"""An answer in a link: the page's own sentences say what the core says, and nothing else."""

from __future__ import annotations

import json
import subprocess
from random import Random

import pytest

from calculator.answers import headline, why
from calculator.answers.link_answer import in_link
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import LANGUAGES, use
from pyscript_app.build.bundle import node
from pyscript_app.docs_blocks import link_answer_words
from tests.support.events import USUAL, random_event
from tests.support.project import ROOT
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.node

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
#: Reads cases from standard input, a list of [told, text, words]; prints what each one says.
SAYS = """
import { sentences } from "./pyscript_app/page/link-answer-view.js";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const said = [];
for (const [told, table, words] of JSON.parse(text)) {
  try {
    said.push(sentences(told, table, words).said);
  } catch {
    said.push(null);
  }
}
console.log(JSON.stringify(said));
"""
TOLD = "a|Player, D|5|15|3½^l|Player, C|score-only+modified-median|cumulative|12½|14½"


def says(cases: list[tuple[str, str, str]]) -> list[list[str] | None]:
    asked = json.dumps([[told, text, json.loads(words)] for told, text, words in cases])
    done = subprocess.run(
        [node(), "--input-type=module", "--eval", SAYS],
        input=asked,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[str] | None] = json.loads(done.stdout)
    return found


def words_of(code: str) -> str:
    with use(code):
        return link_answer_words.words()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_what_the_core_says(code: str) -> None:
    words = words_of(code)
    others = ("byes", "fide-event", "round-robin", "six-wins")
    texts = [((SAMPLES / f"{name}.txt").read_text(encoding="utf-8"), "") for name in others]
    texts.append((WSCF, "us-chess"))
    for seed in range(4):
        event = random_event(Random(seed), 20, 5, habits=USUAL)  # noqa: S311 - no secret
        texts += [(wintd_tabs(event), order) for order in ("us-chess", "fide-2026")]
    cases, wanted = [], []
    for text, order in texts:
        standings = rank(read(text), order or None)
        for row in standings.rows:
            answer = why(standings, row.number)
            if told := in_link(answer):
                cases.append((told, text, words))
                with use(code):
                    head, rest = headline(answer)
                wanted.append(f"{head}. {rest}" if rest else f"{head}.")
    found = says(cases)
    assert len(found) > 150
    assert ["" if one is None else " ".join(one) for one in found] == wanted


#: What is not ours.
REFUSED = [
    "",
    "z|Player, D|5|15|3½",
    "a|Somebody Else|5|15|3½",
    "a|Player, D|5th|15|3½",
    "a|Player, D|5|15|call 555",
    "a|Player, D|5|15|3½|<b>",
    "a|Player, D|5|15|3½^constructor",
    "a|Player, D|5|15|3½^l|Player, C|score-only|__proto__|12½|14½",
    "a|Player, D|5|15|3½^l|Player, C|score-only+toString|cumulative|12½|14½",
    "a|Player, D|-5|15|3½",
    "a|Player, D|5|99999|3½",
    "a||5|15|3½",
    "a| |5|15|3½",
    f"a|{'Player ' * 20}|5|15|3½",
    "a|Player, D|5|15",
    "^".join([TOLD] * 9),
    "a|Player, D|5|15|3½^" + "e^" * 2000,
]


def test_whatever_is_not_ours_is_refused() -> None:
    words = words_of("en")
    kept, *refused = says([(told, WSCF, words) for told in (TOLD, *REFUSED)])
    assert kept is not None
    assert kept[0] == "Player, D is 5th of 15 with 3½ points."
    assert [told for told, said in zip(REFUSED, refused, strict=True) if said is not None] == []


def test_a_name_with_signs_that_replacing_knows_stays_as_it_is() -> None:
    text = "No. Name\n1 $& Cash\n2 {0} Bob"
    told = "a|$& Cash|1|2|1^j|{0} Bob|score-only|solkoff"
    (said,) = says([(told, text, words_of("en"))])
    assert said == [
        "$& Cash is 1st of 2 with 1 point.",
        "Tied with {0} Bob on score, behind on Solkoff.",
    ]
