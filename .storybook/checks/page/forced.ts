import { isDrawn } from './drawn.ts';
import { fieldOf, nameOf, shownControls } from './elements.ts';
import { undecided } from './toggles.ts';

/**
 * Controls that forced colours leave without words, drawing or edge, and those that do not show whether they are on. To be
 * asked while they are forced.
 */
export async function unseen(): Promise<readonly string[]> {
  return [...blank(), ...(await undecided())];
}

function blank(): readonly string[] {
  return shownControls()
    .filter((element) => !element.matches('[role=option], option'))
    .filter((element) => {
      const host = element.closest('label') ?? fieldOf(element);
      if (host.textContent.trim() !== '' || element.matches('input[type=file]')) return false;
      return ![host, ...host.querySelectorAll('*')].some(isDrawn);
    })
    .map((element) => `${nameOf(element)} cannot be seen`);
}
