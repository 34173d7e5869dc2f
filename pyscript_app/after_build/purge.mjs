// Run by Node: takes the rules out of the theme's style that no page and no script can need.
// Usage: node purge.mjs PLAN.json; theme.py says what the plan holds. Prints the style.
import { readFile } from "node:fs/promises";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";

/** @type {{ styles: string[], pages: string[], scripts: string[], others: string[] }} */
const { styles, pages, scripts, others } = JSON.parse(await readFile(process.argv[2], "utf8"));

/** @param {string[]} paths */
const read = async (paths) =>
  (await Promise.all(paths.map((path) => readFile(path, "utf8")))).join("\n");

/** What a page has, by the kinds of selectors. @param {string} html */
function inPage(html) {
  const [tags, classes, ids] = [new Set(), new Set(), new Set()];
  const [names, values] = [new Set(), new Set()];
  for (const [, tag, rest] of html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    tags.add(tag);
    for (const [, name, value = ""] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      names.add(name);
      values.add(value);
      const parts = value.split(/\s+/);
      for (const part of parts) values.add(part);
      if (name === "class") for (const part of parts) classes.add(part);
      if (name === "id") ids.add(value);
    }
  }
  const [attributes, none] = [{ names: [...names], values: [...values] }, []];
  return { attributes, classes: [...classes], ids: [...ids], tags: [...tags], undetermined: none };
}

/** What a script may give to an element. After a dot is what it only looks for. @param {string} js */
const inScript = (js) => js.match(/(?<![\w.-])[\w-]+/g) ?? [];

/** What no page needs though it has all that is named. @type {RegExp[]} */
const NEVER = [
  // Our own pages say from the start what this holds up.
  /\[data-md-color-switching\]/,
  // Headings that sort a table when they are clicked need a script that this site does not have: ours
  // have the role for screen readers.
  /th\[role=columnheader\]/,
];
// A table to which no class gives a style: the theme has its own for those.
if (!/<table(?![^>]*\bclass=)/.test(await read(pages))) NEVER.push(/table:not\(\[class\]\)/);

const theme = postcss.parse(await read(styles));
theme.walkRules((rule) => {
  const stay = rule.selectors.filter((selector) => !NEVER.some((one) => one.test(selector)));
  if (!stay.length) rule.remove();
  else if (stay.length < rule.selectors.length) rule.selectors = stay;
});

const asked = (await read([...others, ...scripts])).match(/--[\w-]+/g) ?? [];
const [{ css }] = await new PurgeCSS().purge({
  content: [...pages, ...scripts],
  css: [{ raw: theme.toString() }],
  extractors: [
    { extractor: inPage, extensions: ["html"] },
    { extractor: inScript, extensions: ["js"] },
  ],
  // What browsers and scripts set by properties.
  dynamicAttributes: ["checked", "dir", "disabled", "hidden", "lang", "open"],
  variables: true,
  safelist: { variables: [...new Set(asked)] },
});
console.log(css);
