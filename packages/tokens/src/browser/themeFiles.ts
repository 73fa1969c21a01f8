import { isOwnTheme, type ThemeCode } from '../themes.ts';

/**
 * The element that the page's head has for the first theme (`firstPaint.js`); the others lie beside its file. A page
 * without one, such as a story's, has brought its themes itself; a server has no page yet.
 */
const firstLink = (): HTMLLinkElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link#theme');

const there = new Set<ThemeCode>();
const coming = new Map<ThemeCode, Promise<boolean>>();

/** Where the others lie: as the script of the first paint was told, since the brand's own theme has no file of its own. */
const folderOf = (first: HTMLLinkElement): string =>
  document.querySelector<HTMLElement>('script[data-themes]')?.dataset['themes'] ?? first.href;
const addressOf = (code: ThemeCode, first: HTMLLinkElement): string =>
  new URL(`${code.toLowerCase()}.css`, new URL(folderOf(first), document.baseURI)).href;

const fetched = (code: ThemeCode, first: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = addressOf(code, first);
    link.addEventListener('load', () => {
      there.add(code);
      resolve(true);
    });
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    first.after(link);
  });

/**
 * The stylesheets of themes, each fetched when it is worn first: a page needs one of fifteen. Elements may wear
 * (`data-theme`) any theme that is there, one inside another.
 */
export const themeFiles = {
  isThere: (code: ThemeCode): boolean => {
    const first = firstLink();
    return (
      isOwnTheme(code) ||
      !first ||
      there.has(code) ||
      (first.sheet !== null && first.href === addressOf(code, first))
    );
  },
  /** @returns whether the theme can be worn now; one whose file did not come may be asked for again */
  load: (code: ThemeCode): Promise<boolean> => {
    const first = firstLink();
    if (!first || themeFiles.isThere(code)) return Promise.resolve(true);
    const known = coming.get(code);
    if (known) return known;
    const loading = fetched(code, first).finally(() => coming.delete(code));
    coming.set(code, loading);
    return loading;
  },
};
