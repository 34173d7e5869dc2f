// What a bare page does before anything of it is drawn. It may hold no script of its own, so this is
// a file, and no module: in a sandbox without an origin modules do not load from every server, and
// this still runs. It begins with what every page with a calculator does first.

import "./shell.js";

const html = document.documentElement;
const asked = new URLSearchParams(location.search);

/** The two papers of `base.css`, and the ink that makes an accent readable on each. */
const PAPERS = { light: [255, 255, 255], dark: [20, 26, 24] };
const INKS = { light: 0, dark: 255 };

/** Relative luminance, as WCAG has it. @param {number[]} color */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The accent, as near to what was asked for as can be read on the paper.
 *
 * @param {number[]} color
 * @param {"light" | "dark"} theme
 */
function readable(color, theme) {
  const paper = luminance(PAPERS[theme]);
  let found = color;
  for (let part = 0; part <= 1; part += 0.05) {
    found = color.map((value) => Math.round(value + (INKS[theme] - value) * part));
    const [high, low] = [luminance(found), paper].sort((a, b) => b - a);
    // A little more than 4.5: some of it is on a tint of itself.
    if (((high ?? 0) + 0.05) / ((low ?? 0) + 0.05) >= 5.2) break;
  }
  return `rgb(${found.join(" ")})`;
}

const accent = /^#?([0-9a-f]{6})$/i.exec(asked.get("accent") ?? "")?.[1];
if (accent) {
  const color = [0, 2, 4].map((at) => parseInt(accent.slice(at, at + 2), 16));
  html.style.setProperty("--tb-accent-light", readable(color, "light"));
  html.style.setProperty("--tb-accent-dark", readable(color, "dark"));
}

const dark = matchMedia("(prefers-color-scheme: dark)");
/** `light`, `dark`, or one of them after `transparent-`; else as the visitor's system. */
const [clear = "", shade = clear] = (asked.get("theme") ?? "").split("-");
html.toggleAttribute("data-clear", clear === "transparent");
function dress() {
  html.dataset.theme = Object.hasOwn(PAPERS, shade) ? shade : dark.matches ? "dark" : "light";
}
dress();
dark.addEventListener("change", dress);

addEventListener("DOMContentLoaded", () => {
  // Until a module says what else it leads to, the link takes the table along.
  const full = document.querySelector("[data-part=full]");
  if (full instanceof HTMLAnchorElement) {
    const src = asked.get("src");
    if (src) full.search = String(new URLSearchParams({ src }));
    full.hash = location.hash;
  }
  const shut = document.querySelector("[data-part=shut]");
  if (shut instanceof HTMLElement) shut.hidden = self.origin !== "null";
});
