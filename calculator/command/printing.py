"""Where what is said of events goes: standard output or a file, as text, JSON or a spreadsheet."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from calculator.command.failures import ERROR, READ, Json, Said
from calculator.command.parser import OptionError
from calculator.words import say
from calculator.writing.colors import bold, colored, has_colors, red
from calculator.writing.standings_table import plain


def put(every: Iterable[tuple[str, Said]], options: argparse.Namespace, count: int = 1) -> int:
    """Print what is said of each of ``count`` events, under its name; return the exit status."""
    if options.json:
        found = list(every)
        documents: list[Json] = [said.document or {} for _, said in found]
        if count > 1:
            documents = [
                {"file": name, **document}
                for (name, _), document in zip(found, documents, strict=True)
            ]
        made = documents if count > 1 else documents[0]
        write(json.dumps(made, ensure_ascii=False), options)
        return worst(said.status for _, said in found)
    if options.form == "xlsx":
        return _workbook(list(every), options)
    statuses, texts = [], []
    for name, said in every:
        statuses.append(said.status)
        complain(said)
        if said.status != READ:
            continue
        text = f"{_heading(name, options.form)}\n{said.text}" if count > 1 else said.text
        texts.append(text)
        if not options.out:
            # One after the other, as they are worked out.
            print("\n" * (len(texts) > 1) + text, flush=count > 1)
    if options.out and texts:
        write("\n\n".join(texts), options)
    return worst(statuses)


def worst(statuses: Iterable[int]) -> int:
    """Return the exit status of several events.

    >>> worst([0, 1, 2]), worst([0, 1]), worst([])
    (2, 1, 0)
    """
    return max(statuses, default=READ)


def complain(said: Said) -> None:
    """Say on standard error why something cannot be."""
    with colored(has_colors(sys.stderr, os.environ)):
        for line in said.complaints:
            error = line.startswith(ERROR)
            print(red(ERROR) + line.removeprefix(ERROR) if error else line, file=sys.stderr)


def write(text: str, options: argparse.Namespace) -> None:
    """Write a text to the file that is asked for, and say so; else print it."""
    if not options.out:
        print(text)
        return
    path = _free(options)
    path.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    _written(options)


def _heading(name: str, form: str) -> str:
    return f"## {plain(name)}\n" if form == "markdown" else bold(f"==> {name} <==")


def _workbook(every: list[tuple[str, Said]], options: argparse.Namespace) -> int:
    """Write a spreadsheet of all that could be ranked."""
    from calculator.command.spreadsheet import Part, workbook  # noqa: PLC0415 - an extra

    for _, said in every:
        complain(said)
    parts = [
        Part(Path(name).stem, standings, said.player)
        for name, said in every
        for standings in said.parts
    ]
    if parts:
        data = workbook(parts)
        if options.out:
            _free(options).write_bytes(data)
            _written(options)
        else:
            if sys.stdout.isatty() or not hasattr(sys.stdout, "buffer"):
                raise OptionError(
                    "a spreadsheet cannot be printed as text", "name a file with --out"
                )
            sys.stdout.buffer.write(data)
    return worst(said.status for _, said in every)


def _free(options: argparse.Namespace) -> Path:
    """Return the file to write, which may be none of those that were read."""
    path = Path(options.out)
    if path.exists() and any(path.samefile(one) for one in _there(options.files)):
        raise OptionError(f"--out {path} would write over the table that is read", None)
    return path


def _there(files: Iterable[str]) -> Iterator[Path]:
    return (path for path in map(Path, files) if path.exists())


def _written(options: argparse.Namespace) -> None:
    print(say("sheet-written", options.out))
