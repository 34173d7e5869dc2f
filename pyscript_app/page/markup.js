// What pages of the theme do first of all. The theme writes what the search has found as markup, and
// starts a worker for it; the page's policy asks for Trusted Types (docs_blocks/policy.py). This
// default policy lets through the search's own tags, its worker and ours (early.js), the theme's
// script (later.js), and nothing else: every other tag becomes text.

/** A `<` that does not begin a tag of the search's. */
const OTHER =
  /<(?!\/?(?:a|article|code|del|div|h1|h2|li|mark|nav|ol|p|pre|span|sub|sup|ul)(?: class="[\w -]*"| data-md-highlight(?:="")?)*>)/g;
const SCRIPT =
  /\/(?:assets\/javascripts\/(?:workers\/search|bundle)\.[0-9a-f]{8}\.min|app\/worker-[A-Z0-9]{8})\.js$/;

/** @typedef {{createHTML(text: string): string, createScriptURL(url: string): string | null}} Rules */
/** @type {{createPolicy(name: string, rules: Rules): unknown} | undefined} */
const types = Reflect.get(window, "trustedTypes");
types?.createPolicy("default", {
  createHTML: (text) => text.replace(OTHER, "&lt;"),
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && SCRIPT.test(pathname) ? address : null;
  },
});

export {};
