// node lighthouse.mjs CHROMIUM RUNS FLAG… < pages.json: Lighthouse's scores of pages, as JSON.
//
// Each run loads a page once and works out its scores from that. How much slower the processor of a
// phone is than this one depends on this one: Lighthouse's guide has a table by the index that it
// measures itself (docs/throttling.md, "Calibrating the CPU slowdown").

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "speed-index",
  "cumulative-layout-shift",
];
const [chromePath, runs, ...chromeFlags] = process.argv.slice(2);
const pages = JSON.parse(readFileSync(0, "utf-8"));

/** How many times as slow a mid-tier phone is, by the index of this machine. */
function slowdown(index) {
  if (index >= 1500) return 4;
  return index >= 800 ? 2 : 1;
}

/** One visit to a page: its scores in percent, and what they come from. */
async function visit(chrome, { url, form }) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const config = form === "desk" ? desktopConfig : undefined;
  const settings = { port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES };
  try {
    await lighthouse(url, { ...settings, gatherMode: folder }, config);
    const path = join(folder, "artifacts.json");
    const artifacts = JSON.parse(readFileSync(path, "utf-8"));
    const index = artifacts.BenchmarkIndex;
    const throttling = { ...artifacts.settings.throttling };
    if (form !== "desk") throttling.cpuSlowdownMultiplier = slowdown(index);
    artifacts.settings.throttling = throttling;
    writeFileSync(path, JSON.stringify(artifacts));
    const { lhr } = await lighthouse(url, { ...settings, auditMode: folder, throttling }, config);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const below = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight && (lhr.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ""}`.trim()),
    );
    return {
      scores: CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
      metrics: METRICS.map((name) => Math.round(lhr.audits[name].numericValue * 1000) / 1000),
      below,
      index,
      slowdown: throttling.cpuSlowdownMultiplier,
      version: lhr.lighthouseVersion,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = [];
for (const page of pages) {
  const visits = [];
  for (let run = 0; run < Number(runs); run++) {
    // A browser of its own for each: nothing of the last visit is kept.
    const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...chromeFlags] });
    visits.push(await visit(chrome, page));
    await chrome.kill();
  }
  process.stderr.write(`${page.name} (${page.form}): ${JSON.stringify(visits)}\n`);
  found.push({ name: page.name, form: page.form, visits });
}
console.log(JSON.stringify({ categories: CATEGORIES, metrics: METRICS, pages: found }));
