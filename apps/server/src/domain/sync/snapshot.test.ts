import { expect, it } from 'vitest';
import { shortenedList } from './snapshot.ts';

const line = (idRate: string, price: number) => ({ idRate, price });
const rates = (count: number) => Array.from({ length: count }, (_, place) => line(`r${place}`, 100));

it('a short list is told whole, so that its order is', () => {
  const pair = { field: 'rateProduct', before: rates(3), after: [line('r1', 100), line('r0', 110)] };
  expect(shortenedList(pair, 3)).toEqual(pair);
});
it('a long list is told by the entries that differ, however their keys are put', () => {
  const [first, ...others] = rates(4);
  const before = [first, ...others];
  const after = [line('r0', 120), ...others.map(({ idRate, price }) => ({ price, idRate }))];
  expect(shortenedList({ field: 'rateProduct', before, after }, 3)).toEqual({
    field: 'rateProduct',
    before: [line('r0', 100)],
    after: [line('r0', 120)],
  });
});
it('of very many that differ only the first are told', () => {
  const { before, after } = shortenedList({ field: 'rateProduct', before: null, after: rates(9) }, 3);
  expect([before, after]).toEqual([[], rates(3)]);
});
