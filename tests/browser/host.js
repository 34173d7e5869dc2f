// The page in which Python stays warm: it runs the real worker and answers what other pages ask.
//
// `nextAsked` is a function of the tests: it takes the last answer and gives the next question,
// or null at the end. See warm.py.
async (script) => {
  const { Runtime } = await import(script);
  const python = new Runtime();
  python.start();
  await python.ready;

  /** @param {string} asked */
  async function answered(asked) {
    try {
      return { type: "answer", answer: await python.ask(JSON.parse(asked)) };
    } catch (error) {
      // The page that asked shows that Python has stopped; the next one finds it started again.
      return { type: "failed", message: String(error) };
    }
  }

  (async () => {
    let said = null;
    for (;;) {
      const asked = await window.nextAsked(said);
      if (asked === null) return;
      said = JSON.stringify(await answered(asked));
    }
  })();
};
