import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf } from './usePages.ts';

describe('pages of dishes', () => {
  it('hold every card in its order, and one that goes on in both of its pages', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 30 }), (places) => {
        let page = 0;
        const cards = places.map(([turns, goesOn], index) => {
          if (turns && index > 0) page += 1;
          const first = page;
          if (goesOn) page += 1;
          return { first, last: page };
        });
        const cuts = cutsOf(cards);
        expect(cuts).toHaveLength(cards.length === 0 ? 0 : page + 1);
        for (const [nth, { from, to }] of cuts.entries())
          expect(cards.map(({ first, last }) => first <= nth && nth <= last)).toEqual(
            cards.map((_, index) => index >= from && index < to),
          );
      }),
    );
  });
});
