// Decodes the bytes of a text file like calculator/files/decoding.py: the same samples test
// both.

/** In UTF-16 without a mark, at least this share of the characters has a zero byte. */
const ZEROS = 8;

/**
 * Decode UTF-16 without a mark, recognised by zero bytes in every other place.
 *
 * @param {Uint8Array} bytes
 * @returns {string | undefined}
 */
function utf16(bytes) {
  let [first, second] = [0, 0];
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] === 0) first += 1;
    if (bytes[at + 1] === 0) second += 1;
  }
  if (Math.max(first, second) * 2 * ZEROS < Math.max(bytes.length, 1) || first === second) {
    return undefined;
  }
  try {
    const encoding = second > first ? "utf-16le" : "utf-16be";
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Decode a file as chess programs write them: Unicode if it is, else the old Windows encoding.
 *
 * @param {Uint8Array} bytes
 */
export function decode(bytes) {
  // Half a character at the end of UTF-16 is dropped.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(whole);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(whole);
  const found = utf16(whole);
  if (found !== undefined) return found;
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = bytes.subarray(marked ? 3 : 0);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return new TextDecoder("windows-1252").decode(body);
  }
}
