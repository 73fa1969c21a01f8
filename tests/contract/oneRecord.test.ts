import { randomUUID } from 'node:crypto';
import { businessCalls, companyCalls, resourceCalls } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { businessInfo } from '@comanda/api/areas/basics/businessInfo';
import { describe, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';

/* An area that is the one record of its company (docs/product.md §7.16): what a company is as a business. */
const platform = usePlatform();
const calls = resourceCalls(businessInfo);

describe('the one record of a company', () => {
  it('is there with the company, under its id, and is changed from its newest state', async () => {
    const operator = await platform().as('operator');
    const { data: company } = await operator.call(companyCalls.make, {
      data: {
        code: `B${randomUUID().slice(0, 8)}`,
        cName: 'Casa Lirio',
        kind: '1',
        taxNumber: '500000000',
        country: 'PT',
      },
    });
    const { data: row } = await operator.call(calls.get, { params: { id: company.id } });
    expect(row).toMatchObject({
      id: company.id,
      names: { 'pt-PT': 'Casa Lirio' },
      taxNumber: '500000000',
      country: 'PT',
      version: 1,
    });
    const { created: _c, updated: _u, ...sent } = row;
    const save = (over: object) => operator.call(calls.update, { data: { ...sent, ...over } });
    expect((await save({ legalName: 'Casa Lirio, Lda.', taxNumber: '508025842' })).data.version).toBe(2);
    expect((await save({ legalName: 'Late' })).status).toBe(409);
    const wrong = await save({ version: 2, taxNumber: '508025843' });
    expect(wrong.error.extra).toMatchObject([{ entity: 'BSN', field: 'taxNumber', error: 'tax_number' }]);
    const { data: told } = await operator.call(businessCalls.company, { params: { id: company.id } });
    expect(told).toMatchObject({ taxNumber: '508025842', taxRegime: '01' });
  });

  it('is refused with the company where its tax number is none', async () => {
    const refused = await (
      await platform().as('operator')
    ).call(companyCalls.make, {
      data: { code: 'WRONG', cName: 'Wrong', kind: '1', taxNumber: 'B12345678', country: 'ES' },
    });
    expect(refused.error.extra).toMatchObject([{ field: 'taxNumber', error: 'tax_number' }]);
  });

  it('is the only one: nobody makes another, and nobody deletes it', async () => {
    const owner = await platform().as('owner');
    const idCompany = await platform().company('ENCINA');
    const { data: page } = await owner.call(calls.list, { data: { idCompany } });
    expect(page.elements.map(({ id }) => id)).toEqual([idCompany]);
    const offered = new Set(allCalls.map(({ name }) => name));
    for (const call of [calls.create, calls.remove, calls.removeMany, calls.setStatus]) {
      expect(offered).not.toContain(call.name);
      const params = call === calls.remove ? { id: idCompany } : {};
      expect((await owner.callWith(call, {}, params)).status, call.name).toBe(404);
    }
    await expect(
      platform().pool.query(
        `insert into business_info (id_company, id, code, names, taxpayer_type, document_kind, country, "order", status)
          select id_company, gen_random_uuid(), 'OTHER', names, '2', 'NIF', 'ES', 20, 'A' from business_info limit 1`,
      ),
    ).rejects.toThrow('business_info_one_check');
  });
});
