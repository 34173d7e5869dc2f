// What a page with the calculator does before all else: a link's worker begins to fetch Python, even
// before the page's style has come. The build writes this into the page's head; where the app is
// is in the element.

import { startEarly } from "./early.js";
import { PREFIX } from "./prefix.js";

const { app = "" } = document.currentScript?.dataset ?? {};
if (location.hash.startsWith(PREFIX)) startEarly(new URL(app, document.baseURI));
