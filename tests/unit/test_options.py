"""What is wrong with an option is one line, and says what may have been meant; or a document."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from calculator.__main__ import main
from calculator.command import options
from calculator.command.options import parser
from calculator.reading import LAYOUTS
from calculator.tiebreaks import EDITIONS, ORDERS, REGISTER
from calculator.words import LANGUAGES
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples"
WSCF = str(SAMPLES / "wscf.txt")
PRIZES = str(SAMPLES / "prizes.txt")
SCHEMA = Draft202012Validator(
    json.loads(
        files("calculator.writing").joinpath("standings.schema.json").read_text(encoding="utf-8")
    )
)

Capture = pytest.CaptureFixture[str]

WRONG = [
    (["--plyer", "2"], "error: unknown option --plyer", "did you mean --player?"),
    (["--plyer=2"], "error: unknown option --plyer", "did you mean --player?"),
    (["-order", "x"], "error: unknown option -order", "did you mean --order?"),
    (["--zzz"], "error: unknown option --zzz", "--help lists the options"),
    (["--order", "us-ches"], "error: unknown tiebreak or order “us-ches”", "us-chess?"),
    (["--order", "solkof,median"], "error: unknown tiebreak or order “solkof”", "solkoff?"),
    (["--order", "Modified Median"], "error: unknown tiebreak or order", "modified-median?"),
    (["--order", "Koya"], "error: unknown tiebreak or order “Koya”", "did you mean KS?"),
    (["--order", "qqq"], "error: unknown tiebreak or order “qqq”", "--list shows those it has"),
    (["--set", "most-win=played"], "error: --set does not know “most-win”", "most-wins?"),
    (["--set", "withdrawn=countd"], "error: “countd” is not an option of withdrawn", "counted?"),
    (["--rules", "fide-2025"], "error: --rules cannot be “fide-2025”", "did you mean fide-202"),
    (["--kind", "roundrobin"], "error: --kind cannot be “roundrobin”", "did you mean round-robin?"),
    (
        ["--language", "esp"],
        "error: --language cannot be “esp”; the choices are en, es",
        "did you mean es?",
    ),
    (["--format", "swisssys-txt"], "error: there is no format", "did you mean swisssys-text?"),
    (["--write", "cvs"], "error: --write cannot be “cvs”", "did you mean csv?"),
    (
        ["--as", "exel"],
        "error: --as cannot be “exel”; the choices are text, markdown, csv, xlsx",
        "",
    ),
    (["--team-best", "three"], "error: --team-best takes a whole number, not “three”", ""),
    (["--order"], "error: --order needs a value", ""),
    (["--compare", "1"], "error: --compare needs 2 values", ""),
    (["--te", "3"], "error: --te may be any of --teams, --team-by", ""),
    (["--check=1"], "error: --check takes no value, and has “1”", ""),
    (["--what-if"], "error: --what-if goes with --player", ""),
    (
        ["--out", "a.pdf"],
        "error: --out a.pdf: it can be written as .txt, .xlsx, .csv, .md, .json",
        "",
    ),
    (
        ["--out", "a.html"],
        "error: --out a.html: it can be written as",
        "--html OUT.html writes a page",
    ),
    (["--check", "--out", "a.csv"], "error: --out a.csv: this can be written as .txt or .json", ""),
    (["--class", "Grad3=5"], f"{PRIZES}: there is no column “Grad3”", "did you mean Grade?"),
    (["--player", "Ivoo"], f"{PRIZES}: “Ivoo” is not in this table", "did you mean Ivo Tarn?"),
]


@pytest.mark.parametrize(("arguments", "said", "meant"), WRONG, ids=lambda one: str(one)[:30])
def test_one_line_says_what_is_wrong_and_what_was_meant(
    capsys: Capture, arguments: list[str], said: str, meant: str
) -> None:
    assert main([PRIZES, *arguments]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith(said)
    assert meant in line[len(said) - 1 :]


@pytest.mark.parametrize(
    ("arguments", "said", "meant"),
    [one for one in WRONG if one[0][0] not in {"--write", "--out", "--check"}],
    ids=lambda one: str(one)[:30],
)
def test_with_json_it_is_a_document(
    capsys: Capture, arguments: list[str], said: str, meant: str
) -> None:
    forms = [one for one in arguments if one == "--as"]
    assert main([PRIZES, "--json", *arguments]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    document = json.loads(out)
    SCHEMA.validate(document)
    error = document["error"]
    assert error["line"] is error["column"] is None
    if not forms:
        told = " ".join(filter(None, (error["message"], error["hint"])))
        assert said.removeprefix("error: ") in told
        assert meant in told


def test_also_where_the_option_is_cut_short_or_comes_later(capsys: Capture) -> None:
    for arguments in (["--js", "--zzz"], ["--zzz", "--json"]):
        assert main([WSCF, *arguments]) == 1
        assert json.loads(capsys.readouterr().out)["error"]["message"] == "unknown option --zzz"
    assert main([WSCF, "--j", "--zzz"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["nowhere.txt"],
        ["nowhere.txt", "--check"],
        [str(SAMPLES)],
        [WSCF, "--section", "9"],
        [WSCF, "--since", "nowhere.txt"],
        [WSCF, "--html", "x.html", "--list"],
        ["https://example.org/open.txt"],
    ],
    ids=lambda one: " ".join(one)[-30:],
)
def test_so_is_what_is_wrong_with_a_file(capsys: Capture, arguments: list[str]) -> None:
    assert main([*arguments, "--json"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    SCHEMA.validate(json.loads(out))
    assert json.loads(out)["error"]["message"]


def test_what_there_is_is_never_refused(capsys: Capture) -> None:
    assert main([WSCF, "--order", "solkoff,DE", "--language", "es"]) == 0
    read = parser().read
    for option, names in (
        ("--rules", EDITIONS),
        ("--language", LANGUAGES),
        ("--format", LAYOUTS),
        ("--order", [*ORDERS, *REGISTER]),
    ):
        for name in names:
            found = vars(read([option, name]))[option.strip("-")]
            assert found == name
    assert capsys.readouterr().err == ""


def test_behind_two_dashes_are_files(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("--open.txt").write_text("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1", encoding="utf-8")
    assert main(["--player", "Ann", "--", "--open.txt"]) == 0
    assert "Ann is 1st of 2" in capsys.readouterr().out


def test_nobody_is_taken_for_somebody_else(capsys: Capture) -> None:
    assert main([WSCF, "--player", "Ida"]) == 1
    assert capsys.readouterr().err == f"{WSCF}: “Ida” is not in this table\n"


def test_in_spanish(capsys: Capture) -> None:
    assert main([WSCF, "--language", "es", "--order", "us-ches"]) == 1
    said = capsys.readouterr().err
    assert said == "error: desempate u orden desconocido: «us-ches»; ¿querías decir us-chess?\n"


def test_a_file_that_is_not_there_but_nearly(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "open.txt").write_text("x", encoding="utf-8")
    assert main([str(tmp_path / "opne.txt")]) == 1
    said = capsys.readouterr().err
    assert said.endswith(f"No such file or directory; did you mean {tmp_path / 'open.txt'}?\n")


def test_an_address_is_not_fetched(capsys: Capture) -> None:
    assert main([""]) == 1
    assert capsys.readouterr().err == "error: the name of a file is empty\n"
    assert main(["www.example.org/open.txt"]) == 1
    assert "nothing is fetched" in capsys.readouterr().err
    for more in ([], ["--check"], ["--html", "public"]):
        assert main(["https://example.org/open.txt", *more]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("error: https://example.org/open.txt is an address, and nothing is")
        assert "save the page and name the file" in line
        assert "?src=" in line


def test_the_help_has_groups_and_examples(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    for part in ("input:", "ranking:", "questions:", "output:"):
        assert part in told
    for kind in ("TRF", ".png", ".zip", ".xlsx", ".pdf", "JSON", ".sjson", "DBF", "PGN"):
        assert kind in told
    examples = told.partition("examples:")[2]
    assert "photo.jpg" in examples
    assert max(map(len, told.splitlines())) <= 100


@pytest.mark.parametrize("asked", [asked for asked, _ in options._EXAMPLES])
def test_the_examples_are_options(asked: str) -> None:
    assert parser().read(asked.split()).files


@pytest.mark.native
def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "calculator", WSCF, "--order", "us-ches"],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == ("error: unknown tiebreak or order “us-ches”; did you mean us-chess?\n")
