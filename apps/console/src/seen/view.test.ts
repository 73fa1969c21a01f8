import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseView, type View } from './view.ts';

const view: View = {
  id: 'v',
  idCompany: 'c',
  idUser: 'u',
  name: 'Lucía',
  role: 'Reader',
  company: 'La Encina',
};

/** A shelf of a browser: its keys are its own properties, as those of `Storage` are. */
class Shelf {
  readonly [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
let browser: Shelf;
let tab: Shelf;
/** The page as it is loaded now. */
const load = async () => {
  vi.resetModules();
  return { ...(await import('../app/storage.ts')), ...(await import('./view.ts')) };
};
beforeEach(() => {
  [browser, tab] = [new Shelf(), new Shelf()];
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

test('a tab that sees as somebody else keeps everything apart, and finds its own again', async () => {
  const before = await load();
  before.store('selection', 'mine');
  before.store('webTheme', 'C-dark');
  before.store('draft.TAX', 'typed', before.tabShelf());
  const kept = [Object.entries(browser), Object.entries(tab)];
  before.storeView(view, 'token', 'Seen as Lucía · ');

  const seeing = await load();
  expect([seeing.isSeeing, seeing.seenToken(), seeing.readView()]).toEqual([true, 'token', view]);
  expect(seeing.readStored('selection')).toBeNull();
  expect(seeing.readStored('draft.TAX', seeing.tabShelf())).toBeNull();
  // Eyes and hands are those of who sees.
  expect(seeing.readStored('webTheme')).toBe('C-dark');
  seeing.store('selection', 'theirs');
  seeing.store('list.TAX', 'wide');
  seeing.store('draft.TAX', 'tried', seeing.tabShelf());
  expect(Object.entries(browser)).toEqual(kept[0]);
  seeing.forgetView();

  expect([Object.entries(browser), Object.entries(tab)]).toEqual(kept);
  expect((await load()).isSeeing).toBe(false);
});

test('why a view has ended is told by the next page', async () => {
  (await load()).storeView(view, 'token', '');
  (await load()).forgetView('seen_ended');
  expect((await load()).readStored('message')).toBe('seen_ended');
});

test.each([null, 'x', '1', '{}', JSON.stringify({ ...view, name: 1 })])('%s is no view', (text) => {
  expect(parseView(text)).toBeUndefined();
});
