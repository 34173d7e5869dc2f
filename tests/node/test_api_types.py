"""The types of the JavaScript module: those of the module itself, of Python, and of who uses it."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import calculator
from calculator.api.asked import _KINDS, _camel
from calculator.api.standings import Standings
from pyscript_app.build.bundle import node
from pyscript_app.docs_blocks.declared_block import TYPES, Declared, declared, names
from pyscript_app.docs_blocks.fences import FenceError
from tests.support.project import ROOT

pytestmark = pytest.mark.node

SOURCE = (ROOT / TYPES).read_text(encoding="utf-8")
KNOWN = names(SOURCE)
PAGE = (ROOT / "docs" / "developers" / "javascript.md").read_text(encoding="utf-8")
#: Without a browser's types, and without Node's.
OPTIONS = {
    "target": "ES2022",
    "lib": ["ES2022"],
    "types": [],
    "module": "NodeNext",
    "strict": True,
    "noEmit": True,
}
#: What a program of somebody's may look like.
RIGHT = """
import { crosstable, rank, read, readAll, ReadError, start, stop, TiebreaksError, version }
  from "chess-tiebreak-calculator";
import type { Answer, Row, Standings, Value } from "chess-tiebreak-calculator";

const shown: string = version;
await start();
const table = await read("Name,R1", { section: "Open", language: "es" });
const standings: Standings = await rank(read(new Uint8Array()), { order: ["solkoff"], also: [] });
for (const { place, name, points, values, decidedBy } of standings) {
  const all: [number, string, number, number | null | undefined, string | null] =
    [place, name, points, values["solkoff"], decidedBy];
}
const row: Row = await standings.row("Ann");
const answer: Answer = await standings.why(row, { language: "es" });
const facts: readonly string[] = answer.reasons.map(({ code }) => code);
const { ahead } = await standings.compare(row, 2);
const value: Value | undefined = (await standings.workings(ahead))["solkoff"];
const sums: number | null | undefined = value?.terms[0]?.amount;
const places: number[] = (await standings.whatIf("Ann")).map((way) => way.place);
const flat: readonly unknown[] = await (await standings.classes("U1200")).records();
const texts: string[] = [await standings.toCSV(), await standings.toHTML({ title: "Open" })];
const titles: (string | null)[] = (await readAll("")).map(({ section }) => section);
await crosstable([{ number: 1, name: "Ann", results: [{ code: "W", opponent: 2 }] }],
  { points: [3, 1, 0] });
try {
  await read("");
} catch (error) {
  if (error instanceof ReadError) console(error.line, error.hint, error.kind);
  else if (error instanceof TiebreaksError && error.kind === "file") stop();
}
declare function console(...told: unknown[]): void;
export { shown, table, facts, sums, places, flat, texts, titles };
"""
#: One mistake a line.
WRONG = """
import { crosstable, rank, read } from "chess-tiebreak-calculator";
const table = await read("Name,R1");
const standings = await rank(table);
await read(12);
await read("Name,R1", { sections: 1 });
await rank("Name,R1");
await rank(table, { order: 34 });
standings.rows[0]!.place = 1;
standings.rows.push(standings.rows[0]!);
standings.why();
(await standings.why("Ann")).score;
standings.to_csv();
const text: string = standings.toCSV();
await crosstable([{ number: "1", name: "Ann" }]);
await crosstable([], { points: [1, 0] });
"""


def compiled(folder: Path, text: str, **options: object) -> list[str]:
    """What the compiler finds in a program that has the package's types, by line."""
    package = folder / "node_modules" / "chess-tiebreak-calculator"
    package.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / TYPES, package / "api.d.ts")
    exports = {".": {"types": "./api.d.ts", "default": "./api.js"}}
    described = {"type": "module", "exports": exports}
    (package / "package.json").write_text(json.dumps(described))
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "program.ts").write_text(text, encoding="utf-8")
    settings = {"compilerOptions": OPTIONS | options, "files": ["program.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(
        [node(), ROOT / "node_modules" / "typescript" / "lib" / "tsc.js", "-p", folder],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode == 0) == (not done.stdout)
    return [line for line in done.stdout.splitlines() if not line.startswith(" ")]


def test_a_program_compiles(tmp_path: Path) -> None:
    assert compiled(tmp_path, RIGHT) == []


def test_every_mistake_is_found(tmp_path: Path) -> None:
    found = compiled(tmp_path, WRONG)
    lines = [int(line) for line in re.findall(r"program\.ts\((\d+),", "\n".join(found))]
    wrong = WRONG.splitlines()
    assert lines == list(range(5, len(wrong) + 1)), [wrong[line - 1] for line in lines]


def test_a_page_that_imports_from_the_site_has_types(tmp_path: Path) -> None:
    (told,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    options = json.loads(told)["compilerOptions"]
    (address,) = options["paths"]
    (tmp_path / "types").mkdir()
    shutil.copyfile(ROOT / TYPES, tmp_path / "types" / "api.d.ts")
    page = f'import {{ rank, read }} from "{address}";\nconst made = await rank(await read(""));\n'
    assert compiled(tmp_path, f"{page}export {{ made }};\n", **options) == []
    (wrong,) = compiled(tmp_path, f"{page}made.rows = [];\n", **options)
    assert "read-only" in wrong


def test_the_module_is_what_its_types_say(tmp_path: Path) -> None:
    api = (ROOT / TYPES).parent
    same = tmp_path / "same.ts"
    same.write_text(
        f'import * as made from "{api / "module.js"}";\n'
        f'import type * as told from "{api / "public.js"}";\n'
        "export const asTold: typeof told = made;\n"
        "type More = Exclude<keyof typeof made, keyof typeof told>;\n"
        "export const nothingElse: Record<More, never> = {};\n",
        encoding="utf-8",
    )
    page = ROOT / "pyscript_app" / "page"
    config = json.loads((page / "tsconfig.json").read_text(encoding="utf-8"))
    files = [str(same), str(page / "published.d.ts")]
    config = {"compilerOptions": config["compilerOptions"], "files": files}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    done = subprocess.run(
        [node(), ROOT / "node_modules" / "typescript" / "lib" / "tsc.js", "-p", tmp_path],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == ""


def members(name: str) -> set[str]:
    return {one.name for one in KNOWN[name].members}


@pytest.mark.parametrize("name", ["Answer", "Comparison", "OtherResults", "Reason", "Term"])
def test_answers_have_what_they_have_in_python(name: str) -> None:
    made = {_camel(field.name) for field in dataclasses.fields(getattr(calculator, name))}
    more = {"toString", "text"} if name != "Term" else set()
    more |= {"sentences"} if name == "Answer" else set()
    assert members(name) == made | more


def test_standings_have_what_they_have_in_python() -> None:
    in_python = {name for name in vars(Standings) if not name.startswith("_")}
    #: What is called otherwise, or is inside.
    others = {"as_dict": "asObject", "to_json": "toJSON", "to_csv": "toCSV", "to_html": "toHTML"}
    ours = {others.get(name) or _camel(name) for name in in_python - {"ranked"}}
    assert members("Standings") == ours | {"length", "workings"}
    rows = {name for name in vars(calculator.Row) if not name.startswith("_")}
    assert members("Row") == {_camel(name) for name in rows - {"ranked", "standings", "why"}}
    kinds = set(re.findall(r'"(\w+)"', KNOWN["Kind"].written))
    assert kinds >= {kind for _, kind in _KINDS}
    assert kinds - {kind for _, kind in _KINDS} == {
        *("file", "language", "start", "stopped", "internal")
    }


def test_everything_is_on_the_page() -> None:
    shown = {
        name
        for block in re.findall(r"```declared\n(.*?)```", PAGE, re.DOTALL)
        for name in block.split()
    }
    assert shown == set(KNOWN)
    site = (ROOT / "site" / "developers" / "javascript" / "index.html").read_text("utf-8")
    for one in KNOWN.values():
        for member in one.members:
            text = member.written.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            assert f"<code>{text}</code>" in site, member.name


def test_what_says_nothing_of_itself_stops_the_build() -> None:
    with pytest.raises(FenceError, match="does not say what b is"):
        names("/** A. */\nexport const a: number;\n\nexport const b: number;\n")
    with pytest.raises(FenceError, match="of A what this is: c: number"):
        names("/** A. */\nexport interface A {\n  /** B. */\n  b: number;\n  c: number;\n}\n")
    with pytest.raises(FenceError, match="of A what this is: b: number"):
        names("/** A. */\nexport interface A {\n  b: number;\n  /** C. */\n  c: number;\n}\n")
    with pytest.raises(FenceError, match="'nobody' is not exported"):
        declared("nobody", ROOT)
    assert isinstance(KNOWN["read"], Declared)
