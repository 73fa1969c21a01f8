import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markSync, syncLeftFor } from './syncMark.ts';

const kept = new Map<string, string>();
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
const at = (href: string) => ({ href, pathname: href.split('?')[0] ?? '' });
const changes = at('/settings/sync/trackers?status=PND');
const show = at('/settings/basics/taxes/7/show');
const edit = at('/settings/basics/taxes/7/edit');

it('leads back from a record, also after it was edited', () => {
  markSync(changes, show);
  expect(syncLeftFor(show.href)).toBe(changes.href);
  markSync(show, edit);
  markSync(edit, show);
  expect(syncLeftFor(show.href)).toBe(changes.href);
});

it('leads nowhere from another record, or from this one when it was opened another way', () => {
  markSync(changes, show);
  expect(syncLeftFor('/settings/basics/taxes/70/show')).toBeUndefined();
  markSync(show, at('/settings/basics/taxes'));
  markSync(at('/settings/basics/taxes'), show);
  expect(syncLeftFor(show.href)).toBeUndefined();
});

it.each(['{"from":', 'null', '7', '[]', '{"from":"/settings/sync/trackers"}', '{"from":1,"record":{}}'])(
  'leads nowhere, and stops nobody, where %s is kept',
  (text) => {
    kept.set('comanda.cameFromSync', text);
    expect(syncLeftFor(show.href)).toBeUndefined();
    markSync(show, edit);
    markSync(changes, show);
    expect(syncLeftFor(show.href)).toBe(changes.href);
  },
);

it('is no matter of going from changes to changes', () => {
  markSync(changes, at('/settings/sync/commits/7/show'));
  expect(kept.size).toBe(0);
});
