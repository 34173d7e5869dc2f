// Run by Node: has esbuild put the page's modules and its style together, under names with hashes.
// Usage: node pages.mjs PLAN.json; pages.py says what the plan holds. Prints what was written.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const { page, out, published, runtime } = JSON.parse(await readFile(process.argv[2], "utf8"));

/** @type {import("esbuild").Plugin} */
const ours = {
  name: "ours",
  setup({ onResolve, onLoad }) {
    // The runtime is published as it is, beside the modules.
    onResolve({ filter: /^pyodide$/ }, () => ({ path: runtime, external: true }));
    onResolve({ filter: /^\.\/pyodide-/ }, ({ path }) => ({ path, external: true }));
    // A library's first comment names author and license: esbuild keeps only comments like this.
    onLoad({ filter: /qrcode-generator/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const [head = ""] = /^(\/\/.*\n)+/.exec(text) ?? [];
      if (!head.includes("Copyright")) throw new Error(`${path} does not begin with its license`);
      return { contents: `/*!\n${head}*/\n${text.slice(head.length)}` };
    });
  },
};

/**
 * @param {Record<string, string>} entries
 * @param {Record<string, unknown>} known the value of each `published` name in the sources
 */
async function made(entries, known) {
  const names = Object.entries(known);
  const { metafile } = await build({
    entryPoints: entries,
    outdir: out,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    define: Object.fromEntries(
      names.map(([name, value]) => [`published.${name}`, JSON.stringify(value)]),
    ),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "inline",
    charset: "utf8",
    metafile: true,
    plugins: [ours],
    logLevel: "silent",
  });
  /** @type {Record<string, string>} */
  const written = {};
  const paths = Object.keys(metafile.outputs);
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) written[entryPoint.slice(entryPoint.lastIndexOf("/") + 1)] = path;
  }
  return { written, paths };
}

try {
  const worker = await made({ worker: `${page}/worker.js` }, published);
  const name = worker.paths[0]?.split("/").at(-1);
  const known = { ...published, worker: `./${name}` };
  const whole = await made({ app: `${page}/app.js` }, known);
  const style = await made({ app: `${page}/style/app.css` }, {});
  console.log(
    JSON.stringify({
      script: whole.written["app.js"],
      style: style.written["app.css"],
      files: [...worker.paths, ...whole.paths, ...style.paths],
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
