import { controls, nameOf, shown } from './elements.ts';

const focusable = `:is(${controls}, [role=gridcell], [role=columnheader]):is(a, button, input, select, textarea, summary, [tabindex])`;

/** Of many, so many are tried, from the first to the last. */
const enough = 30;

/**
 * Controls that something which stays in its place, a bar or a column, hides whole when the focus comes to them, from
 * either side (WCAG 2.4.11).
 */
export function covered(): readonly string[] {
  const all = shown();
  const staying = all.filter((element) => /sticky|fixed/.test(getComputedStyle(element).position));
  if (staying.length === 0) return [];
  // The browser's own list, which lies hidden behind ours for its autofill, hands any focus on at once.
  const handsOn = '[data-react-aria-prevent-focus]';
  const stops = all.filter(
    (element) => element.matches(focusable) && element.closest(`[inert], ${handsOn}`) === null,
  );
  const some = stops.filter((_, index) => index % Math.ceil(stops.length / enough) === 0);
  const found = [...some, ...some.toReversed()].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.isConnected) return [];
    element.focus();
    if (document.activeElement !== element) return [];
    const cover = staying.find((bar) => !bar.contains(element) && hides(bar, element));
    return cover ? [`${nameOf(element)} has the focus behind ${nameOf(cover)}`] : [];
  });
  return [...new Set(found)];
}

/** Nothing of the element is to be seen where it lies in the window. */
function hides(bar: Element, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [across, down] = [
    [left + 2, (left + right) / 2, right - 2],
    [top + 2, (top + bottom) / 2, bottom - 2],
  ];
  const points = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  return points.every((top) => top !== null && bar.contains(top));
}
