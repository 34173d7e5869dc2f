// Starts a Pyodide under Node and runs a Python file in it: node run.mjs PLAN.json
//
// The plan: {"pyodide": FILE, "options": {…} for loadPyodide, and the zips "core" and "more" among them, "mounts": {PATH IN PYODIDE: FOLDER},
// "load": [packages to load], "python": CODE, "awaits": whether the code does}. The code's last
// value, a string, is printed. Nothing is downloaded: packages come from the folder that the options
// name. Where that folder is the site's, its other modules join the first as in the page. With
// "asked", a file of requests, in place of code the replies of `calculator.page` are printed; with
// "alone" it is an error that the second module has to join.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { instantiate } from "../../pyscript_app/page/split-runtime.js";

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const [second, data] = ["seldom", "data"].map((name) =>
  join(dirname(plan.pyodide), `pyodide.${name}.wasm`),
);

/** How often a function was taken out of a table: each becomes one of JavaScript. */
globalThis.takenOut = 0;
const { get } = WebAssembly.Table.prototype;
WebAssembly.Table.prototype.get = function (at) {
  globalThis.takenOut++;
  return get.call(this, at);
};

function takeBoth() {
  const { instantiate: whole } = WebAssembly;
  WebAssembly.instantiate = async (bytes, imports) => {
    if (!imports?.env) return whole(bytes, imports);
    WebAssembly.instantiate = whole;
    const module = await WebAssembly.compile(bytes);
    const seldom = () => {
      if (!plan.alone) return new WebAssembly.Module(readFileSync(second));
      console.error(new Error("A function was called that is called seldom").stack.slice(0, 2000));
      return process.exit(1);
    };
    const third = WebAssembly.compile(readFileSync(data));
    const { instance } = await instantiate(module, imports, seldom, third);
    return { module, instance };
  };
}

try {
  if (existsSync(second)) takeBoth();
  const { loadPyodide } = await import(pathToFileURL(plan.pyodide));
  const { core, more, ...options } = plan.options;
  const python = await loadPyodide({ ...options, stderr: (text) => console.log(text) });
  if (core) {
    python.FS.writeFile("/core.zip", readFileSync(core));
    python.pyimport("sys").path.append("/core.zip");
    if (more) python.FS.writeFile("/more.zip", readFileSync(more));
  }
  for (const [path, root] of Object.entries(plan.mounts)) {
    python.FS.mkdirTree(path);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
  }
  if (plan.load.length) await python.loadPackage(plan.load);
  if (plan.asked) {
    const { answer } = python.pyimport("calculator.page");
    const asked = JSON.parse(readFileSync(plan.asked, "utf8"));
    console.log(JSON.stringify(asked.map((request) => JSON.parse(answer(request, () => {})))));
  } else console.log(await (plan.awaits ? python.runPythonAsync : python.runPython)(plan.python));
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
