// Asks the built search: node search.mjs WORKER INDEX. The questions come on standard input, as a
// JSON list; for each a line is printed, the pages that are found, best first.
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const [worker, index] = process.argv.slice(2);
const listeners = [];
let answer;
const ask = async (data) => {
  for (const listen of listeners) await listen({ data });
};
// What the theme's script has of a worker.
const self = {
  addEventListener: (_, listener) => listeners.push(listener),
  postMessage: (message) => (answer = message.data),
  console,
};
self.self = self.globalThis = self;
createContext(self);
runInContext(readFileSync(worker, "utf8"), self);
await ask({ type: 0, data: { ...JSON.parse(readFileSync(index, "utf8")), options: {} } });
for (const question of JSON.parse(readFileSync(0, "utf8"))) {
  await ask({ type: 2, data: question });
  console.log(JSON.stringify(answer.items.map(([{ location }]) => location.split("#")[0])));
}
