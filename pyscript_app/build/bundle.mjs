// Run by Node: starts the npm package's Pyodide and has inside.py make the bundle in it.
// Usage: node bundle.mjs ROOT WORK, where WORK/requests.json holds the sample requests
// and WORK/bundle.zip is written.
import { loadPyodide } from "pyodide";

const [root, work] = process.argv.slice(2);
try {
  // The hash seed is fixed so that the order of sets cannot leak into the bytecode.
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  for (const [from, to] of [
    [root, "/root"],
    [work, "/work"],
  ]) {
    python.FS.mkdirTree(to);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, to);
  }
  python.runPython(`
    import json, pathlib, sys
    sys.path.insert(0, "/root/pyscript_app/build")
    import inside
    work = pathlib.Path("/work")
    requests = json.loads(work.joinpath("requests.json").read_text())
    work.joinpath("bundle.zip").write_bytes(inside.bundle("/root", requests))
  `);
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
