// What the browser calls the page: the player and the event, once they are known.

/**
 * @returns {(player?: string, event?: string) => void} names the page; without a player and an event
 *   it is called what it was
 */
export function naming() {
  const own = document.title;
  return (player = "", event = "") => {
    const parts = [player, event].filter(Boolean);
    document.title = (parts.length > 1 ? parts : [...parts, own]).join(" · ");
  };
}
