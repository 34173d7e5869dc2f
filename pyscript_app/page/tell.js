// The button below a calculator that tells the project what is wrong. Where the site's publisher
// gives no repository there is neither the button nor this; what it opens is loaded with one click.

for (const button of document.querySelectorAll("[data-tell]")) {
  button.addEventListener("click", async () => {
    const { tell } = await import("./telling.js");
    if (button instanceof HTMLElement) tell(button);
  });
}

export {};
