// Run by Node: has esbuild put the page's modules and its style together, under names with hashes.
// Usage: node pages.mjs PLAN.json; pages.py says what the plan holds. Prints what was written.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const { page, out, published, runtime, club, taking, telling, version } = JSON.parse(
  await readFile(process.argv[2], "utf8"),
);

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
    // Tesseract's license comes beside it; it is that of what it has learned, too.
    onLoad({ filter: /tesseract\.js-core.*\.js$/ }, async ({ path }) => {
      const license = await readFile(path.replace(/[^/\\]*$/, "LICENSE"), "utf8");
      if (!license.includes("Apache License")) throw new Error(`${path} has no license beside it`);
      const head = `Tesseract, and its data for English\n\n${license}`;
      return { contents: `/*!\n${head}*/\n${await readFile(path, "utf8")}` };
    });
    onLoad({ filter: /pdfjs-dist/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!/^\/\*\*[^/]*Copyright/.test(text)) {
        throw new Error(`${path} does not begin with its license`);
      }
      return { contents: text.replace("/**", "/*!") };
    });
  },
};

/**
 * esbuild makes a file of the modules that the same entries need. What comes later needs some of the
 * page's own, so those would be fourteen files, each with a trip of its own through the service
 * worker. As if it needed all of them, they are four: a bare page begins with two, and so does a page
 * with the box.
 *
 * @type {import("esbuild").Plugin}
 */
const together = {
  name: "together",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\// }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: join(resolveDir, path), pluginData: "later" } : undefined,
    );
    onLoad({ filter: /\.js$/ }, async ({ path, pluginData }) => {
      // Of a module that is imported in both ways the first that esbuild meets would decide, and
      // which that is differs from run to run.
      const later = path === join(page, "calculator.js") || pluginData === "later";
      if (!later || path === join(page, "tables.js")) return undefined;
      const text = await readFile(path, "utf8");
      // A catalogue needs nothing.
      if (!/^import /m.test(text)) return undefined;
      const own = ["calculator.js", "start.js", "runtime.js", "text-preview.js"].map(
        (name) => `import "${page}/${name}";\n`,
      );
      return { contents: text + own.join("") };
    });
  },
};

/** The files that were read. */
const inputs = new Set();

/**
 * @param {Record<string, string>} entries
 * @param {Record<string, unknown>} known the value of each `published` name in the sources
 * @param {"esm" | "iife"} format a module, or a plain script
 * @param {string[]} external what only Node would load
 * @param {string} [globalName] the variable in which a plain script leaves what it exports
 * @param {boolean} [minify] not what other people may want to look into
 * @param {import("esbuild").Plugin[]} [plugins]
 */
async function made(
  entries,
  known,
  format = "esm",
  external = [],
  globalName = undefined,
  minify = true,
  plugins = [ours],
) {
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
    splitting: format === "esm",
    format,
    globalName,
    target: "es2022",
    minify,
    legalComments: "inline",
    charset: "utf8",
    metafile: true,
    plugins,
    external,
    logLevel: "silent",
  });
  for (const path of Object.keys(metafile.inputs)) inputs.add(path);
  /** @type {Record<string, string>} */
  const written = {};
  const paths = Object.keys(metafile.outputs);
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) written[entryPoint.slice(entryPoint.lastIndexOf("/") + 1)] = path;
  }
  return { written, paths, outputs: metafile.outputs };
}

/**
 * What modules import, and what that imports: a page that names it all at once has it in one trip.
 *
 * @param {Awaited<ReturnType<typeof made>>["outputs"]} outputs
 * @param {(string | undefined)[]} from
 */
function reached(outputs, from) {
  const found = new Set();
  const next = from.filter((path) => path !== undefined);
  for (let path = next.pop(); path; path = next.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { path: to, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && !external) next.push(to);
    }
  }
  return [...found];
}

try {
  const worker = await made({ worker: `${page}/worker.js` }, published);
  const name = worker.written["worker.js"]?.split("/").at(-1);
  const scan = await made({ "scan-worker": `${page}/scan/worker.js` }, published, "esm", [
    "fs",
    "path",
    "crypto",
    "node:*",
  ]);
  const ofApi = await made({ "api-worker": `${page}/api/worker.js` }, published);
  const api = await made(
    { api: `${page}/api/module.js` },
    // It is beside app/.
    { apiWorker: `./app/${ofApi.paths[0]?.split("/").at(-1)}`, version },
    "esm",
    [],
    undefined,
    false,
  );
  const style = await made(
    {
      app: `${page}/style/app.css`,
      bare: `${page}/style/embed.css`,
      scan: `${page}/style/scan.css`,
      tell: `${page}/style/tell.css`,
    },
    {},
  );
  const known = {
    ...published,
    worker: `./${name}`,
    scanWorker: `./${scan.paths[0]?.split("/").at(-1)}`,
    scanStyle: `./${style.written["scan.css"]?.split("/").at(-1)}`,
    style: `./${style.written["app.css"]?.split("/").at(-1)}`,
  };
  const whole = await made(
    { app: `${page}/app.js`, bare: `${page}/bare.js`, box: `${page}/box.js` },
    known,
    "esm",
    [],
    undefined,
    true,
    [ours, together],
  );
  const others = await made({ club: `${page}/club.js` }, { club }, "iife");
  const markup = await made({ markup: `${page}/markup.js` }, {}, "iife");
  const earlyStart = await made(
    { earlyStart: `${page}/early-start.js` },
    { worker: known.worker },
    "iife",
  );
  const shell = await made({ shell: `${page}/shell.js` }, {}, "iife");
  const linkPreview = await made({ linkPreview: `${page}/link-preview.js` }, {}, "iife");
  const later = await made({ later: `${page}/later.js` }, {}, "iife");
  const begins = await made({ first: `${page}/first.js` }, {}, "iife");
  // Alone, so that the app itself is not split into more files.
  const live = await made({ live: `${page}/live.js` }, {});
  const tell = await made(
    { tell: `${page}/tell.js` },
    { tellStyle: `./${style.written["tell.css"]?.split("/").at(-1)}`, tellWords: telling },
  );
  const taker = await made({ taking: `${page}/elsewhere/taking.js` }, {}, "iife", [], "taking");
  // In a bookmark, which is an address.
  const text = (await readFile(taker.written["taking.js"] ?? "", "utf8")).trim();
  const bookmark = await made(
    { bookmark: `${page}/bookmark.js` },
    { taking: text, takingWords: taking },
  );
  const script = whole.written["app.js"];
  const rest = reached(whole.outputs, [script]);
  console.log(
    JSON.stringify({
      script,
      rest: rest.filter((path) => path !== script),
      live: live.written["live.js"],
      bookmark: bookmark.written["bookmark.js"],
      tell: tell.written["tell.js"],
      api: api.written["module.js"],
      taking: taker.written["taking.js"],
      style: style.written["app.css"],
      bare: whole.written["bare.js"],
      box: whole.written["box.js"],
      bare_style: style.written["embed.css"],
      first: begins.written["first.js"],
      club: others.written["club.js"],
      early_start: earlyStart.written["early-start.js"],
      shell: shell.written["shell.js"],
      link_preview: linkPreview.written["link-preview.js"],
      later: later.written["later.js"],
      markup: markup.written["markup.js"],
      inputs: [...inputs],
      files: [
        ...worker.paths,
        ...ofApi.paths,
        ...scan.paths,
        ...whole.paths,
        ...live.paths,
        ...bookmark.paths,
        ...tell.paths,
        ...style.paths,
        ...begins.paths,
      ],
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
