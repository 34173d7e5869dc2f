"""`api.js` in a page of somebody else's: imported from another origin, under a policy, bundled."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, SITE
from tests.support.club import NAMED, Club, hosted
from tests.support.examples import one_in
from tests.support.server import serve

#: Python starts in a worker of the module's own.
pytestmark = [pytest.mark.browser, pytest.mark.cold]

DOCS = (ROOT / "docs" / "developers" / "javascript.md").read_text(encoding="utf-8")
(POLICY,) = re.findall(r"^script-src .*", DOCS, re.MULTILINE)
#: Tries something with the module, and writes what comes of it into the page.
TRIES = """
<p id="said"></p>
<script type="module">
  const said = document.querySelector("#said");
  try {
    const api = await import("https://tiebreaks.example/api.js");
    const standings = await api.rank(api.read("Name,R1\\nAnn,W2\\nBen,L1"));
    said.textContent = await standings.why("Ben");
  } catch (error) {
    said.textContent = `${error.name} ${error.kind}: ${error.message}`;
  }
</script>
"""


@pytest.fixture
def club(page: Page, tmp_path: Path) -> Iterator[Club]:
    """A club's page; the site lets everybody read its files, as GitHub Pages does."""
    everybody = {"Access-Control-Allow-Origin": "*"}
    sent: list[tuple[str, int]] = []
    with serve(SITE, everybody, sent=sent) as site, hosted(page, tmp_path, site) as made:
        made.sent = sent
        yield made


def test_the_lines_in_the_docs_write_what_the_docs_say(club: Club) -> None:
    (page,) = re.findall(r"```html\n(.*?)```", DOCS, re.DOTALL)
    (output,) = re.findall(r"It writes\n\n```text\n(.*?)\n```", DOCS, re.DOTALL)
    assert NAMED in page
    errors: list[str] = []
    club.page.on("pageerror", lambda error: errors.append(str(error)))
    club.open(page)
    expect(club.page.locator("#why")).to_have_text(output)
    assert errors == []
    # What it loads, and how much: each file once, of the site alone.
    paths = [path for path, _ in club.sent]
    assert paths[0] == "/api.js"
    assert len(paths) == len(set(paths)) <= 11
    megabytes = sum(size for _, size in club.sent) / 1e6
    (said,) = re.findall(r"about (\d) MB", DOCS)
    # Half a megabyte is the rounding, and what a day's changes bring is less than that.
    assert abs(megabytes - int(said)) < 0.75, megabytes
    asked = club.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)"
    )
    assert {f"{origin}/" for origin in asked} <= {club.site, club.address}


# What it answers is in the test above; this is how a page fares meanwhile.
@pytest.mark.long
def test_the_page_is_not_held_up_and_two_imports_are_one(club: Club) -> None:
    club.open("<p>Club</p>")
    told = club.page.evaluate(
        """async (address) => {
          const [one, two] = await Promise.all([import(address), import(address)]);
          let ticks = 0;
          const clock = setInterval(() => ticks++, 5);
          const rows = Array.from({ length: 60 }, (_, at) =>
            `Player ${at + 1},${[1, 2, 3].map((by) => {
              const other = at % 2 ? at - 1 : at + 1;
              return by === 1 ? `${at % 2 ? "L" : "W"}${other + 1}` : "H";
            }).join()}`);
          const table = await two.read(`Name,R1,R2,R3\\n${rows.join("\\n")}`);
          const standings = await one.rank(table, { order: "us-chess" });
          const page = await standings.toHTML({ title: "Spring" });
          clearInterval(clock);
          const file = new File([await standings.toCSV()], "a.csv");
          const parts = new DOMParser().parseFromString(page, "text/html");
          const area = Object.assign(document.createElement("textarea"), { value: table.players
            .map(({ name }) => name).join() });
          return {
            same: one.rank === two.rank,
            ticks,
            title: parts.title,
            rows: standings.length,
            html: (await one.read(`<table><tr><td>Name<td>R1<tr><td>Ann<td>W2<tr><td>Ben<td>L1`))
              .players.length,
            area: await one.read(area).catch(({ name, line }) => [name, line]),
            file: await one.read(file).then(String, ({ name }) => name),
            gone: await one.read(fetch("/gone.txt")).catch(({ kind, message }) => [kind, message]),
          };
        }""",
        f"{club.site}api.js",
    )
    assert told["same"]
    assert told["ticks"] > 20
    assert (told["title"], told["rows"], told["html"]) == ("Spring", 60, 2)
    assert told["area"] == ["ReadError", 1]
    assert told["file"]
    assert told["gone"][0] == "file"
    assert "gone.txt: the server says 404" in told["gone"][1]


def test_it_runs_under_the_policy_of_the_docs(club: Club) -> None:
    policy = POLICY.replace(NAMED.rstrip("/"), club.site.rstrip("/"))
    policy = policy.replace("script-src ", "script-src 'unsafe-inline' ")
    types = "require-trusted-types-for 'script'; trusted-types chess-tiebreaks"
    club.open(
        '<meta http-equiv="Content-Security-Policy" content="'
        f"default-src 'none'; {policy}; {types}\">{TRIES}"
    )
    said = club.page.locator("#said")
    expect(said).to_have_text(re.compile("^Ben is 2nd of 2"))
    assert club.page.evaluate("self.refusals ?? []") == []


@pytest.mark.parametrize("without", one_in(3, ["worker-src", "connect-src", "'wasm-unsafe-eval'"]))
def test_a_policy_that_is_in_the_way_is_named(club: Club, without: str) -> None:
    site = club.site.rstrip("/")
    policy = POLICY.replace(NAMED.rstrip("/"), site)
    policy = policy.replace("script-src ", "script-src 'unsafe-inline' ")
    strict = "; ".join(part for part in policy.split("; ") if not part.startswith(without))
    strict = strict.replace(" 'wasm-unsafe-eval'", "") if "wasm" in without else strict
    club.open(
        '<meta http-equiv="Content-Security-Policy" content="'
        f"default-src 'none'; {strict}\">{TRIES}"
    )
    said = club.page.locator("#said")
    expect(said).to_contain_text("TiebreaksError start: The calculator did not start.")
    expect(said).to_contain_text(
        f"script-src {site} 'wasm-unsafe-eval'; connect-src {site}; worker-src"
    )


# The module runs in a page above, and from a folder in tests/node/test_npm.py.
@pytest.mark.long
def test_a_bundled_module_is_told_where_the_rest_is(club: Club) -> None:
    """As a club's own program: api.js in a bundle, the folder `app` elsewhere."""
    (club.folder / "main.js").write_text(
        f"""import {{ rank, read, start }} from {json.dumps(str(SITE / "api.js"))};
        const said = document.querySelector("#said");
        await start({{ from: "files/tiebreaks" }});
        said.textContent = await (await rank(read("Name,R1\\nAnn,W2\\nBen,L1"))).why(1);""",
        encoding="utf-8",
    )
    subprocess.run(
        [ROOT / "node_modules" / ".bin" / "esbuild", "main.js", "--bundle", "--format=esm",
         "--outfile=made/all.js", "--log-level=error", "--log-limit=0"],
        cwd=club.folder, check=True,
    )  # fmt: skip
    shutil.copytree(SITE / "app", club.folder / "files" / "tiebreaks" / "app")
    club.open('<p id="said"></p><script type="module" src="made/all.js"></script>')
    expect(club.page.locator("#said")).to_have_text(re.compile("^Ann is 1st of 2"))
    assert club.sent == [], "nothing of another site"


def test_files_that_are_gone_are_named(club: Club) -> None:
    club.open("<p>Club</p>")
    told = club.page.evaluate(
        """async (address) => {
          const { start } = await import(address);
          return start({ from: "/nowhere/" }).catch(({ kind, message }) => [kind, message]);
        }""",
        f"{club.site}api.js",
    )
    assert told[0] == "start"
    assert f"{club.address}nowhere/app/" in told[1]


def test_ordinary_visitors_load_nothing_of_it() -> None:
    worker = (SITE / "service-worker.js").read_text(encoding="utf-8")
    lists = re.findall(r"^const (?:LASTING|CHANGING) = (\[.*\]);$", worker, re.MULTILINE)
    names = [name for one in lists for name in json.loads(one)]
    assert len(names) > 20
    assert not any("api" in name for name in names)
    page = (SITE / "calculator" / "index.html").read_text(encoding="utf-8")
    assert "api" not in re.sub(r"\b(capital|rapid)\w*", "", page).split("<body", 1)[0]
    assert (SITE / "api.d.ts").is_file()
