import { createLook, parseLook } from '@comanda/tokens/browser';
import { brand } from './brand.ts';
import { readStored, store } from './storage.ts';

/** The look of the console: this browser's, until the person's own is known; at first as the device (docs/product.md §4.2). */
export const webTheme = createLook({
  initial: parseLook(readStored('webTheme'), brand.allowedThemes) ?? {
    theme: brand.defaultTheme,
    mode: 'system',
  },
  fallback: brand.defaultTheme,
  keep: (written) => store('webTheme', written),
});
