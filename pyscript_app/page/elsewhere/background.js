// The extension's button: takes the standings out of the page in front and opens them in the
// calculator. It may look into that one page only, and only when it is pressed ("activeTab").

/** Where the site says what pages let nobody look into them. The build writes the address. */
const GUIDE = "extension.guide";

chrome.action.onClicked.addListener(async ({ id, index }) => {
  if (id === undefined) return;
  const take = () =>
    chrome.scripting.executeScript({ target: { tabId: id }, files: ["taking.js"] });
  let url = GUIDE;
  try {
    // On a busy machine the page may not have been told yet that it is open to us: once more.
    const [done] = await take().catch(take);
    // Empty where it has said something on the page itself; nothing where it could not run.
    if (done?.result !== undefined) url = done.result;
  } catch {
    // The browser's own pages, its store, and its viewer of PDFs.
  }
  if (url) await chrome.tabs.create({ url, index: index + 1 });
});
