// Gray pictures: made of colored ones, scaled, cut, written as a file.

/**
 * @typedef {object} Gray
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} data one byte a pixel, 0 is black
 */

/**
 * @param {{width: number, height: number, data: Uint8ClampedArray}} image
 * @returns {Gray}
 */
export function gray({ width, height, data }) {
  const made = new Uint8Array(width * height);
  for (let at = 0; at < made.length; at += 1) {
    const from = 4 * at;
    const alpha = (data[from + 3] ?? 255) / 255;
    const light =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
    made[at] = light * alpha + 255 * (1 - alpha);
  }
  return { width, height, data: made };
}

/**
 * A picture turned to the right.
 *
 * @param {Gray} picture
 * @param {number} quarters so many times by 90°
 * @returns {Gray}
 */
export function turnedBy(picture, quarters) {
  let { width, height, data } = picture;
  for (let left = quarters; left > 0; left -= 1) {
    const made = new Uint8Array(data.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        made[x * height + height - 1 - y] = data[y * width + x] ?? 255;
      }
    }
    [width, height, data] = [height, width, made];
  }
  return { width, height, data };
}

/**
 * The value at a point between the pixels; outside, that of the edge.
 *
 * @param {Uint8Array | Float32Array} data
 * @param {number} width
 * @param {number} height
 * @param {number} across
 * @param {number} down
 */
export function between(data, width, height, across, down) {
  const u = Math.min(Math.max(across, 0), width - 1);
  const v = Math.min(Math.max(down, 0), height - 1);
  const left = Math.min(Math.floor(u), Math.max(0, width - 2));
  const top = Math.min(Math.floor(v), Math.max(0, height - 2));
  const right = Math.min(left + 1, width - 1);
  const low = Math.min(top + 1, height - 1);
  const above =
    (data[top * width + left] ?? 0) * (1 - u + left) +
    (data[top * width + right] ?? 0) * (u - left);
  const below =
    (data[low * width + left] ?? 0) * (1 - u + left) +
    (data[low * width + right] ?? 0) * (u - left);
  return above * (1 - v + top) + below * (v - top);
}

/**
 * @param {Gray} picture
 * @param {number} scale
 * @param {number} margin of white around it, in the new pixels
 * @returns {Gray}
 */
export function scaled({ width, height, data }, scale, margin) {
  const wide = Math.round(width * scale) + 2 * margin;
  const high = Math.round(height * scale) + 2 * margin;
  const made = new Uint8Array(wide * high).fill(255);
  for (let y = margin; y < high - margin; y += 1) {
    const v = (y - margin + 0.5) / scale - 0.5;
    for (let x = margin; x < wide - margin; x += 1) {
      made[y * wide + x] = between(data, width, height, (x - margin + 0.5) / scale - 0.5, v);
    }
  }
  return { width: wide, height: high, data: made };
}

/** How much the four points around one weigh in a sharper curve through them, by how far they are. */
const near = (/** @type {number} */ by) => (1.5 * by - 2.5) * by * by + 1;
const far = (/** @type {number} */ by) => ((-0.5 * by + 2.5) * by - 4) * by + 2;

/**
 * A picture enlarged along curves through its points (Catmull and Rom): its letters are sharper, and
 * are read otherwise.
 *
 * @param {Gray} picture
 * @param {number} scale
 * @param {number} margin of white around it, in the new pixels
 * @returns {Gray}
 */
export function sharper({ width, height, data }, scale, margin) {
  /**
   * @param {Float32Array | Uint8Array} from
   * @param {number} wide
   * @param {number} high
   */
  const across = (from, wide, high) => {
    const long = Math.round(wide * scale);
    // Turned on its side: done twice, it is as it was.
    const made = new Float32Array(long * high);
    for (let at = 0; at < long; at += 1) {
      const u = (at + 0.5) / scale - 0.5;
      const left = Math.floor(u);
      const by = u - left;
      const weights = [far(1 + by), near(by), near(1 - by), far(2 - by)];
      for (let y = 0; y < high; y += 1) {
        let sum = 0;
        for (const [step, weight] of weights.entries()) {
          const x = left + step - 1;
          sum += weight * (x < 0 || x >= wide ? 255 : (from[y * wide + x] ?? 255));
        }
        made[at * high + y] = sum;
      }
    }
    return made;
  };
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const large = across(across(data, width, height), height, wide);
  const made = new Uint8Array((wide + 2 * margin) * (high + 2 * margin)).fill(255);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const value = Math.min(255, Math.max(0, large[y * wide + x] ?? 255));
      made[(y + margin) * (wide + 2 * margin) + x + margin] = value;
    }
  }
  return { width: wide + 2 * margin, height: high + 2 * margin, data: made };
}

/** How much the points beside one weigh where a picture is blurred, by how far they are; how often. */
const BLUR = [0.4, 0.24, 0.06];
const TWICE = 2;

/**
 * A picture in which each point is as light as those around it on the whole.
 *
 * @param {Gray} picture
 * @returns {Gray}
 */
export function blurred({ width, height, data }) {
  let from = Float32Array.from(data);
  for (let at = 0; at < TWICE; at += 1) {
    for (const step of [1, width]) {
      from = from.map((own, at) => {
        let sum = (BLUR[0] ?? 0) * own;
        for (const by of [1, 2]) {
          sum += (BLUR[by] ?? 0) * ((from[at - by * step] ?? 255) + (from[at + by * step] ?? 255));
        }
        return sum;
      });
    }
  }
  return { width, height, data: Uint8Array.from(from) };
}

/** Of what is neither black nor white, so much more is ink. */
const MORE = 1.7;

/**
 * A picture whose gray points are darker: thin strokes and small points are seen.
 *
 * @param {Gray} picture
 * @returns {Gray}
 */
export function darker({ width, height, data }) {
  return { width, height, data: data.map((own) => 255 * (own / 255) ** MORE) };
}

/**
 * @param {Gray} picture
 * @param {number} by so much narrower
 * @returns {Gray}
 */
export function narrower({ width, height, data }, by) {
  const wide = Math.round(width * by);
  const made = new Uint8Array(wide * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      made[y * wide + x] = between(data, width, height, (x + 0.5) / by - 0.5, y);
    }
  }
  return { width: wide, height, data: made };
}

/**
 * A part of a picture in which nothing is far from anything else.
 *
 * @param {Gray} picture
 * @param {[number, number, number, number]} box left, top, right, bottom
 * @param {number} ink what is darker is ink
 * @param {number} room what stands apart is no further apart
 * @returns {Gray}
 */
export function cut({ width, height, data }, box, ink, room) {
  const left = Math.max(0, Math.floor(box[0]) - 1);
  const top = Math.max(0, Math.floor(box[1]) - 1);
  const right = Math.min(width, Math.ceil(box[2]) + 1);
  const bottom = Math.min(height, Math.ceil(box[3]) + 1);
  const kept = [];
  let white = 0;
  for (let x = left; x < right; x += 1) {
    let dark = false;
    for (let y = top; y < bottom && !dark; y += 1) dark = (data[y * width + x] ?? 255) < ink;
    white = dark ? 0 : white + 1;
    if (white <= Math.max(2, room)) kept.push(x);
  }
  const made = new Uint8Array(kept.length * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    for (const [at, x] of kept.entries()) {
      made[(y - top) * kept.length + at] = data[y * width + x] ?? 255;
    }
  }
  return { width: kept.length, height: bottom - top, data: made };
}

/**
 * The picture as a file (PGM) that Tesseract reads.
 *
 * @param {Gray} picture
 */
export function fileOf({ width, height, data }) {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const made = new Uint8Array(head.length + data.length);
  made.set(head);
  made.set(data, head.length);
  return made;
}
