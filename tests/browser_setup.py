"""Make sure that the tests have their browsers: `python -m tests.browser_setup [NAME …]`.

A browser that starts is used as it is. Otherwise one is installed: Debian's package if this is
Debian and we have the rights (Ubuntu's Chromium package only installs a snap, which Playwright
cannot drive), else Playwright's own build. If that fails too, this ends with the command to type.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

from tests.support.browsers import (
    DEBIAN_FIREFOX,
    DEBIAN_SHELL,
    DEBIAN_WEBKIT,
    chromium_launch_options,
    is_root,
)

APT_GET = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install")
#: Debian's packages for each browser.
PACKAGES = {
    "chromium": ("chromium", "chromium-headless-shell"),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb", "xauth"),
}


def main(names: list[str]) -> None:
    for name in names or ["chromium"]:
        see_to(name)


def see_to(name: str) -> None:
    trouble = start(name)
    debian = is_debian()
    # With the whole browser the tests take longer, so the shell is fetched too if it can be.
    slow = name == "chromium" and debian and is_root() and not DEBIAN_SHELL.exists()
    if not trouble and not slow:
        return
    if name != "chromium" or "CHROMIUM" not in os.environ:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in commands(debian=debian, root=is_root(), name=name):
            print(f"Installing {name.title()} for the tests:", " ".join(command), flush=True)
            subprocess.run(command, check=False, env=environment)
        trouble = start(name)
    if trouble:
        sys.exit(complaint(trouble, debian=debian, name=name))


def start(name: str) -> str:
    """Start a browser and stop it again; return what went wrong, or nothing."""
    if name == "webkit" and DEBIAN_WEBKIT.exists():
        return ""  # it needs a display, which its tests provide
    try:
        with sync_playwright() as playwright:
            if name == "chromium":
                playwright.chromium.launch(**chromium_launch_options()).close()
            elif name == "webkit":
                playwright.webkit.launch().close()
            elif not DEBIAN_FIREFOX.exists():
                playwright.firefox.launch().close()
    except Error as error:
        # The command line and the log of its attempts say nothing that helps.
        told, _, _ = str(error).partition("Call log:")
        return "\n".join(line for line in told.splitlines() if not line.startswith("<launch"))
    return ""


def is_debian() -> bool:
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def commands(*, debian: bool, root: bool, name: str = "chromium") -> list[tuple[str, ...]]:
    """The command that installs a browser on this system without asking questions."""
    if debian and root:
        return [
            (*APT_GET, "update"),
            (*APT_GET, "install", "--yes", "--no-install-recommends", *PACKAGES[name]),
        ]
    return [(*PLAYWRIGHT, name)]


def complaint(trouble: str, *, debian: bool, name: str = "chromium") -> str:
    """What a person without a browser reads: what happened, and what to type."""
    if "No usable sandbox" in trouble:  # Ubuntu since 23.10
        command = "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"
    elif debian:
        command = f"sudo apt-get update && sudo apt-get install {' '.join(PACKAGES[name])}"
    else:
        command = f"{' '.join(PLAYWRIGHT)} --with-deps {name}"
    own = "; or name a Chromium:  CHROMIUM=/path/to/chromium make test"
    return (
        f"\nThe tests drive {name.title()}, and it does not start here:\n\n{trouble.strip()}\n\n"
        f"Type\n    {command}\nand the tests again{own if name == 'chromium' else ''}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
