// The link to drag into a browser's bookmarks, and the button that copies it where nothing can be
// dragged. It holds the address of this very site, so it is made here, wherever the site is hosted.
// Pressed on this page it says what to do with it: the page's policy would not let it run anyway.

/** @param {HTMLElement} root */
function attach(root) {
  const link = root.querySelector("a");
  const copy = root.querySelector("button");
  const status = root.querySelector("[role=status]");
  if (!link || !copy || !status) throw new TypeError("no link to drag");
  const { bookmark = "", drag = "", copied = "", refused = "" } = root.dataset;
  const settings = JSON.stringify({
    calculator: new URL(bookmark, document.baseURI).href,
    words: published.takingWords[root.lang],
  });
  const script = `(()=>{${published.taking}taking.open(${settings})})()`;
  link.href = `javascript:${encodeURIComponent(script)}`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    status.textContent = drag;
  });
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = copied;
    } catch {
      status.textContent = refused;
    }
  });
}

for (const root of document.querySelectorAll("[data-bookmark]")) {
  if (root instanceof HTMLElement) attach(root);
}
