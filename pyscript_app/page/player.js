// Finding one player: by the beginning of a name, or by a tap on a name; both lead to the answer.

import { el } from "./dom.js";
import { fitting } from "./names.js";
import { css, one } from "./parts.js";
import { choose } from "./state.js";

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach(app) {
  const { result } = app;
  /** Whether a name was taken: the answer is gone to as soon as it stands there. */
  let going = false;

  const field = () => one(result, "find")?.querySelector("input");

  /** @param {string} typed */
  function offer(typed) {
    const list = one(result, "found");
    const select = result.querySelector("select[name=player]");
    if (!list || !(select instanceof HTMLSelectElement)) return;
    const names = fitting(select.options, typed);
    const items = names.map(({ value, text }) =>
      el(
        "li",
        {},
        el("button", { type: "button", "data-key": "player", "data-value": value }, text),
      ),
    );
    if (typed.trim() && !items.length) items.push(el("li", {}, list.dataset.none ?? ""));
    list.replaceChildren(...items);
    list.hidden = !items.length;
  }

  function forget() {
    const box = field();
    if (box) box.value = "";
    offer("");
  }

  result.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "search") offer(target.value);
  });
  result.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.closest(css("find"))) return;
    const buttons = [...(one(result, "found")?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === target);
    if (key === "Enter" && at < 0) {
      event.preventDefault();
      buttons[0]?.click();
    } else if (key === "Escape") {
      event.preventDefault();
      forget();
      field()?.focus();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const next = buttons[at + (key === "ArrowDown" ? 1 : -1)] ?? field();
      next?.focus();
    }
  });
  result.addEventListener(
    "click",
    ({ target }) => {
      going = target instanceof Element && Boolean(target.closest("[data-key=player]"));
    },
    true,
  );

  // What each order would do to a place is worked out only while the order is being looked at.
  result.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(css("editor"))) weigh();
    },
    true,
  );
  function weigh() {
    const open = Boolean(one(result, "editor")?.hasAttribute("open"));
    const { player, effects } = app.state();
    if (player && open !== Boolean(effects)) {
      app.calculate(choose(app.state(), "effects", open ? "1" : ""));
    }
  }

  app.onShow(() => {
    // Once what was unfolded is so again.
    queueMicrotask(weigh);
    forget();
    if (!going) return;
    going = false;
    // Once the result has given the focus back to where it was.
    queueMicrotask(() => {
      const why = one(result, "why");
      why?.focus({ preventScroll: true });
      const top = why?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) why?.scrollIntoView();
    });
  });
}
