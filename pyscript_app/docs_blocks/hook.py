"""A MkDocs hook: the app's style, the service worker, the sitemap, what `make serve` watches."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from pyscript_app.build import offline, pages
from pyscript_app.build.runtime import BuildError

#: What mkdocs.yml calls the style sheet of the app, whose name carries a hash.
_STYLE = "app/app.css"
#: What changes while `make serve` runs.
_RELOADED = {"calculator", "pyscript_app"}
_commands: list[str] = []


def on_startup(*, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    """Remember which command MkDocs runs: MkDocs calls this."""
    del dirty
    _commands.append(command)
    if command == "serve":
        # The code's folders are watched: Python's caches in them are not changes of the code.
        sys.dont_write_bytecode = True


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Let pages load the app's style by the name that the build gave it: MkDocs calls this."""
    if _STYLE in config.extra_css:
        try:
            style = pages.entry(Path(config.docs_dir) / "app").style
        except BuildError as error:
            raise PluginError(str(error)) from error
        config.extra_css[config.extra_css.index(_STYLE)] = f"app/{style}"
    return config


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the service worker, or the one that removes it: MkDocs calls this.

    `make serve` gets the latter: an edited page must show at once. So does a site whose mkdocs.yml
    says `extra: offline: false`, which removes it from everybody's machine.
    """
    if not config.site_url:
        # A sitemap lists full addresses. Without one it would be empty, which is not allowed.
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (Path(config.site_dir) / name).unlink(missing_ok=True)
    serving = "serve" in _commands
    if serving or not config.extra.get("offline", True):
        text = offline.absent()
    else:
        text = offline.script(offline.kept(Path(config.site_dir)))
    (Path(config.site_dir) / offline.NAME).write_text(text, encoding="utf-8")
    if serving:
        # The next build reads mkdocs.yml again and imports the current state of what it names.
        for name in [name for name in sys.modules if name.partition(".")[0] in _RELOADED]:
            del sys.modules[name]
