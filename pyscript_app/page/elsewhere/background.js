// The extension's button: takes the standings out of the page in front and opens them in the
// calculator. It may look into that one page only, and only when it is pressed ("activeTab").

/** Where the site says what pages let nobody look into them. The build writes the address. */
const GUIDE = "extension.guide";

/**
 * On a busy machine the page may not have been told yet that it is open to us: until then the
 * browser refuses it like one of its own. So it is tried again, for half a second in all.
 */
const WAITS = [20, 80, 150, 250];

chrome.action.onClicked.addListener(async ({ id, index }) => {
  if (id === undefined) return;
  const url = await taken(id, WAITS);
  if (url) await chrome.tabs.create({ url, index: index + 1 });
});

/**
 * The address to open for what stands in a tab: that of the calculator with the table, or of the
 * guide where nobody may look in; nothing where the page itself says what there is to say.
 * @param {number} id
 * @param {number[]} waits
 * @returns {Promise<string>}
 */
async function taken(id, [wait, ...later]) {
  try {
    const asked = { target: { tabId: id }, files: ["taking.js"] };
    const [done] = await chrome.scripting.executeScript(asked);
    return done?.result ?? GUIDE;
  } catch {
    // The browser's own pages, its store, and its viewer of PDFs.
    if (wait === undefined) return GUIDE;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return taken(id, later);
  }
}
