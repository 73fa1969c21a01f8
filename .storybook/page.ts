import { directionOf, type WorkbenchGlobals } from './globals.ts';
import { themeOf } from './toolbar.ts';
import { looks } from 'virtual:previewed-brand';
import { seeAs } from './vision.ts';

/** What the brand wears of its own; another brand's P is another theme. */
const look = document.head.appendChild(document.createElement('style'));

/** Puts what the toolbar chooses on the page: attributes of its root, by which everything below looks right. */
export function describePage(globals: WorkbenchGlobals): void {
  const page = document.documentElement;
  page.lang = globals.language;
  page.dir = directionOf(globals);
  page.dataset['theme'] = themeOf(globals);
  page.dataset['mode'] = globals.mode;
  page.dataset['density'] = globals.density;
  page.dataset['brand'] = globals.brand;
  look.textContent = looks[globals.brand] ?? '';
  page.style.fontSize = globals.text === '100' ? '' : `${globals.text}%`;
  seeAs(globals.sight);
}
