// The calculator's box on another page of the site: what is put into it is worked out on the
// calculator's own page. Nothing of the runtime is loaded before somebody turns to the box.

import { el } from "./dom.js";
import * as files from "./files.js";
import { leaving, left } from "./history.js";
import * as kept from "./tab-memory.js";
import { needed } from "./parts.js";
import { Runtime } from "./runtime.js";
import { encode } from "./link-code.js";
import { textBox } from "./textbox.js";
import { speak, words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./link-code.js" */

/** Have the browser fetch what the calculator's page will need, at its leisure. */
function fetchAhead() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  if (connection?.saveData) return;
  for (const name of [
    published.wasm,
    published.glue,
    published.library,
    published.core,
    published.worker,
  ]) {
    const { href } = new URL(name, import.meta.url);
    document.head.append(el("link", { rel: "prefetch", href }));
  }
}

/** @param {HTMLElement} root */
async function begin(root) {
  root.dataset.live = "";
  const turned = new AbortController();
  const turn = () => {
    turned.abort();
    fetchAhead();
  };
  for (const type of ["focusin", "dragenter"]) {
    root.addEventListener(type, turn, { signal: turned.signal });
  }
  await speak(root.lang);
  const form = needed(root, "paste", HTMLFormElement);
  const status = needed(root, "status", HTMLElement);
  const alert = needed(root, "problem", HTMLElement);
  const box = form.querySelector("textarea");
  if (!box) throw new TypeError("no text box in the page");

  /**
   * Have the calculator's page work a text out.
   *
   * @param {View} state
   */
  async function handOver(state) {
    if (!state.text.trim()) return;
    const to = new URL(root.dataset.to ?? "", location.href);
    const was = kept.read();
    const before = was
      ? left(
          was.before,
          leaving(was.asked, was.text, state.text, () => false),
          state.text,
        )
      : [];
    const handed = {
      text: state.text,
      asked: state,
      before,
      link: "",
      html: text.html(),
      who: true,
    };
    if (!kept.write(handed)) {
      // Where the browser stores nothing, the address carries it.
      const link = await encode(state).catch(() => null);
      if (!link) {
        alert.replaceChildren(words.links.large);
        return;
      }
      to.hash = link;
    }
    status.textContent = words.soon;
    location.assign(to);
  }

  /** @type {App} */
  const app = {
    root,
    box,
    status,
    alert,
    result: document.createElement("div"),
    state: () => ({ text: box.value }),
    told: () => "",
    calculate: handOver,
    take: (state, html) => text.take(state, html),
    turn: 0,
    forget: () => {},
    openFiles: () => {},
    ask: async () => null,
    onClick: () => {},
    onShow: () => {},
    onDraw: () => {},
  };
  const text = textBox(app, form);
  files.attach(app, new Runtime());
}

const root = document.querySelector("[data-part=app][data-to]");
if (root instanceof HTMLElement) begin(root);
