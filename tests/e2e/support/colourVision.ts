import type { CDPSession, Page } from '@playwright/test';
import Color from 'colorjs.io';

export const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = 'none' | (typeof deficiencies)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Colours at points of the window, as somebody sees them who sees so. */
export const coloursAt = async (
  page: Page,
  cdp: CDPSession,
  vision: Vision,
  points: readonly Point[],
): Promise<readonly Color[]> => {
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
  const picture = (await page.screenshot()).toString('base64');
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
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
  return pixels.map(
    ([red = 0, green = 0, blue = 0]) => new Color('srgb', [red / 255, green / 255, blue / 255]),
  );
};

/** The least ΔE2000 between any two of these colours. */
export const leastDifference = (colours: readonly Color[]): number =>
  Math.min(
    ...colours.flatMap((one, index) => colours.slice(index + 1).map((other) => one.deltaE(other, '2000'))),
  );
