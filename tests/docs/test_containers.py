"""The Dockerfile and the archive of the site: what they are made of, and that it is all there."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from zipfile import ZipFile

import pytest

from pyscript_app.build import hosting
from pyscript_app.build.runtime import BuildError
from tests.support.project import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
IGNORED = [
    line
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
PAGE = (ROOT / hosting.PAGE).read_text("utf-8")


def instructions() -> list[list[str]]:
    """The instructions of the Dockerfile, in words."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line]


def ignored(path: str) -> bool:
    """Whether a file is not sent to the builder, by the patterns that we use."""
    steps = path.split("/")
    above = ["/".join(steps[: at + 1]) for at in range(len(steps))]
    for pattern in IGNORED:
        if pattern.startswith("**/"):
            if pattern.removeprefix("**/") in steps:
                return True
        elif any(
            one.count("/") == pattern.count("/") and fnmatchcase(one, pattern) for one in above
        ):
            return True
    return False


def test_the_image_is_made_of_what_is_kept() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    left = {path for path in listed if ignored(path)}
    assert left == {".ci/run", "Dockerfile"} & set(listed)
    for path in (".git/HEAD", "site/index.html", "docs/app/app-1.js", "tests/x/__pycache__/a.pyc",
                 "node_modules/a", "tests/quality/node_modules/a", ".venv/bin/python",
                 "pyscript_app/page/catalogue-es.js", "dist/site.zip"):  # fmt: skip
        assert ignored(path), path


def test_what_is_copied_is_made_before() -> None:
    names = [words[words.index("AS") + 1] for words in instructions() if "AS" in words]
    made = " && ".join(" ".join(words[1:]) for words in instructions() if words[0] == "RUN")
    for _, *words in (words for words in instructions() if words[0] == "COPY"):
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in names
            assert re.search(rf"(> |find ){Path(words[1]).name}\b", made), words
    # It is where the settings say, and what they say is where nginx reads it.
    (root,) = re.findall(r"^ +root (.*);", hosting.settings(ROOT, "nginx"), re.MULTILINE)
    copied = {words[-1] for words in instructions() if words[0] == "COPY"}
    assert {root, "/etc/nginx/conf.d/default.conf"} <= copied
    assert ["make", "build"] in [shlex.split(part) for part in made.split("&&")]
    # The command for compressed copies is the page's.
    (compressing,) = re.findall(r"^    (find site .*)", PAGE, re.MULTILINE)
    assert compressing in DOCKERFILE


def test_every_image_has_a_version() -> None:
    for words in instructions():
        if words[0] == "FROM":
            assert re.search(r":[\d.]+-[a-z]+$", words[1]), words
    python = (ROOT / ".python-version").read_text("utf-8").strip()
    assert f"python:{python}-slim" in DOCKERFILE


@pytest.mark.native
def test_the_linter_finds_nothing(tmp_path: Path) -> None:
    linter = Path(sys.executable).with_name("hadolint")
    assert subprocess.run([linter, ROOT / "Dockerfile"], check=False).returncode == 0
    (tmp_path / "Dockerfile").write_text(DOCKERFILE.replace("COPY . .", "COPY . /b c"), "utf-8")
    done = subprocess.run([linter, tmp_path / "Dockerfile"], capture_output=True, check=False)
    assert done.returncode == 1


@pytest.mark.native
def test_nginx_takes_the_settings_where_it_is_there(tmp_path: Path) -> None:
    settings = hosting.settings(ROOT, "nginx")
    # What any parser of it asks for: braces that close, and statements that end.
    bare = re.sub(r'"[^"]*"|#.*', "", settings)
    assert bare.count("{") == bare.count("}")
    assert all(re.search(r"[;{}]$", line.strip()) for line in bare.splitlines() if line.strip())
    if nginx := shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"):
        whole = f"pid {tmp_path}/pid; events {{}} http {{ {settings} }}"
        (tmp_path / "nginx.conf").write_text(whole, "utf-8")
        asked = [nginx, "-t", "-e", f"{tmp_path}/log", "-c", f"{tmp_path}/nginx.conf"]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("server", hosting.SERVERS)
def test_the_settings_are_those_of_the_page(
    server: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert hosting.main([server]) == 0
    said = capsys.readouterr().out
    assert said in PAGE
    assert "immutable" in said


def test_the_command_says_what_it_knows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert hosting.main(["iis"]) == 1
    assert "zip, or one of nginx, caddy, apache" in capsys.readouterr().err
    monkeypatch.chdir(tmp_path)
    assert hosting.main(["zip"]) == 1
    assert "make build" in capsys.readouterr().err


@pytest.mark.docs
def test_the_archive_is_the_site_in_one_folder(site: Path, tmp_path: Path) -> None:
    packed = tmp_path / "site.zip"
    hosting.pack(ROOT, packed)
    with ZipFile(packed) as archive:
        assert archive.testzip() is None
        archive.extractall(tmp_path / "www")
    folder = tmp_path / "www" / hosting.FOLDER
    assert [path.name for path in (tmp_path / "www").iterdir()] == [hosting.FOLDER]
    added = {".htaccess", "READ-ME.txt", "LICENSE"}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    built = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert there - added == {path for path in built if not path.endswith(".gz")}
    assert added <= there
    settings = (folder / ".htaccess").read_text("utf-8")
    assert "ErrorDocument" not in settings, "where it is, nobody knows"
    # Each module that need not be there is asked for.
    lines = iter(settings.splitlines())
    opened: list[str] = []
    for line in lines:
        word = line.strip()
        if word.startswith("<If"):
            opened.append(word)
        elif word == "</IfModule>":
            opened.pop()
        elif "Header" in word or "Filter" in word:
            assert opened, word
    assert (folder / "index.html").read_bytes() == (site / "index.html").read_bytes()


# What it holds is above; releases need the same bytes.
@pytest.mark.long
@pytest.mark.docs
def test_the_same_site_makes_the_same_archive(tmp_path: Path) -> None:
    first, second = tmp_path / "1.zip", tmp_path / "2.zip"
    hosting.pack(ROOT, first)
    hosting.pack(ROOT, second)
    assert first.read_bytes() == second.read_bytes()


def test_without_a_site_there_is_no_archive(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="make build"):
        hosting.pack(tmp_path, tmp_path / "site.zip")
