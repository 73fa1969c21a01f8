import { allergen } from '@comanda/api/areas/system/allergen';
import { department } from '@comanda/api/areas/sales/department';
import { manufacturer } from '@comanda/api/areas/licensing/manufacturer';
import {
  accountCalls,
  exportCalls,
  mainMenu,
  peopleCalls,
  resourceCalls,
  viewCalls,
} from '@comanda/api/calls';
import { platformId, platformLanguages } from '@comanda/api/kernel';
import { describe, expect, it } from 'vitest';
import { callerOf } from '../support/caller.ts';
import { enter, office, operator, tokenIn, useEmptyInstallation } from '../support/emptyInstallation.ts';

/* The first operator (docs/product.md §22.6). */
const { start } = useEmptyInstallation();
const namesOf = (text: string) => Object.fromEntries(platformLanguages.map((language) => [language, text]));

describe('an installation without an operator', () => {
  it('makes one by the address of its last start, once', async () => {
    const earlier = await start();
    const server = await start();
    expect(server.beginning).toMatch(new RegExp(`^${office}/begin#[\\w-]{43}$`));
    const token = tokenIn(server.beginning);
    expect(server.said()).not.toContain(token);
    const make = (data: object) =>
      callerOf(server.origin).callWith(accountCalls.begin, { ...operator, ...data });
    for (const ended of [tokenIn(earlier.beginning), 'x'.repeat(43)])
      expect((await make({ token: ended })).error.code).toBe('ERROR_LINK');
    const weak = await make({ token, password: 'password' });
    expect(weak.error.extra).toMatchObject([{ field: 'password', error: 'is_common' }]);
    const emails = [operator.email, 'other@office.example'];
    const both = await Promise.all(emails.map((email) => make({ token, email })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const made = emails[both.findIndex(({ status }) => status === 200)] ?? '';
    const person = await enter(server.origin, made, operator.password);
    const { data: user } = await person.call(peopleCalls.logged);
    expect(user).toMatchObject({ email: made, kind: 'SYS', uName: operator.name });
  });

  it('offers nothing once there is one', async () => {
    expect((await start()).beginning).toBeUndefined();
  });
});

describe('the first operator', () => {
  const { begin } = useEmptyInstallation();
  it('keeps what is the platform’s own before there is a company, and nothing else', async () => {
    const { operator: person } = await begin();
    const { data: menu } = await person.call(peopleCalls.menu, { params: { menu: mainMenu } });
    const pathsIn = (branch: string) =>
      menu.find(({ name }) => name === branch)?.submenu.map(({ path }) => path);
    expect(menu.map(({ name }) => name)).toEqual([
      'home',
      'licences',
      'payments',
      'platform',
      'security',
      'integrations',
      'upgrades',
      'notifications',
    ]);
    // What everybody sees of the platform's own stands where it is used; who keeps it finds it without a company too.
    expect(pathsIn('platform')).toContain(allergen.route);
    const record = { idCompany: platformId, code: 'ACME', names: namesOf('Acme'), order: 10 };
    const { create, list } = resourceCalls(manufacturer);
    expect((await person.callWith(create, record)).status).toBe(200);
    const { data: kept } = await person.call(list, { data: { idCompany: platformId, limit: 10 } });
    expect(kept.elements).toMatchObject([{ code: 'ACME' }]);
    const { status, text } = await person.callWith(exportCalls(manufacturer).export, {
      idCompany: platformId,
    });
    expect([status, text]).toEqual([200, expect.stringContaining('ACME')]);
    expect((await person.callWith(resourceCalls(department).create, record)).status).toBe(404);
    const views = { companyId: platformId, entity: manufacturer.code };
    expect((await person.call(viewCalls.ofCompany, { params: views })).status).toBe(404);
  });
});
