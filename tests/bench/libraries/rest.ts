/** Resolves when the page has done what it was told to and rests: two frames and a breath. */
export const rest = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
  });

declare global {
  // What the measuring side finds in the page is a variable there.
  // eslint-disable-next-line no-var
  var benchRest: typeof rest;
}
globalThis.benchRest = rest;
