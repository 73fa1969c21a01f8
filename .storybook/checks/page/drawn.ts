/** Whether an element paints anything of its own that can be told from the page: a picture, an edge, a ground. */
export function isDrawn(element: Element): boolean {
  if (element.matches('img, svg, canvas')) return element.checkVisibility();
  if (element.matches(drawnByBrowsers) && getComputedStyle(element).appearance !== 'none') return true;
  return [undefined, '::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const hasEdge =
      style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px' && !isClear(style.borderTopColor);
    const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
    const ground = getComputedStyle(document.body).backgroundColor;
    return hasEdge || hasOutline || (!isClear(style.backgroundColor) && style.backgroundColor !== ground);
  });
}

const drawnByBrowsers = 'select, input:is([type=checkbox], [type=radio], [type=range])';

export const isClear = (colour: string): boolean => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);
