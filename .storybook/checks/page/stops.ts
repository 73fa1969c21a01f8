import { keyState } from './keys.ts';
import { ofRole } from './roles.ts';
import { layerAround } from './trail.ts';

/** How many stops of the Tab key are in the layer in which the focus is, or more. */
export function stopsAround(): number {
  const layer = layerAround(document.activeElement ?? document.body) ?? document.body;
  return [
    ...layer.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()).length;
}

/** The first letter of the next one of the focus's role that begins with another, and its place; it may be the first again. */
export function letterAhead(): { readonly letter: string; readonly place: number } | undefined {
  const { role, place } = keyState();
  const letters = ofRole(role).map((one) => nameOf(one).slice(0, 1).toLowerCase());
  const after = letters.map((_, step) => (place + 1 + step) % letters.length);
  const next = after.find((index) => /[a-z]/.test(letters[index] ?? '') && letters[index] !== letters[place]);
  const letter = next === undefined ? undefined : letters[next];
  return next === undefined || letter === undefined ? undefined : { letter, place: next };
}

function nameOf(element: Element): string {
  const [id = ''] = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const named = document.getElementById(id)?.textContent;
  return (named ?? element.getAttribute('aria-label') ?? element.textContent).trim();
}
