"""The npm package, installed into an empty folder without a network, and run there under Node."""

from __future__ import annotations

import json
import re
import subprocess
import tarfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import calculator
from calculator import ReadError, rank, read
from calculator.words import LANGUAGES, use
from pyscript_app.build import npm, samples
from pyscript_app.build.bundle import node
from pyscript_app.build.runtime import BuildError
from tests.node.conftest import ROOT
from tests.support import dbf_files

pytestmark = pytest.mark.node

PAGE = (ROOT / "docs" / "developers" / "javascript.md").read_text(encoding="utf-8")
README = (ROOT / npm.README).read_text(encoding="utf-8")
SAMPLES = sorted((ROOT / "docs" / "samples").glob("*.txt"))

type Run = Callable[..., str]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as `make dist` packs it."""
    folder = tmp_path_factory.mktemp("dist")
    links = {"Source": "https://git.example/a", "Issues": "https://git.example/a/issues"}
    return npm.make(ROOT, folder, links)


@pytest.fixture(scope="module")
def installed(packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which it is installed, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    install = ("install", "--offline", "--no-audit", "--no-fund", "--loglevel=error")
    subprocess.run(
        [Path(node()).with_name("npm"), *install, f"--cache={folder / 'cache'}", packed],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    assert [path.name for path in (folder / "node_modules").iterdir() if path.is_dir()] == [
        npm.NAME
    ]
    return folder


@pytest.fixture
def run(installed: Path) -> Run:
    """Run a script beside the installed package; returns what it prints."""

    def run(script: str, *arguments: str | Path) -> str:
        path = installed / "script.mjs"
        path.write_text(script, encoding="utf-8")
        done = subprocess.run(
            [node(), str(path), *map(str, arguments)],
            cwd=installed,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout

    return run


def test_the_lines_in_the_docs_print_what_the_docs_say(run: Run) -> None:
    (code,) = re.findall(r"```js\n(.*?)```", PAGE, re.DOTALL)
    (output,) = re.findall(r"It prints\n\n```text\n(.*?)```", PAGE, re.DOTALL)
    assert run(code) == output


def test_the_package_says_what_it_is(packed: Path, run: Run) -> None:
    with tarfile.open(packed) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
        told = json.load(archive.extractfile("package/package.json") or BytesIO())
        others = (archive.extractfile("package/THIRD-PARTY.txt") or BytesIO()).read().decode()
    assert packed.name == f"{npm.NAME}-{calculator.__version__}.tgz"
    assert told["version"] == calculator.__version__
    assert told["license"] == "MIT AND MPL-2.0 AND PSF-2.0 AND (MIT OR NCSA)"
    assert told["repository"]["url"] == "https://git.example/a"
    assert {"api.js", "api.d.ts", "README.md", "LICENSE", "package.json"} <= names
    assert "License: MPL-2.0, https://spdx.org/licenses/MPL-2.0.html" in others
    assert all(f"{name} " in others for name in npm.OTHERS)
    # All that it loads is in it, and nothing of the site's pages.
    (worker,) = {name for name in names if name.startswith("app/api-worker-")}
    with tarfile.open(packed) as archive:
        text = (archive.extractfile(f"package/{worker}") or BytesIO()).read().decode()
    loaded = set(re.findall(r'"\./([\w./-]+\.(?:mjs|wasm|bin))"', text))
    assert len(loaded) == 10
    assert {f"app/{name}" for name in loaded} | {worker} == {
        name for name in names if name.startswith("app/")
    }
    (code,) = re.findall(r"```js\n(.*?)```", README, re.DOTALL)
    said = run(code).splitlines()
    assert said[:2] == ["1 Barbara 4 14.5", "2 Adam 4 13.5"]
    assert said[2].startswith("Adam is 2nd of 2 with 4 points. Tied with Barbara")


@pytest.mark.long
def test_the_same_sources_make_the_same_package(packed: Path, tmp_path: Path) -> None:
    links = {"Source": "https://git.example/a", "Issues": "https://git.example/a/issues"}
    assert npm.make(ROOT, tmp_path, links).read_bytes() == packed.read_bytes()


#: Asks all there is about every file that is named, and prints the answers as JSON.
ASKS_ALL = """
import { readFile } from "node:fs/promises";
import { ReadError, rank, read } from "chess-tiebreak-calculator";
const told = [];
for (const file of process.argv.slice(2)) {
  for (const language of ["en", "es"]) {
    const table = await read(await readFile(file, "utf8"), { language }).catch((error) => error);
    if (table instanceof ReadError) {
      told.push({ ...table, name: table.name, message: table.message });
      continue;
    }
    const standings = await rank(table);
    const [first, last] = [standings.rows[0], standings.rows.at(-1)];
    told.push({
      table: String(standings.table),
      names: standings.table.players.map(({ name }) => name),
      document: await standings.asObject({ workings: true, reasons: true }),
      plain: standings,
      why: await standings.why(last),
      compared: await standings.compare(first, last.number),
      workings: await standings.workings(last),
      records: await standings.records(),
      texts: [await standings.toCSV(), await standings.toMarkdown(), await standings.toHTML()],
      warnings: standings.warnings,
    });
  }
}
console.log(JSON.stringify(told));
"""


def expected(file: Path, language: str) -> dict[str, Any]:
    """What Python says to the same."""
    ways: dict[str, Any] = {"language": language}
    try:
        standings = rank(read(file.read_text(encoding="utf-8")))
    except ReadError as error:
        with use(language):
            said = {"message": error.message, "hint": error.hint}
        place = {"line": error.line, "column": error.column}
        return {"name": "ReadError", "kind": "read"} | said | place
    last = standings[-1]
    answer = standings.why(last, **ways)
    compared = standings.compare(standings[0], last, **ways)
    with use(language):
        workings = {
            name: {
                "number": value.number,
                "text": str(value),
                "missing": value.missing,
                "terms": [
                    {name: getattr(term, name) for name in term.__slots__} for term in value.terms
                ],
            }
            for name, value in last.values.items()
        }
        warnings = list(standings.warnings)
    return {
        "table": repr(standings.table)[len("<Crosstable: ") : -1],
        "names": [player.called for player in standings.table.players],
        "document": standings.as_dict(workings=True, reasons=True, **ways),
        "plain": standings.as_dict(**ways),
        "why": {
            "number": answer.number,
            "name": answer.name,
            "place": answer.place,
            "of": answer.of,
            "decidedBy": answer.decided_by,
            "reasons": [
                {"code": one.code, "text": one.text, "facts": dict(one.facts)}
                for one in answer.reasons
            ],
            "sentences": list(answer.sentences),
            "text": answer.text,
        },
        "compared": {
            "ahead": row(compared.ahead),
            "behind": row(compared.behind),
            "tiebreak": compared.tiebreak,
            "tiedOn": list(compared.tied_on),
            "text": compared.text,
        },
        "workings": workings,
        "records": [
            {"decidedBy" if name == "decided_by" else name: one for name, one in record.items()}
            for record in standings.records()
        ],
        "texts": [
            standings.to_csv(**ways),
            standings.to_markdown(**ways),
            standings.to_html(**ways),
        ],
        "warnings": warnings,
    }


def row(one: calculator.Row) -> dict[str, Any]:
    return {
        "place": one.place,
        "number": one.number,
        "name": one.name,
        "points": one.points,
        "values": {name: value.number for name, value in one.values.items()},
        "decidedBy": one.decided_by,
    }


# The same core answers in test_bundle.py as this machine's Python does.
@pytest.mark.long
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def test_it_says_what_python_says_about_every_sample(run: Run, step: int) -> None:
    files = SAMPLES[::step]
    told = json.loads(run(ASKS_ALL, *files))
    assert len(told) == len(files) * len(LANGUAGES) > 10
    for at, said in enumerate(told):
        file = files[at // 2]
        assert said == expected(file, LANGUAGES[at % 2]), (file.name, LANGUAGES[at % 2])


# What opens files is tried in test_bundle.py.
@pytest.mark.long
def test_files_are_opened(run: Run, tmp_path: Path) -> None:
    text = "Name,R1,R2\nZoë,W2,B\nBob,L1,H"
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        archive.writestr("a/TDEXPORT.DBF", dbf_files.players([read(text)]))
    files = {
        "latin.txt": text.encode("cp1252"),
        "wide.txt": text.encode("utf-16"),
        "club.xlsx": samples.workbook(),
        "report.zip": packed.getvalue(),
        "TDEXPORT.DBF": dbf_files.players([read(text)]),
        "photo.png": b"\x89PNG\r\n\x1a\n",
        "printed.pdf": b"%PDF-1.7\n",
        "cut.xlsx": samples.workbook()[:-100],
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    said = json.loads(
        run(
            """
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { read, readAll } from "chess-tiebreak-calculator";
const told = {};
for (const file of process.argv.slice(2)) {
  const name = basename(file);
  try {
    const table = await read(readFile(file), { name });
    told[name] = table.players.map((player) => player.name);
  } catch (error) {
    told[name] = [error.name, error.kind, error.message];
  }
}
const [, bytes] = [0, await readFile(process.argv[4])];
told.blob = (await readAll(new Blob([bytes]))).map(({ section }) => section);
told.answer = (await read(new Response(bytes.buffer))).players.length;
told.view = (await read(new DataView(bytes.buffer, bytes.byteOffset, bytes.length))).players.length;
console.log(JSON.stringify(told));
""",
            *(tmp_path / name for name in files),
        )
    )
    assert said["latin.txt"] == said["wide.txt"] == ["Zoë", "Bob"]
    assert said["club.xlsx"] == ["Player 01", "Player 02", "Player 03", "Player 04"]
    assert len(said["report.zip"]) == len(said["TDEXPORT.DBF"]) == 2
    assert said["photo.png"][:2] == ["TiebreaksError", "file"]
    assert "“photo.png” is a picture" in said["photo.png"][2]
    assert "“printed.pdf” is a PDF, which cannot be opened here" in said["printed.pdf"][2]
    assert "“cut.xlsx” is damaged" in said["cut.xlsx"][2]
    assert said["blob"] == [None, "U1200"] or len(said["blob"]) == 2
    assert said["answer"] == said["view"] == 4


# What each mistake is called, tests/unit/test_api.py says; tests/node/test_api_types.py, its types.
@pytest.mark.long
def test_mistakes_are_told(run: Run) -> None:
    said = json.loads(
        run(
            """
import * as api from "chess-tiebreak-calculator";
const { ReadError, TiebreaksError, crosstable, rank, read, start, stop } = api;
const table = await read("Name,Rating,R1\\nAnn,1500,W2\\nBen,1400,L1");
const standings = await rank(table);
const told = {};
for (const [name, make] of Object.entries({
  unread: () => read("Name,R1\\nAnn,Q2\\nBen,L1"),
  spanish: () => read("Name,R1\\nAnn,Q2\\nBen,L1", { language: "es" }),
  path: () => read("standings.txt"),
  number: () => read(12),
  nothing: () => read(undefined),
  gone: () => read(Response.error()),
  section: () => read("Name,R1\\nAnn,W2\\nBen,L1", { section: 7 }),
  untable: () => rank({ ...table }),
  order: () => rank(table, { order: "solkof" }),
  edition: () => rank(table, { rules: "fide-1999" }),
  convention: () => rank(table, { conventions: { luck: "good" } }),
  nobody: () => standings.why("Zoe"),
  several: () => standings.why("n"),
  same: () => standings.compare("Ann", 1),
  class: () => standings.classes("tall"),
  language: () => standings.why("Ann", { language: "eo" }),
  twice: () => crosstable([{ number: 1, name: "Ann" }, { number: 1, name: "Ben" }]),
  unnamed: () => crosstable([{ number: 1 }]),
  kind: () => crosstable([], { kind: "knock-out" }),
  asText: () => rank(table, "us-chess"),
  misspelt: () => rank(table, { ordr: "us-chess" }),
  mislaid: () => read("Name,R1\\nAnn,W2\\nBen,L1", { order: "us-chess" }),
  orders: () => rank(table, { order: [1] }),
  empty: () => standings.why(),
  noPlayer: () => standings.why(null),
  noRule: () => standings.classes(),
  noResults: () => crosstable([{ number: 1, name: "Ann", results: ["W2"] }]),
})) {
  try {
    await make();
    told[name] = null;
  } catch (error) {
    const is = [ReadError, TiebreaksError, TypeError].map((made) => error instanceof made);
    told[name] = { ...error, name: error.name, message: error.message, is };
  }
}
const waiting = standings.whatIf("Ben");
stop();
told.stopped = await waiting.catch(({ kind }) => kind);
told.after = await standings.why("Ann").catch(({ kind, message }) => [kind, message]);
told.name = standings.rows[0].name;
await start();
const again = await rank(read("Name,R1\\nAnn,W2\\nBen,L1"));
told.again = (await again.why("Ann")).place;
console.log(JSON.stringify(told));
"""
        )
    )
    unread = said["unread"]
    assert (unread["name"], unread["kind"], unread["line"]) == ("ReadError", "read", 2)
    assert unread["column"] == 5
    assert unread["message"] == "Ann, round 1 says “Q2”, but that is not a result."
    assert unread["hint"].startswith("Results look like W12")
    assert unread["is"] == [True, True, False]
    assert "eso no es un resultado" in said["spanish"]["message"]
    assert "read(await readFile(" in said["path"]["hint"]
    assert said["number"]["is"] == said["nothing"]["is"] == said["untable"]["is"]
    assert said["untable"]["is"] == [False, False, True]
    mistaken = ("asText", "misspelt", "mislaid", "orders", "empty", "noPlayer", "noRule")
    assert all(said[name]["is"] == [False, False, True] for name in (*mistaken, "noResults"))
    assert said["misspelt"]["message"] == (
        "rank() has no option ordr; it has order, rules, conventions, also, language"
    )
    assert "takes its options as an object" in said["asText"]["message"]
    assert "not Number" in said["number"]["message"]
    assert "not undefined" in said["nothing"]["message"]
    assert said["section"]["hint"] == "The sections are 1."
    kinds = {name: one.get("kind") for name, one in said.items() if isinstance(one, dict)}
    assert kinds | {"order": "tiebreak", "edition": "tiebreak"} == kinds
    assert kinds | {"nobody": "player", "several": "player", "same": "player"} == kinds
    assert kinds | {"class": "class", "convention": "convention", "gone": "file"} == kinds
    assert kinds | {"twice": "table", "unnamed": "table", "kind": "table"} == kinds
    assert said["language"]["message"] == "there is no language “eo”; the languages are en, es"
    assert said["several"]["message"] == "“n” is more than one player: Ann, Ben"
    assert said["stopped"] == "stopped"
    assert said["after"][0] == "stopped"
    assert "Read the table again" in said["after"][1]
    assert (said["name"], said["again"]) == ("Ann", 1)


# The same facade is tried from Python in tests/unit/test_api.py.
@pytest.mark.long
def test_a_table_of_ones_own_and_what_is_returned(run: Run) -> None:
    said = json.loads(
        run(
            """
"use strict";
import { crosstable, rank, read, version } from "chess-tiebreak-calculator";
const table = await crosstable(
  [
    {
      number: 1, name: "Ann", rating: 1500,
      results: [{ code: "W", opponent: 2, color: "W" }, { code: "H" }],
    },
    {
      number: 2, name: "Ben", results: [{ code: "L", opponent: 1 }, { code: "B" }],
      about: { Grade: "5" },
    },
  ],
  { rounds: 3 },
);
const standings = await rank(table, { order: "solkoff", also: ["cumulative"], language: "es" });
const frozen = (made) =>
  typeof made !== "object" || made === null ||
  (Object.isFrozen(made) && Object.values(made).every(frozen));
const answers = [
  table, standings, await standings.why(1), await standings.compare(1, 2),
  await standings.whatIf(2), await standings.workings(1), await standings.records(),
  await standings.asObject(), await standings.row("Ben"), await standings.classes("grade=5"),
  standings.toJSON(),
];
const classes = answers[9];
console.log(JSON.stringify({
  version, table, frozen: answers.map(frozen),
  title: String(table),
  length: standings.length,
  spread: [...standings].map(({ name }) => name),
  copied: structuredClone(standings.rows).length,
  spanish: [String(answers[2]), await standings.toMarkdown(), String(await classes.why("Ben"))],
  english: String(await standings.why(1, { language: "en" })),
  same: classes.table === table,
  from: standings.orderFrom,
  texts: [answers[2].reasons[0], answers[3], answers[4][0], answers[5].solkoff].map(String),
}));
"""
        )
    )
    assert said["version"] == calculator.__version__
    assert all(said["frozen"])
    assert said["title"] == "2 players, 3 rounds"
    assert said["table"]["players"][1] == {
        "number": 2,
        "name": "Ben",
        "rating": None,
        "results": [
            {"round": 1, "code": "L", "opponent": 1, "color": "", "points": 0, "played": True},
            {"round": 2, "code": "B", "opponent": None, "color": "", "points": 1, "played": False},
            {"round": 3, "code": "", "opponent": None, "color": "", "points": 0, "played": False},
        ],
        "about": {"Grade": "5"},
    }
    assert (said["length"], said["spread"], said["copied"]) == (2, ["Ann", "Ben"], 2)
    assert said["spanish"][0].startswith("Ann ocupa el puesto 1")
    assert "| Puesto |" in said["spanish"][1]
    assert said["spanish"][2].startswith("Ben: 1.º de 1 en grado 5")
    assert said["english"].startswith("Ann is 1st")
    assert (said["same"], said["from"]) == (True, "asked")
    assert all(said["texts"])


# It would need more memory, no more.
@pytest.mark.long
def test_what_nobody_holds_is_let_go(run: Run, installed: Path) -> None:
    """A page that reads for hours must not fill up."""
    path = installed / "node_modules" / npm.NAME / "api.js"
    text = path.read_text(encoding="utf-8")
    assert "calculator.forget(at)" in text
    said = run(
        """
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { rank, read } from "chess-tiebreak-calculator";
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const { Worker } = await import("node:worker_threads");
const { postMessage } = Worker.prototype;
const forgotten = new Set();
Worker.prototype.postMessage = function (message) {
  const { do: what, at } = JSON.parse(message.request ?? "{}");
  if (what === "forget") forgotten.add(at);
  postMessage.call(this, message);
};
const kept = await rank(read("Name,R1\\nAnn,W2\\nBen,L1"));
for (let at = 0; at < 5; at++) await rank(read("Name,R1\\nAnn,W2\\nBen,L1"));
for (let at = 0; at < 100 && forgotten.size < 8; at++) {
  collect();
  await new Promise(setImmediate);
}
console.log(forgotten.size >= 8, forgotten.has(1), forgotten.has(2), (await kept.why(1)).place);
"""
    )
    assert said == "true false false 1\n"


def test_an_app_that_is_not_built_is_not_packed(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="make build"):
        npm.files(tmp_path, {})
