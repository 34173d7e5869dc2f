"""`python -m tests.promised` writes down what this version promises: once, when it is released."""

from __future__ import annotations

import json
from pathlib import Path

import calculator
from tests.promised.names import names

if __name__ == "__main__":
    out = Path(__file__).with_name(f"{calculator.__version__.rpartition('.')[0]}.json")
    out.write_text(json.dumps(names(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(out)
