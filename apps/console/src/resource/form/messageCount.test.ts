import { blank } from '@comanda/api/kernel';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';
import { messageCount } from './messageCount.ts';

const setting = { languages: ['es-ES', 'en-GB'] };

const namesAt = (...paths: readonly string[]) => ({
  names: paths.map((path) => ({ path, code: 'too_long' })),
});

describe('the count of what is wrong', () => {
  it('is that of the messages, not of what each value breaks', () => {
    const values = { ...blank(tax), code: ' ', names: {}, value: '' };
    const draft = createDraft(tax, setting, { base: { values, version: undefined } });
    draft.check();
    const { faults } = draft.get();
    // Nothing is asked for, and is no code either.
    expect(faults['code']).toHaveLength(2);
    expect(messageCount(tax, Object.keys(tax.fields), faults, 'es-ES')).toBe(3);
  });

  it('counts languages apart, and what is wrong with the whole text at the main one', () => {
    expect(messageCount(tax, ['names'], namesAt('names', 'names.es-ES'), 'es-ES')).toBe(1);
    expect(messageCount(tax, ['names'], namesAt('names', 'names.es-ES', 'names.en-GB'), 'es-ES')).toBe(2);
  });

  it('counts the cells of a list, each once', () => {
    const at = ['prices.0.price', 'prices.0.price', 'prices.4.price'].map((path) => ({ path, code: 'type' }));
    expect(messageCount(product, ['prices'], { prices: at }, 'es-ES')).toBe(2);
  });
});
