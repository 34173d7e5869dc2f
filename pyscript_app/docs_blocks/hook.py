"""A MkDocs hook: the app's style, the scripts of examples, and the steps after the build."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from pyscript_app import after_build
from pyscript_app.build import faces, pages
from pyscript_app.build.runtime import BuildError
from pyscript_app.docs_blocks.installed import calculators

#: The style that mkdocstrings gives to every page.
_OF_MKDOCSTRINGS = "assets/_mkdocstrings.css"
#: What mkdocs.yml calls the style sheet of the app, whose name carries a hash.
_STYLE = "app/app.css"
#: Where the site's own styles are, several for those who write them.
_OWN_STYLES = "stylesheets/"


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


def on_post_build(*, config: MkDocsConfig) -> None:
    """Do all that is done to a built site: MkDocs calls this."""
    try:
        after_build.finish(built(config), config.extra.get("searched", {}))
    except ValueError as error:
        raise PluginError(str(error)) from error


def built(config: MkDocsConfig, *, serving: bool = False) -> after_build.Built:
    """Return what the steps after the build ask about the site.

    A site whose mkdocs.yml says ``extra: offline: false`` removes what it kept from everybody's
    machine.
    """
    docs = Path(config.docs_dir)
    return after_build.Built(
        folder=Path(config.site_dir),
        docs=docs,
        address=config.site_url or "",
        offline=bool(config.extra.get("offline", True)),
        calculators=calculators(docs),
        serving=serving,
    )
