"""A MkDocs hook: the app's style, scripts of examples and at the site's root, the sitemap.

It also says what `make serve` watches.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from pyscript_app.build import faces, offline, pages
from pyscript_app.build.runtime import BuildError

#: What mkdocs.yml calls the style sheet of the app, whose name carries a hash.
#: The style that mkdocstrings gives to every page.
_OF_MKDOCSTRINGS = "assets/_mkdocstrings.css"
_STYLE = "app/app.css"
#: Where the site's own styles are, several for those who write them.
_OWN_STYLES = "stylesheets/"
#: The theme's script in a page.
_THEME = re.compile(r'<script [^>]*\bsrc="([^"]*/javascripts/bundle\.[^"]*)"></script>')
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
    # One page alone has what mkdocstrings writes, and is well without.
    config.extra_css[:] = [name for name in config.extra_css if name != _OF_MKDOCSTRINGS]
    if _STYLE in config.extra_css:
        try:
            names = pages.entry(Path(config.docs_dir) / "app")
        except BuildError as error:
            raise PluginError(str(error)) from error
        config.extra_css[config.extra_css.index(_STYLE)] = f"app/{names.style}"
        config.extra["bare_style"] = f"app/{names.bare_style}"
        config.extra["faces"] = [f"app/{name}" for name in faces.PUBLISHED.values()]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Make one file of the site's own styles: MkDocs calls this.

    A browser draws nothing before it has every style of a page, and on a phone's network each file
    costs it a way there and back.
    """
    own = [str(name) for name in config.extra_css if str(name).startswith(_OWN_STYLES)]
    parts = [file for name in own if (file := files.get_file_from_path(name))]
    if len(parts) < 2:
        return files
    text = "\n".join(file.content_string for file in parts)
    for file in parts:
        files.remove(file)
    files.append(File.generated(config, own[0], content=text))
    config.extra_css[:] = [name for name in config.extra_css if str(name) not in own[1:]]
    return files


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Add the scripts of live examples, and of the bookmark, where they are: MkDocs calls this."""
    del files
    for mark, of in ((" data-live=", "live"), (" data-bookmark=", "bookmark")):
        if mark not in html:
            continue
        name = getattr(pages.entry(Path(config.docs_dir) / "app"), of)
        script = get_relative_url(f"app/{name}", page.url)
        html = f'{html}\n<script type="module" src="{script}"></script>'
    return html


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Say at the beginning of a page that a calculator comes: MkDocs calls this.

    Browsers draw what they have of a page. The style leaves more room to the calculator, and has to
    know of it before it is there, or all would move. A link's worker is started, too, and the
    theme's script comes after the answer.
    """
    # The box of the first page is no calculator: it leads to one.
    if ' class="tb-app"' not in output:
        return output
    output = output.replace("<body ", "<body data-calculates ", 1)
    if not _THEME.search(output):
        # A bare page holds no script of its own.
        return output
    app = Path(config.docs_dir) / "app"
    ahead, later = (
        (app / name).read_text(encoding="utf-8").strip() for name in (pages.AHEAD, pages.LATER)
    )
    folder = get_relative_url("app/", page.url)
    # In front of the styles: a script after them waits until they have come.
    output = output.replace("<title>", f'<script data-app="{folder}">{ahead}</script><title>', 1)
    return _THEME.sub(lambda found: f'<script data-src="{found[1]}">{later}</script>', output)


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the service worker, or the one that removes it: MkDocs calls this.

    `make serve` gets the latter: an edited page must show at once. So does a site whose mkdocs.yml
    says `extra: offline: false`, which removes it from everybody's machine.
    """
    if not config.site_url:
        # A sitemap lists full addresses. Without one it would be empty, which is not allowed.
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (Path(config.site_dir) / name).unlink(missing_ok=True)
    if "bare_style" in config.extra:
        for name in (pages.CLUB, pages.API, pages.API_TYPES):
            made = Path(config.docs_dir) / "app" / name
            shutil.copyfile(made, Path(config.site_dir) / name.removeprefix("."))
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
