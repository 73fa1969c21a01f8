import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { blank } from '@comanda/api/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields } from './draft.ts';
import { disputed, firstChoices, keptFiles, merged, type Versions } from './merge.ts';

const original = { ...blank(tax), code: 'IVA21', names: { 'es-ES': 'IVA' }, value: '21', order: 10 };

describe('two changes of one record', () => {
  it('dispute what both changed and what only the other changed', () => {
    const theirs = { ...original, value: '10', order: 20, code: 'IVA' };
    const mine = { ...original, value: '4', mealVoucher: 'S', code: 'IVA' };
    expect(disputed(tax, { original, theirs, mine })).toEqual(['value', 'order']);
    expect(firstChoices(tax, { original, theirs, mine })).toEqual({ order: 'theirs' });
    expect(merged(tax, { original, theirs, mine }, { value: 'mine', order: 'theirs' })).toMatchObject({
      value: '4',
      order: 20,
      mealVoucher: 'S',
    });
  });

  it('are decided as a whole where they are of pictures that belong together', () => {
    const [red, blue] = [{ color: '#aa0000' }, { color: '#0000aa' }];
    const record = { ...blank(product), image: red, images: [] };
    const theirs = { ...record, images: [{ image: blue }] };
    const mine = { ...record, image: blue };
    const versions = { original: record, theirs, mine };
    expect(disputed(product, versions)).toEqual(['image']);
    expect(firstChoices(product, versions)).toEqual({});
    expect(merged(product, versions, { image: 'theirs' })).toMatchObject(theirs);
    expect(merged(product, versions, { image: 'mine' })).toMatchObject(mine);
    const file = new File([], 'plate.png');
    const files = { 'images.0.image': file, kioskDetail: file };
    expect(keptFiles(product, files, { image: 'theirs' })).toEqual({ kioskDetail: file });
  });

  it('lose nothing that one side alone changed, whatever the two did', () => {
    const record = fc.record({
      code: fc.constantFrom('IVA21', 'A', 'B'),
      value: fc.constantFrom('21', '10', '4'),
      order: fc.constantFrom(10, 20, 30),
      status: fc.constantFrom('A', 'I'),
    });
    fc.assert(
      fc.property(record, record, (other, own) => {
        const versions: Versions = {
          original,
          theirs: { ...original, ...other },
          mine: { ...original, ...own },
        };
        const open = disputed(tax, versions);
        const choices = {
          ...Object.fromEntries(open.map((name) => [name, 'mine' as const])),
          ...firstChoices(tax, versions),
        };
        const result = merged(tax, versions, choices);
        const theirChanges = changedFields(tax, original, versions.theirs);
        const myChanges = changedFields(tax, original, versions.mine);
        for (const name of theirChanges.filter((field) => !myChanges.includes(field)))
          expect(result[name]).toEqual(versions.theirs[name]);
        for (const name of myChanges) expect(result[name]).toEqual(versions.mine[name]);
      }),
    );
  });
});
