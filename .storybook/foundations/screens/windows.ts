/** The windows that a screen is seen in, in CSS pixels: one on each side of the breakpoints (docs/product.md §3). */
export const windows = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  telephone: { width: 390, height: 780 },
} as const;

export type WindowName = keyof typeof windows;
