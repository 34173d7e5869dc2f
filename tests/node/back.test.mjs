import assert from "node:assert/strict";
import { test } from "node:test";
import { back } from "../../pyscript_app/page/back.js";

/** What a patch makes of a tree, on plain lists. */
function patched([tag, attributes, ...children], [changed, kept]) {
  const after = { ...attributes, ...changed };
  for (const name of Object.keys(after)) if (after[name] === null) delete after[name];
  if (!kept) return [tag, after, ...children];
  return [
    tag,
    after,
    ...kept.map((child) => {
      if (typeof child === "number") return children[child];
      if (typeof child[0] !== "number") return child;
      const [position, ...patch] = child;
      return patched(children[position], patch);
    }),
  ];
}

const TREE = ["ol", { class: "a" }, ["li", {}, "1"], ["li", { id: "x" }, ["b", {}, "2"]], "end"];

for (const [name, patch] of Object.entries({
  "an attribute changed, one new, none": [{ class: "b", lang: "es" }, null],
  "an attribute gone": [{ class: null }, null],
  "a child gone": [{}, [1, 2]],
  "a child new, and the order": [{}, [2, ["li", {}, "0"], 1, 0]],
  "a text within": [{}, [0, [1, { id: null }, [[0, { class: "c" }, ["3"]]]], "END"]],
})) {
  test(`the way back: ${name}`, () => {
    const there = patched(TREE, patch);
    assert.notDeepEqual(there, TREE);
    assert.deepEqual(patched(there, back(TREE, patch)), TREE);
  });
}
