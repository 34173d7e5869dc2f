// What a page with a calculator does as soon as that is there, before any module has come: a link's
// table is shown, and what works it out is fetched. The build writes it into the page.

import { startEarly } from "./early.js";
import { foresee } from "./seen.js";
import { PREFIX } from "./state.js";

const root = document.querySelector("[data-part=app]");
if (root instanceof HTMLElement) foresee(root);
if (location.hash.startsWith(PREFIX)) startEarly(document);
