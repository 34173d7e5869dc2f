"""The bundle: the trimmed Python answers like the whole one, and two builds are identical."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from calculator import page
from calculator.incoming import File, text_or_error
from calculator.reading import read
from pyscript_app.build import bundle, often, samples, split
from pyscript_app.build.inside import PATTERNS
from pyscript_app.build.runtime import BuildError, empty_lock
from pyscript_app.build.split import folder
from tests.node.conftest import ROOT, STOCK, RunPython
from tests.support import dbf_files
from tests.support.events import random_event
from tests.support.examples import seeds
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.node


def unpacked(app: Path, name: str, into: Path) -> Path:
    """The zip that a published bundle is, in a folder of the test's own."""
    (found,) = app.glob(f"{name}-*.bin")
    zipped = into / f"{name}.zip"
    zipped.write_bytes(bundle.unpacked(found))
    return zipped


def as_published(app: Path, into: Path) -> dict[str, Any]:
    """What Pyodide is started with in the page."""
    return {
        "stdLibURL": str(unpacked(app, "library", into)),
        "core": str(unpacked(app, "calculator", into)),
        "more": str(unpacked(app, "more", into)),
        "lockFileContents": empty_lock(STOCK),
        "packageBaseUrl": str(app),
    }


TIEBREAKS = ("modified-median", "solkoff", "cumulative", "cumulative-opposition")


def questions() -> list[dict[str, Any]]:
    """Every sheet of the corpus and sample of the docs: the whole, and values, which take turns."""
    sheets = sorted((ROOT / "tests" / "corpus" / "data").glob("*/source.txt"))
    sheets += sorted((ROOT / "docs" / "samples").glob("*.txt"))
    asked: list[dict[str, Any]] = [json.loads(text) for text in samples.requests()]
    of_each = len(seeds(len(TIEBREAKS), least=1))
    for at, sheet in enumerate(sheets):
        text = sheet.read_text(encoding="utf-8")
        asked.append({"what": "calculate", "text": text, "player": 2})
        asked += [
            {"what": "workings", "text": text, "number": 1, "tiebreak": tiebreak}
            for tiebreak in (TIEBREAKS[at % 4 :] + TIEBREAKS)[:of_each]
        ]
    return asked


# Over five seconds: what the page runs answers each sample.
def test_it_answers_as_this_machines_python_does(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    asked = [json.dumps(question) for question in questions()]
    (tmp_path / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
    said = run_python(
        "", pyodide=folder(app), options=as_published(app, tmp_path), asked=tmp_path / "asked.json"
    )
    answers = json.loads(said)
    assert len(answers) == len(asked) > 50
    for question, answer in zip(asked, answers, strict=True):
        assert answer == json.loads(page.answer(question)), question[:200]


# Over five seconds: Python starts for each file of questions, with half of its code.
def test_what_is_called_seldom_is_not_needed_for_a_first_answer(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    asked = [question for question in questions() if question["what"] == "calculate"]
    for seed in seeds(30):
        event = random_event(Random(seed))  # noqa: S311 - no secret
        question = {"what": "calculate", "text": wintd_tabs(event), "player": str(seed % 9 + 1)}
        asked.append(question | {"order": ("us-chess", "fide-2026")[seed % 2], "language": "en"})
    file = tmp_path / "asked.json"
    file.write_text(json.dumps([json.dumps(question) for question in asked]), encoding="utf-8")
    options = as_published(app, tmp_path)
    said = run_python("", pyodide=folder(app), options=options, asked=file, alone=True)
    states = [answer["state"] for answer in json.loads(said)]
    assert states.count("done") > len(asked) * 0.9
    # It is there, and joins when it is needed.
    with pytest.raises(BuildError, match="called seldom"):
        run_python("'abc'.encode('utf-7')", pyodide=folder(app), options=options, alone=True)
    code = "import js, json, unicodedata; json.dumps([unicodedata.name('½'), js.takenOut])"
    name, taken = json.loads(run_python(code, pyodide=folder(app), options=options))
    assert name == "VULGAR FRACTION ONE HALF"
    # Of more than ten thousand functions in its table none is looked for (glue.mjs).
    assert 0 < taken < 1000


# Six seconds: the module's functions are made to tell that they are called.
@pytest.mark.usefixtures("app")
def test_the_list_of_what_is_called_often_can_be_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = list(samples.often(ROOT))[:4]
    monkeypatch.setattr(samples, "often", lambda _: few)
    monkeypatch.setattr(often, "_TEXTS", ())
    made, kept = often.make(ROOT), Path(often.__file__).parent
    known, found = set(often.numbers(kept)), set(made[often.LIST])
    # Which are called when memory is cleared up depends on what is asked.
    assert 2000 < len(found) < len(known)
    assert len(found - known) < 10
    # As Python goes on the same is read each time, whatever was asked.
    assert set(made[often.READ]) == set(often.numbers(kept, often.READ))


#: What every pair of bytes means in the encodings whose tables come with what is called seldom.
MEANT = """
import json, zlib
from importlib import import_module
told = {}
for module, names in {
    "_codecs_cn": ["gb2312", "gbk", "gb18030"],
    "_codecs_hk": ["big5hkscs"],
    "_codecs_jp": ["shift_jis", "cp932", "euc_jp", "euc_jisx0213", "shift_jis_2004"],
    "_codecs_kr": ["euc_kr", "cp949", "johab"],
    "_codecs_tw": ["big5", "cp950"],
}.items():
    for name in names:
        codec = import_module(module).getcodec(name)
        pairs = (bytes([one, two]) for one in range(0x81, 0xFF) for two in range(0x40, 0xFF))
        text = "".join(codec.decode(pair, "replace")[0] for pair in pairs)
        back = codec.encode(text, "replace")[0]
        told[name] = [len(set(text)), zlib.crc32(text.encode()), zlib.crc32(back)]
json.dumps(told)
"""


@pytest.mark.long
def test_the_tables_of_encodings_come_with_what_is_called_seldom(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    told = json.loads(run_python(MEANT, pyodide=folder(app), options=as_published(app, tmp_path)))
    assert told == json.loads(run_python(MEANT))
    assert all(characters > 1500 for characters, *_ in told.values())


def test_an_error_in_it_is_reported_with_its_traceback(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    said = run_python(
        "import traceback\n"
        "try:\n    import calculator.page; calculator.page.answer('no JSON')\n"
        "except Exception:\n    said = traceback.format_exc()\n"
        "said",
        pyodide=folder(app),
        options=as_published(app, tmp_path),
    )
    assert "JSONDecodeError" in said
    told = re.search(r'"(calculator/page/__init__\.py)", line (\d+)', said)
    assert told, said
    # The lines are those of the source, which is not there.
    assert "_SESSION.answer" in (ROOT / told[1]).read_text("utf-8").splitlines()[int(told[2]) - 1]


def test_it_holds_bytecode_alone_and_the_whole_core_but_the_command_line(
    app: Path, tmp_path: Path
) -> None:
    first = set(ZipFile(unpacked(app, "calculator", tmp_path)).namelist())
    more = set(ZipFile(unpacked(app, "more", tmp_path)).namelist())
    assert not first & more
    names = first | more
    library = set(ZipFile(unpacked(app, "library", tmp_path)).namelist())
    assert {name for name in names | library if not name.endswith(".pyc")} == {PATTERNS}
    assert not names & library
    assert not any(name.startswith("calculator/") for name in library)
    core = {f"{path.relative_to(ROOT).as_posix()}c" for path in ROOT.glob("calculator/**/*.py")}
    others = tuple(
        f"calculator/{name}"
        for name in (
            *("__main__", "api/", "command/", "files/", "incoming", "scanned/"),
            "writing/reasons_json",
        )
    )
    assert {name for name in core - names if not name.startswith(others)} == set()
    assert not any(name.startswith(others) for name in names)


def test_each_module_is_found_as_the_library_finds_it_and_loaded_once(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    """`sitecustomize` says what `zipimport` does; another version of it may say more.

    And a first answer takes no regular expression apart: those are what `re` makes of them.
    """
    names = [
        [name for name in ZipFile(unpacked(app, each, tmp_path)).namelist() if name != PATTERNS]
        for each in ("library", "calculator")
    ]
    question = next(one for one in questions() if one["what"] == "calculate")
    (tmp_path / "question.json").write_text(json.dumps(question), encoding="utf-8")
    (tmp_path / "names.json").write_text(json.dumps(names), encoding="utf-8")
    said = run_python(
        """
import json, marshal, sys, zipimport
from pathlib import Path, PurePath
from sitecustomize import Once
import calculator.page
archives = [path for path in sys.path if path.endswith(".zip")]
names = json.loads(Path("/work/names.json").read_text())
differing = []
found = 0
pairs = [(a, PurePath(name)) for a, each in zip(archives, names, strict=True) for name in each]
for archive, file in pairs:
    named = file.parent if file.stem == "__init__" else file.with_suffix("")
    place = "/".join((archive, *named.parent.parts))
    finders = [finder(place) for finder in (Once, zipimport.zipimporter)]
    codes = [finder.get_code(".".join(named.parts)) for finder in finders]
    ours, theirs = (finder.find_spec(".".join(named.parts)) for finder in finders)
    ours.loader = theirs.loader = None
    found += 1
    if vars(ours) != vars(theirs) or marshal.dumps(codes[0]) != marshal.dumps(codes[1]):
        differing.append([str(file), str(vars(ours)), str(vars(theirs))])
import re
from re import _compiler, _parser
before, taken, parse = set(re._cache), [], _parser.parse
_parser.parse = lambda *given: (taken.append(given[0]), parse(*given))[1]
state = json.loads(calculator.page.answer(Path("/work/question.json").read_text()))["state"]
_parser.parse = parse
asked = [(text, flags) for kind, text, flags in set(re._cache) - before if kind is str]
ours = [re.compile(*each) for each in asked]
compiled = _compiler.compile.__self__._compile
unlike = [text for (text, flags), one in zip(asked, ours) if compiled(text, flags) != one]
loader = type(calculator.page.__spec__.loader).__name__
json.dumps([found, differing, loader, state, taken, len(asked), unlike])
""",
        pyodide=folder(app),
        options=as_published(app, tmp_path),
        mounts={"/work": tmp_path},
    )
    found, differing, loader, state, taken, asked, unlike = json.loads(said)
    assert found > 400
    assert differing == []
    assert (loader, state) == ("Once", "done")
    assert (taken, unlike) == ([], [])
    assert asked > 50


# The core, which is full of them, answers above as this machine's Python does.
@pytest.mark.long
def test_its_named_tuples_are_those_that_the_library_makes(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    """`sitecustomize` takes the place of a line of `namedtuple`, which may change."""
    said = run_python(
        """
import collections, json
assert "eval" in vars(collections)
ours = []
for evaluated in (True, False):
    if not evaluated:
        del collections.eval
    made = []
    # Twice: the second takes what was compiled for the first.
    for letters in ("abcdefghijklmnopqrst", "ABCDEFGHIJKLMNOPQRST"):
        for count in range(1, 21):
            kind = collections.namedtuple("Kind", " ".join(letters[:count]), defaults="z")
            new = kind.__new__
            code = new.__code__
            parts = ("co_code", "co_consts", "co_names", "co_varnames", "co_argcount", "co_flags")
            made.append([str(getattr(code, part)) for part in parts])
            made.append([str(new.__defaults__), new.__name__, str(sorted(new.__globals__))])
            made.append(repr(kind(*letters[: count - 1])))
            made.append(repr(kind(**dict.fromkeys(letters[:count], count))))
    ours.append(made)
json.dumps([ours[0] == ours[1], len(ours[0]), ours[0][:4]])
""",
        pyodide=folder(app),
        options=as_published(app, tmp_path),
    )
    same, count, first = json.loads(said)
    assert (same, count) == (True, 160), first


def test_what_opens_files_is_by_itself_with_its_licenses(app: Path, tmp_path: Path) -> None:
    names = set(ZipFile(unpacked(app, "files", tmp_path)).namelist())
    assert {"calculator/incoming.pyc", "calculator/files/opening.pyc"} <= names
    assert "calculator/scanned/sheet.pyc" in names
    assert {name.split("/")[0] for name in names if "LICEN" in name} == {"openpyxl", "et_xmlfile"}
    assert not names & set(ZipFile(unpacked(app, "calculator", tmp_path)).namelist())


def test_it_opens_files_as_this_machines_python_does(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    table = read("Name,R1,R2\nAnn,W2,B\nBob,L1,H")
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        archive.writestr("a/TDEXPORT.DBF", dbf_files.players([table]))
        archive.writestr("a/text.txt", "Zoë".encode("utf-16-le"))
    files = {
        "club.xlsx": samples.workbook(),
        "report.zip": packed.getvalue(),
        "TDEXPORT.DBF": dbf_files.players([table]),
        "cut.xlsx": samples.workbook()[:-100],
        "photo.png": b"\x89PNG",
        "old.xls": b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"),
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    unpacked(app, "files", tmp_path)
    said = run_python(
        "import json, pathlib, sys\n"
        "import calculator, encodings\n"
        "sys.path.append('/work/files.zip')\n"
        "for package in (calculator, encodings):\n"
        "    package.__path__.append(f'/work/files.zip/{package.__name__}')\n"
        "from calculator.incoming import File, text_or_error\n"
        f"names = {list(files)!r}\n"
        "read = [File(name, pathlib.Path('/work', name).read_bytes()) for name in names]\n"
        "json.dumps([text_or_error([file], 'en') for file in read])",
        pyodide=folder(app),
        options=as_published(app, tmp_path),
        mounts={"/work": tmp_path},
    )
    expected = [text_or_error([File(name, content)], "en") for name, content in files.items()]
    assert json.loads(said) == expected
    assert "Zoë" in expected[1].encode().decode("unicode_escape")
    assert "password" in expected[-1]
    assert [list(json.loads(one)) for one in expected] == [
        *([["text"]] * 3),
        *([["error"]] * 3),
    ]


@pytest.mark.long
def test_the_same_sources_make_the_same_bytes(app: Path, tmp_path: Path) -> None:
    made = bundle.make(ROOT, tmp_path)
    assert len(made) == 5
    for again in made:
        assert again.read_bytes() == (app / again.name).read_bytes()


@pytest.mark.long
def test_the_same_runtime_is_cut_the_same_way(app: Path, tmp_path: Path) -> None:
    for again in split.make(ROOT, STOCK, tmp_path):
        assert again.read_bytes() == (app / again.relative_to(tmp_path)).read_bytes()
