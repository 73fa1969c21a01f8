import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft } from './draftShelf.ts';

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
