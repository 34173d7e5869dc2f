// Pyodide's glue, cut to what is used. It brings libraries for packages of compiled code (SDL, OpenGL,
// sockets, timers of the page), and hands each of their functions to the WebAssembly, which imports
// a fifth of them, and to whoever asks by name.
import { parsers } from "prettier/plugins/acorn";

const WORD = /[A-Za-z_$][\w$]*/g;
const PROPERTY = /(?:\.|["'`])([A-Za-z_$][\w$]*)/g;
/** The object of everything that is handed out by name. */
const OUT = "Module";
/** What is handed to the WebAssembly, and where its own functions are taken. */
const [HANDED, TAKEN] = ["wasmImports", "assignWasmExports"];
/** Where a function is looked for: each that is exported, and one that has just been made. */
const LOOKS = [
  ["updateGOT(origExports);", ""],
  [
    "return addFunction(trampolineInstance.exports.trampoline_call)",
    "const at=getEmptyTableSlot();setWasmTableEntry(at,trampolineInstance.exports.trampoline_call);return at",
  ],
];
/** Pyodide's own part: whatever it names is used. */
const OWN = "pyodide_js_init";

/**
 * A statement, or a part of one. It stays if one of its names is used; without any it always does.
 *
 * @typedef {{text: string, words?: string[], properties?: string[]}} Piece the names that it
 *   declares, and those under which it hands something out
 */

/** Whether to work out a value does nothing else, so that it can be left out. */
function isPlain(node) {
  switch (node?.type) {
    case undefined:
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "Identifier":
    case "Literal":
      return true;
    case "UnaryExpression":
      return isPlain(node.argument);
    case "BinaryExpression":
      return isPlain(node.left) && isPlain(node.right);
    case "MemberExpression":
      return !node.computed && isPlain(node.object);
    case "TemplateLiteral":
      return node.expressions.every(isPlain);
    case "ArrayExpression":
      return node.elements.every(isPlain);
    case "ObjectExpression":
      return node.properties.every(
        ({ type, computed, value }) => type === "Property" && !computed && isPlain(value),
      );
    default:
      return false;
  }
}

/** Whether a node is that name. */
const isNamed = (node, name) => node.type === "Identifier" && node.name === name;

/**
 * The pieces of a statement.
 *
 * @param {any} node
 * @param {(node: any) => string} textOf
 * @param {Set<string>} imported what the WebAssembly imports
 * @returns {Piece[]}
 */
function piecesOf(node, textOf, imported) {
  const text = textOf(node);
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") {
    return [{ text, words: [node.id.name] }];
  }
  if (node.type === "VariableDeclaration") {
    return node.declarations.map((one) => {
      const words = one.id.type === "Identifier" && isPlain(one.init) ? [one.id.name] : [];
      if (!isNamed(one.id, HANDED)) return { text: `${node.kind} ${textOf(one)};`, words };
      const handed = one.init.properties.filter(({ key }) => imported.has(key.name));
      return { text: `var ${HANDED}={${handed.map(textOf)}};`, words };
    });
  }
  const { left, right, operator } = node.expression ?? {};
  if (operator !== "=" || left.type !== "MemberExpression" || !isPlain(right)) return [{ text }];
  if (isNamed(left.object, OUT) && left.computed && left.property.type === "Literal") {
    return [{ text, properties: [left.property.value] }];
  }
  // A function's signature.
  const signed =
    !left.computed && left.object.type === "Identifier" && left.property.name === "sig";
  return [signed ? { text, words: [left.object.name] } : { text }];
}

/**
 * How a function of the WebAssembly is taken: `_free=Module["_free"]=wasmExports["free"]`.
 *
 * @param {string} text
 * @returns {Piece & {taken: string}}
 */
function taking(text) {
  const [, taken = ""] = /wasmExports\["([^"]+)"\]/.exec(text) ?? [];
  if (!taken) throw new Error(`Pyodide's glue assigns otherwise: ${text}`);
  const words = (text.match(WORD) ?? []).filter((word) => word !== OUT && word !== "wasmExports");
  return { text, taken, words, properties: words };
}

/**
 * Which of some pieces stay.
 *
 * @param {Piece[]} pieces
 * @param {string} elsewhere what else uses what is handed out
 * @returns {Set<Piece>}
 */
function staying(pieces, elsewhere) {
  /** @type {(list: "words" | "properties") => Map<string, Piece[]>} */
  const named = (list) => {
    const found = new Map();
    for (const piece of pieces) {
      for (const name of piece[list] ?? []) found.set(name, [...(found.get(name) ?? []), piece]);
    }
    return found;
  };
  const [byWord, byProperty] = [named("words"), named("properties")];
  const stay = new Set(pieces.filter(({ words, properties }) => !words?.length && !properties));
  const use = (found, names) =>
    names.forEach((name) => found.get(name)?.forEach((piece) => stay.add(piece)));
  use(byProperty, elsewhere.match(WORD) ?? []);
  // A set goes on with what is added meanwhile.
  for (const { text, words, properties } of stay) {
    const all = text.match(WORD) ?? [];
    use(byWord, all);
    if (words?.includes(OWN)) use(byProperty, all);
    else if (!properties)
      use(
        byProperty,
        Array.from(text.matchAll(PROPERTY), ([, name]) => name),
      );
  }
  return stay;
}

/**
 * Look for no function in the table of the WebAssembly, where that is for libraries of compiled code,
 * or in vain: all ten thousand of the table would become functions of JavaScript at every start.
 *
 * @param {string} glue
 */
function withoutLooking(glue) {
  return LOOKS.reduce((text, [looks, instead]) => {
    const [before, after, ...more] = text.split(looks);
    if (after === undefined || more.length) throw new Error(`Pyodide's glue has no one ${looks}`);
    return before + instead + after;
  }, glue);
}

/**
 * Cut the glue to what is used.
 *
 * @param {string} whole
 * @param {Set<string>} imported what the WebAssembly imports
 * @param {string} elsewhere what else uses what the glue hands out
 * @returns {{text: string, gone: Set<string>}} what is left, and the exports of the WebAssembly that
 *   nobody takes any more
 */
export function cut(whole, imported, elsewhere) {
  const glue = withoutLooking(whole);
  const textOf = ({ start, end }) => glue.slice(start, end);
  const [made, ...rest] = parsers.acorn.parse(glue, {}).body;
  if (!made?.async || rest.length !== 1) throw new Error("more than a function, and its export");
  const { body } = made;
  const takes = body.body.find(({ id }) => id?.name === TAKEN);
  const takings = takes.body.body.map((one) => taking(textOf(one)));
  const pieces = body.body
    .filter((one) => one !== takes)
    .flatMap((one) => piecesOf(one, textOf, imported));
  const stay = staying([...pieces, ...takings], elsewhere);
  const left = (some) => some.filter((piece) => stay.has(piece)).map(({ text }) => text);
  // In brackets a function is compiled with its module: a declaration is read for its errors first,
  // and once more when it is called.
  const text = [
    `export default (${glue.slice(made.start, body.start + 1)}`,
    ...left(pieces),
    `function ${TAKEN}(wasmExports){${left(takings).join("")}}`,
    "});",
  ].join("\n");
  const gone = takings.filter((piece) => !stay.has(piece)).map(({ taken }) => taken);
  return { text, gone: new Set(gone) };
}
