// What every page with a calculator, or with its box, does first: what the page's script would do too
// late, or cannot do because the script itself is missing. It is written into the page (a bare page
// loads it), right at the beginning of the calculator's element.

import { keptHere } from "./storage.js";
import { read, write } from "./tab-memory.js";

/** @param {HTMLElement} app */
function begin(app) {
  // Room for the list of one's own tables, whose number is what is kept of them begins with.
  const mine = parseInt(keptHere("tiebreaks:tables") ?? "");
  if (mine && !app.dataset.to) {
    app.dataset.mine = "";
    app.style.setProperty("--tb-mine", String(Math.min(mine, 5)));
  }

  // A visitor who follows a link wants that table, and who comes back or has pasted on the first page
  // wants theirs: room is made for it before anything is painted, so nothing jumps when it appears.
  const elsewhere = /[?&]src=./.test(location.search);
  if (/^#v[0-9]+=./.test(location.hash) || elsewhere || (!app.dataset.to && read()?.asked)) {
    app.dataset.folded = app.dataset.link = app.dataset.room = "";
    delete app.dataset.empty;
    // What stands above has its style now, so that the first frame is no long task.
    void getComputedStyle(app).color;
  }

  // Unless the address names a table elsewhere, the page gives up asking any other server: its own
  // policy has to allow that for such links.
  if (!elsewhere) {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "connect-src 'self'";
    document.head.append(policy);
  }

  app.addEventListener("again", () => void again(app));

  // If a script does not load (the connection broke, or this page is older than what the server has
  // now), this says so. The entry's own failure is an event on the window; the entry reports the
  // others'. An entry that came damaged is told by its silence: once the page has loaded, it has run.
  addEventListener(
    "error",
    ({ target }) => {
      const script = target instanceof HTMLElement && target.dataset.part === "script";
      if (target === app || script) missing(app);
    },
    true,
  );
  const look = () => app.dataset.live ?? missing(app);
  addEventListener("load", look);
  setTimeout(look, 60000);
}

/**
 * Load the page again, asking the server for every file: a copy that the browser keeps may be the
 * fault. What was typed meanwhile is kept for that.
 *
 * @param {HTMLElement} app
 */
async function again(app) {
  const ours = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(origin) && /\.(js|css)$/.test(name));
  const init = { cache: /** @type {const} */ ("reload"), signal: AbortSignal.timeout(9000) };
  await Promise.allSettled(ours.map((name) => fetch(name, init)));
  const box = app.querySelector("textarea");
  if (box && box.value !== box.defaultValue) {
    write({ asked: null, before: [], link: "", ...read(), text: box.value });
  }
  location.reload();
}

/**
 * Say that the script is missing, with a button to try again. In a frame without an origin, the page
 * itself says why.
 *
 * @param {HTMLElement} app
 */
function missing(app) {
  if (self.origin === "null") return;
  app.dataset.state = "error";
  const said = document.createElement("p");
  said.textContent = app.dataset.missing ?? "";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tb-again";
  button.textContent = app.dataset.again ?? "";
  button.onclick = () => {
    button.disabled = true;
    app.dispatchEvent(new Event("again"));
  };
  delete app.dataset.folded;
  app.querySelector("[data-part=problem]")?.replaceChildren(said, button);
}

const app = document.currentScript?.parentElement;
if (app) begin(app);
