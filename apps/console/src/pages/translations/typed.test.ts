import { mostTexts } from '@comanda/api/calls';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, parcelsOf, type TypedText, withTyped } from './typed.ts';

const text = fc.record({
  entity: fc.constantFrom('ART', 'DPT'),
  to: fc.constantFrom('en-GB', 'ar-EG'),
  id: fc.nat({ max: 300 }).map(String),
  path: fc.constantFrom('names', 'choices.0.names', 'choices.1.names'),
  version: fc.constant(1),
  text: fc.string({ minLength: 1 }),
});
const typedOf = (texts: readonly TypedText[]) => new Map(texts.map((one) => [cellOf(one), one]));

describe('texts that are typed', () => {
  it('go out once each, a record in one call, no call larger than the platform takes', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 900 }), (texts) => {
        const typed = typedOf(texts);
        const parcels = parcelsOf(typed);
        expect(typedOf(parcels.flatMap((parcel) => parcel.texts))).toEqual(typed);
        const calls = new Map<string, number>();
        for (const [nth, parcel] of parcels.entries()) {
          expect(parcel.texts.length).toBeLessThanOrEqual(mostTexts);
          for (const one of parcel.texts) {
            expect([one.entity, one.to]).toEqual([parcel.entity, parcel.to]);
            const record = `${one.to} ${one.entity} ${one.id}`;
            expect(calls.get(record) ?? nth).toBe(nth);
            calls.set(record, nth);
          }
        }
      }),
    );
  });
  it('are typed no more once they say what is stored', () => {
    const one = { entity: 'ART', to: 'en-GB', id: '1', path: 'names', version: 1, text: 'Coffee' };
    const typed = withTyped(new Map(), [{ typed: one, stored: '' }]);
    expect(typed.size).toBe(1);
    expect(withTyped(typed, [{ typed: { ...one, text: '' }, stored: '' }]).size).toBe(0);
  });
});
