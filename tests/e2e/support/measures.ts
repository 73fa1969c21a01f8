import type { Locator, Page } from '@playwright/test';

/** How many CSS pixels high a capital is in the font that each of these elements has. */
export const capitalsOf = (texts: Locator): Promise<readonly number[]> =>
  texts.evaluateAll((elements) => {
    const context = document.createElement('canvas').getContext('2d');
    return elements.map((element) => {
      if (!context) return 0;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return context.measureText('H').actualBoundingBoxAscent;
    });
  });

/** What can be pressed, CSS pixels. */
export interface Target {
  /** The shorter of its sides. */
  readonly side: number;
  /** To the nearest of the others; infinite without one. */
  readonly gap: number;
}
/** Of all that match and are seen, found and measured at once: a board that is laid out anew meanwhile has other ones. */
export const targetsOf = (page: Page, selector: string): Promise<readonly Target[]> =>
  page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
    const boxes = seen.map((element) => element.getBoundingClientRect());
    return boxes.map((box) => ({
      side: Math.min(box.width, box.height),
      gap: Math.min(
        ...boxes.map((other) =>
          other === box
            ? Infinity
            : Math.hypot(
                Math.max(0, box.left - other.right, other.left - box.right),
                Math.max(0, box.top - other.bottom, other.top - box.bottom),
              ),
        ),
      ),
    }));
  }, selector);
