/** Pixels of a root em at the browser's usual text size. */
const ROOT_EM = 16;

/** A width of a column, which is meant for the usual text size, as a length that grows with the text. */
export const lengthOf = (pixels: number): string => `${pixels / ROOT_EM}rem`;

/** How many times larger than usual the text is. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_EM;
