import { resources } from '@comanda/api/areas/all';
import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import { blank } from '@comanda/api/kernel';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './draft.ts';
import { layoutOf, MAIN, MORE } from './layout.ts';

const noneWhole = (): boolean => false;
const idsOf = (layout: ReturnType<typeof layoutOf>, isOpen: boolean): readonly string[] =>
  layout.sections.filter((section) => section.isOpen === isOpen).map(({ id }) => id);

describe.each(resources)('$name', (resource) => {
  it.each([true, false])('shows each field once, new: %s', (isNew) => {
    const values = blank(resource);
    const { sections, beside } = layoutOf(resource, values, isNew, noneWhole);
    const laid = [...sections.flatMap(({ fields }) => fields), ...beside];
    expect(laid.toSorted()).toEqual(
      sectionsOf(resource, values)
        .flatMap(({ fields }) => fields)
        .toSorted(),
    );
  });
});

it('asks a new product for what the definition says first, and folds the rest', () => {
  const layout = layoutOf(product, blank(product), true, noneWhole);
  expect(layout.sections[0]).toMatchObject({ id: MAIN, fields: product.first });
  expect(idsOf(layout, true)).toEqual([MAIN]);
  expect(layout.beside).toEqual(['image', 'images']);
});

it('shows of a record with many fields what is wanted most, and prices with it', () => {
  const layout = layoutOf(product, blank(product), false, noneWhole);
  expect(idsOf(layout, true)).toEqual([MAIN, 'price']);
  expect(layout.sections.at(-1)?.id).toBe(MORE);
  expect(layout.beside).toEqual(['image', 'images', 'status', 'order']);
});

it('shows all of a record with few, its name before its code', () => {
  const values = { ...blank(tax), kind: 'G' };
  const layout = layoutOf(tax, values, false, noneWhole);
  expect(idsOf(layout, false)).toEqual([]);
  expect(layout.sections[0]?.fields.slice(0, 2)).toEqual(['names', 'code']);
});

it('leaves a section whole that draws its fields in its own way', () => {
  const { sections } = layoutOf(product, blank(product), false, (section) => section === 'basic');
  expect(sections[0]?.fields).toEqual(
    product.form[0]?.fields.filter((name) => !['image', 'images', 'order', 'status'].includes(name)),
  );
});
