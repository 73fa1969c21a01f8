import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const pair = (channel: number | undefined): string => (channel ?? 0).toString(16).padStart(2, '0');

/** Colours at points of the window, `#rrggbb`. */
export const coloursAt = async (page: Page, points: readonly Point[]): Promise<readonly string[]> => {
  const picture = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(
    async ([base64, at]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('The browser draws nothing.');
      context.drawImage(image, 0, 0);
      return at.map(({ x, y }) => Array.from(context.getImageData(x, y, 1, 1).data));
    },
    [picture, points] as const,
  );
  return pixels.map(([red, green, blue]) => `#${pair(red)}${pair(green)}${pair(blue)}`);
};
