"""See to it that the tests have a browser: `python -m tests.browser_setup`.

A Chromium that starts is taken as it is. Else one is installed: Debian's package where this is
Debian and we may (Ubuntu's package of that name only installs a snap, which Playwright cannot
drive), Playwright's own build elsewhere. Where that fails too, this ends with the command to type.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

from tests.support.browsers import chromium_launch_options, is_root

APT_GET = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install")


def main() -> None:
    trouble = start()
    if not trouble:
        return
    debian = is_debian()
    if "CHROMIUM" not in os.environ:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in commands(debian=debian, root=is_root()):
            print("Installing Chromium for the tests:", " ".join(command), flush=True)
            subprocess.run(command, check=False, env=environment)
        trouble = start()
    if trouble:
        sys.exit(complaint(trouble, debian=debian))


def start() -> str:
    """Start Chromium and stop it again; return what went wrong, or nothing."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(**chromium_launch_options()).close()
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


def commands(*, debian: bool, root: bool) -> list[tuple[str, ...]]:
    """What installs Chromium on this system, without a question asked."""
    if debian and root:
        return [
            (*APT_GET, "update"),
            (*APT_GET, "install", "--yes", "--no-install-recommends", "chromium"),
        ]
    return [(*PLAYWRIGHT, "chromium")]


def complaint(trouble: str, *, debian: bool) -> str:
    """What a person reads who has no browser: what happened, and what to type."""
    if "No usable sandbox" in trouble:  # Ubuntu since 23.10
        command = "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"
    elif debian:
        command = "sudo apt-get update && sudo apt-get install chromium"
    else:
        command = f"{' '.join(PLAYWRIGHT)} --with-deps chromium"
    return (
        f"\nThe tests drive Chromium, and it does not start here:\n\n{trouble.strip()}\n\n"
        f"Type\n    {command}\n"
        "and the tests again; or name a Chromium:  CHROMIUM=/path/to/chromium make test"
    )


if __name__ == "__main__":
    main()
