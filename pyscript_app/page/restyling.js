// Two kinds of rules in Material's stylesheet make Chromium style every row of a table again when
// one row moves (a tenth of a second for 200 players): those of content tabs
// (`.tabbed-labels > :nth-child(10)`), and `table:not([class]) + *`. The calculator needs neither,
// so they are removed from its page. If there are none, nothing happens.

const COSTLY = /\.tabbed-.*:nth-child\(|\btable:not\(\[class\]\) ?\+ ?\*/;

/** @param {CSSStyleSheet | CSSGroupingRule} group */
function prune(group) {
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule && COSTLY.test(rule.selectorText)) group.deleteRule(at);
    else if (rule instanceof CSSGroupingRule) prune(rule);
  }
}

/** Take the costly rules out of this page's stylesheets. */
export function spareRestyling() {
  for (const sheet of document.styleSheets) {
    try {
      prune(sheet);
    } catch {
      // In a sandbox without an origin no stylesheet can be read: moving rows just takes longer.
    }
  }
}
