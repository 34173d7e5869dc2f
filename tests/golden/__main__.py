"""Freeze what is answered, or ask again and compare: ``python -m tests.golden [freeze]``."""

import io
import json
import lzma
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from calculator.__main__ import main as command
from calculator.page import answer
from tests.asked import case as asked
from tests.asked import search
from tests.asked.kinds import KINDS, SELDOM
from tests.asked.views import VIEWS
from tests.support.project import ROOT

FROZEN = Path(__file__).with_name("frozen.json.xz")
#: Where the texts are that people paste.
FOLDERS = ("docs/samples", "tests/corpus/data", "tests/reading/data", "tests/fide/data")
#: So many random events of each kind, in so many parts.
EVENTS, PARTS = 14, 40
#: The command line's ways to write the standings of a text.
WRITTEN = (
    ("--json", "--all", "--workings"),
    ("--workings",),
    ("--as", "csv"),
    ("--as", "markdown", "--language", "es"),
    ("--language", "es", "--workings", "--order", "BH/C1,DE,SB,WIN"),
    ("--write", "text"),
    ("--write", "trf"),
    ("--write", "html"),
    ("--write", "csv"),
    ("--json", "--class", "rating<1500"),
    ("--json", "--format", "standings"),
    ("--list",),
)
#: And of one player's answer.
OF_A_PLAYER = (
    ("--as", "send"),
    ("--as", "spoken", "--language", "es"),
    ("--json", "--compare", "2", "4"),
    ("--what-if",),
)

Json = dict[str, Any]
#: In the HTML that the command line writes, inside JSON.
_PART = re.compile(r' data-part=\\"[a-z-]+\\"')


class Part(NamedTuple):
    """A row of questions that are asked one after another, and a digest of each answer."""

    name: str
    questions: list[Any]
    """A request of the page as an object, the command line's as a list: text, options."""
    answers: list[str]


def _digest(text: str) -> str:
    """Return a digest of an answer without what has been added since it was frozen."""
    if text.startswith('{"'):
        found = json.loads(text, object_pairs_hook=_before)
        text = json.dumps(found, ensure_ascii=False)
    else:
        text = _PART.sub("", text)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def _before(pairs: list[tuple[str, Any]]) -> Json:
    """Leave out ``data-part``: of the attributes in trees, and of those in patches."""
    return {name: value for name, value in pairs if name != "data-part"}


def _page(request: Json) -> str:
    try:
        return answer(json.dumps(request))
    except Exception as error:  # noqa: BLE001 - what is raised is an answer too
        return f"raised {error!r}"


def _command(text: str, options: list[str]) -> str:
    out, said, status = io.StringIO(), io.StringIO(), 0
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(said):
            status = command(options)
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else 1
    except Exception as error:  # noqa: BLE001 - as above
        said.write(f"raised {error!r}")
    finally:
        sys.stdin = before
    return json.dumps([status, out.getvalue(), said.getvalue()])


def ask(question: Any) -> str:  # noqa: ANN401 - either kind
    """Return the whole answer to a question."""
    return _page(question) if isinstance(question, dict) else _command(question[0], question[1])


def _recorded(name: str, states: Iterator[tuple[Json, Random]]) -> Part:
    """Ask all views of the page of some states, and keep what was asked."""
    part = Part(name, [], [])
    reply = asked.Case.reply

    def kept(self: asked.Case, request: Json) -> Json:
        said = _page(request)
        part.questions.append(request)
        part.answers.append(_digest(said))
        self.asked += 1
        found: Json = json.loads(said)
        return found

    asked.Case.reply = kept  # type: ignore[method-assign]
    try:
        for state, random in states:
            for view in VIEWS:
                seed = random.randrange(10**9)
                again = {"kind": "", "view": view, "seed": seed, "players": 2, "state": state}
                search.ask(again)
    finally:
        asked.Case.reply = reply  # type: ignore[method-assign]
    return part


def _texts() -> list[tuple[str, str]]:
    return [
        (path.name, path.read_text("utf-8", "replace"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".txt", ".csv", ".html", ".trf"}
    ]


def _of_corpora(at: int) -> Part:
    random = Random(at)  # noqa: S311 - no secret
    states = []
    part = Part(f"corpora {at}", [], [])
    for name, text in _texts()[at::PARTS]:
        del name
        html = text.lstrip()[:1] == "<"
        state: Json = {"text": "" if html else text, "root": "../", "language": "en"}
        if html:
            state["html"] = text
        states += [(state, random), ({**state, "language": "es"}, random)]
        for options in WRITTEN:
            part.questions.append([text, list(options)])
        for options in OF_A_PLAYER:
            for player in ("1", "3"):
                part.questions.append([text, ["--player", player, *options]])
    part.answers.extend(_digest(ask(question)) for question in part.questions)
    pages = _recorded("", iter(states))
    return Part(part.name, part.questions + pages.questions, part.answers + pages.answers)


def _of_events(at: int) -> Part:
    random = Random(1000 + at)  # noqa: S311
    deals = search._Deals(random)
    kinds = [kind for kind in KINDS if kind not in SELDOM]
    part = Part(f"events {at}", [], [])
    for number in range(EVENTS):
        text = KINDS[kinds[(at * EVENTS + number) % len(kinds)]](random)
        one = _recorded("", iter([(deals.state(text), random)]))
        for options in random.sample(WRITTEN, 2):
            one.questions.append([text, list(options)])
            one.answers.append(_digest(ask(one.questions[-1])))
        part.questions.extend(one.questions)
        part.answers.extend(one.answers)
    return part


def _freeze() -> None:
    with ProcessPoolExecutor() as pool:
        parts = [*pool.map(_of_corpora, range(PARTS)), *pool.map(_of_events, range(PARTS))]
    # A text stands once: what is asked of it names it.
    texts: dict[str, int] = {}
    for part in parts:
        for at, question in enumerate(part.questions):
            if isinstance(question, dict):
                for key in {"text", "html"} & set(question):
                    question[key] = texts.setdefault(question[key], len(texts))
            else:
                part.questions[at] = [texts.setdefault(question[0], len(texts)), question[1]]
    whole = json.dumps({"texts": list(texts), "parts": parts}, ensure_ascii=True)
    FROZEN.write_bytes(lzma.compress(whole.encode(), preset=9))
    asked_ = sum(len(part.questions) for part in parts)
    print(f"{asked_} answers about {len(texts)} texts, {FROZEN.stat().st_size} bytes")


def _parts() -> list[Part]:
    whole = json.loads(lzma.decompress(FROZEN.read_bytes()))
    texts = whole["texts"]
    parts = [Part(*part) for part in whole["parts"]]
    for part in parts:
        for at, question in enumerate(part.questions):
            if isinstance(question, dict):
                for key in {"text", "html"} & set(question):
                    question[key] = texts[question[key]]
            else:
                part.questions[at] = [texts[question[0]], question[1]]
    return parts


def _differing(part: Part) -> list[tuple[Any, str]]:
    found = []
    for question, digest in zip(part.questions, part.answers, strict=True):
        said = ask(question)
        if _digest(said) != digest:
            found.append((question, said))
    return found


def _compare(share: int) -> int:
    parts = _parts()[::share]
    count = sum(len(part.questions) for part in parts)
    wrong = []
    with ProcessPoolExecutor() as pool:
        for found in pool.map(_differing, parts):
            wrong += found
    for question, said in wrong[:5]:
        print(json.dumps(question)[:1500], said[:600], "", sep="\n")
    print(f"{count - len(wrong)} of {count} answers are as they were")
    return bool(wrong)


if __name__ == "__main__":
    if sys.argv[1:] == ["freeze"]:
        _freeze()
    else:
        sys.exit(_compare(int(sys.argv[1]) if sys.argv[1:] else 1))
