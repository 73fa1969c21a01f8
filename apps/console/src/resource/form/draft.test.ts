import { blank } from '@comanda/api/kernel';
import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import { photo } from '@comanda/api/areas/system/photo';
import { describe, expect, it, vi } from 'vitest';
import { changedFields, createDraft, sectionsOf } from './draft.ts';

const setting = { languages: ['es-ES', 'en-GB'] };
const stored = { ...blank(tax), code: 'IVA21', names: { 'es-ES': 'IVA' }, value: '21', order: 10 };
const start = () => createDraft(tax, setting, { base: { values: stored, version: 3 } });

describe('a draft', () => {
  it('is dirty while it differs, and clean again when the old value is back', () => {
    const draft = start();
    draft.set('value', '10');
    expect(draft.get().isDirty).toBe(true);
    draft.set('value', '21');
    expect(draft.get().isDirty).toBe(false);
  });

  it('is not dirty by what the form proposes, and is by what a person makes of it', () => {
    const draft = start();
    draft.propose('value', '10');
    expect([draft.get().values['value'], draft.get().isDirty]).toEqual(['10', false]);
    draft.set('value', '21');
    expect(draft.get().isDirty).toBe(true);
  });

  it('does not count what a hidden field holds', () => {
    expect(changedFields(tax, stored, { ...stored, amount: 500 })).toEqual([]);
    expect(changedFields(tax, stored, { ...stored, kind: 'F', amount: 500 })).toContain('amount');
  });

  it('shows the faults of a field once the person has left it, and of all after an attempt to save', () => {
    const draft = createDraft(tax, setting, { base: { values: blank(tax), version: undefined } });
    draft.leave('code');
    expect(Object.keys(draft.get().faults)).toEqual(['code']);
    expect(draft.check()).toBeUndefined();
    expect(Object.keys(draft.get().faults).toSorted()).toEqual(['code', 'names']);
  });

  it('has the picture that it must have while that travels beside its values', () => {
    const values = { ...blank(photo), code: 'SEA', names: { 'es-ES': 'Mar' }, order: 10 };
    const draft = createDraft(photo, setting, { base: { values, version: undefined } });
    expect(draft.check()).toBeUndefined();
    expect(draft.get().faults['image']?.[0]?.code).toBe('required');
    draft.setFile('image', new File(['sea'], 'sea.png', { type: 'image/png' }));
    expect(draft.check()).toMatchObject({ code: 'SEA', image: null });
    draft.setFile('image', undefined);
    expect(draft.check()).toBeUndefined();
  });

  it('takes a fault away when its field changes, the platform’s too', () => {
    const draft = start();
    draft.refuse([{ path: 'code', code: 'ERROR_CODE_EXIST' }]);
    expect(draft.get().faults['code']?.[0]?.code).toBe('ERROR_CODE_EXIST');
    draft.leave('value');
    expect(draft.get().faults['code']).toBeDefined();
    draft.set('code', 'IVA22');
    expect(draft.get().faults['code']).toBeUndefined();
    // Judged anew, it does not come back.
    draft.leave('value');
    expect(draft.get().faults['code']).toBeUndefined();
  });

  it('keeps the identity of what did not change, so that other fields stay as they are', () => {
    const draft = start();
    draft.set('code', '');
    draft.leave('code');
    const before = draft.get();
    draft.set('value', '999');
    draft.leave('value');
    const after = draft.get();
    expect(after.faults['value']?.[0]?.code).toBe('too_big');
    expect(after.faults['code']).toBe(before.faults['code']);
    expect(after.values['names']).toBe(before.values['names']);
  });

  it('answers canonical values and tells its listeners', () => {
    const draft = start();
    const listener = vi.fn<() => void>();
    const stop = draft.subscribe(listener);
    draft.set('value', '007.50');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(draft.check()?.['value']).toBe('7.5');
    stop();
    draft.set('value', '8');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is not sent while a field waits for its picture, and says so there', () => {
    const draft = start();
    draft.setWaiting('names', true);
    expect(draft.check()).toBeUndefined();
    expect(draft.get().faults['names']).toMatchObject([{ code: 'picture_waits' }]);
    draft.setWaiting('names', false);
    expect(draft.get().faults).toEqual({});
    expect(draft.check()).toBeDefined();
  });

  it('goes on from another record and is clean where it agrees with it', () => {
    const draft = start();
    draft.set('value', '10');
    const theirs = { ...stored, value: '10', order: 20 };
    draft.rebase({ values: theirs, version: 4 }, theirs);
    expect(draft.get()).toMatchObject({ isDirty: false, base: { version: 4 } });
  });
});

/** Rows that count how often a value of theirs is read. */
const counted = () => {
  let reads = 0;
  const rowOf = (nth: number) => ({
    get idRate() {
      reads += 1;
      return `r${nth}`;
    },
    price: nth,
  });
  return { rows: Array.from({ length: 1000 }, (_, nth) => rowOf(nth)), reads: () => reads };
};

describe('a draft of a list of a thousand rows', () => {
  it('looks at the rows that are others, however many ask what is changed', () => {
    const { rows, reads } = counted();
    const base = { values: { ...blank(product), rateProduct: rows }, version: 1 };
    const draft = createDraft(product, setting, { base });
    const told: (readonly string[])[] = [];
    for (const _ of 'abc') draft.subscribe(() => told.push(draft.get().changed));
    draft.set(
      'rateProduct',
      rows.map((row, nth) => (nth === 7 ? { idRate: 'r7', price: 1 } : row)),
    );
    expect(told).toEqual([['rateProduct'], ['rateProduct'], ['rateProduct']]);
    expect(reads()).toBeLessThan(5);
  });
});

describe('the sections of a form', () => {
  it('follow the record: members belong to groups, a rate to normal taxes', () => {
    expect(sectionsOf(tax, stored).map(({ id }) => id)).toEqual(['basic']);
    const group = sectionsOf(tax, { ...stored, kind: 'G' });
    expect(group.map(({ id }) => id)).toEqual(['basic', 'members']);
    expect(group[0]?.fields).not.toContain('value');
  });
});
