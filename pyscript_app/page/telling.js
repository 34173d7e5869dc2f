// Telling the project what is wrong: a form on the project's site, with as much in its fields as
// the person chooses. Nothing that was pasted is in it unless they tick it, and all of it is shown
// before it goes anywhere. Loaded at the first press.

import { el } from "./dom.js";
import { needed, one } from "./parts.js";

/** In characters: servers refuse addresses that are longer. */
const MOST = 7_500;
/** Of an answer: its first sentences. */
const MOST_SAID = 1_000;
/** The forms of the project by what they are about, and the fields of each. */
const FORMS = {
  value: { text: "table", says: "calculator" },
  table: { text: "table", says: "message" },
  sentence: { says: "sentence", page: "where" },
};

/** @typedef {keyof typeof FORMS} Kind */

/** The style, once. */
function dress() {
  const address = new URL(published.tellStyle, import.meta.url).href;
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  document.head.append(el("link", { rel: "stylesheet", href: address }));
}

/** @param {HTMLElement} button */
export function tell(button) {
  dress();
  const { tell: repo = "", version = "" } = button.dataset;
  const root = needed(document, "app", HTMLElement);
  const result = needed(root, "result", HTMLElement);
  const words = published.tellWords[root.lang] ?? {};
  /** @param {string} name */
  const say = (name) => words[name] ?? "";
  const failed = root.dataset.state === "error";
  const text = root.querySelector("textarea")?.value ?? "";
  const answer = failed ? one(root, "problem") : (one(result, "answer") ?? one(result, "why"));
  const says = (answer?.innerText ?? "").trim().slice(0, MOST_SAID);

  const id = "tb-tell-title";
  const shown = el("dl", {});
  const long = el("p", { role: "status" });
  const open = el("a", {
    target: "_blank",
    rel: "noopener",
    class: "md-button md-button--primary",
  });
  open.textContent = say("open");
  const kinds = /** @type {Kind[]} */ (Object.keys(FORMS)).map((kind) => ({
    kind,
    input: /** @type {HTMLInputElement} */ (el("input", { type: "radio", name: "tb-tell" })),
  }));
  const ticks = /** @type {("text" | "says")[]} */ (["text", "says"]).map((name) => ({
    name,
    input: /** @type {HTMLInputElement} */ (el("input", { type: "checkbox" })),
  }));

  function fill() {
    const kind = kinds.find(({ input }) => input.checked)?.kind ?? "value";
    /** @type {Record<string, string>} */
    const fields = FORMS[kind];
    /** @type {Record<string, string>} */
    const given = { version, page: location.origin + location.pathname };
    for (const { name, input } of ticks) {
      input.disabled = !(name in fields) || !(name === "text" ? text.trim() : says);
      if (input.checked && !input.disabled) given[name] = name === "text" ? text : says;
    }
    const query = () => {
      const asked = new URLSearchParams({ template: `${kind}.yml`, version });
      for (const [name, field] of Object.entries(fields)) {
        if (given[name]) asked.set(field, given[name]);
      }
      return `${repo}/issues/new?${asked}`;
    };
    const whole = query();
    if (whole.length > MOST) delete given.text;
    long.textContent = whole.length > MOST ? say("long") : "";
    open.setAttribute("href", query());
    shown.replaceChildren(
      ...["version", ...Object.keys(fields)].flatMap((name) =>
        given[name] ? [el("dt", {}, say(name)), el("dd", {}, given[name])] : [],
      ),
    );
  }

  for (const { kind, input } of kinds) input.checked = kind === (failed ? "table" : "value");
  const fields = [...kinds, ...ticks].map(({ input }) => input);
  for (const input of fields) input.addEventListener("change", fill);
  fill();
  const cancel = el("button", { type: "button", class: "md-button" }, say("cancel"));
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "tb-telling", "aria-labelledby": id },
      el("h2", { id }, say("title")),
      el("p", {}, say("about").replace("{0}", new URL(repo).host)),
      el(
        "fieldset",
        {},
        el("legend", {}, say("kind")),
        ...kinds.map(({ kind, input }) => el("label", {}, input, say(`about-${kind}`))),
      ),
      el(
        "fieldset",
        {},
        el("legend", {}, say("add")),
        ...ticks.map(({ name, input }) => el("label", {}, input, say(`add-${name}`))),
      ),
      long,
      el("p", {}, say("shown")),
      shown,
      el("p", { class: "tb-telling-ends" }, open, cancel),
    )
  );
  cancel.addEventListener("click", () => dialog.close());
  open.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  // Within the page's own text, which has its style.
  (button.closest(".md-typeset") ?? document.body).append(dialog);
  dialog.showModal();
}
