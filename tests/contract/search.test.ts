import { searchCalls } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import { describe, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';

/* One search through all areas (docs/product.md §3.7). */
const platform = usePlatform();
const found = async (account: 'owner' | 'cook' | 'foreign', words: string, more: object = {}) => {
  const idCompany = await platform().company('ENCINA');
  return (await platform().as(account)).callWith(searchCalls.records, { idCompany, words, ...more });
};
const codesIn = (text: string): string[] =>
  JSON.parse(text).data.elements.map(({ entity, code }: Record<string, string>) => `${entity} ${code}`);

const onPlatform = async (account: 'operator' | 'owner', words: string) =>
  (await platform().as(account)).callWith(searchCalls.records, { idCompany: platformId, words });

describe('a search through all areas', () => {
  it('answers records of several, the platform’s own that everybody sees among them', async () => {
    const taxes = codesIn((await found('owner', 'iva')).text);
    expect(taxes).toContain('TAX IVA10');
    expect(codesIn((await found('owner', 'gluten')).text).some((one) => one.startsWith('ALG '))).toBe(true);
  });
  it('asks an area that is named for words of its own', async () => {
    const codes = codesIn(
      (await found('owner', 'taxes 21', { named: [{ entity: 'TAX', words: '21' }] })).text,
    );
    expect(codes).toContain('TAX IVA21');
  });
  it('finds what is the platform’s own without a company, by who may see it', async () => {
    expect(codesIn((await onPlatform('operator', 'till, a year')).text)).toContain('LSK POS-YEAR');
    expect(codesIn((await onPlatform('owner', 'till, a year')).text)).toEqual([]);
  });
  it('answers nothing of areas that the person may not see, and knows no company but theirs', async () => {
    expect(codesIn((await found('cook', 'iva')).text)).toEqual([]);
    expect((await found('foreign', 'iva')).status).toBe(404);
  });
});
