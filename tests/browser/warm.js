// Stands in for the worker of a page: the core is asked in the Python that runs the tests. All else
// in the page is what everybody gets.
//
// `askWarm`, `seeWarm` and `lookWarm` are functions of the tests: see warm.py.
(() => {
  /** The smallest module there is: the runtime's own ten megabytes are compiled where it runs. */
  const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

  /** Pages number their drawings from 1; the core that they share here must tell them apart. */
  const [mine] = crypto.getRandomValues(new Uint32Array(1));

  /**
   * Stands in for the worker that reads letters in pictures: what the tests say is in them. With
   * `holdLooks` it waits, as a slow one would, until that is false.
   */
  class Looking {
    onmessage = () => {};
    terminated = false;

    /** @param {{type: string, id: number, image?: ImageData, picture?: number, cells?: any[]}} message */
    async postMessage({ type, id, image, picture, cells }) {
      const size = image && [image.width, image.height];
      const said = JSON.parse(
        await window.lookWarm(JSON.stringify({ type, size, picture, cells })),
      );
      this.#say({ type: "done", part: 0.5 });
      while (window.holdLooks) await new Promise((resolve) => setTimeout(resolve, 20));
      this.#say({ type: "answer", id, answer: said });
    }

    terminate() {
      this.terminated = true;
    }

    /** @param {object} data */
    #say(data) {
      if (!this.terminated) this.onmessage({ data });
    }
  }

  window.Worker = class {
    onmessage = () => {};
    terminated = false;

    /** @param {string} script */
    constructor(script) {
      if (String(script).includes("/scan-worker-")) return new Looking();
    }

    /** @param {{type: string, id?: number, request?: any, language?: string}} message */
    async postMessage({ type, id, request, language }) {
      if (type === "see") {
        const answer = JSON.parse(await window.seeWarm(request, language));
        this.#say({ type: "answer", id, answer });
        return;
      }
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
