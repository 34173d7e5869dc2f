// What a page with a calculator does as soon as that is there, before any module has come: a link's
// table is shown, with the answer that it carries. The build writes it into the page.

import { answer } from "./link-answer-view.js";
import { foresee } from "./text-preview.js";

const root = document.querySelector("[data-part=app]");
if (root instanceof HTMLElement) foresee(root, answer);
