// A table that stays where it is: `?src=` names a text or a web page, here or on a server that lets
// other pages read it. That one address is asked for, without cookies, and nothing that it names.

import { decode } from "./decoding.js";
import { kindOf } from "./files.js";

/** @import { State } from "./link-code.js" */
/** @typedef {"address" | "refused" | "status" | "large" | "slow" | "kind"} Reason */

/** In bytes, and in milliseconds. */
const MOST = 2_000_000;
const PATIENCE = 10_000;

/** Why there is no text. */
export class SourceError extends Error {
  /**
   * @param {Reason} reason
   * @param {number} [status] what the server answered
   */
  constructor(reason, status = 0) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** What was fetched: the address as the link has it, the text, and when, in milliseconds. */
export const origin = { address: "", text: "", at: 0 };

/** The address that this page's own address names; empty if it names none. */
export const asked = () => new URLSearchParams(location.search).get("src") ?? "";

/** @param {string} address */
export function whole(address) {
  try {
    const url = new URL(address, location.href);
    if (/^https?:$/.test(url.protocol)) return url.href;
  } catch {
    // Said below.
  }
  throw new SourceError("address");
}

/**
 * Fetch a text.
 *
 * @param {string} address
 * @returns {Promise<string>}
 * @throws {SourceError}
 */
export async function fetched(address) {
  const url = whole(address);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PATIENCE);
  try {
    const response = await fetch(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-cache",
      signal: limit.signal,
    });
    if (!response.ok) throw new SourceError("status", response.status);
    const bytes = await allOf(response);
    const text = decode(bytes);
    if (kindOf(bytes) !== "text" || text.includes("\0")) throw new SourceError("kind");
    return text;
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(limit.signal.aborted ? "slow" : "refused");
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}

/**
 * @param {Response} response
 * @throws {SourceError} if it is too large
 */
async function allOf({ body }) {
  const chunks = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.length;
    if (size > MOST) throw new SourceError("large");
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** What else of an address is ours; the rest was put there by the person who passed it on. */
const OURS = ["theme", "accent"];

/**
 * What an address has to carry: of a text that was fetched only where it is, not the text.
 *
 * @param {State} state
 * @param {string} [search] what was before the `#`
 * @returns {{search: string, state: State}}
 */
export function carried(state, search = "") {
  const given = [...new URLSearchParams(search)];
  const parts = new URLSearchParams(given.filter(([name]) => OURS.includes(name)));
  const fetchedText = origin.address !== "" && state.text === origin.text;
  if (fetchedText) parts.set("src", origin.address);
  const written = String(parts);
  return {
    search: written && `?${written}`,
    state: fetchedText ? { ...state, text: "" } : state,
  };
}
