"""``python -m calculator.command.summary``: what the action says of a run, beside its log.

It takes the document of ``--report`` and what was printed, and adds a table with links to the
summary of the job, and the counts to the outputs of the step.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import Any, NamedTuple
from urllib.parse import quote

from calculator.command.annotations import in_repository
from calculator.command.sheets.event import INDEX
from calculator.words import capital, say, use
from calculator.writing.standings_table import markdown_row, plain

Json = dict[str, Any]
#: GitHub takes no more than a megabyte.
_MAX_SUMMARY_CHARS = 400_000
#: How many changes in a section are listed above what was printed, which has more of them.
_SHOWN = 12


class Links(NamedTuple):
    """Where things can be looked at; empty where nobody knows."""

    sheets: str = ""
    """The address under which the sheets are published."""
    sources: str = ""
    """That of the files as they were read."""

    def sheet(self, name: str, label: str) -> str:
        """Return a link to a sheet, or its label."""
        return f"[{plain(label)}]({_below(self.sheets, name)})" if self.sheets else plain(label)

    def source(self, path: str, label: str, line: int | None = None) -> str:
        """Return a link to a file, to a line of it if that is known, or its label.

        ``*.DBF`` are several files.
        """
        if not self.sources or "*" in path:
            return plain(label)
        return f"[{plain(label)}]({_below(self.sources, path)}{f'#L{line}' if line else ''})"


def _below(address: str, path: str) -> str:
    return f"{address.rstrip('/')}/{quote(path)}"


def links(environ: Mapping[str, str]) -> Links:
    """Return them as the runner knows them.

    >>> links(
    ...     {
    ...         "GITHUB_SERVER_URL": "https://git.example",
    ...         "GITHUB_SHA": "abc",
    ...         "GITHUB_REPOSITORY": "club/results",
    ...     }
    ... ).source("a b.txt", "a b.txt", 3)
    '[a b.txt](https://git.example/club/results/blob/abc/a%20b.txt#L3)'
    """
    where = [environ.get(f"GITHUB_{name}", "") for name in ("SERVER_URL", "REPOSITORY", "SHA")]
    server, repository, commit = where
    return Links(
        environ.get("PAGES_URL", ""),
        f"{server}/{repository}/blob/{commit}" if all(where) else "",
    )


def markdown(report: Json, printed: str, to: Links, environ: Mapping[str, str]) -> str:
    """Return the summary: a row for each section, what changed, and all that was printed."""
    heads = [say("section"), say("run-file"), say("sheet-players"), say("sheet-rounds")]
    lines = [
        markdown_row(["", *map(plain, heads), plain(say("run-printed"))]),
        markdown_row([":---:", ":---", ":---", "---:", "---:", ":---"]),
        *(
            markdown_row(_row(file["file"], section, to, environ))
            for file in report["files"]
            for section in file["sections"]
        ),
        "",
    ]
    if any(section.get("sheet") for _, section in _sections(report)):
        lines += [to.sheet(INDEX, say("sheet-all-sections")), ""] if to.sheets else []
    for name, section in _sections(report):
        lines += _since(_titled(name, section), section.get("since"))
    said = printed[:_MAX_SUMMARY_CHARS].rstrip("\n").split("\n")
    lines += [f"<details><summary>{say('run-said')}</summary>", ""]
    # Indented, it is shown as it is, whatever is in it.
    lines += [*(f"    {line}" for line in said), "", "</details>", ""]
    return "\n".join(lines)


def _sections(report: Json) -> Iterator[tuple[str, Json]]:
    return ((file["file"], one) for file in report["files"] for one in file["sections"])


def _titled(name: str, section: Json) -> str:
    return str(section["section"] or PurePath(name).stem)


def _row(name: str, section: Json, to: Links, environ: Mapping[str, str]) -> list[str]:
    title, path = _titled(name, section), in_repository(Path(name), environ)
    file = PurePath(name).name
    if "error" in section:
        said = plain(say("check-unread", " ".join(section["error"].split())))
        return ["✗", plain(title), to.source(path, file, section["line"]), "", "", said]
    values, places = section["values"], section["places"]
    parts = [
        say(code, count["agree"], count["compared"])
        for code, count in (("check-values", values), ("check-places", places))
        if count["compared"]
    ] or [say("check-nothing")]
    faults = section["contradictions"] + section["wrong_totals"]
    parts += [say("check-faults", faults)] if faults else []
    sheet = section.get("sheet")
    return [
        "✓" if section["agrees"] else "≠",
        to.sheet(sheet, title) if sheet else plain(title),
        to.source(path, file),
        str(section["players"]),
        str(section["rounds"]),
        plain(capital(", ".join(parts))),
    ]


def _since(title: str, since: Json | None) -> list[str]:
    if not since:
        return []
    told = [one["message"] for kind in ("results", "moved") for one in since[kind]]
    more = len(told) - _SHOWN
    shown = told if more <= 0 else [*told[:_SHOWN], say("check-more", more)]
    return [
        f"**{plain(title)}** · {plain(since['message'])}",
        "",
        *(f"- {plain(' '.join(one.split()))}" for one in shown),
        "",
    ]


def outputs(report: Json) -> dict[str, str]:
    """Return the outputs of the step, each on one line."""
    sheets = [section["sheet"] for _, section in _sections(report) if section.get("sheet")]
    # A section that cannot be read has none, and is in the index.
    written = any("sheet" in section for _, section in _sections(report))
    total = report["total"]
    return {
        "pages": json.dumps([INDEX, *sheets] if written else []),
        "sheets": str(len(sheets)),
        "agree": str(total["agree"]),
        "differ": str(total["differ"]),
        "unreadable": str(total["unread"]),
    }


def main(environ: Mapping[str, str] = os.environ) -> int:
    """Add to the files that the runner names; ``REPORT`` and ``PRINTED`` are what was found."""
    report = json.loads(Path(environ["REPORT"]).read_text(encoding="utf-8"))
    printed = Path(environ["PRINTED"]).read_text(encoding="utf-8")
    with use(report["language"]):
        said = markdown(report, printed, links(environ), environ)
    put = "".join(f"{name}={value}\n" for name, value in outputs(report).items())
    for name, text in (("GITHUB_STEP_SUMMARY", said), ("GITHUB_OUTPUT", put)):
        with Path(environ[name]).open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return 0


if __name__ == "__main__":  # pragma: no cover - the action's test starts it
    sys.exit(main())
