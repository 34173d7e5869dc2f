import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, decode, encode, LinkError, pack } from "../../pyscript_app/page/link-code.js";

const WHOLE = {
  text: "Müller\t½",
  order: "us-chess",
  player: "2",
  choices: { seed: "ab12" },
  changes: "2.14.D",
  reading: "wintd-text:place",
  section: "1",
  language: "es",
  rules: "fide-2024",
  class: "rating<1500",
  teams: "4;us-scholastic;Club",
};

test("a link carries the whole state and nothing that only unfolds", async () => {
  const link = await encode({ ...WHOLE, cell: "2.3", find: "higher", sort: "name" });
  assert.match(link, /^#v1=[\w-]+$/);
  assert.deepEqual(await decode(link), WHOLE);
});

test("a fragment about something else is left alone", async () => {
  assert.equal(await decode(""), null);
  assert.equal(await decode("#tb-why"), null);
});

test("a link of a later version says so", async () => {
  await assert.rejects(decode("#v2=abc"), (error) => {
    return error instanceof LinkError && error.reason === "version";
  });
});

test("a damaged link is an error", async () => {
  const link = await encode(WHOLE);
  await assert.rejects(decode(link.slice(0, -5)));
  await assert.rejects(decode("#v1=%%%"));
});

test("a link that would unpack to a flood is refused", async () => {
  const link = await encode({ text: "x".repeat(1_500_000) });
  await assert.rejects(decode(link), (error) => error.reason === "large");
});

test("a table that is too long for an address has no link", async () => {
  const random = Array.from({ length: 60_000 }, (_, at) => Math.sin(at).toString(36).at(-3));
  assert.equal(await encode({ text: random.join("") }), null);
});

test("what is written in several pieces is read whole", async () => {
  const random = Array.from({ length: 100_000 }, (_, at) => Math.sin(at).toString(36).at(-3));
  const state = { text: random.join("") };
  assert.deepEqual(await decode(await pack(state)), state);
});

test("anything but text in a link is left out", async () => {
  const packed = new Blob([JSON.stringify({ text: "a", order: 7, player: 3, choices: { a: 1 } })])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  const found = await decode(`#v1=${bytes.toString("base64url")}`);
  assert.deepEqual(found, { text: "a", player: "3", choices: {} });
});

test("another section or reading lets go of what was chosen by numbers", () => {
  const kept = { text: WHOLE.text, order: WHOLE.order, language: WHOLE.language };
  assert.deepEqual(choose(WHOLE, "section", "2"), { ...kept, section: "2" });
  assert.deepEqual(choose(WHOLE, "reading", "r"), { ...kept, section: "1", reading: "r" });
});

test("a choice joins the others", () => {
  const chosen = choose(WHOLE, "choices.sonneborn.raw", "x");
  assert.deepEqual(chosen.choices, { seed: "ab12", "sonneborn.raw": "x" });
});

test("a choice ends a cell's choices and a search; unfolding does not, a result only a search", () => {
  const view = { text: "a", cell: "1.2", find: "higher" };
  assert.deepEqual(choose(view, "player", "4"), { text: "a", player: "4" });
  assert.deepEqual(choose(view, "sort", "name"), { ...view, sort: "name" });
  assert.deepEqual(choose(view, "changes", "1.2.D"), { text: "a", cell: "1.2", changes: "1.2.D" });
});
