import { loadPyodide } from "./pyodide.mjs";

self.onmessage = async ({ data }) => {
  const python = await loadPyodide();
  await python.loadPackage(new URL("./WHEEL", import.meta.url).href);
  self.postMessage(python.pyimport("calculator.page").answer(JSON.stringify(data)));
};
