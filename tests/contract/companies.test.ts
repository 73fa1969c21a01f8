import { randomUUID } from 'node:crypto';
import {
  type AnyCall,
  businessCalls,
  companyCalls,
  invitationCalls,
  roleCalls,
  sessionCalls,
} from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { type Account, accounts, password } from '../support/accounts.ts';
import { atHost } from '../support/atHost.ts';
import { onePixel } from '../support/onePixel.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Companies come to be and begin (docs/product.md §22.8). */
const platform = usePlatform();

const known = { cName: 'Casa Nueva', kind: '1', taxNumber: null, country: 'ES' } as const;
const make = async (account: Account, over: object = {}) =>
  (await platform().as(account)).callWith(companyCalls.make, {
    ...known,
    code: `N${randomUUID().slice(0, 8)}`,
    ...over,
  });
const made = async (account: Account, over?: object): Promise<string> => {
  const answer = await make(account, over);
  expect(answer.status, answer.text).toBe(200);
  return String(JSON.parse(answer.text).data.id);
};

describe('a company', () => {
  it('of an operator has its country’s currency and languages, and its owner is invited', async () => {
    const operator = await platform().as('operator');
    const id = await made('operator', { country: 'EG', owner: 'Owner@Nile.example' });
    const { data: company } = await operator.call(businessCalls.company, { params: { id } });
    expect(company).toMatchObject({ currency: { code: 'EGP' }, country: 'EG', version: 1 });
    expect(company.languages.map(({ iso }) => iso)).toEqual(['ar-EG', 'en-GB']);
    const { data: sent } = await operator.call(invitationCalls.sent);
    expect(sent.filter((one) => one.idCompany === id)).toMatchObject([
      { email: 'owner@nile.example', role: { code: 'OWNER' }, status: 'PND' },
    ]);
  });

  it('of somebody whom the brand lets is theirs alone', async () => {
    const id = await made('foreign');
    const owner = await platform().as('foreign');
    const { data: roles } = await owner.call(roleCalls.ofCompany, { params: { companyId: id } });
    expect(roles.flatMap(({ code, people }) => people.map(() => code))).toEqual(['OWNER']);
    const { status } = await (await platform().as('owner')).call(businessCalls.company, { params: { id } });
    expect(status).toBe(404);
  });

  it('is made by operators alone under a brand whose file says nothing', async () => {
    const host = 'lumbral.localhost';
    const at = (call: AnyCall, data: unknown, token?: string) =>
      atHost(platform().origin, host, call, { data, token });
    const statusOf = async (email: string): Promise<number | undefined> => {
      const signed = await at(sessionCalls.login, { email, password, brand: 'lumbral' });
      const { session } = sessionCalls.login.answer.parse(signed.data);
      return (await at(companyCalls.make, { ...known, code: 'OTHER' }, session)).status;
    };
    expect(await statusOf(accounts.owner)).toBe(403);
    expect(await statusOf(accounts.operator)).toBe(200);
  });

  it('begins in a country that is known', async () => {
    const refused = await make('operator', { country: 'AQ' });
    expect(refused.error.extra).toMatchObject([{ entity: 'CMP', field: 'country', error: 'choice' }]);
  });

  it('is opened five times a day by one person', async () => {
    await platform().pool.query('delete from sign_in_attempt');
    for (let nth = 0; nth < 5; nth += 1) await made('reader');
    expect((await make('reader')).status).toBe(429);
  });

  it('is changed from its newest state', async () => {
    const operator = await platform().as('operator');
    const idCompany = await made('operator');
    const change = (version: number, cName: string) =>
      operator.call(companyCalls.change, {
        data: { idCompany, version, cName, code: 'NEW', kind: '5' },
      });
    expect((await change(1, 'First')).data).toMatchObject({ cName: 'First', version: 2, kind: '5' });
    expect((await change(1, 'Second')).status).toBe(409);
  });

  it.each(['ES', 'PT', 'FR', 'IT', 'DE', 'PA', 'MX', 'AR', 'EG', 'GB'])(
    'of %s begins with what its country proposes, once, and a menu',
    async (country) => {
      const operator = await platform().as('operator');
      const idCompany = await made('operator', { country });
      const { data: proposals } = await operator.call(companyCalls.countries);
      const proposal = proposals.find((one) => one.country === country);
      const basics = () => operator.call(companyCalls.basics, { data: { idCompany } });
      const both = await Promise.all([basics(), basics()]);
      const count = [proposal?.taxes, proposal?.paymentMethods, proposal?.ticketKinds].flat().length + 1;
      expect(both.map(({ data }) => data.made).toSorted((a, b) => a - b)).toEqual([0, count]);
      const menu = () => operator.call(companyCalls.sampleMenu, { data: { idCompany } });
      expect((await menu()).data.made).toBe(8);
      expect((await menu()).data.made).toBe(0);
      const { data: standing } = await operator.call(companyCalls.beginning, { params: { id: idCompany } });
      expect(standing).toMatchObject({ regions: 1, products: 8, stores: 0, terminals: 0 });
    },
  );

  it('has no menu before it has a tax', async () => {
    const refused = await (
      await platform().as('operator')
    ).call(companyCalls.sampleMenu, { data: { idCompany: await made('operator') } });
    expect(refused.error.extra).toMatchObject([{ field: 'idTaxSale', error: 'required' }]);
  });

  it('is listed page by page', async () => {
    const operator = await platform().as('operator');
    const { data: all } = await operator.call(companyCalls.all);
    const { data: page } = await operator.call(companyCalls.list, { data: { search: 'encina' } });
    expect(all.length).toBeGreaterThan(page.total);
    expect(page.elements.map(({ code }) => code)).toEqual(['ENCINA']);
  });

  it('is found among many without its accents, a page at a time, by who sees it', async () => {
    const operator = await platform().as('operator');
    const ids: string[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      ids.push(await made('operator', { cName: `Cafetería número ${nth + 10}` }));
    const ask = async (search: string, offset = 0, account: Account = 'operator') =>
      (await (await platform().as(account)).call(companyCalls.list, { data: { search, limit: 10, offset } }))
        .data;
    const first = await ask('cafeteria NUMERO');
    const second = await ask('cafeteria numero', 10);
    expect([first.total, second.total]).toEqual([12, 12]);
    expect([...first.elements, ...second.elements].map(({ id }) => id)).toEqual(ids);
    expect(await ask('cafeteria numero', 100)).toEqual({ elements: [], total: 12 });
    expect(await ask('%')).toEqual({ elements: [], total: 0 });
    expect((await ask('cafeteria', 0, 'owner')).total).toBe(0);
    expect((await operator.call(companyCalls.all)).data.length).toBeGreaterThan(12);
  });

  it('has a picture, which stays until it is taken away', async () => {
    const operator = await platform().as('operator');
    const idCompany = await made('operator');
    const image = new Blob([onePixel], { type: 'image/png' });
    const data = { idCompany, cName: 'Pictured', code: 'PIC', kind: '1' } as const;
    const { data: shown } = await operator.call(companyCalls.change, {
      data: { ...data, version: 1 },
      files: { image },
    });
    expect(shown.avatar.url).toContain('/image/');
    const kept = await operator.call(companyCalls.change, { data: { ...data, version: 2 } });
    expect(kept.data.avatar.url).toBe(shown.avatar.url);
    const without = await operator.call(companyCalls.change, { data: { ...data, version: 3, image: null } });
    expect(without.data.avatar.url).toBeNull();
  });
});
