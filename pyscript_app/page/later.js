// On a page with the calculator the theme's script comes when nobody waits for an answer any more:
// reading and running it is a long task, and the search begins with another worker. A visitor who
// touches what is the theme's has it at once. The build writes this into the page; the
// script's name is in the element, as is the manifest's: with that the browser fetches a picture.

const own = document.currentScript;
const app = document.querySelector("[data-part=app]");
/** What of the page is the theme's is touched by these. */
const TOUCHES = ["pointerdown", "focusin", "keydown"];
/** In milliseconds: a page that is never idle is not waited for. */
const LONGEST = 2000;
/** While the calculator is at work. */
const BUSY = ["loading", "working"];

let begun = false;

function bring() {
  if (begun) return;
  begun = true;
  for (const name of TOUCHES) removeEventListener(name, touched, true);
  const script = document.createElement("script");
  // The page's policy lets through what the theme's script is called (markup.js).
  script.src = own?.dataset.src ?? "";
  script.onload = script.onerror = () => dispatchEvent(new Event("themed"));
  document.body.append(script);
  const href = own?.dataset.manifest;
  const manifest = Object.assign(document.createElement("link"), { rel: "manifest", href });
  if (href) document.head.append(manifest);
}

/** @param {Event} event */
function touched({ target }) {
  if (!(target instanceof Node && app?.contains(target))) bring();
}

/** When the page has nothing else to do. */
function soon() {
  if ("requestIdleCallback" in self) requestIdleCallback(bring, { timeout: LONGEST });
  else setTimeout(bring, LONGEST / 4);
}

/** The page has loaded: without a link, nobody waits for an answer yet. */
function loaded() {
  if (!(app instanceof HTMLElement) || app.dataset.link === undefined) {
    soon();
    return;
  }
  const { dataset } = app;
  const watch = new MutationObserver(look);
  // Python may be ready, and the calculator not yet, or it is but has not asked yet.
  function look() {
    const { state = "", link } = dataset;
    if (state !== "error" && (link !== undefined || BUSY.includes(state))) return;
    watch.disconnect();
    soon();
  }
  watch.observe(app, { attributeFilter: ["data-state", "data-link"] });
  look();
}

for (const name of TOUCHES) addEventListener(name, touched, true);
addEventListener("load", loaded);

// Until the theme's script is there, a press opens the search, and this puts one into its box.
const search = document.querySelector("#__search");
search?.addEventListener("change", () => {
  const box = document.querySelector(".md-search__input");
  if (box instanceof HTMLElement && search.matches(":checked")) box.focus();
});

export {};
