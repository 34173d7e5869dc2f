// Trees of elements, as the core makes them, to DOM nodes. Text stays text: nothing here parses
// markup, and what is not on the lists below is refused, so no pasted name can become anything else.

/** @typedef {[string, Record<string, string>, ...Child[]]} Tree */
/** @typedef {Tree | string} Child */

const SVG = "http://www.w3.org/2000/svg";

const HTML_TAGS = new Set(
  (
    "a abbr b br button caption code col colgroup dd del details div dl dt em fieldset figcaption " +
    "figure form h1 h2 h3 h4 h5 h6 hr i input label legend li mark ol option output p pre s section select small " +
    "span strong sub summary sup table tbody td textarea tfoot th thead tr u ul"
  ).split(" "),
);
const SVG_TAGS = new Set(
  "svg circle defs desc g line path polyline rect text title tspan".split(" "),
);
const ATTRIBUTES = new Set(
  (
    "autocomplete checked class colspan dir disabled for headers hidden id lang name open " +
    "placeholder role rows rowspan scope selected spellcheck start tabindex title type value wrap " +
    "cx cy d dx dy fill height points preserveAspectRatio r rx ry stroke stroke-dasharray " +
    "stroke-width text-anchor transform viewBox width x x1 x2 y y1 y2"
  ).split(" "),
);

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
  let element;
  if (HTML_TAGS.has(tag)) element = document.createElement(tag);
  else if (SVG_TAGS.has(tag)) element = document.createElementNS(SVG, tag);
  else throw new TypeError(`refused the element <${tag}>`);
  for (const [name, value] of Object.entries(attributes)) {
    if (!allowed(name, value)) throw new TypeError(`refused ${name}="${value}" on <${tag}>`);
    element.setAttribute(name, value);
  }
  element.append(...children.map(toNode));
  return element;
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
