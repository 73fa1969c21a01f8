import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDraft, shelfOf } from './draftShelf.ts';

describe('a kept draft', () => {
  it('comes back as it was kept', () => {
    const kept = {
      values: { code: 'IVA' },
      base: { values: { code: '' }, version: 3 },
      intent: { what: 'w', key: 'k' },
    };
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
  });
  it('of a new record has no version, which JSON leaves out', () => {
    const kept = { values: {}, base: { values: {}, version: undefined } };
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
  });
  it('is nothing where something else stands', () => {
    expect(parseDraft(null)).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(() => parseDraft(stored)).not.toThrow();
      }),
    );
    expect(parseDraft('{"values":[],"base":{"values":{}}}')).toBeUndefined();
  });
});

/** A shelf of the tab; answers how it is written. */
const shelved = () => {
  const held = new Map<string, string>();
  const setItem = vi.fn<(key: string, value: string) => void>((key, value) => void held.set(key, value));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem,
    removeItem: (key: string) => held.delete(key),
  });
  return setItem;
};

describe('the shelf of a form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('writes what is held once, and beside it the write that is under way', () => {
    const written = shelved();
    const shelf = shelfOf('form');
    const base = { values: {}, version: 1 };
    const values = { code: 'A' };
    shelf.keep({ values: {}, base, intent: { what: 'w', key: 'k' } });
    shelf.keepHeld({ values, base });
    shelf.keepHeld({ values, base });
    expect(written).toHaveBeenCalledTimes(2);
    expect(shelf.read()).toEqual({ values, base, intent: { what: 'w', key: 'k' } });
  });

  it('goes on from what another page kept there', () => {
    shelved();
    const base = { values: {}, version: 1 };
    shelfOf('form').keep({ values: {}, base, intent: { what: 'w', key: 'k' } });
    const shelf = shelfOf('form');
    shelf.keepHeld({ values: { code: 'B' }, base });
    expect(shelf.read()?.intent?.key).toBe('k');
    shelf.drop();
    shelf.keepHeld({ values: { code: 'B' }, base });
    expect(shelf.read()?.intent).toBeUndefined();
  });
});
