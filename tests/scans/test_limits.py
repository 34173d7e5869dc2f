"""What shows no table costs little: noise is not looked through for letters, and nothing lasts."""

from __future__ import annotations

import json
import subprocess
from random import Random

import pytest

from pyscript_app.build import bundle
from tests.scans.phone_faults import noise
from tests.scans.reading import installed, reading
from tests.scans.test_read import framed
from tests.support.project import ROOT

SCAN = ROOT / "pyscript_app" / "page" / "scan"
SIZE = (2000, 1500)
LETTER = 20

type Pieces = list[tuple[float, float]]
"""The left and lower edge of each."""


def on_lines(fall: float, pitch: float = 2.2) -> Pieces:
    """A page of text whose lines fall by so much to the right; figures and capitals alike."""
    chance = Random(1)  # noqa: S311 - no secret
    step = pitch * LETTER
    return [
        (x + chance.uniform(-2, 2), y + fall * (x - SIZE[0] / 2) + chance.uniform(-1, 1))
        for y in (100 + step * line for line in range(int((SIZE[1] - 200) / step)))
        for x in range(100, SIZE[0] - 100, LETTER)
        if chance.random() < 0.7
    ]


def anywhere(count: int, part: float = 1) -> Pieces:
    """So many pieces of noise; only in so large a part of the picture."""
    chance = Random(2)  # noqa: S311 - no secret
    return [(chance.uniform(0, SIZE[0]), chance.uniform(0, part * SIZE[1])) for _ in range(count)]


def told(cases: dict[str, Pieces]) -> dict[str, bool]:
    """Whether there may be letters, by the page's module."""
    found = {
        name: [
            {"x0": x, "x1": x + 0.6 * LETTER, "y0": y - LETTER, "y1": y, "area": 90, "darkest": 0}
            for x, y in pieces
        ]
        for name, pieces in cases.items()
    }
    script = f"""
        import {{ mayHoldLetters }} from {json.dumps((SCAN / "text-check.js").as_uri())};
        import {{ readFileSync }} from "node:fs";
        const cases = JSON.parse(readFileSync(0, "utf8"));
        const size = {{ width: {SIZE[0]}, height: {SIZE[1]} }};
        for (const name in cases) cases[name] = mayHoldLetters(cases[name], {LETTER}, size);
        console.log(JSON.stringify(cases));
    """
    said: dict[str, bool] = json.loads(run(script, json.dumps(found)))
    return said


def run(script: str, given: str = "") -> str:
    done = subprocess.run(
        [bundle.node(), "--input-type=module", "--eval", script],
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_letters_stand_on_lines_and_noise_does_not() -> None:
    text = {f"text {fall}": on_lines(fall) for fall in (0, 0.03, -0.2, 0.36)}
    text |= {"close lines": on_lines(0.01, 1.5), "far lines": on_lines(0, 5)}
    # A sheet on a table full of crumbs.
    text["text and noise"] = on_lines(0.1)[:900] + anywhere(2000, 0.3)
    noise = {f"noise {count}": anywhere(count) for count in (1600, 5000, 30_000)}
    noise["noise below the sky"] = anywhere(4000, 0.4)
    few = {"few": anywhere(1000)}
    found = told(text | noise | few)
    assert {name for name, letters in found.items() if letters} == {*text, *few}


def test_noise_is_not_looked_through_for_letters() -> None:
    grain = noise((900, 700), Random(7), (90, 90))  # noqa: S311 - no secret
    with reading() as reader:
        found = reader.look(grain)
        assert (found["words"], found["ink"], found["rules"]) == ([], [], [])
        assert reader.table([grain]) == {"error": ""}


@pytest.mark.parametrize(
    ("longest", "said"), [(0.0, "Late"), (60.0, "words")], ids=["no time", "time"]
)
def test_a_picture_that_takes_too_long_is_given_up(longest: float, said: str) -> None:
    picture = framed(frames=False).convert("L")
    reader_module = (SCAN / "letter-reader.js").as_uri()
    with installed() as home:
        (home / "tesseract" / "picture").write_bytes(picture.tobytes())
        script = f"""
            import {{ readFileSync }} from "node:fs";
            import {{ createRequire }} from "node:module";
            import {{ gunzipSync }} from "node:zlib";
            import {{ BLOCK, Late, engine }} from {json.dumps(reader_module)};
            const home = {json.dumps(str(home / "tesseract"))};
            const reader = await engine(
              createRequire(home + "/x")(home + "/core.cjs"),
              {{ wasmBinary: readFileSync(home + "/core.wasm") }},
              new Uint8Array(gunzipSync(readFileSync(home + "/eng.gz"))),
              {longest},
            );
            const [width, height] = {json.dumps(picture.size)};
            const data = new Uint8Array(readFileSync(home + "/picture"));
            try {{
              reader.words({{ width, height, data }}, BLOCK);
              console.log("words");
            }} catch (error) {{
              console.log(error instanceof Late ? "Late" : error);
            }}
        """
        assert run(script).strip() == said
