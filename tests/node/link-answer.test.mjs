import assert from "node:assert/strict";
import { test } from "node:test";
import { decode, encode, pack, unfold } from "../../pyscript_app/page/link-code.js";
import { encodeTold, shorter } from "../../pyscript_app/page/link-answer.js";

const NAMES = Array.from({ length: 40 }, (_, at) => `Name${at} Of${(at * 7919) % 997}`);
const STATE = { text: NAMES.join("\n"), order: "us-chess", player: "2" };
const row = (rounds, at = 0) =>
  NAMES.slice(at, at + rounds)
    .map((name, round) => `${round + 1}½|${name}`)
    .join("|");
const TOLD = (rounds) =>
  `a|${NAMES[1]}|2|40|3^l|${NAMES[0]}|score-only|solkoff|12|14` +
  `^=solkoff^1|${NAMES[0]}|14|${row(rounds)}^2|${NAMES[1]}|12|${row(rounds, 13)}`;

test("a link carries an answer, and who knows nothing of that passes it over", async () => {
  const link = await encodeTold(STATE, TOLD(4));
  assert.equal((await unfold(link)).told, TOLD(4));
  assert.deepEqual(await decode(link), STATE);
  assert.equal((await unfold(await encode(STATE))).told, "");
});

test("an answer adds no more than 200 characters", async () => {
  const plain = (await encode(STATE)).length;
  for (const rounds of [3, 6, 9, 12, 20, 27]) {
    const link = await encodeTold(STATE, TOLD(rounds));
    assert.ok(link.length <= plain + 200, `${rounds} rounds: ${link.length - plain}`);
    const { told } = await unfold(link);
    assert.ok(shorter(TOLD(rounds)).includes(told));
  }
});

test("without room for the names the figures stay, then the sentences", () => {
  const [whole, bare, said] = shorter(TOLD(2));
  assert.equal(whole, TOLD(2));
  assert.equal(
    bare,
    `a|${NAMES[1]}|2|40|3^l|${NAMES[0]}|score-only|solkoff|12|14` +
      `^=solkoff^1|${NAMES[0]}|14|1½||2½|^2|${NAMES[1]}|12|1½||2½|`,
  );
  assert.equal(said, `a|${NAMES[1]}|2|40|3^l|${NAMES[0]}|score-only|solkoff|12|14`);
  assert.deepEqual(shorter(said), [said]);
});

test("what is no text in its place is nothing", async () => {
  const packed = await pack(STATE, /** @type {any} */ (["a"]));
  assert.equal((await unfold(packed)).told, "");
});

/** A text that hardly gets shorter. */
const noise = (length) => {
  let at = 7;
  return Array.from({ length }, () => {
    at = (at * 48271) % 2147483647;
    return String.fromCharCode(33 + (at % 90));
  }).join("");
};

test("a link that would be too long with it is one without", async () => {
  let [fits, over] = [1000, 60_000];
  while (over - fits > 40) {
    const middle = Math.floor((fits + over) / 2);
    if (await encode({ text: noise(middle) })) fits = middle;
    else over = middle;
  }
  const text = noise(fits);
  const plain = await encode({ text });
  assert.ok(plain);
  assert.equal(await encodeTold({ text }, TOLD(2)), plain);
  assert.equal(await encodeTold({ text: noise(over) }, TOLD(2)), null);
  const { told } = await unfold((await encodeTold({ text: noise(fits - 1000) }, TOLD(1))) ?? "");
  assert.notEqual(told, "");
});
