// Run by Node: starts the npm package's Pyodide and has inside.py make the bundle in it.
// Usage: node bundle.mjs ROOT WORK, where WORK/requests.json holds the sample requests,
// WORK/asked.json those of the JavaScript module, and WORK/sample.xlsx a spreadsheet; WORK/site has
// the packages that read one. library.bin, core.bin, more.bin, files.bin and api.bin are written
// there.
import { loadPyodide } from "pyodide";

const [root, work] = process.argv.slice(2);

async function start() {
  // The hash seed is fixed so that the order of sets cannot leak into the bytecode. A traceback
  // in the page names lines, not columns: those are a quarter of the download.
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ env });
  for (const [from, to] of [
    [root, "/root"],
    [work, "/work"],
  ]) {
    python.FS.mkdirTree(to);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, to);
  }
  python.runPython(`
    import sys
    started = list(sys.modules)
    import json, pathlib
    sys.path.insert(0, "/root/pyscript_app/build")
    import inside
    work = pathlib.Path("/work")
  `);
  return python;
}

try {
  const python = await start();
  python.runPython(`
    requests = json.loads(work.joinpath("requests.json").read_text())
    made = inside.bundles("/root", requests, started)
    for name, content in zip(("library", "core", "more"), made, strict=True):
        work.joinpath(f"{name}.bin").write_bytes(content)
    sample = work.joinpath("sample.xlsx").read_bytes()
    work.joinpath("files.bin").write_bytes(inside.files_bundle("/root", "/work/site", sample))
    work.joinpath("there.json").write_text(json.dumps([name for one in made for name in inside.names(one)]))
  `);
  // Another one, which has imported nothing yet.
  (await start()).runPython(`
    asked = [
        (request, None if content is None else content.encode("latin-1"))
        for request, content in json.loads(work.joinpath("asked.json").read_text())
    ]
    there = json.loads(work.joinpath("there.json").read_text())
    work.joinpath("api.bin").write_bytes(inside.api_bundle("/root", asked, there))
  `);
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
