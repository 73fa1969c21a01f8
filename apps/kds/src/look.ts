import { createLook, parseLook } from '@comanda/tokens/browser';
import { brand } from './brand.ts';

/** Also the key under which the page's first script looks (vite.config.ts). */
const KEY = 'kitchen.webTheme';
const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** The look of this screen, which cooks share: dark unless somebody has chosen otherwise (docs/product.md §4.2). */
export const look = createLook({
  initial: parseLook(kept(), brand.allowedThemes) ?? { theme: brand.defaultTheme, mode: 'dark' },
  fallback: brand.defaultTheme,
  keep: (written) => {
    try {
      localStorage.setItem(KEY, written);
    } catch {
      // A browser without storage starts in the brand's look next time.
    }
  },
});
