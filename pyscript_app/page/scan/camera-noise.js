// What a camera adds that was not there.

/** @import { Gray } from "./gray-picture.js" */

/** With this much noise it is a photo; from this much on it is removed: standard deviations. */
const PHOTO = 0.9;
const NOISE = 2;

/**
 * Take noise away from a photo; a screenshot has none.
 *
 * @param {Gray} picture
 * @returns {{quiet: Gray, photo: boolean}}
 */
export function withoutNoise({ width, height, data }) {
  // What is left of each point without its neighbors, at half of them: edges are few.
  const counts = new Uint32Array(4096);
  let all = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const beside = (data[at - 1] ?? 0) + (data[at + 1] ?? 0);
      const above = (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const corners =
        (data[at - width - 1] ?? 0) +
        (data[at - width + 1] ?? 0) +
        (data[at + width - 1] ?? 0) +
        (data[at + width + 1] ?? 0);
      const left = Math.abs(4 * (data[at] ?? 0) - 2 * (beside + above) + corners);
      counts[left] = (counts[left] ?? 0) + 1;
      all += 1;
    }
  }
  let half = 0;
  for (let sum = counts[0] ?? 0; sum < all / 2; sum += counts[half] ?? 0) half += 1;
  // Of noise alone, half is within 0.67 deviations, and what is left of it is six times as large.
  const noise = half / (6 * 0.6745);
  if (noise < NOISE) return { quiet: { width, height, data }, photo: noise > PHOTO };
  const across = new Uint16Array(data.length);
  const made = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const own = data[at] ?? 0;
    across[at] = (data[at - 1] ?? own) + 2 * own + (data[at + 1] ?? own);
  }
  for (let at = 0; at < data.length; at += 1) {
    const own = across[at] ?? 0;
    made[at] = ((across[at - width] ?? own) + 2 * own + (across[at + width] ?? own)) / 16;
  }
  return { quiet: { width, height, data: made }, photo: true };
}
