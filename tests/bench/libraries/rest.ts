export {};

declare global {
  // eslint-disable-next-line no-var
  var benchRest: () => Promise<void>;
}

/** Resolves when the page has done what it was told to and rests: two frames and a breath. */
globalThis.benchRest = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
  });
