// The runtime's WebAssembly comes in three modules, cut by pyscript_app/build/split.mjs: what the
// first answers call, what is called rarely, and the data with which Python starts. The second joins
// the first when one of its functions is called, or earlier. Who goes on with a memory that was kept
// has the data in there.

/** How the build marks what the two export to one another; Pyodide is to see nothing of it. */
const MARK = "+";

/**
 * Instantiate the first module.
 *
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports} imports what Pyodide gives it
 * @param {() => WebAssembly.Module} second returns the second module at once, or throws
 * @param {Promise<WebAssembly.Module>} [data] the third, where Python starts
 */
export async function instantiate(module, imports, second, data) {
  /** @param {WebAssembly.Module} joining */
  const join = (joining) => {
    if (joined.value) return;
    void new WebAssembly.Instance(joining, { ...imports, often: exports });
    joined.value = 1;
  };
  const seldom = { join: () => join(second()) };
  const { exports } = await WebAssembly.instantiate(module, { ...imports, seldom });
  if (data) void new WebAssembly.Instance(await data, { often: exports });
  const joined = /** @type {WebAssembly.Global} */ (exports[`${MARK}joined`]);
  const own = Object.entries(exports).filter(([name]) => !name.startsWith(MARK));
  return { instance: { exports: Object.fromEntries(own) }, join };
}
