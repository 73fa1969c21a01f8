import type { Page } from 'playwright';

const errorsOf = new WeakMap<Page, string[]>();

/** Collects what the page reports as an error from now on. */
export function watchConsole(page: Page): void {
  if (errorsOf.has(page)) return;
  const errors: string[] = [];
  errorsOf.set(page, errors);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
}

/** The errors since the last call. */
export function consoleErrors(page: Page): string[] {
  return errorsOf.get(page)?.splice(0) ?? [];
}
