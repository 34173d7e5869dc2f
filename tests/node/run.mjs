// Starts a Pyodide under Node and runs a Python file in it: node run.mjs PLAN.json
//
// The plan: {"pyodide": FILE, "options": {…} for loadPyodide, "mounts": {PATH IN PYODIDE: FOLDER},
// "load": [packages to load], "python": CODE, "awaits": whether the code does}. The code's last
// value, a string, is printed. Nothing is downloaded: packages come from the folder that the options
// name.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
  const { loadPyodide } = await import(pathToFileURL(plan.pyodide));
  const python = await loadPyodide({ ...plan.options, stderr: (text) => console.log(text) });
  for (const [path, root] of Object.entries(plan.mounts)) {
    python.FS.mkdirTree(path);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
  }
  if (plan.load.length) await python.loadPackage(plan.load);
  console.log(await (plan.awaits ? python.runPythonAsync : python.runPython)(plan.python));
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
