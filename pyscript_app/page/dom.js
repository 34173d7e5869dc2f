// Trees of elements, as the core makes them, to DOM nodes. Text stays text: nothing here parses
// markup, and what is not on the lists below is refused, so no pasted name can become anything else.

import { rising } from "./kept-in-place.js";

/** @typedef {[string, Record<string, string>, ...Child[]]} Tree */
/** @typedef {Tree | string} Child */
/** @typedef {Record<string, string | null>} Changed null for an attribute that went */
/** @typedef {[number, Changed, Kept[] | null]} Altered the child at that position, changed */
/** @typedef {number | Altered | Child} Kept a number: the child that was at that position */
/** @typedef {[Changed, Kept[] | null]} Patch what makes one tree of another */

const SVG = "http://www.w3.org/2000/svg";

const HTML_TAGS = new Set(
  (
    "a abbr b br button caption code col colgroup dd del details div dl dt em fieldset figcaption " +
    "figure form h1 h2 h3 h4 h5 h6 hr i input label legend li mark ol option output p pre progress s section select small " +
    "span strong sub summary sup table tbody td textarea tfoot th thead tr u ul"
  ).split(" "),
);
const SVG_TAGS = new Set(
  "svg circle defs desc g line path polyline rect text title tspan".split(" "),
);
const ATTRIBUTES = new Set(
  (
    "autocomplete checked class colspan dir disabled for headers hidden hreflang id lang name open " +
    "placeholder popover popovertarget popovertargetaction role rows rowspan scope selected spellcheck start tabindex title type value wrap " +
    "cx cy d dx dy fill font-family font-size font-weight height points preserveAspectRatio r rx ry stroke stroke-dasharray " +
    "stroke-width max text-anchor text-decoration transform viewBox width x x1 x2 y y1 y2"
  ).split(" "),
);

/**
 * The children that the core's trees gave to an element. The page may add more of its own.
 *
 * @type {WeakMap<Element, Node[]>}
 */
const given = new WeakMap();

/** @param {string} href */
function staysHere(href) {
  const url = new URL(href, document.baseURI);
  return url.protocol === location.protocol && url.host === location.host;
}

/**
 * @param {string} name
 * @param {string} value
 */
function allowed(name, value) {
  if (name === "href") return staysHere(value);
  return ATTRIBUTES.has(name) || /^(aria|data)-[a-z-]+$/.test(name);
}

/**
 * Make the DOM nodes of a tree.
 *
 * @param {Child} tree
 * @returns {Node}
 * @throws {TypeError} where the tree holds a tag or an attribute that is not on the lists
 */
export function toNode(tree) {
  if (typeof tree === "string") return document.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  return filled(empty(tag, attributes), children.map(toNode));
}

/**
 * An element of a tree, without what is in it.
 *
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @throws {TypeError} as `toNode` does
 */
export function empty(tag, attributes) {
  let element;
  if (HTML_TAGS.has(tag)) element = document.createElement(tag);
  else if (SVG_TAGS.has(tag)) element = document.createElementNS(SVG, tag);
  else throw new TypeError(`refused the element <${tag}>`);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  return element;
}

/**
 * An element of a tree, with what is in it.
 *
 * @param {Element} element
 * @param {Node[]} nodes
 */
export function filled(element, nodes) {
  element.append(...nodes);
  given.set(element, nodes);
  return element;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (!allowed(name, value)) {
    throw new TypeError(`refused ${name}="${value}" on <${element.localName}>`);
  }
  element.setAttribute(name, value);
}

/**
 * Make an element that `toNode` made what another tree says.
 *
 * @param {Element} element
 * @param {Patch} patch
 * @throws {TypeError} as `toNode` does
 */
export function update(element, [attributes, children]) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else set(element, name, value);
  }
  if (!children) return;
  const before = given.get(element) ?? [];
  const after = children.map((child) => {
    if (typeof child === "number") return /** @type {Node} */ (before[child]);
    if (!isAltered(child)) return toNode(child);
    const [position, ...patch] = child;
    const node = /** @type {Element} */ (before[position]);
    update(node, patch);
    return node;
  });
  const kept = new Set(after);
  for (const node of before) if (!kept.has(node)) node.parentNode?.removeChild(node);
  const place = new Map(before.map((node, position) => [node, position]));
  const still = new Set(rising(after, (node) => place.get(node)));
  /** @type {ChildNode | null} */
  let last = null;
  for (const node of /** @type {ChildNode[]} */ (after)) {
    // Beside the one before it, because rows may be in another body of their table (rows.js).
    if (!still.has(node)) {
      if (last) last.after(node);
      else element.prepend(node);
    }
    last = node;
  }
  given.set(element, after);
  if (element instanceof HTMLSelectElement) reset(element);
}

/**
 * A select keeps what was chosen in it, whatever its attributes say: make it show the latter.
 *
 * @param {HTMLSelectElement} select
 */
export function reset(select) {
  const chosen = [...select.options].findIndex((option) => option.defaultSelected);
  select.selectedIndex = Math.max(0, chosen);
}

/**
 * @param {Altered | Child} child
 * @returns {child is Altered}
 */
function isAltered(child) {
  return typeof child[0] === "number";
}

/**
 * Take away what the page added to what the core's trees gave.
 *
 * @param {Node} node
 */
export function tidy(node) {
  const nodes = node instanceof Element && given.get(node);
  // Nothing is ever added to rows, and they may hold thousands of cells.
  if (!nodes || node.localName === "tbody") return;
  if (node.childNodes.length > nodes.length) {
    for (const child of [...node.childNodes]) {
      // A further body of a table holds rows that the core's trees gave (rows.js).
      if (!nodes.includes(child) && child.nodeName !== "TBODY") child.remove();
    }
  }
  // Nor to single choices, and to what is drawn.
  if (node.localName !== "select" && node.localName !== "svg")
    for (const child of nodes) tidy(child);
}

/**
 * Make an element of the page's own.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
