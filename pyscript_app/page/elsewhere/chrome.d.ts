/** What the extension uses of the browser's interface, in Chromium and in Firefox. */
declare const chrome: {
  action: {
    onClicked: { addListener(act: (tab: { id?: number; index: number }) => void): void };
  };
  scripting: {
    executeScript(injection: {
      target: { tabId: number };
      files: string[];
    }): Promise<{ result?: string }[]>;
  };
  tabs: { create(properties: { url: string; index: number }): Promise<unknown> };
};
