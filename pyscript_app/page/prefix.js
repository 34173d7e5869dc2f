// What a link of ours has behind its "#"; see state.js. Alone, for the page's head.

export const PREFIX = "#v1=";
