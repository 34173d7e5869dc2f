"""How the tests' own browser is found, installed and missed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import playwright
import pytest

from tests import browser_setup
from tests.support import browsers
from tests.support.project import ROOT


@pytest.mark.parametrize("root", [True, False])
def test_the_sandbox_is_off_only_as_root(monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
    monkeypatch.setattr(browsers, "is_root", lambda: root)
    assert browsers.chromium_launch_options()["chromium_sandbox"] is not root


def test_takes_the_systems_chromium_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browsers, "DEBIAN_CHROMIUM", tmp_path / "chromium")
    assert "executable_path" not in browsers.chromium_launch_options()
    (tmp_path / "chromium").touch()
    assert browsers.chromium_launch_options()["executable_path"] == str(tmp_path / "chromium")


def test_takes_the_shell_where_that_will_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browsers, "DEBIAN_CHROMIUM", tmp_path / "chromium")
    monkeypatch.setattr(browsers, "DEBIAN_SHELL", tmp_path / "shell")
    (tmp_path / "chromium").touch()
    either = browsers.chromium_launch_options(light=True)
    assert either["executable_path"] == str(tmp_path / "chromium")
    (tmp_path / "shell").touch()
    light = browsers.chromium_launch_options(light=True)
    assert light["executable_path"] == str(tmp_path / "shell")
    assert browsers.chromium_launch_options()["executable_path"] == str(tmp_path / "chromium")


def test_takes_the_one_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/mine/chromium")
    assert browsers.chromium_launch_options()["executable_path"] == "/opt/mine/chromium"


def test_what_playwright_turns_off_stays_off() -> None:
    package = Path(playwright.__file__).parent / "driver" / "package" / "lib"
    source = (package / "coreBundle.js").read_text(encoding="utf-8")
    found = re.search(r"^ *disabledFeatures = \[(.*?)\]", source, re.DOTALL | re.MULTILINE)
    assert found is not None
    names = re.findall(r'^ *"(\w+)",?$', found[1], re.MULTILINE)
    assert len(names) > 10
    assert {name for name in names if not name.startswith("ms")} <= set(browsers.UNWANTED)


def test_debian_installs_its_package_only_as_root() -> None:
    update, install = browser_setup.commands(debian=True, root=True)
    assert (update[0], update[-1]) == ("apt-get", "update")
    assert (install[0], *install[-2:]) == ("apt-get", "chromium", "chromium-headless-shell")
    own = [(sys.executable, "-m", "playwright", "install", "chromium")]
    assert browser_setup.commands(debian=True, root=False) == own
    assert browser_setup.commands(debian=False, root=True) == own


def test_a_browser_that_starts_is_enough_where_the_shell_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed: list[tuple[str, ...]] = []
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browser_setup, "DEBIAN_SHELL", tmp_path / "shell")
    monkeypatch.setattr(browser_setup, "is_debian", lambda: True)
    monkeypatch.setattr(browser_setup, "start", lambda _: "")
    monkeypatch.setattr(subprocess, "run", lambda command, **_: typed.append(command))
    monkeypatch.setattr(browser_setup, "is_root", lambda: True)
    browser_setup.main([])
    assert [command[-1] for command in typed] == ["update", "chromium-headless-shell"]
    monkeypatch.setattr(browser_setup, "is_root", lambda: False)
    browser_setup.main([])
    (tmp_path / "shell").touch()
    monkeypatch.setattr(browser_setup, "is_root", lambda: True)
    browser_setup.main([])
    assert len(typed) == 2


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_the_other_browsers_come_the_same_way(name: str) -> None:
    _, install = browser_setup.commands(debian=True, root=True, name=name)
    packages = install[install.index("--no-install-recommends") + 1 :]
    assert packages == browser_setup.PACKAGES[name]
    for debian, command in ((True, f"apt-get install {packages[0]}"), (False, f"-deps {name}")):
        assert command in browser_setup.complaint("missing", debian=debian, name=name)


def test_a_missing_browser_fails_with_the_command_to_type(tmp_path: Path) -> None:
    missing = str(tmp_path / "none")
    setup = subprocess.run(
        [sys.executable, "-m", "tests.browser_setup"],
        cwd=ROOT,
        env=os.environ | {"CHROMIUM": missing},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert setup.returncode == 1
    assert f"executable doesn't exist at {missing}" in setup.stderr
    assert "\nType\n    " in setup.stderr


@pytest.mark.parametrize(
    ("trouble", "debian", "command"),
    [
        ("libnss3.so: cannot open", True, "sudo apt-get install chromium"),
        ("libnss3.so: cannot open", False, "-m playwright install --with-deps chromium"),
        (
            "No usable sandbox!",
            False,
            "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0",
        ),
    ],
)
def test_the_command_fits_the_system(trouble: str, debian: bool, command: str) -> None:
    message = browser_setup.complaint(trouble, debian=debian)
    assert trouble in message
    assert command in message
