import type { Page } from '@playwright/test';

/** Puts any theme on the page, also one that its brand does not allow, and nothing else of a choice. */
export const wearTheme = (page: Page, code: string): Promise<void> =>
  page.evaluate(async (theme) => {
    const first = document.querySelector<HTMLLinkElement>('link#theme');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`${theme.toLowerCase()}.css`, first?.href).href;
    const coming = new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${link.href} does not come.`)));
    });
    first?.after(link);
    await coming;
    document.documentElement.dataset['theme'] = theme;
  }, code);
