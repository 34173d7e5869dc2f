// The pieces of ink in a picture, letters mostly.

/** @import { Gray } from "./gray.js" */

/**
 * @typedef {object} Blob
 * @property {number} x0
 * @property {number} y0
 * @property {number} x1
 * @property {number} y1
 * @property {number} area
 * @property {number} darkest how dark it is where it is darkest, 0 is black
 */

/**
 * The pieces of ink that hang together.
 *
 * @param {Gray} picture
 * @param {number} ink what is darker is ink
 * @param {(blob: Blob, places: number[]) => void} [each] gets each one, with its pixels
 * @returns {Blob[]}
 */
export function blobs({ width, height, data }, ink, each) {
  const labels = new Int32Array(width * height);
  const stack = [];
  const found = [];
  let label = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (labels[start] || (data[start] ?? 255) >= ink) continue;
    label += 1;
    labels[start] = label;
    stack.push(start);
    const blob = { x0: width, y0: height, x1: 0, y1: 0, area: 0, darkest: 255 };
    const places = [];
    while (stack.length) {
      const at = /** @type {number} */ (stack.pop());
      const x = at % width;
      const y = (at - x) / width;
      blob.area += 1;
      if ((data[at] ?? 255) < blob.darkest) blob.darkest = data[at] ?? 255;
      if (each) places.push(at);
      if (x < blob.x0) blob.x0 = x;
      if (y < blob.y0) blob.y0 = y;
      if (x + 1 > blob.x1) blob.x1 = x + 1;
      if (y + 1 > blob.y1) blob.y1 = y + 1;
      for (let dy = -1; dy <= 1; dy += 1) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width) continue;
          const to = at + dy * width + dx;
          if (!labels[to] && (data[to] ?? 255) < ink) {
            labels[to] = label;
            stack.push(to);
          }
        }
      }
    }
    found.push(blob);
    each?.(blob, places);
  }
  return found;
}

/**
 * How high letters and figures are, in pixels; 0 where there are none.
 *
 * @param {Blob[]} found
 */
export function letterHeight(found) {
  const heights = found
    .filter(({ x0, x1, y0, y1, area }) => {
      const high = y1 - y0;
      const wide = x1 - x0;
      return (
        high >= 5 && wide >= 1 && wide < 3 * high && high < 8 * wide && area > 0.1 * high * wide
      );
    })
    .map(({ y0, y1 }) => y1 - y0)
    .sort((one, other) => one - other);
  // Capitals and figures are the higher half.
  return heights[Math.floor(heights.length * 0.6)] ?? 0;
}
