// What a link of ours has after its "#"; see link-code.js. Alone, for the page's head.

export const PREFIX = "#v1=";
