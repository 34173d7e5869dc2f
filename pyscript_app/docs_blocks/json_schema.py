"""A MkDocs hook: the schema of the JSON document, beside the page that tells of it."""

from __future__ import annotations

from importlib.resources import files as beside

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

#: The page that links to it, and the schema.
PAGE, SCHEMA = "developers/command-line.md", "developers/standings.schema.json"


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the schema to a site that has the page: MkDocs calls this."""
    if files.get_file_from_path(PAGE):
        text = beside("calculator.writing").joinpath("standings.schema.json").read_text("utf-8")
        files.append(File.generated(config, SCHEMA, content=text))
    return files
