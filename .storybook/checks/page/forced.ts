import { fieldOf, nameOf, shownControls } from './elements.ts';

/** Controls that forced colours leave without words, drawing or edge. To be asked while they are forced. */
export function unseen(): readonly string[] {
  return shownControls()
    .filter((element) => !element.matches('[role=option], option'))
    .filter((element) => {
      const host = element.closest('label') ?? fieldOf(element);
      if (host.textContent.trim() !== '' || element.matches('input[type=file]')) return false;
      return ![host, ...host.querySelectorAll('*')].some(isDrawn);
    })
    .map((element) => `${nameOf(element)} cannot be seen`);
}

function isDrawn(element: Element): boolean {
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

const isClear = (colour: string): boolean => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);
