import { expect, it } from 'vitest';
import { applied, bookOf } from './catalogue.ts';
import { offersOf, salesRates } from './offer.ts';
import { screenOf } from './screen.ts';
import { product, published, record } from './shop.fixture.ts';

const shown = (...changes: Parameters<typeof applied>[1]) => {
  const catalogue = applied(published, changes, false);
  const book = bookOf(catalogue);
  const [rate] = salesRates(book);
  if (!rate) throw new Error('The shop has no rate.');
  const offers = offersOf(book, rate, [{ id: 'iva10' }, { id: 'iva21' }]);
  return screenOf(catalogue, 'here', [...book.departments.values()], offers);
};
const layout = (id: string, over: Record<string, unknown>) =>
  record('SOR', id, { idStore: null, departments: [], products: [], order: 10, ...over });
const keys = (screen: ReturnType<typeof shown>) => screen.keys.map((offer) => offer.product.id);

it('shows everything that is sold, the placed keys first, and of its own store before that of all', () => {
  const usual = keys(shown());
  const own = layout('own', { idStore: 'here', products: [{ idProduct: 'steak' }] });
  const all = layout('all', { products: [{ idProduct: 'soup' }] });
  expect(keys(shown(all))[0]).toBe('soup');
  expect(keys(shown(own, all))[0]).toBe('steak');
  expect(keys(shown(layout('other', { idStore: 'there', products: [{ idProduct: 'soup' }] })))).toEqual(
    usual,
  );
  expect(keys(shown(own)).toSorted()).toEqual(usual.toSorted());
});
it('shows departments in the order of its layout, and no more of one in sight than a page', () => {
  const many = Array.from({ length: 15 }, (_, nth) =>
    product(`beer${nth}`, 200, { idDepartment: 'bar', order: nth }),
  );
  const bar = record('DPT', 'bar', { order: 20 });
  const first = layout('all', {
    departments: [{ idDepartment: 'bar' }],
    products: [{ idProduct: 'beer14' }],
  });
  const screen = shown(bar, ...many, first);
  expect(keys(screen).slice(0, 2)).toEqual(['beer14', 'beer0']);
  expect([...screen.inSight].filter((id) => id.startsWith('beer'))).toHaveLength(12);
  expect(screen.inSight.has('beer14')).toBe(true);
});
