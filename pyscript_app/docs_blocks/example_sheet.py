"""A MkDocs hook: a sheet as the command line writes it, for the page about sheets to show."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from calculator.command.sheets.sheet import sheet
from calculator.ranked import rank
from calculator.reading import read

#: The page that links to it, and the sheet beside it.
PAGE, SHEET = "developers/sheets.md", "developers/sheet-example.html"
SAMPLE = "samples/byes.txt"


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the sheet to a site that has the page: MkDocs calls this."""
    if files.get_file_from_path(PAGE):
        text = (Path(config.docs_dir) / SAMPLE).read_text(encoding="utf-8")
        files.append(File.generated(config, SHEET, content=sheet([rank(read(text))], "Open")))
    return files
