import {
  accountCalls,
  companyCalls,
  groupCalls,
  peopleCalls,
  profileCalls,
  roleCalls,
} from '@comanda/api/calls';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '../support/accounts.ts';
import type { Answer, Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * What people call themselves, their roles, groups and businesses stands in mails that the platform sends to others: it
 * leads nowhere, and shows as it is read (docs/security.md).
 */
const platform = usePlatform();
let owner: Caller;
let idCompany: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});

const places: Readonly<Record<string, (name: string) => Promise<Answer>>> = {
  'a person who asks for an account': (name) =>
    platform().anyone.callWith(accountCalls.register, {
      name,
      surname: 'Robledo',
      email: 'new@encina.example',
      password: 'a long enough one',
      lang: 'es-ES',
      brand,
    }),
  'a person’s surname': async (surname) => {
    const { id } = (await owner.call(peopleCalls.logged)).data;
    const { version } = (await owner.call(profileCalls.get, { params: { id } })).data;
    return owner.callWith(profileCalls.update, { id, version, uName: 'Carmen', surname, lang: 'es-ES' });
  },
  'a role': (name) => owner.callWith(roleCalls.make, { idCompany, name, permissions: {} }),
  'a group': (gName) => owner.callWith(groupCalls.make, { gName, idCompanies: [idCompany], idStores: [] }),
  'a business': (cName) =>
    owner.callWith(companyCalls.change, { idCompany, version: 1, code: 'ENCINA', cName, kind: 'N' }),
};
it.each(Object.keys(places))('%s leads nowhere and turns nothing', async (place) => {
  const write = places[place];
  for (const [name, error] of [
    ['See https://elsewhere.example', 'leads_away'],
    ['Carmen \u202eelpmaxe', 'control_characters'],
    ['Carmen\u2067', 'control_characters'],
  ] as const) {
    const answer = await write?.(name);
    expect([400, 422], place).toContain(answer?.status);
    expect(answer?.error.extra, `${place}: ${name}`).toContainEqual(expect.objectContaining({ error }));
  }
});
