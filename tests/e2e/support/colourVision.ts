import type { Locator } from '@playwright/test';

const pair = (channel: number | undefined): string => (channel ?? 0).toString(16).padStart(2, '0');

/** The ground that an element is drawn with, `#rrggbb`. */
export const groundOf = async (element: Locator): Promise<string> => {
  const [red, green, blue] = await element.evaluate((one) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The browser draws nothing.');
    // However its colour is written.
    context.fillStyle = getComputedStyle(one).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data);
  });
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
};
