import { product } from '@comanda/api/areas/sales/product';
import { describe, expect, it } from 'vitest';
import { ean13 } from '../menu.ts';
import { businesses } from './businesses.ts';
import { rowsOf } from './menu.ts';

const allergens: readonly string[] = Object.keys(product.fields.allergens.item.allergen.options);
const plain = ['fav', '18', 'stock', 'kg', 'off', 'free'];

describe.each(businesses.map((business) => [business.code, business] as const))(
  'the menu of %s',
  (_, { languages, menu, taxes }) => {
    const rows = (table: string) => rowsOf(table, languages);
    const codes = (table: string) => rows(table).map(({ code }) => code);
    const products = rows(menu.products);
    const sold = [...products, ...rows(menu.packProducts)];
    const at = (place: number) => new Set(sold.map(({ section }) => section[place]));
    const named = (prefix: string) =>
      new Set(
        sold.flatMap(({ cells }) =>
          (cells[2] ?? [])
            .filter((word) => word.startsWith(prefix))
            .flatMap((word) => word.slice(prefix.length).split(',')),
        ),
      );

    it('has no code twice in an area', () => {
      for (const table of Object.values(menu).filter(
        (text) => text !== menu.packProducts && text !== menu.products,
      ))
        expect(new Set(codes(table)).size).toBe(codes(table).length);
      expect(new Set(sold.map(({ code }) => code)).size).toBe(sold.length);
    });
    it('is as long as a menu is', () => {
      expect(sold.length).toBeGreaterThanOrEqual(60);
      expect(sold.length).toBeLessThanOrEqual(120);
    });
    it('gives each product a price in the default rate, taxes that its company has, and known allergens', () => {
      const known = taxes.filter(({ isInactive }) => !isInactive).map(({ code }) => code);
      for (const { code, section, cells } of sold) {
        expect([code, known.includes(section[2] ?? '')]).toEqual([code, true]);
        expect([code, Number(cells[0]?.[0]) >= 0]).toEqual([code, true]);
        expect([code, cells[0]?.length]).toEqual([code, 3]);
        expect([code, (cells[1] ?? []).filter((word) => !allergens.includes(word))]).toEqual([code, []]);
      }
    });
    it('spells every word about a product as the reader knows it', () => {
      const unknown = sold.flatMap(({ cells }) =>
        (cells[2] ?? []).filter(
          (word) => !plain.includes(word) && !/^(?:m|s|x|p|src|ean|stock):\S+$/.test(word),
        ),
      );
      expect(unknown).toEqual([]);
    });
    it('uses each modifier, supplement, group and pack that it has', () => {
      const supplements = products.filter(({ section }) => section[0] === '@3').map(({ code }) => code);
      expect(named('m:')).toEqual(new Set(codes(menu.modifiers)));
      expect(named('s:')).toEqual(new Set(supplements));
      expect(named('p:')).toEqual(new Set(codes(menu.packs)));
      const grouped = rows(menu.packs).flatMap(({ details }) =>
        details.map(({ cells }) => cells.at(-1)?.split(' ')[0]),
      );
      expect(new Set(grouped)).toEqual(new Set(codes(menu.groups)));
    });
    it('leaves no subdepartment, area or course empty', () => {
      expect([...at(1)]).toEqual(expect.arrayContaining(codes(menu.subdepartments)));
      expect([...at(4)]).toEqual(expect.arrayContaining(codes(menu.areas)));
      expect([...at(5)]).toEqual(expect.arrayContaining(codes(menu.kitchenOrders)));
    });
  },
);

it('ends barcodes in their check digit', () => {
  expect(ean13(400638133393)).toBe('4006381333931');
});
