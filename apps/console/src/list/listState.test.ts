import { pageSizes } from '@comanda/api/calls';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './listState.ts';

const filters = ['PND', 'SNT'];
describe('the address of a list', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          filter: fc.constantFrom(undefined, ...filters),
          page: fc.integer({ min: 1, max: 100_000 }),
          size: fc.constantFrom(...pageSizes),
        }),
        (address) => {
          // The address bar holds text.
          const search = Object.fromEntries(
            new URLSearchParams(
              Object.entries(writeAddress(address)).map(([key, value]) => [key, String(value)]),
            ),
          );
          expect(readAddress(search, filters)).toEqual(address);
        },
      ),
    );
  });
  it('is sane whatever somebody typed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('status', 'page', 'size'), fc.anything()), (search) => {
        const { page, size, filter } = readAddress(search, filters);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
        expect([10, 25, 50, 100]).toContain(size);
        expect([undefined, ...filters]).toContain(filter);
      }),
    );
  });
});
