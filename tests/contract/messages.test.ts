import {
  businessCalls,
  deviceCalls,
  importCalls,
  importInto,
  invitationCalls,
  peopleCalls,
  resourceCalls,
  roleCalls,
  syncCalls,
} from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { tellSilent } from '../../apps/server/src/domain/terminal/silentTills.ts';
import { type Account, accounts } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole } from '../support/grants.ts';
import { taxesIn, ticketOf, tillOf } from '../support/till.ts';
import { toldTo as told } from '../support/told.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { restedImport } from './requests.ts';

/* What happens while somebody looks elsewhere is told to whom it concerns, and to nobody else (docs/product.md §21). */
const platform = usePlatform();
let owner: Caller;
let idCompany = '';
let madrid = '';

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { data } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  madrid = data.find(({ code }) => code === 'MAD')?.id ?? '';
});
beforeEach(() => platform().pool.query('delete from message'));

const toldTo = (account: Account) => told(platform(), account);
const speaks = (account: Account, lang: string) =>
  platform().pool.query('update app_user set lang = $2 where email = $1', [accounts[account], lang]);
const idOf = async (account: Account): Promise<string> =>
  (await (await platform().as(account)).call(peopleCalls.logged)).data.id;
/** A new tax, published to Madrid. */
const publishTax = async (code: string) => {
  await owner.call(resourceCalls(tax).create, {
    data: { idCompany, code, names: { 'es-ES': code }, kind: 'N', value: '8', order: 9100 },
  });
  const [commit] = (await owner.call(syncCalls.publish, { data: { idCompany, idStores: [madrid] } })).data;
  if (!commit) throw new Error('Nothing was published.');
  return commit;
};

describe('a role', () => {
  it('that was given is told to the person, in their language, and not to others', async () => {
    await speaks('cook', 'es-ES');
    await owner.call(roleCalls.give, {
      data: { idCompany, idUsers: [await idOf('cook')], role: 'READER', try: true },
    });
    expect(await toldTo('cook')).toEqual([]);
    await owner.call(roleCalls.give, {
      data: { idCompany, idUsers: [await idOf('cook')], role: 'READER', try: false },
    });
    expect(await toldTo('cook')).toEqual([
      expect.objectContaining({
        nclass: 'role.given',
        title: expect.stringContaining('Taberna La Encina'),
        body: expect.stringContaining('Carmen Robledo'),
        role: 'READER',
        idCompany,
      }),
    ]);
    expect((await toldTo('cook'))[0]?.title).toContain('rol');
    expect(await toldTo('owner')).toEqual([]);
    await giveRole(platform().pool, 'cook', idCompany, 'COOK');
  });
  it('that lets people do other things is told to those who have it', async () => {
    const { data: made } = await owner.call(roleCalls.make, {
      data: { idCompany, name: 'Floor', permissions: { ALLOW_COMPANY_ACCESS: 'GRN' } },
    });
    await giveRole(platform().pool, 'reader', idCompany, made.code);
    await owner.call(roleCalls.change, {
      data: {
        idCompany,
        code: made.code,
        version: made.version,
        name: 'Floor',
        permissions: { ALLOW_COMPANY_ACCESS: 'GRN', ALLOW_COMPANY_TICKET_ACCESS: 'GRN' },
        try: false,
      },
    });
    expect(await toldTo('reader')).toMatchObject([{ nclass: 'role.changed', role: made.code }]);
    expect(await toldTo('cook')).toEqual([]);
    await giveRole(platform().pool, 'reader', idCompany, 'READER');
  });
});

it('an invitation that was accepted is told to whoever sent it', async () => {
  await owner.call(invitationCalls.send, { data: { idCompany, email: accounts.foreign, role: 'COOK' } });
  const guest = await platform().as('foreign');
  const [received] = (await guest.call(invitationCalls.received)).data;
  await guest.call(invitationCalls.accept, { params: { id: received?.id ?? '' } });
  expect(await toldTo('owner')).toMatchObject([
    { nclass: 'invitation.accepted', title: expect.stringContaining('Taberna La Encina'), idCompany },
  ]);
  // A second time it is accepted already, and no news.
  await guest.call(invitationCalls.accept, { params: { id: received?.id ?? '' } });
  expect(await toldTo('owner')).toHaveLength(1);
  await platform().pool.query(
    `delete from membership using app_user where app_user.id = id_user and email = $1 and id_company = $2`,
    [accounts.foreign, idCompany],
  );
});

it('an import that is done says what came of it', async () => {
  const { data } = await owner.call(importInto(tax), {
    data: { idCompany, fileName: 'taxes.csv' },
    files: { file: new Blob([new Uint8Array(Buffer.from('Code;Name;Rate\nNEWS1;News;7\n'))]) },
  });
  const tried = await restedImport(owner, data.id);
  await owner.call(importCalls.store, { data: { id: tried.id, version: tried.version } });
  await restedImport(owner, tried.id);
  expect(await toldTo('owner')).toMatchObject([
    {
      nclass: 'import.stored',
      title: expect.stringContaining('taxes.csv'),
      body: expect.stringContaining('1'),
      idImport: tried.id,
      entity: 'TAX',
    },
  ]);
});

it('an import that stops on the way is told to who asked for it', async () => {
  const { data } = await owner.call(importInto(tax), {
    data: { idCompany, fileName: 'stops.csv' },
    files: { file: new Blob([new Uint8Array(Buffer.from('Code;Name;Rate\nSTOP1;Stop;7\n'))]) },
  });
  const tried = await restedImport(owner, data.id);
  // Who may not create taxes any more by the time it is stored.
  await platform().pool.query(
    `update import set state = 'storing', done = 0, stored = $2, id_actor = (select id from app_user where email = $3)
     where id = $1`,
    [tried.id, { created: 0, changed: 0, failed: 0, pictures: 0, picturesFailed: 0 }, accounts.reader],
  );
  await platform().pool.query(`select pg_notify('comanda_import', '')`);
  await restedImport(owner, tried.id);
  expect(await toldTo('reader')).toMatchObject([
    {
      nclass: 'import.failed',
      title: expect.stringContaining('stops.csv'),
      idImport: tried.id,
      entity: 'TAX',
      idCompany,
    },
  ]);
  expect(await toldTo('owner')).toEqual([]);
});

it('a publication that a till does not take is told to its author once', async () => {
  const sala = await tillOf(platform(), 'ENCINA MAD Sala');
  const barra = await tillOf(platform(), 'ENCINA MAD Barra');
  const { id, number } = await publishTax('REFUSED1');
  await sala.acknowledge(number, 'sin memoria');
  await sala.acknowledge(number, 'sin memoria');
  await barra.acknowledge(number, 'sin papel');
  expect(await toldTo('owner')).toMatchObject([
    { nclass: 'publication.refused', body: expect.stringContaining('sin memoria'), idCommit: id },
  ]);
  expect(await toldTo('manager')).toEqual([]);
});

/** A till that was heard last so many minutes ago. */
const quiet = (name: string, minutes: number) =>
  platform().pool.query(
    `update terminal set seen = now() - make_interval(mins => $2), told_silent = null
     where name = $1 and id_company = $3`,
    [name, minutes, idCompany],
  );
/** What the platform does each minute. */
const look = async (): Promise<void> => {
  const pool = createPool(platform().databaseUrl);
  await tellSilent(pool);
  await pool.end();
};

describe('a till', () => {
  it('that is silent with its day open is told once, and again only after it has spoken', async () => {
    const sala = await tillOf(platform(), 'ENCINA MAD Sala');
    // Nothing was sold since its last Z: it is at rest.
    await quiet('Sala', 16);
    await look();
    expect(await toldTo('owner')).toEqual([]);
    const pulled = await sala.pull(0);
    const [idTax] = taxesIn(pulled).keys();
    await sala.call(deviceCalls.ticket, {
      data: ticketOf(1, pulled.number, taxesIn(pulled), [{ unitPrice: 140, taxes: [idTax ?? ''] }]),
    });
    await quiet('Sala', 14);
    await look();
    expect(await toldTo('owner')).toEqual([]);
    await quiet('Sala', 16);
    await look();
    await look();
    expect(await toldTo('owner')).toMatchObject([
      { nclass: 'till.silent', title: expect.stringContaining('Sala'), idCompany },
    ]);
    expect(await toldTo('cook')).toEqual([]);
    await quiet('Sala', 16);
    await look();
    expect(await toldTo('owner')).toHaveLength(2);
  });
});
