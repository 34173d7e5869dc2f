"""Bytes to text: the core and the page decode every sample of one table alike."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from calculator.files.decoding import decode
from calculator.reading import read
from pyscript_app.build.bundle import run_node

ROOT = Path(__file__).parents[2]
TABLE = Path(__file__).parent / "data" / "encodings.json"
SAMPLES: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["name"])
def test_every_sample_is_decoded(sample: dict[str, str]) -> None:
    assert decode(base64.b64decode(sample["bytes"])) == sample["text"]


@pytest.mark.node
def test_the_page_decodes_every_sample_alike() -> None:
    script = Path(__file__).with_name("decoding.mjs")
    said = json.loads(run_node(script, TABLE, cwd=ROOT))
    assert said == {sample["name"]: sample["text"] for sample in SAMPLES}


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-8-sig"])
@pytest.mark.parametrize("name", ["Иванов Пётр", "一丁", "王小明", "Ÿ", "Zoë", "😀 Ann", "Āda"])
def test_a_table_is_read_out_of_every_encoding(encoding: str, name: str) -> None:
    text = f"Name\tR1\tR2\n{name}\tW2\tD2\nBob\tL1\tD1\n"
    assert decode(text.encode(encoding)) == text
    assert read(decode(text.encode(encoding))).players[0].name == name


def test_any_bytes_give_a_text() -> None:
    for first in range(256):
        for second in range(0, 256, 5):
            for data in (bytes([first, second]), bytes([first, second, 0]), bytes([0, first])):
                assert isinstance(decode(data), str)
