// Stands in for the worker of a page: the core is asked in the Python that runs the tests. All else
// in the page is what everybody gets.
//
// `askWarm` is a function of the tests: see warm.py.
(() => {
  /** The smallest module there is: the runtime's own ten megabytes are compiled where it runs. */
  const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

  /** Pages number their drawings from 1; the core that they share here must tell them apart. */
  const [mine] = crypto.getRandomValues(new Uint32Array(1));

  window.Worker = class {
    onmessage = () => {};
    terminated = false;

    /** @param {{type: string, id?: number, request?: any}} message */
    async postMessage({ type, id, request }) {
      if (type === "fetch" || type === "start") return;
      if (type === "begin") {
        // Never at once: a worker's word is a task of its own.
        setTimeout(() => {
          this.#say({ type: "compiled", module });
          this.#say({ type: "ready" });
        });
        return;
      }
      const asked = { ...request };
      for (const key of ["drawn", "over"]) if (asked[key]) asked[key] += mine * 1_000_000;
      const said = await window.askWarm(JSON.stringify(asked));
      this.#say({ ...JSON.parse(said), id });
    }

    terminate() {
      this.terminated = true;
    }

    /** @param {{type: string}} data */
    #say(data) {
      if (!this.terminated) this.onmessage({ data });
    }
  };
})();
