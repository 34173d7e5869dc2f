// The obvious first version: stock Pyodide in a worker, the core's wheel, one question.
const root = document.querySelector(".tb-app");
const worker = new Worker(new URL("./stock-worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  const answer = JSON.parse(data);
  root.querySelector(".tb-result").replaceChildren(answer.message);
  root.dataset.state = answer.state;
};
worker.postMessage({
  what: "calculate",
  text: root.querySelector("textarea").value,
});
