import * as fc from 'fast-check';
import { pageSizes } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { readAddress, rowsKinds, writeAddress } from './rowsAddress.ts';

describe('the address of an import', () => {
  it('comes back as it was written, whatever the key of a problem holds', () => {
    fc.assert(
      fc.property(
        fc.record({
          step: fc.constantFrom('columns' as const, 'check' as const),
          kind: fc.constantFrom(undefined, ...rowsKinds),
          problem: fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined }),
          page: fc.integer({ min: 1, max: 100_000 }),
          size: fc.constantFrom(...pageSizes),
        }),
        (address) => {
          expect(readAddress(Object.fromEntries(new URLSearchParams(writeAddress(address))))).toEqual(
            address,
          );
        },
      ),
    );
  });
});
