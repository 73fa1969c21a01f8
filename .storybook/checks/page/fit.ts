import { controls, nameOf, shown } from './elements.ts';

/** What a narrow page or long words do: a page that scrolls sideways, and actions whose words are cut off. */
export function unfit(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide =
    scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide in ${clientWidth}${byWhom()}`] : [];
  const cut = shown()
    .filter((element) => element.matches(`:is(${controls}):not(input, select, textarea)`))
    .filter(isCut);
  return [...wide, ...cut.map((element) => `${nameOf(element)} is cut off`)];
}

/** The first element that reaches beyond the page and is in nothing that scrolls. */
function byWhom(): string {
  const { clientWidth } = document.documentElement;
  const element = shown().findLast((one) => {
    const { right, left } = one.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isInScroller(one);
  });
  return element ? ` by ${nameOf(element)}` : '';
}

function isInScroller({ parentElement }: Element): boolean {
  if (parentElement === null || parentElement === document.body) return false;
  return getComputedStyle(parentElement).overflowX !== 'visible' || isInScroller(parentElement);
}

/** Words end within the box, and what shortens them says so with an ellipsis only where all can be read elsewhere. */
function isCut(element: Element): boolean {
  const { overflowX, textOverflow } = getComputedStyle(element);
  const isClipping = overflowX === 'hidden' || overflowX === 'clip';
  return isClipping && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
}
