import type { Page } from 'playwright';

/** What a value that was never there looks like to a reader. */
const leaks = [/undefined/, /\[object Object\]/, /\bNaN\b/];

/** Leaks in the visible text and in the names that assistive technology reads. */
export async function textFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...names];
  });
  return texts
    .filter((text) => leaks.some((leak) => leak.test(text)))
    .map((text) => `text: “${text.trim()}”`);
}
