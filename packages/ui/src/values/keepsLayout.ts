import { expect, waitFor } from 'storybook/test';

/** Nothing makes the window scroll sideways, and no words leave the box. */
export async function keepsLayout(box: Element): Promise<void> {
  await waitFor(async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth);
    const { left, right } = box.getBoundingClientRect();
    await expect(left, 'the left of the box').toBeGreaterThanOrEqual(-1);
    await expect(right, 'the right of the box').toBeLessThanOrEqual(clientWidth + 1);
    await expect(box.scrollWidth - box.clientWidth, 'what the box scrolls sideways').toBeLessThanOrEqual(1);
    await expect(strays(box, left - 1, right + 1)).toEqual([]);
  });
}

/** Words that are drawn beside the box: those that something between hides are not. */
function strays(box: Element, left: number, right: number): string[] {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = [...range.getClientRects()].some((rect) => rect.left < left || rect.right > right);
    if (isOut && !isHeld(text.parentElement, box)) found.push(text.textContent?.slice(0, 40) ?? '');
  }
  return found;
}

/** Cut on purpose, or in what is meant to be pushed sideways, by keys too. */
function isHeld(element: Element | null, box: Element): boolean {
  if (!element || element === box) return false;
  const { overflowX } = getComputedStyle(element);
  if (overflowX === 'hidden' || overflowX === 'clip' || element.matches('[role=tablist]')) return true;
  const isPushed = overflowX === 'auto' && element.matches('[role=grid], [role=region][tabindex="0"]');
  return isPushed || isHeld(element.parentElement, box);
}
