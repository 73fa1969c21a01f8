/** What had the focus, one after the other. */
const had: Element[] = [];

globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('setCurrentStory', () => had.splice(0));

addEventListener(
  'focusin',
  ({ target }) => {
    if (target instanceof Element) had.push(target);
  },
  true,
);

/** What lies over a page, and takes the focus with it. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

export const layerAround = (element: Element): Element | null => element.closest(layers);

/** What had the focus before the layer came up in which it is now. */
export function openerOf(focused: Element): Element | undefined {
  const layer = layerAround(focused);
  return layer ? had.findLast((one) => one.isConnected && !layer.contains(one)) : undefined;
}

const numbers = new WeakMap<Element, number>();
let last = 0;

/** One for each element, from 1. */
export function numberOf(element: Element | undefined): number {
  if (!element) return 0;
  const number = numbers.get(element) ?? (last += 1);
  numbers.set(element, number);
  return number;
}
