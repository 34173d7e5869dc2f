// In place of the file in which a browser keeps Python's memory: see page/snapshot.js.

/** @returns {import("../page/snapshot.js").Kept} a file that is open, and empty */
export function fileInMemory() {
  let bytes = new Uint8Array();
  return {
    read(into, { at }) {
      const found = bytes.subarray(at, at + into.length);
      into.set(found);
      return found.length;
    },
    write(part, { at }) {
      const grown = new Uint8Array(Math.max(bytes.length, at + part.length));
      grown.set(bytes);
      grown.set(part, at);
      bytes = grown;
      return part.length;
    },
    truncate: (length) => void (bytes = bytes.slice(0, length)),
    flush() {},
    close() {},
  };
}
