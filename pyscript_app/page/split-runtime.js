// The runtime's WebAssembly comes in two modules, cut by pyscript_app/build/split.mjs: what the
// first answers call, and what is called rarely. The second joins the first when one of its
// functions is called, or earlier.

/** How the build marks what the two export to one another; Pyodide is to see nothing of it. */
const MARK = "+";

/**
 * Instantiate the first module.
 *
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports} imports what Pyodide gives it
 * @param {() => WebAssembly.Module} second returns the second module at once, or throws
 */
export async function instantiate(module, imports, second) {
  /** @param {WebAssembly.Module} joining */
  const join = (joining) => {
    if (joined.value) return;
    void new WebAssembly.Instance(joining, { ...imports, often: exports });
    joined.value = 1;
  };
  const seldom = { join: () => join(second()) };
  const { exports } = await WebAssembly.instantiate(module, { ...imports, seldom });
  const joined = /** @type {WebAssembly.Global} */ (exports[`${MARK}joined`]);
  const own = Object.entries(exports).filter(([name]) => !name.startsWith(MARK));
  return { instance: { exports: Object.fromEntries(own) }, join };
}
